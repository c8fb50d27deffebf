/** Plates of who hauls and of who carries the sick. */
import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { type Point, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A lorry with a tank, the name on it. */
export const tankLorry: Plate = {
  about: ['tanker', 'tanker-rear', 'septic-truck'],
  aspect: [1.7, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u } = bodyAround(held, 0.74, 0.42);
    const r = 0.12 * CAP + 0.13 * u;
    const tank = rect(x0, y0, x1 - x0, h, Math.min(h * 0.36, 0.9 * CAP));
    const hoops = [x0 + 0.3 * CAP, x1 - 0.3 * CAP].map((x, i) => {
      const out = (i === 0 ? -1 : 1) * 0.12 * CAP;
      return stroke(parse(`M${x - out} ${y0 - 20}Q${x + out} ${(y0 + y1) / 2} ${x - out} ${y1 + 20}`), 12);
    });
    const lids = [0.3, 0.7].map((share) =>
      rect(x0 + (x1 - x0) * share - 0.16 * u, y0 - 0.12 * u, 0.32 * u, 0.2 * u, 0.05 * u),
    );
    const cab = x1 + 12;
    const [front, top, low] = [cab + 0.62 * u, y0 + h * 0.12, y1 + 0.2 * u];
    const nose = polygon(
      [
        [cab, top],
        [cab + 0.34 * u, top],
        [front - 0.04 * u, top + h * 0.4],
        [front, top + h * 0.5],
        [front, low],
        [cab, low],
      ],
      0.07 * u,
    );
    const pane = polygon(
      [
        [cab + 0.13 * u, top + 0.12 * u],
        [cab + 0.29 * u, top + 0.12 * u],
        [front - 0.17 * u, top + h * 0.4],
        [cab + 0.13 * u, top + h * 0.4],
      ],
      0.03 * u,
    );
    const bed = rect(x0 + 0.1 * u, y1 + 12, cab - x0, low - y1 - 12, 0.04 * u);
    const axles = [x0 + 0.1 * u + r * 1.5, x0 + 0.1 * u + r * 3.6 + 11, cab + 0.32 * u];
    return {
      plate: concat(
        subtract(union(tank, ...lids), ...hoops),
        onWheels(union(subtract(nose, pane), bed), r, low + r * 0.3, ...axles),
      ),
    };
  },
};

/** A lorry with a long nose and its trailer, the name on the trailer. */
export const longNose: Plate = {
  about: ['semi-truck', 'truck', 'truck-front', 'truck-body', 'truck-wrench'],
  aspect: [1.8, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u } = bodyAround(held, 0.46, 0.44);
    const r = 0.1 * CAP + 0.13 * u;
    const low = y1 + 12 + 0.16 * u;
    const box = rect(x0, y0, x1 - x0, h, 0.06 * u);
    const cab = x1 + 0.2 * u;
    const [roof, hood, front] = [y0 + 0.06 * h, y0 + h * 0.5, cab + 0.92 * u];
    const tractor = parse(
      `M${cab} ${low}V${roof + 0.1 * u}Q${cab} ${roof} ${cab + 0.1 * u} ${roof}H${cab + 0.3 * u}Q${cab + 0.38 * u} ${roof} ${cab + 0.4 * u} ${roof + 0.08 * u}L${cab + 0.48 * u} ${hood}H${front - 0.14 * u}Q${front} ${hood} ${front} ${hood + 0.14 * u}V${low}Z`,
    );
    const pane = polygon(
      [
        [cab + 0.15 * u, roof + 0.13 * u],
        [cab + 0.3 * u, roof + 0.13 * u],
        [cab + 0.36 * u, hood - 0.02 * u],
        [cab + 0.15 * u, hood - 0.02 * u],
      ],
      0.03 * u,
    );
    const lamp = rect(front - 0.12 * u, hood + 0.16 * u, 0.2 * u, 0.1 * u);
    const bumper = rect(front - 0.3 * u, low - 0.06 * u, 0.38 * u, 0.16 * u, 0.05 * u);
    const stack = rect(cab - 0.13 * u, y0 - 0.22 * u, 0.11 * u, low - y0 + 0.1 * u, 0.04 * u);
    const bed = rect(x0 + 0.04 * u, y1 + 12, front - x0 - 0.2 * u, 0.16 * u, 0.03 * u);
    const at = low + r * 0.35;
    const axles = [x0 + r * 1.5, x0 + r * 3.6 + 11, cab + 0.06 * u, front - 0.36 * u];
    return {
      plate: concat(box, onWheels(subtract(union(tractor, bed, bumper, stack), pane, lamp), r, at, ...axles)),
    };
  },
};

/** An ambulance with its lamp on, the name on its side. */
export const ambulance: Plate = {
  about: ['ambulance', 'siren'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0: side, x1, y0, cy, high: tall, size: u } = bodyAround(held, 0.46, 0.42);
    const x0 = side - 0.6 * u;
    const r = 0.12 * CAP + 0.17 * u;
    const y1 = bottom(held) + 0.22 * CAP + GAP + r * 0.85;
    const X = (v: number) => x1 + v * u;
    const s = tall * 0.4;
    const shell = polygon(
      [
        [x0, y0],
        [X(0.1), y0],
        [X(0.2), y0 + 0.16 * u],
        [X(0.42), y0 + 0.2 * u],
        [X(0.66), y0 + 0.24 * u + s],
        [X(0.9), y0 + 0.36 * u + s],
        [X(0.92), y1],
        [x0, y1],
      ],
      0.1 * u,
    );
    const pane = polygon(
      [
        [X(0.1), y0 + 0.32 * u],
        [X(0.37), y0 + 0.32 * u],
        [X(0.52), y0 + 0.24 * u + s],
        [X(0.1), y0 + 0.24 * u + s],
      ],
      0.04 * u,
    );
    const [mx, my, arm, half] = [side - 0.31 * u, cy - 0.04 * u, 0.17 * u, 0.06 * u];
    const cross = union(
      rect(mx - arm, my - half, 2 * arm, 2 * half),
      rect(mx - half, my - arm, 2 * half, 2 * arm),
    );
    const door = rect(side, y0 - 10, 12, y1 - y0 + 20);
    const bulb = (x0 + X(0.1)) / 2;
    const base = y0 - GAP;
    const lamp = parse(
      `M${bulb - 0.2 * u} ${base}V${base - 0.12 * u}C${bulb - 0.2 * u} ${base - 0.36 * u} ${bulb + 0.2 * u} ${base - 0.36 * u} ${bulb + 0.2 * u} ${base - 0.12 * u}V${base}Z`,
    );
    const ray = (from: Point, to: Point) => stroke(parse(`M${from.join(' ')}L${to.join(' ')}`), 0.09 * u);
    const rays = concat(
      ray([bulb - 0.36 * u, base - 0.26 * u], [bulb - 0.52 * u, base - 0.36 * u]),
      ray([bulb + 0.36 * u, base - 0.26 * u], [bulb + 0.52 * u, base - 0.36 * u]),
    );
    return {
      plate: onWheels(subtract(shell, pane, cross, door), r, y1 + r * 0.1, x0 + r * 2.1, X(0.58)),
      second: concat(lamp, rays),
    };
  },
};
