/** What is fried, folded and poured at home and sold at the corner. */
import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, ellipse, leaf, line, rect, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filled,
  filleted,
  inked,
  type Mark,
  main,
  mark,
  type Part,
  softened,
} from './mark.js';

const drawn = (id: string, industries: Mark['industries'], draw: () => readonly Part[]): Mark =>
  mark(id, industries, () => filled(draw()));

/** A heap of fried dough balls in their bowl, sugar on them and one bitten. */
const fritterBalls = drawn('fritter-balls', ['food', 'gastronomy'], () => {
  const bowl = softened(parse('M-6 62L106 62C106 84 92 98 73 101L73 107L27 107L27 101C8 98 -6 84 -6 62Z'), 2);
  const bands = inked(parse('M8 78L19 88L30 78L41 88L50 79L59 88L70 78L81 88L92 78'), 6.5);
  const above = (path: Path): Path => subtract(path, rect(-40, 57, 180, 80));
  const first = circle(50, 43, 22);
  const beside = both(circle(9, 46, 20));
  const upper = circle(27, 11, 21);
  const bitten = circle(73, 11, 21);
  const bite = union(circle(90, -12, 11), circle(100, 3, 11), circle(78, -20, 8));
  const heap = [first, apart(upper, first), apart(bitten, first, upper), apart(beside, first, upper, bitten)];
  const sugar = [
    [20, 3, 40],
    [33, 5, -30],
    [23, 17, -20],
    [66, 6, 30],
    [78, 14, -40],
    [43, 35, -35],
    [58, 38, 30],
    [47, 48, 10],
    [6, 42, 40],
    [94, 42, -40],
  ].map(([x = 0, y = 0, turn = 0]) => rotate(rect(x - 4.5, y - 2.5, 9, 5, 2.5), turn, x, y));
  return [
    main(subtract(bowl, bands)),
    accent(softened(subtract(above(concat(...heap)), bite, ...sugar), 0.8)),
  ];
});

/** A fat carrot, a crystal of ice cut into it. */
const frozenCarrot = drawn('frozen-carrot', ['food', 'gastronomy', 'agriculture'], () => {
  const tilted = (path: Path): Path => translate(rotate(path, 40, 50, 50), 1, 0);
  const root = softened(
    parse(
      'M50 8C64 2 82 8 83 26C84 52 66 100 56 124C53 130 47 130 44 124C34 100 16 52 17 26C18 8 36 2 50 8Z',
    ),
    2,
  );
  const arm = union(inked(line(50, 37, 50, 16), 6), inked(parse('M42.500 17L50 25L57.500 17'), 5));
  const crystal = union(...[0, 60, 120, 180, 240, 300].map((turn) => rotate(arm, turn, 50, 37)));
  const rings = union(inked(line(10, 76, 38, 76), 7.5), inked(line(90, 92, 59, 92), 7.5));
  const greens = union(
    inked(line(50, 4, 50, -24), 16),
    inked(line(46, 4, 24, -17), 15),
    inked(line(54, 4, 76, -17), 15),
  );
  return [main(tilted(softened(subtract(root, crystal, rings), 0.6))), accent(tilted(apart(greens, root)))];
});

/** A tortilla of flour that folds over its beans and cheese. */
const baleada = drawn('baleada', ['gastronomy', 'food'], () => {
  const held = (path: Path): Path => rotate(path, 24, 50, 50);
  const fold = 18;
  const disc = softened(intersect(circle(50, 50, 60), rect(-100, fold, 300, 200)), 6);
  const flap = softened(intersect(ellipse(50, fold, 51, 42), rect(-100, fold, 300, 200)), 5);
  const spots = union(
    rotate(ellipse(28, 30, 8, 5), 12, 28, 30),
    rotate(ellipse(52, 44, 9, 5.5), -8, 52, 44),
    rotate(ellipse(74, 30, 8, 5), -20, 74, 30),
  );
  const bed = filleted(
    union(
      ...[-4, 22, 47, 72, 97, 122, 147, 172, 184].map((turn) => {
        const at = (turn * Math.PI) / 180;
        return circle(50 + 37 * Math.cos(at), 52 + 37 * Math.sin(at), 11);
      }),
      circle(50, 50, 38),
    ),
    2,
  );
  const crumbs = union(
    ...[
      [19, 67, 20],
      [39, 77, -30],
      [61, 75, 15],
      [82, 63, -20],
      [57, 89, 30],
    ].map(([x = 0, y = 0, t = 0]) => rotate(rect(x - 5, y - 3.2, 10, 6.4, 2), t, x, y)),
  );
  const beans = subtract(apart(bed, flap), rect(-100, -100, 300, 100 + 32), crumbs);
  return [
    main(held(subtract(flap, spots))),
    accent(held(softened(beans, 1))),
    main(held(softened(apart(disc, bed, flap), 2))),
  ];
});

/** A loaf cut as the sign that forbids, an ear of wheat behind its bar. */
const glutenFreeLoaf = drawn('gluten-free-loaf', ['food', 'gastronomy', 'healthcare'], () => {
  const slice = softened(
    parse(
      'M18 -4L82 -4C101 -4 108 9 107 23C106 33 102 39 98 42L98 94C98 101 94 105 87 105L13 105C6 105 2 101 2 94L2 42C-2 39 -6 33 -7 23C-8 9 -1 -4 18 -4Z',
    ),
    1,
  );
  const hole = circle(50, 53, 40);
  const bar = intersect(stroke(line(0, 3, 100, 103), 8.5), circle(50, 53, 43));
  const grain = (y: number, side: number): Path => leaf(50 + side * 3, y, 50 + side * 26, y - 19, 0.34, 0.5);
  const ear = union(
    leaf(50, 42, 50, 17, 0.34, 0.5),
    ...[56, 75].flatMap((y) => [grain(y, -1), grain(y, 1)]),
    rect(46.5, 44, 7, 44, 3),
  );
  return [main(union(subtract(slice, hole), bar)), accent(softened(subtract(ear, grow(bar, 4.3)), 0.6))];
});

