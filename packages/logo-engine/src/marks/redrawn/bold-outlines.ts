import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
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
import { accent, apart, both, filleted, fitted, inked, main, placed, softened, whole } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A ship's wheel of six stout spokes about a large hub. */
const helm = redrawing('helm', () => {
  const spokes = [0, 60, 120, 180, 240, 300].map((turn) =>
    rotate(
      union(limb('50,16,3.8 50,8,5.4 50,2,6 50,-1,5.6'), circle(50, -1, 5.5), rect(45, 10, 10, 40)),
      turn,
    ),
  );
  const rim = subtract(circle(50, 50, 39), circle(50, 50, 29));
  return fitted(
    [
      main(filleted(subtract(union(...spokes, rim), circle(50, 50, 17)), 1.5)),
      accent(subtract(circle(50, 50, 12.5), circle(50, 50, 4))),
    ],
    0.98,
  );
});

/** A pot on the wheel, the spiral of the throwing in its belly. */
const pottery = redrawing('pottery', () => {
  const half = parse('M50 -5L31 -5C25 -5 23 1 27 5C31 9 31 14 25 19C12 28 2 38 2 54C2 69 12 80 27 86L50 86Z');
  const pot = filleted(softened(whole(half), 3), 3);
  const turns = Array.from({ length: 70 }, (_, i) => polar(50.5, 52, 2 + i * 0.375, i * 12 + 85));
  const spiral = inked(polyline(turns), 6);
  const wheel = corners('5,91 95,91 84,105.500 16,105.500', 7);
  return [main(subtract(pot, spiral)), accent(wheel)];
});

/** A bar of soap with a leaf pressed into it, bubbles over one corner. */
const soapBar = redrawing('soap-bar', () => {
  const turned = (path: Path): Path => rotate(path, -10, 48, 70);
  const bar = turned(rect(-3, 44, 101, 57, 22));
  const bubbles = union(circle(77, 25, 20), circle(45, 20, 9.5), circle(98, 55, 8));
  const blade = leaf(24, 88, 66, 58, 0.3, 0.5);
  const pressed = subtract(blade, stroke(line(30, 84, 53, 67), 4.5));
  const glint = inked(arc(77, 25, 11.5, 190, 255), 5);
  return fitted(
    [main(subtract(apart(bar, bubbles), pressed)), accent(subtract(bubbles, glint))],
    0.98,
    0,
    -5,
  );
});

/** A form whose sheet is cut through by a large per cent sign, its corner folded. */
const taxForm = redrawing('tax-form', () => {
  const sheet = corners('10,-5 62,-5 92,25 92,105 10,105', 8);
  const fold = corners('66,-5 92,21 66,21', 4);
  const sign = union(inked(line(69, 42, 33, 90), 9), circle(33, 51, 12), circle(69, 81, 12));
  const eyes = union(circle(33, 51, 4), circle(69, 81, 4));
  return [main(union(subtract(apart(sheet, corners('62,-5 96,-5 96,25 62,25')), sign), eyes)), accent(fold)];
});

/** A steep cabin whose roof is a letter A, two panes over its door. */
const frameCabin = redrawing('a-frame-cabin', () => {
  const roof = inked(
    polyline([
      [1, 98],
      [50, 1],
      [99, 98],
    ]),
    13,
  );
  const front = corners('50,16 96,106 4,106', 0);
  const inside = apart(intersect(front, rect(0, 0, 100, 105)), roof);
  const door = parse('M39 110L39 80C39 68 61 68 61 80L61 110Z');
  const cross = union(stroke(line(50, 10, 50, 62), 4.5), stroke(line(0, 62, 100, 62), 4.5));
  return [main(roof), accent(softened(subtract(inside, door, cross), 1))];
});

/** A taxi from the side, its sign on the roof and a row of checks all along it. */
const cabSide = redrawing('cab-side', () => {
  const body = union(
    parse('M20 48L30 25C32 20 36 18 41 18L62 18C67 18 71 20 74 24L90 46Z'),
    rect(-5.5, 43, 111.5, 43, 12),
  );
  const wheels = [22, 78];
  const windows = softened(
    union(
      corners('35.500,28 48,28 48,42.500 29,42.500'),
      corners('53.500,28 65,28 75.500,42.500 53.500,42.500'),
    ),
    1.5,
  );
  const checks = union(
    ...Array.from({ length: 12 }, (_, i) => rect(8 + i * 7, i % 2 === 0 ? 49.5 : 56.5, 7, 7)),
  );
  const sign = corners('36,-3 66,-3 70,13.500 32,13.500', 4);
  return fitted(
    [
      main(subtract(body, windows, checks, ...wheels.map((x) => circle(x, 85, 19)))),
      accent(union(sign, ...wheels.map((x) => subtract(circle(x, 85, 14.5), circle(x, 85, 5))))),
    ],
    0.99,
  );
});

