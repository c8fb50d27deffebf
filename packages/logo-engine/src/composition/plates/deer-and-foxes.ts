/** Plates of who breeds deer, guards what is wild and stuffs it. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { legs } from './creatures.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A stag that stands, its antlers up. */
export const stagBody: Plate = {
  about: ['deer', 'standing-stag'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.26, 0.24);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.14 * m];
    const k = from(x0, y0, m);
    const trunk = parse(
      `M${k(-0.5, -0.7)}C${k(-0.2, -0.62)} ${k(-0.02, -0.3)} ${k(0.3, -0.1)}C${cx} ${y0 + 0.02 * m} ${cx + 0.2 * wide} ${y0 - 0.12 * m} ${x1 - 0.1 * m} ${y0 - 0.08 * m}C${r} ${y0 - 0.06 * m} ${r + 0.1 * m} ${y0 + 0.14 * m} ${r + 0.06 * m} ${y0 + 0.5 * high}L${r} ${y1 + 0.1 * m}H${x1 - 0.24 * m}C${x1 - 0.4 * m} ${y1} ${cx + 0.1 * wide} ${y1 + 0.16 * m} ${x0 + 0.34 * m} ${y1 + 0.1 * m}H${l + 0.06 * m}C${l - 0.16 * m} ${y1 - 0.1 * high} ${l - 0.24 * m} ${y0 + 0.3 * high} ${k(-0.5, -0.16)}Z`,
    );
    const head = parse(
      `M${k(-0.16, -0.66)}C${k(-0.26, -0.86)} ${k(-0.54, -0.92)} ${k(-0.7, -0.76)}L${k(-1.04, -0.5)}C${k(-1.14, -0.42)} ${k(-1.08, -0.26)} ${k(-0.96, -0.28)}C${k(-0.8, -0.3)} ${k(-0.66, -0.3)} ${k(-0.46, -0.1)}Z`,
    );
    const ear = parse(
      `M${k(-0.3, -0.7)}C${k(-0.2, -0.86)} ${k(0, -0.92)} ${k(0.14, -0.86)}C${k(0.1, -0.7)} ${k(-0.04, -0.6)} ${k(-0.24, -0.58)}Z`,
    );
    const t = 0.1 * m;
    const antlers = [
      `M${k(-0.4, -0.76)}C${k(-0.34, -1)} ${k(0.04, -1.08)} ${k(0.08, -1.5)}`,
      `M${k(-0.3, -0.98)}C${k(-0.34, -1.14)} ${k(-0.36, -1.2)} ${k(-0.32, -1.42)}`,
      `M${k(-0.04, -1.14)}Q${k(0.24, -1.16)} ${k(0.34, -1.36)}`,
      `M${k(-0.56, -0.8)}C${k(-0.56, -1)} ${k(-0.86, -1.06)} ${k(-0.84, -1.42)}`,
      `M${k(-0.7, -1.06)}Q${k(-0.92, -1.04)} ${k(-1.04, -1.2)}`,
    ].map((d) => stroke(parse(d), t));
    const tail = parse(
      `M${r - 0.06 * m} ${y0}C${r + 0.2 * m} ${y0 - 0.16 * m} ${r + 0.26 * m} ${y0 + 0.06 * m} ${r + 0.2 * m} ${y0 + 0.26 * m}C${r + 0.1 * m} ${y0 + 0.26 * m} ${r} ${y0 + 0.2 * m} ${r - 0.06 * m} ${y0 + 0.16 * m}Z`,
    );
    const feet = legs(l + 0.06 * m, r, y1 + 0.04 * m, 1.1 * m, 0.62 * m);
    const eye = circle(x0 - 0.6 * m, y0 - 0.62 * m, Math.max(7, 0.05 * m));
    const all = filleted(union(trunk, head, ear, tail, ...antlers, ...feet), 3);
    return { plate: subtract(all, eye) };
  },
};

