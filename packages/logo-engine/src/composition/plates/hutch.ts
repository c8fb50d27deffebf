/** Plates of who keeps rabbits, ducks and quails. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A rabbit that crouches, its ears up. */
export const rabbit: Plate = {
  about: ['rabbit', 'rabbit-face'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.4, 0.36);
    const [l, r, top, low] = [x0 - 0.1 * m, x1 + 0.12 * m, y0 - 0.16 * m, y1 + 0.1 * m];
    const body = parse(
      `M${l + 0.02 * m} ${y0 + high * 0.5}C${l + 0.1 * m} ${top + 0.16 * m} ${x0 + wide * 0.26} ${y0 - 0.04 * m} ${cx} ${top + 0.02 * m}C${x1 - wide * 0.18} ${top - 0.06 * m} ${r} ${top + 0.1 * m} ${r + 0.04 * m} ${y0 + high * 0.56}C${r + 0.05 * m} ${low - 0.12 * m} ${r - 0.04 * m} ${low} ${r - 0.24 * m} ${low}H${l + 0.2 * m}C${l + 0.02 * m} ${low} ${l - 0.03 * m} ${y1 - high * 0.2} ${l + 0.02 * m} ${y0 + high * 0.5}Z`,
    );
    const n = from(x0, y0, m);
    const head = parse(
      `M${n(0.34, -0.2)}C${n(0.26, -0.44)} ${n(0.02, -0.5)} ${n(-0.16, -0.4)}C${n(-0.32, -0.3)} ${n(-0.46, -0.1)} ${n(-0.46, 0.06)}C${n(-0.46, 0.2)} ${n(-0.34, 0.28)} ${n(-0.16, 0.28)}L${n(0.1, 0.5)}L${n(0.4, 0.2)}Z`,
    );
    const ear = (turn: number, x: number, y: number) =>
      rotate(ellipse(x0 + x * m, y0 - (y + 0.34) * m, 0.115 * m, 0.4 * m), turn, x0 + x * m, y0 - y * m);
    const near = ear(24, 0.08, 0.36);
    const far = subtract(ear(-6, -0.06, 0.36), grow(near, GAP * 0.9));
    const inner = rotate(
      ellipse(x0 + 0.08 * m, y0 - 0.74 * m, 0.04 * m, 0.2 * m),
      24,
      x0 + 0.08 * m,
      y0 - 0.36 * m,
    );
    const eye = circle(x0 - 0.14 * m, y0 - 0.1 * m, Math.max(9, 0.06 * m));
    const paws = [
      rect(l - 0.08 * m, low - 0.15 * m, 0.4 * m, 0.2 * m, 0.1 * m),
      rect(r - 0.66 * m, low - 0.15 * m, 0.66 * m, 0.2 * m, 0.1 * m),
    ];
    const main = union(body, head, near, far, ...paws);
    const tail = subtract(circle(r + 0.1 * m, y1 - 0.2 * m, 0.19 * m), grow(main, GAP));
    return { plate: subtract(main, eye, inner), second: tail };
  },
};

