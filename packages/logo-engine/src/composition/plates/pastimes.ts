/** Plates of board games, chess, riddles and fancy dress. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** The man of a board game, his arms out. */
export const meeple: Plate = {
  about: ['dice-five', 'meeple'],
  aspect: [1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.3, 0.24);
    const half = (way: 1 | -1): (readonly [number, number])[] => {
      const x = way > 0 ? x1 : x0;
      return [
        [cx + way * 0.3 * m, y0 - 0.3 * m],
        [cx + way * 0.36 * m, y0 - 0.12 * m],
        [x + way * 0.28 * m, y0 + 0.04 * m],
        [x + way * 0.44 * m, y0 + 0.26 * m],
        [x + way * 0.34 * m, y0 + 0.48 * m],
        [x + way * 0.02 * m, y0 + 0.62 * high + 0.06 * m],
        [x + way * 0.26 * m, y1 + 0.4 * m],
        [x + way * 0.16 * m, y1 + 0.56 * m],
        [cx + way * (0.16 * wide + 0.1 * m), y1 + 0.56 * m],
      ];
    };
    const body = polygon([...half(1), [cx, y1 + 0.12 * m], ...half(-1).reverse()], 0.12 * m);
    const head = circle(cx, y0 - 0.5 * m, 0.4 * m);
    return { plate: union(body, head) };
  },
};

/** A rook of chess on its foot. */
export const rook: Plate = {
  about: ['chess-pawn'],
  aspect: [0.8, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.3);
    const ledge = y0 - GAP - 0.02 * m;
    const [l, r] = [x0 - 0.2 * m, x1 + 0.2 * m];
    const notch = 0.13 * (r - l);
    const crown = subtract(
      polygon(
        [
          [l, ledge - 0.62 * m],
          [r, ledge - 0.62 * m],
          [r, ledge - 0.18 * m],
          [r - 0.16 * m, ledge],
          [l + 0.16 * m, ledge],
          [l, ledge - 0.18 * m],
        ],
        0.06 * m,
      ),
      ...[-1, 1].map((way) =>
        rect(cx + way * 0.19 * (r - l) - notch / 2, ledge - m, notch, 0.38 * m + 0.34 * m, 0.04 * m),
      ),
    );
    const low = y1 + 0.02 * m;
    const trunk = parse(
      `M${x0} ${y0}H${x1}C${x1} ${y0 + 0.5 * (y1 - y0)} ${x1 + 0.02 * m} ${y1 - 0.16 * m} ${x1 + 0.14 * m} ${low}H${x0 - 0.14 * m}C${x0 - 0.02 * m} ${y1 - 0.16 * m} ${x0} ${y0 + 0.5 * (y1 - y0)} ${x0} ${y0}Z`,
    );
    const ring = rect(x0 - 0.2 * m, low + GAP, wide + 0.4 * m, 0.17 * m, 0.085 * m);
    const foot = parse(
      `M${x0 - 0.22 * m} ${low + 2 * GAP + 0.17 * m}H${x1 + 0.22 * m}C${x1 + 0.3 * m} ${low + 2 * GAP + 0.22 * m} ${x1 + 0.38 * m} ${low + 2 * GAP + 0.3 * m} ${x1 + 0.38 * m} ${low + 2 * GAP + 0.46 * m}H${x0 - 0.38 * m}C${x0 - 0.38 * m} ${low + 2 * GAP + 0.3 * m} ${x0 - 0.3 * m} ${low + 2 * GAP + 0.22 * m} ${x0 - 0.22 * m} ${low + 2 * GAP + 0.17 * m}Z`,
    );
    return { plate: concat(softened(crown, 3), softened(trunk, 4), softened(foot, 4)), second: ring };
  },
};

