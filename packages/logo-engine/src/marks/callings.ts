import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, ellipse, line, polar, rect, regular, star } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** Courses of tiles on a gable. */
const tiledRoof = mark('tiled-roof', ['construction', 'desing'], () => {
  const gable = corners('50,1 103,58 -3,58', 1.5);
  const eaves = [5, 20, 35, 50, 65, 80, 95].map((x) => circle(x, 58, 7.5));
  const course = (y: number, xs: readonly number[]): Path =>
    stroke(concat(...xs.map((x) => arc(x, y, 7.5, 0, 180))), 4.2);
  const tiles = subtract(
    union(gable, ...eaves),
    course(25, [42.5, 57.5]),
    course(41, [27.5, 42.5, 57.5, 72.5]),
  );
  const walls = subtract(rect(15, 74, 70, 27, 2), rect(41, 82, 18, 30, 1));
  return [main(tiles), accent(walls)];
});

/** The little cup of mezcal with its slice of orange. */
const copita = mark('copita', ['gastronomy', 'food', 'entertainment'], () => {
  const cup = parse('M6 40L94 40C94 66 76 84 62 86L64 98L36 98L38 86C24 84 6 66 6 40Z');
  const level = stroke(parse('M0 54L100 54'), 4.4);
  const slice = intersect(circle(66, 36, 30), rect(0, -10, 110, 46));
  const rays = concat(...[205, 240, 275, 310, 340].map((turn) => line(66, 36, ...polar(66, 36, 22, turn))));
  const rind = subtract(circle(66, 36, 25.6), circle(66, 36, 21.6));
  return [main(subtract(cup, level)), accent(apart(subtract(slice, rind, stroke(rays, 3.6)), cup))];
});

const milkCan = mark('milk-can', ['livestock', 'food', 'agriculture'], () => {
  const can = parse(
    'M36 20L64 20L64 30C78 36 84 44 84 54L84 92C84 97 81 100 76 100L24 100C19 100 16 97 16 92L16 54C16 44 22 36 36 30Z',
  );
  const lid = union(rect(30, 4, 40, 12, 4), rect(42, -4, 16, 10, 3));
  const drop = parse('M50 50C55 60 63 66 63 76C63 84 57 89 50 89C43 89 37 84 37 76C37 66 45 60 50 50Z');
  const grip = both(stroke(parse('M18 48C6 46 4 66 14 70'), 5.4, { cap: 'round' }));
  return [main(subtract(can, drop)), accent(lid), accent(apart(grip, can))];
});

const pane = mark('glass-pane', ['construction', 'desing'], () => {
  const glass = corners('12,14 88,2 88,86 12,98', 3);
  const shine = concat(line(30, 66, 66, 26), line(48, 72, 70, 48));
  return [main(subtract(glass, stroke(shine, 6, { cap: 'round' })))];
});

const theodolite = mark('theodolite', ['construction', 'technology', 'transportation'], () => {
  const scope = union(rect(20, 10, 52, 22, 5), rect(70, 6, 14, 30, 3), rect(10, 15, 12, 12, 2));
  const yoke = union(rect(38, 28, 24, 16, 3), rect(28, 46, 44, 10, 4));
  const legs = stroke(concat(line(40, 58, 12, 100), line(60, 58, 88, 100), line(50, 58, 50, 100)), 7);
  return [main(union(subtract(scope, circle(46, 21, 5)), yoke)), accent(apart(legs, yoke))];
});

/** A deed with its seal. */
const deed = mark('deed', ['marketing', 'art', 'construction'], () => {
  const sheet = rect(10, 2, 66, 92, 6);
  const lines = concat(line(24, 22, 62, 22), line(24, 38, 62, 38), line(24, 54, 42, 54));
  const seal = star(74, 64, 25, 20.5, 12, 1);
  const tails = corners('62,70 58,103 74,95 90,103 86,70', 1);
  const wax = subtract(union(seal, tails), circle(74, 64, 8.5));
  const outline = union(wax, circle(74, 64, 10));
  return [main(subtract(apart(sheet, outline), stroke(lines, 5.4, { cap: 'round' }))), accent(wax)];
});

