/** Plates of who sells ice cream by the scoop, cold drinks in jars, candy floss and peaches. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, leaf, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A large scoop of ice cream that melts over its cone. */
export const scoopCone: Plate = {
  about: ['ice-cream', 'soft-serve'],
  aspect: [1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, gap } = bodyAround(held, 0.22, 0.24, 0.26);
    const b = 0.2 * h + 0.06 * m;
    const [l, e] = [x0 - b, x1 + b];
    const half = (e - l) / 2;
    const top = y0 - 0.3 * h;
    const ball = parse(
      `M${l} ${y1}C${l - 0.02 * m} ${y1 - 0.86 * (y1 - top)} ${cx - 0.62 * half} ${top} ${cx} ${top}S${e + 0.02 * m} ${y1 - 0.86 * (y1 - top)} ${e} ${y1}Z`,
    );
    const edge = rect(l - 0.1 * m, y1 - 0.16 * m, e - l + 0.2 * m, 0.32 * m, 0.16 * m);
    const drops: [at: number, deep: number][] = [
      [-0.7, 0.14],
      [-0.32, 0.32],
      [0.08, 0.18],
      [0.46, 0.4],
      [0.78, 0.12],
    ];
    const thick = Math.min(0.34 * half, 0.34 * m);
    const drips = drops.map(([at, deep]) =>
      rect(cx + at * half - thick / 2, y1 - 0.1 * m, thick, 0.2 * m + deep * m, thick / 2),
    );
    const scoop = union(ball, edge, ...drips);
    const tip = y1 + Math.min(1.1 * half, 1.5 * m);
    const cone = polygon(
      [
        [cx - 0.86 * half, y1 + 0.04 * m],
        [cx + 0.86 * half, y1 + 0.04 * m],
        [cx + 0.1 * m, tip],
        [cx - 0.1 * m, tip],
      ],
      0.1 * m,
    );
    const step = 0.46 * m;
    const grid = Array.from({ length: 11 }, (_, i) => (i - 5) * step).flatMap((x) => [
      stroke(line(cx + x - m, y1, cx + x + m, y1 + 2 * m), 12),
      stroke(line(cx + x + m, y1, cx + x - m, y1 + 2 * m), 12),
    ]);
    const shown = subtract(cone, grow(scoop, gap));
    return {
      plate: scoop,
      second: withoutCrumbs(subtract(shown, intersect(union(...grid), shrink(shown, 11)))),
    };
  },
};

/** A jar with a handle, its threaded neck, a straw and a slice of lemon, for cold drinks. */
export const handledJar: Plate = {
  about: ['mason-jar', 'fruit-water'],
  aspect: [0.8, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, wide, gap } = bodyAround(held, 0.5, 0.26, 0.44);
    const r = 0.26 * m;
    const [ny, nk] = [y0 - 0.3 * m, 0.36 * wide];
    const lip = ny - 0.5 * m;
    const body = parse(
      `M${cx - nk} ${ny - 0.1 * m}V${ny}C${cx - nk} ${ny + 0.18 * m} ${x0} ${ny + 0.06 * m} ${x0} ${y0 + 0.24 * m}V${y1 - r}Q${x0} ${y1} ${x0 + r} ${y1}H${x1 - r}Q${x1} ${y1} ${x1} ${y1 - r}V${y0 + 0.24 * m}C${x1} ${ny + 0.06 * m} ${cx + nk} ${ny + 0.18 * m} ${cx + nk} ${ny}V${ny - 0.1 * m}Z`,
    );
    const neck = union(
      rect(cx - nk, lip, 2 * nk, ny - lip + 0.2 * m),
      rect(cx - nk - 0.08 * m, lip, 2 * nk + 0.16 * m, 0.15 * m, 0.07 * m),
      rect(cx - nk - 0.07 * m, lip + 0.24 * m, 2 * nk + 0.14 * m, 0.15 * m, 0.07 * m),
    );
    const threads = [0.195, 0.445].map((t) =>
      stroke(line(cx - 2 * nk, lip + (t + 0.05) * m, cx + 2 * nk, lip + (t - 0.05) * m), gap, {
        cap: 'butt',
      }),
    );
    const [by, bh, t] = [y0 + 0.06 * h, 0.8 * h, 0.17 * m];
    const bow = subtract(
      rect(x1 - m, by, 1.52 * m, bh, 0.34 * m),
      rect(x1 - m, by + t, 1.52 * m - t, bh - 2 * t, 0.18 * m),
      rect(x1 - 1.2 * m, y0 - h, 1.16 * m, 3 * h),
    );
    const jar = subtract(filleted(union(body, neck), 3), ...threads);
    const clear = grow(union(body, neck), gap);
    const sx = cx + 0.3 * nk;
    const straw = rotate(rect(sx - 0.11 * m, lip - 0.66 * m, 0.22 * m, m, 0.04 * m), 14, sx, lip);
    const [wx, wy, R] = [cx - 0.72 * nk, lip - 0.06 * m, 0.4 * m];
    const rays = [200, 240, 280, 320, 0].map((a) =>
      stroke(line(...polar(wx, wy, 0.12 * R, a), ...polar(wx, wy, 0.66 * R, a)), 10),
    );
    const slice = subtract(circle(wx, wy, R), ...rays);
    return {
      plate: union(jar, bow),
      second: subtract(concat(slice, subtract(straw, grow(circle(wx, wy, R), gap))), clear),
    };
  },
};

