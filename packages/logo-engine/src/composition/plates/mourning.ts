/** Plates of who comforts, and who helps to eat well. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A dove that flies with a twig. */
export const peaceDove: Plate = {
  about: ['dove', 'lily', 'tombstone', 'coffin'],
  aspect: [1.4, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.56, 0.5, 0.34);
    const s = Math.min((high + wide) * 0.33, high * 1.1);
    const [hx, hy] = [x1 + 0.4 * s, y0 + 0.08 * high];
    const body = parse(
      `M${x0 - 0.1 * s} ${y0 + 0.26 * high}C${x0 + 0.02 * s} ${y0 + 0.06 * high} ${x0 + 0.2 * wide} ${y0 - 0.02 * s} ${cx} ${y0 - 0.02 * s}H${x1 - 0.1 * s}C${x1 + 0.1 * s} ${y0 - 0.02 * s} ${hx - 0.3 * s} ${hy - 0.3 * s} ${hx} ${hy - 0.3 * s}C${hx + 0.2 * s} ${hy - 0.3 * s} ${hx + 0.27 * s} ${hy - 0.16 * s} ${hx + 0.3 * s} ${hy - 0.06 * s}L${hx + 0.52 * s} ${hy + 0.06 * s}L${hx + 0.28 * s} ${hy + 0.12 * s}C${hx + 0.24 * s} ${y1 - 0.1 * high} ${x1 + 0.1 * s} ${y1 + 0.14 * s} ${x1 - 0.3 * wide} ${y1 + 0.14 * s}C${x0 + 0.3 * wide} ${y1 + 0.14 * s} ${x0 + 0.1 * s} ${y1 + 0.06 * s} ${x0 - 0.1 * s} ${y1 - 0.12 * high}Z`,
    );
    const tail = polygon(
      [
        [x0 + 0.3 * s, y0 + 0.3 * high],
        [x0 - 0.72 * s, y0 - 0.02 * high],
        [x0 - 0.62 * s, y0 + 0.3 * high],
        [x0 - 0.84 * s, y0 + 0.48 * high],
        [x0 - 0.6 * s, y0 + 0.62 * high],
        [x0 - 0.62 * s, y0 + 0.92 * high],
        [x0 + 0.3 * s, y1 - 0.08 * high],
      ],
      0.06 * s,
    );
    const wing = parse(
      `M${x1 - 0.3 * s} ${y0 + 0.1 * s}C${x1 - 0.1 * s} ${y0 - 0.6 * s} ${cx + 0.1 * s} ${y0 - 0.7 * s} ${cx - 0.62 * s} ${y0 - 1.06 * s}C${cx - 0.66 * s} ${y0 - 0.9 * s} ${cx - 0.6 * s} ${y0 - 0.8 * s} ${cx - 0.54 * s} ${y0 - 0.72 * s}C${cx - 0.66 * s} ${y0 - 0.74 * s} ${cx - 0.72 * s} ${y0 - 0.76 * s} ${cx - 0.8 * s} ${y0 - 0.78 * s}C${cx - 0.78 * s} ${y0 - 0.6 * s} ${cx - 0.68 * s} ${y0 - 0.5 * s} ${cx - 0.6 * s} ${y0 - 0.42 * s}C${cx - 0.7 * s} ${y0 - 0.42 * s} ${cx - 0.76 * s} ${y0 - 0.44 * s} ${cx - 0.84 * s} ${y0 - 0.44 * s}C${cx - 0.76 * s} ${y0 - 0.2 * s} ${cx - 0.6 * s} ${y0 - 0.02 * s} ${cx - 0.4 * s} ${y0 + 0.1 * s}Z`,
    );
    const eye = circle(hx + 0.04 * s, hy - 0.08 * s, Math.max(8, 0.05 * s));
    const [tx, ty] = [hx + 0.42 * s, hy + 0.12 * s];
    const twig = union(
      stroke(
        parse(`M${tx} ${ty}Q${tx + 0.02 * s} ${ty + 0.3 * s} ${tx + 0.2 * s} ${ty + 0.56 * s}`),
        Math.max(9, 0.055 * s),
      ),
      leaf(tx + 0.02 * s, ty + 0.14 * s, tx + 0.34 * s, ty + 0.06 * s, 0.26),
      leaf(tx + 0.06 * s, ty + 0.32 * s, tx + 0.42 * s, ty + 0.3 * s, 0.26),
      leaf(tx + 0.06 * s, ty + 0.3 * s, tx - 0.16 * s, ty + 0.5 * s, 0.26),
    );
    const bird = union(body, tail, wing);
    return { plate: subtract(bird, eye), second: subtract(twig, grow(bird, gap)) };
  },
};

