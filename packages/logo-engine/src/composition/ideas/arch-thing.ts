import { CAP } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { contours, type Path } from '../../geometry/path.js';
import { archOf, radiusOf, straightUnder, suitsArch } from './arch-over.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { fitsInRule, standing } from './symbol-shape.js';
import { backLayers, roomOf, thingLayers } from './thing.js';

/** Where the small line begins, and what the thing reaches up to, as shares of the radius of the arch. */
const FOOT = 0.42;
const ROOM = { top: 0.8, reach: 1.3 } as const;
/** Air under the thing, and its greatest height. */
const AIR = 0.3 * CAP;
const HIGHEST = 2.1 * CAP;

/** The name in an arch, a small thing of the trade under the middle of it, and the small line straight below. */
export const archThing: Idea = {
  needsSymbol: true,
  ornament: true,
  natural: true,
  parted: true,
  capitals: true,
  notBeside: true,
  suits: suitsArch,
  bears: ({ stroke }) => stroke >= 6,
  captions: straightUnder(FOOT),
  draw(block, inks, symbol, _letters, parts) {
    const letters = archOf(block);
    const own = bounds(symbol);
    if (letters === null || own === null || !fitsInRule(symbol, block)) return null;
    const r = radiusOf(block);
    const [top, foot] = [-r * ROOM.top, r * FOOT - AIR];
    // A wide thing reaches to the sides first.
    const wide = (r * ROOM.reach * own.height) / Math.hypot(own.width, own.height);
    const fits = Math.min(foot - top, wide, contours(symbol).length < 3 ? HIGHEST * 0.86 : HIGHEST);
    const size = inks.backed ? fits * 0.62 : fits;
    const stands = (top + foot + size) / 2;
    const place = (part: Path): Path => standing(symbol, 0, stands, size, part);
    const room = roomOf(bounds(place(symbol)) ?? own, inks);
    return [
      textPath([letters], inks.base),
      ...backLayers(room, inks),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, place),
    ];
  },
};
