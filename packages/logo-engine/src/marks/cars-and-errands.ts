import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import {
  accent,
  apart,
  both,
  fitted,
  inked,
  type Mark,
  main,
  mark,
  placed,
  softened,
  whole,
} from './mark.js';

/** Three tyres on top of each other, seen a little from above, with grooves in their treads. */
const tireStack = mark('tire-stack', ['automotive', 'transportation'], () => {
  const tyre = (y: number): Path => {
    const grooves = [8, 24, 42, 58, 76, 92].map((x, i) =>
      inked(line(x + (i < 3 ? -2 : 2), y + 8, x + (i < 3 ? 2 : -2), y + 19), 4.6),
    );
    return subtract(rect(-4, y, 108, 27, 11), ...grooves);
  };
  const top = subtract(ellipse(50, 15, 51, 20), ellipse(50, 13, 22, 8));
  const under = apart(tyre(21), ellipse(50, 15, 51, 20));
  return [accent(top), main(concat(under, tyre(49.5), tyre(78)))];
});

/** A tyre with a nail in it. */
const tireNail = mark('tire-nail', ['automotive', 'transportation'], () => {
  const tread = Array.from({ length: 16 }, (_, i) =>
    rotate(inked(line(43, 1, 47, 13), 5), (i * 360) / 16 + 4, 46, 54),
  );
  const tyre = subtract(circle(46, 54, 51), circle(46, 54, 28), ...tread);
  const nuts = Array.from({ length: 5 }, (_, i) => rotate(circle(46, 42, 4), i * 72, 46, 54));
  const hub = subtract(circle(46, 54, 23), ...nuts);
  const nail = rotate(
    union(rect(-14.5, -35, 29, 10, 3), rect(-6, -30, 12, 40), corners('-6,9 6,9 0,27', 0.5)),
    45,
    0,
    0,
  );
  const at = translate(nail, 75, 25);
  return fitted([main(concat(apart(tyre, at), apart(hub, at))), accent(at)], 0.965, -1.8, 1.8);
});

/** A path in another size about the middle of the square. */
const scaled = (path: Path, by: number): Path => placed(path, by, 0, 0, 0);

/** A small car from the side, its wheels on a line. */
const sideShell = (): Path =>
  parse(
    'M-5 66C-5 57 0 53 8 52L21 33C25 27 29 24 36 24L60 24C67 24 71 26 75 32L86 50C99 52 105.5 57 105.5 67L105.5 79C105.5 82 103 84 100 84L0 84C-3 84 -5 82 -5 79Z',
  );
const glass = (): Path =>
  concat(corners('34,34 46,34 46,51 22,51', 3), corners('54,34 62,34 74,51 54,51', 3));
const tyres = (...wheels: readonly (readonly [number, number, number])[]): Path =>
  concat(...wheels.map(([x, y, r]) => subtract(circle(x, y, r), circle(x, y, r * 0.36))));

/** A car on which fresh paint runs down. */
const paintedCar = mark('painted-car', ['automotive'], () => {
  const wheels = [
    [18, 87, 14],
    [82, 87, 14],
  ] as const;
  const body = subtract(sideShell(), glass(), ...wheels.map(([x, y, r]) => circle(x, y, r + 5)));
  const paint = parse(
    'M-20 -20L120 -20L120 57L105 57C103 57 104 68 97 68C90 68 92 57 87 57L75 57C68 57 70 71 63.500 71C57 71 58 57 53 57C47 57 49 75 41.500 75C34 75 35 57 29 57L15 57C9 57 10 66 4 66C-2 66 0 57 -5 57L-20 57Z',
  );
  const top = intersect(body, paint);
  return [accent(top), main(union(apart(body, paint), tyres(...wheels)))];
});

