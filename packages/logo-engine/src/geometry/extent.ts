import { bounds, centreX, centreY, unionBoxes } from './bounds.js';
import { CUBIC, type Path, QUAD } from './path.js';
import type { Point } from './shapes.js';

/** Where the middle of a figure is seen, and the radius of the circle around it. */
type Extent = { readonly x: number; readonly y: number; readonly radius: number };

const STEPS = [0.25, 0.5, 0.75, 1];

/** Points along the edge of a path. */
export function edgePoints({ commands }: Path): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (const [verb, ax = x, ay = y, bx = ax, by = ay, cx = bx, cy = by] of commands) {
    if (verb === CUBIC || verb === QUAD)
      for (const t of STEPS) {
        const u = 1 - t;
        points.push(
          verb === CUBIC
            ? [
                u * u * u * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * cx,
                u * u * u * y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * cy,
              ]
            : [u * u * x + 2 * u * t * ax + t * t * bx, u * u * y + 2 * u * t * ay + t * t * by],
        );
      }
    else points.push([ax, ay]);
    x = cx;
    y = cy;
  }
  return points;
}

/** Rounds of the search for the circle: a hundredth of the radius is near enough. */
const ROUNDS = 48;
/** Less than one by more than squares are rounded by. */
const NEARLY = 1 - 1e-9;

/**
 * The smallest circle around figures, and the middle between its centre and that of their box: a triangle whose box is
 * in the middle of a disc seems to sink, and one whose circle is there seems to rise.
 */
export function extentOf(paths: readonly Path[]): Extent {
  const box = unionBoxes(paths.map(bounds)) ?? { x: 0, y: 0, width: 1, height: 1 };
  const points = paths.flatMap(edgePoints);
  let x = centreX(box);
  let y = centreY(box);
  const farthest = (): Point => {
    let far: Point = [x, y];
    let most = 0;
    for (const point of points) {
      const [dx, dy] = [point[0] - x, point[1] - y];
      // Exact distances are dear, and only asked for where they may be the largest.
      if (dx * dx + dy * dy < most * most * NEARLY) continue;
      const distance = Math.hypot(dx, dy);
      if (distance <= most) continue;
      far = point;
      most = distance;
    }
    return far;
  };
  // Each round goes a smaller part of the way to the farthest point (Bădoiu and Clarkson).
  for (let round = 2; round < ROUNDS; round++) {
    const [fx, fy] = farthest();
    x += (fx - x) / round;
    y += (fy - y) / round;
  }
  const [fx, fy] = farthest();
  return {
    x: (x + centreX(box)) / 2,
    y: (y + centreY(box)) / 2,
    radius: Math.hypot(fx - x, fy - y),
  };
}
