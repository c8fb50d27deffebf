// Draws the logos that the landing and the wizard's strip show, with the engine that everybody gets:
// `npm run drawings` writes them into the app. Names and briefs live in the app's samples.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Brief, createEngine } from '@trazo/logo-engine';

/** What a business does stands under its name on the landing; the engine reads it as the description. */
type Sample = Omit<Brief, 'description'> & { id: string; seed: string; trade: string };

const folder = new URL('../../logo-app/src/drawings/', import.meta.url);
const samples = JSON.parse(readFileSync(new URL('samples.json', folder), 'utf8')) as Sample[];
const engine = await createEngine();

for (const { id, seed, trade, ...given } of samples) {
  const brief = { ...given, description: trade };
  const { variants, direction } = engine.draw(brief, seed);
  writeFileSync(new URL(`${id}.light.svg`, folder), variants.light);
  writeFileSync(new URL(`${id}.dark.svg`, folder), variants.dark);
  writeFileSync(new URL(`${id}.symbol.svg`, folder), engine.drawIcon(brief.name, direction));
}
process.stdout.write(`${samples.length} samples drawn\n`);
