/** Plates of gyms and clubs. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A kettlebell, its handle above the ball that holds the name. */
export const kettlebell: Plate = {
  about: ['kettlebell', 'barbell', 'barbell-pulse', 'arm-curl'],
  aspect: [1, 1.7],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const r = Math.hypot(held.width / 2 + 0.1 * CAP, held.height / 2 + 0.1 * CAP) + 0.1 * CAP;
    const base = cy + 0.86 * r;
    const ball = union(
      subtract(circle(cx, cy, r), rect(cx - r, base - 4, 2 * r, r)),
      rect(cx - 0.62 * r, base - 0.3 * r, 1.24 * r, 0.3 * r, 0.08 * r),
    );
    const loop = (wide: number, narrow: number, top: number, radius: number) =>
      polygon(
        [
          [cx - narrow * r, cy - top * r],
          [cx + narrow * r, cy - top * r],
          [cx + wide * r, cy - 0.5 * r],
          [cx - wide * r, cy - 0.5 * r],
        ],
        radius * r,
      );
    const handle = subtract(
      loop(0.86, 0.66, 1.72, 0.26),
      loop(0.52, 0.42, 1.46, 0.16),
      rect(cx - r, cy - 0.56 * r, 2 * r, r),
    );
    return { plate: union(ball, handle) };
  },
};

/** A boxing glove, its thumb at its side and its cuff below. */
export const boxingGlove: Plate = {
  about: ['boxing-glove', 'hung-gloves'],
  aspect: [1, 1.9],
  draw(held) {
    const s = (held.height + held.width * 0.6) / 2 + 0.3 * CAP;
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.44 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP - 0.3 * s, bottom(held) + 0.44 * CAP];
    const back = x0 - 0.46 * s;
    const [high, wide] = [y1 - y0, x1 - back];
    const low = y1 + 0.1 * s;
    const fist = parse(
      `M${back} ${y0 + 0.46 * high}C${back} ${y0 + 0.1 * high} ${back + 0.2 * wide} ${y0 - 0.04 * s} ${back + 0.5 * wide} ${y0 - 0.04 * s}C${x1 - 0.16 * wide} ${y0 - 0.04 * s} ${x1 + 0.1 * s} ${y0 + 0.1 * high} ${x1 + 0.1 * s} ${y0 + 0.46 * high}C${x1 + 0.1 * s} ${y0 + 0.76 * high} ${x1 - 0.06 * s} ${y1 - 0.1 * s} ${x1 - 0.14 * s} ${low}L${x0 + 0.1 * s} ${low}C${x0 - 0.1 * s} ${y1 - 0.1 * s} ${back} ${y0 + 0.8 * high} ${back} ${y0 + 0.46 * high}Z`,
    );
    const tip = held.y + held.height * 0.5 - 0.1 * s;
    const out = x0 - 0.64 * s;
    const thumb = parse(
      `M${out} ${tip + 0.22 * s}C${out} ${tip - 0.12 * s} ${x0 - 0.14 * s} ${tip - 0.12 * s} ${x0 - 0.1 * s} ${tip + 0.2 * s}C${x0 - 0.08 * s} ${tip + 0.4 * s} ${x0 - 0.06 * s} ${y1 - 0.2 * s} ${x0 + 0.1 * s} ${low}L${x0 + 0.02 * s} ${low}C${x0 - 0.3 * s} ${y1 - 0.02 * s} ${out} ${tip + 0.6 * s} ${out} ${tip + 0.22 * s}Z`,
    );
    const deep = 0.44 * s;
    const cuff = polygon(
      [
        [x0 + 0.04 * s, low + GAP],
        [x1 - 0.12 * s, low + GAP],
        [x1 - 0.04 * s, low + GAP + deep],
        [x0 - 0.04 * s, low + GAP + deep],
      ],
      0.08 * s,
    );
    const [mid, lace] = [low + GAP + deep / 2, 0.1 * s];
    const thick = Math.max(10, 0.055 * s);
    const centre = (x0 + x1) / 2;
    const seam = union(
      ...[-1, 0, 1].flatMap((i) =>
        [1, -1].map((way) =>
          stroke(
            line(
              centre + (i * 2.5 - 1) * lace,
              mid - way * lace,
              centre + (i * 2.5 + 1) * lace,
              mid + way * lace,
            ),
            thick,
          ),
        ),
      ),
    );
    return { plate: concat(subtract(fist, grow(thumb, GAP)), thumb, subtract(cuff, seam)) };
  },
};

/** The scarf of a club, held up: its stripes and fringes at both ends. */
export const scarf: Plate = {
  about: ['soccer-ball'],
  aspect: [2, 4.6],
  draw(held) {
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const s = (high + held.width * 0.4) / 2;
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [bar, drop] = [0.15 * s, 0.2 * s];
    const side = (x: number, way: 1 | -1) => {
      const at = (d: number) => x + way * d;
      const piece = (from: number, to: number) => {
        const y = (d: number) => drop * (d / s) ** 1.5;
        return polygon(
          [
            [at(from), y0 + y(from)],
            [at(to), y0 + y(to)],
            [at(to), y1 + y(to)],
            [at(from), y1 + y(from)],
          ],
          2,
        );
      };
      const count = 6;
      const from = 2 * (GAP + bar) + GAP;
      const threads = Array.from({ length: count }, (_, i) => {
        const y = drop * ((from + 0.1 * s) / s) ** 1.5;
        const tall = (high - (count - 1) * 9) / count;
        const top = y0 + y + i * (tall + 9);
        return polygon(
          [
            [at(from + 0.1 * s), top],
            [at(from + 0.42 * s), top + 0.05 * s],
            [at(from + 0.42 * s), top + tall + 0.05 * s],
            [at(from + 0.1 * s), top + tall],
          ],
          3,
        );
      });
      const end = union(piece(from, from + 0.14 * s), ...threads);
      return concat(piece(GAP, GAP + bar), piece(2 * GAP + bar, 2 * (GAP + bar)), end);
    };
    return { plate: concat(rect(x0, y0, x1 - x0, high, 2), side(x0, -1), side(x1, 1)) };
  },
};
