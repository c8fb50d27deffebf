import { CAP } from '../../fonts/shape.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf, isHeavy } from './letters.js';

const DROP = 0.12 * CAP;
const AIR = 0.035 * CAP;

/** Least strokes of letters that bear a shade. */
const BODY = 0.2 * CAP;

/** A shade behind heavy letters, parted from them by a line of light, as sign painters do it. */
export const dropShade: Idea = {
  suits: (text, face) => isHeavy(face) && bodyOf(face) > BODY && text.length > 2 && text.length < 18,
  draw(block, inks) {
    if (inks.shape === null || block.rtl) return null;
    const all = union(...inkGlyphs(block).map(({ path }) => path));
    const shade = subtract(translate(all, DROP * 0.8, DROP), grow(all, AIR, { join: 'miter' }));
    return [textPath([all], inks.base), { part: 'ornament', role: inks.shape, path: shade }];
  },
};