/** A duck on the water, the name on its side under its wing. */
export const duck: Plate = {
  about: ['duck'],
  aspect: [1.3, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.34, 0.32);
    const [l, r, low] = [x0 - 0.24 * m, x1 + 0.1 * m, y1 + 0.16 * m];
    const n = from(x0, y0, m);
    const t = from(r, y0, m);
    const body = parse(
      `M${n(0.52, -0.02)}C${cx - wide * 0.1} ${y0 - 0.12 * m} ${cx + wide * 0.16} ${y0 - 0.2 * m} ${x1 - 0.2 * m} ${y0 - 0.04 * m}C${t(0.06, 0)} ${t(0.16, -0.14)} ${t(0.28, -0.3)}C${t(0.32, -0.38)} ${t(0.42, -0.36)} ${t(0.42, -0.26)}L${t(0.4, -0.12)}L${t(0.5, -0.12)}Q${t(0.58, -0.1)} ${t(0.54, -0.02)}C${t(0.46, 0.2)} ${r + 0.3 * m} ${low} ${x1 - 0.5 * m} ${low}H${x0 + 0.5 * m}C${x0 + 0.1 * m} ${low} ${l} ${y1 - high * 0.14} ${l - 0.02 * m} ${y0 + high * 0.5}C${l - 0.03 * m} ${y0 + high * 0.26} ${n(-0.06, 0.06)} ${n(-0.02, -0.24)}L${n(0.36, -0.24)}C${n(0.34, -0.12)} ${n(0.38, -0.02)} ${n(0.52, -0.02)}Z`,
    );
    const head = parse(
      `M${n(0, -0.2)}V${y0 - 0.3 * m}C${n(-0.12, -0.36)} ${n(-0.2, -0.46)} ${n(-0.2, -0.58)}C${n(-0.2, -0.78)} ${n(-0.06, -0.9)} ${n(0.12, -0.9)}C${n(0.32, -0.9)} ${n(0.44, -0.74)} ${n(0.42, -0.54)}C${n(0.41, -0.42)} ${n(0.36, -0.34)} ${n(0.35, -0.2)}Z`,
    );
    const ring = stroke(
      parse(`M${n(-0.3, -0.27)}Q${n(0.16, -0.16)} ${n(0.7, -0.27)}`),
      Math.max(10, 0.05 * m),
    );
    const eye = circle(x0 + 0.04 * m, y0 - 0.64 * m, Math.max(7, 0.05 * m));
    const bill = parse(
      `M${n(-0.1, -0.7)}C${n(-0.24, -0.7)} ${n(-0.34, -0.56)} ${n(-0.56, -0.54)}C${n(-0.66, -0.53)} ${n(-0.66, -0.42)} ${n(-0.56, -0.4)}C${n(-0.4, -0.36)} ${n(-0.24, -0.36)} ${n(-0.06, -0.4)}Z`,
    );
    const main = union(body, head);
    const wing = stroke(
      parse(`M${t(0.3, -0.02)}C${t(0.22, 0.1)} ${t(0.12, 0.14)} ${t(0.02, 0.12)}`),
      Math.max(11, 0.055 * m),
    );
    const [w0, w1] = [l - 0.26 * m, r + 0.44 * m];
    const sea = stroke(
      wave(w0, low + 0.1 * m, w1 - w0, 0.09 * m, Math.max(3, Math.round((w1 - w0) / (0.7 * m)))),
      0.11 * m,
    );
    const away = grow(sea, GAP);
    const under = rect(w0 - m, low + 0.1 * m, w1 - w0 + 2 * m, m);
    return {
      plate: subtract(main, eye, ring, wing, away, under),
      second: concat(subtract(bill, grow(main, GAP)), sea),
    };
  },
};

/** A quail, its plume over its head. */
export const quail: Plate = {
  about: ['quail'],
  aspect: [1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.4, 0.34);
    const [l, low] = [x0 - 0.16 * m, y1 + 0.16 * m];
    const n = from(x0, y0, m);
    const t = from(x1, y0, m);
    const body = parse(
      `M${n(0.4, -0.16)}C${cx} ${y0 - 0.12 * m} ${x1 - wide * 0.1} ${y0 - 0.06 * m} ${t(0.12, 0.2)}C${t(0.26, 0.34)} ${t(0.4, 0.44)} ${t(0.52, 0.5)}Q${t(0.58, 0.56)} ${t(0.5, 0.6)}C${t(0.34, 0.66)} ${t(0.2, 0.62)} ${x1 + 0.08 * m} ${y1 - high * 0.14}C${x1 - 0.1 * m} ${low - 0.04 * m} ${cx + wide * 0.2} ${low} ${cx} ${low}C${x0 + 0.1 * m} ${low} ${l - 0.08 * m} ${y1 - high * 0.1} ${l - 0.08 * m} ${y0 + high * 0.4}C${l - 0.08 * m} ${y0 + high * 0.2} ${n(-0.12, 0.02)} ${n(-0.1, -0.2)}Z`,
    );
    const head = circle(x0 + 0.14 * m, y0 - 0.3 * m, 0.26 * m);
    const plume = parse(
      `M${n(0.2, -0.52)}C${n(0.2, -0.72)} ${n(0.06, -0.92)} ${n(-0.14, -0.9)}C${n(-0.3, -0.88)} ${n(-0.3, -0.66)} ${n(-0.14, -0.66)}C${n(-0.02, -0.66)} ${n(0.06, -0.68)} ${n(0.1, -0.52)}Z`,
    );
    const beak = polygon(
      [
        [x0 - 0.02 * m, y0 - 0.4 * m],
        [x0 - 0.28 * m, y0 - 0.22 * m],
        [x0, y0 - 0.16 * m],
      ],
      5,
    );
    const eye = circle(x0 + 0.04 * m, y0 - 0.32 * m, Math.max(7, 0.045 * m));
    const band = stroke(
      parse(`M${n(0.2, -0.34)}C${n(0.18, -0.14)} ${n(0.06, -0.06)} ${n(-0.08, -0.05)}`),
      Math.max(11, 0.06 * m),
    );
    const feet = [-0.14, 0.2].flatMap((d) => {
      const [x, floor] = [cx + d * m, low + 0.2 * m];
      return [
        stroke(parse(`M${x} ${low - 10}V${floor}`), 0.085 * m),
        stroke(parse(`M${x - 0.16 * m} ${floor}H${x + 0.08 * m}`), 0.08 * m),
      ];
    });
    const main = union(body, head, beak, ...feet);
    return { plate: subtract(main, eye, band), second: subtract(plume, grow(main, 0.09 * CAP)) };
  },
};

