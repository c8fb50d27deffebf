import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, rect, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened } from './mark.js';

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

export const PRINT_AND_STAGE: readonly Mark[] = [
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
  clownDoctor,
  swatchFan,
  crochetHook,
  folkDancer,
  streetDancer,
];
