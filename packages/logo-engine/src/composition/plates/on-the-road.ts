/** Plates of who registers, tows and floats what has an engine. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { ellipse, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { cabOf } from './reserves.js';
import { onWheels } from './rides.js';

/** A number plate on its screws. */
export const numberPlate: Plate = {
  about: ['license-plate'],
  aspect: [1.8, 3.8],
  draw(held) {
    const { x0, x1, y0, wide, high, gap, size: m } = bodyAround(held, 0.4, 0.36);
    const head = 0.34 * m;
    const shell = rect(x0, y0 - head, wide, high + head, 0.16 * m);
    const edge = gap + 0.1 * m;
    const rim = subtract(grow(shell, edge), grow(shell, gap));
    const slot = (x: number) => rect(x - 0.12 * m, y0 - head * 0.72, 0.24 * m, 0.13 * m, 0.065 * m);
    const strip = rect(x0 + 0.62 * m, y0 - head * 0.78, wide - 1.24 * m, 0.17 * m, 0.05 * m);
    return {
      plate: concat(rim, subtract(shell, slot(x0 + 0.3 * m), slot(x1 - 0.3 * m), grow(strip, gap))),
      second: strip,
    };
  },
};

/** A car from behind, the name on its boot. */
export const carTail: Plate = {
  about: ['license-plate', 'car', 'car-price', 'car-key', 'car-check'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0.32, 0.3, 0.26);
    const [l, r] = [x0 - 0.34 * m, x1 + 0.34 * m];
    const roof = y0 - 0.74 * m;
    const low = y1 + gap;
    const body = parse(
      `M${l} ${y1}V${y0 + 0.22 * m}C${l} ${y0 + 0.06 * m} ${l + 0.06 * m} ${y0} ${l + 0.2 * m} ${y0 - 0.06 * m}L${l + 0.46 * m} ${roof + 0.16 * m}Q${l + 0.54 * m} ${roof} ${l + 0.78 * m} ${roof}H${r - 0.78 * m}Q${r - 0.54 * m} ${roof} ${r - 0.46 * m} ${roof + 0.16 * m}L${r - 0.2 * m} ${y0 - 0.06 * m}C${r - 0.06 * m} ${y0} ${r} ${y0 + 0.06 * m} ${r} ${y0 + 0.22 * m}V${y1}Z`,
    );
    const pane = softened(
      parse(
        `M${l + 0.42 * m} ${y0 - 0.1 * m}L${l + 0.62 * m} ${roof + 0.14 * m}H${r - 0.62 * m}L${r - 0.42 * m} ${y0 - 0.1 * m}Z`,
      ),
      0.04 * m,
    );
    const lamp = rect(l + 0.07 * m, y0 + 0.16 * m, 0.24 * m, 0.36 * m, 0.08 * m);
    const lamps = union(lamp, mirror(lamp, cx));
    const bumper = rect(l - 0.06 * m, low, r - l + 0.12 * m, 0.44 * m, 0.12 * m);
    const tag = rect(cx - 0.42 * m, low + 0.1 * m, 0.84 * m, 0.24 * m, 0.04 * m);
    const tyre = rect(l + 0.04 * m, low + 0.4 * m, 0.38 * m, 0.32 * m, 0.09 * m);
    return {
      plate: concat(
        subtract(body, pane, grow(lamps, gap * 0.8)),
        subtract(union(bumper, tyre, mirror(tyre, cx)), tag),
      ),
      second: lamps,
    };
  },
};

/** A lorry with a car on its bed, the name on its side. */
export const carriedCar: Plate = {
  about: ['tow-truck', 'flatbed-tow', 'crashed-car'],
  aspect: [1.7, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, size: u } = bodyAround(held, 0.36, 0.32);
    const { nose, front, low } = cabOf(x1 + gap, y0, y1, u);
    const r = 0.25 * u;
    const side = rect(x0 - 0.1 * u, y0, wide + 0.1 * u, low - y0, 0.05 * u);
    const deck = y0 - gap - 0.14 * u;
    const c = x0 + wide * 0.46;
    const p = (x: number, y: number) => `${c + x * u} ${deck + y * u}`;
    const car = parse(
      `M${p(-0.86, -0.06)}V${deck - 0.3 * u}C${p(-0.86, -0.4)} ${p(-0.72, -0.42)} ${p(-0.6, -0.44)}L${p(-0.44, -0.68)}Q${p(-0.38, -0.76)} ${p(-0.28, -0.76)}H${c + 0.16 * u}Q${p(0.26, -0.76)} ${p(0.32, -0.68)}L${p(0.48, -0.44)}C${p(0.72, -0.4)} ${p(0.86, -0.36)} ${p(0.86, -0.24)}V${deck - 0.06 * u}Z`,
    );
    const panes = [
      polygon(
        [
          [c - 0.44 * u, deck - 0.44 * u],
          [c - 0.32 * u, deck - 0.64 * u],
          [c - 0.1 * u, deck - 0.64 * u],
          [c - 0.1 * u, deck - 0.44 * u],
        ],
        0.03 * u,
      ),
      polygon(
        [
          [c, deck - 0.44 * u],
          [c, deck - 0.64 * u],
          [c + 0.18 * u, deck - 0.64 * u],
          [c + 0.32 * u, deck - 0.44 * u],
        ],
        0.03 * u,
      ),
    ];
    return {
      plate: onWheels(
        union(nose, side, rect(x1 - 20, y1 - 4, gap + 40, low - y1 + 4)),
        r,
        low + r * 0.24,
        x0 + 0.36 * u,
        front - 0.38 * u,
      ),
      second: onWheels(subtract(car, ...panes), 0.17 * u, deck - 0.04 * u, c - 0.5 * u, c + 0.52 * u),
    };
  },
};

