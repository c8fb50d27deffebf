/** Plates of who mends lifts. */
import { subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The panel of a lift: the name, and the buttons that call it up and down. */
export const liftArrows: Plate = {
  about: ['elevator', 'lift-buttons'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cy, gap, size: u } = bodyAround(held, 0.5, 0.38);
    const r = high * 0.24 - gap * 0.4;
    const bx = x1 + r;
    const panel = rect(x0, y0 - 0.08 * u, bx + r + gap + 0.1 * u - x0, y1 - y0 + 0.16 * u, 0.2 * u);
    const buttons = [-1, 1].map((way) => {
      const y = cy + way * (1.13 * r + gap * 0.5);
      const arrow = polygon(
        [
          [bx, y + way * 0.5 * r],
          [bx - 0.52 * r, y - way * 0.34 * r],
          [bx + 0.52 * r, y - way * 0.34 * r],
        ],
        0.1 * r,
      );
      return { hole: circle(bx, y, r + gap * 0.3), disc: subtract(circle(bx, y, r - gap * 0.7), arrow) };
    });
    return {
      plate: subtract(panel, ...buttons.map(({ hole }) => hole)),
      second: concat(...buttons.map(({ disc }) => disc)),
    };
  },
};