/** A round peach with its cleft, a stalk and two leaves. */
export const wholePeach: Plate = {
  about: ['peach'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, cy, gap } = bodyAround(held, 0.2, 0.28, 0.24);
    const b = 0.2 * h + 0.22 * m;
    const [l, e, top, low] = [x0 - b, x1 + b, y0 - 0.3 * m, y1 + 0.22 * m];
    const half = (e - l) / 2;
    const mid = cy + 0.02 * h;
    const fruit = parse(
      `M${cx} ${top + 0.1 * m}C${cx + 0.2 * half} ${top - 0.12 * m} ${e} ${top - 0.1 * m} ${e} ${mid}C${e} ${low - 0.2 * (low - mid)} ${cx + 0.44 * half} ${low - 0.02 * m} ${cx} ${low + 0.12 * m}C${cx - 0.44 * half} ${low - 0.02 * m} ${l} ${low - 0.2 * (low - mid)} ${l} ${mid}C${l} ${top - 0.1 * m} ${cx - 0.2 * half} ${top - 0.12 * m} ${cx} ${top + 0.1 * m}Z`,
    );
    const cleft = stroke(
      parse(
        `M${cx} ${top - 0.1 * m}V${top + 0.1 * m}C${cx + 0.3 * half} ${top + 0.02 * m} ${x1 + 0.46 * b} ${top + 0.04 * m} ${x1 + 0.54 * b} ${mid}Q${x1 + 0.56 * b} ${y1 - 0.14 * h} ${x1 + 0.4 * b} ${y1 - 0.02 * h}`,
      ),
      Math.max(12, 0.065 * m),
    );
    const stalk = stroke(line(cx, top + 0.1 * m, cx + 0.03 * m, top - 0.26 * m), 0.13 * m);
    const blade = (way: number, long: number, up: number) => {
      const [px, py] = [cx + way * 0.12 * m, top - 0.1 * m];
      const [tx, ty] = [px + way * long * m, py - up * m];
      const vein = stroke(
        line(px + way * 0.2 * long * m, py - 0.2 * up * m, px + way * 0.7 * long * m, py - 0.7 * up * m),
        11,
      );
      return subtract(leaf(px, py, tx, ty, 0.28, 0.46), vein);
    };
    const leaves = union(blade(-1, 1, 0.36), blade(1, 0.8, 0.4));
    const clear = grow(fruit, gap);
    return {
      plate: union(subtract(fruit, cleft), subtract(stalk, grow(leaves, gap))),
      second: subtract(leaves, clear),
    };
  },
};
