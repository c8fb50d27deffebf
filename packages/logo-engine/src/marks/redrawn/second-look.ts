import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A western saddle: horn, deep seat and cantle on its skirt, and a stirrup on its strap. */
const saddle = redrawing('saddle', () => {
  const seat = parse(
    'M19 0L32 0C32 20 41 28 56 28C71 28 80 19 84 8C86 3 90 0 95 1C101 2 104 7 103 13C101 24 98 28 100 35C76 43 29 43 4 35C4 26 13 25 17 16C19 12 19 8 19 0Z',
  );
  const horn = rotate(rect(8, -4.3, 29, 11.5, 5.7), -8, 22, 1);
  const skirt = parse(
    'M1 39.500C28 48.500 77 48.500 103 39.500C105 43 105.500 47 105.500 52C105.500 64 98 70 88 70L14 70C3 70 -5 64 -5 52C-5 47 -2 43 1 39.500Z',
  );
  const strap = corners('43,33 65,33 61,78 47,78', 4);
  const hole = parse('M54 75.500C62 75.500 68 83 69.500 96.500L38.500 96.500C40 83 46 75.500 54 75.500Z');
  const iron = parse(
    'M54 67.500C67 67.500 75.500 79 77.500 96C80 97 81 98.500 81 101C81 104 79 105.500 76.500 105.500L31.500 105.500C29 105.500 27 104 27 101C27 98.500 28 97 30.500 96C32.500 79 41 67.500 54 67.500Z',
  );
  const hanging = union(strap, iron);
  const whole = filleted(union(seat, horn), 4);
  const stirrup = subtract(hanging, hole);
  return [main(apart(whole, hanging)), main(apart(skirt, hanging)), accent(stirrup)];
});

/** A bent knee: the thigh bone on the shin bone, and the kneecap before them. */
const kneeJoint = redrawing('knee-joint', () => {
  const leg = parse(
    'M-5 15C-5 11 -3 9 1 8.500L40 1C68 -4 90 4 98 20C104 33 103 44 98 56C92 70 91 84 88 101C87.500 104 86 105.500 83.500 105.500L50 105.500C47 105.500 46 104 45.500 101C44 92 38 88 38 79C38 73 39 70 36 67C31 63 26 63 18 64L2 67C-3 68 -5 66 -5 61Z',
  );
  const femur = filleted(
    union(rotate(rect(-20, 26, 69, 15), -7, 55, 33), circle(51, 23.5, 12), circle(54, 41.5, 12)),
    6,
  );
  const tibia = filleted(
    union(rotate(rect(59.5, 70, 15, 50), 5, 67, 70), circle(59, 69, 11), circle(75, 69, 11)),
    6,
  );
  const cap = rotate(ellipse(83, 34, 8, 12), -12, 83, 34);
  return [main(softened(subtract(leg, femur, tibia, grow(cap, 4.5)), 1.5)), accent(cap)];
});

/** A balloon, tied, that pulls at its string. */
const balloon = redrawing('balloon', () => {
  const turn = (path: Path): Path => rotate(path, 9, 50, 30);
  const body = turn(
    parse(
      'M54 -5.500C75 -5.500 89 9 89 28C89 44 75 58 59 64C56 65 52 65 49 64C33 58 19 44 19 28C19 9 33 -5.500 54 -5.500Z',
    ),
  );
  const light = turn(arc(54, 29, 22, 186, 250));
  const knot = turn(
    parse(
      'M48 66L60 66L63.500 75C64.500 78 63 79.500 60.500 79.500L47.500 79.500C45 79.500 43.500 78 44.500 75Z',
    ),
  );
  const string = parse('M46.500 77C42.500 93 62 87 54.500 102.300');
  return [
    main(subtract(body, stroke(light, 6.5, { cap: 'round' })), concat(body, light)),
    accent(
      softened(filleted(union(apart(knot, body), stroke(string, 6.5, { cap: 'round' })), 1), 1),
      concat(turn(corners('51,66 57,66 63,78 45,78', 3)), parse('M46.500 79C44 92 61 88 54.500 102.300')),
    ),
  ];
});

