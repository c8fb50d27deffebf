import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../geometry/path.js';
import { arc, band, circle, corners, line, rect, star } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, both, inked, type Mark, main, mark, softened } from './mark.js';
import { spark } from './spark.js';

type Wheel = readonly [x: number, y: number, r: number];

/** Tyres with a hole for the hub. */
const tyres = (...wheels: readonly Wheel[]): Path =>
  concat(...wheels.map(([x, y, r]) => subtract(circle(x, y, r), circle(x, y, r * 0.36))));

/** A body with room for its wheels. */
const arched = (body: Path, ...wheels: readonly Wheel[]): Path =>
  subtract(body, ...wheels.map(([x, y, r]) => circle(x, y, r + 5)));

/** A flat spanner, upright on the middle of the square: an open jaw above, an eye below. */
const spanner = (): Path =>
  subtract(
    union(circle(50, 22, 19), circle(50, 82, 15), rect(42.5, 30, 15, 50)),
    rect(43, -5, 14, 27, 2),
    circle(50, 83, 5.5),
  );

/** A path in another size about a point. */
const scaledAbout = (path: Path, x: number, y: number, by: number): Path =>
  translate(scale(path, by), x - x * by, y - y * by);

/** A drop that hangs from a point, so many units high. */
const drop = (x: number, y: number, high: number): Path =>
  translate(
    scale(
      parse('M0 0C10 14 19 24 19 36C19 47 11 55 0 55C-11 55 -19 47 -19 36C-19 24 -10 14 0 0Z'),
      high / 55,
    ),
    x,
    y,
  );

/** A small car from the side, its wheels on a line. */
const sideCar = (glazed = true): Path => {
  const wheels: Wheel[] = [
    [19, 88, 15],
    [80, 88, 15],
  ];
  const shell = parse(
    'M-5 70C-5 61 0 57 8 56L21 39C25 34 29 32 35 32L59 32C65 32 69 34 73 39L86 55C99 57 105.5 62 105.5 71L105.5 83C105.5 86 103 88 100 88L0 88C-3 88 -5 86 -5 83Z',
  );
  const glass = concat(corners('33,41 46,41 46,55 22,55', 3), corners('54,41 61,41 73,55 54,55', 3));
  return union(arched(glazed ? subtract(shell, glass) : shell, ...wheels), tyres(...wheels));
};

/** The radiator of a car: its tanks, its fins, the cap and the hoses. */
const carRadiator = mark('car-radiator', ['automotive'], () => {
  const fins = Array.from({ length: 6 }, (_, i) => rect(10 + i * 14.6, 34, 7, 44, 2));
  const tank = rect(-1, 11, 102, 16.5, 6);
  const foot = rect(-1, 84.5, 102, 16.5, 6);
  const sides = both(rect(-1, 20, 6, 70, 1));
  const hoses = concat(rect(94, 14, 11.5, 10.5, 2), rect(-5.5, 87.5, 11, 10.5, 2));
  const cap = union(rect(21, 3, 14, 14, 1), rect(14, -4, 28, 9.5, 3.5));
  return [main(union(tank, foot, sides, hoses, cap)), accent(concat(...fins))];
});

/** The light on the dashboard that stands for the coolant. */
const coolantLight = mark('coolant-light', ['automotive'], () => {
  const stem = union(rect(43, -5.5, 14, 66, 7), circle(50, 60, 14));
  const scale = concat(rect(63, 2, 22, 8, 4), rect(63, 19, 16, 8, 4), rect(63, 36, 22, 8, 4));
  const wave = (y: number): Path =>
    parse(
      `M-1 ${y}C10 ${y + 13} 22 ${y + 13} 33 ${y}C44 ${y - 13} 56 ${y - 13} 67 ${y}C78 ${y + 13} 90 ${y + 13} 101 ${y}`,
    );
  const sea = concat(apart(inked(wave(69), 8.5), stem), inked(wave(90), 8.5));
  return [accent(stem), main(scale), main(sea, wave(90))];
});

