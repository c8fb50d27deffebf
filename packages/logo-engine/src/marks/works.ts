import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, polyline, rect, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A derrick that stands on the ground; its drill is deep in it. */
const drillingRig = mark('drilling-rig', ['construction', 'technology'], () => {
  const leg = line(42, 4, 25, 60);
  const braces = concat(line(35, 27, 65, 27), line(36, 27, 72, 57), line(64, 27, 28, 57));
  const tower = union(
    stroke(both(leg), 7.5, { cap: 'butt' }),
    intersect(stroke(braces, 6), corners('40,0 60,0 80,64 20,64')),
    rect(33, -5, 34, 12, 3),
    rect(8, 52, 84, 10, 3),
  );
  const earth = subtract(
    rect(-5, 66, 110, 39, 4),
    corners('32,50 68,50 68,82 55,100.500 45,100.500 32,82', 2),
  );
  const flutes = concat(line(30, 80, 70, 68), line(30, 94, 70, 82));
  const drill = subtract(corners('37,66 63,66 63,79 50,96.500 37,79', 2), stroke(flutes, 4.5));
  return [
    main(tower, concat(both(leg), braces, line(35, 1, 65, 1), line(10, 58, 90, 58))),
    main(earth),
    accent(drill),
  ];
});

/** A backhoe loader: the arm that digs is folded behind its cab, the shovel is in front. */
const excavator = mark('excavator', ['construction', 'agriculture'], () => {
  const wheels = concat(circle(48, 85, 19), circle(81, 91, 12.5));
  const hubs = concat(circle(48, 85, 7.5), circle(81, 91, 4.5));
  const cab = subtract(
    corners('39,24 65,24 70,52 91,55 91,86 36,86 36,56', 4),
    corners('45.500,31 58,31 62,54 45.500,54', 2),
  );
  const roof = rect(34, 17, 38, 9, 3);
  const body = apart(union(cab, roof), wheels);
  const bent = polyline([
    [35, 68],
    [29, 34],
    [14, 2],
    [0.5, 48],
  ]);
  const bucket = parse('M-5 46L9 50L10 59L22 66C19 79 9 84 0 80C-5 74 -5.500 58 -5 46Z');
  const arm = union(stroke(bent, 9.5), bucket);
  const shovel = parse('M95 64L105.500 60C101 72 101 86 105.500 97L105.500 104L97 104C94 92 94 78 95 64Z');
  return [
    main(apart(body, arm)),
    main(subtract(wheels, hubs), wheels),
    accent(apart(union(arm, shovel), wheels)),
  ];
});

/** A truck of the quarry: a heap of gravel on its bed, which also roofs the cab. */
const dumpTruck = mark('dump-truck', ['construction', 'transportation'], () => {
  const heap = corners('4,27 14,12 25,14 33,1 47,3 53,12 64,12 75,27', 4);
  const bed = corners('-5,31 104,31 104,40 76,42 62,67 12,67', 3);
  const ribs = concat(line(22, 42, 26, 80), line(42, 42, 43, 80));
  const wheels = concat(circle(24, 85, 19.5), circle(80, 85, 19.5));
  const hubs = concat(circle(24, 85, 7.5), circle(80, 85, 7.5));
  const cab = subtract(
    corners('79,46 98,46 98,60 105,64 105,88 8,88 8,71 65,71', 3),
    rect(82, 50, 10, 11, 1.5),
  );
  return [
    accent(heap),
    main(subtract(bed, stroke(ribs, 4.5))),
    main(apart(cab, wheels)),
    main(subtract(wheels, hubs), wheels),
  ];
});

/** A scaffold of two floors, and the ladder that leads up. */
const scaffold = mark('scaffold', ['construction'], () => {
  const quad = corners('19,105 40,12 64,12 43,105');
  const sides = concat(line(23, 102, 42.5, 13), line(40, 102, 59.5, 13));
  const rungs = concat(...[24, 41, 58, 75, 92].map((y) => line(47 - y / 4.6, y, 59 - y / 4.6, y)));
  const ladder = stroke(concat(sides, rungs), 6);
  const planks = apart(concat(rect(-5, 29, 110, 10, 2), rect(-5, 67, 110, 10, 2)), quad);
  const posts = both(line(5, -1, 5, 100));
  const rail = line(5, 7, 95, 7);
  const frame = union(stroke(posts, 8), stroke(rail, 7), both(rect(-5, 98, 20, 7, 2)));
  const floors = concat(
    line(-3, 34, 38, 34),
    line(55, 34, 103, 34),
    line(-3, 72, 30, 72),
    line(47, 72, 103, 72),
  );
  return [
    main(union(apart(frame, planks, quad), ladder), concat(posts, rail, sides, rungs)),
    accent(planks, floors),
  ];
});

