/** Plates of who looks after dogs. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { ellipse } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** The face of a dog, its ears down. */
export const dogFace: Plate = {
  about: ['dog', 'dog-on-leash', 'dog-and-cat', 'paw-print'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.2, 0.16, 0.2);
    const [l, r] = [x0 - 0.16 * m, x1 + 0.16 * m];
    const [top, low] = [y0 - 0.74 * m, y1 + 0.2 * m];
    const skull = parse(
      `M${l + 0.06 * m} ${y0}C${l + 0.1 * m} ${top + 0.14 * m} ${x0 + 0.2 * wide} ${top} ${cx} ${top}C${x1 - 0.2 * wide} ${top} ${r - 0.1 * m} ${top + 0.14 * m} ${r - 0.06 * m} ${y0}C${r + 0.06 * m} ${y0 + 0.2 * m} ${r + 0.08 * m} ${low} ${r - 0.3 * m} ${low}H${l + 0.3 * m}C${l - 0.08 * m} ${low} ${l - 0.06 * m} ${y0 + 0.2 * m} ${l + 0.06 * m} ${y0}Z`,
    );
    const ear = (way: number): Path => {
      const x = way < 0 ? l : r;
      const k = (dx: number, dy: number) => `${x + way * dx * m} ${top + dy * m}`;
      return parse(
        `M${k(-0.34, 0.02)}C${k(-0.04, -0.22)} ${k(0.4, 0)} ${k(0.46, 0.46)}C${k(0.52, 0.86)} ${k(0.4, 1.16)} ${k(0.24, 1.16)}C${k(0.04, 1.16)} ${k(0, 0.8)} ${k(-0.08, 0.5)}C${k(-0.14, 0.28)} ${k(-0.26, 0.2)} ${k(-0.34, 0.02)}Z`,
      );
    };
    const ears = union(ear(-1), ear(1));
    const e = Math.min(0.34 * m, 0.24 * wide);
    const eyes = [-1, 1].map((way) => ellipse(cx + way * (e + 0.1 * m), y0 - 0.34 * m, 0.085 * m, 0.11 * m));
    const nose = parse(
      `M${cx - 0.2 * m} ${y0 - 0.3 * m}Q${cx} ${y0 - 0.4 * m} ${cx + 0.2 * m} ${y0 - 0.3 * m}Q${cx + 0.18 * m} ${y0 - 0.12 * m} ${cx} ${y0 - 0.06 * m}Q${cx - 0.18 * m} ${y0 - 0.12 * m} ${cx - 0.2 * m} ${y0 - 0.3 * m}Z`,
    );
    return { plate: subtract(skull, grow(ears, GAP), ...eyes, nose), second: ears };
  },
};
