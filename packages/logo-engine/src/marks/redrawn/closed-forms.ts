import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, band, circle, corners, ellipse, leaf, line, polar, rect, star } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, filleted, fitted, inked, main, softened, whole } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A headset on a head that is not there: its microphone's arm is the smile. */
const headset = redrawing('headset', () => {
  const hoop = union(band(50, 50, 46, 33.5, 180, 360), rect(4, 49, 12.5, 8), rect(83.5, 49, 12.5, 8));
  const cups = union(rect(-4, 46, 26, 38, 10), rect(78, 46, 26, 38, 10));
  const boom = parse('M90 74C86 94 72 100 54 100');
  const tip = rect(34, 91, 27, 15, 7.5);
  return fitted([main(apart(union(hoop, stroke(boom, 9.5), tip), cups)), accent(cups)], 0.98, 0, -4);
});

/** A microphone held aslant; a bright band goes round its head. */
const stageMicrophone = redrawing('stage-microphone', () => {
  const tilt = (path: Path): Path => rotate(path, 42, 50, 50);
  const ball = circle(50, 12, 35);
  const belt = rect(0, 4.5, 100, 15);
  const below = rect(0, 19, 100, 60);
  const bars = concat(line(50, -30, 50, 2), line(36, -30, 36, 2), line(64, -30, 64, 2));
  const cap = subtract(apart(ball, union(belt, below)), stroke(bars, 4.6));
  const handle = union(apart(intersect(ball, below), belt), corners('27,38 73,38 61.500,124 38.500,124', 6));
  const ring = stroke(line(0, 56, 100, 56), 4.5);
  return fitted(
    [
      main(tilt(softened(union(cap, subtract(filleted(handle, 4), ring)), 1))),
      accent(tilt(softened(intersect(ball, belt), 1))),
    ],
    0.889,
    -2.05,
    1.28,
  );
});

/** A stage with its curtain drawn aside, and one star on it. */
const theatreCurtain = redrawing('theatre-curtain', () => {
  const valance = union(
    rect(-2, -2, 104, 14, 3),
    circle(15.33, 10, 17.33),
    circle(50, 10, 17.33),
    circle(84.67, 10, 17.33),
  );
  const top = intersect(valance, rect(-2, -2, 104, 40));
  const drape = parse('M-2 0L47 0C45 34 34 54 10 63C19 72 23 86 23 102L-2 102Z');
  const folds = inked(parse('M21 24C20 36 15 45 8 51'), 4.6);
  const side = softened(subtract(drape, grow(top, 4.5), folds), 1);
  const hero = star(50, 72, 31, 14.5, 5, 2.5);
  return fitted([main(union(top)), main(union(side, mirror(side))), accent(hero)], 1.057, 0, 0);
});

/** Three soap bubbles, one before the other. */
const bubbles = redrawing('bubbles', () => {
  const large = circle(40, 61, 44);
  const middle = circle(76, 27, 28);
  const little = circle(85, 80, 19);
  const glint = (cx: number, cy: number, r: number, width: number): Path =>
    inked(arc(cx, cy, r, 190, 248), width);
  return fitted(
    [
      main(subtract(apart(large, grow(union(middle, little), 0.8)), glint(40, 61, 30, 8))),
      main(subtract(little, glint(85, 80, 10.5, 5))),
      accent(subtract(middle, glint(76, 27, 17.5, 6.5))),
    ],
    1.018,
    0,
    -2.04,
  );
});

