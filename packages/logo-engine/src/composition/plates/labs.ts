/** Plates of who examines blood, and of who mends bones. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A conical flask: the name in what it holds, bubbles over it. */
export const conicalFlask: Plate = {
  about: ['flask', 'test-tube', 'microscope', 'sprout-flask'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { x0, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.06, 0.2, 0.34);
    const neck = 0.3 * m;
    const slope = 0.56;
    const rise = (wide / 2 - neck) / slope;
    const bend = y0 - rise;
    const top = bend - 0.34 * m;
    const base = wide / 2 + slope * high;
    const glass = union(
      polygon(
        [
          [cx - neck, bend - 0.1 * m],
          [cx + neck, bend - 0.1 * m],
          [cx + neck, bend],
          [cx + base, y1],
          [cx - base, y1],
          [cx - neck, bend],
        ],
        0.16 * m,
      ),
      rect(cx - neck, top, 2 * neck, bend + 0.2 * m - top),
    );
    const rim = rect(cx - neck - 0.13 * m, top - 0.14 * m, 2 * neck + 0.26 * m, 0.19 * m, 0.08 * m);
    const wy = y0 - 0.14 * m;
    const level = stroke(wave(x0 - m, wy, wide + 2 * m, 0.06 * m, 2), 13, { cap: 'butt' });
    const bubble = (dx: number, y: number, a: number) => circle(cx + dx * m, y, a * m);
    const holes = [bubble(-0.1, wy - 0.28 * m, 0.1), bubble(0.12, wy - 0.52 * m, 0.075)];
    const over = [bubble(-0.1, top - 0.3 * m, 0.1), bubble(0.12, top - 0.42 * m, 0.075)];
    return { plate: subtract(union(glass, rim), level, ...holes), second: concat(...over) };
  },
};

/** A rack of test tubes that are filled to different heights, the name on its board. */
export const tubeRack: Plate = {
  about: ['test-tube', 'microscope', 'sprout-flask'],
  aspect: [1.2, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.42, 0.38);
    const rail = y0 - 12;
    const count = Math.max(3, Math.round(wide / (0.62 * m)));
    const step = wide / count;
    const r = 0.21 * m;
    const fills = [0.44, 0.24, 0.6, 0.34, 0.5, 0.28];
    const tubes = Array.from({ length: count }, (_, i) => {
      const x = x0 + (i + 0.5) * step;
      const top = rail - 1.02 * m;
      const inner = r - Math.max(12, 0.075 * m);
      const liquid = rail - (fills[i % fills.length] ?? 0.4) * m;
      const hollow = rect(x - inner, top - 0.1 * m, 2 * inner, liquid - top + 0.1 * m);
      return union(
        subtract(rect(x - r, top, 2 * r, rail - top), hollow),
        rect(x - r - 0.06 * m, top - 0.05 * m, 2 * r + 0.12 * m, 0.14 * m, 0.06 * m),
      );
    });
    const board = rect(x0, y0, wide, y1 - y0, 0.07 * m);
    const base = rect(x0 - 0.18 * m, y1 + 12, wide + 0.36 * m, 0.16 * m, 0.06 * m);
    const post = (x: number) => rect(x - 0.065 * m, rail - 0.1 * m, 0.13 * m, y1 + 20 - rail);
    return {
      plate: union(
        board,
        base,
        rect(x0 + 0.2 * m, y1 - 5, 0.16 * m, 30),
        rect(x1 - 0.36 * m, y1 - 5, 0.16 * m, 30),
      ),
      second: concat(...tubes.map((tube) => subtract(tube, post(x0 - 9 * m)))),
    };
  },
};