/** Plantain chips in a bowl, a plantain behind them. */
const plantainChips = drawn('plantain-chips', ['food', 'gastronomy'], () => {
  const bowl = softened(parse('M-6 62L106 62C106 84 92 98 73 101L73 107L27 107L27 101C8 98 -6 84 -6 62Z'), 2);
  const bands = rect(-20, 73, 140, 6);
  const fruit = softened(limb('98,-16,4.5 95,-7,5.5 95,6,12 92,26,17.5 80,50,20 64,70,16'), 1);
  const chip = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 24, 20), turn, x, y);
  const seeds = (x: number, y: number, turn: number): Path =>
    rotate(union(...[-10, 0, 10].map((dx) => ellipse(x + dx, y, 3.6, 2.8))), turn, x, y);
  const above = (path: Path): Path => subtract(path, rect(-60, 57, 240, 80));
  const front = chip(48, 43, -14);
  const left = chip(15, 38, -62);
  const top = chip(42, 7, 18);
  const chips = concat(front, apart(top, front), apart(left, front, top));
  const kernels = concat(seeds(48, 42, -14), seeds(11, 34, -62), seeds(42, 3, 18));
  return [
    main(subtract(bowl, bands)),
    main(above(apart(fruit, front, top))),
    accent(above(softened(subtract(chips, kernels), 0.5))),
  ];
});

/** A frying pan from above, a turner across it. */
const skillet = drawn('skillet', ['desing', 'gastronomy', 'marketing'], () => {
  const pan = circle(36, 62, 44);
  const handle = union(limb('60,36,8 80,16,8 97,0,10'), circle(98, -1, 10));
  const floor = subtract(circle(36, 62, 35), circle(36, 62, 29.5));
  const whole = subtract(union(pan, handle), circle(99, -2, 4.5), floor);
  const turner = rotate(
    union(
      subtract(
        softened(parse('M36 60L64 60L64 100C64 104 62 106 58 106L42 106C38 106 36 104 36 100Z'), 2),
        rect(42.5, 72, 4.6, 24, 2.3),
        rect(52.9, 72, 4.6, 24, 2.3),
      ),
      limb('50,64,7 50,48,4 50,20,4.6 50,-6,6'),
      circle(50, -6, 6),
    ),
    -40,
    50,
    60,
  );
  return [main(softened(apart(whole, turner), 1)), accent(turner)];
});

/** A slab of nougat sticks laid crosswise, under honey and sprinkles. */
const sprinkledNougat = drawn('sprinkled-nougat', ['food', 'gastronomy'], () => {
  const honey = softened(
    parse(
      'M6 -6L94 -6C102 -6 107 -1 107 7L107 33C107 48 90 48 90 35C90 27 77 27 77 36C77 54 58 54 58 37C58 29 46 29 46 35C46 44 30 44 30 35C30 27 17 27 17 37C17 50 -7 50 -7 33L-7 7C-7 -1 -2 -6 6 -6Z',
    ),
    1,
  );
  const ends = (y: number, tall: number): Path =>
    concat(...[-6, 23.2, 52.4, 81.6].map((x) => rect(x, y, 24.4, tall, 6)));
  const stick = rect(-6, 67, 112, 17, 6);
  const heart = parse('M31 26C21 18 19 8 25 5C29 3 31 7 31 8C31 7 33 3 37 5C43 8 41 18 31 26Z');
  const dots = union(circle(8, 10, 5.5), circle(54, 8, 5.5), circle(92, 12, 5.5));
  return [
    main(concat(softened(apart(ends(22, 40.5), honey), 1), stick, ends(88.5, 19))),
    accent(subtract(honey, heart, dots, star(69, 32, 10, 4.8, 5, 1))),
  ];
});

/** A tall glass on its foot: whipped cream, a cherry and a straw. */
const milkshake = drawn('milkshake', ['gastronomy', 'food'], () => {
  const glass = softened(
    parse(
      'M18 22L82 22L74 74C72 86 66 94 58 98L72 106C77 109 76 116 71 116L29 116C24 116 23 109 28 106L42 98C34 94 28 86 26 74Z',
    ),
    1.5,
  );
  const flutes = both(inked(line(37, 37, 41.5, 76), 7.5));
  const straw = inked(parse('M66 20L77 -34L96 -38'), 10.5);
  const cream = filleted(union(rect(9, -4, 82, 21, 10.5), circle(34, -8, 17), circle(58, -7, 15)), 2);
  const cherry = circle(40, -33, 12.5);
  return [
    main(concat(subtract(glass, flutes), apart(subtract(straw, rect(0, 10, 100, 40)), cream))),
    accent(cream),
    main(apart(cherry, cream)),
  ];
});

export const HOME_COOKING: readonly Mark[] = [
  fritterBalls,
  frozenCarrot,
  baleada,
  glutenFreeLoaf,
  plantainChips,
  skillet,
  sprinkledNougat,
  milkshake,
];
