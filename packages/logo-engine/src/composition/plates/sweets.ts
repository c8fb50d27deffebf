/** Plates of what is sweet. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreY, right } from '../../geometry/bounds.js';
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { line, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A sweet in its wrapper, twisted and pleated at both ends. */
export const sweet: Plate = {
  about: ['candy', 'lollipop', 'candy-jar', 'pinata'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP - 0.12 * held.height, right(held) + 0.5 * CAP + 0.12 * held.height];
    const [y0, y1] = [held.y - 0.62 * CAP, bottom(held) + 0.62 * CAP];
    const [cy, high] = [centreY(held), y1 - y0];
    const m = Math.min(1.2 * high, 0.5 * high + 0.3 * (x1 - x0));
    const end = (x: number, way: 1 | -1) => {
      const out = x + way * 0.46 * m;
      const wing = polygon(
        [
          [x - way * 0.1 * m, cy - 0.13 * m],
          [x + way * 0.06 * m, cy - 0.12 * m],
          [out, cy - 0.42 * m],
          [out - way * 0.02 * m, cy - 0.26 * m],
          [out + way * 0.06 * m, cy - 0.13 * m],
          [out, cy],
          [out + way * 0.06 * m, cy + 0.13 * m],
          [out - way * 0.02 * m, cy + 0.26 * m],
          [out, cy + 0.42 * m],
          [x + way * 0.06 * m, cy + 0.12 * m],
          [x - way * 0.1 * m, cy + 0.13 * m],
        ],
        0.05 * m,
      );
      const pleats = [-1, 1].map((side) =>
        stroke(
          line(x + way * 0.2 * m, cy + side * 0.07 * m, out + way * 0.1 * m, cy + side * 0.16 * m),
          Math.max(10, 0.045 * m),
        ),
      );
      return subtract(wing, ...pleats);
    };
    const body = rect(x0, y0, x1 - x0, high, 0.36 * high);
    return { plate: union(body, end(x0, -1), end(x1, 1)) };
  },
};
