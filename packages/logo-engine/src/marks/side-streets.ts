import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../geometry/path.js';
import { band, circle, corners, ellipse, line, polar, rect, star } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  filleted,
  fitted,
  inked,
  type Mark,
  main,
  mark,
  placed,
  softened,
} from './mark.js';

/** Two oars crossed, of a rowing club. */
const crossedOars = mark('crossed-oars', ['entertainment', 'fishing'], () => {
  const lean = (path: Path): Path => rotate(path, 35, 50, 66);
  const blade = lean(
    parse(
      'M36 -11C36 -15 38 -17 42 -17L58 -17C62 -17 64 -15 64 -11L63 10C62 22 59 30 55 37L45 37C41 30 38 22 37 10Z',
    ),
  );
  const shaft = apart(lean(rect(45.5, 20, 9, 92, 4.5)), blade);
  return fitted(
    [
      main(shaft),
      main(softened(apart(mirror(shaft), shaft), 1)),
      accent(softened(blade, 1.5)),
      accent(softened(mirror(blade), 1.5)),
    ],
    0.96,
    0,
    1.8,
  );
});

/** A shuttlecock, its cork down. */
const shuttlecock = mark('shuttlecock', ['entertainment', 'healthcare'], () => {
  const tilt = (path: Path): Path => placed(path, 1, 28, 0, 0);
  const skirt = parse(
    'M38 68L12 6C11 2 13 -1 17 -2C20 -3 23 -1 25 1C28 -5 38 -6 41 -1C44 -6 56 -6 59 -1C62 -6 72 -5 75 1C77 -1 80 -3 83 -2C87 -1 89 2 88 6L62 68Z',
  );
  const ribs = concat(line(50, -8, 50, 60), line(31, -8, 42.5, 60), line(69, -8, 57.5, 60));
  const ring = parse('M12 36C36 46 64 46 88 36');
  const cork = parse('M36 75L64 75L66 86C66 97 59 104 50 104C41 104 34 97 34 86Z');
  return fitted(
    [
      main(tilt(softened(subtract(skirt, stroke(ribs, 5), stroke(ring, 5)), 0.6)), tilt(concat(skirt, ring))),
      accent(tilt(softened(cork, 2))),
    ],
    0.98,
    -11,
    6,
  );
});

/** A pickleball paddle and its ball with holes. */
const pickleball = mark('pickleball', ['entertainment', 'healthcare'], () => {
  const tilt = (path: Path): Path => placed(path, 1, 38, 4, -4);
  const face = rect(18, -8, 56, 70, 20);
  const paddle = union(face, corners('34,54 58,54 53,74 39,74', 4), rect(39, 68, 14, 40, 5));
  const edge = tilt(rect(32, 74, 28, 5));
  const ball = circle(83, 83, 22);
  const holes = union(
    circle(83, 83, 4.6),
    ...[0, 1, 2, 3, 4].map((i) => {
      const [x, y] = polar(83, 83, 13, -90 + 72 * i);
      return circle(x, y, 4);
    }),
  );
  return fitted(
    [main(subtract(apart(filleted(tilt(paddle), 2), ball), edge)), accent(subtract(ball, holes), ball)],
    0.94,
    -7.8,
    2.9,
  );
});

/** Somebody who skis down a slope. */
const skier = mark('skier', ['entertainment', 'nature'], () => {
  const slope = (path: Path): Path => rotate(path, 18, 50, 88);
  const ski = inked(slope(parse('M-2 92L92 92C98 92 102 90 104 85')), 9);
  const head = circle(68, 12, 14);
  const body = inked(parse('M52 34L34 52L60 62L48 80'), 15);
  const arm = inked(parse('M52 36L68 50L84 46'), 9.5);
  const pole = inked(line(84, 46, 14, 30), 5);
  const figure = filleted(union(body, arm), 1.5);
  return fitted(
    [
      main(softened(apart(figure, ski), 1), parse('M84 46L68 50L52 34L34 52L60 62L48 80')),
      main(head),
      accent(ski, slope(parse('M-2 92L92 92C98 92 102 90 104 85'))),
      accent(intersect(apart(pole, figure, head), rect(0, 0, 46, 60)), null),
    ],
    0.97,
    -0.8,
    -4,
  );
});

