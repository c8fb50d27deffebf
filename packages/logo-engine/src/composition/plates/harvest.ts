/** Plates of what is gathered in autumn. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY } from '../../geometry/bounds.js';
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A pumpkin with its stalk and a leaf. */
export const pumpkin: Plate = {
  about: ['pumpkin'],
  aspect: [1.2, 2.2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const [a, b] = [held.width / 2 + 0.7 * CAP, held.height / 2 + 0.78 * CAP];
    const m = (a + b) / 2;
    const lobes = [
      [0, 0.42, 1],
      [0.36, 0.42, 0.985],
      [-0.36, 0.42, 0.985],
      [0.66, 0.42, 0.86],
      [-0.66, 0.42, 0.86],
    ].map(([dx = 0, rx = 0, ry = 0]) => ellipse(cx + a * dx, cy, a * rx, b * ry));
    const flesh = union(...lobes, rect(held.x - 20, held.y - 20, held.width + 40, held.height + 40, 20));
    const soft = grow(shrink(flesh, 6), 6);
    const groove = Math.max(11, 0.05 * m);
    const reach = b - held.height / 2 - 22;
    const cuts = [-0.52, -0.18, 0.18, 0.52].flatMap((t) =>
      [-1, 1].map((u) => {
        const edge = cy + u * b * (Math.abs(t) > 0.3 ? 0.94 : 1.02);
        const inner = cy + u * (b - reach * (Math.abs(t) > 0.3 ? 1 : 1));
        return stroke(
          parse(
            `M${cx + a * t} ${edge}Q${cx + a * t * 1.12} ${(edge + inner) / 2} ${cx + a * t * 1.18} ${inner}`,
          ),
          groove,
        );
      }),
    );
    const top = cy - b;
    const gap = 0.11 * CAP;
    const stalk = parse(
      `M${cx - 0.2 * m} ${top + 0.2 * m}C${cx - 0.1 * m} ${top - 0.04 * m} ${cx - 0.12 * m} ${top - 0.2 * m} ${cx - 0.24 * m} ${top - 0.34 * m}Q${cx - 0.27 * m} ${top - 0.4 * m} ${cx - 0.2 * m} ${top - 0.43 * m}L${cx - 0.08 * m} ${top - 0.47 * m}Q${cx - 0.02 * m} ${top - 0.48 * m} ${cx} ${top - 0.42 * m}C${cx + 0.06 * m} ${top - 0.24 * m} ${cx + 0.1 * m} ${top - 0.06 * m} ${cx + 0.22 * m} ${top + 0.2 * m}Z`,
    );
    const l = (dx: number, dy: number) => `${cx + m * dx} ${top + m * dy}`;
    const blade = parse(
      `M${l(0.12, -0.06)}C${l(0.2, -0.36)} ${l(0.5, -0.46)} ${l(0.82, -0.3)}Q${l(0.88, -0.26)} ${l(0.83, -0.2)}C${l(0.7, 0.06)} ${l(0.36, 0.14)} ${l(0.12, -0.06)}Z`,
    );
    const rib = stroke(parse(`M${l(0.26, -0.09)}Q${l(0.44, -0.2)} ${l(0.62, -0.2)}`), Math.max(9, 0.035 * m));
    const apart = grow(soft, gap);
    return {
      plate: subtract(soft, ...cuts),
      second: concat(
        subtract(stalk, apart),
        subtract(grow(shrink(subtract(blade, apart, grow(stalk, gap)), 4), 4), rib),
      ),
    };
  },
};

