import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, scale, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A sprig of coffee: three leaves, and three round cherries close to the stem. */
const coffeeBranch = redrawing('coffee-branch', () => {
  const spots: [number, number][] = [
    [50, 55],
    [28, 77],
    [72, 77],
  ];
  const cherries = spots.map(([x, y]) => circle(x, y, 14.5));
  const gleams = spots.map(([x, y]) => arc(x, y, 7.5, 185, 265));
  const blade = parse('M50 60C30 44 24 22 50 -5C76 22 70 44 50 60Z');
  const side = parse('M48 66C22 70 -2 52 -5 14C28 12 50 34 48 66Z');
  const ribs = concat(line(50, 37, 50, 14), both(line(27, 43, 12, 28)));
  const stem = inked(parse('M50 50L50 84C50 92 48 97 45 101.500'), 7.5);
  return [
    main(apart(subtract(union(blade, both(side), stem), inked(ribs, 4.6)), ...cherries)),
    accent(subtract(concat(...cherries), inked(concat(...gleams), 4.5))),
  ];
});

/** A milk churn in one piece under its lid: neck, shoulders, and a handle on either side. */
const milkCan = redrawing('milk-can', () => {
  const churn = parse(
    'M33 17L67 17C69.500 17 71 18.500 71 20.500C71 23 69 24 67.500 25.500C66.500 26.500 66 27.500 66 29.500L66 33C66 42 82 46 82 62L82 101C82 104 80 105.500 77 105.500L23 105.500C20 105.500 18 104 18 101L18 62C18 46 34 42 34 33L34 29.500C34 27.500 33.500 26.500 32.500 25.500C31 24 29 23 29 20.500C29 18.500 30.500 17 33 17Z',
  );
  const handle = stroke(
    parse('M66 34.500L82 34.500C88 34.500 91 37.500 91 43.500L91 52C91 57.500 88 60 80 62'),
    7,
  );
  const lid = parse(
    'M29 12.500C26.500 12.500 25 11 25 8.500C26 -0.500 36 -5.500 50 -5.500C64 -5.500 74 -0.500 75 8.500C75 11 73.500 12.500 71 12.500Z',
  );
  return [main(subtract(union(churn, both(handle)), rect(0, 86, 100, 5))), accent(lid)];
});

/** An oyster on its shell, from above, with its pearl. */
const halfOyster = redrawing('half-oyster', () => {
  const shell = parse(
    'M1 98C-6 91 -5 80 0 74C-3 64 1 54 8 50C7 39 14 30 22 28C24 17 33 10 42 11C47 1 58 -4 67 0C76 -5 87 -2 92 5C102 8 106 19 103 29C107 39 104 50 98 55C98 66 91 74 83 75C79 85 70 90 61 88C55 97 44 101 36 97C29 105 8 107 1 98Z',
  );
  const groove = stroke(translate(scale(shell, 0.78), 15.4, 7), 5);
  const hollow = parse('M33 72C29 61 38 38 53 27C67 16 85 20 86 37C87 53 74 63 60 68C50 71 38 76 33 72Z');
  const pearl = circle(64, 41, 14);
  return [main(subtract(shell, groove, hollow)), accent(pearl)];
});

/** A diving mask with one wide window, and the snorkel beside it. */
const diveMask = redrawing('dive-mask', () => {
  const frame = parse(
    'M14 23L64 23C73 23 78 29 78 37L78 54C78 66 71 73 61 73C56 73 53 74 51.500 77C49 83 45 87 39 87C33 87 29 83 26.500 77C25 74 22 73 17 73C7 73 0 66 0 54L0 37C0 29 5 23 14 23Z',
  );
  const pane = parse(
    'M16 32L62 32C66 32 69 35 69 39L69 52C69 60 65 64 59 64C53 64 50 61 47 57C43 52 35 52 31 57C28 61 25 64 19 64C13 64 9 60 9 52L9 39C9 35 12 32 16 32Z',
  );
  const strap = union(rect(-5.5, 36, 14, 17, 3.5), rect(70, 36, 13.5, 17, 3.5));
  const gleam = inked(line(20, 50, 29, 41), 5.5);
  const tube = union(inked(parse('M95 0L95 68C95 86 86 97 69 97L56 97'), 10), rect(50, 88, 11, 17.5, 4));
  return [
    main(union(subtract(union(frame, strap), pane), gleam)),
    accent(subtract(tube, rect(85, 14, 20, 4.5))),
  ];
});

