/** Plates of who gives massages, and of who fits orthopaedic aids. */

import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A massage table under its sheet: somebody lies on it, warm stones on the back. */
export const massageCouch: Plate = {
  about: ['massage', 'massage-table', 'needle-lotus', 'knee-joint', 'cupped-back'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, size: m } = bodyAround(held, 0.36, 0.3, 0.34);
    const over = 0.16 * m;
    const sheet = rect(x0, y0, wide, high, 0.09 * m);
    const pad = rect(x0 - over, y0 - GAP - 0.17 * m, wide + 2 * over, 0.17 * m, 0.08 * m);
    const foot = y1 + 0.36 * m;
    const leg = (x: number, way: number) =>
      polygon(
        [
          [x - 0.07 * m, y0],
          [x + 0.07 * m, y0],
          [x + way * 0.22 * m + 0.07 * m, foot],
          [x + way * 0.22 * m - 0.07 * m, foot],
        ],
        0.02 * m,
      );
    const legs = subtract(union(leg(x0 + 0.24 * m, -1), leg(x1 - 0.24 * m, 1)), grow(sheet, GAP));
    const top = y0 - 2 * GAP - 0.17 * m;
    const arm = rect(x0 - 0.22 * m, top - 0.12 * m, 0.62 * m, 0.12 * m, 0.06 * m);
    const head = circle(x0 + 0.02 * m, top - 0.31 * m, 0.18 * m);
    const b = x0 + 0.28 * m;
    const at = (t: number) => b + (x1 + over * 0.5 - b) * t;
    const body = parse(
      `M${b} ${top}C${b - 0.06 * m} ${top - 0.24 * m} ${b} ${top - 0.43 * m} ${b + 0.16 * m} ${top - 0.43 * m}C${at(0.3)} ${top - 0.42 * m} ${at(0.36)} ${top - 0.24 * m} ${at(0.46)} ${top - 0.28 * m}C${at(0.53)} ${top - 0.4 * m} ${at(0.62)} ${top - 0.4 * m} ${at(0.68)} ${top - 0.28 * m}C${at(0.78)} ${top - 0.22 * m} ${at(0.86)} ${top - 0.18 * m} ${at(0.94)} ${top - 0.16 * m}Q${at(1)} ${top - 0.12 * m} ${at(1)} ${top}Z`,
    );
    const lying = union(head, subtract(body, grow(arm, 0.6 * GAP)), arm);
    const stones = [
      [0.13, 0.52],
      [0.29, 0.47],
      [0.44, 0.37],
    ].map(([t = 0, up = 0]) => ellipse(at(t), top - up * m - 0.5 * GAP, 0.12 * m, 0.065 * m));
    return {
      plate: concat(sheet, pad, legs, subtract(union(...stones), grow(lying, 0.7 * GAP))),
      second: lying,
    };
  },
};

/** A wheelchair from its side: the name in its wheel. */
export const wheelchairSide: Plate = {
  about: ['wheelchair', 'prosthesis', 'crutches', 'rollator'],
  aspect: [1.2, 2.3],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const r = Math.hypot(held.width, held.height) / 2 + 0.06 * CAP;
    const [gap, bar] = [Math.max(10, 0.06 * r), 0.18 * r];
    const rim = r + gap + 0.12 * r;
    const tyre = subtract(circle(cx, cy, rim), circle(cx, cy, r + gap));
    const low = cy + rim;
    const [fx, fr] = [cx + 1.34 * r, 0.25 * r];
    const castor = circle(fx, low - fr, fr);
    const tube = (d: string) => stroke(parse(d), bar, { cap: 'round', join: 'round' });
    const seat = cy - rim - gap - 0.26 * r;
    const cushion = rect(cx - 0.76 * r, seat, 1.56 * r, 0.26 * r, 0.1 * r);
    const frame = union(
      tube(`M${cx - 1.36 * r} ${seat - 0.32 * r}H${cx - 1.02 * r}V${cy - 0.4 * r}`),
      tube(
        `M${cx + 0.7 * r} ${seat + 0.17 * r}H${cx + 1.06 * r}L${fx - 0.02 * r} ${cy + 0.42 * r}H${fx + 0.4 * r}`,
      ),
      tube(`M${fx} ${cy + 0.42 * r}V${low - 2 * fr}`),
      cushion,
    );
    const clear = union(circle(cx, cy, rim + gap), grow(castor, gap));
    return {
      plate: concat(circle(cx, cy, r), tyre, subtract(castor, circle(fx, low - fr, 0.09 * r))),
      second: subtract(frame, clear),
    };
  },
};