/** A screw from the side: head, slot and a thread that winds down to the point. */
const screw = redrawing('screw', () => {
  const tilt = (path: Path): Path => rotate(path, 40, 50, 50);
  const head = parse('M6 8C6 -16 28 -25 50 -25C72 -25 94 -16 94 8C94 11 92 13 89 13L11 13C8 13 6 11 6 8Z');
  const slot = rect(43, -30, 14, 23, 2);
  const envelope = corners('27,0 73,0 69,92 50,128 31,92');
  const turns = [1, 2, 3].map((i) => {
    const y = 21 + 20.5 * i;
    return corners(`20,${y + 11} 80,${y - 3} 80,${y + 12.5} 20,${y + 26.5}`);
  });
  const first = corners('20,0 80,0 80,33.500 20,47.500');
  const tip = corners('20,114.500 80,100.500 80,140 20,140');
  const thread = intersect(envelope, union(first, ...turns, tip));
  return fitted(
    [
      main(tilt(softened(subtract(head, slot), 1))),
      accent(tilt(softened(apart(thread, grow(head, 0.8)), 1.4))),
    ],
    0.844,
    -7.79,
    5.31,
  );
});

/** A glass that a person fills. */
const personLens = redrawing('person-lens', () => {
  const ring = subtract(circle(42, 42, 46), circle(42, 42, 36));
  const grip = inked(line(76, 76, 95, 95), 20);
  const glass = circle(42, 42, 31.5);
  const head = circle(42, 30, 15.5);
  const bust = softened(intersect(glass, ellipse(42, 84, 37, 34)), 1.5);
  return [main(union(ring, grip)), accent(union(apart(bust, head), head))];
});

/** A bath with a high back on claw feet, and the foam that stands in it. */
const bathtub = redrawing('bathtub', () => {
  const tub = parse(
    'M-5 40C-5 34 4 34 6 39C8 45 10 47 16 47L97 47C107 47 107 57 97 57L96 57C95 76 85 88 70 88L30 88C12 88 -1 68 -5 40Z',
  );
  const foot = parse(
    'M16 78L38 84C36 92 31 94 27 96C24 98 24 104 17 104C9 104 9 96 14 93C18 90 17 85 16 78Z',
  );
  const body = filleted(union(tub, foot, mirror(foot)), 2);
  const foam = union(circle(30, 30, 15), circle(52, 19, 19), circle(76, 29, 15.5), rect(22, 30, 62, 20));
  const glint = inked(arc(52, 19, 10.5, 195, 255), 5);
  return fitted([main(body), accent(subtract(apart(foam, grow(body, 0.6)), glint))], 0.98, 0, -2);
});

/** Lavender: three stems in one bunch, their florets in whorls that grow downward. */
const lavender = redrawing('lavender', () => {
  const whorl = (y: number, r: number): Path =>
    union(circle(50 - r * 0.95, y, r), circle(50 + r * 0.95, y, r), circle(50, y - r * 0.42, r));
  const spike = (turn: number): Path =>
    rotate(
      union(
        leaf(50, -14, 50, 5, 0.34, 0.6),
        apart(whorl(12, 6), leaf(50, -14, 50, 5, 0.34, 0.6)),
        apart(whorl(27, 7.2), whorl(12, 6)),
        apart(whorl(43.5, 8), whorl(27, 7.2)),
      ),
      turn,
      50,
      116,
    );
  const stem = (turn: number): Path => rotate(rect(47, 48, 6, 70, 2), turn, 50, 116);
  const spikes = union(spike(0), spike(-29), spike(29));
  const stems = union(stem(0), stem(-29), stem(29));
  const leaves = union(leaf(50, 116, 0, 74, 0.15), leaf(50, 116, 100, 74, 0.15));
  return fitted([accent(softened(spikes, 0.8)), main(apart(union(stems, leaves), spikes))], 0.831, 0, -1.93);
});

/** A shaker aslant, a cocktail glass cut out of it. */
const cocktailShaker = redrawing('cocktail-shaker', () => {
  const tilt = (path: Path): Path => rotate(path, 20, 50, 50);
  const lid = parse('M37 -20L63 -20C67 -20 69 -18 69 -14L70 2L30 2L31 -14C31 -18 33 -20 37 -20Z');
  const shoulder = parse('M28 7L72 7C80 13 87 21 88 31L12 31C13 21 20 13 28 7Z');
  const cup = corners('10,36 90,36 79,120 21,120', 7);
  const glass = corners('26,49 74,49 53,75 53,96 65,96 65,104 35,104 35,96 47,96 47,75', 1.2);
  return fitted(
    [main(tilt(softened(union(shoulder, subtract(cup, glass)), 1))), accent(tilt(lid))],
    0.761,
    2.61,
    -1.13,
  );
});

