/** Plates of who tins fish, makes ice and packs water. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A round flat tin, a ring on its lid. */
export const ringPullTin: Plate = {
  about: ['fish-tin', 'tuna-tin'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.32, 0.24, 0.16);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.1 * m];
    const rx = (r - l) / 2;
    const ry = Math.min(0.34 * m, 0.3 * rx);
    const lidY = y0 - 0.12 * m - ry;
    const lid = ellipse(cx, lidY, rx + 0.06 * m, ry + 0.02 * m);
    const side = union(rect(l, lidY, r - l, y1 - lidY), ellipse(cx, y1, rx, ry * 0.8));
    const t = Math.max(11, 0.055 * m);
    const inner = stroke(ellipse(cx, lidY, rx - 0.1 * m, ry - 0.12 * m), t);
    const tab = union(
      ellipse(cx - 0.08 * m, lidY, 0.28 * m, 0.12 * m),
      rect(cx, lidY - 0.075 * m, 0.4 * m, 0.15 * m, 0.07 * m),
    );
    const ring = subtract(tab, ellipse(cx - 0.1 * m, lidY, 0.15 * m, 0.055 * m));
    const body = subtract(side, grow(lid, GAP));
    return { plate: concat(body, subtract(lid, inner, grow(tab, 9))), second: ring };
  },
};

/** A block of ice that drips into its pool, a cube beside it. */
export const meltingIce: Plate = {
  about: ['ice-cubes', 'ice-bag'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.4, 0.34, 0.3);
    const [l, deep, rise] = [x0 - 0.16 * m, 0.34 * m, 0.26 * m];
    const drip = (x: number, long: number, thick: number) =>
      stroke(line(x, y1 - 0.1 * m, x, y1 + long * m), thick * m);
    const front = filleted(
      union(
        polygon(
          [
            [l, y0 + 0.2 * m],
            [l + 0.16 * m, y0],
            [x1, y0],
            [x1, y1],
            [l, y1],
          ],
          0.07 * m,
        ),
        drip(l + 0.14 * m, 0.2, 0.2),
        drip(l + wide * 0.36, 0.08, 0.17),
        drip(l + wide * 0.72, 0.16, 0.2),
      ),
      0.06 * m,
    );
    const lid = polygon(
      [
        [l + 0.2 * m, y0 - GAP],
        [l + 0.14 * m + deep, y0 - GAP - rise],
        [x1 + deep, y0 - GAP - rise],
        [x1, y0 - GAP],
      ],
      0.05 * m,
    );
    const flank = polygon(
      [
        [x1 + GAP, y0 + 0.01 * m],
        [x1 + GAP + deep, y0 - rise],
        [x1 + GAP + deep, y1 - rise - 0.02 * m],
        [x1 + GAP, y1],
      ],
      0.05 * m,
    );
    const t = Math.max(11, 0.06 * m);
    const glint = (x: number, y: number, s: number) =>
      stroke(line(x - 0.3 * s, y + 0.24 * s, x + 0.3 * s, y - 0.24 * s), t);
    const mid = y0 - GAP - rise / 2;
    const shine = [glint(l + 0.62 * m, mid, 0.2 * m), glint(l + 0.82 * m, mid, 0.2 * m)];
    const gleam = glint(x1 + GAP + deep * 0.5, y0 + 0.3 * high, 0.26 * m);
    const side = 0.46 * m;
    const [kx, ky] = [x1 + 0.16 * m, y1 - 0.24 * m];
    const cube = rotate(rect(kx, ky, side, side, 0.1 * m), 14, kx + side / 2, ky + side / 2);
    const spark = glint(kx + 0.17 * m, ky + 0.17 * m, 0.2 * m);
    const right = kx + side;
    const pool = parse(
      `M${l - 0.2 * m} ${y1 + 0.2 * m}C${l - 0.26 * m} ${y1 + 0.04 * m} ${l} ${y1} ${l + 0.1 * m} ${y1}H${right}C${right + 0.3 * m} ${y1} ${right + 0.3 * m} ${y1 + 0.3 * m} ${right - 0.1 * m} ${y1 + 0.34 * m}C${x1 - 0.2 * m} ${y1 + 0.38 * m} ${x0 + wide * 0.5} ${y1 + 0.36 * m} ${x0 + wide * 0.3} ${y1 + 0.42 * m}C${x0} ${y1 + 0.46 * m} ${l - 0.1 * m} ${y1 + 0.4 * m} ${l - 0.2 * m} ${y1 + 0.2 * m}Z`,
    );
    const apart = grow(cube, GAP);
    return {
      plate: concat(subtract(front, apart), subtract(lid, ...shine), subtract(flank, apart, gleam)),
      second: concat(subtract(pool, grow(union(front, flank), GAP), apart), subtract(cube, spark)),
    };
  },
};

/** Bottles of water in their wrap. */
export const bottlePack: Plate = {
  about: ['bottled-water'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.34, 0.26, 0.24);
    const [l, r] = [x0 - 0.04 * m, x1 + 0.04 * m];
    const n = Math.max(3, Math.round((r - l) / (0.56 * m)));
    const step = (r - l) / n;
    const [top, low] = [y0 - 0.1 * m, y1 + 0.1 * m];
    const s = Math.min(step, 0.7 * m);
    const shoulder = top - 0.34 * s;
    const bottles = Array.from({ length: n }, (_, i) => l + (i + 0.5) * step);
    const necks = bottles.map((x) =>
      parse(
        `M${x - step / 2 + 0.02 * m} ${top + 0.2 * m}V${top}C${x - step / 2 + 0.02 * m} ${shoulder + 0.06 * s} ${x - 0.17 * s} ${shoulder} ${x - 0.17 * s} ${shoulder - 0.22 * s}H${x + 0.17 * s}C${x + 0.17 * s} ${shoulder} ${x + step / 2 - 0.02 * m} ${shoulder + 0.06 * s} ${x + step / 2 - 0.02 * m} ${top}V${top + 0.2 * m}Z`,
      ),
    );
    const caps = bottles.map((x) =>
      rect(x - 0.23 * s, shoulder - 0.22 * s - GAP - 0.2 * s, 0.46 * s, 0.2 * s, 0.05 * s),
    );
    const feet = bottles.map((x) =>
      rect(x - step / 2 + 0.02 * m, y1 - 0.1 * m, step - 0.04 * m, low - y1 + 0.28 * m, 0.14 * s),
    );
    const wrap = rect(l - 0.05 * m, y0, r - l + 0.1 * m, y1 - y0, 0.08 * m);
    const away = grow(wrap, GAP);
    return {
      plate: concat(
        wrap,
        ...necks.map((neck) => subtract(neck, away)),
        ...feet.map((foot) => subtract(foot, away)),
      ),
      second: concat(...caps),
    };
  },
};
