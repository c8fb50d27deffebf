/** Plates of what stands in a street. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.12 * CAP;

/** A house with a window under its gable, the name on its wall. */
export const house: Plate = {
  about: [
    'house',
    'house-pin',
    'house-heart',
    'house-wrench',
    'house-sparkle',
    'house-brush',
    'house-cross',
    'tiled-roof',
    'downpipe',
    'roof-drops',
    'reception-bell',
  ],
  aspect: [1.2, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.55 * CAP, right(held) + 0.55 * CAP];
    const [y0, y1] = [held.y - 0.08 * CAP, bottom(held) + 0.5 * CAP];
    const [cx, half] = [centreX(held), (x1 - x0) / 2];
    const pitch = 0.56;
    const rise = half * pitch;
    const wall = polygon(
      [
        [x0, y1],
        [x0, y0],
        [cx, y0 - rise],
        [x1, y0],
        [x1, y1],
      ],
      0.06 * CAP,
    );
    const pane = 0.08 * CAP + 0.34 * rise;
    const bar = Math.max(0.09 * CAP, pane * 0.16);
    const [left, sill] = [cx - pane / 2, y0 - rise * 0.16 - 0.06 * CAP];
    const light = union(
      circle(cx, sill - pane * 0.62, pane / 2),
      rect(left, sill - pane * 0.62, pane, pane * 0.62),
    );
    const window = subtract(light, rect(cx - bar / 2, sill - 2 * pane, bar, 2 * pane));
    const [out, thick] = [0.1 * CAP + 0.12 * half, 0.1 * CAP + 0.09 * half];
    const lift = GAP * Math.hypot(1, pitch);
    const line = (by: number): Point[] => [
      [cx - half - out, y0 + pitch * out - by],
      [cx, y0 - rise - by],
      [cx + half + out, y0 + pitch * out - by],
    ];
    const roof = polygon([...line(lift), ...line(lift + thick).toReversed()], 0.05 * CAP);
    const stack = 0.1 * CAP + 0.12 * half;
    const at = cx + half * 0.56;
    const top = y0 - rise - thick * 0.7;
    const chimney = rect(at - stack / 2, top, stack, rise * 0.56 + thick * 0.2 - lift, 0.04 * CAP);
    return { plate: subtract(wall, window), second: union(roof, chimney) };
  },
};

/** A market stall, the name under its awning. */
export const stall: Plate = {
  about: [
    'awning',
    'kiosk',
    'produce-crate',
    'fruit-bowl',
    'fruit-crate',
    'grocery-bag',
    'shopping-basket',
    'carrot',
    'greens-bunch',
    'grain-scoop',
  ],
  aspect: [1.2, 3.2],
  draw(held) {
    const drop = 0.34 * CAP + 0.08 * held.height + 0.05 * held.width;
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.45 * CAP];
    const out = 0.22 * CAP;
    const wide = x1 - x0 + 2 * out;
    const count = Math.max(5, Math.round(wide / (drop * 0.95)) | 1);
    const step = wide / count;
    const hem = held.y - 0.36 * CAP - GAP - step / 2;
    const y1 = bottom(held) + 0.45 * CAP;
    const cx = centreX(held);
    const inward = (x: number) => cx + (x - cx) * (1 - (2 * out) / wide);
    const strip = (i: number, by: number) => {
      const [a, b] = [x0 - out + step * i, x0 - out + step * (i + 1)];
      return union(
        polygon([
          [inward(a), hem - drop],
          [inward(b), hem - drop],
          [b, hem],
          [a, hem],
        ]),
        circle((a + b) / 2, hem, step / 2 + by),
      );
    };
    const all = Array.from({ length: count }, (_, i) => i);
    const rail = rect(
      inward(x0 - out),
      hem - drop - 0.02 * CAP,
      inward(x1 + out) - inward(x0 - out),
      0.14 * CAP,
      0.04 * CAP,
    );
    const cloth = union(rail, ...all.filter((i) => i % 2 === 0).map((i) => strip(i, 0)));
    const wall = rect(x0, hem, x1 - x0, y1 - hem, 0.1 * CAP);
    const body = subtract(wall, rect(x0 - out, hem - CAP, wide, CAP), ...all.map((i) => strip(i, GAP)));
    return { plate: body, second: cloth };
  },
};

/** The lit sign of a taxi on a chequered foot. */
export const taxiSign: Plate = {
  about: ['taxi', 'cab-side', 'taxi-pin'],
  aspect: [2.5, 4.2],
  draw(held) {
    const size = 0.5 * held.height + 0.16 * held.width;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.38 * CAP];
    const slope = (y1 - y0) * 0.12;
    const round = 0.16 * CAP + 0.24 * size;
    const sign = union(
      polygon(
        [
          [x0, y0],
          [x1, y0],
          [x1 + slope, y1],
          [x0 - slope, y1],
        ],
        round,
      ),
      polygon(
        [
          [x0 - slope * 0.5, (y0 + y1) / 2],
          [x1 + slope * 0.5, (y0 + y1) / 2],
          [x1 + slope, y1],
          [x0 - slope, y1],
        ],
        0.08 * CAP,
      ),
    );
    const cell = 0.1 * CAP + 0.1 * size;
    const cx = centreX(held);
    const half = Math.round(((x1 - x0) / 2 + slope) / cell - 0.5) + 0.5;
    const top = y1 + GAP;
    const squares = Array.from({ length: half * 2 }, (_, i) =>
      rect(cx - (half - i) * cell, top + cell * (i % 2 === 0 ? 0.6 : 1.6), cell, cell),
    );
    const foot = rect(cx - (half + 0.6) * cell, top, (2 * half + 1.2) * cell, 3.2 * cell, 0.1 * CAP);
    return { plate: sign, second: subtract(foot, ...squares) };
  },
};
