import { grow, intersect, subtract, union } from '../../geometry/kernel.js';
import { circle } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, filleted, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A bent leg from the side, its knee marked. */
const kneeJoint = redrawing('knee-joint', () => {
  const thigh = limb('-3,23,23 20,20,22 46,22,19 66,26,18');
  const shin = limb('68,26,17 70,44,15.5 64,62,15 58,80,9.500 56,90,9');
  const foot = limb('50,95,10 64,96,9 80,100,5.500 92,103,2');
  const leg = filleted(union(thigh, circle(66, 26, 18), shin, foot), 5);
  const cap = circle(80, 22, 25);
  return [main(softened(subtract(leg, grow(cap, 6)), 1)), accent(softened(intersect(leg, cap), 1))];
});

export const REDRAWN_JOINT: readonly Redrawing[] = [kneeJoint];
