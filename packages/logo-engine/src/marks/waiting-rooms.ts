import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mirror, type Path, rotate, translate } from '../geometry/path.js';
import { circle, corners, ellipse, line, rect } from '../geometry/shapes.js';
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
  softened,
  whole,
} from './mark.js';

/** The jacket of a judo fighter, its lapels crossed, tied with a belt. */
const judogi = mark('judogi', ['entertainment', 'healthcare'], () => {
  const half = parse(
    'M50 -2L34 -4C22 0 10 4 2 12C-2 22 -5 36 -6 50L14 55L20 34L20 62L12 104C24 107 38 107 50 106Z',
  );
  const neck = corners('37,-12 63,-12 50,26', 2);
  const lapels = concat(parse('M65 -6L44 52'), parse('M35 -6L48 26'));
  const opening = line(50, 76, 46, 112);
  const knot = rotate(rect(41, 54, 18, 18, 4), 45, 50, 63);
  const tails = both(softened(corners('46,70 33,101 42,104 54,76', 1.5), 0.8));
  const belt = union(rect(14, 57, 72, 12), knot, intersect(tails, rect(-10, 60, 120, 60)));
  const jacket = subtract(whole(half), neck, stroke(concat(lapels, opening), 4.6));
  return fitted([main(softened(apart(jacket, belt), 1)), accent(softened(belt, 1))], 0.97, 0, -1.5);
});

/** Two boxing gloves that hang by their laces. */
const hungGloves = mark('hung-gloves', ['entertainment'], () => {
  const fist = parse(
    'M14 42L38 42C42 48 54 56 54 76C54 94 42 105.500 26 105.500C8 105.500 -5 94 -5 76C-5 62 8 54 14 42Z',
  );
  const seam = parse('M17 60C6 66 6 82 18 84');
  const glove = subtract(rotate(fist, 6, 26, 42), stroke(seam, 4.6, { cap: 'round' }));
  const cuff = rotate(rect(10, 23, 31, 14, 4), 6, 26, 42);
  const lace = parse('M28 26C32 12 40 4 50 0');
  const nail = circle(50, -1, 6.5);
  return fitted(
    [accent(union(both(union(cuff, stroke(lace, 5.5))), nail)), main(both(translate(glove, -3, 0)))],
    0.88,
    0,
    1,
  );
});

/** A foot in a high shoe on a skateboard. */
const sneakerOnBoard = mark('sneaker-on-board', ['entertainment', 'desing'], () => {
  const deck = inked(parse('M-1 63L11 72L89 72L101 63'), 10.5);
  const wheel = (x: number): Path => subtract(circle(x, 92, 13), circle(x, 92, 4.4));
  const shoe = parse('M22 -5L52 -5L54 22C58 34 66 38 76 40C85 42 88 48 88 58L88 62L22 62C19 46 19 30 22 -5Z');
  const sole = line(10, 52, 100, 52);
  const cuff = line(10, 8, 62, 8);
  const laces = concat(line(46, 22, 60, 16), line(50, 32, 64, 25));
  return fitted(
    [
      main(
        subtract(softened(shoe, 2), stroke(concat(sole, cuff), 4.4), stroke(laces, 4.4, { cap: 'round' })),
      ),
      main(deck),
      accent(concat(wheel(24), wheel(76))),
    ],
    0.97,
  );
});

const HEART =
  'M50 104C22 82 -5 62 -5 31C-5 10 10 -3 27 -3C38 -3 46 3 50 11C54 3 62 -3 73 -3C90 -3 105 10 105 31C105 62 78 82 50 104Z';

/** A tattooed heart, half of which has dissolved. */
const fadingHeart = mark('fading-heart', ['healthcare', 'art'], () => {
  const heart = parse(HEART);
  const kept = intersect(heart, rect(-10, -10, 58, 120));
  const columns = [
    { x: 57, radius: 5.4, first: 20, count: 6 },
    { x: 71, radius: 4.9, first: 13, count: 5 },
    { x: 84, radius: 4.2, first: 6, count: 5 },
    { x: 96, radius: 3.4, first: 13, count: 3 },
  ];
  const dots = columns.flatMap(({ x, radius, first, count }) =>
    Array.from({ length: count }, (_, row) => circle(x, first + row * 14, radius)),
  );
  const shine = parse('M10 36C10 24 16 15 26 14');
  return [main(subtract(kept, stroke(shine, 7, { cap: 'round' }))), accent(concat(...dots))];
});

