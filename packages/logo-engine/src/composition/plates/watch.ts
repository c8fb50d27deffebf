/** Plates of who watches over others. */
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A surveillance camera under its hood, on the arm that holds it to the wall. */
export const watchCamera: Plate = {
  about: ['security-camera', 'dome-camera', 'house-eye'],
  aspect: [1.7, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cy } = bodyAround(held, 0.5, 0.42);
    const lens = mean * 0.36;
    const body = union(rect(x0, y0, wide, high, mean * 0.08), rect(x1 - 60, y0, 60, high, 4));
    const head = union(
      rect(x1 + gap, y0 + high * 0.08, lens * 0.6, high * 0.84, 4),
      rect(x1 + gap, y0 + high * 0.08, lens, high * 0.84, mean * 0.07),
    );
    const r = Math.min(lens * 0.34, high * 0.28);
    const eye = subtract(circle(x1 + gap + lens * 0.52, cy, r), circle(x1 + gap + lens * 0.52, cy, r * 0.4));
    const hood = polygon(
      [
        [x0 + mean * 0.06, y0 - gap],
        [x0 + mean * 0.14, y0 - gap - mean * 0.15],
        [x1 + gap + lens * 1.05, y0 - gap - mean * 0.15],
        [x1 + gap + lens * 1.28, y0 - gap],
      ],
      mean * 0.03,
    );
    const bar = mean * 0.12;
    const [ax, wall] = [x0 + mean * 0.34, x0 - mean * 0.3];
    const drop = y1 + mean * 0.22;
    const arm = stroke(
      polyline([
        [ax, y1 - 10],
        [ax, drop],
        [wall, drop],
      ]),
      bar,
      { cap: 'butt', join: 'round' },
    );
    const plate = rect(wall - mean * 0.1, drop - mean * 0.2, mean * 0.1, mean * 0.4, mean * 0.025);
    return { plate: concat(union(body, arm, plate), subtract(head, eye)), second: hood };
  },
};