/** An outboard engine, the name on its cowling. */
export const outboard: Plate = {
  about: ['outboard-motor', 'motorboat', 'boat-bow'],
  aspect: [1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0.36, 0.3);
    const top = y0 - 0.2 * m;
    const cowl = parse(
      `M${x0} ${y1}C${x0 - 0.08 * m} ${y0 + 0.4 * m} ${x0 - 0.04 * m} ${top + 0.02 * m} ${x0 + 0.3 * m} ${top}H${x1 - 0.4 * m}C${x1 - 0.06 * m} ${top} ${x1 + 0.1 * m} ${y0 + 0.2 * m} ${x1 + 0.14 * m} ${y1}Z`,
    );
    const pan = parse(
      `M${x0} ${y1 + gap}H${x1 + 0.14 * m}C${x1 + 0.12 * m} ${y1 + 0.24 * m} ${x1 - 0.1 * m} ${y1 + 0.32 * m} ${cx + 0.5 * m} ${y1 + 0.34 * m}H${cx - 0.46 * m}C${x0 + 0.2 * m} ${y1 + 0.32 * m} ${x0} ${y1 + 0.26 * m} ${x0} ${y1 + gap}Z`,
    );
    const foot = y1 + 0.94 * m;
    const leg = polygon(
      [
        [cx - 0.4 * m, y1 + 0.3 * m],
        [cx + 0.42 * m, y1 + 0.3 * m],
        [cx + 0.26 * m, foot],
        [cx - 0.2 * m, foot],
      ],
      0.04 * m,
    );
    const fin = rect(cx - 0.4 * m, foot - 0.1 * m, 1 * m, 0.1 * m, 0.04 * m);
    const pod = parse(
      `M${cx - 0.5 * m} ${foot + 0.2 * m}C${cx - 0.4 * m} ${foot + 0.06 * m} ${cx - 0.2 * m} ${foot + 0.06 * m} ${cx} ${foot + 0.06 * m}H${cx + 0.4 * m}V${foot + 0.34 * m}H${cx}C${cx - 0.2 * m} ${foot + 0.34 * m} ${cx - 0.4 * m} ${foot + 0.34 * m} ${cx - 0.5 * m} ${foot + 0.2 * m}Z`,
    );
    const skeg = parse(
      `M${cx - 0.16 * m} ${foot + 0.3 * m}H${cx + 0.2 * m}L${cx + 0.14 * m} ${foot + 0.6 * m}H${cx + 0.04 * m}Z`,
    );
    const neck = rect(cx - 0.18 * m, foot - 0.1 * m, 0.42 * m, 0.24 * m);
    const hub = cx + 0.4 * m + gap;
    const screw = union(
      rect(hub, foot + 0.1 * m, 0.2 * m, 0.2 * m, 0.06 * m),
      ellipse(hub + 0.1 * m, foot + 0.02 * m, 0.1 * m, 0.2 * m),
      ellipse(hub + 0.1 * m, foot + 0.38 * m, 0.1 * m, 0.2 * m),
    );
    const tiller = union(
      rect(x0 - 0.66 * m, y1 + gap + 0.02 * m, 0.8 * m, 0.12 * m, 0.05 * m),
      rect(x0 - 0.76 * m, y1 + gap - 0.02 * m, 0.4 * m, 0.2 * m, 0.09 * m),
    );
    const below = filleted(union(pan, leg, neck, pod, skeg, tiller), 3);
    return { plate: concat(cowl, subtract(union(below, fin), grow(screw, gap * 0.8))), second: screw };
  },
};
