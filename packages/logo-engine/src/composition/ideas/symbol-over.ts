import { isAmple } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import { contours, type Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { fitsInRule, standing } from './symbol-shape.js';
import { backLayers, roomOf, thingLayers } from './thing.js';

/** Least height of the thing, and of one with details. */
const SIZE = { plain: 1.7 * CAP, fine: 2 * CAP } as const;
/** Its height as a share of the width of the name, up to the greatest: over a wide one a small thing is lost at 120 pixels. */
const WIDE = { ample: { share: 0.34, most: 2.8 * CAP }, before: { share: 0.28, most: 2.2 * CAP } } as const;
/** Air under it. */
const OVER = 0.46 * CAP;

/** The thing of the trade over the middle of the name, and no rule anywhere: the air around it holds it. */
export const symbolOver: Idea = {
  needsSymbol: true,
  natural: true,
  parted: true,
  over: true,
  notBeside: true,
  suits: (text) => text.length > 1 && text.length < 60,
  bears: ({ stroke }) => stroke >= 6,
  draw(block, inks, symbol, _letters, parts) {
    const { box, capTop, lines } = block;
    if (block.rtl || !fitsInRule(symbol, block) || lines.length > 3) return null;
    const least = contours(symbol).length < 3 ? SIZE.plain : SIZE.fine;
    const { share, most } = WIDE[isAmple(block) ? 'ample' : 'before'];
    const size = Math.min(most, Math.max(least, box.width * share));
    const over = Math.min(capTop, box.y) - OVER;
    const own = bounds(standing(symbol, centreX(box), over, size));
    if (own === null) return null;
    const foot = over - (bottom(roomOf(own, inks)) - bottom(own));
    const place = (part: Path): Path => standing(symbol, centreX(box), foot, size, part);
    return [
      textLayer(allGlyphs(block), inks.base),
      ...backLayers(roomOf({ ...own, y: own.y + foot - over }, inks), inks),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, place),
    ];
  },
};
