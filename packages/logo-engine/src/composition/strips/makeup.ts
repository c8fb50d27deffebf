import { union } from '../../geometry/kernel.js';
import { CUBIC, LINE, MOVE } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { outline, roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A lipstick lying: case, ring and slanted stick. */
export const lipstick: Strip = {
  about: ['lipstick', 'made-up-eye', 'makeup-tools', 'powder-compact', 'lips'],
  high: 2.2,
  aspect: [2.4, 8],
  ends: 1.04,
  draw: (w) => ({
    strip: union(
      rect(0, 0, w - 109, 100, 12),
      rect(w - 101, 8, 18, 84, 4),
      outline([
        [MOVE, w - 75, 20],
        [LINE, w - 48, 20],
        [CUBIC, w - 40, 20, w - 34, 24, w - 26, 32],
        [LINE, w - 6, 54],
        [CUBIC, w + 6, 68, w, 80, w - 16, 80],
        [LINE, w - 75, 80],
      ]),
    ),
    room: roomWithin(0, w - 104),
  }),
};
