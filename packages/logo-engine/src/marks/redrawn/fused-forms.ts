/** Things of a trade in which a second one is found: marks that were correct, and nobody's own. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, line, polar, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A raised fist that grips a dumbbell. */
const armCurl = redrawing('arm-curl', () => {
  const finger = (i: number): Path => rect(23 + i * 14.1, 4, 11.7 - 0.001 * i, 46, 5.5);
  const palm = parse(
    'M23 30L77 30L77 50C77 58 72 63 71 70C70 82 80 88 84 105L16 105C20 88 30 82 29 70C28 63 23 58 23 50Z',
  );
  const slots = [0, 1, 2].map((i) => rect(34.6 + i * 14.1, -2, 4.6, 37.5, 2.3));
  const thumb = inked(parse('M16 46L52 46C57 46 60 44 62 41'), 5);
  const hand = subtract(union(palm, ...[0, 1, 2, 3].map(finger), rect(28, 20, 44, 20)), ...slots, thumb);
  const plates = union(rect(1, -3, 16, 59, 5), rect(-5, 9, 16, 35, 5));
  return [main(softened(hand, 0.6)), accent(both(plates))];
});

/** A van that faces one, two-tone. */
const minibus = redrawing('minibus', () => {
  const body = whole(parse('M49 -5L70 -5C84 -5 90 2 92 14L97 46C99 56 99 66 98 86L49 86Z'));
  const dip = parse('M-10 42C18 50 40 62 50 84C60 62 82 50 110 42L110 -20L-10 -20Z');
  const pane = parse('M53.500 9L72 9C77 9 79 12 80 17L83 38C74 41 66 45 59 50L53.500 50Z');
  const flanks = intersect(subtract(body, stroke(dip, 12)), rect(-5, 44, 110, 42));
  const low = subtract(flanks, dip);
  const under = union(rect(-5, 90, 110, 8, 4), both(rect(6, 92, 20, 13, 4)));
  return [
    main(softened(subtract(intersect(body, dip), both(pane)), 1)),
    main(under),
    accent(subtract(low, both(circle(20, 68, 8.5)))),
  ];
});

/** Half an orange for a cup, its straw standing in it. */
const juice = redrawing('juice', () => {
  const half = rect(-5, 42, 110, 70);
  const rind = intersect(subtract(circle(50, 46, 55), circle(50, 46, 45.5)), half);
  const straw = inked(parse('M45 92L66 -0.500L94 -0.500'), 10);
  const spokes = union(...[34, 146].map((turn) => stroke(line(56, 42, ...polar(56, 42, 70, turn)), 5)));
  const flesh = softened(intersect(circle(50, 46, 40), half), 2);
  return [main(union(rind, straw)), accent(softened(subtract(apart(flesh, straw), spokes), 1.5))];
});

/** A toothbrush whose bristles are a tooth. */
const toothbrush = filling(
  redrawing('toothbrush', () => {
    const handle = filleted(
      union(limb('-32,98,8 0,97,9.500 30,95,6.500 60,95,8'), rect(40, 85, 66, 20, 8), circle(-32, 98, 8)),
      4,
    );
    const crown = whole(parse('M50 14C58 8 70 6 77 16C85 28 79 44 76 54L75 79.500L49 79.500Z'));
    const tufts = [37.5, 50, 62.5].map((x) => rect(x - 2.5, 50, 5, 40, 2.5));
    const tooth = subtract(softened(crown, 1), ...tufts);
    const tilt = (path: Path): Path => rotate(path, -36);
    return [main(tilt(handle)), accent(tilt(translate(tooth, 22, 0)))];
  }),
);

/** A running shoe with a wing. */
const sneaker = filling(
  redrawing('sneaker', () => {
    const upper = softened(
      parse('M10 82L12 36C24 46 36 44 43 33L53 20C60 19 63 22 65 29C69 45 82 52 94 56C104 60 107 70 106 82Z'),
      1.5,
    );
    const laces = concat(line(58, 50, 71, 35), line(71, 60, 84, 45));
    const sole = parse('M2 87.500L106 87.500C106 98 102 104 92 104L18 104C8 104 2 98 2 87.500Z');
    const wing = parse(
      'M44 76C26 78 13 72 9 60C13 62 17 61 20 59C8 56 0 46 -2 33C3 37 8 38 12 37C2 29 -4 17 -4 6C24 8 52 36 44 76Z',
    );
    return [
      main(subtract(apart(upper, wing), inked(laces, 5.5))),
      main(softened(sole, 1)),
      accent(softened(wing, 0.8)),
    ];
  }),
);

/** A fish, its belly the sea. */
const fish = filling(
  redrawing('fish', () => {
    const body = parse(
      'M-4 50C8 24 30 10 54 15C66 18 77 27 86 38L110 12C105 38 105 62 111 90L86 63C76 80 60 91 42 91C22 91 6 74 -4 50Z',
    );
    const sea = parse(
      'M-20 58C-4 67 12 67 26 57C40 46 53 46 65 56C75 65 85 63 95 55L120 40L120 130L-20 130Z',
    );
    const seam = stroke(sea, 6.5);
    const tilt = (path: Path): Path => rotate(path, -9);
    return [
      main(tilt(subtract(softened(body, 1), sea, seam, circle(22, 41, 6)))),
      accent(tilt(subtract(intersect(softened(body, 1), sea), seam))),
    ];
  }),
);

/** A microscope over a drop of blood. */
const microscope = filling(
  redrawing('microscope', () => {
    const tube = rotate(
      union(rect(27, -13, 32, 12, 4), rect(33, -8, 20, 14), rect(29, 3, 28, 32, 3), rect(35, 32, 16, 10, 3)),
      -24,
      43,
      20,
    );
    const arm = stroke(parse('M46 24C98 20 112 66 80 100'), 14.5, { cap: 'butt' });
    const base = rect(0, 95, 106, 13, 5);
    const drop = parse(
      'M50 48C55 57 69 64 69 75C69 84.500 60.500 90 50 90C39.500 90 31 84.500 31 75C31 64 45 57 50 48Z',
    );
    return [main(filleted(apart(union(tube, arm, base), drop), 3)), accent(drop)];
  }),
);

export const FUSED_FORMS: readonly Redrawing[] = [
  armCurl,
  minibus,
  juice,
  toothbrush,
  sneaker,
  fish,
  microscope,
];
