import type { Glyph } from '../../fonts/shape.js';
import { type Path, translate } from '../../geometry/path.js';
import type { TextBlock } from '../text-block.js';
import { lineOf } from './letters.js';

/**
 * Makes room on the line of a glyph: what follows it moves right by `extra`, and the line stays where its block is
 * aligned. The glyph itself moves with what is before it.
 */
export function respace(block: TextBlock, at: Glyph, extra: number): Map<Glyph, Path> {
  const line = lineOf(block, at);
  const moved = new Map<Glyph, Path>();
  if (line === undefined) return moved;
  const back = block.align === 'left' ? 0 : block.align === 'right' ? -extra : -extra / 2;
  const index = line.glyphs.indexOf(at);
  line.glyphs.forEach((glyph, i) => {
    moved.set(glyph, translate(glyph.path, i > index ? back + extra : back, 0));
  });
  return moved;
}

/** How far `respace` moves the glyph itself. */
export const ownShift = (block: TextBlock, extra: number): number =>
  block.align === 'left' ? 0 : block.align === 'right' ? -extra : -extra / 2;
