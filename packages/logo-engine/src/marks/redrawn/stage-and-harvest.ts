// Marks drawn anew, each of two things in one: what is danced, grown, heated and shown.
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, corners, polyline, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A board that its rising line breaks out of. */
const presentation = redrawing('presentation', () => {
  const course = stroke(
    polyline([
      [4, 62],
      [32, 36],
      [54, 52],
      [92, 8],
    ]),
    13,
    { cap: 'butt', join: 'miter' },
  );
  const arrow = union(course, corners('112,-16 108,30 68,-6', 1));
  const board = rect(-10, 2, 112, 78, 4);
  const legs = union(both(corners('20,76 34,76 18,116 4,116', 1)), rect(43.5, 76, 13, 30, 1));
  return [main(apart(union(board, legs), arrow)), accent(arrow)];
});

/** A fire of two tongues that hold each other. */
const flame = redrawing('flame', () => {
  const outer = parse(
    'M44 -12C52 16 98 34 98 76C98 102 78 116 52 116C24 116 4 98 4 72C4 48 22 40 22 16C36 24 40 38 38 50C50 38 52 10 44 -12Z',
  );
  const inner = parse(
    'M58 44C60 62 82 70 82 92C82 108 70 124 50 124C32 124 22 110 22 96C22 84 30 78 32 66C42 70 46 78 46 84C56 76 60 60 58 44Z',
  );
  return [main(softened(subtract(outer, grow(inner, 5.5)), 1)), accent(softened(intersect(inner, outer), 1))];
});

/** A dancer whose skirt is a wave. */
const dancer = redrawing('dancer', () => {
  const head = union(circle(44, -12, 11), circle(35, -20, 6));
  const torso = limb('44,4,9 46,16,9.5 52,38,6.5 54,50,9');
  const arms = union(limb('42,8,6 62,2,5.5 80,-14,5 88,-32,4'), limb('44,8,6 24,14,5.5 8,4,5 -6,-10,4'));
  const legs = union(limb('48,70,9 44,96,7.5 40,124,5 38,132,3'), limb('62,70,9 82,94,7 98,112,5 106,118,3'));
  const skirt = parse(
    'M46 40C70 30 98 44 126 72C110 70 102 78 94 92C86 82 74 82 66 98C56 84 42 84 30 98C28 84 14 80 -10 86C4 62 24 48 46 40Z',
  );
  const upper = union(head, filleted(union(torso, arms), 3));
  return [main(apart(upper, skirt)), accent(softened(skirt, 1.5)), main(softened(apart(legs, skirt), 1))];
});

export const STAGE_AND_HARVEST: readonly Redrawing[] = [presentation, flame, dancer].map(filling);
