import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, leaf, line, polar, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A lollipop: a swirl on a stick, with a bow. */
const lollipop = mark('lollipop', ['food', 'gastronomy', 'entertainment'], () => {
  const turns = Array.from({ length: 50 }, (_, i) => polar(50, 34, 3 + i * 0.59, 220 + i * 15));
  const disc = circle(50, 34, 39.5);
  const swirl = polyline([...turns, polar(50, 34, 35, 967), polar(50, 34, 42, 976)]);
  const bow = union(both(corners('50,84 22,72 22,97', 6)), circle(50, 84.5, 8.5));
  const stick = rect(45.5, 70, 9, 35.5, 4);
  return [
    accent(subtract(disc, stroke(swirl, 5)), concat(disc, swirl)),
    main(apart(union(stick, bow), disc)),
  ];
});

/** Candy floss on a cone of paper. */
const candyFloss = mark('candy-floss', ['food', 'entertainment', 'gastronomy'], () => {
  const cloud = union(
    circle(50, 15, 20.5),
    circle(27, 21, 18),
    circle(73, 21, 18),
    circle(14, 38, 18),
    circle(86, 38, 18),
    circle(32, 48, 17),
    circle(68, 48, 17),
    circle(50, 40, 22),
  );
  const curls = concat(
    parse('M33 27C33 13 53 9 59 21C63 30 53 37 46 32'),
    parse('M70 46C82 48 90 38 84 29'),
    parse('M16 40C16 50 28 54 35 46'),
  );
  const cone = corners('31,55 69,55 54,105.500 46,105.500', 3);
  return [
    accent(subtract(cloud, stroke(curls, 5))),
    main(subtract(apart(cone, cloud), stroke(line(34, 98, 70, 72), 4.8))),
  ];
});

/** A siphon of soda in its net. */
const siphon = mark('soda-siphon', ['food', 'gastronomy'], () => {
  const bottle = parse(
    'M39 30L61 30C63 42 83 44 83 63L83 97C83 102 80 105.500 75 105.500L25 105.500C20 105.500 17 102 17 97L17 63C17 44 37 42 39 30Z',
  );
  const net = concat(
    ...[-2, -1, 0, 1, 2].flatMap((k) => [
      line(50 + k * 24 - 24, 46, 50 + k * 24 + 24, 106),
      line(50 + k * 24 + 24, 46, 50 + k * 24 - 24, 106),
    ]),
  );
  const head = union(rect(35, 15, 30, 11, 4), rect(38, -5, 24, 26, 7));
  const spout = parse(
    'M56 -3L72 -3C87 -3 94 6 96 27C96 29 95 30 93 30L84 30C82 30 81 29 81 27C80 17 78 13 71 13L56 13Z',
  );
  const lever = stroke(parse('M44 1L32 1C20 1 14 7 9 20'), 8);
  const meshes = subtract(intersect(shrink(bottle, 6), rect(0, 58, 100, 36)), stroke(net, 6.5));
  return [
    main(subtract(bottle, meshes), concat(bottle, line(18, 58, 82, 58), line(18, 94, 82, 94))),
    accent(union(head, spout, lever)),
  ];
});

/** A dessert in layers in a tall glass, with cream and a cherry. */
const parfait = mark('parfait', ['food', 'gastronomy'], () => {
  const glass = parse(
    'M18 42L82 42C84 42 85.500 43 85 46C82 62 76 78 66 87C64 89 62 90 59 90L41 90C38 90 36 89 34 87C24 78 18 62 15 46C14.500 43 16 42 18 42Z',
  );
  const jam = parse('M-5 59C9 51 22 51 36 59C50 67 60 67 72 59C84 51 94 51 108 59L108 72L-5 72Z');
  const gaps = stroke(
    concat(parse('M-5 59C9 51 22 51 36 59C50 67 60 67 72 59C84 51 94 51 108 59'), line(-5, 73, 105, 73)),
    4.6,
  );
  const cream = union(
    circle(28, 28, 12),
    circle(71, 28, 12),
    circle(41, 18, 12),
    circle(58, 17, 12),
    circle(50, 26, 14),
    rect(14, 29, 72, 9, 4.5),
  );
  const foot = rect(25, 97.5, 50, 8, 4);
  const cherry = circle(45, 2.5, 8);
  const wafer = rotate(rect(70, -9, 10, 46, 2), 24, 70, 30);
  const over = rect(-10, 37.8, 120, 40);
  return [
    main(subtract(apart(cream, wafer, cherry), over, rect(78, 10, 30, 40))),
    main(subtract(glass, jam, gaps)),
    accent(intersect(subtract(glass, gaps), jam)),
    accent(union(cherry, subtract(wafer, over))),
    main(union(rect(44.5, 86, 11, 16), foot), concat(line(50, 90, 50, 97), foot)),
  ];
});

