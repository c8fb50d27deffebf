/** Plates of who grows peppers, fences land and wraps burgers. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { ellipse, type Point, polygon, rect, wave } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A plump pepper with its stalk. */
export const plumpPepper: Plate = {
  about: ['pepper'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.26, 0.2, 0.2);
    const half = (x1 - x0) / 2 + 0.26 * m;
    const k = (dx: number, y: number) => `${cx + dx * half} ${y}`;
    const [top, low] = [y0 - 0.34 * m, y1 + 0.52 * m];
    const body = parse(
      `M${k(0, top + 0.14 * m)}C${k(0.1, top - 0.06 * m)} ${k(0.4, top - 0.1 * m)} ${k(0.56, top)}C${k(0.9, top)} ${k(1.02, y0 + 0.1 * m)} ${k(1, y0 + 0.36 * m)}C${k(1, y1)} ${k(0.86, low - 0.2 * m)} ${k(0.66, low - 0.06 * m)}C${k(0.5, low + 0.04 * m)} ${k(0.34, low - 0.02 * m)} ${k(0.26, low - 0.06 * m)}C${k(0.16, low + 0.1 * m)} ${k(-0.16, low + 0.1 * m)} ${k(-0.26, low - 0.06 * m)}C${k(-0.34, low - 0.02 * m)} ${k(-0.5, low + 0.04 * m)} ${k(-0.66, low - 0.06 * m)}C${k(-0.86, low - 0.2 * m)} ${k(-1, y1)} ${k(-1, y0 + 0.36 * m)}C${k(-1.02, y0 + 0.1 * m)} ${k(-0.9, top)} ${k(-0.56, top)}C${k(-0.4, top - 0.1 * m)} ${k(-0.1, top - 0.06 * m)} ${k(0, top + 0.14 * m)}Z`,
    );
    const t = Math.max(11, 0.055 * m);
    const crease = stroke(parse(`M${k(-0.27, low)}Q${k(-0.32, low - 0.2 * m)} ${k(-0.3, y1 + 0.12 * m)}`), t);
    const creases = union(crease, mirror(crease, cx));
    const n = from(cx, top + 0.04 * m, m);
    const stalk = softened(
      parse(
        `M${n(-0.1, 0)}C${n(-0.08, -0.24)} ${n(-0.16, -0.36)} ${n(-0.26, -0.48)}L${n(-0.02, -0.6)}C${n(0.08, -0.44)} ${n(0.1, -0.24)} ${n(0.1, 0)}C${n(0.26, -0.02)} ${n(0.44, 0.02)} ${n(0.56, 0.14)}C${n(0.38, 0.16)} ${n(0.28, 0.14)} ${n(0.22, 0.12)}C${n(0.14, 0.24)} ${n(0.06, 0.26)} ${n(0, 0.28)}C${n(-0.06, 0.26)} ${n(-0.14, 0.24)} ${n(-0.22, 0.12)}C${n(-0.28, 0.14)} ${n(-0.38, 0.16)} ${n(-0.56, 0.14)}C${n(-0.44, 0.02)} ${n(-0.26, -0.02)} ${n(-0.1, 0)}Z`,
      ),
      2,
    );
    return { plate: subtract(body, creases, grow(stalk, GAP)), second: stalk };
  },
};

/** A burger in its paper. */
export const wrappedBurger: Plate = {
  about: ['hamburger', 'tall-burger', 'burger-fries'],
  aspect: [1.1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.36, 0.34, 0.26);
    const [l, r, low] = [x0 - 0.06 * m, x1 + 0.06 * m, y1 + 0.1 * m];
    const n = Math.max(3, Math.round((r - l) / (0.46 * m)));
    const step = (r - l + 0.12 * m) / n;
    const teeth = Array.from(
      { length: n * 2 + 1 },
      (_, i): Point => [l - 0.06 * m + (i * step) / 2, y0 - (i % 2 === 0 ? 0.1 * m : 0)],
    );
    const paper = softened(
      polygon(
        [
          ...teeth,
          [r + 0.02 * m, y1 - 0.3 * m],
          [r - 0.3 * m, low],
          [l + 0.3 * m, low],
          [l - 0.02 * m, y1 - 0.3 * m],
        ],
        0.04 * m,
      ),
      2,
    );
    const over = grow(paper, GAP);
    const hw = (r - l) / 2 + 0.14 * m;
    const meatTop = y0 - 0.3 * m;
    const meat = subtract(rect(l - 0.02 * m, meatTop, r - l + 0.04 * m, 0.42 * m, 0.1 * m), over);
    const lt = meatTop - GAP;
    const waves = Math.max(3, Math.round((2 * hw) / (0.5 * m)));
    const salad = subtract(
      stroke(wave(cx - hw - 0.02 * m, lt - 0.08 * m, 2 * hw + 0.04 * m, 0.1 * m, waves), 0.16 * m),
      rect(cx - 3 * hw, lt - m - 0.14 * m, 6 * hw, m),
    );
    const b0 = lt - 0.14 * m - GAP;
    const tall = Math.min(0.72 * m, 0.5 * hw + 0.2 * m);
    const bun = softened(
      parse(
        `M${cx - hw} ${b0}C${cx - hw - 0.02 * m} ${b0 - 0.7 * tall} ${cx - 0.6 * hw} ${b0 - tall} ${cx} ${b0 - tall}C${cx + 0.6 * hw} ${b0 - tall} ${cx + hw + 0.02 * m} ${b0 - 0.7 * tall} ${cx + hw} ${b0}Z`,
      ),
      0.06 * m,
    );
    const seeds = [
      [-0.46, 0.44],
      [-0.16, 0.66],
      [0.16, 0.44],
      [0.48, 0.58],
    ].map(([dx = 0, dy = 0]) => ellipse(cx + dx * 0.9 * hw, b0 - dy * tall, 0.075 * m, 0.05 * m));
    return {
      plate: concat(paper, subtract(meat, grow(salad, GAP)), subtract(bun, ...seeds)),
      second: subtract(salad, over),
    };
  },
};

/** A fence of a corral, the name on its board. */
export const plankFence: Plate = {
  about: ['fence', 'field-gate'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.36, 0.28, 0.28);
    const [l, r] = [x0 - 0.08 * m, x1 + 0.08 * m];
    const board = rect(l, y0, r - l, y1 - y0, 0.06 * m);
    const thin = 0.15 * m;
    const [over, under] = [y0 - GAP - 0.16 * m - thin, y1 + GAP + 0.16 * m];
    const rails = union(
      rect(l - 0.1 * m, over, r - l + 0.2 * m, thin, 0.06 * m),
      rect(l - 0.1 * m, under, r - l + 0.2 * m, thin, 0.06 * m),
    );
    const n = Math.max(3, Math.round((r - l) / (1.2 * m)) + 1);
    const half = 0.13 * m;
    const posts = Array.from({ length: n }, (_, i) => {
      const x = l + 0.24 * m + (i / (n - 1)) * (r - l - 0.48 * m);
      return polygon(
        [
          [x - half, over - 0.16 * m],
          [x, over - 0.3 * m],
          [x + half, over - 0.16 * m],
          [x + half, under + 0.38 * m],
          [x - half, under + 0.38 * m],
        ],
        0.03 * m,
      );
    });
    const frame = subtract(union(rails, ...posts), grow(board, GAP));
    return { plate: concat(board, frame) };
  },
};
