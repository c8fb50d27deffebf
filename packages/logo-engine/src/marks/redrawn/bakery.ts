import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { arc, circle, leaf, line, type Point, polar, rect } from '../../geometry/shapes.js';
import { accent, apart, both, GAP, main } from '../mark.js';
import { BAKERY_KITCHEN, placed } from './bakery-kitchen.js';
import { type Redrawing, redrawing } from './edition.js';

/** A country loaf: where it was slashed the crust has burst, and the crumb shows. */
const bread = redrawing('bread', () => {
  const loaf = parse(
    'M-5 68C-9 36 14 17 50 17C86 17 109 36 105 68C104 82 97 89 86 89L14 89C3 89 -4 82 -5 68Z',
  );
  const bursts = [7, 36, 65].map((x) => leaf(x, 76, x + 30, -6, 0.115, 0.5));
  const crumb = intersect(union(...bursts), grow(loaf, 3));
  return [main(apart(loaf, crumb), loaf), accent(crumb, intersect(union(...bursts), loaf))];
});

/** A half moon of dough, whose edge is folded over like a rope. */
const empanada = redrawing('empanada', () => {
  const lean = (path: Path): Path => placed(path, -10, 0.93, -0.5, 1);
  const at = (r: number, a: number): Point => polar(50, 74, r, a);
  const turns = Array.from({ length: 8 }, (_, i) => 184 + i * 24.57);
  const folds = turns.map((a) => circle(...at(46.8, a), 10.4));
  const cuts = turns.slice(1).map((a) => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [at(36, a - 22), at(47, a - 16), at(60, a - 9)];
    return parse(`M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`);
  });
  const ring = intersect(circle(50, 74, 50), rect(0, 0, 100, 72));
  const dough = union(
    intersect(circle(50, 74, 36.5), rect(0, 0, 100, 75)),
    parse('M13.5 73C24 98 76 98 86.5 73Z'),
  );
  const rope = subtract(union(ring, ...folds), grow(dough, GAP + 0.4), stroke(concat(...cuts), 5));
  const edge = concat(
    subtract(union(ring, ...folds), grow(dough, 2)),
    ...turns.slice(1).map((a) => line(...at(41, a - 19), ...at(53, a - 13))),
  );
  const slits = concat(...[35, 50, 65].map((x) => line(x - 3, 76, x + 3, x === 50 ? 56 : 60)));
  return [
    main(lean(subtract(dough, stroke(slits, 6))), lean(concat(dough, slits))),
    accent(lean(rope), lean(edge)),
  ];
});

/** A cookie that is dipped in chocolate, and has been bitten. */
const cookie = redrawing('cookie', () => {
  const disc = circle(48, 52, 52.5);
  const bites = union(circle(66, -2, 13), circle(88, 10, 15), circle(103, 32, 12));
  const dip = parse(
    'M-20 42C-6 40 2 54 16 52C30 50 32 64 46 64C58 64 60 56 72 62C84 68 92 80 120 74L120 120L-20 120Z',
  );
  const chips = concat(circle(27, 26, 7), circle(53, 37, 7.5), circle(80, 48, 6));
  const rest = apart(subtract(disc, bites), dip);
  const shine = arc(48, 52, 40, 118, 158);
  return [
    main(subtract(intersect(disc, dip), stroke(shine, 6)), concat(intersect(disc, dip), shine)),
    accent(union(subtract(rest, chips), circle(91, 9, 6)), concat(rest, chips)),
  ];
});

/** Ice on a stick: its coat runs down, and a corner is bitten off. */
const popsicle = redrawing('popsicle', () => {
  const lean = (path: Path): Path => placed(path, 14, 0.98);
  const ice = parse(
    'M17 30C17 8 31 -7 50 -7C69 -7 83 8 83 30L83 69C83 74 80 77 75 77L25 77C20 77 17 74 17 69Z',
  );
  const bites = union(circle(66, -10, 12), circle(80, 4, 12), circle(90, 22, 12));
  const coat = parse(
    'M0 -20L100 -20L100 42L82 42C80 54 66 54 65 44C64 36 55 38 55 45L55 54C55 65 39 65 39 54L39 46C39 38 30 38 29 45C28 54 18 53 16 44L0 40Z',
  );
  const shine = line(32, 28, 32, 20);
  const upper = subtract(intersect(ice, coat), bites);
  return [
    main(lean(subtract(upper, stroke(shine, 6.5))), lean(concat(upper, shine))),
    accent(lean(apart(ice, coat))),
    main(lean(rect(41, 81, 18, 27, 8))),
  ];
});

