/** Plates of who teaches to be calm. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { leaf, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A lotus: its front petals are one wide bowl, behind which the others stand. */
export const lotusBloom: Plate = {
  about: ['flower-lotus', 'lotus-pose', 'tree-pose', 'uterus'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, y0, y1, high, wide, cx } = bodyAround(held, 0.3, 0.36, 0.3);
    const s = Math.min((high + wide) * 0.34, high * 1.05);
    const [tip, low] = [x0 - 0.66 * s, y1 + 0.3 * s];
    const half = parse(
      `M${cx} ${y0 - 0.05 * s}C${cx - wide * 0.2} ${y0 + 0.03 * s} ${x0 + wide * 0.12} ${y0 + 0.06 * s} ${x0} ${y0}C${x0 - 0.26 * s} ${y0 - 0.08 * s} ${tip + 0.16 * s} ${y0 - 0.24 * s} ${tip} ${y0 - 0.36 * s}C${tip - 0.02 * s} ${y1 - 0.1 * high} ${x0 + wide * 0.06} ${low} ${cx} ${low}H${cx + 2}V${y0 - 0.05 * s}Z`,
    );
    const bowl = union(half, mirror(half, cx));
    const seam = stroke(
      parse(
        `M${x0 - 0.22 * s} ${y0 - 0.2 * s}L${x0 - 0.2 * s} ${y0}Q${x0 - 0.26 * s - 0.03 * wide} ${y1 + 0.04 * s} ${x0 + 0.28 * wide} ${low + 0.08 * s}`,
      ),
      gap,
    );
    const foot = y0 + 0.4 * s;
    const up = leaf(cx, foot, cx, y0 - 0.92 * s, 0.26, 0.5);
    const side = (dx: number, dy: number, from: number) =>
      leaf(cx + from * s, foot, cx + dx, y0 - dy * s, 0.26, 0.52);
    const near = side(Math.min(0.86 * s, wide * 0.36), 0.74, 0.1);
    const far = side(Math.min(1.5 * s, wide * 0.56), 0.5, 0.34);
    const behind = (petal: typeof up, ...before: (typeof up)[]) =>
      subtract(petal, ...[bowl, ...before].map((shape) => grow(shape, gap)));
    const petals = [behind(near, up), behind(far, near, up)];
    const back = concat(behind(up), ...petals.flatMap((p) => [p, mirror(p, cx)]));
    return { plate: subtract(bowl, seam, mirror(seam, cx)), second: back };
  },
};

/** A mat that is rolled up, with two straps. */
export const yogaRoll: Plate = {
  about: ['pilates', 'pilates-reformer', 'lotus-pose', 'tree-pose'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide, cy } = bodyAround(held, 0.4, 0.46);
    const s = Math.min((high + wide) * 0.3, high);
    const [r, strap] = [high / 2, Math.max(22, 0.15 * s)];
    const ell = (k: number) => 0.36 * k;
    const cut = (x: number) => parse(`M${x} ${y0 - 4}H${x + gap}V${y1 + 4}H${x}Z`);
    const end = x1 + 2 * gap + strap + 0.16 * s;
    const start = x0 - 2 * gap - strap - 0.2 * s;
    const roll = parse(
      `M${end} ${y0}A${ell(r)} ${r} 0 0 1 ${end} ${y1}H${start}A${ell(r)} ${r} 0 0 1 ${start} ${y0}Z`,
    );
    const spiral = stroke(
      parse(
        `M${start} ${y0}A${ell(r)} ${r} 0 0 1 ${start} ${y1}A${ell(r * 0.8)} ${r * 0.8} 0 0 1 ${start} ${cy - r * 0.6}A${ell(r * 0.55)} ${r * 0.55} 0 0 1 ${start} ${cy + r * 0.5}A${ell(r * 0.4)} ${r * 0.4} 0 0 1 ${start} ${cy - r * 0.26}`,
      ),
      gap,
    );
    const straps = [x0 - 2 * gap - strap, x1].flatMap((x) => [cut(x), cut(x + gap + strap)]);
    const grip = (x: number) => rect(x + gap, y0, strap, high);
    const handle = stroke(
      parse(
        `M${x0 - gap - strap / 2} ${y0}C${x0 - gap} ${y0 - 0.5 * s} ${x1 + gap} ${y0 - 0.5 * s} ${x1 + gap + strap / 2} ${y0}`,
      ),
      strap * 0.8,
    );
    const bands = union(handle, grip(x0 - 2 * gap - strap), grip(x1));
    const mat = subtract(roll, spiral, ...straps, grip(x0 - 2 * gap - strap), grip(x1));
    return { plate: mat, second: subtract(bands, grow(mat, gap - 1)) };
  },
};
