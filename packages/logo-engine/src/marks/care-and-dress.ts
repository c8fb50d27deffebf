import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect, sector } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened, whole } from './mark.js';
import { spark } from './spark.js';

/** A strapped school shoe on a foot in a turned-down sock. */
const schoolShoe = mark('school-shoe', ['desing'], () => {
  const strap = line(24, 80, 48, 48);
  const upper = union(
    parse('M-3 56C-3 52 0 50 3 50C6 65 14 77 26 78L60 78C66 70 71 66 78 66C95 68 105 77 105.500 90L-3 90Z'),
    stroke(strap, 11, { cap: 'round', join: 'round' }),
  );
  const sock = parse('M9 20L45 20L45 34C47 43 54 52 68 59L64 74L10 80Z');
  const button = circle(44, 53, 2.8);
  return [
    accent(rect(3, -5.5, 48, 20, 6)),
    accent(softened(apart(sock, grow(upper, 1)), 1)),
    main(subtract(softened(upper, 1), button)),
    main(corners('-3,95 105.5,95 105.5,105.5 40,105.5 36,101 30,105.5 -3,105.5', 2.5)),
  ];
});

/** Thick spectacle frames seen from the front, their arms behind. */
const spectacleFrames = mark('spectacle-frames', ['healthcare', 'desing'], () => {
  const half = parse(
    'M50 54C46 54 42 53 38 51.500C28 47.500 8 47 -2 48.500C-4.500 49 -5.500 50 -5.500 52L-5.500 60C-5.500 63 -2.500 64 -2 68C0 86 8 96 22 96C36 96 43 87 46 74C47 70 48.500 68 50 68Z',
  );
  const lens = parse(
    'M8 59C15 56.500 27 57 34 60C36 61 36.500 62.500 36 66C34 80 31 86 22 86C13 86 8 79 6.500 65C6.200 62 6 59.800 8 59Z',
  );
  const arm = limb('1,42,4.4 5,26,4.6 11,12,4.8 20,2,5 29,1,5.2');
  return [
    main(subtract(whole(half), both(lens)), concat(whole(half), both(lens))),
    accent(both(union(arm, circle(29, 1, 5.2))), both(parse('M1 40C4 24 12 4 29 1'))),
  ];
});

/** Sunglasses below a sun. */
const sunAndShades = mark('sun-and-shades', ['healthcare', 'desing'], () => {
  const half = parse(
    'M50 54L-2 54C-4.500 54 -5.500 55 -5.500 57L-5.500 63C-5.500 66 -2.500 67 -2 71C0 91 8 101 22 101C36 101 42 92 45 76C46 71 48 69 50 69Z',
  );
  const glint = both(corners('12,62 27,62 12,84 6,70', 1.5));
  const rays = [-160, -125, -90, -55, -20].map((turn) => rotate(rect(77, 31.5, 17, 8, 4), turn, 50, 46));
  const disc = intersect(circle(50, 46, 19), rect(20, 0, 60, 46));
  return [main(subtract(whole(half), glint)), accent(concat(softened(disc, 1), ...rays))];
});

/** A soft brush for powder, and a lipstick. */
const makeupTools = mark('makeup-tools', ['healthcare', 'art', 'desing'], () => {
  const bristles = parse(
    'M4 41C-2 32 -5 24 -5 16C-5 2 6 -5.500 17 -5.500C28 -5.500 39 2 39 16C39 24 36 32 30 41Z',
  );
  const ferrule = corners('3,47 31,47 27.5,62 6.5,62', 1.5);
  const handle = parse('M7 68L27 68C27 82 24 105.500 17 105.500C10 105.500 7 82 7 68Z');
  const bullet = parse('M62 44L62 14C62 6 74 -2 88 -5C91 -5.500 92 -4.500 92 -2L92 44Z');
  return [
    accent(softened(bristles, 1)),
    main(ferrule),
    main(handle),
    accent(softened(bullet, 1.5)),
    main(rect(58, 50, 38, 14, 2)),
    main(rect(52.5, 70, 49, 35.5, 4)),
  ];
});

/** An open eye with long lashes, below its brow. */
const lashesAndBrow = mark('lashes-and-brow', ['healthcare', 'art', 'desing'], () => {
  const brow = limb('-4,26,1.5 16,10,5.4 44,1.5,6.5 74,4.5,5.5 103,20,1.2');
  const lid = limb('-4,80,1 16,62,5 50,50,7 84,62,5 104,80,1');
  const under = limb('4,82,1 24,96,3.6 50,101,4.4 76,96,3.6 96,82,1');
  const lashes = union(
    ...[
      '50,50,4 50,26,1.4',
      '34,53,4 27,30,1.4',
      '66,53,4 73,30,1.4',
      '19,60,4 6,41,1.4',
      '81,60,4 94,41,1.4',
    ].map(limb),
  );
  const iris = subtract(circle(50, 76, 16.5), circle(56, 70, 4.5));
  return [accent(brow), main(softened(union(lid, lashes), 0.5)), main(under), main(iris)];
});

