import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
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

/** Books that stand on a shelf, the last of them leaning. */
const leaningBooks = mark('leaning-books', ['art', 'entertainment'], () => {
  const first = subtract(rect(-4, 7, 22, 79, 3), rect(-4, 19, 22, 6), rect(-4, 68, 22, 6));
  const second = subtract(rect(22.5, -4, 24, 90, 3), rect(30, 12, 9, 33, 4.5));
  const third = subtract(rect(51, 20, 16, 66, 3), rect(51, 33, 16, 6));
  const leaning = rotate(
    subtract(rect(75, 12, 21, 74, 3), rect(75, 24, 21, 6), rect(75, 66, 21, 6)),
    -10,
    96,
    86,
  );
  const shelf = rect(-5, 92, 110, 12, 3);
  return [main(concat(first, third, shelf)), accent(second), main(translate(leaning, 9, 0))];
});

/** A speech bubble that says hi, and means it. */
const hiBubble = mark('hi-bubble', ['entertainment', 'marketing'], () => {
  const bubble = softened(
    union(rect(-5, 1, 83, 78, 19), parse('M13 70L13 103C13 105 15 105.5 16.500 104L46 76Z')),
    1.5,
  );
  const h = inked(parse('M16 22L16 58M40 22L40 58M16 40L40 40'), 11.5);
  const i = concat(inked(line(60, 40, 60, 58), 11.5), circle(60, 23, 7.2));
  const bang = concat(corners('84,1 105,1 101,57 88,57', 5), circle(94.5, 71.5, 8.5));
  return [main(subtract(bubble, h, i)), accent(bang)];
});

/** A London telephone box. */
const phoneBox = mark('phone-box', ['entertainment'], () => {
  const dome = parse('M20 9.500C24 0 36 -5.500 50 -5.500C64 -5.500 76 0 80 9.500Z');
  const head = subtract(rect(15, 14, 70, 17, 3), rect(29, 19, 42, 7, 2));
  const body = rect(20, 35.5, 60, 62);
  const panes = [0, 1, 2].flatMap((col) =>
    [0, 1, 2].map((row) => rect(29 + col * 15, 43 + row * 16.5, 12, 12.5, 1)),
  );
  const foot = rect(14, 94, 72, 11.5, 2);
  return [main(concat(dome, subtract(union(body, foot), ...panes))), accent(head)];
});

/** Meat on an upright spit under a pineapple. */
const pastorSpit = mark('pastor-spit', ['gastronomy', 'food'], () => {
  const slices = [
    rotate(rect(7, 42, 86, 13.5, 6.5), -3, 50, 48),
    rotate(rect(14, 56, 72, 13, 6.5), 3, 50, 62),
    rotate(rect(22, 69, 57, 12.5, 6), -3, 50, 75),
    rotate(rect(30, 81, 41, 12, 6), 2, 50, 87),
  ];
  const meat = slices.map((one, i) => (i === 0 ? one : apart(one, slices[i - 1] ?? one)));
  const base = rect(18, 97.5, 64, 8, 4);
  const fruit = subtract(
    rect(30, 16, 40, 22, 10),
    stroke(concat(line(34, 42, 66, 12), line(66, 42, 34, 12)), 4.2),
  );
  const crown = union(
    leaf(50, 14, 50, -5.5, 0.5),
    limb('50,12,3 41,7,5 30,-2,1'),
    limb('50,12,3 59,7,5 70,-2,1'),
    limb('50,12,3 38,10,4 22,8,1'),
    limb('50,12,3 62,10,4 78,8,1'),
  );
  return [main(concat(...meat, base)), accent(concat(apart(crown, fruit), fruit))];
});