const inkwell = mark('inkwell', ['art', 'marketing'], () => {
  const pot = parse(
    'M18 62L66 62L66 68C76 74 80 80 80 90C80 96 78 99 72 99L12 99C6 99 4 96 4 90C4 80 8 74 18 68Z',
  );
  const plume = parse('M98 -3C100 20 92 44 66 52L54 58L46 57C50 30 66 6 98 -3Z');
  const shaft = stroke(parse('M90 6C70 18 56 38 50 64'), 3.8);
  return [main(subtract(pot, rect(18, 78, 40, 5, 2.5))), accent(apart(subtract(plume, shaft), pot))];
});

const handshake = mark('handshake', ['marketing', 'technology', 'construction'], () => {
  const cuffs = both(rotate(rect(-1, 26, 15, 40, 3), 14, 5, 46));
  const left = parse(
    'M18 30L36 26C42 25 46 27 50 30L38 44C36 47 37 51 40 53C44 56 50 54 54 50L60 46L82 66C86 70 84 76 79 77C80 82 76 86 71 85C70 90 65 92 61 90C58 94 53 94 49 91L26 70L14 64Z',
  );
  const right = parse(
    'M82 30L64 26C60 25 57 26 54 28L42 42C41 44 41 47 43 48C46 50 50 48 53 45L61 40L84 61L88 62Z',
  );
  const fingers = concat(line(66, 64, 79, 77), line(58, 72, 71, 85), line(50, 79, 61, 90));
  return [
    main(subtract(apart(left, right), stroke(fingers, 4.2, { cap: 'round' }))),
    accent(apart(right, cuffs)),
    main(apart(cuffs, left, right)),
  ];
});

const runner = mark('person-simple-run', ['entertainment', 'healthcare', 'marketing'], () => {
  const head = circle(66, 11, 11);
  const trunk = stroke(parse('M54 30L40 58L62 72L58 98'), 12, { cap: 'round', join: 'round' });
  const back = stroke(parse('M38 62L30 80L6 84'), 12, { cap: 'round', join: 'round' });
  const arms = stroke(parse('M22 48L32 30L54 30L68 46L88 42'), 10, { cap: 'round', join: 'round' });
  return [main(union(trunk, back, arms)), accent(head)];
});

const jacket = mark('hoodie', ['desing'], () => {
  const coat = parse('M36 14L64 14L78 22L98 74L82 82L76 66L76 98L24 98L24 66L18 82L2 74L22 22Z');
  const hood = parse('M32 22C28 4 40 -1 50 -1C60 -1 72 4 68 22C64 32 56 36 50 42C44 36 36 32 32 22Z');
  const opening = parse('M41 20C40 10 45 8 50 8C55 8 60 10 59 20C57 26 53 29 50 32C47 29 43 26 41 20Z');
  const zip = rect(47.8, 40, 4.4, 70);
  const pockets = both(stroke(line(32, 84, 40, 64), 4.4, { cap: 'round' }));
  return [main(subtract(apart(coat, hood), zip, pockets)), accent(subtract(hood, opening))];
});

/** A belt with its knot. */
const blackBelt = mark('martial-belt', ['entertainment', 'art'], () => {
  const waist = rect(-3, 28, 106, 18, 3);
  const loop = rotate(rect(37, 24, 26, 26, 5), 45, 50, 37);
  const ends = union(corners('44,50 32,98 14,94 30,46', 2), corners('56,50 68,98 86,94 70,46', 2));
  const tips = union(rotate(rect(10, 82, 26, 5), 12, 23, 84), rotate(rect(64, 82, 26, 5), -12, 77, 84));
  return [main(apart(waist, loop)), accent(loop), main(apart(subtract(ends, tips), loop, waist))];
});

const seal = mark('seal-check', ['marketing', 'technology', 'art'], () => {
  const badge = union(
    circle(50, 50, 40),
    ...Array.from({ length: 12 }, (_, i) => circle(...polar(50, 50, 39, 30 * i), 10.5)),
  );
  const check = stroke(parse('M30 51L45 66L71 36'), 10, { cap: 'round', join: 'round' });
  return [main(subtract(badge, check))];
});

