import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polyline, rect, wave } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const brain = mark('brain', ['healthcare', 'technology'], () => {
  const lobes = union(
    circle(35, 19, 18),
    circle(20, 39, 18),
    circle(19, 63, 18),
    circle(35, 81, 18),
    rect(22, 20, 40, 62),
  );
  const half = intersect(lobes, rect(-5, -5, 53, 110));
  const folds = [
    stroke(parse('M50 32C41 31 36 36 36 44'), 5),
    stroke(parse('M14 52C22 48 30 50 34 58'), 5),
    stroke(parse('M50 70C42 71 38 76 39 83'), 5),
  ];
  const left = subtract(half, ...folds);
  return [main(left), accent(mirror(left))];
});

const testTube = mark('test-tube', ['healthcare', 'technology'], () => {
  const turn = (path: Path) => rotate(path, 32);
  const tube = parse('M33 12L67 12L67 80C67 90 60 98 50 98C40 98 33 90 33 80Z');
  const hollow = parse(
    'M40.500 5L59.500 5L59.500 80C59.500 86 55 90.500 50 90.500C45 90.500 40.500 86 40.500 80Z',
  );
  const liquid = parse(
    'M44.500 50L55.500 50L55.500 80C55.500 84 53 86.500 50 86.500C47 86.500 44.500 84 44.500 80Z',
  );
  const rim = rect(26, 3, 48, 10, 4);
  return [
    main(
      turn(union(subtract(tube, hollow), rim)),
      turn(concat(parse('M37 12L37 80C37 88 42 94 50 94C58 94 63 88 63 80L63 12'), line(30, 8, 70, 8))),
    ),
    accent(turn(liquid), turn(line(37, 50, 63, 50))),
  ];
});

const flask = mark('flask', ['healthcare', 'technology'], () => {
  const glass = parse('M38 8L62 8L62 38L90 84C94 91 90 98 82 98L18 98C10 98 6 91 10 84L38 38Z');
  const inside = parse('M46 2L54 2L54 40L58 48L80 84C83 89 82 90 78 90L22 90C18 90 17 89 20 84L42 48L46 40Z');
  const liquid = subtract(
    parse('M35.500 66L64.500 66L76 85C76.500 86 76 86 75 86L25 86C24 86 23.500 86 24 85Z'),
    circle(45, 77, 3.6),
  );
  const rim = rect(32, 1, 36, 9, 4);
  return [
    main(
      union(subtract(glass, inside), rim),
      concat(
        parse('M42 8L42 40L14 86C12 91 14 94 18 94L82 94C86 94 88 91 86 86L58 40L58 8'),
        line(35, 5, 65, 5),
      ),
    ),
    accent(liquid, line(29, 66, 71, 66)),
  ];
});

const boot = mark('boot', ['construction', 'art', 'nature'], () => {
  const upper = parse(
    'M16 4L52 4C55 4 57 6 57 9L57 40C60 52 72 56 86 60C93 62 97 67 98 76L14 76L14 7C14 5 15 4 16 4Z',
  );
  const laces = [20, 33, 46].map((y) => line(46, y, 60, y));
  const sole = parse('M12 81L99 81L99 89C99 93 97 95 93 95L56 95L52 90L46 95L16 95C13 95 12 93 12 90Z');
  return [
    main(
      subtract(upper, ...laces.map((l) => stroke(l, 4.8))),
      concat(upper, ...laces.map((_, i) => line(44, 20 + i * 13, 55, 20 + i * 13))),
    ),
    accent(sole),
  ];
});

const wind = mark('wind', ['nature', 'transportation'], () => {
  const gusts = [
    parse('M2 37L40 37C50 37 57 31 57 22C57 14 51 8 43 8C36 8 31 12 30 18'),
    parse('M2 55L78 55C88 55 96 48 96 39C96 31 90 25 83 25C78 25 74 28 72 33'),
    parse('M14 74L58 74C66 74 71 79 71 85C71 91 66 96 60 96C55 96 51 93 50 89'),
  ];
  return gusts.map((gust, i) => (i === 1 ? accent : main)(stroke(gust, 9), gust));
});

