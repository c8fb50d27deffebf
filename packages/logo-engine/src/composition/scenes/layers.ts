import { grow, subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { inDisc, type Scene } from './scene.js';

const SIDE = 82;
const CORNER = 20;
const GAP = 3.4;
/** How far the tile behind is to the right and lower. */
const STEP = 14;
const TILE = rect(2, 2, SIDE, SIDE, CORNER);
const BEHIND = subtract(rect(2 + STEP, 2 + STEP, SIDE, SIDE, CORNER), grow(TILE, GAP));

/** A tile with the symbol cut out of it, before another behind it. */
export const LAYERS: Scene = {
  suits: ({ aspect, stroke, ink, parts, upright }) =>
    aspect >= 0.5 && aspect <= 1.9 && stroke >= 12 && ink >= 0.38 && parts <= 4 && upright >= 0.95,
  draw: (symbol, { pale }) =>
    pale
      ? { field: TILE, cut: inDisc(symbol, 34, 2 + SIDE / 2, 2 + SIDE / 2) }
      : { field: TILE, cut: inDisc(symbol, 34, 2 + SIDE / 2, 2 + SIDE / 2), second: BEHIND },
};
