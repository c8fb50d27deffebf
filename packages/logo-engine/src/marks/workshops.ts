import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A car from the front: its shape, and what is cut out of it. */
function carFront(dx: number, dy: number): { shape: Path; holes: Path[] } {
  const half = parse(
    'M50 10L58 10C63 10 66 12 68 17L74 33C80 35 83 40 83 46L83 60C83 63 81 65 79 65L79 71C79 74 77 76 74 76L69 76C66 76 64 74 64 71L64 65L50 65Z',
  );
  const at = (path: Path): Path => translate(path, dx, dy);
  const lamps = both(circle(31, 48.5, 5.5));
  return {
    shape: at(union(both(half), rect(46, 10, 8, 55))),
    holes: [at(corners('36,33 41,18.500 59,18.500 64,33', 2)), at(lamps), at(rect(43, 46, 14, 5, 2.5))],
  };
}

/** Scaled so that a point, its foot, comes to stand on the ground at 105. */
const scaleAt = (path: Path, by: number, cx: number, ground: number, foot: number): Path =>
  translate(scale(path, by), cx - cx * by, ground - foot * by);

/** A drop of oil that hangs by its tip. */
const drop = (x: number, y: number, r: number): Path =>
  parse(
    `M${x} ${y}C${x + r * 0.6} ${y + r} ${x + r} ${y + r * 1.4} ${x + r} ${y + r * 2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 2}C${x - r} ${y + r * 1.4} ${x - r * 0.6} ${y + r} ${x} ${y}Z`,
  );

/** A helmet for the motorcycle, with its visor down. */
const motorcycleHelmet = mark('motorcycle-helmet', ['automotive', 'transportation'], () => {
  const shell = parse(
    'M47 -3C80 -3 104 18 104 52L105 80C105 93 98 100 87 100L66 100C58 100 54 96 50 90C46 84 42 82 34 82L12 82C1 76 -5 63 -5 49C-5 19 17 -3 47 -3Z',
  );
  const visor = parse(
    'M100 33C104 42 105.500 52 105 63C105 66 104 67 101 67L68 67C54 67 45 59 45 48C45 39 52 33 63 33Z',
  );
  const stripe = parse('M10 44C12 26 26 13 46 12');
  const vent = line(78, 84, 93, 84);
  const cuts = stroke(concat(stripe, vent), 5);
  return [
    main(subtract(apart(shell, visor), cuts), concat(shell, stripe, vent)),
    accent(subtract(visor, circle(59, 49, 4.5)), visor),
  ];
});

/** A hammer that beats the dent out of a bonnet. */
const carHammer = mark('car-hammer', ['automotive'], () => {
  const body = parse(
    'M2 93C-2 93 -5 91 -5 87L-5 76C-5 69 -1 65 6 63L18 47C21 43 25 41 30 41L50 41C56 41 60 43 64 47L76 60L82 69L90 62C100 64 105 69 105 77L105 87C105 91 103 93 99 93Z',
  );
  const panes = concat(corners('19,62 27,51 36,51 36,62', 2), corners('44,51 52,51 63,62 44,62', 2));
  const wheels = concat(circle(22, 92, 13), circle(78, 92, 13));
  const hubs = concat(circle(22, 92, 5), circle(78, 92, 5));
  const beaten = (path: Path): Path => rotate(path, 14, 82, 54);
  const hammer = union(
    corners('79,-3 87,-3 92,14 92,42 74,42 74,14', 3),
    rect(70, 38, 26, 14, 3),
    rect(12, 15, 66, 11, 5),
  );
  return [
    main(apart(subtract(body, panes), wheels, beaten(hammer))),
    main(subtract(wheels, hubs)),
    accent(beaten(hammer)),
  ];
});

/** A coil of hose, tied, with its coupling. */
const hose = mark('hose', ['construction', 'automotive', 'agriculture'], () => {
  const coil = concat(circle(45, 45, 44), circle(45, 45, 27));
  const tail = parse('M45 89C60 89 64 92 76 92');
  const tie = rotate(rect(37, -6.5, 16, 36, 4), -45, 45, 45);
  const nut = union(rect(75, 80, 15, 24.5, 2), rect(88, 85, 17, 14.5, 2));
  const strands = apart(stroke(concat(coil, tail), 12), tie, nut);
  return [main(strands), accent(concat(tie, nut))];
});