/** The face of a car between two brushes that turn. */
const rollerWash = mark('roller-wash', ['automotive'], () => {
  const shell = parse(
    'M41 38L59 38C63 38 65 40 67 44L71 59C75 61 77 65 77 70L77 88C77 90 76 91 74 91L74 99C74 102 72 104 69 104L66 104C63 104 61 102 61 99L61 92L39 92L39 99C39 102 37 104 34 104L31 104C28 104 26 102 26 99L26 91C24 91 23 90 23 88L23 70C23 65 25 61 29 59L33 44C35 40 37 38 41 38Z',
  );
  const pane = corners('40.500,46 59.500,46 63,58.500 37,58.500', 2.5);
  const lamps = both(circle(34, 74, 5));
  const left = Array.from({ length: 15 }, (_, i) => `${i % 2 === 0 ? 18 : 10},${19 + i * 5.8}`);
  const right = Array.from({ length: 15 }, (_, i) => `${i % 2 === 0 ? -5.5 : 2},${19 + i * 5.8}`).reverse();
  const brush = corners([...left, ...right].join(' '), 0.6);
  const gantry = union(rect(-5.5, -5.5, 111, 15, 5), both(rect(1, 3, 10.5, 11)));
  const drops = [36, 50, 64].map((x, i) => rect(x - 3.5, i === 1 ? 19 : 16, 7, 14, 3.5));
  return [main(concat(subtract(shell, pane, lamps), gantry)), accent(concat(both(brush), ...drops))];
});

/** A car that hangs by its nose from the hook of a crane. */
const hookedCar = mark('hooked-car', ['automotive', 'transportation'], () => {
  const wheels = [
    [20, 86, 14],
    [81, 86, 14],
  ] as const;
  const car = union(
    subtract(sideShell(), glass(), ...wheels.map(([x, y, r]) => circle(x, y, r + 5))),
    tyres(...wheels),
  );
  const hung = translate(rotate(scaled(car, 0.86), -22, 50, 60), -7, 10);
  const hook = union(
    rect(75, -5.5, 10, 20, 2),
    rect(68, 4, 24, 17, 6),
    inked(parse('M80 18L80 27C89 30 92 41 85 47C79 52 70 49 69 41'), 9.5),
  );
  return fitted([main(apart(hung, hook)), accent(hook)], 0.95, 3.5, -2.8);
});

/** A motorcycle from the front: lamp, handlebar, fork and tyre. */
const motorcycleFront = mark('motorcycle-front', ['automotive', 'transportation'], () => {
  const lamp = circle(50, 31, 18);
  const bars = inked(parse('M2 27L16 21L33 28M98 27L84 21L67 28'), 9);
  const mirrors = both(union(ellipse(14, 3, 11, 7.5), inked(line(18, 5, 25, 22), 5)));
  const fork = both(union(rect(27, 44, 9, 46, 3), circle(31.5, 88, 7)));
  const tank = whole(parse('M50 53L33 50C30 56 31 62 34 66L50 66Z'));
  const tyre = union(rect(40.5, 63, 19, 42, 9), tank);
  return [main(union(apart(union(bars, mirrors), lamp), apart(union(fork, tyre), lamp))), accent(lamp)];
});

/** A chainwheel with its crank and pedal. */
const chainring = mark('chainring', ['transportation', 'automotive'], () => {
  const teeth = Array.from({ length: 16 }, (_, i) =>
    rotate(corners('38.5,7 41.5,-4 46.5,-4 49.5,7', 1.5), (i * 360) / 16, 44, 42),
  );
  const ring = subtract(union(circle(44, 42, 40), ...teeth), circle(44, 42, 27));
  const arms = [0, 72, 144, 216, 288].map((turn) => rotate(rect(40, 12, 8, 24), turn + 9, 44, 42));
  const spider = union(ring, ...arms, circle(44, 42, 13));
  const crank = stroke(line(44, 42, 87, 85), 11, { cap: 'round', join: 'round' });
  const pedal = rotate(rect(70, 80, 36, 16, 4), 0, 87, 87);
  return fitted(
    [main(apart(spider, union(crank, circle(44, 42, 8)))), accent(union(crank, circle(44, 42, 8.5), pedal))],
    1,
    -2,
    4,
  );
});

/** A bus that is a pencil: its nose the sharpened end. */
const pencilBus = mark('pencil-bus', ['transportation', 'entertainment'], () => {
  const wheels = [
    [18, 83, 13.5],
    [55, 83, 13.5],
  ] as const;
  const room = wheels.map(([x, y, r]) => circle(x, y, r + 4.5));
  const cone = parse('M56 18L105.5 51L56 84Z');
  const end = parse('M9 18L66 18C71 24 71 34 66 40C71 45 71 57 66 62C71 68 71 78 66 83L9 83Z');
  const panes = concat(rect(15, 27, 13, 22, 3), rect(33, 27, 13, 22, 3), rect(51, 27, 11, 22, 3));
  const rubber = parse('M4.500 18L3 18C-3 18 -5.5 21 -5.500 26L-5.5 75C-5.5 80 -3 83 3 83L4.500 83Z');
  const tip = intersect(cone, rect(90, 0, 30, 100));
  const wood = subtract(cone, rect(86, 0, 40, 100), ...room);
  return [
    main(subtract(end, panes, ...room)),
    main(subtract(rubber, ...room)),
    main(concat(tyres(...wheels), tip)),
    accent(apart(wood, end)),
  ];
});

