/** Plates of who buys and breaks up crashed cars. */
import { grow, intersect, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { carOf } from './motors.js';
import type { Plate } from './plate.js';

/** A car that has crashed, its bonnet in folds and its bumper off. */
export const wreckedCar: Plate = {
  about: ['crashed-car'],
  aspect: [2.75, 3.6],
  draw(held) {
    const { u, d, y0, x0, x1, shell, gap } = { ...carOf(held), ...bodyAround(held, 0.46, 0.44) };
    const low = carOf(held).y1;
    const nose = x1 + u * 0.9;
    const high = low - y0;
    const front = polygon(
      [
        [d - u * 0.3, y0],
        [d + u * 0.02, y0],
        [x1 + u * 0.16, y0 - u * 0.22],
        [x1 + u * 0.4, y0 + u * 0.14],
        [x1 + u * 0.62, y0 - u * 0.02],
        [nose, y0 + high * 0.42],
        [nose - u * 0.12, y0 + high * 0.6],
        [nose + u * 0.02, low - u * 0.14],
        [nose - u * 0.06, low],
        [d - u * 0.3, low],
      ],
      u * 0.05,
    );
    const r = u * 0.31;
    const at = low + r * 0.3;
    const axle = x1 + u * 0.3;
    const rear = x0 + (x1 - x0) * 0.14;
    const well = circle(axle, at, r + 11);
    const body = subtract(
      union(
        intersect(shell, rect(x0 - u, y0 - 2 * u, d + 2 - x0 + u, high + 3 * u)),
        subtract(rect(d - u * 1.2, y0 + u * 0.02, u * 1.4, high - u * 0.02), circle(rear, at, r + 11)),
        front,
      ),
      well,
      circle(rear, at, r + 11),
    );
    const wheel = (x: number) => subtract(circle(x, at, r), circle(x, at, r * 0.4));
    const bent = rotate(
      subtract(ellipse(axle, at, r * 0.86, r), ellipse(axle, at, r * 0.34, r * 0.42)),
      18,
      axle,
      at,
    );
    const bumper = rotate(
      rect(nose - u * 0.3, low - u * 0.17, u * 0.62, u * 0.17, u * 0.08),
      30,
      nose - u * 0.2,
      low - u * 0.1,
    );
    const burst = star(nose + u * 0.3, y0 + high * 0.22, u * 0.52, u * 0.26, 9, 4);
    const solid = union(body, subtract(bumper, circle(axle, at, r + 11)));
    return {
      plate: concat(solid, wheel(rear), bent),
      second: subtract(burst, grow(solid, gap)),
    };
  },
};
