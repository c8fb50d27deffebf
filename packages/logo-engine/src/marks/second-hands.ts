import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, filleted, inked, type Mark, main, mark, softened, whole } from './mark.js';

const limbs = (...points: readonly string[]): Path => union(...points.map(limb));
/** A baby's dummy on its ring. */
const pacifier = mark('pacifier', ['healthcare', 'desing', 'marketing'], () => {
  const teat = parse('M50 -5C63 -5 70 3 70 13C70 22 62 26 61 35L39 35C38 26 30 22 30 13C30 3 37 -5 50 -5Z');
  const half = parse('M50 44C62 44 76 39 88 41C98 43 102 51 100 59C98 68 88 73 78 70C68 67 60 64 50 64Z');
  const grip = union(whole(half), stroke(circle(50, 81.5, 19.5), 9));
  return [main(filleted(grip, 1.5)), accent(softened(teat, 2))];
});

/** A centrifugal pump: its outlet, its round chamber with a drop, and the motor. */
const waterPump = mark('water-pump', ['construction', 'agriculture', 'nature'], () => {
  const chamber = union(circle(32, 57, 33), rect(-1, 8, 27, 50), rect(-5.5, -4, 36, 15, 3));
  const motor = union(rect(69, 34, 36.5, 46, 6), rect(60, 46, 14, 22));
  const feet = union(rect(18, 80, 28, 18), rect(76, 76, 16, 24), rect(4, 95, 96, 10.5, 3));
  const holes = union(circle(32, 57, 22.5), stroke(parse('M79 46L110 46M79 57L110 57M79 68L110 68'), 5));
  const drop = parse('M32 39C38 47 44 53 44 60C44 67 39 72 32 72C25 72 20 67 20 60C20 53 26 47 32 39Z');
  return [main(softened(subtract(union(chamber, motor, feet), holes), 1)), accent(drop)];
});

/** A pressure washer on wheels, its lance and what it sprays. */
const pressureLance = mark('pressure-lance', ['construction', 'automotive', 'marketing'], () => {
  const lance = limbs('42,-2,5.5 36,9,7.5 30,24,6', '32,18,4.5 15,58,4.5', '18,52,7 12,65,7');
  const tubes = union(inked(parse('M68 46L74 0L98 0'), 8.5), inked(parse('M38 10C58 12 34 68 62 66'), 7));
  const tank = union(corners('58,42 101,42 105.5,90 58,90', 6), rect(60, 80, 12, 25, 3));
  const wheel = circle(87, 90, 15.5);
  const spray = parse('M4 77L-1 99M14 78L17 101M24 75L36 96');
  return [
    main(filleted(apart(union(tank, lance, tubes), wheel), 1)),
    main(subtract(wheel, circle(87, 90, 5.5))),
    accent(inked(spray, 8), spray),
  ];
});

/** An air conditioner on the wall, and the cool air from it. */
const splitUnit = mark('split-unit', ['construction', 'technology', 'automotive'], () => {
  const side = both(parse('M19 57C19 70 15 80 3 86'));
  const arm = parse('M50 76L50 53M43 57L50 64L57 57');
  const arms = [0, 60, 120, 180, 240, 300].map((turn) => rotate(arm, turn, 50, 76));
  return [
    main(subtract(rect(-5, 1, 110, 44, 11), rect(10, 28, 80, 7, 3), circle(87, 15, 4.5))),
    main(inked(side, 8), side),
    accent(union(...arms.map((path) => inked(path, 6.4))), concat(...arms)),
  ];
});

/** Somebody who sits in the lotus pose. */
const lotusPose = mark('lotus-pose', ['healthcare', 'nature', 'entertainment'], () => {
  const arm = union(limb('40,33,8 27,50,6.5 15,63,5.5 3,71,4.5'), circle(3, 71, 5));
  const leg = union(limb('46,82,9.5 26,83,9.5 5,92,8.5'), circle(4.5, 93, 9), rect(5, 84, 60, 18, 9));
  const slit = inked(parse('M26 88C46 88 58 95 78 95'), 4.5);
  const legs = subtract(filleted(union(whole(leg), rect(34, 72.5, 32, 20)), 4), slit);
  const body = filleted(union(limb('50,37,14 50,50,11 50,64,13'), whole(arm)), 3);
  return [main(union(circle(50, 8, 13), apart(body, grow(legs, 1)))), accent(softened(legs, 1))];
});

