import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, bounds, centreX, right, unionBoxes } from '../../geometry/bounds.js';
import { concat, type Path } from '../../geometry/path.js';
import { floating } from './floating.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { lineOf, withLetters } from './letters.js';
import { isCompact, isSturdy, standing } from './symbol-shape.js';

/** Heights of the symbol that are tried, largest first, and its distance from the letters around it. */
const HEIGHTS = [0.52, 0.46, 0.4].map((height) => height * CAP);
const AIR = 0.05 * CAP;

const ACCENTED = /^[áéíóúÁÉÍÓÚ]$/;
/** The letter whose mark is the symbol: an accented one before the only i. */
const theLetter = (glyphs: readonly Glyph[]): Glyph | undefined =>
  glyphs.find(({ text }) => ACCENTED.test(text)) ?? glyphs.find(({ text }) => text === 'i');

/** The dot of an i or the accent of a letter is the business's symbol, small: a drop, a leaf, a flame. */
export const symbolDot: Idea = {
  needsSymbol: true,
  // One of several dots would be a slip.
  suits: (text, face) =>
    !face.script &&
    (/[áéíóúÁÉÍÓÚ]/.test(text) || /^[^ij]*i[^ij]*$/.test(text)) &&
    text.length > 2 &&
    text.length < 15,
  bears: isSturdy,
  draw(block, inks, symbol) {
    const glyph = theLetter(inkGlyphs(block));
    const split = glyph === undefined ? null : floating(glyph, block);
    const dot = split === null ? null : unionBoxes(split.marks.map(bounds));
    if (glyph === undefined || split === null || dot === null || !isCompact(symbol)) return null;
    // A line above would be in its way.
    if (block.lines[0] !== lineOf(block, glyph)) return null;
    const foot = bottom(dot);
    const others = inkGlyphs(block).flatMap((item) =>
      item === glyph || item.box === null ? [] : [item.box],
    );
    for (const height of HEIGHTS) {
      const path = standing(symbol, centreX(dot), foot, height);
      const box = bounds(path);
      if (box === null) return null;
      const free = others.every(
        (other) => right(other) < box.x - AIR || other.x > right(box) + AIR || other.y > bottom(box) + AIR,
      );
      if (!free) continue;
      const changed = new Map<Glyph, Path>([[glyph, concat(...split.rest)]]);
      return [withLetters(block, inks, changed), { part: 'ornament', role: inks.shape ?? inks.base, path }];
    }
    return null;
  },
};
