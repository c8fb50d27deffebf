import { union } from '../geometry/kernel.js';
import { CLOSE, CUBIC, LINE, MOVE, type Path } from '../geometry/path.js';
import type { Point } from '../geometry/shapes.js';

/** Commands of a smooth curve through points, after the first. */
const through = (points: readonly Point[]): number[][] =>
  points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    return [
      CUBIC,
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
  });

/**
 * A smooth limb through points, each with half the width that it has there: `'50,0,6 54,40,9 50,100,0'`.
 */
export function limb(points: string): Path {
  const spine = points.split(' ').map((point) => {
    const [x = 0, y = 0, half = 0] = point.split(',').map(Number);
    return [x, y, half] as const;
  });
  const side = (sign: number) =>
    spine.map(([x, y, half], i): Point => {
      const [ax, ay] = spine[i - 1] ?? [x, y];
      const [bx, by] = spine[i + 1] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [x - (sign * half * (by - ay)) / length, y + (sign * half * (bx - ax)) / length];
    });
  const there = side(1);
  const back = side(-1).reverse();
  const [start = [0, 0]] = there;
  const [turn = [0, 0]] = back;
  const commands = [[MOVE, ...start], ...through(there), [LINE, ...turn], ...through(back), [CLOSE]];
  return union({ commands, evenOdd: false });
}
