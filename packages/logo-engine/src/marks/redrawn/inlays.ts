import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, polar, rect, star } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, fitted, inked, main, softened, whole } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An egg on its broad end: half as wide as told, so high above its belly and so deep below it. */
const egg = (cx: number, cy: number, half: number, above: number, below: number): Path =>
  union(
    intersect(ellipse(cx, cy, half, above), rect(cx - 60, cy - 100, 120, 100.2)),
    intersect(ellipse(cx, cy, half, below), rect(cx - 60, cy - 0.2, 120, 100)),
  );

/** Three eggs in a nest of thick strands. */
const eggs = redrawing('eggs', () => {
  const dish = parse('M-5 50C14 74 86 74 105 50C105 84 82 105 50 105C18 105 -5 84 -5 50Z');
  const seams = concat(parse('M-16 58C16 87 60 89 116 63'), parse('M116 68C84 103 40 101 -10 80'));
  const middle = egg(50, 36, 18.5, 34, 26);
  const side = rotate(egg(13, 39, 15.5, 29, 22), -7, 13, 39);
  return fitted(
    [
      main(softened(subtract(dish, stroke(seams, 4.5)), 0.8)),
      accent(apart(middle, dish)),
      accent(both(apart(side, middle, dish))),
    ],
    1,
    0,
    -3.5,
  );
});

/** The head of a goat from the front: swept horns, ears out to the sides, and a beard to a point. */
const goat = redrawing('goat', () => {
  const half = union(
    parse('M50 29C60 29 67 33 68 42C68 52 64 60 64 70C64 79 60 84 58 84C58 93 54 101 50 106Z'),
    leaf(63, 42, 103, 50, 0.25, 0.52),
  );
  const head = filleted(whole(half), 2.5);
  const horn = union(limb('60,34,7.5 61,17,7.5 70,4,6.8 84,0,5.4 95,8,3.8 98,19,2'), circle(98, 19, 2));
  const eyes = both(ellipse(60, 47, 3.4, 4.2));
  const nose = inked(parse('M43 72L50 78L57 72'), 4.4);
  return [main(softened(subtract(head, eyes, nose), 0.5)), accent(both(softened(apart(horn, head), 0.6)))];
});

/** A laptop from the front, and on its screen the pointer. */
const laptop = redrawing('laptop', () => {
  const screen = rect(5, 8, 90, 64, 10);
  const base = parse('M-5 77L105 77C105 87 98 94 89 94L11 94C2 94 -5 87 -5 77Z');
  const pointer = corners('35,16 70,42 55.5,45.5 65,60 53.5,66.5 44.5,51.5 35,62', 1.5);
  return fitted([main(subtract(screen, grow(pointer, 4.5))), main(base), accent(pointer)], 1, 0, -1);
});

/** A cup on its saucer, and a coffee bean that stands in it where the steam would be. */
const cup = redrawing('cup', () => {
  const bowl = parse('M8 44L80 44C80 70 74 90 54 90L34 90C14 90 8 70 8 44Z');
  const handle = subtract(inked(parse('M76 53C92 48 99 53 98 62C97 71 86 76 72 75'), 9.5), bowl);
  const saucer = rect(-3, 95, 94, 10.5, 5.25);
  const bean = ellipse(44, 28, 26, 33.5);
  const groove = stroke(parse('M48 -8C32 10 58 28 41 52'), 5);
  return [
    main(union(bowl, handle)),
    main(saucer),
    accent(softened(subtract(intersect(bean, rect(0, -10, 100, 49.5)), groove), 0.6)),
  ];
});

/** A cut of beef: the fat all round it, and the meat with its round bone. */
const steak = redrawing('steak', () => {
  const outline = parse(
    'M34 4C58 -4 78 8 80 30C82 46 92 50 99 58C110 74 98 96 78 98C58 100 46 92 34 84C16 74 -4 66 -4 40C-4 22 12 10 34 4Z',
  );
  const meat = shrink(outline, 14);
  const fat = subtract(outline, grow(meat, 4.5));
  const bone = circle(38, 35, 9);
  const grain = inked(arc(64, 78, 16, 270, 355), 5);
  return [accent(fat), main(subtract(meat, bone, grain))];
});

