/** Plates of who serves in leaves, folded tortillas, tall cups with pearls and paper cartons. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A parcel of folded leaf, its veins at both ends, tied with two strings. */
export const leafBundle: Plate = {
  about: ['leaf-parcel', 'tamale'],
  aspect: [1, 3.2],
  draw(held) {
    const { x1, y0, y1, high: h, size: m, cx, cy, gap } = bodyAround(held, 0.42, 0.38);
    const [top, low] = [y0 - 0.06 * m, y1 + 0.06 * m];
    const w = 0.15 * m;
    const tip = x1 + w + 0.94 * m;
    const half = parse(
      `M${cx} ${top - 0.06 * m}Q${x1} ${top - 0.04 * m} ${x1 + w + 0.06 * m} ${top + 0.02 * m}C${x1 + w + 0.4 * m} ${top + 0.08 * h} ${x1 + w + 0.66 * m} ${cy - 0.26 * h} ${tip} ${cy - 0.02 * h}C${x1 + w + 0.66 * m} ${cy + 0.3 * h} ${x1 + w + 0.4 * m} ${low - 0.06 * h} ${x1 + w + 0.06 * m} ${low - 0.02 * m}Q${x1} ${low + 0.04 * m} ${cx} ${low + 0.06 * m}Z`,
    );
    const body = union(half, mirror(half, cx));
    const cord = union(
      rect(x1, top - 0.07 * m, w, low - top + 0.14 * m, 0.06 * m),
      ellipse(x1 + w / 2, top - 0.09 * m, 0.13 * m, 0.1 * m),
      stroke(line(x1 + w / 2, top - 0.1 * m, x1 + w / 2 - 0.2 * m, top - 0.32 * m), 0.085 * m),
      stroke(line(x1 + w / 2, top - 0.1 * m, x1 + w / 2 + 0.22 * m, top - 0.3 * m), 0.085 * m),
    );
    const t = Math.max(10, 0.055 * m);
    const at = x1 + w;
    const veins = [
      line(at, cy, tip - 0.2 * m, cy - 0.01 * h),
      line(at + 0.08 * m, cy - 0.3 * h, at + 0.24 * m, cy),
      line(at + 0.08 * m, cy + 0.3 * h, at + 0.24 * m, cy),
      line(at + 0.34 * m, cy - 0.22 * h, at + 0.48 * m, cy),
      line(at + 0.34 * m, cy + 0.22 * h, at + 0.48 * m, cy),
    ].map((path) => stroke(path, t));
    const right = union(...veins);
    const cords = union(cord, mirror(cord, cx));
    return { plate: subtract(body, right, mirror(right, cx), grow(cords, gap)), second: cords };
  },
};

/** A thick tortilla folded in half, beans along its open edge. */
export const foldedBaleada: Plate = {
  about: ['baleada'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, gap } = bodyAround(held, 0.24, 0.26, 0.3);
    const b = 0.36 * h;
    const [l, e, top, base] = [x0 - b, x1 + b, y0 - 0.16 * m, y1 + 0.08 * m];
    const half = (e - l) / 2;
    const tall = base - top;
    const moon = (out: number) => {
      const [a, t] = [half + out, base - tall - out];
      return parse(
        `M${cx - a} ${base - 0.05 * m}C${cx - a} ${base - 0.74 * (base - t)} ${cx - 0.62 * a} ${t} ${cx} ${t}S${cx + a} ${base - 0.74 * (base - t)} ${cx + a} ${base - 0.05 * m}Q${cx + 0.6 * a} ${base + 0.05 * m} ${cx} ${base + 0.05 * m}T${cx - a} ${base - 0.05 * m}Z`,
      );
    };
    const front = softened(moon(0), 0.13 * m);
    const spot = (x: number, y: number, turn: number) =>
      rotate(ellipse(x, y, 0.13 * m, 0.07 * m), turn, x, y);
    const spots = [spot(x0 - 0.3 * b, y1 - 0.24 * h, -60), spot(x1 + 0.3 * b, y1 - 0.06 * h, 20)];
    const count = 2 * Math.round((half + tall) / (0.4 * m)) + 1;
    const beans = Array.from({ length: count }, (_, i) => {
      const t = Math.PI * (0.05 + (0.9 * i) / (count - 1));
      const [sx, sy] = [Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.84, Math.sin(t) ** 0.84];
      const [x, y] = [cx - sx * (half + 0.06 * m), base - 0.05 * m - sy * (tall + 0.05 * m)];
      return circle(x, y, (i % 2 === 0 ? 0.19 : 0.15) * m);
    });
    const above = rect(l - 2 * m, top - 3 * m, e - l + 4 * m, 3 * m + tall - 0.14 * m);
    const filling = subtract(union(moon(0.12 * m), ...beans), grow(front, gap));
    const back = subtract(moon(0.44 * m), grow(union(front, filling), gap));
    return {
      plate: concat(subtract(front, ...spots), withoutCrumbs(softened(intersect(back, above), 5))),
      second: withoutCrumbs(softened(intersect(filling, above), 5)),
    };
  },
};