/** A car whose learner's plate stands on its roof. */
const learnerCar = redrawing('learner-car', () => {
  const plate = subtract(rect(27, -5.5, 46, 44, 6), rect(33.5, 1, 33, 29.5, 2));
  const letter = corners('42,4.500 50,4.500 50,19 60,19 60,26.500 42,26.500', 1);
  const body = parse(
    'M27 38L73 38C78 38 81 40 83 45L90 62C98 63 104 68 104 76L104 92L-4 92L-4 76C-4 68 2 63 10 62L17 45C19 40 22 38 27 38Z',
  );
  const glass = parse('M29 46L71 46C73 46 74 47 75 49L80 61L20 61L25 49C26 47 27 46 29 46Z');
  const wheels = both(rect(3, 86, 21, 19, 5));
  const lights = both(circle(15, 76.5, 6));
  return [
    main(subtract(union(body, wheels, plate), glass, lights, rect(34, 74, 32, 7, 3.5))),
    accent(letter, parse('M46 8.500L46 22.500L56 22.500')),
  ];
});

/** A bearded head from the front: hair with its parting, beard and moustache; the face is what they leave. */
const beard = redrawing('beard', () => {
  const hair = parse(
    'M18 58C15 46 10 36 13 24C17 5 36 -5.500 56 -5.500C72 -5.500 82 1 94 -3C97 11 92 21 86 27C87 37 84 46 82 58Z',
  );
  const jaw = parse('M18 50L82 50L84 66C86 88 66 105.500 50 105.500C34 105.500 14 88 16 66Z');
  const half = parse('M50 63C47 56 39 55 34 60C31 63 28 64.500 25.500 63.500C26 75 41 81 50 73Z');
  const moustache = union(half, mirror(half));
  const face = parse(
    'M25 46C29 40 31 33 32 25C43 33 60 33 71 28C71 35 73 41 75 46L75 55C71 57 69 60 68 64L32 64C31 60 29 57 25 55Z',
  );
  const parting = parse('M32 27C32 18 37 11 45 6');
  const ears = both(ellipse(16, 53, 10, 10.5));
  return [
    main(subtract(filleted(union(hair, jaw, ears), 2.5), face, grow(moustache, 4.5), inked(parting, 4.5))),
    accent(moustache),
  ];
});

/** The chuck of a lathe from the front: three jaws hold a round piece. */
const lathe = redrawing('lathe', () => {
  const around = (path: ReturnType<typeof parse>) => [0, 120, 240].map((turn) => rotate(path, turn));
  const disc = circle(50, 50, 55.5);
  const jaw = corners('37,-9 63,-9 63,16 57,16 57,26 53,31.500 47,31.500 43,26 43,16 37,16', 1);
  const plate = subtract(disc, circle(50, 50, 24), ...around(grow(jaw, 4.5)), ...around(circle(50, 87, 6)));
  return [main(concat(plate, ...around(intersect(jaw, disc)))), accent(circle(50, 50, 14))];
});

/** A foot from the side, on the insole that bears its arch. */
const insole = redrawing('insole', () => {
  const foot = parse(
    'M22 -5.500L53 -5.500C53 12 55 25 64 33C72 40 80 44 88 47.500C97 47 104.500 55 104.500 64C104.500 72 98 76 90 76C85 76 80 76 76 74.500C67 71 58 65 48 65C40 65 38 75 27 75C15 75 9 68 9 58C9 46 21 40 22 24Z',
  );
  const bed = parse(
    'M-5.500 62C-5.500 57 -1 55 5 56L48 60L98 78C106 79 107 90.500 99 91L72 92.500C60 93.500 52 101.500 32 101.500L14 101.500C1 101.500 -5.500 94 -5.500 82Z',
  );
  return [main(softened(foot, 1)), accent(softened(apart(bed, grow(foot, 0.7)), 2.5))];
});

