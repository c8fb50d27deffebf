import { bounds } from '../../geometry/bounds.js';
import { grow, subtract } from '../../geometry/kernel.js';
import { circle } from '../../geometry/shapes.js';
import { centred, filled, type Scene } from './scene.js';

/** A ring that a long symbol reaches out of at both ends, with a gap where the two cross. */
export const THROUGH: Scene = {
  suits: ({ aspect, stroke, ink }) =>
    stroke >= 8 && ink >= 0.34 && ((aspect >= 0.2 && aspect <= 0.6) || (aspect >= 1.7 && aspect <= 3.6)),
  draw: (symbol, { pale }) => {
    const box = bounds(symbol) ?? { width: 1, height: 1 };
    const bold = box.width > box.height ? centred(symbol, 132, 70) : centred(symbol, 64, 126);
    const disc = circle(50, 50, 50);
    if (pale) return { field: disc, cut: bold };
    return { bold, second: subtract(disc, circle(50, 50, 42.5), filled(grow(bold, 4.5))) };
  },
};
