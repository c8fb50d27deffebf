/** Plates of who carries people: by minibus, coach, light aircraft. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A minibus from its side, the name under its windows. */
export const sideMinibus: Plate = {
  about: ['minibus', 'school-bus', 'pencil-bus', 'bus', 'access-van'],
  aspect: [1.7, 3.2],
  draw(held) {
    const size = 0.6 * held.height + 0.16 * held.width;
    const r = 0.12 * CAP + 0.18 * size;
    const pane = 0.2 * CAP + 0.26 * size;
    const rim = 0.09 * CAP + 0.06 * size;
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.3 * CAP];
    const [y0, sill] = [held.y - 0.34 * CAP - pane - rim, held.y - 0.34 * CAP];
    const y1 = bottom(held) + 0.24 * CAP + GAP + r * 0.8;
    const h = y1 - y0;
    const nose = x1 + 0.66 * h;
    const shell = parse(
      `M${x0} ${y0 + 0.2 * h}C${x0} ${y0 + 0.06 * h} ${x0 + 0.06 * h} ${y0} ${x0 + 0.2 * h} ${y0}H${x1 - 0.04 * h}C${x1 + 0.14 * h} ${y0} ${x1 + 0.22 * h} ${y0 + 0.1 * h} ${x1 + 0.36 * h} ${sill + 0.08 * h}C${nose - 0.1 * h} ${sill + 0.12 * h} ${nose} ${sill + 0.18 * h} ${nose} ${sill + 0.36 * h}V${y1 - 0.06 * h}Q${nose} ${y1} ${nose - 0.06 * h} ${y1}H${x0 + 0.06 * h}Q${x0} ${y1} ${x0} ${y1 - 0.06 * h}Z`,
    );
    const top = y0 + rim;
    const door = x1 - 0.16 * h;
    const fore = polygon(
      [
        [door, top],
        [x1 + 0.02 * h, top],
        [x1 + 0.26 * h, sill],
        [door, sill],
      ],
      0.06 * CAP,
    );
    const from = x0 + rim * 1.1;
    const count = Math.max(2, Math.round((door - from) / (pane * 1.5)));
    const step = (door - from) / count;
    const panes = Array.from({ length: count }, (_, i) =>
      rect(from + i * step, top, step - rim * 0.8, sill - top, 0.09 * CAP),
    );
    const lamp = circle(nose - 0.03 * h, sill + 0.3 * h, 0.075 * h);
    const at = y1 + r * 0.12;
    return {
      plate: onWheels(subtract(shell, fore, ...panes, lamp), r, at, x0 + r * 2.3, x1 + 0.26 * h),
    };
  },
};

/** A long-distance coach, its mirrors like horns. */
export const nightCoach: Plate = {
  about: ['bus', 'coach'],
  aspect: [1.8, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: bodyHigh, size: m } = bodyAround(held, 0.44, 0.34, 0.3);
    const band = 0.34 * m;
    const rim = 0.13 * m;
    const top = y0 - band - rim;
    const r = 0.21 * m;
    const low = y1 + 0.26 * m;
    const h = low - top;
    const nose = x1 + 0.52 * m;
    const shell = parse(
      `M${x0} ${top + 0.12 * m}Q${x0} ${top} ${x0 + 0.12 * m} ${top}H${nose - 0.34 * m}C${nose - 0.1 * m} ${top} ${nose} ${top + 0.3 * h} ${nose + 0.06 * m} ${top + 0.62 * h}C${nose + 0.1 * m} ${low - 0.2 * h} ${nose + 0.06 * m} ${low} ${nose - 0.06 * m} ${low}H${x0 + 0.08 * m}Q${x0} ${low} ${x0} ${low - 0.08 * m}Z`,
    );
    const glass = parse(
      `M${x0 + rim} ${top + rim}H${x1 - 0.2 * m}V${top + rim + band - 0.02 * m}H${x0 + rim}Z`,
    );
    const posts = Math.max(2, Math.round((x1 - x0) / (0.8 * m)));
    const step = (x1 - 0.2 * m - x0 - rim) / posts;
    const bars = Array.from({ length: posts - 1 }, (_, i) => {
      const x = x0 + rim + step * (i + 1);
      return stroke(line(x - 0.1 * m, top + rim + band, x + 0.1 * m, top), 14);
    });
    const screen = parse(
      `M${x1 + 0.02 * m} ${top + rim}H${nose - 0.34 * m}C${nose - 0.2 * m} ${top + rim} ${nose - 0.12 * m} ${top + 0.3 * h} ${nose - 0.07 * m} ${y0 + 0.5 * bodyHigh}H${x1 + 0.18 * m}C${x1 + 0.06 * m} ${y0 + 0.3 * bodyHigh} ${x1 + 0.02 * m} ${y0} ${x1 + 0.02 * m} ${top + rim}Z`,
    );
    const horn = stroke(
      parse(
        `M${nose - 0.4 * m} ${top + 0.05 * m}C${nose - 0.1 * m} ${top - 0.04 * m} ${nose + 0.16 * m} ${top - 0.02 * m} ${nose + 0.18 * m} ${top + 0.4 * m}`,
      ),
      0.1 * m,
    );
    const lamp = rect(nose - 0.06 * m, low - 0.36 * m, 0.3 * m, 0.1 * m, 0.03 * m);
    const body = subtract(union(shell, horn), subtract(glass, ...bars), screen, lamp);
    const at = low + r * 0.1;
    return { plate: onWheels(body, r, at, x0 + r * 2, x0 + r * 4.3, x1 + 0.08 * m) };
  },
};

