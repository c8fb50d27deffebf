import type { Role } from '../../colour/palette.js';
import type { Glyph } from '../../fonts/shape.js';
import { concat, type Path } from '../../geometry/path.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';

/** One layer of text from outlines. */
export const textPath = (paths: readonly Path[], role: Role): Layer => ({
  part: 'text',
  role,
  path: concat(...paths),
});

/** One layer of text from glyphs, kept non-zero as the fonts draw it. */
export const textLayer = (glyphs: readonly Glyph[], role: Role): Layer =>
  textPath(
    glyphs.map((glyph) => glyph.path),
    role,
  );

export const allGlyphs = (block: TextBlock): Glyph[] => block.lines.flatMap((line) => [...line.glyphs]);

/** The glyphs that have ink, in visual order. */
export const inkGlyphs = (block: TextBlock): Glyph[] =>
  allGlyphs(block).filter((glyph) => glyph.box !== null);
