import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import {
  arc,
  band,
  circle,
  corners,
  ellipse,
  leaf,
  line,
  type Point,
  polar,
  polygon,
  rect,
  sector,
  wave,
} from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An upright battery, split by the bolt that charges it. */
const chargedBattery = redrawing('charged-battery', () => {
  const cell = filleted(union(rect(14, 9, 72, 97, 13), rect(33, -5, 34, 30, 6)), 3);
  const bolt = corners('61,17 27,62 46,62 38,98 75,50 54,50', 3);
  return [main(subtract(cell, grow(bolt, 5))), accent(bolt)];
});

/** A laptop that is a padlock: the shackle stands on its lid, the keyhole is its picture. */
const laptopLock = redrawing('laptop-lock', () => {
  const shackle = subtract(
    union(circle(50, 22, 26), rect(24, 22, 52, 24)),
    union(circle(50, 22, 14.5), rect(35.5, 22, 29, 40)),
  );
  const lid = union(subtract(shackle, rect(0, 40, 100, 40)), rect(9, 38, 82, 51, 8));
  const picture = rect(20, 49, 60, 40, 2);
  const keyhole = union(circle(50, 62, 7.5), corners('46.5,62 53.5,62 57,80 43,80', 1.5));
  const base = rect(-5, 92, 110, 13, 6);
  return [main(subtract(lid, picture)), accent(subtract(rect(24.5, 53.5, 51, 31, 2), keyhole)), main(base)];
});

/** A screen on a spanner for its foot: the jaws reach into the picture. */
const monitorTools = redrawing('monitor-tools', () => {
  const screen = rect(-4, 2, 108, 74, 10);
  const jaws = subtract(circle(50, 37, 23), rect(40, 5, 20, 34, 3));
  const spanner = softened(filleted(union(jaws, rect(40.5, 50, 19, 60)), 4), 1);
  const shaft = subtract(spanner, rect(0, 87, 100, 40));
  const foot = rect(20, 91.5, 60, 12.5, 6);
  return [main(subtract(screen, grow(spanner, 5))), accent(shaft), main(foot)];
});

/** A radiator of five ribs, a flame in its midst. */
const radiator = redrawing('radiator', () => {
  const ribs = [7, 28.5, 50, 71.5, 93].map((x) => rect(x - 8.5, 2, 17, 92, 8.5));
  const bars = union(rect(7, 14, 86, 9), rect(7, 73, 86, 9));
  const feet = both(rect(2, 84, 10, 20, 2));
  const flame = parse(
    'M53 18C55 34 69 43 69 60C69 72 60 80 50 80C40 80 31 72 31 60C31 52 35 47 39 41C41 46 43 48 45 49C44 38 47 26 53 18Z',
  );
  return [main(softened(subtract(union(...ribs, bars, feet), grow(flame, 5)), 0.8)), accent(flame)];
});

/** A snap hook with its gate, a peak in its eye. */
const carabiner = redrawing('carabiner', () => {
  const outer = rect(6, -6, 88, 112, 40);
  const hook = subtract(outer, shrink(outer, 12));
  const gate = intersect(hook, corners('74,22 106,14 106,66 74,58'));
  const peak = intersect(shrink(outer, 16.5), corners('4,112 42,38 54,56 60,48 96,112', 2.5));
  return [main(apart(hook, gate)), accent(gate), main(softened(peak, 1))];
});

/** A rope-soled slipper. */
const espadrille = redrawing('espadrille', () => {
  const upper = parse(
    'M1 24C2 18 8 17 12 21C20 32 32 38 46 28C50 25 55 26 58 29C68 39 80 45 91 50C101 54 105 60 105 68L105 70L-4 70C-6 54 -3 38 1 24Z',
  );
  const cap = inked(parse('M62 28C56 42 60 58 72 74'), 4.8);
  const sole = rect(-6, 74.5, 112, 24, 12);
  const twist = [10, 30, 50, 70, 90].map((x) => line(x - 9, 106, x + 9, 67));
  return [
    main(softened(subtract(upper, cap), 0.8)),
    accent(softened(subtract(sole, stroke(concat(...twist), 4.6)), 0.8)),
  ];
});

