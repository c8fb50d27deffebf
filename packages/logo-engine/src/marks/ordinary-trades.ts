import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  filleted,
  fitted,
  inked,
  type Mark,
  main,
  mark,
  softened,
  whole,
} from './mark.js';

/** Books that stand on a shelf, the last of them leaning. */
const leaningBooks = mark('leaning-books', ['art', 'entertainment'], () => {
  const first = subtract(rect(-4, 7, 22, 79, 3), rect(-4, 19, 22, 6), rect(-4, 68, 22, 6));
  const second = subtract(rect(22.5, -4, 24, 90, 3), rect(30, 12, 9, 33, 4.5));
  const third = subtract(rect(51, 20, 16, 66, 3), rect(51, 33, 16, 6));
  const leaning = rotate(
    subtract(rect(75, 12, 21, 74, 3), rect(75, 24, 21, 6), rect(75, 66, 21, 6)),
    -10,
    96,
    86,
  );
  const shelf = rect(-5, 92, 110, 12, 3);
  return [main(concat(first, third, shelf)), accent(second), main(translate(leaning, 9, 0))];
});

/** A speech bubble that says hi, and means it. */
const hiBubble = mark('hi-bubble', ['entertainment', 'marketing'], () => {
  const bubble = softened(
    union(rect(-5, 1, 83, 78, 19), parse('M13 70L13 103C13 105 15 105.5 16.500 104L46 76Z')),
    1.5,
  );
  const h = inked(parse('M16 22L16 58M40 22L40 58M16 40L40 40'), 11.5);
  const i = concat(inked(line(60, 40, 60, 58), 11.5), circle(60, 23, 7.2));
  const bang = concat(corners('84,1 105,1 101,57 88,57', 5), circle(94.5, 71.5, 8.5));
  return [main(subtract(bubble, h, i)), accent(bang)];
});

/** A London telephone box. */
const phoneBox = mark('phone-box', ['entertainment'], () => {
  const dome = parse('M20 9.500C24 0 36 -5.500 50 -5.500C64 -5.500 76 0 80 9.500Z');
  const head = subtract(rect(15, 14, 70, 17, 3), rect(29, 19, 42, 7, 2));
  const body = rect(20, 35.5, 60, 62);
  const panes = [0, 1, 2].flatMap((col) =>
    [0, 1, 2].map((row) => rect(29 + col * 15, 43 + row * 16.5, 12, 12.5, 1)),
  );
  const foot = rect(14, 94, 72, 11.5, 2);
  return [main(concat(dome, subtract(union(body, foot), ...panes))), accent(head)];
});

/** A nail under the brush of the polish. */
const polishBrush = mark('polish-brush', ['art', 'marketing'], () => {
  const finger = parse('M-1 105.500L-1 64C-1 42 14 29 33 29C52 29 67 42 67 64L67 105.500Z');
  const nail = parse(
    'M33 12C45 12 51 22 51 36L51 62C51 73 44 80 33 80C22 80 15 73 15 62L15 36C15 22 21 12 33 12Z',
  );
  const to = (path: Path): Path => translate(rotate(path, 40, 0, 0), 74, 31);
  const hair = to(parse('M-8 0L8 0L11 18C11 27 5 33 0 38C-5 33 -11 27 -11 18Z'));
  const handle = to(rect(-11, -47, 22, 43, 6));
  return fitted(
    [main(concat(apart(finger, nail, hair), handle, hair)), accent(apart(nail, hair))],
    0.95,
    -4.6,
    2,
  );
});

/** A powder compact, open, with its mirror. */
const compact = mark('powder-compact', ['art', 'marketing'], () => {
  const lid = subtract(circle(50, 29.5, 35), circle(50, 29.5, 26));
  const shine = concat(inked(line(40, 36, 55, 20), 7), inked(line(52, 42, 62, 31), 7));
  const base = union(ellipse(50, 81, 55, 18), rect(-5, 81, 110, 6), ellipse(50, 87, 55, 18));
  const dish = ellipse(50, 81, 43, 11.5);
  const powder = ellipse(50, 81, 37, 7.5);
  return [main(concat(lid, shine, subtract(apart(base, circle(50, 29.5, 35)), dish))), accent(powder)];
});

