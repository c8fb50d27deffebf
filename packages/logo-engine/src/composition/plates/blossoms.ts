/** Plates of who grows and sells flowers and trees. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, leaf, line, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A tulip on its stem, between two leaves. */
export const tulipCup: Plate = {
  about: ['flower', 'flower-tulip', 'bouquet'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { gap, x1, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.2, 0.22, 0.08);
    const low = y1 + 0.36 * m;
    const half = parse(
      `M${cx - 2} ${y0}H${cx}C${cx + 0.2 * m} ${y0 - 0.06 * m} ${x1 - 0.2 * m} ${y0 - 0.24 * m} ${x1 + 0.02 * m} ${y0 - 0.5 * m}Q${x1 + 0.06 * m} ${y0 - 0.56 * m} ${x1 + 0.09 * m} ${y0 - 0.48 * m}C${x1 + 0.18 * m} ${y0} ${x1 + 0.2 * m} ${y0 + high * 0.4} ${x1 + 0.14 * m} ${y0 + high * 0.7}C${x1 + 0.06 * m} ${y1 + 0.14 * m} ${cx + wide * 0.3} ${low} ${cx} ${low}H${cx - 2}Z`,
    );
    const cup = union(half, mirror(half, cx));
    const middle = subtract(leaf(cx, y0 + 0.6 * m, cx, y0 - 0.66 * m, 0.4, 0.5), grow(cup, gap));
    const ground = low + 0.64 * m;
    const stem = stroke(line(cx, low + gap, cx, ground), 0.14 * m, { cap: 'butt' });
    const far = Math.min(x1 + 0.1 * m, cx + 1.1 * m);
    const blade = parse(
      `M${cx + 0.07 * m + gap} ${ground}C${cx + 0.1 * m} ${low + 0.4 * m} ${far - 0.3 * m} ${low + 0.3 * m} ${far} ${low + 0.08 * m}C${far + 0.06 * m} ${low + 0.5 * m} ${far - 0.4 * m} ${ground} ${cx + 0.07 * m + gap} ${ground}Z`,
    );
    const leaf1 = subtract(blade, grow(cup, gap));
    return { plate: concat(cup, stem, leaf1, mirror(leaf1, cx)), second: middle };
  },
};

/** A row of trees whose leafy crowns meet, on a strip of ground. */
export const treeGrove: Plate = {
  about: ['tree', 'ceiba'],
  aspect: [1.5, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, size: m } = bodyAround(held, 0.26, 0.12, 0.14);
    const count = wide > 3.2 * high ? 4 : 3;
    const step = wide / count;
    const crowns = Array.from({ length: count }, (_, i) => {
      const x = x0 + step * (i + 0.5);
      const up = i % 2 === 0 ? 0 : 0.16 * m;
      const r = 0.27 * step + 0.04 * m;
      return union(
        circle(x - 0.3 * step, y0 + 0.08 * m - up * 0.5, r),
        circle(x + 0.3 * step, y0 + 0.08 * m - up * 0.5, r),
        circle(x, y0 - 0.08 * m - up, r * 1.26),
        rect(x - 0.34 * step, y0 - up, 0.68 * step, high / 2),
      );
    });
    const hang = 2 * count;
    const fringe = Array.from({ length: hang }, (_, i) =>
      circle(x0 + (wide / hang) * (i + 0.5), y1 - 0.02 * m, (0.62 * wide) / hang),
    );
    const sides = Math.max(2, Math.round(high / (0.42 * m)));
    const cheeks = [x0, x1].flatMap((x) =>
      Array.from({ length: sides }, (_, i) =>
        circle(x, y0 + (high / sides) * (i + 0.5), (0.62 * high) / sides),
      ),
    );
    const crown = filleted(
      union(...crowns, ...fringe, ...cheeks, rect(x0 - 1, y0, wide + 2, high, 0.1 * m)),
      4,
    );
    const ground = y1 + 0.9 * m;
    const trunks = Array.from({ length: count }, (_, i) => {
      const x = x0 + step * (i + 0.5);
      const side = parse(
        `M${x - 2} ${y1 + 0.44 * m}H${x}L${x + 0.2 * m} ${y1 + 0.1 * m}L${x + 0.34 * m} ${y1 + 0.1 * m}L${x + 0.1 * m} ${y1 + 0.54 * m}V${ground - 0.24 * m}Q${x + 0.12 * m} ${ground - 0.04 * m} ${x + 0.32 * m} ${ground}H${x - 2}Z`,
      );
      return union(side, mirror(side, x), rect(x - 0.06 * m, y1 - 0.1 * m, 0.12 * m, 0.6 * m));
    });
    const soil = rect(x0 - 0.1 * m, ground - 2, wide + 0.2 * m, 0.13 * m, 0.06 * m);
    return { plate: crown, second: subtract(union(...trunks, soil), crown) };
  },
};
