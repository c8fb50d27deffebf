/** Plates of who gathers mushrooms, keeps snails and grows what is sold by the slice. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A mushroom on a stalk that is thicker below, its foot at a place. */
const mushroom = (x: number, y: number, s: number): Path =>
  union(
    parse(
      `M${x - 0.6 * s} ${y - 0.62 * s}C${x - 0.6 * s} ${y - 1.4 * s} ${x + 0.6 * s} ${y - 1.4 * s} ${x + 0.6 * s} ${y - 0.62 * s}Q${x + 0.6 * s} ${y - 0.52 * s} ${x + 0.48 * s} ${y - 0.52 * s}H${x - 0.48 * s}Q${x - 0.6 * s} ${y - 0.52 * s} ${x - 0.6 * s} ${y - 0.62 * s}Z`,
    ),
    parse(`M${x - 0.17 * s} ${y - 0.6 * s}H${x + 0.17 * s}L${x + 0.25 * s} ${y + 0.1 * s}H${x - 0.25 * s}Z`),
  );

/** A log on which mushrooms grow, its rings to the right. */
export const mushroomLog: Plate = {
  about: ['mushroom-cluster', 'mushroom'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, cy, wide, high, size: m } = bodyAround(held, 0.34, 0.28, 0.26);
    const end = x1 + 0.36 * m;
    const [rx, ry] = [0.3 * m, high / 2];
    const log = softened(
      parse(
        `M${x0 - 0.16 * m} ${y0 + 0.1 * high}Q${x0 - 0.1 * m} ${y0} ${x0 + 0.06 * m} ${y0}H${end}V${y1}H${x0 + 0.1 * m}Q${x0 - 0.1 * m} ${y1} ${x0 - 0.12 * m} ${y1 - 0.16 * high}L${x0 - 0.02 * m} ${cy + 0.1 * high}L${x0 - 0.2 * m} ${cy - 0.06 * high}Z`,
      ),
      3,
    );
    const cut = ellipse(end, cy, rx, ry);
    const t = Math.max(11, 0.07 * m);
    const rings = [
      subtract(
        ellipse(end, cy, 0.66 * rx + t / 2, 0.66 * ry + t / 2),
        ellipse(end, cy, 0.66 * rx - t / 2, 0.66 * ry - t / 2),
      ),
      ellipse(end, cy, 0.22 * rx, 0.26 * ry),
    ];
    const floor = y0 - GAP;
    const room = rect(x0 - m, floor - 3 * m, wide + 3 * m, 3 * m);
    const spots: [number, number][] =
      wide < 2.2 * m
        ? [
            [0.2, 0.5],
            [0.52, 0.8],
            [0.84, 0.46],
          ]
        : [
            [0.1, 0.46],
            [0.32, 0.8],
            [0.62, 0.56],
            [0.84, 0.74],
          ];
    const grown = spots
      .map(([at, s]) => mushroom(x0 + at * (wide + 0.2 * m), floor, s * m))
      .reduce((all, each) => union(subtract(all, grow(each, GAP)), each));
    return {
      plate: concat(subtract(log, grow(cut, GAP)), subtract(cut, ...rings)),
      second: intersect(grown, room),
    };
  },
};

/** A snail on the rim of a curly lettuce leaf. */
export const leafSnail: Plate = {
  about: ['snail', 'snail-on-leaf'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, high, size: m } = bodyAround(held, 0.26, 0.24);
    const [l, r] = [x0 - 0.2 * m, x1 + 0.2 * m];
    const blade = parse(
      `M${l - 0.44 * m} ${cy - 0.1 * m}C${l - 0.3 * m} ${y0 - 0.02 * m} ${l + 0.2 * m} ${y0 - 0.26 * m} ${cx} ${y0 - 0.24 * m}C${r - 0.5 * m} ${y0 - 0.24 * m} ${r + 0.4 * m} ${y0 + 0.1 * high} ${r + 0.86 * m} ${cy + 0.06 * high}` +
        `C${r + 0.4 * m} ${y1 + 0.1 * m} ${r - 0.2 * m} ${y1 + 0.26 * m} ${cx} ${y1 + 0.26 * m}C${l + 0.2 * m} ${y1 + 0.26 * m} ${l - 0.3 * m} ${y1 + 0.02 * m} ${l - 0.44 * m} ${cy + 0.1 * m}Z`,
    );
    const stem = stroke(
      parse(`M${l - 0.36 * m} ${cy}Q${l - 0.7 * m} ${cy} ${l - 0.86 * m} ${cy + 0.26 * m}`),
      0.18 * m,
    );
    const bites = [
      [0.16, 0.22, 0.3],
      [0.5, 0.04, 0.22],
      [-0.2, 0.36, 0.2],
    ].map(([dx = 0, dy = 0, s = 0]) => circle(r + dx * m, y1 + dy * m, s * m));
    const eaten = softened(subtract(union(blade, stem), ...bites), 3);
    const floor = y0 - 0.26 * m;
    const [sx, sy, sr] = [cx - 0.06 * m, floor - 0.5 * m, 0.52 * m];
    const foot = parse(
      `M${sx - 0.95 * m} ${floor}C${sx - 0.6 * m} ${floor - 0.06 * m} ${sx - 0.5 * m} ${floor - 0.24 * m} ${sx - 0.3 * m} ${floor - 0.26 * m}H${sx + 0.44 * m}C${sx + 0.6 * m} ${floor - 0.3 * m} ${sx + 0.56 * m} ${floor - 0.66 * m} ${sx + 0.86 * m} ${floor - 0.68 * m}C${sx + 1.1 * m} ${floor - 0.68 * m} ${sx + 1.12 * m} ${floor - 0.4 * m} ${sx + 1 * m} ${floor - 0.2 * m}Q${sx + 0.86 * m} ${floor} ${sx + 0.6 * m} ${floor}Z`,
    );
    const horns = [0.84, 1.04].map((at, i) =>
      union(
        stroke(
          parse(`M${sx + at * m} ${floor - 0.5 * m}L${sx + (at + 0.1 * i) * m} ${floor - 0.98 * m}`),
          0.08 * m,
        ),
        circle(sx + (at + 0.1 * i) * m, floor - 1 * m, 0.085 * m),
      ),
    );
    const spiral = stroke(
      parse(
        `M${sx + 0.02 * m} ${sy + 0.04 * m}a${0.09 * m} ${0.09 * m} 0 0 1 ${0.06 * m} ${-0.16 * m}a${0.2 * m} ${0.2 * m} 0 0 1 ${0.14 * m} ${0.28 * m}a${0.28 * m} ${0.28 * m} 0 0 1 ${-0.5 * m} ${-0.1 * m}a${0.34 * m} ${0.34 * m} 0 0 1 ${0.22 * m} ${-0.34 * m}`,
      ),
      Math.max(11, 0.075 * m),
    );
    const shell = circle(sx, sy, sr);
    const body = subtract(union(foot, ...horns), grow(shell, GAP * 0.9));
    const snail = concat(subtract(shell, spiral), body);
    return { plate: subtract(eaten, grow(union(foot, shell), GAP)), second: snail };
  },
};

