import { intersect } from '../../geometry/kernel.js';
import { circle } from '../../geometry/shapes.js';
import { type Scene, standing } from './scene.js';

/** What is broadest below rises out of the lower edge of a disc, which crops it. */
export const RISING: Scene = {
  suits: ({ base, aspect, stroke }) => base >= 0.6 && aspect >= 0.55 && aspect <= 1.05 && stroke >= 8,
  encloses: true,
  draw: (symbol) => {
    const disc = circle(50, 50, 50);
    return { field: disc, cut: intersect(standing(symbol, 60, 88, 100.5), disc) };
  },
};