/** A car on a lift with two posts. */
const carLift = mark('car-lift', ['automotive'], () => {
  const { shape, holes } = carFront(0, -14);
  const post = union(rect(-5, -5, 12, 110, 3), rect(-5, 95, 26, 10, 3), rect(0, 66, 37, 9, 3));
  return [main(subtract(shape, ...holes)), accent(both(post))];
});

/** A hydraulic cylinder with its rod out. */
const hydraulicCylinder = mark('hydraulic-cylinder', ['automotive', 'construction'], () => {
  const tilt = (path: Path): Path => rotate(path, -45, 50, 50);
  const ports = concat(rect(12, 18, 12, 16, 3), rect(35, 18, 12, 16, 3));
  const barrel = union(rect(0, 30, 52, 40, 4), rect(-6, 42, 10, 16), ports);
  const gland = rect(56, 26, 13, 48, 4);
  const foot = subtract(union(barrel, circle(-7, 50, 15)), circle(-7, 50, 6));
  const rod = subtract(union(rect(73, 43, 30, 14), circle(106, 50, 15)), circle(106, 50, 6));
  return [main(tilt(union(foot, gland))), accent(tilt(rod))];
});

/** An oiler with a long spout, and the drop that falls from it. */
const oilCan = mark('oil-can', ['automotive', 'construction'], () => {
  const bell = parse(
    'M8 100L8 88C8 68 20 55 36 51L56 51C72 55 84 68 84 88L84 100C84 103 82 104.500 79 104.500L13 104.500C10 104.500 8 103 8 100Z',
  );
  const spout = corners('36,50 82,0 98,-5 103,3 90,9 58,52', 2.5);
  const handle = parse('M40 36C24 22 -1 30 -1 52C-1 66 6 72 16 72');
  return [
    main(subtract(union(bell, spout, stroke(handle, 8)), stroke(line(-2, 88, 96, 88), 4.5))),
    accent(drop(95, 18, 8.5)),
  ];
});

/** A lorry with a tank. */
const tanker = mark('tanker', ['transportation', 'automotive'], () => {
  const tank = union(rect(-5, 18, 74, 48, 20), rect(22, 8, 20, 14, 3));
  const bands = concat(line(13, 20, 13, 64), line(51, 20, 51, 64));
  const oil = drop(32, 30, 8.5);
  const cab = parse('M74 30L88 30C91 30 93 31 94 34L104 55C105 57 105 59 105 61L105 83L74 83Z');
  const pane = parse('M81 37L88 37L97 56L81 56Z');
  const wheels = concat(...[13, 43, 85].map((x) => circle(x, 86, 13)));
  const hubs = [13, 43, 85].map((x) => circle(x, 86, 5));
  const frame = rect(-5, 70.5, 80, 12.5, 2);
  return [
    accent(subtract(tank, stroke(bands, 4.6), oil), concat(tank, bands, oil)),
    main(apart(subtract(union(cab, frame), pane), wheels)),
    main(subtract(wheels, ...hubs)),
  ];
});

/** A garage whose door rolls up over a car. */
const garageDoor = mark('garage-door', ['construction', 'automotive'], () => {
  const house = corners('50,-5 105,25 105,105 -5,105 -5,25', 4);
  const opening = rect(8, 29, 84, 90, 3);
  const slats = concat(rect(12.5, 33.5, 75, 8.5, 2), rect(12.5, 46.5, 75, 8.5, 2));
  const { shape, holes } = carFront(0, 0);
  const parked = scaleAt(subtract(shape, ...holes), 0.7, 50, 105, 76);
  return [main(subtract(house, opening)), accent(slats), main(parked)];
});