/** A chest with an arched lid and a big lock. */
export const lockedChest: Plate = {
  about: ['escape-door'],
  aspect: [1.1, 2.8],
  draw(held) {
    const {
      x0,
      x1,
      y0,
      y1,
      wide,
      cx,
      size: m,
    } = bodyAround(held, 0.5, 0.4 + 0.1 * (held.height / CAP), 0.32 + 0.08 * (held.height / CAP));
    const [l, r] = [x0 - 0.04 * m, x1 + 0.04 * m];
    const seam = y0 - GAP;
    const rise = 0.62 * m;
    const strap = 0.17 * m;
    const inset = 0.2 * wide;
    const lid = parse(
      `M${l - 0.04 * m} ${seam}V${seam - 0.22 * m}C${l - 0.04 * m} ${seam - 0.5 * m} ${l + 0.2 * m} ${seam - rise} ${l + 0.46 * m} ${seam - rise}H${r - 0.46 * m}C${r - 0.2 * m} ${seam - rise} ${r + 0.04 * m} ${seam - 0.5 * m} ${r + 0.04 * m} ${seam - 0.22 * m}V${seam}Z`,
    );
    const belts = [l + inset, r - inset].flatMap((x) =>
      [-1, 1].map((way) => rect(x + way * (strap / 2 + 5.5) - 5.5, seam - m, 11, m + 5)),
    );
    const box = rect(l, y0, r - l, y1 - y0, 0.05 * m);
    const sole = rect(l - 0.04 * m, y1 + GAP, r - l + 0.08 * m, 0.16 * m, 0.05 * m);
    const lw = 0.46 * m;
    const top = seam - 0.34 * m;
    const shield = parse(
      `M${cx - lw / 2} ${top}H${cx + lw / 2}V${seam - 0.04 * m}Q${cx + lw / 2} ${held.y - 22} ${cx} ${held.y - 22}Q${cx - lw / 2} ${held.y - 22} ${cx - lw / 2} ${seam - 0.04 * m}Z`,
    );
    const hole = union(
      circle(cx, top + 0.16 * m, 0.07 * m),
      polygon([
        [cx - 0.02 * m, top + 0.16 * m],
        [cx + 0.02 * m, top + 0.16 * m],
        [cx + 0.06 * m, top + 0.36 * m],
        [cx - 0.06 * m, top + 0.36 * m],
      ]),
    );
    const lock = softened(shield, 4);
    return {
      plate: concat(
        softened(subtract(lid, grow(lock, 10), ...belts), 3),
        softened(subtract(box, grow(lock, 10)), 3),
        sole,
      ),
      second: subtract(lock, hole),
    };
  },
};

/** A jester's cap with a bell on each point, the name over its brim. */
export const jesterCap: Plate = {
  about: ['mask-happy', 'clown'],
  aspect: [1, 2.5],
  draw(held) {
    const {
      x0,
      x1,
      y0,
      y1,
      wide,
      cx,
      size: m,
    } = bodyAround(held, 0.26, 0.2, 0.2 + 0.08 * (held.height / CAP));
    const half = (way: 1 | -1) => {
      const side = (d: number) => (way > 0 ? x1 : x0) + way * d * m;
      const mid = (d: number) => cx + way * d * m;
      const valley = cx + way * (0.2 * wide + 0.1 * m);
      return parse(
        [
          `M${cx - way} ${y0 - 0.92 * m}H${mid(0.05)}C${mid(0.12)} ${y0 - 0.56 * m} ${valley - way * 0.1 * m} ${y0 - 0.34 * m} ${valley} ${y0 - 0.15 * m}`,
          `C${valley + way * 0.16 * m} ${y0 - 0.56 * m} ${side(-0.02)} ${y0 - 0.72 * m} ${side(0.26)} ${y0 - 0.6 * m}C${side(0.54)} ${y0 - 0.46 * m} ${side(0.66)} ${y0 - 0.2 * m} ${side(0.64)} ${y0 + 0.14 * m}L${side(0.54)} ${y0 + 0.16 * m}`,
          `C${side(0.44)} ${y0 - 0.04 * m} ${side(0.22)} ${y0 - 0.14 * m} ${side(0.08)} ${y0 + 0.24 * m}C${side(0.02)} ${y0 + 0.46 * m} ${side(0)} ${y1 - 0.2 * m} ${side(0)} ${y1}H${cx - way}Z`,
        ].join(''),
      );
    };
    const bell = (x: number, y: number) => circle(x, y, 0.16 * m);
    const bells = concat(
      bell(cx, y0 - 1.06 * m),
      bell(x0 - 0.6 * m, y0 + 0.3 * m),
      bell(x1 + 0.6 * m, y0 + 0.3 * m),
    );
    const brim = rect(x0 - 0.08 * m, y1 + GAP, wide + 0.16 * m, 0.24 * m, 0.1 * m);
    return {
      plate: concat(subtract(softened(union(half(1), half(-1)), 5), grow(bells, 10))),
      second: concat(bells, brim),
    };
  },
};
