import { CAP } from '../../fonts/shape.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf, isHeavy } from './letters.js';

/** Depth of the shade down and to the right, and the light between it and the letters. */
const DEPTH = 0.19 * CAP;
const AIR = 0.045 * CAP;
/** The letters are drawn out in steps so close that none is seen, as many as so many doublings make. */
const DOUBLINGS = 3;
/** Least strokes of letters that are a body. */
const BODY = 0.165 * CAP;

/** The letters stand out as solid bodies, parted from their shade by a line of light. */
export const blockShade: Idea = {
  suits: (text, face) =>
    isHeavy(face) && bodyOf(face) > BODY && /^[\p{Script=Latin}\p{N} &'.-]{3,15}$/u.test(text),
  draw(block, inks) {
    if (inks.shape === null || block.rtl || block.lines.length > 2) return null;
    const all = union(...inkGlyphs(block).map(({ path }) => path));
    // Each doubling draws out twice as far what is drawn out already: three booleans for eight steps.
    let solid = all;
    for (let step = DEPTH / 2 ** DOUBLINGS, i = 0; i < DOUBLINGS; i++, step *= 2)
      solid = union(solid, translate(solid, step, step));
    const shade = subtract(solid, grow(all, AIR, { join: 'miter' }));
    return [textPath([all], inks.base), { part: 'ornament', role: inks.shape, path: shade }];
  },
};