/** A board with cheese, salami and olives. */
const charcuterieBoard = mark('charcuterie-board', ['food', 'gastronomy', 'livestock'], () => {
  const board = union(rect(-3, 17, 106, 88, 15), rect(35, -5, 30, 40, 12));
  const hole = rect(43, 3, 14, 9, 4.5);
  const cheese = corners('9,54 54,30 58,62 9,62', 3);
  const fat = [
    [-4, -4],
    [4, 1],
    [-3, 5],
  ];
  const slice = (x: number, y: number): Path => circle(x, y, 13.5);
  const spotted = (x: number, y: number): Path =>
    subtract(slice(x, y), ...fat.map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 2.4)));
  const slices = [22, 48, 74] as const;
  const olives = [circle(78, 38, 9), circle(84, 60, 9)];
  return [
    main(
      subtract(
        board,
        hole,
        grow(cheese, 4.5),
        ...slices.map((x) => grow(slice(x, 84), 4.5)),
        ...olives.map((one) => grow(one, 4.5)),
      ),
    ),
    accent(subtract(cheese, circle(40, 49, 4.5), circle(26, 56, 3))),
    accent(union(...slices.map((x) => spotted(x, 84)))),
    main(subtract(union(...olives), circle(78, 38, 3), circle(84, 60, 3))),
  ];
});

/** A michelada: a lime on a rim of salt and chilli that runs down the glass. */
const michelada = mark('michelada', ['gastronomy', 'food'], () => {
  const glass = corners('10,20 76,20 68,105.500 18,105.500', 6);
  const rim = parse(
    'M8 8L78 8C82 8 84 11 84 15C84 19 82 22 78 22L78 36C78 43 66 43 66 36L66 31C66 26 58 26 58 31L58 50C58 57 46 57 46 50L46 33C46 28 38 28 38 33L38 39C38 46 26 46 26 39L26 32C26 27 18 27 18 32L18 34C18 41 6 41 6 34L8 22C4 22 2 19 2 15C2 11 4 8 8 8Z',
  );
  const lime = circle(82, 16, 21);
  const wheel = subtract(lime, shrink(lime, 5));
  const pulp = subtract(
    circle(82, 16, 12.5),
    stroke(concat(...[0, 60, 120].map((turn) => rotate(line(82, 0, 82, 32), turn + 20, 82, 16))), 4.5),
  );
  const ice = [rotate(rect(26, 62, 20, 20, 3), -14, 36, 72), rotate(rect(44, 78, 17, 17, 3), 16, 52, 86)];
  return [
    accent(apart(rim, lime)),
    main(subtract(apart(glass, rim, lime), ...ice.map((one) => subtract(one, shrink(one, 4.6))))),
    main(
      union(wheel, pulp),
      concat(lime, ...[0, 60, 120].map((turn) => rotate(line(82, 0, 82, 32), turn + 20, 82, 16))),
    ),
  ];
});

/** A burrito, half out of its foil. */
const burrito = mark('burrito', ['gastronomy', 'food'], () => {
  const lean = (path: Path): Path => translate(scale(rotate(path, 30, 50, 50), 0.92), 4, 4.2);
  const filling = union(
    circle(31, 5, 9.5),
    circle(45, -4, 11),
    circle(60, -3, 10),
    circle(70, 7, 8.5),
    rect(26, -1, 48, 24, 9),
  );
  const wrap = parse('M19 16C19 11 23 10 26 11C41 18 59 18 74 11C77 10 81 11 81 16L81 66L19 66Z');
  const seam = parse('M78 2C74 28 60 42 36 50');
  const foil = parse(
    'M14 44L29 55C33 50 36 48 40 45C44 48 46 51 50 55C54 51 56 48 60 45C64 48 67 50 71 55L86 44L81 94C80 102 75 106 67 106L33 106C25 106 20 102 19 94Z',
  );
  const folds = concat(line(36, 70, 41, 92), line(65, 68, 59, 84));
  return [
    accent(lean(apart(filling, wrap))),
    main(lean(subtract(apart(wrap, foil), stroke(seam, 4.6)))),
    main(lean(subtract(foil, stroke(folds, 5)))),
  ];
});

/** A scale with a platform, and a sack that is weighed. */
const platformScale = mark('platform-scale', ['agriculture', 'livestock', 'food', 'transportation'], () => {
  const base = union(rect(-5, 84, 110, 14, 4), rect(3, 92, 16, 13.5, 3), rect(81, 92, 16, 13.5, 3));
  const dial = circle(79, 21, 26);
  const post = rect(73, 40, 12, 50);
  const needle = stroke(line(79, 22, 88, 10), 6);
  const sack = parse(
    'M20 36C14 34 12 30 14 26L46 26C48 30 46 34 40 36C54 46 62 60 60 72C59 77 56 80 51 80L9 80C4 80 1 77 0 72C-2 60 6 46 20 36Z',
  );
  return [
    main(
      subtract(union(base, post, dial), subtract(circle(79, 21, 18), union(needle, circle(79, 22, 5)))),
      concat(base, line(79, 47, 79, 84), dial, line(79, 22, 88, 10)),
    ),
    accent(subtract(sack, stroke(line(10, 37.5, 50, 37.5), 4.6))),
  ];
});

