/** Plates of who keeps horses and donkeys. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** The edges of a body with air around what it holds, and the size that its head and legs have beside it. */
function horseBody(held: Box) {
  const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.5 * CAP];
  const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
  const [high, wide] = [y1 - y0, x1 - x0];
  return { x0, x1, y0, y1, high, wide, cx: (x0 + x1) / 2, s: (high + wide) * 0.3 };
}

/** A foreleg that stands, its body's belly at the place. */
function foreleg(x: number, y: number, s: number): Path {
  const p = from(x, y, s);
  return parse(
    `M${p(-0.04, -0.3)}C${p(-0.02, 0)} ${p(0.02, 0.1)} ${p(0.035, 0.24)}L${p(0.045, 0.52)}C${p(0.03, 0.56)} ${p(0.01, 0.6)} ${p(0, 0.64)}H${x + s * 0.19}L${p(0.165, 0.52)}L${p(0.175, 0.25)}C${p(0.19, 0.1)} ${p(0.24, 0)} ${p(0.34, -0.04)}V${y - s * 0.3}Z`,
  );
}

/** A hind leg with its hock, under a croup. */
function hindLeg(x: number, y: number, s: number): Path {
  const p = from(x, y, s);
  return parse(
    `M${p(-0.5, -0.06)}C${p(-0.34, 0.04)} ${p(-0.22, 0.12)} ${p(-0.15, 0.26)}L${p(-0.16, 0.52)}C${p(-0.18, 0.56)} ${p(-0.2, 0.6)} ${p(-0.21, 0.64)}H${x - s * 0.02}L${p(-0.035, 0.52)}L${p(0, 0.28)}Q${p(0.02, 0.22)} ${p(0, 0.17)}C${p(0, 0.08)} ${p(0.06, -0.06)} ${p(0.06, -0.24)}L${p(-0.5, -0.3)}Z`,
  );
}

/** The trunk of a horse: its withers, its croup, its belly. */
const trunkOf = ({ x0, x1, y0, y1, high, wide, cx, s }: ReturnType<typeof horseBody>): Path =>
  parse(
    `M${x0 - s * 0.1} ${y0 + s * 0.2}L${x0 + s * 0.2} ${y0 - s * 0.03}C${x0 + s * 0.36} ${y0 - s * 0.03} ${cx - wide * 0.16} ${y0 + high * 0.04} ${cx} ${y0 + high * 0.03}C${cx + wide * 0.2} ${y0 + high * 0.01} ${x1 - s * 0.4} ${y0 - s * 0.06} ${x1 - s * 0.24} ${y0 - s * 0.05}C${x1 - s * 0.04} ${y0 - s * 0.03} ${x1 + s * 0.07} ${y0 + s * 0.14} ${x1 + s * 0.07} ${y0 + high * 0.42}V${y1 - s * 0.1}L${x1 - s * 0.3} ${y1}C${cx + wide * 0.1} ${y1 - high * 0.02} ${cx - wide * 0.14} ${y1 + high * 0.05} ${x0 + s * 0.3} ${y1 + s * 0.02}H${x0}C${x0 - s * 0.1} ${y1 - s * 0.06} ${x0 - s * 0.18} ${y0 + high * 0.6} ${x0 - s * 0.17} ${y0 + high * 0.36}Z`,
  );

/** A donkey: long ears, a pale muzzle and a tuft to its tail. */
export const donkey: Plate = {
  about: ['donkey'],
  styles: ['modern', 'minimal', 'vintage', 'playful', 'creative'],
  aspect: [1.4, 2.6],
  draw(held) {
    const all = horseBody(held);
    const { x0, x1, y0, y1, s } = all;
    const n = from(x0, y0, s);
    const neck = parse(
      `M${n(0.4, 0)}C${n(0.24, -0.02)} ${n(0.1, -0.3)} ${n(0.02, -0.46)}C${n(-0.04, -0.6)} ${n(-0.22, -0.66)} ${n(-0.34, -0.58)}C${n(-0.46, -0.5)} ${n(-0.62, -0.34)} ${n(-0.76, -0.16)}C${n(-0.86, 0)} ${n(-0.76, 0.12)} ${n(-0.62, 0.08)}C${n(-0.52, 0.06)} ${n(-0.46, -0.06)} ${n(-0.3, -0.1)}C${n(-0.22, 0)} ${n(-0.2, 0.14)} ${n(-0.17, 0.3)}L${n(0.4, 0.5)}Z`,
    );
    const ears = [
      `M${n(-0.34, -0.52)}C${n(-0.46, -0.7)} ${n(-0.46, -0.96)} ${n(-0.36, -1.14)}Q${n(-0.32, -1.19)} ${n(-0.28, -1.13)}C${n(-0.18, -0.98)} ${n(-0.16, -0.76)} ${n(-0.2, -0.54)}Z`,
      `M${n(-0.16, -0.54)}C${n(-0.16, -0.74)} ${n(-0.04, -0.98)} ${n(0.12, -1.08)}Q${n(0.19, -1.11)} ${n(0.2, -1.03)}C${n(0.22, -0.84)} ${n(0.14, -0.58)} ${n(-0.02, -0.42)}Z`,
    ].map(parse);
    const slits = [
      stroke(
        parse(`M${n(-0.3, -0.66)}C${n(-0.34, -0.78)} ${n(-0.34, -0.88)} ${n(-0.32, -0.98)}`),
        Math.max(9, s * 0.05),
      ),
      stroke(
        parse(`M${n(0, -0.62)}C${n(0.01, -0.74)} ${n(0.05, -0.84)} ${n(0.1, -0.92)}`),
        Math.max(9, s * 0.05),
      ),
    ];
    const seam = stroke(
      parse(`M${n(-0.72, -0.42)}Q${n(-0.54, -0.22)} ${n(-0.5, 0.2)}`),
      Math.max(10, s * 0.055),
    );
    const eye = circle(x0 - s * 0.34, y0 - s * 0.4, Math.max(6, s * 0.04));
    const t = from(x1, y0, s);
    const tail = stroke(
      parse(`M${t(-0.12, 0.1)}C${t(0.16, 0.02)} ${t(0.24, 0.2)} ${t(0.24, 0.42)}`),
      s * 0.075,
    );
    const tuft = parse(
      `M${t(0.19, 0.4)}C${t(0.12, 0.56)} ${t(0.14, 0.72)} ${t(0.24, 0.8)}C${t(0.34, 0.72)} ${t(0.36, 0.56)} ${t(0.29, 0.4)}Z`,
    );
    const main = union(
      trunkOf(all),
      neck,
      ...ears,
      tail,
      tuft,
      foreleg(x0, y1, s * 0.86),
      foreleg(x0 + s * 0.25, y1, s * 0.86),
      hindLeg(x1 + s * 0.02, y1, s * 0.86),
      hindLeg(x1 - s * 0.25, y1, s * 0.86),
    );
    return { plate: subtract(main, eye, seam, ...slits) };
  },
};
