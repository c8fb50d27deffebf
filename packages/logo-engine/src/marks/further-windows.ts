import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, leaf, line, rect, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, type Mark, main, mark, softened } from './mark.js';

/** A canvas on its easel. */
const easel = mark('easel', ['art', 'desing'], () => {
  const hills = parse('M19 60L19 52L36 34L47 46L57 38L81 60Z');
  const canvas = subtract(rect(6, 9, 88, 59, 5), softened(hills, 1.5), circle(66, 26, 6.5));
  const legs = union(both(corners('18,80 28,80 15,105 4,105', 2)), rect(45.5, 80, 9, 20, 2));
  return [main(canvas), accent(union(rect(0, 74, 100, 9, 3), legs)), accent(rect(43, -5, 14, 9, 2.5))];
});

/** The helmet of a diver of old. */
const divingHelmet = mark('diving-helmet', ['fishing', 'entertainment'], () => {
  const dome = union(circle(50, 40, 40), both(rect(2, 28, 12, 26, 4)), rect(42, -5, 16, 12, 3));
  const collar = union(rect(8, 78, 84, 11, 4), corners('2,86 98,86 104,105 -4,105', 5));
  const port = circle(50, 40, 25);
  const grid = stroke(concat(line(50, 10, 50, 70), line(20, 40, 80, 40)), 6);
  const bolts = [16, 39, 61, 84].map((x) => circle(x, 95.5, 4));
  return [
    main(subtract(dome, port, rect(0, 73, 100, 20))),
    accent(subtract(circle(50, 40, 20), grid)),
    main(subtract(collar, ...bolts)),
  ];
});

/** A vaporiser and its cloud. */
const vape = mark('vape', ['entertainment', 'food'], () => {
  const box = subtract(rect(-2, 54, 50, 51, 8), rect(9, 65, 28, 13, 3), circle(23, 91, 5.5));
  const tank = union(rect(6, 31, 34, 17, 4), rect(14, 11, 18, 24, 5));
  const cloud = union(
    circle(63, 29, 13),
    circle(79, 14, 18),
    circle(93, 31, 12.5),
    rect(62, 28, 32, 14.5, 6),
  );
  return [main(union(box, tank)), accent(union(cloud, circle(45, 7, 6.5)))];
});

/** A hive of straw. */
const beehive = mark('beehive', ['livestock', 'food', 'nature'], () => {
  const row = (y: number, half: number): Path => rect(50 - half, y, half * 2, 16, 8);
  const door = union(circle(50, 79, 11), rect(39, 79, 22, 30));
  return [
    main(subtract(union(row(18, 32), row(58, 51)), door)),
    main(rect(40, -3, 20, 15, 7)),
    accent(subtract(union(row(38, 43), row(78, 54)), door)),
    main(rect(-5, 99, 110, 6.5, 3)),
  ];
});

/** A packet of seed: what comes up is on it. */
const seedPacket = mark('seed-packet', ['agriculture', 'nature'], () => {
  const packet = parse(
    'M6 8L17 -3L28 8L39 -3L50 8L61 -3L72 8L72 100C72 103 70 105 67 105L11 105C8 105 6 103 6 100Z',
  );
  const sprout = union(
    stroke(line(39, 60, 39, 88), 7.5, { cap: 'round' }),
    leaf(39, 68, 15, 42, 0.36),
    leaf(39, 68, 63, 42, 0.36),
  );
  const seed = (x: number, y: number, turn: number): Path =>
    rotate(leaf(x, y - 11, x, y + 11, 0.38, 0.6), turn, x, y);
  return [
    main(subtract(softened(packet, 1), grow(sprout, 4.5), rect(0, 17, 80, 6))),
    accent(sprout),
    accent(union(seed(90, 52, 20), seed(97, 75, -15), seed(84, 93, 50))),
  ];
});

/** A bent rod, and the fish on its line. */
const fishingRod = mark('fishing-rod', ['fishing', 'entertainment', 'nature'], () => {
  const reel = subtract(circle(32, 77, 14), circle(32, 77, 5));
  const rod = union(limb('1,101,5.5 19,73,5 35,46,4.4 54,22,3.8 68,5,3.4 84,-1.5,3'), reel);
  const thread = rect(81.5, -2, 5.5, 36);
  const fish = union(leaf(84.5, 38, 84.5, 90, 0.38, 0.42), corners('84.5,80 99,103 84.5,97 70,103', 3));
  return [main(union(rod, thread)), accent(subtract(fish, circle(84.5, 53, 3.6)))];
});

