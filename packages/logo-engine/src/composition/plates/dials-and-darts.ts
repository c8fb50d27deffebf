/** Plates of who calibrates instruments, throws darts and sells spark plugs. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A dial with its scale and pointer around the name. */
export const scaledDial: Plate = {
  about: ['gauge', 'meter'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { wide, high, cx, cy: middle, gap, size: m } = bodyAround(held, 0.1, 0.06);
    const r = Math.hypot(wide, high) / 2 + 0.02 * m;
    const [cy, R] = [middle - 0.12 * r, 1.24 * r];
    const count = 9;
    const marks = Array.from({ length: count }, (_, i) => {
      const turn = -152 + (i * 124) / (count - 1);
      const [from, wide] = i % 4 === 0 ? [0.98, 0.085] : [1.04, 0.06];
      return stroke(line(...polar(cx, cy, from * r, turn), ...polar(cx, cy, 1.13 * r, turn)), wide * r, {
        cap: 'round',
      });
    });
    const stem = union(
      rect(cx - 0.22 * r, cy + R - 0.1 * r, 0.44 * r, 0.4 * r),
      rect(cx - 0.38 * r, cy + R + 0.14 * r, 0.76 * r, 0.24 * r, 0.05 * r),
    );
    const face = circle(cx, cy, R);
    const pointer = rotate(
      polygon(
        [
          [cx - 0.12 * r, cy - 0.72 * r],
          [cx + 0.12 * r, cy - 0.72 * r],
          [cx, cy - 1.1 * r],
        ],
        0.02 * r,
      ),
      -12,
      cx,
      cy,
    );
    const room = rect(held.x - 20, held.y - 20, held.width + 40, held.height + 40);
    return {
      plate: concat(subtract(face, ...marks, subtract(pointer, room)), subtract(stem, grow(face, gap))),
    };
  },
};

/** A target with a dart in it. */
export const hitTarget: Plate = {
  about: ['arrow'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { wide, high, cx, cy, gap, size: m } = bodyAround(held, 0.08, 0.06);
    const r = Math.hypot(wide, high) / 2 + 0.02 * m;
    const w = 0.13 * r;
    const ring = (inner: number) => subtract(circle(cx, cy, inner + w), circle(cx, cy, inner));
    const [tx, ty] = polar(cx, cy, r + 0.1 * r, -42);
    const t = 0.1 * r;
    const along = (d: number, o: number): readonly [number, number] => [tx + d, ty + o];
    const vane = (side: number) =>
      polygon(
        [
          along(0.5 * r, side * 0.5 * t + side * 2),
          along(0.62 * r, side * 0.26 * r),
          along(0.98 * r, side * 0.26 * r),
          along(0.88 * r, side * 0.5 * t + side * 2),
        ],
        0.02 * r,
      );
    const arrow = rotate(
      union(stroke(line(tx, ty, tx + 0.92 * r, ty), t, { cap: 'round' }), vane(-1), vane(1)),
      -42,
      tx,
      ty,
    );
    const clear = grow(arrow, gap);
    return {
      plate: concat(circle(cx, cy, r), subtract(ring(r + 2 * gap + w), clear)),
      second: concat(subtract(ring(r + gap), clear), arrow),
    };
  },
};

/** A spark plug that lies, the name on its insulator. */
export const lyingSparkPlug: Plate = {
  about: ['spark-plug'],
  aspect: [1.8, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, cy, gap, size: m } = bodyAround(held, 0.4, 0.3);
    const insulator = rect(x0, y0, x1 - x0, high, 0.1 * m);
    const block = (x: number, long: number, tall: number) =>
      rect(x, cy - tall * high, long, 2 * tall * high, 0.05 * m);
    const nutX = x0 - gap - 0.3 * m;
    const facets = [-0.28, 0.28].map((o) => rect(nutX - m, cy + o * high - gap / 2, 3 * m, gap));
    const nut = subtract(block(nutX, 0.3 * m, 0.66), ...facets);
    const shankX = nutX - gap - 0.46 * m;
    const grooves = [0.15, 0.31].map((at) =>
      stroke(line(shankX + at * m - 0.03 * m, y1 + m, shankX + at * m + 0.03 * m, y0 - m), gap),
    );
    const shank = subtract(block(shankX, 0.46 * m, 0.36), ...grooves);
    const hook = stroke(
      parse(`M${shankX + 0.1 * m} ${cy + 0.28 * high}H${shankX - 0.27 * m}V${cy - 0.06 * m}`),
      0.13 * m,
    );
    const spark = rect(shankX - 0.12 * m, cy - 0.1 * m, 0.12 * m + 2, 0.2 * m);
    const ribs = [0, 1].map((i) => block(x1 + gap + i * (gap + 0.13 * m), 0.13 * m, 0.38 - 0.08 * i));
    const cap = block(x1 + 3 * gap + 0.26 * m, 0.24 * m, 0.18);
    const metal = union(shank, subtract(hook, rect(shankX, y0 - m, m, high + 2 * m)), spark);
    return { plate: concat(insulator, ...ribs), second: concat(nut, metal, cap) };
  },
};
