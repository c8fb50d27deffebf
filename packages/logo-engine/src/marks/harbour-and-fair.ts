import { grow, intersect, parse, subtract, union } from '../geometry/kernel.js';
import { concat, rotate } from '../geometry/path.js';
import { circle, corners, line, rect } from '../geometry/shapes.js';
import { accent, apart, both, fitted, inked, type Mark, main, mark, softened } from './mark.js';

/** A leaf that has been eaten into, and the caterpillar that did it. */
const bittenLeaf = mark('bitten-leaf', ['agriculture', 'nature'], () => {
  const blade = parse('M-2 100C-6 60 8 24 44 8C64 0 86 -4 104 -4C106 24 102 52 84 74C66 96 34 104 12 96Z');
  const bites = union(circle(12, 34, 13), circle(30, 14, 15));
  const rib = inked(parse('M-4 106C14 78 40 50 78 24'), 6);
  const veins = inked(concat(line(34, 66, 62, 72), line(54, 47, 82, 50)), 5.5);
  const joints = [
    [5, 45],
    [15, 33],
    [28, 26],
    [39, 17],
  ].map(([x = 0, y = 0]) => circle(x, y, 9.5));
  const feelers = inked(parse('M46 -1L40 -3M58 -1L61 -3.500'), 3);
  const worm = union(...joints, circle(52, 7, 11.5), intersect(feelers, rect(-6, -5.5, 112, 111)));
  return [
    main(softened(subtract(apart(blade, worm), rib, veins, subtract(bites, worm)), 1)),
    accent(subtract(worm, circle(55, 5, 3))),
  ];
});

/** A rowing boat from above: its thwarts, and an oar on either side. */
const rowingBoat = mark('rowing-boat', ['fishing', 'entertainment', 'transportation'], () => {
  const hull = parse(
    'M50 -5.500C68 10 77 34 77 58C77 78 71 94 65 102C63 105 58 105.500 50 105.500C42 105.500 37 105 35 102C29 94 23 78 23 58C23 34 32 10 50 -5.500Z',
  );
  const hold = parse('M50 13C61 26 67 42 67 58C67 72 63 85 58 95L42 95C37 85 33 72 33 58C33 42 39 26 50 13Z');
  const thwarts = union(rect(28, 33, 44, 9), rect(28, 70, 44, 10));
  const oar = rotate(union(rect(4, 54, 36, 7.5, 3.7), rect(-9, 49.5, 23, 17, 7)), -20, 28, 57);
  const oars = both(oar);
  return fitted(
    [main(apart(union(subtract(hull, hold), intersect(hull, thwarts)), oars)), accent(oars)],
    0.95,
  );
});

/** A roof of palm leaves on two posts, and a hammock between them. */
const palapa = mark('palapa', ['construction', 'gastronomy', 'nature', 'entertainment'], () => {
  const roof = parse('M50 -5.500L105.500 50L92 46L86 57L74 48L64 59L50 49L36 59L26 48L14 57L8 46L-5.500 50Z');
  const layers = inked(parse('M26 27L38 20L50 28L62 20L74 27'), 5);
  const posts = both(rect(14, 62, 10, 43.5, 2));
  const hammock = parse('M26 68C34 92 66 92 74 68C66 79 34 79 26 68Z');
  const ground = rect(-5.5, 95.5, 111, 10, 5);
  return [
    accent(softened(subtract(roof, layers), 0.8)),
    main(softened(union(posts, ground, grow(hammock, 2.5)), 0.8)),
  ];
});

/** A country bus with open sides, its band painted, and what it carries on the roof. */
const chiva = mark('chiva-bus', ['transportation', 'entertainment'], () => {
  const roof = rect(-5.5, 20, 84, 9.5, 4);
  const posts = union(...[-3, 18, 39, 62].map((x) => rect(x, 24, 8, 32)));
  const band = rect(-5.5, 50, 82, 33, 3);
  const hood = parse('M74 52L92 54C100 56 105.500 62 105.500 70L105.500 83L74 83Z');
  const diamond = (x: number) => corners(`${x},54 ${x + 9},63 ${x},72 ${x - 9},63`, 1);
  const wheel = (x: number) => circle(x, 88, 15);
  const wheels = union(wheel(16), wheel(82));
  const body = subtract(union(roof, posts, band, hood), diamond(16), diamond(40), diamond(64));
  const load = union(rect(2, 2, 24, 13.5, 3), rect(32, -5.5, 18, 21, 4), circle(64, 6, 9.5));
  return fitted(
    [
      main(concat(apart(body, wheels), subtract(wheels, circle(16, 88, 5.5), circle(82, 88, 5.5)))),
      accent(load),
    ],
    0.97,
    0,
    1,
  );
});

export const HARBOUR_AND_FAIR: readonly Mark[] = [bittenLeaf, rowingBoat, palapa, chiva];
