import { grow, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mapPoints, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, leaf, line, rect, wave } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filleted,
  inked,
  type Mark,
  main,
  mark,
  placed,
  softened,
  whole,
} from './mark.js';

/** A rug that lies slanting on the floor: its ground, its pattern and the fringes of its short sides. */
export function rugParts() {
  const slant = (x: number, y: number): readonly [number, number] => [x - (y - 52) * 0.4, y];
  const at = (path: Path): Path => mapPoints(path, slant);
  const threads = (x: number): Path =>
    concat(...[19, 32.5, 46, 59.5, 73].map((y) => rect(x, y, 9.5, 7, 1.5)));
  return {
    field: at(rect(26, 16, 48, 68, 1.5)),
    pattern: at(
      concat(subtract(rect(32, 23, 36, 54), rect(37, 29, 26, 42)), corners('50,38 59,50 50,62 41,50')),
    ),
    fringe: at(concat(threads(12.5), threads(78))),
  };
}

/** A soap bubble: a ring, or full where it is small. */
const bubble = (x: number, y: number, r: number): Path =>
  r > 6 ? subtract(circle(x, y, r), circle(x, y, r - 4.2)) : circle(x, y, r);

/** A rug half rolled up on the floor, its loose end with a fringe, and soap bubbles over it. */
const rolledRug = mark('rolled-rug', ['desing', 'construction'], () => {
  const axis = line(62, 84, 87, 41);
  const body = stroke(axis, 37, { cap: 'round' });
  const coil = parse('M62 87C57 82 62 75 69 78C77 83 73 96 62 96C48 95 46 78 56 72');
  const field = apart(corners('38,50 80,50 50,101.5 8,101.5', 1), body);
  const border = line(45, 44, 15, 105.5);
  const threads = concat(
    ...[53, 64.5, 76, 87.5].map((y) =>
      mapPoints(rect(19.5, y, 10.5, 7, 1.5), (x, at) => [x - (at - 56) * 0.583, at]),
    ),
  );
  const suds = concat(
    bubble(23, 22, 12.5),
    bubble(50, 7, 10),
    bubble(46, 29, 5),
    bubble(4, 9, 5.6),
    bubble(71, 22, 5),
  );
  return [
    main(subtract(body, stroke(coil, 5, { cap: 'round' })), concat(body, coil)),
    main(subtract(field, stroke(border, 5)), concat(field, border)),
    main(threads, null),
    accent(suds),
  ];
});

/** A rug on the floor, its far end under lather. */
const rugSuds = mark(
  'rug-suds',
  ['desing', 'construction'],
  () => {
    const { field, fringe, pattern } = rugParts();
    const down = (path: Path): Path => translate(path, -3, 20);
    const lather = union(
      circle(60, 39, 12),
      circle(77, 30, 16),
      circle(93, 40, 12),
      circle(72, 48, 12),
      circle(88, 50, 11),
    );
    const cut = grow(lather, 4.6);
    const suds = union(
      bubble(47, 12, 8.5),
      bubble(63, 3, 4.6),
      bubble(30, 22, 5),
      bubble(96, 12, 5),
      bubble(82, 2, 5.4),
    );
    return [
      main(subtract(down(field), down(pattern), cut), subtract(down(concat(field, pattern)), cut)),
      main(subtract(down(fringe), cut), null),
      accent(concat(lather, suds)),
    ];
  },
  { line: false },
);

/** A car that leaves its fumes behind. */
const carExhaust = mark('car-exhaust', ['automotive'], () => {
  const wheels = [
    [44, 83, 11.5],
    [87, 83, 11.5],
  ] as const;
  const shell = parse(
    'M25 68C25 62 26.5 59.5 31 58.5L38 57L48 43C50.500 39.5 54 38 58 38L72 38C77 38 80 39.5 83 43L92 55C101 57 105.5 61 105.5 68L105.500 80C105.500 83 104 84.5 101 84.5L29 84.5C26 84.5 25 83 25 80Z',
  );
  const glass = corners('53,45 76,45 84,57 45,57', 3);
  const pillar = rect(63, 40, 5, 22);
  const pipe = rect(15, 77, 16, 7.5, 2);
  const fumes = union(circle(3, 70, 8), circle(10, 58, 9.5), circle(1, 52, 6), circle(20, 47, 6.5));
  const body = subtract(
    union(shell, pipe),
    subtract(glass, pillar),
    ...wheels.map(([x, y, r]) => circle(x, y, r + 4.4)),
  );
  return [
    main(apart(body, fumes)),
    main(concat(...wheels.map(([x, y, r]) => subtract(circle(x, y, r), circle(x, y, r * 0.4))))),
    accent(concat(fumes, circle(12, 31, 4.6), circle(29, 24, 6.5))),
  ];
});