/** An arm that curls a dumb-bell. */
const flexedArm = mark('arm-curl', ['healthcare', 'entertainment'], () => {
  const arm = parse(
    'M22 36C16 52 0 66 -3 82C-6 97 4 105.500 20 105.500L105.500 105.500L105.500 66C98 63 94 58 88 52C78 43 63 44 55 55C53 58 51 61 49 64C48 55 50 46 52 36Z',
  );
  const fist = rect(20, -3, 34, 42, 11);
  const fingers = concat(
    inked(line(40, 8, 58, 8), 4.4),
    inked(line(40, 18, 58, 18), 4.4),
    inked(line(40, 28, 58, 28), 4.4),
  );
  const plates = concat(
    rect(4.5, -2, 11.5, 40, 4),
    rect(-5.5, 7, 6, 22, 2),
    rect(58, -2, 11.5, 40, 4),
    rect(73.5, 7, 7, 22, 2),
  );
  const muscle = inked(parse('M62 84C72 88 84 86 92 78'), 5.5);
  return [main(subtract(filleted(union(arm, fist), 3), muscle, fingers)), accent(plates)];
});

/** A chandelier with candles. */
const chandelier = mark('chandelier', ['entertainment', 'construction'], () => {
  const stem = union(rect(45.5, -5.5, 9, 90, 3), parse('M50 10C60 22 64 34 57 46L43 46C36 34 40 22 50 10Z'));
  const arms = inked(
    parse('M50 84C24 84 6 76 6 58M50 70C38 71 27 66 27 50M50 84C76 84 94 76 94 58M50 70C62 71 73 66 73 50'),
    8,
  );
  const cups = both(concat(rect(-4, 50, 20, 9, 2), rect(18, 42, 18, 9, 2)));
  const drops = concat(circle(50, 98, 7.5), both(circle(25, 95, 6)));
  const flame = (x: number, y: number): Path =>
    translate(parse('M0 -17C7 -9 9 -4 9 1C9 7 5 11 0 11C-5 11 -9 7 -9 1C-9 -4 -7 -9 0 -17Z'), x, y);
  return [
    main(concat(filleted(union(stem, arms, cups), 3), drops)),
    accent(both(concat(flame(6, 34), flame(27, 26)))),
  ];
});

/** A door handle on its plate, over the hole of the key. */
const doorHandle = mark('door-handle', ['construction'], () => {
  const plate = rect(10, -5.5, 42, 111, 14);
  const lever = union(circle(31, 28, 14), rect(31, 19.5, 74.5, 17, 8.5));
  const hole = union(circle(31, 66, 8.5), corners('28,68 34,68 37.500,88 24.500,88', 1.5));
  return [main(subtract(apart(plate, lever), hole)), accent(lever)];
});

/** A spirit level on courses of bricks. */
const levelBricks = mark('level-on-bricks', ['construction'], () => {
  const level = subtract(
    rect(-5.5, 4, 111, 33, 5),
    rect(28, 10.5, 44, 20, 10),
    rect(6, -10, 5, 60),
    rect(89, -10, 5, 60),
  );
  const bubble = ellipse(50, 20.5, 9, 6);
  const course = (y: number, cut: readonly number[]): Path =>
    subtract(rect(-1, y, 102, 26, 2), ...cut.map((x) => rect(x - 2.5, y - 1, 5, 30)));
  return [main(concat(level, course(43, [33, 67]), course(74, [16, 50, 84]))), accent(bubble)];
});

/** A baby's bottle. */
const babyBottle = mark('baby-bottle', ['entertainment', 'healthcare'], () => {
  const teat = parse(
    'M42 22L42 8C42 -1 45 -5.500 50 -5.500C55 -5.500 58 -1 58 8L58 22C66 24 70 28 71 34L29 34C30 28 34 24 42 22Z',
  );
  const ring = rect(20, 38, 60, 15, 4);
  const body = rect(24, 57, 52, 48.5, 12);
  const marks = concat(rect(42, 68, 25, 5, 2.5), rect(51, 79, 16, 5, 2.5), rect(42, 90, 25, 5, 2.5));
  return [accent(teat), main(concat(ring, subtract(body, marks)))];
});