/** A pin on the map with the face of a taxi in it. */
const taxiPin = mark('taxi-pin', ['transportation'], () => {
  const pin = parse(
    'M50 -5.5C75 -5.5 94 13 94 38C94 66 72 84 55 103C52 106 48 106 45 103C28 84 6 66 6 38C6 13 25 -5.5 50 -5.5Z',
  );
  const cab = parse(
    'M41 25L59 25C62 25 64 26 65 29L69 38C73 39 74.500 41.500 74.500 45L74.500 56C74.500 57.500 73.500 58 72.500 58L72 58L72 62L64 62L64 58L36 58L36 62L28 62L28 58L27.500 58C26.500 58 25.500 57.500 25.500 56L25.500 45C25.500 41.500 27 39 31 38L35 29C36 26 38 25 41 25Z',
  );
  const pane = corners('41,29.5 59,29.5 62.500,38 37.500,38', 1.5);
  const lamps = both(circle(34, 48, 3.6));
  const sign = rect(41, 12.5, 18, 8.5, 3);
  return [main(subtract(pin, circle(50, 38, 35))), accent(union(subtract(cab, pane, lamps), sign))];
});

/** A removal box with a lamp and a plant in it. */
const movingBox = mark('moving-box', ['transportation'], () => {
  const box = subtract(rect(6, 58, 88, 47.5, 4), rect(40, 58, 20, 22, 1));
  const flaps = both(inked(line(10, 62, -1, 46), 8.5));
  const shade = corners('18,-5.500 38,-5.500 48,22 8,22', 2);
  const pole = rect(23.5, 26, 9, 28);
  const middle = leaf(73, 54, 73, 0, 0.2);
  const sides = concat(leaf(68, 54, 53, 20, 0.2), leaf(78, 54, 95, 20, 0.2));
  return [main(concat(union(box, flaps), middle, apart(sides, middle))), accent(concat(shade, pole))];
});

/** A parcel that flies on its wings. */
const wingedParcel = mark('winged-parcel', ['transportation'], () => {
  const box = subtract(rect(24, 30, 52, 62, 5), rect(43, 30, 14, 20, 1));
  const wing = softened(
    parse('M20 74C10 72 6 66 6 61C0 58 -3 52 -2 47C-6 42 -6.500 30 -4 22C4 32 12 36 20 38Z'),
    1,
  );
  const feathers = concat(inked(line(24, 51, 4, 45), 4.4), inked(line(24, 63, 10, 59), 4.4));
  return [main(box), accent(both(subtract(wing, feathers)))];
});

/** The face of a car that wears sunglasses for a windscreen. */
const carShades = mark('car-shades', ['automotive'], () => {
  const shell = parse(
    'M30 8L70 8C76 8 79 10 82 16L94 44C101 47 104 52 104 60L104 87C104 90 102 92 99 92L99 99C99 103 97 105.500 93 105.500L86 105.500C82 105.500 80 103 80 99L80 92L20 92L20 99C20 103 18 105.500 14 105.500L7 105.500C3 105.500 1 103 1 99L1 92C-2 92 -4 90 -4 87L-4 60C-4 52 -1 47 6 44L18 16C21 10 24 8 30 8Z',
  );
  const lenses = union(
    both(parse('M14 24L48 24L47 36C46 43 40 47 33 47C25 47 19 43 17 36Z')),
    rect(8, 23, 84, 7, 2),
  );
  const lamps = both(circle(16, 66, 7.5));
  const grille = rect(35, 64, 30, 8, 4);
  return [main(subtract(shell, grow(lenses, 4), lamps, grille)), accent(lenses)];
});