/** A light aircraft from its side, its wing over its cabin. */
export const propPlane: Plate = {
  about: ['airplane-tilt', 'light-aircraft'],
  aspect: [1.8, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high: h, size: m } = bodyAround(held, 0.3, 0.32, 0.34);
    const tail = x0 - 0.98 * m;
    const nose = x1 + 0.34 * m;
    const hull = parse(
      `M${tail + 0.1 * m} ${y0 + 0.02 * m}L${x0} ${y0}H${x1}C${x1 + 0.2 * m} ${y0} ${nose} ${y0 + 0.12 * h} ${nose} ${y0 + 0.4 * h}V${y1 - 0.3 * h}Q${nose} ${y1} ${x1} ${y1}H${x0 + 0.2 * m}C${x0 - 0.3 * m} ${y1} ${x0 - 0.5 * m} ${y0 + 0.5 * h} ${tail + 0.06 * m} ${y0 + 0.26 * m}Q${tail} ${y0 + 0.04 * m} ${tail + 0.1 * m} ${y0 + 0.02 * m}Z`,
    );
    const fin = polygon(
      [
        [tail + 0.02 * m, y0 - 0.56 * m],
        [tail + 0.26 * m, y0 - 0.56 * m],
        [tail + 0.66 * m, y0 + 0.06 * m],
        [tail + 0.1 * m, y0 + 0.2 * m],
      ],
      0.07 * m,
    );
    const [a, b] = [x0 + 0.3 * wide, x1 - 0.04 * m];
    const roof = y0 - 0.4 * m;
    const cabin = polygon(
      [
        [a - 0.3 * m, y0 + 8],
        [a + 0.04 * m, roof],
        [b - 0.3 * m, roof],
        [b + 0.1 * m, y0 + 8],
      ],
      0.05 * m,
    );
    const mid = (a + b) / 2 - 0.08 * m;
    const panes = [
      polygon(
        [
          [a - 0.04 * m, y0 - 0.06 * m],
          [a + 0.12 * m, roof + 0.1 * m],
          [mid - 0.06 * m, roof + 0.1 * m],
          [mid - 0.06 * m, y0 - 0.06 * m],
        ],
        0.04 * m,
      ),
      polygon(
        [
          [mid + 0.06 * m, y0 - 0.06 * m],
          [mid + 0.06 * m, roof + 0.1 * m],
          [b - 0.34 * m, roof + 0.1 * m],
          [b - 0.12 * m, y0 - 0.06 * m],
        ],
        0.04 * m,
      ),
    ];
    const wing = rect(a - 0.2 * m, roof - GAP - 0.17 * m, b - a + 0.2 * m, 0.17 * m, 0.08 * m);
    const axle = y1 + 0.3 * m;
    const gear = (x: number, from: number, r: number) =>
      union(stroke(line(from, y1 - 10, x, axle), 0.11 * m), circle(x, axle, r));
    const hubs = [x0 + 0.42 * wide, x1 + 0.04 * m];
    const [left = 0, right = 0] = hubs;
    const legs = subtract(
      union(gear(left, left + 0.16 * m, 0.2 * m), gear(right, right, 0.17 * m)),
      ...hubs.map((x) => circle(x, axle, 0.07 * m)),
    );
    const prop = nose + GAP;
    const cy = y0 + 0.52 * h;
    const blade = union(
      ellipse(prop + 0.07 * m, cy, 0.075 * m, 0.62 * m),
      parse(
        `M${prop} ${cy - 0.17 * m}Q${prop + 0.3 * m} ${cy - 0.12 * m} ${prop + 0.3 * m} ${cy}Q${prop + 0.3 * m} ${cy + 0.12 * m} ${prop} ${cy + 0.17 * m}Z`,
      ),
    );
    return {
      plate: subtract(union(hull, fin, cabin, legs), ...panes),
      second: concat(wing, blade),
    };
  },
};
