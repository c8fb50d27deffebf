/** What keeps evil away, and what goes in parades: amulets, camels, floats, shawls and their music. */
import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect, regular } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filledMark,
  filleted,
  inked,
  type Mark,
  main,
  softened,
  whole,
} from './mark.js';

/** A cross of sticks wound with yarn, as the Wixárika make it. */
const eyeOfGod = filledMark('eye-of-god', ['art', 'desing'], () => {
  const diamond = (r: number): Path => regular(50, 50, r, 4, 2);
  const ends = [0, 90, 180, 270].map((turn) =>
    rotate(union(rect(45, -14, 10, 20), circle(50, -13, 11)), turn),
  );
  return [
    main(union(subtract(diamond(56), diamond(42)), ...ends)),
    accent(subtract(diamond(36), diamond(23))),
    main(diamond(17)),
  ];
});

/** A drop of glass with the eye that looks back, on its cord. */
const nazar = filledMark('nazar', ['art', 'desing', 'marketing'], () => {
  const glass = parse('M50 -14C60 4 96 22 96 60C96 86 76 106 50 106C24 106 4 86 4 60C4 22 40 4 50 -14Z');
  const bead = softened(glass, 6);
  return [
    main(subtract(bead, circle(50, 60, 33), circle(50, 10, 5.5))),
    accent(subtract(circle(50, 60, 25), circle(50, 60, 14))),
    main(circle(50, 60, 9)),
  ];
});

/** A camel under its blanket. */
const camel = filledMark('camel', ['livestock', 'entertainment', 'transportation'], () => {
  const head = union(limb('-14,19,5.5 -5,13,7 8,10,9'), corners('3,16 15,-6 19,16', 2));
  const neck = limb('8,10,8.5 11,26,7.5 11,42,8.5 19,56,12 36,58,17');
  const trunk = union(ellipse(60, 56, 39, 19), parse('M26 54C42 44 42 0 60 0C78 0 78 44 94 54Z'));
  const legs = union(
    limb('32,58,13 28,80,7 28,106,6.5'),
    limb('48,62,9 47,82,6 47,106,6'),
    limb('74,62,9 70,82,6 72,106,6'),
    limb('84,58,15 92,78,7 89,92,6 92,106,7'),
  );
  const tail = limb('94,46,4.5 105,58,3.5 104,74,5');
  const body = subtract(union(head, neck, trunk, legs, tail), rect(-20, 108, 140, 20));
  const cloth = softened(intersect(trunk, parse('M36 24C48 31 72 31 84 24L81 62L39 62Z')), 2);
  return [main(softened(apart(body, cloth), 1)), accent(cloth)];
});

/** A horn wound in circles, its bell to the right. */
const frenchHorn = filledMark('french-horn', ['entertainment', 'art'], () => {
  const coil = stroke(circle(44, 42, 37), 11);
  const bell = parse(
    'M40 84C56 84 64 86 70 92C74 96 78 101 82 106L108 66C98 66 90 58 86 44L76 40C76 58 62 72 40 74Z',
  );
  const mouth = union(inked(line(20, 12, -8, -4), 9), inked(line(-4, -10, -12, 3), 8));
  const keys = union(
    ...[22, 38, 54].map((x) => union(rect(x, 28, 9.5, 28, 3), ellipse(x + 4.75, 24, 7, 4.5))),
  );
  const rim = inked(line(79, 108, 112, 64), 9);
  return [main(apart(union(coil, bell, mouth), rim)), accent(union(keys, rim))];
});

/** Tubes that hang from a lid and ring in the wind. */
const windChime = filledMark('wind-chime', ['art', 'desing', 'nature'], () => {
  const lid = union(
    parse('M0 30C0 12 24 6 50 6C76 6 100 12 100 30C100 34 98 36 95 36L5 36C2 36 0 34 0 30Z'),
    subtract(circle(50, -2, 13), circle(50, -2, 6)),
  );
  const tube = (x: number, to: number): Path => rect(x - 6.5, 41, 13, to - 41, 5);
  const sail = softened(
    parse('M50 84C60 96 66 102 66 110C66 119 59 124 50 124C41 124 34 119 34 110C34 102 40 96 50 84Z'),
    2,
  );
  return [
    main(lid),
    main(both(union(tube(8.5, 102), tube(26.5, 82)))),
    accent(union(rect(46.5, 41, 7, 55), circle(50, 62, 11.5), sail)),
  ];
});

