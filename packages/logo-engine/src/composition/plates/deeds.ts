/** Plates of who certifies. */
import { CAP } from '../../fonts/shape.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A deed: a sheet with a turned corner, its lines under the name, and its seal with ribbons. */
export const deed: Plate = {
  about: ['deed', 'certificate'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean } = bodyAround(held, 0.62, 0.56);
    const [fold, r] = [mean * 0.15, mean * 0.23];
    const [top, low] = [y0 - fold * 0.75, y1 + mean * 0.24];
    const sheet = polygon(
      [
        [x0, top],
        [x1 - fold, top],
        [x1, top + fold],
        [x1, low],
        [x0, low],
      ],
      12,
    );
    const corner = polygon(
      [
        [x1 - fold + gap, top],
        [x1, top + fold - gap],
        [x1 - fold + gap, top + fold - gap],
      ],
      4,
    );
    const [cx, cy] = [x1 - r * 1.25, low - r * 0.2];
    const tail = (way: 1 | -1) =>
      rotate(
        polygon(
          [
            [cx - r * 0.36, cy],
            [cx + r * 0.36, cy],
            [cx + r * 0.36, cy + r * 1.9],
            [cx, cy + r * 1.62],
            [cx - r * 0.36, cy + r * 1.9],
          ],
          4,
        ),
        -way * 20,
        cx,
        cy,
      );
    const rosette = star(cx, cy, r, r * 0.86, 14, r * 0.1);
    const tails = subtract(union(tail(-1), tail(1)), grow(rosette, gap * 0.8));
    const bar = Math.max(13, mean * 0.04);
    const rule = (y: number, long: number) => rect(x0 + 0.5 * CAP, y, long, bar, bar / 2);
    const span = cx - r - gap * 2.5 - x0 - 0.5 * CAP;
    const rules = [rule(y1 + mean * 0.05, span)];
    const room = grow(union(rosette, tail(-1), tail(1)), gap);
    return {
      plate: subtract(sheet, grow(corner, gap), room, ...rules),
      second: concat(subtract(rosette, circle(cx, cy, r * 0.4)), tails, corner),
    };
  },
};
