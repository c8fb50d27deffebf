import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import {
  arc,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  polygon,
  polyline,
  rect,
  sector,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Two pistons in a V, their rods on one crank. */
const crankshaft = redrawing('crankshaft', () => {
  const piston = softened(rect(27, -18, 46, 50, 5), 2);
  const rod = limb('50,10,8 50,50,7 50,84,11');
  const skirt = subtract(piston, line(20, 0, 80, 0), rect(20, -8, 60, 4.5), rect(20, 3, 60, 4.5));
  const half = (turn: number): Path =>
    rotate(union(subtract(skirt, circle(50, 19, 5)), subtract(rod, rect(0, -20, 100, 50))), turn, 50, 90);
  const big = circle(50, 90, 28);
  const pin = circle(50, 90, 14);
  return [main(subtract(union(half(-34), half(34), big), grow(pin, 4.5))), accent(pin)];
});

/** A painting in its frame, hung on a nail. */
const image = redrawing('image', () => {
  const cord = stroke(
    polyline([
      [14, 40],
      [50, 0],
      [86, 40],
    ]),
    8.5,
  );
  const frame = rect(-4, 32, 108, 76, 6);
  const view = rect(10, 46, 80, 48, 2);
  const picture = rect(14.5, 50.5, 71, 39, 1);
  const hills = stroke(parse('M0 88C22 58 34 63 48 75C58 84 74 62 102 76'), 5);
  return [
    main(union(subtract(frame, view), subtract(cord, rect(10, 40, 80, 60)), circle(50, 0, 9.5))),
    accent(subtract(picture, hills, circle(68, 61.5, 6.5))),
  ];
});

/** A chainsaw with its handles in one piece, the chain about the bar. */
const chainsaw = redrawing('chainsaw', () => {
  const turned = (path: Path): Path => rotate(path, -36, 50, 60);
  const body = rect(2, 35, 50, 52, 10);
  const rear = stroke(parse('M6 43C-16 39 -32 45 -32 61C-32 77 -18 82 6 79'), 12);
  const front = stroke(parse('M12 42C8 8 48 6 44 40'), 11);
  const bar = union(rect(40, 44, 82, 35), circle(122, 61.5, 17.5));
  const tooth = (x: number): Path => corners(`${x - 6},47 ${x + 6},47 ${x + 3},35`, 1);
  const top = [70, 86, 102, 118].map(tooth);
  const teeth = union(...top, ...top.map((path) => rotate(path, 180, 94, 61.5)));
  const blade = subtract(union(bar, teeth), grow(body, 4.5));
  return [
    main(turned(subtract(filleted(union(body, rear, front), 3), circle(27, 61, 10.5)))),
    accent(turned(subtract(blade, inked(line(74, 61.5, 120, 61.5), 6.5)))),
  ];
});

/** A snowflake whose upright arm is a thermometer. */
const coldThermometer = redrawing('cold-thermometer', () => {
  const arm = inked(parse('M50 50L50 -8M33 0L50 17L67 0'), 9.5);
  const arms = union(...[60, 120, 240, 300].map((turn) => rotate(arm, turn, 50, 50)));
  const glass = filleted(union(rect(38.5, -10, 23, 100, 11.5), circle(50, 90, 21)), 4);
  const mercury = union(inked(line(50, 28, 50, 90), 6.5), circle(50, 90, 10));
  return [main(subtract(arms, grow(glass, 4.5))), accent(subtract(glass, mercury))];
});

/** A rug with a medallion and a fringe at either end. */
const unrolledRug = redrawing('unrolled-rug', () => {
  const cloth = rect(6, 8, 88, 84, 3);
  const fringe = union(...Array.from({ length: 8 }, (_, i) => rect(6 + i * 11.5, -8, 7.5, 116, 2.5)));
  const border = stroke(rect(17, 18, 66, 64), 4.5);
  const diamond = corners('50,29 71,50 50,71 29,50', 1.5);
  const middle = corners('50,41.5 58.5,50 50,58.5 41.500,50', 1);
  return [
    main(subtract(union(cloth, fringe), border, grow(diamond, 4.5))),
    accent(subtract(diamond, middle)),
  ];
});

/** A pair of boxing gloves hung up by the cord between their cuffs. */
const hungGloves = redrawing('hung-gloves', () => {
  const turned = (path: Path): Path => rotate(path, -6, 50, -6);
  const cuff = rect(63, 25, 38, 20, 4);
  const fist = parse(
    'M63 49.5L101 49.5C104 58 114 66 114 83C114 101 102 111 87 111C73 111 62 101 62 84C62 70 62 58 63 49.5Z',
  );
  const thumb = union(limb('71,52,9 60,64,10.5 56,78,10.5 59,89,9'), circle(59, 89, 9));
  const slit = intersect(grow(thumb, 4.5), rect(40, 66, 100, 60));
  const glove = union(subtract(softened(fist, 2), slit), thumb);
  const cord = inked(line(50, -6, 82, 34), 8.5);
  return [
    main(both(turned(glove))),
    accent(union(both(turned(cuff)), both(turned(cord)), circle(50, -6, 9.5))),
  ];
});

/** A speech bubble that says hi, the dot of its i in the second colour. */
const hiBubble = redrawing('hi-bubble', () => {
  const bubble = filleted(union(rect(-6, -4, 112, 88, 28), corners('12,70 50,70 14,108', 3)), 3);
  const h = inked(parse('M25 19L25 61M51 19L51 61M25 40L51 40'), 12.5);
  const i = inked(line(76, 43, 76, 61), 12.5);
  const dot = circle(76, 20, 9.5);
  return [main(subtract(bubble, h, i, grow(dot, 4.5))), accent(dot)];
});

/** A grand piano seen from above, its keys along the front. */
const grandPiano = redrawing('grand-piano', () => {
  const wing = parse('M0 78L0 22C0 2 14 -10 34 -10C56 -10 60 12 64 24C70 42 100 40 100 64L100 78Z');
  const keys = rect(0, 82.5, 100, 27, 4);
  const sharps = [14, 28, 50, 64, 78].map((x) => rect(x - 1, 80, 8, 17));
  const lid = inked(parse('M15 62L15 24C15 12 23 5 34 5'), 5);
  return [main(subtract(softened(wing, 2), lid)), accent(subtract(keys, ...sharps))];
});

/** A ring and a square that pass over and under each other. */
const overlap = redrawing('overlap', () => {
  const ring = stroke(circle(34, 34, 34), 15);
  const square = stroke(rect(40, 40, 62, 62, 3), 15);
  const upper = circle(67.5, 40, 21);
  const lower = circle(40, 67.5, 21);
  return [
    main(subtract(ring, intersect(grow(square, 4.5), lower))),
    accent(subtract(square, intersect(grow(ring, 4.5), upper))),
  ];
});

/** A fridge with a snowflake on its freezer. */
const fridge = redrawing('fridge', () => {
  const body = union(rect(12, -8, 76, 110, 17), both(rect(66, 96, 13, 13, 3)));
  const freezer = intersect(body, rect(0, -20, 100, 62));
  const arm = inked(parse('M56 17L56 -1M50 2L56 8L62 2'), 4.5);
  const flake = union(...[0, 60, 120, 180, 240, 300].map((turn) => rotate(arm, turn, 56, 17)));
  const cold = inked(line(26, 12, 26, 28), 6);
  const fresh = inked(line(26, 58, 26, 80), 6);
  return [main(subtract(body, rect(0, -20, 100, 66.5), fresh)), accent(subtract(freezer, cold, flake))];
});

/** A pipe organ: five pipes in a pointed case above the keys. */
const pipeOrgan = redrawing('pipe-organ', () => {
  const housing = parse('M0 110L0 34C0 12 28 4 50 -12C72 4 100 12 100 34L100 110Z');
  const opening = intersect(shrink(housing, 9), rect(0, -20, 100, 100));
  const room = shrink(opening, 4.5);
  const columns = [0, 1, 2, 3, 4].map((i) => 13.5 + i * 15.4);
  const pipes = union(...columns.map((x) => rect(x, -20, 11.3, 96)));
  const mouths = concat(...columns.map((x) => circle(x + 5.65, 58, 3)));
  const lips = concat(
    ...columns.map((x) => corners(`${x + 2.65},58 ${x + 8.65},58 ${x + 8.65},65 ${x + 2.65},65`)),
  );
  const keys = concat(...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(14 + i * 10.92, 87, 6.5, 14)));
  return [
    main(subtract(softened(housing, 2), opening, keys)),
    accent(subtract(intersect(room, pipes), mouths, lips)),
  ];
});

