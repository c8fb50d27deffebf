import { grow, intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened } from './mark.js';
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
  const spark = (r: number): Path =>
    parse(
      `M50 ${50 - r}C53 ${50 - r * 0.3} ${50 + r * 0.3} 47 ${50 + r} 50C${50 + r * 0.3} 53 53 ${50 + r * 0.3} 50 ${50 + r}C47 ${50 + r * 0.3} ${50 - r * 0.3} 53 ${50 - r} 50C${50 - r * 0.3} 47 47 ${50 - r * 0.3} 50 ${50 - r}Z`,
    );
  const window = rect(20, 20, 60, 60, 6);
  return [
    main(
      subtract(union(die, pins), window),
      concat(die, ...legs.flatMap((leg) => [subtract(stroke(leg, 1), die)])),
    ),
    accent(grow(spark(25), 1.5)),
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

/** A wide printer on its legs, a picture coming out of it. */
const plotter = mark('plotter', ['marketing', 'art', 'desing'], () => {
  const roll = rect(6, -2, 88, 17, 8);
  const body = rect(-5, 20, 110, 27, 8);
  const panel = [circle(88, 33.5, 5.5), rect(8, 30, 46, 7, 3.5)];
  const legs = both(union(rect(-1, 44, 9, 56), rect(-5.5, 93, 21, 9, 4.5)));
  const sheet = rect(15, 52.5, 70, 42, 3);
  const hills = intersect(parse('M10 100L38 68L53 84L63 75L90 104L90 110L10 110Z'), rect(21, 50, 58, 38.5));
  return [
    main(roll),
    main(subtract(union(body, legs), ...panel), concat(union(body, legs), line(12, 33.5, 50, 33.5))),
    accent(subtract(sheet, hills, circle(66, 65.5, 5.5))),
  ];
});

/** A shirt with a picture printed on its front. */
const printedTee = mark('printed-tee', ['marketing', 'desing', 'art'], () => {
  const cloth = parse(
    'M31 -1C38 12 62 12 69 -1L84 3L105.500 27L88 47L78 39L78 100C78 103 76 105 73 105L27 105C24 105 22 103 22 100L22 39L12 47L-5.500 27L16 3Z',
  );
  const print = star(50, 57, 25, 11.5, 5, 3);
  return [main(softened(subtract(cloth, grow(print, 5)), 1.5), cloth), accent(print)];
});

/** A camera on its tripod. */
const tripodCamera = mark('tripod-camera', ['marketing', 'art'], () => {
  const body = parse(
    'M14 6L31 6L36 -2C37 -4 39 -5.500 42 -5.500L58 -5.500C61 -5.500 63 -4 64 -2L69 6L86 6C92 6 96 10 96 16L96 43C96 49 92 53 86 53L14 53C8 53 4 49 4 43L4 16C4 10 8 6 14 6Z',
  );
  const lens = circle(50, 29, 17.5);
  const legs = union(
    rect(38, 58, 24, 9, 3),
    inked(line(44, 66, 23, 101), 8.5),
    inked(line(56, 66, 77, 101), 8.5),
    inked(line(50, 66, 50, 101), 8),
  );
  return [
    main(subtract(body, grow(lens, 5), circle(83, 18, 4))),
    accent(subtract(lens, circle(50, 29, 7)), concat(circle(50, 29, 15), circle(50, 29, 5))),
    main(
      legs,
      concat(rect(40, 60, 20, 5), line(44, 68, 23, 101), line(56, 68, 77, 101), line(50, 68, 50, 101)),
    ),
  ];
});

/** Two instant photographs. */
const instantPhotos = mark('instant-photos', ['marketing', 'art'], () => {
  const place = (path: Path): Path => rotate(path, 7, 60, 56);
  const card = place(rect(28, 7, 68, 88, 5));
  const picture = place(rect(37, 16, 50, 53, 2));
  const hills = intersect(
    place(parse('M30 74L30 62L50 43C52 41 54 41 56 43L66 54L71 50C73 48.500 75 48.500 77 50L92 64L92 74Z')),
    place(rect(41, 16, 42, 49)),
  );
  const sun = place(circle(72, 30.5, 6.5));
  const behind = rotate(rect(4, 3, 66, 86, 5), -11, 40, 50);
  return [
    main(subtract(card, picture)),
    accent(union(softened(hills, 1), sun)),
    main(softened(apart(behind, grow(card, 1.5)), 1)),
  ];
});

/** A spotlight under its bar, and its light. */
const stageLight = mark('stage-light', ['entertainment', 'marketing', 'art'], () => {
  const bar = union(rect(-5, -5, 84, 10, 5), rect(31, 0, 11, 22));
  const turn = (path: Path): Path => rotate(path, -38, 36, 34);
  const can = turn(parse('M25 8L47 8C52 8 55 11 56 16L62 48L10 48L16 16C17 11 20 8 25 8Z'));
  const mouth = turn(rect(6, 53, 60, 10, 4));
  const beams = [-30, 0, 30].map((x) =>
    turn(stroke(line(36 + x * 0.8, 73, 36 + x * 1.12, 87), 9.5, { cap: 'round' })),
  );
  const knob = circle(36, 31, 6);
  return [main(union(bar, subtract(can, knob))), main(mouth), accent(union(...beams))];
});

/** A singer's microphone. */
const handMicrophone = mark('hand-microphone', ['entertainment', 'technology', 'art'], () => {
  const lean = (path: Path): Path => translate(scale(rotate(path, 42, 50, 50), 0.95), -2, 6.5);
  const ball = lean(circle(50, 6, 29));
  const mesh = [
    ...[-6.5, 9.5].map((y) => line(10, y, 90, y)),
    ...[42, 58].map((x) => line(x, -30, x, 50)),
  ].map((one) => lean(stroke(one, 4.6)));
  const collar = lean(rect(24, 28, 52, 12, 5));
  const grip = lean(corners('31,46.5 69,46.5 59,116 41,116', 5));
  const knob = lean(rect(46, 58, 8, 17, 4));
  return [
    main(
      subtract(subtract(ball, grow(collar, 5)), ...mesh),
      concat(ball, lean(line(21, 1, 79, 1)), lean(line(50, -23, 50, 28))),
    ),
    accent(collar),
    main(subtract(grip, knob)),
  ];
});

/** A test with the best of marks, and a pencil. */
const examSheet = mark('exam-sheet', ['art', 'marketing'], () => {
  const page = rect(-2, -5, 80, 110, 8);
  const letter = [parse('M13 48L27 12L41 48'), line(18, 37, 36, 37)];
  const plus = [line(56, 14, 56, 34), line(46, 24, 66, 24)];
  const rows = [line(13, 68, 44, 68), line(13, 86, 36, 86)];
  const cut = union(
    ...letter.map((one) => inked(one, 7.5)),
    ...plus.map((one) => inked(one, 7)),
    ...rows.map((one) => inked(one, 7)),
  );
  const lean = (path: Path): Path => translate(rotate(path, 32, 74, 68), -4.5, 0);
  const shaft = lean(corners('64,31 84,31 84,88 64,88', 1));
  const rubber = lean(parse('M64 25L64 19C64 15 67 12 70 12L78 12C81 12 84 15 84 19L84 25Z'));
  const tip = lean(corners('64,88 84,88 74,107', 2.5));
  const pencil = union(shaft, tip);
  return [
    main(
      softened(apart(subtract(page, cut), grow(union(pencil, rubber), 1.5)), 1),
      concat(apart(page, grow(union(pencil, rubber), 2)), ...letter, ...plus, ...rows),
    ),
    accent(concat(pencil, rubber)),
  ];
});

/** A bubble that speaks English: the Union Jack in it. */
const englishBubble = mark('english-bubble', ['art', 'marketing'], () => {
  const bubble = union(rect(-5, -2, 110, 80, 15), parse('M16 70L16 101C16 105 20 106 23 103L56 74Z'));
  const cross = union(rect(-20, 30, 140, 16), rect(42, -20, 16, 98));
  const slant = concat(line(-10, -7, 110, 83), line(110, -7, -10, 83));
  const panes = subtract(bubble, grow(cross, 5), stroke(slant, 8));
  return [
    main(softened(panes, 0.6), bubble),
    accent(softened(intersect(cross, rect(-5, -2, 110, 80, 15)), 1)),
  ];
});

/** A heart of an old tattoo, a ribbon across it. */
const tattooHeart = mark('tattoo-heart', ['art'], () => {
  const heart = parse(
    'M50 104C44 99 2 68 2 32C2 12 16 -4 32 -4C41 -4 47 1 50 8C53 1 59 -4 68 -4C84 -4 98 12 98 32C98 68 56 99 50 104Z',
  );
  const ribbon = parse(
    'M10 42C28 52 40 34 56 36C70 38 78 46 90 38L90 60C78 68 70 60 56 58C40 56 28 74 10 64Z',
  );
  const left = parse('M-5.500 46L14 52L14 74L-5.500 68L2 57.500Z');
  const right = parse('M105.500 32L86 34L86 56L105.500 54L98 43Z');
  const band = union(ribbon, left, right);
  const shine = arc(32, 26, 17, 178, 250);
  return [
    main(subtract(apart(heart, grow(band, 1.5)), inked(shine, 6)), concat(heart, shine)),
    accent(softened(band, 1.5)),
  ];
});

/** A sundial on its pillar: dial, gnomon and shadow under the sun. */
const sundial = mark('sundial', ['art', 'desing'], () => {
  const sun = union(
    circle(17, 16, 11),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => rotate(rect(13.5, -4.5, 7, 6.5, 3), turn, 17, 16)),
  );
  const plate = union(ellipse(50, 58, 55, 20), ellipse(50, 64, 55, 20));
  const gnomon = corners('27,56 74,8 74,56', 2);
  const hours = [14, 32, 50, 68, 86].map((x) =>
    line(50 + (x - 50) * 0.82, x === 50 ? 67 : 66 - Math.abs(x - 50) * 0.12, x, 74.5 - ((x - 50) / 13) ** 2),
  );
  const pillar = parse('M36 88L64 88C60 94 64 98 76 99L76 105.500L24 105.500L24 99C36 98 40 94 36 88Z');
  return [
    accent(sun, circle(17, 16, 13)),
    main(subtract(plate, grow(gnomon, 5), ...hours.map((one) => inked(one, 4.5))), plate),
    main(gnomon),
    main(pillar),
  ];
});

