/** Plates of who dresses up, travels light and sews dolls. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** The laughing mask of the theatre with its ribbons, the name between its eyes and its mouth. */
export const happyMask: Plate = {
  about: ['mask-happy'],
  aspect: [1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.3, 0.28, 0.28);
    const top = y0 - 0.52 * m;
    const chin = y1 + 0.66 * m;
    const half = (way: 1 | -1) => {
      const at = (d: number) => (way > 0 ? x1 : x0) + way * d * m;
      return parse(
        `M${cx - way} ${top + 0.16 * m}H${cx}Q${cx + way * 0.3 * wide} ${top + 0.14 * m} ${at(-0.02)} ${top - 0.04 * m}Q${at(0.14)} ${top - 0.08 * m} ${at(0.15)} ${top + 0.1 * m}V${y0 + 0.6 * high}C${at(0.14)} ${y1 + 0.24 * m} ${cx + way * 0.3 * wide} ${chin} ${cx} ${chin}H${cx - way}Z`,
      );
    };
    const eye = (way: 1 | -1) => {
      const [x, y, r] = [cx + way * 0.27 * wide, y0 - 0.04 * m, 0.1 * m + 0.045 * wide];
      return parse(
        `M${x - r} ${y}C${x - 0.8 * r} ${y - 0.34 * m} ${x + 0.8 * r} ${y - 0.34 * m} ${x + r} ${y}C${x + 0.5 * r} ${y - 0.15 * m} ${x - 0.5 * r} ${y - 0.15 * m} ${x - r} ${y}Z`,
      );
    };
    const [gx, gy] = [0.19 * wide + 0.08 * m, y1 + 0.04 * m];
    const grin = parse(
      `M${cx - gx} ${gy}Q${cx} ${gy + 0.16 * m} ${cx + gx} ${gy}C${cx + 0.7 * gx} ${gy + 0.52 * m} ${cx - 0.7 * gx} ${gy + 0.52 * m} ${cx - gx} ${gy}Z`,
    );
    const ribbon = (x: number, way: 1 | -1) => {
      const at = (d: number, down: number) => `${x + way * d * m} ${y0 + down * m}`;
      return parse(
        `M${at(0.1, -0.1)}C${at(0.36, -0.26)} ${at(0.66, -0.1)} ${at(0.62, 0.26)}C${at(0.58, 0.52)} ${at(0.5, 0.7)} ${at(0.76, 0.98)}L${at(0.6, 1)}L${at(0.52, 1.14)}C${at(0.26, 0.8)} ${at(0.42, 0.5)} ${at(0.44, 0.26)}C${at(0.46, 0.08)} ${at(0.3, 0.06)} ${at(0.1, 0.16)}Z`,
      );
    };
    const face = softened(union(half(1), half(-1)), 5);
    return {
      plate: subtract(face, softened(concat(eye(1), eye(-1), grin), 4)),
      second: subtract(concat(softened(ribbon(x0, -1), 3), softened(ribbon(x1, 1), 3)), shrink(face, 2)),
    };
  },
};

/** A trekking backpack, a rolled mat on it. */
export const trekPack: Plate = {
  about: ['bunk-bed', 'backpack', 'tent'],
  aspect: [0.8, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, high: h, size: m } = bodyAround(held, 0.34, 0.34, 0.34);
    const body = parse(
      `M${x0} ${y0}H${x1}L${x1 + 0.06 * m} ${y1 - 0.2 * m}Q${x1 + 0.08 * m} ${y1 + 0.1 * m} ${x1 - 0.16 * m} ${y1 + 0.1 * m}H${x0 + 0.16 * m}Q${x0 - 0.08 * m} ${y1 + 0.1 * m} ${x0 - 0.06 * m} ${y1 - 0.2 * m}Z`,
    );
    const seam = y0 - GAP;
    const lid = parse(
      `M${x0 - 0.05 * m} ${seam}L${x0 - 0.02 * m} ${seam - 0.24 * m}C${x0} ${seam - 0.44 * m} ${x0 + 0.14 * m} ${seam - 0.5 * m} ${x0 + 0.3 * m} ${seam - 0.5 * m}H${x1 - 0.3 * m}C${x1 - 0.14 * m} ${seam - 0.5 * m} ${x1} ${seam - 0.44 * m} ${x1 + 0.02 * m} ${seam - 0.24 * m}L${x1 + 0.05 * m} ${seam}Q${cx} ${seam + 0.06 * CAP} ${x0 - 0.05 * m} ${seam}Z`,
    );
    const at = [cx - 0.26 * wide, cx + 0.26 * wide];
    const buckles = concat(
      ...at.map((x) => rect(x - 0.09 * m, seam - 0.3 * m, 0.18 * m, 0.22 * m, 0.04 * m)),
    );
    const straps = at.flatMap((x) => [-0.09, 0.09].map((d) => rect(x + d * m - 5, seam - m, 10, 0.74 * m)));
    const pocket = (x: number, way: 1 | -1) =>
      polygon(
        [
          [x + way * (0.06 * m + 11), y0 + 0.34 * h],
          [x + way * (0.3 * m + 11), y0 + 0.42 * h],
          [x + way * (0.34 * m + 11), y1 + 0.08 * m],
          [x + way * (0.1 * m + 11), y1 + 0.08 * m],
        ],
        0.08 * m,
      );
    const roll = 0.42 * m;
    const ry = seam - 0.5 * m - GAP - roll;
    const mat = rect(x0 - 0.1 * m, ry, wide + 0.2 * m, roll, roll / 2);
    const ties = at.map((x) => rect(x - 0.09 * m - 10, ry - 5, 0.18 * m + 20, roll + 10));
    const bands = at.map((x) => rect(x - 0.09 * m, ry - 0.03 * m, 0.18 * m, roll + 0.06 * m, 0.03 * m));
    return {
      plate: concat(
        softened(body, 3),
        softened(subtract(lid, grow(buckles, 10), ...straps), 3),
        subtract(pocket(x0, -1), grow(body, 11)),
        subtract(pocket(x1, 1), grow(body, 11)),
        ...bands,
      ),
      second: concat(buckles, subtract(mat, ...ties)),
    };
  },
};

