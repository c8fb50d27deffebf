/** Plates of who keeps, rides and saddles horses. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { foreleg, hindLeg, horseBody, trunkOf } from './equines.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A horse that stands, its mane and tail in the second colour. */
export const horse: Plate = {
  about: ['horse', 'horseshoe', 'saddle', 'lasso', 'horse-carriage'],
  aspect: [1.3, 2.6],
  draw(held) {
    const body = horseBody(held);
    const all = { ...body, s: body.s * 0.9 };
    const { x0, x1, y0, y1, s } = all;
    const n = from(x0, y0, s);
    const neck = parse(
      `M${n(0.56, 0.02)}C${n(0.36, -0.06)} ${n(0.24, -0.5)} ${n(0.04, -0.8)}C${n(-0.02, -0.9)} ${n(-0.14, -0.92)} ${n(-0.22, -0.84)}C${n(-0.3, -0.76)} ${n(-0.36, -0.66)} ${n(-0.44, -0.54)}L${n(-0.64, -0.28)}C${n(-0.74, -0.14)} ${n(-0.64, -0.02)} ${n(-0.52, -0.08)}C${n(-0.42, -0.12)} ${n(-0.4, -0.22)} ${n(-0.26, -0.28)}C${n(-0.2, -0.3)} ${n(-0.14, -0.32)} ${n(-0.1, -0.36)}C${n(-0.08, -0.12)} ${n(-0.18, 0)} ${n(-0.18, 0.26)}L${n(-0.17, 0.5)}L${n(0.5, 0.5)}Z`,
    );
    const ear = parse(
      `M${n(-0.18, -0.82)}C${n(-0.2, -0.96)} ${n(-0.14, -1.06)} ${n(-0.06, -1.12)}C${n(0.02, -1.02)} ${n(0.02, -0.9)} ${n(0, -0.78)}Z`,
    );
    const eye = circle(x0 - s * 0.25, y0 - s * 0.6, Math.max(6, s * 0.04));
    const main = union(
      trunkOf(all),
      neck,
      ear,
      foreleg(x0, y1, s * 0.9),
      foreleg(x0 + s * 0.25, y1, s * 0.9),
      hindLeg(x1 + s * 0.02, y1, s * 0.9),
      hindLeg(x1 - s * 0.25, y1, s * 0.9),
    );
    const apart = grow(main, GAP);
    const mane = parse(
      `M${n(-0.02, -0.98)}C${n(0.24, -0.98)} ${n(0.32, -0.78)} ${n(0.36, -0.66)}C${n(0.5, -0.58)} ${n(0.5, -0.4)} ${n(0.54, -0.32)}C${n(0.64, -0.24)} ${n(0.66, -0.1)} ${n(0.84, -0.06)}L${n(0.5, 0.1)}L${n(0, -0.7)}Z`,
    );
    const t = from(x1, y0, s);
    const tail = parse(
      `M${t(-0.06, 0.02)}C${t(0.2, -0.06)} ${t(0.36, 0.1)} ${t(0.36, 0.4)}C${t(0.36, 0.66)} ${t(0.46, 0.8)} ${t(0.52, 0.96)}C${t(0.36, 1)} ${t(0.12, 0.92)} ${t(0.12, 0.62)}C${t(0.12, 0.4)} ${t(0.14, 0.2)} ${t(-0.06, 0.2)}Z`,
    );
    return { plate: subtract(main, eye), second: concat(subtract(mane, apart), subtract(tail, apart)) };
  },
};

/** A stock saddle, the name on its skirt. */
export const westernSaddle: Plate = {
  about: ['saddle', 'horse', 'horseshoe', 'lasso'],
  styles: ['modern', 'minimal', 'vintage', 'playful', 'creative'],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.44, 0.36);
    const [l, r] = [x0 - 0.12 * m, x1 + 0.2 * m];
    const seatY = y0 - GAP;
    const skirt = parse(
      `M${l + 0.02 * m} ${y0 + 0.1 * m}Q${l + 0.02 * m} ${y0} ${l + 0.14 * m} ${y0}C${cx - wide * 0.2} ${y0 + 0.03 * m} ${cx + wide * 0.2} ${y0 + 0.03 * m} ${r - 0.2 * m} ${y0 - 0.06 * m}Q${r + 0.04 * m} ${y0 - 0.1 * m} ${r + 0.12 * m} ${y0 + 0.04 * m}C${r + 0.22 * m} ${y0 + 0.2 * m} ${r + 0.22 * m} ${y1 - 0.12 * m} ${r + 0.1 * m} ${y1 - 0.06 * m}C${r} ${y1 + 0.02 * m} ${x1 - 0.3 * m} ${y1} ${cx + 0.3 * m} ${y1 + 0.03 * m}H${cx - 0.3 * m}C${x0 + 0.3 * m} ${y1} ${l + 0.12 * m} ${y1 + 0.04 * m} ${l} ${y1 - 0.06 * m}C${l - 0.14 * m} ${y1 - 0.2 * m} ${l - 0.04 * m} ${y0 + 0.3 * m} ${l + 0.02 * m} ${y0 + 0.1 * m}Z`,
    );
    const back = r - 0.06 * m;
    const seat = parse(
      `M${l + 0.06 * m} ${seatY + 0.2 * m}V${seatY}C${l + 0.08 * m} ${seatY - 0.3 * m} ${l + 0.18 * m} ${seatY - 0.44 * m} ${l + 0.4 * m} ${seatY - 0.42 * m}C${l + 0.56 * m} ${seatY - 0.38 * m} ${l + 0.54 * m} ${seatY - 0.18 * m} ${cx - 0.1 * wide} ${seatY - 0.14 * m}C${cx + 0.16 * wide} ${seatY - 0.1 * m} ${back - 0.46 * m} ${seatY - 0.2 * m} ${back - 0.3 * m} ${seatY - 0.52 * m}C${back - 0.22 * m} ${seatY - 0.68 * m} ${back + 0.06 * m} ${seatY - 0.68 * m} ${back + 0.04 * m} ${seatY - 0.48 * m}C${back + 0.02 * m} ${seatY - 0.3 * m} ${back} ${seatY - 0.2 * m} ${back + 0.02 * m} ${seatY + 0.2 * m}Z`,
    );
    const horn = union(
      polygon(
        [
          [l + 0.18 * m, seatY - 0.3 * m],
          [l + 0.2 * m, seatY - 0.62 * m],
          [l + 0.32 * m, seatY - 0.62 * m],
          [l + 0.44 * m, seatY - 0.3 * m],
        ],
        4,
      ),
      ellipse(l + 0.24 * m, seatY - 0.64 * m, 0.19 * m, 0.08 * m),
    );
    const fender = polygon(
      [
        [cx - 0.27 * m, y1 - 10],
        [cx + 0.27 * m, y1 - 10],
        [cx + 0.12 * m, y1 + GAP + 0.2 * m],
        [cx - 0.12 * m, y1 + GAP + 0.2 * m],
      ],
      3,
    );
    const sy = y1 + GAP + 0.16 * m;
    const stirrup = stroke(
      polygon(
        [
          [cx - 0.14 * m, sy],
          [cx + 0.14 * m, sy],
          [cx + 0.34 * m, sy + 0.44 * m],
          [cx - 0.34 * m, sy + 0.44 * m],
        ],
        0.08 * m,
      ),
      0.12 * m,
    );
    const apart = grow(skirt, GAP);
    return {
      plate: concat(skirt, subtract(union(seat, horn), apart)),
      second: subtract(union(stirrup, fender), apart),
    };
  },
};