/** An ear of rice that hangs. */
const riceEar = mark('rice-ear', ['agriculture', 'food', 'gastronomy'], () => {
  const stem = parse('M25 102C22 56 24 5 54 4C68 3.500 74 16 75 36');
  const grain = (x: number, y: number, turn: number, long = 29): Path =>
    rotate(leaf(x, y, x, y + long, 0.29, 0.52), turn, x, y);
  const grains = [
    grain(67, 3, -62),
    grain(77, 21, -42),
    grain(79, 40, -26),
    grain(42, 16, 0),
    grain(58, 13, 0),
    grain(68, 31, 16),
    grain(72, 50, 18),
    grain(77, 58, -10, 34),
  ];
  const shown = grains.map((one, i) =>
    apart(one, stroke(stem, 6.5), ...grains.slice(i + 1).map((other) => shrink(other, 1.5))),
  );
  const blade = parse('M26 100C18 80 -4 74 -5 34C12 46 26 60 26 100Z');
  return [main(union(stroke(stem, 6.5), blade), concat(stem, blade)), accent(union(...shown))];
});

/** A turkey with its tail spread. */
const turkey = mark('turkey', ['livestock', 'food', 'agriculture'], () => {
  const feather = leaf(44, 66, 44, 0, 0.225, 0.78);
  const posed = (path: Path): Path => translate(scale(path, 0.86), 14, 8);
  const fan = [-90, -60, -30, 0].map((turn) => rotate(feather, turn, 44, 66));
  const body = parse(
    'M20 66C22 84 36 96 54 96C76 96 90 82 88 62C87 50 80 46 79 36C78 29 82 26 86 24C88 12 80 4 71 5C62 6 58 14 60 24C62 40 52 50 40 54C32 56 24 60 20 66Z',
  );
  const snood = parse('M84 8C92 8 101 12 104 18C98 18 92 20 90 22C98 28 100 42 93 48C86 50 84 38 84 28Z');
  const feet = concat(line(46, 92, 46, 103), line(64, 92, 64, 103));
  const wing = parse('M44 68C48 82 62 82 70 72');
  const shown = fan.map((one, i) => apart(one, ...fan.slice(i + 1)));
  return [
    main(posed(subtract(union(body, stroke(feet, 6.5)), circle(73, 16, 3.8), stroke(wing, 5)))),
    accent(posed(apart(union(...shown, snood), body))),
  ];
});

/** A boll of cotton on its stalk. */
const cottonBoll = mark('cotton-boll', ['agriculture', 'desing', 'nature'], () => {
  const tufts = union(
    circle(34, 16, 20),
    circle(66, 16, 20),
    both(circle(17, 39, 21)),
    both(circle(30, 60, 19)),
    circle(50, 45, 26),
  );
  const creases = concat(parse('M50 58C50 44 44 38 34 36M50 58C50 44 56 38 66 36'), line(50, 7, 50, 18));
  const leafed = union(
    both(parse('M50 92C26 92 8 82 -4 58C8 63 20 64 32 74C40 80 46 86 50 92Z')),
    parse('M50 58C58 70 60 80 56 92L44 92C40 80 42 70 50 58Z'),
  );
  const stalk = parse('M50 88C50 96 49 99 45 101.500');
  const husk = union(leafed, stroke(stalk, 7.5));
  const cotton = apart(tufts, husk);
  return [
    main(
      subtract(cotton, stroke(creases, 5)),
      concat(cotton, parse('M50 50C49 42 43 38 34 36M50 50C51 42 57 38 66 36')),
    ),
    accent(husk, concat(leafed, line(50, 92, 47, 101))),
  ];
});

/** A bar of nougat with whole almonds in it. */
const nougat = mark('nougat', ['food', 'gastronomy'], () => {
  const top = corners('32,2 105.5,2 72,62 -5.5,62', 4);
  const front = corners('-5.5,67 72.5,67 72.5,98 -5.5,98', 3);
  const side = corners('77.5,64 105.5,13 105.5,45 77.5,96', 3);
  const almonds = concat(
    leaf(34, 30, 52, 9, 0.34, 0.6),
    leaf(61, 14, 86, 12, 0.32, 0.4),
    leaf(52, 36, 80, 32, 0.32, 0.6),
    leaf(13, 54, 30, 36, 0.34, 0.4),
    leaf(39, 52, 66, 50, 0.3, 0.4),
  );
  return [accent(subtract(top, almonds), concat(top, almonds)), main(front), main(side)];
});

export const SWEETS_AND_FARM: readonly Mark[] = [
  lollipop,
  candyFloss,
  siphon,
  michelada,
  burrito,
  platformScale,
  riceEar,
  turkey,
  cottonBoll,
  parfait,
  charcuterieBoard,
  nougat,
];
