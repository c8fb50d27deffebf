/** Plates of who grows olives. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** An olive under its branch, by whose stalk it hangs. */
export const olive: Plate = {
  about: ['olive', 'olive-branch', 'olive-oil'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, cy, size: m } = bodyAround(held, 0.14, 0.3);
    const [l, r, top, low] = [x0 - 0.3 * m, x1 + 0.3 * m, y0 - 0.16 * high, y1 + 0.16 * high];
    const fruit = parse(
      `M${l} ${cy}C${l} ${top + 0.22 * high} ${x0 + 0.1 * m} ${top} ${cx} ${top}C${x1 - 0.06 * m} ${top} ${r - 0.06 * m} ${top + 0.24 * high} ${r} ${cy - 0.12 * m}C${r + 0.02 * m} ${cy - 0.06 * m} ${r + 0.1 * m} ${cy - 0.05 * m} ${r + 0.1 * m} ${cy}C${r + 0.1 * m} ${cy + 0.05 * m} ${r + 0.02 * m} ${cy + 0.06 * m} ${r} ${cy + 0.12 * m}C${r - 0.06 * m} ${low - 0.24 * high} ${x1 - 0.06 * m} ${low} ${cx} ${low}C${x0 + 0.1 * m} ${low} ${l} ${low - 0.22 * high} ${l} ${cy}Z`,
    );
    const [bx, by] = [cx - 0.1 * m, top - 0.3 * m];
    const n = from(bx, by, m);
    const stalk = stroke(
      parse(`M${n(-0.1, 0.36)}C${n(-0.14, 0.2)} ${n(-0.1, 0.08)} ${n(0.04, 0.02)}`),
      0.11 * m,
    );
    const twig = stroke(
      parse(`M${n(-0.92, -0.1)}C${n(-0.5, 0.08)} ${n(0.2, 0.1)} ${n(0.76, -0.22)}`),
      0.09 * m,
    );
    const blade = (x: number, y: number, dx: number, dy: number) =>
      leaf(bx + x * m, by + y * m, bx + (x + dx) * m, by + (y + dy) * m, 0.2);
    const branch = union(
      twig,
      stalk,
      blade(-0.6, 0, 0.26, -0.52),
      blade(-0.06, 0.04, 0.32, -0.56),
      blade(0.42, -0.06, 0.44, -0.52),
      blade(0.66, -0.16, 0.68, -0.02),
    );
    return { plate: union(fruit, stalk), second: subtract(branch, grow(union(fruit, stalk), GAP)) };
  },
};

/** A tin of olive oil, a sprig over the name. */
export const oilTin: Plate = {
  about: ['olive-oil', 'olive'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.38, 0.3);
    const label = rect(x0, y0, wide, y1 - y0, 0.05 * m);
    const foot = union(
      rect(x0, y1 + GAP, wide, 0.16 * m, 0.05 * m),
      rect(x0 - 0.05 * m, y1 + GAP + 0.08 * m, wide + 0.1 * m, 0.12 * m, 0.05 * m),
    );
    const top = y0 - GAP - 0.56 * m;
    const shoulder = union(
      rect(x0, top + 0.08 * m, wide, 0.48 * m, 0.05 * m),
      rect(x0 - 0.05 * m, top, wide + 0.1 * m, 0.12 * m, 0.05 * m),
    );
    const oy = top + 0.35 * m;
    const blade = (x: number, dx: number, dy: number) =>
      leaf(cx + x * m, oy, cx + (x + dx) * m, oy + dy * m, 0.2);
    const sprig = union(
      stroke(line(cx - 0.56 * m, oy, cx + 0.34 * m, oy), Math.max(8, 0.04 * m)),
      ...[-0.44, -0.12].flatMap((x) => [blade(x, 0.3, -0.17), blade(x + 0.04, 0.3, 0.17)]),
      leaf(cx + 0.2 * m, oy, cx + 0.6 * m, oy, 0.18),
    );
    const half = 0.22 * m;
    const sx = Math.max(x0 + 0.4 * m, cx - 0.5 * wide + 0.4 * m);
    const spout = polygon(
      [
        [sx - half * 1.3, top + 6],
        [sx - half * 0.7, top - 0.15 * m],
        [sx + half * 0.7, top - 0.15 * m],
        [sx + half * 1.3, top + 6],
      ],
      4,
    );
    const cap = rect(sx - half, top - 0.15 * m - GAP - 0.17 * m, half * 2, 0.17 * m, 0.05 * m);
    return {
      plate: concat(label, subtract(union(shoulder, spout), sprig), foot),
      second: cap,
    };
  },
};
