import { isLinking } from '../../brief/name.js';
import type { Glyph } from '../../fonts/shape.js';
import { bounds, centreX, right } from '../../geometry/bounds.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import type { BlockLine } from '../text-block.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { isCapitals, scaleAbout } from './letters.js';

/** Size of a linking word beside the words that it joins, in capitals and in small letters. */
const SIZE = { capitals: 0.6, small: 0.76 } as const;

/** Share of its width that a blank beside such a word keeps. */
const BLANK = 0.68;

/** The glyphs of a line, word by word, with the blank after each. */
function wordsOf(line: BlockLine): Glyph[][] {
  const words: Glyph[][] = [[]];
  for (const glyph of line.glyphs) {
    words.at(-1)?.push(glyph);
    if (glyph.text.trim() === '') words.push([]);
  }
  return words;
}

/** Sets one line with its linking words small, in the middle of the capitals; centred where it was. */
function setLine(line: BlockLine, size: number): { words: Path; links: Path } {
  const words: Path[] = [];
  const links: Path[] = [];
  const middle = line.baseline - 50;
  let dx = 0;
  let previous: { readonly end: number; readonly link: boolean } | null = null;
  for (const word of wordsOf(line)) {
    const text = word
      .map((glyph) => glyph.text)
      .join('')
      .trim();
    const inked = word.filter((glyph) => glyph.box !== null);
    const [first, last] = [inked[0]?.box, inked.at(-1)?.box];
    const link = isLinking(text) && first != null && last != null;
    // The blanks on both sides of it shrink with the word.
    if (first != null && previous !== null && (link || previous.link))
      dx -= (first.x - previous.end) * (1 - BLANK);
    for (const glyph of inked) {
      const scaled = link
        ? scaleAbout(glyph.path, size, first.x, isCapitals(text) ? middle : line.baseline)
        : glyph.path;
      (link ? links : words).push(translate(scaled, dx, 0));
    }
    if (link) dx -= (last.x + last.width - first.x) * (1 - size);
    if (last != null) previous = { end: right(last), link };
  }
  const box = bounds(concat(...words, ...links));
  const back = box === null ? 0 : centreX(line.box) - centreX(box);
  return { words: translate(concat(...words), back, 0), links: translate(concat(...links), back, 0) };
}

/** A small word that opens or closes a line joins nothing, and reads as a slip. */
const dangles = (text: string): boolean => {
  const words = text.trim().split(' ');
  return words.length > 1 && [words[0], words.at(-1)].some((word) => word !== undefined && isLinking(word));
};

/** Words that only join others ("y", "de la", "&") are small and in the second colour; names of two words or more. */
export const smallLinks: Idea = {
  suits: (text, face) => {
    const words = text.split(' ');
    const main = words.filter((word) => !isLinking(word));
    return !face.script && main.length > 1 && words.slice(1, -1).some(isLinking);
  },
  draw(block, inks) {
    if (inks.letter === null || block.rtl || block.lines.some(({ text }) => dangles(text))) return null;
    const size = isCapitals(block.recovered) ? SIZE.capitals : SIZE.small;
    const lines = block.lines.map((line) => setLine(line, size));
    return [
      textPath(
        lines.map(({ words }) => words),
        inks.base,
      ),
      textPath(
        lines.map(({ links }) => links),
        inks.letter,
      ),
    ];
  },
};
