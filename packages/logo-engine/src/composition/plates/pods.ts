/** Plates of who grows avocados and cacao. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mapPoints } from '../../geometry/path.js';
import { leaf, line, rect, squircle } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** Half an avocado that lies, the name on its stone. */
export const halfAvocado: Plate = {
  about: ['avocado', 'avocado-heart'],
  aspect: [0.9, 2.9],
  draw(held) {
    const { wide, high, cx, cy, size: m } = bodyAround(held, 0.24, 0.18);
    const [rx, ry] = [wide / 2 + 0.16 * m, high / 2 + 0.24 * m];
    const stone = mapPoints(squircle(0, 0, 1, 0.7), (x, y) => [cx + x * rx, cy + y * ry]);
    const pear = (out: number) => {
      const [a, b] = [rx + out, ry + out];
      const [l, r] = [cx - a - 0.86 * m, cx + a];
      const n = 0.3 * ry + out;
      return parse(
        `M${l} ${cy}C${l} ${cy - 0.7 * n} ${l + 0.16 * m} ${cy - n} ${l + 0.5 * m} ${cy - n * 1.06}C${cx - 0.8 * a} ${cy - n * 1.16} ${cx - 0.6 * a} ${cy - b} ${cx} ${cy - b}C${cx + 0.62 * a} ${cy - b} ${r} ${cy - 0.62 * b} ${r} ${cy}C${r} ${cy + 0.62 * b} ${cx + 0.62 * a} ${cy + b} ${cx} ${cy + b}C${cx - 0.6 * a} ${cy + b} ${cx - 0.8 * a} ${cy + n * 1.16} ${l + 0.5 * m} ${cy + n * 1.06}C${l + 0.16 * m} ${cy + n} ${l} ${cy + 0.7 * n} ${l} ${cy}Z`,
      );
    };
    const skin = subtract(pear(0.44 * m), pear(0.2 * m));
    const stalk = rect(cx - rx - 1.46 * m, cy - 0.12 * m, 0.3 * m, 0.24 * m, 0.05 * m);
    return { plate: stone, second: union(skin, subtract(stalk, pear(0.3 * m))) };
  },
};

/** A pod of cacao with its ribs, a leaf on its stalk. */
export const cacaoPod: Plate = {
  about: ['cacao', 'cacao-tree', 'chocolate'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, wide, high, cx, cy, size: m } = bodyAround(held, 0.2, 0.16);
    const [l, r] = [x0 - 0.42 * m, x1 + 0.72 * m];
    const outline = (half: number) =>
      parse(
        `M${l} ${cy}C${l} ${cy - half * 0.6} ${x0 + 0.06 * wide} ${cy - half} ${cx - 0.06 * wide} ${cy - half}C${cx + wide * 0.34} ${cy - half} ${x1 + 0.2 * m} ${cy - half * 0.66} ${r - 0.22 * m} ${cy - half * 0.2}Q${r} ${cy - half * 0.12} ${r} ${cy}` +
          `Q${r} ${cy + half * 0.12} ${r - 0.22 * m} ${cy + half * 0.2}C${x1 + 0.2 * m} ${cy + half * 0.66} ${cx + wide * 0.34} ${cy + half} ${cx - 0.06 * wide} ${cy + half}C${x0 + 0.06 * wide} ${cy + half} ${l} ${cy + half * 0.6} ${l} ${cy}Z`,
      );
    const t = Math.max(13, 0.065 * m);
    const ribs = [0.2, 0.42].map((out, i) =>
      intersect(
        stroke(outline(high / 2 + out * m), t),
        rect(l + (0.26 - 0.06 * i) * m, cy - high - m, r - l - (0.58 - 0.12 * i) * m, 2 * high + 2 * m),
      ),
    );
    const whole = outline(high / 2 + 0.64 * m);
    const k = from(l, cy, m);
    const stalk = parse(
      `M${k(0.2, -0.13)}C${k(0, -0.11)} ${k(-0.16, -0.16)} ${k(-0.24, -0.3)}L${k(-0.42, -0.2)}C${k(-0.32, 0.04)} ${k(-0.1, 0.13)} ${k(0.2, 0.13)}Z`,
    );
    const tip = cy - high / 2 - 0.62 * m;
    const blade = subtract(
      leaf(l - 0.3 * m, cy - 0.2 * m, l + 0.34 * m, tip, 0.26, 0.5),
      stroke(
        line(
          l - 0.1 * m,
          cy - 0.2 * m + (tip - cy + 0.2 * m) * 0.32,
          l + 0.16 * m,
          cy - 0.2 * m + (tip - cy + 0.2 * m) * 0.72,
        ),
        11,
      ),
    );
    return {
      plate: union(subtract(whole, ...ribs)),
      second: subtract(union(blade, stalk), grow(whole, GAP)),
    };
  },
};
