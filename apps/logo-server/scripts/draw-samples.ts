// Draws the logos that the landing and the wizard's strip show, with the engine that everybody gets:
// `npm run drawings` writes them into the app. Names and briefs live in the app's samples.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Brief, createEngine } from '@trazo/logo-engine';

type Sample = Brief & { id: string; seed: string };

const folder = new URL('../../logo-app/src/drawings/', import.meta.url);
const samples = JSON.parse(readFileSync(new URL('samples.json', folder), 'utf8')) as Sample[];
const engine = await createEngine();

for (const { id, seed, ...brief } of samples) {
  const { variants } = engine.draw(brief, seed);
  writeFileSync(new URL(`${id}.light.svg`, folder), variants.light);
  writeFileSync(new URL(`${id}.dark.svg`, folder), variants.dark);
  const symbol = engine.draw({ ...brief, type: 'symbol' }, seed);
  writeFileSync(new URL(`${id}.symbol.svg`, folder), symbol.variants.light);
}
process.stdout.write(`${samples.length} samples drawn\n`);
