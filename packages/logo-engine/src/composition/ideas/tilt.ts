import { bottom, right } from '../../geometry/bounds.js';
import { rotate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isHeavy, withLetters } from './letters.js';

const DEGREES = 13;

/** The last letter leans away from the others, as if it had just been put there. One short line. */
export const tilt: Idea = {
  suits: (text, face) => isHeavy(face) && /^\p{Script=Latin}{4,10}$/u.test(text) && !/[iljftIJ]$/.test(text),
  draw(block, inks) {
    const last = inkGlyphs(block).at(-1);
    if (last?.box == null || inks.letter === null || block.lines.length > 1 || block.rtl) return null;
    const turned = rotate(last.path, DEGREES, right(last.box), bottom(last.box));
    return [withLetters(block, inks, new Map([[last, null]])), textPath([turned], inks.letter)];
  },
};
