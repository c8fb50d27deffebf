import { isLinking } from '../../brief/name.js';
import type { Glyph } from '../../fonts/shape.js';
import { shrink, subtract, union } from '../../geometry/kernel.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf, isSans } from './letters.js';
import { wordsOf } from './words.js';

/** Width of the outline: a press holds it at the size of a card. */
const LINE = 6;

/** One of two words stands in outline beside the other, which is full. */
export const outlineWord: Idea = {
  suits: (text, face) => {
    const words = text.split(' ');
    return (
      !face.script &&
      bodyOf(face) > 15 &&
      isSans(face) &&
      words.length === 2 &&
      text.length < 17 &&
      !words.some(isLinking)
    );
  },
  draw(block, inks) {
    const words = wordsOf(block);
    if (words.length !== 2 || block.rtl || block.box.width > 800) return null;
    const [full = [], open = []] = words;
    const hollow = (glyph: Glyph) => {
      const whole = union(glyph.path);
      return subtract(whole, shrink(whole, LINE));
    };
    const lines = inkGlyphs(block).filter((glyph) => open.includes(glyph));
    return [
      textPath(
        full.map((glyph) => glyph.path),
        inks.letter ?? inks.base,
      ),
      textPath(lines.map(hollow), inks.base),
    ];
  },
};
