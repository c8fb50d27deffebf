/** Plates of who drives and tows. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, ellipse, line, type Point, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

export const wheel = (x: number, y: number, r: number) => subtract(circle(x, y, r), circle(x, y, r * 0.4));

export const carOf = (held: Box) => {
  const { x0, x1, y0, wide, mean } = bodyAround(held, 0.46, 0.44);
  const u = mean * 0.62;
  const [back, front, r] = [x0 - u * 0.16, x1 + u * 0.46, u * 0.27];
  const y1 = bottom(held) + 0.34 * CAP + r * 0.7;
  const high = y1 - y0;
  const body = parse(
    `M${back + u * 0.14} ${y0}H${x1 - u * 0.1}C${x1 + u * 0.15} ${y0 + high * 0.04} ${front} ${y0 + high * 0.1} ${front} ${y0 + high * 0.5}V${y1 - u * 0.1}Q${front} ${y1} ${front - u * 0.1} ${y1}H${back + u * 0.1}Q${back} ${y1} ${back} ${y1 - u * 0.1}V${y0 + u * 0.14}Q${back} ${y0} ${back + u * 0.14} ${y0}Z`,
  );
  const roof = y0 - u * 0.54;
  const [a, b, c, d] = [x0 - u * 0.02, x0 + wide * 0.13, x0 + wide * 0.6, x0 + wide * 0.82];
  const cabin = polygon(
    [
      [a, y0 + 30],
      [a, y0],
      [b, roof],
      [c, roof],
      [d, y0],
      [d, y0 + 30],
    ],
    u * 0.12,
  );
  const [e, mid, sill] = [u * 0.11, (b + c) / 2 + u * 0.02, y0 - u * 0.03];
  const slope = (share: number) => a + (b - a) * share;
  const rear = polygon(
    [
      [slope(0.14) + e, sill],
      [b + e * 0.7, roof + e],
      [mid - e * 0.4, roof + e],
      [mid - e * 0.4, sill],
    ],
    u * 0.04,
  );
  const fore = polygon(
    [
      [mid + e * 0.4, sill],
      [mid + e * 0.4, roof + e],
      [c - e * 0.45, roof + e],
      [d - e * 1.4, sill],
    ],
    u * 0.04,
  );
  const at = y1 + r * 0.3;
  const axles = [x0 + wide * 0.14, x1 - wide * 0.06];
  const lamp = ellipse(front - u * 0.18, y0 + high * 0.34, u * 0.06, u * 0.09);
  const shell = subtract(union(body, cabin), rear, fore, lamp, ...axles.map((x) => circle(x, at, r + 11)));
  return {
    u,
    a,
    b,
    c,
    d,
    x1,
    y1,
    roof,
    y0,
    front,
    axles,
    at,
    r,
    shell,
    wheels: concat(...axles.map((x) => wheel(x, at, r))),
  };
};

/** A car from its side, the name on its doors. */
export const car: Plate = {
  about: [
    'car',
    'car-front',
    'car-wrench',
    'car-key',
    'car-price',
    'car-check',
    'car-pin',
    'car-hammer',
    'painted-car',
    'car-shades',
    'car-panes',
    'car-radiator',
    'car-exhaust',
    'car-alarm',
    'car-snowflake',
    'car-shield',
    'steering',
    'exhaust',
  ],
  aspect: [2.3, 3.6],
  draw(held) {
    const { shell, wheels } = carOf(held);
    return { plate: concat(shell, wheels) };
  },
};

