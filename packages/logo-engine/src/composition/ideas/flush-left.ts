import { concat } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { bodyOf } from './letters.js';

/** Strokes of letters that hold a close block together. */
const BODY = 12;

/** Shortest line as a share of the longest: with less the block is two things. */
const EVEN = 0.55;
/** Widest block of two lines, in its heights. */
const WIDEST = 3.6;

/** Bold lines close under each other that begin at one edge, the first in the second colour: a page, no sign. */
export const flushLeft: Idea = {
  natural: true,
  suits: (text, face) =>
    !face.script &&
    !face.fancy &&
    bodyOf(face) >= BODY &&
    text.split(' ').length > 2 &&
    text.length > 13 &&
    text.length < 40,
  draw(block, { base, letter }) {
    const { lines } = block;
    if (block.rtl || lines.length < 2 || lines.length > 3) return null;
    const widths = lines.map(({ box }) => box.width);
    if (Math.min(...widths) < EVEN * Math.max(...widths)) return null;
    // Two long lines in one colour are a typed name.
    if (lines.length < 3 && (letter === null || block.box.width > WIDEST * block.box.height)) return null;
    const pathOf = (from: number, to: number) =>
      concat(...lines.slice(from, to).flatMap(({ glyphs }) => glyphs.map(({ path }) => path)));
    return [textPath([pathOf(0, 1)], letter ?? base), textPath([pathOf(1, lines.length)], base)];
  },
};
