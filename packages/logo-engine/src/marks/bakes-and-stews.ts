/** What is baked, fried and poured, of which each house has its own. */
import { grow, intersect, parse, subtract, union } from '../geometry/kernel.js';
import { mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, filledMark, filleted, inked, type Mark, main, softened, whole } from './mark.js';

const FED = ['gastronomy', 'food'] as const;

/** A sweet bread of the dead from above: its bones and its knob. */
const breadOfTheDead = filledMark('bread-of-the-dead', FED, () => {
  const loaf = circle(50, 50, 52);
  const bone = filleted(
    union(rect(43, 4, 14, 40), circle(42.5, 4, 9.5), circle(57.5, 4, 9.5), ellipse(50, 25, 10, 9)),
    2,
  );
  const bones = union(...[45, 135, 225, 315].map((turn) => rotate(bone, turn, 50, 50)));
  const knob = circle(50, 50, 17);
  return [main(softened(apart(loaf, bones, knob), 2)), accent(softened(apart(bones, knob), 1)), accent(knob)];
});

/** Two spring rolls, the front one cut, and their sauce. */
const springRolls = filledMark('spring-rolls', FED, () => {
  const held = (path: Path): Path => rotate(path, -26, 50, 50);
  const seam = (x: number, y: number): Path =>
    inked(parse(`M${x} ${y - 6}C${x + 20} ${y + 8} ${x + 30} ${y + 32} ${x + 18} ${y + 56}`), 6);
  const front = held(union(rect(-16, 55, 100, 50, 22), rect(10, 55, 74, 50), ellipse(84, 80, 23, 25)));
  const back = held(rect(4, -1, 112, 50, 23));
  const cut = ellipse(86, 80, 12, 16);
  const filling = inked(parse('M83 73C91 69 94 78 91 84C87 90 80 87 82 80'), 5);
  const bowl = parse('M60 96L126 96C126 110 116 120 106 120L80 120C70 120 60 110 60 96Z');
  return [
    main(subtract(front, held(seam(6, 55)), held(grow(cut, 4.5)))),
    accent(held(subtract(cut, filling))),
    main(subtract(apart(back, front), held(seam(30, -1)))),
    accent(apart(softened(bowl, 3), front)),
  ];
});

/** A breaded steak with a fried egg that rides on it. */
const eggOnSteak = filledMark('egg-on-steak', FED, () => {
  const steak = parse(
    'M-10 58C-16 28 8 -4 42 -6C70 -8 110 0 114 34C118 58 106 70 94 78C80 88 76 106 46 108C16 110 -4 88 -10 58Z',
  );
  const white = parse(
    'M18 42C14 24 30 12 46 16C54 4 76 4 84 16C98 18 104 36 94 48C98 62 84 72 72 68C62 82 42 78 38 66C26 66 18 56 18 42Z',
  );
  const crumbs = union(
    rotate(ellipse(8, 66, 5.5, 3.6), 60, 8, 66),
    rotate(ellipse(24, 84, 5.5, 3.6), 40, 24, 84),
    rotate(ellipse(46, 93, 5.5, 3.6), -10, 46, 93),
  );
  return [main(subtract(steak, white, crumbs)), accent(circle(59, 42, 18))];
});

/** A palmier of puff pastry, its tip dipped in chocolate. */
const palmier = filledMark('palmier', FED, () => {
  const heart = whole(
    parse('M50 12C58 -4 70 -10 82 -10C102 -10 113 8 113 28C113 60 78 88 56 106C54 108 52 109 50 109Z'),
  );
  const scroll = parse(
    'M50 66C74 60 95 46 95 27C95 15 88 8 79 8C69 8 63 16 63 26C63 35 68 41 75 40C80 39 82 34 80 30',
  );
  const cuts = union(inked(scroll, 7), inked(mirror(scroll), 7), inked(line(50, 8, 50, 66), 7));
  const dip = parse(
    'M-30 58C-10 54 8 72 26 74C38 75 44 68 52 70C64 74 84 76 100 64C110 56 118 54 130 58L130 130L-30 130Z',
  );
  const sweet = subtract(heart, subtract(heart, dip));
  return [main(softened(subtract(apart(heart, sweet), cuts), 1)), accent(softened(sweet, 1.5))];
});