/** An alpaca whose fleece is already wound into a ball. */
const alpaca = redrawing('alpaca', () => {
  const animal = parse(
    'M86 9C92 8 98 12 100 16C103 22 101 28 95 28.500L83 30A9 9 0 0 1 82 44A9 9 0 0 1 83 58A11 11 0 0 1 88 73A11 11 0 0 1 85 86L85 102C85 104 84 105.500 82 105.500L77 105.500C75 105.500 74 104 74 102L74 90L68 90L68 102C68 104 67 105.500 65 105.500L60 105.500C58 105.500 57 104 57 102L57 89.500C51 91.500 45 91.500 39 89.500L39 102C39 104 38 105.500 36 105.500L31 105.500C29 105.500 28 104 28 102L28 90L22 90L22 102C22 104 21 105.500 19 105.500L14 105.500C12 105.500 11 104 11 102L11 89A11 11 0 0 1 4 74A11 11 0 0 1 11 59A12 12 0 0 1 30 54A12 12 0 0 1 51 55C57 54 60 51 60 45A9 9 0 0 1 59 31A9 9 0 0 1 60 17C55 13 51 7 50.500 0C50.500 -3 53 -4 55.500 -2C60 1 63 4 65.500 7C64.500 3 65 -1 67 -4C68.500 -6 71 -5.500 72 -3C73 -1 74 1 74 3A8 8 0 0 1 86 9Z',
  );
  const fleecy = softened(filleted(animal, 1.5), 1);
  const ball = circle(40, 66, 17);
  const turns = concat(parse('M22 60C32 58 42 66 44 84'), parse('M30 48C44 50 54 60 58 72'));
  return [
    main(subtract(fleecy, grow(ball, 4.2), circle(86, 18, 3.4))),
    accent(subtract(ball, stroke(turns, 4)), ball),
  ];
});

/** A baby's bottle in one upright figure, the milk in it with a heart. */
const babyBottle = redrawing('baby-bottle', () => {
  const teat = parse(
    'M50 -5C57 -5 59 0 58 6C57 11 62 14 68 17C72 19 74 22 74 26.500L26 26.500C26 22 28 19 32 17C38 14 43 11 42 6C41 0 43 -5 50 -5Z',
  );
  const ring = rect(20, 31, 60, 13, 4);
  const glass = rect(22, 40, 56, 66, 15);
  const heart = translate(
    parse('M0 18C-10 10 -17 4 -17 -4C-17 -14 -4 -17 0 -7C4 -17 17 -14 17 -4C17 4 10 10 0 18Z'),
    50,
    74,
  );
  return fitted([main(subtract(union(ring, glass), heart)), accent(teat)], 0.99);
});

/** The arch of a drawn curve, a pen's nib pulling it up by the middle. */
const bezier = redrawing('bezier', () => {
  const curve = stroke(parse('M10 104L10 78C10 36 30 18 50 18C70 18 90 36 90 78L90 104'), 12, {
    cap: 'butt',
  });
  const ends = union(rect(0, 84, 20, 20, 3), rect(80, 84, 20, 20, 3));
  const node = rect(38, 6, 24, 24, 4);
  const half = parse('M50 38L45 46C40 56 34 62 30 70L37 96L50 96Z');
  const nib = subtract(whole(half), circle(50, 74, 5.5), stroke(line(50, 30, 50, 74), 4));
  return fitted([main(union(apart(curve, node, ends), nib)), accent(union(node, ends))], 1.1, 0, -5.5);
});

