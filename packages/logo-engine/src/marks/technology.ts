import { stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { arc, circle, line, polar, polygon, regular } from '../geometry/shapes.js';
import { accent, GAP, type Mark, main, mark, value } from './mark.js';

const chevron = (x: number, width: number, radius: number) =>
  polygon(
    [
      [x, 6],
      [x + width, 6],
      [x + width + 25, 50],
      [x + width, 94],
      [x, 94],
      [x + 25, 50],
    ],
    radius,
  );

const chevrons = mark(
  'chevrons',
  ['technology', 'transportation'],
  (p) => [main(chevron(8, 23, value(p, 'radius'))), accent(chevron(47, 23, value(p, 'radius')))],
  { params: { radius: [3, 0, 6] } },
);

const dots = mark(
  'dots',
  ['technology'],
  (p) => {
    const n = value(p, 'count');
    const step = 96 / n;
    const cells = Array.from({ length: n * n }, (_, i) => ({ col: i % n, row: Math.floor(i / n) }));
    const drawn = cells.map(({ col, row }) => {
      const t = (col + (n - 1 - row)) / (2 * n - 2);
      const dot = circle(2 + step * (col + 0.5), 2 + step * (row + 0.5), step * (0.13 + 0.33 * t));
      return { dot, bright: col - row >= 1 };
    });
    const of = (bright: boolean) => concat(...drawn.filter((d) => d.bright === bright).map((d) => d.dot));
    return [main(of(false)), accent(of(true))];
  },
  { params: { count: [4, 5] }, line: false, contained: false },
);

const hexCore = mark(
  'hex-core',
  ['technology', 'construction'],
  (p) => {
    const turn = value(p, 'turn');
    const ring = subtract(regular(50, 50, 50, 6, 5), regular(50, 50, 33, 6, 3));
    const cuts = [0, 120, 240].map((a) =>
      stroke(line(50, 50, ...polar(50, 50, 60, -90 + turn + a)), GAP + 1.5, { cap: 'butt' }),
    );
    return [main(subtract(ring, ...cuts)), accent(regular(50, 50, 21, 6, 3))];
  },
  { params: { turn: [0, 60] } },
);

const layers = mark('layers', ['technology', 'desing'], () => {
  const sheet = (y: number) =>
    polygon(
      [
        [4, y],
        [17, y - 6.8],
        [50, y + 10.4],
        [83, y - 6.8],
        [96, y],
        [50, y + 24],
      ],
      2,
    );
  const top = polygon(
    [
      [50, 6],
      [96, 30],
      [50, 54],
      [4, 30],
    ],
    3,
  );
  return [accent(top), main(concat(sheet(50), sheet(70)))];
});

const signal = mark(
  'signal',
  ['technology', 'marketing'],
  (p) => {
    const w = value(p, 'width');
    const rings = [34, 60, 86].map((r) => arc(10, 90, r, -90, 0));
    const style = { cap: w > 11 ? ('butt' as const) : ('round' as const) };
    return [
      main(union(...rings.map((r) => stroke(r, w, style))), concat(...rings)),
      accent(circle(13, 87, 12)),
    ];
  },
  { params: { width: [12.5, 10] } },
);

export const TECHNOLOGY: readonly Mark[] = [chevrons, dots, hexCore, layers, signal];
