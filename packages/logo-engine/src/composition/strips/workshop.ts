import { stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, line, polygon, rect, regular } from '../../geometry/shapes.js';
import type { Strip } from './strip.js';

/** A spanner, its jaws to the left and its ring to the right. */
export const spanner: Strip = {
  about: [
    'wrench',
    'car-wrench',
    'truck-wrench',
    'car-lift',
    'engine',
    'open-motor',
    'engine-light',
    'crankshaft',
    'turbo',
    'fuel-injector',
    'gear-stick',
    'auto-selector',
    'clutch-disc',
    'brake-disc',
    'coil-spring',
    'spark-plug',
    'hydraulic-cylinder',
    'motorcycle',
    'chainring',
    'nut',
    'tools',
    'toolbox',
    'house-wrench',
    'washer-wrench',
    'fridge-wrench',
  ],
  high: 2.6,
  aspect: [2.7, 12],
  ends: 1.06,
  draw(wide) {
    const jaws = subtract(
      circle(45, 50, 50),
      polygon(
        [
          [-20, 28],
          [22, 28],
          [38, 39],
          [38, 61],
          [22, 72],
          [-20, 72],
        ],
        5,
      ),
    );
    const shank = rect(52, 15, wide - 102, 70);
    const ring = circle(wide - 46, 50, 46);
    return {
      strip: subtract(union(jaws, shank, ring), regular(wide - 37, 50, 22, 6, 3, 30)),
      room: { x: 44, y: 15, width: wide - 106, height: 70 },
    };
  },
};

/** An iron beam of two flanges, its end to the left. */
export const beam: Strip = {
  about: ['steel-beam', 'steel-frame', 'welding-mask', 'welding-torch', 'crane-hook'],
  high: 3.5,
  aspect: [2.2, 12],
  ends: 0.5,
  draw(wide) {
    const section = polygon(
      [
        [0, 0],
        [56, 0],
        [56, 17],
        [37, 17],
        [37, 83],
        [56, 83],
        [56, 100],
        [0, 100],
        [0, 83],
        [19, 83],
        [19, 17],
        [0, 17],
      ],
      3,
    );
    return {
      strip: union(
        section,
        rect(63, 0, wide - 63, 17),
        rect(44, 24, wide - 44, 52),
        rect(63, 83, wide - 63, 17),
      ),
      room: { x: 44, y: 24, width: wide - 44, height: 52 },
    };
  },
};

/** A bolt, its hexagonal head to the left and its thread to the right. */
export const bolt: Strip = {
  about: ['screw', 'nut', 'tools', 'toolbox', 'screwdriver', 'lathe'],
  high: 2.8,
  aspect: [2.7, 12],
  ends: 0.96,
  draw(wide) {
    const thread = wide - 58;
    const head = subtract(
      polygon(
        [
          [9, 0],
          [33, 0],
          [33, 100],
          [9, 100],
          [0, 82],
          [0, 18],
        ],
        4,
      ),
      rect(-5, 26, 31, 6.5, 3),
      rect(-5, 67.5, 31, 6.5, 3),
    );
    const shank = polygon(
      [
        [31, 16],
        [thread, 16],
        ...Array.from({ length: 4 }, (_, i) => [
          [thread + 2 + i * 13, 9] as const,
          [thread + 8 + i * 13, 17] as const,
        ]).flat(),
        [wide, 26],
        [wide, 74],
        ...Array.from({ length: 4 }, (_, i) => [
          [thread + 43 - i * 13, 91] as const,
          [thread + 36 - i * 13, 83] as const,
        ]).flat(),
        [31, 84],
      ],
      1.5,
    );
    const turns = Array.from({ length: 4 }, (_, i) =>
      stroke(line(thread + 9 + i * 13, 26, thread + 1 + i * 13, 74), 6.5),
    );
    return {
      strip: union(head, subtract(shank, ...turns)),
      room: { x: 34, y: 17, width: thread - 37, height: 66 },
    };
  },
};
