import { intersect, subtract, union } from '../../geometry/kernel.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** The tread of a tyre. */
export const tread: Strip = {
  about: [
    'tire',
    'rim',
    'tire-stack',
    'tire-nail',
    'jeep',
    'pickup',
    'quad-bike',
    'dune-buggy',
    'buggy',
    'motorcycle',
    'spoked-wheel',
  ],
  high: 3.8,
  aspect: [2.2, 12],
  ends: 0.1,
  draw(wide) {
    const { places, step } = row(0, wide, 34);
    const lean = step * 0.4;
    const blocks = places.flatMap((x) => {
      const [left, right] = [x + 3.5, x + step - 3.5];
      return [
        polygon(
          [
            [left, 0],
            [right, 0],
            [right + lean, 19],
            [left + lean, 19],
          ],
          3,
        ),
        polygon(
          [
            [left + lean, 81],
            [right + lean, 81],
            [right, 100],
            [left, 100],
          ],
          3,
        ),
      ];
    });
    return {
      strip: intersect(rect(0, 0, wide, 100), union(rect(0, 25, wide, 50), ...blocks)),
      room: { x: 2, y: 25, width: wide - 4, height: 50 },
    };
  },
};

/** A band with the checks of taxis and finishing lines. */
export const checks: Strip = {
  about: ['taxi', 'cab-side', 'taxi-pin', 'flag-checkered', 'kart'],
  high: 3.7,
  aspect: [2.2, 12],
  ends: 0,
  draw(wide) {
    const pairs = Math.round((wide - 16) / 36 - 0.5);
    const side = (wide - 16) / (pairs * 2 + 1);
    const cuts = Array.from({ length: pairs * 2 + 1 }, (_, i) =>
      rect(8 + side * i, i % 2 === 0 ? 56 : 74, side, 18),
    );
    return {
      strip: subtract(rect(0, 0, wide, 100, 6), ...cuts),
      room: { x: 2, y: 2, width: wide - 4, height: 52 },
    };
  },
};

/** A bus from the side. */
export const bus: Strip = {
  about: ['bus', 'coach', 'school-bus', 'pencil-bus', 'minibus'],
  high: 4.5,
  aspect: [2.2, 12],
  ends: 0.1,
  draw(wide) {
    const body = polygon(
      [
        [0, 0],
        [wide - 12, 0],
        [wide, 40],
        [wide, 88],
        [0, 88],
      ],
      9,
    );
    const { places, step } = row(9, wide - 50, 36);
    const panes = places.map((x) => rect(x, 7, step - 7, 17, 4));
    const shield = polygon(
      [
        [wide - 41, 7],
        [wide - 17, 7],
        [wide - 9, 26],
        [wide - 41, 26],
      ],
      4,
    );
    const axles = [Math.max(40, wide * 0.18), wide - Math.max(44, wide * 0.2)];
    return {
      strip: union(
        subtract(body, ...panes, shield, ...axles.map((x) => circle(x, 87, 19))),
        ...axles.map((x) => subtract(circle(x, 87, 13), circle(x, 87, 4))),
      ),
      room: { x: 4, y: 31, width: wide - 8, height: 38 },
    };
  },
};

/** A lorry from the side, its cab to the right. */
export const lorry: Strip = {
  about: [
    'truck',
    'truck-front',
    'semi-truck',
    'lowboy',
    'truck-house',
    'moving-box',
    'refrigerated-truck',
    'reefer-doors',
    'shipping-container',
    'container-stack',
  ],
  high: 3.4,
  aspect: [2.4, 12],
  ends: 0.8,
  draw(wide) {
    const back = wide - 76;
    const box = union(rect(0, 0, back, 70, 5), rect(8, 66, wide - 16, 14));
    const cab = subtract(
      polygon(
        [
          [back + 7, 18],
          [wide - 26, 18],
          [wide - 8, 48],
          [wide, 54],
          [wide, 84],
          [back + 7, 84],
        ],
        6,
      ),
      polygon(
        [
          [back + 26, 27],
          [wide - 31, 27],
          [wide - 18, 49],
          [back + 26, 49],
        ],
        3,
      ),
    );
    const axles = [34, 70, wide - 34];
    return {
      strip: union(
        subtract(union(box, cab), ...axles.map((x) => circle(x, 83, 23))),
        ...axles.map((x) => subtract(circle(x, 83, 17), circle(x, 83, 5))),
      ),
      room: { x: 0, y: 4, width: back - 3, height: 56 },
    };
  },
};
