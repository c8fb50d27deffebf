/** Plates of who grows olives and nuts. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, ellipse, leaf, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** An oval with full ends around a box. */
const plump = (x0: number, x1: number, y0: number, y1: number, end: number): Path => {
  const [cx, cy, high] = [(x0 + x1) / 2, (y0 + y1) / 2, y1 - y0];
  const [l, r] = [x0 - end, x1 + end];
  const bow = 0.05 * high;
  return parse(
    `M${l} ${cy}C${l} ${y0 + 0.16 * high} ${x0 + end * 0.2} ${y0 - bow} ${cx} ${y0 - bow}C${x1 - end * 0.2} ${y0 - bow} ${r} ${y0 + 0.16 * high} ${r} ${cy}C${r} ${y1 - 0.16 * high} ${x1 - end * 0.2} ${y1 + bow} ${cx} ${y1 + bow}C${x0 + end * 0.2} ${y1 + bow} ${l} ${y1 - 0.16 * high} ${l} ${cy}Z`,
  );
};

/** A stoned olive under its twig, what fills it in the second colour. */
export const olive: Plate = {
  about: ['olive', 'olive-branch', 'olive-oil'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, cy, size: m } = bodyAround(held, 0.16, 0.4);
    const e = x1 + 0.12 * m;
    const fruit = plump(x0, e + 0.2 * m, y0 - 0.04 * high, y1 + 0.04 * high, 0.36 * m);
    const hole = ellipse(e + 0.3 * m, cy, 0.17 * m, 0.27 * m);
    const filling = ellipse(e + 0.3 * m, cy, 0.17 * m - GAP, 0.27 * m - GAP);
    const top = y0 - 0.09 * high - GAP - 0.2 * m;
    const [t0, t1] = [cx - 1.04 * m, cx + 1.1 * m];
    const y = (x: number) => top - 0.14 * m + 0.16 * m * ((x - cx) / m) ** 2;
    const twig = stroke(
      parse(`M${t0} ${y(t0)}Q${cx} ${2 * y(cx) - (y(t0) + y(t1)) / 2} ${t1 - 0.3 * m} ${y(t1 - 0.3 * m)}`),
      0.075 * m,
    );
    const blade = (at: number, dx: number, dy: number) => {
      const x = cx + at * m;
      return leaf(x, y(x), x + dx * m, y(x) + dy * m, 0.13);
    };
    const leaves = [
      blade(-0.72, 0.52, -0.46),
      blade(-0.1, 0.56, -0.42),
      blade(0.48, 0.6, -0.22),
      blade(-0.34, 0.6, 0.22),
      blade(0.3, 0.62, 0.3),
      blade(-0.9, 0.6, 0.16),
    ];
    const branch = union(twig, ...leaves);
    return {
      plate: subtract(fruit, hole),
      second: concat(subtract(branch, grow(fruit, GAP)), filling),
    };
  },
};

/** A tin of olive oil, its spout and its handle. */
export const oilTin: Plate = {
  about: ['olive-oil', 'olive'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.4);
    const label = rect(x0, y0, wide, y1 - y0, 0.05 * m);
    const foot = union(
      rect(x0, y1 + GAP, wide, 0.2 * m, 0.05 * m),
      rect(x0 - 0.05 * m, y1 + GAP + 0.12 * m, wide + 0.1 * m, 0.13 * m, 0.05 * m),
    );
    const deep = 0.44 * m;
    const top = y0 - GAP - deep;
    const shoulder = union(
      rect(x0, top + 0.1 * m, wide, deep - 0.1 * m, 0.05 * m),
      rect(x0 - 0.05 * m, top, wide + 0.1 * m, 0.13 * m, 0.05 * m),
    );
    const oy = top + 0.13 * m + (deep - 0.13 * m) / 2;
    const d = 0.105 * m;
    const drop = parse(
      `M${cx} ${oy - 1.5 * d}C${cx + 0.5 * d} ${oy - 0.6 * d} ${cx + d} ${oy - 0.2 * d} ${cx + d} ${oy + 0.35 * d}A${d} ${d} 0 0 1 ${cx - d} ${oy + 0.35 * d}C${cx - d} ${oy - 0.2 * d} ${cx - 0.5 * d} ${oy - 0.6 * d} ${cx} ${oy - 1.5 * d}Z`,
    );
    const spout = union(
      polygon(
        [
          [x0 + 0.12 * m, top + 6],
          [x0 + 0.18 * m, top - 0.2 * m],
          [x0 + 0.4 * m, top - 0.2 * m],
          [x0 + 0.46 * m, top + 6],
        ],
        4,
      ),
    );
    const cap = rect(x0 + 0.13 * m, top - 0.2 * m - GAP - 0.17 * m, 0.32 * m, 0.17 * m, 0.05 * m);
    const h0 = Math.max(cx - 0.05 * m, x0 + 0.62 * m);
    const handle = stroke(
      parse(
        `M${h0} ${top + 4}V${top - 0.16 * m}Q${h0} ${top - 0.28 * m} ${h0 + 0.12 * m} ${top - 0.28 * m}H${x1 - 0.24 * m}Q${x1 - 0.12 * m} ${top - 0.28 * m} ${x1 - 0.12 * m} ${top - 0.16 * m}V${top + 4}`,
      ),
      0.11 * m,
    );
    return {
      plate: concat(label, subtract(union(shoulder, spout, handle), drop), foot),
      second: cap,
    };
  },
};

