import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, line, polar, rect, regular } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark, value } from './mark.js';

const hammer = mark(
  'hammer',
  ['construction', 'art'],
  () => {
    const head = parse(
      'M12 16C24 4 44 2 62 8L62 34L40 34C32 34 26 30 18 32C12 34 8 36 5 36C2 30 6 22 12 16Z',
    );
    const face = rect(66, 6, 14, 30, 3);
    const handle = rect(41, 38, 17, 60, 4);
    const turn = (path: typeof head) => rotate(path, 38, 50, 50);
    return [main(turn(union(head))), main(turn(face)), accent(turn(handle))];
  },
  { around: 6 },
);

const wrench = mark(
  'wrench',
  ['automotive', 'construction', 'technology'],
  () => {
    const head = circle(50, 24, 24);
    const jaw = union(rect(41, -10, 18, 32), circle(50, 22, 9));
    const tail = circle(50, 80, 19);
    const shaft = rect(39.5, 40, 21, 40);
    const bolt = regular(50, 80, 9, 6, 0, 30);
    const all = subtract(union(head, shaft, tail), jaw, bolt);
    return [main(rotate(all, 40))];
  },
  { around: 6 },
);

const tools = mark('tools', ['construction', 'automotive'], () => {
  const spanner = subtract(union(circle(50, 16, 17), rect(43, 26, 14, 72, 5)), rect(43.5, -10, 13, 25));
  const driver = union(rect(45.5, 0, 9, 54, 1), rect(40, 52, 20, 46, 7));
  const first = rotate(spanner, 42);
  const second = rotate(driver, -42);
  return [main(apart(first, second), null), accent(second, concat(first, second))];
});

const gear = mark(
  'gear',
  ['automotive', 'technology', 'construction'],
  (p) => {
    const n = value(p, 'teeth');
    const half = n === 8 ? 9.5 : 6.5;
    const teeth = Array.from({ length: n }, (_, i) =>
      rotate(
        corners(`${50 - half},0.500 ${50 + half},0.500 ${50 + half * 1.45},20 ${50 - half * 1.45},20`, 2),
        (360 * i) / n,
      ),
    );
    const ring = subtract(union(circle(50, 50, 37), ...teeth), circle(50, 50, 20));
    return [main(ring), accent(circle(50, 50, 13))];
  },
  { params: { teeth: [8, 12] }, room: [50, 50, 21] },
);

const nut = mark('nut', ['construction', 'automotive'], () => {
  const body = regular(50, 50, 50, 6, 5, 30);
  return [
    main(subtract(body, circle(50, 50, 29)), concat(body, circle(50, 50, 26))),
    accent(subtract(circle(50, 50, 23), circle(50, 50, 13)), circle(50, 50, 14)),
  ];
});

const lightning = mark(
  'lightning',
  ['construction', 'technology', 'automotive'],
  () => {
    const whole = corners('64,0 12,56 44,56 36,100 88,42 56,42', 2.5);
    const cut = stroke(line(-10, 74, 110, 24), 4.6);
    const below = corners('-10,74 110,24 110,140 -10,140');
    return [main(subtract(whole, below, cut), whole), accent(subtract(intersect(whole, below), cut), null)];
  },
  { around: 6 },
);

const plug = mark('plug', ['construction', 'technology'], () => {
  const body = parse('M18 34L82 34L82 46C82 62 70 74 56 75L44 75C30 74 18 62 18 46Z');
  const pins = concat(rect(29, 2, 11, 27, 4), rect(60, 2, 11, 27, 4));
  const cord = line(50, 79, 50, 98);
  const bolt = corners('53,39 38,57 48,57 46,71 62,52 52,52', 1);
  return [
    main(subtract(body, bolt), concat(body, bolt)),
    accent(pins),
    main(stroke(cord, 9, { cap: 'butt' }), cord),
  ];
});

const lightbulb = mark(
  'lightbulb',
  ['marketing', 'technology', 'construction'],
  () => {
    const glass = parse('M50 1C70 1 85 16 85 35C85 52 72 58 68 72L32 72C28 58 15 52 15 35C15 16 30 1 50 1Z');
    const wire = parse('M50 72L50 50L38 38M50 50L62 38');
    return [
      main(subtract(glass, stroke(wire, 4.6, { cap: 'round' })), concat(glass, wire)),
      accent(
        concat(rect(32, 77, 36, 8, 4), rect(39, 90, 22, 8, 4)),
        concat(line(36, 81, 64, 81), line(43, 94, 57, 94)),
      ),
    ];
  },
  { room: [50, 35, 22] },
);

