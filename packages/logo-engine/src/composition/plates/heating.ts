/** Plates of who heats homes and their water. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, scale, translate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { FLAME } from './hearths.js';
import type { Plate } from './plate.js';

/** A column radiator that gives warmth, the name across its columns. */
export const columnRadiator: Plate = {
  about: ['radiator'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.36, 0.3);
    const u = mean * 0.62;
    const count = Math.max(5, Math.round((wide + 13) / (u * 0.4)));
    const each = (wide + 13) / count - 13;
    const deep = u * 0.38;
    const columns = Array.from({ length: count }, (_, i) =>
      rect(x0 + i * (each + 13), y0 - deep, each, high + deep * 2, each * 0.46),
    );
    const foot = (x: number) => rect(x, y1 + deep - 8, each, u * 0.16 + 8, 5);
    const py = y1 + deep * 0.46;
    const pipe = union(
      rect(x1 - 6, py - u * 0.09, u * 0.3, u * 0.18),
      rect(x1 + u * 0.16, py - u * 0.17, u * 0.26, u * 0.34, u * 0.06),
    );
    const tall = u * 0.46;
    const warm = [-1, 0, 1].map((i) => {
      const [x, y] = [(x0 + x1) / 2 + i * u * 0.5, y0 - deep - u * 0.16];
      return stroke(
        parse(
          `M${x} ${y}C${x - u * 0.2} ${y - tall * 0.4} ${x + u * 0.2} ${y - tall * 0.6} ${x} ${y - tall}`,
        ),
        Math.max(15, u * 0.1),
      );
    });
    return {
      plate: union(rect(x0, y0, wide, high, 4), ...columns, foot(x0), foot(x1 - each), pipe),
      second: concat(...warm),
    };
  },
};

/** A boiler on its legs, the name on its tank over its fire. */
export const boilerTank: Plate = {
  about: ['water-heater'],
  aspect: [0.95, 1.7],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, mean } = bodyAround(held, 0.44, 0.36);
    const u = mean * 0.62;
    const [top, low] = [y0 - u * 0.36, y1 + u * 0.84];
    const dome = Math.min(u * 0.36, wide * 0.3);
    const tank = parse(
      `M${x0} ${y0}C${x0} ${top} ${x0 + dome} ${top} ${x0 + wide * 0.3} ${top}H${x1 - wide * 0.3}C${x1 - dome} ${top} ${x1} ${top} ${x1} ${y0}V${low - u * 0.12}Q${x1} ${low} ${x1 - u * 0.12} ${low}H${x0 + u * 0.12}Q${x0} ${low} ${x0} ${low - u * 0.12}Z`,
    );
    const r = u * 0.33;
    const cy = y1 + u * 0.4;
    const size = u * 0.0044;
    const flame = translate(scale(FLAME, size), cx - 50 * size, cy - 53 * size);
    const pipe = (x: number) =>
      union(
        rect(x - u * 0.08, top - u * 0.34, u * 0.16, u * 0.5),
        rect(x - u * 0.15, top - u * 0.2, u * 0.3, u * 0.12, u * 0.03),
      );
    const leg = (x: number) => rect(x - u * 0.12, low - 8, u * 0.24, u * 0.2 + 8, 5);
    return {
      plate: subtract(
        union(
          tank,
          pipe(cx - wide * 0.22),
          pipe(cx + wide * 0.22),
          leg(x0 + wide * 0.16),
          leg(x1 - wide * 0.16),
        ),
        circle(cx, cy, r),
      ),
      second: flame,
    };
  },
};
