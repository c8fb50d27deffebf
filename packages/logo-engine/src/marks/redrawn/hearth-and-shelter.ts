/** What is cooked, lit and slept in, with one idea each. */
import { grow, intersect, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { accent, apart, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An empanada with its edge twisted like a rope, pricked by a fork. */
const empanada = redrawing('empanada', () => {
  const turns = [-85, -63.75, -42.5, -21.25, 0, 21.25, 42.5, 63.75, 85];
  const lobes = turns.map((turn) => rotate(rotate(ellipse(50, 11, 14, 9.5), -42, 50, 11), turn, 50, 68));
  const twist = lobes.map((lobe, i) =>
    subtract(lobe, ...lobes.slice(i + 1, i + 2).map((next) => grow(next, 3.8))),
  );
  const dough = softened(intersect(circle(50, 68, 50), rect(-10, 0, 120, 77)), 3);
  const pricks = [-26, 0, 26].map((turn) => rotate(rect(46.5, 38, 7, 20, 3.5), turn, 50, 84));
  const tilted = (path: Path): Path => rotate(path, -14);
  return [
    main(tilted(softened(union(...twist), 0.8))),
    accent(tilted(softened(subtract(apart(dough, ...lobes), ...pricks), 0.8))),
  ];
});

export const HEARTH_AND_SHELTER: readonly Redrawing[] = [empanada].map(filling);