/** A wrecking ball on its chain: bricks fly from the wall that it hits. */
const wreckingBall = mark('wrecking-ball', ['construction'], () => {
  const hung = (path: Path): Path => rotate(path, -27, 42, 77);
  const ring = subtract(rect(33, 0, 18, 25, 9), rect(39, 6, 6, 13, 3));
  const chain = [15.5, -13].map((y) => hung(translate(ring, 0, y)));
  const ball = union(circle(42, 77, 28.5), hung(rect(35, 43.5, 14, 12, 3)));
  const shine = stroke(parse('M24 80C24 71 29 63 37 60'), 5.5);
  const brick = (x: number, y: number, turn: number) => rotate(rect(x - 14, y - 8, 28, 16, 2), turn, x, y);
  const bricks = [
    brick(91.5, 3, 0),
    rect(85.5, 15.5, 20, 16, 2),
    brick(83, 48, 30),
    brick(90, 72, -16),
    rect(77.5, 89, 28, 16, 2),
  ];
  return [main(subtract(ball, shine)), main(concat(...chain)), accent(concat(...bricks))];
});

/** A dome of triangles; the light falls on some of its panes. */
const geodesicDome = mark('geodesic-dome', ['construction', 'nature'], () => {
  const at = (points: string) => translate(corners(points), 0, 3);
  const shell = translate(
    corners('50,5 77,14.900 95.900,37.500 104,58 99,90 1,90 -4,58 4.100,37.500 23,14.900', 3),
    0,
    3,
  );
  const side = [
    'M50 5L50 19L23 14.900L23 38L4.100 37.500M23 14.900L4.100 37.500',
    'M50 19L23 38L50 44.400M50 19L50 44.400L33.300 68.700L66.700 68.700',
    'M23 38L6.300 64.600L-6 57M23 38L33.300 68.700L6.300 64.600L21.600 92',
    'M33.300 68.700L21.600 92M33.300 68.700L47 92',
  ].map((strut) => translate(parse(strut), 0, 3));
  const struts = stroke(both(concat(...side)), 4.5);
  const lit = union(
    at('50,19 23,38 50,44.400'),
    at('50,44.400 77,38 66.700,68.700'),
    at('33.300,68.700 66.700,68.700 50,95'),
    at('23,14.900 23,38 4.100,37.500'),
    at('77,38 95.900,37.500 112,50 106,58 93.700,64.600'),
    at('23,38 33.300,68.700 6.300,64.600'),
  );
  const panes = subtract(shell, struts);
  return [main(subtract(panes, lit)), accent(intersect(panes, lit))];
});

/** A billboard high on its post, with its lamps. */
const billboard = mark('billboard', ['marketing', 'desing'], () => {
  const lamps = [16, 50, 84].map((x) => union(rect(x - 9, -5, 18, 8, 3), rect(x - 3, 0, 6, 14)));
  const board = subtract(rect(-5, 10, 110, 51, 4), rect(2.5, 17.5, 95, 36, 1));
  const sheet = rect(7, 22, 86, 27, 1);
  const poster = subtract(sheet, star(50, 36.5, 12, 5.5, 5, 1));
  const post = union(rect(43, 58, 14, 47, 1), corners('20,58 80,58 57,78 43,78', 2));
  const ground = rect(26, 98, 48, 7, 3);
  return [main(union(board, ...lamps, post, ground)), accent(poster)];
});