/** A house with an eye that watches over it. */
const houseEye = mark('house-eye', ['technology', 'construction'], () => {
  const house = softened(
    corners('50,-5.500 105.500,45 105.500,58 92,58 92,105 8,105 8,58 -5.500,58 -5.500,45', 4),
    1,
  );
  const eye = parse('M18 64C28 48 38 42 50 42C62 42 72 48 82 64C72 80 62 86 50 86C38 86 28 80 18 64Z');
  const iris = subtract(circle(50, 64, 15.5), circle(55, 59, 5));
  return [main(subtract(house, eye)), accent(iris)];
});

/** A fence of wires that a bolt of lightning guards. */
const electricFence = mark('electric-fence', ['construction', 'technology'], () => {
  const posts = both(
    union(
      rect(-1, -5.5, 12, 111, 3),
      rect(-5.5, 12, 21, 9, 4),
      rect(-5.5, 46, 21, 9, 4),
      rect(-5.5, 80, 21, 9, 4),
    ),
  );
  const wires = concat(rect(5, 12, 90, 8.5), rect(5, 46, 90, 8.5), rect(5, 80, 90, 8.5));
  const bolt = corners('57,2 27,56 46,56 41,98 74,42 54,42 66,2', 2);
  return [main(apart(union(posts, wires), bolt)), accent(bolt)];
});

/** A cabinet of an arcade. */
const arcade = mark('arcade-machine', ['entertainment', 'technology'], () => {
  const cabinet = parse(
    'M28 -5.500L72 -5.500C78 -5.500 81 -2 81 4L81 54L90 68C91 70 92 72 92 74L92 105.500L8 105.500L8 74C8 72 9 70 10 68L19 54L19 4C19 -2 22 -5.500 28 -5.500Z',
  );
  const head = rect(28, 2, 44, 9, 3);
  const screen = rect(28, 17, 44, 33, 4);
  const heart = corners(
    '40,22 47,22 47,27 53,27 53,22 60,22 60,27 66,27 66,35 60,35 60,40 55,40 55,45 45,45 45,40 40,40 40,35 34,35 34,27 40,27',
  );
  const stick = union(rect(33, 58, 6, 14), circle(36, 59, 5));
  const buttons = concat(circle(54, 68, 4.5), circle(68, 68, 4.5));
  const slot = rect(40, 84, 20, 7, 3);
  return [main(subtract(cabinet, head, screen, stick, buttons, slot)), accent(heart)];
});

/** A laced corset. */
const corset = mark('corset', ['art'], () => {
  const half = parse(
    'M43 10L43 101C34 103 19 98 6 88C12 74 20 64 20 54C20 42 6 34 4 16C4 4 16 -5.500 26 -5.500C34 -5.500 40 2 43 10Z',
  );
  const laces = union(
    ...[18, 40, 62].map((y) => inked(parse(`M35 ${y}L65 ${y + 18}M65 ${y}L35 ${y + 18}`), 6)),
    inked(parse('M50 90C40 84 34 92 38 97C42 100 48 96 50 90C60 84 66 92 62 97C58 100 52 96 50 90'), 5.5),
  );
  return [main(apart(both(half), laces)), accent(laces)];
});

/** The fifteen of a girl's great party under a crown. */
const crownedXv = mark('crowned-xv', ['entertainment'], () => {
  const x = stroke(parse('M2 45L40 99M40 45L2 99'), 13);
  const v = stroke(parse('M58 45L78 99L98 45'), 13, { join: 'round' });
  const crown = softened(corners('18,32 12,2 32,14 50,-5.5 68,14 88,2 82,32', 2), 1);
  return [main(concat(union(x), v)), accent(crown)];
});

