import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, inked, type Mark, main, mark, softened } from './mark.js';
import { spark } from './spark.js';
import { leaning } from './wrench.js';

/** A washing machine, the tool that mends it in its drum. */
const washerWrench = mark('washer-wrench', ['technology', 'construction', 'desing'], () => {
  const body = rect(4, -4, 92, 109, 10);
  const drum = circle(50, 63, 33);
  const panel = [circle(21, 12, 6), rect(50, 8, 30, 8, 4)];
  const tool = leaning(0.58, 50, 63);
  return [
    main(subtract(body, drum, ...panel), concat(body, drum, line(54, 12, 76, 12), circle(21, 12, 4))),
    accent(tool),
  ];
});

/** A refrigerator, the tool that mends it in its door. */
const fridgeWrench = mark('fridge-wrench', ['technology', 'construction', 'desing'], () => {
  const upper = parse('M24 -5L76 -5C81 -5 85 -1 85 4L85 24L15 24L15 4C15 -1 19 -5 24 -5Z');
  const lower = parse('M15 30.500L85 30.500L85 87C85 92 81 96 76 96L24 96C19 96 15 92 15 87Z');
  const handle = rect(24, 6, 7, 12, 3.5);
  const feet = both(rect(23, 96, 13, 9.5, 3));
  return [
    accent(subtract(upper, handle)),
    main(subtract(union(lower, feet), leaning(0.6, 50, 63)), concat(lower, leaning(0.6, 50, 63))),
  ];
});

/** A hard disk, open: its platter and the arm that reads it. */
const hardDisk = mark('hard-disk', ['technology'], () => {
  const body = rect(8, -5, 84, 110, 11);
  const well = circle(50, 39, 35.5);
  const arm = union(limb('74,87,9 68,72,5.5 55,45,3.6'), circle(74, 87, 12));
  const platter = subtract(circle(50, 39, 29.5), circle(50, 39, 8));
  const trough = union(well, grow(arm, 5));
  const screws = [circle(21, 91, 5), circle(74, 87, 4.5)];
  return [
    main(
      union(subtract(body, trough, circle(21, 91, 5)), subtract(arm, ...screws)),
      concat(body, circle(21, 91, 3), arm),
    ),
    accent(apart(platter, arm), concat(circle(50, 39, 28), circle(50, 39, 7))),
  ];
});

/** A laptop under lock. */
const laptopLock = mark('laptop-lock', ['technology'], () => {
  const lid = rect(4, 6, 92, 70, 9);
  const screen = rect(13.5, 15.5, 73, 51, 3);
  const base = parse('M-5.500 82L105.500 82C105.500 92 100 97 91 97L9 97C0 97 -5.500 92 -5.500 82Z');
  const shackle = parse(
    'M40.500 40L40.500 32C40.500 26 44 22.500 50 22.500C56 22.500 59.500 26 59.500 32L59.500 40',
  );
  const box = rect(33, 37, 34, 25, 4);
  const hole = circle(50, 49.5, 4);
  return [
    main(subtract(lid, screen)),
    main(base),
    accent(subtract(union(box, stroke(shackle, 7)), hole), concat(box, shackle, circle(50, 49.5, 2))),
  ];
});

/** A router with two aerials, and its waves. */
const router = mark('router', ['technology'], () => {
  const body = rect(-5, 67, 110, 36, 10);
  const lights = [14, 30].map((x) => circle(x, 85, 5));
  const port = rect(54, 80.5, 36, 9, 4.5);
  const aerials = both(stroke(line(9, 70, 9, 22), 9, { cap: 'round' }));
  const waves = [arc(50, 58, 20, 222, 318), arc(50, 58, 40, 222, 318)];
  return [
    main(subtract(union(body, aerials), ...lights, port), concat(union(body, aerials), line(58, 85, 86, 85))),
    accent(union(circle(50, 53, 7), ...waves.map((one) => inked(one, 9))), concat(...waves)),
  ];
});

