import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  deep,
  filleted,
  inked,
  type Mark,
  main,
  mark,
  softened,
  whole,
} from './mark.js';

/** A round tree in one piece with its trunk, and six fruits among the leaves. */
const fruitTree = mark('fruit-tree', ['agriculture', 'nature', 'food'], () => {
  const crown = union(
    circle(50, 24, 29),
    circle(22, 43, 27),
    circle(78, 43, 27),
    circle(38, 56, 20),
    circle(62, 56, 20),
  );
  const trunk = parse(
    'M41.500 60L58.500 60C58.500 82 62 94 71 105.500L29 105.500C38 94 41.500 82 41.500 60Z',
  );
  const spots: [number, number][] = [
    [50, 13],
    [26, 32],
    [74, 32],
    [50, 45],
    [16, 56],
    [84, 56],
  ];
  const fruits = concat(...spots.map(([x, y]) => circle(x, y, 8.2)));
  return [
    main(subtract(filleted(union(crown, trunk), 2), grow(fruits, 4)), union(crown, trunk)),
    accent(fruits),
  ];
});

/** A crate of two boards, heaped with round fruit, the upper ones with their leaves. */
const fruitCrate = mark('fruit-crate', ['agriculture', 'food', 'gastronomy'], () => {
  const board = (y: number): Path => subtract(rect(-5, y, 110, 18, 3.5), both(circle(7.5, y + 9, 3.2)));
  const low = [17, 50, 83].map((x) => circle(x, 50, 14.6));
  const high = [33.5, 66.5].map((x) => circle(x, 24, 14.6));
  const leaves = union(leaf(66.5, 10, 86, -3, 0.3, 0.5), leaf(33.5, 10, 53, -3, 0.3, 0.5));
  const heap = apart(concat(...high), ...low);
  return [
    accent(subtract(concat(...low), rect(-10, 60, 120, 30))),
    accent(apart(heap, leaves)),
    main(leaves),
    main(board(64.5)),
    main(board(87)),
  ];
});

/** A plant above the soil, and the tubers that hang from it below. */
const tuberPlant = mark('tuber-plant', ['agriculture', 'food', 'nature'], () => {
  const leaves = union(
    leaf(50, 46, 50, -5, 0.27, 0.55),
    leaf(48, 44, 8, 8, 0.27, 0.6),
    leaf(52, 44, 92, 8, 0.27, 0.6),
  );
  const ribs = concat(line(50, 34, 50, 12), both(line(60, 34, 76, 20)));
  const soil = rect(-5, 43, 110, 10, 5);
  const roots = inked(parse('M50 48L50 70M50 50C42 58 32 60 24 70M50 50C58 58 68 60 76 70'), 7);
  const tubers = union(
    rotate(ellipse(17, 82, 19, 13.5), -32, 17, 82),
    rotate(ellipse(83, 82, 19, 13.5), 32, 83, 82),
    ellipse(50, 86, 12.5, 19),
  );
  const eyes = concat(
    both(concat(circle(12, 83, 2.7), circle(22, 81, 2.7))),
    circle(50, 80, 2.7),
    circle(47, 93, 2.7),
  );
  return [
    main(union(subtract(union(leaves, soil), inked(ribs, 4.4)), subtract(roots, grow(tubers, 4)))),
    accent(subtract(tubers, eyes), tubers),
  ];
});

/** A bunch of leaf greens, tied around the stalks. */
const greens = mark('greens-bunch', ['agriculture', 'food', 'gastronomy'], () => {
  const blade = parse(
    'M50 70C47 62 38 60 36 52C30 48 31 42 34 38C28 33 29 26 34 23C31 17 34 10 39 8C41 0 46 -5 50 -6C54 -5 59 0 61 8C66 10 69 17 66 23C71 26 72 33 66 38C69 42 70 48 64 52C62 60 53 62 50 70Z',
  );
  const turned = (turn: number): Path => rotate(translate(blade, 0, 2), turn, 50, 88);
  const rib = (turn: number): Path => rotate(line(50, 62, 50, 20), turn, 50, 88);
  const [left, right] = [turned(-34), turned(34)];
  const mid = turned(0);
  const blades = union(mid, apart(left, mid), apart(right, mid));
  const ribs = inked(concat(rib(-34), rib(0), rib(34)), 5.2);
  const stalks = union(limb('50,60,6 50,84,6 50,103.5,5.5'), both(limb('38,62,5 44,78,5.5 34,102,5.5')));
  const tie = rect(32, 76, 36, 11, 5.5);
  return [main(subtract(union(blades, apart(stalks, tie)), ribs), union(blades, stalks)), accent(tie)];
});

