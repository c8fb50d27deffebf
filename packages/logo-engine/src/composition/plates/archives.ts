/** Plates of who keeps papers and who gets visas. */
import { grow, intersect, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A boarding pass that holds the name, a passport behind it. */
export const boardingPassport: Plate = {
  about: ['passport', 'globe-plane', 'suitcase'],
  aspect: [1, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cy, size: m } = bodyAround(held, 0.5, 0.4);
    const stub = 0.66 * m;
    const end = x1 + stub;
    const shell = rect(x0, y0, wide + stub, high, 0.12 * m);
    const bites = [y0, y1].map((y) => circle(x1, y, 0.11 * m));
    const count = Math.max(3, Math.round(high / (0.24 * m)));
    const pace = (high - 0.3 * m) / count;
    const holes = Array.from({ length: count }, (_, i) =>
      rect(x1 - 5.5, y0 + 0.15 * m + (i + 0.25) * pace, 11, pace * 0.5, 4),
    );
    const px = x1 + stub * 0.52;
    const half = union(
      ...['0,-30 4,-26 5,-18 5,24 0,30', '4,-10 27,10 27,16 4,7', '4,18 12,25 12,29 3,26'].map((points) =>
        corners(points),
      ),
    );
    const plane = rotate(translate(scale(union(half, mirror(half, 0)), 0.0088 * m), px, cy), 40, px, cy);
    const tilt = -7;
    const [bw, bh] = [1.16 * m, 1.5 * m];
    const bx = x0 + (wide + stub) * 0.42;
    const by = y0 - 0.92 * m;
    const turned = (path: Path) => rotate(path, tilt, bx, y0);
    const r = 0.3 * m;
    const gy = by + 0.2 * m + r;
    const w = Math.max(11, 0.055 * m);
    const globe = union(
      subtract(circle(bx, gy, r), circle(bx, gy, r - w)),
      subtract(ellipse(bx, gy, r * 0.52, r), ellipse(bx, gy, r * 0.52 - w, r - w * 0.6)),
      rect(bx - r + 2, gy - w / 2, 2 * r - 4, w),
    );
    const book = turned(subtract(rect(bx - bw / 2, by, bw, bh, 0.12 * m), globe));
    const above = rect(x0 - m, y0 - 3 * m, end - x0 + 2 * m, 3 * m - gap);
    return {
      plate: subtract(shell, ...bites, ...holes, plane),
      second: intersect(book, above),
    };
  },
};

/** A carton of files, the name under its grip. */
export const filesCarton: Plate = {
  about: ['archive-box'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.28, 0.34);
    const top = y0 - 0.34 * m;
    const box = polygon(
      [
        [x0 - 0.04 * m, top],
        [x1 + 0.04 * m, top],
        [x1 - 0.03 * m, y1],
        [x0 + 0.03 * m, y1],
      ],
      0.06 * m,
    );
    const lip = rect(x0 - 0.13 * m, top, wide + 0.26 * m, 0.14 * m, 0.05 * m);
    const grip = rect(cx - 0.32 * m, top + 0.17 * m, 0.64 * m, 0.15 * m, 0.075 * m);
    const base = top - gap;
    const [l, r] = [x0 + 0.06 * m, x1 - 0.06 * m];
    const tab = Math.min(0.8 * m, (r - l) * 0.4);
    const file = (up: number, at: number) =>
      softened(
        filleted(
          union(rect(l, base - up, r - l, up), rect(at, base - up - 0.16 * m, tab, 0.3 * m, 0.05 * m)),
          0.04 * m,
        ),
        4,
      );
    const front = file(0.16 * m, l);
    const rear = subtract(file(0.32 * m, r - tab), grow(front, gap), rect(l - 9, base - m, 0.12 * m, m));
    return { plate: concat(subtract(union(box, lip), grip), rear), second: front };
  },
};
