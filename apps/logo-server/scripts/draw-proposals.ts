// Draws what the stories choose among, by stored recipes as the samples are: `npm run drawings` writes it into packages/ui.
import { writeFileSync } from 'node:fs';
import { brandInk, createEngine, describeProposals, inOneInk, type Recipe } from '@trazo/logo-engine';
import recipes from './sample-recipes.json' with { type: 'json' };

const engine = await createEngine();
const logos = (recipes.proposals as Recipe[]).map((recipe) => ({
  brief: recipe.brief,
  ...engine.redraw(recipe),
}));
const notes = describeProposals(logos.map(({ direction }) => direction));
const drawn = logos.map(({ brief, variants, direction }, place) => ({
  note: notes[place],
  light: variants.light,
  dark: variants.dark,
  brand: inOneInk(variants.dark, brandInk(brief.color)),
  icon: engine.drawIcon(brief.name, direction),
}));
const source = `/** Made by \`npm run drawings\`: six logos of one brief, for the stories. */
export const proposalDrawings = ${JSON.stringify(drawn, null, 2)};
`;
writeFileSync(
  new URL('../../../packages/ui/src/domain/fixtures/proposal-drawings.generated.ts', import.meta.url),
  source,
);
process.stdout.write(`${drawn.length} proposals drawn\n`);
