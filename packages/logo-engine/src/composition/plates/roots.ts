/** Plates of what is pulled out of a bed. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, leaf, line, type Point, polar } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A carrot that lies, its leaves to the left. */
export const carrot: Plate = {
  about: [],
  aspect: [1.3, 2.8],
  draw(held) {
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [h, cy] = [y1 - y0, centreY(held)];
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.1 * CAP];
    const w = x1 - x0;
    const tip = x1 + 0.86 * h;
    const half = (u: 1 | -1) => {
      const y = (share: number) => cy + u * share * h;
      return parse(
        `M${x0 - 0.06 * h} ${cy}C${x0 - 0.14 * h} ${y(0.24)} ${x0 - 0.12 * h} ${y(0.53)} ${x0 + 0.16 * h} ${y(0.53)}C${x0 + 0.5 * w} ${y(0.53)} ${x1 - 0.1 * w} ${y(0.46)} ${x1 + 0.06 * h} ${y(0.41)}` +
          `C${x1 + 0.4 * h} ${y(0.31)} ${tip} ${y(0.17)} ${tip} ${cy}Z`,
      );
    };
    const notch = (x: number, u: 1 | -1, share: number, long: number) =>
      stroke(
        line(x, cy + u * (share + 0.08) * h, x - 0.05 * h, cy + u * (share - long) * h),
        Math.max(12, 0.05 * h),
      );
    const notches = [notch(x1 + 0.3 * h, -1, 0.33, 0.16), notch(x1 + 0.5 * h, 1, 0.24, 0.12)];
    const root: Point = [x0 - 0.07 * h - 0.12 * CAP, cy];
    const fronds = [
      [-54, 0.56],
      [-27, 0.9],
      [0, 1.08],
      [27, 0.9],
      [54, 0.56],
    ].map(([turn = 0, long = 0]) => {
      const at = (share: number): Point => polar(root[0] + 0.06 * h, root[1], share * h, 180 + turn);
      return grow(shrink(leaf(...at(0), ...at(long), 0.17, 0.66), 5), 5);
    });
    const crown = circle(root[0] - 0.05 * h, root[1], 0.1 * h);
    return { plate: subtract(union(half(-1), half(1)), ...notches), second: union(crown, ...fronds) };
  },
};
