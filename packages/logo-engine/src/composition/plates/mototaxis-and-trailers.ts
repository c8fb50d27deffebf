/** Plates of who drives a motor taxi and who tows a trailer. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A motor taxi of three wheels from its side, the name on its hood. */
export const mototaxi: Plate = {
  about: ['auto-rickshaw', 'rickshaw-front'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high, gap, size: m } = bodyAround(held, 0.36, 0.34);
    const low = y1 + 0.3 * m;
    const roof = y0 - 0.24 * m;
    const brow = x1 + 0.8 * m;
    const hood = parse(
      `M${x0 - 0.08 * m} ${low}V${y0 + 0.2 * m}C${x0 - 0.08 * m} ${roof + 0.06 * m} ${x0 + 0.06 * m} ${roof} ${x0 + 0.26 * m} ${roof}H${brow - 0.1 * m}Q${brow + 0.02 * m} ${roof} ${brow + 0.02 * m} ${roof + 0.16 * m}H${x1}V${low}Z`,
    );
    const nose = x1 + 1.12 * m;
    const sill = y0 + high * 0.56;
    const front = parse(
      `M${x1 - 4} ${low}H${x1 + 0.62 * m}C${x1 + 0.66 * m} ${low - 0.1 * m} ${x1 + 0.66 * m} ${sill + 0.2 * m} ${x1 + 0.72 * m} ${sill}H${nose - 0.14 * m}C${nose} ${sill} ${nose + 0.06 * m} ${sill + 0.12 * m} ${nose + 0.06 * m} ${sill + 0.22 * m}C${nose + 0.08 * m} ${low - 0.1 * m} ${nose} ${low} ${nose - 0.1 * m} ${low}H${x1}V${low - 0.16 * m}Z`,
    );
    const t = Math.max(14, 0.1 * m);
    const post = stroke(line(brow + 0.04 * m, roof + 0.06 * m, nose - 0.1 * m, sill + 0.04 * m), t);
    const seat = rect(x1 - 4, low - 0.34 * m, 0.36 * m, 0.34 * m, 0.06 * m);
    const bar = stroke(line(x1 + 0.56 * m, sill - 0.1 * m, x1 + 0.84 * m, sill + 0.04 * m), t);
    const lamp = circle(nose - 0.02 * m, sill + 0.24 * m, 0.1 * m);
    const r = 0.28 * m;
    const shell = filleted(union(hood, front, post, seat), 4);
    const awning = parse(
      `M${x0 - 0.2 * m} ${y0 - gap}C${x0 - 0.16 * m} ${roof + 0.02 * m} ${x0} ${roof - 0.02 * m} ${x0 + 0.2 * m} ${roof - 0.02 * m}H${brow}Q${brow + 0.22 * m} ${roof - 0.02 * m} ${brow + 0.24 * m} ${y0 - gap}Z`,
    );
    const seam = stroke(line(x0 - m, y1 + gap / 2, x1 - 0.02 * m, y1 + gap / 2), gap);
    return {
      plate: onWheels(
        subtract(
          union(shell, bar),
          grow(lamp, gap * 0.8),
          grow(awning, gap),
          rect(x0 - m, roof - m, x1 - x0 + 4 * m, y0 - roof + m),
          seam,
        ),
        r,
        low + r * 0.3,
        x0 + 0.46 * m,
        nose - 0.22 * m,
      ),
      second: concat(lamp, awning),
    };
  },
};