/** A buggy for the dunes: big wheels and a cage of tubes. */
const buggy = mark('buggy', ['automotive', 'transportation', 'nature'], () => {
  const wheels: Wheel[] = [
    [16, 80, 21],
    [85, 82, 19],
  ];
  const body = parse(
    'M-4 52L28 47C31 47 33 48 34 51L39 63L62 63L70 49C71 46 73 45 76 46L100 54C104 55 105.5 58 105.5 61L104 70L76 86L30 86L0 60Z',
  );
  const cage = inked(parse('M11 41L28 5L64 5L81 38M28 5L44 54'), 8);
  const seat = limb('46,34,5 50,50,5.5 62,54,5');
  return [
    main(softened(arched(apart(body, cage, seat), ...wheels), 1.5)),
    main(tyres(...wheels)),
    main(apart(seat, cage)),
    accent(cage),
  ];
});

/** A car whose alarm sounds to both sides. */
const carAlarm = mark('car-alarm', ['automotive', 'technology'], () => {
  const shell = parse(
    'M36 22L64 22C69 22 72 24 74 29L81 49C87 51 90 56 90 62L90 84C90 87 88 89 86 89L86 99C86 103 84 105 80 105L75 105C71 105 69 103 69 99L69 90L31 90L31 99C31 103 29 105 25 105L20 105C16 105 14 103 14 99L14 89C12 89 10 87 10 84L10 62C10 56 13 51 19 49L26 29C28 24 31 22 36 22Z',
  );
  const glass = corners('36,31 64,31 70,48 30,48', 3);
  const lamps = both(circle(26, 67, 7.5));
  const grille = rect(40, 64, 20, 7, 3.5);
  const sound = both(concat(arc(29, 30, 17, 172, 266), arc(29, 30, 30, 175, 265)));
  return [main(subtract(shell, glass, lamps, grille)), accent(apart(inked(sound, 7), shell), sound)];
});

/** The remote of a car's alarm, which sends. */
const keyFob = mark('key-fob', ['automotive', 'technology'], () => {
  const body = rect(4, 10, 58, 94, 25);
  const lock = union(rect(18, 42, 30, 23, 4), stroke(parse('M24 44L24 36C24 25 42 25 42 36L42 44'), 7));
  const press = concat(circle(20, 82, 6), circle(46, 82, 6));
  const waves = concat(arc(57, 37, 23, 282, 354), arc(57, 37, 37.5, 280, 356));
  return [main(subtract(body, lock, press)), accent(apart(inked(waves, 8.5), body), waves)];
});

/** A clutch disc: its lining in pads, the springs around its hub. */
const clutchDisc = mark('clutch-disc', ['automotive'], () => {
  const pads = Array.from({ length: 8 }, (_, i) =>
    softened(band(50, 50, 55.3, 39, i * 45 + 4, i * 45 + 41), 2),
  );
  const springs = [0, 90, 180, 270].map((turn) => rotate(rect(68.5, 39.5, 8.5, 21, 4), turn, 50, 50));
  const hub = subtract(circle(50, 50, 33.5), ...springs, star(50, 50, 12, 9, 8, 0.5));
  return [accent(concat(...pads)), main(hub)];
});

/** The light on the dashboard that stands for the brakes. */
const brakeLight = mark('brake-light', ['automotive'], () => {
  const shoes = both(arc(50, 50, 50.5, 132, 228));
  const bang = concat(softened(corners('44,32 56,32 54,56 46,56', 3), 1), circle(50, 65, 5.6));
  const ring = subtract(circle(50, 50, 36), circle(50, 50, 27.5));
  return [main(ring, circle(50, 50, 32)), main(inked(shoes, 9), shoes), accent(bang)];
});

