// Draws what the stories choose among, with the engine that everybody gets: `npm run drawings` writes it into packages/ui.
import { writeFileSync } from 'node:fs';
import { type Brief, brandInk, createEngine, describeProposals, inOneInk } from '@trazo/logo-engine';

const brief: Brief = {
  name: 'Mar Abierto',
  industry: 'fishing',
  style: 'modern',
  type: 'icon',
  color: '#0E7490',
  description: 'Pesca artesanal de Chiloé',
};
const engine = await createEngine();
const logos = engine.propose(brief, 'stories');
const notes = describeProposals(logos.map(({ direction }) => direction));
const drawn = logos.map(({ variants, direction }, place) => ({
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
