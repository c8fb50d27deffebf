import { characters } from '../../brief/name.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, centreX } from '../../geometry/bounds.js';
import { concat, translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isCapitals } from './letters.js';

/** Columns of a word whose letters fill a block. */
const COLUMNS: Readonly<Record<number, number>> = { 4: 2, 6: 3, 8: 4, 9: 3 };
/** Distance of the baselines, and of the middles of two letters beside each other. */
const ROW = 1.26 * CAP;
const COLUMN = 1.12 * CAP;

/** A row begins where a syllable does: with a consonant, or two that are spoken as one, before a vowel. */
const SYLLABLE = /^(?:[BCDFGHJKLMNÑPQRSTVXYZ]|QU|CH|[BCFGP][LR]|[DT]R)[AEIOUÁÉÍÓÚ]/;

function columnsOf(text: string): number | null {
  const letters = characters(text);
  const columns = COLUMNS[letters.length];
  if (columns === undefined || !/^[\p{Script=Latin}]+$/u.test(text) || /[WM]/.test(text)) return null;
  const rows = Array.from({ length: letters.length / columns - 1 }, (_, i) =>
    letters.slice((i + 1) * columns).join(''),
  );
  return rows.every((row) => SYLLABLE.test(row)) ? columns : null;
}

/** The letters of one word in rows of equal length: a block that is read line by line. */
export const letterGrid: Idea = {
  suits: (text, face) => !face.script && !face.wide && isCapitals(text) && columnsOf(text) !== null,
  draw(block, inks) {
    const glyphs = inkGlyphs(block);
    const columns = columnsOf(block.recovered);
    if (columns === null || block.rtl || block.lines.length > 1) return null;
    const widest = Math.max(...glyphs.map((glyph) => glyph.box?.width ?? 0));
    const step = Math.max(COLUMN, widest + 0.16 * CAP);
    const rows = Math.ceil(glyphs.length / columns);
    const paths = glyphs.map((glyph, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const x = column * step - (glyph.box === null ? 0 : centreX(glyph.box));
      return translate(glyph.path, x, (row - rows + 1) * ROW);
    });
    const all = concat(...paths);
    const box = bounds(all);
    const dx =
      box === null ? 0 : block.align === 'left' ? block.box.x - box.x : centreX(block.box) - centreX(box);
    const moved = paths.map((path) => translate(path, dx, 0));
    // Rows in turn in two colours, where there are two: it is read as syllables.
    return inks.letter === null
      ? [textPath(moved, inks.base)]
      : [
          textPath(
            moved.filter((_, i) => Math.floor(i / columns) % 2 === 0),
            inks.base,
          ),
          textPath(
            moved.filter((_, i) => Math.floor(i / columns) % 2 === 1),
            inks.letter,
          ),
        ];
  },
};
