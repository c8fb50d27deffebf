import { subtract, union } from '../geometry/kernel.js';
import { mapPoints, type Path, rotate } from '../geometry/path.js';
import { circle, corners, rect } from '../geometry/shapes.js';

/** A wrench upright, the jaw at the top, on the square of 100. */
export const WRENCH: Path = subtract(
  union(circle(50, 19, 20), rect(43, 30, 14, 46), circle(50, 83, 15)),
  corners('43,-8 57,-8 57,17 50,23 43,17', 1),
  circle(50, 83, 6),
);

/** The wrench on the slant, as a share of its size, in the middle of a place. */
export const leaning = (size: number, cx: number, cy: number): Path =>
  mapPoints(rotate(WRENCH, 38), (x, y) => [cx + (x - 50) * size, cy + (y - 50) * size]);
