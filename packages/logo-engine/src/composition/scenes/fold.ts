import { intersect, subtract } from '../../geometry/kernel.js';
import { polygon, squircle } from '../../geometry/shapes.js';
import { inDisc, type Scene } from './scene.js';

const TILE = squircle(50, 50, 47, 0.86);
/** The lower right half, under the fold. */
const UNDER = polygon([
  [104, -4],
  [104, 104],
  [-4, 104],
]);
const LIT = subtract(TILE, UNDER);
const SHADED = intersect(TILE, UNDER);

/** A tile that is folded from corner to corner: light falls on one half of it, and the symbol is cut out of both. */
export const FOLD: Scene = {
  suits: ({ aspect, stroke, ink, parts, upright }) =>
    aspect >= 0.5 && aspect <= 1.8 && stroke >= 12 && ink >= 0.38 && parts <= 2 && upright >= 0.94,
  encloses: true,
  draw: (symbol, { pale }) => {
    const cut = inDisc(symbol, 33, 50, 50);
    if (pale) return { field: TILE, cut };
    return { field: LIT, cut: intersect(cut, LIT), second: subtract(SHADED, cut) };
  },
};