/** An ear of corn on its stick, the husk turned down. */
const elote = redrawing('corn-on-a-stick', () => {
  const cob = parse('M50 -14C68 -14 77 8 77 34C77 56 71 78 50 78C29 78 23 56 23 34C23 8 32 -14 50 -14Z');
  const grid = concat(
    line(41, -20, 41, 100),
    line(59, -20, 59, 100),
    ...[5, 21, 37, 53].map((y) => line(0, y, 100, y)),
  );
  const kernels = softened(subtract(cob, stroke(grid, 4.5)), 1.5);
  const husk = leaf(50, 82, 94, 104, 0.32, 0.45);
  const cup = parse('M12 46C14 78 32 94 50 94C68 94 86 78 88 46C80 56 20 56 12 46Z');
  const stick = union(rect(43, 84, 14, 43, 5), both(husk), cup);
  return [main(subtract(softened(filleted(stick, 2), 1), grow(cob, 4.5))), accent(kernels)];
});

/** A magnet with a gear between its poles. */
const scrapMagnet = redrawing('scrap-magnet', () => {
  const bow = subtract(
    union(circle(50, 46, 54), rect(-4, 46, 108, 62)),
    circle(50, 46, 29),
    rect(21, 46, 58, 70),
  );
  const tooth = rect(46, 62, 8, 12, 2);
  const teeth = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rotate(tooth, i * 45, 50, 84));
  const gear = subtract(union(circle(50, 84, 16.5), ...teeth), circle(50, 84, 7));
  return [
    main(concat(subtract(bow, rect(-10, 77.5, 120, 40)), gear)),
    accent(intersect(bow, rect(-10, 82, 120, 40))),
  ];
});

