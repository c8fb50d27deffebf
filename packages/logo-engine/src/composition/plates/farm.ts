/** Plates of the countryside. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A barn with its silo. */
export const barn: Plate = {
  about: [
    'barn',
    'dairy-cow',
    'milk-can',
    'hay-bale',
    'square-bale',
    'hen',
    'chick',
    'hen-and-egg',
    'egg',
    'eggs',
    'pig',
    'standing-pig',
    'goat',
    'sheep',
    'lamb',
    'water-buffalo',
  ],
  aspect: [1.2, 2.7],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.06 * CAP, bottom(held) + 0.48 * CAP];
    const [cx, half] = [centreX(held), (x1 - x0) / 2];
    const [rise, knee] = [half * 0.62, half * 0.72];
    const edge = (by: number): Point[] => [
      [cx - half - by * 0.9, y0 + by * 0.1],
      [cx - knee - by * 0.6, y0 - rise * 0.6 - by * 0.8],
      [cx, y0 - rise - by],
      [cx + knee + by * 0.6, y0 - rise * 0.6 - by * 0.8],
      [cx + half + by * 0.9, y0 + by * 0.1],
    ];
    const wall = polygon([...edge(0), [x1, y1], [x0, y1]], 0.05 * CAP);
    const thick = 0.1 * CAP + 0.08 * half;
    const roof = polygon([...edge(GAP), ...edge(GAP + thick).toReversed()], 0.03 * CAP);
    const q = 0.08 * CAP + rise * 0.24;
    const oy = y0 - rise * 0.2 - q;
    const bar = 0.06 * CAP + q * 0.06;
    const brace = ([0, 90, 180, 270] as const).map((turn) =>
      rotate(
        polygon([
          [cx - q + bar, oy - q],
          [cx + q - bar, oy - q],
          [cx, oy - bar],
        ]),
        turn,
        cx,
        oy,
      ),
    );
    const s0 = x1 + GAP + 0.1 * CAP + thick;
    const wide = 0.16 * CAP + 0.36 * half;
    const dome = y0 - rise * 0.82;
    const silo = union(rect(s0, dome, wide, y1 - dome, 0.04 * CAP), circle(s0 + wide / 2, dome, wide / 2));
    const seams = [0, 0.2].map((share) => rect(s0 - 1, dome + share * (y1 - dome), wide + 2, GAP));
    return { plate: concat(subtract(wall, ...brace), subtract(silo, ...seams)), second: roof };
  },
};

/** A tractor that pulls a trailer, the name on its side. */
export const trailer: Plate = {
  about: [
    'tractor',
    'harvester',
    'furrow-disc',
    'potato',
    'pumpkin',
    'tuber-plant',
    'hay-bale',
    'square-bale',
    'seed-packet',
    'sugar-cane',
    'chisel-plough',
  ],
  aspect: [1.4, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.45 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.56 * CAP];
    const high = y1 - y0;
    const long = x1 - x0;
    const [r, s] = [0.12 * CAP + high * 0.08 + long * 0.025, high * 0.66 + long * 0.15];
    const ground = y1 + 2 * r + GAP - 0.16 * CAP;
    const [tx, X, Y] = [x1 + s * 0.26, (v: number) => tx + v * s, (v: number) => ground + v * s];
    const load = polygon(
      [
        [x0 - high * 0.06, y0],
        [x1 + high * 0.06, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.1 * CAP,
    );
    const axles = [x0 + r * 2, x0 + r * 4.5];
    const thick = 0.1 * CAP + 0.05 * high;
    const bar = rect(x1 - 0.3 * CAP, y1 - thick, X(0.2) - x1 + 0.3 * CAP, thick);
    const cab = polygon(
      [
        [X(0.1), Y(-1.16)],
        [X(0.6), Y(-1.16)],
        [X(0.68), Y(-0.66)],
        [X(1.14), Y(-0.6)],
        [X(1.18), Y(-0.2)],
        [X(0.1), Y(-0.2)],
      ],
      s * 0.06,
    );
    const pane = polygon(
      [
        [X(0.21), Y(-1.05)],
        [X(0.51), Y(-1.05)],
        [X(0.57), Y(-0.66)],
        [X(0.21), Y(-0.66)],
      ],
      s * 0.03,
    );
    const pipe = rect(X(0.88), Y(-0.9), Math.max(10, s * 0.075), s * 0.35, 4);
    const wheel: readonly (readonly [number, number, number])[] = [
      ...axles.map((x) => [x, ground - r, r] as const),
      [X(0.32), Y(-0.36), 0.36 * s],
      [X(1.0), Y(-0.22), 0.22 * s],
    ];
    const solid = subtract(
      union(load, bar, cab, pipe),
      pane,
      ...wheel.map(([x, y, q]) => circle(x, y, q + GAP)),
    );
    const bump = long / Math.max(3, Math.round(long / (0.5 * high)));
    const hay = subtract(
      union(
        ...Array.from({ length: Math.round(long / bump) }, (_, i) =>
          circle(x0 + bump * (i + 0.5), y0 - GAP, bump * (i % 2 === 0 ? 0.56 : 0.6)),
        ),
      ),
      rect(x0 - high, y0 - GAP, long + 2 * high, high),
    );
    return {
      second: hay,
      plate: concat(solid, ...wheel.map(([x, y, q]) => subtract(circle(x, y, q), circle(x, y, q * 0.42)))),
    };
  },
};