/** A windscreen that a stone has hit. */
const windscreen = mark('windscreen', ['automotive'], () => {
  const shell = parse(
    'M33 -2L67 -2C75 -2 80 1 83 9L94 54C99 58 101 63 101 70L101 86L95 86L95 96C95 100 93 102 89 102L82 102C78 102 76 100 76 96L76 86L24 86L24 96C24 100 22 102 18 102L11 102C7 102 5 100 5 96L5 86L-1 86L-1 70C-1 63 1 58 6 54L17 9C20 1 25 -2 33 -2Z',
  );
  const ear = parse('M12 50L3 50C-3 50 -5.5 47 -5.5 43C-5.5 38 -2 36 2 36L9 36C12 36 14 39 14 43Z');
  const opening = corners('30,7 70,7 84,54 16,54', 6);
  const glass = corners('34,12 66,12 77,48.5 23,48.5', 3.5);
  const chip = union(star(56, 28, 14, 4.5, 7, 0.5), circle(56, 28, 3.5));
  const lamps = both(circle(18, 70, 7));
  return [
    main(subtract(union(shell, both(ear)), opening, lamps, rect(38, 67, 24, 7, 3.5))),
    accent(subtract(glass, chip)),
  ];
});

/** A jug of motor oil. */
const oilJug = mark('oil-jug', ['automotive', 'construction'], () => {
  const cap = rect(14, -5.5, 30, 17, 4);
  const body = parse(
    'M19 16.5L42 16.5C46 16.5 49 18 52 20L82 45C89 51 92 56 92 64L92 95C92 102 88 105.5 82 105.5L18 105.5C12 105.5 8 102 8 95L8 44C8 36 15 34 15 26L15 21C15 18 16 16.5 19 16.5Z',
  );
  const handle = parse(
    'M55 38L74 54C78 58 79 61 79 66C79 71 74 72 71 69L51 50C47 46 46 43 47 40C48 36 52 35.5 55 38Z',
  );
  const oil = drop(38, 53, 40);
  return [main(subtract(body, handle, scaledAbout(oil, 38, 76, 1.38))), accent(concat(cap, oil))];
});

/** A car under a bolt of lightning. */
const carBolt = mark('car-bolt', ['automotive', 'technology'], () => {
  const bolt = corners('57,-5.5 29,34 47,34 39,68 73,22 54,22 69,-5.5', 2);
  return [main(apart(translate(sideCar(false), 0, 2), bolt)), accent(bolt)];
});

/** A school bus with its children at the windows. */
const schoolBus = mark('school-bus', ['transportation'], () => {
  const wheels: Wheel[] = [
    [18, 84, 12],
    [81, 84, 12],
  ];
  const body = parse(
    'M2 15L74 15C80 15 83 18 84 23L87 49L99 52C103.500 53.500 105.5 57 105.5 62L105.5 81C105.5 84 104 85 101 85L-1 85C-4 85 -5.5 84 -5.5 81L-5.5 23C-5.5 18 -3 15 2 15Z',
  );
  const signal = rect(6, 7, 60, 14, 4);
  const at = [0.5, 25, 49.5];
  const panes = concat(...at.map((x) => rect(x, 24, 19, 24, 3)), corners('74,24 77,24 80.500,48 74,48', 1.5));
  const child = (x: number): Path =>
    union(circle(x + 9.5, 34, 5.3), intersect(circle(x + 9.5, 47, 6.8), rect(0, 20, 100, 24)));
  const stripe = rect(-10, 57, 94, 6);
  return [
    main(union(arched(subtract(union(body, signal), panes, stripe), ...wheels), tyres(...wheels))),
    accent(concat(...at.map(child))),
  ];
});

/** A minibus with windows for all. */
const minibus = mark('minibus', ['transportation'], () => {
  const wheels: Wheel[] = [
    [16, 80, 14.5],
    [80, 80, 14.5],
  ];
  const body = parse(
    'M4 10L66 10C72 10 76 12 80 17L95 42C102 45 105.5 50 105.5 58L105.5 76C105.5 79 104 80 101 80L0 80C-4 80 -5.5 78 -5.5 75L-5.5 20C-5.5 14 -2 10 4 10Z',
  );
  const panes = concat(
    rect(3, 21, 17, 20, 3),
    rect(26, 21, 17, 20, 3),
    rect(49, 21, 13, 20, 3),
    corners('68,21 71,21 83,41 68,41', 2),
  );
  const low = rect(-10, 53, 130, 60);
  return [
    main(subtract(apart(body, low), panes)),
    main(tyres(...wheels)),
    accent(arched(intersect(body, low), ...wheels)),
  ];
});

