import { CAP, type Glyph } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY } from '../../geometry/bounds.js';
import { rotate, translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf } from './letters.js';

/** How far letters leave the line, how far they lean, and the least strokes of letters that may. */
const UP = 0.09 * CAP;
const LEAN = 5;
const BODY = 15;

/** The letters of a word dance: each leans another way and stands higher or lower than the one before, in two colours. */
export const bounce: Idea = {
  suits: (text, face) =>
    !face.script &&
    face.styles.includes('playful') &&
    bodyOf(face) >= BODY &&
    /^\p{Script=Latin}{3,9}$/u.test(text),
  draw(block, inks) {
    if (block.lines.length > 1 || block.rtl) return null;
    const glyphs = inkGlyphs(block).filter((glyph): glyph is Glyph & { box: Box } => glyph.box !== null);
    const second = inks.letter ?? inks.base;
    const turned = glyphs.map(({ path, box }, i) => {
      const sign = i % 2 === 0 ? 1 : -1;
      const lean = sign * LEAN * (i % 3 === 2 ? 0.5 : 1);
      const spread = (i - (glyphs.length - 1) / 2) * 0.03 * CAP;
      return translate(
        rotate(path, lean, centreX(box), (centreY(box) + bottom(box)) / 2),
        spread,
        -sign * UP * 0.5,
      );
    });
    return [
      textPath(
        turned.filter((_, i) => i % 2 === 0),
        inks.base,
      ),
      textPath(
        turned.filter((_, i) => i % 2 === 1),
        second,
      ),
    ];
  },
};
