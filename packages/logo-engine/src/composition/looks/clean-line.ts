import { shareUnder, thickness } from '../../analysis/thickness.js';
import { bounds } from '../../geometry/bounds.js';
import { mapPoints } from '../../geometry/path.js';
import type { Part } from '../../marks/mark.js';
import { lined } from './line.js';

/** Gaps between lines are at least this much of the line's width, but for the corners in which lines meet. */
const GAP = 0.8;
const CORNERS = 0.035;
/** The drawing is measured at this size, so that a width is told to a quarter of a unit. */
const ENLARGED = 8;

/** Marks keep what they draw, and this costs a raster: it is found once for each. */
const known = new WeakMap<readonly Part[], Map<number, boolean>>();

/** Whether the details of a mark keep apart when it is drawn as a line. */
export function keepsClean(parts: readonly Part[], width: number): boolean {
  const widths = known.get(parts) ?? new Map<number, boolean>();
  known.set(parts, widths);
  const found = widths.get(width);
  if (found !== undefined) return found;
  const line = lined(parts, width);
  const box = bounds(line) ?? { x: 0, y: 0, width: 1, height: 1 };
  const path = mapPoints(line, (x, y) => [(x - box.x) * ENLARGED, (y - box.y) * ENLARGED]);
  const size = { width: box.width * ENLARGED, height: box.height * ENLARGED };
  const clean = shareUnder(thickness([path], size).gaps, width * GAP * ENLARGED) <= CORNERS;
  widths.set(width, clean);
  return clean;
}
