import { halo } from './halo.js';
import { centred, type Scene } from './scene.js';

/** A solid shape whose contour follows the symbol, which is its counter-form. */
export const SILHOUETTE: Scene = {
  suits: ({ aspect, stroke, ink, parts }) =>
    aspect >= 0.6 && aspect <= 1.6 && stroke >= 14 && ink >= 0.5 && parts <= 3,
  encloses: true,
  draw: (symbol) => {
    const cut = centred(symbol, 78, 78);
    return { field: halo(cut, 10), cut };
  },
};