/** A wrestler in his mask, both arms flexed. */
const maskedWrestler = mark('masked-wrestler', ['entertainment'], () => {
  const head = ellipse(50, 20, 20, 25);
  const arm = limb('66,62,17 84,66,13.5 94,62,11 93,40,9.5 88,26,9');
  const fist = circle(86, 20, 12);
  const chest = whole(parse('M50 46L66 48C76 50 84 58 84 66L72 80L70 106L50 106Z'));
  const eye = both(parse('M54 22C56 12 62 9 68 10C69 18 64 25 54 22Z'));
  const mouth = ellipse(50, 34, 8, 4.6);
  const pecs = parse('M32 74C40 80 47 79 50 75C53 79 60 80 68 74');
  const body = filleted(union(chest, both(union(arm, fist))), 1.5);
  return fitted(
    [
      main(subtract(apart(body, head), stroke(pecs, 4.6, { cap: 'round' }))),
      accent(subtract(head, eye, mouth)),
    ],
    0.98,
    0,
    -0.5,
  );
});

/** A towel over a rail. */
const hungTowel = mark('hung-towel', ['desing', 'healthcare'], () => {
  const rail = inked(line(1, 10, 99, 10), 10);
  const front = union(rect(12, -4, 56, 40, 12), rect(12, 12, 56, 93.5, 3));
  const back = rect(66, 18, 24, 66, 3);
  const stripes = concat(line(0, 76, 70, 76), line(0, 88, 70, 88));
  return [main(apart(rail, front)), main(subtract(front, stroke(stripes, 4.6))), accent(apart(back, front))];
});

/** The driver of a golfer, its shaft from the left above to its head at the right below. */
function driver(): Path {
  const head = parse(
    'M64 78C72 84 82 76 93 79C102 82 106 90 105.5 98C105 103 102 105.5 98 105.5L74 105.5C66 105.5 61 98 61 90C61 84 62 80 64 78Z',
  );
  return union(inked(line(10, 0, 66, 86), 7.5), inked(line(7, -4, 24, 21.5), 11.5), head);
}

/** Two golf clubs crossed, and the ball. */
const golfClubs = mark('golf-clubs', ['entertainment'], () => {
  const club = driver();
  const face = concat(line(72, 90, 96, 90), line(72, 98, 96, 98));
  const dimples = [0, 72, 144, 216, 288].map((turn) => rotate(circle(50, 10, 2.2), turn, 50, 17));
  const ball = subtract(circle(50, 17, 15.5), circle(50, 17, 2.2), ...dimples);
  return fitted(
    [main(subtract(union(club, apart(mirror(club), club)), both(stroke(face, 3.6)))), accent(ball)],
    0.95,
    0,
    2,
  );
});

/** The helmet of American football, with its face guard. */
const footballHelmet = mark('football-helmet', ['entertainment'], () => {
  const shell = parse(
    'M44 -4C72 -4 92 14 95 42L66 46C60 47 57 51 58 57L62 86C63 92 60 96 54 96L38 96C30 96 26 92 22 86C18 79 10 76 3 72C-3 64 -6 54 -6 44C-6 16 16 -4 44 -4Z',
  );
  const hole = circle(40, 62, 6.5);
  const stripe = parse('M-10 30C10 2 50 -4 84 22');
  const guard = union(
    inked(parse('M62 62L98 62'), 8),
    inked(parse('M65 80L92 80'), 8),
    inked(parse('M96 52L101 62C102 76 98 92 88 100L66 100'), 8),
  );
  return [main(softened(apart(subtract(shell, hole, stroke(stripe, 5)), guard), 1)), accent(guard)];
});

export const WAITING_ROOMS: readonly Mark[] = [
  judogi,
  hungGloves,
  sneakerOnBoard,
  fadingHeart,
  maskedWrestler,
  hungTowel,
  golfClubs,
  footballHelmet,
];
