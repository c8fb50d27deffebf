/** Plates of who makes signs and stamps. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, type Point, polygon, rect, star } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A sign with an even chain of bulbs round its edge, which points at the door. */
export const lightSign: Plate = {
  about: ['letter-lights', 'neon-sign'],
  aspect: [1.3, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.94 * CAP, right(held) + 0.36 * CAP];
    const [y0, y1] = [held.y - 0.78 * CAP, bottom(held) + 0.78 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [over, nose] = [0.19 * high, 0.54 * high];
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

/** A rubber stamp: its handle, the name on its block, and the rubber below. */
export const rubberStamp: Plate = {
  about: ['stamp', 'trademark'],
  aspect: [1.4, 3],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const s = (high + (x1 - x0) * 0.5) / 2;
    const top = y0 - 0.96 * s;
    const half = (way: 1 | -1) => {
      const x = (share: number) => cx + way * share * s;
      return parse(
        `M${cx} ${top}C${x(0.22)} ${top} ${x(0.33)} ${top + 0.1 * s} ${x(0.33)} ${top + 0.24 * s}C${x(0.33)} ${top + 0.42 * s} ${x(0.15)} ${top + 0.46 * s} ${x(0.15)} ${top + 0.62 * s}C${x(0.15)} ${y0 - 0.12 * s} ${x(0.28)} ${y0 - 0.05 * s} ${x(0.56)} ${y0 + 4}L${cx} ${y0 + 4}Z`,
      );
    };
    const block = union(
      rect(x0, y0, x1 - x0, high, 0.2 * s),
      rect(x0, y0 + high * 0.5, x1 - x0, high * 0.5, 0.03 * CAP),
    );
    const handle = union(half(1), half(-1), rect(cx - 5, top + 4, 10, y0 - top));
    const rubber = rect(x0 - 0.1 * s, y1 + GAP, x1 - x0 + 0.2 * s, 0.22 * s, 0.05 * s);
    return { plate: concat(union(handle, block), rubber) };
  },
};

/** The canopy of a theatre in its lights, a star on it. */
export const marquee: Plate = {
  about: ['letter-lights', 'neon-sign'],
  aspect: [1.9, 3.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.44 * CAP, right(held) + 0.44 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const [wide, cx] = [x1 - x0, centreX(held)];
    const s = (y1 - y0 + wide * 0.4) / 2;
    const rail = 0.34 * s;
    const r = 0.085 * s;
    const count = Math.max(5, Math.round((wide + 0.2 * s) / (3.6 * r)));
    const chain = (y: number) =>
      Array.from({ length: count }, (_, i) =>
        circle(x0 - 0.1 * s + ((wide + 0.2 * s) * (i + 0.5)) / count, y, r),
      );
    const bar = (y: number) => rect(x0 - 0.22 * s, y, wide + 0.44 * s, rail, 0.1 * s);
    const [top, low] = [y0 - GAP - rail, y1 + GAP];
    const crest = 0.5 * s;
    const arch = subtract(
      ellipse(cx, top, 0.38 * wide, crest + 0.14 * s),
      rect(cx - 2 * s, top + 8, 4 * s, 2 * s),
    );
    return {
      plate: concat(
        subtract(
          union(bar(top), arch),
          ...chain(top + rail / 2),
          star(cx, top - 0.27 * s, 0.28 * s, 0.125 * s, 5, 4),
        ),
        rect(x0, y0, wide, y1 - y0, 0.04 * CAP),
        subtract(bar(low), ...chain(low + rail / 2)),
      ),
    };
  },
};
