import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect, sector } from '../../geometry/shapes.js';
import { filled, type Scene, standing } from './scene.js';

/** The line that a symbol stands on, its strength, and the gap over it. */
const FOOT = 76;
const LINE = 6;
const GAP = 4;
/** Rays over the half circle, and the share of a step that is ray. */
const RAYS = 15;
const SHARE = 0.5;
const REACH = 62;

const STEP = 180 / RAYS;
const FAN = concat(
  ...Array.from({ length: RAYS }, (_, i) => {
    const middle = 180 + STEP * (i + 0.5);
    return sector(50, FOOT, REACH, middle - (STEP * SHARE) / 2, middle + (STEP * SHARE) / 2);
  }),
);
const BASE = rect(-8, FOOT + GAP, 116, LINE, LINE / 2);

/** What stands on the ground, before the rays of a rising sun: the emblem of an old label. */
export const RAYS_BEHIND: Scene = {
  suits: ({ base, aspect, stroke, ink, parts }) =>
    base >= 0.4 && aspect >= 0.5 && aspect <= 1.5 && stroke >= 9 && ink >= 0.35 && parts <= 8,
  draw: (symbol, { pale }) => {
    const bold = standing(symbol, 62, 50, FOOT);
    const box = bounds(bold) ?? { width: 40, height: 40 };
    // The rays begin on a circle around the symbol, and leave its outline free.
    const clear = circle(50, FOOT, Math.hypot(box.width / 2, box.height) * 0.8);
    const rays = subtract(intersect(FAN, rect(-20, -20, 140, FOOT + 18)), clear, filled(grow(bold, GAP)));
    if (!pale) return { bold: concat(bold, BASE), second: rays };
    return { field: circle(50, 52, 70), cut: concat(bold, BASE, rays) };
  },
};
