/** Plates of who picks saffron, buys scrap and heals with needles. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A crocus, its three threads of saffron over the petals. */
export const crocusCup: Plate = {
  about: ['crocus', 'saffron-jar'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { x1, y0, y1, cx, cy, wide, gap, size: m } = bodyAround(held, 0.28, 0.2, 0.16);
    const [tip, low] = [y0 - 0.56 * m, y1 + 0.56 * m];
    const half = parse(
      `M${cx - 2} ${tip}H${cx}C${cx + 0.3 * wide} ${tip + 0.24 * m} ${x1 + 0.1 * m} ${y0 - 0.06 * m} ${x1 + 0.08 * m} ${cy}C${x1 + 0.06 * m} ${y1 + 0.2 * m} ${cx + 0.24 * m} ${low - 0.3 * m} ${cx + 0.13 * m} ${low + 0.36 * m}H${cx - 2}Z`,
    );
    const petal = union(half, mirror(half, cx));
    const side = parse(
      `M${cx} ${low}C${cx + 0.5 * wide} ${low - 0.14 * m} ${x1 + 0.4 * m} ${y1} ${x1 + 0.44 * m} ${cy - 0.1 * m}C${x1 + 0.48 * m} ${y0 - 0.2 * m} ${x1 + 0.36 * m} ${y0 - 0.6 * m} ${x1 + 0.16 * m} ${y0 - 0.86 * m}C${x1 - 0.1 * m} ${y0 - 0.6 * m} ${cx + 0.3 * wide} ${y0 - 0.3 * m} ${cx + 0.3 * wide} ${cy}Z`,
    );
    const w = 0.12 * m;
    const d = 0.2 * wide + 0.06 * m;
    const thread = (dx: number, y: number, bend: number) =>
      union(
        stroke(parse(`M${cx} ${y1}Q${cx + dx * bend} ${y0 - 0.3 * m} ${cx + dx} ${y}`), w),
        circle(cx + dx, y, 0.12 * m),
      );
    const threads = union(
      thread(0, tip - 0.42 * m, 0),
      thread(-d, tip - 0.26 * m, 0.4),
      thread(d, tip - 0.26 * m, 0.4),
    );
    const blade = parse(
      `M${cx + 0.13 * m + gap} ${low + 0.36 * m}C${cx + 0.3 * m} ${low - 0.1 * m} ${cx + 0.5 * m} ${low - 0.1 * m} ${x1} ${low - 0.04 * m}C${cx + 0.6 * m} ${low + 0.06 * m} ${cx + 0.46 * m} ${low + 0.2 * m} ${cx + 0.4 * m} ${low + 0.36 * m}Z`,
    );
    const blades = subtract(union(blade, mirror(blade, cx)), grow(union(side, mirror(side, cx)), gap));
    const sides = union(side, mirror(side, cx));
    const round = grow(petal, gap);
    return {
      plate: concat(petal, subtract(sides, round), subtract(blades, round)),
      second: subtract(threads, grow(union(petal, sides), gap)),
    };
  },
};
