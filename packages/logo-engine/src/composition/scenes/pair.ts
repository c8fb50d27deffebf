import { bounds } from '../../geometry/bounds.js';
import { concat, mapPoints, mirror } from '../../geometry/path.js';
import { centred, type Scene } from './scene.js';

/** Living things look at one another, and some things come in twos. */
const PAIRS: readonly string[] = ['fish', 'horse', 'hen', 'shrimp', 'beer-stein', 'glass', 'wheat'];

/** Two of a kind: side by side face to face, or when they are long and low, one over the other and turned about. */
export const PAIR: Scene = {
  suits: ({ aspect }, id) => PAIRS.includes(id) && (id !== 'fish' || aspect >= 1.5),
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