/** A cowboy's hat, the name on its crown. */
export const creasedHat: Plate = {
  about: ['fedora', 'cowboy-hat'],
  aspect: [1.1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.26, 0.3, 0.26);
    const crown = parse(
      [
        `M${x0 - 0.14 * m} ${y1}C${x0 - 0.1 * m} ${y0 + 0.2 * m} ${x0 - 0.08 * m} ${y0 - 0.36 * m} ${x0 + 0.24 * wide} ${y0 - 0.36 * m}`,
        `C${cx - 0.14 * wide} ${y0 - 0.36 * m} ${cx - 0.1 * wide} ${y0 - 0.1 * m} ${cx} ${y0 - 0.1 * m}S${cx + 0.14 * wide} ${y0 - 0.36 * m} ${x1 - 0.24 * wide} ${y0 - 0.36 * m}`,
        `C${x1 + 0.08 * m} ${y0 - 0.36 * m} ${x1 + 0.1 * m} ${y0 + 0.2 * m} ${x1 + 0.14 * m} ${y1}Q${cx} ${y1 + 0.16 * m} ${x0 - 0.14 * m} ${y1}Z`,
      ].join(''),
    );
    const deep = 0.12 * m + 0.06 * CAP;
    const t = y1 + GAP;
    const band = parse(
      `M${x0 - 0.15 * m} ${t}Q${cx} ${t + 0.16 * m} ${x1 + 0.15 * m} ${t}L${x1 + 0.18 * m} ${t + deep}Q${cx} ${t + deep + 0.2 * m} ${x0 - 0.18 * m} ${t + deep}Z`,
    );
    const b = t + deep + GAP;
    const brim = parse(
      `M${x0 - 0.2 * m} ${b}Q${cx} ${b + 0.22 * m} ${x1 + 0.2 * m} ${b}C${x1 + 0.5 * m} ${b - 0.04 * m} ${x1 + 0.66 * m} ${b - 0.24 * m} ${x1 + 0.76 * m} ${b - 0.4 * m}C${x1 + 0.98 * m} ${b - 0.3 * m} ${x1 + 0.72 * m} ${b + 0.24 * m} ${x1 + 0.2 * m} ${b + 0.3 * m}Q${cx} ${b + 0.48 * m} ${x0 - 0.2 * m} ${b + 0.3 * m}C${x0 - 0.72 * m} ${b + 0.24 * m} ${x0 - 0.98 * m} ${b - 0.3 * m} ${x0 - 0.76 * m} ${b - 0.4 * m}C${x0 - 0.66 * m} ${b - 0.24 * m} ${x0 - 0.5 * m} ${b - 0.04 * m} ${x0 - 0.2 * m} ${b}Z`,
    );
    return { plate: concat(softened(crown, 5), softened(brim, 5)), second: softened(band, 3) };
  },
};