/** A game controller that smiles: its pad and its buttons are the eyes. */
const gameController = redrawing('game-controller', () => {
  const half = parse(
    'M50 12L74 12C88 12 96 20 99 35L105 72C108 92 88 100 79 87L71 76C69 73 66 72 63 72L50 72Z',
  );
  const body = filleted(whole(half), 2);
  const cross = union(rect(20.5, 23, 9, 27, 2), rect(11.5, 32, 27, 9, 2));
  const buttons = union(
    circle(75, 26.5, 5.6),
    circle(75, 46.5, 5.6),
    circle(65, 36.5, 5.6),
    circle(85, 36.5, 5.6),
  );
  const mouth = inked(arc(50, 45, 14.5, 30, 150), 5.5);
  return fitted([main(subtract(body, grow(cross, 4.2), buttons, mouth)), accent(cross)], 0.994, 0, -2.65);
});

/** An air conditioner and one big flake of snow. */
const splitUnit = redrawing('split-unit', () => {
  const arm = concat(line(50, 66, 50, 34), parse('M42 41.500L50 49.500L58 41.500'));
  const spokes = concat(...[0, 60, 120, 180, 240, 300].map((turn) => rotate(arm, turn, 50, 66)));
  const flake = inked(spokes, 7.6);
  const body = parse(
    'M6 -11L94 -11C101 -11 105 -7 105 0L105 15C105 23 100 26 92 26L8 26C0 26 -5 23 -5 15L-5 0C-5 -7 -1 -11 6 -11Z',
  );
  const vent = rect(10, 11, 64, 6, 3);
  const lamp = circle(87, 3, 5);
  return fitted([main(subtract(apart(body, flake), lamp, vent)), accent(flake, spokes)], 0.975, 0, 4.49);
});

/** Bars that rise, the last one as an arrow. */
const bars = redrawing('bars', () => {
  const low = rect(-3, 66, 29, 36, 6);
  const middle = rect(32, 44, 29, 58, 6);
  const tall = union(
    corners('67,98 67,34 58,34 58,33 81.500,-3 105,33 105,34 96,34 96,98', 0),
    rect(67, 50, 29, 52, 6),
  );
  return [main(concat(low, middle)), accent(softened(tall, 4))];
});

/** A camera grown together with its tripod, the lens bright. */
const tripodCamera = redrawing('tripod-camera', () => {
  const body = union(
    rect(-4, 4, 108, 56, 12),
    corners('30,10 37,-6 63,-6 70,10', 4),
    rect(36, 52, 28, 15, 3),
  );
  const legs = union(
    inked(line(50, 62, 50, 101), 10),
    inked(line(46, 62, 20, 101), 10),
    inked(line(54, 62, 80, 101), 10),
  );
  const lens = circle(50, 32, 22.5);
  const glass = circle(50, 32, 9);
  const camera = union(filleted(body, 2), legs);
  return fitted(
    [main(subtract(camera, grow(lens, 4.5), circle(89, 18, 4.5))), accent(subtract(lens, glass))],
    0.982,
    0,
    0,
  );
});

/** A radio whose dial is the whole of its face. */
const radio = redrawing('radio', () => {
  const box = union(rect(-5, 28, 110, 74, 14), inked(line(18, 32, 74, 1), 9));
  const dial = circle(34, 65, 24);
  const hub = circle(34, 65, 9);
  const slots = concat(...[50, 65, 80].map((y) => inked(line(74, y, 92, y), 6)));
  return [main(subtract(box, grow(dial, 4.5), slots)), accent(subtract(dial, hub))];
});

