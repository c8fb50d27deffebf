/** Plates of who fills vending machines and who writes the news. */
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A vending machine: the name over its window of two shelves, its keys and its hatch. */
export const snackMachine: Plate = {
  about: ['vending-machine'],
  aspect: [0.8, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.46, 0.36, 0.4);
    const shelf = 0.5 * m;
    const glass = y1 + 2 * shelf + 0.1 * m;
    const low = glass + 0.5 * m;
    const side = 0.42 * m;
    const shell = rect(x0, y0, wide, low - y0, 0.1 * m);
    const [from, to] = [x0 + 0.16 * m, x1 - side];
    const pane = rect(from, y1, to - from, glass - y1, 0.05 * m);
    const count = Math.max(2, Math.round((to - from) / (0.42 * m)));
    const pace = (to - from - 0.1 * m) / count;
    const half = Math.min(0.14 * m, pace / 2 - 7);
    const board = y1 + shelf + 0.02 * m;
    const rail = rect(from - 4, board, to - from + 8, Math.max(12, 0.07 * m));
    const foot = glass - 0.06 * m;
    const goods = Array.from({ length: count }, (_, i) => from + 0.05 * m + (i + 0.5) * pace).flatMap((x) => {
      const base = board - 0.045 * m;
      const bottle = softened(
        polygon([
          [x - half * 0.42, base - 0.4 * m],
          [x + half * 0.42, base - 0.4 * m],
          [x + half * 0.42, base - 0.31 * m],
          [x + half, base - 0.24 * m],
          [x + half, base],
          [x - half, base],
          [x - half, base - 0.24 * m],
          [x - half * 0.42, base - 0.31 * m],
        ]),
        3,
      );
      return [bottle, rect(x - half, foot - 0.3 * m, 2 * half, 0.3 * m, 0.05 * m)];
    });
    const mid = (to + x1) / 2;
    const keys = [0, 1, 2].flatMap((row) =>
      [-1, 1].map((way) => circle(mid + way * 0.09 * m, y1 + (0.1 + row * 0.19) * m, 0.06 * m)),
    );
    const slot = rect(mid - 0.035 * m - 4, glass - 0.36 * m, 0.07 * m + 8, 0.28 * m, 0.03 * m);
    const hatch = rect(from, glass + 0.14 * m, to - from, 0.24 * m, 0.05 * m);
    const feet = [x0 + 0.12 * m, x1 - 0.4 * m].map((x) => rect(x, low - 9, 0.28 * m, 0.1 * m + 9, 4));
    return {
      plate: union(subtract(union(shell, ...feet), pane, ...keys, slot, hatch), rail),
      second: concat(...goods),
    };
  },
};

/** A typewriter, the name on the sheet that stands in it. */
export const typedSheet: Plate = {
  about: ['newspaper', 'typewriter', 'resume'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.34, 0.3);
    const sheet = rect(x0, y0, wide, y1 - y0, 5);
    const roll = 0.2 * m;
    const [l, r] = [x0 - 0.3 * m, x1 + 0.3 * m];
    const ry = y1 + gap;
    const platen = union(
      rect(l, ry, r - l, roll, 0.04 * m),
      rect(l - 0.18 * m, ry - 0.05 * m, 0.13 * m, roll + 0.1 * m, 0.04 * m),
      rect(r + 0.05 * m, ry - 0.05 * m, 0.13 * m, roll + 0.1 * m, 0.04 * m),
      rect(l - 0.1 * m, ry + roll * 0.3, r - l + 0.2 * m, roll * 0.4),
    );
    const top = ry + roll + gap;
    const base = top + 0.78 * m;
    const body = softened(
      polygon([
        [x0 - 0.1 * m, top],
        [x1 + 0.1 * m, top],
        [x1 + 0.2 * m, top + 0.2 * m],
        [r + 0.14 * m, base],
        [l - 0.14 * m, base],
        [x0 - 0.2 * m, top + 0.2 * m],
      ]),
      0.07 * m,
    );
    const row = (y: number, span: number, shift: number) => {
      const count = Math.max(4, Math.round(span / (0.3 * m))) - shift;
      return Array.from({ length: count }, (_, i) =>
        circle(cx + (i - (count - 1) / 2) * 0.3 * m, y, 0.095 * m),
      );
    };
    const span = wide - 0.1 * m;
    const keys = [...row(top + 0.26 * m, span, 0), ...row(top + 0.53 * m, span, 1)];
    return { plate: concat(sheet, subtract(body, ...keys)), second: platen };
  },
};