/** A clock whose hands are a tick. */
const clock = redrawing('clock', () => {
  const face = circle(50, 50, 54);
  const hours = union(
    ...[0, 90, 180, 270].map((turn) => rotate(inked(line(50, 9, 50, 16), 8), turn, 50, 50)),
  );
  const hands = inked(parse('M31 40L48 57L74 28'), 12);
  return [main(subtract(face, hours, grow(hands, 4.5))), accent(hands)];
});

/** A warning lamp: a thermometer that stands in the coolant. */
const coolantLight = redrawing('coolant-light', () => {
  const lamp = circle(50, 50, 54);
  const glass = filleted(union(rect(42, 8, 16, 54, 8), circle(50, 66, 15)), 3);
  const ticks = union(...[20, 34, 48].map((y) => inked(line(68, y, 77, y), 6)));
  const swell = inked(
    parse('M0 76C9 70 17 70 24 76C28 79 30 80 31 80M100 76C91 70 83 70 76 76C72 79 70 80 69 80'),
    7,
  );
  const low = inked(parse('M14 92C26 84 36 92 50 92C64 92 74 84 86 92'), 6.5);
  return [main(subtract(lamp, grow(glass, 4.5), ticks, swell, low)), accent(glass)];
});

/** A cassava root cut across, its flesh in the second colour. */
const cassava = redrawing('cassava', () => {
  const turned = (path: Path): Path => rotate(path, 42, 50, 50);
  const root = parse(
    'M22 -4C20 14 14 24 16 44C18 66 32 82 38 102C42 114 42 122 52 130C58 120 58 112 64 100C74 82 84 66 84 44C84 24 80 14 78 -4Z',
  );
  const face = ellipse(50, -8, 29, 16);
  const core = inked(line(44, -8, 56, -8), 5.5);
  const bark = concat(
    inked(parse('M13 44C24 52 38 54 48 51'), 5),
    inked(parse('M58 70C68 70 76 66 84 60'), 5),
    inked(parse('M28 84C40 90 48 90 54 88'), 5),
    inked(parse('M60 34C70 34 78 32 88 27'), 5),
  );
  return [
    main(turned(subtract(softened(root, 2), grow(face, 4.5), bark))),
    accent(turned(subtract(face, core))),
  ];
});

