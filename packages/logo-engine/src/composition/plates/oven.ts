/** Plates of what comes out of an oven or off a cart. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreY, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** An oven's peel, its handle to the right. */
export const peel: Plate = {
  about: ['slice', 'pizza-whole', 'pizza-oven', 'clay-oven', 'bread'],
  aspect: [1.1, 4.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.24 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const [h, cy] = [y1 - y0, centreY(held)];
    const [r, t, neck] = [0.14 * h, 0.08 * h, x1 + 0.42 * h];
    const front = x0 - 0.05 * h;
    const blade = parse(
      `M${x0 + r} ${y0}H${x1 - 0.04 * h}C${x1 + 0.2 * h} ${y0} ${x1 + 0.16 * h} ${cy - t} ${neck} ${cy - t}V${cy + t}` +
        `C${x1 + 0.16 * h} ${cy + t} ${x1 + 0.2 * h} ${y1} ${x1 - 0.04 * h} ${y1}H${x0 + r}` +
        `C${x0 - 0.02 * h} ${y1} ${front} ${cy + 0.34 * h} ${front} ${cy}C${front} ${cy - 0.34 * h} ${x0 - 0.02 * h} ${y0} ${x0 + r} ${y0}Z`,
    );
    const end = neck + 0.62 * h;
    const grip = rect(neck - 0.2 * h, cy - t, end - neck + 0.2 * h, 2 * t, t * 0.96);
    return { plate: subtract(union(blade, grip), circle(end - t * 1.3, cy, Math.max(5, t * 0.4))) };
  },
};