/** A bottle of scent with the bulb that sprays it. */
const atomizer = mark('atomizer', ['desing', 'healthcare'], () => {
  const body = parse(
    'M26 47L62 47C78 54 86 66 86 78C86 95 75 105.500 60 105.500L28 105.500C13 105.500 2 95 2 78C2 66 10 54 26 47Z',
  );
  const neck = union(rect(31, 10, 26, 15, 3), rect(20, 11, 16, 11, 3));
  const collar = rect(27, 31, 34, 10, 3);
  const bulb = ellipse(89, 17.5, 16.5, 13);
  const tube = rect(60, 13, 14, 9, 1);
  const spray = concat(circle(8, 16.5, 4.6), circle(-1, 3, 4.6), circle(-1, 30, 4.6));
  const gem = corners('44,57 60,76 44,95 28,76', 2);
  return [main(subtract(body, gem)), main(collar), main(neck), accent(union(bulb, tube)), accent(spray)];
});

/** A bottle with a dropper, and a jar of cream. */
const skinCare = mark('skin-care', ['healthcare', 'desing'], () => {
  const bottle = parse(
    'M6 43L38 43C46 47 50 52 50 60L50 99C50 103 47 105.500 43 105.500L1 105.500C-3 105.500 -6 103 -5.500 99L-5.500 60C-5.500 52 -2 47 6 43Z',
  );
  const drop = parse('M22 57C28 66 33 72 33 79C33 86 28 91 22 91C16 91 11 86 11 79C11 72 16 66 22 57Z');
  return [
    accent(parse('M12 17L12 6C12 -1 16 -5.500 22 -5.500C28 -5.500 32 -1 32 6L32 17Z')),
    main(rect(5, 22.5, 34, 15, 3)),
    main(subtract(bottle, drop)),
    accent(rect(57, 55, 48.5, 18, 4)),
    main(
      parse(
        'M59 79L103.500 79L103.500 98C103.500 103 101 105.500 96 105.500L66.500 105.500C61.500 105.500 59 103 59 98Z',
      ),
    ),
  ];
});

/** A smooth leg on tiptoe, and the shine on it. */
const smoothLeg = mark('smooth-leg', ['healthcare', 'desing'], () => {
  const leg = parse(
    'M10 -5.500L55 -5.500C59 12 63 28 61 42C60 52 56 60 54 70C53 78 54 84 60 89L78 98C82 100 81 105.500 77 105.500L60 105.500C50 105.500 44 100 38 98C33 96 32 91 35 85C38 76 28 70 25 58C23 50 27 46 25 38C20 26 10 14 10 -5.500Z',
  );
  return [main(softened(leg, 2)), accent(softened(concat(spark(87, 34, 18), spark(8, 80, 13)), 0.6))];
});

/** A child's dungarees. */
const dungarees = mark('dungarees', ['desing'], () => {
  const legs = whole(
    parse(
      'M50 50L78 50C80 50 81.500 51 82 53L90 99C91 103 89 105.500 85 105.500L63 105.500C59.500 105.500 57.500 104 57 100L53 82C52.500 80 51.500 79 50 79Z',
    ),
  );
  const bib = union(rect(29, 25, 42, 34, 4), both(corners('62,-3 71,-5.5 73,30 62,30', 1.5)));
  const pocket = rect(40, 42, 20, 17, 3);
  const shirt = whole(
    parse(
      'M50 7C57 7 62 3 64 -4L72 -5.500C76 -5.500 79 -5 82 -2L104 20C106 22 106 25 104 27L93 37C91 39 88 39 86 37L80 32L80 62L50 62Z',
    ),
  );
  const worn = union(legs, bib);
  return [main(subtract(softened(worn, 0.5), pocket)), accent(softened(subtract(shirt, grow(worn, 5.5)), 1))];
});

/** A table and two chairs. */
const diningTable = mark('dining-table', ['desing', 'gastronomy'], () => {
  const chair = union(
    rotate(rect(-3, 11, 9, 58, 3), -2, 0, 68),
    rect(-3.5, 62, 31, 10, 3),
    rect(-3.5, 62, 9, 43.5, 2.5),
    rect(18.5, 62, 9, 43.5, 2.5),
  );
  const table = union(rect(15, 39, 70, 11, 4), rect(45, 45, 10, 56), rect(35, 96.5, 30, 9, 3));
  return [main(both(filleted(chair, 1.5))), accent(table)];
});

