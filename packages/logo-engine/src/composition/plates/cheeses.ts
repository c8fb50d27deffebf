/** Plates of who makes and sells cheese. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { ellipse, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A wheel of cheese on its board, a piece of it cut. */
export const cheeseWheel: Plate = {
  about: ['cheese', 'cheese-wheel'],
  aspect: [1.6, 3.2],
  draw(held) {
    const m = (held.height + 0.4 * held.width) / 2 + 0.4 * CAP;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [cx, half] = [centreX(held), (x1 - x0) / 2];
    const ry = 0.24 * m;
    const ey = held.y - 0.3 * CAP - GAP - ry;
    const [y1, sag] = [bottom(held) + 0.36 * CAP, 0.1 * m];
    const top = ellipse(cx, ey, half, ry);
    const drum = parse(
      `M${x0} ${ey + 0.02 * m}H${x1}V${y1 - 0.1 * m}Q${x1} ${y1} ${x1 - 0.14 * m} ${y1 + 0.3 * sag}Q${cx} ${y1 + 1.7 * sag} ${x0 + 0.14 * m} ${y1 + 0.3 * sag}Q${x0} ${y1} ${x0} ${y1 - 0.1 * m}Z`,
    );
    const side = subtract(drum, grow(top, GAP), rect(x0, ey, 2 * half, 0.4 * ry + GAP));
    const [px, py] = [cx + 0.06 * half, ey - 0.1 * ry];
    const wedge = polygon([
      [px, py],
      [cx + 0.3 * half, ey + 3 * ry],
      [cx + 2 * half, ey + 3 * ry],
      [cx + 2 * half, ey - 0.5 * ry],
    ]);
    const whole = subtract(top, grow(wedge, 0.5 * GAP));
    const piece = subtract(intersect(top, wedge), stroke(wedge, GAP));
    const holes = [
      ellipse(cx - 0.52 * half, ey + 0.1 * ry, 0.16 * m, 0.07 * m),
      ellipse(cx - 0.12 * half, ey - 0.5 * ry, 0.11 * m, 0.05 * m),
      ellipse(cx - 0.1 * half, ey + 0.54 * ry, 0.09 * m, 0.045 * m),
    ];
    const b0 = y1 + sag + GAP;
    const board = union(
      rect(x0 - 0.3 * m, b0, x1 - x0 + 0.6 * m, 0.15 * m, 0.06 * m),
      rect(x0 - 0.05 * m, b0 + 0.08 * m, 0.26 * m, 0.16 * m, 0.04 * m),
      rect(x1 - 0.21 * m, b0 + 0.08 * m, 0.26 * m, 0.16 * m, 0.04 * m),
    );
    return { plate: concat(side, subtract(whole, ...holes)), second: concat(piece, board) };
  },
};
