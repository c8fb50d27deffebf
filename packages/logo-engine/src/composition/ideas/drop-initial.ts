import { characters } from '../../brief/name.js';
import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, bounds, right } from '../../geometry/bounds.js';
import { concat, mapPoints, type Path, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isCapitals } from './letters.js';
import { respace } from './respace.js';

/** How tall the initial is, and the air after it. */
const TALL = 1.86;
const GAP = 0.13 * CAP;

/** The initial is as tall as the name and the rule under the other letters: a drop cap. One word. */
export const dropInitial: Idea = {
  withoutCaptions: true,
  suits: (text, face) =>
    !face.script &&
    isCapitals(text) &&
    characters(text).length > 4 &&
    characters(text).length < 11 &&
    /^[B-HK-PR-Z]\p{L}+$/u.test(text),
  draw(block, inks) {
    const [first, second] = inkGlyphs(block);
    if (first?.box == null || second?.box == null || block.rtl || block.lines.length > 1) return null;
    if (first.box.height > 1.1 * CAP) return null;
    const grown = mapPoints(first.path, (x, y) => [
      first.box === null ? x : first.box.x + (x - first.box.x) * TALL,
      -CAP + (y + CAP) * TALL,
    ]);
    const wide = bounds(grown);
    const others = inkGlyphs(block).slice(1);
    const low = Math.max(...others.map((glyph) => (glyph.box === null ? 0 : bottom(glyph.box))));
    // Descenders have no room over the rule.
    if (wide === null || low > 0.12 * CAP) return null;
    const extra = right(wide) + GAP - second.box.x;
    const moved = respace(block, first, extra);
    const dx = block.align === 'left' ? 0 : -extra / 2;
    const rest = others.map((glyph: Glyph): Path => moved.get(glyph) ?? glyph.path);
    const box = bounds(concat(...rest));
    if (box === null) return null;
    const foot = bottom(wide);
    const thick = Math.max(7, Math.min(16, wide.width * 0.09));
    const rule = rect(box.x, foot - thick, box.width, thick);
    return [
      textPath([translate(grown, dx, 0)], inks.letter ?? inks.base),
      textPath(rest, inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: rule },
    ];
  },
};
