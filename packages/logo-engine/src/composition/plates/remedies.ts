/** Plates of who heals with herbs, and of who looks after teeth. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A mortar of herbs, its pestle in it. */
export const herbMortar: Plate = {
  about: ['yin-yang', 'mortar', 'mortar-cross'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide, cx, size: m } = bodyAround(held, 0.34, 0.34, 0.2);
    const [low, out] = [y1 + 0.14 * m, 0.1 * m];
    const half = parse(
      `M${cx - 2} ${y0}H${x1 + out}C${x1 + out} ${y0 + high * 0.55} ${x1 - 0.04 * m} ${y1 - 0.04 * m} ${x1 - 0.3 * m} ${low}H${cx - 2}Z`,
    );
    const foot = Math.max(0.46 * m, wide * 0.3);
    const stand = parse(
      `M${cx - 2} ${low - 2}H${cx + foot - 0.08 * m}Q${cx + foot - 0.06 * m} ${low + 0.14 * m} ${cx + foot + 0.1 * m} ${low + 0.2 * m}Q${cx + foot + 0.12 * m} ${low + 0.28 * m} ${cx + foot + 0.04 * m} ${low + 0.28 * m}H${cx - 2}Z`,
    );
    const bowl = union(half, mirror(half, cx), stand, mirror(stand, cx));
    const rim = rect(x0 - out - 0.12 * m, y0 - gap - 0.18 * m, wide + 2 * out + 0.24 * m, 0.18 * m, 0.09 * m);
    const e = y0 - 2 * gap - 0.18 * m;
    const out1 = rect(x0 - 2 * m, e, wide + 4 * m, 2 * m);
    const px = cx + Math.min(0.5 * m, 0.26 * wide);
    const pestle = rotate(
      polygon(
        [
          [px - 0.17 * m, e - 0.74 * m],
          [px + 0.17 * m, e - 0.74 * m],
          [px + 0.1 * m, e + 0.4 * m],
          [px - 0.1 * m, e + 0.4 * m],
        ],
        0.12 * m,
      ),
      32,
      px,
      e,
    );
    const lx = cx - Math.min(0.44 * m, 0.22 * wide);
    const blade = (turn: number, long: number) => {
      const shape = leaf(lx, e, lx, e - long, 0.3, 0.5);
      return rotate(
        subtract(shape, stroke(line(lx, e, lx, e - long * 0.6), Math.max(9, 0.05 * m))),
        turn,
        lx,
        e + 0.14 * m,
      );
    };
    const leaves = union(blade(0, 0.72 * m), blade(-50, 0.6 * m), blade(50, 0.6 * m));
    return {
      plate: concat(bowl, rim, subtract(pestle, out1)),
      second: subtract(leaves, out1, grow(pestle, gap)),
    };
  },
};

/** A dropper bottle of oil, a drop on it. */
export const dropperBottle: Plate = {
  about: ['drop-leaf', 'lavender'],
  aspect: [0.8, 2.4],
  draw(held) {
    const { x0, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.5, 0.3, 0.42);
    const r = Math.min(m * 0.4, 0.3 * wide);
    const top = y0 - 0.46 * m;
    const body = union(rect(x0, top, wide, y1 - top, r), rect(x0, top + r, wide, y1 - top - r, m * 0.13));
    const neck = rect(cx - 0.24 * m, top - 0.1 * m, 0.48 * m, 0.3 * m);
    const drop = parse(
      `M${cx} ${y0 - 0.4 * m}C${cx + 0.04 * m} ${y0 - 0.29 * m} ${cx + 0.13 * m} ${y0 - 0.23 * m} ${cx + 0.13 * m} ${y0 - 0.12 * m}C${cx + 0.13 * m} ${y0 + 0.05 * m} ${cx - 0.13 * m} ${y0 + 0.05 * m} ${cx - 0.13 * m} ${y0 - 0.12 * m}C${cx - 0.13 * m} ${y0 - 0.23 * m} ${cx - 0.04 * m} ${y0 - 0.29 * m} ${cx} ${y0 - 0.4 * m}Z`,
    );
    const low = top - 0.1 * m - gap;
    const [half, tall] = [0.36 * m, 0.28 * m];
    const ribs = [-0.5, 0, 0.5].map((t) =>
      rect(cx + t * 1.14 * half - 0.03 * m, low - 0.22 * m, 0.06 * m, 0.14 * m, 0.03 * m),
    );
    const collar = subtract(rect(cx - half, low - tall, 2 * half, tall, 0.06 * m), ...ribs);
    const b = low - tall - gap;
    const bulb = union(
      rect(cx - 0.19 * m, b - 0.5 * m, 0.38 * m, 0.44 * m, 0.19 * m),
      rect(cx - 0.19 * m, b - 0.3 * m, 0.38 * m, 0.24 * m),
      rect(cx - 0.25 * m, b - 0.1 * m, 0.5 * m, 0.1 * m, 0.04 * m),
    );
    return { plate: concat(subtract(union(body, neck), drop), collar), second: bulb };
  },
};

/** A tumbler with two toothbrushes in it. */
export const brushTumbler: Plate = {
  about: ['tooth', 'toothbrush', 'tooth-braces'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.4, 0.36);
    const lean = 0.08 * m;
    const foot = y1 + 0.24 * m;
    const base = rect(x0 - m, y1 + 0.02 * m, wide + 2 * m, gap);
    const glass = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1, foot],
        [x0, foot],
      ],
      0.09 * m,
    );
    const e = y0 - gap;
    const out = rect(x0 - 2 * m, e, wide + 4 * m, 2 * m);
    const at = Math.min(0.3 * m, wide * 0.17);
    const brush = (x: number, long: number, turn: number) => {
      const top = e - long;
      const head = rect(x - 0.08 * m, top, 0.16 * m, 0.5 * m, 0.08 * m);
      const neck = rect(x - 0.05 * m, top + 0.4 * m, 0.1 * m, long);
      const grip = rect(x - 0.085 * m, top + 0.74 * m, 0.17 * m, long, 0.06 * m);
      const tufts = Array.from({ length: 5 }, (_, i) =>
        rect(x - 0.27 * m, top + (0.05 + i * 0.088) * m, 0.2 * m, 0.056 * m, 0.015 * m),
      );
      return rotate(union(head, neck, grip, ...tufts), turn, x, e);
    };
    const right = brush(cx + at, 1.06 * m, 24);
    const left = mirror(brush(cx + at, 0.98 * m, 20), cx);
    return { plate: concat(subtract(glass, base), subtract(left, out)), second: subtract(right, out) };
  },
};
