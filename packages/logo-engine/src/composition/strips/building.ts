import { stroke, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** Courses of bricks, one of them as long as the words. */
export const bricks: Strip = {
  about: [
    'bricks',
    'trowel',
    'level-on-bricks',
    'hollow-brick',
    'brick-pallet',
    'concrete-block',
    'cement-sack',
    'sand-barrow',
    'hard-hat',
    'workman',
    'work-crew',
    'house-wrench',
  ],
  high: 3.8,
  aspect: [2.2, 12],
  ends: 0.5,
  draw(wide) {
    const GAP = 6;
    const { places, step } = row(0, wide + GAP, 62);
    const course = places.map((x) => rect(x, 0, step - GAP, 19, 2));
    const half = step / 2 - GAP;
    const low = [
      rect(0, 81, half, 19, 2),
      ...places.slice(1).map((x) => rect(x - step / 2, 81, step - GAP, 19, 2)),
      rect(wide - half, 81, half, 19, 2),
    ];
    return {
      strip: union(...course, rect(0, 25, wide, 50, 2), ...low),
      room: { x: 2, y: 25, width: wide - 4, height: 50 },
    };
  },
};

/** A wide brush and what it has painted. */
export const paintbrush: Strip = {
  about: ['paint-roller', 'house-brush', 'paint-brush-household', 'paint-bucket'],
  high: 2.8,
  aspect: [2.7, 12],
  ends: 0.99,
  draw(wide) {
    const end = wide - 74;
    const paint = union(
      rect(24, 5, end - 24, 90, 3),
      rect(6, 5, 60, 15, 5),
      rect(17, 18, 60, 20, 5),
      rect(0, 36, 60, 17, 5),
      rect(19, 50, 60, 20, 5),
      rect(8, 68, 60, 27, 5),
    );
    const streaks = [rect(-9, 19, 46, 6, 3), rect(-9, 78, 54, 6, 3)];
    const handle = subtract(
      polygon(
        [
          [end + 27, 4],
          [end + 40, 8],
          [end + 52, 30],
          [wide, 31],
          [wide, 69],
          [end + 52, 70],
          [end + 40, 92],
          [end + 27, 96],
        ],
        9,
      ),
      circle(wide - 13, 50, 6),
    );
    return {
      strip: union(subtract(paint, ...streaks), rect(end + 6, 0, 15, 100, 3), handle),
      room: { x: 24, y: 8, width: end - 25, height: 84 },
    };
  },
};

/** A house under its tiled roof. */
export const roof: Strip = {
  about: [
    'tiled-roof',
    'roofs',
    'roof-drops',
    'downpipe',
    'house',
    'house-pin',
    'estate-sign',
    'appraised-house',
    'model-house',
  ],
  high: 4,
  aspect: [2.3, 12],
  ends: 0.3,
  draw(wide) {
    const tiled = union(
      polygon(
        [
          [32, 11],
          [wide - 32, 11],
          [wide, 44],
          [wide, 50],
          [0, 50],
          [0, 44],
        ],
        2.5,
      ),
      rect(wide * 0.72, 0, 28, 30, 2),
    );
    const { places } = row(0, 1, 42 / wide);
    const seams = places
      .slice(1)
      .map((t) => stroke(line(36 + (wide - 72) * t, 21, 12 + (wide - 24) * t, 41), 6.5));
    return {
      strip: union(subtract(tiled, ...seams), rect(13, 57, wide - 26, 43, 2)),
      room: { x: 15, y: 58, width: wide - 30, height: 42 },
    };
  },
};

/** A barrier of road works on its two feet. */
export const barrier: Strip = {
  about: [
    'traffic-cone',
    'road',
    'road-roller',
    'crosswalk',
    'excavator',
    'bulldozer',
    'jackhammer',
    'wrecking-ball',
  ],
  high: 2.9,
  aspect: [2.6, 12],
  ends: 0.92,
  draw(wide) {
    const stripe = (x: number): Path =>
      polygon([
        [x, 80],
        [x + 12, 80],
        [x + 36, -4],
        [x + 24, -4],
      ]);
    const board = subtract(rect(0, 0, wide, 74, 5), ...[-6, 20, wide - 56, wide - 30].map(stripe));
    const foot = (x: number): Path => union(rect(x - 7, 72, 14, 28), rect(x - 22, 87, 44, 13, 4));
    return {
      strip: union(board, foot(62), foot(wide - 62)),
      room: { x: 46, y: 2, width: wide - 92, height: 70 },
    };
  },
};
