/** Plates of who helps to see. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A case with the name on it, and the glasses that it is for. */
export const glassesCase: Plate = {
  about: ['eyeglasses', 'spectacle-frames', 'eye-chart'],
  aspect: [1.6, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.46 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, (x0 + x1) / 2];
    const s = Math.min((high + wide) * 0.3, high * 1.2);
    const r = Math.min(high * 0.44, 1.1 * CAP);
    const sleeve = rect(x0, y0, wide, high, r);
    const [lens, tall, thick] = [0.52 * s, 0.44 * s, 0.15 * s];
    const apart = lens + 0.16 * s;
    const y = y0 - GAP - tall * 0.62;
    const ring = (way: 1 | -1) => {
      const x = cx + way * apart;
      const shape = (by: number) =>
        parse(
          `M${x - lens + by} ${y - tall * 0.2}Q${x - lens + by} ${y - tall + by} ${x - lens * 0.4} ${y - tall + by}H${x + lens * 0.4}Q${x + lens - by} ${y - tall + by} ${x + lens - by} ${y - tall * 0.2}C${x + lens - by} ${y + tall * 0.6} ${x + lens * 0.5} ${y + tall - by} ${x} ${y + tall - by}C${x - lens * 0.5} ${y + tall - by} ${x - lens + by} ${y + tall * 0.6} ${x - lens + by} ${y - tall * 0.2}Z`,
        );
      return { outer: shape(0), inner: shape(thick) };
    };
    const [a, b] = [ring(-1), ring(1)];
    const bridge = stroke(
      parse(`M${cx - 0.2 * s} ${y - tall * 0.3}Q${cx} ${y - tall * 0.74} ${cx + 0.2 * s} ${y - tall * 0.3}`),
      thick,
    );
    const hinge = [-1, 1].map((way) =>
      rect(cx + way * (apart + lens + 0.02 * s) - 0.1 * s, y - tall * 0.62, 0.2 * s, 0.2 * s, 0.06 * s),
    );
    const clear = stroke(sleeve, 2 * GAP);
    const frame = subtract(union(a.outer, b.outer, bridge, ...hinge), a.inner, b.inner);
    return { plate: sleeve, second: subtract(frame, sleeve, clear) };
  },
};