const roller = mark('paint-roller', ['construction', 'art'], () => {
  const drum = rect(4, 4, 74, 32, 6);
  const arm = parse('M82 20L92 20L92 50L50 50L50 62');
  const grip = rect(41, 64, 18, 34, 5);
  return [accent(drum), main(union(stroke(arm, 7.5, { cap: 'butt', join: 'round' })), arm), main(grip)];
});

const faucet = mark('faucet', ['construction'], () => {
  const spout = parse(
    'M2 42L26 42L26 36L62 36L62 42C84 42 94 54 94 72L72 72C72 66 69 62 62 62L62 68L26 68L26 62L2 62Z',
  );
  const tap = union(rect(40, 18, 8, 16), rect(24, 8, 40, 10, 5));
  const drop = parse('M83 76C87 82 91 86 91 91C91 96 87 99 83 99C79 99 75 96 75 91C75 86 79 82 83 76Z');
  return [main(spout), main(apart(tap, spout)), accent(drop)];
});

const drill = mark('drill', ['construction'], () => {
  const body = parse(
    'M30 10L74 10C82 10 86 16 86 24L86 36C86 42 82 46 76 46L62 46L70 84C71 88 68 90 65 90L48 90C45 90 43 88 42 86L32 46L30 46Z',
  );
  const chuck = corners('26,16 26,40 14,34 14,22', 1);
  const bit = line(1, 28, 10, 28);
  const base = rect(38, 94, 40, 6, 3);
  const vents = [rect(54, 20, 22, 4, 2), rect(54, 30, 22, 4, 2)];
  return [
    main(subtract(body, ...vents), body),
    accent(chuck),
    accent(stroke(bit, 5), bit),
    main(base, line(40, 97, 76, 97)),
  ];
});

const saw = mark('saw-blade', ['construction', 'art'], () => {
  const n = 12;
  const teeth = Array.from({ length: n }, (_, i) => {
    const a = (360 * i) / n;
    return [polar(50, 50, 50, a), polar(50, 50, 36, a + 4)].map((point) => point.join()).join(' ');
  }).join(' ');
  const disc = union(corners(teeth, 1), circle(50, 50, 38));
  return [
    main(subtract(disc, circle(50, 50, 18)), concat(disc)),
    accent(subtract(circle(50, 50, 13), circle(50, 50, 4.5)), circle(50, 50, 12)),
  ];
});

const log = mark('log', ['construction', 'nature', 'art'], () => {
  const bark = parse(
    'M26 14L80 14C92 14 99 30 99 50C99 70 92 86 80 86L26 86C38 82 46 68 46 50C46 32 38 18 26 14Z',
  );
  const face = parse('M24 15C35 15 42 31 42 50C42 69 35 85 24 85C13 85 4 69 4 50C4 31 13 15 24 15Z');
  const rings = [parse('M23 28C29 28 34 38 34 50C34 62 29 72 23 72C17 72 12 62 12 50C12 38 17 28 23 28Z')];
  const grain = [stroke(line(62, 36, 84, 36), 4.4), stroke(line(70, 54, 96, 54), 4.4)];
  return [
    main(subtract(bark, ...grain), bark),
    accent(subtract(face, ...rings.map((r) => stroke(r, 4))), concat(face, ...rings)),
  ];
});

const helmet = mark('hard-hat', ['construction'], () => {
  const dome = parse('M10 66C10 40 26 20 50 20C74 20 90 40 90 66Z');
  const crest = parse('M38 12C38 9 40 7 43 7L57 7C60 7 62 9 62 12L62 50L38 50Z');
  const brim = rect(1, 71, 98, 15, 7);
  return [main(apart(dome, crest), dome), accent(crest), main(brim)];
});

export const WORKSHOP: readonly Mark[] = [
  hammer,
  wrench,
  tools,
  gear,
  nut,
  lightning,
  plug,
  lightbulb,
  roller,
  faucet,
  drill,
  saw,
  log,
  helmet,
];
