import { CUBIC, MOVE, type Path, QUAD } from '../geometry/path.js';

/** Straight edges of an outline, four numbers each: x0, y0, x1, y1 in the direction in which it is drawn. */
export type Edges = readonly number[];

/** How far a chord may stray from its curve, in pixels. */
const TOLERANCE = 0.12;

/** Chords that stay within the tolerance, from how far the control points bend (a bound of the second derivative). */
const chords = (bend: number, degree: 2 | 3): number =>
  Math.max(1, Math.ceil(Math.sqrt(((degree * (degree - 1)) / 8) * (bend / TOLERANCE))));

/** Flattens an outline, scaled to pixels; every contour is closed. */
export function flatten(path: Path, scale: number): Edges {
  const out: number[] = [];
  let startX = 0;
  let startY = 0;
  let x = 0;
  let y = 0;
  const to = (nx: number, ny: number): void => {
    if (nx !== x || ny !== y) out.push(x, y, nx, ny);
    x = nx;
    y = ny;
  };
  for (const command of path.commands) {
    const verb = command[0];
    const [, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = command;
    if (verb === MOVE) {
      to(startX, startY);
      x = startX = a * scale;
      y = startY = b * scale;
    } else if (verb === QUAD) {
      const [ax, ay, bx, by] = [a * scale, b * scale, c * scale, d * scale];
      const n = chords(Math.hypot(x - 2 * ax + bx, y - 2 * ay + by), 2);
      const [fromX, fromY] = [x, y];
      for (let i = 1; i <= n; i++) {
        const t = i / n;
        const u = 1 - t;
        to(u * u * fromX + 2 * u * t * ax + t * t * bx, u * u * fromY + 2 * u * t * ay + t * t * by);
      }
    } else if (verb === CUBIC) {
      const [ax, ay, bx, by, cx, cy] = [a * scale, b * scale, c * scale, d * scale, e * scale, f * scale];
      const first = Math.hypot(x - 2 * ax + bx, y - 2 * ay + by);
      const n = chords(Math.max(first, Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy)), 3);
      const [fromX, fromY] = [x, y];
      for (let i = 1; i <= n; i++) {
        const t = i / n;
        const u = 1 - t;
        const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        to(k0 * fromX + k1 * ax + k2 * bx + k3 * cx, k0 * fromY + k1 * ay + k2 * by + k3 * cy);
      }
    } else if (command.length >= 3) to(a * scale, b * scale);
    else to(startX, startY);
  }
  to(startX, startY);
  return out;
}

/** The same edges with the axes exchanged: rows of it are columns of the drawing. */
export function transpose(edges: Edges): Edges {
  const out = new Array<number>(edges.length);
  for (let i = 0; i < edges.length; i += 2) {
    out[i] = edges[i + 1] ?? 0;
    out[i + 1] = edges[i] ?? 0;
  }
  return out;
}

/** Length of all edges together. */
export function edgeLength(edges: Edges): number {
  let sum = 0;
  for (let i = 0; i < edges.length; i += 4) {
    sum += Math.hypot((edges[i + 2] ?? 0) - (edges[i] ?? 0), (edges[i + 3] ?? 0) - (edges[i + 1] ?? 0));
  }
  return sum;
}
