import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polar, polyline, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A mouth that smiles, with a row of even teeth; in one colour, as neither lips nor teeth are of gold. */
const smile = mark('smile', ['healthcare', 'marketing'], () => {
  const mouth = parse(
    'M-5 25C10 21 23 10 37 10C44 10 47 13 50 15C53 13 56 10 63 10C77 10 90 21 105 25C101 66 79 91 50 91C21 91 -1 66 -5 25Z',
  );
  const teeth = parse('M7 33C20 29 34 27 50 29C66 27 80 29 93 33C84 52 70 60 50 60C30 60 16 52 7 33Z');
  const partings = concat(...[-26, -9, 9, 26].map((x) => line(50 + x, 20, 50 + x * 0.94, 66)));
  const lip = parse('M24 72C38 81 62 81 76 72');
  return [
    main(
      subtract(mouth, subtract(teeth, stroke(partings, 4.6)), stroke(lip, 5)),
      concat(mouth, teeth, intersect(stroke(partings, 0.2), teeth)),
    ),
  ];
});

/** A dentist's mirror and probe, crossed. */
const dentalMirror = mark('dental-mirror', ['healthcare', 'marketing'], () => {
  const lean = (path: Path, turn = 38): Path => translate(scale(rotate(path, turn, 50, 60), 0.96), 3, 2.5);
  const grip = rect(43.5, 62, 13, 52, 6.5);
  const ringed = subtract(grip, rect(40, 70, 20, 4.8), rect(40, 79.5, 20, 4.8));
  const disc = circle(50, 8, 24);
  const glass = union(subtract(disc, circle(50, 8, 17.5)), circle(50, 8, 13));
  const stem = stroke(line(50, 31, 50, 66), 7);
  const hook = limb('50,68,3.5 50,40,3.5 50,16,3.5 46,0,3.4 37,-6,3.2 28,-2,2.6 24,6,1.6');
  const outline = concat(circle(50, 8, 21), circle(50, 8, 11), line(50, 29, 50, 58), grip);
  return [
    main(lean(union(glass, stem, ringed)), lean(outline)),
    accent(apart(lean(union(hook, ringed), -38), lean(union(disc, stem, grip)))),
  ];
});

/** A dentist's chair under its lamp. */
const dentalChair = mark('dental-chair', ['healthcare', 'technology'], () => {
  const rest = union(limb('7,18,7.5 18,42,9 29,66,9'), stroke(line(5, 12, 9, 22), 7));
  const seat = union(rest, stroke(parse('M29 67L58 67L88 79'), 16), stroke(line(0, 15, 13, 9.4), 10));
  const arm = stroke(line(38, 52, 60, 52), 7.5);
  const base = union(rect(40, 70, 16, 30), rect(22, 96, 52, 9, 4.5));
  const lamp = parse('M36 4L64 4C68 4 69 8 68 11C66 20 60 24 50 24C40 24 34 20 32 11C31 8 32 4 36 4Z');
  const hung = rotate(translate(rotate(lamp, 180, 50, 14), 8, 4), -28, 58, 18);
  const boom = stroke(parse('M62 12L88 -1L101 38'), 7);
  const tray = rect(74, 40, 31, 8.5, 4);
  return [accent(seat), main(apart(union(base, arm), seat)), main(union(hung, boom, tray))];
});

/** A board that hangs from its post, with a house on it. */
const estateSign = mark('estate-sign', ['construction', 'marketing', 'desing'], () => {
  const post = union(rect(2, -5, 11, 110, 3), rect(-5, 8, 109, 10, 3));
  const chains = concat(line(38, 18, 38, 38), line(87, 18, 87, 38));
  const board = rect(22, 35, 82, 62, 6);
  const roof = corners('63,43 92,66 34,66', 3);
  const walls = subtract(rect(42, 62, 42, 27, 2), rect(57.5, 73, 11, 20));
  return [main(apart(union(post, stroke(chains, 6.5)), board)), accent(subtract(board, union(roof, walls)))];
});

