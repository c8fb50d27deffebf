/** What is picked from trees and vines, and what blossoms. */
import { intersect, parse, subtract, union } from '../geometry/kernel.js';
import { mirror, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, leaf, line, polar, rect, sector } from '../geometry/shapes.js';
import { limb } from './limb.js';
import {
  accent,
  apart,
  both,
  filled,
  filleted,
  fitted,
  inked,
  type Mark,
  main,
  mark,
  softened,
} from './mark.js';

/** Wedges of a citrus fruit, from one angle to another. */
const wedges = (x: number, y: number, r: number, count: number, from: number, to: number): Path => {
  const step = (to - from) / count;
  return union(
    ...Array.from({ length: count }, (_, i) => {
      const middle = from + (i + 0.5) * step;
      const [dx, dy] = polar(0, 0, 5.5 / Math.sin((step * Math.PI) / 360) / 2, middle);
      return softened(
        sector(x + dx, y + dy, r - Math.hypot(dx, dy), middle - step / 2, middle + step / 2),
        1.5,
      );
    }),
  );
};

/** An orange under its leaf: one half in its skin, the other cut. */
const orange = mark('whole-orange', ['agriculture', 'food', 'gastronomy'], () => {
  const held = (path: Path): Path => rotate(path, -30, 50, 58);
  const rib = inked(line(58, 2, 82, -8), 5);
  const blade = softened(leaf(44, 9, 104, -18, 0.3, 0.5), 1.5);
  const fruit = circle(50, 58, 52);
  const skin = apart(intersect(fruit, held(rect(-20, -20, 140, 73.5))), blade);
  const cut = intersect(fruit, held(rect(-20, 58.5, 140, 80)));
  const pulp = held(wedges(50, 63.5, 40, 5, 0, 180));
  const glint = inked(arc(50, 58, 37, 180, 228), 8.5);
  return filled([
    main(softened(subtract(skin, glint), 1.5)),
    accent(union(subtract(blade, rib), subtract(softened(cut, 1.5), pulp))),
  ]);
});

/** A cut orange that is drunk with a straw. */
const fruitStraw = mark('fruit-straw', ['gastronomy', 'food'], () => {
  const straw = inked(parse('M47 62L66 0L94 -10'), 12);
  const rim = subtract(circle(46, 64, 48), circle(46, 64, 38));
  const pulp = wedges(46, 64, 34, 7, -90, 270);
  const blade = softened(leaf(50, 3, -2, -20, 0.36, 0.5), 1.5);
  return fitted(
    [
      main(union(straw, softened(apart(rim, straw, blade), 2))),
      accent(softened(apart(pulp, straw), 2)),
      main(softened(apart(blade, straw), 1.5)),
    ],
    0.76,
    0.8,
    6.7,
  );
});

/** A full bunch of grapes that hangs from its vine, a lobed leaf beside the stalk. */
const grapeBunch = mark('grape-bunch', ['agriculture', 'gastronomy', 'food'], () => {
  const half = corners('0,-10 14,-28 40,-30 35,-9 58,6 42,18 42,38 19,34 0,62', 4);
  const blade = filleted(union(half, mirror(half, 0)), 1.5);
  const rib = inked(line(0, 4, 0, 34), 6);
  const held = (path: Path): Path => translate(rotate(path, 52, 0, 0), 28, -12);
  const stalk = limb('24,-10,5.5 46,-17,5.5 66,-25,5.5 86,-38,8.5');
  const at = (row: number, n: number, of: number): Path =>
    circle(62 + (n - (of - 1) / 2) * 36.5, 22 + row * 31.6, 16);
  const berries = union(
    at(0, 2, 3),
    at(1, 1, 4),
    at(1, 2, 4),
    at(1, 3, 4),
    at(2, 0, 3),
    at(2, 1, 3),
    at(2, 2, 3),
    at(3, 0, 2),
    at(3, 1, 2),
    at(4, 0, 1),
  );
  const vine = union(subtract(held(blade), held(rib)), stalk);
  return filled([main(berries), accent(softened(apart(vine, berries), 1))]);
});

/** A copihue that hangs from its leaves. */
const copihue = mark('copihue', ['nature', 'desing'], () => {
  const held = (path: Path): Path => rotate(path, 10, 50, 20);
  const front = softened(
    parse('M50 16C64 16 66 36 67 54C68 74 70 82 50 112C30 82 32 74 33 54C34 36 36 16 50 16Z'),
    1.5,
  );
  const side = softened(
    parse('M56 14C78 16 82 36 84 54C86 74 94 86 112 92C100 108 74 108 56 90C60 60 60 40 56 14Z'),
    1.5,
  );
  const petals = both(apart(side, front));
  const cap = softened(union(circle(50, 8, 11), inked(parse('M50 8C48 -8 38 -16 22 -18'), 8)), 1);
  const blade = softened(leaf(56, 0, 112, 14, 0.34, 0.5), 1.5);
  const top = filleted(union(cap, blade), 2);
  return fitted(
    [main(held(apart(front, top))), main(held(apart(petals, top))), accent(held(top))],
    0.79,
    4.2,
    6.6,
  );
});

/** A jacaranda in blossom: its broad crown, and the flowers that it sheds on their carpet. */
const jacaranda = mark('jacaranda', ['nature', 'entertainment', 'desing'], () => {
  const crown = filleted(
    union(circle(50, 10, 28), both(union(circle(20, 20, 26), circle(-4, 38, 20))), rect(-4, 22, 108, 36, 18)),
    2,
  );
  const trunk = filleted(
    union(limb('50,124,15 50,108,9.5 50,80,8 50,24,5.5'), both(inked(parse('M50 88C44 70 24 64 18 38'), 10))),
    2.5,
  );
  const blossom = (x: number, y: number): Path =>
    subtract(
      filleted(
        union(...[0, 72, 144, 216, 288].map((turn) => rotate(circle(x, y - 8.5, 6.8), turn, x, y))),
        1,
      ),
      circle(x, y, 4),
    );
  const carpet = softened(parse('M-14 124C6 106 94 106 114 124Z'), 2);
  const shed = both(blossom(10, 86));
  return filled([accent(apart(union(crown, carpet, shed), trunk)), main(trunk)]);
});

export const ORCHARD_AND_VINE: readonly Mark[] = [orange, fruitStraw, grapeBunch, copihue, jacaranda];
