/** Plates of who mends and builds. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A box of tools with its handle. */
export const toolbox: Plate = {
  about: [
    'hammer',
    'tools',
    'toolbox',
    'wrench',
    'drill',
    'screw',
    'nut',
    'house-wrench',
    'washer-wrench',
    'bench-vise',
    'nails',
  ],
  aspect: [1.6, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.58 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const lid = { y: y0 - 0.1 * CAP - 0.5 * CAP, height: 0.5 * CAP };
    const wide = (x1 - x0) * 0.42;
    const grip = subtract(
      rect(cx - wide / 2, lid.y - 0.62 * CAP, wide, 0.72 * CAP, 0.26 * CAP),
      rect(cx - wide / 2 + 0.26 * CAP, lid.y - 0.34 * CAP, wide - 0.52 * CAP, 0.6 * CAP, 0.1 * CAP),
    );
    const top = union(rect(x0 - 0.12 * CAP, lid.y, x1 - x0 + 0.24 * CAP, lid.height, 0.12 * CAP), grip);
    const clasps = [0.24, 0.76].map((share) => {
      const x = x0 + (x1 - x0) * share;
      return rect(x - 0.11 * CAP, lid.y + 0.26 * CAP, 0.22 * CAP, 0.46 * CAP, 0.06 * CAP);
    });
    const room = clasps.map((clasp) => grow(clasp, 10));
    const body = rect(x0, y0, x1 - x0, high, 0.12 * CAP);
    return { plate: subtract(concat(top, body), ...room), second: concat(...clasps) };
  },
};