/** An almond, and the blossom it comes from. */
const almond = redrawing('almond', () => {
  const lean = (path: Path): Path => translate(rotate(path, -20, 0, 0), 42.5, 44.5);
  const kernel = parse(
    'M0 -53C3 -53 5 -51 8 -48C24 -34 39 -12 39 12C39 36 22 52 0 52C-22 52 -39 36 -39 12C-39 -12 -24 -34 -8 -48C-5 -51 -3 -53 0 -53Z',
  );
  const grooves = concat(
    parse('M0 -32C1 -12 1 10 -1 33'),
    parse('M-17 -14C-24 2 -24 18 -19 30'),
    parse('M16 -15C18 -11 19 -8 20 -4'),
  );
  const inner = concat(parse('M0 -28C1 -12 1 -4 0 6'), parse('M-17 -10C-22 2 -22 16 -18 26'));
  const petals = Array.from({ length: 5 }, (_, i) =>
    leaf(76, 76, ...polar(76, 76, 31, -98 + i * 72), 0.35, 0.64),
  );
  const blossom = subtract(union(...petals, circle(76, 76, 12)), circle(76, 76, 5.5));
  return [
    main(
      apart(lean(subtract(kernel, stroke(grooves, 5.5))), blossom),
      concat(apart(lean(kernel), blossom), lean(inner)),
    ),
    accent(blossom, union(...petals)),
  ];
});

/** A peanut whose shell is broken open: the kernel looks out. */
const peanut = redrawing('peanut', () => {
  const lean = (path: Path): Path => placed(path, 38, 0.96, 0, 0);
  const shell = parse(
    'M50 -14C69 -14 82 -1 82 17C82 30 72 36 72 46C72 55 86 60 86 79C86 99 71 113 50 113C29 113 14 99 14 79C14 60 28 55 28 46C28 36 18 30 18 17C18 -1 31 -14 50 -14Z',
  );
  const crack = parse('M0 30L29 9L39.5 21L50 9L60.5 21L71 9L100 30L100 120L0 120Z');
  const kernel = intersect(
    parse('M50 -14C68 -14 79 -1 79 16C79 26 76 34 70 42L30 42C24 34 21 26 21 16C21 -1 32 -14 50 -14Z'),
    rect(0, -20, 100, 70),
  );
  const dents = concat(
    ...[
      [38, 32],
      [61, 34],
      [50, 50],
      [30, 71],
      [51, 73],
      [70, 75],
      [40, 95],
      [61, 97],
    ].map(([x = 0, y = 0]) => line(x, y - 3, x, y + 3)),
  );
  const seam = parse('M61 -4C64 -3 66 -1 67 1');
  const closed = intersect(shell, crack);
  return [
    main(lean(subtract(closed, stroke(dents, 5.5))), lean(concat(closed, dents))),
    accent(lean(subtract(apart(kernel, closed), stroke(seam, 5))), lean(apart(kernel, closed))),
  ];
});

/** A slice of bread, and the ear it is of. */
const breadWheat = redrawing('bread-wheat', () => {
  const slice = parse(
    'M9 94L9 58C-2 52 -8 39 -4 25C2 4 27 -4 50 -4C73 -4 98 4 104 25C108 39 102 52 91 58L91 94C91 100 87 104 81 104L19 104C13 104 9 100 9 94Z',
  );
  const grain = (y: number): Path => both(leaf(53.5, y, 75, y - 20, 0.28, 0.5));
  const ear = union(stroke(line(50, 112, 50, 44), 7), grain(86), grain(61), leaf(50, 41, 50, 11, 0.29, 0.5));
  const shown = intersect(ear, rect(0, 0, 100, 104));
  return [
    main(apart(slice, ear), slice),
    accent(shown, concat(grain(86), grain(61), leaf(50, 41, 50, 11, 0.29, 0.5), line(50, 41, 50, 102))),
  ];
});

export const BAKERY: readonly Redrawing[] = [
  bread,
  empanada,
  cookie,
  popsicle,
  almond,
  peanut,
  breadWheat,
  ...BAKERY_KITCHEN,
];
