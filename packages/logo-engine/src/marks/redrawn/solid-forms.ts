import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, contours, EMPTY, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import {
  arc,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  polyline,
  rect,
  sector,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

const DROP = 'M0 -18C7 -8 13 -2 13 6C13 13 7 18 0 18C-7 18 -13 13 -13 6C-13 -2 -7 -8 0 -18Z';

/** A churn in one piece from lid to foot, with a drop of milk let into its belly. */
const milkCan = redrawing('milk-can', () => {
  const lid = union(rect(26, 5, 48, 11, 5.5), intersect(ellipse(50, 8, 18, 12), rect(0, -10, 100, 20)));
  const body = whole(parse('M50 14L35 14L35 27C35 38 17 42 17 60L17 106C17 111 20 114 25 114L50 114Z'));
  const ear = inked(parse('M38 28L18 28C12 28 9 31 9 37L9 52C9 58 13 62 20 62'), 9);
  const drop = translate(scale(parse(DROP), 1.2), 50, 78);
  const can = filleted(union(lid, body, both(ear)), 1.5);
  return [main(subtract(can, grow(drop, 4.5))), accent(drop)];
});

/** A house laid brick on brick, one of them in another colour. */
const bricks = redrawing('bricks', () => {
  const house = corners('50,-2 104,36 104,102 -4,102 -4,36', 5);
  const courses = concat(...[36, 58, 80].map((y) => line(-9, y, 109, y)));
  const joints = concat(
    line(30, 36, 30, 58),
    line(70, 36, 70, 58),
    line(50, 58, 50, 80),
    line(30, 80, 30, 109),
    line(70, 80, 70, 109),
  );
  const laid = softened(subtract(house, stroke(concat(courses, joints), 5, { cap: 'butt' })), 1.4);
  const one = rect(30, 36, 40, 22);
  return [main(subtract(laid, one)), accent(intersect(laid, one))];
});

/** A printer whose sheet comes out with a drop of ink on it. */
const printer = redrawing('printer', () => {
  const shell = filleted(union(rect(21, 0, 58, 40, 7), rect(0, 25, 100, 50, 11)), 2);
  const sheet = rect(24, 50, 52, 50, 6);
  const drop = translate(parse(DROP), 50, 75);
  const light = circle(84, 39, 5);
  return [main(subtract(shell, grow(sheet, 4.5), light)), accent(subtract(sheet, drop))];
});

/** Headphones in one heavy sweep: bow and cups are one piece, the cushions lie against them. */
const headphones = redrawing('headphones', () => {
  const bow = stroke(arc(50, 48, 39, 175, 365), 15, { cap: 'butt' });
  const cup = softened(intersect(ellipse(21, 70, 25, 30), rect(-20, 0, 41, 120)), 7);
  const cushion = softened(intersect(ellipse(25.5, 70, 18, 28), rect(25.5, 0, 40, 120)), 6);
  const shell = filleted(union(bow, both(cup)), 9);
  return [main(apart(shell, both(cushion))), accent(both(cushion))];
});

/** A carrot aslant: an even taper, three cuts that follow its roundness, and a tuft of three leaves. */
const carrot = redrawing('carrot', () => {
  const root = parse('M50 106C44 106 26 62 26 48C26 36 36 31 50 31C64 31 74 36 74 48C74 62 56 106 50 106Z');
  const cuts = concat(
    parse('M20 54C30 58 38 59 46 57'),
    parse('M82 65C72 70 66 70 58 69'),
    parse('M34 82C40 84 44 84 50 83'),
  );
  const middle = leaf(50, 28, 50, -10, 0.26, 0.5);
  const side = leaf(46, 29, 20, 4, 0.28, 0.55);
  const turned = (path: Path): Path => rotate(path, 38, 50, 50);
  return [
    accent(turned(subtract(root, inked(cuts, 5)))),
    main(turned(apart(union(middle, both(apart(side, middle))), root))),
  ];
});

/** A capsule aslant, half of it dark with a leaf in it. */
const capsule = redrawing('capsule', () => {
  const turned = (path: Path): Path => rotate(path, 45, 50, 50);
  const all = rect(25, -10, 50, 120, 25);
  const upper = intersect(all, rect(0, -20, 100, 67.5));
  const lower = intersect(all, rect(0, 52.5, 100, 70));
  const blade = intersect(circle(32, 80, 30), circle(68, 80, 30));
  const vein = inked(line(50, 76, 50, 110), 4.4);
  return [main(turned(subtract(lower, subtract(blade, vein)))), accent(turned(upper))];
});

/** A shrimp curled up: a broad back in rings, the head running out to a point, and its fan of a tail. */
const shrimp = redrawing('shrimp', () => {
  const ring = (angle: number, r: number): string =>
    polar(48, 54, r, angle)
      .map((n) => n.toFixed(2))
      .join();
  const trunk = limb(
    [
      [285, 31, 17],
      [260, 31, 18],
      [235, 31, 18.5],
      [210, 31.5, 18],
      [180, 32, 17],
      [150, 33, 15],
      [120, 34, 13],
      [92, 35, 11],
      [74, 36, 9.5],
    ]
      .map(([angle = 0, r = 0, half]) => `${ring(angle, r)},${half}`)
      .join(' '),
  );
  const cuts = concat(
    ...[248, 213, 178, 143].map((a) => line(...polar(48, 54, 6, a), ...polar(48, 54, 64, a))),
  );
  const head = parse('M59 4.5C76 5 92 14 106 36C92 45 76 45 59 41Z');
  const feeler = inked(parse('M99 34C110 18 104 0 84 -4'), 7);
  const face = subtract(filleted(union(head, feeler), 2), circle(77, 24, 5));
  const fan = filleted(
    union(
      leaf(50, 90, 86, 64, 0.2, 0.68),
      leaf(50, 90, 98, 88, 0.19, 0.68),
      leaf(50, 90, 84, 112, 0.2, 0.68),
      ellipse(56, 90, 10, 10),
    ),
    1.2,
  );
  return [
    accent(
      subtract(trunk, stroke(cuts, 5, { cap: 'butt' }), rect(54.5, -10, 60, 60), rect(44.5, 70, 60, 60)),
    ),
    main(face),
    main(subtract(fan, rect(0, 60, 49.5, 60))),
  ];
});

/** A test tube aslant: dark glass above with its glint, the liquid below, two bubbles in it. */
const testTube = redrawing('test-tube', () => {
  const turned = (path: Path): Path => rotate(path, 38, 50, 50);
  const tube = turned(union(rect(27, -10, 46, 122, 23), rect(27, -10, 46, 40)));
  const lip = turned(rect(16, -16, 68, 17, 7));
  const glass = union(tube, lip);
  const level = 'M-30 58C0 48 20 48 40 56C60 64 80 62 110 52';
  const surface = stroke(parse(level), 5);
  const below = parse(`${level}L110 140L-30 140Z`);
  const glint = turned(inked(line(60.5, 12, 60.5, 36), 5.5));
  const bubbles = union(circle(39, 73, 6.5), circle(25, 89, 5));
  return [
    main(subtract(softened(subtract(glass, below, surface), 1), glint)),
    accent(subtract(softened(subtract(intersect(glass, below), surface), 1), bubbles)),
  ];
});

/** A round loaf scored with an ear of wheat. */
const bread = redrawing('bread', () => {
  const loaf = parse('M-4 66C-4 34 20 8 50 8C80 8 104 34 104 66C104 84 97 92 84 92L16 92C3 92 -4 84 -4 66Z');
  const grain = leaf(47, 61, 25, 34, 0.24, 0.5);
  const ear = union(
    leaf(50, 41, 50, 14, 0.27, 0.5),
    ...[0, 22].flatMap((down) => [translate(grain, -1, down - 1), mirror(translate(grain, -1, down - 1))]),
  );
  return [
    main(subtract(loaf, grow(ear, 4), rect(45, 44, 10, 40))),
    accent(subtract(ear, rect(47.8, 44, 4.4, 60))),
  ];
});

/** A flower of five hearts about its middle. */
const flower = redrawing('flower', () => {
  const heart = union(circle(36.5, 11, 15), circle(63.5, 11, 15), corners('50,56 22.5,15 50,7 77.5,15'));
  const sides = concat(line(50, 50, ...polar(50, 50, 80, -54)), line(50, 50, ...polar(50, 50, 80, -126)));
  const wedge = subtract(sector(50, 50, 80, -126, -54), stroke(sides, 5));
  const petal = softened(filleted(intersect(heart, wedge), 0.5), 4);
  const petals = [0, 72, 144, 216, 288].map((turn) => rotate(petal, turn, 50, 50));
  const eye = circle(50, 50, 12.5);
  return [main(subtract(concat(...petals), grow(eye, 5))), accent(eye)];
});

/** A hamburger built thick: the cheese melts over the patty between two halves of a bun. */
const hamburger = redrawing('hamburger', () => {
  const crown = softened(intersect(ellipse(50, 41, 53, 44), rect(-10, -10, 120, 51)), 6);
  const seeds = union(
    rotate(ellipse(30, 25, 5.5, 3.6), -28, 30, 25),
    ellipse(50, 15, 5.5, 3.6),
    rotate(ellipse(70, 25, 5.5, 3.6), 28, 70, 25),
  );
  const cheese = filleted(union(rect(-3, 45.5, 106, 9.5, 4.5), corners('34,50 84,50 59,70', 5)), 2);
  const patty = rect(-3, 56, 106, 23.5, 9);
  const heel = parse('M-2 84L102 84L102 88C102 98 95 105 86 105L14 105C5 105 -2 98 -2 88Z');
  return [
    main(subtract(crown, seeds)),
    main(softened(apart(patty, cheese), 2.5)),
    main(heel),
    accent(cheese),
  ];
});

/** A stethoscope whose tubes are bent to a heart. */
const stethoscope = redrawing('stethoscope', () => {
  const tubes = parse('M29 10C22 0 0 3 0 26C0 49 25 63 38 79C51 63 76 49 76 26C76 3 54 0 47 10');
  const tail = parse('M38 77L38 87C38 113 95 113 95 87L95 72');
  const chest = circle(95, 65, 19);
  const tube = union(filleted(union(inked(tubes, 11), inked(tail, 11)), 2), chest);
  return [main(subtract(tube, circle(95, 65, 12))), accent(circle(95, 65, 7.5))];
});

/** Three wave bands in a disc. */
const waves = redrawing('waves', () => {
  const disc = circle(50, 50, 52);
  const crest = parse(
    'M-6 62C14 62 20 24 50 22C70 21 82 34 80 48C74 38 60 40 58 50C56 60 66 66 78 66C90 66 100 60 110 52L110 110L-6 110Z',
  );
  const sea = intersect(disc, crest);
  const sky = subtract(disc, grow(crest, 5));
  const foam = stroke(parse('M-6 84C12 76 26 76 42 84C58 92 76 90 110 74'), 5);
  return [accent(softened(sky, 1)), main(softened(subtract(sea, foam), 1))];
});

/** A plate with the fork left out of it and the knife let into it. */
const cutlery = redrawing('cutlery', () => {
  const plate = circle(50, 50, 52);
  const fork = union(
    ...[21.5, 32.5, 43.5].map((x) => rect(x - 3, 13, 6, 28, 3)),
    parse('M18.5 34L46.5 34L46.5 40C46.5 49 41 51 38 53L38 85L27 85L27 53C24 51 18.5 49 18.5 40Z'),
    circle(32.5, 84, 5.5),
  );
  const knife = union(
    parse('M58.500 19C58.500 13 62 11 66 13C77 18 81 32 81 47C81 54 78 57 73 57L70 57L70 84L58.500 84Z'),
    circle(64.25, 84, 5.75),
  );
  return [main(subtract(plate, fork, grow(knife, 4))), accent(knife)];
});

/** An armchair from the front: a winged frame about a back quilted in diamonds. */
const quiltedSeat = redrawing('quilted-seat', () => {
  const wing = parse('M10 60L10 30C10 8 28 -4 50 -4C72 -4 90 8 90 30L90 60Z');
  const arm = rect(-4, 44, 24, 54, 12);
  const base = rect(-4, 68, 108, 30, 8);
  const legs = both(corners('6,90 22,90 18,106 9,106', 2));
  const frame = filleted(union(wing, both(arm), base, legs), 2);
  const panel = parse('M22 63.5L22 32C22 16 34 8 50 8C66 8 78 16 78 32L78 63.5Z');
  const seams = concat(
    ...[-62, -34, -6, 22, 50, 78].flatMap((x) => [line(x, 66, x + 84, -18), line(100 - x, 66, 16 - x, -18)]),
  );
  const padded = contours(subtract(panel, stroke(seams, 4.2))).filter(
    (piece) => (bounds(piece)?.height ?? 0) > 9,
  );
  return [main(subtract(frame, grow(panel, 4.5))), accent(softened(concat(...padded), 1))];
});

/** Three rings, each through the next: none comes loose. */
const network = redrawing('network', () => {
  const rings = [-90, 30, 150].map((angle) => stroke(circle(...polar(50, 56, 23, angle), 28), 13));
  const [top = EMPTY, second = EMPTY, third = EMPTY] = rings;
  return [accent(apart(top, third)), main(apart(second, top)), main(apart(third, second))];
});

/** A mug of a jar, filled to the shoulder, the straw leaning out of its lid. */
const masonJar = redrawing('mason-jar', () => {
  const lid = rect(8, 22, 62, 15, 5);
  const straw = intersect(
    stroke(
      polyline([
        [44, 30],
        [54, -2],
        [76, -2],
      ]),
      9.5,
    ),
    rect(0, -20, 100, 50),
  );
  const jar = parse(
    'M14 33L64 33L64 38C72 41 76 47 76 54L76 92C76 100 71 105 63 105L15 105C7 105 2 100 2 92L2 54C2 47 6 41 14 38Z',
  );
  const handle = inked(parse('M72 54L86 54C94 54 98 58 98 66L98 76C98 84 94 88 86 88L72 88'), 10.5);
  const shell = filleted(union(lid, straw, jar, handle), 2);
  const drink = softened(
    parse('M14 62C26 54 34 54 43 60C50 65 56 65 64 60L64 88C64 92 62 94 58 94L20 94C16 94 14 92 14 88Z'),
    1.5,
  );
  return [main(subtract(shell, grow(drink, 4.5), stroke(line(6, 40.5, 72, 40.5), 4.5))), accent(drink)];
});

/** A place on the map: the road winds up through it to the sun. */
const pin = redrawing('pin', () => {
  const drop = parse('M50 106C46 106 8 66 8 38C8 14 26 -4 50 -4C74 -4 92 14 92 38C92 66 54 106 50 106Z');
  const sun = circle(50, 24, 13);
  const road = parse(
    'M58 110C46 97 30 88 39 73C46 62 66 62 63 52C61 46 52 46 42 46L56 46C69 46 79 50 77 60C74 74 56 74 55 84C55 90 64 96 76 104Z',
  );
  return [main(softened(subtract(drop, grow(sun, 4.5), road), 0.6)), accent(sun)];
});

/** The plan of a house in the outline of its front, with the swing of its door in another colour. */
const floorPlan = redrawing('floor-plan', () => {
  const house = corners('50,-4 106,40 106,104 -6,104 -6,40', 8);
  const inside = corners('50,9.5 95,44.5 95,93 5,93 5,44.5', 3);
  const walls = union(rect(0, 49, 25, 11), rect(50, 49, 50, 11), rect(50, 32, 11, 28));
  const opening = rect(21, 80, 44, 40);
  const built = filleted(union(subtract(house, inside), intersect(walls, house)), 1);
  return [main(softened(subtract(built, opening), 1)), accent(softened(sector(25.5, 104, 35, -90, 0), 1.5))];
});

/** A board for testing the eyes: a great E, and the eye that reads it. */
const eyeChart = redrawing('eye-chart', () => {
  const board = rect(4, -4, 92, 110, 14);
  const e = union(rect(30, 8, 12, 46), ...[8, 25.5, 43].map((y) => rect(30, y, 40, 11)));
  const eye = softened(intersect(circle(50, 107, 42), circle(50, 55, 42)), 1.5);
  const pupil = circle(50, 81, 8);
  return [main(subtract(board, e, grow(eye, 4))), accent(subtract(eye, pupil))];
});

/** An arrow in the middle of its target: two heavy rings, the arrow let into them. */
const target = redrawing('target', () => {
  const rings = union(subtract(circle(46, 56, 50), circle(46, 56, 34)), circle(46, 56, 22));
  const shaft = stroke(line(46, 56, 92, 10), 9);
  const head = corners('76,10 92,-6 93,8 107,9 91,25 78,24', 2.5);
  const arrow = union(shaft, head);
  return [main(subtract(rings, grow(arrow, 4.5))), accent(arrow)];
});

/** A cloud drawn in one heavy line that rolls up into itself, its last bow in another colour. */
const cloud = redrawing('cloud', () => {
  const roll = parse(
    'M52 60C45 60 40 54 41 47C43 37 55 35 63 43C73 54 66 76 48 76L19 76C5 76 -4 66 -4 55C-4 44 5 35 17 35C19 17 33 6 49 6C65 6 77 16 80 31',
  );
  const bow = parse('M82 35C95 35 104 44 104 55C104 67 95 76 82 76');
  const last = stroke(bow, 13, { cap: 'round' });
  return [main(apart(inked(roll, 13), last)), accent(last)];
});

/** A trainer: a curved sole that lifts at the toe, laces up its slope. */
const sneaker = redrawing('sneaker', () => {
  const upper = parse(
    'M2 24C10 34 22 36 30 24C34 18 36 12 41 12C45 12 47 16 50 20C57 31 64 40 76 45C88 50 104 50 106 68C106 71 105 72 102 72C70 76 36 76 4 70C-1 69 -3 67 -2 63C0 52 -2 38 2 24Z',
  );
  const sole = parse(
    'M-3 75C34 82 72 82 107 77C109 88 102 95 92 95C76 95 64 91 50 91C38 91 26 95 12 95C0 95 -6 88 -3 75Z',
  );
  const laces = concat(line(37, 36, 50, 28), line(46, 48, 58, 38), line(57, 58, 67, 47));
  return [main(subtract(softened(upper, 1.5), inked(laces, 5))), accent(softened(sole, 2))];
});

/** A cut stone whose middle facets stand out as a heart. */
const gem = redrawing('gem', () => {
  const stone = corners('20,4 80,4 106,38 50,104 -6,38', 4);
  const heart = parse(
    'M50 82C38 70 26 58 26 43C26 33 33 28 39 28C44 28 48 31 50 35C52 31 56 28 61 28C67 28 74 33 74 43C74 58 62 70 50 82Z',
  );
  const girdle = concat(
    line(-10, 38, 26, 38),
    line(74, 38, 110, 38),
    line(20, 0, 39, 32),
    line(80, 0, 61, 32),
  );
  return [main(subtract(stone, grow(heart, 4.5), stroke(girdle, 4.5))), accent(heart)];
});

/** A signboard hung in the middle of its arm, with the sign painter's letter. */
const hangingSign = redrawing('hanging-sign', () => {
  const arm = union(rect(-4, -8, 13, 36, 5), rect(0, 4, 104, 12, 6), circle(101, 10, 8.5));
  const hooks = union(rect(24, 8, 10, 26), rect(72, 8, 10, 26));
  const board = rect(0, 33.5, 106, 71, 12);
  const iron = filleted(union(arm, hooks), 3);
  const letter = corners('45.5,46 60.5,46 77,92 63,92 53,62 43,92 29,92', 1);
  const bar = rect(44, 74, 18, 8.5);
  return [main(apart(iron, board)), accent(subtract(board, union(letter, bar)))];
});

/** Bars of sound that rise and fall in the outline of a heart. */
const equalizer = redrawing('equalizer', () => {
  const bar = (i: number, top: number, low: number): Path => rect(i * 23.5 - 6, top, 18.5, low - top, 9.25);
  return [main(union(bar(0, 12, 56), bar(1, 0, 80), bar(3, 0, 80), bar(4, 12, 56))), accent(bar(2, 16, 104))];
});

/** A stout bottle with an ear of barley let into it. */
const beerBottle = redrawing('beer-bottle', () => {
  const bottle = softened(
    whole(parse('M50 8L38 8L38 24C38 38 22 40 22 58L22 98C22 103 25 106 30 106L50 106Z')),
    1,
  );
  const cap = rect(33.5, -7, 33, 12, 4);
  const grain = leaf(47, 83, 32, 64, 0.26, 0.5);
  const ear = union(
    leaf(50, 69, 50, 49, 0.28, 0.5),
    ...[0, 16].flatMap((down) => [
      translate(grain, -0.5, down - 1),
      mirror(translate(grain, -0.5, down - 1)),
    ]),
  );
  return [
    main(subtract(bottle, grow(ear, 4), rect(46, 70, 8, 28))),
    accent(union(cap, subtract(ear, rect(48.2, 72, 3.6, 40)))),
  ];
});

/** A peanut in its shell, a kernel to be seen through a window. */
const peanut = redrawing('peanut', () => {
  const shell = filleted(union(circle(50, 14, 27), circle(50, 78, 33), rect(32, 14, 36, 64)), 26);
  const kernel = ellipse(50, 79, 16.5, 18.5);
  const nicks = concat(line(40, 4, 40, 12), line(60, 4, 60, 12), line(50, 20, 50, 28), line(50, 42, 50, 47));
  const turned = (path: Path): Path => rotate(path, 40, 50, 50);
  return [main(turned(subtract(shell, grow(kernel, 5), inked(nicks, 6)))), accent(turned(kernel))];
});

/** Two mugs that meet under one head of foam. */
const cheers = redrawing('cheers', () => {
  const turned = (path: Path): Path => rotate(path, 9, 28, 70);
  const mug = turned(corners('4,34 46,34 43,106 7,106', 6));
  const handle = turned(stroke(rect(-12, 48, 30, 38, 11), 10));
  const left = intersect(union(mug, handle), rect(-40, -10, 87.7, 130));
  const foam = union(
    circle(16, 32, 13),
    circle(36, 20, 17),
    circle(64, 20, 17),
    circle(84, 32, 13),
    rect(16, 24, 68, 21, 10),
    circle(50, 16, 10),
  );
  const drip = rect(43, 30, 14, 34, 7);
  const head = filleted(union(foam, drip), 3);
  const grooves = turned(concat(line(18, 64, 19, 90), line(31, 64, 30.5, 90)));
  const mugs = both(subtract(left, inked(grooves, 5.5)));
  return [main(softened(apart(mugs, head), 1)), accent(head)];
});

/** A honey dipper aslant: a fat head of round discs, and the drop that falls from it. */
const honeyDipper = redrawing('honey-dipper', () => {
  const disc = (y: number, half: number): Path => rect(50 - half, y, half * 2, 13, 6.5);
  const wood = filleted(
    union(
      rect(43.5, -34, 13, 60, 6.5),
      rect(40, 14, 20, 62),
      disc(12, 24),
      disc(30, 33),
      disc(48, 33),
      disc(66, 24),
    ),
    1.5,
  );
  const drop = translate(scale(parse(DROP), 1.3), 86, 88);
  return [main(softened(apart(rotate(wood, 42, 50, 50), drop), 1.5)), accent(drop)];
});

/** A water dispenser in one piece with its bottle, the drop in its niche. */
const waterDispenser = redrawing('water-dispenser', () => {
  const bottle = parse(
    'M28 -8L72 -8C78 -8 82 -4 82 2L82 24C82 34 68 36 66 46L34 46C32 36 18 34 18 24L18 2C18 -4 22 -8 28 -8Z',
  );
  const stand = rect(12, 42, 76, 66, 10);
  const shape = filleted(union(bottle, stand), 2);
  const niche = rect(28, 56, 44, 43, 6);
  const tap = rect(42, 48, 16, 14, 3);
  const drop = translate(scale(parse(DROP), 0.78), 50, 82);
  return [main(subtract(shape, subtract(niche, tap), inked(line(30, 12, 70, 12), 5))), accent(drop)];
});

/** A lift: its two doors bear the arrows up and down. */
const elevator = redrawing('elevator', () => {
  const cabin = parse('M0 106L0 8C0 0 6 -6 14 -6L86 -6C94 -6 100 0 100 8L100 106Z');
  const door = rect(15, 11, 32.75, 95, 2);
  const up = corners('31.4,42 44.5,68 18.3,68', 3);
  const left = subtract(door, up);
  const right = mirror(subtract(door, rotate(up, 180, 31.4, 55)));
  return [main(softened(subtract(cabin, rect(10.5, 6.5, 79, 120)), 1.5)), accent(union(left, right))];
});

/** A bus that is a pencil: the windows along its flank, the point out in front. */
const pencilBus = redrawing('pencil-bus', () => {
  const body = parse(
    'M4 14L62 14C69 14 69 25 63 25.5C70 27 70 46 63 46.5C70 48 70 67 63 68C68 69 69 78 62 78L4 78C-5 78 -9 74 -9 66L-9 26C-9 18 -5 14 4 14Z',
  );
  const cone = corners('40,8 76,16 109,46 76,76 40,84', 3);
  const wood = subtract(cone, grow(body, 4.5), rect(0, -10, 64, 120));
  const tip = intersect(wood, circle(120, 46, 31));
  const glass = union(rect(2, 26, 25, 20, 4), rect(31.5, 26, 25, 20, 4));
  const wheels = [14, 52].map((x) => circle(x, 78, 14));
  const arches = wheels.map((wheel) => grow(wheel, 4.5));
  return [
    main(subtract(body, glass, ...arches)),
    main(subtract(union(...wheels), circle(14, 78, 5.5), circle(52, 78, 5.5))),
    accent(softened(subtract(wood, circle(120, 46, 35.5), ...arches), 0.6)),
    main(softened(tip, 0.6)),
  ];
});

/** A hooded top from the front: the hood up, the pouch in another colour. */
const hoodie = redrawing('hoodie', () => {
  const hood = parse('M50 -6C68 -6 77 6 77 20C77 30 72 38 66 44L34 44C28 38 23 30 23 20C23 6 32 -6 50 -6Z');
  const trunk = softened(corners('28,34 72,34 84,48 84,106 16,106 16,48'), 4);
  const sleeve = softened(parse('M34 33C16 37 6 46 2 60L-8 95L11 101L30 60Z'), 3);
  const face = parse('M50 6C59 6 64 13 64 21C64 30 57 36 50 40C43 36 36 30 36 21C36 13 41 6 50 6Z');
  const pouch = softened(corners('38,68 62,68 71,95 29,95'), 3);
  const seam = inked(line(21, 62, 13.2, 112), 4.5);
  const top = filleted(union(hood, trunk, both(sleeve)), 3);
  return [main(softened(subtract(top, face, seam, mirror(seam), grow(pouch, 4.5)), 1)), accent(pouch)];
});

/** An antenna among its waves: rings that open where the mast stands. */
const broadcast = redrawing('broadcast', () => {
  const waves = stroke(concat(circle(50, 46, 47), circle(50, 46, 29.5)), 11.5);
  const opening = sector(50, 24, 120, 52, 128);
  const ball = circle(50, 46, 10.5);
  const mast = intersect(corners('50,38 90,118 10,118'), rect(0, 0, 100, 106));
  const hollow = corners('50,62 84,130 16,130');
  const ties = intersect(stroke(concat(line(20, 84, 80, 84)), 8), mast);
  const tower = softened(union(subtract(mast, hollow), ties), 0.6);
  return [main(subtract(waves, opening)), main(ball), accent(subtract(tower, grow(ball, 4.5)))];
});

/** A kart from the side: low, a great wheel behind, the driver's helmet in another colour. */
const kart = redrawing('kart', () => {
  const rear = circle(10, 80, 21);
  const fore = circle(88, 84, 17);
  const floor = parse('M-4 62L58 66C64 66 66 56 74 54C90 52 104 64 106 78L106 84L-4 84Z');
  const driver = softened(parse('M14 46C20 38 46 36 52 40C56 48 58 52 72 52L70 62L54 62L58 80L10 80Z'), 3);
  const helmet = union(circle(36, 16, 20), rect(36, 16, 20, 15, 4));
  const visor = softened(rect(40, 8, 40, 13), 1.5);
  const steering = inked(line(67, 36, 76, 60), 8);
  const body = filleted(union(floor, driver, steering), 3);
  return [
    main(softened(subtract(body, grow(rear, 4.5), grow(fore, 4.5), grow(helmet, 4.5)), 1)),
    main(subtract(union(rear, fore), circle(10, 80, 7.5), circle(88, 84, 6))),
    accent(subtract(helmet, visor)),
  ];
});

/** A paintball marker left out of a splash of paint, its hopper in another colour. */
const paintballMarker = redrawing('paintball-marker', () => {
  const drops = [
    [8, 60, 8],
    [42, 52, 9],
    [78, 61, 11],
    [118, 56, 8],
    [158, 60, 10],
    [200, 54, 9],
    [238, 62, 11],
    [282, 56, 8],
    [322, 61, 12],
  ];
  const blots = drops.map(([angle = 0, r = 0, size = 0]) => {
    const tip = polar(50, 50, r - size, angle);
    return union(circle(...tip, size), stroke(line(50, 50, ...tip), size * 1.1));
  });
  const splash = filleted(union(circle(50, 50, 43), ...blots), 5);
  const gun = filleted(
    union(
      rect(8, 46, 76, 10, 3),
      rect(36, 44, 44, 16, 4),
      softened(corners('64,54 80,54 88,82 73,82'), 3),
      softened(corners('40,56 51,56 53,76 42,76'), 3),
      rect(52, 36, 10, 12),
    ),
    1.5,
  );
  const hopper = softened(
    parse('M38 20L74 20C80 20 82 24 80 28C78 34 72 37 66 37L48 37C40 37 34 32 34 26C34 22 35 20 38 20Z'),
    1,
  );
  return [main(subtract(splash, gun, grow(hopper, 4))), accent(hopper)];
});

/** A back-strap loom: the warp comes down from its rod into the patterned cloth. */
const loom = redrawing('loom', () => {
  const rods = union(rect(-4, -6, 108, 14, 7), rect(-4, 92, 108, 14, 7));
  const warp = union(...[0, 1, 2, 3, 4].map((i) => rect(13 + i * 15.75, 0, 11, 42)));
  const cloth = rect(13, 46.5, 74, 41, 3);
  const zig = polyline([
    [-2, 56],
    [11, 67],
    [24, 56],
    [37, 67],
    [50, 56],
    [63, 67],
    [76, 56],
    [89, 67],
    [102, 56],
  ]);
  const zag = polyline([
    [-2, 78],
    [11, 67],
    [24, 78],
    [37, 67],
    [50, 78],
    [63, 67],
    [76, 78],
    [89, 67],
    [102, 78],
  ]);
  return [
    main(union(filleted(union(rods, warp), 1.5))),
    accent(subtract(cloth, union(stroke(zig, 4.5, { join: 'miter' }), stroke(zag, 4.5, { join: 'miter' })))),
  ];
});

/** An armchair with the lamp behind its arm, both in one outline. */
const readingCorner = redrawing('reading-corner', () => {
  const back = rect(6, 22, 60, 60, 16);
  const arms = union(rect(-8, 50, 23, 44, 10), rect(57, 50, 23, 44, 10), rect(-4, 72, 80, 22, 6));
  const legs = union(corners('0,90 13,90 10,104 3,104', 2), corners('59,90 72,90 69,104 62,104', 2));
  const lamp = union(rect(86, 20, 10, 80), rect(74, 94, 34, 10, 5));
  const shade = softened(corners('78,-10 104,-10 116,26 66,26'), 3);
  const cut = inked(parse('M15 60L15 72L57 72L57 60'), 4.5);
  const chair = subtract(filleted(union(back, arms, legs), 2), cut);
  return [main(union(apart(chair, grow(shade, 0.5), grow(lamp, 0.5)), apart(lamp, shade))), accent(shade)];
});

export const SOLID_FORMS: readonly Redrawing[] = [
  milkCan,
  bricks,
  printer,
  headphones,
  carrot,
  capsule,
  shrimp,
  testTube,
  bread,
  flower,
  hamburger,
  stethoscope,
  waves,
  cutlery,
  quiltedSeat,
  network,
  masonJar,
  pin,
  floorPlan,
  eyeChart,
  target,
  cloud,
  sneaker,
  gem,
  hangingSign,
  equalizer,
  beerBottle,
  peanut,
  cheers,
  honeyDipper,
  waterDispenser,
  elevator,
  pencilBus,
  hoodie,
  broadcast,
  kart,
  paintballMarker,
  loom,
  readingCorner,
].map(filling);
