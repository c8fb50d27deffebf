import { isApart } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, centreX } from '../../geometry/bounds.js';
import type { Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { bodyOf } from './letters.js';
import { fitsInRule, standing } from './symbol-shape.js';
import { backLayers, roomOf, thingLayers } from './thing.js';

/** Height of the thing beside one line; beside more it is as high as they are, up to the greatest. */
const SIZE = { line: 1.5 * CAP, most: 2.3 * CAP } as const;
/** Air between it and the letters, as a share of its height, and before the proportions kept them clear of each other. */
const AIR = { least: 0.5 * CAP, share: 0.26 } as const;
const CLOSE = { least: 0.3 * CAP, share: 0.18 } as const;
/** Least strokes of letters beside a solid thing. */
const BODY = 8.5;

/** The thing of the trade before the name, as high as all its lines together: the edge from which they start. */
export const symbolBeside: Idea = {
  needsSymbol: true,
  natural: true,
  parted: true,
  over: true,
  encloses: true,
  suits: (text, face) => !face.script && bodyOf(face) >= BODY && text.length > 2 && text.length < 34,
  bears: ({ stroke }) => stroke >= 8,
  draw({ box, capTop, capBottom, count, rtl, proportions }, inks, symbol, _letters, parts) {
    if (rtl || !fitsInRule(symbol, { proportions })) return null;
    const high = capBottom - capTop;
    const size = count < 2 ? SIZE.line : Math.min(SIZE.most, high);
    const foot = (capTop + capBottom + size) / 2;
    const { least, share } = isApart({ proportions }) ? AIR : CLOSE;
    const air = Math.max(least, share * size);
    const own = bounds(standing(symbol, 0, foot, size));
    if (own === null) return null;
    const room = roomOf(own, inks);
    const cx = box.x - air - room.width / 2;
    const place = (part: Path): Path => standing(symbol, cx, foot, size, part);
    return [
      ...backLayers({ ...room, x: room.x + cx - centreX(own) }, inks),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, place),
    ];
  },
};
