/** Plates of who builds kitchens. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A run of kitchen units: drawers, a worktop, a tap and a pot on it. */
export const kitchenRun: Plate = {
  about: ['kitchen-units', 'worktop'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.42, 0.36);
    const gap = Math.max(11, m * 0.06);
    const side = m * 0.62;
    const r = x1 + gap + side;
    const grip = (x: number, y: number) => rect(x - m * 0.11, y, m * 0.22, Math.max(10, m * 0.06), m * 0.03);
    const third = (high - 2 * gap) / 3;
    const drawers = [0, 1, 2].map((i) => {
      const y = y0 + i * (third + gap);
      return subtract(
        rect(x1 + gap, y, side, third, m * 0.03),
        grip(x1 + gap + side / 2, y + third / 2 - m * 0.03),
      );
    });
    const front = rect(x0, y0, x1 - x0, high, m * 0.03);
    const plinth = rect(x0 + m * 0.08, y1 + gap, r - x0 - m * 0.16, m * 0.14, m * 0.02);
    const top = y0 - gap - m * 0.17;
    const slab = rect(x0 - m * 0.12, top, r - x0 + m * 0.24, m * 0.17, m * 0.04);
    const t = Math.max(13, m * 0.1);
    const at = x0 + m * 0.36;
    const tap = union(
      stroke(
        parse(
          `M${at} ${top + 2}V${top - m * 0.4}A${m * 0.19} ${m * 0.19} 0 0 1 ${at + m * 0.38} ${top - m * 0.4}V${top - m * 0.26}`,
        ),
        t,
      ),
      rect(at - t * 0.9, top - m * 0.12, t * 1.8, m * 0.13, m * 0.02),
    );
    const px = r - m * 0.46;
    const pot = union(
      parse(
        `M${px - m * 0.34} ${top - gap - m * 0.34}H${px + m * 0.34}V${top - gap - m * 0.1}Q${px + m * 0.34} ${top - gap} ${px + m * 0.24} ${top - gap}H${px - m * 0.24}Q${px - m * 0.34} ${top - gap} ${px - m * 0.34} ${top - gap - m * 0.1}Z`,
      ),
      rect(px - m * 0.46, top - gap - m * 0.3, m * 0.92, m * 0.09, m * 0.04),
    );
    const lid = union(
      parse(
        `M${px - m * 0.36} ${top - 2 * gap - m * 0.34}C${px - m * 0.3} ${top - 2 * gap - m * 0.52} ${px + m * 0.3} ${top - 2 * gap - m * 0.52} ${px + m * 0.36} ${top - 2 * gap - m * 0.34}Z`,
      ),
      circle(px, top - 2 * gap - m * 0.5, m * 0.07),
    );
    return { plate: concat(front, ...drawers, plinth, union(slab, tap)), second: concat(pot, lid) };
  },
};
