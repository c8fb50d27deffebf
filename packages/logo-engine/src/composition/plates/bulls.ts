/** Plates of who keeps bulls and buffaloes. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A strong leg with its hoof, under a belly. */
function leg(x: number, y: number, s: number, lean = 0): Path {
  const p = from(x, y, s);
  return parse(
    `M${p(-0.17, -0.3)}C${p(-0.14, 0)} ${p(-0.08, 0.06)} ${p(-0.075 + lean / 2, 0.2)}L${p(-0.07 + lean, 0.34)}L${p(-0.11 + lean, 0.44)}H${x + s * (0.1 + lean)}L${p(0.07 + lean, 0.34)}L${p(0.08 + lean / 2, 0.2)}C${p(0.09, 0.06)} ${p(0.2, 0)} ${p(0.24, -0.3)}Z`,
  );
}

/** A bull, its head low and its horns up. */
export const bull: Plate = {
  about: ['bull', 'polled-bull', 'taurus', 'cattle-rosette', 'cattle-truck'],
  aspect: [1.4, 2.7],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, (x0 + x1) / 2];
    const s = (high + wide) * 0.3;
    const n = from(x0, y0, s);
    const trunk = parse(
      `M${n(-0.34, 0.02)}C${n(-0.2, -0.14)} ${n(-0.02, -0.3)} ${n(0.2, -0.28)}C${n(0.44, -0.26)} ${cx - wide * 0.1} ${y0} ${cx + wide * 0.06} ${y0}C${cx + wide * 0.24} ${y0} ${x1 - s * 0.4} ${y0 - s * 0.05} ${x1 - s * 0.22} ${y0 - s * 0.04}C${x1 - s * 0.02} ${y0 - s * 0.02} ${x1 + s * 0.08} ${y0 + s * 0.14} ${x1 + s * 0.08} ${y0 + high * 0.44}L${x1 + s * 0.04} ${y1}H${x1 - s * 0.36}C${cx + wide * 0.1} ${y1 - high * 0.02} ${cx - wide * 0.1} ${y1 + high * 0.07} ${x0 + s * 0.36} ${y1 + s * 0.06}H${x0 + s * 0.04}C${x0 - s * 0.1} ${y1 - s * 0.02} ${x0 - s * 0.2} ${y1 - high * 0.2} ${n(-0.24, 0.56)}Z`,
    );
    const head = parse(
      `M${n(-0.14, -0.04)}C${n(-0.3, -0.1)} ${n(-0.46, -0.04)} ${n(-0.52, 0.08)}C${n(-0.58, 0.22)} ${n(-0.66, 0.36)} ${n(-0.74, 0.48)}C${n(-0.82, 0.62)} ${n(-0.72, 0.74)} ${n(-0.6, 0.71)}C${n(-0.46, 0.68)} ${n(-0.36, 0.6)} ${n(-0.24, 0.58)}L${n(0, 0.6)}Z`,
    );
    const ear = parse(
      `M${n(-0.3, 0.08)}C${n(-0.2, 0.02)} ${n(-0.06, 0.06)} ${n(-0.02, 0.17)}C${n(-0.12, 0.25)} ${n(-0.24, 0.23)} ${n(-0.32, 0.16)}Z`,
    );
    const t = from(x1, y0, s);
    const tail = stroke(
      parse(`M${t(-0.16, 0.04)}C${t(0.1, -0.06)} ${t(0.27, 0.04)} ${t(0.24, 0.36)}`),
      s * 0.075,
    );
    const tuft = parse(
      `M${t(0.19, 0.34)}C${t(0.12, 0.5)} ${t(0.13, 0.66)} ${t(0.23, 0.76)}C${t(0.34, 0.66)} ${t(0.36, 0.5)} ${t(0.28, 0.34)}Z`,
    );
    const main = union(
      trunk,
      head,
      tail,
      tuft,
      leg(x0 + s * 0.06, y1, s, -0.05),
      leg(x0 + s * 0.36, y1, s, 0.02),
      leg(x1 - s * 0.5, y1, s, -0.04),
      leg(x1 - s * 0.19, y1, s, 0.03),
    );
    const horns = concat(
      parse(
        `M${n(-0.5, 0.12)}C${n(-0.72, 0.1)} ${n(-0.88, -0.08)} ${n(-0.86, -0.34)}Q${n(-0.85, -0.42)} ${n(-0.79, -0.37)}C${n(-0.68, -0.2)} ${n(-0.52, -0.14)} ${n(-0.32, -0.12)}Z`,
      ),
      parse(
        `M${n(-0.33, -0.04)}C${n(-0.46, -0.18)} ${n(-0.48, -0.38)} ${n(-0.34, -0.5)}Q${n(-0.28, -0.54)} ${n(-0.29, -0.47)}C${n(-0.3, -0.34)} ${n(-0.22, -0.22)} ${n(-0.1, -0.16)}Z`,
      ),
    );
    const eye = circle(x0 - s * 0.43, y0 + s * 0.2, Math.max(6, s * 0.036));
    const nose = circle(x0 - s * 0.68, y0 + s * 0.58, Math.max(5.5, s * 0.032));
    const around = subtract(stroke(ear, Math.max(18, 0.09 * s)), ear);
    const rim = subtract(around, parse(`M${n(-0.6, -0.2)}H${x0 - s * 0.26}V${y0 + s * 0.4}H${x0 - s}Z`));
    return {
      plate: subtract(main, eye, nose, rim),
      second: subtract(horns, grow(main, Math.max(9, 0.045 * s))),
    };
  },
};
