import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { arc, circle, corners, line, polar, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark, value } from './mark.js';

const speed = mark(
  'speed',
  ['transportation', 'technology'],
  (p) => {
    const slant = (x: number, y: number, w: number) =>
      polygon(
        [
          [x + 12, y],
          [x + w + 12, y],
          [x + w, y + 21],
          [x, y + 21],
        ],
        value(p, 'radius'),
      );
    return [main(slant(24, 12, 64)), accent(slant(0, 39.5, 66)), main(slant(11, 67, 40))];
  },
  { params: { radius: [0, 3] } },
);

const road = mark('road', ['transportation', 'construction'], () => {
  const way = corners('38,2 62,2 99,98 1,98', 3);
  const dash = (y: number, h: number, w: number) =>
    polygon(
      [
        [50 - w / 2, y],
        [50 + w / 2, y],
        [50 + (w + h / 9) / 2, y + h],
        [50 - (w + h / 9) / 2, y + h],
      ],
      1,
    );
  const dashes = [dash(12, 13, 4.6), dash(36, 18, 6.5), dash(66, 24, 9)];
  return [
    main(
      subtract(way, ...dashes),
      concat(way, line(50, 14, 50, 22), line(50, 38, 50, 52), line(50, 68, 50, 86)),
    ),
  ];
});

const pin = mark(
  'pin',
  ['transportation'],
  (p) => {
    const body = parse('M50 99C32 74 14 58 14 37C14 16 30 1 50 1C70 1 86 16 86 37C86 58 68 74 50 99Z');
    if (value(p, 'arrow') === 0)
      return [main(subtract(body, circle(50, 37, 21)), body), accent(circle(50, 37, 13))];
    const arrow = polygon(
      [
        [50, 15],
        [67, 54],
        [50, 46],
        [33, 54],
      ],
      2,
    );
    return [main(subtract(body, arrow), concat(body, arrow))];
  },
  { params: { arrow: [0, 1] } },
);

const truck = mark('truck', ['transportation'], () => {
  const box = rect(1, 22, 57, 46, 4);
  const cab = parse('M62 36L80 36C83 36 85 37 86.500 39.500L97 55C98.500 57 99 59 99 61L99 68L62 68Z');
  const pane = parse('M69 42L79 42L87 54L69 54Z');
  const wheels = [circle(24, 70, 11), circle(79, 70, 11)];
  const clear = union(circle(24, 70, 15), circle(79, 70, 15));
  return [
    main(subtract(box, clear), box),
    accent(subtract(cab, pane, clear), cab),
    main(concat(...wheels.map((w, i) => subtract(w, circle(i === 0 ? 24 : 79, 70, 4.5)))), concat(...wheels)),
  ];
});

const plane = mark('paper-plane', ['transportation', 'marketing'], () => {
  const left = polygon(
    [
      [98, 3],
      [2, 44],
      [34, 56],
    ],
    2,
  );
  const right = polygon(
    [
      [98, 3],
      [41, 61],
      [76, 90],
    ],
    2,
  );
  const keel = polygon(
    [
      [37, 64],
      [53, 77],
      [37, 92],
    ],
    2,
  );
  return [main(left), main(right), accent(keel)];
});

const wheel = mark('steering', ['automotive'], () => {
  const rim = stroke(circle(50, 50, 43), 12);
  const hub = circle(50, 50, 14);
  const spokes = [
    parse('M12 40C28 34 40 36 50 38C60 36 72 34 88 40L88 50C74 48 66 52 60 58L40 58C34 52 26 48 12 50Z'),
    polygon([
      [44, 50],
      [56, 50],
      [59, 92],
      [41, 92],
    ]),
  ];
  const all = union(rim, intersect(union(...spokes, hub), circle(50, 50, 44)));
  return [
    main(
      subtract(all, circle(50, 50, 6)),
      concat(
        circle(50, 50, 46),
        circle(50, 50, 11),
        line(5, 44, 39, 48),
        line(95, 44, 61, 48),
        line(50, 61, 50, 95),
      ),
    ),
  ];
});

const gauge = mark('gauge', ['automotive', 'technology'], () => {
  const dial = arc(50, 56, 42, 140, 400);
  const needle = polygon(
    [
      [44, 60],
      [48, 50],
      [79, 28],
      [56, 62],
    ],
    1,
  );
  const hub = circle(50, 56, 9);
  const hand = union(needle, hub);
  return [
    main(apart(stroke(dial, 13, { cap: 'butt' }), hand), dial),
    accent(hand, concat(hub, line(57, 50, 76, 32))),
  ];
});

const rim = mark(
  'rim',
  ['automotive'],
  (p) => {
    const n = value(p, 'spokes');
    const tyre = subtract(circle(50, 50, 50), circle(50, 50, 39.5));
    const spokes = Array.from({ length: n }, (_, i) =>
      rotate(
        polygon(
          [
            [46, 42],
            [54, 42],
            [56.5, 15],
            [43.5, 15],
          ],
          1,
        ),
        (360 * i) / n,
      ),
    );
    const holes = Array.from({ length: n }, (_, i) =>
      circle(...polar(50, 50, 9.5, -90 + 180 / n + (360 * i) / n), 2),
    );
    const face = union(circle(50, 50, 16), ...spokes);
    const centre = concat(
      circle(50, 50, 47),
      circle(50, 50, 13),
      ...Array.from({ length: n }, (_, i) =>
        line(...polar(50, 50, 15, -90 + (360 * i) / n), ...polar(50, 50, 44, -90 + (360 * i) / n)),
      ),
    );
    return [main(tyre, centre), accent(subtract(face, circle(50, 50, 4), ...holes), null)];
  },
  { contained: false, params: { spokes: [5, 6] } },
);

/** Body and wheels in one piece. */
const car = mark('car', ['automotive', 'transportation'], () => {
  const body = parse(
    'M3 66C1 55 6 50 15 48L27 45C37 30 45 26 58 26C71 26 78 33 86 45C95 47 99 52 99 61L99 64C99 68 97 70 94 70L7 70C5 70 3.500 69 3 66Z',
  );
  const glass = union(
    parse('M36 45C42 36 46 33 53 32.700L53 45Z'),
    parse('M58.500 32.700C67 32.700 71 36 76 45L58.500 45Z'),
  );
  const wheels = [circle(26, 68, 13), circle(76, 68, 13)];
  const hubs = concat(circle(26, 68, 5.4), circle(76, 68, 5.4));
  const whole = union(body, ...wheels);
  return [main(subtract(whole, glass, hubs), concat(whole, glass, hubs))];
});

export const ROAD: readonly Mark[] = [speed, road, pin, truck, plane];
export const AUTOMOTIVE: readonly Mark[] = [wheel, gauge, rim, car];
