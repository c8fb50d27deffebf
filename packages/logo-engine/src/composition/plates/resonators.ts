/** Plates of who builds, tunes or plays what sounds in rows: an organ, a marimba. */
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect, sector } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The case of an organ, its pipes over it. */
export const organPipes: Plate = {
  about: ['pipe-organ'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.34, 0.36);
    const count = 2 * Math.max(3, Math.round((wide - 0.2 * m) / (0.66 * m))) + 1;
    const step = (wide + 0.16 * m) / count;
    const half = step / 2 - 6;
    const ground = y0 - 0.14 * m - 12;
    const pipes = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * step;
      const off = Math.abs((2 * i) / (count - 1) - 1);
      const top = ground - (0.62 + 0.46 * off) * m;
      const lip = ground - 0.22 * m;
      const mouth = union(
        sector(x, lip, half * 0.56, 180, 360),
        rect(x - half * 0.56, lip - 1, half * 1.12, 8),
      );
      return subtract(rect(x - half, top, 2 * half, ground - top, 0.24 * half), mouth);
    });
    const chest = union(
      rect(x0, y0, wide, y1 - y0),
      rect(x0 - 0.14 * m, y0 - 0.14 * m, wide + 0.28 * m, 0.2 * m, 0.06 * m),
      rect(x0 - 0.14 * m, y1 - 0.04 * m, wide + 0.28 * m, 0.2 * m, 0.06 * m),
    );
    return { plate: chest, second: concat(...pipes) };
  },
};

/** A marimba from the front: bars over the board that bears the name of who plays it, tubes under it. */
export const namedMarimba: Plate = {
  about: ['marimba'],
  aspect: [1.5, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.32, 0.38);
    const board = polygon(
      [
        [x0 - 0.12 * m, y0],
        [x1 + 0.12 * m, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.07 * m,
    );
    const count = Math.max(6, Math.round(wide / (0.3 * m)));
    const step = (wide + 0.36 * m) / count;
    const keys = Array.from({ length: count }, (_, i) =>
      rect(
        x0 - 0.18 * m + i * step + 6,
        y0 - 12 - (0.46 - (0.24 * i) / count) * m,
        step - 12,
        (0.46 - (0.24 * i) / count) * m,
        0.07 * m,
      ),
    );
    const tubes = Array.from({ length: count - 2 }, (_, i) => {
      const x = x0 - 0.18 * m + (i + 1.5) * step;
      const long = (0.62 - (0.34 * i) / (count - 3)) * m;
      return rect(x - step / 2 + 7, y1 - 0.06 * m, step - 14, long + 0.06 * m, step / 2 - 8);
    });
    const foot = y1 + 0.86 * m;
    const legs = [
      [x0 + 0.02 * m, x0 - 0.14 * m],
      [x1 - 0.02 * m, x1 + 0.14 * m],
    ].flatMap(([from = 0, to = 0]) => [
      stroke(line(from, y1 - 0.1 * m, to, foot - 0.1 * m), 0.13 * m),
      circle(to, foot - 0.1 * m, 0.12 * m),
    ]);
    return { plate: union(board, ...legs, ...tubes), second: concat(...keys) };
  },
};
