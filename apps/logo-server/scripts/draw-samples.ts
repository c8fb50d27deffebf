// Draws the logos that the landing and the wizard's strip show: `npm run drawings` writes them into the app. Like a
// customer's, they are stored by their recipes, so what the engine chooses for a seed may change and they do not. What
// is said of them lives in the app's samples.json. To choose one anew, give its entry the recipe of another `engine.draw`.
import { writeFileSync } from 'node:fs';
import { createEngine, type Recipe } from '@trazo/logo-engine';
import recipes from './sample-recipes.json' with { type: 'json' };

const folder = new URL('../../logo-app/src/drawings/', import.meta.url);
const engine = await createEngine();
const samples = Object.entries(recipes.samples as Record<string, Recipe>);

for (const [id, recipe] of samples) {
  const { variants, direction } = engine.redraw(recipe);
  writeFileSync(new URL(`${id}.light.svg`, folder), variants.light);
  writeFileSync(new URL(`${id}.dark.svg`, folder), variants.dark);
  writeFileSync(new URL(`${id}.symbol.svg`, folder), engine.drawIcon(recipe.brief.name, direction));
}
process.stdout.write(`${samples.length} samples drawn\n`);
