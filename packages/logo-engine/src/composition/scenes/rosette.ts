import { edgePoints } from '../../geometry/extent.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { type Scene, standing } from './scene.js';

/** Distance of the petals' feet from the middle, and of one petal from the next, in degrees. */
const INNER = 9;
const APART = 5;

/** Half the angle that a petal takes up, seen from the middle. */
const halfAngle = (petal: Path): number =>
  edgePoints(petal).reduce((most, [x, y]) => Math.max(most, Math.atan2(Math.abs(x - 50), 50 - y)), 0) *
  (180 / Math.PI);

/** What a flower could be made of, and how far it is turned to stand on its foot. */
const PETALS: Readonly<Record<string, number>> = {
  'drop-leaf': 0,
  heart: 0,
  'leaf-split': -45,
  'coffee-bean': -45,
};

/** Copies of a slender symbol around a middle, like the petals of a flower. */
export const ROSETTE: Scene = {
  suits: (_, id) => PETALS[id] !== undefined,
  draw: (symbol, { id }) => {
    const upright = rotate(symbol, PETALS[id] ?? 0);
    const petal = standing(upright, 60, 50 - INNER, 50 - INNER);
    const count = Math.max(3, Math.min(8, Math.floor(180 / (halfAngle(petal) + APART / 2))));
    return {
      bold: concat(...Array.from({ length: count }, (_, i) => rotate(petal, (360 * i) / count))),
    };
  },
};
