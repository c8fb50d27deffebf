import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A child that jumps on a trampoline. */
const trampoline = mark('trampoline', ['entertainment'], () => {
  const head = circle(50, 7, 12);
  const limbs = concat(
    parse('M18 3C22 20 34 30 50 30C66 30 78 20 82 3'),
    parse('M46 44C44 54 34 56 26 65'),
    parse('M54 44C56 54 66 56 74 65'),
  );
  const trunk = corners('37,28 63,28 60,52 40,52', 6);
  const rim = subtract(ellipse(50, 83, 55, 15.5), ellipse(50, 83, 46, 8.5));
  const legs = concat(line(6, 90, 6, 102), line(94, 90, 94, 102), line(50, 96, 50, 102));
  const child = union(apart(union(stroke(limbs, 10.5), trunk), head), head);
  const frame = union(rim, stroke(legs, 7));
  return [main(child), accent(apart(frame, child), concat(ellipse(50, 83, 51, 12), legs))];
});

/** A player of table football on his rod, and the ball. */
const foosball = mark('foosball', ['entertainment', 'gastronomy'], () => {
  const head = circle(43, 8, 13.5);
  const shirt = parse('M28 26L58 26C63 26 66 29 65.500 33L61 63L25 63L20.500 33C20 29 23 26 28 26Z');
  const legs = parse(
    'M26 67.500L60 67.500L55 85L62 98C64 102.500 62 105.500 58 105.500L28 105.500C24 105.500 22 102.500 24 98L31 85Z',
  );
  const body = union(head, shirt, legs);
  const rod = union(rect(-5.5, 39, 100, 10, 4), rect(82, 32, 23, 24, 7));
  return [main(body), accent(apart(rod, shirt)), main(circle(86, 88, 17))];
});

/** Two dominoes. */
const dominoes = mark('dominoes', ['entertainment', 'gastronomy'], () => {
  const tile = rect(0, 0, 46, 86, 8);
  const pips = (at: readonly (readonly [number, number])[]): Path =>
    concat(...at.map(([x, y]) => circle(x, y, 5.2)));
  const bar = stroke(line(9, 43, 37, 43), 4.8);
  const left = (path: Path): Path => translate(rotate(path, -14, 23, 43), 4.4, 5);
  const right = (path: Path): Path => translate(rotate(path, 14, 23, 43), 49.5, 9);
  const one = subtract(
    tile,
    bar,
    pips([
      [12, 12],
      [34, 32],
      [34, 12],
      [12, 32],
      [23, 22],
      [12, 55],
      [23, 65],
      [34, 75],
    ]),
  );
  const two = subtract(
    tile,
    bar,
    pips([
      [12, 12],
      [34, 12],
      [12, 32],
      [34, 32],
      [23, 65],
    ]),
  );
  return [main(left(one)), accent(apart(right(two), left(tile)))];
});

/** A kart and its driver. */
const kart = mark('kart', ['entertainment', 'automotive'], () => {
  const wheels = concat(circle(12, 82, 17.5), circle(85, 84, 15.5));
  const hubs = concat(circle(12, 82, 6), circle(85, 84, 5));
  const helmet = subtract(circle(37, 23, 17.5), corners('39,17 66,17 66,28 43,28', 4));
  const torso = parse('M23 46C27 44 35 44 41 44C47 44 51 47 52 52L55 72L26 74C21 64 20 53 23 46Z');
  const arm = stroke(parse('M43 50L51 62L62 57'), 9);
  const leg = stroke(parse('M44 73L63 70L74 82'), 10);
  const steering = stroke(line(65, 45, 71, 62), 7);
  const body = parse(
    'M4 50L14 50C16 50 17 51 18 53L26 78L62 82L76 88L74 98L24 98L12 74L2 54C1 52 2 50 4 50Z',
  );
  const bumper = stroke(parse('M72 62L88 62C97 62 102 70 102 80L102 94'), 7);
  return [
    main(helmet),
    main(apart(union(torso, arm, leg, steering), helmet, body, wheels)),
    accent(apart(body, wheels)),
    main(subtract(wheels, hubs), wheels),
    accent(apart(bumper, wheels, leg, steering)),
  ];
});

