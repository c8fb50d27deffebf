import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, scale, translate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

/** A fountain of two basins with its jets. */
const fountain = mark('fountain', ['nature', 'construction', 'entertainment'], () => {
  const jets = concat(line(50, -2, 50, 28), parse('M61 28C61 6 82 0 88 25'), parse('M39 28C39 6 18 0 12 25'));
  const upper = parse(
    'M15 38L85 38C88 38 89 40 88 42C84 52 72 57 58 58L58 77L42 77L42 58C28 57 16 52 12 42C11 40 12 38 15 38Z',
  );
  const falls = concat(parse('M71 63C75 65 76 68 76 74'), parse('M89 53C94 57 95 63 95 74'));
  const lower = parse(
    'M-1 81L101 81C104 81 106 83 105 86C102 93 95 97 86 98L86 101C86 104 84 105.500 81 105.500L19 105.500C16 105.500 14 104 14 101L14 98C5 97 -2 93 -5 86C-6 83 -4 81 -1 81Z',
  );
  return [
    main(stroke(jets, 7), jets),
    accent(upper),
    main(apart(stroke(both(falls), 6.5), upper, lower), both(falls)),
    main(lower),
  ];
});

/** A stone well, with its roof and its bucket. */
const well = mark('well', ['nature', 'construction', 'agriculture'], () => {
  const roof = corners('50,-6.5 105,19 99,26 1,26 -5,19', 4);
  const posts = both(rect(9, 29, 9, 40));
  const rope = line(50, 20, 50, 36);
  const pail = corners('32,48 68,48 64,65 36,65', 3);
  const handle = parse('M36 51C36 31 64 31 64 51');
  const hoop = rect(30, 52.5, 40, 4.5);
  const rim = rect(-5, 69, 110, 10, 5);
  const wall = parse(
    'M4 83L96 83L94 99.500C93.500 103.500 91 105.500 87 105.500L13 105.500C9 105.500 6.500 103.500 6 99.500Z',
  );
  const course = line(0, 95, 100, 95);
  const joints = concat(both(concat(line(34, 82, 34, 95), line(22, 95, 22, 110))), line(50, 95, 50, 110));
  return [
    accent(roof),
    main(apart(union(posts, rim), roof)),
    main(
      apart(subtract(union(stroke(rope, 6), stroke(handle, 5.5), pail), hoop), roof),
      concat(line(50, 26, 50, 36), handle, pail),
    ),
    main(subtract(wall, stroke(concat(course, joints), 4.5)), wall),
  ];
});

/** A carousel with its striped canopy and a horse on a pole. */
const carousel = mark('carousel', ['entertainment', 'marketing'], () => {
  const top = parse(
    'M50 -6C60 6 84 13 102 18C104 19 105 20 105 22L105 27L-5 27L-5 22C-5 20 -4 19 -2 18C16 13 40 6 50 -6Z',
  );
  const seams = both(concat(line(50, -8, 64, 30), line(50, -8, 86, 30)));
  const fringe = intersect(
    union(...[6, 28, 50, 72, 94].map((x) => circle(x, 29, 11))),
    rect(-6, 31, 112, 20),
  );
  const base = rect(-5, 95.5, 110, 10, 5);
  const legs = concat(parse('M38 78L28 85L19 81'), parse('M70 77L84 75L89 84'), parse('M64 81L75 87'));
  const trunk = parse(
    'M72 49L78 43.500L80.500 50C84 53 90 60 94 64.500C96.500 68 93.500 73 89.500 71.500L81 66C77 69 77.500 75 74 79C70 85 62 86 56 84C50 82.500 46 85 42 84.500C34 84 31 74 36 67C30 66 27 68 22 74.500C20 63 28 56.500 37 58.500C43 61 49 66 56 64C60 58 64 51 72 49Z',
  );
  const horse = translate(scale(union(trunk, stroke(legs, 6.5)), 1.01), -5.5, 0);
  const pole = line(46, 40, 46, 70);
  return [
    accent(subtract(top, stroke(seams, 4.5)), concat(top, both(line(50, -6, 74, 27)))),
    main(fringe, null),
    main(base),
    main(apart(horse, base)),
    accent(apart(stroke(pole, 7), fringe, horse), null),
  ];
});

/** Two branches of coral. */
const coral = mark('coral', ['fishing', 'nature', 'art'], () => {
  const middle = concat(
    parse('M50 101C48 84 54 72 51 52C48 36 53 20 50 1'),
    parse('M51 50C53 38 66 38 67 25L68 8'),
    parse('M51.500 66C48 54 35 52 34 39C33 28 36 22 33 10'),
    parse('M34 40C32 34 24 34 20 26L18 20'),
  );
  const right = concat(
    parse('M65 100C73 94 80 84 82 68C84 56 94 48 95 32'),
    parse('M82 68C80 58 80 54 80 44'),
    parse('M79 82.500C87 81 96 76 101 62'),
  );
  const left = concat(
    parse('M35 100C27 94 20 84 18 70C16 60 6 58 2 44'),
    parse('M18 70C19 64 20 62 19.500 54'),
    parse('M21 84.500C13 85 4 82 -1 70'),
  );
  const stems = stroke(middle, 9);
  const sides = concat(left, right);
  return [main(stems, middle), accent(apart(stroke(sides, 9), stems), sides)];
});

/** An iceberg, small above the water and huge below, with the sun behind its peak. */
const iceberg = mark('iceberg', ['nature', 'technology', 'marketing'], () => {
  const tip = corners('18,39 29,19 38,23 53,-6 64,8 70,22 77,26 84,39', 2.5);
  const facets = parse('M53 -8L45 20L56 42');
  const sea = line(-1.5, 46.5, 101.5, 46.5);
  const mass = corners('10,54 92,54 101,67 87,81 75,86 55,107 39,97 22,89 14,75 0,66', 3);
  const under = concat(parse('M32 50L46 75L40 102'), parse('M46 75L72 69L80 50'));
  const sun = circle(84, 11, 15);
  return [
    accent(apart(sun, tip)),
    main(subtract(tip, stroke(facets, 4.6)), concat(tip, facets)),
    main(stroke(sea, 6.5), sea),
    main(subtract(mass, stroke(under, 4.6)), concat(mass, under)),
  ];
});

export const LANDMARKS: readonly Mark[] = [fountain, well, carousel, coral, iceberg];