/** A loaf cake under its icing, a slice of it in front. */
const loafCake = filledMark('loaf-cake', FED, () => {
  const icing = parse(
    'M-16 44C-18 14 4 -2 30 -2L72 -2C102 -2 118 14 116 44L49 44C47 38 39 39 38 46L38 56C37 66 24 66 23 56L23 46C21 39 13 39 12 46L12 64C11 74 -2 74 -3 64L-3 48C-4 54 -15 54 -16 44Z',
  );
  const loaf = softened(corners('-14,40 114,40 104,104 -4,104', 0), 7);
  const slice = softened(
    parse(
      'M62 66C54 66 48 60 50 50C52 38 68 30 86 30C104 30 120 38 122 50C124 60 118 66 110 66L106 112L66 112Z',
    ),
    4,
  );
  const fruit = union(circle(77, 60, 5.5), circle(96, 53, 5.5), circle(95, 78, 5.5), circle(78, 90, 5.5));
  return [
    main(softened(apart(loaf, icing, slice), 1.5)),
    accent(softened(apart(icing, slice), 1.5)),
    main(subtract(slice, fruit)),
  ];
});

/** A fried egg on its toast. */
const eggToast = filledMark('egg-toast', FED, () => {
  const held = (path: Path): Path => rotate(path, -10, 50, 50);
  const toast = parse(
    'M20 -4L80 -4C104 -4 112 12 108 26C106 32 102 36 100 40L100 92C100 100 95 105 87 105L13 105C5 105 0 100 0 92L0 40C-2 36 -6 32 -8 26C-12 12 -4 -4 20 -4Z',
  );
  const white = parse(
    'M18 40C16 22 34 12 48 18C60 6 82 12 84 30C94 40 92 56 82 62C84 80 66 90 54 82C38 92 18 82 22 64C12 58 12 46 18 40Z',
  );
  return [main(held(subtract(toast, white))), accent(held(circle(52, 49, 18)))];
});

/** A great jar of fruit water, a ladle in it. */
const fruitWater = filledMark('fruit-water', FED, () => {
  const jar = whole(parse('M50 18L88 18C106 30 114 46 114 66C114 86 106 100 92 110L50 110Z'));
  const hollow = whole(parse('M50 27L84 27C97 37 104.500 50 104.500 66C104.500 82 98 92 88 101L50 101Z'));
  const rim = rect(0, 4, 100, 15, 6);
  const ladle = inked(parse('M60 10L73 -22C78 -34 94 -32 94 -19'), 10);
  const air = parse('M-30 -10L130 -10L130 42C104 50 94 34 78 40C60 48 48 34 32 40C16 46 4 36 -30 42Z');
  const water = grow(subtract(hollow, air), -4.5);
  const segments = [0, 60, 120].map((turn) => rotate(rect(34.5, 40, 5, 62), turn, 37, 71));
  const flesh = subtract(circle(37, 71, 16.5), ...segments);
  const ice = rotate(rect(67, 58, 20, 20, 4), 18, 77, 68);
  return [
    main(union(subtract(jar, hollow), rim, ladle)),
    accent(subtract(water, subtract(circle(37, 71, 22), flesh), ice)),
  ];
});

/** A gas griddle, burgers and a turner on it. */
const griddle = filledMark('griddle', FED, () => {
  const top = union(rect(-16, 46, 132, 14, 5), rect(-16, 28, 11, 30, 5));
  const body = subtract(
    rect(-8, 64.5, 116, 28, 5),
    circle(18, 78.5, 7.5),
    circle(50, 78.5, 7.5),
    circle(82, 78.5, 7.5),
  );
  const feet = union(rect(0, 86, 18, 22, 4), rect(82, 86, 18, 22, 4));
  const burger = union(
    parse('M2 18C2 6 14 2 28 2C42 2 54 6 54 18Z'),
    rect(-1, 21.5, 58, 9, 4.5),
    parse('M2 34L54 34C54 39 51 41.500 47 41.500L9 41.500C5 41.500 2 39 2 34Z'),
  );
  const turner = softened(
    union(
      subtract(
        corners('66,8 104,8 108,41.500 62,41.500', 4),
        rect(76, 16, 5.5, 20, 2),
        rect(89, 16, 5.5, 20, 2),
      ),
      rect(79, -32, 12, 44, 6),
    ),
    1,
  );
  return [main(top), main(union(body, feet)), accent(burger), main(turner)];
});

