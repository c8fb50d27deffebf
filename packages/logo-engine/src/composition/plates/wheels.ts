/** Plates of who fits tyres. */
import { CAP } from '../../fonts/shape.js';
import { grow, shrink, subtract } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { band, circle, polar, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A tyre from its side, the name on its rim. */
export const bigTyre: Plate = {
  about: ['tire', 'rim', 'tire-stack', 'tire-nail'],
  aspect: [1.3, 2.1],
  draw(held) {
    const { cx, cy } = bodyAround(held, 0, 0);
    const rim = Math.hypot(held.width, held.height) / 2 + 0.16 * CAP;
    const [inner, R] = [rim + Math.max(13, rim * 0.05), rim * 1.5];
    const count = 22;
    const wide = Math.max(11, R * 0.05);
    const tread = Array.from({ length: count }, (_, i) => {
      const turn = (360 * i) / count;
      const [x, y] = polar(cx, cy, R, turn);
      const deep = R * (i % 2 === 0 ? 0.26 : 0.17);
      return rotate(rect(x - deep / 2, y - wide / 2, deep, wide, wide * 0.3), turn + 16, x, y);
    });
    const clear = rect(held.x - 30, held.y - 26, held.width + 60, held.height + 52);
    const slots = [-90, 90].flatMap((mid) =>
      [-38, 0, 38].map((turn) => {
        const slot = subtract(band(cx, cy, rim * 0.87, rim * 0.3, mid + turn - 14, mid + turn + 14), clear);
        return grow(shrink(slot, 8), 8);
      }),
    );
    return {
      plate: concat(
        subtract(circle(cx, cy, R), circle(cx, cy, inner), ...tread),
        subtract(circle(cx, cy, rim), ...slots),
      ),
    };
  },
};