/** A bunk bed, its ladder and two pillows. */
const bunkBed = mark('bunk-bed', ['entertainment', 'desing', 'transportation'], () => {
  const posts = union(rect(-3, 2, 10, 103, 3), rect(93, 2, 10, 103, 3));
  const boards = union(rect(-3, 34, 106, 12, 3), rect(-3, 80, 106, 12, 3));
  const rails = union(rect(68, 2, 9, 100, 3), rect(70, 12, 30, 8, 2), rect(70, 59, 30, 8, 2));
  const pillow = (y: number): Path => rect(11, y, 22, 13, 5);
  const cover = (y: number): Path =>
    parse(`M37 ${y + 13}L37 ${y + 6}C37 ${y + 1} 41 ${y - 2} 46 ${y - 2}L64 ${y - 2}L64 ${y + 13}Z`);
  return [
    main(union(posts, boards, rails)),
    accent(pillow(17)),
    accent(pillow(63)),
    accent(softened(cover(17), 1)),
    accent(softened(cover(63), 1)),
  ];
});

/** The card that hangs on the door of a hotel room: a moon on it. */
const doorHanger = mark('door-hanger', ['entertainment', 'transportation', 'desing'], () => {
  const card = rect(17, -5, 66, 111, 13);
  const hole = union(circle(50, 27, 20), corners('6,18 34,24 34,32 6,26'));
  const moon = subtract(circle(49, 77, 17), circle(57, 70, 14.5));
  return fitted(
    [
      main(softened(subtract(card, hole, grow(moon, 5.5)), 0.6), subtract(card, hole)),
      accent(softened(moon, 0.8)),
    ],
    0.99,
    0,
    -0.5,
  );
});

/** A postage stamp: its perforated edge, a hill and the sun. */
const postageStamp = mark('postage-stamp', ['art', 'marketing', 'desing'], () => {
  const sheet = rect(5, -4, 90, 108, 2);
  const across = [14, 32, 50, 68, 86];
  const down = [5.5, 23.3, 41.1, 58.9, 76.7, 94.5];
  const bites = union(
    ...across.flatMap((x) => [circle(x, -4, 5), circle(x, 104, 5)]),
    ...down.flatMap((y) => [circle(5, y, 5), circle(95, y, 5)]),
  );
  const frame = rect(18, 10, 64, 80, 3);
  const sails = union(corners('47,20 47,60 24,60', 2), corners('54,28 54,60 73,60', 2));
  const hull = parse('M23 66L77 66C75 76 70 82 62 82L38 82C30 82 25 76 23 66Z');
  return [main(subtract(softened(subtract(sheet, bites), 1), frame)), main(hull), accent(sails)];
});

/** A round sticker that is being peeled off. */
const peelingSticker = mark('peeling-sticker', ['marketing', 'desing', 'art'], () => {
  const rest = corners('-50,-50 201,-50 -50,201');
  const kept = intersect(circle(50, 50, 54), rest);
  const flap = intersect(circle(101, 101, 54), rest);
  const badge = star(40, 41, 24, 11.5, 5, 4);
  return [main(softened(subtract(apart(kept, flap), badge), 1)), accent(softened(flap, 2))];
});

/** The back of a phone in its case: the window of the camera and a heart. */
const phoneCase = mark('phone-case', ['technology', 'marketing', 'desing'], () => {
  const shell = rect(19, -6, 62, 112, 16);
  const island = rect(28, 3, 27, 30, 9);
  const lenses = union(circle(41.5, 11.5, 5), circle(41.5, 24.5, 5));
  const heart = parse(
    'M50 88C36 78 28 70 28 60C28 53 33 48 39 48C44 48 48 51 50 55C52 51 56 48 61 48C67 48 72 53 72 60C72 70 64 78 50 88Z',
  );
  return fitted(
    [
      main(subtract(shell, grow(island, 4.5), grow(heart, 5)), shell),
      main(subtract(island, lenses)),
      accent(heart),
    ],
    0.98,
  );
});

/** A raised fist. */
const raisedFist = mark('raised-fist', ['marketing', 'healthcare'], () => {
  const fingers = union(...[4, 0, 0, 4].map((low, i) => rect(9 + i * 19.5, low + 5, 17, 38, 7.5)));
  const thumb = parse(
    'M44 39L76 39C90 39 98 46 98 57C98 68 92 76 82 81L74 85L62 74L70 69C74 66 72 60 67 60L44 60C37 60 33 55 33 49.500C33 44 37 39 44 39Z',
  );
  const palm = parse('M9 30L84.500 30L84.500 70L72 82L72 88L28 88L28 82C16 76 9 66 9 54Z');
  const gaps = union(...[27.25, 46.75, 66.25].map((x) => rect(x - 2, -10, 4, 48)));
  const hand = subtract(union(subtract(fingers, rect(0, 38, 100, 20)), palm), gaps);
  const cuff = rect(26, 92, 48, 14, 4);
  return fitted(
    [main(softened(apart(hand, thumb), 1)), main(softened(thumb, 1)), accent(cuff)],
    1.06,
    -3.7,
    -5.8,
  );
});