const extinguisher = mark('fire-extinguisher', ['construction', 'technology'], () => {
  const tank = parse(
    'M28 40C28 30 36 26 46 26C56 26 64 30 64 40L64 94C64 98 62 101 58 101L34 101C30 101 28 98 28 94Z',
  );
  const valve = union(rect(40, 12, 12, 12, 2), corners('34,0 78,0 74,10 34,12', 2));
  const hose = stroke(parse('M40 16C12 16 12 30 12 48L12 66'), 6, { cap: 'round' });
  const nozzle = corners('7,62 17,62 21,86 3,86', 2);
  const label = rect(22, 56, 50, 20);
  return [
    main(subtract(tank, label)),
    accent(intersect(tank, rect(22, 60, 50, 12))),
    accent(apart(union(hose, nozzle, valve), tank)),
  ];
});
const sleuth = mark('detective', ['technology', 'marketing'], () => {
  const hat = parse('M28 34L34 8C36 2 44 2 50 6C56 2 64 2 66 8L72 34Z');
  const brim = parse('M-2 42C24 34 76 34 102 42C102 50 76 54 50 54C24 54 -2 50 -2 42Z');
  const lens = both(subtract(circle(28, 76, 20), circle(28, 76, 11.5)));
  const nose = stroke(parse('M44 70C48 66 52 66 56 70'), 6);
  const ribbon = rect(10, 24, 80, 5);
  return [main(subtract(apart(hat, brim), ribbon)), main(brim), accent(apart(union(lens, nose), brim))];
});

const database = mark('database', ['technology'], () => {
  const disc = (y: number) => union(ellipse(50, y, 40, 13), ellipse(50, y + 16, 40, 13), rect(10, y, 80, 16));
  const upper = disc(13);
  const middle = disc(42);
  return [main(upper), accent(apart(middle, upper)), main(apart(disc(71), middle))];
});

const dresser = mark('dresser', ['desing', 'construction'], () => {
  const body = union(rect(8, 0, 84, 88, 4), rect(16, 86, 10, 14, 2), rect(74, 86, 10, 14, 2));
  const cuts = union(rect(47.8, -5, 4.4, 68), rect(0, 60, 100, 4.4));
  const grips = union(rect(36, 26, 5.4, 16, 2.4), rect(59, 26, 5.4, 16, 2.4), rect(40, 73, 20, 5.4, 2.4));
  return [main(subtract(body, cuts, grips))];
});

const rug = mark('rug', ['desing', 'art'], () => {
  const cloth = rect(14, 14, 72, 72, 2);
  const frame = subtract(rect(22, 22, 56, 56), rect(26.4, 26.4, 47.2, 47.2));
  const diamond = regular(50, 50, 17, 4);
  const fringe = (y: number) => concat(...[20, 32, 44, 56, 68, 80].map((x) => line(x, y, x, y + 9)));
  return [
    main(subtract(cloth, frame, stroke(diamond, 4), diamond)),
    accent(subtract(diamond, stroke(diamond, 4))),
    accent(stroke(concat(fringe(1), fringe(90)), 5.4, { cap: 'butt' })),
  ];
});

const dna = mark('dna', ['healthcare', 'technology', 'art'], () => {
  const a = parse('M26 0C26 28 74 28 74 50C74 72 26 72 26 100');
  const b = parse('M74 0C74 28 26 28 26 50C26 72 74 72 74 100');
  const one = stroke(a, 8.4);
  const two = stroke(b, 8.4);
  const rungs = stroke(
    concat(line(32, 9, 68, 9), line(32, 44, 68, 44), line(32, 56, 68, 56), line(32, 91, 68, 91)),
    5,
  );
  return [main(one), accent(apart(union(two), one)), accent(apart(rungs, one, apart(two, one)))];
});

const wallet = mark('wallet', ['desing', 'marketing'], () => {
  const back = parse('M10 22L76 6C82 5 86 8 86 14L86 26L10 26Z');
  const body = rect(2, 30, 96, 64, 9);
  const clasp = union(rect(66, 50, 36, 24, 10));
  return [
    accent(back),
    main(apart(body, clasp)),
    accent(subtract(intersect(clasp, rect(0, 0, 98, 100)), circle(79, 62, 4.6))),
  ];
});