/** A walnut's half: its kernel over the shell that has the name. */
export const walnut: Plate = {
  about: ['walnut'],
  aspect: [1.2, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, size: m } = bodyAround(held, 0.3, 0.36);
    const [l, r, low] = [x0 - 0.34 * m, x1 + 0.34 * m, y1 + 0.22 * m];
    const shell = parse(
      `M${l + 0.06 * m} ${y0}H${r - 0.06 * m}Q${r + 0.02 * m} ${y0} ${r} ${y0 + 0.1 * m}C${r - 0.04 * m} ${cy + 0.3 * m} ${x1 - 0.02 * m} ${low - 0.06 * m} ${cx + 0.24 * m} ${low}Q${cx + 0.1 * m} ${low + 0.02 * m} ${cx} ${low + 0.12 * m}Q${cx - 0.1 * m} ${low + 0.02 * m} ${cx - 0.24 * m} ${low}C${x0 + 0.02 * m} ${low - 0.06 * m} ${l + 0.04 * m} ${cy + 0.3 * m} ${l} ${y0 + 0.1 * m}Q${l - 0.02 * m} ${y0} ${l + 0.06 * m} ${y0}Z`,
    );
    const w = Math.max(12, 0.06 * m);
    const wrinkle = (d: string) => stroke(parse(d), w);
    const floor = y0 - GAP;
    const half = r - l - 0.24 * m;
    const lobes = [
      [0.12, 0.02, 0.24],
      [0.3, 0.22, 0.27],
      [0.46, 0.3, 0.25],
    ].flatMap(([t = 0, up = 0, size = 0]) =>
      [-1, 1].map((way) => circle(cx + way * (0.5 - t) * half * 0.96, floor - up * m, size * m)),
    );
    const lump = union(...lobes, rect(cx - half * 0.4, floor - 0.26 * m, half * 0.8, 0.3 * m));
    const curls = [
      wrinkle(
        `M${cx} ${floor - m}V${floor - 0.36 * m}Q${cx + 0.02 * m} ${floor - 0.2 * m} ${cx} ${floor + 9}`,
      ),
      ...[-1, 1].flatMap((way) => {
        const x = (t: number) => cx + way * t * half;
        return [
          wrinkle(
            `M${x(0.12)} ${floor - 0.36 * m}C${x(0.2)} ${floor - 0.36 * m} ${x(0.1)} ${floor - 0.14 * m} ${x(0.2)} ${floor - 0.14 * m}`,
          ),
          wrinkle(
            `M${x(0.33)} ${floor - 0.3 * m}C${x(0.24)} ${floor - 0.2 * m} ${x(0.38)} ${floor - 0.18 * m} ${x(0.33)} ${floor - 0.05 * m}`,
          ),
        ];
      }),
    ];
    const below = rect(l - m, floor, r - l + 2 * m, 2 * m);
    return { plate: shell, second: subtract(lump, below, ...curls) };
  },
};
