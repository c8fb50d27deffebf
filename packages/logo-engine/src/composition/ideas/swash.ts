import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { CLOSE, CUBIC, MOVE, type Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** Distance of the stroke from the letters, its rise to the right, and how thick it is at its fullest. */
const AIR = 0.14 * CAP;
const RISE = 0.1 * CAP;
const FULL = 0.15 * CAP;

/** A stroke of the brush: thin at the left, full towards the right, back to a point. */
function stroke(x0: number, x1: number, y: number): Path {
  const w = x1 - x0;
  return {
    commands: [
      [MOVE, x0, y + RISE],
      [CUBIC, x0 + w * 0.3, y + RISE * 0.1, x0 + w * 0.7, y - RISE * 0.3, x1, y - RISE * 0.6],
      [CUBIC, x0 + w * 0.8, y + RISE * 0.3 + FULL, x0 + w * 0.42, y + RISE * 0.2 + FULL, x0, y + RISE],
      [CLOSE],
    ],
    evenOdd: false,
  };
}

/** A brush stroke runs under joined writing, as on an old shop front. */
export const swash: Idea = {
  withoutCaptions: true,
  suits: (text, face) => face.script === true && text.length > 3 && text.length < 18,
  draw(block, inks) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl) return null;
    const { box } = line;
    const y = bottom(box) + AIR;
    const name = textLayer(allGlyphs(block), inks.base);
    const path = stroke(box.x + box.width * 0.06, right(box) - box.width * 0.02, y);
    return [name, { part: 'ornament', role: inks.shape ?? inks.base, path }];
  },
};
