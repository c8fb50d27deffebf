/** Plates of who mends what drives, and of its roads. */
import { CAP } from '../../fonts/shape.js';
import { grow, shrink, subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, polygon, rect, regular } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A spanner with its jaw and its ring, the name on its bar. */
export const spanner: Plate = {
  about: [
    'wrench',
    'car-wrench',
    'car-lift',
    'engine',
    'crankshaft',
    'washer-wrench',
    'fridge-wrench',
    'bottle-jack',
  ],
  aspect: [2, 4],
  draw(held) {
    const { x0, x1, y0, high, cy } = bodyAround(held, 0.3, 0.34);
    const r = Math.min(high * 0.74, high * 0.5 + 0.5 * CAP);
    const hx = x0 - r * 0.72;
    const jaw = union(
      rotate(regular(hx, cy, r * 0.5, 6), 30, hx, cy),
      rect(hx - r * 1.3, cy - r * 0.43, r * 1.3, r * 0.86),
    );
    const [ring, rx] = [high * 0.58, x1 + high * 0.34];
    const whole = shrink(
      grow(union(circle(hx, cy, r), rect(hx, y0, rx - hx, high), circle(rx, cy, ring)), 16),
      16,
    );
    const nut = regular(rx + high * 0.06, cy, ring * 0.46, 6, 4, 15);
    return { plate: subtract(whole, rotate(jaw, -18, hx, cy), nut) };
  },
};

/** A road sign that points on, on two posts. */
export const roadSign: Plate = {
  about: ['road', 'learner-car', 'traffic-light', 'traffic-cone', 'parking-sign'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0: left, x1, y0, y1, wide, cy, mean } = bodyAround(held, 0.66, 0.54);
    const u = mean * 0.62;
    const x0 = left - u * 0.1;
    const arrow = (d: number, r: number) =>
      polygon(
        [
          [x0 + d, y0 + d],
          [x1 - d * 0.4, y0 + d],
          [x1 + u * 0.46 - d * 1.2, cy],
          [x1 - d * 0.4, y1 - d],
          [x0 + d, y1 - d],
        ],
        r,
      );
    const post = (x: number) => rect(x - u * 0.09, y1 - 10, u * 0.18, u * 0.54 + 10, 4);
    const side = Math.min(wide * 0.24, u * 0.6);
    const sign = union(arrow(0, 24), post(x0 + side), post(x1 - side));
    return { plate: subtract(sign, subtract(arrow(13, 16), arrow(23, 10))) };
  },
};
