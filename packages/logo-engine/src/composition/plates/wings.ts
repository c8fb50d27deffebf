/** Plates of who flies falcons, and of names of great birds. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { mirror, type Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A falcon with its wings spread: the name runs from one to the other. */
export const falcon: Plate = {
  about: ['falcon', 'hooded-falcon', 'eagle'],
  aspect: [1.9, 4.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.36 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, (x0 + x1) / 2];
    const s = (high + wide) * 0.27;
    const r = (dx: number, y: number) => `${x1 + s * dx} ${y}`;
    const finger = (from: number, to: number, tip: number, y: number, next: number) =>
      `C${x1 + s * from} ${y} ${x1 + s * (tip - 0.1)} ${y + s * 0.02} ${x1 + s * tip} ${y}Q${x1 + s * (tip + 0.1)} ${y + s * 0.04} ${x1 + s * (tip + 0.03)} ${y + s * 0.1}C${x1 + s * (tip - 0.16)} ${y + s * 0.22} ${x1 + s * (to + 0.1)} ${next} ${x1 + s * to} ${next}`;
    const h = high;
    const feathers = Math.max(2, Math.round((wide / 2 - s * 0.3) / (s * 0.42)));
    const [start, stop] = [x1 + s * 0.04, cx + s * 0.26];
    const step = (start - stop) / feathers;
    const drop = (i: number) => y1 + s * (0.02 + 0.05 * (i / feathers));
    const hem = Array.from({ length: feathers }, (_, i) => {
      const a = start - step * i;
      const b = a - step;
      const d = drop(i) + s * 0.17;
      return `C${a} ${d} ${a - step * 0.2} ${d + s * 0.03} ${a - step * 0.5} ${d + s * 0.03}C${b + step * 0.2} ${d + s * 0.03} ${b} ${d} ${b} ${drop(i + 1)}`;
    });
    const half = parse(
      `M${cx} ${y0 - s * 0.02}L${cx + s * 0.22} ${y0}C${cx + wide * 0.2} ${y0 + s * 0.04} ${x1 - wide * 0.16} ${y0 + s * 0.02} ${x1 - s * 0.2} ${y0 - s * 0.04}C${r(0, y0 - s * 0.1)} ${r(0.2, y0 - s * 0.36)} ${r(0.46, y0 - s * 0.42)}Q${r(0.56, y0 - s * 0.42)} ${r(0.53, y0 - s * 0.32)}C${r(0.48, y0 - s * 0.2)} ${r(0.44, y0 - s * 0.12)} ${r(0.36, y0 + h * 0.02)}${finger(0.4, 0.26, 0.62, y0 + h * 0.06, y0 + h * 0.36)}${finger(0.36, 0.16, 0.52, y0 + h * 0.4, y0 + h * 0.68)}${finger(0.24, 0.04, 0.36, y0 + h * 0.72, drop(0))}${hem.join('')}L${cx} ${y1 + s * 0.3}Z`,
    );
    const wings: Path = union(half, mirror(half, cx));
    const tail = parse(
      `M${cx - s * 0.24} ${y1 - s * 0.1}C${cx - s * 0.2} ${y1 + s * 0.16} ${cx - s * 0.28} ${y1 + s * 0.36} ${cx - s * 0.36} ${y1 + s * 0.5}Q${cx - s * 0.22} ${y1 + s * 0.62} ${cx - s * 0.12} ${y1 + s * 0.58}Q${cx} ${y1 + s * 0.72} ${cx + s * 0.12} ${y1 + s * 0.58}Q${cx + s * 0.22} ${y1 + s * 0.62} ${cx + s * 0.36} ${y1 + s * 0.5}C${cx + s * 0.28} ${y1 + s * 0.36} ${cx + s * 0.2} ${y1 + s * 0.16} ${cx + s * 0.24} ${y1 - s * 0.1}Z`,
    );
    const n = (dx: number, dy: number) => `${cx + s * dx} ${y0 + s * dy}`;
    const head = parse(
      `M${n(0.34, 0.1)}C${n(0.2, -0.06)} ${n(0.24, -0.2)} ${n(0.22, -0.34)}C${n(0.2, -0.6)} ${n(-0.14, -0.66)} ${n(-0.24, -0.46)}C${n(-0.38, -0.46)} ${n(-0.48, -0.36)} ${n(-0.46, -0.2)}Q${n(-0.44, -0.13)} ${n(-0.39, -0.18)}C${n(-0.34, -0.24)} ${n(-0.28, -0.26)} ${n(-0.2, -0.25)}C${n(-0.18, -0.12)} ${n(-0.2, -0.02)} ${n(-0.34, 0.1)}Z`,
    );
    const eye = circle(cx - s * 0.1, y0 - s * 0.4, Math.max(6.5, s * 0.045));
    return { plate: subtract(union(wings, tail, head), eye) };
  },
};
