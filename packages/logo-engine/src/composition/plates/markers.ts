/** Plates of who interprets signs, packs in wood and sells what is thrown away. */
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { inked, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A case nailed of boards on its pallet. */
export const nailedCase: Plate = {
  about: ['pallet', 'wooden-crate'],
  aspect: [1.1, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.3, 0.3);
    const board = 0.26 * m;
    const [l, r] = [x0 - gap - board, x1 + gap + board];
    const nails = (xs: readonly number[], ys: readonly number[]) =>
      xs.flatMap((x) => ys.map((y) => circle(x, y, Math.max(7, 0.035 * m))));
    const post = (x: number) => rect(x, y0, board, y1 - y0, 4);
    const rail = (y: number) => rect(l - 0.05 * m, y, r - l + 0.1 * m, board, 5);
    const [up, down] = [y0 - gap - board, y1 + gap];
    const dots = nails([l + board / 2, r - board / 2], [up + board / 2, down + board / 2]);
    const skid = down + board + gap;
    const block = Math.max(0.34 * m, wide * 0.14);
    const mids = [l, (l + r) / 2 - block / 2, r - block];
    return {
      plate: concat(
        rect(x0, y0, wide, y1 - y0, 3),
        post(l),
        post(r - board),
        subtract(rail(up), ...dots),
        subtract(rail(down), ...dots),
      ),
      second: union(
        ...mids.map((x) => rect(x, skid, block, 0.2 * m)),
        rect(l - 0.05 * m, skid + 0.18 * m, r - l + 0.1 * m, 0.13 * m, 4),
      ),
    };
  },
};

/** A tray of food under its lid, a cup with a straw beside it: all to throw away. */
export const takeawayTray: Plate = {
  about: ['disposables'],
  aspect: [1, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.44, 0.32, 0.3);
    const lean = 0.14 * m;
    const [l, r] = [x0 - 0.08 * m, x1 + 0.08 * m];
    const tray = softened(
      polygon([
        [l, y0],
        [r, y0],
        [r - lean, y1],
        [l + lean, y1],
      ]),
      0.07 * m,
    );
    const flange = rect(l - 0.1 * m, y0 - 0.06 * m, r - l + 0.2 * m, 0.15 * m, 0.07 * m);
    const base = y0 - 0.06 * m - gap;
    const lid = softened(
      polygon([
        [l, base],
        [r, base],
        [r - 0.2 * m, base - 0.36 * m],
        [l + 0.2 * m, base - 0.36 * m],
      ]),
      0.06 * m,
    );
    const fork = union(
      rect(cx - 0.14 * m, base - 0.21 * m, 0.62 * m, 0.07 * m, 0.035 * m),
      rect(cx - 0.26 * m, base - 0.26 * m, 0.16 * m, 0.17 * m, 0.05 * m),
      ...[-0.26, -0.195, -0.13].map((y) => rect(cx - 0.46 * m, base + y * m, 0.24 * m, 0.04 * m, 0.02 * m)),
    );
    const c = r + 0.1 * m + gap + 0.4 * m;
    const top = Math.max(y1 - 1.05 * m, base - 0.2 * m);
    const cup = softened(
      polygon([
        [c - 0.3 * m, top],
        [c + 0.3 * m, top],
        [c + 0.22 * m, y1],
        [c - 0.22 * m, y1],
      ]),
      0.04 * m,
    );
    const cap = union(
      rect(c - 0.36 * m, top - gap - 0.13 * m, 0.72 * m, 0.13 * m, 0.05 * m),
      rect(c - 0.27 * m, top - gap - 0.24 * m, 0.54 * m, 0.16 * m, 0.05 * m),
      inked(
        polyline([
          [c + 0.02 * m, top - gap - 0.2 * m],
          [c + 0.1 * m, top - gap - 0.52 * m],
          [c + 0.28 * m, top - gap - 0.58 * m],
        ]),
        Math.max(13, 0.08 * m),
      ),
    );
    return { plate: concat(union(tray, flange), cup, cap), second: subtract(lid, fork) };
  },
};