/** A corkscrew with a turned handle and a worm of three turns. */
const corkscrew = redrawing('corkscrew', () => {
  const handle = parse(
    'M0 -3C12 -8 26 2 50 2C74 2 88 -8 100 -3C107 1 107 19 100 23C88 28 74 20 50 20C26 20 12 28 0 23C-7 19 -7 1 0 -3Z',
  );
  const worm = parse(
    'M50 20L50 30C50 38 70 36 70 44C70 52 30 52 30 60C30 68 70 68 70 76C70 84 34 84 34 92C34 98 46 99 50 104',
  );
  return [accent(handle), main(apart(inked(worm, 12), handle), worm)];
});

/** An arch of leaves, flowers let into it. */
const flowerArch = redrawing('flower-arch', () => {
  const turns = [0, 1, 2, 3, 4, 5, 6].map((i) => 180 + 30 * i);
  const leafy = union(
    band(50, 51, 52, 19, 180, 360),
    both(rect(-2, 44, 33, 61, 3)),
    ...turns.map((turn) => circle(...polar(50, 51, 45, turn), 12)),
    ...[74, 93].map((y) => both(circle(5, y, 12))),
  );
  const bloom = (x: number, y: number, r: number): Path =>
    subtract(
      union(...[0, 1, 2, 3, 4].map((i) => circle(...polar(x, y, r * 0.58, -90 + 72 * i), r * 0.47))),
      circle(x, y, r * 0.27),
    );
  const spots = [
    polar(50, 51, 37, 270),
    polar(50, 51, 37, 219),
    polar(50, 51, 37, 321),
    [13, 62],
    [87, 62],
  ] as const;
  const blooms = union(...spots.map(([x, y]) => bloom(x, y, 10.5)));
  const beds = union(...spots.map(([x, y]) => circle(x, y, 7)));
  return [main(softened(subtract(leafy, grow(blooms, 4.2), beds), 1)), accent(blooms)];
});

/** The print of a cloven hoof: two toes that meet in front, the dewclaws behind. */
const clovenHoof = redrawing('cloven-hoof', () => {
  const toe = parse(
    'M43 -5C28 4 10 28 9 52C8 68 17 78 29 78C40 78 47 70 47 58C47 46 41 36 42 24C42.5 14 46 4 43 -5Z',
  );
  const claw = rotate(ellipse(27, 95, 9, 12), 24, 27, 95);
  return [main(both(toe)), accent(both(claw))];
});

/** A jar under its cloth, a tea leaf and the bubbles of the brew in it. */
const scobyJar = redrawing('scoby-jar', () => {
  const jar = filleted(union(rect(5, 36, 90, 70, 19), rect(20, 28.5, 60, 20)), 4);
  const vein = line(20, 98, 52, 73);
  const tea = subtract(leaf(18, 96, 68, 57, 0.3, 0.5), inked(vein, 4.5));
  const bubbles = union(circle(76, 90, 6.5), circle(63, 96, 4), circle(80, 73, 4.5));
  const cloth = whole(parse('M50 -5L26 -5C20 -5 18 -2 18 3L18 9L7 22C14 26 21 26 27 22C34 26 42 26 50 22Z'));
  return [
    main(subtract(jar, grow(cloth, 4.5), grow(leaf(18, 96, 68, 57, 0.3, 0.5), 4.5), bubbles)),
    accent(tea),
    accent(softened(cloth, 1)),
  ];
});

