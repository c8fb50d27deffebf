import { CAP, type Glyph } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { type Path, translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { bodyOf, isSans } from './letters.js';

/** How far a letter stands over the one before it, as a share of a stem, and the line kept around it. */
const LAP = 0.62;
const GAP = 0.045 * CAP;
/** Least strokes that bear it. */
const BODY = 19;

/** Heavy letters overlap like tiles, each cut back where the next one stands over it. One short line. */
export const interlocked: Idea = {
  suits: (text, face) =>
    !face.script &&
    bodyOf(face) > BODY &&
    isSans(face) &&
    /^[A-Za-zñÑ]{3,8}$/.test(text) &&
    !/[ijlftIJ]/.test(text),
  draw(block, inks) {
    if (block.rtl || block.lines.length > 1) return null;
    const lap = bodyOf(block.face) * LAP;
    const [line] = block.lines;
    const glyphs = line?.glyphs.filter((glyph): glyph is Glyph & { box: object } => glyph.box !== null) ?? [];
    if (line === undefined || glyphs.length < 3) return null;
    let dx = 0;
    const placed = glyphs.map((glyph, i): Path => {
      const before = glyphs[i - 1];
      if (before?.box != null && glyph.box !== null) dx -= glyph.box.x - right(before.box) + lap;
      return translate(union(glyph.path), dx, 0);
    });
    const cut = placed.map((path, i) => {
      const next = placed[i + 1];
      return next === undefined ? path : subtract(path, grow(next, GAP));
    });
    const back = block.align === 'left' ? 0 : -dx / 2;
    const whole = cut.map((path) => translate(path, back, 0));
    return inks.letter === null
      ? [textPath(whole, inks.base)]
      : [
          textPath(
            whole.filter((_, i) => i % 2 === 0),
            inks.base,
          ),
          textPath(
            whole.filter((_, i) => i % 2 === 1),
            inks.letter,
          ),
        ];
  },
};