/** A fire extinguisher, a flame on it, its hose close by its side. */
const extinguisher = redrawing('fire-extinguisher', () => {
  const tank = parse(
    'M46 26L66 26L66 31C78 34 84 42 84 52L84 98C84 103 81 105.500 77 105.500L35 105.500C31 105.500 28 103 28 98L28 52C28 42 34 34 46 31Z',
  );
  const flame = parse(
    'M57 48C60 58 71 63 71 76C71 86 65 92 56 92C47 92 41 86 41 77C41 70 45 66 47 61C49 64 50 66 52 67C54 61 54 54 57 48Z',
  );
  const levers = union(inked(line(50, 9, 94, -1), 8.5), inked(line(56, 15, 90, 17), 7.5));
  const valve = union(rect(45, 6, 22, 15.5, 3.5), levers);
  const hose = union(
    inked(parse('M48 15L34 15C19 15 14 25 14 38L14 56'), 7.5),
    corners('9,54 19,54 23,80 5,80', 3),
  );
  return [main(subtract(tank, flame)), accent(apart(union(valve, hose), tank))];
});

/** The awning of a shop: striped cloth on its bar, and a scalloped edge. */
const awning = redrawing('awning', () => {
  const bar = rect(7, 3, 86, 10, 4);
  const [top, foot] = [15.6, 22];
  const cloth = [-2, -1, 0, 1, 2].map((i) => {
    const [a, b] = [50 + i * top, 50 + i * foot];
    const slope = corners(`${a - 5.5},17.5 ${a + 5.5},17.5 ${b + 8.7},62 ${b - 8.7},62`);
    const scallop = translate(
      parse('M-8.700 66.500L8.700 66.500L8.700 83C8.700 89 5 92.500 0 92.500C-5 92.500 -8.700 89 -8.700 83Z'),
      b,
      0,
    );
    return concat(slope, scallop);
  });
  const striped = (odd: number) => concat(...cloth.filter((_, i) => i % 2 === odd));
  return [main(bar), main(striped(0)), accent(striped(1))];
});

/** A board that hangs in the middle under the arm of its post, with a house on it. */
const estateSign = redrawing('estate-sign', () => {
  const post = union(rect(4, -5.5, 8, 111, 3), rect(-5, 6, 110, 7.5, 3), rect(-5, 98, 26, 7.5, 3));
  const hangers = concat(line(38, 12, 38, 25.5), line(79, 12, 79, 25.5));
  const board = rect(20, 30, 77, 61, 6);
  const house = union(corners('58.500,36 88,61 29,61', 3), rect(37, 56, 43, 28, 2.5));
  const door = rect(52, 66, 13, 20);
  return [
    main(union(post, stroke(hangers, 6, { cap: 'butt' }))),
    accent(union(subtract(board, house), door)),
  ];
});

/** An invoice: a torn-off sheet, two of its rows, and the tick that it is paid. */
const invoice = redrawing('invoice', () => {
  const sheet = parse(
    'M9 -5.500L77 -5.500C81 -5.500 84 -2.500 84 1.500L84 105L73.750 94.500L63.500 105L53.250 94.500L43 105L32.750 94.500L22.500 105L12.250 94.500L2 105L2 1.500C2 -2.500 5 -5.500 9 -5.500Z',
  );
  const rows = concat(line(19, 18, 67, 18), line(19, 36, 50, 36));
  const tick = parse('M38 64L54 80L98 34');
  return [main(subtract(sheet, inked(rows, 7.5), inked(tick, 22))), accent(inked(tick, 12))];
});

/** A receipt that comes out of its printer, with its rows and its sum. */
const receipt = redrawing('receipt', () => {
  const paper = parse(
    'M14 12L86 12L86 105L77 94.500L68 105L59 94.500L50 105L41 94.500L32 105L23 94.500L14 105Z',
  );
  const printer = subtract(rect(-5, -5, 110, 32, 8), rect(9.5, 7.5, 81, 40));
  const rows = concat(line(29, 31, 71, 31), line(29, 48, 54, 48));
  const sum = rect(46, 62, 28.5, 13, 3);
  return [main(subtract(paper, inked(rows, 7.5), sum)), accent(printer)];
});

export const PLAINER_THINGS: readonly Redrawing[] = [
  coffeeBranch,
  milkCan,
  halfOyster,
  diveMask,
  learnerCar,
  beard,
  lathe,
  insole,
  extinguisher,
  awning,
  estateSign,
  invoice,
  receipt,
];
