/** Plates of who makes tortillas and cold cuts. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A stove of clay, tortillas on its griddle. */
export const clayStove: Plate = {
  about: ['tortillas', 'pupusa', 'comal', 'baleada'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.38, 0.36, 0.22);
    const low = y1 + 0.6 * m;
    const stove = softened(
      parse(
        `M${x0 + 0.06 * m} ${y0}H${x1 - 0.06 * m}C${x1 + 0.04 * m} ${y0 + 0.1 * m} ${x1 + 0.1 * m} ${y1 - 0.2 * m} ${x1 + 0.12 * m} ${low}H${x0 - 0.12 * m}C${x0 - 0.1 * m} ${y1 - 0.2 * m} ${x0 - 0.04 * m} ${y0 + 0.1 * m} ${x0 + 0.06 * m} ${y0}Z`,
      ),
      0.06 * m,
    );
    const half = Math.min(0.62 * m, 0.3 * wide);
    const mouth = parse(
      `M${cx - half} ${low + m}V${low}C${cx - half} ${y1 + 0.1 * m} ${cx - 0.6 * half} ${y1 + 0.1 * m} ${cx} ${y1 + 0.1 * m}C${cx + 0.6 * half} ${y1 + 0.1 * m} ${cx + half} ${y1 + 0.1 * m} ${cx + half} ${low}V${low + m}Z`,
    );
    const f = from(cx, low, m);
    const flame = softened(
      parse(
        `M${f(-0.2, 0)}C${f(-0.34, -0.16)} ${f(-0.24, -0.24)} ${f(-0.16, -0.3)}C${f(-0.14, -0.22)} ${f(-0.1, -0.2)} ${f(-0.07, -0.2)}C${f(-0.08, -0.3)} ${f(-0.04, -0.38)} ${f(0.03, -0.42)}C${f(0.04, -0.28)} ${f(0.32, -0.22)} ${f(0.2, 0)}Z`,
      ),
      2,
    );
    const c1 = y0 - GAP;
    const griddle = parse(
      `M${x0 - 0.34 * m} ${c1 - 0.2 * m}H${x1 + 0.34 * m}C${x1 + 0.3 * m} ${c1 - 0.04 * m} ${x1 + 0.1 * m} ${c1} ${x1 - 0.1 * m} ${c1}H${x0 + 0.1 * m}C${x0 - 0.1 * m} ${c1} ${x0 - 0.3 * m} ${c1 - 0.04 * m} ${x0 - 0.34 * m} ${c1 - 0.2 * m}Z`,
    );
    const t0 = c1 - 0.2 * m - GAP;
    const thick = 0.14 * m;
    const reach = Math.min(0.44 * wide, 0.95 * m);
    const pile = [0, 1, 2].map((i) =>
      rect(
        cx - reach + (i === 1 ? 0.06 : 0) * m,
        t0 - (i + 1) * thick - i * 10,
        2 * reach - 0.04 * i * m,
        thick,
        thick / 2,
      ),
    );
    const top = t0 - 3 * thick - 20 - 0.1 * m;
    const steam = [-0.3, 0.3].map((d) =>
      stroke(
        parse(`M${cx + d * m} ${top}c${-0.12 * m} ${-0.1 * m} ${0.12 * m} ${-0.2 * m} 0 ${-0.32 * m}`),
        Math.max(12, 0.085 * m),
      ),
    );
    return {
      plate: concat(subtract(stove, mouth), softened(griddle, 3), ...steam),
      second: concat(...pile, flame),
    };
  },
};

/** A salami, slices cut off it. */
export const cutSalami: Plate = {
  about: ['ham', 'sausage'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, high, cy, size: m } = bodyAround(held, 0.2, 0.24);
    const half = high / 2 + 0.12 * m;
    const rx = 0.5 * half;
    const l = x0 - 0.5 * m;
    const s1 = x1 + 0.14 * m + GAP + rx;
    const s2 = s1 + 0.2 * m;
    const body = parse(
      `M${s1} ${cy - half}H${x0 + 0.2 * m}C${l + 0.2 * m} ${cy - half} ${l} ${cy - 0.6 * half} ${l} ${cy}C${l} ${cy + 0.6 * half} ${l + 0.2 * m} ${cy + half} ${x0 + 0.2 * m} ${cy + half}H${s1}Z`,
    );
    const k = from(l, cy, m);
    const knot = union(
      softened(
        polygon(
          [
            [l + 0.1 * m, cy],
            [l - 0.22 * m, cy - 0.2 * m],
            [l - 0.22 * m, cy + 0.2 * m],
          ],
          0.05 * m,
        ),
        1,
      ),
      stroke(
        parse(
          `M${k(-0.1, 0)}C${k(-0.2, -0.5)} ${k(-0.5, -0.5)} ${k(-0.46, -0.24)}C${k(-0.44, -0.1)} ${k(-0.3, -0.04)} ${k(-0.1, 0)}`,
        ),
        0.08 * m,
      ),
    );
    const t = Math.max(11, 0.055 * m);
    const ties = [0.3, 0.46].map((f) => {
      const x = l + f * m;
      return stroke(
        parse(`M${x} ${cy - half - m}V${cy - half}Q${x - 0.2 * m} ${cy} ${x} ${cy + half}V${cy + half + m}`),
        t,
      );
    });
    const dots = (x: number) =>
      [
        [0.1, -0.5, 0.07],
        [-0.4, -0.16, 0.06],
        [0.36, 0.06, 0.075],
        [-0.1, 0.36, 0.07],
        [0.06, 0.7, 0.05],
      ].map(([dx = 0, dy = 0, d = 0]) => circle(x + dx * rx, cy + dy * half, d * m));
    const slice = (x: number) => ellipse(x, cy, rx, half);
    const last = subtract(slice(s2), ...dots(s2));
    return {
      plate: subtract(union(body, knot), ...ties, grow(slice(s1), GAP)),
      second: concat(last, subtract(slice(s1), grow(slice(s2), GAP))),
    };
  },
};