const cone = mark('traffic-cone', ['construction', 'transportation', 'automotive'], () => {
  const body = corners('43,0 57,0 82,82 18,82', 3);
  const bands = union(rect(-5, 28, 110, 13), rect(-5, 56, 110, 13));
  const striped = intersect(body, bands);
  return [main(apart(body, striped)), accent(striped), main(rect(2, 87, 96, 12, 4))];
});

const binoculars = mark('binoculars', ['nature', 'entertainment', 'technology'], () => {
  const barrel = parse('M16 10C16 4 20 2 26 2L36 2C42 2 44 6 44 10L46 66C46 84 36 94 24 94C10 94 0 84 2 68Z');
  const lens = circle(24, 69, 12.5);
  return [
    main(union(both(subtract(barrel, stroke(circle(24, 69, 12.5), 4.4), lens)), rect(44, 26, 12, 22))),
    accent(both(subtract(lens, stroke(lens, 4.4)))),
  ];
});

const cap = mark(
  'baseball-cap',
  ['desing', 'entertainment'],
  () => {
    const crown = parse('M12 66C10 36 24 16 46 15C68 14 82 36 80 66Z');
    const visor = parse('M34 70L84 70C98 70 103 78 101 88C82 80 56 80 34 82C28 82 28 70 34 70Z');
    const seams = concat(parse('M46 10C36 30 34 50 36 70'), parse('M46 10C58 26 62 46 62 70'));
    return [
      main(subtract(apart(crown, circle(46, 12, 5)), stroke(seams, 4))),
      main(circle(46, 11, 5.5)),
      accent(visor),
    ];
  },
  { line: false },
);

const sock = mark('sock', ['desing'], () => {
  const leg = parse(
    'M38 0L84 0L84 44C84 62 74 72 60 82C48 92 34 100 22 97C6 93 2 78 12 68C20 60 36 56 38 40Z',
  );
  const cuff = intersect(leg, rect(0, -5, 110, 19));
  const toe = intersect(leg, circle(10, 86, 24));
  const heel = intersect(leg, circle(92, 60, 24));
  return [main(apart(leg, cuff, toe, heel)), accent(cuff), accent(toe), accent(heel)];
});

const iron = mark('iron', ['desing'], () => {
  const body = parse('M2 72C6 46 28 30 58 30L74 30L90 72Z');
  const grip = subtract(
    parse('M26 30C28 12 40 6 56 6L68 6C78 6 82 14 84 24L88 40L72 40L68 24L54 24C46 24 42 26 40 32Z'),
    rect(0, 31, 110, 40),
  );
  const sole = rect(-2, 78, 104, 12, 4);
  return [main(union(body, grip)), accent(sole)];
});

const rollingPin = mark('rolling-pin', ['food', 'gastronomy'], () => {
  const pin = rotate(rect(16, 36, 68, 28, 7), -45);
  const ends = rotate(union(rect(-8, 44, 20, 12, 6), rect(88, 44, 20, 12, 6)), -45);
  return [main(pin), accent(ends)];
});

const whisk = mark('whisk', ['food', 'gastronomy'], () => {
  const wires = stroke(concat(ellipse(50, 30, 27, 33), ellipse(50, 30, 10.5, 33)), 5.4);
  const handle = rect(43.5, 62, 13, 42, 6);
  return [main(rotate(wires, 38)), accent(rotate(apart(handle, wires), 38))];
});

const dipper = mark('honey-dipper', ['food', 'agriculture', 'livestock'], () => {
  const discs = [15, 21, 23, 21, 15].map((half, i) => rect(50 - half, 44 + i * 11.4, half * 2, 7.2, 3.6));
  const head = union(...discs, rect(45, 42, 10, 58));
  return [main(rotate(head, 38)), accent(rotate(rect(45.5, -8, 9, 48, 4), 38))];
});

