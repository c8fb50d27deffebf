import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polyline, rect, star } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, fitted, inked, main, softened, whole } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A whole fish that lies on ice cubes in their tray. */
const fishOnIce = redrawing('fish-on-ice', () => {
  const body = parse(
    'M-5.500 31C3 13 20 0.500 40 0.500C56 0.500 68 10 77 21L97 2C101 -1 105 2 104 6C102 15 100 22 100 29C100 36 102 43 104 52C105 56 101 59 97 56L77 39C68 50 56 58 40 58C20 58 3 48 -5.500 31Z',
  );
  const fin = parse('M26 6C32 -3 42 -6 54 -5.500C52 1 54 6 60 10Z');
  const fish = softened(filleted(union(body, fin), 3), 1);
  const gill = parse('M24 -10C33 8 33 50 24 68');
  const eye = circle(12, 25, 4.8);
  const cube = (x: number, y: number, at: number): Path => {
    const shine = inked(parse(`M${x - 5} ${y + 3}L${x - 5} ${y - 5}L${x + 3} ${y - 5}`), 4.2);
    return rotate(subtract(rect(x - 12.5, y - 12.5, 25, 25, 4), shine), at, x, y);
  };
  const cubes = [cube(8.5, 70, -10), cube(36.5, 77, 6), cube(64.5, 77, -7), cube(91.5, 71, 10)];
  const bed = intersect(concat(...cubes), rect(-5.5, 0, 111, 87));
  const tray = corners('-5.500,91 105.500,91 98,105.500 2,105.500', 3);
  return [
    accent(subtract(fish, stroke(gill, 4.4), eye), concat(fish, eye)),
    main(softened(apart(bed, fish), 1)),
    main(tray),
  ];
});

/** A dummy aslant: its teat, its curved shield with the air holes, and its ring. */
const pacifier = redrawing('pacifier', () => {
  const turn = (path: Path): Path => rotate(path, 40, 50, 50);
  const teat = parse(
    'M50 -14C63 -14 71 -6 71 4C71 14 62 17 61 27L61 40L39 40L39 27C38 17 29 14 29 4C29 -6 37 -14 50 -14Z',
  );
  const shield = whole(
    parse('M50 36C66 36 80 32 92 30C102 29 107 36 105 46C102 58 88 64 74 62C66 61 60 60 50 60Z'),
  );
  const holes = concat(both(circle(25, 47, 5.5)), circle(50, 87, 16));
  const ring = union(circle(50, 87, 26), rect(36, 56, 28, 16, 6));
  return [
    main(turn(subtract(filleted(union(shield, ring), 1.5), holes))),
    accent(turn(softened(apart(teat, shield), 1.5))),
  ];
});

/** A baby's round face with its one curl and a dummy in its mouth. */
const baby = redrawing('baby', () => {
  const head = union(ellipse(50, 60, 50, 45.5), both(circle(0.7, 63, 6.2)));
  const curl = inked(parse('M49 22C25 17 27 -1 42 -1C56 -1 56 9.5 45.500 9'), 6.5);
  const eyes = both(circle(26, 48.5, 6.5));
  const shield = rect(28, 62.5, 44, 16, 8);
  const ring = circle(50, 83.5, 12.5);
  const dummy = subtract(union(shield, ring), circle(50, 84, 6.2));
  return [main(union(subtract(apart(head, shield, ring), eyes), curl)), accent(dummy)];
});