/** A wardrobe without doors: what hangs in it, and its drawers. */
const openWardrobe = mark(
  'open-wardrobe',
  ['desing', 'construction'],
  () => {
    const body = rect(-5, -5.5, 110, 111, 6);
    const room = rect(5, 4.5, 90, 64, 2);
    const drawers = both(rect(5, 76.5, 41, 20, 2));
    const handles = both(rect(18, 83, 15, 7, 3));
    const rod = rect(0, 11, 100, 7.5);
    const hook = (x: number): Path => rect(x - 3, 15, 6, 14, 1);
    const shirt = corners('22,26 36,26 50,36 45,45 41.5,43 41.5,62 16.5,62 16.5,43 13,45 8,36', 2);
    const dress = corners('66,26 80,26 83,40 79,46 90,62 56,62 67,46 63,40', 2);
    const hung = union(hook(29), shirt);
    return [
      main(union(subtract(body, room, drawers), apart(rod, hook(73)), hung, handles)),
      accent(union(hook(73), dress)),
    ];
  },
  { line: false },
);

/** The units of a kitchen: cupboards, the hood over the hob, and the oven below. */
const kitchenUnits = mark(
  'kitchen-units',
  ['desing', 'construction'],
  () => {
    const upper = subtract(rect(-5.5, -5.5, 36, 42, 4), rect(19, 21, 6, 10, 2));
    const lower = subtract(rect(-5.5, 70, 36, 35.5, 4), rect(4.5, 77, 16, 6.5, 2));
    const hood = union(rect(42, -5.5, 16, 20, 1), corners('43,10 57,10 64,30 36,30', 2));
    const oven = subtract(rect(36.5, 70, 27, 35.5, 4), rect(43, 82, 14, 14, 2));
    const pot = union(rect(40, 41, 20, 12, 3), rect(36, 43, 28, 5, 2));
    return [
      main(both(upper)),
      accent(softened(hood, 0.8)),
      main(union(rect(-5.5, 54, 111, 10, 3), pot)),
      main(both(lower)),
      accent(oven),
    ];
  },
  { line: false },
);

/** A lamp that hangs from the ceiling, lit. */
const pendantLamp = mark('pendant-lamp', ['desing', 'construction'], () => {
  const cord = rect(46, -5.5, 8, 26, 1);
  const shade = whole(
    parse('M50 12L58 12C62 12 63 14 63 17L63 22C86 26 100 41 103 58C103.500 62 102 64 98 64L50 64Z'),
  );
  const bulb = intersect(circle(50, 68, 18), rect(20, 69.5, 60, 40));
  const ray = rect(46, 92.5, 8, 12.5, 3.5);
  const rays = concat(ray, rotate(ray, 48, 50, 68), rotate(ray, -48, 50, 68));
  return [main(union(cord, shade)), accent(softened(bulb, 1)), accent(rays)];
});

/** A hand microphone and a note. */
const stageMicrophone = mark('stage-microphone', ['entertainment'], () => {
  const head = circle(76, 24, 29);
  const grille = [-9, 9].map((by) => rotate(rect(40, 21.5 + by, 72, 5), 45, 76, 24));
  const collar = rotate(rect(26, 33, 60, 6), 45, 56, 45);
  const grip = corners('40,36 64,60 10,102 2,104 -4,98 -2,90', 4);
  const note = union(ellipse(70, 95, 12.5, 10), inked(parse('M79 94L79 66L97 60'), 7.5));
  return [
    main(softened(subtract(apart(head, grip), ...grille), 0.8)),
    main(apart(grip, collar)),
    accent(note),
  ];
});

/** A dancer who freezes on one hand. */
const breakdancer = mark('breakdancer', ['entertainment', 'art'], () => {
  const arm = union(limb('26,102,4.5 24,88,5.6 30,68,7.5'), limb('16,101,4 26,100.5,4.6 34,101,4'));
  const trunk = limb('30,68,9.5 38,54,12 46,42,11 52,34,10.5');
  const up = union(
    limb('50,34,10.5 36,20,9 20,10,7'),
    circle(20, 10, 7),
    limb('20,10,7 10,24,6.4 4,42,5.4'),
    limb('0,40,4 5,43.5,5.6 11,47,4.5'),
  );
  const out = union(
    limb('52,35,10.5 70,36,9.5 88,28,7.2'),
    circle(88, 27.5, 7.2),
    limb('88,27,7.2 84,14,6.4 82,0.6,5.6'),
    limb('82,0.6,5.6 92,0,5 100,0.6,4'),
  );
  const free = union(limb('34,64,7 54,66,5.6 70,58,4.6'), circle(70, 58, 5));
  const head = circle(54, 88, 13);
  const cap = limb('48,100,3 66,102,3.4 80,97,3');
  const body = filleted(union(arm, trunk, up, out, free), 2);
  return [main(body), accent(apart(union(head, cap), grow(body, 1)))];
});

