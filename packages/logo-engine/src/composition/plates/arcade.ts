/** Plates of who sells games, and what a machine prints in the round. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A stick of an old game, with its ball and its button. */
export const ballJoystick: Plate = {
  about: ['joystick', 'game-controller'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, size: m, cx } = bodyAround(held, 0.46, 0.44);
    const out = 0.07 * m;
    const base = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 + out, y1],
        [x0 - out, y1],
      ],
      0.1 * m,
    );
    const foot = rect(x0 - out - 0.05 * m, y1 + gap, x1 - x0 + 2 * out + 0.1 * m, 0.16 * m, 0.05 * m);
    const at = cx - 0.06 * m;
    const boot = parse(
      `M${at - 0.3 * m} ${y0 - gap}C${at - 0.3 * m} ${y0 - gap - 0.16 * m} ${at - 0.14 * m} ${y0 - gap - 0.2 * m} ${at} ${y0 - gap - 0.2 * m}C${at + 0.14 * m} ${y0 - gap - 0.2 * m} ${at + 0.3 * m} ${y0 - gap - 0.16 * m} ${at + 0.3 * m} ${y0 - gap}Z`,
    );
    const [bx, by, R] = [at + 0.16 * m, y0 - 0.72 * m, 0.21 * m];
    const ball = circle(bx, by, R);
    const stick = subtract(
      stroke(line(at, y0 - gap - 0.1 * m, bx, by), 0.13 * m, { cap: 'butt' }),
      circle(bx, by, R + gap),
    );
    const button = (x: number) => rect(x - 0.12 * m, y0 - gap - 0.09 * m, 0.24 * m, 0.09 * m, 0.03 * m);
    return {
      plate: concat(base, foot, union(boot, stick)),
      second: concat(ball, button(x1 - 0.24 * m)),
    };
  },
};

/** A cube that a printer builds in layers under its nozzle. */
export const printedBlock: Plate = {
  about: ['printer-3d'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.3);
    const layer = 0.17 * m;
    const slab = (x: number, y: number, w: number) => rect(x, y, w, layer, layer * 0.42);
    const slabs = [0, 1].map((i) => slab(x0, y1 + gap + i * (layer + gap), wide));
    const bedY = y1 + 2 * (gap + layer) + gap;
    const nx = x0 + 0.66 * wide;
    const begun = slab(x0, y0 - gap - layer, nx - x0 + 0.1 * m);
    const ny = y0 - 1.6 * gap - layer;
    const [post, air] = [0.2 * m, 0.2 * m];
    const [l, r] = [x0 - air - post, x1 + air + post];
    const rail = ny - 0.72 * m;
    const head = union(
      rect(nx - 0.3 * m, rail - 0.1 * m, 0.6 * m, 0.46 * m, 0.06 * m),
      polygon(
        [
          [nx - 0.2 * m, rail + 0.3 * m],
          [nx + 0.2 * m, rail + 0.3 * m],
          [nx + 0.2 * m, rail + 0.46 * m],
          [nx + 0.07 * m, ny],
          [nx - 0.07 * m, ny],
          [nx - 0.2 * m, rail + 0.46 * m],
        ],
        0.03 * m,
      ),
    );
    const frame = union(
      rect(l, rail - 0.16 * m, post, bedY - rail + 0.2 * m, 0.05 * m),
      rect(r - post, rail - 0.16 * m, post, bedY - rail + 0.2 * m, 0.05 * m),
      rect(l, rail, r - l, 0.2 * m),
      rect(l - 0.1 * m, bedY, r - l + 0.2 * m, 0.2 * m, 0.06 * m),
    );
    return {
      plate: concat(rect(x0, y0, wide, y1 - y0, 0.06 * m), ...slabs, begun, subtract(frame, grow(head, gap))),
      second: head,
    };
  },
};
