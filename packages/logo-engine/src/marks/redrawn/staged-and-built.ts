// Marks drawn anew, each of two things in one: what is played, ridden, filmed and built.
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, rect, wave } from '../../geometry/shapes.js';
import { accent, apart, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A surfboard before the sun that sets on the waves. */
const surfboard = redrawing('surfboard', () => {
  const board = whole(parse('M50 -18C62 -2 70 24 70 54C70 80 66 102 59 118L50 118Z'));
  const stringer = rect(47.2, 8, 5.6, 92, 2.8);
  const sun = subtract(circle(50, 48, 56), rect(-20, 52, 140, 80));
  const swell = (y: number): Path => stroke(wave(-10, y, 120, 13, 1.5), 11, { cap: 'butt' });
  return [
    main(subtract(board, stringer)),
    accent(softened(apart(sun, board), 1)),
    main(softened(apart(union(swell(66), swell(85), swell(104)), board), 1.5)),
  ];
});

export const STAGED_AND_BUILT: readonly Redrawing[] = [surfboard].map(filling);