/** A drum of steel with oil. */
const steelDrum = mark('steel-drum', ['automotive', 'construction'], () => {
  const top = ellipse(50, 9, 41, 13.5);
  const side = union(rect(9, 9, 82, 82), ellipse(50, 91, 41, 14));
  const hoop = (y: number): Path => parse(`M4 ${y}C4 ${y + 17} 96 ${y + 17} 96 ${y}`);
  const hoops = concat(hoop(34), hoop(72));
  return [
    accent(subtract(top, ellipse(64, 9, 8, 4))),
    main(subtract(apart(side, top), stroke(hoops, 5), drop(50, 50, 8.5))),
  ];
});

/** A ball bearing. */
const bearing = mark('bearing', ['automotive', 'construction'], () => {
  const balls = Array.from({ length: 9 }, (_, i): Path => {
    const [x, y] = polar(50, 50, 33.5, -90 + 40 * i);
    return circle(x, y, 7.2);
  });
  return [
    main(subtract(circle(50, 50, 55.5), circle(50, 50, 44.7)), circle(50, 50, 50)),
    accent(concat(...balls)),
    main(subtract(circle(50, 50, 22.3), circle(50, 50, 11))),
  ];
});

/** A lathe that turns a shaft. */
const lathe = mark('lathe', ['construction', 'automotive', 'art'], () => {
  const head = union(rect(-5, 12, 28, 60, 4), rect(20, 28, 8, 16), rect(25, 16, 11, 40, 2));
  const bed = union(rect(-5, 66, 110, 15, 3), rect(0, 76, 22, 29, 3), rect(78, 76, 22, 29, 3));
  const tail = union(rect(88, 26, 11, 48, 3), corners('76,36 90,30 90,42', 1), rect(96, 20, 9, 32, 3));
  const work = union(rect(40.5, 23, 14, 26, 2), rect(40.5, 28, 26, 16, 2), rect(60, 31.5, 16, 9, 1));
  return [main(union(subtract(union(head, bed), circle(9, 36, 6)), apart(tail, work))), accent(work)];
});

/** A trailer with its hitch. */
const trailer = mark('trailer', ['transportation', 'automotive'], () => {
  const box = concat(rect(24, 22, 81, 17, 3), rect(24, 43.5, 81, 17, 3));
  const wheel = circle(66, 82, 17);
  const bar = union(rect(20, 65, 85, 10, 2), stroke(line(24, 70, 4, 70), 8), rect(-5, 64, 18, 12, 5));
  const jack = union(stroke(line(16, 56, 16, 88), 7), circle(16, 93, 8));
  return [accent(box), main(apart(union(bar, jack), wheel)), main(subtract(wheel, circle(66, 82, 6.5)))];
});

/** A sign of a car park. */
const parkingSign = mark('parking-sign', ['automotive', 'transportation', 'construction'], () => {
  const plate = rect(10, -5, 80, 80, 14);
  const letter = subtract(
    parse('M33 10L54 10C66 10 74 18 74 29C74 40 66 48 54 48L46 48L46 62L33 62Z'),
    parse('M46 21L53 21C58 21 61 24 61 29C61 34 58 37 53 37L46 37Z'),
  );
  const pole = union(rect(44, 79, 12, 24), rect(26, 96, 48, 9.5, 4));
  return [main(subtract(plate, letter)), accent(pole)];
});

/** A barrier with its boom half raised. */
const boomBarrier = mark('boom-barrier', ['automotive', 'transportation', 'construction'], () => {
  const box = union(rect(-1, 42, 34, 58, 5), rect(-5, 94, 42, 11, 3));
  const lamp = parse('M6 38L6 32C6 25 10 21 16 21C22 21 26 25 26 32L26 38Z');
  const turned = (path: Path): Path => rotate(path, -27, 16, 62);
  const piece = (x: number): Path => turned(corners(`${x + 6},50 ${x + 24},50 ${x + 18},72 ${x},72`, 2));
  return [
    main(subtract(union(box, lamp), circle(16, 58, 7))),
    accent(concat(piece(37), piece(83))),
    main(piece(60)),
  ];
});

export const WORKSHOPS: readonly Mark[] = [
  motorcycleHelmet,
  carHammer,
  carLift,
  hose,
  hydraulicCylinder,
  oilCan,
  tanker,
  garageDoor,
  steelDrum,
  bearing,
  lathe,
  trailer,
  parkingSign,
  boomBarrier,
];
