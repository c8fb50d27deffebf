import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import {
  arc,
  band,
  circle,
  corners,
  ellipse,
  line,
  polar,
  polyline,
  rect,
  star,
} from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** Two bubbles that say an A and an Ñ. */
const translate = mark('translate', ['marketing', 'technology'], () => {
  const front = parse(
    'M44 40L92 40C96 40 99 43 99 47L99 80C99 84 96 87 92 87L86 87L86 99L72 87L44 87C40 87 37 84 37 80L37 47C37 43 40 40 44 40Z',
  );
  const back = parse(
    'M8 2L56 2C60 2 63 5 63 9L63 42C63 46 60 49 56 49L28 49L14 61L14 49L8 49C4 49 1 46 1 42L1 9C1 5 4 2 8 2Z',
  );
  const a = concat(
    polyline([
      [20, 38],
      [30, 13],
      [40, 38],
    ]),
    line(24, 30, 36, 30),
  );
  const enye = concat(
    polyline([
      [58, 78],
      [58, 59],
      [78, 78],
      [78, 59],
    ]),
    parse('M60 51C63 47 67 47 69 49C71 51 74 51 77 48'),
  );
  return [
    accent(subtract(apart(back, front), stroke(a, 5.4, { join: 'round' })), concat(apart(back, front), a)),
    main(subtract(front, stroke(enye, 5, { join: 'round' })), concat(front, enye)),
  ];
});

const palm = mark('hand-palm', ['healthcare', 'art'], () => {
  const fingers = union(
    rect(20, 20, 13.5, 50, 6.7),
    rect(37, 6, 13.5, 60, 6.7),
    rect(54, 3, 13.5, 60, 6.7),
    rect(71, 14, 13.5, 50, 6.7),
  );
  const hand = parse(
    'M20 52L84.500 52L84.500 62C84.500 84 72 99 52 99C38 99 30 92 24 84L4 62C0 57 1 53 4 51C8 48 12 50 15 53L26 64Z',
  );
  return [main(union(fingers, hand))];
});

const wifi = mark('wifi-high', ['technology'], () => {
  const waves = [66, 44, 22].map((r) => arc(50, 82, r, 222, 318));
  const [far, middle, near] = waves.map((wave) => stroke(wave, 11.5));
  return [
    main(concat(...[far, middle, near].filter((one) => one !== undefined)), concat(...waves)),
    accent(circle(50, 84, 9)),
  ];
});

const wheelchair = mark('wheelchair', ['healthcare', 'transportation'], () => {
  const head = circle(38, 11, 10);
  const wheel = arc(42, 68, 27, 30, 262);
  const body = polyline([
    [38, 26],
    [42, 58],
    [68, 58],
    [80, 88],
    [92, 84],
  ]);
  const arm = line(40, 40, 62, 40);
  return [
    accent(head),
    main(
      union(stroke(wheel, 8.5), stroke(concat(body, arm), 9.5, { join: 'round' })),
      concat(wheel, body, arm),
    ),
  ];
});

/** A diver's mask and snorkel. */
const diveMask = mark('dive-mask', ['fishing', 'entertainment'], () => {
  const mask = parse(
    'M16 34L68 34C77 34 82 40 82 48L82 60C82 70 76 78 66 78C58 78 54 74 51 68C49 64 45 64 43 68C40 74 36 78 28 78C12 78 2 70 2 60L2 48C2 40 7 34 16 34Z',
  );
  const glass = [ellipse(24, 55, 12, 11), ellipse(61, 55, 12, 11)];
  const tube = parse('M94 4L94 74C94 88 86 95 74 95L54 95');
  return [main(subtract(mask, ...glass), concat(mask, ...glass)), accent(stroke(tube, 8.5), tube)];
});

const snifter = mark('brandy', ['gastronomy', 'food'], () => {
  const bowl = parse('M26 3L74 3C82 16 90 28 90 40C90 58 74 70 50 70C26 70 10 58 10 40C10 28 18 16 26 3Z');
  const drink = parse('M18 40L82 40C82 53 70 62 50 62C30 62 18 53 18 40Z');
  const inner = parse('M31 11L69 11C75 20 80 28 82 36L18 36C20 28 25 20 31 11Z');
  const stem = union(rect(45.5, 66, 9, 26), rect(24, 89, 52, 9, 4));
  return [
    main(
      union(subtract(bowl, inner, drink), stem),
      concat(bowl, line(12, 40, 88, 40), line(50, 70, 50, 92), line(28, 93, 72, 93)),
    ),
    accent(subtract(apart(drink, subtract(bowl, inner, drink)), rect(0, 36, 100, 8)), null),
  ];
});