/** A circus tent: a scalloped roof, closed walls, and the flap drawn back under the flag. */
const circusTent = redrawing('circus-tent', () => {
  const wide = 21.6;
  const edges = [-2, -1, 0, 1, 2].map((at) => 50 + at * wide);
  const slope = whole(parse('M50 18C56 38 76 48 104 54L104 60L50 60Z'));
  const scallops = edges.map((x) => intersect(ellipse(x, 60, wide / 2, 9), rect(-10, 59, 120, 20)));
  const roof = union(slope, ...scallops);
  const pole = union(rect(47, -5, 6, 34), corners('50,-5 76,4 50,13', 1));
  const wall = subtract(rect(0, 59, 100, 46), grow(roof, 4.5));
  const flap = whole(parse('M50 60L61 60C61 80 66 94 74 106L50 106Z'));
  const opening = whole(parse('M50 76C52 88 56 98 62 106L50 106Z'));
  const seams = both(line(50 + 1.5 * wide, 50, 50 + 1.5 * wide, 110));
  return [
    main(union(roof, pole)),
    main(subtract(wall, grow(flap, 4.5), stroke(seams, 4.5))),
    accent(subtract(intersect(wall, flap), opening)),
  ];
});

/** A fishing boat: high bow, wheelhouse, and a fish on its hull. */
const trawler = redrawing('trawler', () => {
  const hull = parse(
    'M-5 58L14 58C36 64 62 60 76 44L106 34C105 62 98 84 86 98C84 102 80 104 76 104L22 104C16 104 12 102 9 96C2 84 -4 72 -5 58Z',
  );
  const house = union(rect(22, 22, 36, 44, 2), rect(17, 17, 46, 9.5, 3), rect(34, -5, 10, 24, 2));
  const ship = filleted(union(hull, house), 3);
  const window = rect(32, 34, 16, 13, 2.5);
  const body = leaf(22, 81, 70, 81, 0.31, 0.45);
  const tail = corners('60,81 82,69 77,81 82,93', 2);
  const fish = filleted(union(body, tail), 2);
  return fitted(
    [main(subtract(ship, window, grow(fish, 4.5))), accent(subtract(fish, circle(34, 78.5, 3.2)))],
    0.996,
    -0.5,
    0.5,
  );
});

/** A lamb in a cloud of wool, and its face before it. */
const lamb = redrawing('lamb', () => {
  const wool = union(
    ellipse(57, 46, 34, 26),
    ...[
      [30, 34, 15],
      [48, 20, 16],
      [70, 21, 16],
      [88, 36, 15],
      [91, 56, 14],
      [76, 70, 14],
      [56, 72, 14],
      [36, 66, 14],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r)),
  );
  const legs = union(rect(40, 66, 12, 38, 4), rect(74, 66, 12, 38, 4));
  const face = union(
    ellipse(20, 46, 17, 23),
    leaf(22, 34, 50, 42, 0.28, 0.55),
    leaf(18, 34, -6, 44, 0.28, 0.55),
  );
  return fitted(
    [
      main(apart(filleted(union(wool, legs), 1.5), face)),
      accent(subtract(filleted(face, 1.5), circle(14, 44, 3), circle(26, 44, 3))),
    ],
    0.996,
    0.51,
    -3.98,
  );
});

/** A needle, and its thread in one heavy loop. */
const needle = redrawing('needle', () => {
  const shaft = union(limb('1,103,1 20,78,5 52,36,6.5 78,4,7.5'), circle(78, 4, 7.5));
  const eye = inked(line(68, 17.5, 78, 4), 5);
  const thread = parse(
    'M66 18C84 14 100 30 96 52C92 76 64 88 42 80C18 70 10 44 30 36C60 26 62 64 78 84C86 93 94 97 102 97',
  );
  return fitted(
    [main(subtract(shaft, eye)), accent(subtract(inked(thread, 9), grow(shaft, 4)))],
    1,
    -3.35,
    -0.05,
  );
});

