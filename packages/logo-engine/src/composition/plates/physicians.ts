/** Plates of physicians: their coat, what they heal, what they protect from. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror, rotate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A doctor's white coat, a stethoscope around its neck. */
export const doctorCoat: Plate = {
  about: ['doctor', 'stethoscope', 'cross-heart'],
  aspect: [1, 2.3],
  draw(held) {
    const { x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0.32, 0.24, 0.34);
    const [top, low] = [y0 - 0.84 * m, y1 + 0.04 * m];
    const half = parse(
      `M${cx - 2} ${top}H${cx + 0.26 * m}C${cx + 0.4 * m} ${top + 0.1 * m} ${x1 - 0.3 * m} ${top + 0.14 * m} ${x1 - 0.12 * m} ${top + 0.22 * m}Q${x1 + 0.14 * m} ${top + 0.32 * m} ${x1 + 0.18 * m} ${top + 0.6 * m}L${x1 + 0.26 * m} ${y1 - 0.12 * m}H${x1 + 0.04 * m}V${low}H${cx - 2}Z`,
    );
    const sleeve = stroke(parse(`M${x1 - 0.02 * m} ${top + 0.7 * m}L${x1 + 0.04 * m} ${y1 + 0.1 * m}`), gap);
    const collar = parse(`M${cx - 0.2 * m} ${top - 4}L${cx} ${top + 0.62 * m}L${cx + 0.2 * m} ${top - 4}Z`);
    const t = Math.max(14, 0.1 * m);
    const k = from(cx, top, m);
    const tubes = stroke(
      parse(
        `M${k(-0.32, -0.03)}C${k(-0.4, 0.16)} ${k(-0.42, 0.26)} ${k(-0.42, 0.46)}M${k(0.32, -0.03)}C${k(0.4, 0.16)} ${k(0.42, 0.22)} ${k(0.42, 0.36)}M${k(0.28, 0.68)}L${k(0.28, 0.52)}C${k(0.28, 0.3)} ${k(0.56, 0.3)} ${k(0.56, 0.52)}L${k(0.56, 0.68)}`,
      ),
      t,
      { cap: 'round' },
    );
    const scope = union(tubes, circle(cx - 0.42 * m, top + 0.56 * m, 0.17 * m));
    const coat = subtract(union(half, mirror(half, cx)), collar, sleeve, mirror(sleeve, cx));
    return { plate: subtract(coat, grow(scope, gap * 0.8)), second: scope };
  },
};

/** A kidney, its vessels at its side. */
export const singleKidney: Plate = {
  about: ['kidneys'],
  aspect: [0.9, 1.7],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, high, gap, size: m } = bodyAround(held, 0.2, 0.3);
    const e = 0.42 * m + 0.06 * high;
    const [top, low, out] = [y0 - e, y1 + e, x1 + 0.46 * m];
    const bean = parse(
      `M${x1 + 0.04 * m} ${cy}C${x1 + 0.04 * m} ${cy - 0.2 * m} ${out} ${cy - 0.26 * m} ${out} ${y0 - 0.04 * m}C${out} ${top + 0.16 * m} ${x1 - 0.06 * m} ${top} ${cx + 0.3 * m} ${top}C${x0 + 0.3 * m} ${top} ${x0 - 0.2 * m} ${cy - 0.5 * m} ${x0 - 0.2 * m} ${cy}C${x0 - 0.2 * m} ${cy + 0.5 * m} ${x0 + 0.3 * m} ${low} ${cx + 0.3 * m} ${low}C${x1 - 0.06 * m} ${low} ${out} ${low - 0.16 * m} ${out} ${y1 + 0.04 * m}C${out} ${cy + 0.26 * m} ${x1 + 0.04 * m} ${cy + 0.2 * m} ${x1 + 0.04 * m} ${cy}Z`,
    );
    const k = from(x1, cy, m);
    const vessels = union(
      stroke(parse(`M${k(0, -0.06)}C${k(0.3, -0.06)} ${k(0.5, -0.2)} ${k(0.86, -0.2)}`), 0.18 * m),
      stroke(
        parse(`M${k(0, 0.06)}C${k(0.56, 0.02)} ${k(0.7, 0.24)} ${k(0.7, 0.6)}V${low + 0.06 * m}`),
        0.22 * m,
      ),
    );
    return { plate: bean, second: subtract(filleted(vessels, 8), grow(bean, gap)) };
  },
};

