/** Plates of who sews and sells shirts. */
import { CAP } from '../../fonts/shape.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { circle, line, polygon } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A polo shirt from the front, its collar and buttons over the name. */
export const poloFront: Plate = {
  about: ['polo-shirt', 'shirt-folded'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, y0, y1, cx, size: m } = bodyAround(held, 0.34, 0.24, 0.42);
    const top = y0 - m * 0.44;
    const neck = m * 0.29;
    const low = y1 + m * 0.04;
    const n = from(x0, top, m);
    const left = parse(
      `M${cx} ${top}H${cx - neck}L${n(0.02, 0.12)}C${n(-0.12, 0.17)} ${n(-0.19, 0.25)} ${n(-0.24, 0.38)}L${n(-0.42, 0.8)}Q${n(-0.44, 0.86)} ${n(-0.38, 0.89)}L${n(-0.13, 1)}Q${n(-0.07, 1.02)} ${n(-0.05, 0.97)}L${n(0, 0.86)}V${low - m * 0.05}Q${x0} ${low} ${x0 + m * 0.05} ${low}H${cx}Z`,
    );
    const body = union(left, mirror(left, cx - 0.01));
    const cuff = stroke(parse(`M${n(-0.56, 0.66)}L${n(0.0, 0.905)}`), GAP * 0.9);
    const slit = stroke(line(cx, top, cx, y0 - 0.06 * CAP), Math.max(9, m * 0.05));
    const flap = polygon(
      [
        [cx - neck * 0.9, top - m * 0.14],
        [cx - neck * 1.2, top + m * 0.02],
        [cx - neck * 0.84, top + m * 0.31],
        [cx - m * 0.03, top + m * 0.13],
      ],
      m * 0.03,
    );
    const collar = union(flap, mirror(flap, cx));
    const buttons = [0.27, 0.37].map((dy) => circle(cx + m * 0.09, top + m * dy, Math.max(6, m * 0.032)));
    return {
      plate: subtract(body, collar, stroke(collar, GAP * 1.6), cuff, mirror(cuff, cx), slit, ...buttons),
      second: collar,
    };
  },
};