/** A clay pot with its lid and a painted band. */
const clayPot = redrawing('clay-pot', () => {
  const belly = parse('M6 40L94 40C106 74 90 108 64 108L36 108C10 108 -6 74 6 40Z');
  const ears = both(stroke(circle(102, 49, 11.5), 9.5));
  const rim = rect(0, 32, 100, 13, 5);
  const lid = union(parse('M10 27.5C14 9 32 3 50 3C68 3 86 9 90 27.5Z'), circle(50, -2, 10.5));
  const teeth = polyline(Array.from({ length: 14 }, (_, i) => [-22 + i * 12, i % 2 ? 69 : 79] as const));
  const body = filleted(union(belly, rim, subtract(ears, rect(0, 0, 100, 40))), 2);
  return [
    main(concat(subtract(body, rect(-20, 58, 140, 32)), softened(lid, 1.5))),
    accent(subtract(intersect(belly, rect(-20, 62.5, 140, 23)), stroke(teeth, 5))),
  ];
});

/** A hand with jointed fingers and a nut in its palm. */
const bionicHand = redrawing('bionic-hand', () => {
  const tips = [
    [17, 20],
    [37, 2],
    [57, -2],
    [77, 14],
  ] as const;
  const fingers = tips.map(([x, y]) => inked(line(x, y, x, 66), 15.5));
  const palm = union(rect(9.25, 55, 75.5, 35, 14), rect(24, 78, 46, 12, 2));
  const thumb = union(circle(72, 78, 12), limb('72,78,12 88,70,10.5 100,56,8.5'), circle(100, 56, 8.5));
  const joints = union(...tips.map(([x, y]) => rect(x - 9, y + 14, 18, 4.5)));
  const nut = polygon(
    [0, 1, 2, 3, 4, 5].map((i) => polar(47, 69, 14, i * 60)),
    1.5,
  );
  const hand = softened(union(...fingers, palm, thumb), 1.5);
  return [
    main(concat(subtract(hand, joints, grow(nut, 4.5)), rect(22, 94.5, 50, 14, 4))),
    accent(subtract(nut, circle(47, 69, 5.5))),
  ];
});

/** A plastic bottle with an arrow that goes round on its label. */
const petBottle = redrawing('pet-bottle', () => {
  const cap = rect(36, -20, 28, 14, 4);
  const body = parse(
    'M40 -1.5L60 -1.5L60 6C62 22 84 26 84 44L84 106C84 111 81 114 76 114C70 114 68 108 64 108C60 108 57 114 50 114C43 114 40 108 36 108C32 108 30 114 24 114C19 114 16 111 16 106L16 44C16 26 38 22 40 6Z',
  );
  const turn = stroke(arc(50, 68, 14, -20, 262), 8.5);
  const head = corners('46,45 61,54 46,63', 1);
  const ribs = concat(line(0, 33, 100, 33), line(0, 99, 100, 99));
  return [
    main(concat(cap, subtract(softened(body, 2), circle(50, 67, 26.5), stroke(ribs, 4.5)))),
    accent(union(subtract(turn, sector(50, 68, 40, 262, 335)), head)),
  ];
});