/** Two pistons on a crankshaft, one up and one down. */
const crankshaft = mark('crankshaft', ['automotive', 'construction'], () => {
  const piston = (x: number, y: number): Path =>
    subtract(rect(x - 20, y, 40, 34, 5), rect(x - 30, y + 8, 60, 4.4), rect(x - 30, y + 17, 60, 4.4));
  const shaft = parse('M-1 80L10 80L10 65L44 65L44 80L56 80L56 94L90 94L90 80L101 80');
  const crank = stroke(shaft, 9.5, { cap: 'butt', join: 'round' });
  const rod = (x: number, from: number, to: number): Path =>
    union(corners(`${x - 5},${from} ${x + 5},${from} ${x + 7},${to} ${x - 7},${to}`), circle(x, to, 11));
  const rods = union(rod(27, 30, 65), rod(73, 50, 94));
  return [
    accent(piston(27, -5)),
    accent(piston(73, 18)),
    main(
      subtract(
        union(crank, softened(subtract(rods, rect(0, -10, 50, 43), rect(50, 0, 50, 56)), 0.3)),
        circle(27, 65, 4.2),
        circle(73, 94, 4.2),
      ),
      concat(shaft, line(27, 36, 27, 58), line(73, 60, 73, 88)),
    ),
  ];
});

/** A derrick whose rod goes down through the ground to water. */
const wellBore = mark('well-bore', ['construction', 'agriculture', 'nature'], () => {
  const braces = stroke(concat(line(40, 18, 62, 33), line(60, 18, 38, 33)), 5);
  const rig = union(
    whole(corners('41,0 48.5,0 34,42 24.5,42', 1)),
    braces,
    rect(36, -5.5, 28, 10, 2.5),
    rect(14, 38, 72, 9, 3),
  );
  const rod = rect(45.5, 44, 9, 19);
  const drop = parse(
    'M50 64C57 73 65 79.5 65 89.5C65 99 58.5 105.5 50 105.5C41.500 105.5 35 99 35 89.5C35 79.5 43 73 50 64Z',
  );
  const soil = both(corners('-5,52 41,52 41,105.5 -5,105.5', 4));
  const inside = grow(drop, 5);
  const seam = both(line(-8, 78, 40, 78));
  return [
    main(subtract(soil, inside, stroke(seam, 4.6)), concat(subtract(soil, inside), seam)),
    main(apart(drop, rod)),
    accent(union(rig, rod)),
  ];
});

/** An electric pump: the round casing with its two flanges, and the motor with fins. */
const motorPump = mark('motor-pump', ['construction', 'agriculture', 'nature'], () => {
  const casing = union(
    circle(27, 56, 27),
    rect(18, 2, 34, 40, 2),
    rect(12, -4, 46, 11, 3),
    rect(-5, 40, 12, 32, 3),
  );
  const eye = subtract(circle(27, 56, 14), circle(27, 56, 6));
  const motor = rect(62, 32, 42, 48, 7);
  const fins = concat(...[44, 56, 68].map((y) => line(72, y, 110, y)));
  const neck = rect(50, 46, 14, 20);
  const base = union(rect(8, 94, 96, 11.5, 4), rect(22, 80, 12, 18), rect(76, 76, 14, 22));
  const pump = union(casing, neck);
  const body = filleted(pump, 2);
  return [
    main(subtract(apart(union(body, apart(base, motor)), motor), eye), concat(body, circle(27, 56, 10))),
    accent(subtract(motor, stroke(fins, 4.6)), concat(motor, fins)),
  ];
});

/** Somebody with a headset who answers. */
const supportAgent = mark('support-agent', ['technology', 'marketing'], () => {
  const head = circle(50, 36, 21);
  const band = parse('M20 38C20 14 33 -1 50 -1C67 -1 80 14 80 38');
  const cups = both(rect(12.5, 30, 15, 24, 6));
  const boom = parse('M80 50C80 62 72 67 62 67.5');
  const tip = rect(49, 62, 17, 11, 5.5);
  const bust = parse('M4 105.5C4 86 18 76 36 74L64 74C82 76 96 86 96 105.5Z');
  const set = union(stroke(band, 7.5, { cap: 'butt' }), cups, stroke(boom, 6), tip);
  return [
    main(apart(head, set)),
    main(softened(apart(bust, set, head), 0.8)),
    accent(set, concat(band, boom, cups)),
  ];
});

