// Marks drawn anew, each with one idea: what grows, and where one walks and plays.
import { grow, intersect, subtract, union } from '../../geometry/kernel.js';
import { corners, rect } from '../../geometry/shapes.js';
import { accent, apart, both, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A rucksack with the mountains that it is carried into, a mat rolled on top. */
const backpack = redrawing('backpack', () => {
  const body = rect(6, 4, 88, 108, 12);
  const pack = union(body, both(rect(-13, 54, 34, 52, 10)));
  const mountain = intersect(body, corners('-30,150 8,92 38,44 57,73 68,59 94,92 140,150', 3));
  const mat = rect(-6, -14, 112, 29, 14);
  const straps = union(rect(22, -20, 6.5, 40), rect(71.5, -20, 6.5, 40));
  return [
    main(softened(apart(pack, mat, grow(mountain, 1)), 1)),
    accent(softened(mountain, 1)),
    accent(subtract(mat, straps)),
  ];
});

export const GROUND_WITH_AN_IDEA: readonly Redrawing[] = [backpack].map(filling);