/** The handpiece of a laser, and the flash at its tip. */
const laserWand = mark('laser-wand', ['healthcare', 'desing'], () => {
  const lean = (path: Path): Path => rotate(path, 45, 50, 50);
  const grip = lean(rect(32, -20, 36, 52, 12));
  const tip = lean(corners('36,37 64,37 58,56 42,56', 3));
  const button = lean(rect(45, -10, 10, 22, 5));
  const flash = star(22, 78, 28, 12.5, 8, 2);
  return fitted(
    [main(subtract(grip, button)), main(tip), accent(softened(apart(flash, tip), 0.8))],
    0.97,
    -1.7,
    1.7,
  );
});

/** A snow globe with a house in it. */
const snowGlobe = mark('snow-globe', ['entertainment', 'transportation', 'art'], () => {
  const glass = circle(50, 40, 46);
  const inner = circle(50, 40, 37);
  const base = parse('M20 90.500L80 90.500L87 101C88 104 87 106 84 106L16 106C13 106 12 104 13 101Z');
  const room = circle(50, 40, 32);
  const mound = parse('M10 58C26 49 40 51 50 56C62 61 76 59 92 52L92 90L10 90Z');
  const house = subtract(
    union(corners('50,8 76,33 24,33', 3), rect(31, 30, 38, 34)),
    rect(45, 40, 11, 30, 2),
  );
  const ground = intersect(mound, room);
  return fitted(
    [
      main(subtract(glass, inner)),
      main(softened(apart(house, mound), 0.8)),
      main(concat(circle(24, 40, 3.6), circle(76, 42, 3.6), circle(29, 23, 3.6), circle(71, 23, 3.6))),
      accent(softened(ground, 1)),
      accent(softened(base, 2)),
    ],
    0.98,
  );
});

/** The tag of a dog's collar: a bone on a ring, a heart cut out of it. */
const petTag = mark('pet-tag', ['nature', 'art', 'marketing'], () => {
  const ring = band(50, 17, 22, 12, 0, 359.9);
  const bone = filleted(
    union(
      rect(14, 47, 72, 42, 6),
      circle(11, 49, 16.5),
      circle(11, 87, 16.5),
      circle(89, 49, 16.5),
      circle(89, 87, 16.5),
    ),
    3,
  );
  const heart = parse(
    'M50 84C41 77 35 72 35 65C35 60 38 57 42 57C46 57 49 59 50 62C51 59 54 57 58 57C62 57 65 60 65 65C65 72 59 77 50 84Z',
  );
  return [main(subtract(apart(bone, ring), heart), apart(bone, ring)), accent(ring)];
});

/** A lily of heraldry. */
const fleurDeLis = mark('fleur-de-lis', ['marketing', 'entertainment', 'desing'], () => {
  const middle = parse(
    'M50 -6C60 10 67 22 67 34C67 44 60 52 57 60L43 60C40 52 33 44 33 34C33 22 40 10 50 -6Z',
  );
  const side = parse(
    'M61 60C62 46 70 30 84 30C96 30 104 40 102 52C100 62 92 67 84 64C88 61 89 55 86 52C80 47 72 52 73 60Z',
  );
  const bar = rect(24, 64, 52, 12, 5);
  const foot = parse('M43 80L57 80C57 88 55 96 50 106C45 96 43 88 43 80Z');
  const toe = parse('M61 80L72 80C73 86 77 90 83 89C80 97 68 98 61 80Z');
  return fitted(
    [
      main(softened(middle, 1)),
      main(both(softened(apart(side, middle), 1))),
      accent(bar),
      main(foot),
      main(both(toe)),
    ],
    0.98,
    0,
    -0.4,
  );
});

/** The head of a laser that engraves a board. */
const laserEngraver = mark('laser-engraver', ['marketing', 'art', 'desing', 'construction'], () => {
  const head = corners('22,-5 78,-5 78,20 60,42 40,42 22,20', 5);
  const seam = rect(10, 13, 80, 5);
  const beam = union(rect(46, 47, 8, 26), star(50, 77, 20, 8.5, 8, 1.5));
  const board = rect(-4, 77, 108, 28, 5);
  return [
    main(subtract(head, seam), concat(head, line(22, 15.5, 78, 15.5))),
    accent(beam),
    main(softened(apart(board, beam), 1)),
  ];
});