/** A chip with the spark of a mind in it. */
const chipSparkle = mark('chip-sparkle', ['technology', 'marketing'], () => {
  const die = rect(11, 11, 78, 78, 13);
  const legs = [30, 50, 70].flatMap((at) => [line(at, -1, at, 101), line(-1, at, 101, at)]);
  const pins = union(...legs.map((leg) => stroke(leg, 8, { cap: 'round' })));
  const window = rect(20, 20, 60, 60, 6);
  return [
    main(
      subtract(union(die, pins), window),
      concat(die, ...legs.flatMap((leg) => [subtract(stroke(leg, 1), die)])),
    ),
    accent(grow(spark(50, 50, 25), 1.5)),
  ];
});

/** A house in a shield. */
const houseShield = mark('house-shield', ['technology', 'construction', 'marketing'], () => {
  const plate = parse(
    'M50 -5.500C62 5 80 9 98 10L98 50C98 79 79 97 50 105.500C21 97 2 79 2 50L2 10C20 9 38 5 50 -5.500Z',
  );
  const home = parse(
    'M50 20L80 45C82 47 81 50 78 50L73 50L73 71C73 74 71.500 75.500 69 75.500L31 75.500C28.500 75.500 27 74 27 71L27 50L22 50C19 50 18 47 20 45Z',
  );
  const door = parse('M43 76L43 59C43 57 44 56 46 56L54 56C56 56 57 57 57 59L57 76Z');
  return [main(subtract(plate, grow(home, 5.5)), plate), accent(subtract(home, door))];
});

/** An adding machine with its strip of paper. */
const addingMachine = mark('adding-machine', ['marketing', 'technology'], () => {
  const strip = parse('M22 33L22 -1L29 -5L36 -1L43 -5L50 -1L57 -5L64 -1L71 -5L78 -1L78 33Z');
  const sums = [line(34, 10, 66, 10), line(50, 22, 66, 22)];
  const body = parse(
    'M12 39L88 39C92 39 94 41 95 45L105 95C106 101 103 105 97 105L3 105C-3 105 -6 101 -5 95L5 45C6 41 8 39 12 39Z',
  );
  const keys = [51, 68, 85].flatMap((y, row) =>
    [0, 1, 2].map((at) => rect(16 - row * 3.5 + at * (18.5 + row * 1.6), y, 12 + row, 9.5, 3)),
  );
  const total = corners('73,51 84,51 92,94.5 76,94.5', 4);
  return [
    accent(subtract(strip, ...sums.map((one) => inked(one, 6))), concat(strip, ...sums)),
    main(subtract(body, ...keys, total), concat(body, ...keys, total)),
  ];
});

/** A book of law: a balance on its cover. */
const lawBook = mark('law-book', ['marketing'], () => {
  const cover = parse(
    'M20 -5L88 -5C91 -5 93 -3 93 0L93 80L24 80C18 80 15 84 15 88C15 92 18 96.500 24 96.500L93 96.500L93 101C93 103.500 91 105.500 88 105.500L22 105.500C12 105.500 5 98 5 88L5 10C5 1 11 -5 20 -5Z',
  );
  const pole = [line(54, 9, 54, 66), line(33, 19, 75, 19), line(43, 67, 65, 67)];
  const pan = (x: number): Path =>
    union(
      stroke(parse(`M${x} 20L${x - 10} 45L${x + 10} 45Z`), 4.6, { join: 'round' }),
      parse(
        `M${x - 13.5} 44L${x + 13.5} 44C${x + 13.5} 51 ${x + 8} 55.500 ${x} 55.500C${x - 8} 55.500 ${x - 13.5} 51 ${x - 13.5} 44Z`,
      ),
    );
  const balance = union(...pole.map((one) => inked(one, 6)), pan(34), pan(74));
  const pages = parse('M25 85L93 85L93 91.500L25 91.500C19.500 91.500 19.500 85 25 85Z');
  return [
    main(
      subtract(cover, balance),
      concat(cover, ...pole, ...[34, 74].map((x) => parse(`M${x} 24L${x - 11} 49L${x + 11} 49Z`))),
    ),
    accent(pages),
  ];
});