/** A saxophone. */
const saxophone = mark('saxophone', ['entertainment', 'art'], () => {
  const body = parse(
    'M27 11L39 5C43 12 45 18 46 26L52 70C53 77 57 81 62 81C68 81 71 77 70 71L68 56C66 46 63 41 57 36L105 25C100 36 99 46 98 58L97 76C95 95 83 105.500 65 105.500C47 105.500 37 95 35 78L29 30C28 23 27 17 27 11Z',
  );
  const crook = parse('M32 5C27 -3 17 -2 10 3L0 12');
  const rim = line(59, 26.5, 100.5, 17);
  const keys = concat(
    ...[
      [38, 33],
      [40.5, 49],
      [43, 65],
    ].map(([x = 0, y = 0]) => circle(x, y, 4.2)),
  );
  return [
    main(subtract(apart(body, stroke(rim, 8.5)), keys), concat(body, keys)),
    main(apart(stroke(crook, 8.5), body), crook),
    accent(stroke(rim, 8.5), null),
  ];
});

/** A harp. */
const harp = mark('harp', ['entertainment', 'art'], () => {
  const pillar = parse('M16 8L16 96');
  const neck = parse('M16 8C26 -8 42 22 58 18C72 14 78 -4 96 4');
  const board = parse('M96 4C96 40 60 74 22 98');
  const strings = concat(
    line(33, 20, 33, 82),
    line(47, 26, 47, 72),
    line(61, 26, 61, 60),
    line(75, 18, 75, 46),
  );
  const frame = concat(pillar, neck, board);
  return [
    main(union(stroke(frame, 10), rect(2, 92, 44, 13, 5)), concat(frame, line(4, 99, 44, 99))),
    accent(apart(stroke(strings, 5), stroke(frame, 10)), strings),
  ];
});

/** A pan flute of reeds, bound twice. */
const panFlute = mark('pan-flute', ['entertainment', 'art'], () => {
  const lengths = [98, 87, 76, 65, 54, 43];
  const reeds = union(...lengths.map((length, i) => rect(-4 + i * 18.3, 1, 14.3, length, 7)));
  const bands = corners('-5.5,22 105.5,14 105.5,23 -5.5,33', 2);
  return [main(apart(reeds, bands)), accent(bands)];
});

/** A marimba, and the mallets that strike it. */
const marimba = mark('marimba', ['entertainment', 'art'], () => {
  const bars = [0, 1, 2, 3, 4].map((i) => rect(-5.4 + i * 23.1, 31 + i * 5, 18.4, 74 - i * 10, 5));
  const holes = concat(
    ...[0, 1, 2, 3, 4].flatMap((i) => [
      circle(3.8 + i * 23.1, 94 - i * 5, 3.2),
      circle(3.8 + i * 23.1, 42 + i * 5, 3.2),
    ]),
  );
  const sticks = concat(line(29, 40, 9, -1), line(71, 40, 91, -1));
  const mallets = union(stroke(sticks, 7), both(circle(27.5, 37, 11)));
  return [main(apart(subtract(union(...bars), holes), mallets)), accent(mallets)];
});

/** A table that is laid, its cloth to the floor. */
const laidTable = mark('laid-table', ['gastronomy', 'entertainment', 'marketing'], () => {
  const top = rect(-5, 46, 110, 11, 5);
  const cloth = parse('M3 61L97 61L103 97C104 102 102 105 98 105L2 105C-2 105 -4 102 -3 97Z');
  const folds = concat(line(24, 70, 19, 110), line(50, 70, 50, 110), line(76, 70, 81, 110));
  const dome = parse('M24 38C24 22 35 12 50 12C65 12 76 22 76 38Z');
  const knob = circle(50, 6, 5.5);
  const glass = parse('M84 4L104 4C105 18 102 25 96.500 26L96.500 41L91.500 41L91.500 26C86 25 83 18 84 4Z');
  return [main(union(top, subtract(cloth, stroke(folds, 5)))), accent(union(dome, knob)), main(both(glass))];
});

