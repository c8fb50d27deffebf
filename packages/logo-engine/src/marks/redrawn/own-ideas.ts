import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, contours, type Path, rotate, scale, translate } from '../../geometry/path.js';
import {
  arc,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  polar,
  rect,
  regular,
  star,
} from '../../geometry/shapes.js';
import { accent, apart, both, filleted, fitted, inked, main, placed, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** What is left of a path without its pieces that are too small to see. */
const sizeable = (path: Path, least: number): Path =>
  concat(
    ...contours(path).filter((piece) => {
      const box = bounds(piece);
      return box !== null && Math.max(box.width, box.height) >= least;
    }),
  );

/** A heart whose lobes reach `size` to either side of a point. */
const heart = (x: number, y: number, size: number): Path =>
  translate(
    scale(
      parse(
        'M0 92C-34 66 -100 30 -100 -28C-100 -64 -74 -86 -46 -86C-24 -86 -8 -74 0 -56C8 -74 24 -86 46 -86C74 -86 100 -64 100 -28C100 30 34 66 0 92Z',
      ),
      size / 100,
    ),
    x,
    y,
  );

/** A bus from the front: the windscreen lit, with a glint across it. */
const bus = redrawing('bus', () => {
  const body = union(rect(8, -2, 84, 94, 19), rect(8, 60, 84, 34, 8));
  const wheels = both(rect(15, 84, 20, 20, 5));
  const mirrors = both(rect(-5, 27, 22, 25, 6));
  const screen = rect(19, 21, 62, 36, 6);
  const glint = stroke(line(38, 70, 66, 10), 5);
  const lamps = both(circle(25, 75, 6.5));
  const grille = rect(40, 70, 20, 10, 5);
  const sign = rect(32, 6, 36, 8, 4);
  const solid = union(body, wheels, mirrors);
  return [
    main(subtract(filleted(solid, 2), grow(screen, 4.5), lamps, grille, sign)),
    accent(softened(subtract(screen, glint), 1)),
  ];
});

/** A speedboat that lifts its bow over a wave, its windscreen raked back. */
const motorboat = redrawing('motorboat', () => {
  const hull = parse('M2 42L44 42C64 42 86 38 106 30C101 56 84 72 62 72L14 72C10 72 8 70 7.500 67Z');
  const cabin = parse('M26 48L31 16C31.500 13 33 12 36 12L50 12C54 12 57 13.500 60 17L82 46Z');
  const glass = parse('M41 37L43.500 21L49 21C51.500 21 53.500 22 55 24L65.500 37Z');
  const stripe = inked(parse('M20 56C48 56 70 55 86 48'), 5);
  const engine = rect(-6, 36, 18, 30, 6);
  const turned = (path: Path): Path => rotate(path, -8, 50, 50);
  const boat = turned(softened(union(hull, cabin, engine), 1.5));
  const crest = parse('M-6 92C6 80 20 78 33 88C44 96 56 96 67 88C80 78 94 80 106 92L106 106L-6 106Z');
  const sea = softened(crest, 2);
  return fitted(
    [main(subtract(apart(boat, sea), turned(softened(glass, 1)), turned(stripe))), accent(sea)],
    1,
    0,
    0,
  );
});

/** A market bag, wider above, and the apple that is in it. */
const groceryBag = redrawing('grocery-bag', () => {
  const bag = parse('M-5 32L105 32L94 105L6 105Z');
  const handles = inked(parse('M24 44L24 26C24 -10 76 -10 76 26L76 44'), 9);
  const half = parse('M50 60C44 55 36 54 30 58C20 65 22 82 31 92C37 98 44 98 50 95Z');
  const apple = whole(half);
  const foliage = leaf(51, 54, 67, 38, 0.27, 0.5);
  return [
    main(subtract(union(softened(bag, 4), handles), grow(union(apple, foliage), 4.5))),
    accent(apple),
    accent(foliage),
  ];
});

/** An envelope, and the heart that comes out of it. */
const envelope = redrawing('envelope', () => {
  const letter = heart(50, 32, 42);
  const pocket = rect(-4, 32, 108, 70, 8);
  const folds = both(line(-12, 112, 50, 76));
  return [main(softened(subtract(pocket, grow(letter, 5), stroke(folds, 5)), 0.8)), accent(letter)];
});

/** A house whose door is a keyhole. */
const house = redrawing('house', () => {
  const roof = inked(parse('M2 48L50 4L98 48'), 14);
  const walls = subtract(corners('50,14 89,50 89,105 11,105 11,50', 4), grow(roof, 4.5));
  const door = filleted(union(circle(50, 65, 12), corners('46,64 54,64 64,116 36,116', 0)), 1);
  return [accent(roof), main(subtract(softened(walls, 1), door))];
});

/** A wardrobe of two doors, a hanger laid into them. */
const dresser = redrawing('dresser', () => {
  const cornice = union(rect(3, -1, 94, 12, 4), parse('M14 3C26 -9 74 -9 86 3Z'));
  const body = rect(9, 15.5, 82, 80, 3);
  const feet = both(rect(12, 88, 17, 17, 4));
  const outer = corners('50,40 86,68 14,68', 8);
  const bar = softened(subtract(outer, corners('50,50 69,60.5 31,60.5', 1)), 1);
  const hook = inked(parse('M50 46L50 40C58 37 58 27 50 27C46 27 43 29 42.500 33'), 6.5);
  const hanger = filleted(union(bar, hook), 1);
  const knobs = both(circle(39, 82, 4));
  return [
    main(cornice),
    main(
      subtract(
        union(body, feet),
        grow(union(outer, hook), 4.5),
        rect(47.5, 60, 5, 60),
        rect(47.5, 10, 5, 20),
        knobs,
      ),
    ),
    accent(hanger),
  ];
});

/** A film camera: its two reels lie over the body, and the lens looks out. */
const videoCamera = redrawing('video-camera', () => {
  const body = rect(-6, 40, 80, 60, 10);
  const reels = [circle(15, 24, 22), circle(58, 27, 16.5)];
  const hubs = [circle(15, 24, 7.5), circle(58, 27, 5.5)];
  const lens = softened(corners('64,70 106,45 106,99 64,76', 1), 3);
  return [
    main(
      union(
        subtract(apart(body, ...reels, lens)),
        ...reels.map((reel, i) => subtract(reel, hubs[i] ?? reel)),
      ),
    ),
    accent(lens),
  ];
});

/** A bottle of milk with the patches of a cow. */
const milkBottle = redrawing('milk-bottle', () => {
  const half = parse('M50 11L68 11C68 31 87 36 87 58L87 97C87 102 84 105.500 79 105.500L50 105.500Z');
  const bottle = whole(half);
  const cap = rect(28, -6, 44, 13, 5);
  const blob = (...discs: [number, number, number][]): Path =>
    filleted(union(...discs.map(([x, y, r]) => circle(x, y, r))), 6);
  const patches = [
    blob([20, 60, 15], [36, 56, 9], [30, 72, 8]),
    blob([80, 88, 14], [64, 90, 10], [70, 76, 7]),
    blob([66, 32, 12], [62, 45, 8], [74, 44, 8]),
  ];
  return [
    main(subtract(bottle, ...patches.map((path) => softened(intersect(path, shrink(bottle, 7)), 2)))),
    accent(cap),
  ];
});

/** A big heart, and a small one that leans on it. */
const heartMark = redrawing('heart', () => {
  const large = rotate(heart(45, 44, 49), -9, 45, 44);
  const small = rotate(heart(80, 76, 27), 14, 80, 76);
  return [main(apart(large, small)), accent(small)];
});

/** The side of a car from 0 to 100, on wheels. */
const sedan = ((): Path => {
  const body = parse(
    'M0 76L0 62C0 54 4 51 12 49L24 47L36 28C38 25 40 24 44 24L64 24C68 24 70 25 73 28L84 46L92 49C98 51 100 54 100 60L100 76Z',
  );
  const glass = union(
    softened(corners('42,32 50,32 50,47 33,47', 1), 1),
    softened(corners('56,32 65,32 75,47 56,47', 1), 1),
  );
  const wheels = union(circle(24, 76, 12), circle(77, 76, 12));
  const shell = subtract(softened(body, 3), glass, grow(wheels, 4));
  return union(shell, subtract(wheels, circle(24, 76, 4), circle(77, 76, 4)));
})();

/** A car in the bend of a great hook. */
const hookedCar = redrawing('hooked-car', () => {
  const hook = union(inked(parse('M50 0L50 8C50 15 44 19 38 21'), 15), inked(arc(50, 60, 41, -28, 253), 15));
  const eye = circle(50, 0, 12.5);
  const car = placed(sedan, 0.54, 0, 0, 4);
  return [main(subtract(filleted(union(hook, eye), 2), circle(50, 0, 4.5))), accent(car)];
});

/** A barrel: whole staves between two hoops. */
const barrel = redrawing('barrel', () => {
  const half = parse('M50 -5L77 -5C103 24 103 76 77 105L50 105Z');
  const cask = softened(whole(half), 4);
  const hoop = (y: number, sag: number): Path =>
    intersect(stroke(parse(`M-10 ${y - sag}C20 ${y + sag} 80 ${y + sag} 110 ${y - sag}`), 13), grow(cask, 2));
  const hoops = union(hoop(20, -4), hoop(80, 4));
  const staves = union(
    ...[-1, 1].map((s) =>
      stroke(parse(`M${50 + 9 * s} -10C${50 + 20 * s} 30 ${50 + 20 * s} 70 ${50 + 9 * s} 110`), 4.5),
    ),
  );
  return [main(subtract(apart(cask, hoops), staves, circle(50, 50, 6))), accent(hoops)];
});

/** An almond in its pitted shell, and before it one out of the shell. */
const almond = redrawing('almond', () => {
  const drop = (size: number, turn: number, x: number, y: number): Path =>
    translate(
      rotate(
        scale(
          parse('M0 -60C14 -44 37 -16 37 14C37 39 21 54 0 54C-21 54 -37 39 -37 14C-37 -16 -14 -44 0 -60Z'),
          size,
        ),
        turn,
        0,
        0,
      ),
      x,
      y,
    );
  const shell = softened(drop(0.98, -24, 38, 52), 2);
  const kernel = softened(drop(0.76, 28, 71, 64), 2);
  const at = (path: Path): Path => translate(rotate(path, 28, 0, 0), 71, 64);
  const ribs = concat(
    at(inked(parse('M0 -18L0 22'), 4.5)),
    at(inked(parse('M-11 -4C-13 4 -13 12 -11 19'), 4.5)),
    at(inked(parse('M11 -4C13 4 13 12 11 19'), 4.5)),
  );
  const pits = concat(
    ...[
      [16, 26],
      [29, 18],
      [14, 46],
      [31, 38],
      [44, 26],
      [19, 65],
      [30, 80],
    ].map(([x = 0, y = 0]) => rotate(ellipse(x, y, 2.6, 4), -24, x, y)),
  );
  return [main(subtract(apart(shell, kernel), pits)), accent(subtract(kernel, ribs))];
});

/** An open book, its ribbon in the spine. */
const bookOpen = redrawing('book-open', () => {
  const page = parse(
    'M-6 16C-6 12 -4 9 0 8C18 2 34 6 45.500 19L45.500 96C34 83 16 81 0 86C-4 87 -6 85 -6 81Z',
  );
  const ribbon = softened(corners('40,-6 60,-6 60,58 50,48 40,58', 0), 1);
  const pages = both(intersect(page, rect(-10, -10, 57.5, 130)));
  return [main(softened(apart(pages, ribbon), 1.2)), accent(intersect(ribbon, rect(0, 2, 100, 100)))];
});

/** A hot dog: a fat sausage between the halves of its bun, mustard along it. */
const hotDog = redrawing('hot-dog', () => {
  const sausage = inked(line(1, 50, 99, 50), 30);
  const bun = rect(1, 11, 98, 78, 34);
  const mustard = inked(
    parse('M4 50C10 38 18 38 24 50C30 62 38 62 44 50C50 38 58 38 64 50C70 62 78 62 84 50C88 42 92 42 96 48'),
    5.5,
  );
  const turned = (path: Path): Path => placed(path, 0.99, -40, 0, 0);
  return [main(turned(softened(apart(bun, sausage), 3))), accent(turned(subtract(sausage, mustard)))];
});

/** A pawn that means to be a queen: the crown is in its head. */
const chessPawn = redrawing('chess-pawn', () => {
  const head = circle(50, 21, 27);
  const collar = rect(24, 45, 52, 11, 5.5);
  const body = whole(parse('M50 46L63 46C63 62 67 72 76 82L50 82Z'));
  const base = softened(whole(parse('M50 86.500L79 86.500C87 88 91 95 91 105.500L50 105.500Z')), 3);
  const crown = softened(corners('36,32 32,11 43,20 50,8 57,20 68,11 64,32', 1), 0.8);
  const solid = softened(filleted(union(head, collar, body), 2), 2);
  return [main(subtract(solid, crown)), accent(base)];
});

/** A wand with its star. */
const magicWand = redrawing('magic-wand', () => {
  const sparkle = star(65, 35, 42, 20, 5, 3);
  const tilted = rotate(sparkle, 45, 65, 35);
  const stick = inked(line(2, 98, 66, 34), 16);
  const cut = stroke(line(8, 74, 26, 92), 5);
  return [main(subtract(apart(stick, tilted), cut)), accent(tilted)];
});

/** A gooseneck tap over its worktop, which comes down to the floor on one side, and the basin under it. */
const worktop = redrawing('worktop', () => {
  const slab = softened(union(rect(-6, 42, 112, 15, 3), rect(-6, 42, 15, 64, 3)), 1);
  const unit = rect(13.5, 61.5, 86, 44, 3);
  const basin = parse('M38 50L84 50L84 72C84 82 78 87 70 87L52 87C44 87 38 82 38 72Z');
  const tap = inked(parse('M76 40L76 14C76 -8 46 -8 46 14L46 24'), 11);
  const foot = rect(67, 28, 18, 20, 4);
  return [main(apart(union(tap, foot), slab)), main(subtract(unit, basin)), accent(slab)];
});

/** A tap in one bend, and its drop. */
const faucet = redrawing('faucet', () => {
  const pipe = stroke(parse('M0 46L48 46C68 46 80 54 80 68'), 24, { cap: 'butt' });
  const flange = rect(-6, 24, 14, 44, 4);
  const mouth = rect(62, 60, 36, 12, 4);
  const stem = rect(34, 8, 12, 30);
  const handle = rect(10, -6, 60, 18, 9);
  const drop = parse(
    'M80 76C86 84 92 88 92 95C92 101.500 86.500 106 80 106C73.500 106 68 101.500 68 95C68 88 74 84 80 76Z',
  );
  return [main(filleted(union(pipe, flange, mouth, stem, handle), 3)), accent(softened(drop, 1))];
});

/** The blades of a lens about an eye, which has a glint in it. */
const aperture = redrawing('aperture', () => {
  const disc = circle(50, 50, 55);
  const opening = regular(50, 50, 27, 6, 0, 0);
  const seams = [0, 1, 2, 3, 4, 5].map((i) => {
    const [ax, ay] = polar(50, 50, 27, -90 + 60 * i);
    const [bx, by] = polar(50, 50, 27, -90 + 60 * (i + 1));
    return line(ax, ay, ax + (bx - ax) * 3, ay + (by - ay) * 3);
  });
  const pupil = circle(50, 50, 18);
  const glint = circle(57, 43, 5.5);
  return [
    main(softened(subtract(disc, opening, ...seams.map((path) => stroke(path, 5))), 0.6)),
    accent(subtract(pupil, glint)),
  ];
});

/** A blind let down before a low sun. */
const blinds = redrawing('blinds', () => {
  const head = rect(-6, -6, 112, 15, 4);
  const rows = [0, 1, 2, 3, 4].map((i) => rect(-1, 13.5 + i * 16.2, 88, 11.5, 2));
  const rail = rect(-1, 94.5, 88, 11, 3);
  const sun = circle(43, 60, 31);
  const slats = union(...rows);
  const cord = union(rect(94, 7, 6, 62), softened(corners('97,62 105,86 89,86', 2), 2));
  return [
    main(union(head, cord)),
    main(union(apart(slats, intersect(sun, slats)), rail)),
    accent(intersect(sun, slats)),
  ];
});

/** A shop on the screen: an awning over the window, and the pointer of a mouse in it. */
const browserCart = redrawing('browser-cart', () => {
  const strip = (i: number): Path => {
    const x = -6 + i * 22.4;
    return union(rect(x, 14, 22.4, 14), intersect(circle(x + 11.2, 27, 11.2), rect(x, 26, 22.4, 20)));
  };
  const awning = union(...[0, 1, 2, 3, 4].map(strip), rect(-6, -5, 112, 30, 6));
  const seams = [1, 2, 3, 4].map((i) => stroke(line(-6 + i * 22.4, 9, -6 + i * 22.4, 50), 4));
  const frame = subtract(rect(-1, 20, 102, 85, 8), rect(11, 20, 78, 73, 2));
  const pointer = softened(parse('M39 44L39 84L49 75L55.500 89L64 85L57.500 71.500L70 71.500Z'), 1.5);
  return [main(apart(frame, awning)), main(subtract(awning, ...seams)), accent(pointer)];
});

/** A taxi from the front: its sign let into the roof, its chequers wide across it. */
const taxi = redrawing('taxi', () => {
  const cabin = parse('M8 54L20 20C22 15 25 12 31 12L69 12C75 12 78 15 80 20L92 54Z');
  const body = rect(-5, 46, 110, 46, 14);
  const wheels = both(rect(2, 80, 22, 25, 5));
  const glass = softened(corners('28,21 72,21 81,46 19,46', 1), 3);
  const sign = rect(30, -6, 40, 18, 4);
  const checks = concat(
    ...[0, 1, 2, 3, 4, 5].map((i) => rect(24.2 + i * 8.8, i % 2 === 0 ? 59 : 67.8, 8, 8)),
  );
  const lamps = both(circle(10, 68, 7));
  return [
    main(subtract(apart(filleted(union(cabin, body, wheels), 2), sign), glass, checks, lamps)),
    accent(sign),
  ];
});

/** An ambulance: one cross through its side, its light let into the roof. */
const ambulance = redrawing('ambulance', () => {
  const body = parse('M-6 14L68 14C72 14 75 16 77 20L88 44L100 48C104 50 106 52 106 57L106 86L-6 86Z');
  const cross = union(rect(21, 23, 13, 38, 1.5), rect(8.5, 35.5, 38, 13, 1.5));
  const window = softened(corners('61,25 69,25 78,45 61,45', 1), 2);
  const wheels = union(circle(23, 87, 15), circle(79, 87, 15));
  const hubs = union(circle(23, 87, 5), circle(79, 87, 5));
  const lamp = intersect(rect(30, -5, 26, 40, 10), rect(20, -10, 50, 23));
  const shell = subtract(apart(softened(body, 5), lamp), cross, window, grow(wheels, 4.5));
  return [main(shell), main(subtract(wheels, hubs)), accent(softened(lamp, 2))];
});

/** A shield that a tick parts in two. */
const shieldCheck = redrawing('shield-check', () => {
  const shield = whole(parse('M50 -6C62 4 80 9 97 9L97 46C97 76 78 94 50 106Z'));
  const tick = 'M-20 26L43 72L120 -16';
  const cut = stroke(parse(tick), 10, { join: 'miter' });
  const above = parse(`${tick}L120 -60L-20 -60Z`);
  return [
    main(softened(subtract(shield, above, cut), 1)),
    accent(softened(subtract(intersect(shield, above), cut), 1)),
  ];
});

/** A globe on its stand, the Americas cut out of it. */
const globe = redrawing('globe', () => {
  const ball = circle(54, 41, 35);
  const smooth = (points: string, by: number): Path =>
    softened(filleted(translate(corners(points, 3), 1, -1), by), by);
  const north = smooth(
    '26,22 41,11 56,12 64,18 58,23 64,28 52,34 46,34 47,40 52,44 48,46 38,38 32,31 27,29',
    1.5,
  );
  const south = smooth('50,48 60,49 71,56 67,65 62,69 57,74 52,72 52,66 46,57', 2);
  const africa = intersect(smooth('76,27 96,22 98,56 86,55 80,46 75,41', 2), shrink(ball, 4));
  const arm = inked(arc(54, 41, 45, 113, 293), 9);
  const stand = union(rect(49.5, 84, 9, 16), rect(26, 96.5, 56, 9.5, 4.7));
  return [
    main(subtract(ball, north, south, softened(africa, 1.5))),
    accent(union(arm, stand, inked(arc(54, 41, 45, 80, 120), 9))),
  ];
});

/** A car's key, the car in its head. */
const carKey = redrawing('car-key', () => {
  const head = rect(2, -6, 96, 62, 26);
  const blade = softened(
    corners('37,50 63,50 63,65 73,65 73,74 63,74 63,80 78,80 78,90 63,90 63,95 50,106 37,95', 0),
    2,
  );
  const at = (path: Path): Path => placed(path, 0.6, 0, 0, -27);
  const car = at(sedan);
  const round = union(car, at(union(circle(24, 76, 12), circle(77, 76, 12), rect(24, 60, 53, 16))));
  return [main(subtract(filleted(union(head, blade), 3), grow(round, 4.5))), accent(car)];
});

/** Colour swatches fanned about one rivet, a drop cut out of the first. */
const swatchFan = redrawing('swatch-fan', () => {
  const blade = (turn: number): Path => rotate(rect(-5.5, -5.5, 27, 112, 6), turn, 8, 92);
  const [a, b, c, d] = [blade(0), blade(30), blade(60), blade(90)];
  const drop = parse(
    'M8 5C11 12 16.500 17 16.500 23C16.500 28 12.500 31 8 31C3.500 31 -0.500 28 -0.500 23C-0.500 17 5 12 8 5Z',
  );
  return [
    main(subtract(a, circle(8, 92, 5), drop)),
    accent(softened(apart(b, a), 1.5)),
    main(softened(apart(c, a, b), 1.5)),
    accent(softened(apart(d, a, b, c), 1.5)),
  ];
});

/** Dungarees, a heart for their pocket. */
const dungarees = redrawing('dungarees', () => {
  const half = parse(
    'M50 26L72 26L74 46C78 48 81 50 82 54L92 101C92.500 104.500 91 106 88 106L62 106C59 106 57.500 105 57 102L52 70C51.500 68.500 51 68 50 68Z',
  );
  const strap = rotate(rect(60.5, -4, 14, 40, 4), -4, 67, 30);
  const suit = filleted(union(whole(half), both(strap)), 3);
  const pocket = heart(50, 44, 12.5);
  const buttons = both(circle(67.5, 29, 3.2));
  return [main(subtract(suit, grow(pocket, 4.5), buttons)), accent(pocket)];
});

/** A floor of boards in a herringbone, the last one on its way in. */
const laidBoard = redrawing('laid-board', () => {
  const w = 23;
  const long = w * 2.5;
  const inset = (x: number, y: number, width: number, height: number): Path =>
    rect(x + 2.2, y + 2.2, width - 4.4, height - 4.4, 1.5);
  const lying = [0, 1, 2].map((k) => inset(k * w, k * w, long, w));
  const standing = [0, 1, 2].map((k) => inset(k * w + long, k * w + w - long, w, long));
  const turned = (path: Path): Path => rotate(path, 45, long, 0);
  const last = turned(translate(standing[2] ?? rect(0, 0, 1, 1), 6, 0));
  return fitted(
    [main(concat(...[...lying, ...standing.slice(0, 2)].map(turned))), accent(last)],
    0.98,
    -16.5,
    4,
  );
});

/** The toes of a foot from above, the great nail painted. */
const toeNails = redrawing('toe-nails', () => {
  const toes = (
    [
      [9.5, -6, 15.5],
      [37.6, -3, 8.9],
      [59.6, 4, 8.6],
      [80.4, 14, 7.9],
      [99.2, 29, 6.8],
    ] as const
  ).map(([x, tip, r]) => ({
    shape: rect(x - r, tip, 2 * r, tip > 20 ? 31 : 46, r),
    nail: rect(x - r * 0.55, tip + r * 0.42, r * 1.1, r * 1.4, r * 0.5),
  }));
  const foot = parse(
    'M-6 10L25 10L25 30L47 32L69 38L89 46L92 50L106 36L106 58C106 80 91 86 88 106L20 106C18 84 -6 70 -6 44Z',
  );
  const gaps = [
    [26.85, 42],
    [48.7, 44],
    [70.35, 50],
    [90.35, 58],
  ].map(([x = 0, to = 0]) => union(rect(x - 2.1, -20, 4.2, 20 + to - 4), inked(line(x, 10, x, to), 4.2)));
  const [great, ...small] = toes.map(({ nail }) => nail) as [Path, ...Path[]];
  const solid = union(foot, ...toes.map(({ shape }) => shape));
  return [main(subtract(solid, grow(great, 4.2), ...small, ...gaps)), accent(great)];
});

/** A car with the tick of its test. */
const carCheck = redrawing('car-check', () => {
  const body = parse(
    'M-6 84L-6 60C-6 52 -2 49 6 47L18 45L32 19C34 15.500 37 14 42 14L62 14C67 14 70 15.500 73 19L88 44L96 46C103 48 106 52 106 59L106 84Z',
  );
  const wheels = union(circle(19, 84, 14.5), circle(82, 84, 14.5));
  const hubs = union(circle(19, 84, 5), circle(82, 84, 5));
  const tick = inked(parse('M35 50L47 63L72 29'), 11);
  return [
    main(subtract(softened(body, 4), grow(wheels, 4.5), grow(tick, 4.5))),
    main(subtract(wheels, hubs)),
    accent(tick),
  ];
});

/** A pupusa pulled in two, the cheese drawn out between the halves. */
const pupusa = redrawing('pupusa', () => {
  const disc = circle(50, 50, 46);
  const half = intersect(
    disc,
    parse(
      'M-10 -10L48 -10L48 6C44 12 51 19 47 28C43 36 50 44 46 52C43 60 50 68 47 76C44 84 50 90 48 110L-10 110Z',
    ),
  );
  const spots = union(ellipse(26, 30, 9, 6.5), ellipse(17, 55, 6, 8), ellipse(31, 73, 8.5, 6));
  const piece = translate(softened(half, 1), -15, 0);
  const left = subtract(piece, translate(spots, -15, 0));
  const right = rotate(left, 180, 50, 50);
  const cheese = subtract(
    parse('M16 10C40 26 60 26 84 10L84 90C60 74 40 74 16 90Z'),
    ellipse(50, 39, 17, 7.5),
    ellipse(50, 61, 17, 7.5),
  );
  const turned = (path: Path): Path => rotate(path, -14, 50, 50);
  return [
    main(turned(left)),
    main(turned(right)),
    accent(turned(softened(apart(cheese, piece, rotate(piece, 180, 50, 50)), 1.2))),
  ];
});

/** A container in its sling. */
const shippingContainer = redrawing('shipping-container', () => {
  const box = rect(-6, 58, 112, 48, 3);
  const ribs = concat(...[0, 1, 2, 3, 4, 5].map((i) => rect(6.5 + i * 16.2, 68, 6, 28, 1.5)));
  const sling = stroke(parse('M-2 66L50 10L102 66'), 10, { join: 'round', cap: 'butt' });
  const block = rect(41, -6, 18, 24, 4);
  return [main(subtract(box, ribs)), accent(apart(filleted(union(sling, block), 3), box))];
});

/** A fish in the net of its pen. */
const fishPen = redrawing('fish-pen', () => {
  const rim = union(
    rect(-6, 4, 112, 11, 5.5),
    ...[0, 1, 2, 3].map((i) => rect(2 + i * 26.2, -4, 17.4, 27, 8)),
  );
  const bag = softened(parse('M-3 27L103 27C103 76 90 106 50 106C10 106 -3 76 -3 27Z'), 3);
  const lines = union(
    ...[-3, -2, -1, 0, 1, 2, 3].flatMap((i) => [
      stroke(line(50 + i * 25 - 80, -20 + 7, 50 + i * 25 + 80, 140 + 7), 4.5),
      stroke(line(50 + i * 25 + 80, -20 + 7, 50 + i * 25 - 80, 140 + 7), 4.5),
    ]),
  );
  const fish = parse(
    'M13 62C22 44 38 38 53 42C62 45 68 53 73 58L88 45C90 53 90 71 88 79L73 66C68 71 62 79 53 82C38 86 22 80 13 62Z',
  );
  return [
    main(rim),
    main(sizeable(softened(subtract(bag, lines, grow(fish, 4.5)), 1), 6.5)),
    accent(subtract(softened(fish, 1), circle(30, 58, 3.2))),
  ];
});

/** A rag doll: yarn hair in two bunches, a heart on the dress, seams at its hands and feet. */
const doll = redrawing('doll', () => {
  const face = circle(50, 30, 26);
  const cap = subtract(
    intersect(circle(50, 26, 32), rect(0, -10, 100, 37)),
    parse('M16 36C32 30 44 22 50 12C56 22 68 30 84 36L84 90L16 90Z'),
  );
  const bunches = both(union(circle(9, 32, 13), circle(5, 50, 9)));
  const hair = union(cap, bunches);
  const limbs = both(inked(parse('M40 66L13 82'), 14));
  const legs = both(inked(line(38, 88, 38, 106), 14));
  const dress = softened(parse('M40 60L60 60L82 95C70 99 30 99 18 95Z'), 2);
  const seams = both(union(stroke(line(20, 66, 29, 82), 4.2), stroke(line(26, 101.5, 49, 101.5), 4.2)));
  const body = filleted(union(dress, limbs, legs), 1);
  const smile = inked(arc(50, 38, 9, 20, 160), 4.5);
  const eyes = both(circle(42, 34.5, 3.4));
  const patch = heart(50, 81, 10);
  return [
    main(softened(subtract(apart(body, face, hair), seams, patch), 0.6)),
    main(subtract(apart(face, hair), smile, eyes)),
    accent(hair),
  ];
});

/** A table laid for two under its lamp. */
const diningTable = redrawing('dining-table', () => {
  const seat = parse(
    'M-5 34C-5 30 -2 28 1 28C4 28 6 30 6.500 33L10 62L26 62C29 62 31 64 31 67L31 106L20 106L20 78L7 78L7 106L-5 106Z',
  );
  const top = rect(17, 40, 66, 13, 5);
  const leg = union(rect(44, 46, 12, 54), parse('M34 106C34 98 42 94 44 88L56 88C58 94 66 98 66 106Z'));
  const lamp = softened(
    union(parse('M50 -6L54 -6L54 4C66 6 74 14 75 26L25 26C26 14 34 6 46 4L46 -6Z'), rect(46, -6, 8, 14)),
    1,
  );
  return [main(both(softened(apart(seat, top), 1))), main(filleted(union(top, leg), 2)), accent(lamp)];
});

/** A table with its cloth in two points, a covered dish upon it. */
const laidTable = redrawing('laid-table', () => {
  const dome = union(intersect(circle(50, 32, 31), rect(0, -10, 100, 37)), circle(50, -0.5, 5.5));
  const plate = rect(10, 31, 80, 9, 4.5);
  const top = rect(-6, 44.5, 112, 12, 3);
  const fall = corners('-6,50 106,50 78,86 50,60 22,86', 0);
  const legs = both(rect(2, 56, 12, 50, 3));
  const cloth = softened(union(top, fall), 1.5);
  return [main(dome), main(plate), main(apart(legs, cloth)), accent(cloth)];
});

export const OWN_IDEAS: readonly Redrawing[] = [
  bus,
  motorboat,
  groceryBag,
  envelope,
  house,
  dresser,
  videoCamera,
  milkBottle,
  heartMark,
  hookedCar,
  barrel,
  almond,
  bookOpen,
  hotDog,
  chessPawn,
  magicWand,
  worktop,
  faucet,
  aperture,
  blinds,
  browserCart,
  taxi,
  ambulance,
  shieldCheck,
  globe,
  carKey,
  swatchFan,
  dungarees,
  laidBoard,
  toeNails,
  carCheck,
  pupusa,
  shippingContainer,
  fishPen,
  doll,
  diningTable,
  laidTable,
].map(filling);