/** A nail under the brush of the polish. */
const polishBrush = mark('polish-brush', ['art', 'marketing'], () => {
  const finger = parse('M-1 105.500L-1 64C-1 42 14 29 33 29C52 29 67 42 67 64L67 105.500Z');
  const nail = parse(
    'M33 12C45 12 51 22 51 36L51 62C51 73 44 80 33 80C22 80 15 73 15 62L15 36C15 22 21 12 33 12Z',
  );
  const to = (path: Path): Path => translate(rotate(path, 40, 0, 0), 74, 31);
  const hair = to(parse('M-8 0L8 0L11 18C11 27 5 33 0 38C-5 33 -11 27 -11 18Z'));
  const handle = to(rect(-11, -47, 22, 43, 6));
  return fitted(
    [main(concat(apart(finger, nail, hair), handle, hair)), accent(apart(nail, hair))],
    0.95,
    -4.6,
    2,
  );
});

/** A powder compact, open, with its mirror. */
const compact = mark('powder-compact', ['art', 'marketing'], () => {
  const lid = subtract(circle(50, 29.5, 35), circle(50, 29.5, 26));
  const shine = concat(inked(line(40, 36, 55, 20), 7), inked(line(52, 42, 62, 31), 7));
  const base = union(ellipse(50, 81, 55, 18), rect(-5, 81, 110, 6), ellipse(50, 87, 55, 18));
  const dish = ellipse(50, 81, 43, 11.5);
  const powder = ellipse(50, 81, 37, 7.5);
  return [main(concat(lid, shine, subtract(apart(base, circle(50, 29.5, 35)), dish))), accent(powder)];
});

/** An arm that curls a dumb-bell. */
const flexedArm = mark('arm-curl', ['healthcare', 'entertainment'], () => {
  const arm = parse(
    'M22 36C16 52 0 66 -3 82C-6 97 4 105.500 20 105.500L105.500 105.500L105.500 66C98 63 94 58 88 52C78 43 63 44 55 55C53 58 51 61 49 64C48 55 50 46 52 36Z',
  );
  const fist = rect(20, -3, 34, 42, 11);
  const fingers = concat(
    inked(line(40, 8, 58, 8), 4.4),
    inked(line(40, 18, 58, 18), 4.4),
    inked(line(40, 28, 58, 28), 4.4),
  );
  const plates = concat(
    rect(4.5, -2, 11.5, 40, 4),
    rect(-5.5, 7, 6, 22, 2),
    rect(58, -2, 11.5, 40, 4),
    rect(73.5, 7, 7, 22, 2),
  );
  const muscle = inked(parse('M62 84C72 88 84 86 92 78'), 5.5);
  return [main(subtract(filleted(union(arm, fist), 3), muscle, fingers)), accent(plates)];
});

/** Soft ice cream in a cone with a wafer pattern. */
const softServe = mark('soft-serve', ['food', 'gastronomy'], () => {
  const swirl = parse(
    'M49 -5.500C60 0 68 10 62 20C72 22 76 31 71 38C81 41 85 50 81 57C79 61 75 62 71 62L29 62C25 62 21 61 19 57C15 50 19 41 29 38C24 31 28 23 38 21C32 12 46 6 49 -5.500Z',
  );
  const curls = concat(
    inked(parse('M27 40C41 48 55 48 68 41'), 5),
    inked(parse('M35 24C44 29 53 29 60 23'), 5),
  );
  const outer = corners('23,66 77,66 55,105.500 45,105.500', 3);
  const wafer = concat(
    ...[-10, 10].flatMap((d) => [line(20 + d, 56, 80 + d, 116), line(80 + d, 56, 20 + d, 116)]),
  );
  const cone = subtract(outer, stroke(wafer, 4.6));
  return [main(subtract(swirl, curls)), accent(cone)];
});

