import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { accent, apart, fitted, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Three fingers of a hand, close together, and their painted nails. */
const paintedNails = redrawing('painted-nails', () => {
  const finger = (x: number, top: number): Path =>
    union(circle(x, top + 17, 16.5), rect(x - 16.5, top + 17, 33, 110 - top));
  const nail = (x: number, top: number): Path =>
    parse(
      `M${x} ${top - 14}C${x + 5} ${top - 10} ${x + 9.5} ${top} ${x + 9.5} ${top + 18}C${x + 9.5} ${top + 36} ${x - 9.5} ${top + 36} ${x - 9.5} ${top + 18}C${x - 9.5} ${top} ${x - 5} ${top - 10} ${x} ${top - 14}Z`,
    );
  const places = [
    [11, 26],
    [50, 8],
    [89, 20],
  ] as const;
  const nails = concat(...places.map(([x, top]) => nail(x, top)));
  const knuckles = concat(...places.map(([x, top]) => line(x - 6, top + 58, x + 6, top + 58)));
  const hand = intersect(
    union(...places.map(([x, top]) => finger(x, top)), rect(-5.5, 88, 111, 18)),
    rect(-5.5, -6, 111, 111.5),
  );
  return fitted(
    [
      main(subtract(apart(hand, nails), stroke(knuckles, 4.2, { cap: 'round' })), concat(hand, knuckles)),
      accent(nails),
    ],
    0.94,
  );
});

/** The letters of an eye test, and for the last line the spectacles. */
const eyeChart = redrawing('eye-chart', () => {
  const big = subtract(rect(30, -5, 40, 40, 1.5), rect(40, 4, 40, 6.5), rect(40, 19.5, 40, 6.5));
  const f = union(rect(21, 42, 8, 25), rect(21, 42, 22, 7.5), rect(21, 52, 19, 6.5));
  const p = subtract(
    union(rect(57, 42, 8, 25), rect(57, 42, 23, 17.5, 7), rect(57, 42, 12, 8)),
    rect(65, 48.5, 8, 5, 2.2),
  );
  const rings = concat(circle(28, 89, 12), circle(72, 89, 12));
  const bridge = parse('M40 87C44 81 56 81 60 87');
  const temples = concat(line(16, 86, 4, 83), line(84, 86, 96, 83));
  const wire = concat(rings, bridge, temples);
  return [main(big), main(concat(f, p)), accent(stroke(wire, 8, { cap: 'round' }), wire)];
});

/** Two folded towels, and a rolled one on them. */
const towelStack = redrawing('towel-stack', () => {
  const folded = (y: number): Path =>
    subtract(
      union(rect(-5, y, 110, 27, 13), rect(60, y, 45, 27, 6)),
      stroke(parse(`M112 ${y + 13.5}L14 ${y + 13.5}`), 4.2, { cap: 'round' }),
    );
  const roll = rect(14, -3, 72, 46, 23);
  const turns = parse(
    'M62 43C50 43 40 33 40 20C40 8 50 -3 62 -3M63 32C55 32 51 26 51 20C51 13 56 9 62 9C69 9 74 14 74 20',
  );
  return [accent(subtract(roll, stroke(turns, 4.6, { cap: 'round' }))), main(folded(47)), main(folded(78.5))];
});

export const REDRAWN_WAITING_ROOMS: readonly Redrawing[] = [paintedNails, eyeChart, towelStack];
