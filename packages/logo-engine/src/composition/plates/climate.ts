/** Plates of who cools and heats. */
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { CUBIC, concat, MOVE } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An air conditioner on its wall, and the cool air under it. */
export const splitUnit: Plate = {
  about: ['split-unit', 'sun-snowflake'],
  aspect: [2.4, 4.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.6, 0.42);
    const vent = Math.max(36, mean * 0.13);
    const low = y1 + gap + vent;
    const shell = union(
      rect(x0, y0, wide, low - y0, mean * 0.15),
      rect(x0, y0, wide, (low - y0) * 0.6, mean * 0.06),
    );
    const seam = rect(x0 - 9, y1, wide + 18, gap);
    const slot = rect(
      x0 + mean * 0.2,
      y1 + gap + vent * 0.36,
      wide - mean * 0.4,
      Math.max(12, vent * 0.28),
      6,
    );
    const r = Math.max(8, mean * 0.025);
    const bar = Math.max(18, mean * 0.055);
    const air = (x: number, long: number) => {
      const top = low + mean * 0.1;
      const bend = mean * 0.065;
      return stroke(
        {
          commands: [
            [MOVE, x, top],
            [CUBIC, x - bend, top + long * 0.3, x - bend, top + long * 0.35, x, top + long * 0.5],
            [CUBIC, x + bend, top + long * 0.65, x + bend, top + long * 0.7, x, top + long],
          ],
          evenOdd: false,
        },
        bar,
        { cap: 'round', join: 'round' },
      );
    };
    const step = Math.min(wide * 0.2, mean * 0.34);
    const airs = [-1.5, -0.5, 0.5, 1.5].map((i) => air(cx + i * step, mean * (Math.abs(i) > 1 ? 0.28 : 0.4)));
    return {
      plate: subtract(shell, seam, slot, circle(x1 - mean * 0.11, y1 + gap + vent * 0.5, r)),
      second: concat(...airs),
    };
  },
};
