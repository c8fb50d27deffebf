import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, leaf, line, polar, polygon, sector } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark, value } from './mark.js';

const steamLine = (x: number, y: number, h: number) =>
  parse(`M${x} ${y + h}C${x - 7} ${y + h * 0.66} ${x + 7} ${y + h * 0.34} ${x} ${y}`);

const bowl = mark('bowl', ['food', 'gastronomy'], () => {
  const body = parse(
    'M3 46L97 46C97 70 82 86 64 90L64 95C64 97 63 98 61 98L39 98C37 98 36 97 36 95L36 90C18 86 3 70 3 46Z',
  );
  const steam = concat(steamLine(30, 6, 28), steamLine(50, 2, 32), steamLine(70, 6, 28));
  return [main(body), accent(stroke(steam, 5.5), steam)];
});

/** A loaf with three slashes. */
const bread = mark('bread', ['food'], () => {
  const turn = (path: Path): Path => rotate(path, -32);
  const loaf = turn(
    parse('M-3 50C-3 33 18 25 50 25C82 25 103 33 103 50C103 67 82 75 50 75C18 75 -3 67 -3 50Z'),
  );
  const cuts = [24, 50, 76].map((x) => turn(leaf(x - 9, 64, x + 9, 36, 0.2, 0.5)));
  return [main(subtract(loaf, ...cuts), concat(loaf, ...cuts))];
});

const cherry = mark('cherry', ['food'], () => {
  const left = circle(27, 74, 24);
  const right = circle(76, 66, 21);
  const stems = concat(parse('M29 48C34 30 46 16 66 8'), parse('M74 44C74 30 72 18 66 8'));
  const shine = concat(arc(27, 74, 14, 190, 250), arc(76, 66, 12, 190, 250));
  return [
    main(
      concat(subtract(left, stroke(shine, 4.5)), subtract(right, stroke(shine, 4.5))),
      concat(left, right),
    ),
    main(stroke(stems, 4.4), stems),
    accent(apart(leaf(64, 8, 22, 14, 0.28, 0.5), stroke(stems, 4.4))),
  ];
});

const cup = mark('cup', ['food', 'gastronomy'], () => {
  const body = parse('M6 40L74 40L74 64C74 82 62 92 48 92L32 92C18 92 6 82 6 64Z');
  const handle = parse('M74 48L80 48C90 48 95 54 95 61C95 69 89 75 80 75L72 75');
  const steam = concat(steamLine(28, 6, 24), steamLine(52, 6, 24));
  return [
    main(union(body, stroke(handle, 7.5, { cap: 'butt' })), concat(body, handle)),
    accent(stroke(steam, 5.5), steam),
  ];
});

const citrus = mark(
  'citrus',
  ['food', 'gastronomy'],
  (p) => {
    const n = value(p, 'segments');
    const ring = subtract(circle(50, 50, 49), circle(50, 50, 40.5));
    const segment = (i: number) => {
      const from = (360 * i) / n;
      const wedge = sector(50, 50, 36.5, from, from + 360 / n);
      const edges = [from, from + 360 / n].map((a) =>
        stroke(line(50, 50, ...polar(50, 50, 60, a)), 4.4, { cap: 'butt' }),
      );
      return subtract(wedge, ...edges, circle(50, 50, 5));
    };
    return [
      main(ring, circle(50, 50, 47)),
      accent(concat(...Array.from({ length: n }, (_, i) => segment(i)))),
    ];
  },
  { contained: false, params: { segments: [8, 6] } },
);

const apple = mark(
  'apple',
  ['food', 'agriculture', 'healthcare'],
  () => {
    const body = parse(
      'M50 34C58 27 68 25 77 28C90 32 96 44 95 57C93 78 80 98 66 98C59 98 56 95 50 95C44 95 41 98 34 98C20 98 7 78 5 57C4 44 10 32 23 28C32 25 42 27 50 34Z',
    );
    const gleam = stroke(parse('M19 52C19 44 24 38 31 36'), 5);
    return [main(subtract(body, gleam), body), accent(leaf(51, 24, 74, 2, 0.3, 0.5))];
  },
  { line: false },
);

const pizza = mark('slice', ['food', 'gastronomy'], () => {
  const crust = parse(
    'M6 17C34 2 66 2 94 17C98 19 99 24 97 28C95 31 91 32 88 30C64 18 36 18 12 30C9 32 5 31 3 28C1 24 2 19 6 17Z',
  );
  const body = polygon(
    [
      [14, 36],
      [50, 99],
      [86, 36],
      [68, 29],
      [50, 27],
      [32, 29],
    ],
    3,
  );
  const tops = [circle(41, 46, 7.5), circle(62, 50, 6.5), circle(50, 70, 5.5)];
  return [accent(crust), main(subtract(body, ...tops), concat(body, ...tops))];
});

export const FOOD: readonly Mark[] = [bowl, bread, cup, citrus, cherry, apple, pizza];