/** Three coins that lie one over another. */
const coins = redrawing('coins', () => {
  const front = circle(37, 63, 42);
  const second = circle(50.5, 49.5, 42);
  const third = circle(64, 36, 42);
  return fitted(
    [
      accent(subtract(front, stroke(circle(37, 63, 31.5), 4.5), star(37, 62.5, 19, 9, 5, 1.5))),
      main(softened(subtract(second, grow(front, 4.5)), 0.8)),
      main(softened(subtract(third, grow(second, 4.5)), 0.8)),
    ],
    0.996,
    -0.5,
    0.5,
  );
});

/** A bent rod and its line in one curve, down to the fish. */
const fishingRod = redrawing('fishing-rod', () => {
  const rod = limb('0,105,7 9,72,6.4 21,40,5.8 38,14,5.2 56,2,4.8 70,5,4.5 76,18,4.4 76,32,4.4');
  const reel = circle(29, 66, 14.5);
  const fish = union(egg(76, 62, 23, 26, 26), corners('76,76 97,105 76,99 55,105', 3));
  const eye = circle(76, 51, 4.5);
  return fitted(
    [
      main(filleted(subtract(union(rod, reel), circle(30, 66, 5)), 2)),
      accent(subtract(filleted(fish, 4), eye)),
    ],
    1,
    3.88,
    -1.88,
  );
});

/** Brackets of code about a bolt. */
const code = redrawing(
  'code',
  () => {
    const bracket = softened(corners('36,8 46,18 16,50 46,82 36,92 -6,50'), 1.5);
    const bolt = softened(corners('58,-2 30,56 47,56 42,102 70,42 53,42'), 1);
    return [main(apart(both(bracket), bolt)), accent(bolt)];
  },
  { line: false },
);

/** The eight ball alone, turned a little to the light. */
const eightBall = redrawing('eight-ball', () => {
  const ball = circle(50, 50, 52);
  const window = circle(58, 42, 29);
  const eight = subtract(
    union(circle(58, 32.5, 12), circle(58, 51, 13.5)),
    circle(58, 32.5, 4.6),
    circle(58, 51, 5.4),
  );
  const glint = inked(arc(50, 50, 40, 110, 165), 5.5);
  return [main(subtract(ball, window, glint)), accent(eight)];
});

/** A hose, and the drop that hangs on it with a seedling inside. */
const dripLine = redrawing('drip-line', () => {
  const hose = rect(-4, -4, 108, 14, 7);
  const drop = parse(
    'M50 8C56 26 88 42 88 69C88 90 71 105.5 50 105.500C29 105.5 12 90 12 69C12 42 44 26 50 8Z',
  );
  const shape = filleted(union(hose, drop, rect(43, 4, 14, 16)), 6);
  const sprout = union(
    leaf(50, 78, 75, 48, 0.27, 0.5),
    leaf(50, 86, 25, 63, 0.29, 0.5),
    limb('50,76,3 50,90,3.5 50,120,3.5'),
  );
  return [
    main(subtract(shape, grow(sprout, 4.5))),
    accent(intersect(filleted(sprout, 2), rect(0, 0, 100, 105.5))),
  ];
});

/** A motorcycle from the front: bars, lamp, fork and wheel in one. */
const motorcycleFront = redrawing('motorcycle-front', () => {
  const bars = inked(parse('M50 30L34 18C24 10 12 10 0 20'), 11);
  const fork = rect(24, 34, 13, 50, 5);
  const tank = parse('M50 12C68 12 80 24 80 42C80 56 70 62 50 62L50 12Z');
  const wheel = rect(38.5, 60, 23, 45, 11);
  const lamp = circle(50, 40, 17);
  const body = filleted(union(both(bars), both(fork), whole(tank)), 2);
  return fitted(
    [main(subtract(body, grow(lamp, 4.5), grow(wheel, 4.5))), main(wheel), accent(lamp)],
    0.996,
    0,
    -5.84,
  );
});

