/** Plates of who sells caps and socks, and of who plays baseball. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { arc, circle, line, polar, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A baseball cap from its side. */
export const sideCap: Plate = {
  about: ['baseball-cap'],
  aspect: [1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.24, 0.2, 0.24);
    const [l, r, top, low] = [x0 - 0.16 * m, x1 + 0.14 * m, y0 - 0.5 * m, y1 + 0.1 * m];
    const dome = parse(
      `M${l} ${low}C${l - 0.1 * m} ${y0 + 0.1 * m} ${l + 0.16 * m} ${top} ${cx - 0.04 * wide} ${top}C${r - 0.16 * wide} ${top} ${r + 0.04 * m} ${y0 + 0.02 * m} ${r + 0.06 * m} ${low - 0.1 * m}Q${cx} ${low + 0.1 * m} ${l} ${low}Z`,
    );
    const bx = cx - 0.04 * wide;
    const seams = [-1, 1].map((way) =>
      stroke(
        parse(
          `M${bx + way * 0.06 * m} ${top + 0.15 * m}C${bx + way * 0.2 * wide} ${top + 0.16 * m} ${bx + way * 0.32 * wide} ${top + 0.26 * m} ${bx + way * 0.4 * wide} ${y0 - 0.02 * m}`,
        ),
        12,
      ),
    );
    const knob = rect(bx - 0.14 * m, top - 0.1 * m, 0.28 * m, 0.15 * m, 0.07 * m);
    const brim = parse(
      `M${r - 0.5 * m} ${low + 0.02 * m}Q${r - 0.1 * m} ${low - 0.04 * m} ${r + 0.04 * m} ${low - 0.2 * m}C${r + 0.34 * m} ${low - 0.24 * m} ${r + 0.8 * m} ${low - 0.06 * m} ${r + 0.92 * m} ${low + 0.22 * m}C${r + 0.96 * m} ${low + 0.34 * m} ${r + 0.86 * m} ${low + 0.36 * m} ${r + 0.76 * m} ${low + 0.32 * m}C${r + 0.5 * m} ${low + 0.2 * m} ${r} ${low + 0.16 * m} ${r - 0.46 * m} ${low + 0.26 * m}C${r - 0.66 * m} ${low + 0.28 * m} ${r - 0.68 * m} ${low + 0.06 * m} ${r - 0.5 * m} ${low + 0.02 * m}Z`,
    );
    return { plate: subtract(dome, ...seams, grow(brim, GAP), grow(knob, 9)), second: union(brim, knob) };
  },
};

/** A sock, the name along the foot. */
export const stripedSock: Plate = {
  about: ['sock'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.3, 0.26, 0.28);
    const [l, low] = [x0 - 0.34 * m, y1 + 0.04 * m];
    const leg = l + 1.12 * m;
    const top = y0 - 0.86 * m;
    const r = x1 + 0.46 * m;
    const sock = parse(
      `M${l + 0.02 * m} ${top}H${leg}L${leg - 0.02 * m} ${y0 - 0.22 * m}Q${leg} ${y0 - 0.02 * m} ${leg + 0.26 * m} ${y0 - 0.02 * m}H${x1 - 0.1 * m}C${x1 + 0.3 * m} ${y0 - 0.02 * m} ${r} ${y0 + 0.1 * m} ${r} ${(y0 + y1) / 2}C${r} ${low - 0.1 * m} ${x1 + 0.3 * m} ${low} ${x1 - 0.1 * m} ${low}H${l + 0.4 * m}C${l + 0.06 * m} ${low} ${l - 0.06 * m} ${low - 0.2 * m} ${l - 0.06 * m} ${low - 0.5 * m}Z`,
    );
    const toeFrom = (x: number) => rect(x, y0 - m, 9 * m, 99 * m);
    const heelOf = (size: number) => circle(l - 0.02 * m, low + 0.02 * m, size);
    const stripes = [0, 34].map((down) => rect(l - m, top + 0.16 * m + down, 2.2 * m, 13));
    const cuff = rect(l - 0.06 * m, top - 0.3 * m - 12, leg - l + 0.12 * m, 0.3 * m, 0.08 * m);
    return {
      plate: subtract(sock, toeFrom(x1 + 0.06 * m), heelOf(0.42 * m), ...stripes),
      second: concat(
        intersect(sock, toeFrom(x1 + 0.06 * m + 13)),
        intersect(sock, heelOf(0.42 * m - 13)),
        cuff,
      ),
    };
  },
};

/** A baseball, its seams over and under the name. */
export const stitchedBall: Plate = {
  about: ['baseball-bat', 'baseball'],
  aspect: [1.4, 1.8],
  draw(held) {
    const { cx, cy } = bodyAround(held, 0, 0);
    const r = Math.hypot(held.width / 2 + 20, held.height / 2 + 30) + 22;
    const [off, bend] = [1.62 * r, 0.96 * r];
    const seam = union(
      stroke(arc(cx, cy - off, bend, 0, 180), 13),
      ...[64, 77, 90, 103, 116].map((turn) => {
        const from = polar(cx, cy - off, bend - 17, turn - 3);
        const to = polar(cx, cy - off, bend + 17, turn + 3);
        return stroke(line(...from, ...to), 12);
      }),
    );
    const [over, under] = [rotate(seam, -18, cx, cy), rotate(seam, 162, cx, cy)];
    return { plate: subtract(subtract(circle(cx, cy, r), over), under) };
  },
};
