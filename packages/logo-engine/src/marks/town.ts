import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, line, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const syringe = mark('syringe', ['healthcare'], () => {
  const barrel = rect(36, 30, 28, 46, 3);
  const marks = [42, 52, 62].map((y) => rect(50, y - 2, 20, 4, 1));
  const flange = rect(28, 20, 44, 7.5, 3.7);
  const rod = union(rect(45, 6, 10, 16), rect(33, -4, 34, 8, 4));
  const tip = union(corners('42,80 58,80 54,88 46,88', 1), rect(48, 86, 4.6, 20, 2));
  const turn = (path: typeof barrel) => rotate(path, 45);
  const ticks = concat(...[42, 52, 62].map((y) => line(52, y, 64, y)));
  return [
    main(turn(subtract(barrel, ...marks)), turn(concat(barrel, ticks))),
    main(turn(flange), turn(line(32, 23.5, 68, 23.5))),
    accent(turn(apart(rod, flange)), turn(concat(line(50, 0, 50, 18), line(37, 0, 63, 0)))),
    accent(turn(tip), turn(line(50, 80, 50, 104))),
  ];
});

const perfume = mark('perfume', ['healthcare', 'art', 'marketing'], () => {
  const body = parse('M50 36C74 36 90 52 90 70C90 82 84 92 76 99L24 99C16 92 10 82 10 70C10 52 26 36 50 36Z');
  const drop = parse('M50 52C57 62 62 67 62 74C62 81 57 86 50 86C43 86 38 81 38 74C38 67 43 62 50 52Z');
  const neck = rect(39, 23, 22, 9, 2);
  const cap = rect(32, 1, 36, 18, 4);
  return [main(subtract(body, drop), concat(body, drop)), main(neck, line(42, 27, 58, 27)), accent(cap)];
});

/** A wall tile with a star. */
const tiles = mark('tiles', ['construction', 'desing', 'art'], () => {
  const star = union(rotate(rect(28, 28, 44, 44, 1), 45), rect(28, 28, 44, 44, 1));
  const quarters = concat(
    rect(2, 2, 46, 46, 4),
    rect(52, 2, 46, 46, 4),
    rect(2, 52, 46, 46, 4),
    rect(52, 52, 46, 46, 4),
  );
  return [main(apart(quarters, star)), accent(subtract(star, circle(50, 50, 9)))];
});

const church = mark('church', ['marketing', 'art'], () => {
  const nave = corners('2,98 2,66 30,54 30,98', 2);
  const tower = subtract(
    corners('34,98 34,44 50,28 66,44 66,98', 2),
    parse('M42 99L42 80C42 75 45 72 50 72C55 72 58 75 58 80L58 99Z'),
    circle(50, 55, 5.5),
  );
  const cross = union(rect(47, 0, 6, 24, 1), rect(40, 6, 20, 6, 1));
  return [main(tower), main(both(nave)), accent(cross, concat(line(50, 2, 50, 22), line(42, 9, 58, 9)))];
});

const washer = mark('washing-machine', ['construction', 'desing'], () => {
  const body = rect(9, 1, 82, 98, 9);
  const drumOf = circle(50, 60, 28);
  const water = intersect(
    circle(50, 60, 23),
    parse('M20 62C30 54 40 54 50 62C60 70 70 70 80 62L80 100L20 100Z'),
  );
  const top = [circle(25, 17, 5), rect(52, 13.5, 28, 7, 3.5)];
  return [
    main(
      subtract(body, drumOf, ...top),
      concat(body, circle(50, 60, 26), line(56, 17, 76, 17), circle(25, 17, 3)),
    ),
    accent(water),
  ];
});

const beetle = mark('bug-beetle', ['agriculture', 'nature', 'healthcare'], () => {
  const back = parse('M50 32C68 32 78 48 78 64C78 84 66 98 50 98C34 98 22 84 22 64C22 48 32 32 50 32Z');
  const wings = subtract(back, rect(48, 20, 4, 90));
  const head = parse('M32 28C32 16 40 9 50 9C60 9 68 16 68 28C62 30 56 28 50 28C44 28 38 30 32 28Z');
  const legs = concat(
    polyline([
      [26, 44],
      [10, 38],
      [6, 24],
    ]),
    line(21, 64, 2, 64),
    polyline([
      [25, 82],
      [11, 88],
      [7, 99],
    ]),
  );
  const feelers = line(38, 12, 30, 2);
  return [
    main(wings, concat(back, line(50, 34, 50, 96))),
    accent(head),
    main(apart(stroke(both(legs), 6, { join: 'round' }), back), both(legs)),
    accent(apart(stroke(both(feelers), 5), head), both(feelers)),
  ];
});

