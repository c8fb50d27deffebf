/** Plates of who turns clay. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { leaf, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A round vase with a sprig in it. */
export const sprigVase: Plate = {
  about: ['vase'],
  aspect: [0.9, 2],
  draw(held) {
    const { y0, y1, high, cx, cy, size: m } = bodyAround(held, 0.3, 0.26, 0.3);
    const half = held.width / 2 + 0.3 * CAP + m * 0.18;
    const [neck, foot] = [m * 0.24, half * 0.5];
    const [top, low] = [y0 - m * 0.28, y1 + m * 0.12];
    const side = parse(
      `M${cx} ${top}H${cx - neck - m * 0.1}C${cx - neck} ${top + m * 0.1} ${cx - neck} ${y0 - m * 0.1} ${cx - neck - m * 0.14} ${y0 - m * 0.04}C${cx - half * 0.94} ${y0} ${cx - half} ${cy - high * 0.3} ${cx - half} ${cy + high * 0.06}C${cx - half} ${y1 - high * 0.1} ${cx - foot - m * 0.2} ${low} ${cx - foot} ${low}H${cx}Z`,
    );
    const vase = union(side, mirror(side, cx - 0.01));
    const from = top - GAP;
    const t = m * 0.86;
    const stem = stroke(
      parse(
        `M${cx} ${from}C${cx} ${from - t * 0.3} ${cx + t * 0.04} ${from - t * 0.5} ${cx + t * 0.14} ${from - t * 0.74}`,
      ),
      Math.max(12, t * 0.08),
      { cap: 'butt' },
    );
    const blades = [
      leaf(cx + t * 0.13, from - t * 0.64, cx + t * 0.3, from - t * 1.04, 0.26),
      leaf(cx + t * 0.02, from - t * 0.26, cx - t * 0.54, from - t * 0.42, 0.26),
      leaf(cx + t * 0.08, from - t * 0.52, cx - t * 0.24, from - t * 0.9, 0.26),
      leaf(cx + t * 0.05, from - t * 0.34, cx + t * 0.6, from - t * 0.54, 0.26),
    ];
    return { plate: vase, second: subtract(union(stem, ...blades), rect(cx - half, from, half * 2, m)) };
  },
};

/** A jug, its glaze running down. */
export const glazedJug: Plate = {
  about: ['pottery', 'vase'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.36, 0.4, 0.34);
    const bulge = m * 0.12;
    const top = y0 - m * 0.44;
    const low = y1 + m * 0.06;
    const body = parse(
      `M${x0 + m * 0.08} ${top}C${x0 + m * 0.08} ${top + m * 0.2} ${x0 - bulge} ${y0} ${x0 - bulge} ${y0 + high * 0.5}C${x0 - bulge} ${y1 - high * 0.1} ${x0 + m * 0.04} ${low} ${x0 + m * 0.2} ${low}H${x1 - m * 0.2}C${x1 - m * 0.04} ${low} ${x1 + bulge} ${y1 - high * 0.1} ${x1 + bulge} ${y0 + high * 0.5}C${x1 + bulge} ${y0} ${x1 - m * 0.08} ${top + m * 0.2} ${x1 - m * 0.08} ${top}Z`,
    );
    const spout = parse(
      `M${x0 + m * 0.06} ${top}L${x0 - m * 0.2} ${top - m * 0.08}Q${x0 - m * 0.26} ${top - m * 0.06} ${x0 - m * 0.22} ${top}L${x0} ${top + m * 0.44}H${x0 + m * 0.4}V${top}Z`,
    );
    const lip = rect(x0 + m * 0.06, top - m * 0.08, wide - m * 0.12, m * 0.2, m * 0.04);
    const ear = stroke(
      parse(
        `M${x1 - m * 0.1} ${top + m * 0.14}H${x1 + m * 0.2}C${x1 + m * 0.56} ${top + m * 0.14} ${x1 + m * 0.56} ${y0 + high * 0.72} ${x1} ${y0 + high * 0.72}`,
      ),
      m * 0.17,
    );
    const whole = union(body, spout, lip);
    const count = Math.max(4, Math.round(wide / (m * 0.36)));
    const each = (wide + bulge * 2) / count;
    const runs = Array.from({ length: count }, (_, i) => {
      const long = [0.02, 0.16, 0.06, 0.2][i % 4] ?? 0;
      const x = x0 - bulge + each * (i + 0.5);
      return rect(x - each * 0.3, top, each * 0.6, m * (0.14 + long), each * 0.3);
    });
    const band = rect(x0 - m, top - m, wide + m * 2, m * 1.1);
    const glaze = union(band, ...runs);
    const upper = intersect(whole, glaze);
    return {
      plate: union(subtract(whole, grow(glaze, GAP)), subtract(ear, whole, grow(upper, GAP))),
      second: upper,
    };
  },
};
