// Marks drawn anew, each of two things in one: what is housed, moved, played and worn.
import { subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, corners, polyline, rect } from '../../geometry/shapes.js';
import { accent, inked, main } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A hand truck that carries a whole house. */
const handTruck = redrawing('hand-truck', () => {
  const turned = (path: Path): Path => rotate(path, -14, 50, 50);
  const rail = inked(
    polyline([
      [4, -6],
      [22, -6],
      [22, 95],
      [102, 95],
    ]),
    12,
  );
  const wheel = circle(24, 95, 17);
  const home = corners('68,2 104,38 96,45 94,45 94,85 42,85 42,45 40,45 33,38', 3);
  return [
    main(turned(subtract(union(rail, wheel), circle(24, 95, 6.5)))),
    accent(turned(subtract(home, rect(60, 58, 16, 40, 2)))),
  ];
});

export const ROOFS_AND_RACES: readonly Redrawing[] = [handTruck].map(filling);
