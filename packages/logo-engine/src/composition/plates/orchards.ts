/** Plates of who grows berries. */
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A punnet heaped with blueberries. */
export const berryPunnet: Plate = {
  about: ['blueberry', 'berry-punnet'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.38);
    const lean = 0.12 * m;
    const tray = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.02 * m, y1],
        [x0 + 0.02 * m, y1],
      ],
      0.1 * m,
    );
    const lip = rect(x0 - lean - 0.07 * m, y0 - 0.02 * m, wide + 2 * lean + 0.14 * m, 0.17 * m, 0.06 * m);
    const floor = y0 - 0.02 * m - GAP;
    const count = Math.max(3, Math.round((wide + lean) / (0.62 * m)));
    const pitch = (wide + 2 * lean - 0.06 * m) / count;
    const r = (pitch - GAP) / 2;
    const below = polygon([
      [x0 - m, floor],
      [x1 + m, floor],
      [x1 + m, floor + 4 * m],
      [x0 - m, floor + 4 * m],
    ]);
    const berry = (x: number, y: number) => {
      const eye = [x + 0.14 * r, y - 0.34 * r] as const;
      const calyx = subtract(star(...eye, 0.5 * r, 0.33 * r, 5, 0.1 * r), circle(...eye, 0.16 * r));
      return subtract(circle(x, y, r), calyx);
    };
    const front = Array.from(
      { length: count },
      (_, i) => [cx + (i - (count - 1) / 2) * pitch, floor - 0.5 * r] as const,
    );
    const behind = Array.from(
      { length: count - 1 },
      (_, i) => [cx + (i - (count - 2) / 2) * pitch, floor - 1.74 * r] as const,
    );
    const apart = front.map(([x, y]) => circle(x, y, r + GAP));
    return {
      plate: union(tray, lip),
      second: concat(
        ...front.map(([x, y]) => subtract(berry(x, y), below)),
        ...behind.map(([x, y]) => subtract(berry(x, y), ...apart)),
      ),
    };
  },
};