/** A reel of thread and the needle before it. */
const spool = redrawing('spool', () => {
  const needle = limb('103,-3,5.500 97,3,7 88,12,5.500 50,50,4.800 16,84,3.600 -3,103,1.2');
  const eye = inked(line(97, 3, 92, 8), 4.6);
  const flange = (y: number): Path => rect(6, y, 82, 22, 8);
  const thread = rect(15, 28, 64, 48, 3);
  const turns = concat(line(0, 36, 100, 52), line(0, 50, 100, 66));
  const room = grow(needle, 4.5);
  return fitted(
    [
      main(subtract(union(flange(-1), flange(80)), room)),
      main(subtract(needle, eye)),
      accent(subtract(thread, grow(union(flange(-1), flange(80)), 0.1), stroke(turns, 4.6), room)),
    ],
    0.993,
    -1.51,
    1.51,
  );
});

/** A box of four sweets in their paper cups, one of them a heart. */
const bonbonBox = redrawing('bonbon-box', () => {
  const box = rect(-5, -5, 110, 110, 18);
  const cup = (x: number, y: number): Path =>
    union(
      circle(x, y, 19.5),
      ...Array.from({ length: 10 }, (_, i) => circle(...polar(x, y, 18.2, 36 * i), 5.6)),
    );
  const heart = (x: number, y: number): Path =>
    translate(
      parse(
        'M0 16C-20 3 -18 -13 -8 -14C-4 -14.500 -1.500 -12 0 -9C1.500 -12 4 -14.500 8 -14C18 -13 20 3 0 16Z',
      ),
      x,
      y,
    );
  const drop = (x: number, y: number): Path =>
    subtract(circle(x, y, 15.5), inked(arc(x, y, 8, 175, 265), 4.6));
  return [
    main(subtract(box, cup(24, 24), cup(76, 24), cup(24, 76), cup(76, 76))),
    main(concat(drop(24, 24), drop(76, 76))),
    accent(concat(heart(76, 24), heart(24, 76))),
  ];
});

/** A packet of seeds: the seed on it holds the seedling. */
const seedPacket = redrawing('seed-packet', () => {
  const teeth = Array.from({ length: 13 }, (_, i): string => `${8 + 7 * i},${i % 2 === 0 ? 3 : -5}`).join(
    ' ',
  );
  const strip = corners(`${teeth} 92,18 8,18`, 0.8);
  const bag = corners('8,23 92,23 92,105 8,105', 5);
  const seed = parse('M50 29C68 42 78 56 78 70C78 87 66 98 50 98C34 98 22 87 22 70C22 56 32 42 50 29Z');
  const sprout = union(
    leaf(51, 76, 71, 57, 0.34, 0.55),
    leaf(49, 76, 31, 52, 0.34, 0.55),
    rect(47, 68, 6, 40),
  );
  return [main(union(strip)), main(subtract(bag, grow(seed, 4.5))), accent(subtract(seed, sprout))];
});

/** A slender column: two scrolls bear the slab, the shaft stands on its step. */
const ionicColumn = redrawing('ionic-column', () => {
  const slab = rect(12, -5, 76, 10, 3);
  const scroll = circle(24, 22, 14);
  const roll = union(scroll, mirror(scroll), rect(24, 8, 52, 17));
  const eye = inked(arc(24, 22, 6.3, -90, 180), 4.5);
  const capital = subtract(roll, eye, mirror(eye));
  const shaft = union(rect(27, 20, 46, 74), rect(22, 85, 56, 12, 3), rect(12, 94, 76, 11, 3));
  const flutes = concat(...[38.5, 50, 61.5].map((x) => inked(line(x, 39, x, 76), 5)));
  return [main(union(slab)), main(subtract(apart(filleted(shaft, 1), roll), flutes)), accent(capital)];
});

/** A door handle: the keyhole stands out from its plate. */
const doorHandle = redrawing('door-handle', () => {
  const plate = rect(4, -5, 54, 110, 16);
  const lever = union(circle(31, 26, 17), rect(31, 15, 74, 22, 11));
  const key = union(circle(31, 69, 11), corners('31,66 42,94 20,94', 2));
  return fitted([main(subtract(plate, grow(lever, 4.5), grow(key, 0))), accent(lever)], 1, -4.5, 0);
});

