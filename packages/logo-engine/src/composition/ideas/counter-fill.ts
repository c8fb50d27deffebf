import { CAP } from '../../fonts/shape.js';
import { shrink } from '../../geometry/kernel.js';
import type { Idea } from './idea.js';
import { allGlyphs, inkGlyphs, textLayer } from './ink.js';
import { countersOf } from './letters.js';

/** Least width of a counter whose filling is still a shape. */
const LEAST = 0.24 * CAP;
const GAP = 0.055 * CAP;
const ROUND = /^[oODQ0óÓ]$/;

/** The inside of one letter is a shape in the second colour, with a gap that one ink keeps. Round letters alone. */
export const counterFill: Idea = {
  suits: (text, face) => !face.script && /[oODQ0óÓ]/.test(text) && text.length > 2,
  draw(block, inks) {
    if (inks.shape === null) return null;
    const found = inkGlyphs(block)
      .filter((glyph) => ROUND.test(glyph.text))
      .flatMap((glyph) => countersOf(glyph))
      .filter(({ box }) => Math.min(box.width, box.height) - GAP * 2 >= LEAST);
    const [widest] = [...found].sort((a, b) => b.box.width - a.box.width);
    if (widest === undefined) return null;
    const fill = shrink(widest.path, GAP);
    return [textLayer(allGlyphs(block), inks.base), { part: 'ornament', role: inks.shape, path: fill }];
  },
};