/** A calendar on its rings, one of its days in the second colour. */
const wallCalendar = mark('wall-calendar', ['marketing', 'healthcare', 'technology'], () => {
  const sheet = rect(1, 7, 98, 98, 13);
  const rings = union(rect(23, -6, 11, 26, 5.5), rect(66, -6, 11, 26, 5.5));
  const page = rect(10, 35, 80, 61, 6);
  const day = (x: number, y: number): Path => rect(x, y, 15, 15, 4);
  const days = [day(20, 45), day(42.5, 45), day(65, 45), day(20, 71), day(42.5, 71)];
  return fitted(
    [
      main(subtract(sheet, page, grow(rings, 4.5)), subtract(sheet, page)),
      main(rings),
      main(concat(...days)),
      accent(rect(61.5, 67.5, 22, 22, 6)),
    ],
    0.98,
    0,
    0.5,
  );
});

/** Somebody who rows, in a long boat on the water. */
const rower = mark('rower', ['entertainment', 'fishing'], () => {
  const hull = parse('M-4 62L104 62C100 74 90 80 78 80L22 80C10 80 0 74 -4 62Z');
  const spine = parse('M60 56L74 34L50 46');
  const legs = parse('M60 56L42 44L30 57');
  const oar = line(50, 46, 18, 94);
  const blade = rotate(rect(10, 82, 13, 26, 5), 34, 16.5, 95);
  const head = circle(80, 12, 13);
  const figure = union(inked(spine, 13), inked(legs, 11));
  const pole = union(inked(oar, 7.5), blade);
  const swell = parse('M40 96C48 90 56 90 64 96C72 102 80 102 88 96C92 93 96 92 101 92');
  return fitted(
    [
      main(head),
      main(softened(apart(figure, pole, hull), 1), concat(spine, legs)),
      main(softened(apart(hull, pole), 1)),
      accent(pole, concat(oar, blade)),
      main(inked(swell, 8), swell),
    ],
    0.98,
    0,
    -1,
  );
});

/** A badminton racquet, slim, and a shuttlecock. */
const badminton = mark('badminton', ['entertainment', 'healthcare'], () => {
  const lean = (path: Path): Path => rotate(path, 38, 50, 50);
  const rim = ellipse(50, 19, 29, 36);
  const strings = intersect(
    union(
      ...[42, 58].map((x) => rect(x - 2.2, -20, 4, 80)),
      ...[4, 19, 34].map((y) => rect(10, y - 2.2, 80, 4.4)),
    ),
    ellipse(50, 19, 26, 33),
  );
  const frame = union(subtract(rim, ellipse(50, 19, 21.5, 28.5)), strings, rect(46, 52, 8, 34));
  const grip = rect(43.5, 86, 13, 34, 5);
  const shuttle = (path: Path): Path => placed(path, 0.42, -30, 33, 32);
  const skirt = parse(
    'M36 62L12 2C11 -3 17 -6 22 -2L30 2L36 -3L43 1L50 -4L57 1L64 -3L70 2L78 -2C83 -6 89 -3 88 2L64 62Z',
  );
  const cork = parse('M34 72L66 72L67 86C67 97 60 104 50 104C40 104 33 97 33 86Z');
  return fitted(
    [
      main(lean(frame)),
      accent(lean(grip)),
      accent(shuttle(softened(skirt, 1))),
      main(shuttle(softened(cork, 2))),
    ],
    0.95,
    0,
    1,
  );
});

/** A phone with a shield on its screen. */
const phoneShield = mark('phone-shield', ['technology', 'marketing'], () => {
  const body = rect(14, -5, 58, 110, 14);
  const glass = rect(23, 7, 40, 77, 4);
  const shield = parse('M68 36L98 46C98 76 90 94 68 104C46 94 38 76 38 46Z');
  const tick = parse('M56 69L65.500 78.500L82 60');
  return [
    main(softened(subtract(apart(body, grow(shield, 1)), glass), 0.8)),
    accent(
      subtract(softened(shield, 2), stroke(tick, 7.5, { cap: 'round', join: 'round' })),
      concat(shield, tick),
    ),
  ];
});

