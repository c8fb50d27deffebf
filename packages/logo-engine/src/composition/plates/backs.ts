/** Plates of who cares for backs, eyes and legs, and of who teaches on a reformer. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A bare back, its spine over and under the name, the hair in a bun. */
export const bareBack: Plate = {
  about: ['spine', 'massage', 'cupped-back'],
  aspect: [1, 2.1],
  draw(held) {
    const { x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0.36, 0.24, 0.22);
    const [neck, low] = [0.22 * m, y1 + 0.56 * m];
    const half = parse(
      `M${cx - 2} ${y0 - 0.6 * m}H${cx + neck}V${y0 - 0.4 * m}C${cx + neck} ${y0 - 0.2 * m} ${x1 - 0.24 * m} ${y0 - 0.3 * m} ${x1 - 0.08 * m} ${y0 - 0.2 * m}C${x1 + 0.08 * m} ${y0 - 0.1 * m} ${x1 + 0.1 * m} ${y0 + 0.1 * m} ${x1 + 0.12 * m} ${y1 - 0.1 * m}L${x1 + 0.2 * m} ${low}H${cx - 2}Z`,
    );
    // Between an arm and the waist.
    const side = parse(
      `M${x1 - 0.13 * m} ${y1 - 0.02 * m}Q${x1 - 0.08 * m} ${y1 + 0.2 * m} ${x1 - 0.04 * m} ${low + 2}H${x1 - 0.2 * m}C${x1 - 0.24 * m} ${y1 + 0.42 * m} ${x1 - 0.34 * m} ${y1 + 0.36 * m} ${x1 - 0.3 * m} ${y1 + 0.24 * m}C${x1 - 0.26 * m} ${y1 + 0.12 * m} ${x1 - 0.18 * m} ${y1 + 0.1 * m} ${x1 - 0.13 * m} ${y1 - 0.02 * m}Z`,
    );
    const bones = [-0.46, -0.3].map((y) => y0 + y * m).concat([0.03, 0.19, 0.35].map((y) => y1 + y * m));
    const spine = bones.map((y) => rect(cx - 0.12 * m, y, 0.24 * m, 0.1 * m, 0.05 * m));
    const head = ellipse(cx, y0 - 0.82 * m, 0.28 * m, 0.31 * m);
    const bun = circle(cx, y0 - 1.16 * m, 0.17 * m);
    const torso = subtract(union(half, mirror(half, cx)), grow(head, gap), side, mirror(side, cx), ...spine);
    return { plate: torso, second: union(head, bun) };
  },
};

/** A face in big glasses, the name where it speaks. */
export const glassesFace: Plate = {
  about: ['eyeglasses', 'spectacle-frames'],
  styles: ['playful', 'creative', 'modern'],
  aspect: [1.1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size: m } = bodyAround(held, 0.38, 0.2, 0.36);
    const top = y0 - 0.92 * m;
    const face = union(
      rect(x0, top, wide, y1 - top, 0.58 * m),
      rect(x0, y0 - 0.2 * m, wide, y1 - y0 + 0.2 * m, Math.min(0.44 * m, 105)),
    );
    const eyes = y0 - 0.38 * m;
    const r = 0.36 * m;
    const d = r + 0.12 * m;
    const t = Math.max(13, 0.1 * m);
    const lens = (x: number) => circle(x, eyes, r);
    const both = union(lens(cx - d), lens(cx + d));
    const arms = union(
      rect(x0 - 0.3 * m, eyes - t / 2, cx - d - x0 + 0.3 * m, t),
      rect(cx + d, eyes - t / 2, x1 + 0.3 * m - cx - d, t),
      rect(cx - d, eyes - t / 2, 2 * d, t),
    );
    const frame = union(
      subtract(both, ...[cx - d, cx + d].map((x) => circle(x, eyes, r - t))),
      subtract(arms, both),
    );
    const pupils = [cx - d, cx + d].map((x) => circle(x + 0.05 * m, eyes, 0.11 * m));
    const ears = [x0 - 0.04 * m, x1 + 0.04 * m].map((x) => circle(x, eyes + 0.2 * m, 0.2 * m));
    const k = from(cx, top, m);
    const tuft = parse(
      `M${k(-0.34, 0.06)}C${k(-0.3, -0.2)} ${k(-0.06, -0.34)} ${k(0.14, -0.3)}C${k(0.06, -0.22)} ${k(0.06, -0.18)} ${k(0.1, -0.14)}C${k(0.2, -0.24)} ${k(0.34, -0.24)} ${k(0.44, -0.2)}C${k(0.34, -0.12)} ${k(0.3, -0.04)} ${k(0.3, 0.06)}Z`,
    );
    const head = subtract(union(face, tuft, ...ears), grow(union(both, arms), gap));
    return {
      plate: union(head, ...pupils),
      second: intersect(frame, rect(x0 - 0.16 * m, top, wide + 0.32 * m, y1 - top, 0.1 * m)),
    };
  },
};

/** A reformer, somebody on it who pushes its bar away. */
export const reformerBed: Plate = {
  about: ['pilates-reformer', 'pilates'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size: u } = bodyAround(held, 0.34, 0.28);
    const frame = rect(x0, y0, wide, high, 0.08 * u);
    const feet = [x0 + 0.1 * u, x1 - 0.36 * u].map((x) => rect(x, y1 - 10, 0.26 * u, 0.24 * u, 0.04 * u));
    const s = Math.min(u, (wide + 0.1 * u) / 2.06);
    const shift = Math.max(0, (wide - 2.5 * s) / 2);
    const k = from(x1 - shift - 1.06 * s, y0 - gap, s);
    const pad = rect(x1 - shift - 2.16 * s, y0 - gap - 0.14 * s, 1.24 * s, 0.14 * s, 0.06 * s);
    const bar = stroke(parse(`M${k(0.9, 0.3)}L${k(0.9, -0.64)}`), 0.14 * s, { cap: 'round' });
    const lying = union(
      stroke(parse(`M${k(-0.68, -0.3)}L${k(-0.04, -0.3)}`), 0.26 * s, { cap: 'round' }),
      stroke(parse(`M${k(-0.02, -0.31)}L${k(0.36, -0.84)}`), 0.23 * s, { cap: 'round' }),
      stroke(parse(`M${k(0.36, -0.84)}L${k(0.82, -0.46)}`), 0.18 * s, { cap: 'round' }),
      circle(x1 - shift - 2.06 * s, y0 - gap - 0.38 * s, 0.18 * s),
    );
    return {
      plate: union(frame, ...feet, bar),
      second: concat(pad, subtract(lying, grow(union(pad, bar), gap * 0.8))),
    };
  },
};