/** A copper alembic over its hearth: the swan neck leads down to the barrel of the worm. */
const still = mark('still', ['gastronomy', 'food'], () => {
  const pot = parse(
    'M21 47L45 47C61 49 69 59 69 71C69 80 66 84 61 84L5 84C0 84 -3 80 -3 71C-3 59 5 49 21 47Z',
  );
  const head = parse(
    'M24 42.500C15 38 11 31 12 22C13 10 21 3 32 0C44 -6 56 -5.500 66 -3C84 2 95 16 96 47L84 47C83 28 77 16 66 12C59 10 53 12 53 18C55 28 53 37 42 42.500Z',
  );
  const hearth = subtract(rect(-5, 88.5, 76, 16.5, 3), rect(20, 95, 26, 20, 5));
  const hoops = concat(line(60, 66, 120, 66), line(60, 89, 120, 89));
  const barrel = parse('M78 51L102 51C106.500 68 106.500 88 102 105L78 105C73.500 88 73.500 68 78 51Z');
  return [accent(concat(pot, head)), main(hearth), main(subtract(barrel, stroke(hoops, 4.5)))];
});

/** A metate on its legs, and the stone that grinds on it. */
const metate = mark('metate', ['food', 'gastronomy'], () => {
  const top = corners('-5,42 34,12 105,42 70,69', 4);
  const side = union(
    corners('-5,47 70,74 105,47 105,63 71,89 -5,62', 4),
    corners('-5,54 22,62 15,98 3,98', 4),
    corners('46,78 80,80 72,105.500 61,105.500', 4),
    corners('84,74 105,56 102,95 93,95', 4),
  );
  const stone = rotate(union(rect(13, 28, 78, 17, 7), ellipse(52, 36.5, 29, 12)), -37, 52, 36.5);
  return [main(apart(top, stone)), main(apart(side, stone)), accent(stone)];
});

/** Three ingots of gold, stacked, and a sparkle. */
const goldNugget = mark('gold-nugget', ['construction', 'marketing'], () => {
  const face = corners('9,15.500 44,15.500 53,44 0,44', 3);
  const lid = corners('16,0 37,0 42.500,11 10.500,11', 1.5);
  const at = (path: Path): Path =>
    concat(
      ...[
        [-5, 61],
        [52, 61],
        [23.5, 12.5],
      ].map(([x = 0, y = 0]) => translate(path, x, y)),
    );
  const sparkle = parse(
    'M89 -5C91 7 94 10 105.500 12C94 14 91 17 89 29C87 17 84 14 72.500 12C84 10 87 7 89 -5Z',
  );
  return [main(at(face)), accent(at(lid)), accent(sparkle)];
});

/** A radiator that warms the room. */
const radiator = mark('radiator', ['construction', 'automotive'], () => {
  const columns = [0, 1, 2, 3, 4].map((i) => rect(-5 + i * 18.5, 34, 14, 62, 7));
  const pipes = union(rect(4, 46, 74, 9), rect(4, 75, 101, 9, 3));
  const valve = union(rect(95, 78, 9, 27, 1), rect(90, 62, 15.5, 9, 3), rect(95, 66, 8, 12));
  const feet = concat(rect(-1.5, 88, 7, 17, 2), rect(72.5, 88, 7, 17, 2));
  const heat = [15, 39, 63].map((x) => parse(`M${x} 25C${x - 12} 14 ${x + 12} 9 ${x} -1`));
  return [main(union(...columns, pipes, valve, feet)), accent(stroke(concat(...heat), 8), concat(...heat))];
});

/** A storage unit: its shutter is down and locked. */
const storage = mark('storage', ['transportation', 'construction'], () => {
  const frame = subtract(rect(-5, -4, 110, 109, 6), rect(9, 18, 82, 100, 2));
  const slats = concat(...[23, 39, 55, 71, 87].map((y) => rect(13.5, y, 73, 11.5, 1)));
  const body = rect(30, 66, 40, 34, 5);
  const shackle = parse('M38 70L38 58C38 50 43 45 50 45C57 45 62 50 62 58L62 70');
  const lock = union(body, stroke(shackle, 8));
  const hole = union(circle(50, 79, 5), rect(47.5, 80, 5, 12, 2));
  return [main(frame), main(apart(slats, lock, rect(34, 50, 32, 20))), accent(subtract(lock, hole))];
});

export const WORKS: readonly Mark[] = [
  drillingRig,
  excavator,
  dumpTruck,
  scaffold,
  wreckingBall,
  geodesicDome,
  billboard,
  still,
  metate,
  goldNugget,
  radiator,
  storage,
];
