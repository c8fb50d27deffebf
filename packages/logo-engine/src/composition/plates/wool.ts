/** Plates of who keeps what has wool, and of who works it. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, bounds, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, contours, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The edges of what holds the name, with air around it. */
function room(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  return { x0, x1, y0, y1, high: y1 - y0, wide: x1 - x0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** Two pairs of legs under a body. */
const legs = (x0: number, x1: number, y: number, high: number, long: number) =>
  [x0 + high * 0.14, x0 + high * 0.38, x1 - high * 0.5, x1 - high * 0.26].map((x) =>
    rect(x, y - high * 0.2, high * 0.13, long + high * 0.2, high * 0.035),
  );

/** A box whose edges are curls. */
function fleece(x0: number, x1: number, y0: number, y1: number, r: number): Path {
  const along = (from: number, to: number, make: (at: number) => Path) => {
    const count = Math.max(2, Math.round((to - from) / (r * 1.5)));
    return Array.from({ length: count + 1 }, (_, i) => make(from + ((to - from) * i) / count));
  };
  const inset = r * 0.3;
  return union(
    rect(x0, y0, x1 - x0, y1 - y0),
    ...along(x0 + inset, x1 - inset, (x) => circle(x, y0 + inset, r)),
    ...along(x0 + inset, x1 - inset, (x) => circle(x, y1 - inset, r)),
    ...along(y0 + inset, y1 - inset, (y) => circle(x0 + inset, y, r)),
    ...along(y0 + inset, y1 - inset, (y) => circle(x1 - inset, y, r)),
  );
}

/** A sheep in its wool. */
export const sheep: Plate = {
  about: ['sheep', 'lamb', 'ram', 'sheep-shears'],
  aspect: [1.1, 4.5],
  draw(held) {
    const { x0, x1, y0, y1, high } = room(held, 0.26, 0.32);
    const gap = 0.11 * CAP;
    const r = high * 0.2;
    const wool = fleece(x0, x1, y0, y1, r);
    const s = Math.min(high, 2.8 * CAP);
    const [hx, hy] = [held.x - 0.22 * CAP - gap - s * 0.28, y0 + s * 0.3];
    const at = (x: number, y: number) => `${hx + s * x} ${hy + s * y}`;
    const skull = parse(
      `M${at(0.1, -0.2)}C${at(0.24, -0.14)} ${at(0.18, 0.06)} ${at(0.06, 0.2)}C${at(-0.02, 0.3)} ${at(-0.1, 0.36)} ${at(-0.2, 0.34)}C${at(-0.34, 0.3)} ${at(-0.3, 0.14)} ${at(-0.26, 0.04)}C${at(-0.2, -0.12)} ${at(-0.1, -0.26)} ${at(0.1, -0.2)}Z`,
    );
    const ear = rotate(ellipse(hx + s * 0.12, hy - s * 0.08, s * 0.15, s * 0.075), 28, hx, hy);
    const face = union(skull, ear);
    const eye = circle(hx - s * 0.1, hy + s * 0.06, Math.max(5.5, s * 0.035));
    const feet = legs(x0, x1, y1 + r * 0.7, high, high * 0.24);
    const wrap = stroke(face, gap * 2);
    return { plate: concat(subtract(union(wool, ...feet), wrap, face), subtract(face, eye)) };
  },
};

/** An alpaca in its wool, its neck up. */
export const alpaca: Plate = {
  about: ['alpaca', 'llama'],
  aspect: [1.3, 5],
  draw(held) {
    const { x0, x1, y0, y1, high } = room(held, 0.26, 0.32);
    const r = high * 0.17;
    const s = Math.min(high, 3.2 * CAP);
    const nx = x0 + s * 0.02;
    const top = y0 - s * 0.5;
    const neck = union(
      rect(nx - s * 0.13, top, s * 0.3, s * 0.9, s * 0.13),
      ...[0.08, 0.3, 0.52].map((y) => circle(nx + s * 0.12, top + s * y, s * 0.12)),
      ...[0.34, 0.56].map((y) => circle(nx - s * 0.1, top + s * y, s * 0.12)),
    );
    const tuft = circle(nx - s * 0.02, top + s * 0.01, s * 0.15);
    const snout = rect(nx - s * 0.36, top + s * 0.06, s * 0.4, s * 0.2, s * 0.09);
    const ears = [-0.06, 0.1].map((x) =>
      rotate(ellipse(nx + s * x, top - s * 0.16, s * 0.05, s * 0.13), x * 90, nx, top),
    );
    const eye = circle(nx - s * 0.09, top + s * 0.11, Math.max(5.5, s * 0.032));
    const tail = circle(x1 + r * 0.7, y0 + high * 0.24, r * 0.8);
    const all = union(
      fleece(x0, x1, y0, y1, r),
      neck,
      tuft,
      snout,
      ...ears,
      tail,
      ...legs(x0, x1, y1 + r * 0.7, high, high * 0.22),
    );
    const [outline = all] = contours(all).sort(
      (one, other) => (bounds(other)?.width ?? 0) - (bounds(one)?.width ?? 0),
    );
    return { plate: subtract(outline, eye) };
  },
};
