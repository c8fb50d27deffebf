import { CAP } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { shrink, subtract, union } from '../../geometry/kernel.js';
import { concat, contours } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf, isCapitals, isHeavy } from './letters.js';

/** Width of the line that is left open along the middle of the strokes. */
const LINE = 0.05 * CAP;
/** Shorter pieces of it are dirt. */
const SHORTEST = 0.2 * CAP;
/** Least strokes of letters in which a line is seen on both sides. */
const BODY = 0.21 * CAP;

/** A fine line is cut along the middle of heavy strokes, as in carved and painted signs. */
export const inlineCut: Idea = {
  capitals: true,
  suits: (text, face) =>
    !face.fancy &&
    isCapitals(text) &&
    isHeavy(face) &&
    bodyOf(face) > BODY &&
    /^[\p{Script=Latin}\p{N} &'.-]{3,15}$/u.test(text),
  draw(block, inks) {
    if (block.rtl || block.box.width > 8 * CAP) return null;
    const all = union(...inkGlyphs(block).map(({ path }) => path));
    const middle = shrink(all, (bodyOf(block.face) - LINE) / 2);
    const lines = contours(middle).filter((contour) => {
      const box = bounds(contour);
      return box !== null && Math.max(box.width, box.height) >= SHORTEST;
    });
    if (lines.length < inkGlyphs(block).length) return null;
    return [textPath([subtract(all, { ...concat(...lines), evenOdd: true })], inks.base)];
  },
};
