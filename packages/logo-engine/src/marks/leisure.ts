import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { arc, circle, line, polygon, rect, star } from '../geometry/shapes.js';
import { accent, type Mark, main, mark, value } from './mark.js';
import { spark } from './spark.js';

const play = mark(
  'play',
  ['entertainment', 'marketing'],
  (p) => {
    const arrow = polygon(
      [
        [41, 32],
        [41, 68],
        [71, 50],
      ],
      3,
    );
    if (value(p, 'rings') === 0) {
      const body = polygon(
        [
          [14, 4],
          [14, 96],
          [92, 50],
        ],
        14,
      );
      return [main(body)];
    }
    const disc = circle(50, 50, 34);
    const rings = concat(arc(50, 50, 45, 202, 338), arc(50, 50, 45, 22, 158));
    return [main(subtract(disc, arrow), concat(disc, arrow)), accent(stroke(rings, 8.5), rings)];
  },
  { params: { rings: [1] } },
);

const equalizer = mark(
  'equalizer',
  ['entertainment', 'technology'],
  (p) => {
    const heights = value(p, 'order') === 0 ? [34, 66, 98, 58, 82, 30] : [30, 58, 96, 96, 58, 30];
    const bar = (h: number, i: number) => rect(2 + i * 17.2, 50 - h / 2, 10.5, h, 5.25);
    const centre = (h: number, i: number) => line(7 + i * 17.2, 54 - h / 2, 7 + i * 17.2, 46 + h / 2);
    const of = (rest: number, make: typeof bar) =>
      concat(...heights.map(make).filter((_, i) => i % 2 === rest));
    return [main(of(0, bar), of(0, centre)), accent(of(1, bar), of(1, centre))];
  },
  { params: { order: [0, 1] } },
);

const sparkle = mark('sparkle', ['entertainment', 'art', 'marketing'], () => [
  main(spark(42, 56, 42)),
  accent(spark(83, 18, 17)),
]);

const ticket = mark('ticket', ['entertainment'], () => {
  const body = rect(1, 22, 98, 56, 7);
  const notches = [circle(1, 50, 10), circle(99, 50, 10)];
  const tear = [31, 42, 53, 64].map((y) => rect(69, y - 2, 4, 8, 2));
  const hole = star(37, 51, 18, 8, 5, 2);
  const outer = subtract(body, ...notches);
  return [main(subtract(outer, ...tear, hole), concat(outer, hole, line(70, 30, 70, 70)))];
});

const starRibbon = mark(
  'star',
  ['entertainment'],
  (p) => {
    const body = star(50, 53, 51, value(p, 'inner'), 5, 5);
    const half = parse('M50 -10L50 120L-10 120L-10 -10Z');
    const gap = stroke(line(50, -10, 50, 120), 3.6);
    return [
      main(subtract(body, half, gap)),
      accent(subtract(body, parse('M50 -10L50 120L120 120L120 -10Z'), gap)),
    ];
  },
  { params: { inner: [24] }, line: false },
);

const flame = mark(
  'flame',
  ['gastronomy'],
  (p) => {
    const body = parse(
      'M55 0C60 22 88 36 88 64C88 85 71 99 50 99C29 99 12 85 12 64C12 48 21 38 27 24C34 30 38 36 40 43C50 32 56 18 55 0Z',
    );
    const inner = parse('M52 50C54 60 68 66 68 79C68 89 60 95 50 95C40 95 32 89 32 79C32 67 47 63 52 50Z');
    const core = parse(
      'M51 62C53 69 62 73 62 81C62 88 57 91.500 50 91.500C43 91.500 38 88 38 81C38 73 48 70 51 62Z',
    );
    return value(p, 'core') === 1
      ? [main(subtract(body, inner)), accent(core)]
      : [main(subtract(body, core), body)];
  },
  { params: { core: [1, 0] } },
);

const cloche = mark('cloche', ['gastronomy', 'food'], () => {
  const dome = parse('M8 70C8 44 26 26 50 26C74 26 92 44 92 70Z');
  const shine = arc(50, 70, 31, 196, 246);
  return [
    main(subtract(dome, stroke(shine, 5.5)), concat(dome)),
    main(circle(50, 15, 7.5)),
    accent(rect(1, 76, 98, 10, 5), line(3, 80, 97, 80)),
  ];
});

const cutlery = mark(
  'cutlery',
  ['gastronomy', 'food'],
  () => {
    const fork = union(
      rect(20, 2, 5.5, 32, 2.7),
      rect(30.2, 2, 5.5, 32, 2.7),
      rect(40.5, 2, 5.5, 32, 2.7),
      parse(
        'M20 28L46 28L46 34C46 44 41 49 37.500 50L37.500 92C37.500 96 35.500 98 33 98C30.500 98 28.500 96 28.500 92L28.500 50C25 49 20 44 20 34Z',
      ),
    );
    const knife = parse(
      'M62 6C62 2 65 1 68 3C80 12 84 32 82 54L72 56L72 92C72 96 70 98 67 98C64 98 62 96 62 92Z',
    );
    return [main(fork), accent(knife)];
  },
  { line: false },
);

const chef = mark('chef-hat', ['gastronomy'], () => {
  const puff = union(
    circle(28, 36, 24),
    circle(72, 36, 24),
    circle(50, 26, 25),
    parse('M22 40L78 40L76 74L24 74Z'),
  );
  const cuts = union(stroke(line(40, 56, 40, 76), 4.4), stroke(line(60, 56, 60, 76), 4.4));
  return [main(subtract(puff, cuts), puff), accent(rect(23, 79, 54, 15, 4))];
});

const glass = mark('glass', ['gastronomy', 'entertainment'], () => {
  const bowl = parse('M26 2L74 2C80 26 80 54 50 56C20 54 20 26 26 2Z');
  const air = parse(
    'M28 8L72 8C73.500 14 74.500 20 74.500 26C64 30 56 20 44 22C38 23 31 26 25.600 28C25.600 21 26.500 14 28 8Z',
  );
  const stem = line(50, 54, 50, 94);
  const foot = line(30, 95, 70, 95);
  return [
    main(
      union(subtract(bowl, air), stroke(stem, 5.5, { cap: 'butt' }), stroke(foot, 6)),
      concat(bowl, stem, foot),
    ),
  ];
});

export const LEISURE: readonly Mark[] = [
  play,
  equalizer,
  sparkle,
  ticket,
  starRibbon,
  flame,
  cloche,
  cutlery,
  chef,
  glass,
];
