/** Plates of who washes cars. */
import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { bubble } from './cleaning.js';
import type { Plate } from './plate.js';

/** A car under foam, among bubbles. */
export const suds: Plate = {
  about: ['car-wash', 'car-suds', 'roller-wash', 'car-shine'],
  aspect: [2.1, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.56, 0.4);
    const s = Math.min((high + wide) * 0.26, high * 1.1);
    const gap = 0.11 * CAP;
    const r = s * 0.23;
    const low = y1 + s * 0.06;
    const axle = Math.max(low, bottom(held) + r + 0.34 * CAP);
    const [l, far] = [x0 - s * 0.14, x1 + s * 0.22];
    const [roof, run] = [y0 - s * 0.5, Math.min(wide * 0.36, s * 1.05)];
    const car = parse(
      `M${l + s * 0.1} ${low}Q${l} ${low} ${l} ${low - s * 0.1}V${y0 + s * 0.16}Q${l} ${y0} ${l + s * 0.16} ${y0}H${cx - run}C${cx - run * 0.9} ${roof + s * 0.1} ${cx - run * 0.7} ${roof} ${cx - run * 0.4} ${roof}H${cx + run * 0.36}C${cx + run * 0.7} ${roof} ${cx + run * 0.86} ${roof + s * 0.14} ${cx + run * 1.06} ${y0}H${x1 - s * 0.1}C${far - s * 0.06} ${y0 + s * 0.02} ${far} ${y0 + s * 0.16} ${far} ${y0 + s * 0.36}V${low - s * 0.1}Q${far} ${low} ${far - s * 0.1} ${low}Z`,
    );
    const post = s * 0.05;
    const rear = parse(
      `M${cx - post} ${y0 - s * 0.06}H${cx - run * 0.82}Q${cx - run * 0.72} ${roof + s * 0.13} ${cx - run * 0.4} ${roof + s * 0.13}H${cx - post}Z`,
    );
    const front = parse(
      `M${cx + post} ${y0 - s * 0.06}H${cx + run * 0.86}Q${cx + run * 0.62} ${roof + s * 0.13} ${cx + run * 0.36} ${roof + s * 0.13}H${cx + post}Z`,
    );
    const lamp = circle(far - s * 0.13, y0 + s * 0.34, Math.max(8, s * 0.065));
    const bumper = [
      rect(far - s * 0.08, low - s * 0.2, s * 0.2, s * 0.13, s * 0.05),
      rect(l - s * 0.12, low - s * 0.2, s * 0.2, s * 0.13, s * 0.05),
    ];
    const axles = [x0 + r * 1.3, x1 - r * 1.1];
    const wheels = axles.map((x) => subtract(circle(x, axle, r), circle(x, axle, r * 0.42)));
    const arches = axles.map((x) => circle(x, axle, r + gap));
    const puffs = [
      [-0.62, 0.02, 0.2],
      [-0.3, 0.12, 0.26],
      [0.08, 0.08, 0.22],
      [0.4, 0.06, 0.18],
    ] as const;
    const balls = puffs.map(([dx, up, size]) => circle(cx + run * dx, roof - s * up, s * size));
    const suds = subtract(union(...balls), rect(cx - run * 2, roof - s * 0.02, run * 4, s));
    const glints = puffs.slice(0, 3).map(([dx, up, size]) =>
      stroke(arc(cx + run * dx, roof - s * up, s * size * 0.56, 195, 265), Math.max(9, s * 0.045), {
        cap: 'round',
      }),
    );
    const free = [
      bubble(cx - run * 1.36, roof + s * 0.04, s * 0.19),
      circle(cx - run * 1.02, roof - s * 0.24, s * 0.085),
      bubble(cx + run * 1.4, roof + s * 0.1, s * 0.15),
      circle(cx + run * 1.06, roof - s * 0.22, s * 0.1),
    ];
    const whole = union(car, ...bumper);
    return {
      plate: concat(subtract(whole, rear, front, lamp, suds, stroke(suds, gap * 2), ...arches), ...wheels),
      second: concat(subtract(suds, ...glints), ...free),
    };
  },
};
