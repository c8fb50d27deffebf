import { CUBIC, type Path, QUAD } from './path.js';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;
export const centreX = (box: Box): number => box.x + box.width / 2;
export const centreY = (box: Box): number => box.y + box.height / 2;

/** Whether a box lies in another, and touches none of its sides. */
export const isInside = (a: Box, b: Box): boolean =>
  a.x > b.x && a.y > b.y && right(a) < right(b) && bottom(a) < bottom(b);

/** Whether two boxes share more than an edge. */
export const meet = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

/** The smallest box around several, ignoring empty ones; null when all are empty. */
export function unionBoxes(boxes: readonly (Box | null)[]): Box | null {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const box of boxes) {
    if (box === null) continue;
    x0 = Math.min(x0, box.x);
    y0 = Math.min(y0, box.y);
    x1 = Math.max(x1, right(box));
    y1 = Math.max(y1, bottom(box));
  }
  return x0 > x1 ? null : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** A coordinate of a cubic, or of a quadratic where it has no fourth number. */
const at = (a: number, b: number, c: number, d: number | undefined, t: number): number => {
  const u = 1 - t;
  if (d === undefined) return u * u * a + 2 * u * t * b + t * t * c;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
};

/** Tells the parameters in (0, 1) where one coordinate of a curve turns. */
function turns(a: number, b: number, c: number, d: number | undefined, found: (t: number) => void): void {
  const within = (t: number): void => {
    if (t > 0 && t < 1) found(t);
  };
  if (d === undefined) {
    const denominator = a - 2 * b + c;
    if (denominator !== 0) within((a - b) / denominator);
    return;
  }
  const qa = -a + 3 * b - 3 * c + d;
  const qb = 2 * (a - 2 * b + c);
  const qc = b - a;
  if (Math.abs(qa) < 1e-9) {
    if (qb !== 0) within(-qc / qb);
    return;
  }
  const root = qb * qb - 4 * qa * qc;
  if (root < 0) return;
  const r = Math.sqrt(root);
  within((-qb + r) / (2 * qa));
  within((-qb - r) / (2 * qa));
}

/** Exact bounds of the ink of a path, or null when it has none. */
export function bounds(path: Path): Box | null {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  let px = 0;
  let py = 0;
  const add = (x: number, y: number): void => {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  };
  // A curve lies within its control points: most need no closer look.
  const leavesBox = (command: readonly number[]): boolean => {
    for (let i = 1; i + 3 < command.length; i += 2) {
      const cx = command[i] ?? 0;
      const cy = command[i + 1] ?? 0;
      if (cx < x0 || cx > x1 || cy < y0 || cy > y1) return true;
    }
    return false;
  };
  for (const command of path.commands) {
    const n = command.length;
    if (n < 3) continue;
    const verb = command[0];
    const x = command[n - 2] ?? 0;
    const y = command[n - 1] ?? 0;
    add(x, y);
    if ((verb === QUAD || verb === CUBIC) && leavesBox(command)) {
      const [, x1st = 0, y1st = 0, x2nd = 0, y2nd = 0, x3rd, y3rd] = command;
      const [fromX, fromY] = [px, py];
      const found = (t: number): void => add(at(fromX, x1st, x2nd, x3rd, t), at(fromY, y1st, y2nd, y3rd, t));
      turns(fromX, x1st, x2nd, x3rd, found);
      turns(fromY, y1st, y2nd, y3rd, found);
    }
    px = x;
    py = y;
  }
  return x0 > x1 ? null : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
