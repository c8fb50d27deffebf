import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mapPoints, mirror } from '../geometry/path.js';
import { arc, circle, ellipse, leaf, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const scissors = mark('scissors', ['healthcare', 'art', 'desing'], () => {
  const blade = parse('M29 2C25 12 26 22 31 31L60 74L67 69Z');
  const ring = circle(73, 82, 11.5);
  const first = union(blade, stroke(ring, 8));
  const second = mirror(first);
  const screw = circle(50, 53, 3.2);
  return [
    main(subtract(apart(first, subtract(second, circle(50, 53, 0.5))), screw), null),
    accent(subtract(second, screw), concat(ring, mirror(ring), line(30, 4, 66, 72), line(70, 4, 34, 72))),
  ];
});

const comb = mark('comb', ['healthcare'], () => {
  const spine = rect(3, 16, 94, 26, 6);
  const teeth = Array.from({ length: 8 }, (_, i) => rect(6 + i * 11.6, 40, 6.8, 44, 3));
  const razor = rect(3, 24, 94, 5);
  return [main(subtract(union(spine, ...teeth), razor))];
});

const polish = mark('nail-polish', ['healthcare', 'art'], () => {
  const body = parse(
    'M28 56L72 56C82 58 86 64 86 72L86 90C86 95 83 98 78 98L22 98C17 98 14 95 14 90L14 72C14 64 18 58 28 56Z',
  );
  const cap = parse('M38 8C38 4 42 1 50 1C58 1 62 4 62 8L66 51L34 51Z');
  const shine = parse('M26 88L26 76C26 71 28 69 32 68');
  return [main(subtract(body, stroke(shine, 5)), body), accent(cap)];
});

const lipstick = mark('lipstick', ['healthcare', 'art'], () => {
  const stick = parse('M36 38L36 20C36 10 48 4 60 1C63 1 64 3 64 6L64 38Z');
  const collar = rect(30, 42, 40, 18, 2);
  const base = rect(24, 64, 52, 34, 4);
  return [accent(stick), main(collar), main(base)];
});

const mirrorMark = mark('hand-mirror', ['healthcare', 'art'], () => {
  const frame = ellipse(50, 36, 35, 36);
  const handle = rect(43, 66, 14, 34, 7);
  const glass = ellipse(50, 36, 24, 25);
  const gleam = concat(line(40, 42, 54, 24), line(51, 46, 60, 35));
  return [
    main(subtract(union(frame, handle), ellipse(50, 36, 28, 29)), concat(frame, handle)),
    accent(subtract(glass, stroke(gleam, 4.4)), gleam),
  ];
});

const soap = mark('hand-soap', ['healthcare', 'nature'], () => {
  const bar = rect(3, 52, 94, 44, 20);
  const dent = line(28, 74, 72, 74);
  const bubbles = [circle(32, 28, 17), circle(66, 18, 11), circle(74, 38, 7)];
  const gleam = arc(32, 28, 9.5, 185, 265);
  return [
    main(subtract(bar, stroke(dent, 7)), concat(bar, dent)),
    accent(subtract(concat(...bubbles), stroke(gleam, 4)), concat(...bubbles)),
  ];
});

const candle = mark('candle', ['healthcare', 'art', 'nature'], () => {
  const flame = parse('M50 0C58 10 66 18 66 27C66 36 59 42 50 42C41 42 34 36 34 27C34 18 42 10 50 0Z');
  const core = parse('M50 20C54 25 57 28 57 32C57 36 54 38 50 38C46 38 43 36 43 32C43 28 46 25 50 20Z');
  const glass = parse('M18 52L82 52L82 84C82 92 76 98 68 98L32 98C24 98 18 92 18 84Z');
  const melt = parse('M18 62C30 68 40 60 50 64C60 68 70 60 82 66');
  return [
    accent(subtract(flame, core), concat(flame)),
    main(subtract(glass, stroke(melt, 4.4)), concat(glass, melt)),
  ];
});

const heartOf = (scale: number) =>
  mapPoints(
    parse(
      'M50 94C22 74 3 56 3 33C3 17 15 6 29 6C38 6 46 11 50 18C54 11 62 6 71 6C85 6 97 17 97 33C97 56 78 74 50 94Z',
    ),
    (x, y) => [50 + (x - 50) * scale, 47 + (y - 47) * scale],
  );

const heart = mark('heart', ['healthcare', 'entertainment', 'marketing'], () => [
  main(subtract(heartOf(1), heartOf(0.62)), heartOf(1)),
  accent(heartOf(0.42)),
]);

const hands = mark('hand-heart', ['healthcare', 'marketing'], () => {
  const love = parse(
    'M50 50C34 40 24 31 24 19C24 9 31 3 38 3C44 3 48 7 50 11C52 7 56 3 62 3C69 3 76 9 76 19C76 31 66 40 50 50Z',
  );
  const palm = parse(
    'M2 50C2 45 8 43 12 46C16 49 18 56 24 60C32 65 45 68 47 82L47 98L28 98C12 90 4 74 2 50Z',
  );
  return [accent(love), main(both(palm))];
});

const stethoscope = mark('stethoscope', ['healthcare', 'livestock'], () => {
  const tubes = parse('M14 6L14 30C14 46 24 56 37 56C50 56 60 46 60 30L60 6');
  const tail = parse('M37 56L37 70C37 84 46 92 58 92C70 92 79 84 79 72L79 62');
  const head = circle(79, 48, 14);
  const ends = concat(line(12, 6, 21, 6), line(53, 6, 62, 6));
  return [
    main(apart(stroke(concat(tubes, tail, ends), 7.5), head), concat(tubes, tail, ends)),
    accent(subtract(head, circle(79, 48, 5)), circle(79, 48, 11)),
  ];
});

const spa = mark('stones', ['healthcare', 'nature'], () => {
  const stone = (y: number, w: number, h: number) => rect(50 - w / 2, y, w, h, h / 2);
  return [
    accent(leaf(50, 40, 76, 4, 0.3, 0.5)),
    main(stone(44, 44, 14)),
    main(stone(62, 66, 16)),
    main(stone(82, 90, 16)),
  ];
});

const eye = mark('eye', ['healthcare', 'art'], () => {
  const lid = parse('M1 50C14 28 32 18 50 18C68 18 86 28 99 50C86 72 68 82 50 82C32 82 14 72 1 50Z');
  const iris = circle(50, 50, 23);
  const pupil = subtract(circle(50, 50, 18), circle(57, 43, 6));
  return [main(subtract(lid, iris), lid), accent(pupil, circle(50, 50, 17))];
});

const baby = mark('baby', ['healthcare', 'entertainment', 'desing'], () => {
  const head = circle(50, 54, 40);
  const curl = parse('M52 22C42 18 42 4 53 4C62 4 62 15 55 15');
  const ears = both(circle(6, 56, 9));
  const eyes = both(circle(36, 52, 4.6));
  const smile = arc(50, 56, 17, 28, 152);
  return [
    main(subtract(head, eyes, stroke(smile, 5), stroke(curl, 11)), concat(head, eyes, smile)),
    accent(stroke(curl, 5), curl),
    main(apart(ears, head), null),
  ];
});

export const BEAUTY: readonly Mark[] = [scissors, comb, polish, lipstick, mirrorMark, soap, candle, spa];
export const CARE: readonly Mark[] = [heart, hands, stethoscope, eye, baby];