/** A pinball machine from its side: the glass with the score, the table that slopes, its legs. */
const pinball = mark('pinball', ['entertainment', 'technology'], () => {
  const head = corners('57,-5 103,-5 99,34 61,34', 5);
  const bang = star(80, 14.5, 13, 6, 5, 1.5);
  const table = corners('-5,53 58,39.5 102,39.5 102,70 -5,80', 5);
  const button = circle(9, 65, 5.5);
  const bolt = corners('52,47 74,47 66,56 78,56 50,72 57,60 44,60', 1);
  const legs = union(
    corners('-3,74 7,74 4,105.5 -5,105.5', 2),
    corners('89,66 100,66 102,105.5 93,105.5', 2),
  );
  return [
    main(subtract(head, grow(bang, 0.5))),
    main(subtract(union(table, legs), button, grow(bolt, 4))),
    accent(bolt),
  ];
});

/** A ship in a bottle. */
const shipBottle = mark('ship-bottle', ['art', 'fishing'], () => {
  const outer = parse(
    'M9 9L48 9C64 9 62 33 74 34L90 34L90 66L74 66C62 67 64 91 48 91L9 91C0 91 -5.500 86 -5.500 77L-5.500 23C-5.500 14 0 9 9 9Z',
  );
  const inside = subtract(outer, stroke(outer, 14));
  const cork = parse(
    'M94.500 36.500L101 36.500C104 36.500 105.500 38.500 105.500 41L105.500 59C105.500 61.500 104 63.500 101 63.500L94.500 63.500Z',
  );
  const fore = parse('M29 21C39 30 47 43 49 57L29 57Z');
  const aft = parse('M23.500 30L23.500 57L8 57C11 45 16 37 23.500 30Z');
  const hull = parse('M6 62.500L53 62.500C52 72 46 78 39 78L19 78C12 78 7 72 6 62.500Z');
  return [main(subtract(outer, inside), outer), main(hull), accent(concat(fore, aft)), accent(cork)];
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

/** A clown with a doctor's cap. */
const clownDoctor = mark('clown-doctor', ['entertainment', 'healthcare'], () => {
  const cap = parse(
    'M50 -5.500C60 -5.500 70 -4.500 77 -2.500C81 -1.500 83 2 82 6L78 27C60 21.500 40 21.500 22 27L18 6C17 2 19 -1.500 23 -2.500C30 -4.500 40 -5.500 50 -5.500Z',
  );
  const cross = union(rect(45.5, -0.5, 9, 21, 1), rect(39.5, 5.5, 21, 9, 1));
  const face = ellipse(50, 66, 35, 39);
  const tufts = both(union(circle(9, 54, 14), circle(8, 72, 12), circle(16, 38, 10)));
  const nose = circle(50, 67, 10.5);
  const eyes = both(ellipse(36, 50, 6, 8));
  const smile = parse('M27 78C36 85 64 85 73 78C75 92 63 99 50 99C37 99 25 92 27 78Z');
  return [
    main(
      apart(subtract(face, eyes, smile), cap, nose),
      concat(apart(face, cap), smile, both(circle(36, 51, 3))),
    ),
    accent(nose),
    main(subtract(cap, cross)),
    accent(apart(tufts, face, cap)),
  ];
});

/** A fan of colours to choose from. */
const swatchFan = mark('swatch-fan', ['marketing', 'desing', 'art', 'construction'], () => {
  const strip = rect(-4, -4, 27, 109, 5);
  const turned = [0, 29, 58, 87].map((turn) => rotate(strip, turn, 9.5, 91.5));
  const hole = circle(9.5, 91.5, 5);
  const [first = strip, second = strip, third = strip, fourth = strip] = turned;
  return [
    main(subtract(first, hole)),
    accent(apart(second, grow(first, 1))),
    main(apart(third, grow(first, 1), grow(second, 1))),
    accent(apart(fourth, grow(first, 1), grow(second, 1), grow(third, 1))),
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

/** A ball of wool and a crochet hook. */
const crochetHook = mark('crochet-hook', ['art', 'desing'], () => {
  const ball = circle(38, 63, 42);
  const strands = [
    parse('M-8 52C18 34 48 32 82 58'),
    parse('M-6 74C18 52 44 50 76 82'),
    parse('M8 98C20 74 36 68 60 100'),
    parse('M20 16C38 16 62 26 80 46'),
  ];
  const lean = (path: Path): Path => translate(rotate(path, 36, 72, 40), -12, 4.5);
  const hook = lean(
    parse(
      'M66 -8C66 -17 71 -21 77 -21C84 -21 88 -16 88 -10.500C88 -6.500 85.500 -4 82.500 -4C80 -4 78.500 -5.500 77.500 -8L77 6L78 106C78 108 77 109 75.500 109L68.500 109C67 109 66 108 66 106L67 6Z',
    ),
  );
  return [
    main(
      apart(subtract(ball, ...strands.map((one) => inked(one, 5))), grow(hook, 1)),
      concat(ball, ...strands.map((one) => intersect(stroke(one, 1), ball))),
    ),
    accent(hook),
  ];
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

/** A dancer of a folk dance in her dress of three flounces. */
const folkDancer = mark('folk-dancer', ['entertainment', 'art'], () => {
  const head = union(circle(47, 19, 10), circle(38, 11.5, 5.5));
  const trunk = parse('M36 34C42 32 52 32 58 34C60 42 55 48 55 54L39 54C39 48 35 42 36 34Z');
  const raised = union(limb('55,36,4.6 70,28,4.4 74,12,4 62,0,3.4'), circle(61, -0.8, 4));
  const hip = union(limb('39,36,4.6 22,44,4.4 20,56,4 36,60,3.6'), circle(36, 59, 4));
  const skirt = parse(
    'M39 54L55 54C66 62 84 78 102 84C108 90 104 102 95 102C88 107 82 100 74 103C66 108 60 101 50 104C40 108 34 101 26 103C18 106 10 104 6 100C-4 102 -6 90 0 84C16 78 28 64 39 54Z',
  );
  const folds = [parse('M20 70C36 80 62 80 80 68'), parse('M2 82C28 98 74 98 102 82')];
  const tiers = subtract(skirt, ...folds.map((one) => stroke(one, 5.5, { cap: 'square' })));
  const middle = intersect(
    tiers,
    subtract(parse('M20 70C36 80 62 80 80 68L110 82C74 98 28 98 -6 82Z'), stroke(folds[0] ?? skirt, 5.5)),
  );
  const body = filleted(union(trunk, raised, hip), 1.5);
  return [
    main(head),
    main(apart(softened(union(body, subtract(tiers, grow(middle, 1))), 0.8), grow(head, 0.5))),
    accent(softened(middle, 0.8)),
  ];
});

/** Somebody who dances in the street: a cap, an arm up, the knees wide. */
const streetDancer = mark('street-dancer', ['entertainment', 'art'], () => {
  const head = circle(47, 14, 10.5);
  const cap = union(
    parse('M35 11C35 1 41 -5.500 48 -5.500C55 -5.500 60 0 61 8Z'),
    limb('56,7,3.2 66,5,3.2 72,5,2.6'),
  );
  const trunk = limb('50,30,10.5 53,44,8.8 50,58,9.2');
  const raised = union(limb('56,30,5.8 76,34,5.2 86,20,4.6 92,-1,4'), circle(92, -1, 4.2));
  const bent = union(limb('44,30,5.8 24,30,5.2 9,39,4.5 20,52,4'), circle(20.5, 53, 4.2));
  const right = limb('54,58,9 68,62,8 84,71,7.4 82,86,6 77,97,5.2');
  const left = limb('47,58,9 34,63,8 19,72,7.4 20,86,6 23,97,5.2');
  const shoes = union(
    parse('M71 95L84 97C91 98 98 99 100 105.500L70 105.500Z'),
    parse('M29 95L16 97C9 98 2 99 0 105.500L30 105.500Z'),
  );
  const body = softened(filleted(union(trunk, raised, bent, right, left), 2.5), 1);
  const lower = softened(shoes, 1.5);
  return [
    main(apart(body, lower, grow(head, 0.5))),
    main(apart(head, grow(cap, 0.5))),
    accent(concat(cap, lower)),
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

export const DESK_AND_STAGE: readonly Mark[] = [
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
  plotter,
  printedTee,
  tripodCamera,
  instantPhotos,
  stageLight,
  handMicrophone,
  examSheet,
  englishBubble,
  tattooHeart,
  sundial,
  pinball,
  shipBottle,
  invoice,
  clownDoctor,
  swatchFan,
  printerInk,
  phoneScrewdriver,
  laptopPulse,
  phoneCable,
  stepsFlag,
  crochetHook,
  idBadge,
  presentation,
  folkDancer,
  streetDancer,
  browserCart,
  houseWifi,
  passport,
  solderingIron,
];