/** A car whose panes are what is seen. */
const carPanes = mark('car-panes', ['automotive'], () => {
  const wheels = [
    [20, 86, 15],
    [81, 86, 15],
  ] as const;
  const front = corners('54,32 61,32 76,53 54,53', 3);
  const rear = corners('34,32 46,32 46,53 20,53', 3);
  const room = grow(concat(front, rear), 4);
  const shine = inked(line(31, 48, 38, 38), 4.4);
  const shell = parse(
    'M-5 66C-5 57 0 53 6 52L19 31C23 24 28 20 35 20L61 20C69 20 73 23 77 29L90 50C101 52 105.5 57 105.5 67L105.5 79C105.5 82 103 84 100 84L0 84C-3 84 -5 82 -5 79Z',
  );
  const body = subtract(shell, room, ...wheels.map(([x, y, r]) => circle(x, y, r + 5)));
  return [main(union(body, tyres(...wheels))), accent(subtract(concat(front, rear), shine))];
});

/** A traffic light whose go is lit. */
const trafficLight = mark('traffic-light', ['transportation', 'automotive'], () => {
  const box = rect(22, -5.5, 56, 111, 17);
  const hoods = both(
    concat(...[4, 38, 72].map((y) => parse(`M18 ${y}L18 ${y + 24}C8 ${y + 22} 1 ${y + 14} -2 ${y}Z`))),
  );
  const lamps = [17, 50, 83].map((y) => circle(50, y, 14));
  return [main(concat(subtract(box, ...lamps), hoods)), accent(circle(50, 83, 10))];
});

/** A car with a price tag on its roof. */
const carPrice = mark('car-price', ['automotive'], () => {
  const wheels = [
    [20, 90, 14],
    [81, 90, 14],
  ] as const;
  const body = translate(
    subtract(sideShell(), glass(), ...wheels.map(([x, y, r]) => circle(x, y - 4, r + 5))),
    0,
    4,
  );
  const tag = subtract(softened(corners('44,-5.500 92,-5.500 104,8 92,21 44,21', 3), 1), circle(88, 8, 4.5));
  return [main(union(apart(body, tag), tyres(...wheels))), accent(tag)];
});

/** The face of a motor taxi on three wheels. */
const rickshawFront = mark('rickshaw-front', ['transportation'], () => {
  const hood = parse('M10 40C10 10 26 -5.500 50 -5.500C74 -5.500 90 10 90 40L82 40L82 44L18 44L18 40Z');
  const shell = parse(
    'M14 52L86 52L96 84C97 88 95 91 91 91L64 91L64 82C64 74 58 68 50 68C42 68 36 74 36 82L36 91L9 91C5 91 3 88 4 84Z',
  );
  const pane = parse('M22 38C23 20 32 6 50 6C68 6 77 20 78 38Z');
  const lamps = both(circle(24, 72, 6.5));
  const wheel = rect(41, 73, 18, 32.5, 8);
  const back = both(rect(-2, 94.5, 16, 11, 4));
  return [
    main(
      concat(subtract(union(hood, rect(14, 40, 72, 14)), pane, rect(0, 46, 100, 6)), subtract(shell, lamps)),
    ),
    accent(wheel),
    main(back),
  ];
});

/** A car under a snowflake: its air is cooled. */
const carSnowflake = mark('car-snowflake', ['automotive'], () => {
  const wheels = [
    [20, 92, 13],
    [81, 92, 13],
  ] as const;
  const body = translate(
    subtract(sideShell(), glass(), ...wheels.map(([x, y, r]) => circle(x, y - 12, r + 5))),
    0,
    12,
  );
  const arm = union(rect(-3.2, -18, 6.4, 18), inked(parse('M-6 -15L0 -9.500L6 -15'), 4.6));
  const flake = union(...[0, 60, 120, 180, 240, 300].map((a) => rotate(arm, a, 0, 0)));
  return [main(union(body, tyres(...wheels))), accent(translate(flake, 48, 12.5))];
});

export const CARS_AND_ERRANDS: readonly Mark[] = [
  tireStack,
  tireNail,
  paintedCar,
  rollerWash,
  hookedCar,
  motorcycleFront,
  chainring,
  pencilBus,
  taxiPin,
  movingBox,
  wingedParcel,
  carShades,
  carPanes,
  trafficLight,
  carPrice,
  rickshawFront,
  carSnowflake,
];