/** A coach for long journeys. */
const coach = mark('coach', ['transportation'], () => {
  const wheels: Wheel[] = [
    [22, 82, 12],
    [78, 82, 12],
  ];
  const body = parse(
    'M2 10L88 10C94 10 98 13 99.5 19L104.5 55C105.2 60 105.5 63 105.5 67L105.5 77C105.5 80 104 82 101 82L-1 82C-4 82 -5.5 80 -5.5 77L-5.5 18C-5.5 13 -3 10 2 10Z',
  );
  const panes = concat(
    ...[0, 23, 46].map((x) => rect(2 + x, 21, 17, 24, 3)),
    corners('71,21 90.5,21 94.500,51 71,51', 3),
  );
  const low = parse('M-10 55L64 55C68 55 70 61 75 61L112 61L112 110L-10 110Z');
  return [
    main(subtract(apart(body, low), panes)),
    main(tyres(...wheels)),
    accent(arched(intersect(body, low), ...wheels)),
  ];
});

/** A tractor unit with its long trailer. */
const semiTruck = mark('semi-truck', ['transportation'], () => {
  const wheels: Wheel[] = [
    [3.5, 80, 9],
    [25, 80, 9],
    [62, 80, 9],
    [96, 80, 9],
  ];
  const box = rect(-5.5, 16, 67, 52, 4);
  const ribs = concat(line(11, 27, 11, 57), line(28, 27, 28, 57), line(45, 27, 45, 57));
  const cab = parse(
    'M67 40L67 22C67 20 68 19 70 19L73 19L73 9L79 9L79 30C84 30 86 31 87 34L90 47L102 50C104.500 51 105.500 53 105.500 55L105.500 78L52 78L52 73L67 73Z',
  );
  const pane = corners('74,37 80,37 83,48 74,48', 1.5);
  return [
    accent(subtract(box, stroke(ribs, 6))),
    main(subtract(arched(cab, ...wheels), pane)),
    main(tyres(...wheels)),
  ];
});

/** A grand piano on a carriage with castors. */
const pianoDolly = mark('piano-dolly', ['transportation', 'entertainment'], () => {
  const lid = parse('M23 33L37 -1C38 -4 40 -5.500 43 -5C56 -3 58 9 71 12C87 15 100 18 103 33Z');
  const under = parse('M41 26L47 11C52 20 58 21 68 23C74 24 80 25 84 26Z');
  const body = parse(
    'M-1 38L101 38C104 38 105.500 39.500 105.500 42L105.500 52C105.500 55 104 57 101 57L26 57L26 62L0 62C-4 62 -5.500 60 -5.500 57L-5.500 43C-5.500 40 -4 38 -1 38Z',
  );
  const keys = rect(-10, 47, 31, 6);
  const legs = concat(corners('8,58 20,58 17,82 11,82', 1), corners('80,54 92,54 89,82 83,82', 1));
  const carriage = union(rect(-5, 87, 110, 8.5, 3), circle(16, 97.5, 8), circle(84, 97.5, 8));
  return [
    main(union(subtract(union(lid, rect(22, 30, 81, 10)), under), subtract(body, keys), legs)),
    accent(carriage),
  ];
});

/** A water heater on the wall, its flame at the window and its pipes. */
const waterHeater = mark('water-heater', ['construction'], () => {
  const box = rect(12, -5.5, 76, 84, 10);
  const flame = parse(
    'M53 15C55 27 69 33 69 48C69 59 61 66 50 66C39 66 31 59 31 48C31 40 36 36 38 29C42 32 44 35 45 38C49 32 52 25 53 15Z',
  );
  const pipes = concat(rect(24, 83.5, 9, 22, 2), rect(45.5, 83.5, 9, 22, 2), rect(67, 83.5, 9, 22, 2));
  return [main(concat(subtract(box, circle(50, 41, 31)), pipes)), accent(flame)];
});