/** A chair with a padded back like a shell, and a thick seat. */
const paddedChair = redrawing('padded-chair', () => {
  const lobes = [-64, -32, 0, 32, 64].map((turn) => circle(...polar(50, 42, 34, turn - 90), 11.5));
  const back = union(...lobes, circle(50, 42, 34), corners('18,44 82,44 72,60 28,60'));
  const flutes = union(
    ...[-48, -16, 16, 48].map((turn) =>
      inked(line(...polar(50, 68, 14, turn * 0.8 - 90), ...polar(50, 42, 33, turn - 90)), 4.6),
    ),
  );
  const seat = rect(3, 64.5, 94, 20, 10);
  const legs = whole(parse('M50 89L14 89L9 108L21 108L28 98L50 98Z'));
  return [
    main(softened(subtract(intersect(back, rect(0, -20, 100, 80)), flutes), 0.8)),
    accent(seat),
    main(softened(legs, 1.2)),
  ];
});

/** Dots that grow toward the middle of a hexagon. */
const dots = redrawing('dots', () => {
  const ring = (r: number, size: number, from: number): Path[] =>
    Array.from({ length: 6 }, (_, i) => circle(...polar(50, 50, r, from + 60 * i), size));
  return [
    accent(union(circle(50, 50, 14), ...ring(27.5, 11, 0))),
    main(union(...ring(45.5, 9.4, 30), ...ring(52, 8, 0))),
  ];
});

/** A wall clock, its pendulum under the dial. */
const pendulumClock = redrawing('pendulum-clock', () => {
  const box = filleted(
    union(circle(50, 28, 34), rect(23, 40, 54, 39), circle(50, 79, 27), circle(50, -6, 8)),
    5,
  );
  const dial = subtract(circle(50, 28, 23.5), inked(parse('M50 14L50 28L59 34'), 6.5));
  const pane = intersect(
    union(circle(50, 79, 18.5), rect(31.5, 40, 37, 39)),
    subtract(rect(0, 50, 100, 60), circle(50, 28, 33)),
  );
  const bob = subtract(union(rect(47, 50, 6, 30), circle(50, 83, 11)), circle(50, 28, 33));
  return [main(subtract(box, dial, pane)), accent(bob)];
});

/** The head of an arrow that runs clockwise about a point. */
const _polarHead = (cx: number, cy: number, r: number, at: number): Path =>
  rotate(corners(`${cx + r - 13},${cy - 4} ${cx + r + 13},${cy - 4} ${cx + r},${cy + 12}`, 1), at, cx, cy);

/** A train of three cars down the slope of a roller coaster. */
const rollerCoaster = redrawing('roller-coaster', () => {
  const hill = parse('M-6 46C-2 22 20 14 36 28L78 65C88 74 96 77 106 77L106 106L-6 106Z');
  const under = shrink(hill, 10);
  const posts = union(...[-1, 24.5, 50, 75.5, 101].map((x) => rect(x - 5, 0, 10, 110)));
  const lattice = subtract(intersect(under, rect(-10, -10, 120, 107)), posts);
  const car = (x: number): Path =>
    union(
      polygon(
        [
          [x, 0],
          [x + 14, 0],
          [x + 23, 5],
          [x + 23, 15],
          [x, 15],
        ],
        3.5,
      ),
      circle(x + 7.5, -7.5, 7.5),
      rect(x + 3.5, -6, 8, 10),
    );
  const train = rotate(union(car(0), car(26), car(52)), 41.5, 0, 0);
  return [main(softened(subtract(hill, lattice), 0.8)), accent(translate(train, 46, 7.5))];
});

/** A trainer whose sole is a skateboard. */
const sneakerOnBoard = redrawing('sneaker-on-board', () => {
  const shoe = parse(
    'M15 10C16 5 20 4 24 7C31 13 38 13 46 8C49 6 52 7 54 10C60 22 70 29 80 33C87 36 90 42 90 49L90 56.5L11 56.5C10 38 12 24 15 10Z',
  );
  const laces = concat(line(47, 27, 60, 17), line(57, 36, 69, 25));
  const deck = inked(parse('M-4 54C2 62 6 66.5 13 66.5L87 66.5C94 66.5 98 62 104 54'), 11);
  const wheels = both(circle(25, 87, 12));
  const hubs = both(circle(25, 87, 4));
  return [
    main(softened(subtract(shoe, inked(laces, 5), grow(deck, 4.5)), 1)),
    accent(subtract(deck, grow(wheels, 4.5))),
    main(subtract(wheels, hubs)),
  ];
});

