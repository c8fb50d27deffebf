/** Plates of what is sweet. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreY, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A sweet in its wrapper, twisted at both ends. */
export const sweet: Plate = {
  about: ['candy', 'lollipop', 'candy-jar', 'bonbon-box', 'pinata'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.6 * CAP, bottom(held) + 0.6 * CAP];
    const [cy, high] = [centreY(held), y1 - y0];
    const end = (x: number, way: 1 | -1) => {
      const [neck, out] = [x + way * 0.1 * CAP, x + way * 0.34 * high];
      const fold = (share: number) =>
        polygon([
          [neck, cy + share * high * 0.04],
          [out, cy + high * share * 0.2],
          [out, cy + high * share * 0.2 + 9],
          [neck, cy + share * high * 0.04 + 5],
        ]);
      const wing = polygon(
        [
          [neck, cy - high * 0.09],
          [out, cy - high * 0.36],
          [out - way * 0.05 * high, cy - high * 0.12],
          [out + way * 0.02 * high, cy],
          [out - way * 0.05 * high, cy + high * 0.12],
          [out, cy + high * 0.36],
          [neck, cy + high * 0.09],
        ],
        12,
      );
      return subtract(wing, fold(0));
    };
    const body = rect(x0, y0, x1 - x0, high, high * 0.34);
    return { plate: union(body, end(x0 - 1, -1), end(x1 + 1, 1)) };
  },
};