const chequered = mark(
  'flag-checkered',
  ['automotive', 'entertainment'],
  () => {
    const pole = rect(4, 2, 10, 97, 5);
    const cloth = rect(18, 6, 80, 56, 3);
    const squares = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].flatMap((column) =>
        (row + column) % 2 === 1 ? [rect(18 + column * 20, 6 + row * 18.7, 20, 18.7)] : [],
      ),
    );
    const filled = subtract(cloth, ...squares.map((s) => intersect(s, rect(21, 9, 74, 50))));
    return [main(filled), accent(pole, line(9, 5, 9, 96))];
  },
  { line: false },
);

const cart = mark('shopping-cart', ['marketing', 'technology', 'food'], () => {
  const basket = parse('M22 24L94 24C97 24 99 26 98 29L88 62C87 65 85 67 82 67L34 67C31 67 29 65 28 62Z');
  const bars = [45, 61, 77].map((x) => line(x, 36, x - (x - 58) * 0.15, 55));
  const handle = parse('M1 8L12 8C15 8 17 10 18 13L20 22');
  return [
    main(
      subtract(union(basket, stroke(handle, 9, { cap: 'round' })), ...bars.map((b) => stroke(b, 6))),
      concat(basket, handle, ...bars),
    ),
    accent(concat(circle(40, 82, 10.5), circle(76, 82, 10.5))),
  ];
});

const trash = mark('trash', ['nature', 'construction'], () => {
  const bin = parse('M16 32L84 32L78 93C78 97 75 99 71 99L29 99C25 99 22 97 22 93Z');
  const slits = [36, 50, 64].map((x) => line(x, 47, 50 + (x - 50) * 0.85, 84));
  const lid = union(rect(6, 15, 88, 12, 4), subtract(rect(34, 1, 32, 22, 6), rect(42, 8, 16, 12)));
  return [
    main(subtract(bin, ...slits.map((s) => stroke(s, 6.5))), concat(bin, ...slits)),
    accent(lid, concat(line(8, 21, 92, 21), parse('M36 20L36 8C36 5 38 4 40 4L60 4C62 4 64 5 64 8L64 20'))),
  ];
});

const wand = mark('magic-wand', ['entertainment'], () => {
  const turn = (path: Path) => rotate(path, 45, 50, 50);
  const stick = rect(42, 40, 16, 74, 4);
  const tip = rect(42, 16, 16, 20, 4);
  const big = star(22, 24, 19, 6, 4, 0.5);
  const small = star(80, 80, 15, 5, 4, 0.5);
  return [main(turn(stick)), accent(turn(tip)), accent(concat(big, small))];
});

const chip = mark('poker-chip', ['entertainment'], () => {
  const edges = [0, 60, 120, 180, 240, 300];
  const slits = edges.flatMap((a) =>
    [a - 15, a + 15].map((b) => stroke(line(...polar(50, 50, 30, b), ...polar(50, 50, 60, b)), 4)),
  );
  const stripes = union(...edges.map((a) => band(50, 50, 60, 20, a - 15, a + 15)));
  const ring = subtract(circle(50, 50, 49), circle(50, 50, 33));
  return [
    main(subtract(ring, stripes, ...slits)),
    accent(subtract(intersect(ring, stripes), ...slits)),
    main(star(50, 50, 24, 11, 5, 1)),
  ];
});

const motorcycle = mark('motorcycle', ['automotive', 'transportation'], () => {
  const wheels = [circle(20, 72, 19), circle(80, 72, 19)];
  const rings = wheels.map((wheel, i) => subtract(wheel, circle(i === 0 ? 20 : 80, 72, 8)));
  const tank = parse('M34 42C36 32 44 28 54 28C62 28 66 33 70 40L66 49L34 49Z');
  const seat = parse('M1 34C3 32 6 32 9 33L36 39L36 50L24 50C14 48 6 42 1 34Z');
  const engine = corners('38,45 64,45 60,78 44,78', 3);
  const arms = union(
    stroke(line(46, 70, 20, 72), 8),
    stroke(line(63, 16, 80, 72), 8.5),
    stroke(line(50, 15, 65, 15), 8.5),
  );
  const lamp = circle(76, 33, 8);
  const body = union(tank, seat, engine, arms, lamp);
  return [main(apart(body, ...wheels)), accent(concat(...rings))];
});

export const STREET: readonly Mark[] = [
  translate,
  palm,
  wifi,
  wheelchair,
  diveMask,
  snifter,
  chequered,
  cart,
  trash,
  wand,
  chip,
  motorcycle,
];
