import { bottom, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { ellipse } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isHeavy, withLetters } from './letters.js';

/** Share of the radius that is open: a heavy face gets nearly a disc, a light one a ring. */
const OPEN = { heavy: 0.3, light: 0.56 } as const;

/** The only O of a name is a ring or a disc in the second colour. */
export const ringO: Idea = {
  suits: (text, face) => !face.script && (text.match(/[oO]/g)?.length ?? 0) === 1 && text.length > 3,
  draw(block, inks) {
    const glyph = inkGlyphs(block).find((item) => /^[oO]$/.test(item.text));
    if (glyph?.box == null || inks.letter === null) return null;
    const { box } = glyph;
    const [rx, ry] = [box.width / 2, box.height / 2];
    // A narrow O is no circle and would be a strange egg.
    if (rx / ry < 0.8 || rx / ry > 1.25) return null;
    const [cx, cy] = [centreX(box), bottom(box) - ry];
    const open = Math.min(rx, ry) * (isHeavy(block.face) ? OPEN.heavy : OPEN.light);
    const ring = subtract(ellipse(cx, cy, rx, ry), ellipse(cx, cy, open));
    return [withLetters(block, inks, new Map([[glyph, null]])), textPath([ring], inks.letter)];
  },
};
