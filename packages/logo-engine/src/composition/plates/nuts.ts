/** Plates of who sells olives and their oil, nuts and berries. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A stuffed olive on its twig. */
export const stuffedOlive: Plate = {
  about: ['olive', 'olive-branch'],
  aspect: [1.2, 2.5],
  draw(held) {
    const m = 0.4 * held.height + 0.18 * held.width + 0.3 * CAP;
    const cy = centreY(held);
    const rx = held.width * 0.6 + 0.36 * CAP + 0.34 * m;
    const ex = centreX(held) + 0.32 * m;
    const far = (held.width / 2 + 0.32 * m + 0.16 * CAP) / rx;
    const ry = (held.height / 2 + 0.16 * CAP) / Math.sqrt(1 - far * far);
    const olive = ellipse(ex, cy, rx, ry);
    const edge = centreX(held) + held.width / 2 + 0.24 * CAP;
    const rim = ex + rx - 0.1 * m;
    const [px, half] = [(edge + rim) / 2, (rim - edge) / 2];
    const r = Math.min(1.7 * half, 0.5 * ry);
    const hole = ellipse(px, cy, half, r);
    const pimento = ellipse(px + 2, cy, half - GAP, r - GAP);
    const [tx, ty] = [ex - 0.62 * rx, cy - 0.86 * ry];
    const twig = union(
      stroke(
        parse(
          `M${ex - 0.6 * rx} ${cy - 0.7 * ry}C${tx - 0.1 * m} ${ty - 0.1 * m} ${tx - 0.2 * m} ${ty - 0.4 * m} ${tx - 0.02 * m} ${ty - 0.7 * m}`,
        ),
        Math.max(15, 0.11 * m),
      ),
      leaf(tx - 0.06 * m, ty - 0.2 * m, tx + 1.3 * m, ty - 0.56 * m, 0.13, 0.5),
      leaf(tx - 0.08 * m, ty - 0.24 * m, tx - 0.9 * m, ty - 0.3 * m, 0.15, 0.5),
    );
    const body = subtract(olive, hole);
    return {
      plate: body,
      second: concat(pimento, subtract(twig, grow(union(olive, hole), GAP))),
    };
  },
};

/** A cruet of oil with its long spout. */
export const oilCruet: Plate = {
  about: ['olive-oil'],
  aspect: [1, 1.9],
  draw(held) {
    const cx = centreX(held);
    const m = 0.5 * held.height + 0.25 * held.width + 0.3 * CAP;
    const [top, low] = [held.y - 0.24 * CAP, bottom(held) + 0.44 * CAP];
    const a = held.width / 2 + 0.36 * CAP;
    const b = a + 0.16 * (low - top) + 0.04 * m;
    const neck = 0.2 * m;
    const n0 = top - 0.62 * m;
    const side = (w: 1 | -1) => ({ a: cx + w * a, b: cx + w * b, n: cx + w * neck, r: w * 0.16 * m });
    const [l, e] = [side(-1), side(1)];
    const body = parse(
      `M${l.n} ${n0}H${e.n}V${n0 + 0.16 * m}C${e.n} ${top - 0.2 * m} ${e.a - 0.3 * m} ${top - 0.14 * m} ${e.a} ${top + 0.1 * m}Q${e.a + 0.1 * m} ${top + 0.2 * m} ${e.b} ${low - 0.16 * m}Q${e.b + 0.03 * m} ${low} ${e.b - e.r} ${low}H${l.b - l.r}Q${l.b - 0.03 * m} ${low} ${l.b} ${low - 0.16 * m}Q${l.a - 0.1 * m} ${top + 0.2 * m} ${l.a} ${top + 0.1 * m}C${l.a + 0.3 * m} ${top - 0.14 * m} ${l.n} ${top - 0.2 * m} ${l.n} ${n0 + 0.16 * m}Z`,
    );
    const spout = parse(
      `M${l.a - 0.04 * m} ${top + 0.5 * m}C${l.a - 0.5 * m} ${top + 0.3 * m} ${l.a - 0.3 * m} ${top - 0.3 * m} ${l.a - 0.66 * m} ${n0 + 0.04 * m}L${l.a - 0.52 * m} ${n0 - 0.06 * m}C${l.a - 0.1 * m} ${top - 0.36 * m} ${l.a - 0.24 * m} ${top} ${l.a + 0.2 * m} ${top + 0.12 * m}Z`,
    );
    const grip = stroke(
      parse(
        `M${e.n - 0.04 * m} ${n0 + 0.14 * m}C${e.a + 0.2 * m} ${n0 + 0.02 * m} ${e.a + 0.46 * m} ${top} ${e.a + 0.02 * m} ${top + 0.36 * m}`,
      ),
      Math.max(15, 0.13 * m),
    );
    const rim = rect(cx - 1.4 * neck, n0 - 0.12 * m, 2.8 * neck, 0.14 * m, 0.05 * m);
    const cork = union(
      rect(cx - 0.8 * neck, n0 - 0.12 * m - GAP - 0.12 * m, 1.6 * neck, 0.12 * m, 0.02 * m),
      circle(cx, n0 - 0.12 * m - GAP - 0.2 * m, 0.15 * m),
    );
    return { plate: union(body, spout, grip, rim), second: cork };
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
