import { bounds } from '../../geometry/bounds.js';
import { grow, shrink, subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { filled } from './scene.js';

/** How much wider than the halo a bay of the outline must be to be followed. */
const CLOSING = 14;

/** The shape around a figure at an even distance; its bays are rounded off, so that it reads as one form. */
export function halo(symbol: Path, distance: number): Path {
  const solid = filled(symbol);
  const around = filled(shrink(filled(grow(solid, distance + CLOSING)), CLOSING));
  // The kernel now and then loses an edge of so wide a stroke: the figure then keeps its bays.
  const lost = bounds(subtract(solid, around));
  return lost === null || Math.max(lost.width, lost.height) < 0.5 ? around : filled(grow(solid, distance));
}