/** Somebody who stands in the tree pose. */
const treePose = mark('tree-pose', ['healthcare', 'nature', 'entertainment'], () => {
  const arms = whole(limb('43,41,6.5 26,30,5.5 33,10,5 48.5,-2,3.4'));
  const trunk = limbs('50,42,12 50,52,9.5 50,64,11', '46,66,9 45,84,7 45,102,5');
  const bent = union(limbs('54,66,9 72,69,8 92,75,7', '92,78,7 72,85,5.5 54,89,4.5'), circle(92, 76, 7));
  const body = softened(filleted(union(arms, trunk, bent), 1.5), 0.8);
  return [main(translate(body, -6, 0)), accent(circle(44, 19, 10.5))];
});

/** A swimmer in the crawl. */
const swimmer = mark('swimmer', ['healthcare', 'entertainment', 'fishing'], () => {
  const arm = limbs('42,36,10 52,19,8.5 60,4,7.5', '60,4,7.5 76,8,6.5 97,12,5');
  const hand = union(circle(60, 4, 7.6), circle(98, 12, 5));
  const body = filleted(union(limb('-2,60,5 14,55,9 34,44,12 46,36,11'), arm, hand), 3);
  const waves = concat(wave(-1, 74, 102, 7, 2), wave(-1, 95, 102, 7, 2));
  const water = grow(inked(waves, 9), 5);
  return [
    main(softened(subtract(body, circle(76, 37, 19), water), 1)),
    main(circle(76, 37, 14)),
    accent(inked(waves, 9), waves),
  ];
});

/** A lorry from ahead. */
const truckFront = mark('truck-front', ['transportation', 'automotive', 'construction'], () => {
  const cab = union(rect(10, 20, 80, 73, 8), whole(rect(14, 86, 21, 19.5, 4)));
  const mirrors = whole(union(rect(-5, 29, 10, 25, 4), rect(0, 33, 14, 6)));
  const screen = corners('21,29 79,29 82,53 18,53', 4);
  return [
    main(corners('27,-5 73,-5 86,15 14,15', 4)),
    main(subtract(union(cab, mirrors), screen, rect(27, 58, 46, 32, 5), both(circle(18.5, 74, 5)))),
    accent(subtract(rect(32, 63, 36, 22, 3), stroke(parse('M28 70.5L72 70.5M28 78L72 78'), 3.6))),
  ];
});

/** A hand truck with two boxes on it. */
const handTruck = mark(
  'hand-truck',
  ['transportation', 'construction', 'marketing'],
  () => {
    const turn = (path: Path): Path => translate(rotate(path, 12, 50, 50), 6, 8.2);
    const frame = inked(parse('M0 0L14 0C18 0 21 3 21 7L21 85L92 85'), 8.5);
    const wheel = circle(21, 89, 15);
    const low = subtract(rect(31, 38, 57, 39, 4), rect(53, 34, 13, 18, 2));
    const high = subtract(rect(31, -2, 43, 34, 4), rect(46, -8, 13, 19, 2));
    const cart = union(apart(frame, wheel), subtract(wheel, circle(21, 89, 5.5)));
    return [main(turn(cart)), accent(turn(concat(low, high)))];
  },
  { line: false },
);

