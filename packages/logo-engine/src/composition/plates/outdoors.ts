/** Plates of who goes outdoors. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { ellipse, line, type Point, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A ridge tent with its door open, the name on its side. */
export const tent: Plate = {
  about: ['tent', 'campfire'],
  aspect: [1.3, 3.2],
  draw(held) {
    const [y0, y1] = [held.y - 0.72 * CAP - 0.06 * held.width, bottom(held) + 0.62 * CAP];
    const high = y1 - y0;
    const s = high * 0.42;
    const apex = held.x - 0.5 * CAP - s * 0.8;
    const back = right(held) + 0.36 * CAP;
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
    const thick = 0.12 * CAP + 0.05 * high;
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
      plate: concat(softened(side, 0.05 * CAP), union(subtract(front, door), pole, flap)),
      second: subtract(ropes, side, stroke(side, GAP * 2), front, stroke(front, GAP * 2), pole),
    };
  },
};

/** Two peaks with snow on them, the name at their foot. */
export const ridge: Plate = {
  about: ['mountain', 'skier'],
  aspect: [1.5, 3.3],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.14 * CAP, bottom(held) + 0.46 * CAP];
    const wide = x1 - x0;
    const [steep, peak, low] = [1.25, 0.34 * wide, 0.745 * wide];
    const run = (y1 - y0) / steep;
    const top = y0 - peak * steep;
    const side = y0 - (wide - low) * steep;
    const dip = (peak + low) / 2 + (side - top) / (2 * steep);
    const rock = polygon(
      [
        [x0 - run, y1],
        [x0 + peak, top],
        [x0 + dip, top + (dip - peak) * steep],
        [x0 + low, side],
        [x1 + run, y1],
      ],
      0.1 * CAP + 0.02 * wide,
    );
    const deep = 0.52 * peak * steep;
    const gap = 0.1 * CAP + 0.016 * wide;
    const X = (v: number) => x0 + peak + (v * deep) / steep;
    const Y = (v: number) => top + deep * v;
    const cap = (by: number): Point[] => [
      [X(-3), Y(1) + by],
      [X(-1), Y(1) + by],
      [X(-0.42), Y(0.72) + by],
      [X(0), Y(1.06) + by],
      [X(0.42), Y(0.72) + by],
      [X(0.9), Y(0.94) + by],
      [X(1.4), Y(0.94) + by],
      [X(1.1), Y(-1)],
      [X(-3), Y(-1)],
    ];
    const round = 0.03 * CAP;
    return {
      plate: softened(subtract(rock, polygon(cap(gap), round)), 0.05 * CAP),
      second: softened(intersect(rock, polygon(cap(0), round)), 0.05 * CAP),
    };
  },
};

/** Two wooden arrows on their post, the name on the large one. */
export const arrowSign: Plate = {
  about: [
    'signpost',
    'compass',
    'compass-rose',
    'mountain',
    'binoculars',
    'log-cabin',
    'a-frame-cabin',
    'tent',
  ],
  aspect: [1.5, 3.4],
  draw(held) {
    const size = 0.5 * held.height + 0.16 * held.width;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const cy = (y0 + y1) / 2;
    const tip = x1 + (y1 - y0) * 0.44;
    const board = polygon(
      [
        [x0, y0 + 0.05 * CAP],
        [x1, y0],
        [tip, cy],
        [x1, y1],
        [x0 + 0.06 * CAP, y1 - 0.05 * CAP],
      ],
      0.1 * CAP,
    );
    const wide = 0.14 * CAP + 0.17 * size;
    const at = (x0 + x1) / 2;
    const low = 0.16 * CAP + 0.3 * size;
    const under = y1 + GAP + 0.03 * size;
    const [l0, l1] = [at - 0.3 * (x1 - x0), at + 0.22 * (x1 - x0)];
    const small = polygon(
      [
        [l0, under],
        [l1, under],
        [l1 - 0.03 * CAP, under + low],
        [l0, under + low],
        [l0 - low * 0.6, under + low / 2],
      ],
      0.06 * CAP,
    );
    const foot = under + low + 0.1 * CAP + 0.5 * size;
    const mound = intersect(
      ellipse(at, foot, wide * 2.2, wide * 0.9),
      rect(at - 3 * wide, foot - 2 * wide, 6 * wide, 2 * wide),
    );
    const post = union(
      rect(at - wide / 2, under - GAP * 2, wide, foot - under + GAP * 2),
      polygon(
        [
          [at - wide / 2, y0 + 0.2 * CAP],
          [at - wide / 2, y0 - size * 0.2],
          [at, y0 - size * 0.2 - wide * 0.5],
          [at + wide / 2, y0 - size * 0.2],
          [at + wide / 2, y0 + 0.2 * CAP],
        ],
        0.05 * CAP,
      ),
    );
    return { plate: union(board, post, small, softened(mound, 0.04 * CAP)) };
  },
};