const headset = mark('headset', ['marketing', 'technology'], () => {
  const band = arc(50, 52, 41, 180, 360);
  const cups = both(rect(2, 52, 22, 34, 8));
  const boom = parse('M86 84C84 92 76 95 64 95');
  const tip = rect(44, 88, 20, 12, 6);
  return [
    main(apart(stroke(band, 9, { cap: 'butt' }), cups), band),
    accent(cups),
    main(union(apart(stroke(boom, 6), cups), tip), concat(boom, line(48, 94, 62, 94))),
  ];
});

const bathtub = mark('bathtub', ['construction', 'desing'], () => {
  const tub = parse('M3 54L97 54L97 60C97 78 84 88 68 88L32 88C16 88 3 78 3 60Z');
  const feet = both(line(25, 92, 21, 98));
  const tap = parse('M14 48L14 20C14 10 20 4 28 4C36 4 41 9 42 17');
  const spray = rect(31, 18, 23, 8, 4);
  const drops = concat(circle(36, 35, 4), circle(49, 38, 4));
  return [
    main(tub),
    main(stroke(feet, 8), feet),
    accent(union(stroke(tap, 8, { cap: 'butt' }), spray), concat(tap, line(34, 22, 51, 22))),
    accent(drops),
  ];
});

const rabbit = mark('rabbit', ['livestock', 'nature', 'healthcare'], () => {
  const head = parse('M50 46C70 46 84 58 84 74C84 90 70 99 50 99C30 99 16 90 16 74C16 58 30 46 50 46Z');
  const ear = parse('M42 50C28 44 18 30 18 14C18 4 22 0 27 0C38 0 46 20 47 48Z');
  const inner = parse('M37 40C30 34 26 24 26 15C26 11 27 9 29 10C34 14 38 26 39 40Z');
  const eyes = both(circle(36, 70, 4.6));
  const nose = corners('45,79 55,79 50,86', 1.5);
  return [
    main(
      subtract(union(head, both(ear)), eyes, nose, both(inner)),
      concat(union(head, both(ear)), eyes, nose),
    ),
    accent(both(leaf(35.5, 37, 29, 14, 0.14, 0.5)), null),
  ];
});

const racquet = mark('racquet', ['entertainment', 'healthcare'], () => {
  const turn = (path: Path) => rotate(path, 42, 50, 50);
  const head = ellipse(50, 26, 27, 31);
  const strings = union(
    ...[40, 50, 60].map((x) => stroke(line(x, -10, x, 60), 3.6)),
    ...[14, 26, 38].map((y) => stroke(line(20, y, 80, y), 3.6)),
  );
  const frame = subtract(head, ellipse(50, 26, 20, 24));
  const net = intersect(strings, ellipse(50, 26, 22, 26));
  const grip = rect(44, 62, 12, 42, 5);
  const neck = corners('40,52 60,52 55,66 45,66', 1);
  const ball = circle(22, 20, 11);
  return [
    main(
      turn(union(frame, net, neck, grip)),
      turn(concat(head, line(50, 58, 50, 102), line(50, -5, 50, 57), line(24, 26, 76, 26))),
    ),
    accent(ball),
  ];
});

const excavator = mark('bulldozer', ['construction'], () => {
  const tracks = rect(2, 76, 60, 21, 10.5);
  const cab = parse(
    'M8 72L8 62C8 60 9 58 12 58L18 58L22 32C22 29 24 27 27 27L46 27C49 27 51 29 52 32L58 58L62 62L62 72Z',
  );
  const pane = corners('29,35 44,35 49,54 27,54', 2);
  const boom = polyline([
    [56, 60],
    [72, 14],
    [90, 44],
  ]);
  const bucket = parse('M80 50L98 42C102 56 98 70 84 74C76 70 74 60 80 50Z');
  const holes = [circle(14, 86.5, 4.2), circle(32, 86.5, 4.2), circle(50, 86.5, 4.2)];
  return [
    main(subtract(tracks, ...holes), concat(tracks)),
    main(subtract(apart(cab, stroke(boom, 9)), pane), concat(apart(cab, stroke(boom, 4)), pane)),
    accent(apart(stroke(boom, 9, { join: 'round' }), bucket), boom),
    accent(bucket),
  ];
});

