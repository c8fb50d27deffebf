import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, line, polar, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A scallop whose ribs spread from a pearl. */
const shell = redrawing('shell', () => {
  const petals = [-56, -28, 0, 28, 56].map((turn, i) => {
    const reach = [50, 65, 73, 65, 50][i] ?? 0;
    const side = (by: number): string => polar(50, 88, reach, turn - 90 + by).join();
    return union(
      circle(...polar(50, 88, reach, turn - 90), reach * 0.255),
      corners(`50,96 ${side(-14.8)} ${side(14.8)}`),
    );
  });
  const ribs = [-42, -14, 14, 42].map((a) => line(50, 88, ...polar(50, 88, 110, a - 90)));
  const ears = corners('26,80 74,80 84,104 16,104', 4);
  const pearl = circle(50, 89, 16);
  return [main(apart(subtract(union(...petals, ears), stroke(concat(...ribs), 5)), pearl)), accent(pearl)];
});

/** An anchor, and the rope that is made fast to it as its ring. */
const anchor = redrawing('anchor', () => {
  const arm = parse('M50 105C26 103 6 90 1 66L14 64C18 80 32 91 50 93Z');
  const half = union(arm, corners('-5,75 5,46 27,67', 3));
  const iron = union(rect(45, 15, 10, 85), rect(22, 28, 56, 10, 5), half, mirror(half));
  const cord = concat(
    circle(50, 8.5, 10.5),
    parse('M60 8C79 2 97 11 95 30C92 49 68 50 50 57C44 59.500 39 62 34.500 66.500'),
  );
  const rope = stroke(cord, 7);
  return [main(apart(iron, rope)), accent(rope)];
});

/** A globe that leans, with the belt of its tropics. */
const globe = redrawing('globe', () => {
  const lean = (path: Path): Path => rotate(path, -20);
  const disc = circle(50, 50, 54);
  const north = parse('M-10 -10L110 -10L110 26C80 38 20 38 -10 26Z');
  const south = parse('M-10 110L110 110L110 66C80 78 20 78 -10 66Z');
  const belt = parse('M-10 31C20 43 80 43 110 31L110 61C80 73 20 73 -10 61Z');
  const meridians = stroke(concat(ellipse(50, 50, 25, 54)), 4.8);
  const part = (path: Path): Path => lean(subtract(intersect(disc, path), meridians));
  const parallels = parse(
    'M-10 28.500C20 40.500 80 40.500 110 28.500M-10 63.500C20 75.500 80 75.500 110 63.500',
  );
  const lines = concat(disc, ellipse(50, 50, 25, 54), intersect(stroke(parallels, 0.2), disc));
  return [main(part(union(north, south)), lean(lines)), accent(part(belt), null)];
});

/** A fish that has seen the hook. */
const hook = redrawing('hook', () => {
  const shank = parse('M86 18L86 70C86 88 73 99 57 99C41 99 29 88 29 74L29 68');
  const barb = parse('M24 74L24 66C24 56 25 49 28.500 41C33 49 39 57 47 64C40 64 34 67 34 74Z');
  const eye = circle(86, 7, 8.5);
  const fish = parse(
    'M74 20C62 34 48 40 36 38C28 36 20 31 14 26L-4 38C-1 26 -1 14 -4 2L14 14C20 9 28 4 36 2C48 0 62 6 74 20Z',
  );
  return [
    main(
      union(stroke(shank, 10, { cap: 'butt' }), stroke(eye, 7), barb),
      concat(shank, eye, parse('M29 70L28.500 45C32 52 37 58 43 62')),
    ),
    accent(subtract(fish, circle(58, 16, 3.6), stroke(arc(30, 20, 16, -42, 42), 4.6))),
  ];
});

