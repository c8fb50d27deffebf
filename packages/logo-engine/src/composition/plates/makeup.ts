/** Plates of who makes faces up, and of who sells what it is done with. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A lipstick that stands open, its slanted tip up. */
export const lipstickCase: Plate = {
  about: ['lipstick', 'powder-compact', 'makeup-tools', 'made-up-eye'],
  aspect: [0.8, 2.3],
  draw(held) {
    const { x0, y0, y1, cx, high: h, wide, gap } = bodyAround(held, 0.36, 0.36, 0.4);
    const s = 0.3 * wide + 0.24 * h;
    const body = rect(x0, y0, wide, y1 - y0, 0.1 * s);
    const foot = rect(x0 - 0.1 * s, y1 + gap, wide + 0.2 * s, 0.22 * s, 0.08 * s);
    const a = 0.35 * wide;
    const collar = rect(cx - a, y0 - gap - 0.4 * s, 2 * a, 0.4 * s, 0.04 * s);
    const [b, low] = [0.27 * wide, y0 - 2 * gap - 0.4 * s];
    const [near, far] = [low - 0.4 * s, low - 1.24 * s];
    const stick = parse(
      `M${cx - b} ${low}V${near}C${cx - b} ${near - 0.5 * s} ${cx + 0.2 * b} ${far} ${cx + 0.66 * b} ${far}Q${cx + b} ${far} ${cx + b} ${far + 0.34 * s}V${low}Z`,
    );
    const face = stroke(
      parse(
        `M${cx - b - 10} ${near + 0.02 * s}C${cx - 0.3 * b} ${near + 0.1 * s} ${cx + 0.7 * b} ${far + 0.8 * s} ${cx + b + 10} ${far + 0.24 * s}`,
      ),
      gap,
    );
    return { plate: concat(body, foot, collar), second: softened(subtract(stick, face), 3) };
  },
};

/** A bag of make-up, brushes and a lipstick looking out of it. */
export const makeupPouch: Plate = {
  about: ['makeup-tools', 'lipstick', 'powder-compact', 'made-up-eye'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, wide, size: m } = bodyAround(held, 0.36, 0.34);
    const top = y0 - gap - 0.02 * m;
    const bag = parse(
      `M${x0 + 0.02 * m} ${y0}H${x1 - 0.02 * m}C${x1 + 0.1 * m} ${y0 + 0.3 * m} ${x1 + 0.2 * m} ${y1 - 0.3 * m} ${x1 + 0.16 * m} ${y1 - 0.02 * m}Q${x1 + 0.12 * m} ${y1 + 0.14 * m} ${x1 - 0.06 * m} ${y1 + 0.14 * m}H${x0 + 0.06 * m}Q${x0 - 0.12 * m} ${y1 + 0.14 * m} ${x0 - 0.16 * m} ${y1 - 0.02 * m}C${x0 - 0.2 * m} ${y1 - 0.3 * m} ${x0 - 0.1 * m} ${y0 + 0.3 * m} ${x0 + 0.02 * m} ${y0}Z`,
    );
    const zip = rect(x0 - 0.08 * m, top - 0.13 * m, wide + 0.16 * m, 0.13 * m, 0.06 * m);
    const pull = rotate(
      subtract(
        rect(x1 + 0.04 * m, top - 0.11 * m, 0.4 * m, 0.17 * m, 0.08 * m),
        circle(x1 + 0.34 * m, top - 0.025 * m, 0.04 * m),
      ),
      34,
      x1 + 0.06 * m,
      top - 0.06 * m,
    );
    const sill = top - 0.13 * m - gap;
    const far = Math.min(0.62 * m, wide * 0.32);
    const a = from(cx - far, sill, m);
    const brush = union(
      rect(cx - far - 0.07 * m, sill - 0.26 * m, 0.14 * m, 0.26 * m),
      parse(
        `M${a(-0.09, -0.22 - gap / m)}C${a(-0.26, -0.5)} ${a(-0.2, -0.72)} ${a(0, -0.84)}C${a(0.2, -0.72)} ${a(0.26, -0.5)} ${a(0.09, -0.22 - gap / m)}Z`,
      ),
    );
    const ferrule = rect(cx - far - 0.12 * m, sill - 0.22 * m - gap, 0.24 * m, gap);
    const b = from(cx, sill, m);
    const lipstick = concat(
      rect(cx - 0.16 * m, sill - 0.3 * m, 0.32 * m, 0.3 * m, 0.03 * m),
      parse(
        `M${b(-0.11, -0.3 - gap / m)}V${sill - 0.72 * m}C${b(-0.11, -0.84)} ${b(0.11, -0.68)} ${b(0.11, -0.5)}V${sill - 0.3 * m - gap}Z`,
      ),
    );
    const c = cx + far;
    const pencil = rotate(
      concat(
        rect(c - 0.09 * m, sill - 0.44 * m, 0.18 * m, 0.6 * m),
        polygon(
          [
            [c - 0.09 * m, sill - 0.44 * m - gap],
            [c + 0.09 * m, sill - 0.44 * m - gap],
            [c, sill - 0.74 * m - gap],
          ],
          0.02 * m,
        ),
      ),
      12,
      c,
      sill,
    );
    const under = rect(x0 - m, sill, wide + 2 * m, m);
    return {
      plate: concat(bag, subtract(zip, grow(pull, gap)), subtract(pull, grow(bag, gap))),
      second: concat(subtract(brush, ferrule), lipstick, subtract(pencil, under)),
    };
  },
};
