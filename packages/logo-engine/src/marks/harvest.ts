import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect } from '../geometry/shapes.js';
import { accent, apart, both, type Mark, main, mark } from './mark.js';

const pear = mark('pear', ['food', 'agriculture', 'nature'], () => {
  const body = parse(
    'M50 16C62 16 66 26 67 38C68 50 84 54 84 74C84 90 70 100 50 100C30 100 16 90 16 74C16 54 32 50 33 38C34 26 38 16 50 16Z',
  );
  const shine = stroke(parse('M30 76C30 84 36 88 42 90'), 4.6, { cap: 'round' });
  const foliage = union(
    leaf(50, 14, 84, 4, 0.3, 0.5),
    stroke(parse('M50 20C50 12 48 6 44 0'), 4.6, { cap: 'round' }),
  );
  return [main(subtract(apart(body, foliage), shine)), accent(foliage)];
});

const peach = mark('peach', ['food', 'agriculture', 'gastronomy'], () => {
  const body = parse('M50 24C66 14 96 24 94 54C92 80 68 98 50 99C32 98 8 80 6 54C4 24 34 14 50 24Z');
  const crease = stroke(parse('M50 22C62 36 64 56 54 74'), 4.4, { cap: 'round' });
  const foliage = union(leaf(50, 18, 92, 4, 0.3, 0.5), leaf(50, 18, 22, -2, 0.3, 0.5));
  return [main(subtract(apart(body, foliage), crease)), accent(foliage)];
});

const pomegranate = mark('pomegranate', ['food', 'agriculture', 'gastronomy'], () => {
  const body = union(circle(50, 59, 41), corners('36,26 30,0 43,9 50,-2 57,9 70,0 64,26', 2));
  const opening = parse('M50 34C64 38 70 52 66 66C64 76 58 82 50 86C42 82 36 76 34 66C30 52 36 38 50 34Z');
  const grains = union(circle(50, 46, 6), circle(42, 58, 6), circle(58, 58, 6), circle(50, 69, 6));
  return [main(subtract(body, opening)), accent(grains)];
});

const almond = mark('almond', ['food', 'agriculture', 'healthcare'], () => {
  const body = parse('M50 -1C66 18 86 42 86 66C86 86 70 100 50 100C30 100 14 86 14 66C14 42 34 18 50 -1Z');
  const grooves = concat(parse('M50 20C50 44 50 66 50 82'), both(parse('M38 36C32 50 30 64 34 78')));
  return [main(subtract(body, stroke(grooves, 4.4, { cap: 'round' })))];
});

const walnut = mark('walnut', ['food', 'agriculture', 'nature'], () => {
  const body = parse('M50 2C76 2 94 24 94 52C94 78 76 98 50 98C24 98 6 78 6 52C6 24 24 2 50 2Z');
  const seam = rect(47.7, -5, 4.6, 110);
  const folds = concat(
    parse('M40 22C26 26 20 36 22 46'),
    parse('M40 46C30 48 28 58 32 66'),
    parse('M18 60C20 72 30 82 40 82'),
  );
  return [main(subtract(body, seam, stroke(both(folds), 4.6, { cap: 'round' })))];
});

const pumpkin = mark('pumpkin', ['food', 'agriculture', 'entertainment'], () => {
  const ribs = [ellipse(50, 61, 17, 37), ellipse(26, 61, 24, 34), ellipse(74, 61, 24, 34)] as const;
  const [middle, left, right] = ribs;
  const outer = apart(union(left, right), middle);
  const stem = parse('M46 22C46 14 42 8 36 4L46 -2C54 4 57 12 57 22Z');
  return [main(union(outer, apart(middle, stem))), accent(stem)];
});

const garlic = mark('garlic', ['food', 'gastronomy', 'agriculture'], () => {
  const bulb = parse(
    'M45 2L56 2C56 18 62 26 76 36C90 46 98 58 94 74C90 88 76 92 64 92L36 92C24 92 10 88 6 74C2 58 10 46 24 36C38 26 44 18 45 2Z',
  );
  const cloves = concat(parse('M44 30C32 44 26 66 36 96'), parse('M56 30C68 44 74 66 64 96'));
  const roots = stroke(concat(line(42, 94, 38, 102), line(50, 94, 50, 103), line(58, 94, 62, 102)), 4, {
    cap: 'round',
  });
  return [main(subtract(bulb, stroke(cloves, 4.4))), accent(apart(roots, bulb))];
});

