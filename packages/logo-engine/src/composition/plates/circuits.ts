/** Plates of who sells what circuits are made of, and of who brings drinks by the crate. */
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A resistor on its two wires, rings of colour at its ends. */
export const resistor: Plate = {
  about: ['transistor', 'circuitry'],
  aspect: [1.5, 4.6],
  draw(held) {
    const { gap, x0, x1, y0, high, cy, size: m } = bodyAround(held, 0.24, 0.36);
    const [ring, bulge, end] = [0.17 * m, 0.14 * m, 0.46 * m];
    const [l, r] = [x0 - 2 * (gap + ring), x1 + gap + ring];
    const wire = Math.max(15, 0.13 * m);
    /** An end that is thicker than the body, and its wire; `out` is which way. */
    const cap = (x: number, out: number) =>
      filleted(
        union(
          rect(Math.min(x, x + out * end), y0 - bulge, end, high + 2 * bulge, 0.22 * m),
          rect(Math.min(x, x + out * end * 0.5), y0, end * 0.5, high),
          rect(
            Math.min(x + out * 0.3 * m, x + out * (end + 0.34 * m)),
            cy - wire / 2,
            end + 0.04 * m,
            wire,
            wire / 2,
          ),
        ),
        4,
      );
    return {
      plate: concat(rect(x0, y0, x1 - x0, high, 4), cap(l - gap, -1), cap(r + gap, 1)),
      second: concat(...[l, x0 - gap - ring, x1 + gap].map((x) => rect(x, y0, ring, high, 3))),
    };
  },
};

/** A crate of bottles: the name on its side, under the grip. */
export const bottleCase: Plate = {
  about: ['bottle-crate', 'soda-siphon'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.34, 0.34);
    const top = y0 - 0.44 * m;
    const grip = rect(cx - 0.42 * m, top + 0.15 * m, 0.84 * m, 0.19 * m, 0.095 * m);
    const body = subtract(rect(x0, top, wide, y1 - top, 0.14 * m), grip);
    const rim = rect(x0 - 0.1 * m, top, wide + 0.2 * m, 0.09 * m + 5, 0.05 * m);
    const count = Math.max(3, Math.round(wide / (0.62 * m)));
    const step = (wide - 0.12 * m) / count;
    const r = Math.min(0.24 * m, step / 2 - gap / 2);
    const floor = top - gap;
    const bottle = (x: number) =>
      softened(
        parse(
          `M${x - r} ${floor}C${x - r} ${floor - 0.22 * m} ${x - 0.11 * m} ${floor - 0.22 * m} ${x - 0.11 * m} ${floor - 0.42 * m}V${floor - 0.52 * m}H${x + 0.11 * m}V${floor - 0.42 * m}C${x + 0.11 * m} ${floor - 0.22 * m} ${x + r} ${floor - 0.22 * m} ${x + r} ${floor}Z`,
        ),
        2,
      );
    const cap = (x: number) =>
      rect(x - 0.16 * m, floor - 0.52 * m - gap - 0.15 * m, 0.32 * m, 0.15 * m, 0.05 * m);
    const at = Array.from({ length: count }, (_, i) => cx + (i - (count - 1) / 2) * step);
    return { plate: union(body, rim), second: concat(...at.map(bottle), ...at.map(cap)) };
  },
};
