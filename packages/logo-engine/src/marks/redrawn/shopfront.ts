import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, line, polyline, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';
import { SHOPFRONT_FINERY } from './shopfront-finery.js';

/** A palette with its wells, and the brush that is dipped into the paint. */
const palette = redrawing('palette', () => {
  const board = parse(
    'M44 9C72 4 98 22 98 52C98 66 88 71 78 70C67 69 62 76 66 85C70 96 60 105 44 104.500C14 103 -5 83 -5 56C-5 32 16 13 44 9Z',
  );
  const turn = (path: Path): Path => translate(rotate(path, 42, 50, 50), 19, -12);
  const bristles = parse('M40.500 64L59.500 64C62 76 60 84 50 97C40 84 38 76 40.500 64Z');
  const handle = parse('M50 -3C56 6 59 26 57 45L57.500 59.500L42.500 59.500L43 45C41 26 44 6 50 -3Z');
  const brush = turn(union(bristles, handle));
  const wells = concat(circle(17, 50, 8), circle(37, 27, 7.5), circle(19, 73, 8.5), circle(42, 88, 8));
  return [main(subtract(apart(board, brush), wells)), accent(brush)];
});

/** A key to a house: its bow is the house, under a roof, and has a keyhole for a door. */
const key = redrawing('key', () => {
  const roof = stroke(parse('M11 33L50 0.500L89 33'), 11.5);
  const walls = corners('50,-4 82,24 82,60 18,60 18,24', 4);
  const hole = union(circle(50, 34, 7), corners('47,34 53,34 56,50 44,50', 1));
  const bit = union(rect(44, 56, 12, 49, 3), rect(50, 73, 27, 11, 2), rect(50, 91, 20, 11, 2));
  return [accent(roof), main(subtract(union(apart(walls, roof), bit), hole))];
});

/** A bolt that strikes right through a disc. */
const lightning = redrawing('lightning', () => {
  const bolt = corners('64,-6 17,57 45,57 35,106 84,40 55,40', 3);
  return [main(apart(circle(50, 50, 45), bolt)), accent(bolt)];
});

/** A shop: a striped awning that flares over the window and the door. */
const storefront = redrawing('storefront', () => {
  const at = (i: number, y: number): number => 50 + (i - 2.5) * (y < 20 ? 17 : 22);
  const flap = (i: number): Path =>
    parse(
      `M${at(i, 0) + 2.2} -1L${at(i + 1, 0) - 2.2} -1L${at(i + 1, 40) - 2.2} 36C${at(i + 1, 40) - 2.2} 52 ${at(i, 40) + 2.2} 52 ${at(i, 40) + 2.2} 36Z`,
    );
  const front = rect(2, 40, 96, 64, 4);
  const glass = rect(12, 61, 38, 27, 2);
  const door = rect(61, 61, 25, 60, 2);
  const awning = union(...[0, 1, 2, 3, 4].map(flap));
  return [
    main(apart(subtract(front, glass, door), awning)),
    main(concat(flap(1), flap(3))),
    accent(concat(flap(0), flap(2), flap(4))),
  ];
});

/** A small car that faces one, its lamps on. */
const car = redrawing('car', () => {
  const half = parse(
    'M50 2L67 2C75 2 80 6 83 13L91 35C100 38 105 46 105 56L105 68C105 71 103 73 100 73L50 73Z',
  );
  const glass = parse('M31 10L69 10C72 10 74 12 75.500 16L82 34L18 34L24.500 16C26 12 28 10 31 10Z');
  const lamp = circle(21, 55, 11.5);
  const grille = concat(rect(38, 48, 24, 5, 2.5), rect(38, 58, 24, 5, 2.5));
  const ear = parse('M13 35L2 33C-2 32 -5 29 -5 25C-5 22 -2 21 1 22L16 27Z');
  const under = union(rect(-5, 77.5, 110, 12.5, 4), both(rect(2, 82, 20, 21, 4)));
  const body = union(half, mirror(half), ear, mirror(ear));
  return [main(union(subtract(apart(body, both(lamp)), glass, grille), under)), accent(both(lamp))];
});