/** A cockroach in the sign of what is forbidden. */
const bugBanned = mark('bug-banned', ['agriculture', 'construction', 'healthcare'], () => {
  const turn = (path: Path): Path => rotate(path, 45, 50, 50);
  const legs = both(parse('M42 37L30 34L26 23M40 66L29 64L20 71M42 75L35 80L35 87M46 24C45 18 43 14 40 12'));
  const body = union(ellipse(50, 60, 16, 26), ellipse(50, 30, 11, 9));
  const bug = union(body, inked(legs, 5.8));
  const seams = stroke(parse('M50 44L50 100M30 41L70 41'), 4);
  const ring = subtract(circle(50, 50, 55.5), circle(50, 50, 46.5));
  const bar = subtract(rect(2, 45.5, 96, 9), grow(bug, 4.5));
  const sign = concat(circle(50, 50, 52), line(1, 50, 24, 50), line(76, 50, 99, 50));
  return [
    main(turn(softened(subtract(bug, seams), 0.8)), turn(concat(body, legs))),
    accent(turn(union(ring, bar)), turn(sign)),
  ];
});

/** A carpenter's saw. */
const handsaw = mark('handsaw', ['construction', 'desing', 'art'], () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, -38, 50, 50), 0.96), -1.8, 0);
  const teeth = Array.from({ length: 10 }, (_, i) => `${62 - i * 8},64 ${57 - i * 8},74`).join(' ');
  const blade = softened(corners(`66,31 66,64 ${teeth} -20,64 -20,54`), 0.8);
  const grip = corners('73,27 106,22 122,50 104,81 76,81', 9);
  const hole = corners('86,43 100,41 106,52 97,68 87,68', 4);
  return [main(turn(blade)), accent(turn(subtract(grip, hole)))];
});

/** An apple with a measuring tape around it. */
const appleTape = mark('apple-tape', ['healthcare', 'food', 'agriculture'], () => {
  const half = parse('M50 28C60 21 72 20 82 26C95 34 98 50 94 66C89 86 75 105 63 105C57 105 54 102 50 102Z');
  const tape = parse('M-2 52C20 66 80 66 102 52L102 71C80 85 20 85 -2 71Z');
  const ticks = parse('M14 68L14 77M26 72L26 83M38 74L38 83M50 73L50 86M62 74L62 83M74 72L74 83M86 68L86 77');
  const apple = union(softened(apart(whole(half), tape), 1), leaf(50, 20, 74, -3.5, 0.32));
  return [main(apple), accent(softened(subtract(tape, stroke(ticks, 4)), 1))];
});

/** A bottle of pills. */
const pillBottle = mark('pill-bottle', ['healthcare', 'nature', 'food'], () => {
  const cap = subtract(rect(16, -5, 68, 25, 5), inked(parse('M33 1L33 14M50 1L50 14M67 1L67 14'), 5));
  const body = corners('22,26 78,26 90,34 90,105 10,105 10,34', 7);
  return [accent(cap), main(subtract(body, rect(42, 45, 16, 44, 2.5), rect(28, 59, 44, 16, 2.5)))];
});

/** A head in profile with a heart in it. */
const mindHeart = mark('mind-heart', ['healthcare', 'marketing', 'art'], () => {
  const head = parse(
    'M44 -5C72 -5 90 14 90 38C90 45 92 49 99 60C102 65 100 68 96 69L90 71L90 82C90 90 85 94 77 94L69 94L69 105L22 105L22 86C6 76 -3 60 -3 42C-3 14 18 -5 44 -5Z',
  );
  const half = parse('M50 27C53 22 57 19 63 19C70 19 77 25 77 34C77 47 67 57 50 70Z');
  const heart = translate(whole(half), -5, 0);
  return [main(softened(subtract(head, grow(heart, 6)), 2)), accent(heart)];
});

/** A window of a browser with code in it. */
const browserCode = mark('browser-code', ['technology', 'marketing', 'desing'], () => {
  const dots = [10, 24, 38].map((x) => circle(x, 17, 4.3));
  const code = parse('M32 52L18 65L32 78M68 52L82 65L68 78M56 50L44 80');
  const page = subtract(rect(-5, 5, 110, 92, 12), rect(-6, 29, 112, 5), rect(5, 42, 90, 46, 3), ...dots);
  return [main(page), accent(inked(code, 8.5), code)];
});

