/** Plates of who fires rockets and fills piñatas. */
import { grow, intersect, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import {
  circle,
  ellipse,
  line,
  type Point,
  polar,
  polygon,
  polyline,
  rect,
  star,
} from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A box of fireworks that goes off: comets and a burst over its tubes. */
export const fireworkFan: Plate = {
  about: ['skyrocket', 'fireworks'],
  aspect: [1, 3.4],
  draw(held) {
    const { x0, y0, y1, wide, high, cx, gap, size } = bodyAround(held, 0.4, 0.32, 0.32);
    const m = Math.min(size, 1.1 * high);
    const box = rect(x0, y0, wide, high, 0.04 * m);
    const count = 2 * Math.round((wide / (0.42 * m) - 1) / 2) + 1;
    const each = (wide - gap * (count - 1)) / count;
    const t = y0 - gap;
    const tubes = Array.from({ length: count }, (_, i) =>
      rect(x0 + i * (each + gap), t - 0.2 * m, each, 0.2 * m, 0.03 * m),
    );
    const from = t - 0.2 * m - gap;
    const comets = [-1, 1].map((way) => {
      const [ax, ay] = [cx + way * 0.26 * wide, from];
      const [bx, by] = [cx + way * (0.4 * wide + 0.2 * m), from - 0.56 * m];
      const turn = way * 12;
      const tail = polygon(
        [
          [ax - 0.03 * m, ay],
          [ax + 0.03 * m, ay],
          [bx + 0.12 * m, by + 0.02 * m],
          [bx - 0.12 * m, by - 0.02 * m],
        ],
        0.01 * m,
      );
      const head = rotate(star(bx, by, 0.3 * m, 0.13 * m, 5, 0.03 * m), turn, bx, by);
      return { tail: subtract(tail, grow(head, gap)), head };
    });
    const y = from - 0.62 * m;
    const rays = Array.from({ length: 12 }, (_, i) => {
      const long = i % 2 === 0 ? 0.52 : 0.36;
      const [ax, ay] = polar(cx, y, 0.16 * m, i * 30);
      const [lx, ly] = polar(0, 0, 0.05 * m, i * 30 + 90);
      const [bx, by] = polar(cx, y, long * m, i * 30);
      return polygon(
        [
          [ax, ay],
          [bx + lx, by + ly],
          [bx - lx, by - ly],
        ],
        0.02 * m,
      );
    });
    const sparks = [-1, 1].map((way) => circle(cx + way * 0.5 * wide, from - 0.1 * m, 0.06 * m));
    const foot = rect(x0 - 0.08 * m, y1 + gap, wide + 0.16 * m, 0.13 * m, 0.04 * m);
    return {
      plate: concat(box, ...tubes, foot, ...comets.map(({ tail }) => tail)),
      second: union(...rays, ...sparks, ...comets.map(({ head }) => head)),
    };
  },
};

/** A line of points, for paper cut into fringes. */
const fringe = (xa: number, xb: number, y: number, deep: number): Point[] => {
  const count = Math.max(2, Math.round((xb - xa) / (deep * 1.3)));
  const step = (xb - xa) / count;
  return Array.from({ length: 2 * count + 1 }, (_, i) => [xa + (step * i) / 2, y + (i % 2 === 0 ? 0 : deep)]);
};

/** A donkey of fringed paper that hangs on its cord. */
export const burroPinata: Plate = {
  about: ['pinata'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, gap, high, size } = bodyAround(held, 0.44, 0.3, 0.3);
    const m = Math.min(size, 1.1 * high);
    const tier = 0.22 * m;
    const [top, belly] = [y0 - tier, y1 + tier];
    const low = belly + 0.56 * m;
    const leg = 0.4 * m;
    const trunk = polygon(
      [
        [x0, top],
        [x1 - 0.06 * m, top],
        [x1 + 0.04 * m, top + 0.12 * m],
        [x1 + 0.04 * m, low],
        [x1 + 0.04 * m - leg, low],
        [x1 - 0.04 * m - leg, belly],
        [x0 + 0.04 * m + leg, belly],
        [x0 - 0.04 * m + leg, low],
        [x0 - 0.04 * m, low],
        [x0 - 0.04 * m, top + 0.2 * m],
      ],
      0.05 * m,
    );
    const neck = polygon(
      [
        [x0 - 0.36 * m, top - 0.56 * m],
        [x0 + 0.12 * m, top - 0.62 * m],
        [x0 + 0.52 * m, top + 0.1 * m],
        [x0 + 0.1 * m, y0 + 0.5 * high],
        [x0 - 0.04 * m, y0 + 0.5 * high],
      ],
      0.03 * m,
    );
    const head = polygon(
      [
        [x0 - 0.86 * m, top - 0.44 * m],
        [x0 - 0.22 * m, top - 0.78 * m],
        [x0 + 0.16 * m, top - 0.74 * m],
        [x0 + 0.16 * m, top - 0.42 * m],
        [x0 - 0.2 * m, top - 0.22 * m],
        [x0 - 0.76 * m, top - 0.08 * m],
      ],
      0.1 * m,
    );
    const ear = (x: number, turn: number) =>
      rotate(ellipse(x, top - 0.94 * m, 0.11 * m, 0.34 * m), turn, x, top - 0.66 * m);
    const tail = stroke(
      polyline([
        [x1 - 0.04 * m, top + 0.14 * m],
        [x1 + 0.26 * m, top + 0.1 * m],
        [x1 + 0.32 * m, top + 0.42 * m],
      ]),
      0.14 * m,
    );
    const tuft = ellipse(x1 + 0.33 * m, top + 0.52 * m, 0.12 * m, 0.2 * m);
    const down = 4 * m;
    /** What is under a cut in zigzag, from one side to the other. */
    const under = (xa: number, xb: number, y: number) =>
      polygon([...fringe(xa, xb, y, 0.14 * m), [xb, y + down], [xa, y + down]]);
    const between = (xa: number, xb: number, from: number, to: number) =>
      subtract(under(xa, xb, from), under(xa, xb, to));
    const [l, r] = [x0 - 0.3 * m, x1 + 0.1 * m];
    const tiers = [between(l, r, y1 + 0.08 * m, belly + 0.34 * m)];
    const eye = circle(x0 - 0.24 * m, top - 0.54 * m, Math.max(8, 0.06 * m));
    const halter = stroke(line(x0 - 0.6 * m, top - 0.7 * m, x0 - 0.44 * m, top), gap);
    const at = (x0 + x1) / 2 + 0.1 * m;
    const cord = rect(at, top - 1.2 * m, Math.max(13, 0.08 * m), 1.3 * m, 5);
    const whole = union(trunk, neck, head, ear(x0 - 0.02 * m, 4), ear(x0 + 0.12 * m, 30), tail, tuft);
    const edges = tiers.map((each) => stroke(each, gap));
    return {
      plate: subtract(union(whole, cord), eye, halter, ...tiers, ...edges),
      second: subtract(intersect(whole, union(...tiers)), ...edges),
    };
  },
};
