/** Plates of what drivers need: fuel, a seat, a way off the road. */
import { intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A petrol pump with its hose, the name on its front. */
export const fuelPump: Plate = {
  about: ['gas-pump', 'fuel-nozzle'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, size: u, gap } = bodyAround(held, 0.4, 0.4);
    const top = y0 - 0.62 * u;
    const body = union(
      rect(x0, top, x1 - x0, 0.6 * u, 0.18 * u),
      rect(x0, top + 0.3 * u, x1 - x0, y1 - top - 0.3 * u),
    );
    const pane = rect(x0 + 0.18 * u, top + 0.16 * u, x1 - x0 - 0.36 * u, 0.36 * u, 0.06 * u);
    const foot = rect(x0 - 0.14 * u, y1 + gap, x1 - x0 + 0.28 * u, 0.2 * u, 0.06 * u);
    const [near, far, t] = [x1 + 0.2 * u, x1 + 0.46 * u, 0.12 * u];
    const hose = stroke(
      parse(
        `M${x1 - 4} ${y0 + 0.24 * u}H${near - 0.08 * u}Q${near} ${y0 + 0.24 * u} ${near} ${y0 + 0.34 * u}V${y1 - 0.16 * u}C${near} ${y1 + 0.02 * u} ${far} ${y1 + 0.02 * u} ${far} ${y1 - 0.16 * u}V${top + 0.5 * u}L${x1 + 0.22 * u} ${top + 0.2 * u}`,
      ),
      t,
      { cap: 'butt' },
    );
    const nozzle = polygon(
      [
        [x1 + 0.1 * u, top + 0.2 * u],
        [x1 + 0.24 * u, top + 0.06 * u],
        [far + 0.1 * u, top + 0.36 * u],
        [far + 0.1 * u, top + 0.74 * u],
        [far - 0.1 * u, top + 0.74 * u],
        [far - 0.12 * u, top + 0.46 * u],
      ],
      0.05 * u,
    );
    return { plate: concat(union(subtract(body, pane), hose, nozzle), foot) };
  },
};

/** The quilted bench of a car with its headrests, the name on its back. */
export const benchSeat: Plate = {
  about: ['quilted-seat', 'seat'],
  aspect: [1.3, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, size: u, high: h, gap } = bodyAround(held, 0.34, 0.42);
    const side = 0.26 * u;
    const panel = rect(x0, y0, x1 - x0, h, 0.1 * u);
    const wing = parse(
      `M${x0 - gap} ${y0 + 0.02 * u}V${y1}H${x0 - gap - 0.86 * side}Q${x0 - gap - 1.3 * side} ${y0 + 0.5 * h} ${x0 - gap - side} ${y0 + 0.24 * u}Q${x0 - gap - 0.9 * side} ${y0 + 0.02 * u} ${x0 - gap} ${y0 + 0.02 * u}Z`,
    );
    const [l, r, s0] = [x0 - side - gap, x1 + side + gap, y1 + gap];
    const deep = 0.5 * u;
    const cushion = parse(
      `M${l} ${s0}H${r}C${r + 0.24 * u} ${s0} ${r + 0.28 * u} ${s0 + deep} ${r} ${s0 + deep}H${l}C${l - 0.28 * u} ${s0 + deep} ${l - 0.24 * u} ${s0} ${l} ${s0}Z`,
    );
    const count = Math.max(3, Math.round((x1 - x0) / (0.36 * u)));
    const step = (x1 - x0) / count;
    const tufts = Array.from({ length: count * 2 - 1 }, (_, i) =>
      circle(x0 + (i + 1) * 0.5 * step, s0 + deep * (i % 2 === 0 ? 0.34 : 0.68), Math.max(8, 0.055 * u)),
    );
    const ends = [x0 - gap, x1].map((x) => rect(x, s0 - 2, gap, deep + 4));
    const half = Math.min(0.34 * u, (x1 - x0) * 0.2);
    const rests = [0.25, 0.75].map((share) => {
      const x = x0 + (x1 - x0) * share;
      return rect(x - half, y0 - gap - 0.36 * u, 2 * half, 0.36 * u, 0.13 * u);
    });
    const seat = subtract(cushion, ...tufts, ...ends);
    return {
      plate: concat(panel, softened(wing, 0.04 * u), softened(mirror(wing, (x0 + x1) / 2), 0.04 * u), seat),
      second: concat(...rests),
    };
  },
};

/** A jeep from its side with its spare wheel, the name on its body. */
export const openJeep: Plate = {
  about: ['jeep', 'pickup'],
  aspect: [1.9, 3.4],
  draw(held) {
    const { x0, x1, y0, y1: low, size: u, wide } = bodyAround(held, 0.42, 0.4, 0.6);
    const r = 0.34 * u;
    const y1 = low + 0.14 * u;
    const [back, front] = [x0 - 0.06 * u, x1 + 0.42 * u];
    const tub = polygon(
      [
        [back, y0],
        [x1 + 0.06 * u, y0],
        [front, y0 + 0.1 * u],
        [front, y1],
        [back, y1],
      ],
      0.07 * u,
    );
    const [c0, c1, roof] = [back + 0.02 * u, x0 + wide * 0.66, y0 - 0.62 * u];
    const cabin = polygon(
      [
        [c0, y0 + 20],
        [c0, roof],
        [c1 - 0.14 * u, roof],
        [c1 + 0.06 * u, y0 + 20],
      ],
      0.09 * u,
    );
    const rim = Math.max(13, 0.1 * u);
    const inner = intersect(shrink(cabin, rim), rect(c0, roof - 10, c1 - c0 + u, y0 - roof + 10 - 0.02 * u));
    const parts = c1 - c0 > 1.7 * u ? 3 : 2;
    const bars = Array.from({ length: parts - 1 }, (_, i) =>
      rect(c0 + ((c1 - c0) * (i + 1)) / parts - rim / 2, roof - 10, rim, y0 - roof + 20),
    );
    const panes = softened(subtract(inner, ...bars), 0.04 * u);
    const spare = rect(back - 0.1 * u - 0.24 * u, y0 - 0.1 * u, 0.24 * u, 0.84 * u, 0.1 * u);
    const hold = rect(back - 0.14 * u, y0 + 0.22 * u, 0.2 * u, 0.2 * u);
    const bumper = rect(front - 0.04 * u, y1 - 0.2 * u, 0.22 * u, 0.17 * u, 0.05 * u);
    const lamp = rect(front - 0.1 * u, y0 + 0.22 * u, 0.2 * u, 0.17 * u, 0.05 * u);
    const at = y1 + 0.12 * u;
    const axles = [x0 + r * 1.1, x1 - r * 0.3];
    const body = subtract(filleted(union(tub, cabin), 0.04 * u), panes, lamp);
    return { plate: onWheels(union(body, spare, hold, bumper), r, at, ...axles) };
  },
};