/** A slice of a roll: seaweed round plain rice, and one piece of salmon. */
const sushi = redrawing('sushi', () => {
  const top = ellipse(50, 40, 53, 42);
  const roll = union(top, rect(-3, 40, 106, 27), ellipse(50, 64, 53, 40));
  const rice = ellipse(50, 39, 43, 32);
  const salmon = rotate(rect(24, 22, 52, 35, 10), -8, 50, 39);
  const grain = concat(line(37, 70, 47, 8), line(53, 70, 63, 8));
  return fitted(
    [main(subtract(roll, rice)), accent(softened(subtract(salmon, stroke(grain, 4.5)), 0.8))],
    1,
    0,
    -1,
  );
});

/** Spectacles: a heavy brow line, and the round rims below it. */
const eyeglasses = redrawing('eyeglasses', () => {
  const lens = circle(21.5, 54, 17);
  const brow = whole(parse('M-6 23C8 17 32 17 44 27L50 28L50 40C47 40 46 42 45 45L0 45C-4 40 -6 32 -6 23Z'));
  const ring = intersect(circle(21.5, 54, 26), rect(-10, 49.5, 120, 60));
  return fitted(
    [accent(softened(subtract(brow, both(lens)), 1)), main(softened(both(subtract(ring, lens)), 1))],
    0.987,
    0,
    0.54,
  );
});

/** A woven rug with a stepped diamond, fringed at both ends. */
const rug = redrawing('rug', () => {
  const cloth = rect(14, 9, 72, 82);
  const fringe = (y: number): Path =>
    concat(...[0, 1, 2, 3, 4].map((at) => rect(14 + at * 15.2, y, 11.2, 22, 2)));
  const step = 9;
  const diamond = whole(
    corners(
      `50,${50 - 3.5 * step} ${50 + step},${50 - 3.5 * step} ${50 + step},${50 - 2 * step} ${50 + 2 * step},${50 - 2 * step} ${50 + 2 * step},${50 - 0.8 * step} ${50 + 3 * step},${50 - 0.8 * step} ${50 + 3 * step},${50 + 0.8 * step} ${50 + 2 * step},${50 + 0.8 * step} ${50 + 2 * step},${50 + 2 * step} ${50 + step},${50 + 2 * step} ${50 + step},${50 + 3.5 * step} 50,${50 + 3.5 * step}`,
    ),
  );
  const eye = corners('50,38 60,50 50,62 40,50');
  return fitted(
    [
      main(subtract(union(cloth, fringe(-6), fringe(84)), grow(diamond, 4.5, { join: 'miter' }))),
      accent(subtract(diamond, eye)),
    ],
    0.987,
    0,
    0,
  );
});

/** A crab from above: a wide shell, claws raised, all its legs joined. */
const kingCrab = redrawing('king-crab', () => {
  const shell = ellipse(50, 62, 31, 25);
  const legs = union(
    limb('72,60,6.5 92,55,6 102,66,4.5 104,78,1.5'),
    limb('70,70,6.5 86,72,6 94,84,4.5 94,97,1.5'),
    limb('62,78,6.5 71,87,6 73,96,4.5 70,106,1.5'),
  );
  const arm = limb('68,50,6.5 84,40,7 89,24,7');
  const claw = subtract(rotate(ellipse(83, 12, 15, 19), 18, 83, 12), corners('64,-14 82,14 85,-14', 0));
  const half = union(shell, legs, arm, claw);
  const back = subtract(ellipse(50, 62, 22, 16), both(circle(58, 57, 3.4)));
  return fitted(
    [main(subtract(filleted(whole(half), 1.5), grow(ellipse(50, 62, 22, 16), 4.5))), accent(back)],
    0.973,
    0,
    0.11,
  );
});

