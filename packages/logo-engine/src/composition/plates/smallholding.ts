/** Plates of the Andes and of a henhouse. */
import { CAP } from '../../fonts/shape.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A llama under a blanket with tassels, which holds the name. */
export const packLlama: Plate = {
  about: ['llama'],
  aspect: [1.2, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide } = bodyAround(held, 0.4, 0.38);
    const s = (high + wide) * 0.3;
    const n = (dx: number, dy: number) => `${x0 + s * dx} ${y0 + s * dy}`;
    const gap = 0.11 * CAP;
    const cloth = rect(x0, y0, wide, high, 0.07 * s);
    const low = y1 + 0.1 * s;
    const neck = parse(
      `M${n(0.1, 0.02)}C${n(-0.02, -0.06)} ${n(-0.06, -0.3)} ${n(-0.06, -0.6)}C${n(-0.04, -0.82)} ${n(-0.16, -0.92)} ${n(-0.3, -0.9)}C${n(-0.42, -0.88)} ${n(-0.5, -0.82)} ${n(-0.58, -0.78)}C${n(-0.7, -0.74)} ${n(-0.7, -0.58)} ${n(-0.58, -0.56)}L${n(-0.38, -0.54)}C${n(-0.36, -0.3)} ${n(-0.44, -0.1)} ${n(-0.42, 0.2)}C${n(-0.4, 0.5)} ${n(-0.3, 0.6)} ${n(-0.2, 0.7)}L${n(0.1, 0.7)}Z`,
    );
    const ears = [
      `M${n(-0.34, -0.86)}C${n(-0.4, -1)} ${n(-0.38, -1.1)} ${n(-0.32, -1.18)}Q${n(-0.28, -1.2)} ${n(-0.26, -1.15)}C${n(-0.22, -1.06)} ${n(-0.22, -0.96)} ${n(-0.24, -0.86)}Z`,
      `M${n(-0.2, -0.86)}C${n(-0.2, -1)} ${n(-0.14, -1.1)} ${n(-0.06, -1.15)}Q${n(-0.01, -1.16)} ${n(-0.01, -1.11)}C${n(-0.02, -0.98)} ${n(-0.04, -0.9)} ${n(-0.1, -0.8)}Z`,
    ].map(parse);
    const rump = parse(
      `M${x1 - 0.2 * s} ${y0 + 0.02 * s}H${x1 + 0.06 * s}C${x1 + 0.22 * s} ${y0 + 0.04 * s} ${x1 + 0.28 * s} ${y0 + 0.2 * s} ${x1 + 0.27 * s} ${y0 + 0.44 * s}L${x1 + 0.2 * s} ${low}H${x1 - 0.2 * s}Z`,
    );
    const tail = parse(
      `M${x1 + 0.12 * s} ${y0 + 0.06 * s}C${x1 + 0.24 * s} ${y0 - 0.08 * s} ${x1 + 0.42 * s} ${y0 - 0.04 * s} ${x1 + 0.42 * s} ${y0 + 0.12 * s}C${x1 + 0.42 * s} ${y0 + 0.24 * s} ${x1 + 0.34 * s} ${y0 + 0.3 * s} ${x1 + 0.24 * s} ${y0 + 0.32 * s}Z`,
    );
    const ground = y1 + 0.5 * s;
    const leg = (x: number, top: number) =>
      polygon(
        [
          [x - 0.13 * s, top],
          [x + 0.13 * s, top],
          [x + 0.085 * s, ground - 0.1 * s],
          [x + 0.085 * s, ground],
          [x - 0.11 * s, ground],
          [x - 0.085 * s, ground - 0.1 * s],
        ],
        0.02 * s,
      );
    const legs = [x0 - 0.16 * s, x0 + 0.16 * s, x1 - 0.24 * s, x1 + 0.08 * s].map((x) =>
      leg(x, low - 0.3 * s),
    );
    const eye = circle(x0 - s * 0.36, y0 - s * 0.72, Math.max(6, s * 0.038));
    const chest = parse(
      `M${n(-0.43, 0.1)}C${n(-0.42, 0.5)} ${x0 - 0.3 * s} ${low - 0.3 * s} ${x0 - 0.28 * s} ${low - 0.1 * s}H${x0 + 0.1 * s}V${y0 + 0.1 * s}Z`,
    );
    const beast = union(neck, chest, ...ears, rump, tail, ...legs);
    const count = Math.max(5, Math.round(wide / (0.2 * s)));
    const step = wide / count;
    const fringe = Array.from({ length: count }, (_, i) =>
      rect(
        x0 + step * i + (i === 0 ? 0 : 5),
        y1 - 4,
        step - (i === 0 || i === count - 1 ? 5 : 10),
        0.12 * s + 4,
        step * 0.22,
      ),
    );
    const blanket = union(cloth, ...fringe);
    const collar = stroke(
      line(x0 - 0.56 * s, y0 - 0.2 * s, x0 + 0.1 * s, y0 - 0.12 * s),
      Math.max(11, 0.06 * s),
      {
        cap: 'butt',
      },
    );
    const shadow = rect(x0 - gap, y0 - gap, wide + 2 * gap, high + 0.12 * s + 2 * gap, 0.07 * s + gap);
    return { plate: concat(blanket, subtract(beast, shadow, eye, collar)) };
  },
};
