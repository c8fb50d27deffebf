/** Plates of who sells and adjusts scales. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A shop's scale, its dial over the name and its pan on top. */
export const dialScale: Plate = {
  about: ['platform-scale'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.3, 0.1, 0.3);
    const [l, r] = [x0 - 0.02 * m, x1 + 0.02 * m];
    const R = Math.min(0.78 * m, 0.46 * wide);
    const dy = y0 + 0.04 * m;
    const body = softened(
      polygon(
        [
          [l + 0.04 * m, y0 - 0.1 * m],
          [r - 0.04 * m, y0 - 0.1 * m],
          [r + 0.12 * m, y1],
          [l - 0.12 * m, y1],
        ],
        0.12 * m,
      ),
      3,
    );
    const dial = filleted(
      union(body, circle(cx, dy, R), rect(cx - 0.14 * m, dy - R - 0.2 * m, 0.28 * m, 0.4 * m)),
      0.1 * m,
    );
    const t = Math.max(11, 0.07 * m);
    const ticks = [-150, -120, -60, -30].map((turn) =>
      stroke(line(...polar(cx, dy, 0.66 * R, turn), ...polar(cx, dy, 0.86 * R, turn)), t),
    );
    const needle = polygon(
      [
        polar(cx, dy - 0.14 * R, 0.1 * R, 190),
        polar(cx, dy - 0.1 * R, 0.76 * R, -90 + 10),
        polar(cx, dy - 0.14 * R, 0.1 * R, 10),
      ],
      2,
    );
    const above = rect(l - m, dy - 3 * m, r - l + 2 * m, 3 * m - 0.16 * R);
    const marks = intersect(union(...ticks, needle), above);
    const feet = [l + 0.16 * m, r - 0.46 * m].map((x) => rect(x, y1 - 0.1 * m, 0.3 * m, 0.24 * m, 0.06 * m));
    const half = Math.min(0.5 * wide + 0.12 * m, R + 0.5 * m);
    const py = dy - R - 0.46 * m;
    const pan = parse(
      `M${cx - half} ${py}H${cx + half}C${cx + half - 0.06 * m} ${py + 0.22 * m} ${cx + 0.5 * half} ${py + 0.3 * m} ${cx + 0.36 * half} ${py + 0.3 * m}H${cx - 0.36 * half}C${cx - 0.5 * half} ${py + 0.3 * m} ${cx - half + 0.06 * m} ${py + 0.22 * m} ${cx - half} ${py}Z`,
    );
    const main = union(subtract(dial, marks), ...feet);
    return { plate: subtract(main, grow(pan, GAP)), second: softened(pan, 4) };
  },
};

/** Three brass weights with their knobs on one base. */
export const kiloWeight: Plate = {
  about: ['platform-scale'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, high: h, size: m } = bodyAround(held, 0.3, 0.24, 0.24);
    const low = y1 + 0.04 * m;
    const weight = (x: number, w: number, top: number, k: number, r: number) => {
      const shoulder = rect(x - w / 2, top, w, low - top, r);
      const neck = rect(x - 0.15 * k, top - 0.34 * k, 0.3 * k, 0.5 * k);
      const knob = rect(x - 0.34 * k, top - 0.62 * k, 0.68 * k, 0.4 * k, 0.19 * k);
      return filleted(union(shoulder, neck, knob), 0.07 * k);
    };
    const big = weight(cx, x1 - x0 + 0.04 * m, y0 - 0.08 * m, 0.72 * m, 0.2 * m);
    const [w, v] = [0.62 * m, 0.44 * m];
    const middle = weight(x0 - 0.02 * m - GAP - w / 2, w, low - 0.62 * h, 0.5 * m, 0.12 * m);
    const small = weight(x1 + 0.02 * m + GAP + v / 2, v, low - 0.38 * h, 0.4 * m, 0.1 * m);
    const [l, r] = [x0 - 0.02 * m - GAP - w, x1 + 0.02 * m + GAP + v];
    const base = rect(l - 0.16 * m, low + GAP, r - l + 0.32 * m, 0.18 * m, 0.08 * m);
    return { plate: concat(big, base), second: concat(middle, small) };
  },
};