/** A pot of tea with its lid set in the body, a leaf on its side. */
const teapot = redrawing('teapot', () => {
  const body = parse('M14 60C14 38 28 26 48 26C68 26 82 38 82 60C82 82 68 99 60 99L36 99C28 99 14 82 14 60Z');
  const lid = union(parse('M26 30C30 12 66 12 70 30L70 40L26 40Z'), circle(48, 5, 9.5));
  const spout = limb('44,70,20 76,70,12 90,48,7.5 105,33,7');
  const handle = inked(parse('M22 48C0 38 -5 54 0 66C4 76 12 80 22 82'), 10);
  const seam = intersect(stroke(parse('M4 46C28 28 68 28 92 46'), 4.5), rect(16, 20, 64, 40));
  const pot = filleted(union(body, spout, handle, lid), 4);
  const sprig = leaf(33, 86, 61, 52, 0.34, 0.5);
  return fitted(
    [
      main(softened(subtract(pot, seam, grow(sprig, 4.5)), 0.8)),
      accent(subtract(sprig, stroke(line(28, 92, 52, 63), 4))),
    ],
    0.949,
    -1.35,
    2.61,
  );
});

/** A bottle of nail polish, the nail itself in its glass. */
const nailPolish = redrawing('nail-polish', () => {
  const cap = parse('M37 -2C37 -6 63 -6 63 -2L67 44L33 44Z');
  const bottle = parse(
    'M36 49L64 49C66 56 90 58 90 80C90 98 80 105 70 105L30 105C20 105 10 98 10 80C10 58 34 56 36 49Z',
  );
  const drop = parse('M50 60C53 68 63 74 63 84C63 92 57 97 50 97C43 97 37 92 37 84C37 74 47 68 50 60Z');
  return [accent(softened(cap, 2)), main(subtract(softened(bottle, 1.5), drop))];
});

/** The head of a robot, one eye winking. */
const robot = redrawing('robot', () => {
  const head = rect(6, 22, 88, 80, 22);
  const ears = both(rect(94, 46, 11, 32, 4));
  const mast = union(rect(46, 6, 8, 24), circle(50, 4, 9.5));
  const visor = rect(18, 38, 64, 36, 18);
  const eye = circle(36, 56, 9);
  const wink = inked(arc(65, 60, 9, 200, 340), 7);
  const mouth = inked(arc(50, 72, 18, 50, 130), 6.5);
  return fitted(
    [
      main(
        subtract(
          filleted(union(head, ears, mast, rect(90, 50, 10, 24), rect(0, 50, 10, 24)), 2),
          visor,
          mouth,
        ),
      ),
      accent(eye),
      accent(wink),
    ],
    1,
    0,
    1.75,
  );
});

/** A hoop for embroidery with the flower worked in it, and the needle run through. */
const embroideryHoop = redrawing('embroidery-hoop', () => {
  const ring = subtract(circle(50, 50, 46), circle(50, 50, 34));
  const petals = union(...[0, 1, 2, 3, 4].map((at) => circle(...polar(50, 51, 14, -90 + at * 72), 10.5)));
  const needle = union(limb('-3,103,1 14,86,4 50,50,5.5 98,2,6'), circle(98, 2, 6));
  const shown = apart(needle, petals);
  return [
    main(subtract(ring, grow(needle, 4.5))),
    main(subtract(shown, inked(line(88, 12, 98, 2), 4.4))),
    accent(subtract(petals, circle(50, 51, 6))),
  ];
});

/** A polo shirt: the collar folded round the neck, the placket below. */
const poloShirt = redrawing('polo-shirt', () => {
  const half = parse('M50 18L66 12C78 12 86 14 92 20L106 48L85 59L79 52L79 105L50 105Z');
  const shirt = softened(whole(half), 3);
  const wing = corners('52.5,33 65,3 78,10 64,50', 1);
  const band = parse('M34 1C44 6 56 6 66 1L74 9L65 14C56 17 44 17 35 14L26 9Z');
  const neck = corners('38,14 62,14 50,38');
  const collar = softened(union(both(wing), band), 1.5);
  const placket = inked(line(50, 40, 50, 70), 5);
  return fitted([main(subtract(shirt, grow(collar, 4.5), placket, neck)), accent(collar)], 1, 0, -3.16);
});