/** Flowers in their paper, bound by a bow above the stems. */
const bouquet = redrawing('bouquet', () => {
  const flower = (x: number, y: number, size: number, turn: number): Path => {
    const petals = [0, 72, 144, 216, 288].map((at) =>
      rotate(circle(x, y - size * 0.58, size * 0.44), at + turn, x, y),
    );
    return subtract(union(circle(x, y, size * 0.6), ...petals), circle(x, y, size * 0.25));
  };
  const middle = flower(50, 18.5, 24, 0);
  const sides = both(flower(16, 28, 21, 36));
  const paper = corners('6,40 94,40 57,86 43,86', 3);
  const stems = subtract(
    corners('45,76 55,76 75,105.500 25,105.500'),
    ...[-1, 1].map((side) => stroke(line(50 + side, 72, 50 + side * 11, 110), 4.4)),
  );
  const loop = parse('M50 75C40 65 28 63 27 68L27 85C28 90 40 87 50 79Z');
  const bow = softened(union(both(loop), rect(44, 70.5, 12, 13, 4)), 1);
  const below = intersect(stems, rect(0, 88, 100, 30));
  return [
    accent(union(middle, apart(sides, middle), bow)),
    main(softened(apart(paper, middle, sides, bow), 1)),
    main(softened(apart(below, paper, bow), 0.6)),
  ];
});

/** A whole car from the front, and the bubbles about it. */
const carSuds = redrawing('car-suds', () => {
  const half = union(
    rect(2, 84, 18, 21.5, 5),
    corners('54,26 54,66 10,66 22,34 30,26', 6),
    rect(40, 26, 12, 40),
    rect(-5.5, 60, 70, 34, 11),
    rect(-5.5, 50, 16, 9, 4),
  );
  const holes = whole(union(ellipse(12, 76, 7, 6), corners('52,34 52,57 22,57 29,38 33,34', 2)));
  const car = subtract(filleted(whole(half), 1), holes, rect(32, 75, 36, 7, 3.5));
  const bubble = (x: number, y: number, r: number): Path => {
    const shine = `M${x - r * 0.5} ${y}A${r * 0.5} ${r * 0.5} 0 0 1 ${x} ${y - r * 0.5}`;
    return subtract(circle(x, y, r), inked(parse(shine), 4));
  };
  const bubbles = concat(
    bubble(10, 22, 14),
    bubble(36, 8, 11),
    circle(58, 14, 7),
    bubble(82, 10, 15.5),
    circle(97, 36, 8),
  );
  return [main(softened(car, 1)), accent(bubbles)];
});

/** A cow's long face, and the cross of who heals her beside it. */
const cowCross = redrawing('cow-cross', () => {
  const place = (path: Path): Path => translate(scale(path, 0.95), -0.3, 0);
  const ear = parse('M27 31C17 23 3 25 -5.500 36C-1 49 14 53 29 46Z');
  const horn = parse('M35 21C20 20 10 9 13 -5.500C20 3 30 5 44 6Z');
  const skull = parse(
    'M50 5C65 5 78 12 79 28C80 43 75 54 73 67C71.500 79 72 84 70 93C68 101 60 105.500 50 105.500C40 105.500 32 101 30 93C28 84 28.500 79 27 67C25 54 20 43 21 28C22 12 35 5 50 5Z',
  );
  const blaze = parse(
    'M50 18C56 18 60 23 60 31C60 46 63 57 64 80L36 80C37 57 40 46 40 31C40 23 44 18 50 18Z',
  );
  const eyes = both(ellipse(30.5, 46, 4.4, 5.6));
  const muzzle = parse(
    'M50 72C65 72 75 79 75 89.500C75 100 64 105.500 50 105.500C36 105.500 25 100 25 89.500C25 79 35 72 50 72Z',
  );
  const nostrils = both(rotate(ellipse(39, 87.5, 4.2, 5.8), 20, 39, 87.5));
  const face = subtract(apart(union(skull, both(ear), both(horn)), muzzle), eyes, blaze);
  const cross = union(rect(85, 73, 11, 31, 2), rect(75, 83, 30.5, 11, 2));
  return [main(place(face)), main(place(subtract(muzzle, nostrils))), accent(cross)];
});

