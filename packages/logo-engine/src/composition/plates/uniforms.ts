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
  aspect: [0.9, 1.6],
  draw(held) {
    const { x0, y0, y1, cx, size: m } = bodyAround(held, 0.4, 0.3, 0.5);
    const drop = m * 0.5;
    const top = y0 - drop;
    const neck = m * 0.3;
    const low = y1 + m * 0.2;
    const n = from(x0, top, m);
    const left = parse(
      `M${cx} ${top}H${cx - neck}L${n(0.02, 0.14)}C${n(-0.12, 0.2)} ${n(-0.2, 0.3)} ${n(-0.26, 0.44)}L${n(-0.5, 0.98)}Q${n(-0.52, 1.04)} ${n(-0.46, 1.07)}L${n(-0.16, 1.2)}Q${n(-0.1, 1.22)} ${n(-0.07, 1.16)}L${n(0, 1)}V${low - m * 0.04}Q${x0} ${low} ${x0 + m * 0.04} ${low}H${cx}Z`,
    );
    const body = union(left, mirror(left, cx - 0.01));
    const cuff = stroke(parse(`M${n(-0.64, 0.82)}L${n(-0.01, 1.082)}`), GAP * 0.9);
    const slit = stroke(line(cx, top, cx, y0 + 0.04 * CAP), Math.max(9, m * 0.05));
    const flap = polygon(
      [
        [cx - neck * 0.9, top - m * 0.15],
        [cx - neck * 1.16, top + m * 0.02],
        [cx - neck * 0.8, top + m * 0.34],
        [cx - m * 0.03, top + m * 0.14],
      ],
      m * 0.03,
    );
    const collar = union(flap, mirror(flap, cx));
    const buttons = [0.3, 0.42].map((dy) => circle(cx + m * 0.09, top + m * dy, Math.max(6, m * 0.032)));
    return {
      plate: subtract(body, collar, stroke(collar, GAP * 1.6), cuff, mirror(cuff, cx), slit, ...buttons),
      second: collar,
    };
  },
};
