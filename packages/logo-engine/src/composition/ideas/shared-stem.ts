import { type Glyph, shapeLine } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { isCapitals, isSans } from './letters.js';

/** Letters that end in an upright stroke, and letters that begin with one; the same letter twice is not read. */
const PAIR = /(?:H(?=[BDEFKLNPRU])|N(?=[BDEFHKLPRU])|U(?=[BDEFHKLNPR]))/;

/** Two capitals that meet share one stem, as cut from one piece. */
export const sharedStem: Idea = {
  suits: (text, face) =>
    !face.script && isCapitals(text) && PAIR.test(text) && text.length > 3 && text.length < 16,
  draw(block, inks) {
    const stem = shapeLine('I', block.face, { tracking: 0 }).box.width;
    // An I with serifs is wider than its stem: such letters would share their feet as well.
    if (!isSans(block.face) || block.rtl) return null;
    const line = block.lines.find((item) => PAIR.test(item.text));
    const at =
      line?.glyphs.findIndex((glyph, i) => PAIR.test(glyph.text + (line.glyphs[i + 1]?.text ?? ''))) ?? -1;
    const [a, b] = [line?.glyphs[at], line?.glyphs[at + 1]];
    if (line === undefined || a?.box == null || b?.box == null) return null;
    const dx = right(a.box) - stem - b.box.x;
    const merged = union(a.path, translate(b.path, dx, 0));
    const left = -dx / 2;
    const before = line.glyphs.slice(0, at).map((glyph: Glyph) => translate(glyph.path, left, 0));
    const after = line.glyphs.slice(at + 2).map((glyph: Glyph) => translate(glyph.path, left + dx, 0));
    const others = block.lines
      .filter((item) => item !== line)
      .flatMap((item) => item.glyphs.map((g) => g.path));
    return [
      textPath([...others, ...before, ...after], inks.base),
      textPath([translate(merged, left, 0)], inks.base),
    ];
  },
};
