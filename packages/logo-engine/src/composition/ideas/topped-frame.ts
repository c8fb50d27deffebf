import type { StyleId } from '../../brief/brief.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { contours, type Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { ruleOver } from './letters.js';
import { fitsInRule, standing } from './symbol-shape.js';
import { backLayers, roomOf, ruleStart, thingLayers } from './thing.js';

/** Height of the thing in the upper edge, the air under it and beside it, and the room around the name. */
const SIZE = { plain: 1.6 * CAP, fine: 1.85 * CAP } as const;
const OVER = 0.42 * CAP;
const GAP = 0.3 * CAP;
const PAD = { x: 0.74 * CAP, y: 0.62 * CAP } as const;
/** Least of the edge that is seen on either side of the thing. */
const SHORTEST = 0.7 * CAP;
/** Roundness of the corners in cap heights, by the style of the face. */
const CORNERS: Readonly<Partial<Record<StyleId, number>>> = { modern: 0.34, playful: 0.6, creative: 0.46 };

/** A frame around the name and its small lines, whose upper edge a thing of the trade interrupts: the label of a bottle. */
export const toppedFrame: Idea = {
  needsSymbol: true,
  ornament: true,
  parted: true,
  encloses: true,
  suits: (text, face) => !face.script && text.length > 1 && text.length < 60,
  bears: ({ stroke }) => stroke >= 6,
  draw(block, inks, symbol, _letters, parts) {
    const { box, face, capTop, capBottom } = block;
    if (block.rtl || !fitsInRule(symbol, block)) return null;
    const size = contours(symbol).length < 3 ? SIZE.plain : SIZE.fine;
    const over = Math.min(capTop, box.y) - OVER;
    const own = bounds(standing(symbol, centreX(box), over, size));
    if (own === null) return null;
    const lift = bottom(roomOf(own, inks)) - bottom(own);
    const foot = over - lift;
    const place = (part: Path): Path => standing(symbol, centreX(box), foot, size, part);
    const room = roomOf({ ...own, y: own.y - lift }, inks);
    const left = Math.min(box.x - PAD.x, ruleStart(block, room, GAP));
    const end = centreX(box) * 2 - left;
    if (room.x - GAP - left < SHORTEST) return null;
    const line = ruleOver(block, end - left);
    const edge = foot - size / 2 - line / 2;
    const low = Math.max(capBottom, bottom(box) - 0.1 * CAP) + PAD.y;
    const corner = (CORNERS[face.styles[0] ?? 'modern'] ?? 0) * CAP;
    const frame = subtract(
      rect(left, edge, end - left, low - edge, corner),
      rect(
        left + line,
        edge + line,
        end - left - line * 2,
        low - edge - line * 2,
        Math.max(0, corner - line),
      ),
      rect(room.x - GAP, edge - line, room.width + GAP * 2, line * 3),
    );
    return [
      { part: 'ornament', role: inks.shape ?? inks.base, path: frame },
      ...backLayers(room, inks),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, place),
    ];
  },
};
