/** Plates of who fills rolls, and of who grills meat. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect, wave } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A long roll with ham and lettuce in it. */
export const filledBaguette: Plate = {
  about: ['sandwich', 'sub-sandwich', 'chivito'],
  aspect: [1.7, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.44, 0.3);
    const [l, r, top] = [x0 - 0.7 * m, x1 + 0.7 * m, y0 - 0.16 * m];
    const upper = softened(
      parse(
        `M${l + 0.1 * m} ${y1}C${l - 0.1 * m} ${y1} ${l - 0.1 * m} ${y1 - 0.2 * m} ${l + 0.02 * m} ${y1 - 0.36 * m}C${l + 0.14 * m} ${y0 - 0.04 * m} ${x0 - 0.26 * m} ${top} ${x0 + 0.24 * m} ${top}H${x1 - 0.24 * m}C${x1 + 0.26 * m} ${top} ${r - 0.14 * m} ${y0 - 0.04 * m} ${r - 0.02 * m} ${y1 - 0.36 * m}C${r + 0.1 * m} ${y1 - 0.2 * m} ${r + 0.1 * m} ${y1} ${r - 0.1 * m} ${y1}Z`,
      ),
      0.05 * m,
    );
    const n = Math.max(3, Math.round(wide / (0.5 * m)));
    const t = Math.max(13, 0.075 * m);
    const slits = Array.from({ length: n }, (_, i) => {
      const x = cx + (i - (n - 1) / 2) * (wide / n);
      return stroke(line(x - 0.12 * m, top + 0.2 * m, x + 0.16 * m, top - 0.04 * m), t);
    });
    const leafTop = y1 + GAP;
    const [a, b] = [l + 0.02 * m, r - 0.02 * m];
    const waves = Math.max(4, Math.round((b - a) / (0.5 * m)));
    const lettuce = intersect(
      stroke(wave(a, leafTop + 0.06 * m, b - a, 0.13 * m, waves), 0.18 * m),
      rect(a - m, leafTop, b - a + 2 * m, m),
    );
    const lt = leafTop + 0.24 * m + GAP;
    const ham = rect(l + 0.14 * m, lt - 0.08 * m, r - l - 0.28 * m, 0.18 * m, 0.08 * m);
    const by = lt + 0.1 * m + GAP;
    const lower = parse(
      `M${l + 0.06 * m} ${by}H${r - 0.06 * m}Q${r + 0.06 * m} ${by} ${r + 0.02 * m} ${by + 0.12 * m}C${r - 0.08 * m} ${by + 0.34 * m} ${r - 0.3 * m} ${by + 0.36 * m} ${r - 0.5 * m} ${by + 0.36 * m}H${l + 0.5 * m}C${l + 0.3 * m} ${by + 0.36 * m} ${l + 0.08 * m} ${by + 0.34 * m} ${l - 0.02 * m} ${by + 0.12 * m}Q${l - 0.06 * m} ${by} ${l + 0.06 * m} ${by}Z`,
    );
    return {
      plate: concat(subtract(upper, ...slits), subtract(ham, grow(lettuce, GAP)), lower),
      second: lettuce,
    };
  },
};

/** A steak in its rim of fat, on its rib. */
export const boneSteak: Plate = {
  about: ['steak', 'grill', 'grill-tools'],
  aspect: [1.1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, size: m } = bodyAround(held, 0.3, 0.26);
    const lean = parse(
      `M${x0 - 0.08 * m} ${cy + 0.02 * m}C${x0 - 0.08 * m} ${y0 - 0.1 * m} ${x0 + 0.14 * m} ${y0 - 0.16 * m} ${x0 + 0.42 * m} ${y0 - 0.14 * m}C${cx - 0.1 * m} ${y0 - 0.1 * m} ${cx} ${y0} ${cx + 0.2 * m} ${y0 - 0.02 * m}C${x1 - 0.3 * m} ${y0 - 0.06 * m} ${x1 - 0.2 * m} ${y0 - 0.12 * m} ${x1 - 0.1 * m} ${y0 - 0.08 * m}C${x1 + 0.1 * m} ${y0} ${x1 + 0.16 * m} ${cy - 0.1 * m} ${x1 + 0.16 * m} ${cy + 0.06 * m}C${x1 + 0.16 * m} ${y1 + 0.1 * m} ${x1 - 0.1 * m} ${y1 + 0.2 * m} ${x1 - 0.5 * m} ${y1 + 0.18 * m}C${cx} ${y1 + 0.16 * m} ${cx - 0.1 * m} ${y1 + 0.06 * m} ${x0 + 0.36 * m} ${y1 + 0.06 * m}C${x0 + 0.08 * m} ${y1 + 0.06 * m} ${x0 - 0.08 * m} ${y1 - 0.1 * m} ${x0 - 0.08 * m} ${cy + 0.02 * m}Z`,
    );
    const whole = grow(lean, GAP + 0.15 * m);
    const [bx, by] = [x1 + 0.54 * m, y0 - 0.62 * m];
    const bone = filleted(
      union(
        stroke(
          parse(`M${x1 - 0.16 * m} ${y0 + 0.1 * m}Q${x1 + 0.16 * m} ${y0 - 0.36 * m} ${bx} ${by}`),
          0.25 * m,
        ),
        circle(bx - 0.04 * m, by - 0.12 * m, 0.18 * m),
        circle(bx + 0.14 * m, by + 0.07 * m, 0.18 * m),
      ),
      0.06 * m,
    );
    return {
      plate: concat(subtract(whole, grow(lean, GAP)), lean),
      second: subtract(bone, grow(whole, GAP)),
    };
  },
};