/** A laptop with a receipt that comes out of its screen. */
const laptopBill = mark('laptop-bill', ['technology', 'marketing'], () => {
  const lid = subtract(rect(6, 28, 88, 60, 6), rect(15, 37, 70, 42, 2));
  const foot = parse('M-5 93L105 93L105 96C105 101 101 105 96 105L4 105C-1 105 -5 101 -5 96Z');
  const slip = parse('M28 -4L36 1L43 -4L50 1L57 -4L64 1L72 -4L72 68L28 68Z');
  const rows = concat(rect(37, 14, 26, 5.5), rect(37, 26, 26, 5.5));
  const total = parse('M39 50L47 58L62 43');
  return [
    main(apart(lid, slip)),
    main(foot),
    accent(
      subtract(slip, rows, stroke(total, 6, { cap: 'round' })),
      concat(slip, line(37, 17, 63, 17), line(37, 29, 63, 29), total),
    ),
  ];
});

/** A caliper that measures a round piece. */
const caliper = mark('caliper', ['construction', 'automotive', 'technology'], () => {
  const beam = rect(-5, 18, 110, 15, 2);
  const fixed = union(corners('-5,18 18,18 18,46 12,92 -5,104', 2), corners('-5,20 -5,2 4,2 12,20', 1));
  const slider = union(
    rect(54, 11, 38, 30, 3),
    corners('58,34 80,34 80,104 64,92 58,46', 2),
    corners('58,14 64,0 72,0 72,14', 1),
  );
  const ticks = concat(...[27, 37, 47].map((x) => line(x, 28, x, 40)));
  const piece = subtract(circle(36, 66, 17), circle(36, 66, 6.5));
  const hold = union(beam, fixed, slider);
  return [
    main(
      subtract(hold, stroke(ticks, 4.4, { cap: 'butt' }), rect(64, 21, 18, 8, 2)),
      concat(hold, rect(64, 21, 18, 8, 2)),
    ),
    accent(piece),
  ];
});

/** The knob of a gear lever with its gates, over its boot. */
const gearStick = mark('gear-stick', ['automotive'], () => {
  const knob = circle(50, 32, 37);
  const gates = concat(
    line(32, 17, 32, 47),
    line(50, 17, 50, 47),
    line(68, 17, 68, 47),
    line(32, 32, 68, 32),
  );
  const stem = rect(43, 73.5, 14, 12);
  const boot = corners('38,82 62,82 90,105.5 10,105.5', 4);
  return [
    accent(subtract(knob, stroke(gates, 6.5, { cap: 'round' })), concat(knob, gates)),
    main(union(stem, boot)),
  ];
});

/** A turbocharger: the snail of its casing, and the wheel in it. */
const turbo = mark('turbo', ['automotive'], () => {
  const snail = parse(
    'M46 105C18 105 -5 84 -5 56C-5 26 18 4 48 4L84 4L84 34L76 34C88 42 92 52 90 64C87 88 70 105 46 105Z',
  );
  const flange = rect(89, -5, 14, 48, 3);
  const eye = circle(45, 58, 31);
  const blades = Array.from({ length: 6 }, (_, i) =>
    rotate(parse('M45 58C40 48 42 38 52 32C55 42 53 52 45 58Z'), i * 60, 45, 58),
  );
  const wheel = union(...blades, circle(45, 58, 8.5));
  return [
    main(subtract(snail, eye), concat(snail, eye)),
    main(flange),
    accent(subtract(wheel, circle(45, 58, 3.6))),
  ];
});

/** A hollow concrete block. */
const concreteBlock = mark('concrete-block', ['construction'], () => {
  const at = (u: number, v: number): string => `${32 + 72 * u - 36 * v},${4 + 32 * u + 18 * v}`;
  const hole = (from: number, to: number): Path =>
    corners([at(from, 0.24), at(to, 0.24), at(to, 0.76), at(from, 0.76)].join(' '), 2);
  const top = subtract(
    corners([at(0, 0), at(1, 0), at(1, 1), at(0, 1)].join(' '), 2),
    hole(0.13, 0.44),
    hole(0.56, 0.87),
  );
  const front = corners('-4.5,27.5 65.5,58.5 65.5,103.5 -4.5,72.5', 2);
  const side = corners('70,58.5 104.5,41 104.5,86 70,103.5', 2);
  return [accent(top), main(front), main(side)];
});

/** A house with its gutter, and the pipe that leads the rain down from it. */
const downpipe = mark('downpipe', ['construction'], () => {
  const roof = corners('20,0 80,0 104,32 -4,32', 3);
  const seams = concat(...[24, 50, 76].map((x) => line(x, 13, x + (x - 50) * 0.3, 40)));
  const gutter = parse('M-5 36.5L105 36.5C105 43 101 47.5 95 47.5L5 47.5C-1 47.5 -5 43 -5 36.5Z');
  const pipe = parse('M92 44L92 88C92 96 96 99 104 99');
  const water = union(gutter, stroke(pipe, 10, { cap: 'butt' }));
  const walls = rect(6, 52, 76, 53.5, 2);
  const panes = concat(rect(18, 63, 20, 18, 1.5), rect(50, 63, 18, 43, 1.5));
  return [
    main(subtract(roof, stroke(seams, 4.6, { cap: 'butt' })), concat(roof, seams)),
    main(subtract(apart(walls, water), panes), concat(walls, panes)),
    accent(water, concat(gutter, pipe)),
  ];
});