/** The front of a church: the cross grows out of its steeple, a round window over an arched door. */
const church = redrawing('church', () => {
  const cross = union(rect(46, -5, 8, 30), rect(37.5, 2.5, 25, 8));
  const tower = corners('50,14 74,40 74,105.500 26,105.500 26,40', 1.5);
  const nave = corners('50,32 105,70 105,105.500 -5,105.500 -5,70', 2);
  const wings = subtract(nave, grow(tower, 4.3));
  const door = parse('M38 105.500L38 82C38 66 62 66 62 82L62 105.500Z');
  const hole = parse('M33.500 120L33.500 82C33.500 60.500 66.500 60.500 66.500 82L66.500 120Z');
  return [
    main(union(subtract(filleted(union(cross, tower), 1.5), hole, circle(50, 47, 7)), wings)),
    accent(door),
  ];
});

/** A bone broken in two. */
const brokenBone = redrawing('broken-bone', () => {
  const knobs = concat(...[-3, 103].flatMap((x) => [circle(x, 30, 22), circle(x, 70, 22)]));
  const bone = filleted(union(knobs, rect(-3, 27, 106, 46)), 4);
  const side = corners('-60,-60 40,-60 40,15 55,40 41,52 56,66 44,92 44,160 -60,160');
  const half = (path: Path, turn: number, dx: number, dy: number): Path =>
    softened(placed(path, 0.7, turn, dx, dy), 0.6);
  return [main(half(intersect(bone, side), -45, -2.8, 3)), accent(half(subtract(bone, side), -38, 2.2, -3))];
});

/** A food truck under an awning that runs out beyond it. */
const foodTruck = redrawing('food-truck', () => {
  const box = rect(0, 8, 66, 76, 7);
  const cab = parse(
    'M60 34L84 34C88 34 90 36 92 39L103 57C105 60 106 62 106 66L106 77C106 81 103 84 99 84L60 84Z',
  );
  const glass = corners('75,43 84,43 94,60 75,60', 2);
  const scallops = [0, 1, 2, 3].map((i) => circle(3.5 + i * 19, 33, 9.5));
  const awning = union(
    corners('4,12 61,12 70,34 -6,34', 1),
    ...scallops.map((c) => intersect(c, rect(-7, 20, 90, 40))),
  );
  const wheels = [25, 82];
  const hatch = rect(8, 30, 50, 27, 3);
  return fitted(
    [
      main(
        subtract(union(box, cab), glass, hatch, grow(awning, 4.3), ...wheels.map((x) => circle(x, 85, 18))),
      ),
      accent(union(awning, ...wheels.map((x) => subtract(circle(x, 85, 13.5), circle(x, 85, 4.5))))),
    ],
    0.99,
    0,
    -3,
  );
});

/** A round maze of three walls, its goal in the middle. */
const maze = redrawing('maze', () => {
  const ring = (r: number, at: number, half: number): Path =>
    subtract(circle(50, 50, r), circle(50, 50, r - 9), sector(50, 50, 80, at - half, at + half));
  const wall = (at: number, from: number, to: number): Path =>
    stroke(line(...polar(50, 50, from, at), ...polar(50, 50, to, at)), 8, { cap: 'butt' });
  const walls = union(
    ring(55, 90, 9),
    ring(39.5, -90, 14),
    ring(24, 90, 24),
    wall(118, 35, 50),
    wall(-40, 35, 50),
    wall(-125, 20, 35),
    wall(40, 20, 35),
  );
  return [main(walls), accent(circle(50, 50, 10))];
});

/** An axe in a stump whose top shows its rings. */
const axeLog = redrawing('axe-log', (before) => {
  const axe = union(
    ...before()
      .filter(({ role }) => role === 'main')
      .map(({ path }) => path),
  );
  const top = ellipse(50, 64, 42, 15);
  const trunk = union(top, parse('M8 64L8 84C8 95 0 98 -4 105.500L104 105.500C100 98 92 95 92 84L92 64Z'));
  const rim = subtract(stroke(parse('M8 64C8 84 92 84 92 64'), 4.5), rect(0, 0, 4, 120));
  const bark = union(inked(line(30, 88, 30, 94), 5), inked(line(70, 88, 70, 94), 5));
  return [main(axe), accent(softened(subtract(apart(trunk, axe), rim, bark), 0.6))];
});