/** An apple with a tape measure round it, whose end hangs off. */
export const slimApple: Plate = {
  about: ['apple-tape', 'bathroom-scale'],
  aspect: [1, 2],
  draw(held) {
    const { gap, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.3, 0.3, 0.4);
    const [a, top, low] = [wide / 2 + 0.04 * m, y0 - 0.18 * m, y1 + 0.62 * m];
    const half = parse(
      `M${cx} ${low - 0.06 * m}C${cx + a * 0.2} ${low + 0.02 * m} ${cx + a * 0.3} ${low + 0.02 * m} ${cx + a * 0.44} ${low}C${cx + a * 0.84} ${low - 0.08 * m} ${cx + a} ${y0 + high * 0.95} ${cx + a} ${y0 + high * 0.42}C${cx + a} ${top + 0.1 * m} ${cx + a * 0.78} ${top} ${cx + a * 0.5} ${top}C${cx + a * 0.26} ${top} ${cx + a * 0.14} ${top + 0.1 * m} ${cx} ${top + 0.12 * m}H${cx - 2}V${low - 0.06 * m}Z`,
    );
    const apple = union(half, mirror(half, cx));
    const deep = 0.3 * m;
    const [l, r, t] = [cx - a - 0.04 * m, cx + a + 0.02 * m, y1 - 0.1 * m];
    const sag = 0.26 * m;
    const tape = parse(
      `M${l} ${t}Q${cx} ${t + 2 * sag} ${r} ${t}C${r + 0.3 * m} ${t - 0.02 * m} ${r + 0.34 * m} ${t + 0.3 * m} ${r + 0.3 * m} ${t + 0.86 * m}H${r}C${r + 0.06 * m} ${t + 0.5 * m} ${r + 0.06 * m} ${t + 0.3 * m} ${r} ${t + deep}Q${cx} ${t + deep + 2 * sag} ${l} ${t + deep}Z`,
    );
    const count = Math.max(5, Math.round(wide / (0.24 * m)));
    const ticks = Array.from({ length: count }, (_, i) => {
      const u = (i + 0.5) / count;
      const y = t + 4 * sag * u * (1 - u) - 10;
      return rect(l + (r - l) * u - 5.5, y, 11, (i % 2 === 0 ? 0.12 : 0.18) * m + 10, 4);
    });
    const tail = [0.46, 0.66].map((d) => rect(r + 0.18 * m, t + d * m - 5.5, 0.3 * m, 11, 4));
    const stem = stroke(
      parse(`M${cx} ${top + 0.04 * m}Q${cx - 0.02 * m} ${top - 0.14 * m} ${cx - 0.1 * m} ${top - 0.24 * m}`),
      Math.max(14, 0.09 * m),
    );
    const blade = leaf(cx + 0.07 * m, top - 0.04 * m, cx + 0.6 * m, top - 0.34 * m, 0.3);
    const off = subtract(union(stem, subtract(blade, grow(stem, gap))), grow(apple, gap));
    return {
      plate: concat(subtract(apple, grow(tape, 12)), off),
      second: subtract(tape, ...ticks, ...tail),
    };
  },
};