/** A tap for draught beer over a full glass. */
const beerTap = redrawing('beer-tap', () => {
  const pipe = stroke(parse('M88 112L88 24C88 15 84 11 75 11L35 11C25 11 21 16 21 25L21 34'), 16);
  const handle = corners('45,16 58,16 66,-32 37,-32', 5);
  const tower = filleted(union(pipe, rect(62, 112, 48, 14, 4), handle), 4);
  const foam = union(circle(0, 50, 11), circle(42, 50, 11), rect(0, 44, 42, 17));
  const glass = softened(corners('-8,56 50,56 41,126 1,126', 3), 2);
  const beer = subtract(glass, rect(-20, 0, 100, 65.5), inked(line(14, 80, 15.5, 108), 6));
  return [main(tower), accent(union(softened(apart(foam, tower), 1.5), beer))];
});

/** Meat on its spit, shaved down one side. */
const doner = redrawing('doner', () => {
  const cone = softened(
    parse(
      'M6 10C4 -5 96 -5 94 10C100 26 90 34 86 44C86 52 80 58 76 66C75 74 70 80 66 88L34 88C30 80 25 74 24 66C20 58 14 52 14 44C10 34 0 26 6 10Z',
    ),
    3,
  );
  const spit = union(rect(44, -20, 12, 30, 5), rect(44, 80, 12, 26), rect(10, 97, 80, 13, 6));
  const layers = concat(
    parse('M-4 20C30 34 70 34 104 20'),
    parse('M0 42C30 55 70 55 100 42'),
    parse('M10 64C34 75 66 75 90 64'),
  );
  const cut = 'M62 -20C56 0 72 14 63 30C55 44 67 54 62 66C59 74 61 82 60 92';
  const shaved = parse(`${cut}L120 92L120 -20Z`);
  const slice = subtract(intersect(cone, shaved), stroke(parse(cut), 4.5));
  const rest = subtract(cone, shaved, stroke(parse(cut), 4.5), stroke(layers, 4.5));
  return [main(union(rest, spit)), accent(softened(slice, 1))];
});

/** A cash register with its drawer in the second colour. */
const cashRegister = redrawing('cash-register', () => {
  const screen = rect(16, -10, 68, 28, 6);
  const desk = corners('10,26 90,26 106,74 -6,74', 5);
  const body = filleted(union(screen, desk, rect(40, 12, 20, 20)), 3);
  const keys = union(
    ...[36, 54].flatMap((y, row) =>
      [-1, 0, 1].map((i) => rect(50 + i * (22 + row * 3) - 8, y + 1, 16, 9, 3)),
    ),
  );
  const shown = inked(line(30, 4, 56, 4), 6);
  const drawer = rect(-6, 78.5, 112, 30, 6);
  return [main(subtract(body, keys, shown)), accent(subtract(drawer, inked(line(38, 93.5, 62, 93.5), 7)))];
});

/** A paper cone of shaved ice with syrup run down it, a straw in its side. */
const snowCone = redrawing('snow-cone', () => {
  const ball = intersect(circle(50, 30, 44), rect(0, -20, 100, 73));
  const edge = parse(
    'M-10 -30L110 -30L110 26C92 26 90 22 84 26C78 32 80 42 73 42C66 42 68 30 60 28C53 26 52 36 44 36C37 36 38 24 30 24C22 24 22 34 14 32C8 30 4 24 -10 24Z',
  );
  const straw = inked(parse('M66 16L82 -22L98 -22'), 9);
  const syrup = apart(intersect(ball, edge), straw);
  const cone = softened(corners('6,57.5 94,57.5 56,118 44,118', 3), 1.5);
  return [main(concat(apart(ball, edge), cone, straw)), accent(softened(syrup, 1))];
});

