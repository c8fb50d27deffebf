import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { polygon } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isCapitals, isHeavy, isSans, withLetters } from './letters.js';

/** The cap of snow: how far down it comes, and the gap under it. */
const SNOW = 0.38;
const GAP = 0.07 * CAP;

/** The first A of heavy capitals is a mountain, its peak parted from it by a jagged line. */
export const deltaA: Idea = {
  industries: ['nature', 'construction', 'transportation', 'agriculture', 'entertainment'],
  suits: (text, face) => isHeavy(face) && isCapitals(text) && /^[^A]*A[^A]*$/.test(text) && text.length > 3,
  draw(block, inks) {
    if (!isSans(block.face) || block.rtl || inks.letter === null) return null;
    const glyph = inkGlyphs(block).find((item) => item.text === 'A');
    if (glyph?.box == null) return null;
    const { box } = glyph;
    const [cx, top, low] = [centreX(box), box.y, bottom(box)];
    const height = low - top;
    const at = (share: number): number => (box.width / 2) * share;
    const y = top + height * SNOW;
    const mountain = polygon([
      [cx, top],
      [right(box), low],
      [box.x, low],
    ]);
    const zig = at(SNOW);
    const jag = (dy: number): readonly (readonly [number, number])[] => [
      [cx - zig * 1.6, y + dy],
      [cx - zig * 0.45, y + dy - height * 0.08],
      [cx, y + dy + height * 0.05],
      [cx + zig * 0.45, y + dy - height * 0.08],
      [cx + zig * 1.6, y + dy],
    ];
    const above = polygon([...jag(0), [right(box), top - 5], [box.x, top - 5]]);
    const below = polygon([...jag(GAP), [right(box) + 5, low + 5], [box.x - 5, low + 5]]);
    const changed = new Map<Glyph, Path | null>([[glyph, null]]);
    return [
      withLetters(block, inks, changed),
      textPath([subtract(mountain, below)], inks.letter),
      textPath([subtract(mountain, above)], inks.base),
    ];
  },
};
