/** Plates of who pats out maize dough and who sells tomatoes. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { leaf } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A whole tomato under its green star. */
export const ripeTomato: Plate = {
  about: ['tomato'],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, wide, size: m } = bodyAround(held, 0.26, 0.56, 0.16);
    const [l, r, low] = [x0 - 0.36 * m, x1 + 0.36 * m, y1 + 0.2 * m];
    const top = y0 - 0.2 * m;
    const fruit = parse(
      `M${cx} ${top + 0.1 * m}C${cx + 0.2 * wide} ${top - 0.16 * m} ${x1 - 0.02 * m} ${top - 0.06 * m} ${r - 0.12 * m} ${y0 + 0.2 * m}C${r + 0.1 * m} ${cy} ${r + 0.02 * m} ${y1 - 0.1 * m} ${x1 - 0.08 * m} ${y1 + 0.04 * m}C${x1 - 0.4 * m} ${low + 0.04 * m} ${cx + 0.1 * wide} ${low + 0.04 * m} ${cx} ${low}` +
        `C${cx - 0.1 * wide} ${low + 0.04 * m} ${x0 + 0.4 * m} ${low + 0.04 * m} ${x0 + 0.08 * m} ${y1 + 0.04 * m}C${l - 0.02 * m} ${y1 - 0.1 * m} ${l - 0.1 * m} ${cy} ${l + 0.12 * m} ${y0 + 0.2 * m}C${x0 + 0.02 * m} ${top - 0.06 * m} ${cx - 0.2 * wide} ${top - 0.16 * m} ${cx} ${top + 0.1 * m}Z`,
    );
    const [sx, sy] = [cx, top + 0.06 * m];
    const sepals = [-1, 1].flatMap((s) => [
      leaf(sx, sy, sx + s * 0.66 * m, sy - 0.3 * m, 0.2, 0.4),
      leaf(sx - s * 0.02 * m, sy, sx + s * 0.7 * m, sy + 0.16 * m, 0.2, 0.4),
    ]);
    const stem = stroke(
      parse(
        `M${sx} ${sy}C${sx} ${sy - 0.2 * m} ${sx + 0.02 * m} ${sy - 0.34 * m} ${sx + 0.16 * m} ${sy - 0.46 * m}`,
      ),
      0.16 * m,
    );
    const star = union(...sepals, leaf(sx, sy - 0.06 * m, sx, sy + 0.3 * m, 0.26, 0.4), stem);
    const shine = stroke(
      parse(
        `M${l + 0.16 * m} ${cy + 0.02 * m}Q${l + 0.12 * m} ${y0 + 0.28 * m} ${l + 0.3 * m} ${y0 + 0.12 * m}`,
      ),
      Math.max(11, 0.08 * m),
    );
    return { plate: subtract(softened(fruit, 0.24 * m), grow(star, GAP), shine), second: star };
  },
};
