/** A plate of who teaches ballet. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A music box, its dancer before the mirror of its lid. */
export const dancerBox: Plate = {
  about: ['ballet-shoes', 'tutu'],
  aspect: [1, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, gap, size } = bodyAround(held, 0.42, 0.32, 0.32);
    const m = Math.min(size, 1.1 * high);
    const u = 0.86 * m;
    const box = rect(x0, y0, wide, high, 0.04 * m);
    const edge = rect(x0 - 0.1 * m, y0 - gap - 0.13 * m, wide + 0.2 * m, 0.13 * m, 0.05 * m);
    const feet = [x0, x1 - 0.4 * m].map((x) => rect(x, y1 - 4, 0.4 * m, 0.16 * m + 4, 0.06 * m));
    const f = y0 - gap - 0.13 * m;
    const far = Math.min(0.46 * wide, 1.1 * m);
    const lid = (by: number) =>
      parse(
        `M${cx - far + by} ${f + 3}V${f - 1.1 * u}C${cx - far + by} ${f - 1.9 * u + by} ${cx + far - by} ${f - 1.9 * u + by} ${cx + far - by} ${f - 1.1 * u}V${f + 3}Z`,
      );
    const frame = subtract(
      lid(0),
      intersect(lid(Math.max(15, 0.11 * m)), rect(x0 - m, f - 3 * m, wide + 2 * m, 3 * m)),
    );
    const at = (x: number, y: number): [number, number] => [cx + x * u, f - gap - y * u];
    const to = (x: number, y: number) => at(x, y).join(' ');
    const slim = Math.max(11, 0.085 * u);
    const arm = stroke(parse(`M${to(0.1, 0.94)}C${to(0.36, 1.02)} ${to(0.34, 1.3)} ${to(0.05, 1.4)}`), slim);
    const dancer = union(
      polygon([at(-0.08, 0.66), at(0.08, 0.66), at(0.045, 0.04), at(0, 0), at(-0.045, 0.04)]),
      stroke(polyline([at(0.02, 0.6), at(0.3, 0.42), at(0.06, 0.28)]), slim),
      parse(
        `M${to(-0.08, 0.74)}C${to(-0.4, 0.72)} ${to(-0.56, 0.62)} ${to(-0.56, 0.55)}Q${to(-0.42, 0.5)} ${to(-0.28, 0.55)}T${to(0, 0.54)}T${to(0.28, 0.55)}T${to(0.56, 0.55)}C${to(0.56, 0.62)} ${to(0.4, 0.72)} ${to(0.08, 0.74)}Z`,
      ),
      polygon([at(-0.075, 0.7), at(0.075, 0.7), at(0.14, 0.98), at(-0.14, 0.98)], 0.03 * u),
      rect(...at(-0.04, 1.06), 0.08 * u, 0.12 * u),
      circle(...at(0, 1.13), 0.1 * u),
      circle(...at(0, 1.26), 0.055 * u),
      arm,
      mirror(arm, cx),
    );
    return { plate: concat(union(box, ...feet), union(edge, frame)), second: dancer };
  },
};
