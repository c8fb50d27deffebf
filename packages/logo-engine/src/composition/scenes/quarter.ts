import { grow, intersect, subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { centred, filled, type Scene } from './scene.js';

const TILE = rect(0, 0, 100, 100, 24);
const GAP = 3.6;
/** Diameter of what is cropped, and where its middle is: near the corner of the tile. */
const ACROSS = 150;
const AT = 86;

/** What is round, whichever way it is turned. */
const ROUND: readonly string[] = 'citrus sun gear tire saw-blade helm vinyl-record doughnut snowflake'.split(
  ' ',
);

/** A quarter of a round thing, cropped by the corner of a tile in the second ink. */
export const QUARTER: Scene = {
  suits: ({ stroke, upright }, id) => ROUND.includes(id) && stroke >= 5 && upright >= 0.8,
  encloses: true,
  draw: (symbol, { pale }) => {
    const thing = intersect(centred(symbol, ACROSS, ACROSS, AT, AT), TILE);
    if (pale) return { field: TILE, cut: thing };
    return { bold: thing, second: subtract(TILE, filled(grow(thing, GAP))) };
  },
};
