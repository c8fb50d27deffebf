/** Plates of who sews clothes for children, work and the cold. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A folded shirt with its collar and its buttons. */
export const foldedShirt: Plate = {
  about: ['polo-shirt', 'shirt-folded', 'iron'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.42, 0.26, 0.36);
    const top = y0 - 0.62 * m;
    const [l, r] = [x0 - 0.02 * m, x1 + 0.02 * m];
    const body = polygon(
      [
        [cx - 0.4 * m, top],
        [cx + 0.4 * m, top],
        [r - 0.02 * m, top + 0.24 * m],
        [r, y1],
        [l, y1],
        [l + 0.02 * m, top + 0.24 * m],
      ],
      0.07 * m,
    );
    const wing = (way: 1 | -1) => {
      const at = (d: number) => cx + way * d * m;
      return polygon(
        [
          [at(0.03), top + 0.14 * m],
          [at(0.3), top - 0.2 * m],
          [at(0.46), top - 0.04 * m],
          [at(0.4), top + 0.4 * m],
        ],
        0.03 * m,
      );
    };
    const wings = concat(wing(1), wing(-1));
    const neck = polygon([
      [cx - 0.3 * m, top - 0.2 * m],
      [cx + 0.3 * m, top - 0.2 * m],
      [cx, top + 0.18 * m],
    ]);
    const end = held.y - 22;
    const flap = [-0.11, 0.11].map((d) => rect(cx + d * m - 5, top + 0.1 * m, 10, end - top - 0.1 * m, 4));
    const button = circle(cx, (top + 0.24 * m + end) / 2, Math.max(8, 0.045 * m));
    const fold = [y1 + GAP, y1 + GAP + 0.17 * m].map((y, i) =>
      rect(l + i * 0.06 * m, y, r - l - i * 0.12 * m, 0.17 * m - (i === 0 ? GAP : 4), 0.05 * m),
    );
    return {
      plate: concat(softened(subtract(body, neck, grow(wings, 10), ...flap, button), 3), ...fold),
      second: wings,
    };
  },
};

/** A baby's bodysuit with three snaps. */
export const bodysuit: Plate = {
  about: ['onesie', 'baby', 'baby-bootie'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.28, 0.26, 0.24);
    const top = y0 - 0.4 * m;
    const lap = 0.16 * wide + 0.14 * m;
    const low = y1 + 0.52 * m;
    const half = (way: 1 | -1) => {
      const at = (d: number) => (way > 0 ? x1 : x0) + way * d * m;
      const mid = (d: number) => cx + way * d * m;
      return parse(
        [
          `M${cx - way} ${top + 0.2 * m}C${mid(0.2)} ${top + 0.2 * m} ${mid(0.3)} ${top + 0.12 * m} ${mid(0.34)} ${top}L${at(0.02)} ${top + 0.1 * m}Q${at(0.18)} ${top + 0.14 * m} ${at(0.26)} ${top + 0.28 * m}`,
          `L${at(0.54)} ${y0 + 0.22 * m}L${at(0.2)} ${y0 + 0.46 * m}L${at(0.01)} ${y0 + 0.18 * m}L${at(0.06)} ${y1 + 0.04 * m}`,
          `C${at(-0.3)} ${y1 + 0.06 * m} ${cx + way * lap} ${low - 0.34 * m} ${cx + way * lap} ${low}H${cx - way}Z`,
        ].join(''),
      );
    };
    const whole = softened(union(half(1), half(-1)), 5);
    const trim = Math.max(12, 0.11 * m);
    const neck = stroke(
      parse(
        `M${cx - 0.4 * m} ${top - 0.14 * m}C${cx - 0.36 * m} ${top + 0.26 * m} ${cx + 0.36 * m} ${top + 0.26 * m} ${cx + 0.4 * m} ${top - 0.14 * m}`,
      ),
      2 * trim,
    );
    const cuff = (x: number, way: 1 | -1) =>
      stroke(line(x + way * 0.64 * m, y0 + 0.15 * m, x + way * 0.17 * m, y0 + 0.48 * m), 2 * trim, {
        cap: 'butt',
      });
    const cuffs = intersect(whole, concat(cuff(x0, -1), cuff(x1, 1)));
    const snaps = [-0.62, 0, 0.62].map((d) => circle(cx + d * lap, low - 0.13 * m, Math.max(8, 0.05 * m)));
    const collar = intersect(neck, whole);
    return {
      plate: subtract(whole, ...snaps, grow(cuffs, 10), grow(collar, 10)),
      second: concat(collar, cuffs),
    };
  },
};
