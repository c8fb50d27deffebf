/** What growers bring in, what is fried and pounded of it, and what rides and rolls in the country. */
import { parse, subtract, union } from '../geometry/kernel.js';
import { type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect, star } from '../geometry/shapes.js';
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

/** An aubergine that leans, a light on its belly. */
const eggplant = filledMark('eggplant', ['agriculture', 'food', 'gastronomy'], () => {
  const held = (path: Path): Path => rotate(path, 40, 50, 60);
  const body = parse(
    'M52 4C70 4 78 18 80 38C82 62 96 74 96 100C96 124 78 138 53 138C27 138 8 122 9 96C10 70 24 58 25 36C26 18 34 4 52 4Z',
  );
  const cap = softened(
    parse('M52 -6C70 -6 80 4 83 18L88 46L70 32L53 66L36 32L16 46L22 18C25 4 36 -6 52 -6Z'),
    2.5,
  );
  const stem = limb('52,4,9 54,-14,8 66,-32,10');
  const light = inked(parse('M27 100C26 86 32 76 38 66'), 9);
  return [main(held(subtract(apart(body, cap), light))), accent(held(union(cap, stem)))];
});

/** A head of broccoli. */
const broccoli = filledMark('broccoli', ['agriculture', 'food', 'gastronomy'], () => {
  const crown = union(
    circle(6, 52, 24),
    circle(20, 20, 23),
    circle(51, 2, 26),
    circle(82, 20, 23),
    circle(96, 52, 24),
    rect(8, 24, 86, 48, 20),
  );
  const branch = limb('51,98,12 34,80,10 18,66,9 12,56,8');
  const stalk = union(
    both(translate(branch, -1, 0)),
    limb('50,96,16 50,66,11 50,40,9'),
    parse('M24 84L76 84C70 98 70 108 74 122C62 128 38 128 26 122C30 108 30 98 24 84Z'),
  );
  return [main(softened(apart(crown, stalk), 2.5)), accent(softened(stalk, 3.5))];
});

/** A beetroot with its leaves. */
const beetroot = filledMark('beetroot', ['agriculture', 'food'], () => {
  const held = (path: Path): Path => rotate(path, 12, 50, 60);
  const bulb = filleted(union(ellipse(50, 76, 49, 42), limb('50,100,30 50,116,12 46,132,6 36,148,3')), 8);
  const rings = union(inked(parse('M17 78C18 92 28 100 40 104'), 8));
  const blade = (tall: number): Path => leaf(50, 34, 50, 34 - tall, 0.29, 0.58);
  const frond = (turn: number, tall: number): Path =>
    rotate(subtract(blade(tall), inked(line(50, 44, 50, 34 - tall * 0.5), 7)), turn, 50, 44);
  const side = apart(frond(48, 84), blade(98));
  return [main(held(subtract(bulb, rings))), accent(held(apart(union(frond(0, 98), both(side)), bulb)))];
});

/** A cucumber and a slice of it. */
const cucumber = filledMark('cucumber', ['agriculture', 'food'], () => {
  const body = union(inked(parse('M0 92C10 62 40 32 78 12'), 54), inked(line(86, 6, 106, -8), 15));
  const light = inked(parse('M-6 80C2 64 12 50 24 40'), 8);
  const bumps = [circle(18, 78, 5), circle(36, 54, 5), circle(58, 38, 5), circle(52, 16, 5)];
  const disc = circle(94, 88, 41);
  const seeds = [0, 60, 120, 180, 240, 300].map((turn) =>
    rotate(leaf(94, 80, 94, 64, 0.34, 0.6), turn, 94, 88),
  );
  const peel = subtract(circle(94, 88, 34), circle(94, 88, 28.5));
  return [main(apart(subtract(body, light, ...bumps), disc)), accent(subtract(disc, peel, ...seeds))];
});