/** A lettuce that stands in a channel of running water. */
const channel = mark('hydroponic-channel', ['agriculture', 'food', 'nature'], () => {
  const blade = parse(
    'M0 0C-5 -7 -13 -9 -14 -17C-19 -22 -18 -29 -13 -32C-14 -40 -7 -45 0 -50C7 -45 14 -40 13 -32C18 -29 19 -22 14 -17C13 -9 5 -7 0 0Z',
  );
  const at = (x: number, turn: number, size: number): Path =>
    translate(rotate(scale(blade, size), turn, 0, 0), x, 70);
  const rib = (turn: number, from: number, to: number): Path =>
    translate(rotate(line(0, -from, 0, -to), turn, 0, 0), 50, 70);
  const mid = at(50, 0, 1.5);
  const near = both(at(47, -47, 1.2));
  const leaves = union(mid, apart(near, mid));
  const ribs = inked(concat(rib(0, 20, 54), both(rib(-47, 30, 46))), 5);
  const tube = rect(-5, 72, 110, 28, 10);
  const water = parse('M8 86C15 79 22 79 29 86C36 93 43 93 50 86C57 79 64 79 71 86C78 93 85 93 92 86');
  const room = rect(-5.5, -20, 111, 88);
  return [main(intersect(subtract(leaves, ribs), room)), accent(subtract(tube, inked(water, 6)), tube)];
});

/** A custard apple cut in half: knobbly skin, pale flesh and its black pips, a leaf at the stalk. */
const cherimoyaHalf = mark('cherimoya-half', ['agriculture', 'food', 'gastronomy'], () => {
  const egg = (size: number): Path => {
    const path = parse(
      'M50 16C80 16 101 30 101 54C101 78 72 105 50 105C28 105 -1 78 -1 54C-1 30 20 16 50 16Z',
    );
    return translate(scale(path, size), 50 - 50 * size, 60 - 60 * size);
  };
  const knobs = union(
    ...[
      [34, 28, 11],
      [16, 36, 12],
      [9, 54, 13],
      [17, 73, 13],
      [32, 88, 13],
    ].map(([x = 0, y = 0, r = 0]) => both(circle(x, y, r))),
    circle(50, 94, 11),
  );
  const skin = filleted(union(egg(0.9), knobs), 3);
  const flesh = egg(0.68);
  const pip = (turn: number, far: number): Path =>
    rotate(leaf(50, 58 - far + 15, 50, 58 - far, 0.34, 0.6), turn, 50, 58);
  const pips = concat(
    ...[0, 60, 120, 180, 240, 300].map((turn) => pip(turn, turn === 0 || turn === 180 ? 22 : 25)),
  );
  const stalk = limb('50,24,5 50,10,4.5 47,-1,4.5');
  const blade = leaf(54, 11, 87, 1, 0.26, 0.55);
  const fruit = union(skin, stalk);
  return [
    main(subtract(fruit, grow(flesh, 4)), fruit),
    accent(subtract(flesh, pips)),
    main(apart(blade, fruit)),
  ];
});