/** A pin on the map with a house in it. */
const housePin = mark('house-pin', ['construction'], () => {
  const pin = parse(
    'M50 -5.5C75 -5.5 94 13 94 38C94 66 72 84 55 103C52 106 48 106 45 103C28 84 6 66 6 38C6 13 25 -5.5 50 -5.5Z',
  );
  const roof = stroke(parse('M24 39L50 17L76 39'), 9, { cap: 'round', join: 'round' });
  const body = subtract(corners('33,42 50,28 67,42 67,62 33,62', 2), rect(44.5, 46, 11, 20, 1));
  return [main(subtract(pin, circle(50, 38, 35))), accent(union(apart(body, roof), roof))];
});

/** A house with a spanner in it. */
const houseWrench = mark('house-wrench', ['construction'], () => {
  const roof = stroke(parse('M0.500 46L50 1.500L99.500 46'), 12, { cap: 'round', join: 'round' });
  const body = corners('12,49 50,15 88,49 88,104 12,104', 5);
  const tool = translate(rotate(scaledAbout(spanner(), 50, 50, 0.6), 40, 50, 50), 0, 17);
  return [main(subtract(apart(body, roof), tool)), accent(roof)];
});

/** A roof that the rain falls on. */
const roofDrops = mark('roof-drops', ['construction'], () => {
  const roof = stroke(parse('M2 70L50 33L98 70'), 13, { cap: 'round', join: 'round' });
  const body = subtract(corners('15,70 50,43 85,70 85,105 15,105', 3), rect(41, 80, 18, 40, 2));
  const rain = concat(drop(50, -5.5, 25), drop(19, 10, 27), drop(81, 10, 27));
  return [main(union(apart(body, roof), roof)), accent(rain)];
});

/** A couch under suds. */
const couchSuds = mark('couch-suds', ['construction', 'desing'], () => {
  const back = rect(11, 32, 78, 40, 12);
  const arms = both(
    parse('M6 50C14 50 18 55 18 62L18 74L50 74L50 98L3 98C-2 98 -5.5 95 -5.5 90L-5.5 62C-5.5 55 -2 50 6 50Z'),
  );
  const feet = both(rect(4, 92, 13, 13, 3));
  const frame = union(arms, feet);
  const suds = union(circle(30, 33, 14), circle(50, 24, 19), circle(70, 34, 13), rect(30, 30, 40, 17, 8));
  const drops = concat(circle(20, 7, 6.5), circle(80, 12, 5.5), circle(72, -1, 4.4));
  return [main(concat(apart(back, frame, suds), frame)), accent(concat(suds, drops))];
});

/** A box with tools. */
const toolbox = mark('toolbox', ['construction', 'automotive'], () => {
  const box = subtract(rect(-5, 52, 110, 52, 7), rect(34, 66, 32, 10, 5));
  const jaw = subtract(union(circle(15, 14, 18), rect(8.5, 20, 13, 27)), rect(9.5, -10, 11, 24, 2));
  const hammer = union(
    rect(45.5, 6, 10, 41),
    parse('M38 -4L60 -4C66 -4 70 0 72 7C67 6 64 7 60 11L38 11C36 11 35 10 35 8L35 -1C35 -3 36 -4 38 -4Z'),
  );
  const driver = union(rect(79, -4, 19, 30, 6), rect(84.5, 22, 8, 25));
  return [main(concat(box, softened(jaw, 1), driver)), accent(softened(hammer, 1))];
});