/** A dollar and a euro that change places. */
const currencyExchange = mark('currency-exchange', ['marketing', 'technology', 'transportation'], () => {
  const dollar = concat(
    parse(
      'M38.500 22C36 18 33 17 29.500 17C24 17 20.500 20 20.500 24C20.500 34 38.500 28 38.500 37C38.500 41 35 44 29.500 44C25 44 22 42.500 20 39',
    ),
    line(29.5, 11, 29.5, 17),
    line(29.5, 44, 29.5, 50),
  );
  const euro = concat(arc(73.5, 69.5, 12.5, 48, 312), line(55, 65.5, 73, 65.5), line(55, 74.5, 71, 74.5));
  const one = circle(29.5, 30.5, 33);
  const other = circle(70.5, 69.5, 33);
  const turn = parse('M72 2C86 4 95 12 96.500 25');
  const head = corners('84,22 105.500,22 96,36', 2);
  const arrow = union(stroke(turn, 7.5), head);
  return [
    main(subtract(apart(one, other), stroke(dollar, 5.5))),
    accent(subtract(other, stroke(euro, 5.5))),
    main(union(arrow, rotate(arrow, 180))),
  ];
});

/** A magnet that hangs from a crane, with the scrap that it lifts. */
const scrapMagnet = mark('scrap-magnet', ['construction', 'technology', 'transportation'], () => {
  const ring = subtract(circle(50, 3, 8.5), circle(50, 3, 3));
  const outer = parse(
    'M4 52L4 46C4 22 24 9 50 9C76 9 96 22 96 46L96 52L68 52L68 47C68 34 61 27 50 27C39 27 32 34 32 47L32 52Z',
  );
  const yoke = subtract(outer, rect(0, 40, 100, 30));
  const tips = both(rect(4, 44, 28, 13, 1.5));
  const teeth = Array.from({ length: 8 }, (_, i) => rotate(rect(18, 60.5, 11, 44, 2), i * 45, 23.5, 82.5));
  const cog = subtract(union(circle(23.5, 82.5, 17), ...teeth), circle(23.5, 82.5, 7.5));
  const nut = subtract(
    corners('64,61 87,61 98.500,80.500 87,100 64,100 52.500,80.500', 2),
    circle(75.5, 80.5, 9),
  );
  return [main(union(ring, yoke)), accent(tips), main(translate(cog, -1, 0)), main(nut)];
});

/** A knee: the femur on the shin bone, the kneecap before them. */
const kneeJoint = mark('knee-joint', ['healthcare'], () => {
  const femur = parse(
    'M37 -5L63 -5C62 8 64 15 72 20C86 26 92 34 90 45C88 57 74 61 63 56C57 53 57 50 50 50C43 50 43 53 37 56C26 61 12 57 10 45C8 34 14 26 28 20C36 15 38 8 37 -5Z',
  );
  const shin = parse(
    'M10 67C10 61 18 61 26 64C36 67.500 44 66 47 61C48.500 58.500 51.500 58.500 53 61C56 66 64 67.500 74 64C82 61 90 61 90 67C90 80 65 80 63 105L37 105C35 80 10 80 10 67Z',
  );
  const cap = ellipse(50, 31, 13, 14.5);
  return [main(apart(femur, cap)), main(shin), accent(cap)];
});

/** A back, and the two hands that massage it. */
const massage = mark('massage', ['healthcare', 'entertainment'], () => {
  const back = parse(
    'M37 24L63 24C63 31 68 33 78 35C94 38 104 47 105 62L105.500 88L88 88L84 105L16 105L12 88L-5.500 88L-5 62C-4 47 6 38 22 35C32 33 37 31 37 24Z',
  );
  const hand = parse(
    'M18 105.500L18 92C12 86 8 79 7 73C6 68 12 66 15 71L20 78L18 58C17.500 52 24 51 25 57L27.500 71L28 52C28 46 35 46 35.500 52L35.500 71L39 56C40 50 46.500 51.500 45.500 57L44 73C43 82 42 90 40 96L40 105.500Z',
  );
  const hands = both(translate(hand, -1, 0));
  return [main(circle(50, 8.5, 13.5)), main(apart(back, hands)), accent(hands, hands)];
});