/** A telephone with a broken screen, under a plaster. */
const crackedPhone = mark('cracked-phone', ['technology'], () => {
  const phone = subtract(rect(18, -5, 64, 110, 12), rect(40, 2.5, 20, 5.5, 2.5));
  const crack = parse('M84 14L60 26L66 38L44 46M60 26L48 18M66 38L76 46');
  const plaster = rotate(rect(14, 58, 72, 25, 12), -35, 50, 70);
  const dots = [
    [45, 65],
    [55, 65],
    [45, 75],
    [55, 75],
  ].map(([x = 0, y = 0]) => rotate(circle(x, y, 2.8), -35, 50, 70));
  return [main(subtract(apart(phone, plaster), stroke(crack, 5))), accent(subtract(plaster, ...dots))];
});

/** A bin for what is used again. */
const recyclingBin = mark('recycling-bin', ['nature', 'marketing', 'construction'], () => {
  const arrow = union(stroke(arc(50, 66, 20, -80, -10), 8.5), corners('57,62 83,62 70,78', 1));
  const arrows = [0, 120, 240].map((turn) => rotate(arrow, turn, 50, 66));
  const bin = corners('4,27 96,27 87,105 13,105', 6);
  return [main(subtract(bin, ...arrows)), accent(union(rect(-4, 6, 108, 15, 5), rect(34, -4, 32, 14, 5)))];
});

/** A shirt for the pitch, ten on it. */
const sportsJersey = mark('sports-jersey', ['healthcare', 'entertainment', 'desing'], () => {
  const vest = parse(
    'M22 -4L36 -4C37 17 63 17 64 -4L78 -4C78 18 82 32 95 39L95 85L5 85L5 39C18 32 22 18 22 -4Z',
  );
  const one = corners('22,41 28,34 37,34 37,74 28,74 28,46 22,46', 1);
  const nought = stroke(rect(51, 38, 22, 32, 9), 8.5);
  return [main(subtract(softened(vest, 2), one, nought)), accent(rect(5, 91, 90, 13, 3))];
});

/** The head of a stag in a sight. */
const stagSight = mark('stag-sight', ['entertainment', 'nature'], () => {
  const ring = stroke(circle(50, 50, 45), 7.5);
  const ticks = [0, 90, 180, 270].map((turn) => rotate(rect(46.2, -5, 7.6, 20, 3), turn, 50, 50));
  const antler = stroke(
    parse('M45 46C38 42 31 36 30 24M36 41C29 41 23 36 22 30M40 44C40 38 39 34 41 28'),
    5.2,
    { cap: 'round' },
  );
  const face = parse('M40 47L60 47C61 56 58 66 56 76C55 82 45 82 44 76C42 66 39 56 40 47Z');
  return [main(union(ring, ...ticks)), accent(union(face, both(union(antler, leaf(41, 52, 25, 52, 0.3)))))];
});

/** A cap for a birthday. */
const partyHat = mark('party-hat', ['entertainment', 'marketing'], () => {
  const cone = corners('50,10 90,90 10,90', 5);
  const stripes = stroke(concat(line(15, 64, 85, 40), line(10, 92, 95, 63)), 7);
  const brim = [8, 29, 50, 71, 92].map((x) => circle(x, 94, 11));
  const top = circle(50, 8, 13);
  return [main(apart(subtract(cone, stripes), top, ...brim)), accent(union(top, ...brim))];
});

/** A cabin that is all roof, on its deck. */
const frameCabin = mark('a-frame-cabin', ['entertainment', 'construction', 'nature'], () => {
  const slope = parse('M50 3L2 86M50 3L98 86');
  const roof = stroke(slope, 11, { cap: 'round', join: 'round' });
  const deck = rect(-5, 94, 110, 10, 3);
  const frames = union(rect(0, 56, 100, 5.5), rect(47.2, 0, 5.6, 58), rect(56, 67, 17, 40, 1.5));
  const front = subtract(apart(corners('50,20 92,94 8,94', 2), roof, deck), frames);
  return [main(union(roof, deck)), accent(softened(front, 0.8))];
});

