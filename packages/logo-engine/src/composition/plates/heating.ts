/** Plates of who heats homes and their water. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, scale, translate } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { FLAME } from './hearths.js';
import type { Plate } from './plate.js';

/** A column radiator that gives warmth, the name on a panel before its columns. */
export const columnRadiator: Plate = {
  about: ['radiator'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.34, 0.28);
    const u = mean * 0.62;
    const gap = 12;
    const col = u * 0.3;
    const [l, r] = [x0 - gap - col, x1 + gap + col];
    const count = Math.max(6, Math.round((r - l + gap) / (col + gap)));
    const each = (r - l + gap) / count - gap;
    const deep = u * 0.32;
    const columns = Array.from({ length: count }, (_, i) =>
      rect(l + i * (each + gap), y0 - deep, each, high + deep * 2, each * 0.46),
    );
    const panel = rect(x0, y0, wide, high, u * 0.08);
    const frame = rect(x0 - gap, y0 - gap, wide + 2 * gap, high + 2 * gap, u * 0.08 + gap);
    const foot = (x: number) =>
      rect(x + each * 0.1, y1 + deep - each * 0.4, each * 0.8, u * 0.18 + each * 0.4, 5);
    const py = y1 + deep * 0.2;
    const pipe = union(
      rect(r - 8, py - u * 0.08, u * 0.26, u * 0.16),
      rect(r + u * 0.12, py - u * 0.16, u * 0.22, u * 0.32, u * 0.06),
    );
    const tall = u * 0.4;
    const warm = [-1, 0, 1].map((i) => {
      const [x, y] = [(x0 + x1) / 2 + i * u * 0.46, y0 - deep - u * 0.14];
      return stroke(
        parse(
          `M${x} ${y}C${x - u * 0.2} ${y - tall * 0.4} ${x + u * 0.2} ${y - tall * 0.6} ${x} ${y - tall}`,
        ),
        Math.max(15, u * 0.1),
      );
    });
    return {
      plate: concat(panel, subtract(union(...columns, foot(l), foot(r - each), pipe), frame)),
      second: concat(...warm),
    };
  },
};

/** A boiler on a wall, the name over its dials and its fire. */
export const boilerTank: Plate = {
  about: ['water-heater'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, mean } = bodyAround(held, 0.4, 0.34, 0.34);
    const u = mean * 0.62;
    const gap = 12;
    const deep = u * 0.5;
    const casing = rect(x0, y0, wide, y1 - y0, u * 0.08);
    const hood = parse(
      `M${x0} ${y0 + u * 0.2}V${y0 - u * 0.02}Q${x0} ${y0 - u * 0.16} ${x0 + u * 0.14} ${y0 - u * 0.16}H${x1 - u * 0.14}Q${x1} ${y0 - u * 0.16} ${x1} ${y0 - u * 0.02}V${y0 + u * 0.2}Z`,
    );
    const flue = union(
      rect(cx - u * 0.24, y0 - u * 0.5, u * 0.48, u * 0.4),
      rect(cx - u * 0.34, y0 - u * 0.38, u * 0.68, u * 0.12, u * 0.04),
    );
    const top = y1 + gap;
    const py = top + deep / 2;
    const dial = (x: number) =>
      subtract(
        circle(x, py, u * 0.13),
        stroke(line(x, py - u * 0.2, x, py), Math.max(8, u * 0.05), { cap: 'butt' }),
      );
    const panel = parse(
      `M${x0 + u * 0.05} ${top}H${x1 - u * 0.05}Q${x1} ${top} ${x1} ${top + u * 0.05}V${top + deep - u * 0.14}Q${x1} ${top + deep} ${x1 - u * 0.14} ${top + deep}H${x0 + u * 0.14}Q${x0} ${top + deep} ${x0} ${top + deep - u * 0.14}V${top + u * 0.05}Q${x0} ${top} ${x0 + u * 0.05} ${top}Z`,
    );
    const reach = Math.min(wide * 0.32, u * 0.9);
    const size = u * 0.0038;
    const flame = translate(scale(FLAME, size), cx - 50 * size, py - 52 * size);
    const pipes = [-1, 0, 1].map((i) => {
      const x = cx + i * Math.min(wide * 0.26, u * 0.6);
      return union(
        rect(x - u * 0.07, top + deep - 6, u * 0.14, u * 0.3),
        rect(x - u * 0.12, top + deep + u * 0.08, u * 0.24, u * 0.11, u * 0.03),
      );
    });
    return {
      plate: concat(
        union(casing, hood, flue),
        subtract(union(panel, ...pipes), grow(flame, gap), dial(cx - reach), dial(cx + reach)),
      ),
      second: flame,
    };
  },
};