/** A hot dog in its paper, mustard along it. */
const hotDogPocket = redrawing('hot-dog-pocket', () => {
  const turned = (path: Path): Path => rotate(path, -24, 50, 50);
  const sausage = inked(line(2, 42, 98, 42), 27);
  const mustard = inked(
    parse('M4 42C12 34 18 34 26 42C34 50 40 50 48 42C56 34 62 34 70 42C78 50 84 50 94 42'),
    6,
  );
  const back = intersect(rect(4, 10, 92, 60, 26), rect(0, 0, 100, 40));
  const paper = softened(
    parse(
      'M-4 60L11 68L24 60L37 68L50 60L63 68L76 60L89 68L104 60C106 86 92 98 74 98L26 98C8 98 -6 86 -4 60Z',
    ),
    1.5,
  );
  return [
    main(turned(union(apart(back, sausage), apart(paper, sausage)))),
    accent(turned(subtract(sausage, mustard))),
  ];
});

/** An oven whose window is the loaf in it. */
const oven = redrawing('oven', () => {
  const body = union(rect(-4, -6, 108, 108, 13), both(rect(74, 96, 16, 13, 4)));
  const knobs = union(circle(16, 11, 7), circle(84, 11, 7), inked(line(37, 11, 63, 11), 7));
  const loaf = softened(parse('M15 86L15 72C8 54 24 40 50 40C76 40 92 54 85 72L85 86Z'), 4);
  const cuts = concat(...[34, 50, 66].map((x) => inked(line(x - 3, 68, x + 3, 55), 5.5)));
  return [main(subtract(body, knobs, rect(-10, 23, 120, 5), grow(loaf, 5))), accent(subtract(loaf, cuts))];
});

/** An inflated raft on a wave, its paddles crossed above it. */
const raft = redrawing('raft', () => {
  const hull = inked(parse('M-2 42C10 70 90 70 102 42'), 34);
  const seams = concat(line(22, 30, 14, 90), line(50, 30, 50, 100), line(78, 30, 86, 90));
  const paddle = rotate(union(inked(line(50, 80, 50, -2), 9), rect(38, -34, 24, 36, 9)), 42, 50, 20);
  const other = apart(mirror(paddle), rotate(rect(44, -2, 12, 40), 42, 50, 20));
  const swell = inked(
    parse('M-12 104C0 95 12 95 22 102C32 109 40 109 50 102C60 95 68 95 78 102C88 109 100 109 112 100'),
    11,
  );
  return [
    main(concat(subtract(hull, stroke(seams, 4.5)), swell)),
    accent(subtract(union(paddle, other), grow(hull, 4.5), rect(-40, 60, 180, 100))),
  ];
});

/** A dancer upside down on one hand, in a cap. */
const breakdancer = redrawing(
  'breakdancer',
  () => {
    const torso = union(circle(52, 64, 11.5), limb('52,64,11.5 53,48,12.5 54,34,12.5'), circle(54, 32, 13));
    const support = union(limb('58,62,9 70,82,7.5 70,108,6.5'), inked(line(62, 108, 77, 108), 10));
    const free = inked(parse('M48 60L14 60L-2 76'), 12.5);
    const right = union(
      inked(line(58, 32, 88, 20), 19),
      inked(line(88, 20, 104, -10), 15),
      inked(line(102, -8, 114, -4), 13),
    );
    const left = union(
      inked(line(50, 32, 22, 20), 19),
      inked(line(22, 20, 38, -6), 15),
      inked(line(36, -4, 48, -8), 13),
    );
    const figure = filleted(union(torso, support, free, right, left), 2.5);
    const head = apart(circle(38, 91, 17), figure);
    const crown = intersect(head, corners('0,92 80,105 80,130 0,130'));
    const cap = union(crown, inked(line(13, 98, 30, 101), 9));
    return [main(union(figure, apart(head, cap))), accent(cap)];
  },
  { line: false },
);

export const CALM_FIGURES: readonly Redrawing[] = [
  crankshaft,
  image,
  chainsaw,
  coldThermometer,
  unrolledRug,
  hungGloves,
  hiBubble,
  grandPiano,
  overlap,
  fridge,
  pipeOrgan,
  elote,
  scrapMagnet,
  clock,
  coolantLight,
  cassava,
  clayPot,
  bionicHand,
  petBottle,
  beerTap,
  doner,
  cashRegister,
  snowCone,
  hotDogPocket,
  oven,
  raft,
  breakdancer,
].map(filling);
