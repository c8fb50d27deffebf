import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { rotate, translate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An eye of two lids that turn about the iris. */
const eye = redrawing('eye', () => {
  const lid = parse('M-14 60C2 16 30 -4 60 -2C88 0 106 20 116 44C98 34 82 25 62 22C34 18 14 36 -14 60Z');
  const iris = circle(50, 50, 27);
  const pupil = subtract(circle(50, 50, 13), circle(57, 43, 7));
  const upper = softened(subtract(lid, grow(iris, 5.5)), 1.2);
  return [main(upper), main(rotate(upper, 180)), accent(subtract(iris, pupil))];
});

/** An ear, and the aid that sits behind it. */
const ear = redrawing('ear', () => {
  const shell = parse(
    'M14 46C12 16 32 -2 54 -2C78 -2 94 16 94 38C94 58 82 66 74 78C68 88 64 106 44 106C32 106 24 98 22 88C20 76 26 66 22 58C18 54 14 52 14 46Z',
  );
  const fold = inked(parse('M33 44C33 27 42 18 54 18C67 18 74 27 74 39C74 53 58 53 46 64'), 9.5);
  const aid = softened(subtract(translate(shell, 24, -12), grow(shell, 5.5), rect(0, 62, 140, 90)), 4);
  return [main(subtract(shell, fold)), accent(aid)];
});

/** A beetle whose shell is a shield. */
const bugBeetle = redrawing('bug-beetle', () => {
  const shield = softened(whole(parse('M50 28C62 36 74 40 86 40C88 76 76 100 50 112Z')), 2);
  const head = softened(parse('M22 28C24 4 76 4 78 28C66 28 58 24 50 19C42 24 34 28 22 28Z'), 1.5);
  const feelers = inked(parse('M60 10C62 0 68 -6 78 -8'), 8);
  const legs = union(
    inked(parse('M80 52L98 44L106 28'), 8.5),
    inked(parse('M80 70L110 70'), 8.5),
    inked(parse('M72 88L94 94L102 110'), 8.5),
  );
  return [
    main(apart(union(head, both(feelers)), shield)),
    accent(subtract(shield, rect(47.5, 0, 5, 130))),
    main(both(apart(legs, shield))),
  ];
});

export const TRADE_EMBLEMS: readonly Redrawing[] = [eye, ear, bugBeetle].map(filling);
