import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { intersect } from '../../geometry/kernel.js';
import { polygon } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isHeavy, withLetters } from './letters.js';

const GAP = 0.075 * CAP;
/** Rise of the cut over the width of the letter. */
const RISE = 0.55;

/** A diagonal cut parts the capital that the name begins with; what is under it takes the second colour. */
export const initialCut: Idea = {
  suits: (text, face) => isHeavy(face) && /^[ABDEFHKMNPRSTUXZ]\p{L}{2}/u.test(text),
  draw(block, inks) {
    const [first] = inkGlyphs(block);
    if (first?.box == null || inks.letter === null || block.rtl || block.lines.length > 1) return null;
    const { box } = first;
    const reach = box.width;
    const at = (x: number): number => centreY(box) - (x - centreX(box)) * RISE;
    const [x0, x1] = [box.x - reach, right(box) + reach];
    const half = (GAP / 2) * Math.hypot(1, RISE);
    const [top, low] = [box.y - CAP, bottom(box) + CAP];
    const upper = polygon([
      [x0, top],
      [x1, Math.min(top, at(x1))],
      [x1, at(x1) - half],
      [x0, at(x0) - half],
    ]);
    const lower = polygon([
      [x0, at(x0) + half],
      [x1, at(x1) + half],
      [x1, low],
      [x0, Math.max(low, at(x0))],
    ]);
    const kept = intersect(first.path, upper);
    return [
      withLetters(block, inks, new Map([[first, kept]])),
      textPath([intersect(first.path, lower)], inks.letter),
    ];
  },
};
