import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A hair comb, its teeth down. */
export const comb: Strip = {
  about: ['comb', 'scissors-comb', 'scissors', 'hair-dryer', 'long-hair'],
  high: 3.6,
  aspect: [2.4, 8],
  ends: 0,
  draw(wide) {
    const { places, step } = row(30, wide - 60, 24, 9);
    const slots = places.map((x) => rect(x + step * 0.25, 56, step * 0.5, 100, step * 0.2));
    return {
      strip: subtract(rect(0, 0, wide, 100, 20), ...slots),
      room: { x: 0, y: 2, width: wide, height: 56 },
    };
  },
};
