/** Plates of who makes signs and stamps. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A sign with an even chain of bulbs round its edge, which points at the door. */
export const lightSign: Plate = {
  about: ['letter-lights', 'neon-sign'],
  aspect: [1.3, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.78 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.78 * CAP, bottom(held) + 0.78 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [over, nose] = [0.13 * high, 0.5 * high];
    const arrow = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1, y0 - over],
        [x1 + nose, cy],
        [x1, y1 + over],
        [x1, y1],
        [x0, y1],
      ],
      0.12 * CAP,
    );
    const inset = 0.3 * CAP;
    const tall = high / 2 + over;
    const long = Math.hypot(tall, nose);
    const tip = x1 + nose - (inset * long) / tall;
    const neck = tip - ((high / 2 - inset) * nose) / tall;
    const [left, top] = [x0 + inset, y0 + inset];
    const along = (from: Point, to: Point): Point[] => {
      const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (0.44 * CAP)));
      return Array.from({ length: steps }, (_, i) => [
        from[0] + ((to[0] - from[0]) * i) / steps,
        from[1] + ((to[1] - from[1]) * i) / steps,
      ]);
    };
    const chain = [
      ...along([left, top], [neck, top]),
      ...along([neck, top], [tip, cy]),
      ...along([tip, cy], [neck, y1 - inset]),
      ...along([neck, y1 - inset], [left, y1 - inset]),
      ...along([left, y1 - inset], [left, top]),
    ];
    return { plate: subtract(arrow, ...chain.map(([x, y]) => circle(x, y, 0.115 * CAP))) };
  },
};

/** A rubber stamp: its big handle, the name on its block, and what it has printed. */
export const rubberStamp: Plate = {
  about: ['stamp'],
  aspect: [1.2, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const s = (high + (x1 - x0) * 0.6) / 2;
    const foot = y0 - GAP;
    const top = foot - 0.98 * s;
    const handle = parse(
      `M${cx} ${top}C${cx + 0.3 * s} ${top} ${cx + 0.42 * s} ${top + 0.1 * s} ${cx + 0.42 * s} ${top + 0.24 * s}C${cx + 0.42 * s} ${top + 0.44 * s} ${cx + 0.17 * s} ${top + 0.44 * s} ${cx + 0.17 * s} ${foot - 0.3 * s}C${cx + 0.17 * s} ${foot - 0.18 * s} ${cx + 0.3 * s} ${foot - 0.17 * s} ${cx + 0.46 * s} ${foot - 0.16 * s}Q${cx + 0.52 * s} ${foot - 0.15 * s} ${cx + 0.52 * s} ${foot - 0.08 * s}L${cx + 0.52 * s} ${foot}L${cx - 0.52 * s} ${foot}L${cx - 0.52 * s} ${foot - 0.08 * s}Q${cx - 0.52 * s} ${foot - 0.15 * s} ${cx - 0.46 * s} ${foot - 0.16 * s}C${cx - 0.3 * s} ${foot - 0.17 * s} ${cx - 0.17 * s} ${foot - 0.18 * s} ${cx - 0.17 * s} ${foot - 0.3 * s}C${cx - 0.17 * s} ${top + 0.44 * s} ${cx - 0.42 * s} ${top + 0.44 * s} ${cx - 0.42 * s} ${top + 0.24 * s}C${cx - 0.42 * s} ${top + 0.1 * s} ${cx - 0.3 * s} ${top} ${cx} ${top}Z`,
    );
    const block = union(
      rect(x0, y0, x1 - x0, high, 0.22 * CAP),
      rect(x0, y0 + high * 0.5, x1 - x0, high * 0.5, 0.04 * CAP),
    );
    const pad = rect(x0 + 0.14 * s, y1 + GAP, x1 - x0 - 0.28 * s, 0.16 * s, 0.03 * CAP);
    const print = rect(x0 - 0.12 * s, y1 + GAP * 2 + 0.16 * s, x1 - x0 + 0.24 * s, 0.12 * s, 0.06 * s);
    return { plate: concat(handle, block, pad), second: print };
  },
};