/** Somebody found under a magnifying glass. */
const personLens = mark('person-lens', ['marketing', 'technology'], () => {
  const rim = circle(42, 42, 47);
  const glass = circle(42, 42, 37);
  const handle = limb('76,76,7 82,82,8.5 97,97,8.5');
  const head = circle(42, 28, 12);
  const bust = intersect(
    parse('M16 84L16 66C16 53 27 46 42 46C57 46 68 53 68 66L68 84Z'),
    circle(42, 42, 31),
  );
  return [
    main(
      union(subtract(rim, glass), handle, circle(97, 97, 8.4)),
      concat(circle(42, 42, 42), line(76, 76, 98, 98)),
    ),
    accent(union(head, bust)),
  ];
});

/** An invoice: who sends it, its rows, and the sum. */
const invoice = mark('invoice', ['technology', 'marketing'], () => {
  const page = parse(
    'M19 -5L63 -5L92 24L92 96C92 102 88 105.500 83 105.500L19 105.500C13 105.500 9 102 9 96L9 5C9 -1 13 -5 19 -5Z',
  );
  const fold = corners('68,-6 94,20 94,-6');
  const sign = parse(
    'M43 27.500C42 22 37 20 32 20C26 20 22 23 22 28C22 39 43 33 43 44.500C43 49.500 38 52.500 32.500 52.500C26.500 52.500 22 50 21.500 45M32.500 14L32.500 20M32.500 53L32.500 58',
  );
  const rows = [line(57, 44, 76, 44), line(24, 71, 76, 71)];
  const sum = rect(44, 79, 35, 16, 4);
  return [
    main(
      subtract(page, inked(sign, 6.5), ...rows.map((one) => inked(one, 6.5)), grow(sum, 2.5), fold),
      concat(page, sign, ...rows),
    ),
    accent(shrink(sum, 1.5)),
  ];
});

/** A printer, and a drop of its ink. */
const printerInk = mark('printer-ink', ['technology', 'marketing'], () => {
  const sheet = rect(19, -5, 62, 30, 5);
  const body = rect(-5, 30, 110, 48, 9);
  const drop = translate(
    parse('M50 40C58 52 71 65 71 79C71 92 62 101 50 101C38 101 29 92 29 79C29 65 42 52 50 40Z'),
    0,
    4.5,
  );
  return [main(sheet), main(subtract(apart(body, grow(drop, 2)), circle(89, 45, 5))), accent(drop)];
});

/** A telephone and the screwdriver that opens it. */
const phoneScrewdriver = mark('phone-screwdriver', ['technology'], () => {
  const body = rect(-3, -5, 62, 110, 12);
  const screen = rect(6, 9, 44, 76, 4);
  const lean = (path: Path): Path => translate(rotate(path, 35, 74, 50), -13.2, 0);
  const grip = lean(
    parse('M67 -12C70 -15 82 -15 85 -12C88 -8 89 24 86 28C83 31 69 31 66 28C63 24 64 -8 67 -12Z'),
  );
  const groove = lean(rect(72.5, -3, 7, 20, 3.5));
  const shaft = lean(corners('71,37 81,37 81,84 84,92 80,106 72,106 68,92 71,84', 2));
  const tool = union(grip, shaft);
  return [
    main(
      subtract(apart(subtract(body, screen), grow(tool, 2)), circle(28, 95, 4.5)),
      apart(subtract(body, screen), grow(tool, 2)),
    ),
    accent(subtract(tool, groove)),
  ];
});

/** A laptop that is examined: the line of its pulse on the screen. */
const laptopPulse = mark('laptop-pulse', ['technology'], () => {
  const lid = rect(4, 6, 92, 70, 9);
  const screen = rect(13.5, 15.5, 73, 51, 3);
  const base = parse('M-5.500 82L105.500 82C105.500 92 100 97 91 97L9 97C0 97 -5.500 92 -5.500 82Z');
  const beat = parse('M23 43L37 43L45 27L56 56L64 43L77 43');
  return [main(subtract(lid, screen)), main(base), accent(inked(beat, 8), beat)];
});

