import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, ellipse, polygon, polyline, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A handsaw, its teeth down and its handle to the right. */
export const handsaw: Strip = {
  about: ['handsaw', 'hand-plane', 'dovetail'],
  high: 3.4,
  aspect: [2.8, 12],
  ends: 0.78,
  draw(wide) {
    const heel = wide - 75;
    const { places, step } = row(8, heel - 8, 21);
    const low = (x: number): number => 76 + (12 * x) / heel;
    const blade = polygon([
      [0, 10],
      [heel + 24, 6],
      [heel + 24, 80],
      ...places
        .toReversed()
        .flatMap((x) => [[x + step, low(x + step) - 4] as const, [x + step * 0.6, low(x) + 12] as const]),
      [8, 72],
      [0, 60],
    ]);
    const handle = polygon(
      [
        [wide - 63, 0],
        [wide - 6, 0],
        [wide + 2, 14],
        [wide - 10, 38],
        [wide - 8, 62],
        [wide + 2, 86],
        [wide - 6, 100],
        [wide - 52, 100],
        [wide - 70, 76],
        [wide - 59, 40],
      ],
      10,
    );
    return {
      strip: union(subtract(blade, grow(handle, 7)), subtract(handle, rect(wide - 46, 28, 20, 46, 10))),
      room: { x: 0, y: 10, width: wide - 77, height: 60 },
    };
  },
};

/** A plank, split at its ends, with its grain and two nails in each end. */
export const plank: Strip = {
  about: [
    'wooden-chair',
    'dresser',
    'dining-table',
    'open-wardrobe',
    'plywood-shelf',
    'hand-plane',
    'handsaw',
    'dovetail',
    'log-pile',
    'axe-log',
    'log-cabin',
    'a-frame-cabin',
    'pergola',
    'parquet',
    'laid-board',
    'pallet',
    'wooden-crate',
  ],
  high: 3.5,
  aspect: [2.2, 12],
  ends: 0.7,
  draw(wide) {
    const board = polygon(
      [
        [5, 0],
        [wide - 7, 2],
        [wide, 40],
        [wide - 24, 47],
        [wide - 2, 55],
        [wide - 5, 100],
        [3, 98],
        [0, 66],
        [20, 58],
        [2, 51],
      ],
      3,
    );
    const nails = [20, wide - 22].flatMap((x) => [circle(x, 24, 7), circle(x, 77, 7)]);
    const [a, b] = [wide * 0.62, wide * 0.36];
    const grain = [
      polyline([
        [42, 13],
        [a - 28, 13],
        [a, 19],
        [a + 28, 13],
        [wide - 44, 13],
      ]),
      polyline([
        [42, 87],
        [b - 28, 87],
        [b, 81],
        [b + 28, 87],
        [wide - 44, 87],
      ]),
    ].map((vein) => stroke(vein, 6.5));
    return {
      strip: subtract(board, ...nails, ...grain, ellipse(a, 3, 13, 5.5), ellipse(b, 97, 13, 5.5)),
      room: { x: 34, y: 24, width: wide - 68, height: 52 },
    };
  },
};
