/** Plates of who fills long rolls and bakes croissants. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A sausage with mustard in its bun. */
export const hotDogBun: Plate = {
  about: ['hot-dog', 'completo', 'hot-dog-pocket'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, wide, cx } = bodyAround(held, 0.44, 0.34, 0.4);
    const [l, e] = [x0 - 0.3 * h, x1 + 0.3 * h];
    const bun = parse(
      `M${l + 0.2 * h} ${y0 - 0.07 * h}Q${cx} ${y0 + 0.06 * h} ${e - 0.2 * h} ${y0 - 0.07 * h}C${e} ${y0 - 0.1 * h} ${e + 0.08 * h} ${y0 + 0.1 * h} ${e + 0.04 * h} ${y0 + 0.34 * h}C${e - 0.02 * h} ${y1 - 0.14 * h} ${e - 0.26 * h} ${y1} ${e - 0.62 * h} ${y1}` +
        `H${l + 0.62 * h}C${l + 0.26 * h} ${y1} ${l + 0.02 * h} ${y1 - 0.14 * h} ${l - 0.04 * h} ${y0 + 0.34 * h}C${l - 0.08 * h} ${y0 + 0.1 * h} ${l} ${y0 - 0.1 * h} ${l + 0.2 * h} ${y0 - 0.07 * h}Z`,
    );
    const far = 0.12 * m;
    const low = y0 - 0.04 * m;
    const sausage = stroke(
      parse(
        `M${l - far} ${low - 0.16 * m}C${l + 0.14 * wide} ${low + 0.04 * m} ${e - 0.14 * wide} ${low + 0.04 * m} ${e + far} ${low - 0.16 * m}`,
      ),
      0.56 * m,
    );
    const waves = Math.max(3, Math.round(wide / (0.56 * m)));
    const mustard = stroke(wave(x0 - 0.06 * m, y0 - 0.16 * m, wide + 0.12 * m, 0.075 * m, waves), 14);
    const shown = subtract(sausage, grow(bun, GAP), mustard);
    const back = subtract(
      rect(l + 0.08 * m, y0 - 0.6 * m, e - l - 0.16 * m, 0.9 * m, 0.3 * m),
      grow(sausage, GAP),
      rect(l, y0 - 0.2 * m, e - l, h),
    );
    return { plate: concat(bun, back), second: shown };
  },
};

/** A croissant whose middle fold is the broadest. */
export const fatCroissant: Plate = {
  about: ['croissant', 'cup-croissant'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, cy } = bodyAround(held, 0.36, 0.42, 0.52);
    const fold = parse(
      `M${x0} ${y0 + 0.1 * h}Q${x0 + 0.02 * h} ${y0 - 0.06 * h} ${x0 + 0.2 * h} ${y0 - 0.09 * h}Q${cx} ${y0 - 0.2 * h} ${x1 - 0.2 * h} ${y0 - 0.09 * h}Q${x1 - 0.02 * h} ${y0 - 0.06 * h} ${x1} ${y0 + 0.1 * h}` +
        `L${x1 - 0.04 * h} ${y1 - 0.14 * h}Q${x1 - 0.06 * h} ${y1 - 0.02 * h} ${x1 - 0.2 * h} ${y1 - 0.02 * h}Q${cx} ${y1 - 0.08 * h} ${x0 + 0.2 * h} ${y1 - 0.02 * h}Q${x0 + 0.06 * h} ${y1 - 0.02 * h} ${x0 + 0.04 * h} ${y1 - 0.14 * h}Z`,
    );
    const gap = 1.1 * GAP;
    const part = (points: [number, number][]) =>
      polygon(
        points.map(([x, y]) => [x1 + x * m, cy + y * h]),
        0.13 * m,
      );
    const first = part([
      [-0.3, -0.44],
      [0.16, -0.43],
      [0.34, -0.3],
      [0.5, 0.54],
      [0.26, 0.62],
      [-0.3, 0.44],
    ]);
    const tip = part([
      [0, -0.2],
      [0.46, -0.12],
      [0.7, 0.22],
      [0.86, 0.86],
      [0.56, 0.84],
      [0.3, 0.5],
    ]);
    const side = concat(subtract(first, grow(fold, gap)), subtract(tip, grow(union(fold, first), gap)));
    return { plate: concat(fold, side, mirror(side, cx)) };
  },
};