/** The lamp that warns of the engine: its block, and a large bolt in it. */
const engineLight = redrawing('engine-light', () => {
  const block = corners(
    '9,32 30,32 38,20 70,20 80,32 92,32 92,26 105.5,26 105.5,94 92,94 92,84 82,84 70,98 36,98 22,84 9,84',
    4,
  );
  const top = union(rect(26, 1, 56, 12, 3), rect(46, 6, 16, 20));
  const side = union(rect(-5.5, 36, 11, 44, 3), rect(0, 50, 18, 16));
  const bolt = corners('62,26 30,63 48,63 40,92 75,52 56,52', 2);
  return [main(filleted(subtract(union(block, top, side), grow(bolt, 4.5)), 0)), accent(bolt)];
});

/** Strands of glass that fan out of their cable, each with a light at its end. */
const fibreOptic = redrawing(
  'fibre-optic',
  () => {
    const tilt = (path: Path): Path => rotate(path, 45, 50, 50);
    const turns = [-64, -32, 0, 32, 64];
    const bends = turns.map((turn, i) => {
      const [x, y] = polar(50, 62, 60, turn - 90);
      const [mx, my] = polar(50, 62, 24, turn * 0.8 - 90);
      const start = 50 + (i - 2) * 7.4;
      return parse(`M${start} 86C${start} 74 ${mx} ${my} ${x} ${y}`);
    });
    const tips = union(...turns.map((turn) => circle(...polar(50, 62, 60, turn - 90), 12)));
    const sheath = rect(29, 82, 42, 42, 7);
    const collar = stroke(line(0, 97, 100, 97), 4.6);
    const cable = union(inked(concat(...bends), 7.4), subtract(sheath, collar));
    return fitted([main(tilt(apart(cable, tips))), accent(tilt(tips))], 0.871, 1, -1);
  },
  { line: false },
);

/** A glasshouse, and one seedling that fills it. */
const greenhouse = redrawing('greenhouse', () => {
  const house = corners('50,-5 105,34 105,105 -5,105 -5,34', 5);
  const sprout = filleted(
    union(leaf(51, 76, 84, 42, 0.28, 0.5), leaf(49, 76, 16, 42, 0.28, 0.5), rect(45.5, 68, 9, 37)),
    1.5,
  );
  const between = corners('30,32 70,32 50,66');
  const bars = concat(
    line(50, -10, 50, 34),
    line(-10, 34, 110, 34),
    line(23, 0, 23, 36),
    line(77, 0, 77, 36),
  );
  return [main(softened(subtract(house, stroke(bars, 5), between, grow(sprout, 5)), 1)), accent(sprout)];
});

/** A tanker: a smooth tank, one large drop in it. */
const tanker = redrawing('tanker', () => {
  const tank = rect(-5, 8, 70, 58, 22);
  const drop = parse(
    'M30 15C38 26.500 45 34.500 45 44C45 52.500 38.500 58.500 30 58.500C21.500 58.500 15 52.500 15 44C15 34.500 22 26.500 30 15Z',
  );
  const cab = parse('M70 24L86 24C91 24 93 25 95 29L104 49C105 52 105 54 105 57L105 88L70 88Z');
  const pane = parse('M78 33L86 33L94 52L78 52Z');
  const wheels = concat(circle(14, 87, 17), circle(79, 87, 17));
  const frame = rect(14, 70.5, 64, 17.5);
  return fitted(
    [
      accent(subtract(tank, drop)),
      main(softened(apart(subtract(union(cab, frame), pane), wheels), 0.6)),
      main(subtract(wheels, circle(14, 87, 6.5), circle(79, 87, 6.5))),
    ],
    1,
    0,
    -6,
  );
});

