/** Plates of who draws houses. */

import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, rect, sector } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** Half a disc that measures angles. */
export const halfProtractor: Plate = {
  about: ['compass-tool', 'set-square'],
  aspect: [1.2, 2.6],
  draw(held) {
    const cx = centreX(held);
    const low = bottom(held) + 0.3 * CAP;
    const within = Math.hypot(held.width / 2 + 0.16 * CAP, low - held.y + 0.1 * CAP);
    const long = within * 0.15;
    const R = within + long * 1.6;
    const base = R * 0.16;
    const thick = Math.max(10, R * 0.036);
    const disc = sector(cx, low, R, 180, 360);
    const edge = subtract(
      rect(cx - R, low + GAP, R * 2, base, R * 0.03),
      circle(cx, low + GAP + base, base * 0.6),
    );
    const marks = Array.from({ length: 11 }, (_, i) => {
      const far = i % 3 === 2 ? 1 : 0.6;
      return rotate(
        rect(cx - R - 5, low - thick / 2, long * far + long * 0.2 + 5, thick),
        15 * (i + 1),
        cx,
        low,
      );
    });
    return { plate: subtract(disc, ...marks), second: edge };
  },
};