/** A dustbin under its lid, with the sparkle of what is clean. */
const trash = redrawing('trash', () => {
  const loop = subtract(rect(34, -6, 32, 30, 8), rect(43, 3.5, 14, 30, 2));
  const lid = union(
    intersect(ellipse(50, 26, 47, 18), rect(0, 0, 100, 26)),
    rect(0, 18, 100, 11, 4),
    subtract(loop, rect(0, 12, 100, 40)),
  );
  const body = corners('8,33.5 92,33.5 83,106 17,106', 6);
  const sparkle = parse('M50 40C53 59 60 66 77 70C60 74 53 81 50 100C47 81 40 74 23 70C40 66 47 59 50 40Z');
  return [main(lid), main(subtract(body, grow(sparkle, 4.5))), accent(sparkle)];
});

/** A curved pod, three seeds in it, and the feathered leaf of its tree in the bend. */
const tamarind = redrawing('tamarind', () => {
  const at = (turn: number): Point => polar(68, 32, 50, turn);
  const turns = [66, 108, 150] as const;
  const pod = filleted(
    union(
      ...turns.map((turn) => circle(...at(turn), 22)),
      stroke(arc(68, 32, 50, 60, 160), 34),
      limb('26,62,20 18,40,17 16,22,10 22,4,4.5'),
      circle(22, 4, 4.5),
    ),
    16,
  );
  const seeds = union(...turns.map((turn) => rotate(ellipse(...at(turn), 11, 8.5), turn + 90, ...at(turn))));
  const rib = line(52, 43, 92, -4);
  const leaflets = union(
    ...[0.2, 0.5, 0.8].flatMap((t) => {
      const x = 52 + 40 * t;
      const y = 43 - 47 * t;
      return [leaf(x, y, x + 26, y + 3, 0.25, 0.6), leaf(x, y, x - 6, y - 26, 0.25, 0.6)];
    }),
  );
  return [main(subtract(pod, grow(seeds, 4.3))), accent(seeds), main(union(leaflets, inked(rib, 5)))];
});

/** A two-piece swimsuit. */
const bikini = redrawing('bikini', () => {
  const cup = softened(parse('M48 52L-2 52C0 36 11 20 26 8C40 18 47 36 48 52Z'), 3);
  const strap = inked(parse('M26 15C26 6 33 -1 43 -3'), 7);
  const top = union(both(union(cup, strap)), rect(40, 42, 20, 9));
  const brief = whole(parse('M50 66L2 62C-1 62 -3 64 -2 67L1 79C22 82 37 90 42 108L50 108Z'));
  return [main(top), accent(softened(brief, 1.5))];
});

/** A roof with its chimney, the smoke in one long curl. */
const chimney = redrawing('chimney', () => {
  const roof = corners('44,52 104,100 104,106 -6,106 -6,100', 3);
  const stack = union(rect(58, 42, 30, 60), rect(52, 36, 42, 13, 3));
  const curl = parse(
    'M73 26C73 6 60 0 42 0C24 0 10 10 10 24C10 34 17 40 26 40C34 40 40 34 40 27C40 21 35 18 30 20',
  );
  return [main(union(roof, stack)), accent(inked(curl, 11), curl)];
});

/** Parents whose shoulders make a heart, a child within it. */
const family = redrawing('family', () => {
  const half = parse('M47.7 46C44 36 36 31 25 31C9 31 -3 42 -3 59C-3 82 22 92 47.7 108Z');
  const child = union(
    circle(50, 62, 11.5),
    parse('M50 77C62 77 70 85 71 95C64 99 57 103 50 108C43 103 36 99 29 95C30 85 38 77 50 77Z'),
  );
  return [main(subtract(both(half), grow(child, 4.5))), main(both(circle(24, 13, 14))), accent(child)];
});