/** Somebody in a helmet on a platform that hangs on two ropes. */
const hangingPlatform = mark('hanging-platform', ['construction'], () => {
  const ropes = concat(line(9, -5.5, 9, 70), line(91, -5.5, 91, 70));
  const basket = subtract(
    rect(-5, 66, 110, 39, 4),
    ...[6, 29.5, 53, 76.5].map((x) => rect(x, 77, 17.5, 17, 2)),
  );
  const head = circle(50, 27, 14);
  const bust = parse('M24 61.5L24 58C24 49 30 44 39 43L61 43C70 44 76 49 76 58L76 61.5Z');
  const helmet = union(parse('M32 18C32 5 40 -3 50 -3C60 -3 68 5 68 18Z'), rect(27, 13, 46, 8, 3));
  return [
    main(union(basket, stroke(ropes, 7.5, { cap: 'butt' })), concat(basket, ropes)),
    main(subtract(apart(head, helmet), grow(bust, 4))),
    main(bust),
    accent(helmet),
  ];
});

/** A fire hydrant. */
const hydrant = mark('hydrant', ['construction', 'technology'], () => {
  const dome = parse('M24 26C24 8 36 2 43 1L43 -5.5L57 -5.5L57 1C64 2 76 8 76 26Z');
  const rim = rect(15, 30, 70, 11, 3);
  const barrel = rect(24, 45.5, 52, 44);
  const foot = rect(12, 94, 76, 11.5, 3);
  const arms = both(union(rect(8, 53, 12, 20, 2), rect(-3.5, 49, 10, 28, 3)));
  const cap = circle(50, 65, 14);
  return [
    main(dome),
    main(rim),
    main(subtract(barrel, grow(cap, 4.5))),
    main(foot),
    accent(arms),
    accent(subtract(cap, circle(50, 65, 5))),
  ];
});

/** The lines of a finger's tip. */
const fingerprint = mark('finger-lines', ['technology'], () => {
  const outer = parse('M12 82C6 70 5 60 5 50C5 22 24 0 50 0C76 0 95 22 95 50C95 62 95 72 92 82');
  const second = parse('M27 96C20 82 20 68 20 52C20 32 32 17 50 17C68 17 80 32 80 52C80 72 80 84 75 96');
  const third = parse('M44 100C36 86 35 70 35 54C35 42 41 32 50 32C59 32 65 42 65 54C65 76 64 90 58 101');
  const heart = parse('M50 50C50 68 50 72 51 82');
  const lines = union(...[outer, second, third].map((one) => inked(one, 8)));
  return [main(lines, concat(outer, second, third)), accent(inked(heart, 9), heart)];
});

/** A battery that is charged. */
const battery = mark('charged-battery', ['technology', 'automotive', 'nature'], () => {
  const shell = subtract(rect(-5, 16, 97, 68, 13), rect(5, 26, 77, 48, 5));
  const pole = rect(95.5, 36, 10, 28, 4);
  const bolt = corners('50,29 24,54 41,54 36,71 63,46 46,46', 1.5);
  return [main(shell), main(pole), accent(bolt)];
});

/** An armoured van: small barred panes, and a shield on its side. */
const armouredVan = mark('armoured-van', ['transportation', 'automotive', 'technology'], () => {
  const wheels = [20, 80].map((x) => circle(x, 87, 13));
  const box = union(rect(-5, 10, 74, 78, 5), corners('66,24 84,24 94,52 105,56 105,88 66,88', 4));
  const glass = corners('76,32 81,32 88,52 76,52', 1.5);
  const shield = parse('M32 22L54 29C54 50 50 62 32 72C14 62 10 50 10 29Z');
  const hole = union(circle(32, 42, 5.6), corners('32,40 37,58 27,58', 1));
  const body = subtract(box, glass, grow(shield, 4.5), ...wheels.map((wheel) => grow(wheel, 4.5)));
  return [
    main(body),
    main(concat(...[20, 80].map((x) => subtract(circle(x, 87, 13), circle(x, 87, 5))))),
    accent(subtract(shield, hole)),
  ];
});

/** A drum with a sign of danger. */
const hazardDrum = mark('hazard-drum', ['transportation', 'nature', 'construction'], () => {
  const drum = union(rect(10, 2, 80, 96, 3), rect(4, -5, 92, 12, 4), rect(4, 93, 92, 12.5, 4));
  const hoops = concat(line(-10, 28, 110, 28), line(-10, 79, 110, 79));
  const sign = corners('50,15 88,84 12,84', 7);
  const call = union(corners('45,38 55,38 53,62 47,62', 2), circle(50, 72, 5));
  return [
    main(subtract(drum, stroke(hoops, 4.4), grow(sign, 4.5)), concat(drum, sign)),
    accent(subtract(sign, call)),
  ];
});

