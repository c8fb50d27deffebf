/** What workshops, houses and tables have: drawn anew, plump and bold. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { arc, circle, corners, line, rect, regular } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A caliper that measures a nut. */
const caliper = redrawing('caliper', () => {
  const held = (path: Path): Path => rotate(path, -24);
  const fixed = union(
    corners('-12,4 20,4 20,86 10,86 -12,58', 3),
    corners('-2,10 12,-18 20,-18 20,10', 2),
    rect(-6, 4, 136, 24, 4),
  );
  const slide = union(
    rect(66, -4, 42, 40, 5),
    corners('66,20 98,20 98,58 76,86 66,86', 3),
    corners('66,2 66,-18 74,-18 88,2', 2),
  );
  const ticks = union(...[30, 41.5, 53].map((x, i) => rect(x - 2.5, -2, 5, i === 1 ? 20 : 14)));
  const nut = rotate(regular(43, 62, 21.5, 6, 3), 0, 43, 62);
  return [
    main(held(softened(subtract(apart(filleted(fixed, 2), slide), ticks), 1))),
    main(held(subtract(filleted(slide, 2), rect(76, 10, 22, 12, 3)))),
    accent(held(subtract(nut, circle(43, 62, 9)))),
  ];
});

/** A hand press that prints a letter. */
const press = redrawing('printing-press', () => {
  const frame = subtract(rect(-8, -8, 116, 120, 24), rect(8, 9, 84, 86, 9));
  const bar = union(inked(line(8, -28, 92, -28), 13), circle(6, -28, 12.5), circle(94, -28, 12.5));
  const screw = union(rect(41, -28, 18, 60), rect(16, 20, 68, 17, 5));
  const base = rect(-18, 95, 136, 22, 7);
  const letter = union(corners('43,46 57,46 72,86 59.500,86 50,58 40.500,86 28,86', 1), rect(38, 70, 24, 8));
  return [
    main(filleted(union(frame, bar, screw, base), 2)),
    accent(subtract(rect(18, 41.5, 64, 49, 3), letter)),
  ];
});

/** A gate of two leaves between its posts. */
const gate = redrawing('gate', () => {
  const post = union(rect(-14, 16, 22, 100, 3), rect(-18, 6, 30, 14, 4), circle(-3, -7, 14.5));
  const leaf = softened(parse('M12.500 116L12.500 44C16 24 30 10 47.500 6L47.500 116Z'), 2.5);
  const slots = union(inked(line(23, 46, 23, 98), 7.5), inked(line(37, 32, 37, 98), 7.5));
  return [main(both(post)), accent(both(subtract(leaf, slots)))];
});

/** A camera of the old sort that looks up, light on its lens. */
const camera = redrawing('camera', () => {
  const held = (path: Path): Path => rotate(path, -10);
  const body = union(
    rect(-8, 14, 116, 84, 17),
    corners('26,20 34,-4 66,-4 74,20', 6),
    rect(-2, 5, 20, 20, 5),
  );
  const lens = circle(50, 58, 29);
  const seam = union(rect(-20, 33, 50, 5.5), rect(70, 33, 60, 5.5));
  const glint = inked(arc(50, 58, 16, 185, 265), 8);
  return [main(held(subtract(filleted(body, 2), seam, grow(lens, 6)))), accent(held(subtract(lens, glint)))];
});

/** A plate with a fork cut out of it; the slice off its side is the knife. */
const cutlery = redrawing('cutlery', () => {
  const plate = circle(50, 50, 54);
  const half = intersect(plate, rect(-10, -10, 76, 120));
  const tines = union(...[18, 31, 44].map((x) => inked(line(x, 16, x, 40), 7.5)));
  const fork = union(
    tines,
    parse('M14.250 36L47.750 36C47.750 52 42 58 31 58C20 58 14.250 52 14.250 36Z'),
    inked(line(31, 54, 31, 84), 10.5),
  );
  const blade = intersect(plate, rect(73, -10, 60, 72));
  const knife = union(softened(blade, 6), rect(73, 40, 15, 62, 7));
  return [main(softened(subtract(half, filleted(fork, 1.5)), 1.5)), accent(filleted(knife, 2))];
});

export const PRESSES_AND_GATES: readonly Redrawing[] = [cutlery, caliper, press, gate, camera].map(filling);