/** A float of Holy Week on its carrying poles: the cross on a mound of flowers between candles. */
const processionFloat = filledMark('procession-float', ['art', 'entertainment'], () => {
  const cross = union(rect(42.5, -28, 15, 78, 3), rect(20, -6, 60, 15, 3));
  const blooms = [
    [32, 64],
    [41, 54],
    [59, 54],
    [68, 64],
  ].map(([x = 0, y = 0]) => circle(x, y, 10));
  const flowers = union(...blooms, circle(50, 58, 10));
  const candle = rect(-3, 40, 13, 40, 3);
  const flame = parse(
    'M3.5 6C9 14 13 19 13 25C13 31 9 34.500 3.500 34.500C-2 34.500 -6 31 -6 25C-6 19 -2 14 3.500 6Z',
  );
  const litter = union(rect(-14, 66, 128, 16, 3), rect(-28, 79, 156, 12, 4), rect(24, 60, 52, 14));
  const skirt = corners('-8,96 108,96 104,120 -4,120', 2);
  const folds = union(...[21, 50, 79].map((x) => rect(x - 3, 104, 6, 40, 2)));
  return [
    accent(union(softened(apart(cross, flowers), 1), both(flame))),
    main(filleted(union(flowers, both(candle), litter), 1)),
    main(subtract(skirt, folds)),
  ];
});

/** A bottle gourd with painted bands. */
const paintedGourd = filledMark('painted-gourd', ['art', 'desing'], () => {
  const shell = parse(
    'M50 -2C64 -2 74 8 74 20C74 30 67 35 68 41C70 47 92 52 92 76C92 98 74 110 50 110C26 110 8 98 8 76C8 52 30 47 32 41C33 35 26 30 26 20C26 8 36 -2 50 -2Z',
  );
  const stalk = inked(parse('M50 4C50 -8 55 -14 66 -14'), 9);
  const zigzag = inked(parse('M-4 66L9.5 79L23 66L36.500 79L50 66L63.500 79L77 66L90.500 79L104 66'), 7.5);
  const belt = intersect(shell, rect(0, 54, 100, 37));
  return [main(subtract(union(shell, stalk), rect(0, 50, 100, 45))), accent(subtract(belt, zigzag))];
});

/** A shawl with a flower in its middle and a long fringe. */
const fringedShawl = filledMark('fringed-shawl', ['desing', 'art'], () => {
  const cloth = softened(corners('-12,0 112,0 50,72', 0), 3);
  const petals = [0, 72, 144, 216, 288].map((turn) => rotate(circle(50, 16.5, 9), turn, 50, 27));
  const flower = subtract(union(...petals, circle(50, 27, 8)), circle(50, 27, 5));
  const leaves = both(leaf(31, 25, 12, 12, 0.36));
  const side = [-6, 5, 16, 27, 38].map((x) => rect(x - 3.5, 0, 7, 36 + ((x + 12) * 72) / 62, 3.5));
  const threads = union(both(union(...side)), rect(46.5, 0, 7, 110, 3.5));
  return [main(subtract(apart(cloth, flower), leaves)), accent(flower), main(apart(threads, cloth))];
});

/** The jacket of a suit of lights, the bullfighter's hat above it. */
const suitOfLights = filledMark('suit-of-lights', ['art', 'desing', 'entertainment'], () => {
  const hat = softened(
    whole(parse('M50 -32C37 -32 31 -26 30 -17C24 -19 17 -16 17 -8C17 0 25 4 31 -1C36 3 43 5 50 5Z')),
    1,
  );
  const front = parse(
    'M32 12C36 30 40 44 45 58L45 96C36 92 26 92 17 96L15 52L6 84L-18 77C-18 52 -8 24 8 16C16 12 24 11 32 12Z',
  );
  const shoulder = softened(parse('M-18 44C-18 20 2 4 22 10L18 42C8 36 -4 38 -18 44Z'), 2);
  const tassels = [-12, -1, 10].map((x) => rect(x - 3.5, 38, 7, 17, 3));
  const epaulette = union(shoulder, ...tassels);
  const tie = corners('45,14 55,14 57,40 50,48 43,40', 2);
  return [main(hat), main(both(apart(front, epaulette))), accent(union(both(epaulette), tie))];
});

export const AMULETS_AND_PARADES: readonly Mark[] = [
  eyeOfGod,
  nazar,
  camel,
  frenchHorn,
  windChime,
  processionFloat,
  paintedGourd,
  fringedShawl,
  suitOfLights,
];
