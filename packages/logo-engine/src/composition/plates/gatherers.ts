/** Plates of who gathers kelp from the sea and salt from its pans. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A wooden bowl heaped with coarse salt, its scoop stuck in. */
export const heapedSalt: Plate = {
  about: ['sea-salt', 'salt-heap'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.3, 0.26, 0.24);
    const [l, r] = [x0 - 0.24 * m, x1 + 0.24 * m];
    const lip = rect(l - 0.1 * m, y0 - 0.14 * m, r - l + 0.2 * m, 0.24 * m, 0.12 * m);
    const bowl = parse(
      `M${l} ${y0}H${r}C${r - 0.02 * m} ${y1 - 0.3 * m} ${x1 + 0.02 * m} ${y1 + 0.12 * m} ${x1 - 0.36 * m} ${y1 + 0.12 * m}H${x0 + 0.36 * m}C${x0 - 0.02 * m} ${y1 + 0.12 * m} ${l + 0.02 * m} ${y1 - 0.3 * m} ${l} ${y0}Z`,
    );
    const foot = rect(cx - 0.24 * wide, y1, 0.48 * wide, 0.26 * m, 0.06 * m);
    const floor = y0 - 0.14 * m - GAP;
    const tall = 0.34 * m + 0.12 * wide;
    const heap = intersect(
      parse(
        `M${l + 0.08 * m} ${floor}C${cx - 0.3 * wide} ${floor - 0.2 * tall} ${cx - 0.2 * wide} ${floor - tall} ${cx - 0.06 * wide} ${floor - tall}` +
          `C${cx + 0.12 * wide} ${floor - tall} ${cx + 0.3 * wide} ${floor - 0.2 * tall} ${r - 0.08 * m} ${floor}Z`,
      ),
      rect(l, floor - 2 * m, r - l, 2 * m),
    );
    const crystal = (x: number, y: number, s: number, turn: number) =>
      rotate(rect(x - s, y - s, 2 * s, 2 * s, 0.2 * s), turn, x, y);
    const s = Math.max(10, 0.065 * m);
    const crystals = [
      crystal(cx - 0.14 * wide, floor - 0.28 * tall, s, 20),
      crystal(cx - 0.02 * wide, floor - 0.66 * tall, s, 52),
      crystal(cx + 0.02 * wide, floor - 0.24 * tall, s, 70),
    ];
    const [sx, sy] = [cx + 0.2 * wide, floor - 0.02 * m];
    const scoop = rotate(
      union(
        rect(sx - 0.085 * m, sy - tall - 0.62 * m, 0.17 * m, tall + 0.6 * m, 0.07 * m),
        circle(sx, sy - tall - 0.56 * m, 0.16 * m),
      ),
      32,
      sx,
      sy,
    );
    const stick = intersect(scoop, rect(l, floor - 4 * m, r - l + 3 * m, 4 * m));
    return {
      plate: union(bowl, lip, foot, stick),
      second: subtract(heap, ...crystals, grow(stick, GAP)),
    };
  },
};

/** A jar of coarse salt with a grinder for its cap. */
export const crystalGrinder: Plate = {
  about: ['sea-salt', 'salt-shaker'],
  aspect: [0.8, 1.7],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.34, 0.3, 0.26);
    const [l, r, low] = [x0 - 0.04 * m, x1 + 0.04 * m, y1 + 0.54 * m];
    const neck = wide / 2 - 0.22 * m;
    const top = y0 - 0.26 * m;
    const jar = softened(
      parse(
        `M${cx - neck} ${top}H${cx + neck}C${cx + neck} ${top + 0.2 * m} ${r} ${top + 0.16 * m} ${r} ${y0 + 0.2 * m}V${low - 0.16 * m}Q${r} ${low} ${r - 0.16 * m} ${low}H${l + 0.16 * m}Q${l} ${low} ${l} ${low - 0.16 * m}V${y0 + 0.2 * m}C${l} ${top + 0.16 * m} ${cx - neck} ${top + 0.2 * m} ${cx - neck} ${top}Z`,
      ),
      3,
    );
    const s = Math.max(11, 0.085 * m);
    const count = Math.max(3, Math.round((wide - 0.1 * m) / (0.36 * m)));
    const crystals = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * ((wide - 0.16 * m) / count);
      const y = y1 + (0.22 + 0.1 * (i % 2)) * m;
      return rotate(rect(x - s, y - s, 2 * s, 2 * s, 0.2 * s), 18 + 32 * (i % 3), x, y);
    });
    const ring = rect(cx - neck - 0.06 * m, top - GAP - 0.2 * m, 2 * neck + 0.12 * m, 0.2 * m, 0.06 * m);
    const base = top - 2 * GAP - 0.2 * m;
    const ribs = Math.max(3, Math.round((2 * neck) / (0.34 * m)));
    const cap = softened(
      polygon(
        [
          [cx - neck - 0.02 * m, base],
          [cx + neck + 0.02 * m, base],
          [cx + neck - 0.1 * m, base - 0.52 * m],
          [cx - neck + 0.1 * m, base - 0.52 * m],
        ],
        0.08 * m,
      ),
      2,
    );
    const grooves = Array.from({ length: ribs - 1 }, (_, i) => {
      const x = cx + (i - (ribs - 2) / 2) * ((2 * neck) / ribs);
      return rect(x - Math.max(5.5, 0.03 * m), base - 0.4 * m, Math.max(11, 0.06 * m), 0.5 * m);
    });
    return { plate: concat(subtract(jar, ...crystals), ring), second: subtract(cap, ...grooves) };
  },
};
