import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror } from '../geometry/path.js';
import { circle, corners, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** Three turns of cream in a paper case, a cherry on top. */
const cupcake = mark('cupcake', ['food', 'gastronomy'], () => {
  const cream = parse(
    'M32 17C35 13 42 12 50 12C63 12 71 19 69 29C79 31 85 38 82 47C92 49 97 56 95 63C93 68 89 70 84 70L16 70C9 70 4 65 5 58C6 52 11 48 18 47C15 38 21 31 31 30C28 26 29 21 32 17Z',
  );
  const turns = [parse('M26 34C42 36 56 34 74 25'), parse('M10 53C36 56 62 52 88 40')];
  const paper = corners('14,75 86,75 77,99 23,99', 3);
  const folds = [line(34, 74, 38, 100), line(50, 74, 50, 100), line(66, 74, 62, 100)];
  const cherry = circle(50, 8, 8);
  return [
    main(subtract(apart(cream, cherry), ...turns.map((turn) => stroke(turn, 4.6))), concat(cream, ...turns)),
    accent(cherry),
    accent(subtract(paper, ...folds.map((fold) => stroke(fold, 4.4))), concat(paper, ...folds)),
  ];
});

/** A closed eye with five lashes under a brow. */
const eyelash = mark('eyelash', ['healthcare', 'art'], () => {
  const brow = parse('M3 33C20 10 62 2 97 20C99 21 98 25 95 24C66 19 36 22 11 39C5 43 0 38 3 33Z');
  const lid = parse('M6 52C24 74 76 74 94 52');
  const lashes = [
    [17, 63, 4, 79],
    [32, 69, 25, 88],
    [50, 71, 50, 93],
  ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => line(x0, y0, x1, y1));
  const all = concat(lid, ...lashes, ...lashes.slice(0, 2).map((lash) => mirror(lash)));
  return [accent(brow), main(stroke(all, 8, { cap: 'round' }), all)];
});

const FLAME =
  'M51 38C53 48 67 54 67 68C67 79 59 86 50 86C41 86 33 79 33 69C33 62 37 58 40 53C41 57 43 59 45 60C45 51 46 44 51 38Z';

/** Bottled gas: the flame is cut out of the bottle. */
const gasCylinder = mark('gas-cylinder', ['transportation', 'construction'], () => {
  const body = parse(
    'M38 24L62 24C76 26 84 36 84 50L84 78C84 86 79 91 71 91L29 91C21 91 16 86 16 78L16 50C16 36 24 26 38 24Z',
  );
  const collar = subtract(rect(31, 1, 38, 22, 6), rect(39, 9, 22, 20, 2));
  const valve = rect(45, 12, 10, 14, 2);
  const foot = rect(24, 92, 52, 8, 3);
  const flame = parse(FLAME);
  return [
    main(union(subtract(body, flame), collar, valve, foot), concat(body, flame, rect(31, 2, 38, 22, 6))),
  ];
});

const kettlebell = mark('kettlebell', ['healthcare', 'entertainment'], () => {
  const ball = subtract(circle(50, 65, 35), rect(0, 97, 100, 20));
  const handle = parse('M29 44L23 20C21 10 27 6 35 6L65 6C73 6 79 10 77 20L71 44');
  const label = circle(50, 66, 15);
  return [
    main(union(subtract(ball, label), apart(stroke(handle, 12), circle(50, 65, 31))), concat(ball, handle)),
    accent(circle(50, 66, 11)),
  ];
});

/** At speed: the bow is up and the wake is behind. */
const motorboat = mark('motorboat', ['fishing', 'transportation'], () => {
  const hull = parse('M0 46L48 48C62 48 82 42 100 34C98 54 84 72 64 74L16 74C8 74 2 62 0 46Z');
  const screen = corners('34,43 48,22 62,22 56,43', 3);
  const stripe = parse('M-4 58C30 61 70 62 104 47');
  const wave = (y: number) =>
    parse(`M2 ${y}C12 ${y - 8} 22 ${y - 8} 32 ${y}S54 ${y + 8} 64 ${y}S88 ${y - 8} 98 ${y}`);
  return [
    main(subtract(hull, stroke(stripe, 4.4)), concat(hull, stripe)),
    accent(apart(screen, hull)),
    accent(stroke(wave(88), 7, { cap: 'round' }), wave(88)),
  ];
});

const safe = mark('safe', ['technology', 'marketing'], () => {
  const box = rect(5, 4, 90, 84, 9);
  const door = stroke(rect(17, 16, 66, 60, 4), 4.4);
  const feet = concat(rect(15, 84, 18, 15, 3), rect(67, 84, 18, 15, 3));
  const well = circle(50, 46, 22);
  const spokes = [-90, 30, 150].map((at) => line(50, 46, ...polar(50, 46, 17, at)));
  const wheel = union(circle(50, 46, 8), ...spokes.map((spoke) => stroke(spoke, 7, { cap: 'round' })));
  return [
    main(union(subtract(box, door, well), feet), concat(box, circle(50, 46, 22))),
    accent(wheel, concat(...spokes)),
  ];
});

/** Tea with pearls. */
const bubbleTea = mark('bubble-tea', ['gastronomy', 'food'], () => {
  const cup = corners('20,38 80,38 73,99 27,99', 5);
  const lid = parse('M14 33C14 18 28 12 50 12C72 12 86 18 86 33Z');
  const straw = line(53, 30, 62, -1);
  const pearls = [
    [39, 88],
    [52, 89],
    [63.5, 84],
    [45, 76],
    [58, 73],
  ].map(([x = 0, y = 0]) => circle(x, y, 5));
  return [
    main(subtract(cup, ...pearls), concat(cup, ...pearls)),
    accent(union(apart(lid, stroke(straw, 7)), stroke(straw, 7)), concat(lid, straw)),
  ];
});

const fridge = mark('fridge', ['technology', 'construction'], () => {
  const body = rect(18, 1, 64, 92, 9);
  const feet = concat(rect(26, 94, 14, 6, 2), rect(60, 94, 14, 6, 2));
  const door = line(10, 36, 90, 36);
  const handles = concat(line(33, 15, 33, 25), line(33, 48, 33, 66));
  return [
    main(
      union(subtract(body, stroke(door, 5), stroke(handles, 7, { cap: 'round' })), feet),
      concat(body, line(18, 36, 82, 36), handles),
    ),
  ];
});

/** What is sold or done along any high street. */
export const HIGH_STREET: readonly Mark[] = [
  cupcake,
  eyelash,
  gasCylinder,
  kettlebell,
  motorboat,
  safe,
  bubbleTea,
  fridge,
];
