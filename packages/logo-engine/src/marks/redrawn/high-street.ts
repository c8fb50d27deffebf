import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { leaning } from '../wrench.js';
import { type Redrawing, redrawing } from './edition.js';

/** A horse by its straight face, its round jaw and a mane that falls in locks. */
const horse = redrawing('horse', () => {
  const head = parse(
    'M50 -3C57 3 61 11 62 19C77 31 82 60 80 98L32 98C31 82 43 76 48 60C42 63 37 64 32 66L21 76C16 80 9 80 5 75L1 68C-2 64 -2 60 1 56L25 25C31 18 38 16 46 14C46 8 47 2 50 -3Z',
  );
  const mane = parse(
    'M61 0C82 4 95 18 99 37C96 36 94 36 92 37C100 48 104 60 104 74C101 72 99 71 96 72C100 80 102 89 102 98L70 98L56 20Z',
  );
  const locks = concat(parse('M64 26C78 32 88 42 92 56'), parse('M72 56C81 62 88 72 90 84'));
  const eye = circle(40, 34, 4.6);
  return [main(subtract(head, eye), head), accent(subtract(apart(mane, head), stroke(locks, 5.2)))];
});

/** A horseshoe as it is hung up for luck: open at the top. */
const horseshoe = redrawing('horseshoe', () => {
  const upright = parse(
    'M20 97C2 70 2 3 50 3C98 3 98 70 80 97C79 99 77 100 75 99L66 95C64 94 63 92 64 90C76 66 76 23 50 23C24 23 24 66 36 90C37 92 36 94 34 95L25 99C23 100 21 99 20 97Z',
  );
  const shoe = mapPoints(upright, (x, y) => [x, 102 - y]);
  const nails = [
    [18.5, 40],
    [17.5, 59],
    [25, 77],
  ] as const;
  return [main(subtract(shoe, ...nails.map(([x, y]) => both(circle(x, y, 3.4)))), shoe)];
});

/** A tree in leaf, its fork in the crown. */
const tree = redrawing('tree', () => {
  const crown = union(circle(50, 24, 25), circle(24, 45, 23), circle(76, 45, 23), circle(50, 48, 24));
  const trunk = union(
    parse('M46 44L54 44L57 86C58 92 61 97 66 101L34 101C39 97 42 92 43 86Z'),
    stroke(concat(line(50, 72, 67, 52), line(50, 62, 36, 45), line(50, 60, 50, 27)), 5.5, { cap: 'round' }),
  );
  return [main(apart(crown, trunk), crown), accent(trunk)];
});

/** A telephone that is repaired. */
const phoneWrench = redrawing('phone-wrench', () => {
  const body = rect(18, -3, 64, 106, 14);
  return [main(subtract(body, rect(41, 6, 18, 5, 2.5), leaning(0.62, 50, 54)))];
});

/** Round spectacles, and the same light on both. */
const eyeglasses = redrawing('eyeglasses', () => {
  const rims = both(subtract(circle(23, 52, 24.5), circle(23, 52, 17)));
  const bridge = parse('M44 47C46 40 54 40 56 47');
  const ends = both(line(2, 44, -1, 40));
  const glints = concat(line(17, 51, 23, 45), line(71, 51, 77, 45));
  return [
    main(
      union(rims, stroke(bridge, 7.5, { cap: 'butt' }), stroke(ends, 7.5)),
      concat(both(circle(23, 52, 20.5)), bridge, ends),
    ),
    accent(stroke(glints, 5), glints),
  ];
});

export const REDRAWN_HIGH_STREET: readonly Redrawing[] = [horse, horseshoe, tree, phoneWrench, eyeglasses];
