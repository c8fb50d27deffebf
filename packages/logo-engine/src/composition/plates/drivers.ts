/** Plates of what drivers need: fuel, a seat, a way off the road. */
import { intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { line, polygon, rect } from '../../geometry/shapes.js';
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

/** The back seat of a car, quilted, with its headrests. */
export const benchSeat: Plate = {
  about: ['quilted-seat', 'seat'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.34, 0.34);
    const wing = 0.32 * m;
    const back = rect(x0, y0, wide, y1 - y0, 0.1 * m);
    const side = parse(
      `M${x0 - 12} ${y0 + 0.08 * m}V${y1}H${x0 - 12 - wing}C${x0 - 24 - wing} ${y1 - 0.4 * m} ${x0 - 20 - wing} ${y0 + 0.4 * m} ${x0 - 12 - 0.8 * wing} ${y0 + 0.14 * m}Q${x0 - 12 - 0.6 * wing} ${y0 - 0.06 * m} ${x0 - 12 - 0.2 * wing} ${y0 - 0.04 * m}Q${x0 - 12} ${y0 - 0.02 * m} ${x0 - 12} ${y0 + 0.08 * m}Z`,
    );
    const rest = (x: number) =>
      union(
        rect(x - 0.36 * m, y0 - 0.57 * m, 0.72 * m, 0.42 * m, 0.14 * m),
        rect(x - 0.2 * m, y0 - 0.3 * m, 0.1 * m, 0.32 * m),
        rect(x + 0.1 * m, y0 - 0.3 * m, 0.1 * m, 0.32 * m),
      );
    const head = 0.27 * wide;
    const [t, deep] = [y1 + 12, 0.62 * m];
    const out = 12 + wing;
    const cushion = parse(
      `M${x0 - out + 0.12 * m} ${t}H${x1 + out - 0.12 * m}Q${x1 + out} ${t} ${x1 + out + 0.06 * m} ${t + 0.1 * m}L${x1 + out + 0.14 * m} ${t + deep - 0.2 * m}Q${x1 + out + 0.17 * m} ${t + deep} ${x1 + out - 0.02 * m} ${t + deep}H${x0 - out + 0.02 * m}Q${x0 - out - 0.17 * m} ${t + deep} ${x0 - out - 0.14 * m} ${t + deep - 0.2 * m}L${x0 - out - 0.06 * m} ${t + 0.1 * m}Q${x0 - out} ${t} ${x0 - out + 0.12 * m} ${t}Z`,
    );
    const n = Math.max(3, Math.round((wide + 2 * out) / (0.46 * m)));
    const tucks = Array.from({ length: n - 1 }, (_, i) => {
      const at = ((i + 1) / n - 0.5) * (wide + 2 * out);
      return stroke(line(cx + at, t - 8, cx + at * 1.08, t + deep * 0.66), 11);
    });
    const seam = stroke(
      parse(
        `M${x0 - out - 0.3 * m} ${t + deep * 0.66}Q${cx} ${t + deep * 0.74} ${x1 + out + 0.3 * m} ${t + deep * 0.66}`,
      ),
      11,
    );
    return {
      plate: concat(union(back, rest(cx - head), rest(cx + head)), side, mirror(side, cx)),
      second: subtract(cushion, ...tucks, seam),
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
