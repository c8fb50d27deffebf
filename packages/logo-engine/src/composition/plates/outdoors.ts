/** Plates of who goes outdoors. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, line, type Point, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;
const CRACK = 0.09 * CAP;

/** Rounds the corners that stick out. */
const soft = (path: Path, r: number): Path => grow(shrink(path, r), r, { join: 'round' });

/** A ridge tent with its door open, the name on its side. */
export const tent: Plate = {
  about: ['tent', 'campfire', 'hammock'],
  aspect: [1.3, 2.6],
  draw(held) {
    const [y0, y1] = [held.y - 0.5 * CAP - 0.06 * held.width, bottom(held) + 0.45 * CAP];
    const high = y1 - y0;
    const s = high * 0.5;
    const apex = held.x - 0.25 * CAP - s * 0.86;
    const back = right(held) + 0.5 * CAP;
    const side = parse(
      `M${apex} ${y0} Q${(apex + back) / 2} ${y0 + high * 0.1} ${back} ${y0} L${back + s * 0.55} ${y1} L${apex + s} ${y1}Z`,
    );
    const tip = apex - GAP * 1.15;
    const front = polygon(
      [
        [tip, y0],
        [tip + s, y1],
        [tip - s, y1],
      ],
      0.04 * CAP,
    );
    const door = polygon(
      [
        [tip, y0 + high * 0.34],
        [tip + s * 0.46, y1 + 0.1 * CAP],
        [tip - s * 0.46, y1 + 0.1 * CAP],
      ],
      0.03 * CAP,
    );
    const flap = polygon(
      [
        [tip - 0.02 * CAP, y0 + high * 0.5],
        [tip + s * 0.12, y1 - high * 0.16],
        [tip - s * 0.12, y1],
        [tip - s * 0.5, y1],
      ],
      0.03 * CAP,
    );
    const thick = 0.15 * CAP;
    const rope = (x: number, way: 1 | -1, reach: number) => {
      const from = x + way * (GAP + thick);
      return union(
        stroke(line(from, y0 + 0.02 * CAP, x + way * reach, y1 - 0.14 * CAP), thick * 0.75, { cap: 'round' }),
        stroke(
          line(
            x + way * (reach - 0.08 * CAP),
            y1 - 0.28 * CAP,
            x + way * (reach + 0.04 * CAP),
            y1 - 0.08 * CAP,
          ),
          thick * 1.3,
          { cap: 'round' },
        ),
      );
    };
    const pole = rect(tip - thick * 0.7, y0 - 0.08 * CAP - high * 0.1, thick * 1.4, high * 0.3, 0.05 * CAP);
    const ropes = union(rope(tip, -1, s + 0.52 * CAP), rope(back, 1, s * 0.55 + 0.52 * CAP));
    return {
      plate: concat(soft(side, 0.05 * CAP), union(subtract(front, door), pole, flap)),
      second: subtract(ropes, side, stroke(side, GAP * 2), front, stroke(front, GAP * 2), pole),
    };
  },
};

/** Two peaks with snow on them, the name at their foot. */
export const ridge: Plate = {
  about: ['mountain', 'log-cabin', 'a-frame-cabin', 'cabin-and-pine', 'skier', 'carabiner', 'bottled-water'],
  aspect: [1.2, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.1 * CAP, bottom(held) + 0.42 * CAP];
    const [wide, run] = [x1 - x0, (y1 - y0) * 0.6];
    const X = (v: number) => x0 + v * wide;
    const Y = (v: number) => y0 - v * wide;
    const rock = polygon(
      [
        [x0 - run, y1],
        [X(0), y0],
        [X(0.4), Y(0.56)],
        [X(0.66), Y(0.16)],
        [X(0.78), Y(0.3)],
        [X(1), y0],
        [x1 + run, y1],
      ],
      0.08 * CAP,
    );
    const cap = (from: number): Point[] => [
      [X(-0.2), Y(from)],
      [X(0.25), Y(from)],
      [X(0.34), Y(from - 0.07)],
      [X(0.4), Y(from + 0.03)],
      [X(0.47), Y(from - 0.09)],
      [X(0.54), Y(from)],
      [X(0.7), Y(from)],
      [X(0.7), Y(1)],
      [X(-0.2), Y(1)],
    ];
    const gap = (GAP * 1.3) / wide;
    const snow = polygon(cap(0.32), 0.02 * CAP);
    return {
      plate: subtract(rock, polygon(cap(0.32 - gap), 0.02 * CAP)),
      second: soft(intersect(rock, snow), 0.03 * CAP),
    };
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
  aspect: [1.3, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.72 * CAP, right(held) + 0.3 * CAP];
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
    const wide = 0.2 * CAP + 0.06 * high + 0.03 * (x1 - x0);
    const at = (x0 + tip) / 2 - wide / 2;
    const top = y0 - CRACK - high * 0.2;
    const cap = polygon(
      [
        [at, top + wide * 0.3],
        [at + wide, top],
        [at + wide, y0 - CRACK],
        [at, y0 - CRACK],
      ],
      0.04 * CAP,
    );
    const post = rect(at, y1 + CRACK, wide, high * 0.36 + (x1 - x0) * 0.14, 0.04 * CAP);
    const nails = [x0 + 0.36 * CAP, x1 + high * 0.17].map((x) => circle(x, cy, 0.09 * CAP));
    return { plate: subtract(board, ...nails), second: concat(cap, post) };
  },
};