/** A custard apple: a heart of scales under its leaf. */
const cherimoya = mark('cherimoya', ['agriculture', 'food', 'gastronomy'], () => {
  const body = parse(
    'M50 24C60 15 80 14 92 23C107 36 102 58 90 74C78 90 62 101 50 105.5C38 101 22 90 10 74C-2 58 -7 36 8 23C20 14 40 15 50 24Z',
  );
  const u = (x: number, y: number, w = 11): Path =>
    parse(`M${x - w} ${y}C${x - w} ${y + 15} ${x + w} ${y + 15} ${x + w} ${y}`);
  const scales = concat(
    u(28, 28),
    u(50, 36),
    u(72, 28),
    u(15, 46),
    u(36, 54),
    u(64, 54),
    u(85, 46),
    u(26, 70),
    u(50, 72),
    u(74, 70),
    u(50, 90, 9),
  );
  const stalk = limb('50,24,5 50,10,4.5 47,-1,4.5');
  const blade = leaf(54, 11, 87, 1, 0.26, 0.55);
  return [main(subtract(union(body, stalk), inked(scales, 4.6))), accent(apart(blade, union(body, stalk)))];
});

/** A drone that sprays a field: rotors, tank, boom and drops over the rows. */
const cropDrone = mark('crop-drone', ['agriculture', 'technology'], () => {
  const rotors = both(union(rect(-5, -4, 40, 8.5, 4.2), rect(11, 0, 8, 16, 2)));
  const arm = both(limb('15,14,4.2 28,22,5 40,28,7'));
  const belly = rect(31, 15, 38, 31, 10);
  const boom = rect(8, 43, 84, 9, 4.5);
  const drone = filleted(union(rotors, arm, belly, boom), 1.5);
  const eye = circle(50, 29, 6);
  const drop = (x: number): Path =>
    parse(
      `M${x} 55.500C${x + 3} 60 ${x + 5.6} 63 ${x + 5.6} 66.500C${x + 5.6} 70 ${x + 3} 72.500 ${x} 72.500C${x - 3} 72.500 ${x - 5.6} 70 ${x - 5.6} 66.500C${x - 5.6} 63 ${x - 3} 60 ${x} 55.500Z`,
    );
  const seedling = (x: number): Path =>
    union(leaf(x, 99, x - 13.5, 79, 0.3, 0.55), leaf(x, 99, x + 13.5, 79, 0.3, 0.55));
  const rows = filleted(union(seedling(13), seedling(50), seedling(87)), 1);
  const soil = rect(-5, 98.5, 110, 7, 3.5);
  return [
    main(subtract(drone, eye), drone),
    main(concat(drop(14), drop(38), drop(62), drop(86))),
    accent(union(rows, soil)),
  ];
});

/** The head of a jaguar: blots on brow and cheeks. */
const jaguar = mark('jaguar', ['nature', 'livestock', 'entertainment'], () => {
  const skull = parse(
    'M50 12C58 12 66 13 73 17C78 8 92 6 97 14C102 22 98 32 91 36C95 44 97 54 95 62C92 78 80 85 74 93C68 102 60 105 50 105C40 105 32 102 26 93C20 85 8 78 5 62C3 54 5 44 9 36C2 32 -2 22 3 14C8 6 22 8 27 17C34 13 42 12 50 12Z',
  );
  const inner = both(circle(12, 21, 5));
  const eye = both(parse('M16 50C22 44 32 46 38 56C30 60 20 60 16 50Z'));
  const blots = concat(
    rotate(ellipse(50, 24, 4.4, 5.5), 0, 50, 24),
    both(
      concat(
        rotate(ellipse(36, 26, 4, 5.5), -20, 36, 26),
        rotate(ellipse(42, 38, 3.6, 5), -8, 42, 38),
        rotate(ellipse(24, 34, 4, 5.5), -35, 24, 34),
        circle(12, 62, 3.8),
        circle(20, 70, 3.8),
        circle(25, 81, 3.2),
      ),
    ),
  );
  const muzzle = parse('M50 64C58 64 65 66 68 71C72 79 64 91 50 91C36 91 28 79 32 71C35 66 42 64 50 64Z');
  const snout = parse('M41 67L59 67C62 67 61 71 59 73L50 79L41 73C39 71 38 67 41 67Z');
  const mouth = inked(parse('M50 76L50 82M39 82C43 86 47 86 50 82C53 86 57 86 61 82'), 4);
  return [
    main(subtract(apart(skull, muzzle), inner, eye, blots), skull),
    accent(subtract(muzzle, snout, mouth)),
  ];
});