const artichoke = mark(
  'artichoke',
  ['food', 'agriculture', 'gastronomy'],
  () => {
    const scale = (x: number, y: number, size: number) =>
      parse(
        `M${x} ${y - size}C${x + size * 0.9} ${y - size * 0.4} ${x + size} ${y + size * 0.5} ${x} ${y + size}C${x - size} ${y + size * 0.5} ${x - size * 0.9} ${y - size * 0.4} ${x} ${y - size}Z`,
      );
    const rows = [
      [scale(50, 24, 24)],
      [scale(29, 40, 22), scale(71, 40, 22)],
      [scale(50, 50, 23)],
      [scale(22, 64, 20), scale(78, 64, 20)],
      [scale(38, 70, 20), scale(62, 70, 20)],
    ].flat();
    const seen = rows.map((row, i) => apart(row, ...rows.slice(i + 1)));
    return [main(union(...seen)), accent(apart(rect(45, 84, 10, 18, 3), union(...rows)))];
  },
  { line: false },
);

const coconut = mark('coconut', ['food', 'gastronomy', 'nature'], () => {
  const shell = intersect(circle(50, 50, 47), rect(-5, 46, 110, 60));
  const flesh = ellipse(50, 46, 47, 20);
  const milk = ellipse(50, 46, 33, 10.5);
  return [
    main(apart(shell, flesh)),
    main(subtract(flesh, milk)),
    accent(apart(leaf(52, 42, 86, -2, 0.26, 0.5), flesh)),
  ];
});

const mango = mark('mango', ['food', 'agriculture', 'gastronomy'], () => {
  const body = parse(
    'M60 18C84 18 98 38 96 60C93 84 70 98 44 96C22 94 2 84 4 68C6 54 22 52 30 40C38 28 46 18 60 18Z',
  );
  const shine = stroke(parse('M84 56C84 66 78 74 70 80'), 4.6, { cap: 'round' });
  const foliage = leaf(60, 15, 26, 0, 0.3, 0.5);
  return [main(subtract(apart(body, foliage), shine)), accent(foliage)];
});

const fig = mark('fig', ['food', 'agriculture', 'gastronomy'], () => {
  const half = parse(
    'M54 0C56 18 62 26 74 38C86 50 92 60 88 74C84 90 68 100 50 100C32 100 16 90 12 74C8 60 14 50 26 38C38 26 44 18 46 0Z',
  );
  const flesh = parse('M50 38C58 46 72 54 73 68C74 80 64 88 50 88C36 88 26 80 27 68C28 54 42 46 50 38Z');
  const seeds = concat(...[0, 60, 120, 180, 240, 300].map((turn) => circle(...polar(50, 68, 10, turn), 3)));
  return [
    main(subtract(half, stroke(flesh, 4.4), flesh)),
    accent(subtract(flesh, stroke(flesh, 4.4), seeds)),
  ];
});

const chili = mark('chili', ['food', 'gastronomy', 'agriculture'], () => {
  const pod = parse('M72 22C84 24 90 34 87 48C80 78 44 98 2 98C34 88 50 70 54 44C56 32 60 22 72 22Z');
  const shine = stroke(parse('M76 44C72 58 62 70 50 78'), 4.6, { cap: 'round' });
  const cap = parse('M56 26C62 12 84 10 92 28C84 24 78 24 73 30C68 23 62 22 56 26Z');
  const stem = stroke(parse('M75 18C76 8 82 2 92 -1'), 6, { cap: 'round' });
  const green = union(cap, stem);
  return [main(subtract(apart(pod, green), shine)), accent(green)];
});

const basil = mark('basil', ['food', 'gastronomy', 'healthcare'], () => {
  const vein = (x0: number, y0: number, x1: number, y1: number) =>
    stroke(line(x0, y0, x1, y1), 3.8, { cap: 'round' });
  const crown = subtract(leaf(50, 60, 50, -2, 0.3, 0.55), vein(50, 62, 50, 22));
  const side = subtract(leaf(46, 66, 0, 38, 0.32, 0.55), vein(46, 66, 18, 49));
  const low = subtract(leaf(46, 82, 8, 78, 0.3, 0.5), vein(44, 82, 22, 80));
  const stem = rect(47.4, 64, 5.2, 38, 2.4);
  return [
    main(union(apart(union(both(side)), crown), crown)),
    accent(apart(both(low), stem, both(side))),
    main(stem),
  ];
});

const nut = mark('peanut', ['food', 'agriculture', 'gastronomy'], () => {
  const shell = rotate(
    parse(
      'M50 -2C68 -2 76 12 74 26C73 38 66 42 66 50C66 58 76 62 78 76C80 92 68 102 50 102C32 102 20 92 22 76C24 62 34 58 34 50C34 42 27 38 26 26C24 12 32 -2 50 -2Z',
    ),
    32,
  );
  const dents = rotate(
    concat(...[14, 30, 66, 82].flatMap((y) => [line(40, y, 40, y + 6), line(58, y, 58, y + 6)])),
    32,
  );
  return [main(subtract(shell, stroke(dents, 4.6, { cap: 'round' })))];
});

/** What is picked: fruit, nuts and kitchen plants. */
export const HARVEST: readonly Mark[] = [
  pear,
  peach,
  pomegranate,
  almond,
  walnut,
  pumpkin,
  garlic,
  artichoke,
  coconut,
  mango,
  fig,
  chili,
  basil,
  nut,
];