const forklift = mark('forklift', ['transportation', 'construction', 'technology'], () => {
  const cab = parse('M4 48L20 48L20 10L52 10L64 48L66 78L4 78Z');
  const window = corners('29,19 45,19 55,48 29,48', 2);
  const mast = union(rect(70, 2, 8, 86, 2), rect(70, 80, 32, 8, 2));
  const wheels = union(circle(18, 86, 12), circle(52, 86, 12));
  const load = rect(82, 50, 22, 26, 2);
  return [
    main(
      union(subtract(apart(cab, wheels), window), subtract(wheels, circle(18, 86, 4.4), circle(52, 86, 4.4))),
    ),
    main(apart(mast, cab, wheels)),
    accent(load),
  ];
});

const solar = mark('solar-panel', ['technology', 'nature', 'construction'], () => {
  const panel = corners('16,42 84,42 100,92 0,92', 2);
  const grid = concat(line(42, 36, 35, 98), line(58, 36, 65, 98), line(-5, 66, 105, 66));
  const sunny = union(
    intersect(circle(50, 34, 17), rect(0, 0, 100, 34)),
    ...[200, 235, 270, 305, 340].map((turn) =>
      stroke(line(...polar(50, 34, 23, turn), ...polar(50, 34, 34, turn)), 5, { cap: 'round' }),
    ),
  );
  return [main(subtract(panel, stroke(grid, 4.2))), accent(apart(sunny, panel))];
});

const chimney = mark('fireplace', ['construction', 'desing'], () => {
  const mantel = rect(-2, 4, 104, 13, 3);
  const frame = subtract(
    rect(6, 21, 88, 77, 2),
    parse('M24 99L24 62C24 46 36 38 50 38C64 38 76 46 76 62L76 99Z'),
  );
  const fire = parse(
    'M51 50C54 58 66 66 66 80C66 92 60 98 50 98C40 98 34 92 34 80C34 74 38 70 41 66C42 70 44 72 46 73C46 64 47 56 51 50Z',
  );
  return [main(mantel), main(frame), accent(fire)];
});

const champagne = mark('champagne', ['gastronomy', 'entertainment', 'food'], () => {
  const flute = (turn: number, x: number) =>
    rotate(
      parse(
        `M${x - 13} 8L${x + 13} 8C${x + 15} 34 ${x + 13} 52 ${x + 3} 58L${x + 3} 88L${x + 13} 92L${x + 13} 97L${x - 13} 97L${x - 13} 92L${x - 3} 88L${x - 3} 58C${x - 13} 52 ${x - 15} 34 ${x - 13} 8Z`,
      ),
      turn,
      x,
      60,
    );
  const left = subtract(flute(16, 26), rotate(rect(4, 20, 44, 4.4), 16, 26, 60));
  const right = subtract(flute(-16, 74), rotate(rect(52, 20, 44, 4.4), -16, 74, 60));
  const fizz = concat(circle(50, 6, 3.6), circle(41, -1, 2.8), circle(60, -1, 2.8));
  return [main(left), main(apart(right, left)), accent(apart(fizz, left, right))];
});

const screw = mark('screw', ['construction', 'automotive'], () => {
  const head = union(
    rect(14, 0, 72, 12, 4),
    parse('M22 15L78 15C74 24 66 28 61 30L39 30C34 28 26 24 22 15Z'),
  );
  const shaft = corners('39,33 61,33 61,78 50,102 39,78', 1.5);
  const turns = [42, 55, 68].map((y) => parse(`M30 ${y + 7}L70 ${y - 2}L70 ${y + 5}L30 ${y + 14}Z`));
  const cuts = [48.5, 61.5, 74.5].map((y) =>
    parse(`M20 ${y + 9}L80 ${y - 4.5}L80 ${y - 0.3}L20 ${y + 13.2}Z`),
  );
  return [accent(subtract(head, rect(44, -5, 12, 12))), main(subtract(union(shaft, ...turns), ...cuts))];
});

