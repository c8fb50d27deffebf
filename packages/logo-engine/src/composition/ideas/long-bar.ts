import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { isSans, withLetters } from './letters.js';
import { respace } from './respace.js';

/** Least air under the bar. */
const AIR = 0.1 * CAP;
/** The bar ends a little before the last letter does. */
const END = 0.06 * CAP;

/** Thickness of the bar of a T: what its path covers at its left end. */
function barOf(glyph: Glyph): number | null {
  const { box } = glyph;
  if (box === null) return null;
  const edge = box.x + box.width * 0.08;
  const ys = glyph.path.commands.flatMap((c) => {
    const [x, y] = [c.at(-2), c.at(-1)];
    return c.length > 2 && x !== undefined && y !== undefined && x < edge ? [y] : [];
  });
  const thick = Math.max(...ys) - box.y;
  return ys.length > 1 && thick > 4 && thick < 0.35 * CAP ? thick : null;
}

/** The bar of a first T goes on over the small letters that follow, like a roof. */
export const longBar: Idea = {
  suits: (text, face) => !face.script && isSans(face) && /^T[aceimnorsuvxzñ]{3,9}$/.test(text),
  draw(block, inks) {
    const [first, second] = inkGlyphs(block);
    if (first?.box == null || second?.box == null || block.rtl) return null;
    const thick = barOf(first);
    const others = inkGlyphs(block).slice(1);
    const top = Math.min(...others.map((glyph) => glyph.box?.y ?? 0));
    if (thick === null || first.box.y + thick + AIR > top) return null;
    // The letters move under the bar, against the stem.
    const stemEnd = first.box.x + first.box.width / 2 + thick * 0.62;
    const extra = Math.min(0, stemEnd + 0.09 * CAP - second.box.x);
    const moved = respace(block, first, extra);
    const own = moved.get(first) ?? first.path;
    const dx = block.align === 'left' ? 0 : -extra / 2;
    const end = right(block.box) + extra + dx - END;
    const bar = rect(first.box.x + dx + thick, first.box.y, end - first.box.x - dx - thick, thick);
    const changed = new Map<Glyph, Path>([...moved, [first, union(own, bar)]]);
    return bottom(first.box) > 0.2 * CAP ? null : [withLetters(block, inks, changed)];
  },
};