/** A cattle lorry: a slatted box, and the head of a cow over its side. */
const cattleTruck = mark('cattle-truck', ['transportation', 'livestock'], () => {
  const wheels = [10, 38, 86].map((x) => circle(x, 90, 12));
  const cab = subtract(
    parse(
      'M70 82L70 30C70 28 71 27 73 27L84 27C88 27 91 29 93 34L99 54C103 56 105.5 59 105.5 64L105.500 84L70 84Z',
    ),
    corners('77,35 85,35 92,54 77,54', 2),
  );
  const slats = union(
    ...[38, 52, 66].map((y) => rect(-5, y, 71, 9, 1)),
    rect(-5, 38, 8, 44),
    rect(26.5, 38, 8, 44),
    rect(58, 38, 8, 44),
    rect(-5, 78, 72, 9),
  );
  const head = union(
    corners('20,2 42,2 39,33 23,33', 4),
    leaf(22, 6, 4, 10, 0.3, 0.5),
    leaf(40, 6, 58, 10, 0.3, 0.5),
    limb('22,4,3.5 17,-1,3 17,-5,1.5'),
    limb('40,4,3.5 45,-1,3 45,-5,1.5'),
  );
  const clear = wheels.map((wheel) => grow(wheel, 4.4));
  return [
    main(subtract(union(slats, cab), ...clear)),
    main(concat(...[10, 38, 86].map((x) => subtract(circle(x, 90, 12), circle(x, 90, 4.5))))),
    accent(subtract(filleted(head, 1), circle(26, 12, 2.2), circle(36, 12, 2.2))),
  ];
});

/** A cooker hood with its duct, and the steam that it draws in. */
const kitchenHood = mark('kitchen-hood', ['construction', 'gastronomy', 'food'], () => {
  const hood = union(rect(31, -5, 38, 36, 2), corners('31,24 69,24 104,56 -4,56', 3));
  const lip = rect(-4, 60.5, 108, 13, 3);
  const steam = concat(...[22, 50, 78].map((x) => parse(`M${x} 101.5C${x - 8} 96 ${x + 8} 91 ${x} 82`)));
  return [main(hood), main(lip), accent(inked(steam, 8), steam)];
});

/** An electric motor: fins, the box of its terminals, its shaft, and a bolt of lightning. */
const electricMotor = mark('electric-motor', ['construction', 'automotive', 'technology'], () => {
  const body = union(rect(2, 24, 78, 62, 9), rect(76, 36, 10, 38, 3), rect(84, 48, 21.5, 14, 3));
  const box = rect(22, 4, 38, 15.5, 3);
  const feet = union(rect(8, 82, 22, 23.5, 3), rect(52, 82, 22, 23.5, 3), rect(2, 95, 78, 10.5, 3));
  const bolt = corners('46,30 24,60 39,60 34,82 60,50 44,50', 1.5);
  const fins = concat(line(-4, 42, 14, 42), line(-4, 55, 14, 55), line(-4, 68, 14, 68));
  return [
    main(subtract(union(body, feet), grow(bolt, 4.5), stroke(fins, 4.6)), concat(union(body, feet), bolt)),
    main(box),
    accent(bolt),
  ];
});

/** An air compressor: the tank on its wheel, the pump with fins, and a gauge. */
const airCompressor = mark('air-compressor', ['construction', 'automotive'], () => {
  const tank = rect(-5, 50, 110, 38, 19);
  const wheel = circle(22, 92, 13);
  const leg = rect(72, 84, 13, 21.5, 3);
  const motor = rect(6, 22, 34, 23.5, 5);
  const pump = subtract(rect(44.5, -3, 26, 48.5, 3), ...[5, 15, 25].map((y) => rect(52, y, 30, 4.6)));
  const dial = circle(90, 29, 15.5);
  const needle = stroke(line(90, 30, 96, 22), 5);
  return [
    main(subtract(union(tank, leg), grow(wheel, 4.4), rect(18, 62, 46, 6, 3)), concat(tank, leg)),
    main(subtract(wheel, circle(22, 92, 4.6))),
    main(motor),
    main(pump),
    accent(subtract(dial, needle), concat(dial, line(90, 30, 96, 22))),
  ];
});

