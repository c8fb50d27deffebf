/** Plates of who makes doughnuts, jellies, tequeños and baked rings. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';
import { heaped } from './puddings.js';

/** An open box from which doughnuts look out. */
export const doughnutBox: Plate = {
  about: ['doughnut', 'doughnut-stack'],
  aspect: [1.1, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.32, 0.3, 0.26);
    const [l, r, low] = [x0 - 0.04 * m, x1 + 0.04 * m, y1 + 0.04 * m];
    const flap = (way: number): Path => {
      const x = way < 0 ? l : r;
      return polygon(
        [
          [x, y0],
          [x + way * 0.4 * m, y0 - 0.16 * m],
          [x + way * 0.46 * m, y0 + 0.02 * m],
          [x, y0 + 0.24 * m],
        ],
        0.03 * m,
      );
    };
    const box = softened(union(rect(l, y0, r - l, low - y0, 0.05 * m), flap(-1), flap(1)), 3);
    const n = Math.max(2, Math.round(wide / (0.86 * m)));
    const step = (wide + 0.06 * m) / n;
    const R = Math.min(0.5 * m, 0.48 * step);
    const rings = Array.from({ length: n }, (_, i) => {
      const [x, y] = [cx + (i - (n - 1) / 2) * step, y0 - 0.42 * R];
      const sprinkles = [-160, -118, -70, -22].map((turn) => {
        const [sx, sy] = polar(x, y, 0.68 * R, turn);
        return rotate(rect(sx - 0.13 * R, sy - 0.06 * R, 0.26 * R, 0.12 * R, 0.06 * R), turn * 2.3, sx, sy);
      });
      return subtract(circle(x, y, R), circle(x, y, 0.34 * R), ...sprinkles);
    });
    return { plate: box, second: subtract(union(...rings), grow(box, GAP)) };
  },
};

/** A flan out of its fluted mould, caramel on its top, on a dish. */
export const flutedJelly: Plate = {
  about: ['flan'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, y0, y1, cx, size: m } = bodyAround(held, 0.26, 0.24, 0.24);
    const [top, low] = [y0 - 0.1 * m, y1 + 0.14 * m];
    const [a, b] = [cx - x0 + 0.36 * m, cx - x0 + 0.72 * m];
    const n = 2 * Math.round(b / (0.5 * m)) + 1;
    const step = (2 * b) / n;
    const cone = polygon([
      [cx - a, top],
      [cx + a, top],
      [cx + b, low],
      [cx - b, low],
    ]);
    const lobes = Array.from({ length: n }, (_, i) =>
      rect(cx - b + i * step - 0.02 * step, low - 0.26 * m, 1.04 * step, 0.44 * m, 0.2 * m),
    );
    const t = Math.max(11, 0.06 * m);
    const flutes = Array.from({ length: n - 1 }, (_, i) => {
      const x = cx - b + (i + 1) * step;
      const way = Math.sign(x - cx);
      const start =
        i === 0 || i === n - 2
          ? ([cx + way * (a - 0.16 * m), top - 10] as const)
          : ([x, low - 0.04 * m] as const);
      return stroke(line(...start, x, low + 0.3 * m), t);
    });
    const body = softened(subtract(union(cone, ...lobes), ...flutes), 4);
    const up = top - GAP;
    const drips = Math.max(3, Math.round((2 * a) / (0.5 * m)));
    const crown = union(
      parse(
        `M${cx - a + 0.02 * m} ${up}C${cx - a + 0.04 * m} ${up - 0.36 * m} ${cx - 0.7 * a} ${up - 0.4 * m} ${cx - 0.5 * a} ${up - 0.4 * m}H${cx + 0.5 * a}C${cx + 0.7 * a} ${up - 0.4 * m} ${cx + a - 0.04 * m} ${up - 0.36 * m} ${cx + a - 0.02 * m} ${up}Z`,
      ),
    );
    const notches = Array.from({ length: drips - 1 }, (_, i) => {
      const x = cx - a + ((i + 1) * 2 * a) / drips;
      return stroke(line(x, up + 0.1 * m, x, up - 0.18 * m), Math.max(11, 0.06 * m));
    });
    const by = low + 0.18 * m + GAP;
    const dish = parse(
      `M${cx - b - 0.4 * m} ${by}H${cx + b + 0.4 * m}C${cx + b + 0.3 * m} ${by + 0.2 * m} ${cx + b} ${by + 0.24 * m} ${cx + b - 0.3 * m} ${by + 0.24 * m}H${cx - b + 0.3 * m}C${cx - b} ${by + 0.24 * m} ${cx - b - 0.3 * m} ${by + 0.2 * m} ${cx - b - 0.4 * m} ${by}Z`,
    );
    return {
      plate: concat(body, softened(dish, 3)),
      second: softened(subtract(crown, ...notches), 3),
    };
  },
};

