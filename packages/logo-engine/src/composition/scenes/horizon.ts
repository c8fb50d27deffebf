import { bounds } from '../../geometry/bounds.js';
import { intersect } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import { type Scene, standing } from './scene.js';

const LINE = 72;
const GAP = 4.5;
/** What stands on the line keeps its own foot. */
const CLEAR = 3.6;
/** How far what stands on the horizon may come to the edge of the disc. */
const REACH = 44;

/** Largest height at which a figure of this aspect stands on the horizon within the disc. */
function heightOf(aspect: number): number {
  let height = LINE - 50 + REACH;
  while (height > 10 && Math.hypot((height * aspect) / 2, 50 - LINE + height * 0.94) > REACH) height -= 0.5;
  return height;
}

/** A disc that a line divides into sky and ground; what has a foot stands on the line. */
export const HORIZON: Scene = {
  suits: ({ base, aspect, stroke }) =>
    (base >= 0.42 || (base >= 0.1 && aspect >= 1.25)) && aspect >= 0.4 && aspect <= 2 && stroke >= 5,
  encloses: true,
  draw: (symbol) => {
    const disc = circle(50, 50, 50);
    const box = bounds(symbol) ?? { width: 1, height: 1 };
    const height = heightOf(box.width / box.height);
    return {
      field: intersect(disc, rect(0, 0, 100, LINE)),
      cut: standing(symbol, 100, height - CLEAR, LINE - CLEAR),
      second: intersect(disc, rect(0, LINE + GAP, 100, 100)),
    };
  },
};
