/** Plates of who flies what carries nobody. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A drone from above, its four rotors around the name. */
export const quadcopter: Plate = {
  about: ['drone', 'crop-drone'],
  aspect: [1.6, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.56, 0.42);
    const body = rect(x0, y0, wide, high, Math.min(high * 0.4, mean * 0.22));
    const r = mean * 0.28;
    const [out, up] = [mean * 0.02, r * 1.02];
    const spots = [
      [x0 - out, y0 - up, 1],
      [x1 + out, y0 - up, -1],
      [x0 - out, y1 + up, -1],
      [x1 + out, y1 + up, 1],
    ] as const;
    const arm = spots.map(([x, y]) =>
      stroke(
        polyline([
          [x, y],
          [x + (x < x0 + wide / 2 ? 1 : -1) * mean * 0.36, y < y0 ? y0 + high * 0.26 : y1 - high * 0.26],
        ]),
        mean * 0.085,
        { cap: 'round' },
      ),
    );
    const hubs = spots.map(([x, y]) => circle(x, y, mean * 0.055));
    const solid = union(body, ...arm, ...hubs);
    const guard = spots.map(([x, y]) =>
      subtract(circle(x, y, r), circle(x, y, r - Math.max(16, mean * 0.05))),
    );
    const blades = spots.map(([x, y, way]) =>
      rotate(rect(x - r * 0.8, y - mean * 0.03, r * 1.6, mean * 0.06, mean * 0.03), way * 35, x, y),
    );
    const room = grow(solid, gap);
    return {
      plate: solid,
      second: subtract(union(...guard, ...blades), room),
    };
  },
};
