/** Plates of who builds and glazes. */
import { CAP } from '../../fonts/shape.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A wall that is being built, the name on a stone in its bond. */
export const brickWall: Plate = {
  about: [
    'bricks',
    'hollow-brick',
    'concrete-block',
    'brick-pallet',
    'level-on-bricks',
    'scaffold',
    'work-crew',
    'sand-barrow',
    'wheelbarrow',
    'adobe-house',
    'arches',
    'work-trestle',
  ],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, y0, wide, high } = bodyAround(held, 0.56, 0.44);
    const gap = 11;
    const rows = high > 4.2 * CAP ? 7 : high > 2.1 * CAP ? 5 : 3;
    const course = (high - gap * (rows - 1)) / rows;
    const halves = 2 * Math.max(2, Math.round(wide / ((course + gap) * 2.3)));
    const half = (wide + gap) / halves;
    const brick = (from: number, row: number, long = 2) =>
      rect(x0 + from * half, y0 + row * (course + gap), long * half - gap, course, 5);
    const across = (row: number, from: number, to: number) =>
      Array.from({ length: (to - from) / 2 }, (_, i) => brick(from + 2 * i, row));
    const sides = Array.from({ length: rows }, (_, i) =>
      i % 2 === 0 ? [brick(-2, i), brick(halves, i)] : [brick(-1, i, 1), brick(halves, i, 1)],
    ).flat();
    const laid = across(-1, -1, halves + 1);
    const next = across(-2, -2, 2);
    return {
      plate: concat(rect(x0, y0, wide, high, 5), ...sides, ...laid, ...across(rows, -1, halves + 1)),
      second: concat(...next),
    };
  },
};
