/** What is eaten and what is cared for, with one idea each. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, inked, main } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A bottle of serum; its drop is a leaf. */
const skinCare = redrawing('skin-care', () => {
  const bottle = union(rect(10, 36, 80, 70, 22), rect(34, 24, 32, 30, 3));
  const top = union(rect(27, 8, 46, 14, 4), rect(37, -6, 26, 24, 12));
  const drop = parse('M50 42C56 54 72 64 72 79C72 92 62 99 50 99C38 99 28 92 28 79C28 64 44 54 50 42Z');
  const vein = inked(concat(line(50, 110, 50, 68), line(50, 88, 62, 76), line(50, 88, 38, 76)), 4.6);
  return [main(subtract(bottle, grow(drop, 4.5))), accent(top), accent(subtract(drop, vein))];
});

/** Olives and cheese on a pick, across the square. */
const canapes = redrawing('canapes', () => {
  const turned = (path: Path): Path => rotate(path, 45);
  const [upper, lower] = [ellipse(50, 3, 34, 26), ellipse(50, 99, 34, 26)];
  const cheese = rect(18, 34, 64, 34, 6);
  const pick = apart(union(rect(45, -44, 10, 192, 5), circle(50, -44, 12)), upper, lower, cheese);
  const filled = concat(circle(62, -3, 9), circle(62, 93, 9));
  return [main(turned(union(pick, cheese))), accent(turned(subtract(concat(upper, lower), filled)))];
});

export const APPETITE_AND_CARE: readonly Redrawing[] = [skinCare, canapes].map(filling);
