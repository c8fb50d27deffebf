/** Plates of who goes outdoors. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { intersect, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, translate } from '../../geometry/path.js';
import { line, type Point, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A ridge tent, the name on its side. */
export const tent: Plate = {
  about: ['tent', 'campfire', 'hammock'],
  aspect: [1.5, 5],
  draw(held) {
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const s = high * 0.45;
    const apex = held.x - 0.3 * CAP - s * 0.8;
    const back = right(held) + 0.3 * CAP + s * 0.1;
    const side = polygon(
      [
        [apex, y0],
        [back, y0],
        [back + s, y1],
        [apex + s, y1],
      ],
      0.06 * CAP,
    );
    const tip = apex - GAP * 1.1;
    const front = polygon(
      [
        [tip, y0],
        [tip + s, y1],
        [tip - s * 1.15, y1],
      ],
      0.04 * CAP,
    );
    const door = polygon([
      [tip - s * 0.02, y0 + high * 0.36],
      [tip + s * 0.5, y1 + 1],
      [tip - s * 0.4, y1 + 1],
    ]);
    const up = 0.09 * CAP + 0.1 * high;
    const pole = (way: 1 | -1) =>
      stroke(line(tip, y0 + high * 0.2, tip + way * up * 0.5, y0 - up), 0.14 * CAP);
    const poles = union(pole(1), pole(-1));
    const body = subtract(side, stroke(poles, GAP * 2));
    return { plate: concat(body, subtract(union(front, poles), door)) };
  },
};

/** A mountain with snow on it, over lower ones. */
export const ridge: Plate = {
  about: ['mountain', 'log-cabin', 'a-frame-cabin', 'cabin-and-pine', 'skier', 'carabiner', 'bottled-water'],
  aspect: [1.1, 5.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.45 * CAP];
    const [y0, y1] = [held.y - 0.06 * CAP, bottom(held) + 0.45 * CAP];
    const tall = 0.76 * CAP + 0.38 * held.height;
    const wide = x1 - x0;
    const px = x0 + Math.min(Math.max(wide * 0.4, tall * 1.1), wide * 0.5);
    const far = [0.96, 1.5, 2.3, 3.1, 3.8, 4.5];
    const up = [0.24, 0.48, 0.18, 0.56, 0.2, 0.42];
    const side = (way: 1 | -1): Point[] => {
      const room = (way === 1 ? x1 - px : px - x0) / tall - 0.3;
      const seen = far.flatMap((at, i) => (at < room ? [[at, up[i] ?? 0] as const] : []));
      return seen
        .slice(0, seen.length & ~1)
        .map(([at, high]): Point => [px + way * at * tall, y0 - high * tall]);
    };
    const py = y0 - tall;
    const foot = y0 - 0.16 * tall;
    const rock = polygon(
      [[x0, foot], ...side(-1).toReversed(), [px, py], ...side(1), [x1, foot], [x1, y1], [x0, y1]],
      0.07 * CAP,
    );
    const snow = polygon(
      [
        [-0.8, 0.42],
        [-0.38, 0.52],
        [-0.16, 0.36],
        [0.04, 0.6],
        [0.24, 0.4],
        [0.42, 0.55],
        [0.8, 0.42],
        [0.8, -0.6],
        [-0.8, -0.6],
      ].map(([x = 0, y = 0]): Point => [px + x * tall, py + y * tall]),
    );
    return { plate: subtract(rock, translate(snow, 0, GAP * 1.3)), second: intersect(rock, snow) };
  },
};

/** A wooden arrow on its post. */
export const arrowSign: Plate = {
  about: [
    'signpost',
    'compass',
    'compass-rose',
    'footprints',
    'mountain',
    'binoculars',
    'log-cabin',
    'a-frame-cabin',
    'reception-bell',
    'tent',
  ],
  aspect: [1.3, 5.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.25 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const cy = (y0 + y1) / 2;
    const tip = x1 + high * 0.46;
    const board = polygon(
      [
        [x0 + 0.06 * CAP, y0 + 0.04 * CAP],
        [x1, y0],
        [tip, cy],
        [x1, y1],
        [x0, y1 - 0.04 * CAP],
        [x0 + 0.12 * CAP, cy + 0.1 * CAP],
      ],
      0.08 * CAP,
    );
    const wide = 0.24 * CAP + 0.1 * high;
    const at = (x0 + tip) / 2 - wide / 2;
    const top = y0 - GAP - high * 0.2;
    const cap = polygon(
      [
        [at, top + wide * 0.3],
        [at + wide, top],
        [at + wide, y0 - GAP],
        [at, y0 - GAP],
      ],
      0.04 * CAP,
    );
    const post = rect(at, y1 + GAP, wide, high * 0.46, 0.04 * CAP);
    return { plate: board, second: concat(cap, post) };
  },
};