/** A steamed bun on its basket. */
const dumplings = redrawing('dumplings', () => {
  const bun = parse(
    'M50 -5C56 -7 62 -3 60 3C59 7 61 8 64 9.500C88 18 105 34 105 50C105 61 96 66 80 66L20 66C4 66 -5 61 -5 50C-5 34 12 18 36 9.500C39 8 41 7 40 3C38 -3 44 -7 50 -5Z',
  );
  const pleats = concat(
    parse('M52 20C49 28 49 36 51 44'),
    parse('M36 22C26 30 20 38 18 48'),
    parse('M67 22C76 30 80 38 82 48'),
  );
  const basket = union(rect(-5.5, 71, 111, 14, 5), rect(2, 74, 96, 31.5, 8));
  const slats = concat(line(19, 92.5, 31, 92.5), line(44, 92.5, 56, 92.5), line(69, 92.5, 81, 92.5));
  return [main(subtract(basket, inked(slats, 6))), accent(subtract(bun, inked(pleats, 6)))];
});

/** A playing piece with three pips of a die. */
const meeple = redrawing('meeple', () => {
  const half = parse(
    'M50 -5.500C38 -5.500 30 3 30 14C30 21 30 25 24 27C10 32 -5.500 38 -5.500 50C-5.500 57 0 61 7 61L28 61C26 72 15 87 10 97C8 102 10 105.500 15 105.500L35 105.500C39 105.500 41 103 43 100C45 96 47 92 50 92Z',
  );
  const pips = [
    [35, 43],
    [50, 58],
    [65, 73],
  ].map(([x = 0, y = 0]) => circle(x, y, 7));
  return [main(subtract(whole(half), ...pips))];
});

/** A fish that fills its plate. */
const fishPlate = redrawing('fish-on-a-plate', () => {
  const rim = subtract(circle(50, 50, 55), circle(50, 50, 45.5));
  const half = parse('M9 50C17 30 32 22 46 23C58 24 67 33 74 42L84 31C87 28 90 30 89 34C87 43 87 46 87 50Z');
  const fish = softened(filleted(union(half, translate(scale(half, 1, -1), 0, 100)), 1.5), 1);
  const gill = inked(arc(20, 50, 20, -42, 42), 5);
  return [main(rim), accent(subtract(fish, gill, circle(25, 44, 3.6)))];
});

/** Who paddles a kayak: hull, rower and a blade at both ends of the paddle. */
const kayaker = redrawing('kayaker', () => {
  const hull = parse(
    'M-5.500 66C12 76 32 79 50 79C68 79 88 76 105.500 66C100 90 76 103 50 103C24 103 0 90 -5.500 66Z',
  );
  const rower = parse(
    'M40 30L60 30C72 30 78 32 88 31L86 40C78 44 68 43 63 41L61 90L39 90L38 50C34 53 31 58 29 64L14 62C17 48 24 30 40 30Z',
  );
  const blade = (x: number, y: number): Path => rotate(ellipse(x, y, 14, 8.5), -24, x, y);
  const pole = union(inked(line(8, 68.5, 92, 31.5), 7.5), blade(5, 69.8), blade(95, 30.2));
  return fitted(
    [
      main(union(softened(subtract(union(hull, rower), grow(pole, 4.5)), 1), circle(50, 11, 14.5))),
      accent(pole),
    ],
    0.96,
  );
});

/** A security camera under its dome, one large lens. */
const domeCamera = redrawing('dome-camera', () => {
  const plate = rect(-5.5, 8, 111, 15, 7);
  const dome = parse('M2 27.500L98 27.500L98 44C98 71 77 92 50 92C23 92 2 71 2 44Z');
  const lens = circle(50, 56, 23);
  return [
    main(union(plate, subtract(dome, circle(50, 56, 27.5)))),
    accent(subtract(lens, circle(58, 48, 6))),
  ];
});

/** A bowling ball with a pin set into it. */
const skittles = redrawing('skittles', () => {
  const ball = circle(50, 50, 55);
  const half = parse(
    'M50 -5C41 -5 36 2 36 11C36 21 42 27 42 37C42 49 28 56 28 76C28 90 33 98 36 105.500L50 105.500Z',
  );
  const pin = translate(whole(half), -14, 0);
  const stripe = stroke(line(0, 33, 100, 33), 5);
  const holes = union(circle(80, 34, 5), circle(92, 48, 5), circle(77, 50, 5));
  return [main(subtract(apart(ball, pin), holes)), accent(subtract(pin, stripe))];
});