/** Half a sun and half a snowflake: warm and cold. */
const sunSnow = mark('sun-snowflake', ['construction'], () => {
  const left = rect(-10, -10, 56.5, 120);
  const right = rect(53.5, -10, 60, 120);
  const rays = [90, 135, 180, 225, 270].map((turn) => rotate(rect(87, 45, 18, 10, 4), turn, 50, 50));
  const sun = intersect(union(circle(50, 50, 27), ...rays), left);
  const arm = concat(line(50, 50, 102, 50), parse('M88 36L76 50L88 64'));
  const flake = stroke(concat(...[-90, -30, 30, 90].map((turn) => rotate(arm, turn, 50, 50))), 8.5, {
    cap: 'round',
    join: 'round',
  });
  return [accent(softened(sun, 1)), main(softened(intersect(flake, right), 1))];
});

/** A lorry with a crane on its back. */
const craneTruck = mark('crane-truck', ['construction', 'transportation'], () => {
  const wheels: Wheel[] = [
    [9, 93, 12.5],
    [39, 93, 12.5],
    [87, 93, 12.5],
  ];
  const cab = parse(
    'M63 66L63 46C63 43 65 41 68 41L87 41C90 41 92 42 93.500 45L103 62C104.500 64 105.500 66 105.500 69L105.500 88C105.500 91 104 92 101 92L58 92L58 77L-2 77C-4 77 -5.5 76 -5.5 74L-5.5 69C-5.5 67 -4 66 -2 66Z',
  );
  const pane = corners('73,50 86,50 94,63 73,63', 2);
  const boom = inked(parse('M38 54L38 42L80 1'), 12);
  const hook = union(rect(77, 4, 6, 12), inked(parse('M80 16C88 18 88 28 80 29C75 29 73 26 73 23'), 6));
  const slew = rect(23, 49, 30, 12.5, 3);
  return [
    main(subtract(softened(arched(cab, ...wheels), 1.5), pane)),
    main(tyres(...wheels)),
    accent(union(boom, slew)),
    accent(hook),
  ];
});

/** A house that shines. */
const houseSparkle = mark('house-sparkle', ['construction'], () => {
  const roof = stroke(parse('M0.500 46L50 1.500L99.500 46'), 12, { cap: 'round', join: 'round' });
  const body = corners('12,49 50,15 88,49 88,104 12,104', 5);
  return [main(subtract(apart(body, roof), spark(43, 67, 26), spark(71, 86, 14))), accent(roof)];
});

/** A sliding window of two sashes. */
const slidingWindow = mark('sliding-window', ['construction'], () => {
  const frame = subtract(rect(-5, -4, 110, 95, 5), rect(4, 5, 92, 77, 2));
  const sill = rect(-5.5, 96, 111, 9, 2);
  const sash = subtract(rect(4, 5, 49, 77, 1), rect(12, 13, 33, 61, 1.5));
  const glints = inked(concat(line(62, 42, 80, 20), line(66, 64, 86, 40)), 6);
  const near = subtract(rect(16.5, 17.5, 24, 52, 1.5), inked(line(22.5, 42, 34.5, 27), 6));
  const far = subtract(rect(57.5, 9.5, 34, 68, 1.5), glints);
  return [main(concat(union(frame, sash), sill)), accent(concat(near, far))];
});

/** A car that has passed. */
const carCheck = mark('car-check', ['automotive'], () => {
  const tick = parse('M30 9L44 21.5L71 0');
  const sign = inked(tick, 10);
  return [main(translate(sideCar(), 0, 2)), accent(sign, tick)];
});

/** A car under the pin of where it is. */
const carPin = mark('car-pin', ['automotive', 'transportation'], () => {
  const pin = parse(
    'M47 -5.5C57 -5.5 65 2 65 11.5C65 22 56 27 49.500 34.500C48 36 46 36 44.500 34.500C38 27 29 22 29 11.5C29 2 37 -5.5 47 -5.5Z',
  );
  return [
    main(translate(scaledAbout(sideCar(), 50, 103, 0.92), 0, 2)),
    accent(subtract(pin, circle(47, 11.5, 7.5))),
  ];
});