const factory = mark('factory', ['construction', 'technology'], () => {
  const hall = parse(
    'M2 98L2 52L30 34L30 52L58 34L58 52L64 48L68 8C68 6 69 5 71 5L85 5C87 5 88 6 88 8L97 98Z',
  );
  const windows = [rect(14, 66, 13, 13, 1), rect(38, 66, 13, 13, 1), rect(62, 66, 13, 13, 1)];
  return [main(subtract(hall, ...windows), concat(hall, ...windows))];
});

const oven = mark('oven', ['construction', 'desing', 'gastronomy'], () => {
  const body = rect(6, 2, 88, 88, 8);
  const glass = rect(18, 40, 64, 36, 4);
  const knobs = [circle(24, 20, 5.5), circle(42, 20, 5.5), circle(60, 20, 5.5)];
  const feet = both(rect(16, 93, 16, 6, 2));
  const bar = rect(22, 45, 56, 6, 3);
  return [
    main(
      subtract(body, glass, ...knobs, circle(78, 20, 5.5)),
      concat(body, glass, ...knobs.map((_, i) => circle(24 + 18 * i, 20, 3)), circle(78, 20, 3)),
    ),
    accent(bar, line(28, 48, 72, 48)),
    main(feet, both(line(18, 96, 30, 96))),
  ];
});

const taxi = mark('taxi', ['transportation', 'automotive'], () => {
  const body = parse(
    'M26 26C28 21 31 19 36 19L64 19C69 19 72 21 74 26L83 47C92 49 96 54 96 62L96 84L4 84L4 62C4 54 8 49 17 47Z',
  );
  const pane = corners('34,28 66,28 73,46 27,46', 2);
  const lamps = both(circle(20, 65, 6));
  const sign = rect(36, 1, 28, 14, 4);
  const checks = concat(rect(34, 62, 8, 8), rect(50, 62, 8, 8), rect(42, 70, 8, 8), rect(58, 70, 8, 8));
  const wheels = both(rect(8, 88, 20, 11, 4));
  return [main(subtract(body, pane, lamps, checks), concat(body, pane, lamps)), accent(sign), accent(wheels)];
});

const van = mark('van', ['transportation', 'automotive'], () => {
  const body = parse(
    'M8 24L58 24C63 24 66 25 69 29L84 46C94 48 98 54 98 62L98 72C98 74 97 75 95 75L5 75C3 75 2 74 2 72L2 30C2 26 4 24 8 24Z',
  );
  const panes = union(corners('12,34 34,34 34,48 12,48', 2), corners('40,34 60,34 71,48 40,48', 2));
  const wheels = [circle(26, 76, 12), circle(75, 76, 12)];
  return [
    main(subtract(body, panes, circle(26, 76, 16), circle(75, 76, 16)), concat(body, panes)),
    accent(
      concat(...wheels.map((w, i) => subtract(w, circle(i === 0 ? 26 : 75, 76, 4.6)))),
      concat(...wheels),
    ),
  ];
});

const ladder = mark('ladder', ['construction'], () => {
  const rails = concat(line(26, 3, 26, 97), line(74, 3, 74, 97));
  const rungs = concat(...[18, 39.5, 61, 82.5].map((y) => line(26, y, 74, y)));
  return [main(union(stroke(rails, 10), stroke(rungs, 9)), concat(rails, rungs))];
});

const castle = mark('castle-turret', ['entertainment', 'construction'], () => {
  const wall = parse(
    'M4 6L24 6L24 20L40 20L40 6L60 6L60 20L76 20L76 6L96 6L96 38L84 46L84 98L16 98L16 46L4 38Z',
  );
  const gate = parse('M37 99L37 76C37 68 42 62 50 62C58 62 63 68 63 76L63 99Z');
  return [
    main(subtract(wall, gate), wall),
    accent(
      parse('M41.500 98L41.500 76C41.500 70 45 66.500 50 66.500C55 66.500 58.500 70 58.500 76L58.500 98Z'),
    ),
  ];
});

