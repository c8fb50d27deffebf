/** Plates of who helps to see. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A face of a plate that wears glasses. */
export const glasses: Plate = {
  about: ['eyeglasses', 'spectacle-frames', 'sun-and-shades', 'eye-chart'],
  aspect: [1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.7 * CAP, bottom(held) + 0.44 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const s = Math.min(high, 3.1 * CAP);
    const [wide, tall, thick] = [s * 0.62, s * 0.46, s * 0.085];
    const [low, bridge] = [held.y - 0.23 * CAP - gap, s * 0.16];
    const lens = (x: number, by: number) =>
      rect(x + by, low - tall + by, wide - by * 2, tall - by * 2, Math.max(2, s * 0.2 - by));
    const at = [cx - bridge / 2 - wide, cx + bridge / 2];
    const arms = [
      rect(cx - bridge, low - tall * 0.72, bridge * 2, thick),
      rect(cx - bridge / 2 - wide - s * 0.16, low - tall * 0.78, s * 0.24, thick * 1.15, thick * 0.4),
      rect(cx + bridge / 2 + wide - s * 0.08, low - tall * 0.78, s * 0.24, thick * 1.15, thick * 0.4),
    ];
    const solid = union(...at.map((x) => lens(x, 0)), ...arms);
    const frame = subtract(solid, ...at.map((x) => lens(x, thick)));
    const body = rect(x0, y0, x1 - x0, high, Math.min(high * 0.3, 0.9 * CAP));
    return { plate: subtract(body, grow(solid, gap)), second: frame };
  },
};