/** A telephone on the cable of its charger. */
const phoneCable = mark('phone-cable', ['technology'], () => {
  const body = rect(-2, -5, 54, 88, 11);
  const screen = rect(7, 8, 36, 58, 3);
  const cord = parse('M25 88L25 94C25 100 29 102 34 102L66 101.500C74 101.500 79 98 79 90L79 50');
  const plug = parse(
    'M66 14L92 14C95 14 97 16 97 19L97 37C97 45 92 50 84 50L74 50C66 50 61 45 61 37L61 19C61 16 63 14 66 14Z',
  );
  const pins = union(rect(67.5, -4, 7, 19, 2.5), rect(83.5, -4, 7, 19, 2.5));
  return [
    main(subtract(body, screen, circle(25, 74.5, 4.5)), concat(body, screen)),
    accent(union(stroke(cord, 7.5, { cap: 'round', join: 'round' }), plug, pins), concat(cord, plug)),
  ];
});

/** Stairs, and the flag at their top. */
const stepsFlag = mark('steps-flag', ['marketing', 'art'], () => {
  const steps = parse(
    'M0 83L21 83L21 67C21 64 23 62 26 62L47 62L47 46C47 43 49 41 52 41L100 41C103 41 105 43 105 46L105 100C105 103 103 105 100 105L0 105C-3 105 -5 103 -5 100L-5 88C-5 85 -3 83 0 83Z',
  );
  const pole = rect(72, -5, 8, 50, 3.5);
  const cloth = parse('M66.500 -3L35 -3C33 -3 32 -1 33 0.500L40 10L33 20C32 22 33 24 35 24L66.500 24Z');
  return [main(union(steps, pole)), accent(softened(cloth, 1))];
});

/** A badge on its ribbon. */
const idBadge = mark('id-badge', ['marketing', 'technology', 'entertainment'], () => {
  const ribbon = both(corners('20,-5 33,-5 53,24 43,28', 1.5));
  const clip = rect(40, 19, 20, 16, 4);
  const card = rect(9, 29, 82, 76, 9);
  const slot = rect(38, 36, 24, 6, 3);
  const head = circle(50, 58, 9.5);
  const bust = parse(
    'M31 86C31 77 39 72 50 72C61 72 69 77 69 86L69 90C69 91 68 92 67 92L33 92C32 92 31 91 31 90Z',
  );
  return [
    accent(softened(apart(union(ribbon, clip), grow(card, 1)), 1)),
    main(subtract(card, slot, head, bust), concat(card, head, bust)),
  ];
});

/** A board on its stand, bars that rise on it. */
const presentation = mark('presentation', ['marketing', 'technology', 'art'], () => {
  const rail = rect(-5, 1, 110, 11, 5);
  const board = parse('M2 17L98 17L98 72C98 76 95 79 91 79L9 79C5 79 2 76 2 72Z');
  const hook = rect(45.5, -5.5, 9, 12, 4);
  const legs = both(inked(line(37, 80, 26, 101), 8.5));
  const hole = parse('M11 26L89 26L89 67C89 69 88 70 86 70L14 70C12 70 11 69 11 67Z');
  const bars = [22, 42.5, 63].map((x, i) => rect(x, 53 - i * 9, 14, 11 + i * 9, 2));
  return [
    main(union(rail, hook, subtract(board, hole), legs), concat(rail, subtract(board, hole), legs)),
    accent(union(...bars)),
  ];
});

/** A shop in a window of the web: a cart on the page. */
const browserCart = mark('browser-cart', ['technology', 'marketing'], () => {
  const frame = rect(-5, 3, 110, 94, 10);
  const page = rect(4, 27, 92, 61, 3);
  const dots = [11, 25].map((x) => circle(x, 15, 4.6));
  const handle = parse('M20 38L29 38L38 67L70 67');
  const tray = parse('M35.500 43L80 43C82 43 83 44.500 82.500 46L77 60C76.500 61 75.500 62 74 62L41.500 62Z');
  const wheels = union(circle(43, 77.5, 5.4), circle(66, 77.5, 5.4));
  const cart = union(inked(handle, 6.5), tray, wheels);
  return [
    main(subtract(frame, page, ...dots), concat(frame, page)),
    accent(cart, concat(handle, tray, wheels)),
  ];
});

