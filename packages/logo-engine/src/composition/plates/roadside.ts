/** Plates of who helps cars that stand still: tyres, batteries, radiators, tows. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, translate } from '../../geometry/path.js';
import { arc, circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { carOf, wheel } from './motors.js';
import type { Plate } from './plate.js';

/** A car on a jack, one of its wheels taken off. */
export const jackedCar: Plate = {
  about: ['tire', 'tire-stack', 'tire-nail'],
  aspect: [2.3, 3.6],
  draw(held) {
    const { u, y1, front, axles, at, r, shell } = carOf(held);
    const [rear = 0, fore = 0] = axles;
    const ground = at + r;
    const hub = subtract(circle(fore, at, r * 0.56), circle(fore, at, r * 0.22));
    const x = fore - r * 2.6;
    const top = y1 + 9;
    const stand = subtract(
      union(
        rect(x - r * 0.62, top, r * 1.24, r * 0.34, 5),
        polygon(
          [
            [x - r * 0.34, top + 4],
            [x + r * 0.34, top + 4],
            [x + r * 1.1, ground],
            [x - r * 1.1, ground],
          ],
          5,
        ),
      ),
      polygon(
        [
          [x, ground - r * 0.66],
          [x + r * 0.46, ground + 4],
          [x - r * 0.46, ground + 4],
        ],
        4,
      ),
    );
    const big = r * 1.25;
    return {
      plate: concat(shell, wheel(rear, at, r), hub, stand),
      second: wheel(front + u * 0.1 + big, ground - big, big),
    };
  },
};

/** A car with its bonnet up, steam over its engine. */
export const raisedBonnet: Plate = {
  about: ['car-radiator', 'coolant-light'],
  aspect: [2.3, 3.6],
  draw(held) {
    const { u, d, y0, shell, wheels } = carOf(held);
    const hinge = d + u * 0.1;
    const lid = rotate(
      parse(
        `M${hinge} ${y0 - 0.1 * u}H${hinge + 0.62 * u}Q${hinge + 0.82 * u} ${y0 - 0.1 * u} ${hinge + 0.82 * u} ${y0 + 0.06 * u}H${hinge}Z`,
      ),
      -66,
      hinge,
      y0 + 0.03 * u,
    );
    const [ex, ey] = [hinge + 0.56 * u, y0 - 0.02 * u];
    const puff = (x: number, y: number, size: number) => circle(ex + x * u, ey - y * u, size * u);
    const steam = union(
      puff(0.02, 0.06, 0.14),
      puff(0.06, 0.28, 0.17),
      puff(0.28, 0.42, 0.17),
      puff(0.2, 0.66, 0.22),
      puff(0.5, 0.6, 0.18),
    );
    return {
      plate: concat(union(shell, lid), wheels),
      second: subtract(steam, grow(union(shell, lid), GAP)),
    };
  },
};

/** A starter pack, its clamps raised on their cables. */
export const jumpPack: Plate = {
  about: ['car-battery', 'car-bolt'],
  aspect: [1.1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.42, 0.4);
    const box = rect(x0, y0, wide, high, 0.2 * m);
    const foot = (x: number) => rect(x - 0.16 * m, y1 - 6, 0.32 * m, 0.1 * m + 6, 0.04 * m);
    const grip = stroke(
      parse(
        `M${cx - 0.42 * m} ${y0 + 10}V${y0 - 0.16 * m}Q${cx - 0.42 * m} ${y0 - 0.3 * m} ${cx - 0.28 * m} ${y0 - 0.3 * m}H${cx + 0.28 * m}Q${cx + 0.42 * m} ${y0 - 0.3 * m} ${cx + 0.42 * m} ${y0 - 0.16 * m}V${y0 + 10}`,
      ),
      0.14 * m,
    );
    const [tx, ty] = [x1 + 0.5 * m, y0 - 0.1 * m];
    const cable = stroke(
      parse(
        `M${x1 - 10} ${y1 - 0.3 * m}C${x1 + 0.3 * m} ${y1 - 0.3 * m} ${tx - 0.08 * m} ${y1 - 0.5 * high} ${tx - 0.02 * m} ${ty + 0.1 * m}`,
      ),
      0.11 * m,
    );
    const at = (x: number, y: number) => `${tx + x * m} ${ty + y * m}`;
    const jaw = parse(
      `M${at(0, -0.06)}L${at(0.04, -0.14)}L${at(0.11, -0.16)}L${at(0.08, -0.24)}L${at(0.15, -0.28)}L${at(0.1, -0.35)}L${at(0.15, -0.41)}L${at(0.06, -0.47)}L${at(0.02, -0.54)}C${at(0.1, -0.6)} ${at(0.22, -0.56)} ${at(0.28, -0.42)}C${at(0.34, -0.26)} ${at(0.28, -0.1)} ${at(0.17, 0)}L${at(0.27, 0.3)}Q${at(0.28, 0.38)} ${at(0.2, 0.38)}H${tx + 0.12 * m}L${at(0, 0.12)}Z`,
    );
    const bolt = circle(tx, ty + 0.01 * m, 0.06 * m);
    const clamp = rotate(subtract(union(jaw, mirror(jaw, tx)), bolt), 14, tx, ty);
    const lead = subtract(cable, grow(clamp, GAP));
    const whole = union(box, grip, foot(x0 + 0.4 * m), foot(x1 - 0.4 * m), lead, mirror(lead, cx));
    return { plate: whole, second: concat(clamp, mirror(clamp, cx)) };
  },
};

