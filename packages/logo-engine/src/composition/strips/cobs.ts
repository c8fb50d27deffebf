/** Long things of maize. */
import { grow, intersect, parse, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** How long the grains at its tip are. */
const LAST = 25;

/** A cob of maize, half out of its husk. */
export const cob: Strip = {
  about: ['corn', 'corn-on-a-stick', 'corn-cup', 'tortillas', 'metate'],
  high: 3.8,
  aspect: [2.4, 8],
  ends: 1.04,
  draw(w) {
    const shape = parse(
      `M40,0H${w - 70}C${w - 30},2 ${w - 2},14 ${w},50C${w - 2},86 ${w - 30},98 ${w - 70},100H40Z`,
    );
    const { step, places } = row(52, w - 58, 27, 5);
    const rows = places.flatMap((x) => [rect(x, 0, step - 6, 21, 8), rect(x, 79, step - 6, 21, 8)]);
    const tip = [27, 53].map((y) => rect(w - LAST, y, LAST, 20, 8));
    const heart = rect(30, 27, w - 36 - LAST, 46, 9);
    const husk = parse(
      'M0,43Q0,39 5,38C24,34 28,4 92,0Q98,0 94,5C74,22 70,30 56,50C70,70 74,78 94,95Q98,100 92,100C28,96 24,66 5,62Q0,61 0,57Z',
    );
    const grains = intersect(concat(...rows, ...tip), shape);
    return {
      strip: concat(subtract(concat(grains, heart), grow(husk, 7)), husk),
      room: roomWithin(74, w - 6 - LAST, 27, 73),
    };
  },
};