/** The pin of a map, and the car cut out of it. */
const carPin = redrawing('car-pin', () => {
  const pin = parse('M50 -6C76 -6 95 13 95 38C95 66 66 88 50 106C34 88 5 66 5 38C5 13 24 -6 50 -6Z');
  const half = union(
    parse('M50 12L66 12C70 12 72 14 73 17L77 30C82 31 84 35 84 39L84 52L50 52Z'),
    rect(68, 46, 14, 15, 4),
  );
  const car = softened(filleted(whole(half), 1.5), 1);
  const glass = whole(parse('M50 18L63 18C65 18 66 19 67 21L69.5 30L50 30Z'));
  const lamps = both(circle(72, 41, 4.2));
  return fitted([main(subtract(pin, grow(car, 4.5))), accent(subtract(car, glass, lamps))], 0.987, 0, -0);
});

/** A guard: a peaked cap with its star over a face in the form of a shield. */
const securityGuard = redrawing('security-guard', () => {
  const crown = whole(parse('M50 -5C76 -4 98 4 105 16C103 26 92 32 85 37C74 32 62 30 50 30Z'));
  const peak = whole(parse('M50 35C63 35 76 37 87 42C90 50 90 56 88 62C76 54 64 51 50 51Z'));
  const shield = whole(parse('M50 56C61 56 71 58 81 64C81 85 70 99 50 106Z'));
  const badge = star(50, 13, 13, 6, 5, 1);
  return [
    main(subtract(softened(crown, 1.5), badge)),
    main(softened(peak, 1.5)),
    accent(softened(shield, 1)),
  ];
});

/** A minibus: one band of windows, a soft wedge of a nose. */
const minibus = redrawing('minibus', () => {
  const body = parse(
    'M4 10L66 10C78 10 84 16 89 28L97 48C103 51 105.5 56 105.5 64L105.5 82C105.5 86 103 88 99 88L1 88C-3 88 -5 86 -5 82L-5 19C-5 14 -1 10 4 10Z',
  );
  const glass = parse('M8 22L64 22C74 22 77 26 80 34L85 47L8 47C6 47 4 45 4 43L4 26C4 24 6 22 8 22Z');
  const pillars = concat(line(30, 0, 30, 100), line(57, 0, 57, 100));
  const wheels = union(circle(20, 88, 15.5), circle(80, 88, 15.5));
  return fitted(
    [
      main(
        subtract(
          body,
          softened(subtract(glass, stroke(pillars, 7)), 2.5),
          rect(-10, 57, 130, 4.5),
          rect(-10, 57, 130, 50),
        ),
      ),
      accent(softened(subtract(body, rect(-10, 0, 130, 61.5), grow(wheels, 4.5)), 1)),
      main(subtract(wheels, circle(20, 88, 5.5), circle(80, 88, 5.5))),
    ],
    1,
    -0.25,
    -6.75,
  );
});

/** A hair dryer in one piece, the fan behind its grille. */
const hairDryer = redrawing('hair-dryer', () => {
  const drum = circle(30, 30, 35);
  const barrel = parse('M30 -5C50 -5 62 8 82 8L82 52C62 52 50 65 30 65Z');
  const nozzle = corners('80,6 105,-4 105,64 80,54', 4);
  const grip = rotate(rect(19, 54, 26, 52, 9), 10, 32, 54);
  const body = filleted(union(drum, barrel, nozzle, grip), 4);
  const disc = circle(30, 30, 20.5);
  const blades = subtract(
    circle(30, 30, 16),
    stroke(concat(...[0, 120, 240].map((turn) => rotate(arc(30, 18, 12, 90, 260), turn, 30, 30))), 4.5),
  );
  return fitted(
    [main(subtract(intersect(body, rect(-6, -6, 112, 112)), disc)), accent(softened(blades, 0.6))],
    0.996,
    0,
    -0.5,
  );
});

/** A tipper lorry with its bed raised. */
const dumpTruck = redrawing('dump-truck', () => {
  const bed = corners('-5,58 -5,22 56,0 64,30', 4);
  const frame = parse(
    'M-4 86L-4 68L63 37L63 32C63 30 65 28 67 28L87 28C92 28 94 31 96 36L101 52C104 54 105.5 57 105.5 61L105.5 86Z',
  );
  const glass = corners('72,37 86,37 92,54 72,54', 2.5);
  const wheels = union(circle(20, 86, 17), circle(80, 86, 17));
  return fitted(
    [
      accent(softened(apart(bed, frame), 1.5)),
      main(softened(subtract(frame, glass, grow(wheels, 4.5)), 0.8)),
      main(subtract(wheels, circle(20, 86, 6), circle(80, 86, 6))),
    ],
    1,
    -0.25,
    -2.05,
  );
});