/** A school: its clock, its flag and its door. */
const schoolhouse = mark('schoolhouse', ['marketing', 'construction'], () => {
  const tower = corners('50,20 78,40 78,105 22,105 22,40', 3);
  const panes = union(rect(2.5, 67, 8, 10, 1), rect(2.5, 86, 8, 10, 1));
  const door = union(rect(41, 82, 18, 26), circle(50, 82, 9));
  const mast = union(tower, rect(46.5, -5, 7, 30, 2));
  return [
    main(subtract(mast, door, circle(50, 54, 12.5))),
    main(both(subtract(rect(-5, 57, 22.5, 48, 3), panes))),
    accent(circle(50, 54, 7.5)),
    accent(corners('58,-4 86,2 58,13', 2)),
  ];
});

/** A paddler in a kayak. */
const kayaker = mark('kayaker', ['entertainment', 'fishing', 'transportation'], () => {
  const hull = parse('M-5 65C14 73 28 74 34 74L66 74C72 74 86 73 105 65C98 81 78 88 50 88C22 88 2 81 -5 65Z');
  const blade = (x: number, y: number): Path => rotate(ellipse(x, y, 14, 7.5), -15, x, y);
  const paddle = union(limb('14,53.6,3.4 86,34.4,3.4'), blade(8.5, 54), blade(91.5, 34));
  const arms = union(limb('47,34,6 31,37,5.5 24,52,4.5'), limb('53,34,6 69,33,5.5 76,44,4.5'));
  const trunk = parse('M35 76L34 40C34 29 41 25 50 25C59 25 65 29 65 40L65 76Z');
  const sea = wave(2, 99, 96, 4, 3);
  return [
    main(union(hull, softened(apart(union(circle(50, 8, 12), trunk, arms), paddle), 1))),
    accent(paddle),
    accent(stroke(sea, 6.5, { cap: 'round' }), sea),
  ];
});

/** A pipe for tobacco, and its smoke. */
const tobaccoPipe = mark('tobacco-pipe', ['entertainment', 'art', 'food'], () => {
  const bowl = parse(
    'M-3 47L39 47C39 60 38 68 40 74C58 72 60 40 84 34L88 44C72 52 74 92 34 98C10 101 0 88 -1 70Z',
  );
  const bit = limb('92,37,6 98,34,5.5 105,33,5');
  const smoke = parse('M18 38C4 26 32 18 18 3');
  return [main(softened(bowl, 2)), accent(bit), accent(stroke(smoke, 7.5, { cap: 'round' }), smoke)];
});

/** A dog and a cat that sit side by side, from behind. */
const dogAndCat = mark('dog-and-cat', ['livestock', 'healthcare', 'nature'], () => {
  const pear = parse('M29 34C45 38 57 62 57 86C57 98 53 105 45 105L12 105C4 105 0 98 0 86C0 62 13 38 29 34Z');
  const ear = limb('14,8,3 4,16,6.5 1,28,6 4,37,2');
  const dog = union(pear, ellipse(28.5, 21, 19, 21.5), ear, mirror(ear, 28.5));
  const rump = parse(
    'M83 58C94 62 104 78 104 92C104 101 100 105 94 105L71 105C65 105 61 101 61 92C61 78 72 62 83 58Z',
  );
  const point = corners('66,52 67,27 82,40', 2);
  const cat = union(rump, ellipse(82.5, 51, 17, 15), point, mirror(point, 82.5));
  const tail = stroke(parse('M81 96C92 96 94 86 86 83'), 5, { cap: 'round' });
  const wag = stroke(parse('M28 95C40 95 44 84 37 77'), 5.5, { cap: 'round' });
  return [main(subtract(softened(dog, 1.5), wag)), accent(subtract(softened(apart(cat, dog), 1), tail))];
});

