/** What is filled, grown and halved: drawn anew, plainly and boldly. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A filled roll, plump, its lettuce over the edge. */
const subSandwich = redrawing('sub-sandwich', () => {
  const held = (path: Path): Path => rotate(path, -22);
  const crown = softened(
    parse('M-26 50C-34 26 4 2 50 2C96 2 134 26 126 50C124 54 121 55 117 55L-17 55C-21 55 -24 54 -26 50Z'),
    2.5,
  );
  const slashes = union(...[12, 41, 70].map((x) => inked(line(x, 34, x + 16, 16), 8.5)));
  const filling = parse(
    'M-20 59L120 59C134 59 136 72 124 76C114 79 108 74 98 74C86 74 86 88 72 88C58 88 58 74 46 74C34 74 34 88 20 88C6 88 6 74 -6 74C-14 74 -16 78 -24 76C-36 72 -34 59 -20 59Z',
  );
  const base = parse('M-25 70L125 70C128 96 102 107 74 107L26 107C-2 107 -28 96 -25 70Z');
  return [
    main(held(subtract(crown, slashes))),
    accent(held(filling)),
    main(held(softened(apart(base, filling), 2))),
  ];
});

/** Half a cherimoya: its scaled rind, its flesh and its seeds. */
const cherimoyaHalf = redrawing('cherimoya-half', () => {
  const flesh = softened(
    parse('M50 20C60 4 100 2 102 38C103 68 74 92 50 106C26 92 -3 68 -2 38C0 2 40 4 50 20Z'),
    3,
  );
  const rind = union(
    grow(flesh, 11, { join: 'round' }),
    ...[
      [84, 12],
      [95, 40],
      [80, 68],
      [60, 90],
    ].map(([x = 0, y = 0]) => both(circle(x, y, 21))),
  );
  const seed = (x: number, y: number, turn: number): Path =>
    rotate(
      parse(
        `M${x} ${y - 14}C${x + 5} ${y - 8} ${x + 8} ${y} ${x + 7} ${y + 5}C${x + 6} ${y + 12} ${x - 6} ${y + 12} ${x - 7} ${y + 5}C${x - 8} ${y} ${x - 5} ${y - 8} ${x} ${y - 14}Z`,
      ),
      turn,
      x,
      y,
    );
  const seeds = union(both(seed(22, 36, 115)), both(seed(29, 62, 50)), seed(50, 80, 0));
  const stem = softened(parse('M42 14L38 -16C44 -22 56 -22 61 -18L58 14Z'), 2);
  return [main(apart(union(rind, stem), flesh)), accent(subtract(flesh, seeds))];
});

/** A house plant that leans out of its round pot, its broad leaves veined. */
const plant = redrawing('plant', () => {
  const pot = union(
    rect(8, 70, 84, 16, 6),
    parse('M16 90L84 90C85 106 77 118 63 118L37 118C23 118 15 106 16 90Z'),
  );
  const blade = (d: string, vein: string): Path => subtract(softened(parse(d), 1.5), inked(parse(vein), 5));
  const middle = blade('M52 66C24 42 30 4 62 -24C94 6 86 46 60 66Z', 'M56 72C54 46 57 24 61 6');
  const left = blade('M40 66C4 70 -20 46 -22 6C16 4 40 26 46 64Z', 'M46 72C36 52 20 34 4 23');
  const right = blade('M64 66C66 40 88 24 120 28C120 56 98 72 72 68Z', 'M60 70C72 58 84 50 98 44');
  return [main(middle), main(apart(left, middle)), main(apart(right, middle)), accent(pot)];
});

/** A water lily whose full petals lie in each other. */
const flowerLotus = redrawing('flower-lotus', () => {
  const heart = parse('M50 -18C80 12 82 48 50 78C18 48 20 12 50 -18Z');
  const inner = parse('M51 95C14 86 -6 52 6 -2C32 16 51 34 51 62Z');
  const outer = parse('M51 113C4 113 -26 82 -30 32C0 40 30 56 51 84Z');
  const inners = union(inner, mirror(inner));
  const outers = union(outer, mirror(outer));
  return [
    accent(softened(heart, 2)),
    main(softened(apart(inners, heart), 2)),
    main(softened(apart(outers, heart, inners), 2)),
  ];
});

/** A tree whose fruit hangs from it. */
const fruitTree = redrawing('fruit-tree', () => {
  const crown = filleted(
    union(circle(8, 38, 31), circle(34, 8, 34), circle(78, 12, 32), circle(98, 44, 28), circle(50, 46, 34)),
    4,
  );
  const fruit = [
    circle(8, 38, 15),
    circle(46, 8, 15),
    circle(84, 30, 15),
    circle(104, 74, 15),
    circle(46, 52, 15),
  ];
  const trunk = parse(
    'M36 62L66 62C65 84 70 102 82 114C84 116 83 118 80 118L20 118C17 118 16 116 18 114C31 102 37 84 36 62Z',
  );
  return [main(softened(apart(filleted(union(crown, trunk), 3), ...fruit), 1)), accent(union(...fruit))];
});

export const FRUIT_AND_LEAVES: readonly Redrawing[] = [
  subSandwich,
  cherimoyaHalf,
  plant,
  flowerLotus,
  fruitTree,
].map(filling);
