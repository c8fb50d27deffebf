import { subtract } from '../../geometry/kernel.js';
import { halo } from './halo.js';
import { centred, type Scene } from './scene.js';

/** The symbol with a line around it that follows its contour at an even distance. */
export const KEYLINE: Scene = {
  suits: ({ aspect, stroke, ink, parts }) =>
    aspect >= 0.45 && aspect <= 2.1 && stroke >= 11 && ink >= 0.35 && parts <= 8,
  encloses: true,
  draw: (symbol, { pale }) => {
    const bold = centred(symbol, 76, 76);
    if (pale) return { field: halo(bold, 12), cut: bold };
    return { bold, second: subtract(halo(bold, 11.5), halo(bold, 6)) };
  },
};
