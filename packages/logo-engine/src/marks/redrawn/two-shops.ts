/** Things of the shops of a street that are two things in one shape. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { arc, circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, both, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A washing machine whose door is the largest of its bubbles. */
const washingMachine = redrawing('washing-machine', () => {
  const body = rect(0, -4, 94, 112, 13);
  const door = circle(44, 64, 31);
  const rising = union(circle(78, 22, 15), circle(103, -2, 9));
  const gleam = inked(arc(44, 64, 19, 180, 262), 7.5);
  const panel = inked(line(18, 16, 40, 16), 8);
  return [
    main(softened(subtract(body, grow(door, 6), grow(rising, 6), panel), 1)),
    accent(union(subtract(door, gleam), rising)),
  ];
});

/** A window whose two sashes open to the mountains. */
const glassPane = redrawing('glass-pane', () => {
  const sash = subtract(corners('-14,-14 12,2 12,84 -14,100', 1.5), stroke(line(-20, 43, 40, 43), 7));
  const frame = subtract(rect(18, 0, 64, 86), rect(27, 9, 46, 68));
  const peaks = intersect(corners('8,96 42,30 54,52 61,43 92,96', 1), rect(20, 0, 60, 80));
  return [main(union(frame, peaks)), accent(both(sash))];
});

/** An adding machine whose keys rise as a chart. */
const addingMachine = redrawing('adding-machine', () => {
  const body = rect(0, 36, 100, 72, 10);
  const slip = corners(
    '16,-6 24.500,-13 33,-6 41.500,-13 50,-6 58.500,-13 67,-6 75.500,-13 84,-6 84,29 16,29',
    1,
  );
  const print = rect(28, 6, 44, 8, 4);
  const keys = union(
    ...[
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ].map(([i = 0, j = 0]) => rect(11 + i * 28, 45 + j * 19.5, 22, 14, 3.5)),
  );
  return [main(subtract(body, keys)), accent(subtract(slip, print))];
});

/** A printer whose inked sheet has its copy behind it. */
const printer = redrawing('printer', () => {
  const sheet = (x: number, y: number): Path => rect(x, y, 54, 54, 5);
  const front = sheet(14, 56);
  const copy = sheet(33, 42);
  const body = filleted(union(rect(-4, 20, 108, 50, 11), rect(16, -8, 68, 40, 8)), 3);
  const drop = parse('M41 62C45 72 54 78 54 88C54 96 48 101 41 101C34 101 28 96 28 88C28 78 37 72 41 62Z');
  return [
    main(softened(subtract(body, grow(union(front, copy), 6), circle(16, 38, 5.5)), 1.5)),
    accent(softened(union(subtract(front, drop), subtract(copy, grow(front, 6))), 1)),
  ];
});

export const TWO_SHOPS: readonly Redrawing[] = [
  filling(washingMachine),
  filling(glassPane),
  filling(printer),
  filling(addingMachine),
];
