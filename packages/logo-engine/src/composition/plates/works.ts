/** Plates of who builds, oils, and rides. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A builder's hard hat, the name on its shell. */
export const hardHat: Plate = {
  about: [
    'hard-hat',
    'work-crew',
    'scaffold',
    'crane',
    'crane-hook',
    'excavator',
    'workman',
    'work-trestle',
    'tamping-rammer',
  ],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, mean } = bodyAround(held, 0.46, 0.42);
    const u = mean * 0.62;
    const [top, l, r] = [y0 - u * 0.3, x0 - u * 0.2, x1 + u * 0.2];
    const half = (r - l) / 2;
    const high = y1 - top;
    const shell = parse(
      `M${l} ${y1}C${l} ${y1 - high * 0.78} ${cx - half * 0.74} ${top} ${cx} ${top}C${cx + half * 0.74} ${top} ${r} ${y1 - high * 0.78} ${r} ${y1}Z`,
    );
    const ridge = rect(cx - u * 0.22, top - u * 0.1, u * 0.44, u * 0.3, u * 0.09);
    const rib = (way: number) => {
      const x = cx + way * Math.min(half * 0.42, u * 0.62);
      return subtract(
        stroke(
          parse(
            `M${x} ${y0 - u * 0.06}C${x} ${top} ${x - way * u * 0.1} ${top - u * 0.2} ${x - way * u * 0.14} ${top - u * 0.4}`,
          ),
          12,
        ),
        rect(x - u, y0 - 2, u * 2, u),
      );
    };
    const sides = [-1, 1].map((way) => rect(cx + way * u * 0.22 - 6, top - u * 0.2, 12, u * 0.38, 6));
    const [from, to, low] = [l - u * 0.1, r + u * 0.6, y1 + 12 + u * 0.22];
    const visor = parse(
      `M${from + u * 0.06} ${y1 + 12}H${r - u * 0.1}C${r + u * 0.16} ${y1 + 12} ${to - u * 0.12} ${y1 + 16} ${to} ${low + u * 0.06}Q${to + u * 0.04} ${low + u * 0.2} ${to - u * 0.1} ${low + u * 0.16}C${r + u * 0.2} ${low + u * 0.06} ${r} ${low} ${r - u * 0.2} ${low}H${from + u * 0.06}Q${from} ${low} ${from} ${low - u * 0.06}V${y1 + 12 + u * 0.06}Q${from} ${y1 + 12} ${from + u * 0.06} ${y1 + 12}Z`,
    );
    return { plate: concat(subtract(union(shell, ridge), rib(-1), rib(1), ...sides), visor) };
  },
};

/** A can of oil with its grip and its cap, the name on its front. */
export const oilJug: Plate = {
  about: ['oil-jug', 'oil-can', 'oil-filter'],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, mean } = bodyAround(held, 0.6, 0.44);
    const u = mean * 0.66;
    const [top, neck] = [y0 - u * 0.52, x0 + u * 0.34];
    const body = parse(
      `M${x0} ${y1 - u * 0.12}V${y0 + u * 0.1}C${x0} ${y0 - u * 0.14} ${neck - u * 0.17} ${y0 - u * 0.12} ${neck - u * 0.17} ${y0 - u * 0.34}V${top}H${neck + u * 0.17}V${top + u * 0.1}H${x1 - u * 0.2}Q${x1} ${top + u * 0.1} ${x1} ${top + u * 0.3}V${y1 - u * 0.12}Q${x1} ${y1} ${x1 - u * 0.12} ${y1}H${x0 + u * 0.12}Q${x0} ${y1} ${x0} ${y1 - u * 0.12}Z`,
    );
    const hole = rect(neck + u * 0.34, top + u * 0.26, x1 - u * 0.2 - neck - u * 0.34, u * 0.2, u * 0.09);
    const cap = rect(neck - u * 0.22, top - 11 - u * 0.2, u * 0.44, u * 0.2, u * 0.05);
    return { plate: subtract(grow(shrink(union(body), 5), 5), hole), second: cap };
  },
};
