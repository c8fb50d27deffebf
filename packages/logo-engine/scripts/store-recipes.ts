/**
 * Writes the recipes that this version of the engine gives, each with a hash of what it draws, for
 * `test/stored-recipes.test.ts` to hold later versions to. `npx pnpm --filter @trazo/logo-engine run recipes:store`,
 * once a version is published: before that, what it draws may still change.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createEngine, ENGINE_VERSION } from '../src/index.js';
import { SIXTY } from '../test/sixty-briefs.js';
import { FOLDER, hashOf, type Stored } from '../test/stored-recipes.js';

const SEED = 'stored';

const file = new URL(`${ENGINE_VERSION}.jsonl`, FOLDER);
if (existsSync(file)) {
  throw new Error(
    `Version ${ENGINE_VERSION} has its recipes in ${file.pathname}: what is stored stays as it is. Raise ENGINE_VERSION first.`,
  );
}
const engine = await createEngine();
const lines = SIXTY.flatMap((brief) =>
  engine.propose(brief, SEED).map((logo) => {
    const stored: Stored = { recipe: logo.recipe, sha256: hashOf(engine, logo) };
    return JSON.stringify(stored);
  }),
);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${lines.length} recipes of version ${ENGINE_VERSION} are in ${file.pathname}.`);