/** Towers of a city, and the sun that rises behind them. */
const skyline = redrawing('skyline', () => {
  const slots = (x: number, y: number, count: number): Path[] =>
    Array.from({ length: count }, (_, i) => rect(x - 3, y + i * 15, 6, 8, 1));
  const deco = union(
    stroke(line(37, -2, 37, 20), 6),
    rect(30.5, 12, 13, 40, 2),
    rect(25.5, 26, 23, 60, 2),
    rect(20.5, 42, 33, 63, 2),
  );
  const left = corners('-5,58 16,48 16,105 -5,105', 2);
  const dome = union(rect(58, 54, 24, 51, 2), circle(70, 56, 12), rect(67, 36, 6, 20, 3));
  const right = rect(86.5, 66, 18.5, 39, 2);
  const city = union(
    left,
    subtract(deco, ...slots(30, 50, 3), ...slots(44, 50, 3)),
    subtract(dome, ...slots(70, 60, 3)),
    right,
  );
  return [main(city), accent(apart(circle(77, 31, 25), union(deco, dome, right)))];
});

/** A receipt that is torn off, and ticked as paid. */
const receipt = redrawing('receipt', () => {
  const paper = corners(
    '2,4 12,-5 22,4 32,-5 42,4 52,-5 62,4 72,-5 82,4 82,96 72,105 62,96 52,105 42,96 32,105 22,96 12,105 2,96',
    1.5,
  );
  const print = concat(line(17, 24, 67, 24), line(17, 42, 67, 42), line(17, 60, 40, 60));
  const seal = circle(77, 77, 28);
  const tick = polyline([
    [64.5, 78],
    [73.5, 87],
    [90, 68.5],
  ]);
  return [main(apart(subtract(paper, stroke(print, 7)), seal)), accent(subtract(seal, stroke(tick, 7.5)))];
});

/** A pocket calculator: its display is lit, and so is the key that gives the sum. */
const calculator = redrawing('calculator', () => {
  const keys = [17, 39.5].flatMap((x) => [44, 63.5, 83].map((y) => rect(x, y, 16.5, 13, 3)));
  const body = subtract(
    rect(7, -5, 86, 110, 12),
    rect(15.5, 4, 69, 31.5, 5),
    ...keys,
    rect(62, 44, 21, 13, 3),
    rect(60, 61.5, 25, 36.5, 4),
  );
  return [main(body), accent(concat(rect(19.5, 8, 61, 23.5, 2.5), rect(64, 65.5, 17, 28.5, 2)))];
});

/** A shield, and a tick that is larger than it. */
const shield = redrawing('shield-check', () => {
  const plate = parse(
    'M46 -4C58 6 74 10 92 11L92 50C92 78 74 96 46 105C18 96 -1 78 -1 50L-1 11C18 10 34 6 46 -4Z',
  );
  const tick = stroke(
    polyline([
      [23, 50],
      [45, 72],
      [97, 16],
    ]),
    15,
  );
  return [main(apart(plate, tick)), accent(tick)];
});

/** A flight of stairs; its handrail ends in a scroll. */
const staircase = redrawing('staircase', () => {
  const steps = corners('-5,105 -5,91 23,91 23,76 50,76 50,61 78,61 78,46 105,46 105,70 40,105', 2);
  const rail = parse('M10.500 47C13.500 51 7.500 56 2.500 53C-2.500 49 0.500 40 8.500 36.500L100 -0.500');
  const posts = [21, 42.5, 64, 88].map((x, i) => rect(x - 4, 40 - i * 10, 8, 58 - i * 6));
  return [main(union(apart(union(...posts), stroke(rail, 9.5)), steps)), accent(stroke(rail, 9.5))];
});

export const SHOPFRONT: readonly Redrawing[] = [
  palette,
  key,
  lightning,
  storefront,
  car,
  skyline,
  receipt,
  calculator,
  shield,
  staircase,
  ...SHOPFRONT_FINERY,
];
