import { subtract, union } from '../../geometry/kernel.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A board of a signpost, pointing on. */
export const signpost: Strip = {
  about: ['signpost', 'compass', 'map-trifold', 'globe-plane', 'airplane-tilt', 'suitcase'],
  high: 2.8,
  aspect: [2.2, 9],
  ends: 0.8,
  draw: (w) => ({
    strip: union(
      subtract(
        polygon(
          [
            [0, 0],
            [w - 40, 0],
            [w + 3, 42],
            [w - 40, 84],
            [0, 84],
            [18, 42],
          ],
          6,
        ),
        circle(w - 32, 42, 7),
        circle(34, 42, 7),
      ),
      rect(w / 2 - 14, 80, 28, 20),
    ),
    room: roomWithin(42, w - 40, 0, 84),
  }),
};
