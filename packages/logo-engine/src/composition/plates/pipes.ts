/** Plates of who lays pipes and bores wells. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate, scale, translate } from '../../geometry/path.js';
import { circle, line, polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { DROP } from './fittings.js';
import type { Plate } from './plate.js';

/** A valve between its flanges, the name on its body and its wheel on top. */
export const valve: Plate = {
  about: ['pipe', 'drop-wrench', 'faucet', 'motor-pump', 'drip-line'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, high, wide, cx, mean } = bodyAround(held, 0.48, 0.4);
    const u = mean * 0.58;
    const flange = (x: number) => rect(x, y0 - u * 0.1, u * 0.17, high + u * 0.2, u * 0.05);
    const stub = (x: number) => rect(x, y0 + u * 0.1, u * 0.3, high - u * 0.2, 4);
    const [left, far] = [x0 - u * 0.1, x1 + u * 0.1];
    const core = union(rect(left, y0, wide + u * 0.2, high), flange(left - u * 0.05), flange(far - u * 0.12));
    const outer = (way: number) => {
      const x = way < 0 ? left - u * 0.05 - 11 - u * 0.17 : far + u * 0.05 + 11;
      return union(flange(x), stub(way < 0 ? x - u * 0.24 : x + u * 0.11));
    };
    const [hy, r, t] = [y0 - u * 0.78, u * 0.42, Math.max(14, u * 0.12)];
    const spokes = [0, 60, 120].map((turn) =>
      rotate(rect(cx - r + 4, hy - t * 0.4, r * 2 - 8, t * 0.8), turn, cx, hy),
    );
    const wheel = union(
      subtract(circle(cx, hy, r), circle(cx, hy, r - t)),
      ...spokes,
      circle(cx, hy, u * 0.12),
    );
    const neck = union(
      rect(cx - u * 0.28, y0 - u * 0.18, u * 0.56, u * 0.2, u * 0.05),
      rect(cx - u * 0.14, y0 - u * 0.3, u * 0.28, u * 0.2, 4),
    );
    return { plate: concat(union(core, neck), outer(-1), outer(1)), second: translate(wheel, 0, -4) };
  },
};

/** A derrick on the ground that it bores, the name in the ground and water under it. */
export const derrick: Plate = {
  about: ['well-bore', 'drilling-rig'],
  aspect: [1.7, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, mean } = bodyAround(held, 0.62, 0.44);
    const u = mean * 0.6;
    const t = Math.max(14, u * 0.1);
    const top = y0 - u * 1.06;
    const half = (y: number) => u * (0.15 + (0.42 * (y - top)) / (u * 1.06));
    const bar = (xa: number, ya: number, xb: number, yb: number, w = t) =>
      stroke(line(xa, ya, xb, yb), w, { cap: 'butt' });
    const [a, b] = [y0 - u * 0.34, y0 - u * 0.72];
    const tower = union(
      bar(cx - half(top), top, cx - half(y0 + 10), y0 + 10),
      bar(cx + half(top), top, cx + half(y0 + 10), y0 + 10),
      bar(cx - half(a), a, cx + half(a), a),
      bar(cx - half(b), b, cx + half(b), b),
      bar(cx - half(a), a, cx + half(b), b, t * 0.85),
      bar(cx - half(y0), y0, cx + half(a), a, t * 0.85),
      rect(cx - u * 0.24, top - u * 0.1, u * 0.48, u * 0.16, u * 0.04),
    );
    const ground = union(
      rect(x0, y0, x1 - x0, y1 - y0, 8),
      rect(x0 - u * 0.34, y0, x1 - x0 + u * 0.68, u * 0.13, u * 0.06),
    );
    const low = y1 + u * 0.4;
    const bit = union(
      rect(cx - u * 0.08, y1 - 10, u * 0.16, u * 0.2 + 10),
      polygon(
        [
          [cx - u * 0.19, y1 + u * 0.16],
          [cx + u * 0.19, y1 + u * 0.16],
          [cx + u * 0.04, low],
          [cx - u * 0.04, low],
        ],
        4,
      ),
    );
    const long = x1 - x0 - u * 0.2;
    const crest = wave(x0 + u * 0.1, y1 + u * 0.34, long, u * 0.1, Math.max(3, Math.round(long / (u * 0.5))));
    const water = subtract(stroke(crest, u * 0.13, { cap: 'round' }), grow(bit, 12));
    const size = u * 0.0026;
    const drop = translate(scale(DROP, size), cx - 50 * size, low + 14);
    return { plate: union(ground, tower, bit), second: concat(water, drop) };
  },
};
