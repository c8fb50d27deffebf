/** Plates of who trains, skates and is tattooed. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A ribbon across a heart, as sailors have it. */
export const heartRibbon: Plate = {
  about: ['tattoo-machine', 'tattoo-heart', 'fading-heart'],
  aspect: [1.4, 4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, cy, size: m } = bodyAround(held, 0.4, 0.3);
    const band = rect(x0, y0, wide, high, 0.03 * m);
    const fall = 0.22 * m;
    const tail = (way: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      const far = x + way * 0.5 * m;
      return subtract(
        polygon(
          [
            [x - way * 0.24 * m, y0 + fall],
            [far, y0 + fall],
            [far - way * 0.2 * m, y0 + fall + high / 2],
            [far, y1 + fall],
            [x - way * 0.24 * m, y1 + fall],
          ],
          0.03 * m,
        ),
        grow(band, 11),
      );
    };
    const r = Math.min(0.315 * wide, 0.5 * high + 0.34 * m);
    const t = cy - Math.max(0, 0.5 * high - 0.72 * r);
    const shine = stroke(arc(cx - 0.72 * r, t - 0.72 * r, 0.46 * r, 190, 265), Math.max(11, 0.11 * r));
    const heart = parse(
      `M${cx} ${t - 1.0 * r}C${cx - 0.3 * r} ${t - 1.7 * r} ${cx - 1.5 * r} ${t - 1.66 * r} ${cx - 1.5 * r} ${t - 0.5 * r}C${cx - 1.5 * r} ${t + 0.5 * r} ${cx - 0.5 * r} ${t + 1.1 * r} ${cx} ${t + 2 * r}C${cx + 0.5 * r} ${t + 1.1 * r} ${cx + 1.5 * r} ${t + 0.5 * r} ${cx + 1.5 * r} ${t - 0.5 * r}C${cx + 1.5 * r} ${t - 1.66 * r} ${cx + 0.3 * r} ${t - 1.7 * r} ${cx} ${t - 1.0 * r}Z`,
    );
    const tails = concat(tail(1), tail(-1));
    return { plate: concat(band, tails), second: subtract(heart, shine, grow(union(band, tails), 12)) };
  },
};

/** The jacket of a fighter with its crossed collar, its belt knotted. */
export const beltedJacket: Plate = {
  about: ['martial-belt', 'karate-kick', 'judogi'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.32, 0.24, 0.46);
    const top = y0 - 0.66 * m;
    const arm = 0.6 * m;
    const neck = 0.34 * m;
    const cuff = y0 + 0.3 * m;
    const body = polygon(
      [
        [cx - neck, top],
        [x0 - arm, top + 0.24 * m],
        [x0 - arm, cuff],
        [x0 - 0.02 * m, cuff - 0.02 * m],
        [x0, y1],
        [x1, y1],
        [x1 + 0.02 * m, cuff - 0.02 * m],
        [x1 + arm, cuff],
        [x1 + arm, top + 0.24 * m],
        [cx + neck, top],
      ],
      0.05 * m,
    );
    const point = y0 - 0.04 * m;
    const collar = (way: 1 | -1) =>
      polygon([
        [cx + way * (neck - 0.02 * m), top - 0.06 * m],
        [cx + way * (neck + 0.2 * m), top - 0.02 * m],
        [cx - way * 0.08 * m, point],
        [cx - way * 0.24 * m, point - 0.1 * m],
      ]);
    const high = rect(x0, top - 0.1 * m, wide, point - top + 0.1 * m);
    const right = intersect(collar(1), high);
    const left = softened(
      subtract(intersect(collar(-1), high, rect(x0, top - m, cx + 0.02 * m - x0, 3 * m)), grow(right, 11)),
      4,
    );
    const chest = polygon([
      [cx - neck, top - 0.2 * m],
      [cx + neck, top - 0.2 * m],
      [cx, point - 0.24 * m],
    ]);
    const belt = 0.14 * m + 0.1 * CAP;
    const by = y1 + GAP;
    const strap = rect(x0 - 0.05 * m, by, wide + 0.1 * m, belt, 0.03 * m);
    const knot = rect(cx - 0.19 * m, by - 0.05 * m, 0.38 * m, belt + 0.1 * m, 0.08 * m);
    const tail = (way: 1 | -1) =>
      polygon(
        [
          [cx + way * 0.02 * m, by + belt * 0.7],
          [cx + way * 0.22 * m, by + belt * 0.6],
          [cx + way * 0.5 * m, by + belt + 0.5 * m],
          [cx + way * 0.28 * m, by + belt + 0.58 * m],
        ],
        0.02 * m,
      );
    const low = by + belt + GAP;
    const hem = polygon(
      [
        [x0, low],
        [x1, low],
        [x1 + 0.14 * m, low + 0.42 * m],
        [x0 - 0.14 * m, low + 0.42 * m],
      ],
      0.03 * m,
    );
    const tails = union(tail(1), tail(-1));
    return {
      plate: concat(
        softened(subtract(body, chest, grow(union(right, left), 11), grow(knot, 10)), 4),
        subtract(hem, grow(union(knot, tails), 10)),
      ),
      second: concat(
        right,
        left,
        union(subtract(strap, grow(knot, 10)), subtract(tails, grow(knot, 10)), knot),
      ),
    };
  },
};

/** A skate: a high boot on its frame with four wheels. */
export const wheeledBoot: Plate = {
  about: ['inline-skate', 'roller-skate'],
  aspect: [1.3, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.36, 0.26, 0.3);
    const back = x0 - 0.08 * m;
    const shaft = back + 0.5 * wide;
    const top = y0 - 0.86 * m;
    const toe = x1 + 0.42 * m;
    const boot = parse(
      [
        `M${back} ${y1}C${back - 0.06 * m} ${y0 + 0.5 * high} ${back + 0.04 * m} ${y0} ${back - 0.04 * m} ${top + 0.1 * m}Q${back - 0.04 * m} ${top} ${back + 0.08 * m} ${top}`,
        `L${shaft - 0.08 * m} ${top + 0.02 * m}Q${shaft + 0.04 * m} ${top + 0.02 * m} ${shaft + 0.03 * m} ${top + 0.14 * m}`,
        `C${shaft} ${y0 - 0.12 * m} ${shaft + 0.1 * m} ${y0} ${shaft + 0.3 * m} ${y0}H${x1 - 0.1 * m}`,
        `C${x1 + 0.3 * m} ${y0 + 0.04 * high} ${toe} ${y0 + 0.5 * high} ${toe} ${y1 - 0.1 * m}Q${toe} ${y1} ${toe - 0.12 * m} ${y1}Z`,
      ].join(''),
    );
    const cuff = [0.36, 0.58].map((d) =>
      stroke(line(shaft - 0.42 * m, top + d * m + 0.04 * m, shaft + 0.3 * m, top + d * m), 11),
    );
    const r = 0.26 * m;
    const wy = y1 + GAP + 0.2 * m + GAP + r * 0.9;
    const span = toe - back - 2 * r + 0.1 * m;
    const at = [0, 1, 2, 3].map((i) => back - 0.05 * m + r + (i * span) / 3);
    const wheels = at.map((x) => subtract(circle(x, wy, r), circle(x, wy, 0.34 * r)));
    const frame = subtract(
      rect(back, y1 + GAP, toe - back - 0.08 * m, 0.34 * m, 0.05 * m),
      ...at.map((x) => circle(x, wy, r + 10)),
    );
    return { plate: concat(subtract(boot, ...cuff), frame), second: concat(...wheels) };
  },
};
