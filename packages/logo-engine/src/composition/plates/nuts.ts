/** Plates of who sells oil, nuts and berries. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A cruet of oil with its thin spout and its stopper. */
export const oilCruet: Plate = {
  about: ['olive-oil'],
  aspect: [0.85, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.2, 0.32);
    const neck = 0.19 * m;
    const top = y0 - 0.16 * m;
    const rise = 0.2 * m + 0.12 * wide;
    const n0 = top - rise - 0.14 * m;
    const low = y1 + 0.04 * m;
    const body = parse(
      `M${cx - neck} ${n0}H${cx + neck}V${top - rise}C${cx + neck} ${top - 0.5 * rise} ${x1} ${top - 0.56 * rise} ${x1 + 0.02 * m} ${y0 + 0.04 * m}L${x1 + 0.02 * m} ${low - 0.16 * m}Q${x1 + 0.02 * m} ${low} ${x1 - 0.12 * m} ${low}H${x0 + 0.12 * m}Q${x0 - 0.02 * m} ${low} ${x0 - 0.02 * m} ${low - 0.16 * m}L${x0 - 0.02 * m} ${y0 + 0.04 * m}C${x0} ${top - 0.56 * rise} ${cx - neck} ${top - 0.5 * rise} ${cx - neck} ${top - rise}Z`,
    );
    const sx = x0 - 0.44 * m;
    const spout = parse(
      `M${x0} ${low - 0.5 * m}C${x0 - 0.34 * m} ${low - 0.56 * m} ${x0 - 0.3 * m} ${top - 0.2 * m} ${sx - 0.05 * m} ${n0 + 0.02 * m}L${sx + 0.1 * m} ${n0 - 0.06 * m}C${x0 - 0.14 * m} ${top - 0.2 * m} ${x0 - 0.2 * m} ${low - 0.76 * m} ${x0 + 0.06 * m} ${low - 0.74 * m}Z`,
    );
    const rim = rect(cx - neck - 0.1 * m, n0 - 0.1 * m, 2 * neck + 0.2 * m, 0.14 * m, 0.06 * m);
    const by = n0 - 0.1 * m - 12;
    const stopper = parse(
      `M${cx - 0.14 * m} ${by}H${cx + 0.14 * m}L${cx + 0.09 * m} ${by - 0.12 * m}C${cx + 0.3 * m} ${by - 0.24 * m} ${cx + 0.2 * m} ${by - 0.4 * m} ${cx} ${by - 0.5 * m}C${cx - 0.2 * m} ${by - 0.4 * m} ${cx - 0.3 * m} ${by - 0.24 * m} ${cx - 0.09 * m} ${by - 0.12 * m}Z`,
    );
    const [ox, oy] = [x1 + 0.34 * m, low - 0.22 * m];
    const olive = rotate(ellipse(ox, oy, 0.2 * m, 0.25 * m), 20, ox, oy);
    const blade = leaf(ox + 0.06 * m, oy - 0.18 * m, ox + 0.36 * m, oy - 0.72 * m, 0.22, 0.5);
    const branch = subtract(union(olive, blade), grow(union(body), 12));
    return { plate: union(body, spout, rim), second: concat(stopper, branch) };
  },
};