/** A car with foam on its roof, the name on its doors. */
export const washedCar: Plate = {
  about: ['car-wash', 'car-suds', 'car-shine', 'roller-wash'],
  aspect: [2.3, 3.6],
  draw(held) {
    const { u, a, b, c, d, roof, y0, front, shell, wheels } = carOf(held);
    const puff = (x: number, y: number, r: number) => circle(x, y, u * r);
    const on = (share: number, up: number, r: number) => puff(b + (c - b) * share, roof - u * up, r);
    const foam = union(
      on(-0.04, -0.06, 0.17),
      on(0.12, 0.06, 0.2),
      on(0.34, 0.14, 0.25),
      on(0.52, 0.02, 0.22),
      on(0.66, 0.14, 0.24),
      on(0.86, 0.06, 0.2),
      on(1.02, -0.06, 0.17),
      puff(a + (b - a) * 0.4, roof + u * 0.24, 0.14),
    );
    const from = Math.max(d, right(held)) + u * 0.2;
    const lather = union(
      puff(from, y0 - u * 0.03, 0.12),
      puff(from + u * 0.14, y0 - u * 0.1, 0.15),
      puff(from + u * 0.3, y0 - u * 0.02, 0.13),
    );
    const wet = subtract(shell, grow(union(foam, lather), 11));
    const bubble = (x: number, y: number, r: number) =>
      subtract(circle(x, y, r), circle(x - r * 0.3, y - r * 0.3, r * 0.3));
    const bubbles = concat(
      bubble(d + u * 0.22, y0 - u * 0.5, u * 0.13),
      circle(front - u * 0.06, y0 - u * 0.36, u * 0.08),
      circle(d + u * 0.02, roof - u * 0.14, u * 0.07),
    );
    return { plate: concat(wet, wheels), second: concat(foam, lather, bubbles) };
  },
};

/** A tow truck with its hook, the name on its side. */
export const towTruck: Plate = {
  about: ['tow-truck', 'flatbed-tow', 'hooked-car', 'crashed-car'],
  aspect: [1.7, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.64, 0.56);
    const u = mean * 0.62;
    const cab = x1 + 12;
    const front = cab + u * 0.66;
    const top = y0 - u * 0.2;
    const nose = polygon(
      [
        [cab, top],
        [cab + u * 0.32, top],
        [cab + u * 0.46, top + u * 0.42],
        [front, top + u * 0.5],
        [front, y1],
        [cab, y1],
      ],
      u * 0.06,
    );
    const pane = polygon(
      [
        [cab + u * 0.1, top + u * 0.1],
        [cab + u * 0.26, top + u * 0.1],
        [cab + u * 0.36, top + u * 0.42],
        [cab + u * 0.1, top + u * 0.42],
      ],
      u * 0.02,
    );
    const bed = rect(x0, y1 - 10, front - x0, u * 0.1 + 10, 4);
    const [r, at] = [Math.min(u * 0.21, 0.6 * CAP), y1 + u * 0.1];
    const axles = [x0 + r * 1.8, cab + u * 0.34];
    const tip: Point = [x0 - u * 0.36, y0 - u * 0.58];
    const boom = union(
      stroke(line(x0 + Math.min(wide * 0.6, u * 1.05), y0 + 4, tip[0], tip[1]), u * 0.14),
      stroke(line(x0 + u * 0.16, y0 + 6, x0 + u * 0.16, y0 - u * 0.3), u * 0.12),
    );
    const [hy, hr] = [y0 + u * 0.12, u * 0.13];
    const hook = stroke(parse(`M${tip[0]} ${tip[1]}V${hy}`), Math.max(10, u * 0.06), { cap: 'butt' });
    const claw = stroke(arc(tip[0], hy + hr, hr, -90, 170), Math.max(13, u * 0.09));
    const body = union(rect(x0, y0, wide, high, u * 0.06), subtract(nose, pane), bed, boom, hook, claw);
    const lamp = rect(cab + u * 0.08, top - 10 - u * 0.12, u * 0.22, u * 0.12, u * 0.05);
    return {
      plate: concat(
        subtract(body, ...axles.map((x) => circle(x, at, r + 11))),
        ...axles.map((x) => wheel(x, at, r)),
      ),
      second: lamp,
    };
  },
};