/** A smile whose teeth wear a wire with its brackets. */
const toothBraces = redrawing('tooth-braces', () => {
  const lips = parse(
    'M-5.500 22C20 10 40 8 50 15C60 8 80 10 105.500 22C104 66 84 92 50 92C16 92 -4 66 -5.500 22Z',
  );
  const mouth = parse('M7 31C24 26 40 25 50 26C60 25 76 26 93 31C90 62 74 81 50 81C26 81 10 62 7 31Z');
  const between = intersect(
    mouth,
    concat(rect(25.5, 0, 5, 100), rect(47.5, 0, 5, 100), rect(69.5, 0, 5, 100)),
  );
  const places = [
    [17, 46],
    [39, 50],
    [61, 50],
    [83, 46],
  ] as const;
  const brackets = places.map(([x, y]) => rect(x - 6.5, y - 6.5, 13, 13, 2));
  const brace = union(stroke(polyline(places), 6), ...brackets);
  return [main(apart(union(subtract(lips, mouth), between), brace)), accent(brace)];
});

/** A kettlebell: its broad grip flares into the ball. */
const kettlebell = redrawing('kettlebell', () => {
  const ball = subtract(circle(50, 63.5, 42), rect(0, 101, 100, 20));
  const loop = parse('M24 45L18 15C16 6 20 1.200 29 1.200L71 1.200C80 1.200 84 6 82 15L76 45');
  const all = filleted(union(ball, stroke(loop, 13)), 2);
  const plate = circle(50, 65, 21);
  return [main(apart(all, plate)), accent(plate)];
});

/** A chicken on a spit between its posts, over one fire. */
const spitChicken = redrawing('spit-chicken', () => {
  const fit = (path: Path): Path => translate(scale(path, 0.7), 14, -1);
  const body = parse('M8 76C-2 70 -6 58 -1 46C5 30 20 20 38 20C58 20 74 28 84 42C92 52 96 66 88 76Z');
  const thigh = parse(
    'M42 62C40 48 50 40 62 36C72 33 78 28 83 20L92 27C86 36 86 42 85 52C84 66 74 74 62 74C51 74 43 71 42 62Z',
  );
  const bone = union(stroke(line(84, 28, 93, 14), 9), circle(88.5, 4, 7.2), circle(98.6, 11, 6.9));
  const behind = subtract(body, grow(thigh, 6), grow(bone, 6), rect(76, 0, 40, 100));
  const bird = softened(union(behind, thigh), 1.5);
  const spit = rect(-5.5, 32, 111, 8, 4);
  const post = rect(-1.5, 20, 8, 85.5, 4);
  const all = union(subtract(body, rect(86, 0, 40, 100)), thigh, bone);
  const fire = parse(
    'M50 58C52 66 60 69 62 77C66 75 68 70 68 65C78 74 82 82 82 90C82 100 72 105.500 50 105.500C28 105.500 18 100 18 90C18 82 22 74 32 65C32 70 34 75 38 77C40 70 49 66 50 58Z',
  );
  return [
    main(fit(bird)),
    main(fit(subtract(bone, grow(thigh, 6)))),
    main(union(subtract(spit, fit(grow(all, 5.9))), both(post))),
    accent(softened(fire, 0.8)),
  ];
});

/** A marionette that dances: strings from its bar to the hands, the head and a knee. */
const puppet = redrawing('puppet', () => {
  const bar = rotate(rect(1, -2.3, 98, 10, 5), -4, 50, 2.7);
  const head = circle(50, 33, 14);
  const trunk = corners('36,51 64,51 61,77 39,77', 6);
  const arms = inked(parse('M40 56L25 64L22 44M60 56L76 62L84 42'), 9);
  const legs = inked(
    parse('M44 79L14 79L17 100.5M56 76L66 88L62 100.500L74 100.500M17 100.500L8 100.500'),
    9.5,
  );
  const body = filleted(union(head, trunk, arms, legs), 1);
  const cord = (x0: number, x1: number, to: number): Path => stroke(line(x0, 4, x1, to), 5);
  const strings = union(cord(50, 50, 30), cord(27, 21.5, 46), cord(78, 84.5, 44), cord(12, 8, 80));
  const face = union(both(circle(45, 31, 2.6)), inked(parse('M44 38C47 42 53 42 56 38'), 3.4));
  return [main(subtract(body, face)), accent(union(bar, apart(strings, body)))];
});