/** Hair that flows from a face, the name in it. */
export const flowingHair: Plate = {
  about: ['long-hair', 'hair-roots'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0.34, 0.26, 0.26);
    const f = from(x0 - 0.1 * m, y0, m);
    const b = from(x1, y1, m);
    const hair = parse(
      `M${f(-0.5, 0.1)}C${f(-0.46, -0.4)} ${f(0, -0.5)} ${f(0.4, -0.42)}C${f(0.8, -0.34)} ${cx} ${y0 - 0.06 * m} ${x1 - 0.3 * m} ${y0 - 0.06 * m}C${x1} ${y0 - 0.06 * m} ${x1 + 0.2 * m} ${y0 - 0.14 * m} ${x1 + 0.34 * m} ${y0 - 0.34 * m}C${x1 + 0.5 * m} ${y0 + 0.2 * m} ${b(0.3, -0.1)} ${b(0, 0.08)}C${b(0.3, 0.12)} ${b(0.5, 0.02)} ${b(0.62, -0.14)}C${b(0.6, 0.34)} ${b(-0.1, 0.5)} ${cx} ${y1 + 0.24 * m}C${cx - 0.3 * m} ${y1 + 0.1 * m} ${x0 + 0.3 * m} ${y1 + 0.04 * m} ${x0 + 0.1 * m} ${y1 + 0.04 * m}C${x0 - 0.1 * m} ${y1 - 0.1 * m} ${f(0.16, 0.6)} ${f(0.02, 0.34)}C${f(-0.1, 0.14)} ${f(-0.3, 0.1)} ${f(-0.5, 0.1)}Z`,
    );
    const face = parse(
      `M${f(-0.5, 0.06)}C${f(-0.54, 0.2)} ${f(-0.54, 0.26)} ${f(-0.52, 0.34)}L${f(-0.62, 0.54)}Q${f(-0.62, 0.6)} ${f(-0.54, 0.6)}L${f(-0.56, 0.68)}Q${f(-0.58, 0.72)} ${f(-0.53, 0.74)}Q${f(-0.58, 0.77)} ${f(-0.54, 0.82)}C${f(-0.56, 0.96)} ${f(-0.5, 1.02)} ${f(-0.3, 0.96)}C${f(-0.26, 1.1)} ${f(-0.26, 1.2)} ${f(-0.34, 1.34)}L${f(0.2, 1.34)}C${f(0.2, 0.9)} ${f(0.2, 0.2)} ${f(0.1, 0.06)}Z`,
    );
    return { plate: hair, second: subtract(face, grow(hair, gap)) };
  },
};

/** A shield with a syringe behind it. */
export const syringeShield: Plate = {
  about: ['syringe', 'vaccine-vial'],
  aspect: [0.9, 2],
  draw(held) {
    const { x1, y0, y1, cx, cy, wide, high, gap, size: m } = bodyAround(held, 0.3, 0.24, 0.1);
    const low = y1 + 0.66 * m;
    const half = parse(
      `M${cx - 2} ${y0 - 0.2 * m}H${cx}C${cx + 0.2 * wide} ${y0 - 0.02 * m} ${x1 - 0.2 * m} ${y0} ${x1} ${y0 - 0.02 * m}V${y1 - 0.1 * m}C${x1} ${y1 + 0.26 * m} ${cx + 0.24 * wide} ${low - 0.16 * m} ${cx} ${low}H${cx - 2}Z`,
    );
    const shield = softened(union(half, mirror(half, cx)), 4);
    const angle = (Math.atan2(high + 0.5 * m, wide) * 180) / Math.PI;
    const r = Math.hypot(wide, high + 0.5 * m) / 2;
    const t = Math.max(12, 0.08 * m);
    const lying = union(
      rect(cx, cy - 0.2 * m, r + 0.2 * m, 0.4 * m, 0.06 * m),
      rect(cx + r + 0.1 * m, cy - 0.1 * m, 0.22 * m, 0.2 * m, 0.03 * m),
      rect(cx + r + 0.3 * m, cy - t / 2, 0.46 * m, t),
      rect(cx - r - 0.24 * m, cy - 0.36 * m, 0.14 * m, 0.72 * m, 0.05 * m),
      rect(cx - r - 0.4 * m, cy - t * 0.8, r, t * 1.6),
      rect(cx - r - 0.5 * m, cy - 0.24 * m, 0.14 * m, 0.48 * m, 0.05 * m),
      rect(cx - r - 0.12 * m, cy - 0.2 * m, r, 0.4 * m),
    );
    const syringe = rotate(filleted(lying, 3), -angle, cx, cy);
    const c = 0.13 * m;
    const y = y1 + 0.2 * m;
    const cross = union(rect(cx - c, y - c / 3, 2 * c, c / 1.5), rect(cx - c / 3, y - c, c / 1.5, 2 * c));
    return { plate: subtract(shield, cross), second: subtract(syringe, grow(shield, gap)) };
  },
};
