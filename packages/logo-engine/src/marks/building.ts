import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat } from '../geometry/path.js';
import { arc, circle, corners, line, polygon, rect, regular } from '../geometry/shapes.js';
import { accent, apart, both, deep, GAP, type Mark, main, mark, value } from './mark.js';

const cube = mark('cube', ['construction', 'technology'], () => {
  const hexagon = regular(50, 50, 50, 6, 2);
  const cuts = [90, 210, 330].map((a) =>
    stroke(
      line(50, 50, 50 + 60 * Math.cos((a * Math.PI) / 180), 50 + 60 * Math.sin((a * Math.PI) / 180)),
      GAP,
      { cap: 'butt' },
    ),
  );
  const pieces = subtract(hexagon, ...cuts);
  const top = intersect(
    pieces,
    polygon([
      [50, 50],
      [-10, 15.4],
      [50, -30],
      [110, 15.4],
    ]),
  );
  const left = intersect(
    pieces,
    polygon([
      [50, 50],
      [50, 120],
      [-10, 120],
      [-10, 15.4],
    ]),
  );
  const rightSide = intersect(
    pieces,
    polygon([
      [50, 50],
      [50, 120],
      [110, 120],
      [110, 15.4],
    ]),
  );
  return [accent(top), main(left), deep(rightSide)];
});

const roofs = mark(
  'roofs',
  ['construction'],
  (p) => {
    const w = value(p, 'width');
    const roof = (y: number) =>
      polygon(
        [
          [50, y],
          [98, y + 38],
          [98, y + 38 + w],
          [50, y + w],
          [2, y + 38 + w],
          [2, y + 38],
        ],
        2,
      );
    const small = polygon(
      [
        [50, 62],
        [77, 83],
        [77, 96],
        [23, 96],
        [23, 83],
      ],
      2,
    );
    return [main(roof(4)), accent(roof(10 + w + 4)), main(small)];
  },
  { params: { width: [16] } },
);

const bricks = mark('bricks', ['construction'], () => {
  const row = (y: number, xs: readonly (readonly [number, number])[]) =>
    xs.map(([x, w]) => rect(x, y, w, 20, 1.5));
  const wall = [
    ...row(4, [[27, 46]]),
    ...row(28, [
      [2, 46.5],
      [52, 46.5],
    ]),
    ...row(52, [
      [2, 21],
      [27, 46],
      [77, 21],
    ]),
    ...row(76, [
      [2, 46.5],
      [52, 46.5],
    ]),
  ];
  const [first, ...rest] = wall;
  return [accent(first ?? rect(27, 4, 46, 20, 1.5)), main(concat(...rest))];
});

const skyline = mark('skyline', ['construction'], () => {
  const tall = polygon(
    [
      [36, 98],
      [36, 16],
      [64, 2],
      [64, 98],
    ],
    1.5,
  );
  const windows = [26, 42, 58, 74].map((y) => rect(46.5, y, 7, 8, 1));
  const left = polygon(
    [
      [4, 98],
      [4, 50],
      [30, 40],
      [30, 98],
    ],
    1.5,
  );
  const rightTower = polygon(
    [
      [70, 98],
      [70, 28],
      [96, 40],
      [96, 98],
    ],
    1.5,
  );
  return [main(subtract(tall, ...windows)), accent(left), main(rightTower)];
});

const house = mark(
  'house',
  ['construction'],
  (p) => {
    const body = polygon(
      [
        [50, 4],
        [96, 42],
        [96, 96],
        [4, 96],
        [4, 42],
      ],
      5,
    );
    const door =
      value(p, 'door') === 0
        ? parse('M33 110L33 66C33 56 41 49 50 49C59 49 67 56 67 66L67 110Z')
        : rect(36, 56, 28, 54);
    const leafDoor =
      value(p, 'door') === 0
        ? parse('M38.500 96L38.500 67C38.500 60 44 55 50 55C56 55 61.500 60 61.500 67L61.500 96Z')
        : rect(41, 61, 18, 35);
    return [main(subtract(body, door), body), accent(leafDoor)];
  },
  { params: { door: [0, 1] } },
);

const storefront = mark('storefront', ['construction', 'marketing', 'food'], () => {
  const edges = [4, 27, 50, 73, 96];
  const awning = edges.slice(0, 4).map((x) => {
    const [left, right] = [x + 1.6, x + 21.4];
    return parse(`M${left} 10L${right} 10L${right} 40C${right} 48 ${left} 48 ${left} 40Z`);
  });
  const wall = rect(9, 40, 82, 56, 2);
  const [door, pane] = [rect(58, 58, 20, 40), rect(20, 58, 28, 20, 1)];
  const odd = awning.filter((_, i) => i % 2 === 0);
  const even = awning.filter((_, i) => i % 2 === 1);
  return [
    main(concat(...even), null),
    accent(concat(...odd), concat(...awning)),
    main(
      subtract(apart(wall, concat(...awning)), door, pane),
      subtract(apart(wall, concat(...awning)), door, pane),
    ),
  ];
});

const dividers = mark('compass-tool', ['construction', 'desing'], () => {
  const leg = corners('44,26 54,26 18,98 10,98 12,90', 1);
  const ring = circle(50, 18, 11);
  const bow = arc(50, 20, 52, 42, 138);
  const legs = both(leg);
  const bar = stroke(bow, 7);
  return [
    main(
      apart(union(legs, subtract(ring, circle(50, 18, 4.4)), rect(46, 0, 8, 9, 2)), bar),
      concat(legs, ring),
    ),
    accent(bar, bow),
  ];
});

/** Steps that go up to the right, with a rail over them. */
const staircase = mark('staircase', ['construction'], () => {
  const steps = corners('2,98 2,83 26,83 26,67 50,67 50,51 74,51 74,35 98,35 98,98', 1.5);
  const rails = parse('M14 74V52L86 4V26M38 58V36M62 42V20');
  const rail = stroke(rails, 6, { cap: 'round', join: 'round' });
  return [main(apart(steps, rail), steps), accent(rail, rails)];
});

export const BUILDING: readonly Mark[] = [
  cube,
  roofs,
  bricks,
  skyline,
  house,
  storefront,
  dividers,
  staircase,
];