/** A bracelet of beads with a heart. */
const bracelet = mark('bracelet', ['art'], () => {
  const beads = Array.from({ length: 9 }, (_, i) => {
    const a = ((i + 2) * 2 * Math.PI) / 12 + Math.PI / 2;
    return circle(50 + 41 * Math.cos(a), 44 + 41 * Math.sin(a), 8.6);
  });
  const heart = parse(
    'M50 105.500C36 95 29 88 29 79C29 71 34 66 40.500 66C45 66 48 68.500 50 72C52 68.500 55 66 59.500 66C66 66 71 71 71 79C71 88 64 95 50 105.500Z',
  );
  return [main(apart(concat(...beads), heart)), accent(heart)];
});

/** A gown with a wide skirt in tiers. */
const ballGown = mark('ball-gown', ['art', 'entertainment'], () => {
  const bodice = whole(parse('M50 7C44 3 40 -2 32 -5.500C28 2 29 8 32 14C36 22 38 28 38 34L50 34Z'));
  const skirt = whole(
    parse(
      'M50 45L36 45C30 62 6 72 -5 96C-6 100 -4 103 0 103C4 103 6 101 10 101C16 101 18 105.500 25 105.500C31 105.500 33 101 38 101C43 101 45 105.500 50 105.500Z',
    ),
  );
  const sash = rect(34, 33.5, 32, 7.5, 3);
  const folds = both(concat(inked(parse('M42 60C38 72 32 80 26 88'), 4.6)));
  const centre = inked(line(50, 62, 50, 88), 4.6);
  return [main(concat(apart(bodice, sash), subtract(skirt, folds, centre))), accent(sash)];
});

/** A grand piano with its lid up. */
const grandPiano = mark('grand-piano', ['entertainment', 'art'], () => {
  const lid = parse('M18 30L64 -5.500C68 -6 72 -4 73 0C78 12 92 14 104 30L100 34Z');
  const body = subtract(
    parse('M0 40L104 40C105.500 48 102 57 92 60L22 60L22 68L-5.500 68L-5.500 50C-5.500 44 -4 40 0 40Z'),
    rect(-10, 53, 28, 6),
  );
  const legs = concat(rect(2, 72, 10, 33), rect(84, 64, 10, 41.5), rect(42, 64, 10, 30));
  return [main(union(body, legs)), accent(softened(lid, 0.5))];
});

/** Drums and cymbals as who plays them sets them up. */
const drumKit = mark('drum-kit', ['entertainment'], () => {
  const bass = subtract(circle(50, 72, 33.5), circle(50, 72, 24));
  const skin = circle(50, 72, 20);
  const toms = both(rotate(rect(20, 16, 26, 20, 4), -8, 33, 26));
  const floor = both(union(rect(-3, 62, 17, 28, 3), rect(-1, 88, 6, 17, 2)));
  const cymbals = both(union(rotate(ellipse(9, 12, 15, 5), -16, 9, 12), rect(6, 12, 5, 46)));
  return [main(concat(bass, toms, floor, cymbals)), accent(skin)];
});

/** A vial of vaccine and the needle that draws it. */
const vaccineVial = mark('vaccine-vial', ['healthcare'], () => {
  const cap = rect(14, -3, 40, 17, 4);
  const neck = rect(20, 18, 28, 8, 1);
  const vial = subtract(
    union(rect(4, 34, 60, 71.5, 9), parse('M20 26L48 26C50 32 60 34 63 42L5 42C8 34 18 32 20 26Z')),
    rect(4, 54, 60, 30),
  );
  const cross = union(rect(29, 57, 10, 24), rect(22, 64, 24, 10));
  const syringe = union(
    rect(74, 36, 24, 42, 4),
    rect(83.5, 76, 5.5, 29, 2),
    rect(82, 8, 8, 30),
    rect(74, 2, 24, 9, 3),
  );
  return [main(concat(cap, union(neck, vial))), accent(cross), main(syringe)];
});

