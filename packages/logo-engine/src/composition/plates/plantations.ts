/** Plates of who grows orchids and lays lawns. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** The flower of an orchid, the name across its broad petals. */
export const orchidBloom: Plate = {
  about: ['orchid', 'potted-orchid', 'vanilla'],
  aspect: [1.2, 2.4],
  draw(held) {
    const { x1, y0, y1, cx, cy, gap, size: m } = bodyAround(held, 0.1, 0.16);
    const half = x1 - cx;
    const petal = parse(
      `M${cx - 1} ${y0 + 0.06 * m}C${cx + 0.1 * half} ${y0 - 0.18 * m} ${cx + 0.4 * half} ${y0 - 0.4 * m} ${cx + 0.74 * half} ${y0 - 0.36 * m}C${x1 + 0.2 * m} ${y0 - 0.3 * m} ${x1 + 0.44 * m} ${cy - 0.24 * m} ${x1 + 0.44 * m} ${cy}C${x1 + 0.44 * m} ${y1} ${x1 + 0.1 * m} ${y1 + 0.24 * m} ${cx + 0.66 * half} ${y1 + 0.22 * m}C${cx + 0.4 * half} ${y1 + 0.2 * m} ${cx + 0.2 * half} ${y1 + 0.1 * m} ${cx - 1} ${y1}Z`,
    );
    const petals = union(petal, mirror(petal, cx));
    const top = leaf(cx, y0 + 0.3 * m, cx, y0 - 0.86 * m, 0.46, 0.55);
    const sepal = leaf(cx, y1 - 0.2 * m, cx - 0.86 * m, y1 + 0.74 * m, 0.36, 0.6);
    const k = from(cx, y1 + gap + 0.02 * m, m);
    const lip = parse(
      `M${k(-0.08, 0)}C${k(-0.34, -0.06)} ${k(-0.42, 0.2)} ${k(-0.24, 0.28)}C${k(-0.16, 0.32)} ${k(-0.2, 0.4)} ${k(-0.22, 0.5)}C${k(-0.26, 0.68)} ${k(-0.1, 0.66)} ${k(0, 0.8)}C${k(0.1, 0.66)} ${k(0.26, 0.68)} ${k(0.22, 0.5)}C${k(0.2, 0.4)} ${k(0.16, 0.32)} ${k(0.24, 0.28)}C${k(0.42, 0.2)} ${k(0.34, -0.06)} ${k(0.08, 0)}Z`,
    );
    const wrap = grow(petals, gap);
    const sepals = subtract(union(top, sepal, mirror(sepal, cx)), wrap, grow(lip, gap));
    return { plate: concat(petals, softened(sepals, 3)), second: subtract(lip, wrap) };
  },
};

/** A roll of lawn, its end laid out. */
export const grassRoll: Plate = {
  about: ['turf-roll'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, cy, gap, size: m } = bodyAround(held, 0.26, 0.34);
    const ry = (y1 - y0) / 2;
    const rx = Math.min(0.66 * ry, 0.46 * m);
    const ex = x1 + rx + 0.14 * m;
    const roll = union(rect(x0, y0, ex - x0, ry * 2), ellipse(x0, cy, rx * 0.4, ry));
    const end = ellipse(ex, cy, rx, ry);
    const k = (x: number, y: number) => `${ex + rx * x} ${cy + ry * y}`;
    const spiral = stroke(
      parse(
        `M${k(0.06, -0.02)}C${k(-0.26, -0.14)} ${k(-0.3, 0.28)} ${k(0.04, 0.28)}C${k(0.46, 0.28)} ${k(0.44, -0.4)} ${k(0, -0.4)}C${k(-0.62, -0.4)} ${k(-0.62, 0.64)} ${k(0.04, 0.64)}C${k(0.36, 0.64)} ${k(0.6, 0.44)} ${k(0.68, 0.1)}`,
      ),
      Math.max(11, rx * 0.17),
    );
    const thick = 0.1 * m;
    const tufts = [
      { lean: -0.03, high: 0.13 },
      { lean: 0.04, high: 0.2 },
      { lean: 0, high: 0.15 },
    ];
    const blades = (from: number, to: number, foot: number): Path => {
      const count = Math.max(4, Math.round((to - from) / (0.15 * m)));
      return union(
        rect(from - thick / 2, foot - 0.05 * m, to - from + thick, 0.06 * m),
        ...Array.from({ length: count + 1 }, (_, i) => {
          const x = from + ((to - from) / count) * i;
          const { lean = 0, high = 0 } = tufts[i % 3] ?? {};
          return stroke(line(x, foot, x + lean * m, foot - high * m), thick);
        }),
      );
    };
    const ground = y1 + gap;
    const far = ex + rx + 0.8 * m;
    const sheet = rect(x0 - rx * 0.5, ground, far - x0 + rx * 0.5, 0.2 * m, 0.05 * m);
    const laid = union(sheet, blades(ex, far - thick * 0.6, ground + 4));
    const lawn = union(roll, blades(x0, ex - rx * 0.2, y0 + 4));
    return {
      plate: concat(subtract(lawn, grow(end, gap)), subtract(end, spiral)),
      second: subtract(laid, grow(union(end, roll), gap)),
    };
  },
};