/** A rabbit that looks over a board, the name on the board. */
export const rabbitMuzzle: Plate = {
  about: ['rabbit', 'rabbit-face'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size } = bodyAround(held, 0.44, 0.36);
    const u = Math.min(size, wide * 0.6);
    const top = y0 - 0.06 * u;
    const board = rect(x0, top, x1 - x0, y1 - top, 0.16 * u);
    const hy = top - 0.42 * u;
    const skull = union(ellipse(cx, hy, 0.54 * u, 0.46 * u), ellipse(cx, hy + 0.18 * u, 0.64 * u, 0.36 * u));
    const [ex, ey] = [cx + 0.24 * u, hy - 0.3 * u];
    const ear = rotate(ellipse(ex, ey - 0.34 * u, 0.19 * u, 0.46 * u), 14, ex, ey);
    const inner = rotate(ellipse(ex, ey - 0.38 * u, 0.085 * u, 0.29 * u), 14, ex, ey);
    const eye = ellipse(cx + 0.27 * u, hy - 0.09 * u, 0.085 * u, 0.115 * u);
    const ny = hy + 0.06 * u;
    const nose = parse(
      `M${cx - 0.11 * u} ${ny}Q${cx} ${ny - 0.06 * u} ${cx + 0.11 * u} ${ny}Q${cx + 0.08 * u} ${ny + 0.1 * u} ${cx} ${ny + 0.12 * u}Q${cx - 0.08 * u} ${ny + 0.1 * u} ${cx - 0.11 * u} ${ny}Z`,
    );
    const t = 0.06 * u;
    const lip = stroke(
      parse(`M${cx} ${ny + 0.1 * u}Q${cx + 0.02 * u} ${ny + 0.2 * u} ${cx + 0.19 * u} ${ny + 0.16 * u}`),
      t,
    );
    const tooth = rect(cx + 0.025 * u, ny + 0.2 * u, 0.1 * u, 0.14 * u, 0.02 * u);
    const hairs = [-0.02, 0.09].map((y) =>
      stroke(line(cx + 0.42 * u, ny + (0.13 + y) * u, cx + 0.57 * u, ny + (0.09 + 1.6 * y) * u), t),
    );
    const paw = ellipse(cx + 0.82 * u, top - 0.06 * u, 0.15 * u, 0.16 * u);
    const right = union(inner, eye, lip, tooth, ...hairs);
    const head = subtract(
      union(skull, ear, mirror(ear, cx)),
      union(right, mirror(right, cx), nose),
      grow(board, gap),
    );
    const paws = union(paw, mirror(paw, cx));
    return {
      plate: concat(subtract(board, grow(paws, gap)), subtract(head, grow(paws, gap)), paws),
    };
  },
};