/** Two gas cylinders, a large one and a small one. */
const gasPair = mark('gas-cylinders', ['construction'], () => {
  const big = union(rect(-2, 28, 56, 72, 16), rect(2, 92, 48, 13.5, 3));
  const collar = subtract(rect(8, -3, 36, 28, 6), rect(17, 6, 18, 11, 3));
  const small = union(rect(61, 56, 44, 44, 13), rect(65, 94, 36, 11.5, 3));
  const top = subtract(rect(68, 30, 30, 23, 5), rect(75.5, 37, 15, 9, 3));
  const flame = translate(
    parse(
      'M0 -20C8 -10 14 -5 14 5C14 13 8 19 0 19C-8 19 -14 13 -14 5C-14 0 -11 -4 -8 -8C-6 -5 -5 -4 -4 -3C-4 -9 -3 -14 0 -20Z',
    ),
    26,
    62,
  );
  return [main(concat(subtract(big, grow(flame, 4)), collar)), main(concat(small, top)), accent(flame)];
});

/** The tower of Paris. */
const eiffel = mark('eiffel-tower', ['entertainment', 'marketing'], () => {
  const tower = parse(
    'M45 4L55 4C56 34 62 62 96 105.500L69 105.500C67 93 60 86 50 86C40 86 33 93 31 105.500L4 105.500C38 62 44 34 45 4Z',
  );
  const mast = rect(46.5, -5.5, 7, 14, 2);
  const platforms = concat(rect(32, 42, 36, 8, 3), rect(22, 66, 56, 9, 3));
  const hole = corners('50,56 54.500,66 45.500,66', 0.5);
  return [main(apart(subtract(union(tower, mast), hole), platforms)), accent(platforms)];
});

/** A notebook with its spiral and a pencil across it. */
const notebookPencil = mark('notebook-pencil', ['art', 'marketing'], () => {
  const cover = rect(4, -5.5, 74, 111, 9);
  const rings = [10, 31, 52, 73, 94].map((y) => rect(-5.5, y - 4, 22, 8, 4));
  const spine = rect(22, -10, 5, 120);
  const label = rect(36, 12, 32, 19, 3);
  const to = (path: Path): Path => translate(rotate(path, 24, 0, 0), 71.5, 59);
  const shaft = to(rect(-10.5, -46, 21, 64, 1));
  const tip = to(corners('-10.500,22.500 10.500,22.500 0,46', 1));
  const rubber = to(rect(-10.5, -62, 21, 12, 4));
  const pencil = concat(shaft, tip, rubber);
  const page = subtract(cover, spine, label, ...rings.map((ring) => grow(ring, 3.5)));
  return [
    main(concat(apart(page, to(corners('-10.5,-62 10.5,-62 10.5,22 0,46 -10.5,22', 1))), ...rings)),
    accent(pencil),
  ];
});

/** A set square and the pencil that draws along it. */
const setSquare = mark('set-square', ['construction', 'desing'], () => {
  const outer = softened(corners('-5,-4 -5,104 105,104', 4), 2);
  const inner = softened(corners('20,48 20,80 53,80', 2), 1);
  const ticks = concat(...[14, 28, 42, 56, 70, 84].map((x, i) => rect(x, 96 - (i % 2 === 0 ? 8 : 4), 5, 20)));
  const to = (path: Path): Path => translate(rotate(path, 45, 0, 0), 65, 33);
  const pencil = concat(
    to(rect(-46, -10.5, 14, 21, 4)),
    to(rect(-28, -10.5, 52, 21, 1)),
    to(corners('28,-10.500 28,10.500 50,0', 1)),
  );
  return [main(subtract(outer, inner, ticks)), accent(pencil)];
});

export const ORDINARY_TRADES: readonly Mark[] = [
  leaningBooks,
  hiBubble,
  phoneBox,
  polishBrush,
  compact,
  flexedArm,
  chandelier,
  doorHandle,
  levelBricks,
  babyBottle,
  houseEye,
  electricFence,
  arcade,
  corset,
  crownedXv,
  bracelet,
  ballGown,
  grandPiano,
  drumKit,
  vaccineVial,
  gasPair,
  eiffel,
  notebookPencil,
  setSquare,
];
