import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { arc, polygon, polyline, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

const heartPath = (x: number, y: number, s: number) =>
  parse(
    `M${x} ${y + 0.5 * s}C${x - 0.78 * s} ${y - 0.02 * s} ${x - 0.6 * s} ${y - 0.52 * s} ${x - 0.28 * s} ${y - 0.5 * s}C${x - 0.14 * s} ${y - 0.49 * s} ${x - 0.05 * s} ${y - 0.42 * s} ${x} ${y - 0.32 * s}C${x + 0.05 * s} ${y - 0.42 * s} ${x + 0.14 * s} ${y - 0.49 * s} ${x + 0.28 * s} ${y - 0.5 * s}C${x + 0.6 * s} ${y - 0.52 * s} ${x + 0.78 * s} ${y - 0.02 * s} ${x} ${y + 0.5 * s}Z`,
  );

const cross = (half: number, arm: number, radius: number) =>
  polygon(
    [
      [50 - arm, 50 - half],
      [50 + arm, 50 - half],
      [50 + arm, 50 - arm],
      [50 + half, 50 - arm],
      [50 + half, 50 + arm],
      [50 + arm, 50 + arm],
      [50 + arm, 50 + half],
      [50 - arm, 50 + half],
      [50 - arm, 50 + arm],
      [50 - half, 50 + arm],
      [50 - half, 50 - arm],
      [50 - arm, 50 - arm],
    ],
    radius,
  );

const crossHeart = mark('cross-heart', ['healthcare'], () => {
  const body = cross(49, 18.5, 8);
  const heart = heartPath(50, 52, 40);
  return [main(subtract(body, stroke(heart, 8), heart), body), accent(heart)];
});

const crossLeaf = mark('cross-leaf', ['healthcare', 'nature'], () => {
  const petal = (a: number) => rotate(parse('M34 34L34 16C34 8 40 1 49 1L66 1L66 19C66 27 60 34 51 34Z'), a);
  return [main(concat(petal(0), petal(180))), accent(concat(petal(90), petal(270)))];
});

const pulse = mark('pulse', ['healthcare'], () => {
  const heart = heartPath(50, 52, 92);
  const beat = polyline([
    [-6, 50],
    [30, 50],
    [41, 30],
    [55, 70],
    [64, 50],
    [106, 50],
  ]);
  return [
    main(
      subtract(heart, stroke(beat, 6.5, { join: 'round' })),
      concat(
        heart,
        polyline([
          [20, 50],
          [34, 50],
          [43, 34],
          [55, 66],
          [62, 50],
          [80, 50],
        ]),
      ),
    ),
  ];
});

const capsule = mark('capsule', ['healthcare'], () => {
  const top = rotate(parse('M27 47L27 24C27 11 37 1 50 1C63 1 73 11 73 24L73 47Z'), 45);
  const low = rotate(parse('M27 53L27 76C27 89 37 99 50 99C63 99 73 89 73 76L73 53Z'), 45);
  return [main(low), accent(top)];
});

const tooth = mark('tooth', ['healthcare'], () => {
  const body = parse(
    'M28 3C38 3 42 8 50 8C58 8 62 3 72 3C86 3 96 14 95 30C94 44 86 50 84 62C82 76 82 97 72 97C61 97 64 66 50 66C36 66 39 97 28 97C18 97 18 76 16 62C14 50 6 44 5 30C4 14 14 3 28 3Z',
  );
  return [main(subtract(body, stroke(arc(50, 6, 24, 52, 128), 5)), body)];
});

/** An artificial leg: a socket about the thigh, the tube that carries it, and a foot. */
const prosthesis = mark('prosthesis', ['healthcare'], () => {
  const thigh = parse('M10 -5L62 -5C62 4 62 8 61 15C48 22 24 22 11 15C10 8 10 4 10 -5Z');
  const socket = parse(
    'M11.500 21C24 28 48 28 60.500 21C59 32 56 40 52 46C50 48 48 49 45 49L27 49C24 49 22 48 20 46C16 40 13 32 11.500 21Z',
  );
  const tube = union(rect(24, 54, 24, 8, 3), rect(29, 58, 14, 30));
  const foot = parse(
    'M24 82L48 82C53 82 55 83 58 86C66 92 80 90 90 93C98 95 103 98 104 105L18 105L18 88C18 84 20 82 24 82Z',
  );
  return [main(union(thigh, socket)), accent(apart(tube, foot)), main(foot)];
});

export const HEALTH: readonly Mark[] = [crossHeart, crossLeaf, pulse, capsule, tooth, prosthesis];
