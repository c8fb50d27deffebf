/** Plates of who grows mushrooms. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A tray heaped with mushrooms. */
export const mushroomTray: Plate = {
  about: ['mushroom', 'mushroom-cluster'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.62, 0.3);
    const tray = polygon(
      [
        [x0 - 0.1 * m, y0],
        [x1 + 0.1 * m, y0],
        [x1 - 0.04 * m, y1 + 0.06 * m],
        [x0 + 0.04 * m, y1 + 0.06 * m],
      ],
      0.1 * m,
    );
    const brim = rect(x0 - 0.2 * m, y0 - 0.06 * m, wide + 0.4 * m, 0.17 * m, 0.07 * m);
    const base = y0 - 0.06 * m - GAP;
    const cap = (x: number, y: number, s: number, turn: number) => {
      const n = from(x, y, s);
      const top = parse(
        `M${n(-0.5, 0)}C${n(-0.5, -0.36)} ${n(-0.28, -0.56)} ${n(0, -0.56)}C${n(0.28, -0.56)} ${n(0.5, -0.36)} ${n(0.5, 0)}C${n(0.5, 0.12)} ${n(0.36, 0.13)} ${n(0.19, 0.13)}L${n(0.2, 0.6)}H${x - 0.2 * s}L${n(-0.19, 0.13)}C${n(-0.36, 0.13)} ${n(-0.5, 0.12)} ${n(-0.5, 0)}Z`,
      );
      return rotate(top, turn, x, y);
    };
    const count = Math.max(3, 2 * Math.round((wide / (0.56 * m) - 1) / 2) + 1);
    const step = (wide + 0.1 * m) / count;
    const row = Array.from({ length: count }, (_, i) => {
      const f = (i / (count - 1)) * 2 - 1;
      const x = cx + (i - (count - 1) / 2) * step;
      const tall = i % 2 === 0 ? 0.2 : 0.42;
      return {
        isFront: i % 2 === 0,
        shape: cap(x, base - tall * m, Math.min(0.86 * m, step * 1.24), f * 12),
      };
    });
    const front = union(...row.filter(({ isFront }) => isFront).map(({ shape }) => shape));
    const back = union(...row.filter(({ isFront }) => !isFront).map(({ shape }) => shape));
    const above = rect(x0 - m, base - 3 * m, wide + 2 * m, 3 * m);
    const grips = [x0 + 0.04 * m, x1 - 0.04 * m].map((x) =>
      rect(x - 0.05 * m, y0 + 0.36 * high, 0.1 * m, 0.34 * high, 0.05 * m),
    );
    return {
      plate: concat(subtract(union(tray, brim), ...grips), intersect(front, above)),
      second: subtract(intersect(back, above), grow(front, GAP)),
    };
  },
};