/** A house that is online. */
const houseWifi = mark('house-wifi', ['technology', 'construction'], () => {
  const home = parse(
    'M44 -3C47.500 -6 52.500 -6 56 -3L98 34C102 37.500 104 41 104 46L104 95C104 101 100 105 94 105L6 105C0 105 -4 101 -4 95L-4 46C-4 41 -2 37.500 2 34Z',
  );
  const waves = [arc(50, 82, 19, 222, 318), arc(50, 82, 39, 222, 318)];
  const sign = union(circle(50, 80, 7.5), ...waves.map((one) => inked(one, 9.5)));
  const hole = parse('M50 13L89 47L89 91L11 91L11 47Z');
  return [main(subtract(home, softened(hole, 4)), home), accent(sign, concat(...waves, circle(50, 80, 5)))];
});

/** A passport. */
const passport = mark('passport', ['transportation', 'marketing'], () => {
  const cover = rect(9, -5, 82, 110, 9);
  const world = circle(50, 41, 25);
  const lines = union(
    stroke(line(20, 41, 80, 41), 5),
    stroke(line(50, 10, 50, 72), 5),
    stroke(ellipse(50, 41, 12.5, 25), 5),
  );
  const title = inked(line(31, 86, 69, 86), 8);
  return [
    main(subtract(cover, grow(world, 5), title), cover),
    accent(subtract(world, lines), concat(world, ellipse(50, 41, 11, 25))),
  ];
});

/** A typewriter, a sheet of paper in it. */
const typewriter = mark('typewriter', ['technology', 'art', 'marketing'], () => {
  const paper = rect(25, -5, 50, 38, 3);
  const written = concat(rect(34, 6, 32, 5.5, 2.7), rect(34, 18, 22, 5.5, 2.7));
  const platen = rect(-3, 39, 106, 13, 6.5);
  const body = corners('17,58 83,58 104,102 -4,102', 8);
  const row = (y: number, xs: readonly number[]): Path => concat(...xs.map((x) => circle(x, y, 4.4)));
  const keys = concat(row(69, [32, 44, 56, 68]), row(81, [26, 38, 50, 62, 74]), rect(32, 89.5, 36, 6, 3));
  return [accent(subtract(paper, written), paper), main(platen), main(subtract(body, keys), body)];
});

/** A soldering iron on a board, and its smoke. */
const solderingIron = mark('soldering-iron', ['technology'], () => {
  const lean = (path: Path): Path => translate(rotate(path, 45, 50, 50), -2.5, 2.2);
  const grip = lean(parse('M40 -22C43 -25 57 -25 60 -22L63 30C63 34 61 36 58 36L42 36C39 36 37 34 37 30Z'));
  const guard = lean(rect(33, 40.5, 34, 8, 4));
  const rod = lean(corners('45,53 55,53 55,80 50,99 45,80', 2));
  const board = rect(-5, 90, 110, 15.5, 5);
  const smoke = parse('M10 66C2 58 16 50 8 42C2 35 12 30 8 22');
  const light = lean(rect(47, -10, 6, 26, 3));
  return [
    main(union(subtract(grip, light), guard)),
    accent(apart(rod, grow(board, 1))),
    main(board),
    accent(inked(smoke, 7), smoke),
  ];
});

export const DESK_AND_BENCH: readonly Mark[] = [
  washerWrench,
  fridgeWrench,
  hardDisk,
  laptopLock,
  router,
  chipSparkle,
  houseShield,
  addingMachine,
  lawBook,
  personLens,
  invoice,
  printerInk,
  phoneScrewdriver,
  laptopPulse,
  phoneCable,
  stepsFlag,
  idBadge,
  presentation,
  browserCart,
  houseWifi,
  passport,
  solderingIron,
  typewriter,
];
