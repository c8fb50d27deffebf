/** What is poured: drawn anew, fuller. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, line, rect, sector } from '../../geometry/shapes.js';
import { accent, apart, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A glass of vermouth: half a slice of orange on its rim, an olive on its pick. */
const vermouth = redrawing('vermouth', () => {
  const shell = softened(corners('-4,36 104,36 92,124 8,124', 10), 1);
  const surface = inked(parse('M-14 64C12 56 28 72 50 66C70 60 88 56 114 64'), 7);
  const cubes = union(
    rotate(rect(22, 78, 27, 27, 5), 14, 36, 92),
    rotate(rect(56, 82, 25, 25, 5), -16, 68, 94),
  );
  const held = (path: Path): Path => rotate(path, 32, 84, 28);
  const slice = held(sector(84, 28, 44, 180, 360));
  const pulp = held(
    union(
      ...[0, 1, 2].map((i) =>
        softened(sector(84 + (i - 1) * 5, i === 1 ? 21 : 23.5, 28.5, 180 + i * 60, 240 + i * 60), 2),
      ),
    ),
  );
  const pick = inked(line(-10, -34, 20, 50), 7.5);
  const olive = rotate(ellipse(5.5, 6, 25, 19), 70, 5.5, 6);
  const pimento = circle(10.2, 18.5, 5.2);
  return [
    main(softened(apart(subtract(shell, surface, cubes), slice, olive), 1.5)),
    main(subtract(pick, grow(olive, 4.5), rect(-20, 20, 80, 60))),
    accent(subtract(olive, pimento)),
    accent(subtract(softened(slice, 2), pulp)),
  ];
});

export const POURED: readonly Redrawing[] = [vermouth].map(filling);
