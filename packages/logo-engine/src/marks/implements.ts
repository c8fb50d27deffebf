/** Second things of trades that would otherwise have a single drawing. */
import { parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, mapPoints, mirror, type Path, rotate } from '../geometry/path.js';
import { circle, corners, leaf, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, type Mark, main, mark } from './mark.js';

/** What was turned onto the diagonal, back within the square. */
const smaller = (path: Path): Path => mapPoints(path, (x, y) => [50 + (x - 50) * 0.8, 50 + (y - 50) * 0.8]);

const padlock = mark('lock-key', ['construction', 'technology'], () => {
  const body = rect(10, 44, 80, 56, 14);
  const shackle = parse('M28 44L28 30C28 16 37 7 50 7C63 7 72 16 72 30L72 44');
  const keyhole = union(circle(50, 66, 9), corners('46,68 54,68 57,88 43,88', 2));
  const arch = stroke(shackle, 12, { cap: 'butt' });
  return [main(subtract(body, keyhole), concat(body, keyhole)), accent(apart(arch, body), shackle)];
});

const gavel = mark('gavel', ['marketing'], () => {
  const turn = (path: Path): Path => smaller(rotate(path, 45, 42, 36));
  const head = rect(20, 21, 44, 30);
  const caps = union(rect(8, 14, 10, 44, 4), rect(66, 14, 10, 44, 4));
  const handle = rect(36.5, 54, 11, 58, 5);
  const block = rect(52, 90, 46, 9, 4.5);
  return [main(turn(head)), main(turn(caps)), accent(turn(handle)), main(block)];
});

const beanie = mark('beanie', ['desing', 'art'], () => {
  const crown = parse('M12 66C12 40 26 22 50 22C74 22 88 40 88 66Z');
  const ribs = [31, 50, 69].map((x) => stroke(line(x + (50 - x) * 0.35, 32, x, 68), 4.2));
  const bobble = circle(50, 12, 12);
  const fold = rect(4, 70, 92, 24, 9);
  const seams = [27, 50, 73].map((x) => stroke(line(x, 76, x, 88), 4.2));
  return [
    main(apart(subtract(crown, ...ribs), bobble), apart(crown, bobble)),
    accent(bobble),
    accent(subtract(fold, ...seams), fold),
  ];
});

const flatBrush = mark('paint-brush-household', ['construction'], () => {
  const handle = parse(
    'M50 2C58 2 62 8 61 15C60 22 58 28 58 36L80 36C86 36 89 39 89 45L89 52L11 52L11 45C11 39 14 36 20 36L42 36C42 28 40 22 39 15C38 8 42 2 50 2Z',
  );
  const hole = circle(50, 13, 3.8);
  const bristles = corners('11,56 89,56 89,98 76,86 63,98 50,88 37,98 24,86 11,98', 2);
  return [main(subtract(handle, hole), handle), accent(bristles)];
});

const spray = mark('spray-bottle', ['construction', 'healthcare'], () => {
  const bottle = parse(
    'M40 40L62 40C62 52 80 56 80 74L80 92C80 97 77 100 72 100L30 100C25 100 22 97 22 92L22 74C22 56 40 52 40 40Z',
  );
  const head = parse(
    'M26 8L70 8C80 8 86 16 88 28L76 28C74 24 72 23 68 23L66 35L36 35L36 24L26 24C24 24 22 22 22 20L22 12C22 10 24 8 26 8Z',
  );
  const label = circle(51, 76, 11);
  const mist = concat(circle(8, 5, 4.2), circle(5, 16, 4.2), circle(8, 27, 4.2));
  return [main(subtract(bottle, label), bottle), main(head), accent(mist)];
});

const mussel = mark('mussel', ['fishing', 'gastronomy', 'food'], () => {
  const valve = parse('M50 0C70 8 86 40 84 66C82 88 68 100 50 100C34 100 24 88 24 70C24 44 36 14 50 0Z');
  const growth = [
    stroke(parse('M56 16C71 33 76 58 67 80'), 4.4),
    stroke(parse('M49 36C57 46 60 58 56 72'), 4.4),
  ];
  const front = rotate(valve, 22, 50, 94);
  const behind = rotate(mirror(valve, 54), -26, 50, 94);
  const lines = growth.map((path) => rotate(path, 22, 50, 94));
  return [main(subtract(front, ...lines), front), accent(apart(behind, front))];
});

const bikeWheel = mark('spoked-wheel', ['transportation', 'automotive'], () => {
  const tyre = subtract(circle(50, 50, 49), circle(50, 50, 38));
  const spokes = Array.from({ length: 8 }, (_, i) =>
    stroke(line(...polar(50, 50, 8, 22.5 + i * 45), ...polar(50, 50, 39, 22.5 + i * 45)), 4.4, {
      cap: 'butt',
    }),
  );
  const hub = circle(50, 50, 12);
  return [main(union(tyre, ...spokes.map((spoke) => apart(spoke, hub)))), accent(hub)];
});

const toothbrush = mark('toothbrush', ['healthcare'], () => {
  const turn = (path: Path): Path => smaller(rotate(path, 45));
  const handle = rect(43, 40, 14, 82, 7);
  const head = rect(42, -22, 16, 52, 7);
  const neck = rect(46.5, 26, 7, 20);
  const bristles = union(...[-18, -6, 6, 18].map((y) => rect(20, y, 18, 9, 2)));
  return [main(turn(union(handle, neck, head))), accent(turn(bristles))];
});

const agave = mark('agave', ['agriculture', 'gastronomy'], () => {
  const blades = [-78, -48, -20, 20, 48, 78].map((a) => {
    const long = Math.abs(a) > 60 ? 46 : Math.abs(a) > 40 ? 58 : 72;
    return leaf(50, 92, ...polar(50, 92, long, a - 90), 0.17, 0.36);
  });
  const middle = leaf(50, 92, 50, 4, 0.14, 0.36);
  const [a, b, c, d, e, f] = blades as [Blade, Blade, Blade, Blade, Blade, Blade];
  const front = [c, d];
  return [
    accent(middle),
    main(union(...front.map((blade) => apart(blade, middle)))),
    main(union(...[b, e].map((blade) => apart(blade, middle, ...front)))),
    main(union(...[a, f].map((blade) => apart(blade, middle, b, e)))),
  ];
});
type Blade = ReturnType<typeof leaf>;

export const IMPLEMENTS: readonly Mark[] = [
  padlock,
  gavel,
  beanie,
  flatBrush,
  spray,
  mussel,
  bikeWheel,
  toothbrush,
  agave,
];
