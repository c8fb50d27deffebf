import { subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A pipe between two flanges that are bolted to others. */
export const pipe: Strip = {
  about: [
    'pipe',
    'drop-wrench',
    'pipe-wrench',
    'faucet',
    'motor-pump',
    'water-pump',
    'plunger',
    'water-heater',
    'drip-line',
    'hydrant',
  ],
  high: 3.2,
  aspect: [2.4, 12],
  ends: 0.8,
  draw(wide) {
    const flanges = (start: number): Path[] => [
      rect(start, 0, 13, 100, 4),
      rect(start + 19, 0, 13, 100, 4),
      ...[9, 44, 79].map((y) => rect(start + 12, y, 8, 12)),
    ];
    return {
      strip: union(
        rect(0, 14, 12, 72),
        ...flanges(8),
        rect(38, 14, wide - 76, 72),
        ...flanges(wide - 40),
        rect(wide - 12, 14, 12, 72),
      ),
      room: { x: 40, y: 14, width: wide - 80, height: 72 },
    };
  },
};

/** A plug at the end of its cable. */
export const plug: Strip = {
  about: [
    'plug',
    'plug-bolt',
    'bulb-plug',
    'lightning',
    'charging-station',
    'plug-charging',
    'vacuum-cleaner',
  ],
  high: 2.9,
  aspect: [2.6, 12],
  ends: 0.9,
  draw: (wide) => ({
    strip: union(
      rect(0, 38, 42, 24),
      rect(9, 24, 11, 52, 3),
      rect(26, 14, 11, 72, 3),
      polygon(
        [
          [43, 30],
          [60, 0],
          [wide - 42, 0],
          [wide - 42, 100],
          [60, 100],
          [43, 70],
        ],
        14,
      ),
      rect(wide - 48, 20, 48, 16, 6),
      rect(wide - 48, 64, 48, 16, 6),
    ),
    room: { x: 47, y: 6, width: wide - 90, height: 88 },
  }),
};

/** A key, its cuts along the lower edge of the blade. */
export const key: Strip = {
  about: [
    'key',
    'lock-key',
    'keyhole',
    'door-handle',
    'key-copies',
    'key-ring',
    'car-key',
    'room-key',
    'keyhole-building',
    'estate-sign',
  ],
  high: 3.3,
  aspect: [2.5, 12],
  ends: 0.85,
  draw(wide) {
    const { places, step } = row(120, wide - 150, Math.max(40, (wide - 150) / 8));
    const blade = polygon(
      [
        [60, 11],
        [wide - 26, 11],
        [wide, 39],
        [wide, 45],
        [wide - 24, 73],
        [wide - 30, 73],
        ...places.toReversed().flatMap((x, i) => {
          const low = [91, 82, 87][i % 3] ?? 87;
          return [
            [x + step * 0.82, low] as const,
            [x + step * 0.56, low] as const,
            [x + step * 0.38, 72] as const,
            [x, 72] as const,
          ];
        }),
        [104, 89],
        [60, 89],
      ],
      2.5,
    );
    return {
      strip: subtract(union(circle(50, 50, 50), blade), circle(31, 50, 15)),
      room: { x: 54, y: 11, width: wide - 73, height: 60 },
    };
  },
};