/** A scooter with its case: saddle, shield and mudguard in one sweep. */
const moped = redrawing('moped', () => {
  const wheels = concat(circle(20, 86, 18), circle(84, 86, 18));
  const hubs = concat(circle(20, 86, 6.5), circle(84, 86, 6.5));
  const box = rect(-5, 0, 44, 38, 6);
  const cowl = parse('M-5 43L52 43C57 43 58 50 54 53C51 60 56 66 64 66L72 66L72 84L-5 84C-5 66 -1 56 4 52Z');
  const shield = parse('M60 16L71 13C73 32 78 48 84 64L84 78L62 78C69 66 66 44 60 16Z');
  const bar = inked(parse('M50 5L62 5C66 5 67 7 67.500 11L69 20'), 10);
  const fender = parse('M60 84C60 70 70 61 84 61C96 61 105 70 105 82L105 84Z');
  const body = union(cowl, shield, bar, fender, circle(78, 27, 8.5));
  return fitted(
    [
      main(softened(apart(filleted(body, 1), wheels), 0.8)),
      main(subtract(wheels, hubs), wheels),
      accent(box),
    ],
    1.028,
    1.54,
    -2.06,
  );
});

/** A kick scooter, its deck long and strong. */
const scooter = redrawing('scooter', () => {
  const wheels = concat(circle(11, 88, 16.5), circle(89, 88, 16.5));
  const hubs = concat(circle(11, 88, 6), circle(89, 88, 6));
  const bar = inked(parse('M48 1L62 1C66 1 68 3 69 7L72 20'), 12.5);
  const stem = corners('63,8 75,5 91,78 70,94 64,94 72,60', 0);
  const deck = rect(20, 82, 54, 12.5, 1);
  const body = filleted(union(bar, stem, deck), 9);
  return [main(softened(apart(body, wheels), 1)), accent(subtract(wheels, hubs), wheels)];
});

/** A lorry and the trailer that it draws. */
const semiTruck = redrawing('semi-truck', () => {
  const box = rect(-5, 6, 69, 50, 6);
  const lines = concat(...[11.5, 29.5, 47.5].map((x) => inked(line(x, 20, x, 42), 6.5)));
  const cab = union(
    parse('M69 18L88 18C92 18 94 20 95 23L103 44C105 47 105 49 105 52L105 86L69 86Z'),
    rect(69, 2, 8.5, 24, 3),
  );
  const frame = union(rect(-5, 60.5, 48.5, 21, 4), rect(48, 60.5, 40, 21, 4));
  const pane = parse('M81 27L88 27L95 46L81 46Z');
  const at = [7, 31, 61, 90];
  const wheels = concat(...at.map((x) => circle(x, 88, 11.6)));
  return fitted(
    [
      main(softened(apart(subtract(union(cab, frame), pane), wheels), 0.8)),
      accent(subtract(box, lines)),
      main(subtract(wheels, ...at.map((x) => circle(x, 88, 4.6)))),
    ],
    1,
    0,
    -1,
  );
});

/** A crane of one piece that sets a house down. */
const crane = redrawing('crane', () => {
  const mast = rect(16, 20, 17, 80);
  const jib = corners('-5,16 16,16 24,-5 105,16 105,30 -5,30', 3);
  const foot = rect(-1, 93, 51, 12, 4);
  const weight = rect(-5, 18, 13, 25, 4);
  const pane = corners('32,8.500 61,16 32,16', 1);
  const rope = rect(75, 24, 10, 30);
  const load = corners('80,43 105.500,66 99,66 99,100 61,100 61,66 54.500,66', 2.5);
  return [
    main(subtract(filleted(union(mast, jib, foot, weight, apart(rope, load)), 1.5), pane)),
    accent(load),
  ];
});

/** The balls in their triangle, the one in the middle of the front in colour. */
const billiardRack = redrawing('billiard-rack', () => {
  const rack = corners('50,-16 116,104 -16,104', 26);
  const spots = [0, 1, 2].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, i) => circle(50 + (i - row / 2) * 33, 24 + row * 28.5, 14.3)),
  );
  return fitted([main(subtract(rack, ...spots)), accent(circle(50, 81, 10.2))], 0.98);
});

