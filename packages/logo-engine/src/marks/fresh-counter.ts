import { intersect, parse, stroke, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../geometry/path.js';
import { arc, circle, corners, leaf, line, rect } from '../geometry/shapes.js';
import { limb } from './limb.js';
import { accent, apart, filleted, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** An empty basket, plaited in rows, its handle over it. */
const wovenBowl = mark('woven-bowl', ['desing', 'agriculture'], () => {
  const bowl = parse('M8 42L92 42C92 72 84 98 72 105.500L28 105.500C16 98 8 72 8 42Z');
  const rim = rect(-4, 22, 108, 14, 7);
  const row = (y: number, lean: number): Path =>
    concat(
      ...Array.from({ length: 10 }, (_, i) => {
        const x = i * 14 - 14;
        return stroke(line(x + lean, y, x + 14 - lean, y + 18), 5);
      }),
    );
  const bowed = (y: number): Path => rect(-5, y - 2.25, 110, 4.5);
  const handle = subtract(stroke(arc(50, 30, 30, 180, 360), 9), rect(-5, 22, 110, 40));
  const cuts = union(row(42, 1), row(62.5, 13), row(83, 1), bowed(62), bowed(82.5));
  return [main(subtract(bowl, cuts), bowl), accent(union(rim, handle))];
});

/** A glass of cane juice: a peeled stalk stands in it. */
const caneJuice = mark('cane-juice', ['food', 'gastronomy', 'agriculture'], () => {
  const glass = corners('10,34 90,34 80,105.5 20,105.5', 7);
  const inner = corners('20,43 80,43 72,97 28,97', 3);
  const drink = corners('25.500,58 74.500,58 68,93 32,93', 3);
  const knot = rotate(rect(48, 10.5, 24, 4.5), 16, 60, 34);
  const cane = subtract(rotate(rect(51, -6, 18, 48, 2), 16, 60, 34), knot);
  const blade = leaf(48, 27, 10, 0, 0.3, 0.5);
  return fitted(
    [
      main(softened(apart(subtract(glass, inner), cane), 0.5), subtract(glass, inner)),
      main(softened(intersect(apart(cane, drink), rect(-6, -6, 118, 60)), 0.5)),
      accent(drink),
      main(apart(blade, glass, cane)),
    ],
    0.96,
  );
});

/** A snail on a leaf that it has bitten into. */
const snailOnLeaf = mark('snail-on-leaf', ['livestock', 'agriculture', 'gastronomy'], () => {
  const shell = circle(42, 34, 32);
  const coil = parse(
    'M42 66C24 66 14 52 14 36C14 20 26 10 42 10C56 10 66 20 66 34C66 46 56 54 45 54C36 54 30 47 30 39C30 31 36 26 43 27',
  );
  const foot = parse(
    'M2 74C10 64 30 70 52 68C70 66 78 58 78 44C78 34 84 28 92 32C100 36 100 46 96 56C92 68 82 76 68 76L4 76Z',
  );
  const horns = union(
    limb('86,34,4 84,20,3.6 80,10,3.6'),
    limb('94,36,4 98,22,3.6 102,12,3.6'),
    circle(80, 9, 5),
    circle(102, 11, 5),
  );
  const green = parse('M-5 96C14 76 60 74 105 88C84 108 36 112 8 100L-3 104Z');
  const veins = concat(
    line(14, 95, 90, 89),
    line(34, 93, 48, 83),
    line(58, 92, 72, 83),
    line(34, 94, 46, 104),
    line(58, 92, 70, 102),
  );
  const body = filleted(union(foot, horns), 1.5);
  const curl = stroke(coil, 5);
  return fitted(
    [
      main(softened(apart(subtract(shell, curl), body), 0.8), shell),
      accent(apart(body, circle(42, 34, 28))),
      main(subtract(apart(green, translate(foot, 0, 3)), stroke(veins, 4)), green),
    ],
    0.96,
  );
});

/** A stag, side on, its antlers high. */
const standingStag = mark('standing-stag', ['livestock', 'nature', 'agriculture'], () => {
  const trunk = parse(
    'M7 46C20 41 44 46 57 42L70 26L84 34L76 56C73 66 66 69 58 67C46 64 34 64 22 68C8 70 2 54 7 46Z',
  );
  const legs = union(
    limb('14,58,10 8,80,5 9,104,4.4'),
    limb('24,60,9 27,82,4.8 25,104,4.4'),
    limb('58,60,8 55,82,4.8 55,104,4.4'),
    limb('68,58,8 72,82,4.8 72,104,4.4'),
  );
  const head = union(limb('76,30,9 88,32,7.500 101,39,5'), circle(101, 39, 5));
  const ear = leaf(74, 27, 58, 21, 0.3, 0.5);
  const tail = leaf(10, 50, -3, 60, 0.35, 0.4);
  const stag = filleted(union(trunk, legs, head, ear, tail), 2);
  const antler = union(
    inked(parse('M78 20C64 16 56 8 54 -3'), 6),
    inked(parse('M66 14C70 8 70 4 69 -3'), 6),
    inked(parse('M84 20C96 16 101 8 101 -2'), 6),
    inked(parse('M93 14C87 8 85 4 86 -3'), 6),
    inked(parse('M78 20L84 20'), 6),
  );
  return fitted(
    [
      main(subtract(apart(stag, antler), circle(86, 31, 2.6)), stag),
      accent(apart(antler, circle(0, 120, 1))),
    ],
    0.96,
  );
});

export const FRESH_COUNTER: readonly Mark[] = [wovenBowl, caneJuice, snailOnLeaf, standingStag];
