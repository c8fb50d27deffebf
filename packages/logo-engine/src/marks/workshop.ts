import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { circle, corners, line, polar, rect, regular } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark, value } from './mark.js';

const hammer = mark('hammer', ['construction', 'art'], () => {
  const head = parse('M12 16C24 4 44 2 62 8L62 34L40 34C32 34 26 30 18 32C12 34 8 36 5 36C2 30 6 22 12 16Z');
  const face = rect(66, 6, 14, 30, 3);
  const handle = rect(41, 38, 17, 60, 4);
  const turn = (path: typeof head) => rotate(path, 38, 50, 50);
  return [main(turn(union(head))), main(turn(face)), accent(turn(handle))];
});

const wrench = mark('wrench', ['automotive', 'construction', 'technology'], () => {
  const head = circle(50, 24, 24);
  const jaw = union(rect(41, -10, 18, 32), circle(50, 22, 9));
  const tail = circle(50, 80, 19);
  const shaft = rect(39.5, 40, 21, 40);
  const bolt = regular(50, 80, 9, 6, 0, 30);
  const all = subtract(union(head, shaft, tail), jaw, bolt);
  return [main(rotate(all, 40))];
});

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
  { params: { teeth: [8, 12] } },
);

const nut = mark('nut', ['construction', 'automotive'], () => {
  const body = regular(50, 50, 50, 6, 5, 30);
  return [
    main(subtract(body, circle(50, 50, 29)), concat(body, circle(50, 50, 26))),
    accent(subtract(circle(50, 50, 23), circle(50, 50, 13)), circle(50, 50, 14)),
  ];
});

const lightning = mark('lightning', ['construction', 'technology', 'automotive'], () => [
  main(corners('60,-2 12,58 44,58 36,102 88,38 55,38', 4)),
]);

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

const lightbulb = mark('lightbulb', ['marketing', 'technology', 'construction'], () => {
  const glass = parse('M50 1C70 1 85 16 85 35C85 52 72 58 68 72L32 72C28 58 15 52 15 35C15 16 30 1 50 1Z');
  const wire = parse('M50 72L50 50L38 38M50 50L62 38');
  return [
    main(subtract(glass, stroke(wire, 4.6, { cap: 'round' })), concat(glass, wire)),
    accent(
      concat(rect(32, 77, 36, 8, 4), rect(39, 90, 22, 8, 4)),
      concat(line(36, 81, 64, 81), line(43, 94, 57, 94)),
    ),
  ];
});

const roller = mark('paint-roller', ['construction', 'art'], () => {
  const drum = rect(4, 4, 74, 32, 6);
  const arm = parse('M82 20L92 20L92 50L50 50L50 62');
  const grip = rect(41, 64, 18, 34, 5);
  return [accent(drum), main(union(stroke(arm, 7.5, { cap: 'butt', join: 'round' })), arm), main(grip)];
});

const faucet = mark('faucet', ['construction'], () => {
  const spout = parse('M8 54L60 54C75 54 83 62 83 76');
  const pipe = union(
    stroke(spout, 21, { cap: 'butt' }),
    rect(0, 37, 11, 34, 3),
    rect(68.5, 70, 29, 8, 2),
    rect(29, 30, 24, 20, 2),
  );
  const handle = union(rect(12, 7, 58, 11, 5.5), rect(35, 12, 12, 14));
  const drop = parse(
    'M83 81.500C87 87 90 90 90 94C90 98 87 101 83 101C79 101 76 98 76 94C76 90 79 87 83 81.500Z',
  );
  return [
    main(pipe),
    accent(apart(handle, pipe), concat(line(16, 12, 66, 12), line(41, 12, 41, 28))),
    accent(drop),
  ];
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

/** A carver's gouge. */
const gouge = mark('gouge', ['art', 'construction'], () => {
  const handle = parse(
    'M40 10C40 4 44 1 50 1C56 1 60 4 60 10L62 40C62 43 60 45 57 45L43 45C40 45 38 43 38 40Z',
  );
  const ferrule = rect(41, 49.5, 18, 7, 2);
  const blade = parse('M44 61L56 61L57 70L66 82C66 93 58 99 50 99C42 99 34 93 34 82L43 70Z');
  const flute = parse('M50 76C53 76 55 80 55 85C55 89 53 91 50 91C47 91 45 89 45 85C45 80 47 76 50 76Z');
  const turned = (path: Path) => rotate(path, 42);
  return [main(turned(handle)), accent(turned(ferrule)), main(turned(subtract(blade, flute)), turned(blade))];
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
  gouge,
  helmet,
];