/** A reel whose film runs off below it, holes and all. */
const movieReel = redrawing('movie-reel', () => {
  const [cx, cy] = [52, 40];
  const reel = circle(cx, cy, 46);
  const spots = [0, 1, 2, 3, 4].map((i) => circle(...polar(cx, cy, 26, -90 + 72 * i), 10.5));
  const film = union(stroke(arc(cx, cy, 60, 148, 90), 19), rect(cx - 0.2, cy + 50.5, 56, 19));
  const hole = rect(cx - 4.4, cy + 56, 8.8, 8, 2);
  const holes = union(
    ...[10, 28, 46].map((x) => translate(hole, x, 0)),
    ...[9, 27, 45].map((turn) => rotate(hole, turn, cx, cy)),
  );
  return fitted(
    [main(subtract(reel, ...spots, circle(cx, cy, 5.5))), accent(subtract(film, holes))],
    0.94,
    0,
    -1,
  );
});

/** A charging point: the lightning in it is as tall as itself, the plug hangs ready. */
const chargingStation = redrawing('charging-station', () => {
  const post = union(rect(0, -5, 62, 106, 11), rect(-5, 92, 72, 13, 5));
  const bolt = corners('38,6 10,50 27,50 22,84 52,38 34,38', 2.5);
  const cable = parse('M56 66L66 66C71 66 73 69 73 73L73 80C73 92 91 92 91 80L91 58');
  const plug = union(
    parse('M77 34L105 34L105 46C105 56 99 61 91 61C83 61 77 56 77 46Z'),
    rect(80.5, 18, 7.5, 20, 2.5),
    rect(94, 18, 7.5, 20, 2.5),
  );
  return [main(union(subtract(post, grow(bolt, 4.5)), inked(cable, 9), plug)), accent(bolt)];
});

/** Traffic lights with their hoods, the lowest one lit. */
const trafficLight = redrawing('traffic-light', () => {
  const hood = (y: number): Path =>
    parse(
      `M-4 ${y}L104 ${y}C104 ${y + 14} 94 ${y + 23} 76 ${y + 26}L24 ${y + 26}C6 ${y + 23} -4 ${y + 14} -4 ${y}Z`,
    );
  const body = union(rect(22, -5, 56, 110, 20), hood(4), hood(37.5), hood(71));
  const lamp = (y: number): Path => circle(50, y, 14.3);
  return [
    main(subtract(softened(body, 1.5), lamp(16), lamp(50), circle(50, 84, 15.5))),
    accent(circle(50, 84, 11.4)),
  ];
});

/** A bulb that rises from between the pages. */
const bookBulb = redrawing('book-bulb', () => {
  const page = parse(
    'M47.500 104C34 94 14 92 -2 95C-4 95 -5 94 -5 92L-5 42C-5 39 -4 38 -2 37.500C16 34 36 38 47.500 50Z',
  );
  const glass = union(circle(50, 24, 29), corners('30,40 70,40 62,62 38,62', 3));
  const cap = union(rect(38, 66, 24, 7, 2.5), rect(41, 77, 18, 8, 4));
  const bulb = union(glass, cap);
  const wick = inked(parse('M40 32L46 40L54 40L60 32'), 4.6);
  return [main(apart(union(page, mirror(page)), filleted(bulb, 5))), accent(subtract(bulb, wick))];
});

/** A car up on the arms of its lift. */
const carLift = redrawing('car-lift', () => {
  const half = parse(
    'M49 -5L62 -5C68 -5 71 -3 73 2L79 18C86 21 89 26 89 33L89 51C89 55 87 57 84 57L84 65C84 68 82 70 79 70L70 70C67 70 65 68 65 65L65 57L49 57Z',
  );
  const glass = corners('34,19 40,4 60,4 66,19', 2);
  const lamps = concat(circle(26, 38, 6.5), circle(74, 38, 6.5));
  const grille = rect(40, 35, 20, 6.5, 3.2);
  const car = subtract(softened(whole(half), 1), glass, lamps, grille);
  const post = union(rect(-5, 26, 11.5, 79, 3), rect(-5, 94, 32, 11, 4), rect(-2, 74.5, 44, 11.5, 4));
  const lift = filleted(post, 2);
  return [main(car), accent(concat(lift, mirror(lift)))];
});