/** A generator in its frame, on wheels, with a bolt of lightning. */
const generator = mark('generator', ['construction', 'technology'], () => {
  const frame = subtract(rect(-5, 8, 110, 80, 12), rect(4, 17, 92, 62, 5));
  const block = rect(8.5, 30, 83, 44.5, 4);
  const cap = rect(18, 21, 26, 9);
  const bolt = corners('54,33 34,56 48,56 44,72 68,49 53,49', 1.5);
  const vents = concat(line(76, 42, 84, 42), line(76, 52, 84, 52), line(76, 62, 84, 62));
  const feet = [22, 78].map((x) => circle(x, 94, 11.5));
  return [
    main(subtract(frame, ...feet.map((foot) => grow(foot, 4.2)))),
    main(subtract(union(block, cap), grow(bolt, 4.4), stroke(vents, 4.6))),
    main(concat(...[22, 78].map((x) => subtract(circle(x, 94, 11.5), circle(x, 94, 4.4))))),
    accent(bolt),
  ];
});

/** A fire engine with its ladder. */
const fireEngine = mark('fire-engine', ['transportation', 'automotive', 'construction'], () => {
  const wheels = [17, 82].map((x) => circle(x, 87, 13));
  const body = union(
    rect(-5, 44, 72, 44, 3),
    parse(
      'M64 88L64 32C64 30 65 28 68 28L90 28C95 28 98 30 100 35L104 50C105 54 105.5 57 105.5 60L105.500 84C105.500 87 104 88 101 88Z',
    ),
  );
  const glass = corners('73,37 89,37 94,54 73,54', 2);
  const locker = concat(rect(4, 53, 16, 13, 1.5), rect(26, 53, 30, 13, 1.5));
  const rails = concat(line(0, 37, 62, 20), line(-1, 22, 56, 6));
  const rungs = concat(line(12, 34, 7, 19), line(27, 30, 22, 15), line(42, 26, 37, 11));
  const siren = rect(74, 15, 18, 8.5, 3);
  return [
    main(
      subtract(body, glass, locker, ...wheels.map((wheel) => grow(wheel, 4.5))),
      concat(body, glass, locker),
    ),
    main(concat(...[17, 82].map((x) => subtract(circle(x, 87, 13), circle(x, 87, 5))))),
    accent(union(inked(rails, 6), stroke(rungs, 5)), concat(rails, rungs)),
    accent(siren),
  ];
});

/** The head of a laser that cuts a plate, with its beam and sparks. */
const laserHead = mark('laser-head', ['construction', 'technology', 'desing'], () => {
  const head = union(rect(28, -5, 44, 30, 4), corners('33,29.5 67,29.5 57,52 43,52', 2));
  const slot = rect(36, 5, 28, 6, 2);
  const plate = both(rect(-5, 86, 49, 19, 3));
  const beam = rect(46, 56.5, 8, 49, 2);
  const sparks = both(concat(line(36, 77, 22, 63), line(29, 80, 8, 75)));
  return [
    main(subtract(head, slot), concat(head, slot)),
    main(apart(plate, beam)),
    accent(union(beam, inked(sparks, 6.5)), concat(line(50, 58, 50, 100), sparks)),
  ];
});

/** The arm of a robot that lifts a box. */
const robotArm = mark('robot-arm', ['technology', 'construction'], () => {
  const bones = parse('M30 84L22 40L72 14L80 32');
  const joints = [
    [22, 40],
    [72, 14],
  ] as const;
  const claw = parse('M60 66L60 44L100 44L100 66');
  const foot = union(rect(0, 92, 62, 13.5, 4), corners('16,72 44,72 52,94 8,94', 3));
  const arm = union(inked(bones, 15), ...joints.map(([x, y]) => circle(x, y, 13.5)), inked(claw, 9), foot);
  const load = rect(69, 57, 22, 27, 2.5);
  return [main(subtract(arm, ...joints.map(([x, y]) => circle(x, y, 5)))), accent(load)];
});

/** A pneumatic drill that breaks the ground. */
const jackhammer = mark('jackhammer', ['construction'], () => {
  const grips = both(rect(4, -3, 24, 13, 6));
  const bar = rect(32, -1, 36, 9, 2);
  const body = union(
    bar,
    rect(44, 4, 12, 14),
    rect(33, 15, 34, 40, 5),
    rect(40, 50, 20, 14, 2),
    corners('45,60 55,60 55,88 50,100 45,88', 1),
  );
  const ground = union(
    corners('-5,84 32,84 42,105.5 -5,105.5', 2),
    corners('105,84 68,84 58,105.5 105,105.5', 2),
  );
  const chips = both(concat(circle(30, 73, 4.8), circle(16, 68, 4.6)));
  return [
    main(subtract(body, rect(40, 26, 20, 5.5, 2), rect(40, 38, 20, 5.5, 2)), body),
    main(apart(ground, body)),
    accent(concat(grips, chips)),
  ];
});