const pennyFarthing = mark('penny-farthing', ['transportation', 'entertainment'], () => {
  const big = subtract(circle(38, 64, 36), circle(38, 64, 28));
  const spokes = stroke(
    concat(
      ...[0, 45, 90, 135].map((turn) => line(...polar(38, 64, 30, turn), ...polar(38, 64, 30, turn + 180))),
    ),
    3.4,
  );
  const small = subtract(circle(88, 87, 13), circle(88, 87, 6));
  const frame = stroke(parse('M38 64L42 22C62 22 78 40 88 87'), 6, { cap: 'round', join: 'round' });
  const bars = stroke(parse('M26 10C28 4 36 4 40 8L43 22'), 6, { cap: 'round', join: 'round' });
  const seat = stroke(parse('M52 16L66 20'), 8, { cap: 'round' });
  const wheels = union(big, small);
  const body = union(frame, bars, seat, circle(38, 64, 6.5));
  return [
    main(union(wheels, spokes, intersect(body, circle(38, 64, 34)))),
    accent(apart(body, union(wheels, intersect(body, circle(38, 64, 34))))),
  ]
    .map((part, i) => (i === 0 ? main(union(wheels, spokes, body)) : part))
    .slice(0, 1);
});

/** A stack of them in their cloth. */
const tortillas = mark('tortillas', ['food', 'gastronomy'], () => {
  const disc = (y: number): Path => union(ellipse(50, y, 40, 14), ellipse(50, y + 6, 40, 14));
  const top = ellipse(50, 40, 40, 15);
  const middle = apart(disc(52), top);
  const low = apart(disc(66), disc(52), top);
  const spots = union(ellipse(38, 37, 6, 2.6), ellipse(58, 34, 4.6, 2.2), ellipse(60, 45, 6, 2.6));
  const steam = stroke(parse('M38 16C34 10 42 6 38 0M58 16C54 10 62 6 58 0'), 5, { cap: 'round' });
  const cloth = apart(
    parse('M2 66C14 84 86 84 98 66C100 82 92 98 84 99L16 99C8 98 0 82 2 66Z'),
    disc(66),
    disc(52),
  );
  return [main(union(subtract(top, spots), middle, low)), accent(union(cloth, steam))];
});

const joystick = mark('joystick', ['entertainment', 'technology'], () => {
  const base = parse(
    'M14 70L86 70C94 70 99 75 99 83L99 92C99 97 97 100 92 100L8 100C3 100 1 97 1 92L1 83C1 75 6 70 14 70Z',
  );
  const collar = parse('M34 65C34 56 40 52 50 52C60 52 66 56 66 65Z');
  const stick = rect(45, 24, 10, 34);
  const ball = circle(50, 18, 19);
  const button = rect(70, 81, 18, 8, 4);
  return [
    main(subtract(base, button)),
    main(union(collar, apart(stick, ball))),
    accent(subtract(ball, stroke(arc(50, 18, 10.5, 185, 255), 4.4, { cap: 'round' }))),
  ];
});

/** A bar that lathers at one corner. */
const soapBar = mark('soap-bar', ['healthcare', 'nature', 'desing'], () => {
  const bar = rotate(rect(2, 42, 84, 48, 20), -14, 44, 66);
  const press = rotate(rect(17, 55, 54, 22, 11), -14, 44, 66);
  const lather = union(circle(76, 34, 15), circle(92, 14, 8), circle(54, 18, 8.5));
  return [
    main(subtract(apart(bar, lather), stroke(press, 4.4))),
    accent(subtract(lather, stroke(arc(76, 34, 8, 190, 270), 3.8, { cap: 'round' }))),
  ];
});

/** The instruments of callings, and goods that had no drawing of their own. */
export const CALLINGS: readonly Mark[] = [
  tiledRoof,
  copita,
  milkCan,
  pane,
  theodolite,
  deed,
  inkwell,
  handshake,
  runner,
  jacket,
  blackBelt,
  seal,
  extinguisher,
  sleuth,
  database,
  dresser,
  rug,
  dna,
  wallet,
  cone,
  binoculars,
  cap,
  sock,
  iron,
  rollingPin,
  whisk,
  dipper,
  forklift,
  solar,
  chimney,
  champagne,
  screw,
  pennyFarthing,
  tortillas,
  joystick,
  soapBar,
];