/** A landing net, and the fish that is caught in it. */
const fishingNet = redrawing('fishing-net', () => {
  const place = (path: Path): Path => translate(scale(rotate(path, -24, 39, 52), 0.86), 0.6, 12);
  const pole = inked(line(-2, 46, 128, 46), 9);
  const bag = parse('M2 46L76 46C76 82 62 108 39 108C16 108 2 82 2 46Z');
  const threads = concat(
    ...[-83, -59, -35, -11, 13, 37, 61].flatMap((x) => [
      line(x, 40, x + 80, 120),
      line(x + 100, 40, x + 20, 120),
    ]),
  );
  const meshes = softened(subtract(shrink(bag, 7.5), grow(pole, 3), stroke(threads, 5.6)), 2.2);
  const tail = parse(
    'M25 46C22 30 27 18 33 9L19 -8C16 -12 20 -15 24 -13C30 -10 35 -8 39 -8C43 -8 48 -10 54 -13C58 -15 62 -12 59 -8L45 9C51 18 56 30 53 46Z',
  );
  return [main(place(subtract(union(bag, pole), meshes))), accent(place(softened(apart(tail, pole), 1)))];
});

/** A slice of bread with its crust, and an ear of wheat before it. */
const breadWheat = redrawing('bread-wheat', () => {
  const loaf = (by: number): Path =>
    union(
      rect(-5.5 + by, -3 + by, 84 - 2 * by, 50 - 2 * by, 24 - by),
      rect(1.5 + by, 20, 70 - 2 * by, 85.5 - by, 8 - by / 2),
    );
  const slice = subtract(loaf(0), subtract(loaf(8.5), loaf(13)));
  const turn = (path: Path): Path => translate(rotate(path, 13, 50, 100), 16, 0);
  const grains = [88, 65, 42].flatMap((y) => [
    leaf(50, y, 31, y - 21, 0.27, 0.55),
    leaf(50, y, 69, y - 21, 0.27, 0.55),
  ]);
  const ear = turn(union(...grains, leaf(50, 25, 50, -2, 0.27), rect(46, 18, 8, 87, 2)));
  const box = rect(-5.5, -5.5, 111, 111);
  return [
    main(softened(apart(slice, ear), 0.8), concat(apart(loaf(0), ear), apart(loaf(11), ear))),
    accent(intersect(softened(filleted(ear, 0.5), 0.8), box)),
  ];
});

/** A tooth, and the dentist's small mirror, bent on its long handle. */
const dentalMirror = redrawing('dental-mirror', () => {
  const tooth = parse(
    'M28 38C20 30 -5.500 29 -5.500 54C-5.500 66 1 72 3 85C5 97 8 105.500 14 105.500C22 105.500 19 84 28 84C37 84 34 105.500 42 105.500C48 105.500 51 97 53 85C55 72 61.500 66 61.500 54C61.500 29 36 30 28 38Z',
  );
  const head = rotate(ellipse(56, 14, 22, 18), 35, 56, 14);
  const rim = rotate(subtract(ellipse(56, 14, 17, 13), ellipse(56, 14, 12.6, 8.6)), 35, 56, 14);
  const neck = inked(parse('M70 26L82 34L90 60'), 7);
  const grip = inked(line(88, 58, 99, 100), 11);
  const mirror = union(head, neck, grip);
  return [main(softened(apart(tooth, mirror), 1.5)), accent(subtract(mirror, rim))];
});

/** The head of a guitar: its pegs, its nut and the first frets of the neck. */
const headstock = redrawing('headstock', () => {
  const head = parse(
    'M50 2C44 -5 34 -7 26 -3C22 -1 21 3 22 8L30 62L70 62L78 8C79 3 78 -1 74 -3C66 -7 56 -5 50 2Z',
  );
  const pegs = both(
    union(...[8, 28, 48].flatMap((y) => [rect(8, y - 4, 30, 8), rect(-5.5, y - 7.5, 19, 15, 6)])),
  );
  const posts = concat(...[12, 29, 46].flatMap((y) => [circle(39, y, 3.6), circle(61, y, 3.6)]));
  const neck = subtract(rect(33, 66, 34, 39.5), rect(0, 76, 100, 4.4), rect(0, 92, 100, 4.4));
  return [main(subtract(filleted(union(head, pegs), 1), posts)), accent(neck)];
});