/** A car with the sign of who learns on its roof. */
const learnerCar = mark('learner-car', ['automotive', 'transportation', 'marketing'], () => {
  const sign = subtract(rect(32, -5, 36, 34, 5), corners('43,3 50,3 50,15 59,15 59,22 43,22', 1));
  const cabin = parse(
    'M24 35L76 35C80 35 82 37 84 41L92 60C98 61 104 66 104 74L104 90L-4 90L-4 74C-4 66 2 61 8 60L16 41C18 37 20 35 24 35Z',
  );
  const glass = parse('M28 43L72 43C74 43 75 44 76 46L81 59L19 59L24 46C25 44 26 43 28 43Z');
  const wheels = both(rect(4, 84, 20, 19, 4));
  const lights = both(circle(16, 75, 6));
  return [main(subtract(union(cabin, wheels), glass, lights, rect(34, 72, 32, 7, 2))), accent(sign)];
});

/** A taxi from the side, its chequers along it. */
const cabSide = mark('cab-side', ['transportation', 'automotive'], () => {
  const body = parse(
    'M-4 72C-4 61 0 55 10 53L20 51L32 30C34 26 37 24 41 24L66 24C70 24 73 26 76 29L88 48C98 50 104 55 104 66L104 83C104 86 102 88 99 88L1 88C-2 88 -4 86 -4 83Z',
  );
  const glass = union(corners('40,32 50,32 50,49 29,49', 2), corners('57,32 66,32 78,49 57,49', 2));
  const chequer = [10, 26, 42, 58, 74].map((x) => rect(x, 56, 8, 8, 0.5));
  const wheel = circle(23, 86, 15);
  return [
    main(subtract(apart(body, both(wheel)), glass, ...chequer)),
    main(both(subtract(wheel, circle(23, 86, 5)))),
    accent(rect(38, 2, 28, 17, 4)),
  ];
});

/** A face with a mask and a snorkel, half in the water. */
const snorkeller = mark('snorkeller', ['fishing', 'entertainment', 'transportation'], () => {
  const head = parse('M42 2C66 2 80 18 80 42C80 52 78 60 74 68L10 68C6 60 4 52 4 42C4 18 18 2 42 2Z');
  const mask = parse(
    'M10 26L74 26C78 26 80 29 80 33C80 50 74 60 62 60C52 60 50 50 42 50C34 50 32 60 22 60C10 60 4 50 4 33C4 29 6 26 10 26Z',
  );
  const glass = parse(
    'M14 34L70 34C71 46 67 52 61 52C54 52 52 42 42 42C32 42 30 52 23 52C17 52 13 46 14 34Z',
  );
  const tube = parse('M96 -1L96 56C96 66 91 73 84 76');
  const sea = concat(wave(-1, 78, 102, 4.5, 3), wave(-1, 97, 102, 4.5, 3));
  const water = stroke(sea, 7.5, { cap: 'round' });
  return [
    main(apart(head, mask, water)),
    accent(apart(subtract(mask, glass), water)),
    accent(apart(stroke(tube, 9, { cap: 'round' }), water), line(96, -1, 96, 60)),
    main(water, sea),
  ];
});

/** Who plays the records, behind the decks. */
const djBooth = mark('dj-booth', ['entertainment', 'art'], () => {
  const head = circle(50, 24, 17);
  const band = stroke(arc(50, 24, 25.5, 172, 368), 7, { cap: 'round' });
  const cups = both(rect(18, 20, 13, 20, 5));
  const chest = parse('M18 62C18 50 28 47 50 47C72 47 82 50 82 62Z');
  const deck = (x: number): Path => subtract(circle(x, 85, 14), circle(x, 85, 4.5));
  const table = rect(-5, 66, 110, 38, 6);
  const fader = rect(47, 76, 6, 18, 3);
  return [
    main(union(head, apart(chest, cups))),
    accent(union(apart(band, head), apart(cups, head))),
    main(subtract(table, circle(22, 85, 18), circle(78, 85, 18), fader)),
    accent(union(deck(22), deck(78))),
  ];
});

export const FURTHER_WINDOWS: readonly Mark[] = [
  easel,
  divingHelmet,
  vape,
  beehive,
  seedPacket,
  fishingRod,
  crackedPhone,
  recyclingBin,
  sportsJersey,
  stagSight,
  partyHat,
  frameCabin,
  schoolhouse,
  kayaker,
  tobaccoPipe,
  dogAndCat,
  learnerCar,
  cabSide,
  snorkeller,
  djBooth,
];
