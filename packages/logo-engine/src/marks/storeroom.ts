import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, contours, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A hand press of iron: the screw bears down on the platen, and the printed sheet hangs below. */
const printingPress = mark('printing-press', ['marketing', 'desing', 'art'], () => {
  const crown = parse(
    'M-5 10C-5 6 -3 4 1 4L22 4C30 4 32 -5 50 -5C68 -5 70 4 78 4L99 4C103 4 105 6 105 10L105 20L-5 20Z',
  );
  const post = union(rect(1, 14, 14, 86), rect(-5, 94, 26, 11, 3));
  const frame = union(crown, post, mirror(post), rect(8, 76, 84, 11));
  const screw = union(rect(42, 14, 16, 34), rect(20, 45, 60, 12, 3), rect(30, 39, 40, 10, 3));
  const bar = union(stroke(line(50, 31, 70, 27), 7), circle(73, 26.5, 5.5));
  const sheet = rect(25, 61.5, 50, 43.5, 2);
  const letter = subtract(
    corners('44,66.5 56,66.5 69,100 59.5,100 57.5,94 42.5,94 40.5,100 31,100', 0.5),
    corners('50,76 54.5,87.5 45.5,87.5', 0.5),
  );
  return [main(apart(union(frame, screw, bar), sheet)), accent(subtract(sheet, letter))];
});

/** A cash register with its keys and its drawer: the receipt comes out. */
const cashRegister = mark('cash-register', ['marketing', 'food', 'gastronomy'], () => {
  const receipt = corners('12,-5 19,1 26,-5 33,1 40,-5 40,34 12,34', 1.5);
  const lines = concat(line(19, 11, 33, 11), line(19, 21, 27, 21));
  const display = union(subtract(rect(52, -5, 50, 24, 5), rect(60, 2, 34, 10, 2)), rect(72, 16, 11, 18));
  const body = union(corners('12,29 88,29 103,72 -3,72', 5), rect(-5, 66, 110, 8, 2));
  const keys = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((i) => rect(20 - row * 4 + i * (16 + row * 2.7), 37 + row * 10.7, 10.5 + row, 6, 2)),
  );
  const drawer = subtract(rect(-5, 78.5, 110, 26.5, 5), rect(36, 87, 28, 7, 3.5));
  return [
    accent(subtract(apart(receipt, body), stroke(lines, 5))),
    main(subtract(union(display, body), ...keys)),
    main(drawer),
  ];
});

/** The turntable of a DJ from above: its arm is on the record. */
const djTurntable = mark('dj-turntable', ['entertainment', 'art', 'technology'], () => {
  const deck = subtract(rect(-5, 2, 110, 96, 9), circle(41, 50, 40));
  const disc = circle(41, 50, 35.5);
  const shine = concat(arc(41, 50, 24.5, 195, 260), arc(41, 50, 24.5, 100, 165));
  const label = circle(41, 50, 13);
  const bent = parse('M90 20L90 58C90 62 89 64 86 67L70 81');
  const arm = union(circle(90, 20, 8.5), stroke(bent, 7), stroke(line(73, 78, 66, 84), 12, { cap: 'butt' }));
  const hole = circle(41, 50, 3.5);
  return [
    main(apart(deck, arm)),
    main(subtract(apart(disc, arm, label), stroke(shine, 4.5))),
    accent(subtract(label, hole)),
    accent(arm),
  ];
});

/** A gramophone: its horn opens like a flower. */
const gramophone = mark('gramophone', ['entertainment', 'art'], () => {
  const mouth = rotate(ellipse(26.5, 27, 15, 34.5), 24, 26.5, 27);
  const cone = parse(
    'M38 -6C44 14 58 28 80 31C99 34 104 46 101 58L97 69L80 69L84 59C86 52 82 49 74 49C52 48 32 50 10 60Z',
  );
  const ridge = parse('M30 30C46 38 60 40 82 40.500');
  const horn = subtract(apart(cone, mouth), stroke(ridge, 5));
  const box = union(
    rect(11, 73, 88, 22, 3),
    rect(4, 90, 101.5, 15, 4),
    rect(16, 62, 50, 6.5, 3),
    rect(36, 64, 10, 10),
  );
  const panel = rect(24, 80, 60, 5.5, 2.7);
  return [accent(mouth), accent(horn), main(subtract(apart(box, cone), panel))];
});