/** A dripper on the mug that it fills, and a drop of coffee on that. */
const pourOver = redrawing('pour-over', () => {
  const cone = corners('-4,-5.500 92,-5.500 62,37 26,37', 4);
  const ribs = parse('M27 5L36 25M44 5L44 25M61 5L52 25');
  const foot = rect(8, 41, 72, 9, 4.5);
  const handle = subtract(rect(66, 62, 39.5, 32, 14), rect(70, 71, 26, 14, 6));
  const drop = parse('M44 60C49 68 56 74 56 83C56 90 51 95 44 95C37 95 32 90 32 83C32 74 39 68 44 60Z');
  const mug = union(rect(8, 54, 72, 51.5, 12), rect(8, 54, 72, 20, 2));
  return [
    main(subtract(cone, inked(ribs, 5))),
    main(foot),
    main(apart(union(mug, handle), drop)),
    accent(drop),
  ];
});

/** A poster on a wall of bricks: a star, two lines of print and a corner that comes loose. */
const pastedPoster = redrawing('pasted-poster', () => {
  const sheet = corners('22,-5.500 78,-5.500 78,66 52,94 22,94', 2);
  const flap = parse('M78 66L52 94C55 85 55 77 52 69C61 64 70 64 78 66Z');
  const brick = (x: number, y: number, width: number): Path => rect(x, y, width, 24.75, 2);
  const wall = concat(
    ...[-5.5, 52].map((y) => concat(brick(-5.5, y, 53.5), brick(52, y, 53.5))),
    ...[23.25, 80.75].map((y) => concat(brick(-5.5, y, 10.5), brick(9, y, 82), brick(95, y, 10.5))),
  );
  const print = union(star(50, 24, 20, 9, 5, 1), rect(32, 49, 36, 8, 2), rect(32, 64, 14, 8, 2));
  return [
    main(union(apart(wall, sheet, flap), softened(flap, 0.8))),
    accent(softened(subtract(sheet, grow(flap, 4), print), 0.6)),
  ];
});

/** A nopal: pad upon pad, with their spines, and two fruits on the highest. */
const nopal = redrawing('nopal', () => {
  const low = rotate(ellipse(44, 78, 24, 28), -6, 44, 78);
  const high = rotate(ellipse(68, 33, 19, 25), 18, 68, 33);
  const side = rotate(ellipse(17, 42, 15, 20), -28, 17, 42);
  const spine = (x: number, y: number, turn = 0): Path =>
    rotate(parse(`M${x - 4} ${y - 4}L${x} ${y + 4}L${x + 4} ${y - 4}`), turn, x, y);
  const spines = concat(
    spine(36, 74),
    spine(52, 84),
    spine(48, 66),
    spine(36, 92),
    spine(62, 38, 18),
    spine(72, 26, 18),
    spine(16, 42, -28),
  );
  const fruits = concat(
    rotate(ellipse(66, 1, 6.5, 9), -4, 66, 1),
    rotate(ellipse(91, 11, 6.5, 9), 50, 91, 11),
  );
  const pads = union(low, apart(high, low), apart(side, low));
  return fitted(
    [
      main(subtract(pads, stroke(spines, 4.4, { cap: 'round', join: 'round' })), pads),
      accent(apart(fruits, high)),
    ],
    0.96,
    0,
    1.5,
  );
});

export const ORDINARY_TRADES: readonly Redrawing[] = [
  fishOnIce,
  pacifier,
  baby,
  bouquet,
  carSuds,
  cowCross,
  toothBraces,
  kettlebell,
  spitChicken,
  puppet,
  fishingNet,
  breadWheat,
  dentalMirror,
  headstock,
  pourOver,
  pastedPoster,
  nopal,
];
