/** Plates of who looks after animals. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, shrink, union } from '../../geometry/kernel.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A dog's bone. */
export const bone: Plate = {
  about: [
    'dog',
    'bone',
    'paw-print',
    'dog-on-leash',
    'dog-bath',
    'dog-collar',
    'dog-house',
    'pet-bowl',
    'kibble-sack',
    'paw-comb',
    'pet-tag',
    'dog-and-cat',
    'paw-house',
    'poodle',
  ],
  aspect: [1.9, 3.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.34 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [r, apart, by] = [high * 0.44, high * 0.41, high * 0.1];
    const ends = [x0 - high * 0.16, x1 + high * 0.16].flatMap((x) =>
      [-1, 1].map((way) => circle(x, cy + way * apart, r)),
    );
    const all = union(rect(x0 - high * 0.2, y0, x1 - x0 + high * 0.4, high), ...ends);
    return { plate: shrink(grow(all, by), by) };
  },
};