/** A motor taxi from its front: the motorcycle before its cabin, the name in its windscreen. */
export const mototaxiFront: Plate = {
  about: ['rickshaw-front'],
  aspect: [1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.3, 0.3);
    const top = y0 - gap;
    const roof = parse(
      `M${x0 - 0.12 * m} ${top}C${x0 - 0.12 * m} ${top - 0.28 * m} ${x0 + 0.1 * m} ${top - 0.36 * m} ${x0 + 0.4 * m} ${top - 0.36 * m}H${x1 - 0.4 * m}C${x1 - 0.1 * m} ${top - 0.36 * m} ${x1 + 0.12 * m} ${top - 0.28 * m} ${x1 + 0.12 * m} ${top}Z`,
    );
    const low = y1 + 0.62 * m;
    const cabin = polygon(
      [
        [x0 - 0.04 * m, y0],
        [x1 + 0.04 * m, y0],
        [x1 + 0.04 * m, low - 0.2 * m],
        [x1 - 0.16 * m, low],
        [x0 + 0.16 * m, low],
        [x0 - 0.04 * m, low - 0.2 * m],
      ],
      0.06 * m,
    );
    const ground = low + 0.5 * m;
    const back = rect(x0 + 0.02 * m, low - 0.3 * m, 0.3 * m, ground - low + 0.22 * m, 0.1 * m);
    // The motorcycle: a lamp between its grips, a fork over its wheel.
    const lampY = y1 + 0.34 * m;
    const lamp = circle(cx, lampY, 0.28 * m);
    const glass = subtract(circle(cx, lampY, 0.19 * m), circle(cx, lampY, 0.09 * m));
    const hand = Math.max(0.6 * m, Math.min(0.9 * m, wide * 0.36));
    const bar = union(
      stroke(line(cx - hand * 0.6, lampY - 0.06 * m, cx + hand * 0.6, lampY - 0.06 * m), 0.1 * m),
      ...[-1, 1].map((way) =>
        stroke(line(cx + way * hand * 0.72, lampY - 0.06 * m, cx + way * hand, lampY + 0.03 * m), 0.15 * m),
      ),
      ...[-1, 1].map((way) =>
        stroke(
          line(cx + way * hand * 0.56, lampY - 0.06 * m, cx + way * hand * 0.76, lampY - 0.06 * m),
          0.1 * m,
        ),
      ),
    );
    const guard = parse(
      `M${cx - 0.3 * m} ${low + 0.16 * m}V${low + 0.06 * m}C${cx - 0.3 * m} ${low - 0.26 * m} ${cx + 0.3 * m} ${low - 0.26 * m} ${cx + 0.3 * m} ${low + 0.06 * m}V${low + 0.16 * m}Z`,
    );
    const fork = [-1, 1].map((way) =>
      rect(cx + way * 0.17 * m - 0.045 * m, lampY, 0.09 * m, low - lampY, 0.02 * m),
    );
    const tyre = rect(cx - 0.18 * m, low - 0.1 * m, 0.36 * m, ground - low + 0.26 * m, 0.17 * m);
    const bike = union(lamp, bar, subtract(union(guard, ...fork), grow(tyre, gap * 0.8)));
    const ear = union(
      rect(x1 + 0.04 * m + gap, y0 + 0.04 * m, 0.2 * m, 0.34 * m, 0.08 * m),
      rect(x1, y0 + 0.3 * m, gap + 0.14 * m, 0.09 * m),
    );
    const space = grow(union(bike, tyre), gap);
    const backs = [back, mirror(back, cx)].map((wheel) => subtract(wheel, grow(cabin, gap), space));
    return {
      plate: concat(
        union(subtract(cabin, space), ear, mirror(ear, cx)),
        subtract(bike, glass),
        tyre,
        ...backs,
      ),
      second: roof,
    };
  },
};

/** A small trailer whose drawbar ends in a cup over its ball, the name on its box. */
export const boxTrailer: Plate = {
  about: ['trailer', 'tow-ball'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, size: m } = bodyAround(held, 0.38, 0.38);
    const low = y1 + 0.4 * m;
    const rim = rect(x0 - 0.08 * m, y0 - gap - 0.15 * m, wide + 0.16 * m, 0.15 * m, 0.05 * m);
    const tub = rect(x0, y0, wide, low - y0, 0.05 * m);
    const reach = x1 + 0.6 * m;
    const drawbar = polygon(
      [
        [x1 - 0.1 * m, low - 0.22 * m],
        [reach, low - 0.22 * m],
        [reach, low - 0.02 * m],
        [x1 - 0.1 * m, low],
      ],
      0.02 * m,
    );
    const cup = parse(
      `M${reach - 0.24 * m} ${low + 0.02 * m}V${low - 0.16 * m}C${reach - 0.24 * m} ${low - 0.46 * m} ${reach + 0.26 * m} ${low - 0.46 * m} ${reach + 0.26 * m} ${low - 0.16 * m}V${low + 0.02 * m}Z`,
    );
    const leg = x1 + 0.17 * m;
    const ground = low + 0.34 * m;
    const stand = union(
      rect(leg - 0.06 * m, low - 0.1 * m, 0.12 * m, ground - low + 0.06 * m),
      rect(leg - 0.15 * m, ground - 0.1 * m, 0.3 * m, 0.1 * m, 0.03 * m),
    );
    const ball = subtract(circle(reach + 0.01 * m, low + 0.06 * m, 0.18 * m), grow(cup, gap * 0.8));
    const r = 0.28 * m;
    const axle = x0 + wide * 0.46;
    const hub = ground - r;
    const arch = subtract(circle(axle, hub, r + gap + 0.09 * m), rect(axle - 2 * m, hub, 4 * m, m));
    const fender = subtract(arch, circle(axle, hub, r + gap));
    const body = subtract(filleted(union(tub, drawbar, cup, stand), 3), grow(arch, gap));
    return {
      plate: concat(onWheels(body, r, hub, axle), fender),
      second: concat(rim, ball),
    };
  },
};
