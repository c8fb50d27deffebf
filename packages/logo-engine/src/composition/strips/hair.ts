import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Strip } from './strip.js';

/** A hair comb, its teeth down. */
export const comb: Strip = {
  about: ['comb', 'scissors-comb', 'scissors', 'hair-dryer', 'long-hair'],
  high: 3.6,
  aspect: [2.4, 8],
  ends: 0,
  draw({ x, y, width, height }) {
    const spine = height * 0.56;
    const guard = height * 0.3;
    const count = Math.max(9, Math.round((width - guard * 2) / (height * 0.24)));
    const step = (width - guard * 2) / count;
    const slots = Array.from({ length: count }, (_, i) =>
      rect(x + guard + step * (i + 0.25), y + spine, step * 0.5, height, step * 0.2),
    );
    return {
      strip: subtract(rect(x, y, width, height, height * 0.2), ...slots),
      room: { x, y: y + height * 0.02, width, height: spine },
    };
  },
};
