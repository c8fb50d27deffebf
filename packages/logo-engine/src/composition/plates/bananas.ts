/** Plates of who grows and sells bananas. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A banana on its back around a box, whose measure is `m`. */
function lying(x0: number, x1: number, y0: number, y1: number, m: number): Path {
  const [cx, high, low] = [(x0 + x1) / 2, y1 - y0, y1 + 0.24 * m];
  const [a, b] = [from(x0, y0, m), from(x1, y0, m)];
  return parse(
    `M${a(-0.86, -0.36)}C${x0 - 0.74 * m} ${y0 + 0.66 * high} ${x0 - 0.14 * m} ${low} ${cx - 0.1 * m} ${low}C${x1 + 0.04 * m} ${low} ${x1 + 0.76 * m} ${y0 + 0.82 * high} ${b(0.84, -0.3)}L${b(0.98, -0.76)}Q${b(1, -0.83)} ${b(0.92, -0.86)}L${b(0.8, -0.89)}Q${b(0.73, -0.91)} ${b(0.71, -0.83)}C${b(0.56, -0.24)} ${b(0.2, 0)} ${cx} ${y0}C${a(0, 0)} ${a(-0.4, -0.06)} ${a(-0.64, -0.48)}Q${a(-0.67, -0.54)} ${a(-0.73, -0.52)}L${a(-0.82, -0.48)}Q${a(-0.88, -0.45)} ${a(-0.86, -0.36)}Z`,
  );
}

/** One fat banana that lies on its back. */
export const fatBanana: Plate = {
  about: ['banana-bunch', 'banana'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, size: m } = bodyAround(held, 0.26, 0.26);
    const low = y1 + 0.24 * m;
    const ridge = stroke(
      parse(
        `M${x0 + 0.24 * m} ${low - 0.16 * m}Q${cx - 0.2 * m} ${low - 0.12 * m} ${cx} ${low - 0.13 * m}C${x1} ${low - 0.16 * m} ${x1 + 0.5 * m} ${y0 + 0.78 * high} ${x1 + 0.64 * m} ${y0 - 0.1 * m}`,
      ),
      Math.max(11, 0.055 * m),
    );
    const [a, b] = [from(x0, y0, m), from(x1, y0, m)];
    const ends = [`M${a(-1, -0.24)}L${a(-0.5, -0.4)}`, `M${b(0.5, -0.66)}L${b(1.1, -0.5)}`].map((d) =>
      stroke(parse(d), Math.max(11, 0.055 * m)),
    );
    return { plate: subtract(lying(x0, x1, y0, y1, m), ridge, ...ends) };
  },
};

/** A banana box with its hand holes, hands of bananas over its edge. */
export const bananaBox: Plate = {
  about: ['banana-bunch', 'banana'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.4, 0.34);
    const low = y1 + 0.24 * m;
    const hole = (x: number) =>
      rect(x - 0.14 * m, y1 + 0.02 * m, 0.28 * m, Math.max(11, 0.09 * m), 0.045 * m);
    const holes = [-1, 1].map((way) => hole(cx + way * 0.26 * wide));
    const box = subtract(rect(x0, y0, wide, low - y0, 0.05 * m), ...holes);
    const rim = rect(x0 - 0.08 * m, y0 - 0.1 * m, wide + 0.16 * m, 0.2 * m, 0.05 * m);
    const crate = union(box, rim);
    const floor = y0 - 0.1 * m - GAP;
    const w = 0.54 * (wide + 0.1 * m);
    const [h, sx, sy] = [0.24 * w, cx + 0.78 * w, floor - 0.3 * w];
    const fruit = lying(cx - 0.34 * w, cx + 0.34 * w, floor - 0.24 * w, floor - 0.24 * w + h, 0.44 * w);
    const hand = [-4, 10, 24].map((turn) => rotate(fruit, turn, sx, sy));
    const apart = hand.map((one, i) => subtract(one, ...hand.slice(0, i).map((other) => grow(other, GAP))));
    const shown = subtract(union(...apart), rect(x0 - 2 * m, floor, wide + 4 * m, 2 * m));
    return { plate: filleted(crate, 2), second: withoutCrumbs(softened(shown, 7), 0.3 * m) };
  },
};