/** Half an avocado whose stone is a heart. */
const avocadoHeart = mark('avocado-heart', ['healthcare', 'food'], () => {
  const skin = parse(
    'M50 -5.500C67 -5.500 72 12 76 29C80 45 91 51 91 69C91 90 73 105.500 50 105.500C27 105.500 9 90 9 69C9 51 20 45 24 29C28 12 33 -5.500 50 -5.500Z',
  );
  const flesh = parse(
    'M50 4C60 4 63 17 66.500 31C71 48 81 54 81 69C81 84 67 95.500 50 95.500C33 95.500 19 84 19 69C19 54 29 48 33.500 31C37 17 40 4 50 4Z',
  );
  const heart = parse(
    'M50 88C36 78 29 70 29 60C29 52 34 47 40 47C44 47 48 49 50 53C52 49 56 47 60 47C66 47 71 52 71 60C71 70 64 78 50 88Z',
  );
  return [main(subtract(skin, flesh)), accent(heart)];
});

/** A chandelier with candles. */
const chandelier = mark('chandelier', ['entertainment', 'construction'], () => {
  const stem = union(rect(45.5, -5.5, 9, 90, 3), parse('M50 10C60 22 64 34 57 46L43 46C36 34 40 22 50 10Z'));
  const arms = inked(
    parse('M50 84C24 84 6 76 6 58M50 70C38 71 27 66 27 50M50 84C76 84 94 76 94 58M50 70C62 71 73 66 73 50'),
    8,
  );
  const cups = both(concat(rect(-4, 50, 20, 9, 2), rect(18, 42, 18, 9, 2)));
  const drops = concat(circle(50, 98, 7.5), both(circle(25, 95, 6)));
  const flame = (x: number, y: number): Path =>
    translate(parse('M0 -17C7 -9 9 -4 9 1C9 7 5 11 0 11C-5 11 -9 7 -9 1C-9 -4 -7 -9 0 -17Z'), x, y);
  return [
    main(concat(filleted(union(stem, arms, cups), 3), drops)),
    accent(both(concat(flame(6, 34), flame(27, 26)))),
  ];
});

/** A door handle on its plate, over the hole of the key. */
const doorHandle = mark('door-handle', ['construction'], () => {
  const plate = rect(10, -5.5, 42, 111, 14);
  const lever = union(circle(31, 28, 14), rect(31, 19.5, 74.5, 17, 8.5));
  const hole = union(circle(31, 66, 8.5), corners('28,68 34,68 37.500,88 24.500,88', 1.5));
  return [main(subtract(apart(plate, lever), hole)), accent(lever)];
});

/** A spirit level on courses of bricks. */
const levelBricks = mark('level-on-bricks', ['construction'], () => {
  const level = subtract(
    rect(-5.5, 4, 111, 33, 5),
    rect(28, 10.5, 44, 20, 10),
    rect(6, -10, 5, 60),
    rect(89, -10, 5, 60),
  );
  const bubble = ellipse(50, 20.5, 9, 6);
  const course = (y: number, cut: readonly number[]): Path =>
    subtract(rect(-1, y, 102, 26, 2), ...cut.map((x) => rect(x - 2.5, y - 1, 5, 30)));
  return [main(concat(level, course(43, [33, 67]), course(74, [16, 50, 84]))), accent(bubble)];
});

/** A fish over the slice of a lime. */
const fishLime = mark(
  'fish-and-lime',
  ['gastronomy', 'food', 'fishing'],
  () => {
    const body = parse(
      'M-5.500 62C6 42 28 32 50 36C62 38 72 46 80 54L101 40C104 38 106 41 105 44C102 56 102 68 105 80C106 83 104 86 101 84L80 70C72 80 60 88 46 88C26 88 6 80 -5.500 62Z',
    );
    const eye = circle(17, 57, 5);
    const gill = stroke(parse('M34 42C40 54 40 70 34 82'), 5);
    const lime = subtract(circle(64, 23, 28), circle(64, 23, 21));
    const wedges = [0, 60, 120, 180, 240, 300].map((a) => rotate(corners('64,20 73,6 55,6', 2), a, 64, 23));
    return [main(subtract(body, eye, gill)), accent(apart(union(lime, ...wedges), body))];
  },
  { line: false },
);

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

