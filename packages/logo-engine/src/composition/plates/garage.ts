/** Plates of who mends what drives. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, type Point, polygon, rect, regular } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, px: number, py: number) => {
  const [x0, x1, y0, y1] = [
    held.x - px * CAP,
    right(held) + px * CAP,
    held.y - py * CAP,
    bottom(held) + py * CAP,
  ];
  return { x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
};

/** A spanner, the name on its bar. */
export const spanner: Plate = {
  about: ['wrench', 'car-wrench', 'car-lift', 'engine', 'crankshaft'],
  aspect: [1.3, 6],
  draw(held) {
    const { x0, x1, y0, high, cy } = around(held, 0.3, 0.3);
    const r = Math.min(high * 0.76, high * 0.5 + 0.44 * CAP);
    const hx = x0 - r * 0.72;
    const jaw = union(
      rotate(regular(hx, cy, r * 0.5, 6), 30, hx, cy),
      rect(hx - r * 1.3, cy - r * 0.43, r * 1.3, r * 0.86),
    );
    const end = Math.min(high * 0.5, 1.2 * CAP);
    const bar = union(rect(hx, y0, high * 0.8, high), rect(hx, y0, x1 + high * 0.24 - hx, high, end));
    const whole = shrink(grow(union(circle(hx, cy, r), bar), 16), 16);
    return { plate: subtract(whole, rotate(jaw, -18, hx, cy)) };
  },
};

/** A car battery with its two poles. */
export const carBattery: Plate = {
  about: ['car-battery', 'car-bolt'],
  aspect: [1, 5],
  draw(held) {
    const { x0, x1, y0, y1, wide, high } = around(held, 0.46, 0.4);
    const u = Math.min(high, 2.6 * CAP);
    const top = y0 - 10 - u * 0.3;
    const pole = (x: number) => rect(x - u * 0.17, top - u * 0.15, u * 0.34, u * 0.2, u * 0.05);
    const bar = (x: number, w: number, h: number) => rect(x - w / 2, y0 - 10 - u * 0.15 - h / 2, w, h);
    const [thick, long] = [Math.max(10, u * 0.055), u * 0.19];
    const [l, r] = [x0 + u * 0.26, x1 - u * 0.26];
    const plus = union(bar(r, long, thick), bar(r, thick, long));
    const lid = union(rect(x0 - u * 0.07, top, wide + u * 0.14, u * 0.3, u * 0.06), pole(l), pole(r));
    const body = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 - u * 0.05, y1],
        [x0 + u * 0.05, y1],
      ],
      u * 0.07,
    );
    return { plate: concat(body, subtract(lid, plus, bar(l, long, thick))) };
  },
};

/** A road sign that points on, on two posts. */
export const roadSign: Plate = {
  about: [
    'road',
    'learner-car',
    'traffic-light',
    'traffic-cone',
    'parking-sign',
    'boom-barrier',
    'semi-truck',
  ],
  aspect: [1.1, 5],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cy } = around(
      { ...held, x: held.x - 8, width: held.width + 8 },
      0.48,
      0.48,
    );
    const u = Math.min(high, 2.6 * CAP);
    const arrow = (d: number, r: number) =>
      polygon(
        [
          [x0 + d, y0 + d],
          [x1 - u * 0.1 - d * 0.4, y0 + d],
          [x1 + u * 0.36 - d * 1.2, cy],
          [x1 - u * 0.1 - d * 0.4, y1 - d],
          [x0 + d, y1 - d],
        ],
        r,
      );
    const post = (x: number) => rect(x - u * 0.08, y1 + 10, u * 0.16, u * 0.36, 3);
    const side = Math.min(wide * 0.22, u * 0.6);
    const sign = subtract(arrow(0, 24), subtract(arrow(12, 16), arrow(22, 10)));
    return { plate: concat(sign, post(x0 + side), post(x1 - side + u * 0.1)) };
  },
};

/** A bolt with its head and its thread. */
export const hexBolt: Plate = {
  about: ['tools', 'screw', 'nut', 'bearing', 'caliper'],
  aspect: [1.1, 6],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = around(held, 0.3, 0.34);
    const u = Math.min(high, 2.4 * CAP);
    const [far, more] = [x0 - u * 0.42, u * 0.2];
    const head = parse(
      `M${x0} ${y0 - more + 6}Q${x0} ${y0 - more} ${x0 - 6} ${y0 - more}H${far + u * 0.1}Q${far - u * 0.1} ${cy} ${far + u * 0.1} ${y1 + more}H${x0 - 6}Q${x0} ${y1 + more} ${x0} ${y1 + more - 6}Z`,
    );
    const lines = [y0 + high * 0.14, y1 - high * 0.14].map((y) => rect(far - u, y - 5, u * 1.42 - 6, 10));
    const pitch = u * 0.2;
    const edge = (y: number, out: -1 | 1): Point[] =>
      [0, 1, 2].flatMap((i): Point[] => [
        [x1 + pitch * (i + (out < 0 ? 0.25 : 0)), y - out * u * 0.08],
        [x1 + pitch * (i + (out < 0 ? 0.75 : 0.5)), y],
      ]);
    const end = x1 + pitch * 3.15;
    const shank = polygon(
      [
        [x0 - 6, y0],
        [x1 - u * 0.04, y0],
        ...edge(y0, -1),
        [end, y0 + u * 0.16],
        [end, y1 - u * 0.16],
        ...edge(y1, 1).reverse(),
        [x1 - u * 0.08, y1],
        [x0 - 6, y1],
      ],
      u * 0.02,
    );
    const slits = [0, 1, 2].map((i) => {
      const x = x1 + pitch * i;
      return stroke(parse(`M${x + pitch * 0.25} ${y0 + u * 0.08}L${x} ${y1 - u * 0.08}`), 10);
    });
    return { plate: union(subtract(head, ...lines), subtract(shank, ...slits)) };
  },
};