/** A camera that watches from the wall. */
const securityCamera = redrawing('security-camera', () => {
  const turn = (path: Path): Path => translate(rotate(path, 17, 54, 32), -1.5, 0.5);
  const body = turn(
    parse(
      'M12 6L94 6C100 6 104 10 104 16C104 20 102 22 98 22L98 46C98 51 95 54 90 54L24 54C12 54 2 45 2 33L2 16C2 10 6 6 12 6Z',
    ),
  );
  const hole = turn(circle(77, 33, 14.5));
  const lens = turn(circle(77, 33, 10.5));
  const arm = parse('M46 44L39 74C37.500 80 35 82.500 29 82.500L0 82.500');
  const plate = rect(-5, 60, 12, 45, 4);
  return [main(subtract(union(body, stroke(arm, 11.5, { cap: 'butt' }), plate), hole)), accent(lens)];
});

/** A cask: staves that bulge, held by two hoops. */
const barrel = redrawing('barrel', () => {
  const body = parse(
    'M28 -2C41 -5.500 59 -5.500 72 -2C75 -1 77 0 78.500 2.500C88 17 94 33 94 50C94 67 88 83 78.500 97.500C77 100 75 101 72 102C59 105.500 41 105.500 28 102C25 101 23 100 21.500 97.500C12 83 6 67 6 50C6 33 12 17 21.500 2.500C23 0 25 -1 28 -2Z',
  );
  const upper = stroke(parse('M-4 29C25 21 75 21 104 29'), 11);
  const hoops = union(upper, rotate(upper, 180));
  const seams = concat(parse('M37 -10C31 30 31 70 37 110'), parse('M63 -10C69 30 69 70 63 110'));
  const hooped = softened(intersect(grow(body, 3), hoops), 2.5);
  const edges = parse('M14.5 20.5C35 16.5 65 16.5 85.5 20.5M9.5 31.5C35 27 65 27 90.5 31.5');
  const joint = parse('M36.500 -4L34 18M32.700 29C31.300 43 31.300 57 32.700 71M34 82L36.500 104');
  return [
    main(softened(subtract(apart(body, hoops), stroke(seams, 4.6)), 1.5), concat(body, both(joint))),
    accent(hooped, concat(edges, rotate(edges, 180))),
  ];
});

/** A fir of three tiers on a short trunk. */
const pine = redrawing('pine', () => {
  const tier = (top: number, base: number, half: number, sag: number): Path =>
    softened(
      parse(
        `M50 ${top}C${50 + half * 0.22} ${top + (base - top) * 0.42} ${50 + half * 0.56} ${top + (base - top) * 0.74} ${50 + half} ${base}C${50 + half * 0.5} ${base + sag} ${50 - half * 0.5} ${base + sag} ${50 - half} ${base}C${50 - half * 0.56} ${top + (base - top) * 0.74} ${50 - half * 0.22} ${top + (base - top) * 0.42} 50 ${top}Z`,
      ),
      2.5,
    );
  const high = tier(-9, 26, 28, 6);
  const middle = tier(2, 53, 41, 8);
  const low = tier(18, 81, 54, 10);
  const trunk = rect(41.5, 70, 17, 35.5, 3);
  const under = (path: Path, above: Path): Path => subtract(path, grow(above, 5));
  return [main(high), main(under(middle, high)), main(under(low, middle)), accent(apart(trunk, low))];
});

/** A table lamp: a wide shade on a slender stem. */
const lamp = redrawing('lamp', () => {
  const shade = parse(
    'M36 -5L64 -5C67 -5 69 -3 70 0L90 41C91 44.500 89 47 86 47L14 47C11 47 9 44.500 10 41L30 0C31 -3 33 -5 36 -5Z',
  );
  const stem = parse(
    'M50 51L54 51L54 58C54 61 58.500 63 58.500 68C58.500 73 54 76 54 86C54 92 59 94 65 95C72 96 77 99 77 103C77 105 76 105.500 74.500 105.500L50 105.500Z',
  );
  const chain = union(rect(71.5, 40, 6, 20), circle(74.5, 63, 5.5));
  return [
    accent(union(shade, chain), concat(grow(shade, 2), line(74.5, 49, 74.5, 58), circle(74.5, 63, 5))),
    main(union(stem, mirror(stem))),
  ];
});

export const SECOND_LOOK: readonly Redrawing[] = [
  saddle,
  kneeJoint,
  balloon,
  securityCamera,
  barrel,
  pine,
  lamp,
];