/** A rag doll, the name on her wide dress. */
export const ragDoll: Plate = {
  about: ['doll'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.3, 0.24, 0.24);
    const low = y1 + 0.04 * m;
    const [l, r] = [x0 - 0.32 * m, x1 + 0.32 * m];
    const count = Math.max(5, Math.round((r - l) / (0.36 * m)));
    const step = (r - l) / count;
    const hem = Array.from({ length: count }, (_, i) => {
      const [from, to] = [r - step * i, r - step * (i + 1)];
      return `C${from} ${low + 0.19 * m} ${to} ${low + 0.19 * m} ${to} ${low}`;
    });
    const dress = parse(
      `M${cx - 0.3 * m} ${y0 - 0.12 * m}H${cx + 0.3 * m}C${x1 - 0.3 * m} ${y0 - 0.12 * m} ${x1 - 0.06 * m} ${y0 - 0.1 * m} ${x1} ${y0 + 0.1 * m}C${x1 + 0.06 * m} ${y0 + 0.4 * m} ${r - 0.06 * m} ${low - 0.3 * m} ${r} ${low}${hem.join('')}C${l + 0.06 * m} ${low - 0.3 * m} ${x0 - 0.06 * m} ${y0 + 0.4 * m} ${x0} ${y0 + 0.1 * m}C${x0 + 0.06 * m} ${y0 - 0.1 * m} ${x0 + 0.3 * m} ${y0 - 0.12 * m} ${cx - 0.3 * m} ${y0 - 0.12 * m}Z`,
    );
    const arm = (x: number, way: 1 | -1) =>
      union(
        circle(x - way * 0.06 * m, y0 + 0.1 * m, 0.24 * m),
        stroke(
          parse(
            `M${x} ${y0 + 0.08 * m}Q${x + way * 0.3 * m} ${y0 + 0.02 * m} ${x + way * 0.42 * m} ${y0 - 0.2 * m}`,
          ),
          0.22 * m,
          { cap: 'butt' },
        ),
      );
    const arms = union(arm(x0, -1), arm(x1, 1));
    const hand = (x: number, way: 1 | -1) => circle(x + way * 0.48 * m, y0 - 0.32 * m, 0.16 * m);
    const hands = concat(hand(x0, -1), hand(x1, 1));
    const radius = 0.42 * m;
    const cy = y0 - 0.12 * m - radius * 0.9;
    const eyes = [-1, 1].map((way) =>
      circle(cx + way * 0.34 * radius, cy + 0.14 * radius, Math.max(8, 0.12 * radius)),
    );
    const smile = stroke(
      parse(
        `M${cx - 0.28 * radius} ${cy + 0.44 * radius}Q${cx} ${cy + 0.7 * radius} ${cx + 0.28 * radius} ${cy + 0.44 * radius}`,
      ),
      Math.max(10, 0.12 * radius),
    );
    const rim = Math.max(12, 0.07 * m);
    const fringe = parse(
      `M${cx - 2 * radius} ${cy - 2 * radius}H${cx + 2 * radius}V${cy + 0.02 * radius}C${cx + 0.6 * radius} ${cy + 0.06 * radius} ${cx + 0.1 * radius} ${cy - 0.2 * radius} ${cx} ${cy - 0.46 * radius}C${cx - 0.1 * radius} ${cy - 0.2 * radius} ${cx - 0.6 * radius} ${cy + 0.06 * radius} ${cx - 2 * radius} ${cy + 0.02 * radius}Z`,
    );
    const hair = intersect(circle(cx, cy, radius * 1.1), fringe);
    const tail = (way: 1 | -1) => {
      const at = (d: number) => cx + way * d * radius;
      return parse(
        `M${at(0.9)} ${cy - 0.4 * radius}C${at(1.3)} ${cy - 0.8 * radius} ${at(1.9)} ${cy - 0.5 * radius} ${at(1.76)} ${cy + 0.06 * radius}C${at(1.7)} ${cy + 0.3 * radius} ${at(1.6)} ${cy + 0.4 * radius} ${at(1.64)} ${cy + 0.6 * radius}C${at(1.3)} ${cy + 0.54 * radius} ${at(1.2)} ${cy + 0.1 * radius} ${at(0.9)} ${cy - 0.06 * radius}Z`,
      );
    };
    const locks = softened(union(hair, tail(1), tail(-1)), 3);
    const face = subtract(circle(cx, cy, radius), circle(cx, cy, radius - rim));
    const gown = union(dress, arms);
    const leg = (way: 1 | -1) => rect(cx + way * 0.32 * m - 0.13 * m, low + 0.06 * m, 0.26 * m, 0.24 * m);
    const shoe = (way: 1 | -1) =>
      rect(cx + way * 0.4 * m - 0.28 * m, low + 0.3 * m + 10, 0.56 * m, 0.2 * m, 0.1 * m);
    return {
      plate: concat(union(gown, leg(1), leg(-1), subtract(face, grow(locks, 10))), ...eyes, smile),
      second: concat(subtract(locks, grow(gown, 10)), subtract(hands, grow(arms, 10)), shoe(1), shoe(-1)),
    };
  },
};
