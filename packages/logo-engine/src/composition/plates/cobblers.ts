/** Plates of who makes and mends shoes. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A shoe whose sole has come off at its toe, nails in the gap. */
export const gapingShoe: Plate = {
  about: ['shoe-repair'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide: w, size: m } = bodyAround(held, 0.4, 0.3, 0.32);
    const top = y0 - 0.5 * m;
    const mouth = x0 + 0.86 * m;
    const toe = x1 + 0.6 * m;
    const upper = parse(
      `M${x0 - 0.1 * m} ${y1}C${x0 - 0.22 * m} ${y1 - 0.4 * h} ${x0 - 0.02 * m} ${y0} ${x0 - 0.1 * m} ${top + 0.08 * m}Q${x0 - 0.1 * m} ${top - 0.02 * m} ${x0} ${top}C${x0 + 0.24 * m} ${top + 0.26 * m} ${x0 + 0.5 * m} ${top + 0.24 * m} ${mouth - 0.12 * m} ${top - 0.06 * m}Q${mouth - 0.02 * m} ${top - 0.16 * m} ${mouth + 0.08 * m} ${top - 0.04 * m}L${mouth + 0.5 * m} ${y0 - 0.14 * m}Q${mouth + 0.62 * m} ${y0 - 0.02 * m} ${mouth + 0.78 * m} ${y0 - 0.02 * m}L${Math.max(x1 - 0.2 * m, mouth + 0.8 * m)} ${y0}C${x1 + 0.3 * m} ${y0 + 0.04 * m} ${toe} ${y1 - 0.6 * h} ${toe} ${y1 - 0.1 * m}Q${toe} ${y1} ${toe - 0.1 * m} ${y1}Z`,
    );
    const laces = [0.12, 0.46, 0.8].map((t) => {
      const [x, y] = [mouth + (0.1 + 0.4 * t) * m, top + (0.02 + 0.34 * t) * m];
      return stroke(line(x + 0.12 * m, y - 0.14 * m, x - 0.1 * m, y + 0.06 * m), Math.max(12, 0.07 * m));
    });
    const sy = y1 + GAP + 0.1 * m;
    const drop = 0.46 * m;
    const bend = x0 + 0.42 * w;
    const tip = toe + 0.04 * m;
    const sole = union(
      stroke(
        parse(
          `M${x0 - 0.08 * m} ${sy}H${bend}C${bend + (tip - bend) * 0.4} ${sy} ${bend + (tip - bend) * 0.66} ${sy + drop * 0.86} ${tip} ${sy + drop}`,
        ),
        0.2 * m,
      ),
      rect(x0 - 0.18 * m, sy, 0.66 * m, drop + 0.1 * m, 0.05 * m),
    );
    const nails = [0.08, 0.28, 0.48].map((x) =>
      polygon([
        [toe - (x + 0.16) * m, y1 - 2],
        [toe - x * m, y1 - 2],
        [toe - (x + 0.08) * m, y1 + (0.26 - x * 0.26) * m],
      ]),
    );
    return {
      plate: subtract(union(upper, ...nails), ...laces),
      second: subtract(sole, grow(union(...nails), 8)),
    };
  },
};

/** A pull-on boot with elastic in its side and a ribbed sole. */
export const gussetBoot: Plate = {
  about: ['shoe-repair'],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide: w, size: m } = bodyAround(held, 0.36, 0.3, 0.3);
    const top = y0 - 0.78 * m;
    const mouth = Math.min(x0 + 0.52 * w, x0 + 1.3 * m);
    const toe = x1 + 0.5 * m;
    const upper = parse(
      `M${x0 - 0.06 * m} ${y1}C${x0 - 0.14 * m} ${y1 - 0.3 * h} ${x0 - 0.02 * m} ${y0} ${x0 - 0.06 * m} ${top + 0.08 * m}Q${x0 - 0.06 * m} ${top} ${x0 + 0.03 * m} ${top}Q${(x0 + mouth) / 2} ${top + 0.12 * m} ${mouth - 0.08 * m} ${top}Q${mouth + 0.01 * m} ${top - 0.01 * m} ${mouth + 0.02 * m} ${top + 0.08 * m}C${mouth + 0.03 * m} ${y0 - 0.24 * m} ${mouth + 0.1 * m} ${y0 - 0.1 * m} ${mouth + 0.34 * m} ${y0 - 0.05 * m}L${x1 - 0.16 * m} ${y0}C${x1 + 0.14 * m} ${y0 + 0.06 * m} ${toe} ${y1 - 0.62 * h} ${toe} ${y1 - 0.08 * m}Q${toe} ${y1} ${toe - 0.1 * m} ${y1}Z`,
    );
    const mid = (x0 + mouth) / 2;
    const gusset = polygon(
      [
        [mid - 0.24 * m, top - 20],
        [mid + 0.24 * m, top - 20],
        [mid + 0.1 * m, held.y - 34],
        [mid - 0.1 * m, held.y - 34],
      ],
      0.08 * m,
    );
    const loop = subtract(
      rect(x0 - 0.2 * m, top - 0.14 * m, 0.28 * m, 0.4 * m, 0.08 * m),
      rect(x0 - 0.12 * m, top - 0.06 * m, 0.12 * m, 0.24 * m, 0.04 * m),
    );
    const elastic = intersect(
      softened(subtract(gusset, grow(subtract(rect(x0 - m, top - m, w + 2 * m, h + 2 * m), gusset), 11)), 2),
      upper,
    );
    const [y, low] = [y1 + GAP, y1 + GAP + 0.32 * m];
    const arch = mouth + 0.12 * m;
    const sole = parse(
      `M${x0 - 0.1 * m} ${y}H${toe + 0.02 * m}Q${toe + 0.1 * m} ${y} ${toe + 0.08 * m} ${y + 0.08 * m}Q${toe + 0.04 * m} ${low - 0.06 * m} ${toe - 0.12 * m} ${low - 0.06 * m}H${arch + 0.16 * m}L${arch} ${y + 0.13 * m}H${mouth - 0.24 * m}L${mouth - 0.28 * m} ${low}H${x0 - 0.06 * m}Q${x0 - 0.12 * m} ${low} ${x0 - 0.12 * m} ${low - 0.06 * m}L${x0 - 0.16 * m} ${y + 0.06 * m}Q${x0 - 0.16 * m} ${y} ${x0 - 0.1 * m} ${y}Z`,
    );
    return {
      plate: subtract(union(upper, loop), gusset),
      second: concat(sole, elastic),
    };
  },
};