/** A mushroom whose cap holds the name, a little one at its foot. */
export const mushroom: Plate = {
  about: ['mushroom', 'mushroom-cluster'],
  aspect: [1.5, 2.5],
  draw(held) {
    const cx = centreX(held);
    const m = (held.height + held.width * 0.5) / 2;
    const a = held.width / 2 + 0.5 * CAP + 0.2 * held.height;
    const base = bottom(held) + 0.5 * CAP;
    const top = held.y - 0.44 * CAP - 0.14 * held.height;
    const h = base - top;
    const lip = 0.3 * CAP;
    const cap = parse(
      `M${cx - a} ${base - lip}C${cx - a} ${base - h * 0.8} ${cx - a * 0.66} ${top} ${cx} ${top}C${cx + a * 0.66} ${top} ${cx + a} ${base - h * 0.8} ${cx + a} ${base - lip}C${cx + a} ${base - lip * 0.1} ${cx + a * 0.86} ${base + lip * 0.1} ${cx + a * 0.72} ${base}Q${cx} ${base - 0.06 * m} ${cx - a * 0.72} ${base}C${cx - a * 0.86} ${base + lip * 0.1} ${cx - a} ${base - lip * 0.1} ${cx - a} ${base - lip}Z`,
    );
    const gap = 0.11 * CAP;
    const foot = base + 0.72 * m;
    const stem = parse(
      `M${cx - 0.3 * m} ${base - 0.3 * m}C${cx - 0.3 * m} ${base + 0.2 * m} ${cx - 0.48 * m} ${base + 0.4 * m} ${cx - 0.46 * m} ${foot - 0.16 * m}Q${cx - 0.44 * m} ${foot} ${cx - 0.28 * m} ${foot}H${cx + 0.28 * m}Q${cx + 0.44 * m} ${foot} ${cx + 0.46 * m} ${foot - 0.16 * m}C${cx + 0.48 * m} ${base + 0.4 * m} ${cx + 0.3 * m} ${base + 0.2 * m} ${cx + 0.3 * m} ${base - 0.3 * m}Z`,
    );
    const sx = cx + 0.96 * m;
    const young = union(
      parse(
        `M${sx - 0.34 * m} ${foot - 0.27 * m}C${sx - 0.34 * m} ${foot - 0.66 * m} ${sx + 0.34 * m} ${foot - 0.66 * m} ${sx + 0.34 * m} ${foot - 0.27 * m}Q${sx + 0.34 * m} ${foot - 0.2 * m} ${sx + 0.26 * m} ${foot - 0.2 * m}H${sx - 0.26 * m}Q${sx - 0.34 * m} ${foot - 0.2 * m} ${sx - 0.34 * m} ${foot - 0.27 * m}Z`,
      ),
      rect(sx - 0.14 * m, foot - 0.3 * m, 0.28 * m, 0.3 * m, 0.07 * m),
    );
    const apart = grow(cap, gap);
    const lines = [-0.1, 0.1].map((t) =>
      stroke(line(cx + t * m, base, cx + t * m, base + 0.26 * m), Math.max(10, 0.045 * m)),
    );
    return { plate: cap, second: concat(subtract(stem, apart, ...lines), subtract(young, apart)) };
  },
};

/** A tray heaped with mushrooms. */
export const mushroomTray: Plate = {
  about: ['mushroom', 'mushroom-cluster'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.62, 0.3);
    const tray = polygon(
      [
        [x0 - 0.1 * m, y0],
        [x1 + 0.1 * m, y0],
        [x1 - 0.04 * m, y1 + 0.06 * m],
        [x0 + 0.04 * m, y1 + 0.06 * m],
      ],
      0.1 * m,
    );
    const brim = rect(x0 - 0.2 * m, y0 - 0.06 * m, wide + 0.4 * m, 0.17 * m, 0.07 * m);
    const base = y0 - 0.06 * m - GAP;
    const cap = (x: number, y: number, s: number, turn: number) => {
      const n = from(x, y, s);
      const top = parse(
        `M${n(-0.5, 0)}C${n(-0.5, -0.36)} ${n(-0.28, -0.56)} ${n(0, -0.56)}C${n(0.28, -0.56)} ${n(0.5, -0.36)} ${n(0.5, 0)}C${n(0.5, 0.12)} ${n(0.36, 0.13)} ${n(0.19, 0.13)}L${n(0.2, 0.6)}H${x - 0.2 * s}L${n(-0.19, 0.13)}C${n(-0.36, 0.13)} ${n(-0.5, 0.12)} ${n(-0.5, 0)}Z`,
      );
      return rotate(top, turn, x, y);
    };
    const count = Math.max(3, 2 * Math.round((wide / (0.56 * m) - 1) / 2) + 1);
    const step = (wide + 0.1 * m) / count;
    const row = Array.from({ length: count }, (_, i) => {
      const f = (i / (count - 1)) * 2 - 1;
      const x = cx + (i - (count - 1) / 2) * step;
      const tall = i % 2 === 0 ? 0.2 : 0.42;
      return {
        isFront: i % 2 === 0,
        shape: cap(x, base - tall * m, Math.min(0.86 * m, step * 1.24), f * 12),
      };
    });
    const front = union(...row.filter(({ isFront }) => isFront).map(({ shape }) => shape));
    const back = union(...row.filter(({ isFront }) => !isFront).map(({ shape }) => shape));
    const above = rect(x0 - m, base - 3 * m, wide + 2 * m, 3 * m);
    const grips = [x0 + 0.04 * m, x1 - 0.04 * m].map((x) =>
      rect(x - 0.05 * m, y0 + 0.36 * high, 0.1 * m, 0.34 * high, 0.05 * m),
    );
    return {
      plate: concat(subtract(union(tray, brim), ...grips), intersect(front, above)),
      second: subtract(intersect(back, above), grow(front, GAP)),
    };
  },
};
