/** Plates of ships that carry cargo and people. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect, wave } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A container ship, the name on its hull under its cargo. */
export const containerShip: Plate = {
  about: ['cargo-ship', 'ramp-barge'],
  aspect: [2, 4.2],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.5, 0.3);
    const deck = y0 - 0.02 * m;
    const [stern, bow] = [x0 - 0.3 * m, x1 + 0.84 * m];
    const low = y1 + 0.12 * m;
    const hull = softened(
      parse(
        `M${stern} ${deck}H${x1 - 0.02 * m}L${x1 + 0.12 * m} ${deck - 0.2 * m}H${bow}L${x1 + 0.2 * m} ${low}H${x0 - 0.02 * m}C${x0 - 0.14 * m} ${low} ${stern + 0.06 * m} ${y1 - 0.2 * m} ${stern} ${deck}Z`,
      ),
      0.04 * m,
    );
    const t0 = stern + 0.1 * m;
    const bridge = subtract(
      union(
        rect(t0 + 0.08 * m, deck - 0.6 * m, 0.5 * m, 0.7 * m),
        rect(t0, deck - 0.66 * m, 0.68 * m, 0.3 * m, 0.05 * m),
        rect(t0 + 0.1 * m, deck - 0.8 * m, 0.38 * m, 0.18 * m, 0.03 * m),
        rect(t0 + 0.25 * m, deck - 1.04 * m, 0.08 * m, 0.3 * m),
      ),
      ...[0, 1, 2].map((i) => rect(t0 + (0.09 + i * 0.185) * m, deck - 0.57 * m, 0.13 * m, 0.13 * m, 3)),
    );
    const start = t0 + 0.66 * m + GAP;
    const room = x1 - 0.02 * m - start;
    const count = Math.max(2, Math.round(room / (0.66 * m)));
    const long = (room - (count - 1) * GAP) / count;
    const tall = 0.29 * m;
    const box = (i: number, row: number) =>
      rect(start + i * (long + GAP), deck - GAP - tall - row * (tall + GAP), long, tall, 0.03 * m);
    const cargo = [
      ...Array.from({ length: count }, (_, i) => box(i, 0)),
      ...Array.from({ length: Math.max(1, count - 1) }, (_, i) => box(i, 1)),
    ];
    const [w0, w1] = [stern - 0.16 * m, bow - 0.1 * m];
    const sea = stroke(
      wave(w0, low + 0.06 * m, w1 - w0, 0.08 * m, Math.max(4, Math.round((w1 - w0) / (0.7 * m)))),
      0.11 * m,
    );
    const under = rect(w0 - m, low + 0.06 * m, w1 - w0 + 2 * m, m);
    return {
      plate: subtract(union(hull, bridge), grow(sea, GAP), under),
      second: concat(...cargo, sea),
    };
  },
};

/** A liner with its decks and its two funnels. */
export const liner: Plate = {
  about: ['cruise-ship'],
  aspect: [1.6, 4],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.42, 0.36);
    const deck = y0 - 0.02 * m;
    const [stern, bow] = [x0 - 0.34 * m, x1 + 0.86 * m];
    const low = y1 + 0.14 * m;
    const hull = softened(
      parse(
        `M${stern} ${deck}C${x0 + 0.3 * m} ${deck + 0.05 * m} ${x1 - 0.4 * m} ${deck + 0.04 * m} ${bow} ${deck - 0.14 * m}C${bow - 0.2 * m} ${deck + 0.2 * m} ${x1 + 0.36 * m} ${y1 - 0.1 * m} ${x1 + 0.12 * m} ${low}H${x0 + 0.2 * m}C${x0 - 0.1 * m} ${low} ${stern + 0.04 * m} ${y1 - 0.2 * m} ${stern} ${deck}Z`,
      ),
      0.05 * m,
    );
    const tier = (left: number, end: number, base: number, lean: number) =>
      polygon(
        [
          [left, base],
          [left + 0.03 * m, base - 0.3 * m],
          [end - lean, base - 0.3 * m],
          [end, base],
        ],
        0.05 * m,
      );
    const b1 = deck - GAP + 0.02 * m;
    const b2 = b1 - 0.3 * m - GAP;
    const tiers = [tier(x0 - 0.16 * m, x1 + 0.3 * m, b1, 0.16 * m), tier(x0 + 0.06 * m, x1, b2, 0.14 * m)];
    const n = Math.max(3, Math.round((x1 - x0) / (0.36 * m)));
    const ports = Array.from({ length: n }, (_, i) =>
      circle(x0 + 0.04 * m + ((x1 - x0) * i) / (n - 1), b1 - 0.15 * m, Math.max(7.5, 0.065 * m)),
    );
    const b3 = b2 - 0.3 * m - GAP;
    const funnels = [-0.34, 0.2].map((t) => {
      const x = cx + t * m - 0.1 * m;
      return polygon(
        [
          [x, b3],
          [x - 0.1 * m, b3 - 0.36 * m],
          [x + 0.2 * m, b3 - 0.36 * m],
          [x + 0.3 * m, b3],
        ],
        0.03 * m,
      );
    });
    const water = low + GAP + 0.1 * m;
    const [w0, w1] = [stern - 0.06 * m, bow - 0.2 * m];
    const sea = stroke(
      wave(w0, water, w1 - w0, 0.09 * m, Math.max(3, Math.round((w1 - w0) / (0.76 * m)))),
      0.12 * m,
    );
    const apart = grow(hull, GAP);
    return {
      plate: concat(hull, ...tiers.map((one) => subtract(one, apart, ...ports))),
      second: concat(...funnels, subtract(sea, apart)),
    };
  },
};