/** A house with solar panels on its roof. */
const solarHouse = mark('solar-house', ['construction', 'technology', 'nature'], () => {
  const ray = line(86, -1.5, 86, -3);
  const rays = concat(...[0, 45, 90, 135, 180, 270, 315].map((turn) => rotate(ray, turn, 86, 14)));
  const panel = corners('30,24 66,24 48,58 -5,58', 2);
  const bars = stroke(parse('M49 20L22 62M4 41L80 41'), 4.5);
  const walls = corners('73,25 105,61 97,61 97,105 6,105 6,65 54,65', 2);
  const house = union(subtract(walls, rect(62, 74, 18, 34, 2)), subtract(panel, bars));
  return [main(house), accent(circle(86, 14, 11)), accent(inked(rays, 5), rays)];
});

/** The plan of a home: its walls and the swing of its door. */
const floorPlan = mark('floor-plan', ['construction', 'desing', 'marketing'], () => {
  const walls = 'M42 100L0 100L0 0L100 0L100 100L86 100M0 50L26 50M48 50L58 50L58 0M84 50L100 50';
  const swing = parse('M50 93L50 64C68 64 80 76 80 93');
  return [main(stroke(parse(walls), 9.5)), accent(stroke(swing, 7.5), swing)];
});

/** A house with the cross of nurses and doctors. */
const houseCross = mark('house-cross', ['healthcare', 'marketing', 'construction'], () => {
  const roof = parse('M1 50L50 3.5L99 50');
  const walls = corners('50,20 90,57 90,105 10,105 10,57', 7);
  const cross = union(rect(42, 51, 16, 44, 2.5), rect(28, 65, 44, 16, 2.5), grow(inked(roof, 11), 5));
  return [accent(inked(roof, 11), roof), main(softened(subtract(walls, cross), 0.5))];
});

/** A dog and a cat that sit side by side. */
const sittingPets = mark('sitting-pets', ['livestock', 'nature', 'healthcare'], () => {
  const head = union(ellipse(44, 13, 17, 15), limb('46,14,11 62,19,8 72,20,6'));
  const trunk = limbs('40,18,14 37,44,17 28,80,22', '44,46,11 48,76,7 48,102,5', '8,92,5 -1,82,4 -1,66,3.5');
  const paws = union(circle(24, 84, 20), rect(43, 96, 17, 9, 4), rect(18, 95, 25, 10, 5));
  const ear = leaf(36, 4, 25, 40, 0.28, 0.65);
  const dog = union(filleted(union(head, trunk, paws), 2), ear);
  const cheeks = union(ellipse(85, 53, 16, 13.5), corners('69,56 69,32 85,43 101,32 101,56', 2));
  const coat = whole(parse('M50 56C60 58 69 76 69 94C69 102 66 105 60 105L50 105Z'));
  const cat = filleted(union(cheeks, translate(coat, 35, 0)), 1.5);
  const seen = subtract(apart(dog, cat), intersect(dog, subtract(grow(ear, 4), ear)), circle(52, 10, 2.8));
  return [main(softened(seen, 0.5)), accent(subtract(cat, inked(parse('M79 88L79 110M91 88L91 110'), 4)))];
});

/** A lorry with a flat bed and a car on it. */
const flatbedTow = mark('flatbed-tow', ['automotive', 'transportation'], () => {
  const wheels = concat(circle(13, 79, 13), circle(85, 79, 13));
  const hubs = concat(circle(13, 79, 5), circle(85, 79, 5));
  const cab = corners('71,22 93,22 105.5,49 105.5,78 71,78', 4);
  const lorry = union(rect(-5, 58, 72, 11, 3), cab, rect(60, 62, 16, 16));
  const car = corners('-2,27 10,27 19,8 47,8 57,25 64,29 64,44 -2,44', 4);
  const panes = concat(corners('20,25 24,15 31,15 31,25', 1.5), corners('36,15 42,15 47,25 36,25', 1.5));
  return [
    main(softened(apart(subtract(lorry, corners('79,30 87,30 94,46 79,46', 2)), wheels), 1)),
    main(subtract(wheels, hubs)),
    accent(subtract(union(car, circle(14, 44, 8.5), circle(48, 44, 8.5)), panes)),
  ];
});