/** A column with volutes. */
const ionicColumn = mark('ionic-column', ['art', 'construction', 'desing'], () => {
  const abacus = rect(8, -5, 84, 9, 3);
  const echinus = rect(22, 8, 56, 15);
  const volute = both(circle(19, 23, 15));
  const capital = subtract(
    union(echinus, volute),
    stroke(both(parse('M19 15C11 15 8 27 15 31C21 34 26 27 22 23')), 4.6),
  );
  const shaft = corners('30,27 70,27 74,86 26,86', 1);
  const flutes = concat(line(43, 36, 41.5, 78), line(57, 36, 58.5, 78));
  const base = union(rect(14, 84, 72, 8, 4), rect(2, 96, 96, 9, 3));
  return [
    accent(union(abacus, capital)),
    main(union(apart(subtract(shaft, stroke(flutes, 4.8)), union(echinus, volute)), base)),
  ];
});

/** A diploma, rolled up, with a seal on its ribbon. */
const diploma = mark('diploma', ['art', 'marketing', 'technology'], () => {
  const tilt = (path: Path): Path => translate(rotate(path, -28, 50, 40), 2.2, -1);
  const edge = ellipse(94, 41, 12, 20);
  const roll = union(rect(-9, 21, 103, 40, 9), edge);
  const tie = rect(31, 10, 16, 62);
  const seal = union(
    circle(58, 66, 19),
    ...Array.from({ length: 10 }, (_, i) => circle(...polar(58, 66, 18, i * 36), 5)),
  );
  const tail = corners('44,76 62,82 54,106 46.500,98 36,100', 2);
  const ends = union(tail, mirror(tail, 58));
  return [
    main(apart(subtract(tilt(roll), tilt(stroke(ellipse(94, 41, 8, 14), 4.6))), seal, ends, tilt(tie))),
    accent(apart(tilt(intersect(tie, roll)), seal)),
    accent(union(subtract(seal, circle(58, 66, 8)), apart(ends, seal))),
  ];
});

/** An open book out of which a plant grows. */
const bookSprout = mark('book-sprout', ['nature', 'art', 'agriculture'], () => {
  const page = parse(
    'M47.700 66C36 57 20 54 -1 55C-4 55 -5 56 -5 59L-5 94C-5 97 -4 98 -1 98C18 97 36 99 47.700 105.500Z',
  );
  const stem = parse('M50 62L50 34');
  const left = parse('M47 40C24 42 10 28 8 2C34 0 48 14 47 40Z');
  const right = parse('M53 28C52 8 66 -5 92 -5C93 18 78 32 53 28Z');
  const plant = union(stroke(stem, 7), left, right);
  return [main(apart(both(page), stroke(line(50, 34, 50, 62), 7))), accent(plant, concat(left, right, stem))];
});

/** Three blocks to play with: A, B and C. */
const abcBlocks = mark('abc-blocks', ['entertainment', 'art', 'marketing'], () => {
  const a = concat(
    polyline([
      [39, 41],
      [50, 10],
      [61, 41],
    ]),
    line(43, 31, 57, 31),
  );
  const b = parse('M13 65L13 95L24 95C36 95 36 80 25 79C35 79 34 65 23 65ZM13 79L25 79');
  const c = arc(77.5, 80, 14, 50, 310);
  const cut = (path: Path, letter: Path): Path => subtract(path, stroke(letter, 6.5));
  return [
    accent(cut(rect(24, -3, 52, 52, 6), translate(a, 0, -2.5))),
    main(cut(rect(-4, 53.5, 52, 51.5, 6), b)),
    main(cut(rect(52, 53.5, 52, 51.5, 6), c)),
  ];
});

/** An owl that has graduated. */
const owlGraduate = mark('owl-graduate', ['art', 'nature', 'technology'], () => {
  const cap = corners('50,-5 105,14 50,33 -5,14', 3);
  const tassel = union(stroke(line(97, 17, 97, 40), 6), corners('97,36 103,54 91,54', 2));
  const body = parse('M16 18L84 18C88 30 87 40 84 48C84 72 80 98 50 98C20 98 16 72 16 48C13 40 12 30 16 18Z');
  const wings = both(parse('M12 60C24 64 30 80 26 95C14 92 4 78 6 64C7 60 9 59 12 60Z'));
  const feet = both(rect(31, 92, 15, 13, 6));
  const eyes = both(circle(33, 47, 14));
  const pupils = both(circle(34, 47, 7));
  const beak = corners('50,52 57,59 50,70 43,59', 2);
  return [
    accent(union(cap, tassel)),
    main(subtract(apart(union(body, feet), cap, tassel, wings), subtract(eyes, pupils), beak)),
    main(wings),
  ];
});