/** Two strips of photos from a booth. */
const photoStrip = mark('photo-strip', ['art', 'entertainment', 'marketing'], () => {
  const strip = rect(30, -4, 40, 106, 6);
  const tops = [2, 34.5, 67];
  const windows = tops.map((y) => rect(35.5, y, 29, 28, 3));
  const busts = tops.map((y) =>
    union(circle(50, y + 9.5, 5.5), intersect(ellipse(50, y + 25, 9.5, 8), rect(30, y, 40, 24))),
  );
  const outline = concat(strip, line(30, 32, 70, 32), line(30, 64.5, 70, 64.5));
  const front = (path: Path): Path => translate(rotate(scale(path, 0.93), -9, 46, 46), -21, 3);
  const back = (path: Path): Path => translate(rotate(scale(path, 0.93), 9, 46, 46), 29, 3);
  const printed = subtract(strip, ...windows);
  return [
    main(front(printed), front(outline)),
    main(front(concat(...busts))),
    accent(apart(back(printed), front(strip)), back(outline)),
    accent(apart(back(concat(...busts)), front(strip))),
  ];
});

/** The Nativity: Joseph, Mary on her knees and the Child under a roof with the star. */
const nativity = mark('nativity', ['entertainment', 'art', 'marketing'], () => {
  const roof = stroke(parse('M0 57L50 15L100 57'), 8.5);
  const star = parse('M50 -5.800L55 6L67 11L55 16L50 28L45 16L33 11L45 6Z');
  const joseph = union(
    circle(25, 55, 8.5),
    parse('M25 67C33 67 35.500 74 36 82L37.500 105.500L8 105.500L12 82C13 74 16 67 25 67Z'),
  );
  const mary = union(
    circle(76, 62, 8.5),
    parse(
      'M75 74C86 72 90 81 93 90C95 97 100 100 102 103C103 104.500 102 105.500 100 105.500L72 105.500C68 105.500 68 103 70 99L70.500 91L64 90C61.500 89 61.500 86 64 85L70 82C69 78 71 74.500 75 74Z',
    ),
  );
  const crib = parse('M41.500 94L66 94L62 105.500L44.500 105.500Z');
  return [
    main(apart(roof, star)),
    accent(star),
    main(joseph),
    main(mary),
    accent(apart(crib, joseph, mary)),
    main(circle(50.5, 84, 6)),
  ];
});

/** Santa's hat. */
const santaHat = mark('santa-hat', ['entertainment', 'marketing'], () => {
  const cap = parse('M2 78C2 44 16 4 48 -1C76 -5 97 16 101 46L82 46C80 38 74 32 66 29C76 42 80 60 80 78Z');
  const brim = rect(-5.5, 79, 93, 26, 13);
  const bobble = circle(91, 59, 14);
  return [main(apart(cap, bobble, brim)), accent(union(apart(brim, bobble), bobble))];
});

/** A marker for paintball: balls feed it from above, and air from behind. */
const paintballMarker = mark('paintball-marker', ['entertainment'], () => {
  const barrel = union(rect(-5.5, 40, 60, 10.5, 2), rect(-5.5, 37, 12, 16.5, 4));
  const body = corners('34,33 86,33 90,38 90,54 76,60 34,58', 5);
  const grips = union(corners('53,54 69,54 73,88 56,90', 5), rect(34, 54, 12, 27, 5));
  const guard = parse('M44 77C50 77 54 72 56 66');
  const neck = rect(54, 22, 13, 13);
  const hopper = ellipse(60, 12.5, 28, 15.5);
  const tank = rotate(rect(73.5, 62, 20, 41, 9), -20, 83.5, 64);
  const marker = apart(union(barrel, body, grips, neck, stroke(guard, 6)), hopper);
  return [main(marker), accent(hopper), accent(apart(tank, body, grips))];
});

export const PLAYGROUNDS_AND_FEASTS: readonly Mark[] = [
  trampoline,
  foosball,
  dominoes,
  kart,
  saxophone,
  harp,
  panFlute,
  marimba,
  laidTable,
  photoStrip,
  nativity,
  santaHat,
  paintballMarker,
];
