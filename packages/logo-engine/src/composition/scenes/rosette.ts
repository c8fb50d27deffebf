import { bounds } from '../../geometry/bounds.js';
import { edgePoints } from '../../geometry/extent.js';
import { concat, mapPoints, type Path, rotate } from '../../geometry/path.js';
import { type Scene, standing } from './scene.js';

/** Distance of the petals' feet from the middle, and of one petal from the next, in degrees. */
const INNER = 9;
const APART = 5;

/** Half the angle that a petal takes up, seen from the middle. */
const halfAngle = (petal: Path): number =>
  edgePoints(petal).reduce((most, [x, y]) => Math.max(most, Math.atan2(Math.abs(x - 50), 50 - y)), 0) *
  (180 / Math.PI);

/** Copies of a slender symbol around a middle, like the petals of a flower. */
export const ROSETTE: Scene = {
  suits: ({ aspect, upright, flat, parts, stroke, ink }) =>
    parts <= 3 &&
    stroke >= 8 &&
    ink >= 0.4 &&
    ((aspect <= 0.7 && upright >= 0.85) || (aspect >= 1.45 && flat >= 0.85)),
  draw: (symbol) => {
    const box = bounds(symbol) ?? { width: 1, height: 1 };
    const upright = box.width > box.height ? mapPoints(symbol, (x, y) => [y, -x] as const) : symbol;
    const petal = standing(upright, 60, 50 - INNER, 50 - INNER);
    const count = Math.max(3, Math.min(8, Math.floor(180 / (halfAngle(petal) + APART / 2))));
    return {
      bold: concat(...Array.from({ length: count }, (_, i) => rotate(petal, (360 * i) / count))),
    };
  },
};
