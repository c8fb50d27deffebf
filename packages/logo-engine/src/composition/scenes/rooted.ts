import { bounds } from '../../geometry/bounds.js';
import { intersect, union } from '../../geometry/kernel.js';
import { ellipse, rect } from '../../geometry/shapes.js';
import { type Scene, standing } from './scene.js';

/** Room beside what stands in the arch, and over it. */
const BESIDE = 15;
const OVER = 17;

/** What stands on a flat foot grows out of the lower edge of an arch, which is as high and wide as it takes. */
export const ROOTED: Scene = {
  suits: ({ base, aspect, stroke }) => base >= 0.42 && aspect >= 0.45 && aspect <= 1.7 && stroke >= 7,
  encloses: true,
  draw: (symbol) => {
    const box = bounds(symbol) ?? { width: 1, height: 1 };
    const k = Math.min((100 - BESIDE * 2) / box.width, (100 - OVER) / box.height);
    const [width, height] = [box.width * k + BESIDE * 2, box.height * k + OVER];
    // A round head, flatter where the arch is low.
    const head = Math.min(width / 2, height * 0.62);
    const top = 100 - height;
    return {
      field: union(
        intersect(ellipse(50, top + head, width / 2, head), rect(0, top, 100, head)),
        rect(50 - width / 2, top + head - 0.01, width, height - head + 0.01),
      ),
      cut: standing(symbol, box.width * k, box.height * k, 100),
    };
  },
};
