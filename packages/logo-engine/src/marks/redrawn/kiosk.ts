import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { arc, circle, corners, leaf, line, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A scoop that runs over its cone; the light follows its edge, so that it is no mouth. */
const iceCream = redrawing('ice-cream', () => {
  const rim = [22, 41, 59, 78].map((x, i) => circle(x, i === 1 ? 56 : 50, i === 1 ? 11 : 10));
  const scoop = union(circle(50, 32, 35), rect(15, 32, 70, 16), ...rim);
  const cone = corners('21,54 79,54 50,105', 4);
  const light = arc(50, 31, 22, 188, 250);
  return [
    main(subtract(scoop, stroke(light, 6.5, { cap: 'round' })), concat(scoop, light)),
    accent(apart(cone, scoop)),
  ];
});

/** One piece with its stick. */
const popsicle = redrawing('popsicle', () => {
  const ice = parse(
    'M22 32C22 12 34 -2 50 -2C66 -2 78 12 78 32L78 68C78 73 75 76 70 76L30 76C25 76 22 73 22 68Z',
  );
  const grooves = concat(line(40, 24, 40, 54), line(60, 24, 60, 54));
  const whole = union(ice, rect(43, 70, 14, 32, 7));
  return [main(subtract(whole, stroke(grooves, 6, { cap: 'round' })), concat(whole, grooves))];
});

/** A loaf that is slashed, seen from above and aslant. */
const bread = redrawing('bread', () => {
  const loaf = parse('M-8 50C-8 28 22 18 50 18C78 18 108 28 108 50C108 72 78 82 50 82C22 82 -8 72 -8 50Z');
  const slashes = [20, 42, 64].map((x) => leaf(x - 2, 67, x + 18, 33, 0.16, 0.5));
  return [main(rotate(subtract(loaf, ...slashes), -34, 50, 50))];
});

export const REDRAWN_KIOSK: readonly Redrawing[] = [iceCream, popsicle, bread];
