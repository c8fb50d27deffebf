import { flatten } from '../../analysis/edges.js';
import { CAP, type Glyph } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import type { Idea } from './idea.js';
import { allGlyphs, textPath } from './ink.js';
import { isCapitals, isSans, lineOf, stemOf } from './letters.js';
import { respace } from './respace.js';

/** Letters with an upright on their right, and on their left, that stay themselves when they share it. */
const PAIR = /H[BDEFKPR]/;
/** How much of the cap height an upright edge is. */
const UPRIGHT = 0.92 * CAP;

/** Whether a letter's own edge on one side is an upright: the M of some faces leans. */
function isUpright({ path, box }: Glyph, side: 'left' | 'right'): boolean {
  if (box === null) return false;
  const edge = side === 'left' ? box.x : right(box);
  const edges = flatten(path, 1);
  for (let i = 0; i < edges.length; i += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.slice(i, i + 4);
    if (Math.abs(x0 - edge) < 1 && Math.abs(x1 - edge) < 1 && Math.abs(y1 - y0) >= UPRIGHT) return true;
  }
  return false;
}

/** Two letters share the upright between them, once in a name. */
export const sharedStem: Idea = {
  capitals: true,
  suits: (text, face) => isSans(face) && isCapitals(text) && PAIR.test(text) && text.length < 16,
  draw(block, inks) {
    if (block.rtl) return null;
    const glyphs = allGlyphs(block);
    const at = glyphs.findIndex((glyph, i) => PAIR.test(`${glyph.text}${glyphs[i + 1]?.text ?? ''}`));
    const [first, second] = [glyphs[at], glyphs[at + 1]];
    if (first?.box == null || second?.box == null || lineOf(block, first) !== lineOf(block, second))
      return null;
    if (!isUpright(first, 'right') || !isUpright(second, 'left')) return null;
    const back = right(first.box) - stemOf(block.face) - second.box.x;
    const moved = respace(block, first, back);
    const path = (glyph: Glyph) => moved.get(glyph) ?? glyph.path;
    const others = glyphs.filter((glyph) => glyph !== first && glyph !== second && glyph.box !== null);
    return [textPath([...others.map(path), union(path(first), path(second))], inks.base)];
  },
};
