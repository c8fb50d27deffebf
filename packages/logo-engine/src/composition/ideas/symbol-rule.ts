import { isFirm } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX, right } from '../../geometry/bounds.js';
import { concat, contours, type Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOver } from './letters.js';
import { fitsInRule, standing } from './symbol-shape.js';
import { backLayers, roomOf, ruleStart, thingLayers } from './thing.js';

/** Height of the symbol, its distance from the ink over it and from the rules. */
const SIZE = { plain: 1.45 * CAP, fine: 1.7 * CAP } as const;
const OVER = { before: 0.4 * CAP, firm: 0.55 * CAP } as const;
const GAP = 0.36 * CAP;
/** Shortest rule that is one. */
const SHORTEST = 0.9 * CAP;

/** The symbol, small, between two rules under the name: the ornament of a label. */
export const symbolRule: Idea = {
  needsSymbol: true,
  ornament: true,
  parted: true,
  suits: (text) => text.length > 1 && text.length < 60,
  bears: ({ stroke }) => stroke >= 6,
  draw(block, inks, symbol, _letters, parts) {
    if (block.rtl || !fitsInRule(symbol, block)) return null;
    const { box } = block;
    const line = ruleOver(block, box.width);
    // What has inner lines needs more room to be read.
    const size = contours(symbol).length < 3 ? SIZE.plain : SIZE.fine;
    const top = bottom(box) + OVER[isFirm(block) ? 'firm' : 'before'];
    const own = bounds(standing(symbol, centreX(box), top + size, size));
    if (own === null) return null;
    const drop = own.y - roomOf(own, inks).y;
    const place = (part: Path): Path => standing(symbol, centreX(box), top + drop + size, size, part);
    const room = roomOf({ ...own, y: own.y + drop }, inks);
    const start = ruleStart(block, room, GAP);
    const stop = centreX(box) * 2 - start;
    const [left, end] = [room.x - GAP - start, stop - right(room) - GAP];
    if (Math.min(left, end) < SHORTEST) return null;
    const y = top + drop + size / 2 - line / 2;
    return [
      textLayer(allGlyphs(block), inks.base),
      {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: concat(rect(start, y, left, line), rect(stop - end, y, end, line)),
      },
      ...backLayers(room, inks),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, place),
    ];
  },
};
