/** What grows: drawn anew, clearer. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, sector } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A crate of boards, an apple on top. */
const crate = redrawing('fruit-crate', () => {
  const apple = parse('M50 8C62 -4 92 -4 92 30C92 52 80 66 68 72L32 72C20 66 8 52 8 30C8 -4 38 -4 50 8Z');
  const sides = subtract(union(circle(8, 42, 30), circle(92, 42, 30)), grow(apple, 5));
  const leafy = softened(parse('M52 1C48 -24 66 -42 94 -40C97 -16 78 2 52 1Z'), 1.5);
  const board = (y: number, inset: number): Path =>
    softened(
      corners(`${-24 + inset},${y} ${124 - inset},${y} ${122 - inset},${y + 20} ${-22 + inset},${y + 20}`, 0),
      2,
    );
  const boards = concat(board(56, 0), board(82, 3));
  const nails = both(concat(circle(110, 66, 4), circle(108, 92, 4)));
  return [
    accent(
      softened(
        subtract(apart(union(apple, sides), leafy), rect(-60, 51, 220, 80), subtract(grow(apple, 5), apple)),
        1,
      ),
    ),
    main(leafy),
    main(subtract(boards, nails)),
  ];
});

/** Half an orange for a bowl; a pear, an apple and a leaf in it. */
const fruitBowl = redrawing('fruit-bowl', () => {
  const bowl = union(sector(50, 50, 57, 0, 180), rect(28, 98, 44, 11, 3));
  const pulp = intersect(circle(50, 50, 44), rect(-20, 61, 140, 60));
  const spokes = [36, 72, 108, 144].map((turn) => stroke(line(50, 50, ...polar(50, 50, 60, turn)), 6));
  const apple = softened(whole(parse('M50 10C58 2 80 2 80 28C80 36 78 42 75 45L50 45Z')), 2);
  const sprig = leaf(50, 6, 68, -14, 0.34, 0.5);
  const pear = softened(
    parse('M8 -12C16 -12 18 0 20 12C23 24 27 28 27 46L-14 46C-12 28 -4 24 -2 10C-1 -2 2 -12 8 -12Z'),
    2,
  );
  const cabbage = leaf(80, 56, 104, -16, 0.3, 0.45);
  const rib = inked(line(83, 46, 96, 8), 5.5);
  const rim = rect(-20, 46, 140, 80);
  return [
    main(subtract(bowl, grow(pulp, 4.5))),
    accent(softened(subtract(pulp, ...spokes), 1)),
    main(union(apart(apple, sprig), sprig)),
    accent(softened(apart(pear, apple), 1)),
    accent(softened(apart(subtract(cabbage, rib, rim), apple), 1)),
  ];
});

/** A jar of honey that is a bee: striped, with two wings. */
const honeyJar = redrawing('honey-jar', () => {
  const jar = softened(
    parse(
      'M32 20L68 20C80 25 86 33 86 46L86 86C86 102 76 110 62 110L38 110C24 110 14 102 14 86L14 46C14 33 20 25 32 20Z',
    ),
    3,
  );
  const stripe = (y: number): Path => intersect(jar, rect(0, y, 100, 18.5));
  const wing = leaf(72, 58, 116, -4, 0.27, 0.62);
  return [
    main(rect(26, -8, 48, 23, 8)),
    main(union(stripe(19), stripe(65))),
    accent(concat(stripe(42), intersect(jar, rect(0, 88, 100, 30)))),
    accent(both(softened(apart(wing, jar), 1))),
  ];
});

/** An olive bough, its leaves up and its fruit heavy. */
const oliveBranch = redrawing('olive-branch', () => {
  const bough = inked(parse('M6 112C-6 66 24 22 84 2'), 8.5);
  const blade = (x0: number, y0: number, x1: number, y1: number): Path => leaf(x0, y0, x1, y1, 0.23, 0.5);
  const leaves = union(
    blade(76, 6, 120, -18),
    blade(54, 16, 44, -30),
    blade(26, 40, -12, 2),
    blade(8, 74, -32, 46),
    blade(54, 18, 112, 26),
  );
  const stalks = union(inked(line(38, 30, 58, 46), 7.5), inked(line(6, 82, 30, 74), 7.5));
  const olive = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 20, 26), turn, x, y);
  const olives = union(olive(80, 64, -40), olive(47, 94, -40));
  const green = filleted(union(bough, leaves, stalks), 1.5);
  return [main(softened(apart(green, olives), 1)), accent(olives)];
});

/** A tree that is one leaf: its trunk is the rib and its boughs are the veins. */
const tree = redrawing('tree', () => {
  const crown = whole(parse('M50 -14C84 6 112 30 112 58C112 84 86 94 50 92Z'));
  const bough = (y: number, x: number, rise: number): Path =>
    whole(
      inked(
        parse(`M50 ${y}C${50 + x * 0.5} ${y - 2} ${50 + x * 0.85} ${y - rise * 0.5} ${50 + x} ${y - rise}`),
        10,
      ),
    );
  const trunk = union(limb('50,124,20 50,106,11.5 50,86,9.5 50,50,6.5 50,24,5'), circle(50, 24, 5));
  const wood = filleted(union(trunk, bough(80, 37, 24), bough(54, 24, 21)), 3);
  return [main(softened(apart(crown, wood), 1)), accent(wood)];
});

/** A sprout: two leaves over a half of the earth in which its roots are. */
const sprout = redrawing('sprout', () => {
  const blade = parse('M54 50C54 22 72 0 104 -4C107 26 92 52 54 52Z');
  const soil = sector(50, 58, 54, 0, 180);
  const root = parse('M50 50L50 98M50 66C50 78 40 82 28 84M50 66C50 78 60 82 72 84');
  return [accent(both(softened(blade, 1))), main(softened(subtract(soil, inked(root, 7)), 1.5))];
});

export const CLEAR_HARVEST: readonly Redrawing[] = [
  filling(crate),
  filling(fruitBowl),
  filling(honeyJar),
  filling(oliveBranch),
  filling(tree),
  filling(sprout),
];
