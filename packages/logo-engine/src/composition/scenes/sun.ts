import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, subtract } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import { filled, type Scene, standing } from './scene.js';

const FOOT = 88;

/** A sun that sets behind what stands on the ground, with a gap between the two; what is round rolls on it. */
export const SUN: Scene = {
  suits: ({ base, aspect, stroke, ink }) =>
    (base >= 0.45 || (base >= 0.18 && base <= 0.3) || (base >= 0.12 && aspect >= 1.25)) &&
    aspect >= 0.3 &&
    aspect <= 2.2 &&
    stroke >= 6.5 &&
    ink <= 0.6,
  draw: (symbol, { pale }) => {
    const box = bounds(symbol) ?? { width: 1, height: 1 };
    const wide = box.width > box.height * 1.1;
    const bold = wide ? standing(symbol, 88, 50, FOOT) : standing(symbol, 62, 74, FOOT);
    const disc = intersect(circle(50, 50, 47), rect(0, 0, 100, FOOT));
    return pale ? { field: disc, cut: bold } : { second: subtract(disc, filled(grow(bold, 3.4))), bold };
  },
};
