/** Plates of who breeds turkeys and geese. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, leaf, polar, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A turkey that spreads its tail behind it. */
export const proudTurkey: Plate = {
  about: ['turkey'],
  aspect: [1.1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.3, 0.26, 0.3);
    const [l, r] = [x0 - 0.24 * m, x1 + 0.2 * m];
    const k = from(x0, y0, m);
    const trunk = parse(
      `M${k(-0.16, -0.5)}C${k(-0.16, -0.2)} ${l} ${y0 - 0.1 * m} ${l} ${y0 + 0.5 * high}C${l} ${y1 + 0.2 * m} ${x0 + 0.1 * m} ${y1 + 0.32 * m} ${cx} ${y1 + 0.32 * m}C${x1 - 0.1 * m} ${y1 + 0.32 * m} ${r} ${y1 + 0.2 * m} ${r} ${y0 + 0.5 * high}C${r} ${y0 - 0.16 * m} ${x1 - 0.3 * m} ${y0 - 0.2 * m} ${cx} ${y0 - 0.16 * m}C${x0 + 0.4 * m} ${y0 - 0.12 * m} ${k(0.2, -0.2)} ${k(0.2, -0.56)}Z`,
    );
    const head = union(
      circle(x0 + 0.02 * m, y0 - 0.6 * m, 0.22 * m),
      parse(`M${k(-0.14, -0.72)}L${k(-0.46, -0.56)}L${k(-0.14, -0.5)}Z`),
    );
    const wattle = parse(
      `M${k(-0.16, -0.46)}C${k(-0.3, -0.4)} ${k(-0.34, -0.12)} ${k(-0.22, -0.06)}C${k(-0.12, -0.04)} ${k(-0.1, -0.24)} ${k(-0.08, -0.42)}Z`,
    );
    const hub = { x: cx + 0.1 * wide, y: y0 + 0.5 * high };
    const count = 7;
    const far = 0.5 * wide + 0.78 * m;
    const feathers = Array.from({ length: count }, (_, i) => {
      const turn = -112 + (i * 118) / (count - 1);
      const [tx, ty] = polar(hub.x, hub.y, far, turn);
      const [bx, by] = polar(hub.x, hub.y, 0.2 * far, turn);
      return leaf(bx, by, tx, ty, 0.24, 0.8);
    });
    const bird = union(trunk, head);
    const feet = [cx - 0.2 * m, cx + 0.26 * m].map((x) =>
      union(
        rect(x - 0.055 * m, y1 + 0.2 * m, 0.11 * m, 0.5 * m),
        rect(x - 0.26 * m, y1 + 0.62 * m, 0.36 * m, 0.11 * m, 0.05 * m),
      ),
    );
    const eye = circle(x0 - 0.02 * m, y0 - 0.64 * m, Math.max(7, 0.05 * m));
    return {
      plate: subtract(union(bird, ...feet), eye, grow(wattle, GAP)),
      second: concat(subtract(union(...feathers), grow(bird, GAP)), wattle),
    };
  },
};

/** A goose that walks, its neck up. */
export const walkingGoose: Plate = {
  about: ['wild-goose', 'duck'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, size: m } = bodyAround(held, 0.28, 0.26, 0.22);
    const [l, r] = [x0 - 0.26 * m, x1 + 0.16 * m];
    const k = from(x0, y0, m);
    const trunk = parse(
      `M${k(-0.3, -0.86)}C${k(-0.34, -0.5)} ${l - 0.06 * m} ${y0 + 0.1 * m} ${l} ${y0 + 0.56 * high}C${l + 0.02 * m} ${y1 + 0.16 * m} ${x0 + 0.2 * m} ${y1 + 0.3 * m} ${cx} ${y1 + 0.3 * m}C${x1 - 0.2 * m} ${y1 + 0.3 * m} ${r} ${y1 + 0.1 * m} ${r + 0.16 * m} ${y0 + 0.5 * high}C${r + 0.26 * m} ${y0 + 0.26 * high} ${r + 0.42 * m} ${y0 + 0.06 * m} ${r + 0.46 * m} ${y0 - 0.12 * m}C${r + 0.2 * m} ${y0 - 0.14 * m} ${x1 - 0.1 * m} ${y0 - 0.02 * m} ${x1 - 0.4 * m} ${y0 - 0.1 * m}C${cx} ${y0 - 0.22 * m} ${x0 + 0.3 * m} ${y0 - 0.12 * m} ${k(0.14, -0.06)}C${k(0, -0.2)} ${k(0.02, -0.6)} ${k(0.04, -0.86)}Z`,
    );
    const head = ellipse(x0 - 0.16 * m, y0 - 0.9 * m, 0.25 * m, 0.21 * m);
    const beak = parse(
      `M${k(-0.36, -1.04)}C${k(-0.5, -1)} ${k(-0.66, -0.92)} ${k(-0.76, -0.82)}Q${k(-0.78, -0.74)} ${k(-0.68, -0.74)}L${k(-0.34, -0.74)}Z`,
    );
    const bird = union(trunk, head);
    const feet = [cx - 0.16 * m, cx + 0.3 * m].map((x) =>
      union(
        rect(x - 0.055 * m, y1 + 0.2 * m, 0.11 * m, 0.46 * m),
        parse(`M${x + 0.1 * m} ${y1 + 0.54 * m}L${x - 0.3 * m} ${y1 + 0.72 * m}H${x + 0.12 * m}Z`),
      ),
    );
    const eye = circle(x0 - 0.2 * m, y0 - 0.96 * m, Math.max(7, 0.05 * m));
    return {
      plate: subtract(bird, eye),
      second: concat(subtract(beak, grow(head, GAP)), ...feet.map((foot) => subtract(foot, grow(bird, GAP)))),
    };
  },
};
