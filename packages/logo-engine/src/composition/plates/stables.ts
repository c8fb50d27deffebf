/** Plates of who keeps, rides and saddles horses. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A horse that stands, its mane and tail in the second colour. */
export const horse: Plate = {
  about: ['horse', 'horseshoe', 'saddle', 'lasso', 'horse-carriage'],
  aspect: [1.3, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size } = bodyAround(held, 0.3, 0.3);
    const s = size * 0.8;
    const [a, z, f, h] = [from(x0, y0, s), from(x1, y0, s), from(x0, y1, s), from(x1, y1, s)];
    const main = parse(
      `M${a(0.5, -0.02)}C${cx - wide * 0.1} ${y0 + s * 0.02} ${cx + wide * 0.1} ${y0 + s * 0.03} ${z(-0.42, -0.03)}C${z(-0.16, -0.12)} ${z(0.1, -0.08)} ${z(0.2, 0.1)}C${z(0.28, 0.3)} ${h(0.28, -0.3)} ${h(0.22, -0.1)}` +
        `C${h(0.18, 0.06)} ${h(0.16, 0.14)} ${h(0.22, 0.28)}C${h(0.27, 0.38)} ${h(0.22, 0.46)} ${h(0.2, 0.58)}L${h(0.18, 0.82)}L${h(0.2, 0.92)}H${x1 - s * 0.06}L${h(-0.03, 0.8)}L${h(0.02, 0.56)}C${h(0.04, 0.42)} ${h(0, 0.36)} ${h(-0.06, 0.24)}L${h(-0.1, 0.18)}` +
        `C${h(-0.16, 0.24)} ${h(-0.14, 0.34)} ${h(-0.1, 0.42)}C${h(-0.08, 0.5)} ${h(-0.12, 0.58)} ${h(-0.14, 0.7)}L${h(-0.15, 0.82)}L${h(-0.13, 0.92)}H${x1 - s * 0.38}L${h(-0.34, 0.8)}L${h(-0.31, 0.56)}C${h(-0.31, 0.46)} ${h(-0.42, 0.34)} ${h(-0.46, 0.12)}` +
        `C${cx + wide * 0.08} ${y1 + s * 0.02} ${cx - wide * 0.06} ${y1 + s * 0.12} ${f(0.5, 0.16)}L${f(0.46, 0.44)}C${f(0.47, 0.52)} ${f(0.43, 0.6)} ${f(0.42, 0.7)}L${f(0.41, 0.82)}L${f(0.43, 0.92)}H${x0 + s * 0.2}L${f(0.23, 0.8)}L${f(0.25, 0.6)}C${f(0.25, 0.5)} ${f(0.2, 0.36)} ${f(0.19, 0.2)}` +
        `L${f(0.16, 0.46)}C${f(0.17, 0.54)} ${f(0.13, 0.62)} ${f(0.12, 0.72)}L${f(0.11, 0.82)}L${f(0.13, 0.92)}H${x0 - s * 0.1}L${f(-0.07, 0.8)}L${f(-0.05, 0.6)}C${f(-0.05, 0.46)} ${f(-0.12, 0.28)} ${f(-0.12, 0.08)}` +
        `C${f(-0.24, -0.06)} ${f(-0.28, -0.24)} ${f(-0.24, -0.42)}C${a(-0.18, 0.2)} ${a(-0.1, -0.02)} ${a(-0.16, -0.26)}C${a(-0.22, -0.32)} ${a(-0.3, -0.3)} ${a(-0.4, -0.26)}C${a(-0.48, -0.22)} ${a(-0.52, -0.12)} ${a(-0.6, -0.1)}C${a(-0.7, -0.08)} ${a(-0.78, -0.18)} ${a(-0.72, -0.3)}C${a(-0.64, -0.42)} ${a(-0.54, -0.5)} ${a(-0.48, -0.64)}C${a(-0.42, -0.78)} ${a(-0.34, -0.84)} ${a(-0.24, -0.86)}L${a(-0.24, -1)}C${a(-0.14, -0.98)} ${a(-0.1, -0.92)} ${a(-0.08, -0.84)}C${a(0.12, -0.78)} ${a(0.24, -0.56)} ${a(0.3, -0.34)}C${a(0.34, -0.16)} ${a(0.4, -0.04)} ${a(0.5, -0.02)}Z`,
    );
    const eye = circle(x0 - s * 0.32, y0 - s * 0.6, Math.max(6, s * 0.04));
    const apart = grow(main, GAP);
    const mane = parse(
      `M${a(-0.12, -1.06)}C${a(0.12, -1.08)} ${a(0.3, -0.9)} ${a(0.38, -0.7)}C${a(0.44, -0.54)} ${a(0.5, -0.42)} ${a(0.66, -0.32)}C${a(0.6, -0.24)} ${a(0.62, -0.16)} ${a(0.72, -0.1)}L${a(0.4, 0.1)}L${a(-0.1, -0.8)}Z`,
    );
    const tail = parse(
      `M${z(0.02, -0.12)}C${z(0.3, -0.28)} ${z(0.52, -0.08)} ${z(0.5, 0.3)}C${z(0.48, 0.6)} ${z(0.5, 0.84)} ${z(0.62, 1.04)}C${z(0.42, 1.04)} ${z(0.26, 0.86)} ${z(0.28, 0.56)}L${z(0.1, 0.3)}Z`,
    );
    return { plate: subtract(main, eye), second: concat(subtract(mane, apart), subtract(tail, apart)) };
  },
};

