/** Further drawings of what is eaten, grown and shown, where the trade had one or two. */
import { grow, intersect, parse, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** Tamales that stand in the pot in which they are steamed. */
const tamaleSteamer = mark('tamale-steamer', ['gastronomy', 'food'], () => {
  const husk = parse('M-15 70L-15 44C-15 32 -10 24 -5 17L5 17C10 24 15 32 15 44L15 70Z');
  const frill = parse(
    'M-5 17C-5 10 -9 4 -14 -1C-8 -2 -4 0 -3 3C-2 -1 -1 -4 0 -5.500C1 -4 2 -1 3 3C4 0 8 -2 14 -1C9 4 5 10 5 17Z',
  );
  const creases = [inked(line(-5, 38, -5.5, 80), 4.2), inked(line(5, 38, 5.5, 80), 4.2)];
  const tamale = subtract(union(husk, frill), rect(-20, 13.5, 40, 4.5), ...creases);
  const above = rect(-30, -30, 160, 88);
  const middle = translate(tamale, 50, 0);
  const sides = both(translate(rotate(tamale, -9, 0, 60), 18.5, 5));
  const room = translate(union(husk, frill), 50, 0);
  const pot = union(rect(0, 62, 100, 12, 4), rect(6, 66, 88, 39.5, 10), both(rect(-5.5, 80, 20, 10, 4)));
  return [
    accent(
      concat(intersect(middle, above), intersect(apart(sides, room), above, rect(-5.5, -5.5, 111, 111))),
    ),
    main(subtract(pot, rect(6, 74.5, 88, 4.5))),
  ];
});

/** A hot dog that stands in its paper pocket. */
const hotDogPocket = mark('hot-dog-pocket', ['gastronomy', 'food'], () => {
  const bun = both(parse('M14 70L14 26C14 14 21 6 31 6L34 6L34 70Z'));
  const sausage = rect(38, -5.5, 24, 80, 12);
  const mustard = inked(
    parse('M50 7C43 11 45 15 50 17C55 19 57 23 50 26C43 29 45 33 50 35C55 37 56 41 50 44'),
    4.8,
  );
  const pocket = softened(corners('8,48 22,56 36,48 50,56 64,48 78,56 92,48 78,105.5 22,105.5', 1.5), 0.8);
  const room = grow(union(pocket, rect(0, 56, 100, 50)), 4.2);
  return [
    main(concat(subtract(bun, room), subtract(pocket, rect(0, 72, 100, 5), rect(0, 84, 100, 5)))),
    accent(subtract(sausage, mustard, room)),
  ];
});

/** An ice lolly with slices of orange in it. */
const fruitPopsicle = mark('fruit-popsicle', ['gastronomy', 'food'], () => {
  const body = parse(
    'M13 64L13 30C13 8 28 -5.500 50 -5.500C72 -5.500 87 8 87 30L87 64C87 69 84 72 79 72L21 72C16 72 13 69 13 64Z',
  );
  const slice = (x: number, y: number, r: number, turn: number): Path =>
    subtract(
      circle(x, y, r),
      ...[0, 60, 120].map((at) => rotate(inked(line(x, y - r + 4, x, y + r - 4), 4), at + turn, x, y)),
    );
  const room = concat(circle(40, 24, 21.5), circle(64, 54, 16.5));
  return [
    main(concat(subtract(body, room), rect(39, 76.5, 22, 29, 9))),
    accent(concat(slice(40, 24, 17, 15), slice(64, 54, 12, 40))),
  ];
});

/** A jar under a tied cloth, in which the mother of the kombucha floats. */
const scobyJar = mark('scoby-jar', ['food', 'gastronomy'], () => {
  const cloth = union(
    parse('M22 6C24 -2 36 -5.500 50 -5.500C64 -5.500 76 -2 78 6Z'),
    corners('24,10.5 76,10.5 88,26 75,23 62,28 50,24 38,28 25,23 12,26', 1.5),
  );
  const jar = parse(
    'M20 16L80 16L80 30C90 32 94 38 94 47L94 92C94 100 89 105.500 81 105.500L19 105.500C11 105.500 6 100 6 92L6 47C6 38 10 32 20 30Z',
  );
  const mother = parse(
    'M0 54C12 47 24 54 36 51C50 47 60 54 74 51C84 48 92 48 100 52L100 66C90 70 84 64 74 66C60 69 50 63 36 66C24 69 12 64 0 67Z',
  );
  const bubbles = [circle(28, 92, 4.6), circle(50, 82, 4), circle(71, 90, 4.6)];
  return [
    accent(concat(cloth, intersect(mother, jar))),
    main(subtract(apart(jar, cloth), grow(mother, 4.2), ...bubbles)),
  ];
});

/** A mussel that stands on its tip. */
const MUSSEL = parse(
  'M0 0C-11 -12 -17 -26 -14 -38C-12 -47 -6 -51 0 -51C8 -51 15 -45 16 -35C17 -23 10 -9 0 0Z',
);
const musselAt = (x: number, y: number, turn: number, size: number): Path =>
  translate(rotate(scale(MUSSEL, size), turn, 0, 0), x, y);

/** A paella over its fire. */
const paellaFire = mark('paella-fire', ['gastronomy', 'food'], () => {
  const rice = parse('M5 37.500C10 18 28 6 50 6C72 6 90 18 95 37.500Z');
  const shells = [musselAt(24, 29, -32, 0.62), musselAt(50, 26, 0, 0.62), musselAt(76, 29, 32, 0.62)];
  const pan = union(
    parse('M2 42L98 42L98 46C97 58 88 64 76 64L24 64C12 64 3 58 2 46Z'),
    both(rect(-5.5, 42, 20, 11, 4)),
  );
  const flame = parse(
    'M1 105.500C-11 105.500 -17 98 -14 90C-12 84 -9 83 -8 77C-5 79 -4 81 -3 83C0 79 2 75 1 69C9 74 17 85 15 95C13 102 8 105.500 1 105.500Z',
  );
  const at = (x: number): Path => translate(flame, x, 0);
  return [main(concat(pan, ...shells)), accent(concat(apart(rice, ...shells), at(16), at(50), at(84)))];
});

/** A cacao tree, its pods on the trunk. */
const cacaoTree = mark('cacao-tree', ['agriculture', 'food'], () => {
  const trunk = union(
    limb('50,116,26 50,100,13 50,74,9 50,40,8 50,16,7'),
    inked(parse('M50 26C36 22 25 26 21 34'), 7),
    inked(parse('M50 42C62 38 72 38 79 46'), 7),
  );
  const leafAt = (turn: number, long: number): Path =>
    rotate(subtract(leaf(50, 20, 50, 20 - long, 0.22), inked(line(50, 8, 50, 30 - long), 4.2)), turn, 50, 20);
  const leaves = union(...[-76, -28, 28, 76].map((turn) => leafAt(turn, Math.abs(turn) > 50 ? 56 : 29)));
  const shape = (x: number, y: number): Path => leaf(x, y, x, y + 50, 0.36);
  const pod = (x: number, y: number): Path =>
    subtract(
      shape(x, y),
      inked(parse(`M${x - 4} ${y + 14}C${x - 8} ${y + 21} ${x - 8} ${y + 29} ${x - 4} ${y + 36}`), 4.4),
      inked(parse(`M${x + 4} ${y + 14}C${x + 8} ${y + 21} ${x + 8} ${y + 29} ${x + 4} ${y + 36}`), 4.4),
    );
  const tree = intersect(union(trunk, leaves), rect(-6, -6, 112, 111.5));
  return [main(apart(tree, shape(20, 38), shape(80, 50))), accent(concat(pod(20, 38), pod(80, 50)))];
});

/** A pot full of mussels. */
const musselPot = mark('mussel-pot', ['gastronomy', 'fishing', 'food'], () => {
  const pot = union(
    rect(-1, 62, 102, 12, 4.5),
    parse('M7 66L93 66L89 96C88 102 83 105.500 76 105.500L24 105.500C17 105.500 12 102 11 96Z'),
    both(rect(-5.5, 81, 20, 10, 4)),
  );
  const above = rect(-5.5, -5.5, 111, 63.5);
  const valve = parse(
    'M0 -82C17 -75 32 -47 30 -24C28 -6 16 2 0 2C-14 2 -22 -6 -22 -22C-22 -44 -12 -70 0 -82Z',
  );
  const at = (path: Path, turn: number): Path => translate(rotate(path, turn, 0, 0), 51, 71);
  const front = at(valve, 24);
  const lines = concat(
    at(inked(parse('M7 -67C19 -54 24 -38 20 -20'), 4.4), 24),
    at(inked(parse('M0 -51C8 -43 11 -33 8 -22'), 4.4), 24),
  );
  const behind = apart(at(mirror(valve, 0), -28), front);
  return [
    accent(concat(intersect(subtract(front, lines), above), intersect(behind, above))),
    main(subtract(pot, rect(7, 74.5, 86, 4))),
  ];
});

/** An open round tin of tuna. */
const tunaTin = mark('tuna-tin', ['fishing', 'food'], () => {
  const wall = subtract(
    parse('M-3 50L-3 84C-3 97 21 105.500 50 105.500C79 105.500 103 97 103 84L103 50Z'),
    ellipse(50, 50, 57, 23),
  );
  const fish = union(leaf(34, 89, 66, 89, 0.24), corners('62,89 74,82 71,89 74,96', 1));
  const rim = subtract(ellipse(50, 50, 53, 19), ellipse(50, 50, 44, 12));
  const tilt = (path: Path): Path => rotate(path, -9, 50, 13);
  const lid = tilt(subtract(ellipse(50, 13, 47, 16), ellipse(50, 13, 38, 8.5)));
  return [
    main(concat(subtract(wall, fish), apart(rim, tilt(ellipse(50, 13, 47, 16))), lid)),
    accent(ellipse(50, 50, 39, 7.8)),
  ];
});

/** Fish that dry on a pole. */
const hungFish = mark('hung-fish', ['fishing', 'food'], () => {
  const pole = union(rect(-5.5, -5.5, 111, 11, 5), both(rect(4, -5, 11, 17, 4)));
  const fish = (x: number, y: number): Path =>
    translate(
      subtract(
        union(
          parse(
            'M0 89C-10 81 -15 68 -15 54C-15 40 -8 30 -3.500 20L3.500 20C8 30 15 40 15 54C15 68 10 81 0 89Z',
          ),
          softened(corners('-13,0 0,5 13,0 4,24 -4,24', 2), 0.6),
        ),
        circle(-4.5, 74, 3.2),
        inked(parse('M-16 65C-6 60 6 60 16 65'), 4.4),
      ),
      x,
      y,
    );
  return [main(pole), accent(concat(fish(10, 16.5), fish(50, 9.5), fish(90, 16.5)))];
});

/** A square bale of alfalfa under its two cords. */
const squareBale = mark('square-bale', ['livestock', 'agriculture'], () => {
  const front = corners('-5.5,42 70,42 70,100 -5.5,100', 4);
  const top = corners('-1,37.5 26,10 103,10 73,37.5', 2.5);
  const side = corners('74.5,43 105.5,14 105.5,68 74.5,98', 2.5);
  const cords = [inked(parse('M15 110L15 40L44 6'), 5), inked(parse('M49 110L49 40L79 6'), 5)];
  const straw = [
    [2, 56, 3, 68],
    [4, 80, 2, 91],
    [30, 54, 33, 66],
    [35, 76, 31, 90],
    [59, 53, 58, 64],
    [61, 76, 58, 88],
  ].map(([a = 0, b = 0, c = 0, d = 0]) => inked(line(a, b, c, d), 4.4));
  const ends = [
    [84, 50, 88, 58],
    [96, 38, 95, 46],
    [85, 72, 83, 80],
    [97, 60, 95, 68],
  ].map(([a = 0, b = 0, c = 0, d = 0]) => inked(line(a, b, c, d), 4.4));
  return [
    accent(subtract(front, ...cords, ...straw)),
    main(concat(subtract(top, ...cords), subtract(side, ...ends))),
  ];
});

/** A rosette of a cattle show. */
const cattleRosette = mark('cattle-rosette', ['livestock', 'agriculture'], () => {
  const frill = union(
    circle(50, 38, 40),
    ...Array.from({ length: 14 }, (_, i) => rotate(circle(50, 3, 8.5), (i * 360) / 14, 50, 38)),
  );
  const head = union(
    parse('M50 66C43 66 39 62 39 55L36 40C35 33 41 30 50 30C59 30 65 33 64 40L61 55C61 62 57 66 50 66Z'),
    both(rotate(ellipse(27, 41, 9, 4.6), -10, 27, 41)),
    both(parse('M44 35C32 36 23 29 26 15C30 23 36 26 44 27Z')),
  );
  const muzzle = ellipse(50, 58, 13, 9);
  const nostrils = both(circle(45, 58, 2.6));
  const ribbons = both(corners('46,70 24,70 14,105.5 28,99 37,105.5', 1.5));
  return [
    main(concat(subtract(frill, circle(50, 38, 34)), apart(head, muzzle))),
    accent(concat(subtract(muzzle, nostrils), apart(ribbons, frill))),
  ];
});

/** A jar with the flower of saffron on it and its threads. */
const saffronJar = mark('saffron-jar', ['food', 'agriculture', 'gastronomy'], () => {
  const lid = rect(18, -5.5, 64, 19, 6);
  const jar = union(
    rect(24, 18, 52, 20, 3),
    parse(
      'M24 26C10 30 3 38 3 50L3 91C3 100 8 105.500 17 105.500L83 105.500C92 105.500 97 100 97 91L97 50C97 38 90 30 76 26Z',
    ),
  );
  const petals = union(
    rotate(leaf(50, 96, 50, 56, 0.22), -36, 50, 96),
    rotate(leaf(50, 96, 50, 56, 0.22), 36, 50, 96),
    leaf(50, 96, 50, 62, 0.2),
  );
  const threads = [-20, 0, 20].map((turn) => rotate(limb('50,60,3 50,44,4 50,37,5'), turn, 50, 74));
  const flower = union(petals, ...threads);
  return [main(concat(lid, subtract(jar, grow(flower, 4.2)))), accent(flower)];
});

/** A dish of snails. */
const snailBowl = mark('snail-bowl', ['gastronomy', 'food'], () => {
  const bowl = union(
    rect(-5.5, 64, 111, 12, 5),
    parse('M4 70L96 70C94 91 78 105.500 58 105.500L42 105.500C22 105.500 6 91 4 70Z'),
  );
  const shell = subtract(
    circle(60, 27, 32.5),
    inked(parse('M26 46C44 58 80 52 79 29C78 12 52 8 46 22C41 34 54 42 62 35C66 31 62 25 58 28'), 5),
  );
  const body = union(
    limb('103,56,3 87,50,8 70,52,8 40,54,9 22,46,9 12,32,8'),
    circle(11, 30, 9),
    inked(parse('M8 28L0 8M14 26L17 6'), 6),
    circle(0, 8, 4.6),
    circle(17, 6, 4.6),
  );
  const above = rect(-6, -6, 112, 65.5);
  return [accent(shell), main(concat(intersect(apart(body, circle(60, 27, 32.5)), above), bowl))];
});

/** A chicken wing that is dipped into its sauce. */
const dippedWing = mark('dipped-wing', ['gastronomy', 'food'], () => {
  const meat = parse('M66 22C76 34 74 52 64 64C52 80 26 84 14 70C2 56 8 32 24 22C38 13 56 12 66 22Z');
  const bone = union(limb('52,36,8 84,6,6.5'), circle(84, 0, 8.5), circle(92, 9, 8.5));
  const shine = inked(parse('M20 48C21 38 28 31 38 28'), 5.5);
  const sauce = union(
    rect(-5.5, 55, 98, 14, 5),
    parse(
      'M8 66L80 66C78 72 74 71 72 77C70 86 58 86 56 77C55 72 48 72 47 79L46 87C44 96 32 96 31 87L30 79C29 72 25 71 23 75C20 81 11 79 10 73Z',
    ),
  );
  const cup = apart(corners('0,60 87,60 78,105.5 9,105.5', 6), sauce);
  const above = rect(-20, -20, 140, 71);
  const parts = [
    accent(intersect(subtract(meat, shine), above)),
    main(concat(sauce, cup, apart(bone, meat))),
  ];
  return fitted(parts, 0.97, 2, 0.9);
});

/** A toasted sandwich out of which the cheese runs. */
const meltedSandwich = mark(
  'melted-sandwich',
  ['gastronomy', 'food'],
  () => {
    const top = parse(
      'M-5 38C-6 20 6 8 22 8L78 8C94 8 106 20 105 38C105 41 103 42 100 42L0 42C-3 42 -5 41 -5 38Z',
    );
    const marks = [24, 44, 64, 84].map((x) => inked(line(x, 17, x - 9, 33), 5));
    const cheese = parse(
      'M0 47L100 47C104 47 106 50 105 54C103 60 95 59 93 64C91 72 81 72 79 64C78 59 66 59 65 66L64 78C62 87 51 87 50 78L49 68C48 60 38 60 36 65C34 72 25 71 23 65C21 58 -2 62 -5 54C-6 50 -4 47 0 47Z',
    );
    const bottom = parse(
      'M1 64L99 64C103 64 105 66 105 69C105 85 96 97 84 97L16 97C4 97 -5 85 -5 69C-5 66 -3 64 1 64Z',
    );
    return [main(concat(subtract(top, ...marks), apart(bottom, cheese))), accent(cheese)];
  },
  { line: false },
);

/** A moth orchid in its pot. */
const pottedOrchid = mark('potted-orchid', ['agriculture', 'nature'], () => {
  const bloom = (x: number, y: number, s: number, turn: number): Path => {
    const petal = (at: number, w: number, long: number): Path =>
      rotate(ellipse(x, y - s * long * 0.52, s * w, s * long * 0.5), at, x, y);
    const sepals = union(petal(0, 0.3, 1), petal(138, 0.27, 1), petal(-138, 0.27, 1));
    const wings = union(petal(80, 0.5, 1.05), petal(-80, 0.5, 1.05));
    const lip = union(circle(x, y, s * 0.19), leaf(x, y, x, y + s * 0.56, 0.34));
    return rotate(subtract(union(sepals, wings), lip), turn, x, y);
  };
  const blooms = concat(bloom(50, 14, 19.5, 0), bloom(22, 42, 20.5, -8), bloom(78, 42, 20.5, 8));
  const stem = rect(45, 40, 10, 46, 3);
  const leaves = both(parse('M48 84C44 72 20 62 -5 76C6 86 22 90 48 90Z'));
  const pot = union(rect(24, 80, 52, 9, 3.5), corners('29,84 71,84 66,105.5 34,105.5', 4));
  return [accent(blooms), main(union(apart(stem, blooms), leaves, pot))];
});

/** Blades of kelp that grow from a stone. */
const kelp = mark('kelp', ['fishing', 'food'], () => {
  const stone = parse('M10 105.500C10 94 26 87 50 87C74 87 90 94 90 105.500Z');
  const blade = limb(
    '50,100,4 50,86,8 50,77,8 50,67,13 50,57,9 50,46,14 50,36,9 50,24,13 50,13,8 50,3,8 50,-3,4',
  );
  const side = limb('48,100,4 40,88,7 33,80,7 24,72,12 22,61,8 13,52,12 13,41,8 7,32,10 9,23,5');
  const tip = union(blade, circle(50, 0.5, 6));
  const ribs = [inked(line(50, 20, 50, 74), 4.4), both(inked(parse('M31 78C24 68 18 56 12 39'), 4.4))];
  const sides = both(apart(union(side, circle(8.5, 25, 6)), tip));
  return [main(apart(subtract(union(tip, sides), ...ribs), stone)), accent(stone)];
});

export const THIRD_HELPINGS: readonly Mark[] = [
  tamaleSteamer,
  hotDogPocket,
  fruitPopsicle,
  scobyJar,
  paellaFire,
  cacaoTree,
  musselPot,
  tunaTin,
  hungFish,
  squareBale,
  cattleRosette,
  saffronJar,
  snailBowl,
  dippedWing,
  meltedSandwich,
  pottedOrchid,
  kelp,
];
