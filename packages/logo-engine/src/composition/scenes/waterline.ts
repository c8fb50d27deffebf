import { bounds } from '../../geometry/bounds.js';
import { intersect, subtract } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import { centred, type Scene } from './scene.js';

/** What lives in water or goes on it. */
const SWIMMERS: readonly string[] = ['fish', 'whale', 'boat', 'trawler'];

/** The lower half of a disc is filled: what dips into it is dark above and light below. */
export const WATERLINE: Scene = {
  suits: ({ aspect }, id) => SWIMMERS.includes(id) && (id !== 'fish' || aspect >= 1.5),
  draw: (symbol) => {
    const whole = centred(symbol, 92, 70);
    const box = bounds(whole) ?? { y: 0, height: 0 };
    const line = box.y + box.height / 2;
    const half = subtract(circle(50, 50, 50), rect(-10, -10, 120, line + 10));
    return { bold: subtract(whole, rect(-10, line, 120, 100)), field: half, cut: intersect(whole, half) };
  },
};
