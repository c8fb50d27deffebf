import { intersect, parse, shrink, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, type Point, polar, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** A twisted stick: a round stroke with slanting furrows. */
const twisted = (from: Point, to: Point): Path => {
  const stick = stroke(line(...from, ...to), 19, { cap: 'round' });
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
  const furrows = Array.from({ length: 5 }, (_, i) => {
    const at = 4 + i * 15;
    const [x, y] = [from[0] + along[0] * at, from[1] + along[1] * at];
    const [dx, dy] = [along[0] * 6 - along[1] * 7, along[1] * 6 + along[0] * 7];
    return stroke(line(x - dx, y - dy, x + dx, y + dy), 4.4, { cap: 'butt' });
  });
  return subtract(stick, ...furrows);
};

/** Two twisted sticks that dip into a cup of chocolate. */
const churro = mark('churro', ['food', 'gastronomy'], () => {
  const cup = parse('M8 54L76 54L76 76C76 89 67 98 54 98L30 98C17 98 8 89 8 76Z');
  const handle = parse('M75 62L81 62C89 62 94 66 94 72C94 79 89 83 81 83L73 83');
  const below = rect(-10, 50, 120, 60);
  const plain = (from: Point, to: Point): Path =>
    subtract(stroke(line(...from, ...to), 19, { cap: 'round' }), below);
  const sticks: readonly (readonly [Point, Point])[] = [
    [
      [25, 12],
      [33, 70],
    ],
    [
      [66, 12],
      [53, 70],
    ],
  ];
  return [
    main(union(cup, stroke(handle, 8)), concat(cup, handle)),
    accent(
      concat(...sticks.map(([from, to]) => subtract(twisted(from, to), below))),
      concat(...sticks.map(([from, to]) => plain(from, to))),
    ),
  ];
});

/** Three twisted sticks in a cone of paper. */
const churroCone = mark('churro-cone', ['food', 'gastronomy'], () => {
  const cone = corners('13,50 87,50 60,100 40,100', 3);
  const fold = stroke(line(30, 46, 66, 104), 4.4);
  const sides: readonly (readonly [Point, Point])[] = [
    [
      [21, 20],
      [38, 76],
    ],
    [
      [79, 20],
      [62, 76],
    ],
  ] as const;
  const middle = stroke(line(50, 10, 50, 80), 19, { cap: 'round' });
  const above = (path: Path): Path => subtract(path, rect(-10, 46, 120, 60));
  return [
    main(subtract(cone, fold), cone),
    accent(
      concat(
        above(twisted([50, 10], [50, 80])),
        ...sides.map(([from, to]) => above(apart(twisted(from, to), middle))),
      ),
      concat(
        above(middle),
        ...sides.map(([from, to]) =>
          above(apart(stroke(line(...from, ...to), 19, { cap: 'round' }), middle)),
        ),
      ),
    ),
  ];
});

/** A tumbler with a block of ice and an olive on its stick. */
const vermouth = mark('vermouth', ['gastronomy', 'food'], () => {
  const glass = corners('10,36 90,36 81,98 19,98', 6);
  const ice = rotate(rect(34, 56, 27, 27, 4), 16, 47, 69);
  const stick = line(34, 30, 78, 2);
  const fruit = rotate(ellipse(54, 17, 14, 10.5), -32, 54, 17);
  return [
    main(subtract(glass, stroke(ice, 4.6)), concat(glass, ice)),
    accent(subtract(union(stroke(stick, 5.4), fruit), circle(54, 17, 3.6)), concat(stick, fruit)),
  ];
});

/** A gourd with its silver rim and its straw, a leaf cut out of it. */
const mate = mark('mate', ['gastronomy', 'food', 'agriculture'], () => {
  const gourd = parse('M20 42L80 42C90 50 95 58 95 67C95 86 75 99 50 99C25 99 5 86 5 67C5 58 10 50 20 42Z');
  const blade = leaf(30, 86, 70, 56, 0.3, 0.5);
  const vein = stroke(line(22, 92, 60, 63.5), 4.2);
  const straw = parse('M52 27L66 6L86 6');
  return [
    main(subtract(gourd, subtract(blade, vein)), concat(gourd, blade)),
    accent(rect(14, 26, 72, 12, 4)),
    main(apart(stroke(straw, 7, { join: 'round', cap: 'round' }), rect(14, 26, 72, 12, 4)), straw),
  ];
});

/** A round one in front, its filling over the edge, with the marks of the griddle. */
const arepa = mark('arepa', ['gastronomy', 'food'], () => {
  const front = circle(50, 58, 40);
  const filling = union(
    ...Array.from({ length: 7 }, (_, i) => circle(...polar(50, 53, 41, -165 + i * 25), 10)),
  );
  const bars = [-20, 0, 20].map((d) =>
    line(50 + d + 8, 46 + Math.abs(d) / 4, 50 + d - 8, 76 - Math.abs(d) / 4),
  );
  const grill = bars.map((bar) => stroke(bar, 6, { cap: 'round' }));
  return [main(subtract(front, ...grill), concat(front, ...bars)), accent(apart(filling, front))];
});

/** The bottle that stands at the door, as full as its neck is not. */
const milk = mark('milk-bottle', ['livestock', 'food', 'gastronomy'], () => {
  const bottle = parse(
    'M37 15L63 15L63 29C63 40 77 45 77 60L77 90C77 95 73.500 99 68 99L32 99C26.500 99 23 95 23 90L23 60C23 45 37 40 37 29Z',
  );
  const level = parse('M0 0L100 0L100 61C84 52 66 70 50 61C34 52 16 70 0 61Z');
  const empty = intersect(shrink(bottle, 6.5), level, rect(0, 21, 100, 60));
  return [main(subtract(bottle, empty), concat(bottle, empty)), accent(rect(32, 1, 36, 10, 4))];
});

/** A leg of cured ham, cut open. */
const ham = mark('ham', ['food', 'livestock', 'gastronomy'], () => {
  const leg = parse(
    'M78 14C72 24 66 27 56 29C28 33 3 46 3 70C3 87 17 98 36 98C62 98 72 76 75 54C76 43 80 35 89 26Z',
  );
  const hoof = parse('M82 10L90 2C93 0 96 2 98 5C101 9 101 12 98 15L92 21Z');
  const cut = rotate(ellipse(35, 70, 21, 16), -32, 35, 70);
  const bone = circle(35, 70, 6);
  return [main(subtract(leg, stroke(cut, 4.6), bone), concat(leg, cut)), accent(apart(hoof, leg))];
});

/** A cut with its rim of fat and its bone. */
const steak = mark('steak', ['gastronomy', 'food', 'livestock'], () => {
  const slab = parse(
    'M34 6C62 -2 98 16 98 46C98 64 86 70 72 76C58 82 52 97 32 96C12 95 2 76 3 52C4 30 14 12 34 6Z',
  );
  const flesh = shrink(slab, 11);
  const bone = union(
    stroke(parse('M38 30C44 42 54 48 72 48'), 9, { cap: 'round' }),
    stroke(parse('M51 45C46 56 42 62 34 68'), 9, { cap: 'round' }),
  );
  return [main(subtract(slab, shrink(slab, 6.6)), slab), accent(subtract(flesh, bone), concat(flesh, bone))];
});

/** A roll of rice in its sheet of seaweed. */
const sushi = mark('sushi', ['gastronomy', 'food'], () => {
  const side = parse('M3 40C8 58 28 66 50 66C72 66 92 58 97 40L97 68C97 85 76 97 50 97C24 97 3 85 3 68Z');
  const top = ellipse(50, 31, 47, 27);
  const core = ellipse(50, 31, 22, 11);
  return [
    main(apart(side, top)),
    accent(subtract(top, ellipse(50, 31, 27, 15.4)), concat(top, core)),
    main(core, null),
  ];
});

/** Three pieces on a stick. */
const skewer = mark('skewer', ['gastronomy', 'food'], () => {
  const turn = (path: Path): Path => rotate(path, 45);
  const stick = line(50, -16, 50, 116);
  const pieces = [rect(34, 0, 32, 26, 8), rect(34, 60, 32, 26, 8)];
  const middle = rect(32, 31, 36, 24, 12);
  const meat = concat(...pieces);
  return [
    main(turn(meat)),
    accent(turn(middle)),
    main(
      turn(apart(stroke(stick, 6, { cap: 'round' }), meat, middle)),
      turn(concat(line(50, -16, 50, -4), line(50, 90, 50, 116))),
    ),
  ];
});

export const DISHES: readonly Mark[] = [
  churro,
  churroCone,
  vermouth,
  mate,
  arepa,
  milk,
  ham,
  steak,
  sushi,
  skewer,
];
