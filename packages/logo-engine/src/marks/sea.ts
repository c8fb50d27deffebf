import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, translate } from '../geometry/path.js';
import { arc, circle, line, polygon, wave } from '../geometry/shapes.js';
import { accent, type Mark, main, mark, value } from './mark.js';

const fish = mark(
  'fish',
  ['fishing', 'gastronomy'],
  (p) => {
    const body = parse('M2 40C16 14 48 6 76 38L76 42C48 74 16 66 2 40Z');
    const tail = parse('M78 40C84 30 90 22 99 16C96 32 96 48 99 64C90 58 84 50 78 40Z');
    const gill = arc(18, 40, 22, -58, 58);
    const eye = circle(21, 34, 4.2);
    const shape = subtract(body, stroke(gill, 3.6), eye);
    const sea = concat(wave(8, 82, 76, 6, 2), translate(wave(8, 82, 44, 6, 1.15), 16, 13));
    const parts = [main(shape, concat(body, gill, line(20.5, 34, 22, 34))), main(tail)];
    return value(p, 'sea') === 1 ? [...parts, accent(stroke(sea, 5), sea)] : parts;
  },
  { params: { sea: [0, 1] } },
);

const anchor = mark('anchor', ['fishing'], () => {
  const ring = circle(50, 13, 9);
  const shank = line(50, 22, 50, 92);
  const stock = line(30, 36, 70, 36);
  const arms = arc(50, 52, 40, 8, 172);
  const fluke = polygon(
    [
      [96, 40],
      [101, 66],
      [76, 58],
    ],
    2,
  );
  const other = polygon(
    [
      [4, 40],
      [-1, 66],
      [24, 58],
    ],
    2,
  );
  const lines = concat(shank, stock, arms);
  return [
    main(
      union(
        stroke(ring, 7),
        stroke(shank, 7.5),
        stroke(stock, 7.5),
        stroke(arms, 8, { cap: 'butt' }),
        fluke,
        other,
      ),
      concat(
        ring,
        lines,
        polygon(
          [
            [96, 40],
            [101, 64],
            [78, 57],
          ],
          2,
        ),
        polygon(
          [
            [4, 40],
            [-1, 64],
            [22, 57],
          ],
          2,
        ),
      ),
    ),
  ];
});

const wavesCircle = mark(
  'waves-circle',
  ['fishing', 'nature'],
  (p) => {
    const disc = circle(50, 50, 49);
    const n = value(p, 'waves');
    const cuts = Array.from({ length: n }, (_, i) =>
      stroke(wave(-12, 92 - (n - i) * 17, 124, 9, 2), 5.4, { cap: 'butt' }),
    );
    return [main(subtract(disc, ...cuts))];
  },
  { params: { waves: [3, 4] }, line: false, contained: false },
);

const boat = mark('boat', ['fishing', 'transportation'], () => {
  const big = parse('M54 2C76 18 88 40 92 62L54 62Z');
  const small = parse('M46 16L46 62L12 62C20 44 32 28 46 16Z');
  const hull = parse('M6 70L94 70C90 86 80 92 66 92L34 92C20 92 10 86 6 70Z');
  return [main(big), accent(small), main(hull)];
});

const hook = mark(
  'hook',
  ['fishing'],
  () => {
    const shank = parse('M62 22L62 64C62 82 50 94 36 94C22 94 12 83 12 70L12 58');
    const barb = polygon(
      [
        [12, 38],
        [31, 66],
        [3, 62],
      ],
      2,
    );
    const eye = circle(62, 12, 8.5);
    const body = union(stroke(shank, 8.5, { cap: 'butt' }), stroke(eye, 6), barb);
    return [
      main(
        body,
        concat(
          shank,
          eye,
          polygon(
            [
              [12, 40],
              [28, 62],
              [4, 60],
            ],
            2,
          ),
        ),
      ),
    ];
  },
  { styles: ['minimal', 'vintage', 'creative'] },
);

export const SEA: readonly Mark[] = [fish, anchor, wavesCircle, boat, hook];