/** The block of a crane with its hook. */
export const hookBlock: Plate = {
  about: ['tow-truck', 'hooked-car', 'flatbed-tow', 'crane-hook', 'crane-truck', 'chain-hoist'],
  aspect: [1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.52, 0.44, 0.42);
    const [top, low] = [y0, y1];
    const inset = 0.18 * m;
    const block = polygon(
      [
        [x0 + inset, top],
        [x1 - inset, top],
        [x1, y0 + 0.2 * m],
        [x1, y1 - 0.2 * m],
        [x1 - inset, low],
        [x0 + inset, low],
        [x0, y1 - 0.2 * m],
        [x0, y0 + 0.2 * m],
      ],
      0.12 * m,
    );
    const rope = (x: number) => rect(x - 0.07 * m, top - 0.3 * m, 0.15 * m, 0.3 * m + 8);
    const side = Math.min(wide * 0.26, 0.5 * m);
    const neck = low + GAP;
    const [r, t] = [0.27 * m, 0.19 * m];
    const hy = neck + 0.26 * m + r;
    const hook = union(
      rect(cx - 0.22 * m, neck, 0.44 * m, 0.15 * m, 0.05 * m),
      rect(cx - t / 2, neck, t, hy - r - neck + t / 2),
      stroke(arc(cx, hy, r, -92, 165), t, { cap: 'round' }),
      polygon([
        [cx - r - t / 2, hy + 0.14 * m],
        [cx - r - 0.02 * m, hy - 0.2 * m],
        [cx - r + t / 2, hy + 0.14 * m],
      ]),
    );
    return { plate: union(block, rope(cx - side), rope(cx + side)), second: hook };
  },
};

/** Tyres piled up, the name on the tread of one. */
export const tyrePile: Plate = {
  about: ['tire', 'rim', 'tire-stack'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.66, 0.36);
    const slim = 0.5 * m;
    const tyre = (y: number, h: number, shift: number) => {
      const k = Math.min(0.24 * m, h * 0.45);
      return translate(rect(x0 - 0.1 * m, y, wide + 0.2 * m, h, k), shift, 0);
    };
    const count = Math.round(wide / (0.34 * m));
    const step = wide / count;
    const tread = (y: number, h: number, shift: number) =>
      Array.from({ length: count }, (_, i) => {
        const x = x0 + step * (i + 0.5) + shift;
        return stroke(line(x - 0.06 * m, y + 0.24 * h, x + 0.06 * m, y + 0.76 * h), 12);
      });
    const topY = y0 - GAP - slim;
    const lowY = y1 + GAP;
    const high = y1 - y0;
    const edges = [0.22, 0.5, 0.78].flatMap((share) =>
      [x0 - 0.03 * m, x1 + 0.03 * m].map((x) => {
        const y = y0 + high * share;
        return stroke(line(x - 0.1 * m, y + 0.05 * m, x + 0.1 * m, y - 0.05 * m), 12);
      }),
    );
    const mouth = ellipse(cx + 0.12 * m, topY - 0.02 * m, wide * 0.42, 0.16 * m);
    const ring = subtract(mouth, ellipse(cx + 0.12 * m, topY - 0.02 * m, wide * 0.3, 0.08 * m));
    return {
      plate: concat(
        subtract(tyre(y0, high, 0), ...edges),
        subtract(tyre(lowY, slim, -0.06 * m), ...tread(lowY, slim, -0.06 * m)),
      ),
      second: concat(
        subtract(tyre(topY, slim, 0.12 * m), ...tread(topY, slim, 0.12 * m), grow(mouth, 10)),
        ring,
      ),
    };
  },
};