/** A shot in its thick glass, lime on the rim. */
const shotGlass = filledMark('shot-glass', ['entertainment', 'gastronomy'], () => {
  const glass = softened(corners('-2,8 90,8 78,108 10,108', 0), 5);
  const hollow = softened(corners('7,-20 81,-20 70,82 18,82', 0), 3);
  const drink = softened(corners('14.500,34 73.500,34 67.500,77.500 20.500,77.500', 0), 2.5);
  const lime = (r: number): Path => circle(86, 12, r);
  const cuts = [0, 60, 120].map((turn) => rotate(rect(83.5, -20, 5, 64), turn, 86, 12));
  return [
    main(apart(subtract(glass, hollow), lime(30))),
    accent(apart(drink, lime(30))),
    main(subtract(lime(30), lime(22.5))),
    main(subtract(lime(18), ...cuts)),
  ];
});

/** A low pot of seafood: a prawn and the tail of a fish over its rim. */
const seafoodPot = filledMark('seafood-pot', ['gastronomy', 'fishing'], () => {
  const rim = rect(-20, 50, 140, 14, 7);
  const pot = parse('M-10 68.500L110 68.500C110 96 94 114 76 114L24 114C6 114 -10 96 -10 68.500Z');
  const prawn = union(
    inked(parse('M4 70C-10 34 2 0 28 -2C43 -3 51 6 52 18'), 25),
    corners('42,10 66,6 72,28 55,36 39,28', 3),
  );
  const joints = union(
    inked(line(-24, 34, 14, 36), 5.5),
    inked(line(-14, 2, 18, 23), 5.5),
    inked(line(20, -24, 28, 14), 5.5),
  );
  const tail = parse(
    'M86 50C88 36 86 26 76 12C72 4 76 -12 84 -16C92 -11 97 -4 100 6C104 -4 112 -11 122 -14C127 -6 126 10 118 22C111 32 110 40 111 50Z',
  );
  const above = rect(-60, -60, 220, 105.5);
  return [
    main(rim),
    main(pot),
    accent(intersect(subtract(prawn, joints), above)),
    main(intersect(apart(softened(tail, 2), prawn), above)),
  ];
});

/** A thick omelette with potatoes that is turned over its pan. */
const spanishTortilla = filledMark('spanish-tortilla', FED, () => {
  const held = (path: Path): Path => rotate(path, -16, 42, 20);
  const omelette = parse(
    'M-14 12C-14 -8 8 -20 42 -20C76 -20 98 -8 98 12L98 28C98 44 76 54 42 54C8 54 -14 44 -14 28Z',
  );
  const brink = inked(parse('M-22 10C-12 26 14 31 42 31C70 31 96 26 106 10'), 6);
  const potato = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 12, 6), turn, x, y);
  const potatoes = union(potato(16, 2, -14), potato(48, -6, 8), potato(70, 9, -10), potato(38, 15, 4));
  const pan = softened(
    parse(
      'M-16 66L100 66L100 70L134 66C141 66 141 80 134 80L98 82C96 98 86 108 72 108L12 108C-4 108 -14 92 -16 66Z',
    ),
    2,
  );
  return [accent(held(softened(subtract(omelette, brink, potatoes), 1))), main(apart(pan, held(omelette)))];
});

export const BAKES_AND_STEWS: readonly Mark[] = [
  breadOfTheDead,
  springRolls,
  eggOnSteak,
  palmier,
  loafCake,
  eggToast,
  fruitWater,
  griddle,
  shotGlass,
  seafoodPot,
  spanishTortilla,
];
