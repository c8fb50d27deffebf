/** Plates of who trades in phones and dances the morenada. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A phone that changes hands: an arrow over it and one under it. */
export const tradedPhone: Plate = {
  about: ['phone-swap'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, cx, cy, size } = bodyAround(held, 0.42, 0.38, 0.38);
    const m = Math.min(size, 1.05 * high);
    const [left, right] = [x0 - 0.3 * m, x1 + 0.3 * m];
    const body = rect(left, y0, right - left, high, 0.2 * m);
    const slit = stroke(line(left + 0.17 * m, cy - 0.12 * m, left + 0.17 * m, cy + 0.12 * m), 13);
    const button = circle(right - 0.18 * m, cy, 0.075 * m);
    const edges = [left + 0.32 * m - 6, right - 0.34 * m - 6].map((x) => rect(x, y0 - 9, 12, high + 18));
    const thick = Math.max(18, 0.15 * m);
    const far = Math.min(wide * 0.36, 1.05 * m);
    const up = y0 - gap - 0.02 * m - 0.22 * m;
    const tip = cx + far;
    const arrow = union(
      stroke(
        parse(
          `M${cx - far} ${y0 - gap - thick / 2}V${up + 0.1 * m}Q${cx - far} ${up} ${cx - far + 0.1 * m} ${up}H${tip - 0.1 * m}`,
        ),
        thick,
        { cap: 'butt' },
      ),
      polygon(
        [
          [tip - 0.16 * m, up - 0.25 * m],
          [tip + 0.14 * m, up],
          [tip - 0.16 * m, up + 0.25 * m],
        ],
        0.05 * m,
      ),
    );
    return {
      plate: subtract(body, slit, button, ...edges),
      second: concat(arrow, rotate(arrow, 180, cx, (y0 + y1) / 2)),
    };
  },
};

/** A dancer of the morenada in tiers, feathers over the mask. */
export const tieredDancer: Plate = {
  about: ['morenada-mask'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, y0, y1, high, cx, gap, size } = bodyAround(held, 0.24, 0.26, 0.28);
    const m = Math.min(size, high);
    const flip = (x: number) => 2 * cx - x;
    const [hip, hem] = [x0 - 0.04 * m, x0 - 0.26 * m];
    const tier = (waist: number, foot: number, t: number, b: number) =>
      `M${waist} ${t}H${flip(waist)}C${flip(waist) + 0.06 * m} ${t + 0.6 * (b - t)} ${flip(foot) - 0.04 * m} ${b - 0.1 * m} ${flip(foot)} ${b}H${foot}C${foot + 0.04 * m} ${b - 0.1 * m} ${waist - 0.06 * m} ${t + 0.6 * (b - t)} ${waist} ${t}Z`;
    const step = (flip(hem) - hem) / Math.round((flip(hem) - hem) / (0.28 * m));
    const scallops = Array.from({ length: Math.round((flip(hem) - hem) / step) }, (_, i) =>
      circle(hem + (i + 0.5) * step, y1, step / 2),
    );
    const skirt = union(parse(tier(hip, hem, y0, y1)), ...scallops);
    const t = y0 - gap;
    const top = Math.max(x0 + 0.1 * m, cx - 0.56 * m);
    const cape = parse(tier(top, Math.max(hip - 0.1 * m, top - 0.5 * m), t - 0.34 * m, t));
    const chin = t - 0.28 * m;
    const [hat, hy] = [chin - 0.6 * m, chin - 0.34 * m];
    const face = rect(cx - 0.34 * m, hat, 0.68 * m, 0.6 * m, 0.24 * m);
    const ears = ellipse(cx, hy, 0.47 * m, 0.13 * m);
    const eyes = [-1, 1].map((way) => {
      const x = cx + way * 0.15 * m;
      return subtract(circle(x, hy - 0.04 * m, 0.12 * m), circle(x, hy - 0.04 * m, 0.055 * m));
    });
    const mouth = stroke(line(cx - 0.13 * m, hy + 0.18 * m, cx + 0.13 * m, hy + 0.18 * m), 13);
    const head = union(face, ears);
    const crown = polygon(
      [
        [cx - 0.56 * m, hat - 0.16 * m],
        [cx + 0.56 * m, hat - 0.16 * m],
        [cx + 0.4 * m, hat + 0.04 * m],
        [cx - 0.4 * m, hat + 0.04 * m],
      ],
      0.03 * m,
    );
    const base = hat - gap - 0.16 * m;
    const plumes = [-2, -1, 0, 1, 2].map((i) =>
      rotate(
        ellipse(cx + i * 0.2 * m, base - 0.22 * m + Math.abs(i) * 0.03 * m, 0.085 * m, 0.22 * m),
        i * 12,
        cx + i * 0.2 * m,
        base,
      ),
    );
    return {
      plate: concat(skirt, subtract(cape, grow(head, gap)), subtract(union(head, crown), ...eyes, mouth)),
      second: concat(...plumes),
    };
  },
};