/** A river that goes over the edge of a cliff, and the pool that it falls into. */
const waterfall = mark('waterfall', ['nature', 'entertainment'], () => {
  const cliff = corners('-5,43 42,43 50,54 45,66 50,82 -5,82', 4);
  const bed = inked(
    concat(
      parse('M0 0L56 0C80 0 98 16 98 42L98 76'),
      parse('M0 15L54 15C72 15 82 26 82 44L82 64'),
      parse('M0 30L52 30C61 30 66 36 66 46L66 76'),
    ),
    9.6,
  );
  const swell = parse('M-1 95C7 87 16 87 25 95C34 103 41 103 50 95C59 87 66 87 75 95C84 103 93 103 101 95');
  const pool = inked(swell, 9);
  return [accent(cliff), main(apart(bed, pool)), main(pool, swell)];
});

/** A round bottle of mezcal under its cork: an agave on its belly. */
const mezcalBottle = mark('mezcal-bottle', ['gastronomy', 'food', 'agriculture'], () => {
  const glass = parse(
    'M41 14L59 14L59 30C59 38 90 42 90 66L90 95C90 102 86 105.500 79 105.500L21 105.500C14 105.500 10 102 10 95L10 66C10 42 41 38 41 30Z',
  );
  const cork = rect(37, -5.5, 26, 15.5, 4);
  const spike = (turn: number, length: number): Path =>
    rotate(leaf(50, 97, 50, 97 - length, 0.13, 0.35), turn, 50, 97);
  const plant = intersect(
    union(spike(0, 48), spike(-28, 44), spike(28, 44), spike(-57, 38), spike(57, 38)),
    rect(0, 0, 100, 95),
  );
  return [main(subtract(glass, plant), glass), accent(cork)];
});

/** The fruit of the prickly pear, whole and halved. */
const pricklyPear = mark('prickly-pear', ['agriculture', 'food', 'gastronomy'], () => {
  const fruit = parse(
    'M20 8C26 12 42 12 48 8C52 6 56 9 55 14C62 24 66 38 64 54C62 74 50 86 34 86C18 86 6 74 4 54C2 38 6 24 13 14C12 9 16 6 20 8Z',
  );
  const tuna = rotate(fruit, -14, 34, 46);
  const spots = concat(
    ...[
      [24, 32],
      [42, 28],
      [16, 50],
      [34, 48],
      [26, 66],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.4)),
  );
  const cut = rotate(ellipse(72, 68, 29, 36), 12, 72, 68);
  const flesh = rotate(ellipse(72, 68, 19, 26), 12, 72, 68);
  const pips = concat(
    ...[
      [68, 54],
      [78, 58],
      [66, 68],
      [76, 72],
      [70, 82],
    ].map(([x = 0, y = 0]) => circle(x, y, 2.9)),
  );
  return [
    main(subtract(apart(tuna, cut), spots)),
    main(subtract(cut, grow(flesh, 4)), cut),
    accent(subtract(flesh, pips)),
  ];
});

/** A cavy and her young, one behind the other. */
const cavies = mark('guinea-pigs', ['livestock', 'food', 'nature'], () => {
  const loaf = union(
    parse(
      'M16 92C0 90 -8 78 -8 64C-8 38 10 20 38 20C50 20 58 22 64 25C70 20 78 20 86 25C98 31 106 44 106 58C106 70 98 76 90 80C86 86 82 90 74 92Z',
    ),
    ellipse(24, 93, 13, 6.5),
    ellipse(72, 93, 13, 6.5),
  );
  const petal = rotate(ellipse(66, 36, 8, 11), 20, 66, 36);
  const eye = circle(87, 46, 4.6);
  const at = (path: Path, size: number, dx: number, dy: number): Path => translate(scale(path, size), dx, dy);
  const big = (path: Path): Path => at(path, 0.93, 6.5, -4);
  const small = (path: Path): Path => at(path, 0.58, -0.5, 33);
  const young = small(loaf);
  const mother = apart(big(loaf), young);
  return [
    main(subtract(mother, big(eye), stroke(big(petal), 4))),
    accent(subtract(young, small(circle(87, 47, 6)), stroke(small(petal), 4))),
  ];
});

