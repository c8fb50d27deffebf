import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, subtract } from '../../geometry/kernel.js';
import { circle } from '../../geometry/shapes.js';
import { filled, type Scene, standing } from './scene.js';

const DISC = circle(50, 50, 50);
const GAP = 3.6;
/** Where the foot of what stands in the disc is: below its edge. How high and how wide a thing is at most. */
const FOOT = 106;
const HIGH = 92;
const WIDE = 84;

/** Heads, what grows and what stands on the ground, bottles: the edge of the disc may cut them below. What has a foot keeps it. */
const CUT_BELOW: readonly string[] =
  `horse dog cat cow pig bull goat rabbit llama pine tree-palm sprout plant corn cactus mountain castle-turret
  lighthouse church wine beer-bottle milk-bottle`.split(/\s+/);

/** A thing as large as the disc that crops it, on the second ink: an emblem that is filled from edge to edge. */
export const CROP: Scene = {
  suits: ({ stroke, aspect }, id) => CUT_BELOW.includes(id) && stroke >= 7 && aspect <= 1.3,
  encloses: true,
  draw: (symbol, { pale }) => {
    const box = bounds(symbol) ?? { width: 1, height: 1 };
    const k = Math.min(WIDE / box.width, HIGH / box.height);
    // What is low stands higher, so that its middle is that of the disc.
    const foot = Math.min(FOOT, 52 + box.height * k * 0.62);
    const thing = intersect(standing(symbol, WIDE, HIGH, foot), DISC);
    if (pale) return { field: DISC, cut: thing };
    return { bold: thing, second: subtract(DISC, filled(grow(thing, GAP))) };
  },
};
