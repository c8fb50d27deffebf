/** Plates of who lays current and gathers sun. */
import { grow, shrink, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bolt of lightning that is wide at its waist. */
export const boltWaist: Plate = {
  about: [
    'lightning',
    'plug-bolt',
    'bulb-plug',
    'sun-bolt',
    'car-bolt',
    'charged-battery',
    'circuit-breaker',
    'blade-fuse',
  ],
  aspect: [1.6, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, mean } = bodyAround(held, 0.42, 0.42);
    const u = mean * 0.62;
    const bolt = polygon([
      [cx - u * 0.02, y0 - u * 0.62],
      [cx + u * 0.86, y0 - u * 0.62],
      [cx + u * 0.54, y0],
      [x1 + u * 0.28, y0],
      [x1 - u * 0.04, y1],
      [cx + u * 0.3, y1],
      [cx - u * 0.62, y1 + u * 0.78],
      [cx - u * 0.26, y1],
      [x0 - u * 0.28, y1],
      [x0 + u * 0.04, y0],
      [cx - u * 0.38, y0],
    ]);
    return { plate: grow(shrink(bolt, 8), 8) };
  },
};

/** A house whose roof is of solar panels under the sun, the name on its wall. */
export const solarRoof: Plate = {
  about: ['solar-panel', 'solar-house', 'sun-bolt'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, mean } = bodyAround(held, 0.5, 0.44);
    const u = mean * 0.62;
    const cx = (x0 + x1) / 2;
    const [gap, peak, thick] = [12, y0 - u * 0.62, u * 0.44];
    const body = polygon(
      [
        [x0, y0],
        [cx, peak],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      6,
    );
    const half = wide / 2 + u * 0.26;
    const drop = ((y0 - peak) * half) / (wide / 2);
    const at = (share: number, up: number): Point => [
      cx + half * share,
      peak - gap * 1.4 + drop * share - up,
    ];
    const count = Math.max(3, Math.round(half / (u * 0.5)));
    const cell = (i: number, low: number, top: number) => {
      const [a, b] = [i / count, (i + 1) / count];
      const d = 5.5 / half;
      return polygon([at(a + d, low), at(a + d, top), at(b - d, top), at(b - d, low)], 3);
    };
    const slope = Array.from({ length: count }, (_, i) => i).flatMap((i) => [
      cell(i, 0, thick * 0.46),
      cell(i, thick * 0.46 + 11, thick),
    ]);
    const cells = concat(...slope, ...slope.map((one) => mirror(one, cx)));
    const [r, sx, sy] = [u * 0.22, x1 + u * 0.04, peak - u * 0.26];
    const rays = Array.from({ length: 10 }, (_, i) =>
      rotate(rect(sx + r * 1.32, sy - r * 0.13, r * 0.5, r * 0.26, r * 0.12), i * 36, sx, sy),
    );
    const sun = union(circle(sx, sy, r), ...rays);
    return { plate: concat(cells, body), second: sun };
  },
};
