import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { circle, corners, leaf, line, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** Weights whose bar is a heartbeat. */
const barbellPulse = mark(
  'barbell-pulse',
  ['healthcare', 'entertainment'],
  () => {
    const beat = polyline([
      [22, 50],
      [35, 50],
      [43, 31],
      [55, 69],
      [63, 50],
      [78, 50],
    ]);
    const plates = union(rect(12, 20, 16, 60, 6), rect(72, 20, 16, 60, 6));
    return [
      main(union(plates, stroke(beat, 9, { join: 'round' }))),
      accent(union(rect(-4, 33, 12, 34, 5), rect(92, 33, 12, 34, 5))),
    ];
  },
  { line: false },
);

/** A slice of bread and what it is of. */
const breadWheat = mark('bread-wheat', ['food'], () => {
  const slice = parse(
    'M17 90L17 57C4 52 -3 40 3 25C10 8 30 2 50 2C70 2 90 8 97 25C103 40 96 52 83 57L83 90C83 96 79 99 74 99L26 99C21 99 17 96 17 90Z',
  );
  const grain = (y: number) => both(leaf(53, y, 74, y - 17, 0.27, 0.5));
  const ear = union(
    stroke(line(50, 91, 50, 36), 6),
    grain(84),
    grain(64),
    grain(44),
    leaf(50, 33, 50, 9, 0.28, 0.5),
  );
  return [main(subtract(slice, ear))];
});

/** A lorry that carries a home. */
const truckHouse = mark(
  'truck-house',
  ['transportation'],
  () => {
    const wheels = union(circle(20, 78, 13), circle(79, 78, 13));
    const box = subtract(rect(-3, 12, 63, 66, 7), corners('28.500,22 48,39 48,60 9,60 9,39', 3));
    const cab = subtract(
      parse('M66 32L83 32C86 32 88 33 90 36L102 54C103 55 103 56 103 58L103 78L66 78Z'),
      parse('M74 40L82 40L91 54L74 54Z'),
    );
    return [main(apart(box, wheels)), accent(apart(cab, wheels)), main(wheels)];
  },
  { line: false },
);

/** What is said and what is felt. */
const bubbleHeart = mark('bubble-heart', ['healthcare', 'marketing'], () => {
  const bubble = parse(
    'M16 2L84 2C93 2 100 9 100 18L100 66C100 75 93 82 84 82L48 82L28 99C25 101 22 99 22 96L22 82L16 82C7 82 0 75 0 66L0 18C0 9 7 2 16 2Z',
  );
  const heart = parse(
    'M50 71C37 61 24 53 24 39C24 30 31 25 37.500 25C43.500 25 47.500 28 50 33C52.500 28 56.500 25 62.500 25C69 25 76 30 76 39C76 53 63 61 50 71Z',
  );
  return [main(subtract(bubble, heart))];
});

/** A bed and the night over it. */
const bedMoon = mark(
  'bed-moon',
  ['entertainment', 'nature'],
  () => {
    const bed = union(rect(-3, 34, 11, 64, 4), rect(-3, 66, 106, 17, 4), rect(92, 66, 11, 32, 4));
    const cover = parse('M46 61L46 50C46 46 48 44 52 44L78 44C92 44 100 51 102 61Z');
    const moon = subtract(circle(66, 17, 20), circle(76, 10, 17));
    return [main(bed), main(rect(13, 46, 28, 15, 7)), accent(cover), accent(moon)];
  },
  { line: false },
);

const veined = (x0: number, y0: number, x1: number, y1: number) =>
  subtract(
    leaf(x0, y0, x1, y1, 0.36, 0.5),
    stroke(line(x0 - (x1 - x0) * 0.2, y0 - (y1 - y0) * 0.2, x0 + (x1 - x0) * 0.64, y0 + (y1 - y0) * 0.64), 6),
  );

/** A cup of leaves. */
const cupLeaf = mark('cup-leaf', ['gastronomy', 'food', 'nature'], () => {
  const body = parse('M4 30L76 30L76 60C76 82 62 97 44 97L36 97C18 97 4 82 4 60Z');
  const handle = parse('M74 41L80 41C90 41 95 48 95 57C95 66 88 73 78 73L70 73');
  const steam = parse('M40 22C31 13 49 9 40 0');
  return [
    main(subtract(union(body, stroke(handle, 10, { cap: 'butt' })), veined(22, 84, 59, 44))),
    accent(stroke(steam, 8.4), steam),
  ];
});

/** What comes of reading. */
const bookBulb = mark('book-bulb', ['marketing', 'entertainment', 'technology'], () => {
  const bulb = subtract(
    union(circle(50, 25, 27), corners('36,40 64,40 61,62 39,62', 3)),
    stroke(line(30, 50, 70, 50), 5.5),
  );
  const page = parse('M46.500 80C34 69 17 66 -2 69L-2 94C17 91 34 94 46.500 104Z');
  return [accent(bulb), main(both(page))];
});

/** Two ideas in one drawing for what every town has. */
export const TWO_IN_ONE: readonly Mark[] = [
  barbellPulse,
  breadWheat,
  truckHouse,
  bubbleHeart,
  bedMoon,
  cupLeaf,
  bookBulb,
];