/** Bathroom scales: a large dial above two soles. */
const bathroomScale = redrawing('bathroom-scale', () => {
  const body = rect(-5, -5, 110, 110, 28);
  const face = parse('M18 49C13 49 11 46 12 42C17 21 32 6 50 6C68 6 83 21 88 42C89 46 87 49 82 49Z');
  const needle = union(limb('66,15,2.6 50,41,5'), circle(50, 40, 5.6));
  const sole = union(
    intersect(ellipse(32, 71, 11, 16.5), rect(0, 50, 100, 28.5)),
    intersect(ellipse(33, 87, 8.5, 10), rect(0, 83, 100, 30)),
  );
  const turned = rotate(sole, -6, 32, 78);
  return [main(subtract(body, face, turned, mirror(turned))), accent(needle)];
});

/** A bowl heaped with noodles, coil upon coil. */
const spaghettiPlate = redrawing(
  'spaghetti-plate',
  () => {
    const dish = parse(
      'M-2 64L102 64C104 64 106 66 105 69C102 88 90 104 70 104L30 104C10 104 -2 88 -5 69C-6 66 -4 64 -2 64Z',
    );
    const coil = (x: number, y: number, r: number): Path =>
      union(
        subtract(circle(x, y, r), circle(x, y, r - 8.5)),
        subtract(circle(x, y, r - 13), circle(x, y, r - 21)),
      );
    const front = circle(50, 60, 30);
    const sides = union(circle(20, 60, 25), circle(80, 60, 25));
    const heap = union(
      coil(50, 60, 30),
      apart(union(coil(20, 60, 25), coil(80, 60, 25)), front),
      apart(coil(50, 28, 32), front, sides),
    );
    return [main(dish), accent(softened(intersect(heap, rect(-10, -10, 120, 69.5)), 0.6))];
  },
  { line: false },
);

/** An oven of clay, and the empanada at its mouth. */
const empanadaOven = redrawing('empanada-oven', () => {
  const dome = union(
    parse('M-5 104L-5 62C-5 26 20 4 50 4C80 4 105 26 105 62L105 104Z'),
    rect(68, -5, 19, 40, 4),
  );
  const mouth = parse('M8 92L8 74C8 48 26 30 50 30C74 30 92 48 92 74L92 92Z');
  const lean = (path: Path): Path => rotate(path, -14, 50, 62);
  const [x, y] = [49.4, 53.4];
  const scallops = Array.from({ length: 7 }, (_, i) =>
    circle(...polar(x, y, 27.5, 180 - (180 * (i + 0.5)) / 7), 7.6),
  );
  const below = rect(0, y, 100, 60);
  const edge = union(
    intersect(union(circle(x, y, 28), ...scallops), below),
    intersect(ellipse(x, y, 33, 11), rect(0, 0, 100, y + 1)),
  );
  const seam = stroke(arc(x, y - 8, 27, 16, 164), 4.6);
  return [main(subtract(softened(dome, 3), mouth)), accent(lean(softened(subtract(edge, seam), 1)))];
});

/** Things in closed outlines, with an idea set into each. */
export const CLOSED_FORMS: readonly Redrawing[] = [
  headset,
  stageMicrophone,
  theatreCurtain,
  bubbles,
  screw,
  personLens,
  bathtub,
  lavender,
  cocktailShaker,
  gameController,
  splitUnit,
  bars,
  tripodCamera,
  radio,
  spool,
  bonbonBox,
  seedPacket,
  ionicColumn,
  doorHandle,
  engineLight,
  fibreOptic,
  greenhouse,
  tanker,
  moped,
  scooter,
  semiTruck,
  crane,
  billiardRack,
  movieReel,
  chargingStation,
  trafficLight,
  bookBulb,
  carLift,
  bathroomScale,
  spaghettiPlate,
  empanadaOven,
];
