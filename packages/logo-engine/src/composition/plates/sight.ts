/** Plates of who helps to see. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import type { Plate } from './plate.js';

/** Glasses whose lenses are one: the name runs over the nose, in its frame. */
export const glasses: Plate = {
  about: ['eyeglasses', 'spectacle-frames', 'sun-and-shades', 'eye-chart'],
  aspect: [1.8, 3.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.3 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, (x0 + x1) / 2];
    const s = (high + wide) * 0.3;
    const [top, low] = [y0 - s * 0.14, y1 + s * 0.26];
    const [k, inner] = [(low - top) * 0.34, s * 0.5];
    const lenses = (by: number) => {
      const [a, b, l, r] = [top - by, low + by, x0 - s * 0.06 - by, x1 + s * 0.06 + by];
      const [t, n] = [y0 - by, y1 + by];
      const [d, m] = [k + by * 0.4, (a + b) / 2];
      return parse(
        `M${cx} ${t}C${cx + s * 0.14} ${t} ${cx + s * 0.2} ${a} ${cx + inner} ${a}H${r - d}C${r - d * 0.3} ${a} ${r} ${a + d * 0.4} ${r} ${m}C${r} ${b - d * 0.4} ${r - d * 0.4} ${b} ${r - d * 1.2} ${b}H${cx + inner}C${cx + s * 0.22} ${b} ${cx + s * 0.2} ${n} ${cx} ${n}C${cx - s * 0.2} ${n} ${cx - s * 0.22} ${b} ${cx - inner} ${b}H${l + d * 1.2}C${l + d * 0.4} ${b} ${l} ${b - d * 0.4} ${l} ${m}C${l} ${a + d * 0.4} ${l + d * 0.3} ${a} ${l + d} ${a}H${cx - inner}C${cx - s * 0.2} ${a} ${cx - s * 0.14} ${t} ${cx} ${t}Z`,
      );
    };
    const [gap, thick] = [Math.max(0.11 * CAP, s * 0.055), s * 0.13];
    const arm = (x: number, way: 1 | -1) =>
      stroke(
        parse(
          `M${x - way * s * 0.04} ${top + s * 0.32}Q${x + way * s * 0.26} ${top + s * 0.22} ${x + way * s * 0.44} ${top + s * 0.34}Q${x + way * s * 0.52} ${top + s * 0.42} ${x + way * s * 0.5} ${top + s * 0.6}`,
        ),
        s * 0.13,
        { cap: 'round' },
      );
    const edge = s * 0.06 + gap + thick;
    const frame = union(lenses(gap + thick), arm(x0 - edge, -1), arm(x1 + edge, 1));
    return { plate: concat(subtract(frame, lenses(gap)), lenses(0)) };
  },
};
