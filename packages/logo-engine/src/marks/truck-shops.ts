/** What those sell and mend who live by lorries, exhausts and gas. */
import { grow, parse, subtract, union } from '../geometry/kernel.js';
import { concat, type Path } from '../geometry/path.js';
import { circle, corners, rect } from '../geometry/shapes.js';
import { accent, apart, both, filledMark, filleted, inked, type Mark, main, softened } from './mark.js';

/** A gleam of four points. */
const gleam = (x: number, y: number, size: number): Path =>
  softened(
    parse(
      `M${x} ${y - size}C${x + size * 0.12} ${y - size * 0.28} ${x + size * 0.28} ${y - size * 0.12} ${x + size} ${y}C${x + size * 0.28} ${y + size * 0.12} ${x + size * 0.12} ${y + size * 0.28} ${x} ${y + size}C${x - size * 0.12} ${y + size * 0.28} ${x - size * 0.28} ${y + size * 0.12} ${x - size} ${y}C${x - size * 0.28} ${y - size * 0.12} ${x - size * 0.12} ${y - size * 0.28} ${x} ${y - size}Z`,
    ),
    0.6,
  );

/** A lorry from ahead, its pipes at its sides and a spanner for its grille. */
const truckWrench = filledMark('truck-wrench', ['automotive', 'transportation'], () => {
  const cab = parse('M18 -10L82 -10C89 -10 94 -5 94 2L94 92L6 92L6 2C6 -5 11 -10 18 -10Z');
  const pane = union(rect(16, 2, 32, 31, 4), rect(52, 2, 32, 31, 4));
  const heads = union(circle(31, 60, 15), circle(69, 60, 15), rect(34, 53.5, 32, 13));
  const jaws = both(rect(6, 54.6, 24, 10.8, 3));
  const spanner = filleted(subtract(heads, jaws), 2.5);
  const bumper = rect(-6, 80, 112, 20, 6);
  const wheels = both(rect(0, 92, 25, 21, 5));
  const pipes = both(union(rect(-11, -16, 12.5, 82, 4), rect(-5, 44, 20, 10)));
  const lamps = both(rect(6, 85, 18, 9.5, 4.5));
  return [
    main(subtract(union(cab, bumper, wheels, pipes), pane, lamps, grow(filleted(heads, 2.5), 4.5))),
    accent(spanner),
  ];
});

/** A bottle of gas, a car on it. */
const gasCar = filledMark('gas-car', ['automotive'], () => {
  const bottle = parse(
    'M50 13C78 13 97 26 97 52L97 88C97 99 90 106 78 106L22 106C10 106 3 99 3 88L3 52C3 26 22 13 50 13Z',
  );
  const collar = subtract(softened(corners('20,-18 80,-18 74,26 26,26', 0), 3), rect(30, -8, 40, 15, 3));
  const valve = union(rect(45, -8, 10, 30), rect(39, -9, 22, 8, 2));
  const foot = rect(16, 96, 68, 17, 4);
  const shape = parse(
    'M37 33L63 33C67 33 70 35 72 39L77 51C83 53 86 58 86 63L86 84C86 89 83 92 79 92L75 92C71 92 69 90 69 86L31 86C31 90 29 92 25 92L21 92C17 92 14 89 14 84L14 63C14 58 17 53 23 51L28 39C30 35 33 33 37 33Z',
  );
  const pane = corners('37,40 63,40 68,52 32,52', 2);
  const lamps = both(circle(28, 67, 5.4));
  return [
    main(subtract(union(bottle, collar, valve, foot), grow(shape, 4.5))),
    accent(subtract(shape, pane, lamps, rect(40, 64, 20, 6, 3))),
  ];
});

/** The nose of an old car, its bumper of chrome. */
const chromeBumper = filledMark('chrome-bumper', ['automotive'], () => {
  const nose = parse(
    'M28 -18L72 -18C78 -18 82 -15 85 -10L95 12C108 14 116 24 116 38L116 57L-16 57L-16 38C-16 24 -8 14 5 12L15 -10C18 -15 22 -18 28 -18Z',
  );
  const pane = corners('31,-8 69,-8 78,12 22,12', 4);
  const lamps = both(circle(10, 36, 13));
  const grille = union(...[25, 39].map((y) => rect(33, y, 34, 7, 3.5)));
  const bumper = softened(
    parse(
      'M-24 58C-24 50 -34 48 -35 57C-37 72 -35 86 -24 92C-20 94 -12 95 -4 95L104 95C112 95 120 94 124 92C135 86 137 72 135 57C134 48 124 50 124 58C124 61 122 62 118 62L-18 62C-22 62 -24 61 -24 58Z',
    ),
    1.5,
  );
  const light = union(rect(-14, 73, 76, 8, 4), rect(68, 73, 16, 8, 4));
  const wheels = both(rect(-9, 90, 28, 24, 5));
  const star = gleam(114, -9, 28);
  return [
    main(apart(concat(subtract(nose, pane, lamps, grille), wheels), bumper, star)),
    accent(subtract(bumper, light)),
    accent(star),
  ];
});

/** A lorry and its body of stakes and boards. */
const truckBody = filledMark('truck-body', ['automotive', 'transportation'], () => {
  const cab = parse(
    'M80 18L96 18C101 18 104 20 106 25L114 49C119 51 122 54 122 60L122 88L74 88L74 24C74 20 76 18 80 18Z',
  );
  const pane = corners('83,28 96,28 103,49 83,49', 2.5);
  const frame = union(subtract(cab, pane), rect(4, 74, 74, 14));
  const wheels = concat(circle(4, 91, 20), circle(93, 91, 20));
  const boards = union(...[2, 24, 46].map((y) => rect(-24, y, 92, 16, 3)));
  const stakes = union(...[-16, 16, 48].map((x) => rect(x, -8, 12, 77.5, 3)));
  return [
    main(softened(apart(frame, wheels), 1)),
    main(subtract(wheels, circle(4, 91, 8), circle(93, 91, 8))),
    accent(filleted(apart(union(boards, stakes), wheels), 0.8)),
  ];
});

/** A skip of rubble that hangs from its chains. */
const rubbleSkip = filledMark('rubble-skip', ['transportation', 'construction'], () => {
  const tub = union(
    corners('-28,65 128,65 114,108 -14,108', 4),
    rect(2, 100, 26, 17, 3),
    rect(72, 100, 26, 17, 3),
  );
  const stripes = union(
    ...[-8, 28, 64, 100].map((x) => corners(`${x + 8},30 ${x + 20},30 ${x + 2},70 ${x - 10},70`, 0)),
  );
  const rim = subtract(rect(-30, 38, 160, 22, 4), stripes);
  const mound = softened(parse('M-8 44L-4 22L16 14L24 -6L50 -16L70 0L88 -2L102 18L116 26L120 44Z'), 2);
  const cracks = union(inked(parse('M22 -14L40 14L20 46M40 14L72 20L80 46M72 20L80 -8'), 6));
  return [main(tub), main(softened(rim, 1)), accent(apart(subtract(mound, cracks), rect(-30, 38, 160, 22)))];
});

export const TRUCK_SHOPS: readonly Mark[] = [truckWrench, gasCar, chromeBumper, truckBody, rubbleSkip];
