import { grow, intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { arc, circle, line, polar, rect, sector } from '../geometry/shapes.js';
import { accent, apart, deep, GAP, type Mark, main, mark, value } from './mark.js';

const bauhaus = mark(
  'bauhaus',
  ['art', 'desing'],
  (p) => {
    const s = 47;
    const far = 53;
    const quarter = (cx: number, cy: number, from: number) => sector(cx, cy, s, from, from + 90);
    return value(p, 'order') === 0
      ? [
          main(quarter(s, s, 180)),
          accent(rect(far, 0, s, s)),
          deep(circle(s / 2, far + s / 2, s / 2)),
          main(quarter(far, far, 0)),
        ]
      : [
          main(circle(s / 2, s / 2, s / 2)),
          main(quarter(far, s, -90)),
          main(rect(0, far, s, s)),
          accent(quarter(100, 100, 180)),
        ];
  },
  { params: { order: [0, 1] } },
);

const petals = mark(
  'petals',
  ['art', 'desing'],
  (p) => {
    const n = value(p, 'count');
    const d = n === 3 ? 22 : 21;
    const r = n === 3 ? 28 : 26;
    const discs = Array.from({ length: n }, (_, i) =>
      circle(...polar(50, n === 3 ? 53 : 50, d, -90 + (360 * i) / n), r),
    );
    const rims = union(...discs.map((disc) => stroke(disc, 3.6)));
    const overlaps = union(...discs.flatMap((a, i) => discs.slice(i + 1).map((b) => intersect(a, b))));
    const all = union(...discs);
    const outside = subtract(all, overlaps, rims);
    return [main(outside, concat(...discs)), accent(subtract(overlaps, rims), null)];
  },
  { params: { count: [3, 4] } },
);

const palette = mark('palette', ['art'], () => {
  const body = parse(
    'M50 4C78 4 97 22 97 46C97 62 86 70 73 70L64 70C56 70 54 77 58 83C62 90 58 96 49 96C22 96 3 76 3 50C3 24 24 4 50 4Z',
  );
  const wells = [circle(25, 52, 8), circle(34, 29, 8), circle(58, 22, 8), circle(78, 38, 8)];
  return [main(subtract(body, ...wells), concat(body, ...wells))];
});

const arches = mark('arches', ['art', 'desing', 'entertainment'], () => {
  const ring = (r: number) => concat(arc(50, 76, r, 180, 360));
  const b = (r: number) => stroke(ring(r), 11.5, { cap: 'butt' });
  return [main(b(44), ring(44)), accent(b(28), ring(28)), main(sector(50, 76, 16, 180, 360), ring(13))];
});

const vase = mark('vase', ['art'], () => {
  const body = parse(
    'M36 3L64 3C67 3 68 6 67 8C64 13 62 16 62 21C62 32 86 38 86 60C86 80 70 92 64 97L36 97C30 92 14 80 14 60C14 38 38 32 38 21C38 16 36 13 33 8C32 6 33 3 36 3Z',
  );
  const belt = intersect(body, rect(0, 50, 100, 17));
  return [
    main(apart(body, rect(0, 50, 100, 17)), body),
    accent(belt, concat(line(15, 50, 85, 50), line(16, 67, 84, 67))),
  ];
});

const brush = mark('brush', ['art'], () => {
  const handle = parse('M95 5C99 9 98 14 95 18L56 62L40 46L83 6C87 2 91 1 95 5Z');
  const tip = parse('M33 53C41 52 49 60 48 69C46 86 30 95 4 92C14 86 16 78 18 68C20 59 26 54 33 53Z');
  return [main(handle), accent(tip)];
});

const overlap = mark(
  'overlap',
  ['desing', 'art'],
  (p) => {
    const disc = circle(36, 63, 35);
    const square = rect(42, 4, 54, 54, value(p, 'radius'));
    const rim = stroke(disc, GAP);
    const lens = subtract(intersect(disc, square), rim, stroke(square, GAP));
    return [
      main(subtract(disc, grow(square, GAP / 2)), disc),
      accent(subtract(square, grow(disc, GAP / 2)), square),
      deep(lens, null),
    ];
  },
  { params: { radius: [0, 6] } },
);

const bezier = mark(
  'bezier',
  ['desing'],
  () => {
    const curve = parse('M12 74C12 38 30 24 50 24C70 24 88 38 88 74');
    const bar = line(14, 24, 86, 24);
    const node = rect(40.5, 14.5, 19, 19, 2.5);
    const ends = [rect(3, 72, 18, 18, 2.5), rect(79, 72, 18, 18, 2.5)];
    const balls = [circle(9, 24, 8), circle(91, 24, 8)];
    const holes = union(grow(node, 3.4), ...ends.map((e) => grow(e, 3.4)), ...balls.map((b) => grow(b, 3.4)));
    const lines = concat(curve, bar);
    return [
      main(subtract(union(stroke(curve, 6.5), stroke(bar, 5)), holes), lines),
      accent(concat(node, ...ends)),
      main(concat(...balls)),
    ];
  },
  { contained: false },
);

const pinwheel = mark('pinwheel', ['desing', 'entertainment', 'art'], () => {
  const blades = [0, 1, 2, 3].map((i) => rotate(parse('M48 48L48 0L0 0C0 26.500 21.500 48 48 48Z'), i * 90));
  return [
    main(concat(...blades.filter((_, i) => i % 2 === 0))),
    accent(concat(...blades.filter((_, i) => i % 2 === 1))),
  ];
});

const nib = mark('nib', ['desing', 'art', 'marketing'], () => {
  const body = parse('M50 99C45 82 38 70 18 54L30 24L70 24L82 54C62 70 55 82 50 99Z');
  const slit = union(stroke(line(50, 58, 50, 104), 4.4, { cap: 'butt' }), circle(50, 53, 7.5));
  return [
    main(subtract(body, slit), concat(body, circle(50, 53, 6), line(50, 59, 50, 97))),
    accent(rect(27, 3, 46, 15, 3)),
  ];
});

export const ART: readonly Mark[] = [
  bauhaus,
  petals,
  palette,
  arches,
  brush,
  vase,
  overlap,
  bezier,
  pinwheel,
  nib,
];
