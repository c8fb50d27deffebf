import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, both, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

const swimmingPool = redrawing('swimming-pool', () => {
  const rails = concat(parse('M27 62L27 20C27 1 47 1 47 17'), parse('M63 62L63 20C63 1 83 1 83 17'));
  const rungs = concat(line(27, 33, 63, 33), line(27, 53, 63, 53));
  const wave = (y: number) =>
    parse(
      `M2 ${y}C14 ${y - 9} 22 ${y - 9} 34 ${y}C46 ${y + 9} 54 ${y + 9} 66 ${y}C78 ${y - 9} 86 ${y - 9} 98 ${y}`,
    );
  const water = concat(wave(77), wave(94));
  return [
    main(union(stroke(rails, 9.4), stroke(rungs, 8.4)), concat(rails, rungs)),
    accent(stroke(water, 9), water),
  ];
});

/** A present: four blocks, and the ribbon between them is what is not there. */
const gift = redrawing(
  'gift',
  () => {
    const halves = (x: number, y: number, w: number, h: number) => both(rect(x, y, w, h, 4));
    const loop = parse('M50 30C32 30 14 25 17 12C20 0 41 6 50 30Z');
    const hole = parse('M42 23C34 22 25 19 26 15C27 11 37 14 42 23Z');
    const bow = subtract(loop, hole);
    return [main(concat(halves(3, 36, 43, 19), halves(8, 60, 38, 39))), accent(union(bow, mirror(bow)))];
  },
  { line: false },
);

/** One bubble, and the letter that only Spanish has. */
const translate = redrawing('translate', () => {
  const bubble = parse(
    'M16 3L84 3C92 3 98 9 98 17L98 67C98 75 92 81 84 81L46 81L27 97C25 99 22 98 22 95L22 81L16 81C8 81 2 75 2 67L2 17C2 9 8 3 16 3Z',
  );
  const letter = parse('M34 66L34 36L66 66L66 36');
  const tilde = parse('M37 22C42 15 48 17 51 20C54 23 59 24 63 18');
  return [
    main(
      subtract(bubble, stroke(letter, 9.5, { join: 'round' }), stroke(tilde, 7.5)),
      concat(bubble, letter, tilde),
    ),
  ];
});

/** A key to a house. */
const key = redrawing('key', () => {
  const bow = corners('50,-6 88,24 88,58 12,58 12,24', 6);
  const hole = circle(50, 33, 11);
  const bit = union(rect(44, 50, 12, 54, 3), rect(50, 70, 25, 11, 2), rect(50, 90, 20, 11, 2));
  const whole = union(bow, bit);
  return [main(subtract(whole, hole), concat(whole, hole))];
});

/** A basket that is woven. */
const basket = redrawing(
  'basket',
  () => {
    const body = parse('M6 50L94 50L84 92C83 96 80 98 76 98L24 98C20 98 17 96 16 92Z');
    const rows = [67, 82].map((y) => stroke(line(-10, y, 110, y), 5));
    const weft = [
      ...[27, 50, 73].map((x) => rect(x - 2.5, 58, 5, 8)),
      ...[38.5, 61.5].map((x) => rect(x - 2.5, 67, 5, 15)),
      ...[27, 50, 73].map((x) => rect(x - 2.5, 84, 5, 20)),
    ];
    const handle = stroke(parse('M17 46C17 -13 83 -13 83 46'), 9.4, { cap: 'butt' });
    return [main(union(subtract(body, ...rows, ...weft), rect(1, 44, 98, 11, 5), handle))];
  },
  { line: false },
);

/** One shoe, of one piece. */
const highHeel = redrawing('high-heel', () => [
  main(
    parse(
      'M5 8C13 4 20 8 24 16C34 38 54 54 76 61C91 66 100 74 100 88C100 92 98 94 94 94L64 94C50 94 44 84 36 72L29 62C25 68 24 78 23 93C23 97 21 98 18 98L15 98C12 98 11 97 10.500 93C9 66 0 40 5 8Z',
    ),
  ),
]);

const musicNotes = redrawing(
  'music-notes',
  () => {
    const beam = corners('26,14 96,-2 96,24 26,40', 2);
    const head = (x: number, y: number) => rotate(ellipse(x, y, 19, 14.5), -18, x, y);
    return [main(union(beam, rect(26, 16, 10, 64), rect(86, 6, 10, 60), head(18, 82), head(78, 67)))];
  },
  { line: false },
);

/** Three steps from the side, of one piece with their handrail. */
const staircase = redrawing('staircase', () => {
  const steps = corners('1,99 1,80 34,80 34,62 67,62 67,44 99,44 99,99', 2);
  const rail = parse('M13 86V46L86 6V50');
  return [
    main(
      union(steps, stroke(rail, 9, { cap: 'butt', join: 'round' })),
      concat(steps, parse('M13 80V46L86 6V44')),
    ),
  ];
});

export const REDRAWN_HOUSE: readonly Redrawing[] = [
  swimmingPool,
  gift,
  translate,
  key,
  basket,
  highHeel,
  musicNotes,
  staircase,
];