/** A stethoscope around a heart. */
const heartStethoscope = mark('heart-stethoscope', ['healthcare'], () => {
  const half = parse('M50 13C53 5 59 1 66 1C75 1 81 8 81 17C81 31 68 41 50 55Z');
  const heart = translate(whole(half), -14.5, -4);
  const loop = parse(
    'M2 -1.500L-1.500 -1.500L-1.500 6C-1.500 40 14 60 35.500 64C57 60 72.500 40 72.500 6L72.500 -1.500L69 -1.500',
  );
  const fall = parse('M35.500 64L35.500 78C35.500 92 46 101 60 101C76 101 88 92 88 76L88 68');
  const piece = subtract(circle(88, 54, 17.5), circle(88, 54, 7));
  return [
    main(union(inked(loop, 8), inked(fall, 8), piece), concat(loop, fall, circle(88, 54, 14))),
    accent(heart),
  ];
});

/** A child in the fan of an ultrasound picture. */
const ultrasound = mark('ultrasound', ['healthcare'], () => {
  const fan = union(sector(50, -18, 122, 90 - 29, 90 + 29));
  const child = union(circle(41, 54, 12), limb('52,62,6 62,68,11 62,82,10 48,86,6.5 40,80,4.5'));
  const picture = intersect(fan, rect(-5, -5.5, 110, 111));
  return [main(subtract(softened(picture, 3), grow(child, 6))), accent(filleted(child, 2))];
});

/** A head in profile that speaks. */
const speakingHead = mark('speaking-head', ['healthcare', 'marketing'], () => {
  const head = parse(
    'M30 -5C52 -5 65 9 65 30C65 36 67 40 72 49C74 52 73 55 70 56L66 57L66 62L56 66L66 71L66 78C66 86 61 90 53 90L46 90L46 105L6 105L6 84C-2 75 -5.500 60 -5.500 42C-5.500 14 8 -5 30 -5Z',
  );
  const sounds = [14, 31].map((r) =>
    stroke(
      parse(
        `M${74 + r * 0.35} ${66 - r * 0.8}C${74 + r * 0.95} ${66 - r * 0.4} ${74 + r * 0.95} ${66 + r * 0.4} ${74 + r * 0.35} ${66 + r * 0.8}`,
      ),
      7.5,
      { cap: 'round' },
    ),
  );
  return [main(softened(head, 2)), accent(concat(...sounds))];
});

/** A pair of scales to stand on. */
const bathroomScale = mark('bathroom-scale', ['healthcare'], () => {
  const plate = rect(-5, -3, 110, 106, 20);
  const dial = parse('M18 34C24 18 36 9 50 9C64 9 76 18 82 34C84 38 82 41 78 41L22 41C18 41 16 38 18 34Z');
  const needle = inked(line(50, 32, 60, 20), 7);
  const feet = both(union(ellipse(30, 64, 11, 13), ellipse(31, 84, 8, 9), rect(24, 64, 13, 20)));
  return [main(subtract(plate, dial, feet)), accent(needle, line(50, 34, 60, 20))];
});

/** A picture of a chest by X-rays. */
const chestXray = mark(
  'chest-xray',
  ['healthcare'],
  () => {
    const film = rect(-1, -5, 102, 110, 9);
    const rib = (y: number, out: number): Path =>
      parse(`M58 ${y}C66 ${y - 7} ${out} ${y - 6} ${out} ${y + 13}`);
    const ribs = both(inked(concat(rib(24, 80), rib(43, 86), rib(62, 87), rib(81, 82)), 7.5));
    const spine = concat(...[6, 23, 40, 57, 74, 91].map((y) => rect(44, y - 2, 12, 11, 3)));
    return [main(subtract(film, ribs, rect(39, -1, 22, 102, 3))), accent(spine)];
  },
  // Ribs and spine as outlines stand too close.
  { line: false },
);

