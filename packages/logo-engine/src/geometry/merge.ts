import { type Box, bottom, bounds, right } from './bounds.js';
import { union } from './kernel.js';
import { contours, type Path } from './path.js';

/** Twice the area of a contour by its points; the sign tells which way it turns. */
export function turn(contour: Path): number {
  let sum = 0;
  let [x0, y0] = [0, 0];
  contour.commands.forEach((command, i) => {
    const [x, y] = command.length < 3 ? [x0, y0] : [command.at(-2) ?? 0, command.at(-1) ?? 0];
    if (i > 0) sum += x0 * y - x * y0;
    [x0, y0] = [x, y];
  });
  return sum;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

/**
 * Whether outlines of a path may lie on each other, by their boxes. A plotter cuts along every line of them. Even-odd
 * paths come from the boolean kernel, which leaves none.
 */
export function overlapsItself(path: Path): boolean {
  if (path.evenOdd) return false;
  const found = contours(path).flatMap((contour) => {
    const box = bounds(contour);
    return box === null ? [] : [{ box, way: Math.sign(turn(contour)) }];
  });
  return found.some((a, i) => found.slice(i + 1).some((b) => a.way === b.way && meet(a.box, b.box)));
}

/** A path as one outline: letters that join are one piece. Paths that cannot overlap stay as they are. */
export const merged = (path: Path): Path => (overlapsItself(path) ? union(path) : path);