/** Croquettes on a dish, the upper one bitten. */
const croquettes = filledMark('croquettes', ['gastronomy', 'food'], () => {
  const held = (path: Path): Path => rotate(path, -24);
  const low = rect(4, 48, 114, 66, 33);
  const high = rect(-24, -18, 122, 66, 33);
  const bite = union(circle(90, -22, 17), circle(80, 2, 15), circle(80, 28, 15), circle(90, 52, 17));
  const eaten = subtract(high, bite, rect(84, -40, 60, 120));
  const cream = subtract(eaten, apart(eaten, translate(bite, -18, 0)));
  const crumbs = [
    [-4, 22, 50],
    [12, 2, -20],
    [20, 32, 20],
    [36, 10, -60],
    [30, 92, 40],
    [54, 74, -20],
    [68, 98, 10],
    [94, 78, -50],
  ].map(([x = 0, y = 0, turn = 0]) => rotate(ellipse(x, y, 6.5, 4), turn, x, y));
  return [
    main(held(softened(subtract(apart(eaten, cream), ...crumbs), 1))),
    main(held(softened(subtract(apart(low, high), ...crumbs), 1))),
    accent(held(softened(cream, 2))),
  ];
});

/** A tall wooden mortar with its pestle, a plantain before it. */
const mofongo = filledMark('mofongo', ['gastronomy', 'food'], () => {
  const mortar = whole(
    parse(
      'M50 24L96 24C100 24 102 26 102 29C101 56 92 70 74 78C69 82 69 88 74 93C84 99 90 108 92 118C92 122 90 124 87 124L50 124Z',
    ),
  );
  const pestle = rotate(filleted(union(rect(41, -12, 18, 60, 6), ellipse(50, -26, 21, 25)), 8), 20, 50, 40);
  const plantain = softened(limb('54,136,3 76,130,14 100,112,19 116,84,18 122,58,9 128,42,5'), 2);
  return [
    main(apart(subtract(mortar, rect(-20, 39, 140, 7)), plantain)),
    main(apart(pestle, mortar)),
    accent(plantain),
  ];
});

/** A stirrup on its strap. */
const stirrup = filledMark('stirrup', ['livestock', 'art'], () => {
  const bow = inked(parse('M-4 98C-14 60 10 34 50 28C90 34 114 60 104 98'), 16);
  const tread = rect(-20, 92, 140, 26, 9);
  const eye = rect(22, 12, 56, 30, 8);
  const strap = rect(33, -36, 34, 68, 4);
  const holes = [-20, 2].map((y) => circle(50, y, 6.5));
  return [main(apart(union(bow, tread, eye), strap)), accent(subtract(strap, ...holes))];
});

/** A spur with its rowel. */
const spur = filledMark('spur', ['livestock', 'art'], () => {
  const held = (path: Path): Path => rotate(path, 20);
  const yoke = inked(parse('M-20 6L8 6C36 6 50 24 50 46C50 68 36 86 8 86L-20 86'), 21);
  const shank = corners('46,30 64,34 98,38 98,54 64,58 46,62', 3);
  const rowel = star(112, 46, 37, 19, 8, 3);
  return [main(held(union(yoke, apart(shank, rowel)))), accent(held(subtract(rowel, circle(112, 46, 7))))];
});

/** An ox cart, its wheel painted as a flower. */
const oxCart = filledMark('ox-cart', ['art', 'livestock', 'agriculture'], () => {
  const wheel = (r: number): Path => circle(34, 70, r);
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
    rotate(leaf(34, 66, 34, 32, 0.26, 0.64), turn, 34, 70),
  );
  const rosette = subtract(union(wheel(13), ...petals), wheel(6.5));
  const bed = union(
    rect(-36, -18, 140, 14, 4),
    corners('-36,8 106,8 146,28 146,42 102,30 -36,30', 4),
    ...[-28, 27, 82].map((x) => rect(x, -26, 14, 54, 3)),
  );
  const yoke = inked(parse('M138 14C146 28 146 44 138 58'), 14);
  return [main(apart(union(bed, yoke), wheel(54))), main(subtract(wheel(54), wheel(43))), accent(rosette)];
});

export const ROOTS_AND_REINS: readonly Mark[] = [
  eggplant,
  broccoli,
  beetroot,
  cucumber,
  croquettes,
  mofongo,
  stirrup,
  spur,
  oxCart,
];
