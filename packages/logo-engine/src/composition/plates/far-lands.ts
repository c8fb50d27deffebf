/** Plates of who trains in halls with a gong. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A gong in its frame. */
export const framedGong: Plate = {
  about: ['martial-belt', 'gong'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { cx, cy, gap } = bodyAround(held, 0.3, 0.3);
    const r = Math.hypot(held.width * 0.5, held.height * 0.42) + 30;
    const disc = circle(cx, cy, r);
    const beam = cy - 1.24 * r;
    const way = (s: 1 | -1) => (x: number, y: number) => `${cx + s * x * r} ${cy + y * r}`;
    const half = (s: 1 | -1) => {
      const at = way(s);
      return parse(
        `M${at(-0.01, -1.34)}L${at(1.1, -1.34)}Q${at(1.36, -1.34)} ${at(1.48, -1.5)}Q${at(1.6, -1.58)} ${at(1.58, -1.42)}Q${at(1.54, -1.14)} ${at(1.2, -1.14)}L${at(-0.01, -1.14)}Z`,
      );
    };
    const post = (s: 1 | -1) =>
      union(
        rect(cx + s * 1.2 * r - 0.09 * r, cy - 1.24 * r, 0.18 * r, 2.4 * r),
        rect(cx + s * 1.2 * r - 0.3 * r, cy + 1.1 * r, 0.6 * r, 0.18 * r, 0.07 * r),
      );
    const cords = [-0.5, 0.5].map((x) =>
      stroke(line(cx + x * r, beam, cx + x * r * 1.06, cy - 0.8 * r), 0.09 * r, { cap: 'butt' }),
    );
    const frame = union(half(1), half(-1), post(1), post(-1));
    return {
      plate: concat(disc, subtract(union(...cords), grow(disc, gap), frame)),
      second: frame,
    };
  },
};
