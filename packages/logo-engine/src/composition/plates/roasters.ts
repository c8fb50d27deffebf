/** Plates of who grinds coffee. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A coffee mill with its crank and drawer. */
export const handGrinder: Plate = {
  about: ['coffee-grinder', 'coffee-bean', 'pour-over', 'latte-art', 'coffee-branch'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, y0, y1, high: h, size: m, cx, wide } = bodyAround(held, 0.34, 0.34, 0.34);
    const box = rect(x0, y0, wide, h, 0.05 * m);
    const slab = rect(x0 - 0.12 * m, y0 - 0.1 * m, wide + 0.24 * m, 0.17 * m, 0.06 * m);
    const b = y1 + GAP;
    const drawer = subtract(rect(x0, b, wide, 0.36 * m, 0.05 * m), circle(cx, b + 0.18 * m, 0.09 * m));
    const base = rect(x0 - 0.12 * m, b + 0.36 * m - 0.04 * m, wide + 0.24 * m, 0.16 * m, 0.06 * m);
    const t = y0 - 0.1 * m - GAP;
    const half = Math.min(0.36 * wide, 0.6 * m);
    const dome = parse(
      `M${cx - half} ${t}C${cx - half} ${t - 0.5 * m} ${cx - 0.5 * half} ${t - 0.6 * m} ${cx} ${t - 0.6 * m}S${cx + half} ${t - 0.5 * m} ${cx + half} ${t}Z`,
    );
    const arm = stroke(parse(`M${cx} ${t - 0.5 * m}V${t - 0.8 * m}H${cx + half + 0.5 * m}`), 0.11 * m);
    const knob = union(
      circle(cx + half + 0.5 * m, t - 1.02 * m, 0.15 * m),
      rect(cx + half + 0.43 * m, t - 1.02 * m, 0.14 * m, 0.24 * m, 0.03 * m),
    );
    return { plate: concat(union(box, slab), union(drawer, base)), second: union(dome, arm, knob) };
  },
};
