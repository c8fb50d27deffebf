/** Plates of who grows berries. */
import { subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A punnet of blueberries, the name on its side. */
export const berryPunnet: Plate = {
  about: ['blueberry', 'berry-punnet'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.46, 0.3, 0.36);
    const lean = 0.1 * m;
    const t = Math.max(11, 0.055 * m);
    const top = y0 - 0.3 * m;
    const tray = polygon(
      [
        [x0 - lean, top],
        [x1 + lean, top],
        [x1, y1],
        [x0, y1],
      ],
      0.08 * m,
    );
    const lip = rect(x0 - lean - 0.07 * m, top - 0.04 * m, wide + 2 * lean + 0.14 * m, 0.16 * m, 0.06 * m);
    const slots = Math.max(5, Math.round(wide / (0.36 * m)));
    const each = wide / slots;
    const slits = Array.from({ length: slots }, (_, i) =>
      rect(x0 + i * each + t / 2, top + 0.18 * m, each - t, Math.max(13, 0.09 * m), 6),
    );
    const floor = top - 0.04 * m - GAP;
    const count = Math.max(4, Math.round((wide + lean) / (0.5 * m)));
    const pitch = (wide + 2 * lean + 0.04 * m) / count;
    const r = (pitch - GAP) / 2;
    const below = rect(x0 - m, floor, wide + 2 * m, 4 * m);
    const berry = (x: number, y: number, dx: number, dy: number, turn: number) =>
      subtract(
        circle(x, y, r),
        rotate(star(x + dx * r, y + dy * r, 0.48 * r, 0.2 * r, 5, 0.05 * r), turn, x + dx * r, y + dy * r),
      );
    const lean2 = [0.22, -0.2, 0.1, -0.26];
    const spots = [count, count - 1].map((n, row) =>
      Array.from(
        { length: n },
        (_, i) => [cx + (i - (n - 1) / 2) * pitch, floor - (0.42 + row * 1.3) * r] as const,
      ),
    );
    return {
      plate: subtract(union(tray, lip), ...slits),
      second: concat(
        ...spots.flatMap((row, j) =>
          row.map(([x, y], i) =>
            subtract(
              berry(x, y, lean2[(i + j) % 4] ?? 0, -0.34, (i * 25 + j * 14) % 72),
              below,
              ...(spots[j - 1] ?? []).map(([a, b]) => circle(a, b, r + GAP * 0.9)),
            ),
          ),
        ),
      ),
    };
  },
};