/** A boxing glove, the thumb against the fist, the cuff as wide as the wrist. */
const boxingGlove = redrawing('boxing-glove', () => {
  const fist = parse(
    'M23 76L23 66C18 56 16 46 16 34C16 10 32 -5 54 -5L66 -5C92 -5 105.500 10 105.500 34C105.500 50 95 56 95 68L95 76Z',
  );
  const thumb = union(limb('60,58,16 42,60,15 20,53,15 9,37,14'), circle(9, 37, 14));
  const seam = inked(parse('M19 20C23 38 36 46 52 47C62 48 67 54 65 63'), 5);
  const wedge = corners('14,8 19,20 22,30 17,26 10,18', 0);
  const cuff = rect(22, 80.5, 74, 25, 8);
  return [main(softened(subtract(filleted(union(fist, thumb), 2), seam, wedge), 1)), accent(cuff)];
});

/** A kiwi cut across: its pale core and a ring of seeds. */
const kiwi = redrawing('kiwi', () => {
  const skin = subtract(circle(50, 50, 55), circle(50, 50, 46.5));
  const turns = Array.from({ length: 10 }, (_, i) => i * 36);
  const seeds = turns.map((turn) => rotate(leaf(50, 29, 50, 14, 0.3, 0.62), turn));
  const core = union(
    ...turns.map((turn) => rotate(ellipse(50, 41, 3.6, 9), turn + 18)),
    circle(50, 50, 10.5),
  );
  return [main(skin), accent(subtract(circle(50, 50, 42), ...seeds, core))];
});

/** A house whose door is a spanner. */
const houseWrench = redrawing('house-wrench', () => {
  const half = parse(
    'M50 -4C47 -4 45 -3 43 -1L-3 41C-6 44 -5 49 0 49L8 49L8 97C8 102 11 105.500 16 105.500L50 105.500Z',
  );
  const mouth = corners('41,18 59,18 59,48 50,54 41,48', 1);
  const spanner = filleted(subtract(union(circle(50, 49, 23), rect(41, 62, 18, 43.5)), mouth), 2);
  const hole = grow(union(circle(50, 49, 23), rect(41, 62, 18, 60)), 4.3);
  return [main(subtract(whole(half), hole)), accent(softened(spanner, 1.5))];
});

/** A fish whose fin is a slice of lime. */
const fishAndLime = redrawing('fish-and-lime', () => {
  const half = parse(
    'M-5.500 66C8 46 26 38 44 38C60 38 72 48 80 58L97 41C101 37 106 39 105 44C102 56 102 60 102 66Z',
  );
  const body = softened(filleted(union(half, translate(scale(half, 1, -1), 0, 132)), 2), 1);
  const gill = inked(arc(8, 66, 22, -42, 42), 5);
  const rind = subtract(circle(46, 42, 36), circle(46, 42, 28.5));
  const flesh = subtract(
    circle(46, 42, 24.5),
    stroke(concat(...[225, 270, 315].map((a) => line(46, 42, ...polar(46, 42, 40, a)))), 4.3),
  );
  const lime = apart(intersect(union(rind, flesh), rect(0, -6, 100, 48)), body);
  return [main(subtract(body, gill, circle(14, 60, 4))), accent(softened(lime, 0.6))];
});

/** A level on its stout tripod. */
const theodolite = redrawing('theodolite', () => {
  const tube = union(rect(14, -1, 64, 27, 6), rect(-1, -5, 20, 35, 6), rect(76, 4, 25, 17, 4));
  const base = corners('34,20 66,20 72,46 28,46', 4);
  const legs = union(
    rect(26, 50.5, 48, 10, 4),
    corners('27,52 43,52 18,105.5 1,105.5', 2),
    corners('73,52 57,52 82,105.5 99,105.5', 2),
    corners('44,52 56,52 57,105.5 43,105.5', 2),
  );
  return [main(filleted(subtract(union(tube, base), circle(50, 12.5, 7)), 1.5)), accent(filleted(legs, 1.5))];
});

/** An ultrasound's fan, a child curled up in it. */
const ultrasound = redrawing('ultrasound', () => {
  const fan = softened(intersect(sector(50, -22, 127, 62.5, 117.5), rect(-30, -5, 160, 120)), 5);
  const head = circle(39, 52, 15);
  const body = limb('44,58,8 58,58,12 66,72,14 57,87,11.5 44,89,7.5');
  const child = filleted(union(head, body, circle(44, 89, 7.5)), 3);
  const lap = circle(44, 75, 6);
  return fitted([main(subtract(fan, grow(child, 4.4), lap)), accent(child)], 0.97, 0, 0);
});

