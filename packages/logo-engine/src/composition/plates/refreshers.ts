/** Plates of who squeezes fruit. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, stroke, subtract } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polyline, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** An orange with a straw in it, a slice before it. */
export const orangeStraw: Plate = {
  about: ['juice'],
  aspect: [0.9, 2.8],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const k = held.width > 1.3 * held.height ? 1.12 : 1;
    const b = Math.hypot(held.width / 2 / k + 0.1 * CAP, held.height / 2 + 0.14 * CAP);
    const a = b * k;
    const fruit = ellipse(cx, cy, a, b);
    const sx = cx + 0.24 * a;
    const top = cy - b;
    const t = 0.17 * b;
    const straw = stroke(
      polyline([
        [sx - 0.03 * b, top + 0.3 * b],
        [sx + 0.12 * b, top - 0.34 * b],
        [sx + 0.56 * b, top - 0.46 * b],
      ]),
      t,
      { cap: 'butt', join: 'round' },
    );
    const shown = subtract(straw, rect(cx - 2 * a, top + 0.12 * b, 4 * a, b));
    const rim = ellipse(sx + 0.01 * b, top + 0.1 * b, 0.24 * b, 0.11 * b);
    const lx = cx - 0.1 * a;
    const blade = leaf(lx, top + 0.02 * b, lx - 0.62 * b, top - 0.3 * b, 0.27, 0.5);
    const vein = stroke(
      line(lx - 0.1 * b, top - 0.04 * b, lx - 0.44 * b, top - 0.21 * b),
      Math.max(10, 0.04 * b),
    );
    const r = 0.4 * b;
    const [ox, oy] = [cx + 0.74 * a, cy + Math.max(0.66 * b, held.height / 2 + 0.2 * CAP + 0.4 * b)];
    const peel = subtract(circle(ox, oy, r), circle(ox, oy, r * 0.8));
    const cuts = [0, 60, 120].map((turn) =>
      stroke(rotate(line(ox - r, oy, ox + r, oy), turn, ox, oy), Math.max(10, r * 0.1)),
    );
    const slice = concat(peel, subtract(circle(ox, oy, r * 0.8 - Math.max(10, r * 0.1)), ...cuts));
    const pores = [
      [-0.5, 0.6],
      [-0.3, 0.76],
      [-0.24, 0.56],
      [-0.04, 0.72],
      [-0.44, -0.62],
      [-0.2, -0.7],
    ].filter(([, y = 0]) => Math.abs(y) * b > held.height / 2 + 30);
    const dots = pores.map(([x = 0, y = 0]) => circle(cx + x * a, cy + y * b, Math.max(7, 0.035 * b)));
    const room = grow(circle(ox, oy, r), GAP);
    return {
      plate: subtract(fruit, rim, grow(shown, GAP), room, ...dots),
      second: concat(shown, subtract(blade, vein, grow(fruit, GAP)), slice),
    };
  },
};
