/** Ideas that colour a part of the name. Each returns null when the name has nothing to colour. */
import { characters } from '../../brief/name.js';
import { CAP, type Glyph, shapeLine } from '../../fonts/shape.js';
import { bounds, right } from '../../geometry/bounds.js';
import { EMPTY } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
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

/** A dot after the name, as large as the face's own full stop but never timid. */
export function finalDot(block: TextBlock, { base, shape }: Inks): Layer[] | null {
  if (shape === null) return null;
  if (/[\p{P}\p{S}]$/u.test(block.recovered) || block.rtl || block.face.script) return null;
  const line = block.lines.at(-1);
  if (line === undefined) return null;
  const period = bounds(shapeLine('.', block.face, { tracking: 0 }).glyphs[0]?.path ?? EMPTY);
  const natural = Math.min(24, Math.max(13, period?.width ?? 15));
  const r = natural / 2;
  const x = right(line.box) + Math.max(7, natural * 0.5 + block.tracking * CAP * 0.5) + r;
  const round = block.face.styles[0] !== 'corporate';
  const dot = round
    ? circle(x, line.baseline - r + 0.6, r)
    : rect(x - r, line.baseline - natural, natural, natural);
  return [textLayer(allGlyphs(block), base), { part: 'ornament', role: shape, path: dot }];
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
