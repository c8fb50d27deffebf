import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { stemOf, withLetters } from './letters.js';

/** A shorter line would be a mistake of the pen: share of the name's width. */
const SHORTEST = 0.55;
/** Least air between the baseline and the line. */
const AIR = 0.08 * CAP;

/** The one letter that goes under the line draws the underline of the word with its stem: p and q. */
export const underline: Idea = {
  suits: (text, face) =>
    !face.script && !face.fancy && /^[^gjypqç,;]*[pq][^gjypqç,;]*$/.test(text) && text.length > 3,
  draw(block, inks) {
    const glyph = inkGlyphs(block).find((item) => /^[pq]$/.test(item.text));
    if (glyph?.box == null || block.lines.length > 1) return null;
    const stem = stemOf(block.face);
    const y = bottom(glyph.box) - stem;
    const left = glyph.text === 'p' ? glyph.box.x : block.box.x;
    const end = glyph.text === 'p' ? right(block.box) : right(glyph.box);
    if (end - left < SHORTEST * block.box.width || y < AIR) return null;
    const path = union(glyph.path, rect(left, y, end - left, stem));
    return [withLetters(block, inks, new Map([[glyph, path]]))];
  },
};
