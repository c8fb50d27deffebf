/** Plates of who distils and boils jam. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A copper still, its neck bent down into the cooler. */
export const copperStill: Plate = {
  about: ['still', 'brandy', 'agave', 'mezcal-bottle'],
  aspect: [0.9, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, size: m } = bodyAround(held, 0.26, 0.2);
    const [l, r, low] = [x0 - 0.14 * m, x1 + 0.14 * m, y1 + 0.1 * m];
    const half = (r - l) / 2;
    const neck = y0 - 0.62 * m;
    const pot = parse(
      `M${cx - 0.17 * m} ${neck}C${cx - 0.17 * m} ${y0 - 0.26 * m} ${cx - 0.7 * half} ${y0 - 0.3 * m} ${l + 0.06 * half} ${y0 + 0.02 * m}C${l - 0.1 * m} ${cy - 0.1 * m} ${l - 0.06 * m} ${y1 - 0.1 * m} ${l + 0.1 * m} ${low}H${r - 0.1 * m}C${r + 0.06 * m} ${y1 - 0.1 * m} ${r + 0.1 * m} ${cy - 0.1 * m} ${r - 0.06 * half} ${y0 + 0.02 * m}C${cx + 0.7 * half} ${y0 - 0.3 * m} ${cx + 0.17 * m} ${y0 - 0.26 * m} ${cx + 0.17 * m} ${neck}Z`,
    );
    const n = from(cx, neck, m);
    const coolTop = y0 + 0.12 * m;
    const kx = r + 0.5 * m;
    const head = parse(
      `M${n(-0.2, 0)}C${n(-0.5, -0.1)} ${n(-0.44, -0.6)} ${n(0, -0.62)}C${n(0.3, -0.62)} ${kx + 0.1 * m} ${neck - 0.56 * m} ${kx + 0.1 * m} ${neck + 0.1 * m}V${coolTop + 0.1 * m}H${kx - 0.08 * m}V${neck + 0.14 * m}C${kx - 0.08 * m} ${neck - 0.2 * m} ${n(0.5, -0.3)} ${n(0.36, -0.24)}C${n(0.32, -0.1)} ${n(0.26, -0.04)} ${n(0.2, 0)}Z`,
    );
    const foot = low + GAP + 0.3 * m;
    const cooler = polygon(
      [
        [kx - 0.3 * m, coolTop],
        [kx + 0.3 * m, coolTop],
        [kx + 0.25 * m, foot],
        [kx - 0.25 * m, foot],
      ],
      0.06 * m,
    );
    const t = Math.max(11, 0.055 * m);
    const hoops = [0.2, 0.8].map((f) => {
      const y = coolTop + f * (foot - coolTop);
      return rect(kx - m, y - t / 2, 2 * m, t);
    });
    const base = rect(l - 0.02 * m, low + GAP, r - l + 0.04 * m, 0.3 * m, 0.07 * m);
    const collar = rect(cx - 0.4 * m, neck + 0.1 * m - t / 2, 0.8 * m, t);
    const vessel = subtract(union(pot, softened(head, 3)), collar);
    const beside = subtract(cooler, ...hoops, grow(union(pot, head, base), GAP));
    return { plate: concat(vessel, beside), second: base };
  },
};

/** A pan of jam that runs over its edge, a strawberry and a spoon in it. */
export const jamPan: Plate = {
  about: ['jar'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.58, 0.22);
    const [l, r, low] = [x0 - 0.16 * m, x1 + 0.16 * m, y1 + 0.14 * m];
    const pan = parse(
      `M${l} ${y0 - 0.12 * m}H${r}C${r + 0.02 * m} ${y1 - 0.2 * m} ${r - 0.14 * m} ${low} ${r - 0.5 * m} ${low}H${l + 0.5 * m}C${l + 0.14 * m} ${low} ${l - 0.02 * m} ${y1 - 0.2 * m} ${l} ${y0 - 0.12 * m}Z`,
    );
    const grip = (way: number, x: number) =>
      stroke(
        parse(
          `M${x - way * 0.02 * m} ${y0 + 0.26 * m}C${x + way * 0.36 * m} ${y0 + 0.16 * m} ${x + way * 0.36 * m} ${y0 + 0.72 * m} ${x - way * 0.06 * m} ${y0 + 0.64 * m}`,
        ),
        0.13 * m,
      );
    const s0 = y0 - 0.12 * m;
    const drip = (x: number, long: number) =>
      rect(x - 0.11 * m, s0 - 0.1 * m, 0.22 * m, 0.1 * m + long, 0.11 * m);
    const jam = filleted(
      union(
        rect(l - 0.1 * m, s0 - 0.24 * m, r - l + 0.2 * m, 0.26 * m, 0.12 * m),
        drip(l + 0.14 * m, 0.12 * m + 24),
        drip(l + 0.46 * m, 0.12 * m),
        drip(r - 0.5 * m, 0.12 * m + 4),
        drip(r - 0.14 * m, 0.12 * m + 26),
      ),
      0.05 * m,
    );
    const from0 = s0 - 0.24 * m - GAP;
    const above = rect(l - m, from0 - 4 * m, r - l + 2 * m, 4 * m);
    const bx = cx - Math.min(0.3 * wide, 0.5 * m);
    const b = from(bx, from0 + 0.06 * m, m);
    const berry = softened(
      parse(
        `M${b(-0.36, -0.36)}C${b(-0.36, -0.56)} ${b(-0.1, -0.56)} ${b(0, -0.5)}C${b(0.1, -0.56)} ${b(0.36, -0.56)} ${b(0.36, -0.36)}C${b(0.36, -0.1)} ${b(0.14, 0.3)} ${b(0, 0.3)}C${b(-0.14, 0.3)} ${b(-0.36, -0.1)} ${b(-0.36, -0.36)}Z`,
      ),
      2,
    );
    const crown = union(
      ...[-68, -25, 25, 68].map((turn) =>
        rotate(
          polygon(
            [
              [bx - 0.13 * m, from0 - 0.44 * m],
              [bx, from0 - 0.8 * m],
              [bx + 0.13 * m, from0 - 0.44 * m],
            ],
            0.02 * m,
          ),
          turn,
          bx,
          from0 - 0.42 * m,
        ),
      ),
    );
    const seeds = [
      [-0.18, -0.28],
      [0.02, -0.34],
      [0.19, -0.24],
      [-0.06, -0.14],
      [0.12, -0.09],
    ].map(([x = 0, y = 0]) => circle(bx + x * m, from0 + y * m, Math.max(5, 0.035 * m)));
    const px = cx + Math.min(0.24 * wide, 0.45 * m);
    const spoon = rotate(
      union(
        rect(px - 0.07 * m, from0 - 0.8 * m, 0.14 * m, 1.4 * m),
        ellipse(px, from0 - 0.72 * m, 0.2 * m, 0.26 * m),
      ),
      24,
      px,
      from0,
    );
    const whole = union(pan, grip(-1, l), grip(1, r));
    return {
      plate: concat(
        subtract(whole, grow(jam, GAP)),
        intersect(spoon, above),
        subtract(crown, grow(berry, GAP * 0.9)),
      ),
      second: concat(jam, subtract(intersect(berry, above), ...seeds)),
    };
  },
};
