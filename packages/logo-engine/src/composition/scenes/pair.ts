import { bounds } from '../../geometry/bounds.js';
import { concat, mapPoints, mirror } from '../../geometry/path.js';
import { centred, type Scene } from './scene.js';

/** Two of a kind: side by side face to face, or when they are long and low, one over the other and turned about. */
export const PAIR: Scene = {
  suits: ({ aspect, upright, flat, stroke, parts, ink }) =>
    stroke >= 9 &&
    parts <= 8 &&
    ink >= 0.3 &&
    ((aspect >= 1.6 && flat >= 0.7) || (aspect <= 0.72 && upright < 0.85)),
  draw: (symbol) => {
    const box = bounds(symbol) ?? { width: 1, height: 1 };
    if (box.width > box.height) {
      const first = centred(symbol, 96, 44, 50, 27);
      return { bold: first, second: mapPoints(first, (x, y) => [100 - x, 100 - y]) };
    }
    const first = centred(symbol, 46, 92, 26, 50);
    return { bold: concat(first, mirror(first)) };
  },
};