/** The head of a water buffalo under its wide ridged horns. */
const buffalo = mark('water-buffalo', ['livestock', 'agriculture', 'food'], () => {
  const horn = parse('M50 26C66 26 80 24 86 8C87 2 92 -4 96 0C108 14 108 40 90 48C78 53 64 50 50 48Z');
  const ridges = concat(line(66, 20, 68, 56), line(79, 16, 86, 54));
  const horns = subtract(whole(horn), both(stroke(ridges, 4.2)));
  const face = whole(
    parse('M50 50L70 54C74 66 70 74 68 84C67 92 72 96 70 100C66 105.500 58 105.500 50 105.500Z'),
  );
  const ear = leaf(74, 60, 104, 66, 0.3, 0.5);
  const muzzle = whole(parse('M50 86L66 86C70 88 74 94 71 100C67 105.500 58 105.500 50 105.500Z'));
  const nostrils = both(rotate(ellipse(59, 95, 3, 4.2), 20, 59, 95));
  const eyes = both(circle(61.5, 68, 3.4));
  return [
    main(horns, whole(horn)),
    main(subtract(union(apart(union(face, both(ear)), whole(horn), muzzle)), eyes)),
    accent(subtract(muzzle, nostrils)),
  ];
});

/** A young tree in its grow bag. */
const sapling = mark('sapling', ['nature', 'agriculture'], () => {
  const bag = parse(
    'M24 70L76 70L70 101C69.500 104 68 105.500 65 105.500L35 105.500C32 105.500 30.500 104 30 101Z',
  );
  const rim = rect(19, 62, 62, 11, 4);
  const crown = union(
    circle(50, 14.5, 19.5),
    circle(31, 28, 19),
    circle(69, 28, 19),
    rect(31, 26, 38, 20, 8),
  );
  const trunk = union(rect(46, 40, 8, 24, 1));
  const bough = inked(parse('M50 42L50 24M50 36L40 27M50 32L60 24'), 4.6);
  return [main(union(subtract(crown, bough), apart(trunk, rim))), accent(filleted(union(bag, rim), 1))];
});

/** The pen of a fish farm: a ring of floats, the net below it, and a fish that leaps. */
const fishPen = mark('fish-pen', ['fishing', 'livestock', 'food'], () => {
  const net = parse('M0 66L100 66L88 98C86 103 83 105.500 78 105.500L22 105.500C17 105.500 14 103 12 98Z');
  const mesh = concat(
    line(25, 60, 33, 110),
    line(75, 60, 67, 110),
    line(50, 60, 50, 110),
    line(-10, 85, 110, 85),
  );
  const floats = union(inked(line(0, 57, 100, 57), 7), ...[2, 26, 50, 74, 98].map((x) => circle(x, 57, 7.4)));
  const body = leaf(11, 28, 76, 10, 0.3, 0.42);
  const tail = corners('66,14 98,-4 92,32', 3);
  const fish = union(body, tail);
  const eye = circle(27, 20, 3.8);
  const gill = parse('M39 10C44 15 45 22 42 27');
  return [
    accent(subtract(filleted(fish, 2), eye, inked(gill, 4.2)), fish),
    main(floats),
    main(subtract(apart(net, floats), stroke(mesh, 4.2))),
  ];
});

/** The tail of a whale that dives. */
const whaleTail = mark('whale-tail', ['nature', 'entertainment', 'fishing'], () => {
  const tail = whole(parse('M50 16C57 8 74 -3 105 -1C101 22 84 38 65 41C60 51 61 66 70 80L50 80Z'));
  const near = parse('M-1 93C7 85 16 85 25 93C34 101 41 101 50 93C59 85 66 85 75 93C84 101 93 101 101 93');
  const sea = inked(near, 9);
  const far = inked(both(parse('M-1 74C5 68 12 68 20 73')), 8);
  const water = union(
    sea,
    parse(
      'M-1 93C7 85 16 85 25 93C34 101 41 101 50 93C59 85 66 85 75 93C84 101 93 101 101 93L120 130L-20 130Z',
    ),
  );
  return [
    main(apart(tail, water)),
    deep(union(sea, far), concat(near, both(parse('M-1 74C5 68 12 68 20 73')))),
  ];
});

