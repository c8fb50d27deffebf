/** Plates of what stands in a street. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.12 * CAP;

/** A house, the name on its wall. */
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
  aspect: [1.1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.48 * CAP];
    const [cx, half] = [centreX(held), (x1 - x0) / 2];
    const rise = 0.34 * CAP + 0.2 * held.height;
    const ridge = half > rise * 3.9 ? half - rise * 2.9 : 0;
    const pitch = rise / (half - ridge);
    const wall = polygon(
      [
        [x0, y1],
        [x0, y0],
        [cx - ridge, y0 - rise],
        [cx + ridge, y0 - rise],
        [x1, y0],
        [x1, y1],
      ],
      0.06 * CAP,
    );
    const out = 0.24 * CAP + 0.05 * held.height;
    const thick = 0.2 * CAP + 0.07 * held.height;
    const line = (by: number, way: 1 | -1): Point[] =>
      [
        [cx - half - out, y0 + pitch * out - by] as const,
        [cx - ridge, y0 - rise - by] as const,
        [cx + ridge, y0 - rise - by] as const,
        [cx + half + out, y0 + pitch * out - by] as const,
      ].toSorted((a, b) => way * (a[0] - b[0]));
    const lift = GAP * Math.hypot(1, pitch);
    const roof = polygon([...line(lift, 1), ...line(lift + thick, -1)], 0.05 * CAP);
    const stack = 0.24 * CAP + 0.1 * held.height;
    const at = cx + ridge + (half - ridge) * 0.52;
    const top = y0 - rise - thick - 0.14 * CAP;
    const chimney = rect(
      at - stack / 2,
      top,
      stack,
      y0 - lift - thick * 0.5 - pitch * (half - (at - cx)) - top,
      0.04 * CAP,
    );
    return { plate: wall, second: union(roof, chimney) };
  },
};

/** A market stall, the name under its awning. */
export const stall: Plate = {
  about: [
    'awning',
    'kiosk',
    'storefront',
    'produce-crate',
    'fruit-bowl',
    'fruit-crate',
    'grocery-bag',
    'shopping-basket',
    'carrot',
    'greens-bunch',
    'grain-scoop',
  ],
  aspect: [1.1, 5],
  draw(held) {
    const drop = 0.34 * CAP + 0.14 * held.height;
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.45 * CAP];
    const out = 0.22 * CAP;
    const wide = x1 - x0 + 2 * out;
    const count = Math.max(5, Math.round(wide / (drop * 0.95)) | 1);
    const step = wide / count;
    const hem = held.y - 0.3 * CAP - GAP - step / 2;
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
    const cloth = union(...all.map((i) => strip(i, 0)));
    const slits = all.slice(1).map((i) => {
      const x = x0 - out + step * i;
      return polygon([
        [inward(x) - 5, hem - drop * 0.7],
        [inward(x) + 5, hem - drop * 0.7],
        [x + 5, hem + step],
        [x - 5, hem + step],
      ]);
    });
    const wall = rect(x0, hem, x1 - x0, y1 - hem, 0.1 * CAP);
    const body = subtract(wall, rect(x0 - out, hem - CAP, wide, CAP), ...all.map((i) => strip(i, GAP)));
    return { plate: body, second: subtract(cloth, ...slits) };
  },
};

/** The sign on the roof of a taxi, on a chequered foot. */
export const taxiSign: Plate = {
  about: ['taxi', 'cab-side', 'taxi-pin'],
  aspect: [1.1, 4.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const high = y1 - y0;
    const round = 0.24 * CAP + 0.08 * held.height;
    const slope = high * 0.14;
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
          [x0 - slope * 0.5, y1 - high * 0.5],
          [x1 + slope * 0.5, y1 - high * 0.5],
          [x1 + slope, y1],
          [x0 - slope, y1],
        ],
        0.06 * CAP,
      ),
    );
    const cell = 0.15 * CAP + 0.05 * held.height;
    const half = Math.round(((x1 - x0) / 2 + slope) / cell - 0.5) + 0.5;
    const cx = centreX(held);
    const top = y1 + GAP;
    const squares = Array.from({ length: half * 2 - 2 }, (_, i) =>
      rect(cx - (half - 1 - i) * cell, top + cell * (i % 2 === 0 ? 0.5 : 1.5), cell, cell),
    );
    const foot = rect(cx - (half + 0.2) * cell, top, (2 * half + 0.4) * cell, 3 * cell, 0.08 * CAP);
    return { plate: sign, second: subtract(foot, ...squares) };
  },
};
