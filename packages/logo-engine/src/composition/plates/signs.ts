/** Plates of who makes signs and stamps. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A sign with a row of bulbs above and below, which points at the door. */
export const lightSign: Plate = {
  about: ['letter-lights', 'neon-sign'],
  aspect: [1, 5.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.72 * CAP, bottom(held) + 0.72 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [over, nose] = [0.2 * high, 0.56 * high];
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
    const r = 0.1 * CAP;
    const inset = 0.26 * CAP;
    const count = Math.max(4, Math.round((x1 - x0 - 2 * inset) / (0.46 * CAP)));
    const pitch = (x1 - x0 - 2 * inset) / count;
    const bulbs = Array.from({ length: count + 1 }, (_, i) => x0 + inset + pitch * i).flatMap((x) => [
      circle(x, y0 + inset, r),
      circle(x, y1 - inset, r),
    ]);
    const slope = Math.atan2(high / 2 + over, nose);
    const head = [0.24, 0.5, 0.76].flatMap((share) => {
      const x = x1 + nose * share - Math.sin(slope) * inset;
      const y = (high / 2 + over) * (1 - share) - Math.cos(slope) * inset;
      return share > 0.7 ? [] : [circle(x, cy - y, r), circle(x, cy + y, r)];
    });
    return { plate: subtract(arrow, ...bulbs, ...head, circle(x1 + nose - 0.42 * CAP, cy, r)) };
  },
};

/** A rubber stamp, its handle above the name. */
export const rubberStamp: Plate = {
  about: ['stamp'],
  aspect: [1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const s = Math.min(0.6 * high, 1.4 * CAP);
    const foot = 0.24 * s;
    const y = y0 - GAP - foot;
    const knob = ellipse(cx, y - s * 0.52, s * 0.4, s * 0.3);
    const neck = polygon([
      [cx - s * 0.17, y - s * 0.5],
      [cx + s * 0.17, y - s * 0.5],
      [cx + s * 0.24, y + 4],
      [cx - s * 0.24, y + 4],
    ]);
    const collar = rect(cx - s * 0.62, y, s * 1.24, foot + 30, foot * 0.6);
    const handle = subtract(union(knob, neck, collar), rect(x0, y0 - GAP, x1 - x0, high));
    const block = union(
      rect(x0, y0, x1 - x0, high, 0.2 * CAP),
      rect(x0, y0 + high * 0.5, x1 - x0, high * 0.5, 0.05 * CAP),
    );
    const rubber = rect(x0 + 0.1 * CAP, y1 + GAP, x1 - x0 - 0.2 * CAP, 0.2 * CAP, 0.05 * CAP);
    return { plate: concat(block, handle, rubber) };
  },
};
