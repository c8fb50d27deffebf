import type { Glyph } from '../../fonts/shape.js';
import { bottom, bounds } from '../../geometry/bounds.js';
import type { Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { withLetters } from './letters.js';
import { ownShift, respace } from './respace.js';
import { letterShape, standing } from './symbol-shape.js';
import { wordsOf } from './words.js';

/** A thing with a rounded head looks shorter than the stroke that it takes the place of. */
const GROWN = 1.06;

/** The letter that is one upright stroke: the tallest, the last of equals, as a word is read from its head. */
function theStem(glyphs: readonly Glyph[]): Glyph | undefined {
  const upright = glyphs.filter(({ text, box }) => /^[lI]$/.test(text) && box !== null);
  return upright.sort((a, b) => (b.box?.height ?? 0) - (a.box?.height ?? 0)).at(-1);
}

/** A tall thing is the l or the I of a name: an ear of wheat, a glass, a key. */
export const symbolStem: Idea = {
  needsSymbol: true,
  suits: (text, face) => !face.script && /\p{L}[lI]/u.test(text) && !/ll/.test(text) && text.length < 15,
  bears: ({ stroke, shape }) => stroke >= 7 && shape === 'stem',
  draw(block, inks, symbol) {
    const glyph = theStem(wordsOf(block).flatMap((word) => word.slice(1)));
    const own = bounds(symbol);
    if (glyph?.box == null || own === null || block.rtl || letterShape(symbol) !== 'stem') return null;
    const height = glyph.box.height * GROWN;
    const width = (own.width * height) / own.height;
    const extra = width - glyph.box.width;
    const others = respace(block, glyph, extra);
    const cx = glyph.box.x + width / 2 + ownShift(block, extra);
    const path = standing(symbol, cx, bottom(glyph.box), height);
    return [
      withLetters(block, inks, new Map<Glyph, Path | null>([...others, [glyph, null]])),
      { part: 'ornament', role: inks.shape ?? inks.base, path },
    ];
  },
};