/** A flower on an embroidery hoop: the needle is still on its thread. */
const embroideryHoop = mark('embroidery-hoop', ['art', 'desing', 'marketing'], () => {
  const ring = subtract(circle(46, 56, 49), circle(46, 56, 40));
  const screw = union(rect(34, -1, 9, 14, 2), rect(49, -1, 9, 14, 2), rect(27, 1, 44, 8, 4));
  const petals = [0, 72, 144, 216, 288].map((turn) => rotate(ellipse(42, 28.5, 8.8, 9.5), turn, 42, 41));
  const flower = subtract(union(...petals, circle(42, 41, 8)), circle(42, 41, 4.8));
  const needle = rotate(
    subtract(
      parse('M78 24C81 32 84 52 84 78C84 84 82 88 78 88C74 88 72 84 72 78C72 52 75 32 78 24Z'),
      rect(75.7, 66, 4.6, 15, 2.3),
    ),
    -45,
    78,
    74,
  );
  const stem = line(42, 60, 42, 86);
  const sprig = leaf(42, 87.5, 17, 70, 0.26, 0.5);
  const placed = translate(needle, 15.4, 20.4);
  return [
    main(
      apart(union(ring, screw), placed),
      concat(arc(46, 56, 44.5, 62, 388), line(30, 5, 68, 5), line(46, 5, 46, 11)),
    ),
    accent(flower),
    main(apart(union(stroke(stem, 6.5), sprig), flower), concat(line(42, 68, 42, 86), sprig)),
    main(placed, contours(placed)[0] ?? placed),
  ];
});

/** A tape of the tailor, rolled up; its end lies open. */
const measuringTape = mark('measuring-tape', ['art', 'desing', 'construction'], () => {
  const wall = parse('M-5 38C-3 57 18 67 44 67L90 67L90 101L44 101C14 101 -5 89 -5 72Z');
  const tip = rect(94.5, 67, 10.5, 34, 2);
  const ticks = [
    [16, 66, 12],
    [32, 60, 18],
    [48, 60, 12],
    [62, 60, 18],
    [76, 60, 12],
  ].map(([x = 0, y = 0, length = 0]) => rect(x, y, 4.8, 12 + length - 6, 2.4));
  const top = ellipse(44, 33, 49, 30);
  const spiral = parse('M93 33C93 60 8 58 12 30C15 8 74 8 74 31C74 48 34 46 36 32C37 25 50 24 52 31');
  return [
    main(subtract(apart(top, wall), stroke(spiral, 5)), concat(ellipse(44, 33, 49, 31), spiral)),
    accent(subtract(wall, ...ticks)),
    main(tip),
  ];
});

/** A vacuum cleaner on its wheels, hose and wand ready. */
const vacuumCleaner = mark('vacuum-cleaner', ['construction', 'marketing', 'technology'], () => {
  const wheel = circle(13, 87, 18);
  const body = parse('M-2 76C-4 60 10 49 28 49L38 49C54 49 62 62 64 82L64 90C64 94 62 97 58 97L20 97Z');
  const hose = parse('M34 54C22 24 36 2 58 2C68 2 73 8 75 16L92 88');
  const head = union(corners('78,88 98,88 105,97 105,105 66,105 66,99', 3));
  const grip = stroke(line(74, 14, 79, 36), 14);
  const front = circle(54, 98, 7);
  const pipe = stroke(hose, 9);
  const vent = concat(line(40, 66, 52, 66), line(43, 78, 54, 78));
  return [
    accent(apart(union(pipe, grip), head, body), hose),
    main(subtract(apart(body, wheel, front), stroke(vent, 5))),
    main(subtract(wheel, circle(13, 87, 7)), wheel),
    main(front),
    main(head),
  ];
});

/** A chainsaw with its two handles and the teeth of its chain. */
const chainsaw = mark('chainsaw', ['construction', 'agriculture', 'nature'], () => {
  const held = (path: Path) => translate(scale(rotate(path, -20, 50, 60), 0.96), 1.8, 3);
  const teeth = [64, 75, 86].flatMap((x) => [
    corners(`${x - 1},57 ${x + 8},47.5 ${x + 9},57`, 1),
    corners(`${x},73 ${x + 1},82.5 ${x + 10},73`, 1),
  ]);
  const guide = subtract(union(rect(44, 54, 64, 22, 11), ...teeth), stroke(line(66, 65, 96, 65), 5));
  const engine = parse(
    'M18 44L46 44C53 44 57 48 57 56L57 82C57 87 54 90 49 90L18 90C13 90 10 87 10 82L10 52C10 47 13 44 18 44Z',
  );
  const rear = subtract(rect(-11, 50, 36, 40, 12), rect(-3, 58.5, 15, 23, 6));
  const front = stroke(
    parse('M19 52L15 28C14 21 17 17.500 23 16.500L39 13.500C45 12.500 48 15 48 21L48 52'),
    8.5,
  );
  const guard = line(61, 43, 66, 21);
  const cooling = concat(line(25, 58, 44, 58), line(25, 67.5, 44, 67.5), line(25, 77, 44, 77));
  return [
    main(held(apart(guide, engine))),
    accent(held(subtract(union(engine, rear, front), stroke(cooling, 5)))),
    main(held(apart(stroke(guard, 8), engine, front)), held(guard)),
  ];
});

