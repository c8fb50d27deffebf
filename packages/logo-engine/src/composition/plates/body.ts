import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, right } from '../../geometry/bounds.js';

/** Between two parts of a thing. */
export const GAP = 0.11 * CAP;

/**
 * The body of a thing around what it holds, which has so much air at its sides, over it and under it, in cap heights. Parts that
 * stay in proportion to a long body go by its `mean`, or by `size`, which follows its height more.
 */
export function bodyAround(held: Box, across: number, over: number, under = over) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - over * CAP, bottom(held) + under * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  return {
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    cx: centreX(held),
    cy: (y0 + y1) / 2,
    /** Between its parts: the higher it is, the more. */
    gap: Math.min(14, Math.max(10, high * 0.045)),
    mean: Math.sqrt(wide * high),
    size: high * 0.5 + wide * 0.25,
  };
}
