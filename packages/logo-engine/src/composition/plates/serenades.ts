/** Plates of who sings at windows, camps by a lantern. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A rider's hat of Mexico, its brim turned up. */
export const charroHat: Plate = {
  about: ['sombrero'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, cy, gap, size: m } = bodyAround(held, 0.2, 0.24, 0.2);
    const half = (way: 1 | -1) => {
      const at = (dx: number, y: number) => `${(way > 0 ? x1 : x0) + way * dx * m} ${y}`;
      return parse(
        `M${cx - way} ${y0}H${cx}C${cx + way * 0.3 * w} ${y0} ${at(0.1, y0 - 0.04 * m)} ${at(0.46, y0 - 0.4 * m)}Q${at(0.6, y0 - 0.52 * m)} ${at(0.66, y0 - 0.36 * m)}C${at(0.74, cy)} ${at(0.44, y1 + 0.1 * m)} ${at(-0.08, y1 + 0.26 * m)}C${cx + way * 0.3 * w} ${y1 + 0.36 * m} ${cx + way * 0.1 * w} ${y1 + 0.38 * m} ${cx - way} ${y1 + 0.38 * m}Z`,
      );
    };
    const brim = union(half(1), half(-1));
    const seam = intersect(stroke(shrink(brim, 0.16 * m), 11), rect(x0 - m, y1 + 8, w + 2 * m, m));
    const [base, b] = [y0 + 0.1 * m, 0.13 * w + 0.42 * m];
    const side = (way: 1 | -1) =>
      parse(
        `M${cx - way} ${base}H${cx + way * b}C${cx + way * (b - 0.06 * m)} ${base - 0.5 * m} ${cx + way * 0.44 * m} ${base - 0.9 * m} ${cx + way * 0.36 * m} ${base - 1.1 * m}C${cx + way * 0.3 * m} ${base - 1.26 * m} ${cx + way * 0.12 * m} ${base - 1.22 * m} ${cx - way} ${base - 1.12 * m}Z`,
      );
    const crown = subtract(union(side(1), side(-1)), grow(brim, gap));
    const ribbon = rect(cx - w, base - 0.42 * m, 2 * w, 12);
    return { plate: subtract(brim, seam), second: subtract(crown, ribbon) };
  },
};

/** A lantern for paraffin with its handle. */
export const campLantern: Plate = {
  about: ['lantern', 'tent'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, cy, gap, size: m } = bodyAround(held, 0.24, 0.3);
    const [in0, in1] = [x0 + 0.1 * m, x1 - 0.1 * m];
    const [top, low] = [y0 - 0.1 * m, y1 + 0.1 * m];
    const glass = parse(
      `M${in0} ${top}H${in1}C${x1 + 0.1 * m} ${y0 + 0.1 * m} ${x1 + 0.14 * m} ${cy} ${x1 + 0.1 * m} ${y1 - 0.14 * m}Q${x1 + 0.06 * m} ${y1 + 0.04 * m} ${in1} ${low}H${in0}Q${x0 - 0.06 * m} ${y1 + 0.04 * m} ${x0 - 0.1 * m} ${y1 - 0.14 * m}C${x0 - 0.14 * m} ${cy} ${x0 - 0.1 * m} ${y0 + 0.1 * m} ${in0} ${top}Z`,
    );
    const trapezium = (t: number, b: number, upper: number, lower: number, r: number) =>
      polygon(
        [
          [cx - upper, t],
          [cx + upper, t],
          [cx + lower, b],
          [cx - lower, b],
        ],
        r * m,
      );
    const k = w / 2;
    const burner = trapezium(low + gap, low + gap + 0.3 * m, k - 0.16 * m, k + 0.1 * m, 0.04);
    const tank = rect(x0 - 0.16 * m, low + gap + 0.22 * m, w + 0.32 * m, 0.52 * m, 0.16 * m);
    const c = top - gap;
    const cap = union(
      trapezium(c - 0.26 * m, c, k - 0.28 * m, k - 0.02 * m, 0.04),
      rect(cx - 0.7 * k, c - 0.5 * m, 1.4 * k, 0.17 * m, 0.06 * m),
      rect(cx - 0.42 * k, c - 0.68 * m, 0.84 * k, 0.3 * m, 0.1 * m),
      rect(cx - 0.46 * k, c - 0.4 * m, 0.92 * k, 0.2 * m),
    );
    const outer = x1 + 0.36 * m;
    const tube = stroke(
      parse(
        `M${x1 + 0.02 * m} ${low + gap + 0.42 * m}C${outer} ${low + gap + 0.4 * m} ${outer} ${low} ${outer} ${y1 - 0.2 * m}V${y0 + 0.1 * m}C${outer} ${c - 0.3 * m} ${x1 - 0.1 * m} ${c - 0.42 * m} ${cx + 0.5 * k} ${c - 0.42 * m}`,
      ),
      0.13 * m,
    );
    const bail = stroke(
      parse(
        `M${outer - 0.04 * m} ${c + 0.06 * m}C${outer - 0.04 * m} ${c - 0.9 * m} ${cx + 0.4 * k} ${c - 1.06 * m} ${cx} ${c - 1.06 * m}`,
      ),
      0.09 * m,
    );
    const wires = union(tube, mirror(tube, cx), bail, mirror(bail, cx));
    return { plate: concat(glass, union(burner, tank, cap, subtract(wires, grow(glass, gap)))) };
  },
};