/** An acorn in its cup. */
export const acornPlate: Plate = {
  about: ['acorn'],
  aspect: [1, 2],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, wide, high: h } = bodyAround(held, 0.44, 0.34, 0.24);
    const tip = y1 + 0.32 * m;
    const nut = parse(
      `M${x0} ${y0}H${x1}C${x1 + 0.06 * h} ${y0 + 0.5 * h} ${x1 - 0.02 * h} ${y1 + 0.02 * m} ${x1 - 0.25 * wide} ${y1 + 0.15 * m}Q${cx + 0.1 * m} ${y1 + 0.18 * m} ${cx} ${tip + 0.1 * m}Q${cx - 0.1 * m} ${y1 + 0.18 * m} ${x0 + 0.25 * wide} ${y1 + 0.15 * m}C${x0 + 0.02 * h} ${y1 + 0.02 * m} ${x0 - 0.06 * h} ${y0 + 0.5 * h} ${x0} ${y0}Z`,
    );
    const [l, e, low] = [x0 - 0.2 * m, x1 + 0.2 * m, y0 - GAP];
    const tall = 0.34 * m + 0.1 * wide;
    const cup = parse(
      `M${l + 0.1 * m} ${low}C${l - 0.06 * m} ${low} ${l - 0.02 * m} ${low - 0.24 * m} ${l + 0.1 * m} ${low - 0.5 * tall}C${l + 0.3 * m} ${low - 0.94 * tall} ${cx - 0.2 * wide} ${low - tall} ${cx} ${low - tall}C${cx + 0.2 * wide} ${low - tall} ${e - 0.3 * m} ${low - 0.94 * tall} ${e - 0.1 * m} ${low - 0.5 * tall}C${e + 0.02 * m} ${low - 0.24 * m} ${e + 0.06 * m} ${low} ${e - 0.1 * m} ${low}Z`,
    );
    const stem = stroke(
      parse(
        `M${cx} ${low - tall + 8}Q${cx} ${low - tall - 0.2 * m} ${cx + 0.16 * m} ${low - tall - 0.3 * m}`,
      ),
      0.14 * m,
    );
    const pitch = 0.3 * m;
    const n = Math.ceil((wide + 2 * m) / pitch / 2);
    const net = Array.from({ length: 2 * n + 1 }, (_, i) => {
      const x = cx + (i - n) * pitch;
      return [
        stroke(line(x - tall * 0.7, low + 8, x + tall * 0.7, low - tall * 1.4 + 8), 10),
        stroke(line(x + tall * 0.7, low + 8, x - tall * 0.7, low - tall * 1.4 + 8), 10),
      ];
    }).flat();
    return { plate: nut, second: union(subtract(cup, ...net), stem) };
  },
};

/** A strawberry with its seeds and its leaves. */
export const bigStrawberry: Plate = {
  about: ['strawberry'],
  aspect: [0.9, 1.8],
  draw(held) {
    const [cx, m] = [centreX(held), 0.5 * held.height + 0.25 * held.width + 0.3 * CAP];
    const [top, low] = [held.y - 0.5 * CAP, bottom(held)];
    const a = held.width / 2 + 0.44 * CAP + 0.06 * m;
    const tip = low + 0.62 * m + 0.1 * held.width;
    const fruit = parse(
      `M${cx} ${top}C${cx + 0.5 * a} ${top - 0.2 * m} ${cx + a + 0.1 * m} ${top - 0.16 * m} ${cx + a + 0.1 * m} ${top + 0.5 * m}C${cx + a + 0.1 * m} ${low + 0.02 * m} ${cx + 0.5 * a} ${tip} ${cx} ${tip}C${cx - 0.5 * a} ${tip} ${cx - a - 0.1 * m} ${low + 0.02 * m} ${cx - a - 0.1 * m} ${top + 0.5 * m}C${cx - a - 0.1 * m} ${top - 0.16 * m} ${cx - 0.5 * a} ${top - 0.2 * m} ${cx} ${top}Z`,
    );
    const seed = (x: number, y: number) =>
      ellipse(cx + x * a, y, Math.max(8, 0.045 * m), Math.max(12, 0.08 * m));
    const first = low + 0.24 * CAP + 0.1 * m;
    const seeds = [
      seed(-0.42, first),
      seed(0, first),
      seed(0.42, first),
      seed(-0.2, first + 0.26 * m),
      seed(0.2, first + 0.26 * m),
    ];
    const y = top - 0.04 * m;
    const far = Math.min(0.86 * a, 0.95 * m);
    const leaves = union(
      leaf(cx, y - 0.06 * m, cx + far, y - 0.02 * m, 0.2, 0.5),
      leaf(cx, y - 0.06 * m, cx - far, y - 0.02 * m, 0.2, 0.5),
      leaf(cx, y - 0.06 * m, cx + 0.6 * far, y - 0.46 * m, 0.2, 0.5),
      leaf(cx, y - 0.06 * m, cx - 0.6 * far, y - 0.46 * m, 0.2, 0.5),
      circle(cx, y - 0.08 * m, 0.16 * m),
      rotate(rect(cx - 0.06 * m, y - 0.56 * m, 0.12 * m, 0.5 * m, 0.05 * m), 8, cx, y),
    );
    return { plate: subtract(fruit, grow(leaves, GAP), ...seeds), second: leaves };
  },
};
