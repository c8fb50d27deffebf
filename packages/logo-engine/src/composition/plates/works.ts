/** Plates of who builds, oils, rides and fits tyres. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polar, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, px: number, py: number) => {
  const [x0, x1, y0, y1] = [
    held.x - px * CAP,
    right(held) + px * CAP,
    held.y - py * CAP,
    bottom(held) + py * CAP,
  ];
  const [wide, high] = [x1 - x0, y1 - y0];
  return { x0, x1, y0, y1, wide, high, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, u: Math.sqrt(wide * high) };
};

/** A builder's hard hat, the name on its shell. */
export const hardHat: Plate = {
  about: ['hard-hat', 'work-crew', 'scaffold', 'crane', 'crane-hook', 'excavator'],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, u: mean } = around(held, 0.42, 0.4);
    const u = mean * 0.62;
    const [top, l, r] = [y0 - u * 0.26, x0 - u * 0.16, x1 + u * 0.16];
    const half = (r - l) / 2;
    const high = y1 - top;
    const shell = parse(
      `M${l} ${y1}C${l} ${y1 - high * 0.75} ${cx - half * 0.78} ${top} ${cx} ${top}C${cx + half * 0.78} ${top} ${r} ${y1 - high * 0.75} ${r} ${y1}Z`,
    );
    const ridge = rect(cx - u * 0.26, top - u * 0.13, u * 0.52, u * 0.4, u * 0.1);
    const ribs = [-1, 1].map((way) =>
      rect(cx + way * u * 0.26 - 6, top - u * 0.2, 12, y0 - top + u * 0.2 + 14),
    );
    const [far, low] = [half + u * 0.36, y1 + 12 + u * 0.26];
    const brim = parse(
      `M${cx - half - u * 0.06} ${y1 + 12}H${cx + half + u * 0.06}C${cx + half + u * 0.2} ${y1 + 12} ${cx + far} ${y1 + 12 + u * 0.06} ${cx + far} ${low - u * 0.06}Q${cx + far} ${low} ${cx + far - u * 0.1} ${low}C${cx + half * 0.6} ${low - u * 0.05} ${cx - half * 0.6} ${low - u * 0.05} ${cx - far + u * 0.1} ${low}Q${cx - far} ${low} ${cx - far} ${low - u * 0.06}C${cx - far} ${y1 + 12 + u * 0.06} ${cx - half - u * 0.2} ${y1 + 12} ${cx - half - u * 0.06} ${y1 + 12}Z`,
    );
    return { plate: concat(subtract(union(shell, ridge), ...ribs), brim) };
  },
};

/** A can of oil with its grip and its cap, the name on its front. */
export const oilJug: Plate = {
  about: ['oil-jug', 'oil-can', 'oil-filter'],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, u: mean } = around(held, 0.5, 0.42);
    const u = mean * 0.68;
    const [top, neck] = [y0 - u * 0.52, x0 + u * 0.34];
    const body = parse(
      `M${x0} ${y1 - u * 0.12}V${y0 + u * 0.1}C${x0} ${y0 - u * 0.14} ${neck - u * 0.17} ${y0 - u * 0.12} ${neck - u * 0.17} ${y0 - u * 0.34}V${top}H${neck + u * 0.17}V${top + u * 0.1}H${x1 - u * 0.2}Q${x1} ${top + u * 0.1} ${x1} ${top + u * 0.3}V${y1 - u * 0.12}Q${x1} ${y1} ${x1 - u * 0.12} ${y1}H${x0 + u * 0.12}Q${x0} ${y1} ${x0} ${y1 - u * 0.12}Z`,
    );
    const hole = rect(neck + u * 0.34, top + u * 0.26, x1 - u * 0.2 - neck - u * 0.34, u * 0.2, u * 0.09);
    const cap = rect(neck - u * 0.22, top - 11 - u * 0.2, u * 0.44, u * 0.2, u * 0.05);
    return { plate: subtract(grow(shrink(union(body), 5), 5), hole), second: cap };
  },
};

/** A tyre that runs, the name in the trail behind it. */
export const tyre: Plate = {
  about: ['tire', 'rim', 'tire-stack', 'tire-nail', 'coil-spring'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, u: mean } = around(held, 0.46, 0.46);
    const R = Math.min(high * 0.74, mean * 0.48);
    const [cx, cy] = [x1 + R, y1 - R];
    const streaks = [0.44, 0.86, 0.3].map((share, i) => {
      const [long, thick] = [R * share, high * 0.15];
      return rect(x0 - 12 - long, y0 + high * (0.18 + 0.32 * i) - thick / 2, long, thick, thick * 0.3);
    });
    const trail = rect(x0, y0, cx - x0, high, 6);
    const tread = Array.from({ length: 22 }, (_, i) => {
      const [x, y] = polar(cx, cy, R, (360 * i) / 22);
      return rotate(rect(x - R * 0.09, y - 5.5, R * 0.18, 11), (360 * i) / 22, x, y);
    });
    const holes = Array.from({ length: 5 }, (_, i) =>
      circle(...polar(cx, cy, R * 0.32, -90 + 72 * i), R * 0.115),
    );
    const ring = subtract(
      circle(cx, cy, R),
      ...tread,
      subtract(circle(cx, cy, R * 0.64), circle(cx, cy, R * 0.55)),
      ...holes,
    );
    return { plate: concat(subtract(trail, circle(cx, cy, R + 12)), ...streaks, ring) };
  },
};

/** A rider's helmet with its visor, the name on its shell. */
export const helmet: Plate = {
  about: ['motorcycle', 'motorcycle-front', 'motorcycle-helmet', 'electric-motorcycle'],
  aspect: [1.1, 2],
  draw(held) {
    const { x0, x1, y0, y1, high, cy, u: mean } = around(held, 0.4, 0.4);
    const u = mean * 0.75;
    const [l, r, top, low] = [x0 - u * 0.14, x1 + u * 0.62, y0 - u * 0.42, y1 + u * 0.24];
    const wide = r - l;
    const shell = parse(
      `M${l + u * 0.16} ${y1}C${l + u * 0.02} ${y1 - high * 0.2} ${l - u * 0.06} ${cy + high * 0.16} ${l - u * 0.06} ${cy - high * 0.06}C${l - u * 0.06} ${y0 - u * 0.16} ${l + wide * 0.2} ${top} ${l + wide * 0.46} ${top}C${l + wide * 0.74} ${top} ${r - u * 0.1} ${y0} ${r} ${cy - high * 0.1}L${r + u * 0.16} ${y1 - u * 0.08}C${r + u * 0.2} ${y1 + u * 0.1} ${r + u * 0.12} ${low} ${r - u * 0.1} ${low}H${x1 - u * 0.04}C${x1 - u * 0.3} ${low} ${x1 - u * 0.3} ${y1 + u * 0.08} ${x1 - u * 0.5} ${y1 + u * 0.06}H${l + u * 0.3}Q${l + u * 0.2} ${y1 + u * 0.06} ${l + u * 0.16} ${y1}Z`,
    );
    const slot = (d: number) =>
      polygon(
        [
          [x1 + u * 0.02 + d, cy - high * 0.32 + d],
          [r + u * 0.4 - d * 2, cy - high * 0.32 + d],
          [r + u * 0.4 - d * 2, cy + high * 0.28 - d],
          [x1 + u * 0.22 + d, cy + high * 0.28 - d],
        ],
        u * 0.08,
      );
    const visor = intersect(slot(11), grow(shell, u * 0.07));
    return { plate: subtract(shell, slot(0)), second: visor };
  },
};
