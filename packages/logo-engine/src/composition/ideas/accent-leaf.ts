import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, bounds, centreX, unionBoxes } from '../../geometry/bounds.js';
import { concat, type Path } from '../../geometry/path.js';
import { leaf } from '../../geometry/shapes.js';
import { floating } from './floating.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isHeavy, withLetters } from './letters.js';

/** Width and rise of the leaf, and how full it is beside heavy and light letters. */
const SPAN = { x: 0.34 * CAP, y: 0.27 * CAP } as const;
const BULGE = { heavy: 0.34, light: 0.24 } as const;

/** The acute accent of a name is a leaf that grows from its letter. */
export const accentLeaf: Idea = {
  industries: ['agriculture', 'nature', 'food', 'gastronomy', 'healthcare', 'livestock'],
  suits: (text, face) => !face.script && /[áéíóúÁÉÍÓÚ]/.test(text),
  draw(block, inks) {
    if (inks.letter === null) return null;
    const glyph = inkGlyphs(block).find((item) => /^[áéíóú]$/i.test(item.text));
    const split = glyph === undefined ? null : floating(glyph, block);
    const mark = split === null ? null : unionBoxes(split.marks.map(bounds));
    if (glyph === undefined || split === null || mark === null) return null;
    const [x, y] = [centreX(mark) - SPAN.x * 0.42, bottom(mark) + 0.02 * CAP];
    const bulge = isHeavy(block.face) ? BULGE.heavy : BULGE.light;
    const shape = leaf(x, y, x + SPAN.x, y - SPAN.y, bulge, 0.56);
    const changed = new Map<Glyph, Path>([[glyph, concat(...split.rest)]]);
    return [withLetters(block, inks, changed), textPath([shape], inks.letter)];
  },
};