/** A well under its roof, the bucket coming up. */
const well = redrawing('well', () => {
  const roof = corners('50,-6 104,28 104,34 -4,34 -4,28', 3);
  const wall = rect(-2, 68, 104, 38, 6);
  const posts = both(rect(11, 30, 11, 44));
  const joints = union(rect(-6, 84.8, 112, 4.5), both(rect(31, 64, 4.5, 22)), rect(47.75, 88, 4.5, 30));
  const bucket = union(
    corners('32,47 68,47 63,64 37,64', 3),
    subtract(circle(50, 50.5, 12), circle(50, 50.5, 6.5)),
  );
  return [main(subtract(union(roof, wall, posts), joints)), accent(bucket)];
});

/** A cat upon its scratching post. */
const catTree = redrawing('cat-tree', () => {
  const cat = union(
    corners('31,-6 43,4 57,4 69,-6 71,14 29,14', 2),
    ellipse(50, 17, 21, 16),
    parse('M50 26C70 26 78 44 78 56L22 56C22 44 30 26 50 26Z'),
  );
  const shelf = rect(8, 55, 84, 10, 4);
  const tail = inked(parse('M70 50C84 52 92 56 92 66C92 74 88 78 82 78'), 8);
  const post = rect(32, 69.5, 36, 21);
  const cord = concat(line(20, 81, 74, 62), line(20, 97, 74, 78));
  const base = rect(12, 95, 76, 11, 4);
  const eyes = both(circle(42, 16, 3));
  return [
    main(subtract(union(cat, shelf, tail), eyes)),
    accent(subtract(post, stroke(cord, 4.6))),
    main(base),
  ];
});

/** A stepladder that stands open like an A. */
const ladder = redrawing('ladder', () => {
  const shape = corners('39,-6 61,-6 100,106 0,106', 1);
  const rails = subtract(shape, corners('49.5,-6 50.5,-6 86,112 14,112'));
  const treads = intersect(union(...[17, 40, 63, 86].map((y) => rect(0, y, 100, 10))), shape);
  const prop = intersect(
    rails,
    polygon([
      [51, -6],
      [120, -6],
      [120, 120],
      [87, 120],
    ]),
  );
  return [main(subtract(union(rails, treads), grow(prop, 4.3))), accent(prop)];
});

/** A laser's head, its beam through the plate. */
const laserHead = redrawing('laser-head', () => {
  const head = union(rect(22, -6, 56, 34, 6), corners('28,24 72,24 60,52 40,52', 3));
  const plate = rect(-4, 82, 108, 24, 5);
  const flash = parse('M50 57C52 68 56 73 76 78C56 80 54 92 50 106C46 92 44 80 24 78C44 73 48 68 50 57Z');
  return [
    main(subtract(head, rect(0, 21, 100, 4.4))),
    main(subtract(plate, grow(flash, 4.5))),
    accent(flash),
  ];
});

/** A swimmer's crawl: the arm over the head, the waves below. */
const swimGoggles = redrawing('swim-goggles', () => {
  const swell = inked(wave(0, 74, 100, -15, 1), 12);
  const arm = union(limb('34,36,10 52,11,9.5 70,4,8.5 92,20,6.5'), circle(92, 20, 6.5));
  const body = filleted(union(limb('-2,66,7 22,48,13 40,38,15 52,44,15 60,66,16'), arm), 7);
  const head = circle(75, 47, 17);
  const deepWater = union(...Array.from({ length: 9 }, (_, i) => translate(swell, 0, 8 * i)));
  return [
    main(subtract(union(apart(body, head), head), grow(deepWater, 4.5))),
    accent(union(swell, translate(swell, 0, 19))),
  ];
});

