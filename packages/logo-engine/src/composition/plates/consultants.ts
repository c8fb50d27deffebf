/** Plates of who examines samples. */
import { intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A glass tube with a sample, lying, its cork at the left. */
export const sampleVial: Plate = {
  about: ['test-tube'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.34, 0.3);
    const [air, t] = [0.32 * m, Math.max(12, 0.085 * m)];
    const [top, low] = [y0 - air - gap - t, y1 + gap + t];
    const high = low - top;
    /** Glass that lies, open at the left, its end round. */
    const tube = (by: number) => {
      const end = x1 + 0.14 * m;
      const d = high * 0.5 - by;
      return parse(
        `M${x0 - 0.12 * m - gap} ${top + by}H${end}C${end + d * 1.3} ${top + by} ${end + d * 1.3} ${low - by} ${end} ${low - by}H${x0 - 0.12 * m - gap}Z`,
      );
    };
    const glass = subtract(tube(0), tube(t));
    const level = parse(
      `M${x0 - 0.4 * m} ${y0}C${x0 + 0.3 * wide} ${y0 - 0.22 * m} ${x0 + 0.6 * wide} ${y0 + 0.08 * m} ${x1 + m} ${y0 - 0.08 * m}V${low + m}H${x0 - 0.4 * m}Z`,
    );
    const liquid = intersect(tube(t + gap), level);
    const edge = x0 - 0.12 * m - gap;
    const lip = rect(edge - 0.16 * m, top - 0.1 * m, 0.17 * m, high + 0.2 * m, 0.07 * m);
    const mY = (top + low) / 2;
    const cork = polygon(
      [
        [edge - 0.16 * m - gap, mY - high * 0.34],
        [edge - 0.6 * m - gap, mY - high * 0.4],
        [edge - 0.6 * m - gap, mY + high * 0.4],
        [edge - 0.16 * m - gap, mY + high * 0.34],
      ],
      0.08 * m,
    );
    const bubbles = [
      [0.02, 0.15, 0.055],
      [-0.2, 0.12, 0.04],
    ].map(([x = 0, y = 0, d = 0]) => circle(x1 + x * m, y0 - 0.05 * m - y * m, d * m));
    return { plate: concat(union(glass, lip), liquid, ...bubbles), second: cork };
  },
};