/** A rabbit looking at you. */
const rabbitFace = mark('rabbit-face', ['livestock', 'food', 'nature'], () => {
  const ear = rotate(leaf(66, 48, 72, -5, 0.31, 0.55), 6, 66, 46);
  const inner = rotate(leaf(67, 38, 71, 9, 0.15, 0.55), 6, 66, 46);
  const skull = parse(
    'M50 40C74 40 90 54 90 72C90 92 74 105.500 50 105.500C26 105.500 10 92 10 72C10 54 26 40 50 40Z',
  );
  const head = filleted(union(skull, both(ear)), 3);
  const eyes = both(ellipse(70, 66, 5, 6.5));
  const snout = parse('M42 75L58 75C61.500 75 61.500 79 59 81L50 89L41 81C38.500 79 38.500 75 42 75Z');
  const mouth = inked(parse('M50 84L50 93M37 92C41 98 47 97 50 93C53 97 59 98 63 92'), 4.2);
  return [main(subtract(head, both(inner), eyes, grow(snout, 4), mouth), head), accent(snout)];
});

/** A punnet heaped with berries. */
const punnet = mark('berry-punnet', ['agriculture', 'food'], () => {
  const tray = parse('M2 66L98 66L90 100C89 104 87 105.500 83 105.500L17 105.500C13 105.500 11 104 10 100Z');
  const slots = concat(line(30, 80, 33, 94), line(50, 80, 50, 94), line(70, 80, 67, 94));
  const rim = rect(-5, 58, 110, 11, 5);
  const low = [16, 50, 84].map((x) => circle(x, 46, 15.2));
  const high = [33, 67].map((x) => circle(x, 20, 15.2));
  const heap = union(concat(...low), apart(concat(...high), ...low));
  const crowns = concat(
    ...[
      [16, 42],
      [50, 42],
      [84, 42],
      [33, 16],
      [67, 16],
    ].map(([x = 0, y = 0]) => star(x, y, 7.6, 3.6, 5, 0.6)),
  );
  const above = intersect(heap, rect(-6, -6, 112, 60));
  return [
    main(subtract(above, crowns), above),
    accent(subtract(union(tray, rim), inked(slots, 5.4)), union(tray, rim)),
  ];
});

/** A sea turtle that swims. */
const seaTurtle = mark('sea-turtle', ['nature', 'entertainment', 'fishing'], () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, -24, 50, 50), 0.905), 7, 9.6);
  const shell = turn(
    parse('M14 52C18 34 34 24 52 26C68 28 78 38 80 52C76 66 62 76 46 76C30 74 18 66 14 52Z'),
  );
  const neck = turn(union(ellipse(95, 48, 11, 9), limb('76,52,8 88,50,7.5')));
  const front = turn(parse('M66 30C70 14 84 2 102 0C98 18 90 34 74 42Z'));
  const under = turn(parse('M62 72C62 88 70 100 84 106C86 92 82 78 74 64Z'));
  const rear = turn(
    concat(
      parse('M22 38C10 34 2 26 -2 18C10 16 22 22 30 30Z'),
      parse('M22 68C12 74 6 84 6 92C18 90 26 82 30 74Z'),
    ),
  );
  const scutes = inked(
    turn(
      concat(
        parse('M34 51L44 40L58 42L64 52L56 62L42 62Z'),
        line(44, 40, 38, 28),
        line(58, 42, 64, 30),
        line(64, 52, 82, 52),
        line(56, 62, 60, 74),
        line(42, 62, 36, 72),
        line(34, 51, 12, 52),
      ),
    ),
    4.2,
  );
  const limbs = union(neck, front, under, rear);
  const eye = turn(circle(98, 45.5, 2.6));
  return [accent(subtract(shell, scutes), shell), main(subtract(apart(softened(limbs, 1), shell), eye))];
});

