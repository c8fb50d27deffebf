import { intersect, subtract } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import { centred, type Scene } from './scene.js';

/** Things that have no two halves, though they measure alike. */
const WHOLE: readonly string[] = [
  'receipt',
  'printer',
  'clock',
  'fence',
  'armchair',
  'chair',
  't-shirt',
  'nib',
  'film-slate',
  'vase',
];

/** One half of the symbol is cut out of half a disc, the other stands for itself: it must be its own mirror image. */
export const HALVES: Scene = {
  suits: ({ upright, aspect, stroke, parts, base, ink }, id) =>
    !WHOLE.includes(id) &&
    upright >= 0.975 &&
    aspect >= 0.65 &&
    aspect <= 1.25 &&
    stroke >= 12 &&
    ink >= 0.52 &&
    parts <= 7 &&
    base <= 0.6,
  draw: (symbol) => {
    const whole = centred(symbol, 78, 78);
    const half = intersect(circle(50, 50, 50), rect(0, 0, 50, 100));
    return { bold: subtract(whole, rect(0, 0, 50, 100)), field: half, cut: intersect(whole, half) };
  },
};
