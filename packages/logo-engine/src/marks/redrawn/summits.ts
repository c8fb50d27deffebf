import { parse, subtract, union } from '../../geometry/kernel.js';
import { circle, corners, leaf } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A condor that soars: long wings, and the feathers of their ends one by one. */
const eagle = redrawing('eagle', () => {
  const arm = parse('M50 36C40 30 22 22 -3 7C-3 24 12 40 34 48L50 56Z');
  const feathers = [
    leaf(2, 13, -2, 42, 0.15, 0.5),
    leaf(9, 19, 3, 55, 0.14, 0.5),
    leaf(20, 27, 13, 66, 0.13, 0.5),
    leaf(31, 36, 25, 73, 0.13, 0.5),
    leaf(41, 43, 37, 77, 0.13, 0.5),
  ];
  const tail = corners('43,64 57,64 67,101 58,96 50,103 42,96 33,101', 1.5);
  const head = parse('M43 44C40 26 45 10 56 10C65 10 70 15 72 25C67 22 63 23 61 26C59 30 59 36 60 44Z');
  const breast = parse('M39 38L61 38L60 70L50 84L40 70Z');
  const bird = union(both(union(arm, ...feathers)), tail, breast, head);
  return [main(subtract(bird, circle(57, 19, 2.6)))];
});

/** A wolf from the front, its muzzle paler than its coat. */
const wolf = redrawing('wolf', () => {
  const head = corners(
    '13,-4 35,21 50,18 65,21 87,-4 91,36 104,60 88,63 86,79 68,84 50,103 32,84 14,79 12,63 -4,60 9,36',
    2,
  );
  const muzzle = corners('50,42 61,66 69,84 50,110 31,84 39,66', 2);
  const nose = parse('M41 82C45 79 55 79 59 82C59 89 54 94 50 96C46 94 41 89 41 82Z');
  const eyes = both(leaf(21, 45, 41, 57, 0.3, 0.5));
  const ears = both(corners('18,10 30,24 20,33', 1.5));
  const coat = apart(head, muzzle);
  const pale = apart(subtract(head, coat), coat);
  return [main(subtract(coat, eyes, ears)), accent(subtract(pale, nose))];
});

export const REDRAWN_SUMMITS: readonly Redrawing[] = [eagle, wolf];