/** A doctor with a stethoscope around the neck. */
const doctor = mark('doctor', ['healthcare'], () => {
  const face = parse('M31 17C44 17 54 13 60 6C63 13 66 16 69 17L69 24C69 35 61 41 50 41C39 41 31 35 31 24Z');
  const head = subtract(ellipse(50, 20, 24.5, 25.5), face);
  const coat = whole(parse('M50 105.500L50 53L68 53C92 55 105.500 70 105.500 96L105.500 105.500Z'));
  const tube = parse('M33 46L33 66M67 46L67 72M23 88L23 78C23 70 28 66 33 66C38 66 43 70 43 78L43 88');
  const scope = union(inked(tube, 7.5), subtract(circle(67, 82, 11), circle(67, 82, 4)));
  const worn = intersect(scope, rect(-5, 53, 110, 60));
  return [main(head), main(subtract(coat, grow(union(worn, circle(67, 82, 11)), 5))), accent(worn)];
});

/** A shoe and the hammer of who mends it. */
const shoeRepair = mark('shoe-repair', ['desing'], () => {
  const upper = parse(
    'M-3 57C-3 53 0 52 3 53L32 61C38 55 44 57 48 62C56 71 66 73 80 74C96 75 105 80 105.500 90L-3 90Z',
  );
  const sole = parse(
    'M-3 95L105.500 95L105.500 98C105.500 100 104 101 102 101L48 101L42 98L34 98L34 105.500L0 105.500C-2 105.500 -3 104 -3 102Z',
  );
  const handle = rect(26, 12.5, 76, 10, 4);
  const head = union(corners('10,-6 27,-6 29,8 29,28 27,41 8,41 8,28 8,8', 3));
  const hammer = translate(rotate(union(head, handle), 14, 18, 18), 4, 1);
  return [main(softened(upper, 1)), main(sole), accent(apart(hammer, grow(upper, 2)))];
});

/** A shirt with a collar, and a badge on the breast. */
const poloShirt = mark('polo-shirt', ['desing', 'marketing'], () => {
  const half = parse(
    'M50 2L68 -3C72 -4 76 -3 80 0L103 20C106 23 106 26 104 29L92 44C90 46 88 46 86 44L81 40L81 100C81 103 79 105.500 76 105.500L50 105.500Z',
  );
  const collar = parse('M50 24L33 -5.500L50 2L67 -5.500Z');
  const flaps = both(corners('48,18 35,-5 22,2 36,31', 2));
  const placket = rect(46.5, 24, 7, 26, 3);
  const badge = rect(59, 40, 14, 14, 3);
  const shirt = subtract(whole(half), collar, grow(flaps, 5), placket, badge);
  return [main(softened(shirt, 1)), accent(flaps)];
});

/** A teddy bear's head with a cross on it. */
const bearCross = mark('bear-cross', ['healthcare'], () => {
  const head = union(ellipse(50, 57, 52, 47), both(circle(12, 17, 17.5)));
  const snout = ellipse(50, 82, 20, 14.5);
  const nose = union(ellipse(50, 77, 7.5, 5), rect(47.2, 77, 5.6, 13, 2));
  const cross = union(rect(43.5, 20, 13, 34, 2), rect(33, 30.5, 34, 13, 2));
  const eyes = both(circle(25, 58, 6));
  return [main(union(subtract(head, grow(cross, 5.5), snout, eyes), nose)), accent(cross)];
});

/** A bag of cloth with two handles. */
const toteBag = mark('tote-bag', ['desing', 'food'], () => {
  const bag = parse(
    'M10 37L90 37C93 37 95 38.500 95.500 42L101 98C101.500 103 99 105.500 94 105.500L6 105.500C1 105.500 -1.500 103 -1 98L4.500 42C5 38.500 7 37 10 37Z',
  );
  const handle = parse('M28 53L28 20C28 2 36 -2 50 -1.5C64 -1.5 72 2 72 20L72 53');
  const handles = inked(handle, 7.9);
  const heart = whole(parse('M50 68C53 62 57 59 62 59C69 59 74 64 74 71C74 81 64 88 50 98Z'));
  return [
    main(subtract(bag, grow(intersect(handles, rect(0, 33, 100, 60)), 4.5), heart)),
    accent(handles, handle),
  ];
});

export const CARE_AND_DRESS: readonly Mark[] = [
  schoolShoe,
  spectacleFrames,
  sunAndShades,
  makeupTools,
  lashesAndBrow,
  atomizer,
  skinCare,
  smoothLeg,
  dungarees,
  diningTable,
  openWardrobe,
  kitchenUnits,
  pendantLamp,
  stageMicrophone,
  breakdancer,
  heartStethoscope,
  ultrasound,
  speakingHead,
  bathroomScale,
  chestXray,
  doctor,
  shoeRepair,
  poloShirt,
  bearCross,
  toteBag,
];