/** A rail with a dress on its hanger. */
const clothesRack = redrawing('clothes-rack', () => {
  const rail = union(
    rect(-5, 2, 110, 10, 5),
    rect(4, 2, 10, 100),
    rect(86, 2, 10, 100),
    both(rect(-5, 96, 26, 10, 5)),
  );
  const dress = whole(
    parse('M50 26C46 26 44 24 42 20L33 20L30 36C32 46 40 48 38 56C34 68 28 78 21 88C31 94 41 96 50 96Z'),
  );
  const hook = rect(46, 10, 8, 12);
  return [main(union(rail, apart(hook, dress))), accent(dress)];
});

/** A wardrobe, its doors flung open on one dress. */
const openWardrobe = redrawing('open-wardrobe', () => {
  const doors = both(corners('-6,-4 19,8 19,94 -6,106', 3));
  const body = rect(23.5, 4, 53, 94, 4);
  const dress = whole(
    parse('M50 36C47 36 45 34 44 30L37 30L35 42C37 50 42 52 41 58C39 68 35 76 31 84C37 88 44 89 50 89Z'),
  );
  const hook = inked(parse('M50 30L50 24C50 22 55 22 55 18C55 14 50 12 46 15'), 4.6);
  const knobs = both(circle(11, 52, 3.6));
  return [main(subtract(doors, knobs)), main(subtract(body, grow(dress, 4.5), hook)), accent(dress)];
});

/** A massage table with its pillow, a lotus in flower on it. */
const massageTable = redrawing('massage-table', () => {
  const pillow = rect(-6, 42, 31, 24, 8);
  const top = filleted(union(rect(-6, 54, 112, 18, 8), pillow), 4);
  const legs = both(corners('12,66 25,66 16,106 3,106', 2));
  const brace = rect(14, 84, 72, 9);
  const lotus = leaf(66, 50, 66, 6, 0.3, 0.45);
  const sides = apart(union(leaf(63, 51, 38, 15, 0.26, 0.55), leaf(69, 51, 94, 15, 0.26, 0.55)), lotus);
  const outer = apart(union(leaf(61, 52, 24, 32, 0.2, 0.5), leaf(71, 52, 108, 32, 0.2, 0.5)), lotus, sides);
  const flower = apart(union(lotus, sides, outer), top);
  return [main(union(top, legs, brace)), accent(softened(flower, 0.6))];
});

/** A fish in the mesh of a net that hangs from its three floats. */
const hungNet = redrawing('hung-net', () => {
  const floats = union(...[13, 50, 87].map((x) => circle(x, 8, 9)));
  const rope = union(rect(0, 3, 100, 10), ...[13, 50, 87].map((x) => circle(x, 8, 14)));
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const x = 11 + 26 * column;
      const y = 34 + 28 * row;
      return corners(`${x},${y - 14} ${x + 13},${y} ${x},${y + 14} ${x - 13},${y}`);
    }),
  );
  const mesh = union(...cells.map((cell) => stroke(cell, 6.2, { join: 'round' })));
  const fish = filleted(union(leaf(14, 62, 70, 62, 0.32, 0.42), corners('58,62 86,44 80,62 86,80', 3)), 3);
  const net = filleted(union(rope, circle(50, 25, 5), intersect(mesh, rect(-20, 10, 140, 110))), 2.8);
  const eye = circle(30, 58, 3.4);
  return [main(softened(subtract(net, grow(fish, 4.5), floats), 1)), accent(subtract(fish, eye))];
});

/** A coconut and the half of another, white flesh in it. */
const coconut = redrawing('coconut', () => {
  const nut = circle(66, 34, 40);
  const eyes = union(circle(71, 8, 5.2), circle(89, 11, 5.2), circle(91, 28, 5.2));
  const half = rotate(ellipse(40, 64, 46, 41), -35, 40, 64);
  const flesh = rotate(ellipse(37, 60, 38, 30), -35, 37, 60);
  const hollow = rotate(ellipse(36, 59, 25, 18), -35, 36, 59);
  return [main(apart(subtract(nut, eyes), half)), main(subtract(half, flesh)), accent(hollow)];
});

