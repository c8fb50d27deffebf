/** A plate of who sells tackle. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A round float on its line, the name on the half that is in the water. */
export const roundFloat: Plate = {
  about: ['fishing-rod', 'hook', 'hung-net'],
  aspect: [1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, wide, size: m } = bodyAround(held, 0.36, 0.3, 0.2);
    const half = wide / 2 + 0.06 * m;
    const low = y1 + 0.24 * m + 0.06 * wide;
    const top = y0 - GAP - 0.32 * m - 0.1 * wide;
    const belly = y0 + 0.1 * high;
    const ball = parse(
      `M${cx} ${top}C${cx + 0.6 * half} ${top} ${x1 + 0.06 * m} ${y0 - 0.36 * m} ${x1 + 0.06 * m} ${belly}C${x1 + 0.06 * m} ${y1 - 0.04 * high} ${cx + 0.66 * half} ${low} ${cx} ${low}S${x0 - 0.06 * m} ${y1 - 0.04 * high} ${x0 - 0.06 * m} ${belly}C${x0 - 0.06 * m} ${y0 - 0.36 * m} ${cx - 0.6 * half} ${top} ${cx} ${top}Z`,
    );
    const water = rect(x0 - m, y0, wide + 2 * m, 4 * m + high);
    const cap = intersect(ball, rect(x0 - m, top - m, wide + 2 * m, y0 - GAP - top + m));
    const shine = stroke(
      parse(
        `M${cx - 0.62 * half} ${y0 - 0.24 * m}Q${cx - 0.5 * half} ${top + 0.2 * m} ${cx - 0.24 * half} ${top + 0.17 * m}`,
      ),
      Math.max(11, 0.06 * m),
    );
    const stem = union(
      rect(cx - 0.07 * m, top - 0.2 * m, 0.14 * m, 0.24 * m, 0.05 * m),
      rect(cx - 0.18 * m, top - 0.09 * m, 0.36 * m, 0.16 * m, 0.06 * m),
      circle(cx, top - 0.26 * m, 0.13 * m),
    );
    const foot = rect(cx - 0.12 * m, low - 0.08 * m, 0.24 * m, 0.22 * m, 0.06 * m);
    const hookAt = from(cx, low + 0.1 * m, m);
    const hook = union(
      stroke(
        parse(
          `M${hookAt(0, 0)}V${low + 0.36 * m}C${hookAt(0, 0.56)} ${hookAt(0.34, 0.56)} ${hookAt(0.34, 0.28)}`,
        ),
        Math.max(11, 0.07 * m),
      ),
      parse(`M${hookAt(0.34, 0.1)}L${hookAt(0.46, 0.34)}H${cx + 0.2 * m}Z`),
    );
    return { plate: union(intersect(ball, water), foot, hook), second: subtract(union(cap, stem), shine) };
  },
};
