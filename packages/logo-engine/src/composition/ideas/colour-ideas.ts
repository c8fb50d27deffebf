/** Ideas that colour a part of the name. Each returns null when the name has nothing to colour. */
import { characters } from '../../brief/name.js';
import type { Glyph } from '../../fonts/shape.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { floating } from './floating.js';
import { allGlyphs, inkGlyphs, textLayer, textPath } from './ink.js';
import type { Inks } from './inks.js';

/** Colours one diacritic: ñ first, then an accent, then the dot of an i when there is exactly one. */
export function accentMark(block: TextBlock, { base, letter }: Inks): Layer[] | null {
  if (letter === null) return null;
  const glyphs = allGlyphs(block);
  const rank = (glyph: Glyph): number =>
    /^ñ$/i.test(glyph.text) ? 0 : glyph.text.normalize('NFD').length > 1 ? 1 : glyph.text === 'i' ? 2 : 3;
  const dots = glyphs.filter((glyph) => glyph.text === 'i').length;
  const best = [...glyphs].sort((a, b) => rank(a) - rank(b))[0];
  if (best === undefined || rank(best) === 3 || (rank(best) === 2 && dots !== 1)) return null;
  const split = floating(best, block);
  if (split === null) return null;
  const others = glyphs.filter((glyph) => glyph !== best).map((glyph) => glyph.path);
  return [textPath([...others, ...split.rest], base), textPath(split.marks, letter)];
}

/** The first letter in the second colour. Not for a lone letter, nor for joined writing. */
export function firstLetter(block: TextBlock, { base, letter }: Inks): Layer[] | null {
  if (letter === null) return null;
  const glyphs = inkGlyphs(block);
  const [first] = glyphs;
  if (block.face.script || block.rtl || characters(block.recovered).length < 3) return null;
  if (first === undefined || !/\p{L}|\p{N}/u.test(first.text)) return null;
  return [textLayer(glyphs.slice(1), base), textLayer([first], letter)];
}