/** A stock saddle, the name on its skirt, its stirrup under it. */
export const westernSaddle: Plate = {
  about: ['saddle', 'horse', 'horseshoe', 'lasso'],
  styles: ['modern', 'minimal', 'vintage', 'playful', 'creative'],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.4, 0.34);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.34 * m];
    const skirt = parse(
      `M${l + 0.04 * m} ${y0 + 0.1 * m}Q${l + 0.04 * m} ${y0} ${l + 0.16 * m} ${y0}C${cx - wide * 0.2} ${y0 + 0.04 * m} ${cx + wide * 0.2} ${y0 + 0.04 * m} ${r - 0.3 * m} ${y0 - 0.04 * m}C${r} ${y0 - 0.06 * m} ${r + 0.12 * m} ${y0 + 0.14 * m} ${r + 0.12 * m} ${(y0 + y1) / 2}C${r + 0.12 * m} ${y1} ${r - 0.04 * m} ${y1 + 0.08 * m} ${r - 0.34 * m} ${y1 + 0.06 * m}C${cx + wide * 0.1} ${y1} ${cx} ${y1 + 0.02 * m} ${x0 + 0.3 * m} ${y1 + 0.06 * m}C${l} ${y1 + 0.08 * m} ${l - 0.1 * m} ${y1 - 0.06 * m} ${l - 0.08 * m} ${(y0 + y1) / 2}C${l - 0.06 * m} ${y0 + 0.3 * m} ${l + 0.02 * m} ${y0 + 0.24 * m} ${l + 0.04 * m} ${y0 + 0.1 * m}Z`,
    );
    const q = y0 - GAP;
    const b = r - 0.08 * m;
    const seat = parse(
      `M${l + 0.08 * m} ${q + 0.2 * m}V${q - 0.1 * m}C${l + 0.08 * m} ${q - 0.26 * m} ${l + 0.14 * m} ${q - 0.34 * m} ${l + 0.18 * m} ${q - 0.5 * m}L${l + 0.16 * m} ${q - 0.62 * m}C${l + 0.02 * m} ${q - 0.62 * m} ${l + 0.02 * m} ${q - 0.76 * m} ${l + 0.16 * m} ${q - 0.77 * m}C${l + 0.34 * m} ${q - 0.78 * m} ${l + 0.5 * m} ${q - 0.74 * m} ${l + 0.5 * m} ${q - 0.66 * m}C${l + 0.5 * m} ${q - 0.58 * m} ${l + 0.38 * m} ${q - 0.6 * m} ${l + 0.37 * m} ${q - 0.52 * m}C${l + 0.38 * m} ${q - 0.28 * m} ${l + 0.6 * m} ${q - 0.14 * m} ${cx} ${q - 0.12 * m}C${cx + 0.2 * wide} ${q - 0.12 * m} ${b - 0.42 * m} ${q - 0.2 * m} ${b - 0.3 * m} ${q - 0.46 * m}C${b - 0.24 * m} ${q - 0.6 * m} ${b + 0.1 * m} ${q - 0.62 * m} ${b + 0.06 * m} ${q - 0.44 * m}C${b + 0.02 * m} ${q - 0.3 * m} ${b + 0.02 * m} ${q - 0.16 * m} ${b + 0.06 * m} ${q + 0.2 * m}Z`,
    );
    const jockey = stroke(
      parse(
        `M${x1 + 0.08 * m} ${y0 - 0.1 * m}C${x1 + 0.1 * m} ${y0 + 0.2 * m} ${x1 + 0.24 * m} ${y1 - 0.16 * m} ${r + 0.3 * m} ${y1 - 0.24 * m}`,
      ),
      Math.max(11, 0.055 * m),
    );
    const sx = x0 + Math.min(wide * 0.3, 0.72 * m);
    const n = from(sx, y1, m);
    const fender = parse(
      `M${n(-0.34, -0.1)}H${sx + 0.34 * m}C${n(0.32, 0.14)} ${n(0.12, 0.16)} ${n(0.1, 0.34)}H${sx - 0.1 * m}C${n(-0.12, 0.16)} ${n(-0.32, 0.14)} ${n(-0.34, -0.1)}Z`,
    );
    const bow = (out: number, low: number) =>
      parse(
        `M${n(0, 0.24 + out)}C${n(0.24 - out, 0.24 + out)} ${n(0.36 - out, 0.5)} ${n(0.38 - out, low)}H${sx - (0.38 - out) * m}C${n(out - 0.36, 0.5)} ${n(out - 0.24, 0.24 + out)} ${n(0, 0.24 + out)}Z`,
      );
    const stirrup = softened(subtract(bow(0, 0.88), bow(0.12, 0.74)), 0.03 * m);
    const apart = grow(skirt, GAP);
    return {
      plate: concat(subtract(skirt, jockey), subtract(seat, apart)),
      second: subtract(union(stirrup, fender), apart),
    };
  },
};
