import type { Glyph } from '../../fonts/shape.js';
import type { TextBlock } from '../text-block.js';

/** The inked glyphs of a name, word by word. */
export function wordsOf(block: TextBlock): Glyph[][] {
  const words: Glyph[][] = [];
  for (const line of block.lines) {
    words.push([]);
    for (const glyph of line.glyphs) {
      if (glyph.text.trim() === '') words.push([]);
      else if (glyph.box !== null) words.at(-1)?.push(glyph);
    }
  }
  return words.filter((word) => word.length > 0);
}
