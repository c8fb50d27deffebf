import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, leaf, line, polyline, rect, sector, wave } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** The corner of a box: two boards, dovetailed. */
const dovetail = mark('dovetail', ['construction', 'art', 'desing'], () => {
  const flat = (points: string): Path =>
    corners(
      points
        .split(' ')
        .map((point) => {
          const [u = 0, w = 0, v = 0] = point.split(',').map(Number);
          return `${50 + (w - u) * 0.98},${v - (u + w) * 0.42}`;
        })
        .join(' '),
      1,
    );
  const joints = [51, 86].map((v) =>
    flat(`23,0,${v - 5} 0,0,${v - 10} 0,22,${v - 10} 0,22,${v + 10} 0,0,${v + 10} 23,0,${v + 5}`),
  );
  const light = union(flat('22,0,28 55,0,28 55,0,105 22,0,105'), ...joints);
  const dark = union(flat('0,0,28 23,0,28 23,0,105 0,0,105'), flat('0,0,28 0,55,28 0,55,105 0,0,105'));
  const tops = [flat('0,0,22 12,0,22 12,55,22 0,55,22'), flat('17,0,22 55,0,22 55,12,22 17,12,22')] as const;
  return [main(union(apart(dark, light), tops[0])), accent(union(light, tops[1]))];
});

/** A plane of iron, and the shaving it takes off. */
const handPlane = mark('hand-plane', ['construction', 'art', 'desing'], () => {
  const body = parse(
    'M-1 74L22 74C30 74 32 64 40 64L66 64C74 64 76 74 84 74L102 74C104 74 105.500 75 105.500 77L105.500 95C105.500 98 104 99 102 99L-1 99C-4 99 -5 98 -5 95L-5 78C-5 76 -4 74 -1 74Z',
  );
  const tote = parse(
    'M72 60C75 50 74 42 67 36C62 31 66 25 73 26C83 28 89 36 89 47C89 58 94 64 101 70L86 70C80 70 77 62 72 60Z',
  );
  const knob = parse(
    'M10 39C18 39 22 44 22 50C22 56 18 58 18 62C18 66 21 68 24 70L-4 70C-1 68 2 66 2 62C2 58 -2 56 -2 50C-2 44 2 39 10 39Z',
  );
  const iron = corners('55,35 63,40 47,68 36,68', 2);
  const curl = parse('M32 58C33 40 37 22 24 12C12 4 -1 12 2 23C4 31 14 30 16 23');
  return [
    main(apart(union(body, iron), tote, knob)),
    accent(tote),
    accent(knob),
    accent(apart(stroke(curl, 7), iron, body), curl),
  ];
});

/** A chair with a hoop back and spindles. */
const woodenChair = mark('wooden-chair', ['desing', 'construction', 'art'], () => {
  const hoop = parse('M28 56L22 22C19 4 32 -2 50 -2C68 -2 81 4 78 22L72 56');
  const spindles = concat(line(50, 0, 50, 56), line(36, 2, 40, 56), line(64, 2, 60, 56));
  const seat = parse(
    'M20 54L80 54C86 54 90 60 90 65C90 69 87 70 82 70L18 70C13 70 10 69 10 65C10 60 14 54 20 54Z',
  );
  const legs = concat(line(24, 70, 14, 102), line(76, 70, 86, 102), line(20, 88, 80, 88));
  const drawn = concat(hoop, spindles);
  return [
    main(apart(stroke(drawn, 7), seat), drawn),
    accent(seat),
    main(apart(stroke(legs, 7.5), seat), legs),
  ];
});

/** A meeple and a die. */
const meeple = mark('meeple', ['entertainment', 'marketing', 'art'], () => {
  const half = parse(
    'M45 -5C55 -5 62 2 62 11C62 16 61 20 58 23C72 28 84 35 92 43C97 48 95 56 88 56L69 56C70 66 76 80 82 94C84 100 82 104 76 104L58 104C54 104 53 92 45 86Z',
  );
  const die = rect(63, 66, 42, 39, 8);
  const pips = concat(circle(73.5, 76, 4), circle(94.5, 95, 4), circle(84, 85.5, 4));
  return [main(apart(union(half, mirror(half, 45)), die)), accent(subtract(die, pips))];
});

/** A ship with containers on deck. */
const cargoShip = mark('cargo-ship', ['transportation', 'marketing', 'construction'], () => {
  const hull = parse(
    'M-2 60L82 60C84 60 85 59 86 57L87 54C88 52 89 51 91 51L103 51C105 51 106 52 105.500 54C103 66 98 76 92 84L2 84C0 78 -4 70 -5.500 64C-6 61 -5 60 -2 60Z',
  );
  const keel = parse(
    'M3.500 88.500L88.500 88.500C86 92 84 95 81 98C80 99.500 78 100 76 100L15 100C12 100 10 99 9 97Z',
  );
  const bridge = subtract(
    union(rect(0, 22, 17, 42, 2), rect(-4, 22, 25, 10, 3), rect(3, 8, 9, 20, 2)),
    rect(5, 38, 7, 6, 1),
  );
  const boxes = [
    [27, 44, 0],
    [47, 44, 1],
    [67, 44, 0],
    [27, 28.5, 1],
    [47, 28.5, 0],
    [67, 28.5, 1],
    [27, 13, 0],
    [47, 13, 1],
  ] as const;
  const stack = (kind: number): Path =>
    union(...boxes.filter((box) => box[2] === kind).map(([x, y]) => rect(x, y, 15.5, 11, 1.5)));
  return [main(union(hull, bridge)), main(keel), main(stack(1)), accent(stack(0))];
});

