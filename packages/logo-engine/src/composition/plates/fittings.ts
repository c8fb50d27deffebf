/** Plates of who lays water. */
import { parse, union } from '../../geometry/kernel.js';
import { concat, scale, translate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A drop of water, on the square of 100. */
export const DROP = parse('M50 0C50 0 88 44 88 66A38 38 0 0 1 12 66C12 44 50 0 50 0Z');

/** A tap that drips, the name on its body. */
export const tap: Plate = {
  about: ['faucet', 'pipe', 'drop-wrench', 'plunger', 'pipe-wrench'],
  aspect: [2.2, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, mean } = bodyAround(held, 0.5, 0.34);
    const u = mean * 0.6;
    const wall = rect(x0 - 11 - u * 0.18, y0 - u * 0.16, u * 0.18, high + u * 0.32, u * 0.06);
    const lip = y1 + u * 0.4;
    const [mouth, end] = [x1 + u * 0.16, x1 + u * 0.74];
    const pipe = parse(
      `M${x0 + 4} ${y0}H${end - u * 0.72}C${end - u * 0.2} ${y0} ${end} ${y0 + u * 0.24} ${end} ${y0 + u * 0.74}V${lip - u * 0.12}H${mouth}C${mouth} ${y1 + u * 0.06} ${mouth - u * 0.02} ${y1} ${mouth - u * 0.22} ${y1}H${x0 + 4}Q${x0} ${y1} ${x0} ${y1 - 4}V${y0 + 4}Q${x0} ${y0} ${x0 + 4} ${y0}Z`,
    );
    const ring = rect(mouth - u * 0.07, lip - u * 0.14, end - mouth + u * 0.14, u * 0.16, u * 0.05);
    const neck = union(
      rect(cx - u * 0.24, y0 - u * 0.12, u * 0.48, u * 0.16, u * 0.05),
      rect(cx - u * 0.1, y0 - u * 0.36, u * 0.2, u * 0.4),
    );
    const handle = union(
      rect(cx - u * 0.56, y0 - u * 0.52, u * 1.12, u * 0.18, u * 0.09),
      circle(cx - u * 0.52, y0 - u * 0.43, u * 0.14),
      circle(cx + u * 0.52, y0 - u * 0.43, u * 0.14),
    );
    const size = u * 0.0042;
    const drop = translate(scale(DROP, size), (mouth + end) / 2 - 50 * size, lip + u * 0.02 + 12);
    return { plate: concat(wall, union(pipe, ring, neck, handle)), second: drop };
  },
};