/** A car that shines. */
const carShine = mark(
  'car-shine',
  ['automotive'],
  () => {
    const stars = concat(spark(75, 11, 16.5), spark(37, 8, 13.5), spark(8, 26, 13));
    return [main(apart(translate(sideCar(), 0, 2), stars)), accent(stars)];
  },
  { line: false },
);

/** A shield with a car on it. */
const carShield = mark(
  'car-shield',
  ['automotive'],
  () => {
    const shield = parse(
      'M45 -4C48 -6 52 -6 55 -4C66 4 80 9 94 10C97 10 99 12 99 15L99 44C99 74 80 95 54 105C51 106 49 106 46 105C20 95 1 74 1 44L1 15C1 12 3 10 6 10C20 9 34 4 45 -4Z',
    );
    const inner = scaledAbout(shield, 50, 47, 0.8);
    const car = scaledAbout(
      union(
        subtract(
          parse(
            'M36 30L64 30C69 30 72 32 74 37L80 51C86 53 89 58 89 64L89 80C89 83 87 85 84 85L84 88C84 92 82 94 78 94L74 94C70 94 68 92 68 88L68 85L32 85L32 88C32 92 30 94 26 94L22 94C18 94 16 92 16 88L16 85C13 85 11 83 11 80L11 64C11 58 14 53 20 51L26 37C28 32 31 30 36 30Z',
          ),
          corners('37,38.500 63,38.500 68.500,51 31.500,51', 2),
          both(circle(27, 67, 6.5)),
        ),
      ),
      50,
      52,
      0.72,
    );
    return [main(subtract(shield, inner)), accent(translate(car, 0, -10))];
  },
  { line: false },
);

/** The light on the dashboard that stands for the engine. */
const engineLight = mark('engine-light', ['automotive'], () => {
  const block = corners(
    '14,32 34,32 40,24 66,24 74,34 82,34 82,48 90,48 90,34 105.5,34 105.5,90 90,90 90,76 82,76 70,92 38,92 28,80 14,80',
    4,
  );
  const top = union(rect(28, 3, 46, 10.5, 3), rect(45.5, 8, 11, 20));
  const side = union(rect(-5.5, 38, 10.5, 36, 3), rect(0, 50.5, 18, 11));
  const bolt = corners('56,34 34,61 47,61 42,84 66,53 52,53 60,34', 1.5);
  return [main(subtract(union(block, top, side), stroke(bolt, 10), bolt)), accent(bolt)];
});

/** A quad bike: fat tyres, wide mudguards, a bar to hold. */
const quadBike = mark('quad-bike', ['automotive', 'transportation', 'nature'], () => {
  const wheels: Wheel[] = [
    [15.5, 79, 21],
    [84.5, 79, 21],
  ];
  const body = parse(
    'M-4 50C-4 46 0 44 6 44L26 42L42 42C48 42 50 38 54 34L62 28C66 26 70 27 74 32L82 42L96 46C102 48 105.5 52 104 57L92 60L62 84L36 84L8 60Z',
  );
  const seat = parse(
    'M10 26C22 22 36 24 44 32C45 34 44 35.500 42 35.500L12 37C9 37 7 35 7 32C7 29 8 27 10 26Z',
  );
  const bar = inked(parse('M70 30L61 10L48 8'), 8);
  const rack = inked(line(84, 30, 101, 33), 7);
  return [main(union(arched(union(body, bar), ...wheels), rack)), main(tyres(...wheels)), accent(seat)];
});

export const YARD_AND_ROAD: readonly Mark[] = [
  carRadiator,
  coolantLight,
  buggy,
  carAlarm,
  keyFob,
  clutchDisc,
  brakeLight,
  windscreen,
  oilJug,
  carBolt,
  schoolBus,
  minibus,
  coach,
  semiTruck,
  pianoDolly,
  waterHeater,
  housePin,
  houseWrench,
  roofDrops,
  couchSuds,
  toolbox,
  sunSnow,
  craneTruck,
  houseSparkle,
  slidingWindow,
  carCheck,
  carPin,
  carShine,
  carShield,
  engineLight,
  quadBike,
];
