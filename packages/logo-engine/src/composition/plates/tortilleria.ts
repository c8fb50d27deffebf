/** Plates of who makes tortillas, and who sells salt. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** An open sack of salt, heaped, with a wooden scoop in it. */
export const saltSack: Plate = {
  about: ['salt-heap', 'salt-shaker'],
  aspect: [1, 2],
  draw(held) {
    const m = (held.height + 0.5 * held.width) / 2 + 0.6 * CAP;
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.5 * CAP];
    const [cx, wide, high] = [centreX(held), x1 - x0, y1 - y0];
    const body = parse(
      `M${x0 + 0.04 * m} ${y0}H${x1 - 0.04 * m}C${x1 + 0.1 * m} ${y0 + 0.3 * high} ${x1 + 0.16 * m} ${y0 + 0.7 * high} ${x1 + 0.06 * m} ${y1 - 0.06 * m}Q${x1 + 0.02 * m} ${y1} ${x1 - 0.1 * m} ${y1 + 0.01 * m}Q${cx} ${y1 + 0.06 * m} ${x0 + 0.1 * m} ${y1 + 0.01 * m}Q${x0 - 0.02 * m} ${y1} ${x0 - 0.06 * m} ${y1 - 0.06 * m}C${x0 - 0.16 * m} ${y0 + 0.7 * high} ${x0 - 0.1 * m} ${y0 + 0.3 * high} ${x0 + 0.04 * m} ${y0}Z`,
    );
    const r0 = y0 - GAP - 0.2 * m;
    const roll = rect(x0 - 0.06 * m, r0, wide + 0.12 * m, 0.2 * m, 0.1 * m);
    const low = r0 - GAP;
    const [half, tall] = [0.46 * wide, 0.26 * wide + 0.1 * m];
    const heap = parse(
      `M${cx - half} ${low}C${cx - 0.7 * half} ${low - 0.3 * tall} ${cx - 0.34 * half} ${low - tall} ${cx} ${low - tall}C${cx + 0.34 * half} ${low - tall} ${cx + 0.7 * half} ${low - 0.3 * tall} ${cx + half} ${low}Z`,
    );
    const [sx, sy] = [cx + 0.42 * half, low - 0.34 * tall];
    const scoop = rotate(
      union(
        rect(sx - 0.2 * m, sy - 0.22 * m, 0.4 * m, 0.6 * m, 0.12 * m),
        rect(sx - 0.065 * m, sy - 0.5 * m, 0.13 * m, 0.5 * m, 0.03 * m),
        rect(sx - 0.14 * m, sy - 0.58 * m, 0.28 * m, 0.14 * m, 0.07 * m),
      ),
      34,
      sx,
      sy,
    );
    const shown = subtract(scoop, rect(x0 - m, low, wide + 2 * m, 2 * m));
    return { plate: concat(body, shown), second: concat(roll, subtract(heap, grow(scoop, GAP))) };
  },
};
