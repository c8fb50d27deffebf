import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import type { Path } from '../../geometry/path.js';
import type { TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { bodyOf, isCapitals, withLetters } from './letters.js';
import { ownShift, respace } from './respace.js';
import { standing } from './symbol-shape.js';

/** A thing looks smaller than a letter, and pointed at its foot it hangs a little under the line. */
const HEIGHT = 1.1 * CAP;
const FOOT = 0.03 * CAP;
/** Widest thing that is still a letter, and the least share of the name that its height is. */
const WIDEST = 1.36 * CAP;
const SHARE = 0.12;
/** Air on both sides beside what the letter had. */
const AIR = 0.02 * CAP;
/** Least strokes of letters beside a solid thing. */
const BODY = 8;

/** Whether a word has one of the letters after its first: without that it is not read. */
const hasOne = (text: string, letters: string): boolean =>
  text.split(' ').some((word) => Array.from(word.slice(1)).some((letter) => letters.includes(letter)));

/** The letter that becomes the thing: neither the first of a word nor one of a pair. */
function theLetter(block: TextBlock, letters: string): Glyph | undefined {
  const alone = block.lines.flatMap(({ glyphs }) =>
    glyphs.filter(({ text }, i) => {
      const before = glyphs[i - 1];
      const isWithin = before !== undefined && before.box !== null;
      return isWithin && letters.includes(text) && before.text !== text && glyphs[i + 1]?.text !== text;
    }),
  );
  const middle = centreX(block.box);
  // The nearer to the middle, the better the others hold it.
  const off = ({ box }: Glyph): number => (box === null ? Infinity : Math.abs(centreX(box) - middle));
  return alone.sort((a, b) => off(a) - off(b))[0];
}

/** A capital is the thing that has its outline: a peak for an A, a bottle for an I. */
export const symbolLetter: Idea = {
  needsSymbol: true,
  capitals: true,
  suits: (text, face) =>
    !face.script &&
    !face.fancy &&
    bodyOf(face) >= BODY &&
    isCapitals(text) &&
    text.length > 2 &&
    text.length < 15,
  bears: ({ stroke, letters }, text) => stroke >= 8 && hasOne(text, letters),
  draw(block, inks, symbol, letters) {
    const glyph = theLetter(block, letters);
    const box = bounds(symbol);
    if (glyph?.box == null || box === null || block.rtl || block.lines.length > 2) return null;
    const width = (HEIGHT * box.width) / box.height;
    if (width > WIDEST || HEIGHT < block.box.width * SHARE) return null;
    const extra = width + AIR * 2 - glyph.box.width;
    const cx = centreX(glyph.box) + extra / 2 + ownShift(block, extra);
    const changed = new Map<Glyph, Path | null>([...respace(block, glyph, extra), [glyph, null]]);
    return [
      withLetters(block, inks, changed),
      {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: standing(symbol, cx, bottom(glyph.box) + FOOT, HEIGHT),
      },
    ];
  },
};