/** A baby's bottle. */
const babyBottle = mark('baby-bottle', ['entertainment', 'healthcare'], () => {
  const teat = parse(
    'M42 22L42 8C42 -1 45 -5.500 50 -5.500C55 -5.500 58 -1 58 8L58 22C66 24 70 28 71 34L29 34C30 28 34 24 42 22Z',
  );
  const ring = rect(20, 38, 60, 15, 4);
  const body = rect(24, 57, 52, 48.5, 12);
  const marks = concat(rect(42, 68, 25, 5, 2.5), rect(51, 79, 16, 5, 2.5), rect(42, 90, 25, 5, 2.5));
  return [accent(teat), main(concat(ring, subtract(body, marks)))];
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

/** A house with an eye that watches over it. */
const houseEye = mark('house-eye', ['technology', 'construction'], () => {
  const house = softened(
    corners('50,-5.500 105.500,45 105.500,58 92,58 92,105 8,105 8,58 -5.500,58 -5.500,45', 4),
    1,
  );
  const eye = parse('M18 64C28 48 38 42 50 42C62 42 72 48 82 64C72 80 62 86 50 86C38 86 28 80 18 64Z');
  const iris = subtract(circle(50, 64, 15.5), circle(55, 59, 5));
  return [main(subtract(house, eye)), accent(iris)];
});

/** An oven of clay with a turnover in its mouth. */
const empanadaOven = mark('empanada-oven', ['gastronomy', 'food'], () => {
  const dome = parse('M-1 84C-1 46 18 10 50 10C82 10 101 46 101 84Z');
  const flue = rect(60, -5.5, 19, 30, 3);
  const mouth = parse('M13 90L13 78C13 54 28 38 50 38C72 38 87 54 87 78L87 90Z');
  const shelf = rect(-5.5, 88, 111, 17.5, 4);
  const crimps = Array.from({ length: 7 }, (_, i) => {
    const a = (Math.PI * (i + 0.5)) / 7;
    return circle(50 - 24 * Math.cos(a), 80 - 26 * Math.sin(a), 7);
  });
  const belly = ellipse(50, 82, 19, 17);
  const pie = intersect(union(ellipse(50, 82, 26, 27), ...crimps), rect(0, 0, 100, 83));
  const seam = subtract(ellipse(50, 82, 21, 20), belly);
  return [main(concat(subtract(union(dome, flue), mouth), shelf)), accent(subtract(pie, seam))];
});

/** A jar of round sweets. */
const candyJar = mark('candy-jar', ['food'], () => {
  const lid = union(rect(22, 2, 56, 15, 4), circle(50, 2, 7.5));
  const jar = parse(
    'M24 21L76 21C78 27 82 30 88 34C93 38 95 43 95 49L95 93C95 100 90 105.500 83 105.500L17 105.500C10 105.500 5 100 5 93L5 49C5 43 7 38 12 34C18 30 22 27 24 21Z',
  );
  const room = parse('M15 60L85 60L85 90C85 93.500 82 96 79 96L21 96C18 96 15 93.500 15 90Z');
  const sweets = [
    [28, 84],
    [50, 84],
    [72, 84],
    [39, 66],
    [61, 66],
  ].map(([x = 0, y = 0]) => circle(x, y, 9));
  return [
    main(concat(lid, subtract(jar, union(room, circle(39, 62, 13.5), circle(61, 62, 13.5))))),
    accent(concat(...sweets)),
  ];
});

/** A cup heaped with corn kernels, and a spoon in it. */
const cornCup = mark('corn-cup', ['gastronomy', 'food'], () => {
  const spoon = translate(rotate(union(rect(-5, -8, 10, 60, 4), ellipse(0, -12, 11, 14)), 28, 0, 0), 84, 10);
  const cup = subtract(
    corners('10,52 90,52 77,105.5 23,105.5', 4),
    stroke(parse('M0 68C12 76 18 76 26 68C34 60 42 76 50 70C58 62 66 78 74 70C82 62 90 70 100 66'), 5),
  );
  const heap = ellipse(46, 50, 40, 44);
  const kernels = [
    [30, 9],
    [48, 9],
    [17, 24.5],
    [35, 24.5],
    [53, 24.5],
    [71, 24.5],
    [8, 40],
    [26, 40],
    [44, 40],
    [62, 40],
    [80, 40],
  ].map(([x = 0, y = 0]) => rect(x - 7, y - 6, 14.5, 12, 5));
  return fitted(
    [
      main(union(apart(cup, spoon), spoon)),
      accent(apart(intersect(concat(...kernels), heap), spoon, rect(0, 51.5, 100, 20))),
    ],
    0.93,
    -0.5,
    4.2,
  );
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

/** A fence of wires that a bolt of lightning guards. */
const electricFence = mark('electric-fence', ['construction', 'technology'], () => {
  const posts = both(
    union(
      rect(-1, -5.5, 12, 111, 3),
      rect(-5.5, 12, 21, 9, 4),
      rect(-5.5, 46, 21, 9, 4),
      rect(-5.5, 80, 21, 9, 4),
    ),
  );
  const wires = concat(rect(5, 12, 90, 8.5), rect(5, 46, 90, 8.5), rect(5, 80, 90, 8.5));
  const bolt = corners('57,2 27,56 46,56 41,98 74,42 54,42 66,2', 2);
  return [main(apart(union(posts, wires), bolt)), accent(bolt)];
});

/** A cabinet of an arcade. */
const arcade = mark('arcade-machine', ['entertainment', 'technology'], () => {
  const cabinet = parse(
    'M28 -5.500L72 -5.500C78 -5.500 81 -2 81 4L81 54L90 68C91 70 92 72 92 74L92 105.500L8 105.500L8 74C8 72 9 70 10 68L19 54L19 4C19 -2 22 -5.500 28 -5.500Z',
  );
  const head = rect(28, 2, 44, 9, 3);
  const screen = rect(28, 17, 44, 33, 4);
  const heart = corners(
    '40,22 47,22 47,27 53,27 53,22 60,22 60,27 66,27 66,35 60,35 60,40 55,40 55,45 45,45 45,40 40,40 40,35 34,35 34,27 40,27',
  );
  const stick = union(rect(33, 58, 6, 14), circle(36, 59, 5));
  const buttons = concat(circle(54, 68, 4.5), circle(68, 68, 4.5));
  const slot = rect(40, 84, 20, 7, 3);
  return [main(subtract(cabinet, head, screen, stick, buttons, slot)), accent(heart)];
});

/** A laced corset. */
const corset = mark('corset', ['art'], () => {
  const half = parse(
    'M43 10L43 101C34 103 19 98 6 88C12 74 20 64 20 54C20 42 6 34 4 16C4 4 16 -5.500 26 -5.500C34 -5.500 40 2 43 10Z',
  );
  const laces = union(
    ...[18, 40, 62].map((y) => inked(parse(`M35 ${y}L65 ${y + 18}M65 ${y}L35 ${y + 18}`), 6)),
    inked(parse('M50 90C40 84 34 92 38 97C42 100 48 96 50 90C60 84 66 92 62 97C58 100 52 96 50 90'), 5.5),
  );
  return [main(apart(both(half), laces)), accent(laces)];
});

/** The fifteen of a girl's great party under a crown. */
const crownedXv = mark('crowned-xv', ['entertainment'], () => {
  const x = stroke(parse('M2 45L40 99M40 45L2 99'), 13);
  const v = stroke(parse('M58 45L78 99L98 45'), 13, { join: 'round' });
  const crown = softened(corners('18,32 12,2 32,14 50,-5.5 68,14 88,2 82,32', 2), 1);
  return [main(concat(union(x), v)), accent(crown)];
});

/** A bracelet of beads with a heart. */
const bracelet = mark('bracelet', ['art'], () => {
  const beads = Array.from({ length: 9 }, (_, i) => {
    const a = ((i + 2) * 2 * Math.PI) / 12 + Math.PI / 2;
    return circle(50 + 41 * Math.cos(a), 44 + 41 * Math.sin(a), 8.6);
  });
  const heart = parse(
    'M50 105.500C36 95 29 88 29 79C29 71 34 66 40.500 66C45 66 48 68.500 50 72C52 68.500 55 66 59.500 66C66 66 71 71 71 79C71 88 64 95 50 105.500Z',
  );
  return [main(apart(concat(...beads), heart)), accent(heart)];
});

/** A gown with a wide skirt in tiers. */
const ballGown = mark('ball-gown', ['art', 'entertainment'], () => {
  const bodice = whole(parse('M50 7C44 3 40 -2 32 -5.500C28 2 29 8 32 14C36 22 38 28 38 34L50 34Z'));
  const skirt = whole(
    parse(
      'M50 45L36 45C30 62 6 72 -5 96C-6 100 -4 103 0 103C4 103 6 101 10 101C16 101 18 105.500 25 105.500C31 105.500 33 101 38 101C43 101 45 105.500 50 105.500Z',
    ),
  );
  const sash = rect(34, 33.5, 32, 7.5, 3);
  const folds = both(concat(inked(parse('M42 60C38 72 32 80 26 88'), 4.6)));
  const centre = inked(line(50, 62, 50, 88), 4.6);
  return [main(concat(apart(bodice, sash), subtract(skirt, folds, centre))), accent(sash)];
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

/** A stall in the street with its awning, its hatch and sweets on the sill. */
const kiosk = mark('kiosk', ['food', 'marketing'], () => {
  const roof = corners('24,-5.500 76,-5.500 84,7 16,7', 2);
  const stripe = (i: number): Path =>
    union(rect(-5.5 + i * 22.2, 11, 22.2, 18), circle(-5.5 + i * 22.2 + 11.1, 29, 11.1));
  const awning = [0, 1, 2, 3, 4].map(stripe);
  const booth = subtract(rect(6, 33, 88, 72.5, 3), rect(18, 30, 64, 38, 2));
  const sill = rect(-1, 66, 102, 10, 3);
  return [
    main(concat(roof, apart(awning[0] ?? roof), awning[2] ?? roof, awning[4] ?? roof)),
    accent(
      apart(
        concat(awning[1] ?? roof, awning[3] ?? roof),
        awning[0] ?? roof,
        awning[2] ?? roof,
        awning[4] ?? roof,
      ),
    ),
    main(union(apart(booth, ...awning), sill)),
  ];
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

/** A grand piano with its lid up. */
const grandPiano = mark('grand-piano', ['entertainment', 'art'], () => {
  const lid = parse('M18 30L64 -5.500C68 -6 72 -4 73 0C78 12 92 14 104 30L100 34Z');
  const body = subtract(
    parse('M0 40L104 40C105.500 48 102 57 92 60L22 60L22 68L-5.500 68L-5.500 50C-5.500 44 -4 40 0 40Z'),
    rect(-10, 53, 28, 6),
  );
  const legs = concat(rect(2, 72, 10, 33), rect(84, 64, 10, 41.5), rect(42, 64, 10, 30));
  return [main(union(body, legs)), accent(softened(lid, 0.5))];
});

/** Drums and cymbals as who plays them sets them up. */
const drumKit = mark('drum-kit', ['entertainment'], () => {
  const bass = subtract(circle(50, 72, 33.5), circle(50, 72, 24));
  const skin = circle(50, 72, 20);
  const toms = both(rotate(rect(20, 16, 26, 20, 4), -8, 33, 26));
  const floor = both(union(rect(-3, 62, 17, 28, 3), rect(-1, 88, 6, 17, 2)));
  const cymbals = both(union(rotate(ellipse(9, 12, 15, 5), -16, 9, 12), rect(6, 12, 5, 46)));
  return [main(concat(bass, toms, floor, cymbals)), accent(skin)];
});

/** A ham on its stand, a slice of it cut. */
const hamStand = mark('ham-stand', ['food', 'gastronomy'], () => {
  const ham = parse(
    'M-3 64C-6 46 8 26 32 24C50 22 62 22 74 14L86 2C88 -4 94 -6 98 -2C100 0 100 3 98 5C103 6 105.500 10 103 14C100 18 95 18 91 17L82 30C72 46 62 66 44 74C24 82 2 80 -3 64Z',
  );
  const cut = parse('M4 60C2 46 14 34 32 33C40 33 44 36 44 42C44 54 30 68 16 68C9 68 5 65 4 60Z');
  const board = rect(-5.5, 93, 111, 12.5, 4);
  const post = rect(65, 52, 12, 44);
  const meat = softened(
    parse('M11 58C10 49 19 41 32 40C36 40 38 41 38 44C37 52 27 61 17 61.500C13 62 11 61 11 58Z'),
    0.5,
  );
  return [main(union(apart(post, ham), board)), main(subtract(ham, cut)), accent(meat)];
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

/** A vial of vaccine and the needle that draws it. */
const vaccineVial = mark('vaccine-vial', ['healthcare'], () => {
  const cap = rect(14, -3, 40, 17, 4);
  const neck = rect(20, 18, 28, 8, 1);
  const vial = subtract(
    union(rect(4, 34, 60, 71.5, 9), parse('M20 26L48 26C50 32 60 34 63 42L5 42C8 34 18 32 20 26Z')),
    rect(4, 54, 60, 30),
  );
  const cross = union(rect(29, 57, 10, 24), rect(22, 64, 24, 10));
  const syringe = union(
    rect(74, 36, 24, 42, 4),
    rect(83.5, 76, 5.5, 29, 2),
    rect(82, 8, 8, 30),
    rect(74, 2, 24, 9, 3),
  );
  return [main(concat(cap, union(neck, vial))), accent(cross), main(syringe)];
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

/** Two gas cylinders, a large one and a small one. */
const gasPair = mark('gas-cylinders', ['construction'], () => {
  const big = union(rect(-2, 28, 56, 72, 16), rect(2, 92, 48, 13.5, 3));
  const collar = subtract(rect(8, -3, 36, 28, 6), rect(17, 6, 18, 11, 3));
  const small = union(rect(61, 56, 44, 44, 13), rect(65, 94, 36, 11.5, 3));
  const top = subtract(rect(68, 30, 30, 23, 5), rect(75.5, 37, 15, 9, 3));
  const flame = translate(
    parse(
      'M0 -20C8 -10 14 -5 14 5C14 13 8 19 0 19C-8 19 -14 13 -14 5C-14 0 -11 -4 -8 -8C-6 -5 -5 -4 -4 -3C-4 -9 -3 -14 0 -20Z',
    ),
    26,
    62,
  );
  return [main(concat(subtract(big, grow(flame, 4)), collar)), main(concat(small, top)), accent(flame)];
});

/** The tower of Paris. */
const eiffel = mark('eiffel-tower', ['entertainment', 'marketing'], () => {
  const tower = parse(
    'M45 4L55 4C56 34 62 62 96 105.500L69 105.500C67 93 60 86 50 86C40 86 33 93 31 105.500L4 105.500C38 62 44 34 45 4Z',
  );
  const mast = rect(46.5, -5.5, 7, 14, 2);
  const platforms = concat(rect(32, 42, 36, 8, 3), rect(22, 66, 56, 9, 3));
  const hole = corners('50,56 54.500,66 45.500,66', 0.5);
  return [main(apart(subtract(union(tower, mast), hole), platforms)), accent(platforms)];
});

/** An arepa cut open like a purse, its filling heaped in it. */
const openArepa = mark('open-arepa', ['gastronomy', 'food'], () => {
  const front = intersect(circle(50, 48, 55), rect(-10, 46, 120, 80));
  const back = subtract(intersect(circle(50, 45, 50), rect(-10, -10, 120, 56)), circle(50, 62, 44));
  const spots = concat(
    ellipse(30, 70, 8, 5),
    ellipse(58, 64, 9, 5.5),
    ellipse(72, 82, 7, 4.5),
    ellipse(44, 90, 8, 4.5),
  );
  const filling = softened(
    union(
      circle(18, 38, 12),
      circle(36, 30, 14),
      circle(58, 28, 15),
      circle(78, 36, 13),
      rect(10, 36, 80, 10),
    ),
    1,
  );
  return [
    main(concat(subtract(softened(front, 5), spots), apart(back, filling))),
    accent(intersect(filling, rect(-10, -10, 120, 52))),
  ];
});

/** A notebook with its spiral and a pencil across it. */
const notebookPencil = mark('notebook-pencil', ['art', 'marketing'], () => {
  const cover = rect(4, -5.5, 74, 111, 9);
  const rings = [10, 31, 52, 73, 94].map((y) => rect(-5.5, y - 4, 22, 8, 4));
  const spine = rect(22, -10, 5, 120);
  const label = rect(36, 12, 32, 19, 3);
  const to = (path: Path): Path => translate(rotate(path, 24, 0, 0), 71.5, 59);
  const shaft = to(rect(-10.5, -46, 21, 64, 1));
  const tip = to(corners('-10.500,22.500 10.500,22.500 0,46', 1));
  const rubber = to(rect(-10.5, -62, 21, 12, 4));
  const pencil = concat(shaft, tip, rubber);
  const page = subtract(cover, spine, label, ...rings.map((ring) => grow(ring, 3.5)));
  return [
    main(concat(apart(page, to(corners('-10.5,-62 10.5,-62 10.5,22 0,46 -10.5,22', 1))), ...rings)),
    accent(pencil),
  ];
});

/** A set square and the pencil that draws along it. */
const setSquare = mark('set-square', ['construction', 'desing'], () => {
  const outer = softened(corners('-5,-4 -5,104 105,104', 4), 2);
  const inner = softened(corners('20,48 20,80 53,80', 2), 1);
  const ticks = concat(...[14, 28, 42, 56, 70, 84].map((x, i) => rect(x, 96 - (i % 2 === 0 ? 8 : 4), 5, 20)));
  const to = (path: Path): Path => translate(rotate(path, 45, 0, 0), 65, 33);
  const pencil = concat(
    to(rect(-46, -10.5, 14, 21, 4)),
    to(rect(-28, -10.5, 52, 21, 1)),
    to(corners('28,-10.500 28,10.500 50,0', 1)),
  );
  return [main(subtract(outer, inner, ticks)), accent(pencil)];
});

export const ORDINARY_TRADES: readonly Mark[] = [
  tireStack,
  tireNail,
  paintedCar,
  rollerWash,
  hookedCar,
  motorcycleFront,
  chainring,
  pencilBus,
  taxiPin,
  leaningBooks,
  hiBubble,
  phoneBox,
  pastorSpit,
  polishBrush,
  compact,
  flexedArm,
  softServe,
  avocadoHeart,
  chandelier,
  doorHandle,
  levelBricks,
  fishLime,
  movingBox,
  babyBottle,
  wingedParcel,
  houseEye,
  empanadaOven,
  candyJar,
  cornCup,
  carShades,
  electricFence,
  arcade,
  corset,
  crownedXv,
  bracelet,
  ballGown,
  carPanes,
  trafficLight,
  kiosk,
  carPrice,
  grandPiano,
  drumKit,
  hamStand,
  rickshawFront,
  vaccineVial,
  carSnowflake,
  gasPair,
  eiffel,
  openArepa,
  notebookPencil,
  setSquare,
];