/** A slice of watermelon, bitten at a corner. */
export const melonSlice: Plate = {
  about: ['watermelon', 'fruit-bowl', 'produce-crate'],
  aspect: [1.5, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, size: m } = bodyAround(held, 0.22, 0.38, 0.14);
    const half = wide / 2 + 0.26 * m;
    const deep = high + 0.62 * m;
    const flesh = (by: number) =>
      parse(
        `M${cx - half - by} ${y0}H${cx + half + by}C${cx + half + by} ${y0 + 0.66 * deep + by} ${cx + 0.56 * half} ${y0 + deep + by} ${cx} ${y0 + deep + by}C${cx - 0.56 * half} ${y0 + deep + by} ${cx - half - by} ${y0 + 0.66 * deep + by} ${cx - half - by} ${y0}Z`,
      );
    const seed = (x: number, y: number, turn: number) =>
      rotate(ellipse(x, y, Math.max(8, 0.05 * m), Math.max(14, 0.1 * m)), turn, x, y);
    const seeds = [-1, 0, 1].map((s) => seed(cx + s * 0.34 * half, y1 + (0.2 - 0.06 * s * s) * m, s * -24));
    const [near, thick] = [GAP, 0.2 * m];
    const rind = subtract(flesh(near + thick), flesh(near));
    return {
      plate: subtract(softened(flesh(0), 0.05 * m), ...seeds),
      second: softened(intersect(rind, rect(x0 - 2 * m, y0, x1 - x0 + 4 * m, 4 * m + high)), 4),
    };
  },
};

/** A basket with an arched handle, filled in the woods. */
export const forageBasket: Plate = {
  about: ['mushroom', 'mushroom-cluster'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.3, 0.24, 0.2);
    const [l, r, low] = [x0 - 0.2 * m, x1 + 0.2 * m, y1 + 0.4 * m];
    const bowl = softened(
      parse(
        `M${l} ${y0 - 0.1 * m}H${r}C${r} ${y1 - 0.2 * m} ${x1 + 0.06 * m} ${low} ${x1 - 0.34 * m} ${low}H${x0 + 0.34 * m}C${x0 - 0.06 * m} ${low} ${l} ${y1 - 0.2 * m} ${l} ${y0 - 0.1 * m}Z`,
      ),
      3,
    );
    const rim = rect(l - 0.12 * m, y0 - 0.2 * m, r - l + 0.24 * m, 0.24 * m, 0.11 * m);
    const t = Math.max(11, 0.07 * m);
    const n = Math.max(4, Math.round((wide - 0.4 * m) / (0.42 * m)));
    const pitch = (wide - 0.5 * m) / n;
    const weave = Array.from({ length: n }, (_, i) => {
      const x = cx + (i - (n - 1) / 2) * pitch;
      return stroke(parse(`M${x - 0.28 * pitch} ${y1 + 0.2 * m}H${x + 0.28 * pitch}`), t);
    });
    const top = y0 - 1.5 * m;
    const handle = stroke(
      parse(
        `M${l + 0.04 * m} ${y0 - 0.1 * m}C${l + 0.1 * m} ${top - 0.1 * m} ${cx - 0.34 * wide} ${top} ${cx} ${top}C${cx + 0.34 * wide} ${top} ${r - 0.1 * m} ${top - 0.1 * m} ${r - 0.04 * m} ${y0 - 0.1 * m}`,
      ),
      0.17 * m,
    );
    const floor = y0 - 0.2 * m - GAP;
    const inside = rect(l, floor - 2 * m, r - l, 2 * m);
    const spots: [number, number, number][] = [
      [0.2, 0.62, -14],
      [0.8, 0.66, 16],
      [0.5, 0.9, 0],
    ];
    const grown = spots
      .map(([at, s, turn]) => {
        const x = x0 + at * wide;
        return rotate(mushroom(x, floor + 0.1 * m, s * m), turn, x, floor);
      })
      .reduce((all, each) => union(subtract(all, grow(each, GAP)), each));
    return {
      plate: union(subtract(bowl, ...weave), rim, handle),
      second: subtract(intersect(grown, inside), grow(handle, GAP)),
    };
  },
};