/** A greenhouse of glass: plants thrive in it. */
const greenhouse = mark('greenhouse', ['agriculture', 'nature'], () => {
  const shell = corners('50,-6 105,33 105,94 -5,94 -5,33', 5);
  const bars = concat(
    line(-10, 36, 110, 36),
    line(22, -10, 22, 100),
    line(50, -10, 50, 100),
    line(78, -10, 78, 100),
  );
  const base = rect(-5, 97, 110, 8.5, 3);
  const plant = union(
    stroke(line(50, 44, 50, 91), 7, { cap: 'butt' }),
    leaf(50, 88, 17, 68, 0.27, 0.55),
    leaf(50, 88, 83, 68, 0.27, 0.55),
    leaf(50, 66, 24, 45, 0.27, 0.55),
    leaf(50, 66, 76, 45, 0.27, 0.55),
    leaf(50, 52, 50, 20, 0.28, 0.5),
  );
  const panes = subtract(apart(shell, base), stroke(bars, 4.5));
  return [main(apart(panes, plant)), accent(plant), main(base)];
});

/** A cabin of logs; there is light in it. */
const logCabin = mark('log-cabin', ['construction', 'nature', 'entertainment'], () => {
  const roof = union(stroke(parse('M0 45L50 3L100 45'), 10.5), rect(74, -4, 14, 34, 1));
  const under = corners('50,3 100,45 100,120 0,120 0,45');
  const logs = [33, 47.5, 62, 76.5, 91].map((y, i) =>
    rect(i % 2 ? 11 : 1, y, i % 2 ? 78 : 98, i === 4 ? 14 : 10, 5),
  );
  const gable = corners('50,14 62,24 62,28.5 38,28.5 38,24', 1);
  const wall = union(gable, ...logs);
  const door = parse('M21 105L21 70C21 66 23 64 27 64L38 64C42 64 44 66 44 70L44 105Z');
  const pane = rect(58, 64, 20, 20, 2);
  return [main(union(roof, apart(intersect(wall, under), roof, door, pane))), accent(concat(door, pane))];
});

/** The plate of a car, large, below its front. */
const licensePlate = mark('license-plate', ['automotive', 'transportation'], () => {
  const plate = rect(-5, 57, 110, 48, 6);
  const letters = concat(
    parse('M5 94L12 69L19 94M8 87L16 87'),
    parse('M28 69L28 93L33 93C42 93 42 81 33 81C41 81 41 69 33 69Z'),
    parse('M60 74C58 67 47 67 47 75L47 87C47 95 58 95 60 88'),
    line(68, 81, 73, 81),
    parse('M79 74L83 70L83 93'),
    parse('M91 74C92 66 101 68 99 77L91 93L100 93'),
  );
  const car = subtract(
    parse(
      'M28 -2L72 -2C77 -2 80 0 82 5L90 24C97 27 102 32 102 40L102 53L-2 53L-2 40C-2 32 3 27 10 24L18 5C20 0 23 -2 28 -2Z',
    ),
    corners('29,6 71,6 79,24 21,24', 3),
    both(circle(17, 39, 6.5)),
  );
  return [main(car), accent(subtract(plate, stroke(translate(letters, -2.5, 0), 5)))];
});

/** A wheelbarrow full of plants. */
const wheelbarrow = mark('wheelbarrow', ['agriculture', 'construction', 'nature'], () => {
  const tray = parse(
    'M1 40L84 40C88 40 89 43 88 46L78 70C77 73 75 74 72 74L34 74C30 74 28 73 26 70L-1 46C-4 43 -3 40 1 40Z',
  );
  const wheel = subtract(circle(15, 86, 19.5), circle(15, 86, 11));
  const beam = parse('M15 85L70 75C75 74 78 73 81 70L101 50');
  const leg = line(62, 76, 70, 101.5);
  const frame = union(stroke(beam, 7.5), stroke(leg, 7.5), circle(15, 86, 5), rect(36, 68, 36, 6));
  const tulip = parse(
    'M44 18C33 18 28 10 30 -4C34 -2 36 0 38 4C40 0 42 -4 44 -5.500C46 -4 48 0 50 4C52 0 54 -2 58 -4C60 10 55 18 44 18Z',
  );
  const leaves = union(leaf(44, 42, -3, 12, 0.22, 0.38), leaf(44, 42, 91, 12, 0.22, 0.38));
  const stem = stroke(line(44, 14, 44, 40), 6.5, { cap: 'butt' });
  const plants = union(tulip, stem, apart(leaves, tulip));
  return [accent(apart(plants, tray)), main(union(tray, frame, wheel))];
});

export const STOREROOM: readonly Mark[] = [
  printingPress,
  cashRegister,
  djTurntable,
  gramophone,
  embroideryHoop,
  measuringTape,
  vacuumCleaner,
  chainsaw,
  greenhouse,
  logCabin,
  licensePlate,
  wheelbarrow,
];