/** A barrier at its post, the arm raised in stripes. */
const boomBarrier = redrawing('boom-barrier', () => {
  const at = (path: Path): Path => rotate(path, -30, 18, 46);
  const post = union(rect(-1, 46, 38, 58, 4), circle(18, 46, 19), rect(-6, 94, 50, 11.5, 3));
  const arm = at(rect(18, 33, 86, 26, 4));
  const hub = circle(18, 46, 8);
  const strips = union(at(corners('51,18 66,18 52,74 37,74')), at(corners('86,18 140,18 140,74 72,74')));
  return fitted(
    [
      main(subtract(union(post, subtract(arm, grow(strips, 4.5))), hub)),
      accent(softened(intersect(arm, strips), 0.8)),
    ],
    0.984,
    4.17,
    0.65,
  );
});

/** A spirit level on a course of bricks. */
const levelOnBricks = redrawing('level-on-bricks', () => {
  const level = rect(-5, 2, 110, 38, 6);
  const vial = rect(17, 10, 66, 22, 11);
  const marks = concat(line(33, 6, 33, 36), line(67, 6, 67, 36));
  const bubble = ellipse(50, 21, 11.5, 7);
  const row = (y: number, xs: readonly number[]): Path[] =>
    xs.slice(1).map((x, i) => rect((xs[i] ?? 0) + 2.25, y, x - (xs[i] ?? 0) - 4.5, 24.5, 2));
  return [
    main(subtract(level, subtract(vial, stroke(marks, 4.5)))),
    accent(bubble),
    ...[...row(44.5, [-7.25, 50, 107.25]), ...row(73.5, [-7.25, 21, 79, 107.25])].map((brick) => main(brick)),
  ];
});

/** The lungs on a plate, ribs across them. */
const chestXray = redrawing(
  'chest-xray',
  () => {
    const plate = rect(-1, -5, 102, 110, 14);
    const lung = parse('M54 28C54 12 64 8 71 12C85 22 91 52 91 78C91 92 84 94 76 88C68 82 54 84 54 74Z');
    const ribs = concat(
      parse('M40 36C64 26 78 32 100 54'),
      parse('M40 56C64 46 80 52 100 74'),
      parse('M40 76C64 64 78 68 100 90'),
    );
    const spine = rect(45.5, 8, 9, 84, 4.5);
    return [
      main(subtract(plate, both(softened(subtract(lung, stroke(ribs, 6.5)), 1)), grow(spine, 4.5))),
      accent(spine),
    ];
  },
  { line: false },
);

/** A griddle from above with its two handles, a tortilla toasting on it. */
const comal = redrawing('comal', () => {
  const ears = subtract(rect(-6, 28, 112, 44, 15), rect(3, 37, 94, 26, 7));
  const plate = union(circle(50, 50, 42), ears);
  const tortilla = circle(50, 50, 28);
  const spots = concat(
    ellipse(41, 39, 5, 4),
    ellipse(60, 43, 4, 3.2),
    ellipse(37, 57, 3.6, 3),
    ellipse(54, 62, 5.5, 4.2),
  );
  return fitted([main(subtract(plate, grow(tortilla, 4.5))), accent(subtract(tortilla, spots))], 0.987, 0, 0);
});