/** The panel that calls a lift: a button up and one down. */
const liftButtons = mark('lift-buttons', ['construction', 'technology'], () => {
  const plate = rect(12, -5.5, 76, 111, 14);
  const up = circle(50, 25, 21);
  const down = circle(50, 75, 21);
  return [
    main(subtract(plate, grow(up, 4.5), grow(down, 4.5)), concat(plate, up, down)),
    accent(subtract(up, corners('50,11 62,33 38,33', 2)), corners('50,13 60,31 40,31')),
    main(subtract(down, corners('50,89 62,67 38,67', 2)), corners('50,87 60,69 40,69')),
  ];
});

/** The radio of a car: two knobs, and the bars of its sound. */
const carRadio = mark('car-radio', ['automotive', 'technology', 'entertainment'], () => {
  const box = rect(-5.5, 12, 111, 76, 9);
  const knobs = both(subtract(circle(13, 50, 12.5), rect(10.6, 36, 4.8, 13)));
  const pane = rect(32, 23, 36, 36, 3);
  const bars = concat(
    ...[
      [36, 41],
      [46.5, 30],
      [57, 36],
    ].map(([x = 0, y = 0]) => rect(x, y, 7, 54 - y, 1.5)),
  );
  const slot = rect(32, 68, 36, 7.5, 3.5);
  return [
    main(subtract(box, both(circle(13, 50, 17)), pane, slot), concat(box, pane, slot)),
    main(knobs),
    accent(bars),
  ];
});

/** A car seat from the front, its middle quilted. */
const quiltedSeat = mark('quilted-seat', ['automotive', 'transportation'], () => {
  const rest = rect(27, -5.5, 46, 18, 8);
  const back = parse('M27 22L73 22C82 22 86 26 87 34L90 74L10 74L13 34C14 26 18 22 27 22Z');
  const panel = parse('M35 27L65 27C67 27 68 28 68.5 30L71 64L29 64L31.5 30C32 28 33 27 35 27Z');
  const seams = concat(
    ...[-16, 6, 28].flatMap((at) => [line(28 + at, 24, 76 + at, 72), line(72 - at, 24, 24 - at, 72)]),
  );
  const cushion = parse(
    'M10 79L90 79C98 79 103 84 103 91C103 99 98 105.5 90 105.5L10 105.5C2 105.5 -3 99 -3 91C-3 84 2 79 10 79Z',
  );
  return [
    main(
      union(rest, rect(38, 8, 6, 16), rect(56, 8, 6, 16), subtract(back, grow(panel, 4.2))),
      concat(rest, back),
    ),
    accent(subtract(panel, stroke(seams, 3.8)), panel),
    main(subtract(cushion, stroke(concat(line(30, 70, 30, 110), line(70, 70, 70, 110)), 4.2)), cushion),
  ];
});

/** A door of two leaves in its frame. */
const doubleDoor = mark('double-door', ['construction'], () => {
  const frame = subtract(rect(2, -5.5, 96, 111, 4), rect(12, 4, 76, 110, 1));
  const leafs = rect(16.5, 8.5, 31.3, 97, 1.5);
  const panels = concat(rect(23.5, 17, 17, 30, 1.5), rect(23.5, 66, 17, 31, 1.5));
  const knob = circle(41, 56.5, 3.4);
  return [main(frame), accent(both(subtract(leafs, panels, knob)), both(concat(leafs, panels)))];
});

/** A memory stick. */
const usbStick = mark('usb-stick', ['technology'], () => {
  const turned = (path: Path): Path => placed(path, 0.945, 42, 0.5, -0.5);
  const body = subtract(rect(26, 38, 48, 76, 11), circle(50, 100, 5.5), rect(38, 52, 24, 7, 3));
  const plug = subtract(rect(32, -14, 36, 47.5, 3), rect(39.5, -3, 7.5, 9, 1), rect(53, -3, 7.5, 9, 1));
  return [main(turned(body)), accent(turned(plug))];
});

/** A light aircraft from above, its propeller turning. */
const lightAircraft = mark('light-aircraft', ['transportation', 'agriculture', 'technology'], () => {
  const turned = (path: Path): Path => placed(path, 0.955, 45, -3.6, 5.3);
  const hull = union(
    limb('50,-2,7 50,14,9.5 50,40,9 50,76,5 50,98,4'),
    rect(-9, 24, 118, 19, 8),
    rect(27, 88, 46, 13, 6),
  );
  const screw = union(rect(24, -12.5, 52, 7.5, 3.5), circle(50, -9, 5.5));
  const pane = rect(44.5, 16, 11, 6, 2);
  return [
    main(turned(subtract(hull, pane, rect(-20, 31, 36, 4.6), rect(84, 31, 36, 4.6)))),
    accent(turned(screw)),
  ];
});