/** A car with suds on its roof. */
const carSuds = mark('car-suds', ['automotive', 'transportation'], () => {
  const sides = whole(union(rect(6, 80, 18, 25.5, 5), corners('24,38 52,38 52,64 14,64', 2)));
  const holes = whole(union(circle(16, 77, 6), corners('31,46 52,46 52,61 25,61', 2)));
  const car = subtract(union(rect(-1, 59, 102, 36, 10), sides), holes, rect(34, 75, 32, 7, 3));
  const foam = [circle(28, 27, 13), circle(47, 18, 16), circle(68, 26, 14), circle(84, 37, 8)];
  const suds = union(...foam, circle(15, 36, 9), rect(24, 25, 50, 16));
  const bubbles = concat(circle(16, 6, 6), circle(76, 0, 5));
  return [main(softened(apart(car, grow(suds, 1)), 1)), accent(concat(suds, bubbles))];
});

/** A woman's face in profile, and her long hair. */
const longHair = mark('long-hair', ['healthcare', 'desing', 'art'], () => {
  const face = parse(
    'M62 24C73 22 80 29 81 38L88 53C89 56 88 58 85 59L82 60L83 66L81 69L82 74C82 80 78 83 71 82L65 81L65 88C65 96 74 99 84 105L40 105C48 94 50 84 49 74C51 58 46 42 62 24Z',
  );
  const hair = parse(
    'M85 25C82 6 64 -5 44 -4C18 -3 3 18 3 44C3 64 8 76 -5 94C5 93 13 88 17 82C17 92 12 100 5 105C27 104 41 92 44 77C47 62 40 54 45 42C49 32 58 29 66 20C70 24 78 26 85 25Z',
  );
  const strands = inked(parse('M60 10C40 12 28 26 27 44C26 60 30 68 26 80M38 8C24 14 16 26 15.5 42'), 4.5);
  const place = (path: Path): Path => translate(softened(path, 0.8), 7, 0);
  return [main(place(apart(face, hair))), accent(place(subtract(hair, strands)))];
});

/** An umbrella over two people. */
const underUmbrella = mark('under-umbrella', ['marketing', 'healthcare', 'technology'], () => {
  const canopy = whole(parse('M50 -5C82 -5 104 16 105 46C98 39 86 39 78 46C70 38 58 38 50 46Z'));
  const adult = union(circle(22, 59, 10), corners('4,105 4,81 13,73 31,73 40,81 40,105', 8));
  const child = union(circle(76, 69, 8), corners('62,105 62,87 69,81 83,81 90,87 90,105', 6));
  return [main(union(canopy, inked(line(50, 40, 50, 101), 7))), accent(concat(adult, child))];
});

/** A tooth with a brace. */
const toothBraces = mark('tooth-braces', ['healthcare', 'marketing'], () => {
  const half = parse(
    'M50 6C60 1 67 -4 78 -4C96 -4 104 14 100 36C97 50 93 55 91 68C88 86 87 105 77 105C65 105 69 68 50 68Z',
  );
  const bracket = subtract(rect(31, 16, 38, 36, 5), rect(41, 26, 18, 16, 2));
  const brace = union(inked(parse('M-1 34L33 34M67 34L101 34'), 8), bracket);
  return [main(softened(apart(whole(half), brace), 1)), accent(brace)];
});

export const SECOND_HANDS: readonly Mark[] = [
  pacifier,
  waterPump,
  pressureLance,
  splitUnit,
  lotusPose,
  treePose,
  swimmer,
  truckFront,
  handTruck,
  bugBanned,
  handsaw,
  appleTape,
  pillBottle,
  mindHeart,
  browserCode,
  solarHouse,
  floorPlan,
  houseCross,
  sittingPets,
  flatbedTow,
  carSuds,
  longHair,
  underUmbrella,
  toothBraces,
];
