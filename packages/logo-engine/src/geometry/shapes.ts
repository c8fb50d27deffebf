/** Basic figures, drawn on a square of 100 by 100 unless told otherwise. */
import { CLOSE, type Command, CUBIC, LINE, MOVE, type Path } from './path.js';

/** Handle length of a cubic that draws a quarter of a circle. */
const K = 0.5522847498;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export type Point = readonly [x: number, y: number];
const path = (commands: Command[]): Path => ({ commands, evenOdd: false });

/** The point at an angle (degrees, clockwise from the right) and distance from a centre. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * Math.cos(rad(degrees)),
  cy + r * Math.sin(rad(degrees)),
];

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Path {
  const kx = rx * K;
  const ky = ry * K;
  return path([
    [MOVE, cx + rx, cy],
    [CUBIC, cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    [CUBIC, cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    [CUBIC, cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    [CUBIC, cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    [CLOSE],
  ]);
}

export const circle = (cx: number, cy: number, r: number): Path => ellipse(cx, cy, r);

/** A closed polygon; corners are rounded by the radius as far as its sides allow. */
export function polygon(points: readonly Point[], radius = 0): Path {
  if (radius <= 0) {
    const [first = [0, 0], ...rest] = points;
    return path([[MOVE, ...first], ...rest.map((p) => [LINE, ...p]), [CLOSE]]);
  }
  const commands: number[][] = [];
  points.forEach((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const toward = (to: Point): { point: Point; inward: Point } => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1;
      const t = Math.min(radius, length / 2) / length;
      const along = (f: number): Point => [
        corner[0] + (to[0] - corner[0]) * t * f,
        corner[1] + (to[1] - corner[1]) * t * f,
      ];
      return { point: along(1), inward: along(1 - K) };
    };
    const a = toward(before);
    const b = toward(after);
    commands.push([i === 0 ? MOVE : LINE, ...a.point], [CUBIC, ...a.inward, ...b.inward, ...b.point]);
  });
  return path([...commands, [CLOSE]]);
}

/** A polygon whose corners are written as SVG writes them: `'50,4 96,96 4,96'`. */
export const corners = (points: string, radius = 0): Path =>
  polygon(
    points.split(' ').map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
    radius,
  );

export const rect = (x: number, y: number, width: number, height: number, radius = 0): Path =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );

/** A regular polygon; the first corner points up unless turned. */
export const regular = (cx: number, cy: number, r: number, sides: number, radius = 0, turn = 0): Path =>
  polygon(
    Array.from({ length: sides }, (_, i) => polar(cx, cy, r, -90 + turn + (360 * i) / sides)),
    radius,
  );

/** Points of an open arc, as path commands that follow a first point. */
function arcCommands(cx: number, cy: number, r: number, from: number, to: number): Command[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / steps;
  const handle = (4 / 3) * Math.tan(rad(step) / 4) * r;
  return Array.from({ length: steps }, (_, i) => {
    const a = from + step * i;
    const b = a + step;
    const [ax, ay] = polar(cx, cy, r, a);
    const [bx, by] = polar(cx, cy, r, b);
    return [
      CUBIC,
      ax - handle * Math.sin(rad(a)),
      ay + handle * Math.cos(rad(a)),
      bx + handle * Math.sin(rad(b)),
      by - handle * Math.cos(rad(b)),
      bx,
      by,
    ];
  });
}

/** An open arc, to be stroked. Angles in degrees, clockwise from the right. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number): Path =>
  path([[MOVE, ...polar(cx, cy, r, from)], ...arcCommands(cx, cy, r, from, to)]);

/** A slice of a disc. */
export const sector = (cx: number, cy: number, r: number, from: number, to: number): Path =>
  path([[MOVE, cx, cy], [LINE, ...polar(cx, cy, r, from)], ...arcCommands(cx, cy, r, from, to), [CLOSE]]);

/** The part of a ring between two angles, with square ends. */
export const band = (cx: number, cy: number, outer: number, inner: number, from: number, to: number): Path =>
  path([
    [MOVE, ...polar(cx, cy, outer, from)],
    ...arcCommands(cx, cy, outer, from, to),
    [LINE, ...polar(cx, cy, inner, to)],
    ...arcCommands(cx, cy, inner, to, from),
    [CLOSE],
  ]);

/** An open line through points, to be stroked. */
export const polyline = (points: readonly Point[]): Path =>
  path(points.map((p, i) => [i === 0 ? MOVE : LINE, ...p]));

export const line = (x0: number, y0: number, x1: number, y1: number): Path =>
  polyline([
    [x0, y0],
    [x1, y1],
  ]);

/**
 * A leaf or petal between two points: both sides bulge by a share of its length;
 * `belly` (0 to 1) says where along it the belly is.
 */
export function leaf(x0: number, y0: number, x1: number, y1: number, bulge = 0.3, belly = 0.5): Path {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const side = (t: number, s: number): Point => [
    x0 + dx * t - dy * bulge * s * 1.33,
    y0 + dy * t + dx * bulge * s * 1.33,
  ];
  const near = Math.max(0, belly - 0.32);
  const far = Math.min(1, belly + 0.32);
  return path([
    [MOVE, x0, y0],
    [CUBIC, ...side(near, 1), ...side(far, 1), x1, y1],
    [CUBIC, ...side(far, -1), ...side(near, -1), x0, y0],
    [CLOSE],
  ]);
}

/** A square with super-elliptic sides ("squircle"). */
export function squircle(cx: number, cy: number, r: number, tightness = 0.88): Path {
  const k = r * tightness;
  return path([
    [MOVE, cx, cy - r],
    [CUBIC, cx + k, cy - r, cx + r, cy - k, cx + r, cy],
    [CUBIC, cx + r, cy + k, cx + k, cy + r, cx, cy + r],
    [CUBIC, cx - k, cy + r, cx - r, cy + k, cx - r, cy],
    [CUBIC, cx - r, cy - k, cx - k, cy - r, cx, cy - r],
    [CLOSE],
  ]);
}

/** An open wave from left to right, to be stroked or closed. */
export function wave(x: number, y: number, length: number, height: number, periods: number): Path {
  const half = length / (periods * 2);
  const commands: number[][] = [[MOVE, x, y]];
  for (let i = 0; i < periods * 2; i++) {
    const x0 = x + half * i;
    const s = i % 2 === 0 ? -1 : 1;
    commands.push([
      CUBIC,
      x0 + half * 0.364,
      y + (s * height) / 1.5,
      x0 + half * 0.636,
      y + (s * height) / 1.5,
      x0 + half,
      y,
    ]);
  }
  return path(commands);
}

/** A star with straight rays. */
export const star = (cx: number, cy: number, outer: number, inner: number, rays: number, radius = 0): Path =>
  polygon(
    Array.from({ length: rays * 2 }, (_, i) =>
      polar(cx, cy, i % 2 === 0 ? outer : inner, -90 + (180 * i) / rays),
    ),
    radius,
  );