const pawn = mark('chess-pawn', ['entertainment'], () => {
  const head = circle(50, 20, 19);
  const collar = rect(29, 42, 42, 8, 4);
  const body = parse('M40 54L60 54C60 66 66 74 72 80L28 80C34 74 40 66 40 54Z');
  const base = rect(16, 84.5, 68, 14, 5);
  return [main(head), accent(collar, line(33, 46, 67, 46)), main(body), main(base)];
});

const dryer = mark('hair-dryer', ['healthcare', 'art'], () => {
  const barrel = union(circle(35, 34, 33), corners('35,1 84,16 84,52 35,67', 3));
  const fan = circle(33, 34, 12);
  const nozzle = rect(88, 12, 12, 44, 4);
  const grip = rotate(rect(26, 60, 23, 40, 8), 8, 38, 60);
  return [main(subtract(barrel, fan), concat(barrel, fan)), accent(nozzle), accent(apart(grip, barrel))];
});

const ambulance = mark('ambulance', ['healthcare', 'transportation'], () => {
  const body = parse(
    'M6 24L62 24C66 24 69 25 71 28L85 46C94 48 98 54 98 62L98 74C98 76 97 77 95 77L5 77C3 77 2 76 2 74L2 28C2 26 4 24 6 24Z',
  );
  const pane = corners('62,32 66,32 76,46 62,46', 2);
  const cross = union(rect(26, 31, 8, 26), rect(17, 40, 26, 8));
  const wheels = [circle(26, 78, 12), circle(76, 78, 12)];
  const light = rect(30, 9, 20, 11, 4);
  return [
    main(subtract(body, pane, cross, circle(26, 78, 16), circle(76, 78, 16)), concat(body, pane, cross)),
    accent(light),
    accent(
      concat(...wheels.map((w, i) => subtract(w, circle(i === 0 ? 26 : 76, 78, 4.6)))),
      concat(...wheels),
    ),
  ];
});

const pool = mark('swimming-pool', ['construction', 'entertainment'], () => {
  const rails = concat(
    parse('M32 66L32 18C32 8 38 3 45 3C51 3 56 7 57 13'),
    parse('M66 66L66 18C66 8 72 3 79 3C85 3 90 7 91 13'),
  );
  const rungs = concat(line(36, 28, 62, 28), line(36, 48, 62, 48));
  const water = [wave(2, 78, 96, 7, 2), wave(2, 94, 96, 7, 2)];
  return [
    main(union(stroke(rails, 8.5), stroke(rungs, 7)), concat(rails, rungs)),
    ...water.map((one) => accent(stroke(one, 7.5), one)),
  ];
});

const jeans = mark('pants', ['art', 'desing'], () => {
  const legs = parse(
    'M24 18L76 18L84 95C84 97 83 98 81 98L60 98C58 98 57 97 57 95L50 46L43 95C43 97 42 98 40 98L19 98C17 98 16 97 16 95Z',
  );
  const belt = rect(23, 2, 54, 12, 2);
  const pockets = both(stroke(parse('M24 34C32 34 37 29 38 16'), 4.4));
  const fly = stroke(line(50, 16, 50, 36), 4.4);
  return [main(subtract(legs, pockets, fly)), accent(belt)];
});

const footprints = mark('footprints', ['healthcare', 'nature'], () => {
  const sole = parse(
    'M24 30C36 28 44 38 43 50C42 60 38 66 38 76C38 88 32 92 26 92C18 92 14 84 15 74C16 62 6 58 7 46C8 38 14 31 24 30Z',
  );
  const toes = concat(circle(40, 22, 7.5), circle(26, 17, 5.8), circle(14, 21, 5), circle(4.5, 30, 4.5));
  return [main(both(sole)), accent(both(toes))];
});

export const GOODS: readonly Mark[] = [
  brain,
  testTube,
  flask,
  boot,
  wind,
  headset,
  bathtub,
  rabbit,
  racquet,
  excavator,
  pawn,
  dryer,
  ambulance,
  pool,
  jeans,
  footprints,
];