/** A touring bicycle with its bags. */
const pannierBike = mark('pannier-bike', ['transportation', 'entertainment', 'nature'], () => {
  const wheels = concat(circle(17, 77, 19.5), circle(83, 77, 19.5));
  const frame = concat(
    polyline([
      [17, 77],
      [38, 42],
      [69, 42],
      [47, 77],
      [17, 77],
    ]),
    line(47, 77, 34, 32),
    polyline([
      [83, 77],
      [66, 27],
      [74, 23],
    ]),
    line(28, 31, 42, 31),
  );
  const flap = parse('M-10 58L30 58');
  const bag = rect(-5, 43, 30, 36, 6);
  const roll = rect(-4, 30, 24, 9, 4.5);
  const front = parse(
    'M79 26L99 26C102 26 103 28 103 30L101 44C100 47 98 48 96 48L84 48C81 48 80 47 79 44L76 30C76 28 77 26 79 26Z',
  );
  const luggage = union(subtract(bag, stroke(flap, 4.5)), front, roll);
  return [
    main(apart(stroke(concat(wheels, frame), 6.5), bag, front), concat(wheels, frame)),
    accent(luggage),
  ];
});

/** A cup of ice cream with three scoops and a spoon. */
const iceCreamCup = mark('ice-cream-cup', ['food', 'gastronomy'], () => {
  const rim = rect(0, 59, 100, 9, 4);
  const cup = parse('M7 72.500L93 72.500L87 101C86 104 85 105 82 105L18 105C15 105 14 104 13 101Z');
  const scoop = (x: number, y: number): Path =>
    union(
      circle(x, y, 19),
      ...[-18, -6, 6, 18].map((at) => circle(x + at, y + 14, 6.5)),
      rect(x - 18, y + 4, 36, 13),
    );
  const top = scoop(50, 14);
  const sides = both(subtract(union(scoop(28, 42), rect(36, 36, 20, 23)), rect(47.7, 0, 20, 80)));
  const lights = concat(arc(50, 14, 10.5, 190, 260), arc(28, 42, 10.5, 180, 230));
  const spoon = union(stroke(line(70, 41, 88, 11), 7), rotate(rect(83, -5.5, 13, 22, 6), 30, 89.5, 5));
  const swirl = wave(0, 88, 100, 5, 3);
  return [
    main(union(rim, subtract(cup, stroke(swirl, 4.5)))),
    accent(subtract(apart(sides, rim, top), stroke(lights, 5))),
    main(subtract(top, stroke(lights, 5))),
    main(apart(spoon, sides, top, rim)),
  ];
});

/** A printer of things: the nozzle over a cube that grows by layers. */
const printer3d = mark('printer-3d', ['technology', 'desing', 'construction'], () => {
  const frame = union(
    subtract(rect(-4, -4, 108, 104, 8), rect(6, 6, 88, 100, 2)),
    rect(0, 14, 100, 8),
    rect(-5, 94, 110, 11, 4),
  );
  const head = corners('35,8 65,8 65,28 54,40 46,40 35,28', 3);
  const top = corners('50,46 78,57 50,68 22,57', 2);
  const layer = corners('22,62 50,73 78,62 78,70 50,81 22,70', 1.5);
  return [main(union(frame, head)), accent(concat(top, layer, translate(layer, 0, 12)))];
});

/** A cabin on the beach, a surfboard leant on it. */
const surfCabin = mark('surf-cabin', ['entertainment', 'construction', 'nature'], () => {
  const roof = parse(
    'M35 -5C37 -5 38 -4 39 -2L74 46C76 49 75 52 72 52C68 52 67 48 64 48C60 48 60 54 55.500 54C51 54 51 48 46 48C41 48 41 54 35.500 54C30 54 30 48 25 48C20 48 20 54 16 54C11 54 11 48 7 48C4 48 3 52 -1 52C-4 52 -5 49 -3 46L31 -2C32 -4 33 -5 35 -5Z',
  );
  const wall = subtract(
    rect(8, 40, 55, 48),
    parse('M25.500 90L25.500 72C25.500 65 29 62 35.500 62C42 62 45.500 65 45.500 72L45.500 90Z'),
  );
  const board = rotate(leaf(84, 88, 84, -4, 0.165, 0.5), 6, 84, 92);
  const stripe = rotate(line(84, -10, 84, 100), 6, 84, 92);
  const sea = wave(0, 98.5, 100, 6, 3);
  return [
    accent(roof),
    main(apart(wall, roof)),
    main(apart(subtract(board, stroke(stripe, 4.5)), roof)),
    main(stroke(sea, 7.5), sea),
  ];
});

/** Open shelves of plywood: the layers show on the edges of the boards. */
const plywoodShelf = mark('plywood-shelf', ['desing', 'construction'], () => {
  const shelves = subtract(
    rect(-5, -5, 110, 110.5, 4),
    rect(13, 13, 40, 33, 2),
    rect(65, 13, 22, 33, 2),
    rect(13, 58, 22, 29.5, 2),
    rect(47, 58, 40, 29.5, 2),
  );
  const layers = concat(
    line(-6, 4, 106, 4),
    line(-6, 96.5, 106, 96.5),
    line(4, 14, 4, 86),
    line(96, 14, 96, 86),
    line(13, 52, 87, 52),
    line(59, 14, 59, 46),
    line(41, 58, 41, 86),
  );
  const books = union(rect(17, 24, 8, 18), rect(28, 20, 8, 22), rect(39, 24, 8, 18));
  const bowl = sector(67, 69, 14, 0, 180);
  return [main(subtract(shelves, stroke(layers, 3.6))), accent(union(books, bowl))];
});

export const JOINERY: readonly Mark[] = [
  dovetail,
  handPlane,
  woodenChair,
  meeple,
  cargoShip,
  pannierBike,
  iceCreamCup,
  printer3d,
  surfCabin,
  plywoodShelf,
];
