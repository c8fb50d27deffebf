import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { accent, apart, both, GAP, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A drawing that is turned about the middle, made smaller there and set right. */
export const placed = (path: Path, turn: number, size: number, dx = 0, dy = 0): Path =>
  translate(scale(translate(rotate(path, turn), -50, -50), size), 50 + dx, 50 + dy);

/** A shrimp that is curled: its rings lie on one another, a fan for a tail. */
const shrimp = redrawing('shrimp', () => {
  const small = (path: Path): Path => placed(path, 0, 0.95, 0, -1.5);
  const within = circle(53, 61, 24);
  const curl = subtract(circle(48, 52, 48), within, corners('53,61 170,-20 170,160 66,140'));
  const head = subtract(parse('M46 4C70 2 90 13 104 38C89 45 72 46 56 44Z'), within);
  const joints = [252, 218, 187, 157, 126].map((a) => line(...polar(53, 61, 14, a), ...polar(53, 61, 80, a)));
  const front = polygon([[53, 61], polar(53, 61, 120, 252), [120, -60], [120, 61]]);
  const legs = concat(...[56, 67, 78].map((x) => line(x, 38, x - 4, 53)));
  const tail = union(...[-48, -12, 24].map((a) => leaf(56, 88, ...polar(56, 88, 44, a), 0.18, 0.6)));
  const feelers = parse('M95 34C109 22 101 1 78 -1');
  const cuts = stroke(concat(...joints), 4.8);
  const rings = subtract(curl, front, cuts);
  const carapace = subtract(union(head, intersect(curl, front)), cuts, circle(77, 25, 4.4));
  return [
    main(
      small(union(carapace, stroke(legs, 6), stroke(feelers, 6), apart(tail, rings))),
      small(concat(carapace, legs, feelers, apart(tail, rings))),
    ),
    accent(small(rings)),
  ];
});

/** A balloon of a glass, and the brandy that is swirled in it. */
const brandy = redrawing('brandy', () => {
  const bowl = parse(
    'M29 -1.500L71 -1.500C82 14 92 28 92 46C92 66 76 79 50 79C24 79 8 66 8 46C8 28 18 14 29 -1.500Z',
  );
  const wall = stroke(bowl, 7);
  const swirl = parse('M-10 36C10 28 26 34 42 42C60 51 78 50 110 36L110 120L-10 120Z');
  const foot = union(rect(44, 79, 12, 20), rect(18, 94, 64, 10.5, 5));
  return [
    main(union(wall, foot), concat(bowl, line(50, 79, 50, 101), line(22, 101, 78, 101))),
    accent(apart(intersect(bowl, swirl), wall), parse('M12 33C24 32 32 36 42 42C56 48 72 48 90 43')),
  ];
});

/** A pot that boils: its lid is lifted on one side. */
const cookingPot = redrawing('cooking-pot', () => {
  const lift = (path: Path): Path => rotate(path, -12, 4, 44);
  const body = parse('M6 50L94 50L94 84C94 96 86 104 74 104L26 104C14 104 6 96 6 84Z');
  const ears = union(rect(-5, 58, 20, 14, 5), rect(85, 58, 20, 14, 5));
  const shine = parse('M20 66L20 80C20 86 23 89 28 90');
  const lid = union(
    parse('M6 44C8 28 26 19 50 19C74 19 92 28 94 44Z'),
    rect(38, 6, 24, 10, 5),
    rect(45, 10, 10, 14),
  );
  return [
    main(subtract(union(body, ears), stroke(shine, 6)), concat(union(body, ears), shine)),
    accent(lift(lid)),
  ];
});

/** A cured ham: its cut face with the bone. */
const ham = redrawing('ham', () => {
  const leg = parse(
    'M78 10C72 21 65 24 55 26C25 31 -5 44 -5 72C-5 92 12 105 33 105C62 105 73 82 77 58C79 47 84 38 93 28Z',
  );
  const hoof = parse('M83 5L90 -2C94 -6 99 -2 102 2C106 7 106 11 102 14L97 21Z');
  const cut = rotate(ellipse(33, 71, 25, 20), -34, 33, 71);
  const bone = circle(36, 69, 6);
  return [
    main(union(subtract(leg, grow(cut, 4.4)), apart(hoof, leg)), union(leg, apart(hoof, leg))),
    accent(subtract(cut, bone)),
  ];
});

/** A sausage on a fork. */
const sausage = redrawing(
  'sausage',
  () => {
    const lean = (path: Path): Path => placed(path, 38, 0.91, -11.5, 5.5);
    const bend = parse('M10 26C24 50 76 50 90 26');
    const ends = both(corners('9,24 8,2 -8,14', 4));
    const link = union(stroke(bend, 31), ends);
    const scores = stroke(concat(line(38, 51, 46, 35), line(57, 51, 65, 35)), 5.6);
    const tines = concat(...[34, 50, 66].map((x) => line(x, 2, x, 70)));
    const fork = union(
      stroke(tines, 7.5),
      parse(
        'M30 60L70 60L70 66C70 76 64 81 55.5 83L55.5 108C55.5 116 44.5 116 44.5 108L44.5 83C36 81 30 76 30 66Z',
      ),
    );
    return [main(lean(subtract(fork, grow(link, GAP + 0.5)))), accent(lean(subtract(link, scores)))];
  },
  { line: false },
);

/** A head of garlic: the clove in front, and those at its sides. */
const garlic = redrawing('garlic', () => {
  const bulb = parse(
    'M40 -4C44 -6 54 -6 58 -3C57 14 62 24 76 34C94 46 106 58 103 76C100 92 80 96 66 96L34 96C20 96 0 92 -3 76C-6 58 6 46 24 34C38 24 43 14 40 -4Z',
  );
  const clove = parse('M50 30C60 44 72 58 72 74C72 88 62 96 50 96C38 96 28 88 28 74C28 58 40 44 50 30Z');
  const roots = concat(line(38, 101.5, 62, 101.5));
  return [main(union(apart(bulb, clove), stroke(roots, 7)), concat(bulb, roots)), accent(clove)];
});

/** A cook's knife: the ground edge, and a handle that is riveted. */
const knife = redrawing('knife', () => {
  const turn = (path: Path): Path => placed(path, -42, 0.93, 7.5, 12);
  const blade = parse(
    'M-22 34C-4 24 20 22 44 22L66 22L66 60C66 62 65 63 63 63L40 63C14 62 -10 52 -22 38C-24 36 -24 35 -22 34Z',
  );
  const ground = parse('M-30 36C-6 47 20 50 80 50');
  const handle = parse('M71 22L108 22C118 22 126 26 126 33C126 42 118 44 112 40C106 38 100 40 94 40L71 40Z');
  const rivets = concat(circle(81, 31, 3.4), circle(95, 31, 3.4), circle(109, 31, 3.4));
  return [
    main(turn(subtract(blade, stroke(ground, 5))), turn(concat(blade, parse('M-14 40C8 47 30 49 66 49')))),
    accent(
      turn(subtract(handle, rivets)),
      turn(concat(grow(handle, 1.5), circle(81, 31, 1), circle(95, 31, 1), circle(109, 31, 1))),
    ),
  ];
});

/** Meat, tomato and onion on an iron with a ring. */
const skewer = redrawing('skewer', () => {
  const turn = (path: Path): Path => placed(path, 45, 0.93, 0.6, -0.4);
  const meat = (y: number): Path => corners(`28,${y + 3} 70,${y - 2} 73,${y + 24} 31,${y + 28}`, 9);
  const tomato = subtract(ellipse(50, 34, 25, 13), stroke(parse('M35 34C36 30 40 28 44 27.5'), 5));
  const onion = ellipse(50, 90.5, 21, 8.5);
  const point = corners('46,-5 46,-17 50,-29 54,-17 54,-5', 1);
  const handle = union(rect(46, 103, 8, 10), circle(50, 117, 12.5));
  return [
    main(turn(subtract(union(point, meat(-11), meat(50), handle), circle(50, 117, 5.5)))),
    accent(turn(union(tomato, onion))),
  ];
});

export const BAKERY_KITCHEN: readonly Redrawing[] = [
  shrimp,
  brandy,
  cookingPot,
  ham,
  sausage,
  garlic,
  knife,
  skewer,
];