/** A fox that sleeps, its tail around it. */
export const curledFox: Plate = {
  about: ['fox'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, wide, size: m } = bodyAround(held, 0.28, 0.22);
    const low = y1 + 0.5 * m;
    const [l, r] = [x0 - 0.42 * m, x1 + 0.42 * m];
    const body = parse(
      `M${l} ${y0 + 0.66 * high}C${l - 0.04 * m} ${y0 + 0.06 * high} ${x0 + 0.1 * m} ${y0 - 0.3 * m} ${cx} ${y0 - 0.3 * m}C${x1 - 0.1 * m} ${y0 - 0.3 * m} ${r + 0.04 * m} ${y0 + 0.06 * high} ${r} ${y0 + 0.66 * high}C${r} ${low - 0.2 * m} ${x1} ${low} ${x1 - 0.2 * m} ${low}H${x0 + 0.2 * m}C${x0} ${low} ${l} ${low - 0.2 * m} ${l} ${y0 + 0.66 * high}Z`,
    );
    const h = from(l - 0.34 * m, y1 + 0.02 * m, m);
    const face = parse(
      `M${h(-0.3, -0.74)}Q${h(-0.28, -0.86)} ${h(-0.2, -0.78)}L${h(0, -0.5)}Q${h(0.14, -0.54)} ${h(0.28, -0.5)}L${h(0.48, -0.78)}Q${h(0.56, -0.86)} ${h(0.58, -0.74)}C${h(0.64, -0.4)} ${h(0.7, -0.2)} ${h(0.62, -0.04)}C${h(0.5, 0.16)} ${h(0.3, 0.28)} ${h(0.2, 0.42)}Q${h(0.14, 0.48)} ${h(0.08, 0.42)}C${h(-0.02, 0.28)} ${h(-0.22, 0.16)} ${h(-0.34, -0.04)}C${h(-0.42, -0.2)} ${h(-0.36, -0.4)} ${h(-0.3, -0.74)}Z`,
    );
    const tail = parse(
      `M${r + 0.02 * m} ${y0 + 0.5 * high}C${r + 0.4 * m} ${y1} ${r + 0.2 * m} ${low + 0.04 * m} ${x1 - 0.2 * m} ${low + 0.02 * m}H${cx - 0.05 * wide}C${cx - 0.2 * wide} ${low} ${x0 + 0.2 * m} ${low - 0.06 * m} ${x0 + 0.06 * m} ${low - 0.2 * m}C${x0 + 0.2 * m} ${low - 0.36 * m} ${cx - 0.1 * wide} ${low - 0.38 * m} ${cx} ${low - 0.34 * m}H${x1 - 0.2 * m}C${x1 + 0.1 * m} ${low - 0.36 * m} ${r - 0.1 * m} ${y1 - 0.1 * m} ${r - 0.14 * m} ${y0 + 0.5 * high}Z`,
    );
    const t = Math.max(11, 0.055 * m);
    const shut = [-0.12, 0.4].map((x) =>
      stroke(parse(`M${h(x - 0.1, -0.12)}Q${h(x, 0)} ${h(x + 0.1, -0.12)}`), t),
    );
    const nose = circle(l - 0.2 * m, y1 + 0.36 * m, 0.07 * m);
    const tipCut = stroke(
      parse(
        `M${cx - 0.02 * wide} ${low - 0.6 * m}l${-0.1 * m} ${0.2 * m}l${0.12 * m} ${0.1 * m}l${-0.12 * m} ${0.12 * m}l${0.1 * m} ${0.3 * m}`,
      ),
      GAP,
    );
    const tip = intersect(tail, rect(x0, low - m, cx - 0.05 * wide - x0, 2 * m));
    const rest = subtract(body, grow(face, GAP), grow(tail, GAP));
    return {
      plate: concat(
        withoutCrumbs(softened(rest, 3), 30),
        subtract(face, ...shut, nose),
        withoutCrumbs(subtract(tail, tip, tipCut, grow(face, GAP)), 30),
      ),
      second: withoutCrumbs(subtract(tip, tipCut, grow(face, GAP)), 30),
    };
  },
};
