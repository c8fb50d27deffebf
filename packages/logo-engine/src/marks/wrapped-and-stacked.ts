/** What is wrapped in leaf or dough, baked in rings, carried by the crate. */
import { grow, parse, subtract, union } from '../geometry/kernel.js';
import { concat, type Path, rotate } from '../geometry/path.js';
import { arc, circle, corners, leaf, line, type Point, polygon, rect } from '../geometry/shapes.js';
import { accent, apart, both, filled, inked, type Mark, main, mark, softened } from './mark.js';

/** A triangle of crustless sandwich: three slices of bread, two fillings. */
const crustlessTriples = mark('crustless-triples', ['food', 'gastronomy'], () => {
  const top = corners('-5,44 -5,33 62,-8 105,33 105,44', 5);
  const layer = (y: number): Path => rect(-5, y, 110, 14, 4);
  const filling = parse(
    'M-4 49L104 49C107 49 107 57 104 58C97 59 94 68 86 68C78 68 75 59 66 59L36 59C28 59 26 68 18 68C10 68 6 59 -3 58C-7 57 -7 49 -4 49Z',
  );
  const middle = softened(subtract(rect(-5, 60, 110, 18, 4), grow(filling, 4.5)), 1);
  return filled([
    main(top),
    accent(filling),
    main(middle),
    accent(rect(-5, 82.5, 110, 8.5, 4)),
    main(layer(95.5)),
  ]);
});

/** Sticks of cheese wound in dough, in a cup of sauce. */
const tequenos = mark('tequenos', ['food', 'gastronomy'], () => {
  const stick = (turn: number, x: number): Path => {
    const seams = [12, 32, 52].map((y) =>
      inked(parse(`M${x - 22} ${y - 12}C${x - 8} ${y - 12} ${x + 4} ${y - 6} ${x + 9} ${y + 4}`), 5.5),
    );
    return rotate(subtract(rect(x - 16, -14, 32, 100, 15), ...seams), turn, 50, 96);
  };
  const straight = rect(34, -14, 32, 100, 15);
  const cup = parse(
    'M3 67L97 67C101 67 104 70 103 74C101 94 90 106 74 106L26 106C10 106 -1 94 -3 74C-4 70 -1 67 3 67Z',
  );
  const above = (path: Path): Path => softened(subtract(path, rect(-40, 62, 180, 80)), 1.2);
  const middle = stick(0, 50);
  const sides = union(apart(stick(-30, 46), straight), apart(stick(30, 54), straight));
  return filled([accent(above(union(middle, sides))), main(subtract(cup, rect(14, 80, 72, 6.5, 3)))]);
});

/** Half a soursop: its spiny rind, its flesh and its seeds. */
const soursop = mark('soursop', ['food', 'agriculture', 'gastronomy'], () => {
  const turns = Array.from({ length: 16 }, (_, n) => n * 22.5);
  // Broad above, narrow below, leaning a little.
  const rim = (turn: number, by: number): Point => {
    const at = (turn * Math.PI) / 180;
    const taper = 1 - 0.22 * Math.sin(at);
    return [51 - 4 * Math.sin(at) + (41 + by) * taper * Math.cos(at), 54 + (50 + by) * Math.sin(at)];
  };
  const body = (by: number): Path =>
    softened(
      polygon(
        turns.map((turn) => rim(turn, by)),
        14,
      ),
      1,
    );
  const spine = (turn: number): Path =>
    polygon([rim(turn - 9, -4), rim(turn + 5, 10), rim(turn + 9, -4)], 1.5);
  const flesh = body(-11);
  const seed = (turn: number): Path => {
    const [x, y] = rim(turn, -27);
    return rotate(leaf(x, y - 10, x, y + 10, 0.27, 0.4), turn + 90, x, y);
  };
  const seeds = [-150, -90, -30, 30, 90, 150].map(seed);
  const stem = inked(parse('M50 8C50 -2 53 -8 60 -12'), 10);
  const spines = turns.filter((turn) => turn !== 270).map(spine);
  return filled([
    main(subtract(union(body(0), ...spines, stem), grow(flesh, 4.5))),
    accent(subtract(flesh, ...seeds)),
  ]);
});

/** A crate of bottles. */
const bottleCrate = mark('bottle-crate', ['food', 'gastronomy', 'transportation'], () => {
  const bottle = (x: number): Path =>
    parse(
      `M${x - 6} 8L${x + 6} 8L${x + 6} 24C${x + 6} 34 ${x + 13} 36 ${x + 13} 46L${x + 13} 60L${x - 13} 60L${x - 13} 46C${x - 13} 36 ${x - 6} 34 ${x - 6} 24Z`,
    );
  const crate = subtract(rect(-6, 52, 112, 54, 8), rect(30, 64, 40, 11, 5.5), rect(6, 86, 88, 8, 4));
  const bottles = [16, 50, 84].map((x) => apart(bottle(x), crate));
  const caps = [16, 50, 84].map((x) => rect(x - 9, -7, 18, 11, 3.5));
  return filled([main(crate), accent(concat(...bottles)), main(concat(...caps))]);
});

/** Plain baked rings in a heap. */
const bakedRings = mark('baked-rings', ['food', 'gastronomy'], () => {
  const ring = (x: number, y: number, from: number): Path =>
    subtract(circle(x, y, 37), circle(x, y, 14), inked(arc(x, y, 25.5, from, from + 75), 5));
  const bite = union(circle(12, 98, 11), circle(27, 105, 10), circle(0, 86, 10));
  const front = softened(subtract(ring(31, 69, 190), bite), 1);
  return filled([accent(front), main(subtract(ring(69, 31, -75), circle(31, 69, 42)))]);
});

/** Rice tied up in a leaf. */
const leafParcel = mark('leaf-parcel', ['gastronomy', 'food'], () => {
  const ball = parse(
    'M36 44L64 44C88 47 101 60 101 77C101 97 84 107 50 107C16 107 -1 97 -1 77C-1 60 12 47 36 44Z',
  );
  const veins = union(
    inked(line(50, 60, 50, 112), 5.5),
    both(inked(parse('M50 80C61 76 68 70 73 62M50 102C66 96 78 86 85 74'), 5.5)),
  );
  const tie = rect(29, 31, 42, 13, 6.5);
  const tuft = softened(
    parse(
      'M36 40C30 26 18 16 2 14C12 4 24 0 36 4C40 -4 44 -10 50 -14C56 -10 60 -4 64 4C76 0 88 4 98 14C82 16 70 26 64 40Z',
    ),
    1.5,
  );
  const folds = union(inked(line(50, 4, 50, 40), 5), both(inked(parse('M59 40C61 30 66 22 74 15'), 5)));
  return filled([
    main(softened(apart(subtract(ball, veins), tie), 1)),
    accent(tie),
    main(softened(apart(subtract(tuft, folds), tie), 1)),
  ]);
});

export const WRAPPED_AND_STACKED: readonly Mark[] = [
  crustlessTriples,
  tequenos,
  soursop,
  bottleCrate,
  bakedRings,
  leafParcel,
];
