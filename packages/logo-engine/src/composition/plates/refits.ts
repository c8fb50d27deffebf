/** Plates of who refits bathrooms, drills, rolls shutters down and spans awnings. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bathtub on feet with a shower over its end, the name on its side. */
export const footedTub: Plate = {
  about: ['bathtub', 'shower-head'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, wide, high, size: u } = bodyAround(held, 0.26, 0.3);
    const low = y1 + 0.06 * u;
    const bowl = parse(
      `M${x0 - 0.14 * u} ${y0}H${x1 + 0.14 * u}C${x1 + 0.14 * u} ${y0 + 0.6 * high} ${x1 + 0.04 * u} ${low} ${x1 - 0.36 * u} ${low}H${x0 + 0.36 * u}C${x0 - 0.04 * u} ${low} ${x0 - 0.14 * u} ${y0 + 0.6 * high} ${x0 - 0.14 * u} ${y0}Z`,
    );
    const rim = rect(x0 - 0.3 * u, y0 - gap - 0.16 * u, wide + 0.6 * u, 0.16 * u, 0.08 * u);
    const foot = parse(
      `M${x1 - 0.5 * u} ${low - 10}H${x1 - 0.16 * u}C${x1 - 0.14 * u} ${low + 0.06 * u} ${x1 - 0.02 * u} ${low + 0.06 * u} ${x1 + 0.02 * u} ${low + 0.14 * u}C${x1 + 0.04 * u} ${low + 0.22 * u} ${x1 - 0.04 * u} ${low + 0.25 * u} ${x1 - 0.12 * u} ${low + 0.25 * u}C${x1 - 0.34 * u} ${low + 0.25 * u} ${x1 - 0.44 * u} ${low + 0.12 * u} ${x1 - 0.5 * u} ${low - 10}Z`,
    );
    const brim = y0 - 2 * gap - 0.16 * u;
    const [px, top] = [x0 + 0.02 * u, brim - 0.82 * u];
    const hx = px + 0.66 * u;
    const pipe = stroke(
      parse(
        `M${px} ${brim - 0.045 * u}V${top + 0.32 * u}Q${px} ${top} ${px + 0.33 * u} ${top}T${hx} ${top + 0.28 * u}`,
      ),
      0.1 * u,
      { cap: 'butt' },
    );
    const head = parse(
      `M${hx - 0.24 * u} ${top + 0.44 * u}C${hx - 0.24 * u} ${top + 0.16 * u} ${hx + 0.24 * u} ${top + 0.16 * u} ${hx + 0.24 * u} ${top + 0.44 * u}Z`,
    );
    const drops = [-0.16, 0, 0.16].map((at, i) =>
      stroke(
        line(hx + at * u, top + 0.56 * u, hx + at * 1.2 * u, top + (i === 1 ? 0.68 : 0.62) * u),
        Math.max(11, 0.07 * u),
      ),
    );
    const foam = intersect(
      union(
        ...[
          [0.2, 0.26],
          [0.52, 0.36],
          [0.86, 0.24],
        ].map(([at = 0, r = 0]) => circle(x1 - at * u, brim + 0.04 * u, r * u)),
      ),
      rect(cx, brim - u, wide, u),
    );
    return {
      plate: concat(union(bowl, foot, mirror(foot, cx)), rim),
      second: concat(union(pipe, head), ...drops, foam),
    };
  },
};

/** A cordless drill, the name on its motor. */
export const cordlessDrill: Plate = {
  about: ['drill', 'tools'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cy, high: h, gap } = bodyAround(held, 0.34, 0.34);
    const l = x0 - 0.13 * h;
    const motor = parse(
      `M${l + 0.26 * h} ${y0}H${x1 - 0.1 * h}Q${x1 + 0.04 * h} ${y0} ${x1 + 0.08 * h} ${y0 + 0.14 * h}V${y1 - 0.14 * h}Q${x1 + 0.04 * h} ${y1} ${x1 - 0.1 * h} ${y1}H${l + 0.2 * h}C${l - 0.04 * h} ${y1} ${l - 0.06 * h} ${y0} ${l + 0.26 * h} ${y0}Z`,
    );
    const low = y1 + 0.8 * h;
    const grip = parse(
      `M${l + 0.1 * h} ${y1 - 0.2 * h}H${l + 0.84 * h}C${l + 0.74 * h} ${y1 + 0.2 * h} ${l + 0.66 * h} ${y1 + 0.4 * h} ${l + 0.68 * h} ${low}H${l + 0.12 * h}C${l + 0.1 * h} ${y1 + 0.4 * h} ${l + 0.22 * h} ${y1 + 0.3 * h} ${l + 0.1 * h} ${y1 - 0.2 * h}Z`,
    );
    const trigger = parse(
      `M${l + 0.7 * h} ${y1 + 0.08 * h}H${l + 0.98 * h}C${l + 0.86 * h} ${y1 + 0.16 * h} ${l + 0.84 * h} ${y1 + 0.28 * h} ${l + 0.86 * h} ${y1 + 0.36 * h}H${l + 0.64 * h}Z`,
    );
    const battery = rect(l - 0.02 * h, low + gap, 0.94 * h, 0.28 * h, 0.07 * h);
    const nose = x1 + 0.08 * h + gap;
    const chuck = union(
      rect(nose, cy - 0.3 * h, 0.16 * h, 0.6 * h, 0.03 * h),
      polygon(
        [
          [nose + 0.1 * h, cy - 0.26 * h],
          [nose + 0.3 * h, cy - 0.26 * h],
          [nose + 0.5 * h, cy - 0.12 * h],
          [nose + 0.5 * h, cy + 0.12 * h],
          [nose + 0.3 * h, cy + 0.26 * h],
          [nose + 0.1 * h, cy + 0.26 * h],
        ],
        0.02 * h,
      ),
      polygon(
        [
          [nose + 0.4 * h, cy - 0.065 * h],
          [nose + 0.96 * h, cy - 0.065 * h],
          [nose + 1.06 * h, cy],
          [nose + 0.96 * h, cy + 0.065 * h],
          [nose + 0.4 * h, cy + 0.065 * h],
        ],
        0.01 * h,
      ),
    );
    return {
      plate: union(motor, grip, subtract(trigger, grow(grip, gap))),
      second: concat(chuck, battery),
    };
  },
};