/** A man in his boat, a fish at the end of his line. */
const angler = redrawing('angler', () => {
  const hull = parse(
    'M-6 72C10 79 30 81 50 81C70 81 90 79 106 72C104 92 90 105 72 105L28 105C10 105 -4 92 -6 72Z',
  );
  const man = union(
    parse('M8 84C6 52 14 39 30 39C42 39 46 47 50 55L56 84Z'),
    circle(31, 29, 12.5),
    rect(10, 18, 42, 8, 4),
    parse('M19 21C19 4 24 1 31 1C38 1 43 4 43 21Z'),
    limb('36,53,7.5 48,61,6.5 58,57,5.5'),
  );
  const rod = limb('48,68,5 62,48,4.6 73,22,4 84,1,3.6 91,1,3.4 92,10,3.2 92,18,3.2');
  const fish = filleted(union(egg(92, 41, 13, 18, 18), corners('92,52 105,68 92,64.5 79,68', 2)), 3);
  return fitted(
    [main(filleted(union(hull, man, rod), 2)), accent(subtract(fish, circle(92, 35, 3)))],
    0.987,
    0,
    -0.78,
  );
});

/** A massage: the one who lies down, and the one who leans over with both hands. */
const massage = redrawing('massage', () => {
  const client = filleted(
    union(limb('22,83,8 40,75,14 62,79,11 84,83.5,9 99,86,7'), circle(99, 86, 7), circle(6, 79, 11)),
    2,
  );
  const table = rect(-5, 98, 110, 8, 4);
  const arms = union(
    limb('52,26,9 39,34,8.5 29,50,7.5 38,66,6.5'),
    limb('52,26,9 65,34,8.5 75,50,7.5 66,70,6.5'),
    parse('M40 26C44 22 46 20 46 14L58 14C58 20 60 22 64 26L64 40L40 40Z'),
  );
  const masseur = filleted(union(circle(52, 7, 12.5), filleted(arms, 3)), 1);
  return fitted(
    [main(client), main(apart(table, client)), accent(apart(masseur, client))],
    0.991,
    -0.31,
    -0.25,
  );
});

/** A thick roll, set down on its two sticks. */
const makiChopsticks = redrawing('maki-chopsticks', () => {
  const roll = circle(50, 34, 39);
  const rice = circle(50, 34, 28.5);
  const salmon = rotate(rect(30, 19, 40, 30, 10), -12, 50, 34);
  const grain = rotate(concat(line(44, 0, 44, 80), line(56, 0, 56, 80)), 8, 50, 34);
  const stick = (y: number): Path =>
    softened(corners(`-5,${y - 5.5} 105,${y - 3} 105,${y + 3} -5,${y + 5.5}`), 1.5);
  return [
    main(subtract(roll, rice)),
    accent(softened(subtract(salmon, stroke(grain, 4.5)), 0.8)),
    main(stick(83)),
    main(stick(98.5)),
  ];
});

/** A glove puppet: a jester with his arms spread. */
const puppet = redrawing('puppet', () => {
  const face = circle(50, 37, 15);
  const half = union(
    circle(50, 36, 24.5),
    limb('50,15,12 63,6,11.500 77,8,9 86,18,6.5 89,31,4.5'),
    circle(89, 34, 7.5),
    parse('M50 54L58 57C61 72 68 90 78 105L50 105Z'),
    limb('48,72,10 66,72,9.5 80,66,9 92,58,8.5'),
    circle(94, 57, 10),
  );
  const eyes = both(circle(56.5, 35, 2.9));
  const smile = inked(arc(50, 37, 8.5, 35, 145), 4);
  const button = circle(50, 84, 4.5);
  const figure = filleted(whole(half), 2);
  return fitted(
    [main(subtract(figure, grow(face, 4.5), button)), accent(subtract(face, eyes, smile))],
    0.98,
    0,
    -0.4,
  );
});

export const INLAYS: readonly Redrawing[] = [
  eggs,
  goat,
  laptop,
  cup,
  steak,
  circusTent,
  trawler,
  lamb,
  needle,
  coins,
  fishingRod,
  code,
  eightBall,
  dripLine,
  motorcycleFront,
  sushi,
  eyeglasses,
  rug,
  kingCrab,
  teapot,
  nailPolish,
  robot,
  embroideryHoop,
  poloShirt,
  carPin,
  securityGuard,
  minibus,
  hairDryer,
  dumpTruck,
  boomBarrier,
  levelOnBricks,
  chestXray,
  comal,
  angler,
  massage,
  makiChopsticks,
  puppet,
];
