/** Plates of who keeps what has wool, and of who works it. */
import { CAP } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, contours, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { legs } from './creatures.js';
import type { Plate } from './plate.js';

/** A box whose edges are curls. */
export function fleece(x0: number, x1: number, y0: number, y1: number, r: number): Path {
  const along = (from: number, to: number, make: (at: number, i: number) => Path) => {
    const count = Math.max(2, Math.round((to - from) / (r * 1.5)));
    return Array.from({ length: count + 1 }, (_, i) => make(from + ((to - from) * i) / count, i));
  };
  const inset = r * 0.3;
  return union(
    rect(x0, y0, x1 - x0, y1 - y0),
    ...along(x0 + inset, x1 - inset, (x, i) => circle(x, y0 + inset, r * (i % 2 === 0 ? 1 : 1.2))),
    ...along(x0 + inset, x1 - inset, (x) => circle(x, y1 - inset, r)),
    ...along(y0 + inset, y1 - inset, (y) => circle(x0 + inset, y, r)),
    ...along(y0 + inset, y1 - inset, (y) => circle(x1 - inset, y, r)),
  );
}

/** A sheep in its wool. */
export const sheep: Plate = {
  about: ['sheep', 'lamb', 'ram', 'sheep-shears'],
  aspect: [1.2, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, high, wide } = bodyAround(held, 0.46, 0.32);
    const gap = 0.11 * CAP;
    const r = (high + wide) * 0.068;
    const wool = fleece(x0, x1, y0, y1, r);
    const s = Math.min((high + wide) * 0.36, high * 1.25);
    const [hx, hy] = [held.x - 0.42 * CAP - gap - s * 0.28, y0 + s * 0.2];
    const at = (x: number, y: number) => `${hx + s * x} ${hy + s * y}`;
    const skull = parse(
      `M${at(0.1, -0.2)}C${at(0.24, -0.14)} ${at(0.18, 0.06)} ${at(0.06, 0.2)}C${at(-0.02, 0.3)} ${at(-0.1, 0.36)} ${at(-0.2, 0.34)}C${at(-0.34, 0.3)} ${at(-0.3, 0.14)} ${at(-0.26, 0.04)}C${at(-0.2, -0.12)} ${at(-0.1, -0.26)} ${at(0.1, -0.2)}Z`,
    );
    const ear = rotate(ellipse(hx + s * 0.12, hy - s * 0.08, s * 0.15, s * 0.075), 28, hx, hy);
    const face = union(skull, ear);
    const eye = circle(hx - s * 0.1, hy + s * 0.06, Math.max(5.5, s * 0.035));
    const feet = legs(x0, x1, y1 + r * 0.7, s, s * 0.26);
    const wrap = stroke(face, gap * 2);
    return { plate: concat(subtract(union(wool, ...feet), wrap, face), subtract(face, eye)) };
  },
};

/** An alpaca in its wool, its neck up. */
export const alpaca: Plate = {
  about: ['alpaca'],
  aspect: [1.2, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, high, wide } = bodyAround(held, 0.32, 0.32);
    const s = (high + wide) * 0.3;
    const r = s * 0.2;
    const at = (x: number, y: number) => `${x0 + s * x} ${y0 + s * y}`;
    const neck = parse(
      `M${at(-0.2, 0.5)}C${at(-0.3, 0.1)} ${at(-0.24, -0.3)} ${at(-0.2, -0.56)}L${at(0.16, -0.6)}C${at(0.16, -0.3)} ${at(0.2, -0.1)} ${at(0.5, 0.1)}V${y0 + s * 0.5}Z`,
    );
    const curls = [
      [0.14, -0.5, 0.13],
      [0.16, -0.28, 0.13],
      [0.26, -0.08, 0.14],
      [-0.2, -0.3, 0.1],
      [-0.24, -0.08, 0.12],
      [-0.24, 0.16, 0.13],
    ].map(([x = 0, y = 0, size = 0]) => circle(x0 + s * x, y0 + s * y, s * size));
    const face = parse(
      `M${at(0.12, -0.92)}C${at(-0.06, -1)} ${at(-0.22, -0.94)} ${at(-0.28, -0.84)}L${at(-0.48, -0.76)}C${at(-0.6, -0.72)} ${at(-0.6, -0.54)} ${at(-0.48, -0.53)}L${at(-0.2, -0.48)}L${at(0.18, -0.5)}C${at(0.26, -0.66)} ${at(0.24, -0.84)} ${at(0.12, -0.92)}Z`,
    );
    const tuft = [
      [-0.16, -0.93, 0.12],
      [0, -0.99, 0.13],
      [0.14, -0.9, 0.12],
    ].map(([x = 0, y = 0, size = 0]) => circle(x0 + s * x, y0 + s * y, s * size));
    const ears = [0, 0.17].map((x) =>
      rotate(ellipse(x0 + s * x, y0 - s * 1.14, s * 0.065, s * 0.17), x * 100 - 4, x0 + s * x, y0 - s * 1.02),
    );
    const eye = circle(x0 - s * 0.2, y0 - s * 0.74, Math.max(6, s * 0.042));
    const tail = circle(x1 + r * 0.7, y0 + s * 0.16, r * 0.8);
    const all = union(
      fleece(x0, x1, y0, y1, r),
      neck,
      face,
      tail,
      ...curls,
      ...tuft,
      ...ears,
      ...legs(x0, x1, y1 + r * 0.7, s, s * 0.44),
    );
    const [outline = all] = contours(all).sort(
      (one, other) => (bounds(other)?.width ?? 0) - (bounds(one)?.width ?? 0),
    );
    return { plate: subtract(outline, eye) };
  },
};
