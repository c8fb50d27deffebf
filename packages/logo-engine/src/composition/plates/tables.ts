/** Plates of who plays at tables. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX } from '../../geometry/bounds.js';
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A die seen from a corner: the name on its front, five and three over it and beside it. */
export const die: Plate = {
  about: ['dice-five', 'meeple'],
  aspect: [1, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.48, 0.5);
    const [dx, dy] = [0.44 * m, 0.36 * m];
    const round = 0.14 * m;
    const front = rect(x0, y0, wide, high, round);
    const onTop = (u: number, v: number): [number, number] => [x0 + u * wide + v * dx, y0 - GAP - v * dy];
    const onSide = (u: number, v: number): [number, number] => [x1 + GAP + u * dx, y1 - v * high - u * dy];
    const face = (at: typeof onTop) => polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 0.4 * round);
    const pip = (at: typeof onTop, u: number, v: number, ru: number, rv: number) =>
      mapPoints(circle(0, 0, 1), (x, y) => at(u + x * ru, v + y * rv));
    const r = 0.115;
    const five = [0.2, 0.8].flatMap((u) =>
      [0.24, 0.76].map((v) => pip(onTop, u, v, (r * m) / wide, 1.1 * r)),
    );
    const three = [0.22, 0.5, 0.78].map((u) => pip(onSide, u, u, 1.1 * r, (r * m) / high));
    return {
      plate: concat(
        front,
        subtract(face(onTop), ...five, pip(onTop, 0.5, 0.5, (r * m) / wide, 1.1 * r)),
        subtract(face(onSide), ...three),
      ),
    };
  },
};

/** A pool table from above, its six pockets around the cloth. */
export const poolTable: Plate = {
  about: ['eight-ball', 'billiard-rack'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.72, 0.56);
    const rail = 0.1 * m + 0.14 * CAP;
    const by = GAP + rail;
    const pocket = 0.085 * m + 0.06 * CAP;
    const holes = [x0 - GAP / 2, cx, x1 + GAP / 2].flatMap((x) =>
      [y0 - GAP / 2, y1 + GAP / 2].map((y) =>
        circle(x, y + (x === cx ? (y < y1 ? -1 : 1) * 0.04 * m : 0), pocket),
      ),
    );
    const frame = subtract(
      rect(x0 - by, y0 - by, wide + 2 * by, high + 2 * by, 0.24 * m),
      rect(x0 - GAP, y0 - GAP, wide + 2 * GAP, high + 2 * GAP),
      ...holes,
    );
    return { plate: subtract(rect(x0, y0, wide, high, 0.04 * m), ...holes), second: frame };
  },
};

/** The circle that goes over `top` and through the lower corners of what is held. */
const ballAround = (held: Box, top: number) => {
  const half = held.width / 2 + 0.26 * CAP;
  const deep = bottom(held) + 0.26 * CAP - top;
  const r = Math.max((deep ** 2 + half ** 2) / (2 * deep), half + 0.1 * CAP);
  return circle(centreX(held), top + r, r);
};

/** The black ball of a pool: its number in a disc over the name. */
export const eightBall: Plate = {
  about: ['eight-ball', 'billiard-rack'],
  aspect: [1.7, 2.5],
  draw(held) {
    const cx = centreX(held);
    const disc = 0.34 * held.height + 0.08 * held.width;
    const mid = held.y - 0.3 * CAP - disc;
    const pen = Math.max(13, 0.2 * disc);
    const eight = union(
      stroke(circle(cx, mid - 0.3 * disc, 0.25 * disc), pen),
      stroke(circle(cx, mid + 0.28 * disc, 0.31 * disc), pen),
    );
    return { plate: concat(subtract(ballAround(held, mid - 1.4 * disc), circle(cx, mid, disc)), eight) };
  },
};

/** A bowling ball, its three holes over the name. */
export const bowlingBall: Plate = {
  about: ['bowling-ball', 'skittles'],
  aspect: [1.7, 2.5],
  draw(held) {
    const cx = centreX(held) + 0.04 * held.width;
    const r = 0.11 * held.height + 0.026 * held.width;
    const y = held.y - 0.34 * CAP - r;
    const holes = [
      circle(cx, y, 1.15 * r),
      circle(cx - 1.2 * r, y - 2.5 * r, r),
      circle(cx + 1.5 * r, y - 2.4 * r, r),
    ];
    return { plate: subtract(ballAround(held, y - 5.2 * r), ...holes) };
  },
};
