/** Plates of who shows the night sky, and of who lights it. */
import { bounds } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, contours, rotate } from '../../geometry/path.js';
import { circle, ellipse, polar, polygon, rect, star } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A planet in its ring. */
export const ringedGlobe: Plate = {
  about: ['telescope-star', 'observatory', 'planet'],
  aspect: [1, 2],
  draw(held) {
    const { cx, cy, gap } = bodyAround(held, 0.3, 0.3);
    const r = Math.hypot(held.width * 0.5, held.height * 0.42) + 30;
    const ball = circle(cx, cy, r);
    const ring = (rx: number, ry: number) => rotate(ellipse(cx, cy, rx, ry), -20, cx, cy);
    const wings = subtract(ring(1.72 * r, 0.54 * r), ring(1.46 * r, 0.34 * r), grow(ball, gap + 3));
    const sparkle = (turn: number, far: number, size: number) =>
      star(...polar(cx, cy, far * r, turn), size * r, size * 0.36 * r, 4, 0.02 * r);
    return {
      plate: ball,
      second: concat(wings, sparkle(-148, 1.34, 0.2), sparkle(34, 1.36, 0.16)),
    };
  },
};

/** A falling star, its tail behind it. */
export const shootingStar: Plate = {
  about: ['telescope-star', 'observatory'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cy, size: m } = bodyAround(held, 0.3, 0.3);
    const r = 0.6 * h + 0.26 * m;
    const sx = x1 + 0.92 * r;
    const body = rotate(star(sx, cy, r, 0.5 * r, 5, 0.1 * r), 8, sx, cy);
    const tail = parse(
      `M${sx} ${y0}H${x0}L${x0 - 0.62 * m} ${y0 + 0.05 * h}Q${x0 - 0.7 * m} ${y0 + 0.08 * h} ${x0 - 0.62 * m} ${y0 + 0.11 * h}L${x0 - 0.1 * m} ${y0 + 0.3 * h}L${x0 - 0.96 * m} ${cy - 0.04 * h}Q${x0 - 1.06 * m} ${cy} ${x0 - 0.96 * m} ${cy + 0.04 * h}L${x0 - 0.1 * m} ${y1 - 0.3 * h}L${x0 - 0.62 * m} ${y1 - 0.11 * h}Q${x0 - 0.7 * m} ${y1 - 0.08 * h} ${x0 - 0.62 * m} ${y1 - 0.05 * h}L${x0} ${y1}H${sx}Z`,
    );
    const behind = contours(softened(subtract(tail, grow(body, 13)), 7)).filter(
      (part) => (bounds(part)?.width ?? 0) > held.width,
    );
    return { plate: concat(...behind), second: body };
  },
};

/** A fountain of sparks on the ground. */
export const sparkCone: Plate = {
  about: ['skyrocket', 'fireworks', 'fire-fountain'],
  aspect: [0.8, 2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cx, gap, size: m } = bodyAround(held, 0.34, 0.3);
    const lean = 0.16 * h;
    const at = (y: number, more = 0) => {
      const d = (lean * (y - y0)) / h + more;
      return [x0 - d, x1 + d] as const;
    };
    const part = (top: number, low: number, more = 0) =>
      polygon(
        [
          [at(top, more)[0], top],
          [at(top, more)[1], top],
          [at(low, more)[1], low],
          [at(low, more)[0], low],
        ],
        0.06 * m,
      );
    const [bt, bb] = [y1 + gap, y1 + gap + 0.26 * m];
    const foot = rect(at(bb)[0] - 0.16 * m, bb + gap, at(bb)[1] - at(bb)[0] + 0.32 * m, 0.17 * m, 0.06 * m);
    const cap = part(y0 - gap - 0.2 * m, y0 - gap);
    const sy = y0 - 2 * gap - 0.2 * m;
    const mouth = at(y0)[1] - cx;
    const sparks = [-62, -31, 0, 31, 62].map((turn) => {
      const long = 1.02 - Math.abs(turn) * 0.006;
      const x = cx + (turn / 62) * 0.5 * mouth;
      return rotate(
        union(
          polygon(
            [
              [x - 0.035 * m, sy],
              [x + 0.035 * m, sy],
              [x + 0.12 * m, sy - long * m],
              [x - 0.12 * m, sy - long * m],
            ],
            0.02 * m,
          ),
          circle(x, sy - long * m, 0.123 * m),
        ),
        turn,
        x,
        sy,
      );
    });
    const stars = [-46, -15.5, 15.5, 46].map((turn) => {
      const [x, y] = polar(cx + (turn / 62) * 0.5 * mouth, sy, 1.04 * m, turn - 90);
      return star(x, y, 0.17 * m, 0.075 * m, 5, 3);
    });
    const lit = subtract(union(...sparks), rect(cx - 9 * m, sy + 0.01, 18 * m, m));
    return { plate: concat(part(y0, y1), part(bt, bb), foot), second: concat(cap, lit, ...stars) };
  },
};
