/** Marks of those who come to a house or work for it: each says two things of its trade in one shape. */
import { parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Scissors whose loops are a heart. */
const scissors = redrawing('scissors', () => {
  const blade = corners('43,50 57,50 64,66 22,140 38,72', 1.5);
  const pair = union(blade, mirror(blade));
  const heart = whole(parse('M50 74C24 58 -2 42 -2 18C-2 0 12 -10 27 -10C39 -10 46 -4 50 5Z'));
  const half = subtract(heart, rect(46.5, -20, 100, 120));
  const loop = subtract(half, softened(shrink(half, 12), 3));
  return [
    main(subtract(pair, circle(50, 66, 5))),
    accent(apart(softened(union(loop, mirror(loop)), 1), pair)),
  ];
});

/** An old armchair whose back is the crown of a tree. */
const armchair = redrawing('armchair', () => {
  const crown = filleted(union(circle(50, 12, 24), both(circle(27, 28, 20)), rect(26, 30, 48, 34)), 4);
  const trunk = union(inked(parse('M50 66L50 16'), 7), both(inked(parse('M50 48L66 30'), 6)));
  const arms = both(union(circle(4, 52, 13), corners('-4,54 14,54 16,94 0,94', 2)));
  const seat = union(rect(6, 70, 88, 18, 5), arms);
  const legs = both(parse('M2 88L18 88C18 98 14 104 6 110L-4 110C0 104 2 96 2 88Z'));
  return [accent(subtract(crown, trunk)), main(union(apart(seat, crown), legs))];
});

/** Two old people who lean on each other: their shoulders make a heart. */
const elders = redrawing('elders', () => {
  const half = parse('M47.500 108C14 86 -10 70 -10 46C-10 30 4 24 16 24C32 24 44 32 47.500 46Z');
  const head = circle(26, 0, 19);
  const bun = circle(8, -15, 11);
  const hat = union(rect(48, -12, 52, 8, 4), parse('M56 -8L60 -26C62 -32 86 -32 88 -26L92 -8Z'));
  const brim = rect(40, -4, 70, 4.2);
  return [
    accent(softened(half, 2)),
    accent(filleted(union(head, bun), 2)),
    main(softened(mirror(half), 2)),
    main(union(subtract(circle(74, 0, 19), rect(40, -40, 70, 36), brim), softened(hat, 1))),
  ];
});

export const HOUSE_CALLS: readonly Redrawing[] = [scissors, armchair, elders].map(filling);
