// Marks drawn anew, each with one idea: what calms, cleans and heals.
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { arc, circle, corners, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** The tree pose before the sun. */
const treePose = redrawing('tree-pose', () => {
  const arm = limb('39,48,5.5 27,24,5.2 38,2,4.4 50,-14,3.2');
  const trunk = whole(parse('M50 41L56 41C64 43 64 52 60 62C58 68 60 74 63 84L50 92Z'));
  const legs = union(
    limb('46,80,12 46,104,8.5 47,124,6.5 47,140,5'),
    limb('56,82,10.5 76,92,9.5 92,100,7'),
    limb('92,100,7 72,107,6.2 52,108,5'),
    circle(92, 100, 7),
    inked(line(36, 141, 48, 140), 8),
  );
  const figure = filleted(union(arm, mirror(arm), trunk, legs), 1.5);
  const head = circle(50, 26, 10.5);
  const within = corners('50,-14 30,12 27,24 39,48 61,48 73,24 70,12');
  const sun = subtract(circle(50, 38, 52), within, rect(-20, 76, 140, 60));
  return [main(concat(head, figure)), accent(softened(apart(sun, figure), 1))];
});

/** A bar of soap, and the bubbles that it makes. */
const bubbles = redrawing('bubbles', () => {
  const balls = [circle(34, 36, 32), circle(90, 44, 20), circle(82, 4, 14)];
  const glints = union(inked(arc(34, 36, 18, 185, 260), 7.5), inked(arc(90, 44, 9, 190, 255), 5.5));
  const bar = rect(-8, 60, 116, 48, 14);
  const worn = subtract(rect(6, 74, 88, 24, 12), rect(11, 79, 78, 14, 7));
  return [
    main(subtract(apart(bar, ...balls), apart(worn, ...balls.map((ball) => grow(ball, 5))))),
    accent(subtract(concat(...balls), glints)),
  ];
});

export const CALM_WITH_AN_IDEA: readonly Redrawing[] = [treePose, bubbles].map(filling);
