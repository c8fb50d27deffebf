/** Plates of who looks after animals. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
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
  ],
  aspect: [1.4, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.45 * CAP, bottom(held) + 0.45 * CAP];
    const r = (y1 - y0) * 0.36;
    const ends = [x0, x1].flatMap((x) => [circle(x, y0 + r * 0.72, r), circle(x, y1 - r * 0.72, r)]);
    return { plate: union(rect(x0, y0, x1 - x0, y1 - y0), ...ends) };
  },
};