/** A plug whose cable is a bolt of lightning. */
const plugBolt = mark('plug-bolt', ['technology', 'construction', 'automotive'], () => {
  const prongs = concat(rect(28, -5, 11, 26, 4), rect(61, -5, 11, 26, 4));
  const head = parse(
    'M20 18L80 18C83 18 85 20 85 23L85 30C85 46 73 56 58 57L42 57C27 56 15 46 15 30L15 23C15 20 17 18 20 18Z',
  );
  const bolt = corners('43,52 68,52 58,71 78,71 36,106 46,82 27,82', 2);
  return [main(apart(union(prongs, head), bolt)), accent(bolt)];
});

/** A bulb, and a plug in it. */
const bulbPlug = mark('bulb-plug', ['technology', 'construction', 'nature'], () => {
  const glass = parse(
    'M50 -5C73 -5 90 12 90 34C90 50 82 58 75 66C71 71 70 74 70 79L30 79C30 74 29 71 25 66C18 58 10 50 10 34C10 12 27 -5 50 -5Z',
  );
  const prongs = concat(rect(37, 12, 7, 18, 3), rect(56, 12, 7, 18, 3));
  const head = parse(
    'M31 27L69 27L69 36C69 46 62 52 53.500 53L53.500 84L46.500 84L46.500 53C38 52 31 46 31 36Z',
  );
  const cap = union(rect(30, 83.5, 40, 9, 4), rect(36, 97, 28, 8.5, 4));
  return [accent(subtract(glass, union(prongs, head))), main(cap)];
});

/** A mop and its bucket. */
const mopBucket = mark('mop-bucket', ['marketing', 'construction', 'healthcare'], () => {
  const bucket = corners('-2,52 58,52 51,105 5,105', 5);
  const rim = rect(-5, 46, 66, 11, 4);
  const handle = arc(28, 46, 25, 180, 360);
  const mop = union(stroke(line(82, -1, 82, 58), 8), rect(67, 54, 30, 12, 4));
  const strands = union(
    stroke(parse('M78 72C77 84 76 92 75.500 100.500'), 9),
    stroke(parse('M86 72C87 84 88 92 88.500 100.500'), 9),
    stroke(parse('M72 72C70 82 66 88 62.500 96'), 9),
    stroke(parse('M92 72C94 82 98 88 101 96'), 9),
    rect(67, 70, 30, 8, 3),
  );
  return [main(apart(union(bucket, rim, stroke(handle, 6.5)), strands, mop)), main(mop), accent(strands)];
});

/** A window that is wiped clean as far as the squeegee has come. */
const windowWash = mark('window-wash', ['marketing', 'construction', 'technology'], () => {
  const frame = rect(-4, -4, 108, 109, 8);
  const clean = rect(7, 7, 86, 46, 2);
  const blade = rect(5, 45, 90, 11, 4);
  const grip = union(blade, corners('42,52 58,52 56,70 44,70', 2), rect(43, 62, 14, 32, 6));
  const glint = parse(
    'M0 -1C.16 -.34 .34 -.16 1 0C.34 .16 .16 .34 0 1C-.16 .34 -.34 .16 -1 0C-.34 -.16 -.16 -.34 0 -1Z',
  );
  const shine = concat(translate(scale(glint, 16), 36, 25), translate(scale(glint, 9), 66, 30));
  return [main(apart(subtract(frame, clean), grip)), main(shine, null), accent(grip)];
});

export const CONSULTATIONS: readonly Mark[] = [
  smile,
  dentalMirror,
  dentalChair,
  estateSign,
  currencyExchange,
  scrapMagnet,
  kneeJoint,
  massage,
  ionicColumn,
  diploma,
  bookSprout,
  abcBlocks,
  owlGraduate,
  plugBolt,
  bulbPlug,
  mopBucket,
  windowWash,
];