/** A passion fruit, whole and cut: the pips in their pulp. */
const passionFruit = mark('passion-fruit', ['agriculture', 'food', 'gastronomy'], () => {
  const cut = circle(64, 65.5, 40);
  const pulp = circle(64, 65.5, 27);
  const pip = (turn: number, far: number): Path =>
    rotate(leaf(64, 66 - far + 12, 64, 66 - far, 0.36, 0.4), turn, 64, 66);
  const pips = concat(...[0, 60, 120, 180, 240, 300].map((turn) => pip(turn, 21)));
  const fruit = circle(30, 38, 33);
  const stalk = limb('32,10,4.5 36,2,4.5 43,0,4.5');
  const gleam = inked(arc(30, 38, 21, 170, 235), 5);
  const behind = subtract(apart(union(fruit, stalk), cut), gleam);
  return [
    main(behind, subtract(union(fruit, stalk), grow(cut, 4))),
    main(subtract(cut, grow(pulp, 4)), cut),
    accent(subtract(pulp, pips)),
  ];
});

/** A sea lion that sits up on the rocks, its nose in the air. */
const seaLion = mark('sea-lion', ['nature', 'fishing', 'entertainment'], () => {
  const body = union(
    limb('77,14,12 72,24,14 69,38,17 64,56,21 50,74,21 30,88,13 10,96,6'),
    circle(79, 10, 13.5),
    limb('80,10,12 92,7,8 97,6,6.5'),
    circle(97, 6, 6.5),
  );
  const tail = union(leaf(14, 94, -4, 77, 0.28, 0.6), leaf(14, 97, -4, 103, 0.24, 0.6));
  const flipper = parse(
    'M66 62C76 66 82 76 86 88C88 94 92 98 98 101C101 103 100 105.500 96 105.500L74 105.500C66 105.500 62 100 60 92C58 82 58 70 66 62Z',
  );
  const trunk = filleted(union(body, tail), 3);
  const eye = circle(84, 5, 3);
  const mouth = inked(parse('M106 12C101 14 96 14 92 11'), 4);
  return [
    main(softened(subtract(apart(trunk, flipper), eye, mouth), 0.6), trunk),
    accent(filleted(flipper, 1)),
  ];
});

/** A prawn stretched out: its tail in rings, a fan at the end, two long feelers. */
const prawn = mark('prawn', ['fishing', 'food', 'gastronomy'], () => {
  const back = limb('80,42,15 64,36,17 46,36,16 30,44,14 18,58,11.5 12,72,9');
  const head = parse('M64 19C80 18 93 26 103 40C97 50 86 58 70 58C62 54 60 26 64 19Z');
  const fan = union(
    leaf(15, 72, -2, 97, 0.28, 0.6),
    leaf(15, 72, 11, 105, 0.26, 0.6),
    leaf(15, 72, 28, 98, 0.26, 0.6),
  );
  const rings = concat(
    parse('M62 10C56 26 56 44 62 62'),
    parse('M46 12C42 28 42 46 48 60'),
    parse('M26 22C28 36 34 50 42 58'),
    parse('M8 44C16 48 26 58 32 66'),
  );
  const legs = inked(concat(line(78, 58, 70, 74), line(64, 56, 56, 74), line(50, 54, 44, 70)), 5.4);
  const feelers = inked(parse('M96 36C103 20 92 4 70 2M98 42C105 56 102 72 91 82'), 5);
  const trunk = intersect(back, rect(-6, -6, 70, 120));
  return [
    main(subtract(union(head, subtract(union(legs, feelers), grow(trunk, 3))), circle(86, 36, 3.2))),
    accent(subtract(apart(union(trunk, fan), head), stroke(rings, 4.2))),
  ];
});

export const FAR_FIELDS: readonly Mark[] = [
  fruitTree,
  fruitCrate,
  tuberPlant,
  greens,
  channel,
  cherimoya,
  cherimoyaHalf,
  cropDrone,
  jaguar,
  waterfall,
  mezcalBottle,
  pricklyPear,
  cavies,
  buffalo,
  sapling,
  fishPen,
  whaleTail,
  rabbitFace,
  punnet,
  seaTurtle,
  passionFruit,
  seaLion,
  prawn,
];
