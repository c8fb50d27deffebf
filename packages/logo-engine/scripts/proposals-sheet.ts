/** Six proposals a row for invented briefs: are they six different ideas about this business? */
import { createEngine } from '../src/index.js';
import { BRIEFS } from './invented-briefs.js';
import { type Cell, saveSheet } from './sheet.js';

const engine = await createEngine();
const seed = process.argv[2] ?? 'a';
const cells = BRIEFS.flatMap((brief): Cell[] => {
  const proposals = engine.propose(brief, seed);
  return Array.from({ length: 6 }, (_, i) => {
    const logo = proposals[i];
    if (logo === undefined) return { svg: '<svg viewBox="0 0 1 1"></svg>', caption: 'none' };
    const { face, layout, idea, symbol, container } = logo.direction;
    const drawn = symbol === null ? '' : symbol.kind === 'monogram' ? symbol.text : symbol.id;
    return { svg: logo.svg, caption: `${layout} ${idea} ${face} ${drawn} ${container}` };
  });
});
for (let part = 0; part * 60 < cells.length; part++) {
  await saveSheet(`proposals-${part + 1}.png`, cells.slice(part * 60, part * 60 + 60), 6, 300, 200);
}
