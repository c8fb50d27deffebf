import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, line, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A beam of steel, its end in front. */
const steelBeam = mark('steel-beam', ['construction'], () => {
  const end = corners('-5,36 57,36 57,52 35,52 35,88 57,88 57,104 -5,104 -5,88 17,88 17,52 -5,52', 1.5);
  const top = corners('-5,36 43,-4 105,-4 57,36', 1.5);
  const rim = corners('57,36 105,-4 105,12 57,52', 1);
  const web = corners('35,52 57,52 83,30.300 83,48 35,88', 1);
  const foot = corners('35,88 83,48 105,48 105,64 57,104 57,88', 1);
  const rest = union(apart(top, end), apart(rim, end, top), apart(web, end, rim), apart(foot, end, web));
  return [accent(end), main(rest)];
});

/** A wheelbarrow with sand, and the shovel that stands in it. */
const sandBarrow = mark('sand-barrow', ['construction'], () => {
  const tray = corners('-4,47 85,47 67,82 22,82', 5);
  const handle = stroke(
    polyline([
      [60, 80],
      [88, 62],
      [101, 52.5],
    ]),
    8,
  );
  const legs = stroke(concat(line(18, 88, 70, 76), line(64, 76, 73, 102)), 7.5);
  const wheel = circle(16, 88, 17);
  const shovel = union(stroke(line(40, 40, 74, 4), 7), stroke(line(66, -2, 82, 12), 7.5));
  const heap = parse('M4 43C10 34 16 20 28 17C36 15 42 18 48 24C58 32 66 39 78 43Z');
  return [
    accent(apart(heap, shovel)),
    main(apart(shovel, tray)),
    main(apart(union(tray, handle, legs), wheel)),
    main(subtract(wheel, circle(16, 88, 5.5))),
  ];
});

/** A tank for water on the roof, with its pipe. */
const waterTank = mark('water-tank', ['construction'], () => {
  const lid = rect(20, -5, 36, 10, 4);
  const body = parse(
    'M24 9L52 9C56 9 58 10 60 13C64 21 81 23 81 40L81 84C81 90 78 93 72 93L4 93C-2 93 -5 90 -5 84L-5 40C-5 23 12 21 16 13C18 10 20 9 24 9Z',
  );
  const ribs = concat(line(-10, 36, 90, 36), line(-10, 78, 90, 78));
  const mouth = parse('M38 41C45 50 49 56 49 62A11 11 0 0 1 27 62C27 56 31 50 38 41Z');
  const pipe = union(
    stroke(parse('M85 86L92 86C97 86 99 88 99 93L99 105'), 10, { cap: 'butt' }),
    rect(87, 66, 8, 20),
    rect(82, 62, 18, 8, 3),
  );
  const roof = rect(-5, 97.5, 94, 8, 3);
  return [
    accent(lid),
    main(subtract(body, stroke(ribs, 5), mouth), concat(body, ribs, mouth)),
    accent(apart(pipe, body)),
    main(apart(roof, pipe)),
  ];
});

/** A pylon with its insulators. */
const pylon = mark('pylon', ['construction', 'technology'], () => {
  const leg = polyline([
    [50, -2],
    [38, 30],
    [17, 101],
  ]);
  const brace = line(34, 52, 76, 86);
  const arms = union(
    corners('50,7 90,18 90,25 10,25 10,18', 2),
    corners('50,30 105,42 105,49 -5,49 -5,42', 2),
  );
  const lattice = concat(leg, mirror(leg), brace, mirror(brace));
  const outline = concat(lattice, arms, both(line(11, 101.5, 24, 101.5)));
  const feet = both(rect(8, 98, 19, 7.5, 3));
  const insulators = concat(both(rect(-4, 53.5, 9, 17, 3)), both(rect(11, 29.5, 9, 6.5, 3)));
  return [
    main(union(stroke(lattice, 7), arms, feet), outline),
    accent(insulators, both(line(0.5, 56, 0.5, 68))),
  ];
});

/** A street lamp with two arms, and its light. */
const streetLamp = mark('street-lamp', ['construction', 'technology'], () => {
  const arm = parse('M50 60L50 28C50 14 42 6 28 5');
  const head = parse(
    'M30 -4C36 -3 39 3 39 9L39 12C39 14 38 15 36 15L-2 15C-5 15 -6 13 -5 10C0 -2 14 -6 30 -4Z',
  );
  const beam = corners('0,20 29,20 36,58 -5,58', 3);
  const post = union(stroke(line(50, 26, 50, 100), 10, { cap: 'butt' }), rect(30, 94, 40, 11, 4));
  const lamp = union(stroke(arm, 9), head);
  return [main(union(post, lamp, mirror(lamp))), accent(both(beam))];
});

/** A ladle that pours molten metal into a mould. */
const foundryLadle = mark('foundry-ladle', ['construction', 'art'], () => {
  const tilt = (path: Path): Path => rotate(path, 35, 30, 46);
  const pot = tilt(union(corners('1,24 59,24 54,76 6,76', 7), corners('-4,16 58,16 74,7 68,30 -4,30', 2.5)));
  const bail = union(rect(25, -5, 10, 46, 3), circle(30, 46, 9.5));
  const stream = parse(
    'M72 50L86 44C87 56 86 66 86 82L91 82C93 82 94 83 94 85L94 92L69 92L69 85C69 83 70 82 72 82L76 82C76 70 76 60 72 50Z',
  );
  const mould = subtract(corners('57,80 105.500,80 105.500,105 57,105', 3), rect(65, 70, 33, 26, 2));
  return [
    main(union(apart(pot, bail), subtract(bail, circle(30, 46, 4)))),
    accent(apart(stream, pot)),
    main(mould),
  ];
});

/** A platform lift on scissors. */
const scissorLift = mark('scissor-lift', ['construction'], () => {
  const rail = parse('M4 23L4 -1.500L96 -1.500L96 23M4 11L96 11M50 -1L50 23');
  const cross = (y: number): Path => concat(line(14, y, 86, y + 20), line(86, y, 14, y + 20));
  const arms = concat(cross(42), cross(62));
  const wheels = both(circle(18, 94, 11));
  const base = union(rect(-1, 81, 102, 12, 4), wheels);
  const outline = concat(
    line(-2, 36, 102, 36),
    cross(40),
    cross(60),
    union(rect(1, 82, 98, 8, 3), both(circle(18, 94, 9))),
  );
  return [
    accent(stroke(rail, 7), rail),
    main(
      subtract(union(rect(-5, 31, 110, 10, 3), stroke(arms, 7.5), base), both(circle(18, 94, 4))),
      outline,
    ),
  ];
});

export const YARDS: readonly Mark[] = [
  steelBeam,
  sandBarrow,
  waterTank,
  pylon,
  streetLamp,
  foundryLadle,
  scissorLift,
];
