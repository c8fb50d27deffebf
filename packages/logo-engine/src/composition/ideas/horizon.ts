import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { intersect, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isCapitals, isHeavy, isSans } from './letters.js';

/** Height of the cut over the baseline (below the bars of A, E and H), and its width. */
const LEVEL = 0.31 * CAP;
const GAP = 0.05 * CAP;

/** A level cut through heavy capitals; what is under it takes the second colour, like a reflection. One line. */
export const horizon: Idea = {
  suits: (text, face) => isHeavy(face) && isCapitals(text) && /^[\p{L} ]{3,14}$/u.test(text),
  draw(block, inks) {
    if (inks.letter === null || block.lines.length > 1 || !isSans(block.face)) return null;
    const { box } = block;
    const name = concat(...inkGlyphs(block).map((glyph) => glyph.path));
    const sea = rect(box.x - 5, -LEVEL, right(box) - box.x + 10, bottom(box) + LEVEL + 5);
    const line = rect(box.x - 5, -LEVEL - GAP, right(box) - box.x + 10, GAP);
    return [textPath([subtract(name, line, sea)], inks.base), textPath([intersect(name, sea)], inks.letter)];
  },
};
