import { parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { arc, circle, line, polar, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** An aeroplane of one piece. */
const airplane = redrawing('airplane-tilt', () => {
  const up = parse(
    'M50 -9C57 -9 59 3 59 12L59 34L99 62L99 75L59 63L59 84L72 94L72 102L50 97L28 102L28 94L41 84L41 63L1 75L1 62L41 34L41 12C41 3 43 -9 50 -9Z',
  );
  return [main(rotate(up, 45, 49, 51))];
});

/** A car by its roof, its windows and two wheels. */
const car = redrawing(
  'car',
  () => {
    const body = parse(
      'M6 80C4 80 2 78 2 76L2 58C2 51 6 47 13 46L24 26C27 20 32 17 39 17L60 17C66 17 71 20 75 25L89 44C95 46 98 51 98 57L98 76C98 78 96 80 94 80Z',
    );
    const windows = concat(
      parse('M33 45L41 29C42 27 43 26 45 26L48 26L48 45Z'),
      parse('M56 26L60 26C63 26 66 27 68 30L79 45L56 45Z'),
    );
    const wheels = concat(circle(27, 77, 13), circle(74, 77, 13));
    return [main(apart(subtract(body, windows), wheels), concat(body, windows)), accent(wheels)];
  },
  { line: false },
);

/** A tyre with few, deep treads. */
const tire = redrawing(
  'tire',
  () => {
    const treads = Array.from({ length: 12 }, (_, i) =>
      stroke(line(...polar(50, 50, 43.5, i * 30 + 15), ...polar(50, 50, 60, i * 30 + 15)), 7),
    );
    const ring = subtract(circle(50, 50, 50), circle(50, 50, 27.5), ...treads);
    return [main(ring), accent(subtract(circle(50, 50, 22), circle(50, 50, 8.5)))];
  },
  { line: false },
);

/** A record with two bold grooves. */
const vinyl = redrawing('vinyl-record', () => {
  const grooves = concat(arc(50, 50, 34, 200, 250), arc(50, 50, 34, 20, 70));
  const disc = subtract(circle(50, 50, 50), circle(50, 50, 21), stroke(grooves, 7.5));
  return [
    main(disc, concat(circle(50, 50, 50), grooves)),
    accent(subtract(circle(50, 50, 16.5), circle(50, 50, 5.5))),
  ];
});

const deviceMobile = redrawing(
  'device-mobile',
  () => {
    const screen = rect(29, 9, 42, 67, 4);
    const tiles = [0, 1, 2].flatMap((row) => [34, 52].map((x) => rect(x, 15 + row * 19.5, 14, 15, 3)));
    return [
      main(subtract(rect(19, -3, 62, 106, 14), screen, rect(40, 85, 20, 8, 4))),
      accent(concat(...tiles)),
    ];
  },
  { line: false },
);

export const REDRAWN_STREET: readonly Redrawing[] = [airplane, car, tire, vinyl, deviceMobile];
