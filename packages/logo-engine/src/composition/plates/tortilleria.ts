/** Plates of who makes tortillas, and who sells salt. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { line, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.11 * CAP;

/** A plaited basket with warm tortillas piled in it. */
export const tortillaBasket: Plate = {
  about: ['tortillas', 'comal'],
  aspect: [1.3, 2.6],
  draw(held) {
    const m = (held.height + 0.4 * held.width) / 2 + 0.5 * CAP;
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.46 * CAP];
    const [cx, wide, lean] = [centreX(held), x1 - x0, 0.14 * m];
    const body = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.3 * lean, y1],
        [x0 + 0.3 * lean, y1],
      ],
      0.1 * m,
    );
    const edge = y0 - GAP;
    const [l, e, thick] = [x0 - lean - 0.08 * m, x1 + lean + 0.08 * m, 0.22 * m];
    const n = Math.max(9, Math.round((e - l) / (0.3 * m)) | 1);
    const slots = Array.from({ length: n - 1 }, (_, i) => {
      const x = l + ((i + 1) * (e - l)) / n;
      return stroke(line(x - 0.13 * m, edge + 0.04 * m, x + 0.13 * m, edge - thick - 0.04 * m), 11);
    });
    const rim = subtract(rect(l, edge - thick, e - l, thick, 0.11 * m), ...slots);
    const flat = edge - thick - GAP;
    const half = 0.42 * wide;
    const each = 0.15 * m;
    const stack = [0, 1, 2, 3].map((i) => {
      const y = flat - i * (each + 0.1 * CAP);
      const [far, lean] = [half * (i === 3 ? 0.92 : 1), (i % 2 === 0 ? 0.03 : -0.03) * m];
      return rect(cx - far + lean, y - each, 2 * far, each, each / 2);
    });
    const [low, tall] = [flat - 4 * each - 0.44 * CAP, 0.34 * m];
    const steam = [-1, 0, 1].map((i) => {
      const x = cx + i * 0.36 * m;
      return stroke(
        parse(
          `M${x} ${low}C${x - 0.16 * m} ${low - 0.4 * tall} ${x + 0.16 * m} ${low - 0.6 * tall} ${x} ${low - tall}`,
        ),
        0.09 * m,
      );
    });
    return { plate: concat(body, ...stack), second: concat(rim, ...steam) };
  },
};

/** An open sack of salt, heaped, with a wooden scoop in it. */
export const saltSack: Plate = {
  about: ['salt-heap', 'salt-shaker'],
  aspect: [1, 2],
  draw(held) {
    const m = (held.height + 0.5 * held.width) / 2 + 0.6 * CAP;
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.5 * CAP];
    const [cx, wide, high] = [centreX(held), x1 - x0, y1 - y0];
    const body = parse(
      `M${x0 + 0.04 * m} ${y0}H${x1 - 0.04 * m}C${x1 + 0.1 * m} ${y0 + 0.3 * high} ${x1 + 0.16 * m} ${y0 + 0.7 * high} ${x1 + 0.06 * m} ${y1 - 0.06 * m}Q${x1 + 0.02 * m} ${y1} ${x1 - 0.1 * m} ${y1 + 0.01 * m}Q${cx} ${y1 + 0.06 * m} ${x0 + 0.1 * m} ${y1 + 0.01 * m}Q${x0 - 0.02 * m} ${y1} ${x0 - 0.06 * m} ${y1 - 0.06 * m}C${x0 - 0.16 * m} ${y0 + 0.7 * high} ${x0 - 0.1 * m} ${y0 + 0.3 * high} ${x0 + 0.04 * m} ${y0}Z`,
    );
    const r0 = y0 - GAP - 0.2 * m;
    const roll = rect(x0 - 0.06 * m, r0, wide + 0.12 * m, 0.2 * m, 0.1 * m);
    const low = r0 - GAP;
    const [half, tall] = [0.46 * wide, 0.26 * wide + 0.1 * m];
    const heap = parse(
      `M${cx - half} ${low}C${cx - 0.7 * half} ${low - 0.3 * tall} ${cx - 0.34 * half} ${low - tall} ${cx} ${low - tall}C${cx + 0.34 * half} ${low - tall} ${cx + 0.7 * half} ${low - 0.3 * tall} ${cx + half} ${low}Z`,
    );
    const [sx, sy] = [cx + 0.42 * half, low - 0.34 * tall];
    const scoop = rotate(
      union(
        rect(sx - 0.2 * m, sy - 0.22 * m, 0.4 * m, 0.6 * m, 0.12 * m),
        rect(sx - 0.065 * m, sy - 0.5 * m, 0.13 * m, 0.5 * m, 0.03 * m),
        rect(sx - 0.14 * m, sy - 0.58 * m, 0.28 * m, 0.14 * m, 0.07 * m),
      ),
      34,
      sx,
      sy,
    );
    const shown = subtract(scoop, rect(x0 - m, low, wide + 2 * m, 2 * m));
    return { plate: concat(body, shown), second: concat(roll, subtract(heap, grow(scoop, GAP))) };
  },
};