/** A tall cup with a domed lid and a wide straw, pearls heaped at its bottom. */
export const pearlTeaCup: Plate = {
  about: ['bubble-tea'],
  aspect: [0.8, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, wide, gap } = bodyAround(held, 0.34, 0.36, 0.26);
    const low = y1 + 0.74 * m;
    const lean = 0.08 * h;
    const cup = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.1 * m, low],
        [x0 + 0.1 * m, low],
      ],
      0.18 * m,
    );
    const r = 0.125 * m;
    const count = Math.max(3, Math.floor((wide - 0.44 * m) / (2 * r + 15)));
    const step = (wide - 0.44 * m) / count;
    const row = (n: number, y: number) =>
      Array.from({ length: n }, (_, i) =>
        circle(cx + (i - (n - 1) / 2) * step, y - (i % 2 === 0 ? 0 : 0.045) * m, r),
      );
    const pearls = [
      ...row(count, low - 0.19 * m),
      ...row(count - 1, low - 0.53 * m).filter((_, i) => i !== Math.floor((count - 1) / 2)),
    ];
    const rim = rect(x0 - lean - 0.1 * m, y0 - gap - 0.15 * m, wide + 2 * lean + 0.2 * m, 0.15 * m, 0.06 * m);
    const floor = y0 - 2 * gap - 0.15 * m;
    const half = wide / 2 + lean - 0.04 * m;
    const lid = parse(
      `M${cx - half} ${floor}C${cx - half} ${floor - 0.46 * m} ${cx - 0.6 * half} ${floor - 0.5 * m} ${cx} ${floor - 0.5 * m}S${cx + half} ${floor - 0.46 * m} ${cx + half} ${floor}Z`,
    );
    const straw = rotate(rect(cx - 0.14 * m, floor - 1.04 * m, 0.28 * m, 1.04 * m, 0.05 * m), 14, cx, floor);
    return {
      plate: concat(subtract(cup, ...pearls), rim, subtract(lid, grow(straw, gap))),
      second: subtract(straw, rect(cx - m, floor, 2 * m, m)),
    };
  },
};

/** A carton of fries. */
export const friesCarton: Plate = {
  about: ['fries', 'burger-fries', 'hamburger', 'tall-burger'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, gap } = bodyAround(held, 0.3, 0.42, 0.34);
    const lean = 0.14 * h;
    const [l, e] = [x0 - lean, x1 + lean];
    const dip = 0.34 * m;
    const carton = parse(
      `M${l + 0.02 * m} ${y0 - dip}Q${cx} ${y0 + 0.12 * m} ${e - 0.02 * m} ${y0 - dip}Q${e + 0.06 * m} ${y0 - dip} ${e + 0.04 * m} ${y0 - dip + 0.1 * m}L${x1 + 0.02 * m} ${y1 - 0.08 * m}Q${x1} ${y1} ${x1 - 0.1 * m} ${y1}` +
        `H${x0 + 0.1 * m}Q${x0} ${y1} ${x0 - 0.02 * m} ${y1 - 0.08 * m}L${l - 0.04 * m} ${y0 - dip + 0.1 * m}Q${l - 0.06 * m} ${y0 - dip} ${l + 0.02 * m} ${y0 - dip}Z`,
    );
    const count = Math.max(5, Math.round((e - l) / (0.36 * m)));
    const slot = (e - l - 0.24 * m) / count;
    const tall = [0.5, 0.74, 0.62, 0.92, 0.7, 0.84, 0.58];
    const fries = Array.from({ length: count }, (_, i) => {
      const x = l + 0.12 * m + (i + 0.5) * slot;
      const out = (x - cx) / ((e - l) / 2);
      const high = (tall[i % 7] ?? 0.6) * m;
      const stick = rect(x - (slot - gap) / 2, y0 - high - 0.1 * m, slot - gap, high + m, 0.04 * m);
      return rotate(stick, 5 * out, x, y0 + 0.3 * m);
    });
    return {
      plate: carton,
      second: subtract(union(...fries), grow(carton, gap), rect(l - m, y0 + 0.02 * m, e - l + 2 * m, h + m)),
    };
  },
};
