import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { polygon } from '../../geometry/shapes.js';
import { CUT, halves } from './halves.js';
import type { Idea } from './idea.js';
import { bodyOf, isCapitals, isSans } from './letters.js';

/** Heights over the baseline at which the cut enters and leaves. */
const FROM = 0.16 * CAP;
const TO = 0.8 * CAP;

/** One rising cut through a whole word of heavy capitals; what is under it takes the second colour. */
export const slash: Idea = {
  suits: (text, face) => bodyOf(face) > 16 && isSans(face) && isCapitals(text) && /^\p{L}{3,8}$/u.test(text),
  draw(block, inks) {
    if (block.lines.length > 1 || block.rtl) return null;
    const { box } = block;
    const [x0, x1] = [box.x - CAP, right(box) + CAP];
    const rise = (TO - FROM) / box.width;
    const at = (x: number): number => -FROM - (x - box.x) * rise;
    const half = CUT / 2;
    const gap = polygon([
      [x0, at(x0) - half],
      [x1, at(x1) - half],
      [x1, at(x1) + half],
      [x0, at(x0) + half],
    ]);
    const under = polygon([
      [x0, at(x0)],
      [x1, at(x1)],
      [x1, 2 * CAP],
      [x0, 2 * CAP],
    ]);
    return halves(block, inks, gap, under);
  },
};
