/** Plates of who finds truffles and of who grows vanilla. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polar, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A hound that smells a truffle. */
export const sniffingHound: Plate = {
  about: ['truffle'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, size: m, gap } = bodyAround(held, 0.36, 0.3);
    const ground = y1 + 0.56 * m;
    const t = (x: number, y: number) => `${x1 + m * x} ${y0 + m * y}`;
    const n = (x: number, y: number) => `${x0 + m * x} ${ground + m * y}`;
    const trunk = parse(
      `M${x0 + 0.3 * m} ${y0}Q${cx} ${y0 + 0.05 * m} ${x1 - 0.3 * m} ${y0}C${t(-0.1, 0)} ${t(0.12, 0.06)} ${t(0.16, 0.3)}V${y1 - 0.1 * m}Q${cx} ${y1 - 0.02 * m} ${x0 + 0.3 * m} ${y1 + 0.08 * m}H${x0 - 0.04 * m}L${x0 - 0.14 * m} ${y1 - 0.2 * high}L${x0} ${y0 + 0.2 * m}Z`,
    );
    const neck = parse(
      `M${x0 + 0.5 * m} ${y0}C${x0 + 0.1 * m} ${y0 - 0.02 * m} ${x0 - 0.24 * m} ${y0 + 0.1 * high} ${x0 - 0.36 * m} ${y0 + 0.4 * high}L${n(-0.62, -0.6)}L${n(-0.34, -0.3)}L${x0 + 0.1 * m} ${y1 + 0.02 * m}L${x0 + 0.5 * m} ${y0 + 0.2 * m}Z`,
    );
    const head = parse(
      `M${n(-0.46, -0.74)}C${n(-0.66, -0.78)} ${n(-0.78, -0.66)} ${n(-0.86, -0.5)}C${n(-0.9, -0.42)} ${n(-1.02, -0.36)} ${n(-1.14, -0.26)}C${n(-1.28, -0.16)} ${n(-1.26, 0)} ${n(-1.12, 0)}C${n(-0.9, 0.01)} ${n(-0.6, 0)} ${n(-0.46, -0.14)}C${n(-0.3, -0.3)} ${n(-0.26, -0.7)} ${n(-0.46, -0.74)}Z`,
    );
    const ear = parse(
      `M${n(-0.6, -0.7)}C${n(-0.4, -0.86)} ${n(-0.16, -0.66)} ${n(-0.14, -0.36)}C${n(-0.13, -0.06)} ${n(-0.36, 0.02)} ${n(-0.45, -0.14)}C${n(-0.52, -0.3)} ${n(-0.7, -0.5)} ${n(-0.6, -0.7)}Z`,
    );
    const eye = circle(x0 - 0.78 * m, ground - 0.44 * m, Math.max(6.5, 0.042 * m));
    const tail = parse(
      `M${t(-0.24, 0)}C${t(0.1, 0)} ${t(0.28, -0.2)} ${t(0.26, -0.56)}C${t(0.26, -0.68)} ${t(0.4, -0.68)} ${t(0.42, -0.56)}C${t(0.5, -0.1)} ${t(0.4, 0.22)} ${t(0.1, 0.36)}Z`,
    );
    const leg = (x: number, lean: number) =>
      union(
        stroke(line(x, y1 - 0.2 * m, x + lean, ground - 0.1 * m), 0.19 * m),
        rect(x + lean - 0.2 * m, ground - 0.15 * m, 0.295 * m, 0.15 * m, 0.07 * m),
      );
    const thigh = ellipse(x1 - 0.02 * m, y1 - 0.06 * m, 0.24 * m, 0.34 * m);
    const legs = [
      leg(x0 + 0.1 * m, -0.02 * m),
      leg(x0 + 0.44 * m, 0.02 * m),
      leg(x1 - 0.28 * m, 0),
      leg(x1 + 0.04 * m, 0.06 * m),
    ];
    const hound = softened(union(trunk, neck, head, tail, thigh, ...legs), 0.02 * m);
    const [tx, ty] = [x0 - 1.5 * m, ground - 0.16 * m];
    const find = union(
      circle(tx, ty, 0.17 * m),
      ...[0, 72, 144, 216, 288].map((turn) => circle(...polar(tx, ty, 0.1 * m, turn), 0.09 * m)),
    );
    const soil = rect(tx - 0.3 * m, ground + gap, x1 - tx + 0.6 * m, 0.1 * m, 0.05 * m);
    return {
      plate: union(subtract(hound, grow(ear, Math.max(9, 0.05 * m)), eye), ear),
      second: concat(find, soil),
    };
  },
};

/** A flask of vanilla extract, with the flower and its pods. */
export const vanillaFlask: Plate = {
  about: ['vanilla'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m, gap } = bodyAround(held, 0.46, 0.24, 0.32);
    const [top, low] = [y0 - 0.34 * m, y1 + 0.1 * m];
    const neck = 0.25 * m;
    const body = softened(
      parse(
        `M${cx - neck} ${top - 0.3 * m}H${cx + neck}V${top - 0.04 * m}C${cx + neck} ${top + 0.04 * m} ${x1} ${top} ${x1} ${top + 0.34 * m}V${low}H${x0}V${top + 0.34 * m}C${x0} ${top} ${cx - neck} ${top + 0.04 * m} ${cx - neck} ${top - 0.04 * m}Z`,
      ),
      0.05 * m,
    );
    const lip = rect(cx - 0.33 * m, top - 0.4 * m, 0.66 * m, 0.15 * m, 0.05 * m);
    const cork = rect(cx - 0.21 * m, top - 0.4 * m - gap - 0.22 * m, 0.42 * m, 0.22 * m, 0.05 * m);
    const [fx, fy] = [x1 + 0.36 * m, low - 0.1 * m];
    const petals = [-90, -18, 54, 126, 198].map((turn) =>
      leaf(...polar(fx, fy, 0.06 * m, turn), ...polar(fx, fy, 0.5 * m, turn), 0.26, 0.6),
    );
    const flower = union(...petals, circle(fx, fy, 0.14 * m));
    const eye = circle(fx, fy, Math.max(8, 0.07 * m));
    const pods = [-1, 1].map((way) =>
      stroke(
        parse(
          `M${fx + 0.2 * m} ${fy - 0.1 * m}C${fx + 0.4 * m} ${fy - (0.4 + way * 0.12) * m} ${fx + (0.5 + way * 0.2) * m} ${fy - 0.9 * m} ${fx + (0.36 + way * 0.12) * m} ${fy - (1.3 - way * 0.1) * m}`,
        ),
        0.11 * m,
        { cap: 'round' },
      ),
    );
    const room = grow(flower, gap);
    return {
      plate: subtract(union(body, lip), room),
      second: concat(cork, subtract(flower, eye), subtract(union(...pods), room, grow(body, gap))),
    };
  },
};