const basket = mark('basket', ['food', 'marketing', 'agriculture'], () => {
  const body = parse('M8 50L92 50L84 92C83 96 81 98 77 98L23 98C19 98 17 96 16 92Z');
  const slats = [32, 50, 68].map((x) => line(x, 62, 50 + (x - 50) * 0.9, 86));
  const rim = rect(0, 37, 100, 9, 4.5);
  const handle = both(line(22, 30, 40, 4));
  return [
    main(subtract(body, ...slats.map((s) => stroke(s, 5.5))), concat(body, ...slats)),
    main(rim, line(4, 41, 96, 41)),
    accent(apart(stroke(handle, 8), rim), handle),
  ];
});

const securityCamera = mark('security-camera', ['technology', 'construction'], () => {
  const turn = (path: Path) => rotate(path, 16, 54, 32);
  const body = turn(parse('M12 10L88 10C94 10 98 14 98 20L98 44C98 50 94 54 88 54L26 54C18 54 12 48 12 40Z'));
  const lens = turn(circle(79, 32, 9.5));
  const arm = polyline([
    [46, 50],
    [38, 82],
    [4, 82],
  ]);
  const plate = rect(-1, 64, 9, 34, 3);
  return [
    main(subtract(body, lens), concat(body, lens)),
    accent(
      apart(union(stroke(arm, 10, { cap: 'butt', join: 'round' }), plate), body),
      concat(
        polyline([
          [42, 66],
          [38, 82],
          [4, 82],
        ]),
        line(3, 66, 3, 96),
      ),
    ),
  ];
});

/** An elbow of pipe with its collars. */
const pipe = mark('pipe', ['construction', 'technology'], () => {
  const bend = parse('M14 30L44 30C60 30 70 40 70 56L70 86');
  const collars = union(rect(2, 8, 13, 44, 3), rect(48, 85, 44, 13, 3));
  return [main(apart(stroke(bend, 28, { cap: 'butt' }), collars)), accent(collars)];
});

/** A bowl on the potter's wheel. */
const pottery = mark('pottery', ['art', 'desing', 'construction'], () => {
  const pot = parse(
    'M30 6L70 6C72 6 74 8 73 10C71 16 71 20 76 26C85 35 90 43 88 54C86 65 78 73 70 78L30 78C22 73 14 65 12 54C10 43 15 35 24 26C29 20 29 16 27 10C26 8 28 6 30 6Z',
  );
  const rings = [
    stroke(parse('M0 38C30 44 70 44 100 38'), 4.4),
    stroke(parse('M0 53C30 59 70 59 100 53'), 4.4),
  ];
  const wheel = rect(4, 82, 92, 11, 5);
  return [main(subtract(pot, ...rings)), accent(wheel, line(8, 87, 92, 87))];
});

const fence = mark('fence', ['construction', 'agriculture', 'livestock'], () => {
  const pickets = [3, 41, 79].map((x) => corners(`${x},98 ${x},20 ${x + 9},5 ${x + 18},20 ${x + 18},98`, 2));
  const rails = concat(rect(3, 34, 94, 12), rect(3, 68, 94, 12));
  return [main(union(...pickets)), accent(apart(rails, ...pickets))];
});

const airBalloon = mark('air-balloon', ['transportation', 'entertainment', 'nature'], () => {
  const skin = parse('M50 1C74 1 91 17 91 39C91 54 78 66 64 76L36 76C22 66 9 54 9 39C9 17 26 1 50 1Z');
  const seams = union(
    stroke(parse('M40 80C26 60 26 20 50 -4'), 4.4),
    stroke(parse('M60 80C74 60 74 20 50 -4'), 4.4),
  );
  const middle = parse('M40 80C26 60 26 20 50 -4C74 20 74 60 60 80Z');
  const gondola = parse('M38 82L62 82L60 96C60 98 58 99 56 99L44 99C42 99 40 98 40 96Z');
  return [
    main(subtract(skin, middle, seams), concat(skin, parse('M40 76C28 58 28 20 50 1C72 20 72 58 60 76'))),
    accent(subtract(intersect(skin, middle), seams), null),
    main(gondola),
  ];
});

export const TOWN: readonly Mark[] = [
  syringe,
  perfume,
  tiles,
  church,
  washer,
  beetle,
  factory,
  oven,
  taxi,
  van,
  ladder,
  castle,
  basket,
  securityCamera,
  pipe,
  pottery,
  fence,
  airBalloon,
];
