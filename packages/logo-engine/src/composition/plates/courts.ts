/** Plates of who plays with balls and bats. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A tennis ball, its seam over and under the name. */
export const seamBall: Plate = {
  about: ['tennis-ball'],
  aspect: [1.3, 2.5],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const R = Math.hypot(held.width, held.height) / 2 + 0.34 * CAP;
    const at = held.height / 2 + 0.3 * CAP + 0.06 * R;
    const seam = (way: 1 | -1) =>
      stroke(circle(cx, cy + way * (at + 0.86 * R), 0.86 * R), Math.max(13, 0.065 * R));
    return { plate: subtract(circle(cx, cy, R), seam(1), seam(-1)) };
  },
};

/** A padel bat that lies, a ball at its throat. */
export const padelBat: Plate = {
  about: ['padel-racket'],
  aspect: [1.2, 2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy, size: m } = bodyAround(held, 0.36, 0.84);
    const k = 0.16 * wide;
    const end = x1 + 0.6 * m;
    const grip = 0.13 * m;
    const head = parse(
      [
        `M${x0 + 2.2 * k} ${y0 - 0.02 * high}H${x1 - 2 * k}C${x1} ${y0} ${x1 + 0.1 * m} ${cy - 0.4 * high} ${x1 + 0.24 * m} ${cy - 0.3 * high}`,
        `C${x1 + 0.4 * m} ${cy - 0.2 * high} ${end - 0.16 * m} ${cy - grip} ${end} ${cy - grip}V${cy + grip}`,
        `C${end - 0.16 * m} ${cy + grip} ${x1 + 0.4 * m} ${cy + 0.2 * high} ${x1 + 0.24 * m} ${cy + 0.3 * high}C${x1 + 0.1 * m} ${cy + 0.4 * high} ${x1} ${y1} ${x1 - 2 * k} ${y1 + 0.02 * high}`,
        `H${x0 + 2.2 * k}C${x0 + 0.4 * k} ${y1 + 0.02 * high} ${x0 - 0.9 * k} ${cy + 0.4 * high} ${x0 - 0.9 * k} ${cy}S${x0 + 0.4 * k} ${y0 - 0.02 * high} ${x0 + 2.2 * k} ${y0 - 0.02 * high}Z`,
      ].join(''),
    );
    const [a, b] = [x1 + 0.14 * m, x1 + 0.42 * m];
    const throat = parse(
      `M${a} ${cy - 0.17 * high}Q${a + 0.02 * m} ${cy - 0.2 * high} ${a + 0.08 * m} ${cy - 0.16 * high}L${b} ${cy - 0.03 * m}Q${b + 0.04 * m} ${cy} ${b} ${cy + 0.03 * m}L${a + 0.08 * m} ${cy + 0.16 * high}Q${a + 0.02 * m} ${cy + 0.2 * high} ${a} ${cy + 0.17 * high}Q${a - 0.04 * m} ${cy} ${a} ${cy - 0.17 * high}Z`,
    );
    const count = wide > 1.5 * high ? 6 : 5;
    const holes = [held.y - 0.5 * CAP - 4, bottom(held) + 0.5 * CAP + 4].flatMap((y) =>
      Array.from({ length: count }, (_, i) =>
        circle((x0 + x1) / 2 + (i - (count - 1) / 2) * 0.24 * m, y, Math.max(10, 0.05 * m)),
      ),
    );
    const bar = rect(end + GAP, cy - grip, 0.54 * m, 2 * grip, 0.02 * m);
    const wraps = [0.17, 0.36].map((s) =>
      stroke(
        parse(
          `M${end + GAP + s * m - 0.05 * m} ${cy - 2 * grip}L${end + GAP + s * m + 0.05 * m} ${cy + 2 * grip}`,
        ),
        11,
        { cap: 'butt' },
      ),
    );
    const butt = rect(end + GAP + 0.48 * m, cy - 1.4 * grip, 0.14 * m, 2.8 * grip, 0.05 * m);
    const [bx, by, r] = [end + 0.28 * m, cy - 0.62 * m, 0.28 * m];
    const seam = stroke(circle(bx - 1.1 * r, by - 0.5 * r, 0.9 * r), 11);
    return {
      plate: concat(subtract(head, throat, ...holes), union(subtract(bar, ...wraps), butt)),
      second: subtract(circle(bx, by, r), seam),
    };
  },
};