/** A woman in profile, her eye closed, a leaf in the bun of her hair. */
const faceProfile = redrawing('face-profile', () => {
  const set = (path: Path): Path => translate(scale(path, 0.88), -0.5, 11);
  const face = parse(
    'M22 6C14 14 13 24 14 32C14 38 10 43 4 50C2 53 3 55 6 56C9 57 10 58 9 60C7 63 5 65 6.500 67C8 68.500 8 69.500 7 71C6 74 9 76 11 78C12 80 11 82 11 84C11 90 16 93 22 92C30 91 36 90 40 90L40 101C40 104 42 106 45 106L77 106C81 106 83 103 82 100C77 88 77 78 82 66C90 52 90 20 66 8Z',
  );
  const hair = parse(
    'M18 10C26 -4 46 -8 62 -4C86 0 98 18 96 38C94 54 84 62 80 76C72 78 64 72 62 62C60 54 62 48 58 40C52 28 34 24 18 10Z',
  );
  const bun = circle(96, 5, 23.5);
  const sprig = subtract(leaf(84, 19, 108, -9, 0.33), inked(line(82, 21.4, 97, 4), 4.2));
  const eye = parse('M20 42C24 47 31 47 35 43');
  return [
    main(set(subtract(union(subtract(apart(face, hair), stroke(eye, 6)), hair), grow(bun, 4.8)))),
    accent(set(subtract(bun, sprig))),
  ];
});

/** An ear of wheat before the bar of a ring. */
const grainsSlash = redrawing('grains-slash', () => {
  const ring = subtract(circle(50, 50, 55), circle(50, 50, 46));
  const bar = stroke(line(10, 10, 90, 90), 10, { cap: 'butt' });
  const sign = union(ring, intersect(bar, circle(50, 50, 49)));
  const grain = (y: number): Path => leaf(51.8, y, 66, y - 18, 0.28, 0.5);
  const ear = union(
    leaf(50, 34, 50, 9, 0.28, 0.5),
    ...[46, 61, 76].flatMap((y) => [grain(y), mirror(grain(y))]),
    rect(47.5, 70, 5, 21, 2.2),
  );
  return [main(softened(apart(sign, filleted(ear, 14)), 0.8)), accent(ear)];
});

/** A wild goose in flight, its wing raised. */
const wildGoose = redrawing('wild-goose', () => {
  const body = softened(
    parse(
      'M-5.500 72C14 76 36 70 56 68C70 64 73 50 78 39C81 31 88 28 94 31C99 33 102 38 105.500 45C101 47 96 46 92 46C88 46 86 51 84 57C81 67 76 76 70 81C52 97 16 95 -5.500 72Z',
    ),
    0.6,
  );
  const wing = parse('M62 62C70 32 50 4 12 -5C2 14 0 36 14 62C24 69 48 71 62 62Z');
  const slits = concat(parse('M-8 20C10 20 26 28 38 42'), parse('M-10 46C6 42 18 46 30 54'));
  const feathers = softened(subtract(wing, inked(slits, 5)), 2);
  return [main(softened(subtract(apart(body, wing), circle(91, 38, 3)), 0.6)), accent(feathers)];
});

/** A head of quinoa: round grains close about its stem. */
const quinoa = redrawing('quinoa', () => {
  const rows = [[50], [41, 59], [32, 50, 68], [23, 41, 59, 77], [32, 68]];
  const grains = rows.flatMap((row, i) =>
    row.map((x) => rotate(leaf(x, 15 + i * 14, x, -5 + i * 14, 0.33, 0.5), (x - 50) * 1.1, x, 8 + i * 14)),
  );
  const stem = rect(46, 57, 8, 48.5, 3);
  const leaves = both(leaf(47, 102, 8, 74, 0.26, 0.5));
  return [main(union(stem, leaves)), accent(union(...grains))];
});

export const BOLD_OUTLINES: readonly Redrawing[] = [
  helm,
  pottery,
  soapBar,
  taxForm,
  frameCabin,
  cabSide,
  alpaca,
  babyBottle,
  bezier,
  church,
  brokenBone,
  foodTruck,
  maze,
  axeLog,
  dumplings,
  meeple,
  fishPlate,
  kayaker,
  domeCamera,
  skittles,
  boxingGlove,
  kiwi,
  houseWrench,
  fishAndLime,
  theodolite,
  ultrasound,
  faceProfile,
  grainsSlash,
  wildGoose,
  quinoa,
];
