/** Plates of who bakes biscuits, and of who serves tea. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A butter biscuit, its edge in scallops. */
export const butterBiscuit: Plate = {
  about: ['cookie', 'cookie-jar'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.3, 0.26);
    const [l, r, top, low] = [x0 - 0.1 * m, x1 + 0.1 * m, y0 - 0.3 * m, y1 + 0.3 * m];
    const scallops = (from: number, to: number) => {
      const n = Math.max(4, Math.round((to - from) / (0.27 * m)));
      return Array.from({ length: n - 1 }, (_, i) => from + ((i + 1) / n) * (to - from));
    };
    const round = 0.15 * m;
    const edge = [
      ...scallops(l, r).flatMap((x) => [circle(x, top, round), circle(x, low, round)]),
      ...scallops(top, low).flatMap((y) => [circle(l, y, round), circle(r, y, round)]),
      ...[l, r].flatMap((x) => [top, low].map((y) => circle(x, y, 0.23 * m))),
    ];
    const n = Math.max(4, Math.round((x1 - x0) / (0.42 * m)));
    const holes = Array.from({ length: n }, (_, i) => x0 + ((i + 0.5) / n) * (x1 - x0)).flatMap((x) =>
      [y0 - 0.1 * m, y1 + 0.1 * m].map((y) => circle(x, y, Math.max(8, 0.05 * m))),
    );
    const dough = filleted(union(rect(l, top, r - l, low - top), ...edge), 4);
    return { plate: subtract(dough, ...holes) };
  },
};

/** A bag of tea on its string. */
export const stringTeaBag: Plate = {
  about: ['teapot', 'tea-bag', 'cup-leaf'],
  aspect: [0.8, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.34, 0.28, 0.3);
    const [top, low] = [y0 - 0.36 * m, y1 + 0.12 * m];
    const cut = 0.34 * m;
    const bag = polygon(
      [
        [x0 + cut, top],
        [x1 - cut, top],
        [x1 + 0.04 * m, y0],
        [x1 + 0.04 * m, low],
        [x0 - 0.04 * m, low],
        [x0 - 0.04 * m, y0],
      ],
      0.1 * m,
    );
    const t = Math.max(11, 0.055 * m);
    const fold = rect(x0 + cut + 0.02 * m, top + 0.17 * m, x1 - x0 - 2 * cut - 0.04 * m, t, t / 2);
    const k = from(x1, top, m);
    const string = stroke(
      parse(
        `M${cx} ${top + 0.02 * m}C${cx} ${top - 0.5 * m} ${k(0.1, -0.62)} ${k(0.32, -0.3)}Q${k(0.42, -0.1)} ${k(0.42, 0.12)}`,
      ),
      0.09 * m,
    );
    const tag = rect(x1 + 0.16 * m, top + 0.2 * m, 0.52 * m, 0.58 * m, 0.05 * m);
    const leafMark = leaf(x1 + 0.3 * m, top + 0.64 * m, x1 + 0.54 * m, top + 0.34 * m, 0.3);
    return {
      plate: concat(subtract(union(bag, subtract(string, grow(tag, GAP))), fold)),
      second: subtract(tag, leafMark),
    };
  },
};
