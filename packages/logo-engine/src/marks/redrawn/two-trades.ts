/** Tools and goods that show what they are for in their own shape. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate, translate } from '../../geometry/path.js';
import { arc, band, circle, corners, leaf, polyline, rect, sector } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Scales that stand on the nib that signs. */
const scales = redrawing('scales', () => {
  const nib = parse('M50 118L29 64C27 52 32 42 38 35L62 35C68 42 73 52 71 64Z');
  const slit = union(circle(50, 62, 7.5), rect(46.5, 62, 7, 70));
  const beam = union(rect(0, 4, 100, 11, 5.5), circle(50, 4, 12), rect(42, 4, 16, 25, 2));
  const pan = union(
    intersect(circle(2, 54, 21), rect(-40, 54, 80, 40)),
    stroke(corners('2,10 -15.500,54 19.500,54'), 7),
  );
  return [main(union(filleted(beam, 2), both(pan))), accent(softened(subtract(nib, slit), 1))];
});

/** Compasses whose legs are the roof of the house that they draw. */
const compassTool = redrawing('compass-tool', () => {
  const legs = whole(limb('50,6,8 20,43,7.5 -8,78,3.5'));
  const head = union(circle(50, 8, 16), rect(44, -18, 12, 20, 4));
  const tool = filleted(union(legs, head), 3);
  const walls = subtract(corners('50,20 98,78 86,78 86,108 14,108 14,78 2,78'), grow(tool, 6));
  const house = intersect(walls, rect(14, 0, 72, 120));
  const door = union(circle(50, 78, 10), rect(40, 78, 20, 40));
  return [main(subtract(tool, circle(50, 8, 6.5))), accent(softened(subtract(house, door), 1))];
});

/** A fish on a block of ice cut in facets. */
const fishOnIce = redrawing('fish-on-ice', () => {
  const body = parse('M-6 34C10 8 46 2 78 26L106 6L100 34L106 60L78 40C50 60 12 58 -6 34Z');
  const ice = corners('-6,60 14,50 84,50 106,66 84,94 50,108 14,94', 1);
  const cuts = stroke(
    polyline([
      [12, 112],
      [30, 46],
      [50, 116],
      [70, 46],
      [88, 112],
    ]),
    6,
  );
  const gill = stroke(arc(-8, 32, 34, -50, 50), 6);
  return [main(subtract(body, gill, circle(12, 30, 4.5))), accent(subtract(ice, grow(body, 6), cuts))];
});

/** A tomato that rises from its crate, leaves about it like rays. */
const produceCrate = redrawing('produce-crate', () => {
  const rim = rect(-40, -40, 180, 98);
  const tomato = intersect(circle(50, 47, 36), rim);
  const around = (turns: readonly number[], tip: number, wide: number, y: number): Path =>
    union(...turns.map((turn) => rotate(leaf(50, y, 50, tip, wide, 0.5), turn, 50, y)));
  const calyx = around([-100, -52, 0, 52, 100], -10, 0.22, 18);
  const greens = intersect(around([-70, -43, 43, 70], -16, 0.18, 62), rim);
  const crate = subtract(rect(-12, 64, 124, 46, 4), rect(4, 83.5, 92, 7.5, 3.5));
  return [
    main(crate),
    main(apart(greens, grow(tomato, 2))),
    accent(apart(tomato, grow(calyx, 1))),
    main(calyx),
  ];
});

/** A pizza with a slice drawn out of it. */
const pizzaWhole = redrawing('pizza-whole', () => {
  const [from, to] = [-82, -14];
  const crust = (a: number, b: number): Path => band(46, 54, 54, 41, a, b);
  const spots = union(circle(29, 44, 8), circle(56, 73, 8), circle(31, 72, 6.5));
  const out = (path: Path): Path => translate(path, 9, -10);
  const cheese = subtract(circle(46, 54, 35.5), sector(46, 54, 80, from, to), spots);
  const slice = subtract(sector(46, 54, 35.5, from, to), circle(62, 35, 7));
  return [
    main(softened(union(crust(to, 360 + from), out(crust(from, to))), 1.5)),
    accent(softened(union(cheese, out(slice)), 1.5)),
  ];
});

export const TWO_TRADES: readonly Redrawing[] = [
  filling(scales),
  filling(compassTool),
  filling(fishOnIce),
  filling(produceCrate),
  filling(pizzaWhole),
];