/** A leg in plaster, its toes out at the end. */
export const plasterCast: Plate = {
  about: ['broken-bone', 'ankle-brace'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.3, 0.4, 0.36);
    const [heel, up] = [x1 + 0.22 * m, y0 - 0.66 * m];
    const ankle = heel - 0.74 * m;
    const cast = parse(
      `M${x0 + 0.08 * m} ${y0}H${ankle - 0.16 * m}Q${ankle} ${y0 - 0.02 * m} ${ankle + 0.02 * m} ${y0 - 0.18 * m}L${ankle + 0.06 * m} ${up + 0.06 * m}Q${ankle + 0.07 * m} ${up} ${ankle + 0.13 * m} ${up}L${heel - 0.06 * m} ${up + 0.06 * m}Q${heel} ${up + 0.07 * m} ${heel} ${up + 0.13 * m}L${heel + 0.08 * m} ${y1 - 0.24 * m}Q${heel + 0.1 * m} ${y1 + 0.06 * m} ${heel - 0.16 * m} ${y1 + 0.06 * m}L${x0 + 0.08 * m} ${y1}Q${x0} ${y1} ${x0} ${y1 - 0.08 * m}V${y0 + 0.08 * m}Q${x0} ${y0} ${x0 + 0.08 * m} ${y0}Z`,
    );
    const knee = rect(x0 - 12 - 0.4 * m, y0 + 0.08 * m, 0.4 * m, y1 - y0 - 0.16 * m, 0.06 * m);
    const wrap = (dy: number) =>
      stroke(line(ankle - 0.1 * m, up + (dy + 0.3) * m, heel + 0.2 * m, up + dy * m), 12);
    const toe = (i: number) => {
      const [size = 0.1, along = 0] =
        [
          [0.125, 0.2],
          [0.095, 0.41],
          [0.085, 0.58],
          [0.075, 0.735],
        ][i] ?? [];
      const x = ankle + along * m;
      return rect(
        x - size * m * 0.86,
        up - 12 - size * 2.3 * m + i * 0.015 * m,
        size * 1.72 * m,
        size * 2.3 * m,
        size * 0.86 * m,
      );
    };
    return {
      plate: subtract(cast, wrap(0.16), wrap(0.38)),
      second: concat(knee, toe(0), toe(1), toe(2), toe(3)),
    };
  },
};

/** A glass tube with a sample, lying, its cork at the left. */
export const sampleVial: Plate = {
  about: ['test-tube'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.34, 0.3);
    const [air, t] = [0.32 * m, Math.max(12, 0.085 * m)];
    const [top, low] = [y0 - air - gap - t, y1 + gap + t];
    const high = low - top;
    /** Glass that lies, open at the left, its end round. */
    const tube = (by: number) => {
      const end = x1 + 0.14 * m;
      const d = high * 0.5 - by;
      return parse(
        `M${x0 - 0.12 * m - gap} ${top + by}H${end}C${end + d * 1.3} ${top + by} ${end + d * 1.3} ${low - by} ${end} ${low - by}H${x0 - 0.12 * m - gap}Z`,
      );
    };
    const glass = subtract(tube(0), tube(t));
    const level = parse(
      `M${x0 - 0.4 * m} ${y0}C${x0 + 0.3 * wide} ${y0 - 0.22 * m} ${x0 + 0.6 * wide} ${y0 + 0.08 * m} ${x1 + m} ${y0 - 0.08 * m}V${low + m}H${x0 - 0.4 * m}Z`,
    );
    const liquid = intersect(tube(t + gap), level);
    const edge = x0 - 0.12 * m - gap;
    const lip = rect(edge - 0.16 * m, top - 0.1 * m, 0.17 * m, high + 0.2 * m, 0.07 * m);
    const mY = (top + low) / 2;
    const cork = polygon(
      [
        [edge - 0.16 * m - gap, mY - high * 0.34],
        [edge - 0.6 * m - gap, mY - high * 0.4],
        [edge - 0.6 * m - gap, mY + high * 0.4],
        [edge - 0.16 * m - gap, mY + high * 0.34],
      ],
      0.08 * m,
    );
    const bubbles = [
      [0.02, 0.15, 0.055],
      [-0.2, 0.12, 0.04],
    ].map(([x = 0, y = 0, d = 0]) => circle(x1 + x * m, y0 - 0.05 * m - y * m, d * m));
    return { plate: concat(union(glass, lip), liquid, ...bubbles), second: cork };
  },
};
