/** Plates of what comes down the road, from the front, and of who steers it. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bus from the front, the name on its windscreen. */
export const busFace: Plate = {
  about: ['bus', 'coach', 'minibus', 'access-van'],
  aspect: [1.3, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u, cx, gap } = bodyAround(held, 0.4, 0.42);
    const side = 0.17 * u;
    const glass = rect(x0, y0, x1 - x0, h, 0.12 * u);
    const [l, r, top, low] = [x0 - side, x1 + side, y0 - 0.44 * u, y1 + 0.46 * u];
    const shell = rect(l, top, r - l, low - top, 0.24 * u);
    const sign = rect(cx - (r - l) * 0.27, top + 0.14 * u, (r - l) * 0.54, 0.17 * u, 0.06 * u);
    const lamp = rect(l + 0.15 * u, y1 + 0.17 * u, 0.3 * u, 0.15 * u, 0.075 * u);
    const grille = rect(cx - (r - l) * 0.14, y1 + 0.185 * u, (r - l) * 0.28, 0.12 * u, 0.05 * u);
    const wheel = rect(l + 0.12 * u, low - 0.1 * u, 0.34 * u, 0.32 * u, 0.08 * u);
    const ear = union(
      rect(l - 0.26 * u, y0 - 0.06 * u, 0.17 * u, 0.44 * u, 0.07 * u),
      stroke(
        parse(
          `M${l + 0.06 * u} ${top + 0.2 * u}H${l - 0.08 * u}Q${l - 0.175 * u} ${top + 0.2 * u} ${l - 0.175 * u} ${top + 0.3 * u}V${y0}`,
        ),
        0.08 * u,
      ),
    );
    const half = union(wheel, ear);
    const body = union(shell, half, mirror(half, cx));
    const hole = rect(x0 - gap, y0 - gap, x1 - x0 + 2 * gap, h + 2 * gap, 0.12 * u + gap);
    return { plate: concat(subtract(body, hole, sign, lamp, mirror(lamp, cx), grille), glass) };
  },
};

/** A car from the front, the name on its windscreen. */
export const carFace: Plate = {
  about: [
    'windscreen',
    'painted-car',
    'car-hammer',
    'car-radiator',
    'car-panes',
    'tinted-window',
    'car-shades',
    'car-front',
    'car-alarm',
    'car-price',
    'car-pin',
  ],
  aspect: [1.7, 3],
  draw(held) {
    const { x0, x1, y0, y1, size: u, cx, gap } = bodyAround(held, 0.28, 0.36, 0.38);
    const lean = 0.2 * u;
    const trapeze = (more: number, soft: number) =>
      polygon(
        [
          [x0 - more * 0.8, y0 - more],
          [x1 + more * 0.8, y0 - more],
          [x1 + lean + more * 1.2, y1 + more],
          [x0 - lean - more * 1.2, y1 + more],
        ],
        soft,
      );
    const glass = trapeze(0, 0.1 * u);
    const cabin = trapeze(gap + 0.13 * u, 0.22 * u);
    const [l, r] = [x0 - lean - 0.36 * u, x1 + lean + 0.36 * u];
    const [hood, low] = [y1 + gap, y1 + 0.74 * u];
    const front = parse(
      `M${l} ${hood + 0.34 * u}C${l} ${hood + 0.12 * u} ${l + 0.1 * u} ${hood} ${l + 0.34 * u} ${hood}H${r - 0.34 * u}C${r - 0.1 * u} ${hood} ${r} ${hood + 0.12 * u} ${r} ${hood + 0.34 * u}V${low - 0.08 * u}Q${r} ${low} ${r - 0.08 * u} ${low}H${l + 0.08 * u}Q${l} ${low} ${l} ${low - 0.08 * u}Z`,
    );
    const lamp = circle(l + 0.28 * u, hood + 0.3 * u, 0.15 * u);
    const grille = [0.2, 0.34].map((down) =>
      rect(l + 0.58 * u, hood + down * u, r - l - 1.16 * u, 0.075 * u, 0.0375 * u),
    );
    const wheel = rect(l + 0.05 * u, low - 0.1 * u, 0.34 * u, 0.36 * u, 0.08 * u);
    const ear = union(
      rect(l - 0.12 * u, y1 - 0.2 * u, 0.3 * u, 0.2 * u, 0.09 * u),
      stroke(line(l + 0.1 * u, y1 - 0.1 * u, l + 0.42 * u, y1 - 0.02 * u), 0.09 * u),
    );
    const half = union(wheel, ear);
    const bumper = rect(l - 20, hood + 0.53 * u, r - l + 40, 12);
    const body = union(cabin, front, half, mirror(half, cx));
    const seat = trapeze(gap, 0.1 * u + gap);
    return {
      plate: concat(
        subtract(
          body,
          seat,
          lamp,
          mirror(lamp, cx),
          ...grille,
          subtract(bumper, rect(l + 0.5 * u, hood, r - l - u, u)),
        ),
        glass,
      ),
    };
  },
};

/** A steering wheel, the name on its hub. */
export const steeringHub: Plate = {
  about: ['steering', 'car-pin', 'car-key', 'car'],
  aspect: [1.4, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, cx, cy } = bodyAround(held, 0.3, 0.4);
    const R = wide / 2 + 0.1 * h;
    const t = R * 0.17;
    const ring = stroke(circle(cx, cy, R), t * 1.1);
    const hub = polygon(
      [
        [x0 - 0.2 * h, y0 + 0.06 * h],
        [x0 + 0.3 * h, y0],
        [x1 - 0.3 * h, y0],
        [x1 + 0.2 * h, y0 + 0.06 * h],
        [x1 + 0.2 * h, y1 - 0.2 * h],
        [x1 - 0.2 * h, y1],
        [x0 + 0.2 * h, y1],
        [x0 - 0.2 * h, y1 - 0.2 * h],
      ],
      0.08 * h,
    );
    const leg = polygon([
      [cx - R * 0.34, y1 - 20],
      [cx + R * 0.34, y1 - 20],
      [cx + R * 0.24, cy + R],
      [cx - R * 0.24, cy + R],
    ]);
    const disc = circle(cx, cy, R);
    const within = subtract(union(hub, leg), subtract(rect(cx - 2 * R, cy - 2 * R, 4 * R, 4 * R), disc));
    return { plate: filleted(union(ring, within), R * 0.06) };
  },
};