/** A roll of wallpaper hung open, one great flower on it and the corners of others. */
const wallpaper = redrawing('wallpaper', () => {
  const roll = rect(-6, -6, 112, 26, 13);
  const sheet = rect(6, 24.5, 88, 83, 3);
  const petal = leaf(50, 84, 50, 36, 0.3, 0.45);
  const sides = apart(both(leaf(47, 88, 21, 52, 0.28, 0.55)), petal);
  const others = intersect(both(union(circle(6, 24.5, 15), circle(6, 107.5, 15))), sheet);
  const print = union(translate(union(petal, sides), 0, 7), others);
  return [main(subtract(roll, circle(93, 7, 4.5))), main(subtract(sheet, grow(print, 4.3))), accent(print)];
});

/** A tooth that lies back in the dentist's chair. */
const dentalChair = redrawing('dental-chair', () => {
  const seat = inked(parse('M4 10L28 66C31 73 36 75 42 75L64 75C80 75 88 82 98 90'), 19);
  const foot = union(rect(42, 78, 16, 24), rect(25, 97, 50, 10, 5));
  const chair = filleted(union(seat, foot), 5);
  const tooth = rotate(
    parse(
      'M50 14C44 8 38 5 32 5C20 5 13 15 13 27C13 42 20 50 23 64C25 74 27 82 32 82C39 82 38 60 50 60C62 60 61 82 68 82C73 82 75 74 77 64C80 50 87 42 87 27C87 15 80 5 68 5C62 5 56 8 50 14Z',
    ),
    -23,
  );
  return [main(chair), accent(apart(translate(scale(tooth, 0.82), 25, -14), chair))];
});

/** A chandelier of two shaded lamps, its crystal below. */
const chandelier = redrawing('chandelier', () => {
  const shade = corners('6,14 22,14 32,42 -4,42', 3);
  const arm = inked(parse('M14 44L14 54C14 70 36 76 50 62'), 8.5);
  const stem = union(
    rect(46, -6, 8, 70),
    rect(36, -6, 28, 9, 4),
    ellipse(50, 34, 9, 13),
    ellipse(50, 66, 13, 10),
  );
  const crystal = parse(
    'M50 80C55 88 63 90 63 98C63 104 57 108 50 108C43 108 37 104 37 98C37 90 45 88 50 80Z',
  );
  const shades = both(shade);
  return [main(apart(filleted(union(stem, both(arm)), 3), shades)), accent(shades), accent(crystal)];
});

/** Up and down: the two buttons of a lift in one plate. */
const liftButtons = redrawing('lift-buttons', () => {
  const plate = rect(14, -6, 72, 112, 36);
  const up = corners('50,6 75,44 25,44', 5);
  const down = corners('25,56 75,56 50,94', 5);
  return [main(subtract(plate, grow(up, 4.5), down)), accent(up)];
});

/** The seat in a V of Pilates, on the bed of a reformer. */
const pilatesReformer = redrawing('pilates-reformer', () => {
  const head = circle(11, 8, 14);
  const torso = union(limb('20,32,9 32,54,10.5 46,73,11'), circle(20, 32, 9));
  const legs = union(limb('44,73,11 70,46,9 99,10,6.5'), circle(99, 10, 6.5));
  const arms = inked(line(20, 32, 72, 18), 8);
  const figure = filleted(union(torso, legs, circle(45, 73, 11)), 5);
  const bed = union(rect(-6, 88.5, 112, 10.5, 5), rect(3, 90, 13, 17, 3), rect(84, 90, 13, 17, 3));
  return [main(head), main(apart(filleted(union(figure, arms), 1.5), head)), accent(bed)];
});

