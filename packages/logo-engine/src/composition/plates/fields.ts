/** Plates of who guards crops. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { line, polar, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A knapsack sprayer: its tank with the name, its pump lever, its lance that sprays. */
export const knapsackTank: Plate = {
  about: ['knapsack-sprayer', 'bitten-leaf', 'bug-beetle', 'bug-banned'],
  aspect: [1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.44, 0.36);
    const [l, r, top, low] = [x0, x1, y0 - 0.24 * m, y1 + 0.06 * m];
    const tank = parse(
      `M${l + 0.34 * m} ${top}H${r - 0.34 * m}C${r - 0.1 * m} ${top} ${r} ${top + 0.12 * m} ${r} ${top + 0.34 * m}V${low - 0.1 * m}Q${r} ${low} ${r - 0.1 * m} ${low}H${l + 0.1 * m}Q${l} ${low} ${l} ${low - 0.1 * m}V${top + 0.34 * m}C${l} ${top + 0.12 * m} ${l + 0.1 * m} ${top} ${l + 0.34 * m} ${top}Z`,
    );
    const neck = rect(cx - 0.22 * m, top - 0.1 * m, 0.44 * m, 0.2 * m);
    const lid = rect(cx - 0.32 * m, top - 0.1 * m - GAP - 0.17 * m, 0.64 * m, 0.17 * m, 0.06 * m);
    const foot = rect(l + 0.04 * m, low + GAP, wide - 0.08 * m, 0.14 * m, 0.05 * m);
    const lever = union(
      stroke(
        parse(
          `M${l + 8} ${low - 0.14 * m}H${l - 0.1 * m}Q${l - 0.22 * m} ${low - 0.14 * m} ${l - 0.22 * m} ${low - 0.26 * m}V${y0 + 0.2 * m}`,
        ),
        0.1 * m,
      ),
      stroke(line(l - 0.22 * m, y0 + 0.3 * m, l - 0.22 * m, y0), 0.17 * m),
    );
    const straps = [-1, 1].map((way) =>
      stroke(
        parse(
          `M${cx + way * wide * 0.29} ${top - 9}C${cx + way * wide * 0.31} ${top + 0.12 * m} ${cx + way * (wide * 0.5 - 0.2 * m)} ${top + 0.16 * m} ${cx + way * (wide * 0.5 - 0.1 * m)} ${top + 0.3 * m}`,
        ),
        Math.max(11, 0.055 * m),
      ),
    );
    const [tx, ty] = [r + 0.66 * m, top - 0.2 * m];
    const [gx, gy] = [r + 0.3 * m, low - 0.3 * m];
    const hose = stroke(
      parse(
        `M${r - 8} ${low - 0.12 * m}H${r + 0.06 * m}C${r + 0.2 * m} ${low - 0.12 * m} ${r + 0.1 * m} ${low + 0.16 * m} ${r + 0.24 * m} ${low + 0.14 * m}C${r + 0.34 * m} ${low + 0.12 * m} ${r + 0.26 * m} ${low - 0.16 * m} ${gx} ${gy}`,
      ),
      0.1 * m,
    );
    const grip = stroke(line(gx, gy, gx + (tx - gx) * 0.26, gy + (ty - gy) * 0.26), 0.18 * m);
    const lance = stroke(line(gx, gy, tx, ty), 0.1 * m);
    const turn = (Math.atan2(ty - gy, tx - gx) * 180) / Math.PI;
    const spray = [-34, 0, 34].map((by) =>
      stroke(line(...polar(tx, ty, 0.22 * m, turn + by), ...polar(tx, ty, 0.44 * m, turn + by)), 0.1 * m),
    );
    return {
      plate: concat(subtract(union(tank, neck, lever, hose, grip, lance), ...straps), foot),
      second: concat(lid, ...spray),
    };
  },
};