/** A basketball hoop: board, ring and net. */
const hoop = mark('basketball-hoop', ['entertainment', 'healthcare'], () => {
  const board = subtract(rect(-2, -4, 104, 68, 9), rect(8, 6, 84, 48, 3));
  const aim = subtract(rect(31, 16, 38, 60, 3), rect(39, 24, 22, 60, 1));
  const ring = rect(17, 50, 66, 11, 5.5);
  const threads = concat(parse('M24 62L36 102M76 62L64 102M41 62L63 102M59 62L37 102'));
  const net = intersect(inked(threads, 6), rect(0, 65, 100, 41));
  return [
    main(softened(apart(union(board, intersect(aim, rect(0, 0, 100, 54))), ring), 0.8)),
    accent(ring, line(20, 55.5, 80, 55.5)),
    main(net, intersect(threads, rect(0, 65, 100, 41))),
  ];
});

/** A high kick of karate. */
const karateKick = mark('karate-kick', ['entertainment', 'healthcare'], () => {
  const stand = parse('M34 60L42 80L36 102');
  const kick = parse('M36 58L66 44L99 16');
  const torso = parse('M24 32L34 56');
  const guard = parse('M26 32L50 36L56 20');
  const back = parse('M22 34L6 48L18 60');
  const belt = rotate(rect(16, 52, 36, 8, 2), -18, 34, 56);
  const figure = union(
    inked(stand, 13),
    inked(kick, 13),
    inked(torso, 19),
    inked(guard, 10),
    inked(back, 10),
  );
  return fitted(
    [
      main(circle(22, 9, 12.5)),
      main(softened(apart(filleted(figure, 1.5), belt, circle(22, 9, 12.5)), 0.8)),
      accent(belt),
    ],
    0.96,
    1,
    -2,
  );
});

/** A cat that sits with its back to us. */
const seatedCat = mark('seated-cat', ['nature', 'livestock'], () => {
  const head = union(ellipse(44, 24, 25, 21), corners('19,24 20,-6 40,6', 3), corners('69,24 68,-6 48,6', 3));
  const body = parse(
    'M44 30C60 30 66 42 70 56C76 74 82 84 78 96C76 102 70 105 64 105L24 105C18 105 12 102 10 96C6 84 12 74 18 56C22 42 28 30 44 30Z',
  );
  const tail = parse('M72 98C90 100 100 88 94 74C90 64 94 54 100 50');
  const cat = filleted(union(head, body), 3);
  const brush = inked(tail, 11);
  return [main(softened(apart(cat, brush), 1)), accent(brush, tail)];
});

/** Somebody who does pilates on the carriage of a reformer. */
const reformer = mark('pilates-reformer', ['healthcare', 'entertainment'], () => {
  const frame = union(
    rect(-4, 86, 108, 9, 3),
    rect(2, 90, 9, 15, 3),
    rect(89, 90, 9, 15, 3),
    rect(-4, 60, 9, 30, 4),
  );
  const carriage = rect(30, 70, 66, 11, 5);
  const trunk = parse('M72 57L44 57L10 22');
  const arm = parse('M71 56L52 30');
  const figure = union(inked(trunk, 13), inked(arm, 9));
  return [
    main(circle(94, 51, 10)),
    main(filleted(figure, 1.5), concat(trunk, arm)),
    main(frame),
    accent(carriage),
  ];
});

/** A volleyball over the net. */
const volleyballNet = mark('volleyball-net', ['entertainment', 'healthcare'], () => {
  const posts = union(rect(-4, 40, 9, 65, 3), rect(95, 40, 9, 65, 3));
  const net = union(
    rect(-4, 46, 108, 8),
    rect(-4, 76, 108, 7),
    ...[23.5, 47, 70.5].map((x) => rect(x, 46, 6, 36)),
    rect(-4, 62, 108, 5),
  );
  const ball = circle(50, 17, 21);
  const seams = concat(parse('M50 17C56 10 64 7 72 9M50 17C53 26 51 34 46 40M50 17C41 16 33 19 28 25'));
  return [
    main(union(posts, net)),
    accent(softened(subtract(ball, stroke(seams, 4.5)), 0.6), concat(ball, seams)),
  ];
});

export const SIDE_STREETS: readonly Mark[] = [
  crossedOars,
  shuttlecock,
  pickleball,
  skier,
  bunkBed,
  doorHanger,
  postageStamp,
  peelingSticker,
  phoneCase,
  raisedFist,
  laserWand,
  snowGlobe,
  petTag,
  fleurDeLis,
  laserEngraver,
  wallCalendar,
  rower,
  badminton,
  phoneShield,
  hoop,
  karateKick,
  seatedCat,
  reformer,
  volleyballNet,
];
