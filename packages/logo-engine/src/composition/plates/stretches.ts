/** Plates of pilates and manicures. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A limb that thins from one place to another. */
const limb = ([ax, ay]: Point, ra: number, [bx, by]: Point, rb: number): Path => {
  const long = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [-(by - ay) / long, (bx - ax) / long];
  return union(
    circle(ax, ay, ra),
    circle(bx, by, rb),
    polygon([
      [ax + nx * ra, ay + ny * ra],
      [bx + nx * rb, by + ny * rb],
      [bx - nx * rb, by - ny * rb],
      [ax - nx * ra, ay - ny * ra],
    ]),
  );
};

/** A mat with a rolled end, somebody in a V on it, the name on the mat. */
export const teaserMat: Plate = {
  about: ['pilates', 'pilates-reformer'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, gap, size: u } = bodyAround(held, 0.34, 0.3);
    const r = Math.max(0.5 * high, 0.42 * u);
    const [rx, ry] = [x1 + gap + r, y1 - r];
    const s = from(rx, ry, r);
    const spiral = stroke(
      parse(
        `M${s(0.04, 0.02)}C${s(-0.22, -0.08)} ${s(-0.26, 0.26)} ${s(0.04, 0.26)}C${s(0.44, 0.26)} ${s(0.42, -0.38)} ${s(0, -0.38)}C${s(-0.6, -0.38)} ${s(-0.6, 0.62)} ${s(0.04, 0.62)}C${s(0.4, 0.62)} ${s(0.66, 0.36)} ${s(0.66, -0.04)}`,
      ),
      Math.max(11, 0.13 * r),
    );
    const mat = rect(x0, y0, x1 - x0, high, 0.08 * u);
    const k = 1.16 * u;
    const seat: Point = [(x0 + x1) / 2 - 0.02 * u, y0 - gap - 0.16 * k];
    const at = (x: number, y: number): Point => [seat[0] + x * k, seat[1] - y * k];
    const body = filleted(
      union(
        limb(at(0, 0), 0.16 * k, at(-0.3, 0.44), 0.125 * k),
        limb(at(0.02, 0), 0.155 * k, at(0.46, 0.26), 0.1 * k),
        limb(at(0.44, 0.25), 0.1 * k, at(0.82, 0.54), 0.062 * k),
        limb(at(0.82, 0.54), 0.06 * k, at(0.98, 0.68), 0.03 * k),
        limb(at(-0.3, 0.46), 0.09 * k, at(-0.38, 0.66), 0.06 * k),
      ),
      0.05 * k,
    );
    const arm = limb(at(-0.26, 0.47), 0.075 * k, at(0.44, 0.6), 0.045 * k);
    const head = circle(...at(-0.42, 0.78), 0.155 * k);
    const bun = circle(...at(-0.58, 0.9), 0.075 * k);
    return {
      plate: concat(mat, subtract(circle(rx, ry, r), spiral)),
      second: union(body, arm, head, bun),
    };
  },
};

/** The brush of a nail polish in its long cap, at work on a nail, the name on the cap. */
export const polishWand: Plate = {
  about: ['nail-polish', 'painted-nails', 'polish-brush'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cy, high: h, gap } = bodyAround(held, 0.36, 0.36);
    const cap = parse(
      `M${x0 - 0.06 * h} ${y0 + 0.03 * h}L${x1 + 0.06 * h} ${y0 - 0.06 * h}Q${x1 + 0.14 * h} ${y0 - 0.06 * h} ${x1 + 0.14 * h} ${y0 + 0.04 * h}V${y1 - 0.04 * h}Q${x1 + 0.14 * h} ${y1 + 0.06 * h} ${x1 + 0.06 * h} ${y1 + 0.06 * h}L${x0 - 0.06 * h} ${y1 - 0.03 * h}C${x0 - 0.36 * h} ${y1 - 0.06 * h} ${x0 - 0.36 * h} ${y0 + 0.06 * h} ${x0 - 0.06 * h} ${y0 + 0.03 * h}Z`,
    );
    const after = x1 + 0.14 * h + gap;
    const ring = rect(after, cy - 0.42 * h, 0.14 * h, 0.84 * h, 0.04 * h);
    const t = Math.max(15, 0.14 * h);
    const hair = after + 0.34 * h;
    const brush = parse(
      `M${hair} ${cy - 0.09 * h}C${hair + 0.16 * h} ${cy - 0.2 * h} ${hair + 0.3 * h} ${cy - 0.22 * h} ${hair + 0.46 * h} ${cy - 0.18 * h}Q${hair + 0.6 * h} ${cy} ${hair + 0.46 * h} ${cy + 0.18 * h}C${hair + 0.3 * h} ${cy + 0.22 * h} ${hair + 0.16 * h} ${cy + 0.2 * h} ${hair} ${cy + 0.09 * h}Z`,
    );
    // A finger that stands under the brush.
    const fx = hair + 0.54 * h + gap + 0.4 * h;
    const low = y1 + 0.24 * h;
    const nail = parse(
      `M${fx} ${cy - 0.74 * h}C${fx + 0.18 * h} ${cy - 0.7 * h} ${fx + 0.23 * h} ${cy - 0.4 * h} ${fx + 0.21 * h} ${cy - 0.06 * h}C${fx + 0.2 * h} ${cy + 0.16 * h} ${fx - 0.2 * h} ${cy + 0.16 * h} ${fx - 0.21 * h} ${cy - 0.06 * h}C${fx - 0.23 * h} ${cy - 0.4 * h} ${fx - 0.18 * h} ${cy - 0.7 * h} ${fx} ${cy - 0.74 * h}Z`,
    );
    const finger = parse(
      `M${fx - 0.38 * h} ${low}C${fx - 0.34 * h} ${cy + 0.5 * h} ${fx - 0.42 * h} ${cy + 0.3 * h} ${fx - 0.41 * h} ${cy - 0.06 * h}C${fx - 0.41 * h} ${cy - 0.58 * h} ${fx + 0.41 * h} ${cy - 0.58 * h} ${fx + 0.41 * h} ${cy - 0.06 * h}C${fx + 0.42 * h} ${cy + 0.3 * h} ${fx + 0.34 * h} ${cy + 0.5 * h} ${fx + 0.38 * h} ${low}Z`,
    );
    return {
      plate: concat(
        cap,
        union(ring, rect(after, cy - t / 2, hair - after - gap * 0.6, t)),
        subtract(finger, grow(nail, Math.max(12, 0.06 * h))),
      ),
      second: concat(subtract(brush, grow(finger, gap)), nail),
    };
  },
};