/** A morning paper: the sun comes up in its picture. */
const newspaper = redrawing('newspaper', () => {
  const page = rect(-3, -6, 83, 112, 8);
  const fold = rect(70, 22, 36, 84, 8);
  const slit = rect(80, 10, 4.5, 84);
  const beam = (turn: number): Path =>
    inked(line(...polar(38.5, 88, 25, turn), ...polar(38.5, 88, 32, turn)), 6.5);
  const sun = union(sector(38.5, 89, 17.5, 180, 360), ...[-138, -90, -42].map(beam));
  const words = union(rect(9, 7, 59, 15, 2), rect(9, 30, 59, 6, 2));
  const picture = rect(9, 44, 59, 50, 3);
  return [main(subtract(union(page, fold), slit, words, picture)), accent(sun)];
});

/** A shelf of plywood boxes, one of them full of books. */
const plywoodShelf = redrawing('plywood-shelf', () => {
  const frame = union(rect(-4, -6, 108, 110, 7), both(rect(6, 98, 13, 16, 3)));
  const tall = rect(6, 4, 50, 54, 2);
  const low = rect(6, 67, 61, 29, 2);
  const wide = rect(65, 4, 29, 25, 2);
  const corner = rect(76, 38, 18, 58, 2);
  const books = union(rect(10.5, 14, 12, 39.5, 1), rect(25, 8.5, 12, 45, 1), rect(39.5, 20, 12, 33.5, 1));
  return [main(subtract(frame, tall, low, wide, corner)), accent(books)];
});

/** A desk, its lamp bent over it. */
const desk = redrawing('desk', () => {
  const top = union(rect(-6, 50, 112, 13, 5), rect(2, 56, 12, 50, 3), rect(58, 56, 40, 50, 4));
  const pulls = concat(line(70, 78, 86, 78), line(70, 93, 86, 93));
  const shade = rotate(union(sector(30, 24, 20, 180, 360), rect(10, 22, 40, 5, 2)), -32, 30, 24);
  const arm = inked(parse('M38 10L58 -1L72 21L65 40'), 8);
  const lamp = union(shade, arm, rect(44, 35, 40, 10.5, 4));
  return [main(subtract(top, inked(pulls, 5.5))), accent(lamp)];
});

/** A glass blower, the gather aglow at the end of the pipe. */
const glassBlowpipe = redrawing('glass-blowpipe', () => {
  const head = parse(
    'M32 -6C45 -6 53 3 53 14L58 24C59 26 58 28 55 28L53.5 28C53 37 48 41 40 41L40 56L12 56L12 34C6 28 4 20 6 12C9 1 20 -6 32 -6Z',
  );
  const chest = parse('M-6 106L-6 78C-6 62 4 52 18 50L34 50C44 53 49 62 49 74L49 106Z');
  const bust = filleted(union(head, chest), 4);
  const pipe = inked(line(59.5, 34, 80, 60), 8.5);
  const glass = parse(
    'M73 56L86 47C92 58 108 66 108 82C108 96 98 106.5 83 106.5C68 106.5 58 96 58 82C58 72 68 66 73 56Z',
  );
  const glint = inked(arc(83, 82, 13.5, 105, 180), 5);
  return [main(bust), main(apart(pipe, bust, glass)), accent(subtract(glass, glint))];
});

/** Figures in one calm outline, each with a single thing let into it. */
export const PLAIN_FIGURES: readonly Redrawing[] = [
  chargedBattery,
  laptopLock,
  monitorTools,
  radiator,
  carabiner,
  espadrille,
  corkscrew,
  flowerArch,
  clovenHoof,
  scobyJar,
  paddedChair,
  dots,
  pendulumClock,
  rollerCoaster,
  sneakerOnBoard,
  trash,
  tamarind,
  bikini,
  chimney,
  family,
  well,
  catTree,
  ladder,
  laserHead,
  swimGoggles,
  clothesRack,
  openWardrobe,
  massageTable,
  hungNet,
  coconut,
  wallpaper,
  dentalChair,
  chandelier,
  liftButtons,
  pilatesReformer,
  newspaper,
  plywoodShelf,
  desk,
  glassBlowpipe,
].map(filling);