/** A steering wheel of three spokes, and its hub. */
const steering = redrawing('steering', () => {
  const rim = stroke(circle(50, 50, 47.5), 13);
  const spokes = union(
    parse('M0 36C20 31 36 36 50 36C64 36 80 31 100 36L102 52C84 50 70 58 64 70L36 70C30 58 16 50 -2 52Z'),
    corners('39,60 61,60 64,100 36,100'),
  );
  const hub = circle(50, 50, 14.5);
  return [main(apart(union(rim, intersect(spokes, circle(50, 50, 48))), hub)), accent(hub)];
});

/** A motorcycle from the side: saddle, engine and a high exhaust about its tank. */
const motorcycle = redrawing('motorcycle', () => {
  const rings = concat(circle(15, 82, 16), circle(85, 82, 16));
  const fork = stroke(parse('M48 6L60 6L85 82'), 8);
  const tank = parse('M29 38C32 26 42 19 52 21C60 23 64 30 68 42L56 42L36 42C31 42 28 40.500 29 38Z');
  const saddle = parse(
    'M-1 22C6 28 14 32 24 32L44 32L44 46L74 46L66 60L64 88C64 91 62 93 59 93L43 93C40 93 38 91 38 88C38 72 36 60 24 48L4 37C-5 33 -7 18 -1 22Z',
  );
  const pipe = stroke(parse('M-1 52L13 53C27 54 32 63 44 71'), 8.5);
  const swing = stroke(line(15, 82, 44, 86), 7);
  const hubs = concat(circle(15, 82, 6), circle(85, 82, 6));
  const rest = union(saddle, pipe, fork, circle(74, 22, 9), stroke(rings, 9), swing, hubs);
  const painted = apart(tank, fork);
  return [main(subtract(apart(rest, painted), circle(51, 76, 5))), accent(painted)];
});

/** A pine of three tiers, its trunk seen in it. */
const pine = redrawing('pine', () => {
  const side = '50,-5 74,26 64,26 85,54 74,54 99,86';
  const crown = corners(`${side} 1,86 26,54 15,54 36,26 26,26`, 2.5);
  const trunk = parse(
    'M50 42L55 66L68 54L70 57L56 75L58 92C59 98 61 102 66 105L34 105C39 102 41 98 42 92L44 75L30 57L32 54L45 66Z',
  );
  return [main(apart(crown, trunk)), accent(trunk)];
});

/** A works with light in its roof: saw teeth, a chimney and windows. */
const factory = redrawing('factory', () => {
  const hall = parse(
    'M-4 58L62 58L66 0C66 -3 68 -5 71 -5L85 -5C88 -5 90 -3 90 0L104 98C104 102 102 104 99 104L1 104C-2 104 -4 102 -4 99Z',
  );
  const windows = [rect(10, 73, 16, 15, 1), rect(38, 73, 16, 15, 1), rect(66, 73, 16, 15, 1)];
  const tooth = corners('-4,54 -4,38 27,14 27,54', 1.5);
  const teeth = union(tooth, translate(tooth, 34.5, 0));
  return [main(subtract(hall, ...windows), concat(hall, ...windows)), accent(apart(teeth, hall))];
});

/** An aeroplane that climbs: its wings stand off its body. */
const airplane = redrawing('airplane-tilt', () => {
  const aslant = (path: Path): Path =>
    mapPoints(rotate(path, 45), (x, y) => [57 + (x - 50) * 0.98, 43 + (y - 50) * 0.98]);
  const body = parse(
    'M50 -14C57 -14 60 1 60 12L60 66L57 84L73 96L73 104L50 99L27 104L27 96L43 84L40 66L40 12C40 1 43 -14 50 -14Z',
  );
  const wing = parse('M50 26L60 32L104 66C106 68 107 70 107 73L107 80L60 66L50 66Z');
  return [main(aslant(body)), accent(aslant(both(apart(wing, body))))];
});

export const SECOND_PARTS_ABROAD: readonly Redrawing[] = [
  shell,
  anchor,
  globe,
  hook,
  steering,
  motorcycle,
  pine,
  factory,
  airplane,
];