/** A motorhome with its bed over the cab and lit windows. */
const motorhome = mark('motorhome', ['automotive', 'transportation'], () => {
  const wheels = [20, 82].map((x) => circle(x, 85, 12.5));
  const body = parse(
    'M-5.5 86L-5.5 20C-5.5 14 -2 11 3 11L84 11C94 11 102 19 102 29C102 34 99 37 94 37L84 37L95 57C102 58 105.5 62 105.5 68L105.500 82C105.500 85 104 86 101 86Z',
  );
  const windscreen = corners('71,43 78,43 86,57 71,57', 2);
  const panes = concat(rect(6, 25, 26, 19, 3), rect(74, 19, 17, 11, 3));
  const doorway = subtract(rect(41, 25, 21, 62, 3), rect(45.2, 29.2, 12.6, 70, 1));
  return [
    main(
      subtract(body, windscreen, doorway, grow(panes, 4.2), ...wheels.map((wheel) => grow(wheel, 4.5))),
      concat(body, windscreen, panes),
    ),
    main(concat(...[20, 82].map((x) => subtract(circle(x, 85, 12.5), circle(x, 85, 4.8))))),
    accent(panes, null),
  ];
});

/** A saloon from the side on its wheels, small: what a lorry carries. */
const cargoCar = (x: number, y: number): Path => {
  const shell = parse(
    'M0 17C0 13 1 11 4 10.5L9 10L15 3C17 1 19 0 22 0L30 0C33 0 35 1 37 3L42 9C48 10 51 12 51 17L51 20C51 21.5 50 22.5 48.5 22.5L2.500 22.5C1 22.5 0 21.5 0 20Z',
  );
  const glass = corners('15.5,9.5 19.5,4.8 31,4.8 35.5,9.5', 1);
  const wheels = concat(circle(11.5, 22.5, 5.5), circle(39.5, 22.5, 5.5));
  return translate(union(subtract(shell, glass), wheels), x, y);
};

/** A lorry that carries cars on two decks. */
const carCarrier = mark('car-carrier', ['transportation', 'automotive'], () => {
  const wheels = [10, 34, 88].map((x) => circle(x, 91, 11));
  const decks = union(
    rect(-5, 39, 72, 7, 2),
    rect(-5, 79, 72, 8, 2),
    rect(-5, 39, 7, 46),
    rect(60, 39, 7, 46),
  );
  const cab = subtract(
    parse(
      'M71.500 86L71.500 42C71.500 40 73 38 75 38L86 38C90 38 92 40 94 44L101 60C104 62 105.5 65 105.5 69L105.500 83C105.500 85 104 86 102 86Z',
    ),
    corners('79,46 86,46 92,60 79,60', 2),
  );
  return [
    main(subtract(union(decks, cab), rect(8, 77, 28, 12), ...wheels.map((wheel) => grow(wheel, 4.2)))),
    main(concat(...[10, 34, 88].map((x) => subtract(circle(x, 91, 11), circle(x, 91, 4.2))))),
    accent(cargoCar(5.5, 6.5)),
    accent(cargoCar(5.5, 50)),
  ];
});

/** A jet ski on its wake. */
const jetSki = mark('jet-ski', ['transportation', 'fishing', 'entertainment', 'automotive'], () => {
  const hull = parse(
    'M-4 58L40 62L58 46C66 40 74 40 80 44L104 58C106 60 105.5 63 103 65C92 74 80 79 64 79L12 79C4 79 -2 73 -4 64Z',
  );
  const seat = parse('M4 44C4 39 8 37 12 38L36 42C42 43 45 46 44 50L42 56L4 53Z');
  const bars = inked(parse('M60 46L50 26L38 24'), 8);
  const sheer = stroke(parse('M-8 68L62 70C76 68 86 64 96 58'), 4.6);
  const wake = wave(-2, 98, 104, 5, 3);
  return [
    main(subtract(apart(union(hull, bars), seat), sheer), concat(hull, parse('M60 46L50 26L38 24'))),
    accent(seat),
    main(stroke(wake, 7, { cap: 'round' }), wake),
  ];
});

/** Marks of the yard, the workshop and the machine room. */
export const HARD_HATS: readonly Mark[] = [
  rolledRug,
  rugSuds,
  carExhaust,
  crankshaft,
  wellBore,
  motorPump,
  supportAgent,
  laptopBill,
  caliper,
  gearStick,
  turbo,
  concreteBlock,
  downpipe,
  hangingPlatform,
  hydrant,
  fingerprint,
  battery,
  armouredVan,
  hazardDrum,
  cattleTruck,
  kitchenHood,
  electricMotor,
  airCompressor,
  generator,
  fireEngine,
  laserHead,
  robotArm,
  jackhammer,
  liftButtons,
  carRadio,
  quiltedSeat,
  doubleDoor,
  usbStick,
  lightAircraft,
  motorhome,
  carCarrier,
  jetSki,
];