/** Tequeños that stand in a paper cup. */
export const tequenoCup: Plate = {
  about: ['tequenos'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.32, 0.26, 0.24);
    const cup = softened(
      polygon(
        [
          [x0 - 0.16 * m, y0 - 0.06 * m],
          [x1 + 0.16 * m, y0 - 0.06 * m],
          [x1 - 0.02 * m, y1 + 0.04 * m],
          [x0 + 0.02 * m, y1 + 0.04 * m],
        ],
        0.08 * m,
      ),
      3,
    );
    const n = Math.max(3, Math.round(wide / (0.46 * m)));
    const step = (wide + 0.06 * m) / n;
    const w = 0.84 * step;
    const t = Math.max(11, 0.06 * m);
    const sticks = Array.from({ length: n }, (_, i) => {
      const u = i - (n - 1) / 2;
      const x = cx + u * step;
      const up = (0.72 + 0.2 * ((i + 1) % 2)) * m;
      const top = y0 - up;
      const stick = rect(x - w / 2, top, w, up + 0.3 * m, 0.4 * w);
      const wind = [0.24, 0.5].map((dy) =>
        stroke(line(x - w, top + (dy + 0.14) * m, x + w, top + (dy - 0.14) * m), t),
      );
      return rotate(subtract(stick, ...wind), (u / n) * 30, x, y0 + 0.4 * m);
    });
    return { plate: cup, second: subtract(heaped(sticks, cup), grow(cup, GAP)) };
  },
};

/** A basket of baked rings. */
export const ringBasket: Plate = {
  about: ['baked-rings'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.28, 0.24, 0.22);
    const [l, r, low] = [x0 - 0.12 * m, x1 + 0.12 * m, y1 + 0.1 * m];
    const body = parse(
      `M${l} ${y0}H${r}C${r} ${y1} ${r - 0.1 * m} ${low} ${r - 0.4 * m} ${low}H${l + 0.4 * m}C${l + 0.1 * m} ${low} ${l} ${y1} ${l} ${y0}Z`,
    );
    const edge = y0 - GAP;
    const knots = Math.max(5, Math.round((r - l + 0.3 * m) / (0.36 * m)));
    const bar = rect(l - 0.16 * m, edge - 0.26 * m, r - l + 0.32 * m, 0.26 * m, 0.12 * m);
    const weave = Array.from({ length: knots - 1 }, (_, i) => {
      const x = l - 0.16 * m + ((i + 1) / knots) * (r - l + 0.32 * m);
      return stroke(
        line(x - 0.09 * m, edge + 0.06 * m, x + 0.09 * m, edge - 0.32 * m),
        Math.max(10, 0.055 * m),
      );
    });
    const n = Math.max(3, Math.round(wide / (0.64 * m)));
    const step = (wide + 0.1 * m) / n;
    const R = Math.min(0.37 * m, 0.53 * step);
    const row = (count: number, y: number) =>
      Array.from({ length: count }, (_, i) => [cx + (i - (count - 1) / 2) * step, y] as const);
    const base = edge - 0.26 * m;
    const spots = [...row(n, base - 0.5 * R), ...row(n - 1, base - 1.62 * R)];
    const discs = heaped(
      spots.map(([x, y]) => circle(x, y, R)),
      bar,
    );
    const holes = spots.map(([x, y]) => circle(x, y - 0.06 * R, 0.34 * R));
    return {
      plate: concat(body, softened(subtract(bar, ...weave), 2)),
      second: softened(subtract(discs, ...holes), 3),
    };
  },
};
