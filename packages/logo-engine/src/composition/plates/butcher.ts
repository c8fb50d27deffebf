/** Plates of who cures hams. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract } from '../../geometry/kernel.js';
import type { Plate } from './plate.js';

/** A whole ham that lies, its hoof to the right and a cord around its shank. */
export const ham: Plate = {
  about: ['ham', 'ham-stand'],
  aspect: [1.3, 2.5],
  draw(held) {
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.62 * CAP];
    const [h, cy] = [y1 - y0, (y0 + y1) / 2];
    const [x0, x1] = [held.x - 0.44 * CAP, right(held) + 0.1 * CAP];
    const w = x1 - x0;
    const p = (x: number, share: number) => `${x} ${cy + share * h}`;
    const r = (dx: number, share: number) => p(x1 + dx * h, share);
    const leg = parse(
      `M${p(x0 - 0.2 * h, 0.06)}C${p(x0 - 0.22 * h, -0.34)} ${p(x0 + 0.04 * h, -0.58)} ${p(x0 + 0.36 * h, -0.6)}C${p(x0 + 0.66 * w, -0.62)} ${p(x1 - 0.1 * w, -0.58)} ${r(0.14, -0.58)}C${r(0.3, -0.58)} ${r(0.42, -0.66)} ${r(0.52, -0.78)}L${r(0.68, -1)}L${r(0.9, -0.84)}L${r(0.76, -0.62)}` +
        `C${r(0.64, -0.44)} ${r(0.62, -0.2)} ${r(0.5, 0.04)}C${r(0.36, 0.32)} ${r(0.1, 0.5)} ${r(-0.2, 0.58)}C${p(x1 - 0.4 * w, 0.68)} ${p(x0 + 0.3 * w, 0.66)} ${p(x0 + 0.2 * h, 0.6)}C${p(x0 - 0.08 * h, 0.52)} ${p(x0 - 0.2 * h, 0.34)} ${p(x0 - 0.2 * h, 0.06)}Z`,
    );
    const rind = stroke(
      parse(
        `M${r(0.36, 0.02)}C${r(0.22, 0.22)} ${r(0.06, 0.36)} ${r(-0.22, 0.46)}C${p(x1 - 0.4 * w, 0.55)} ${p(x0 + 0.34 * w, 0.54)} ${p(x0 + 0.24 * h, 0.48)}`,
      ),
      Math.max(11, 0.045 * h),
    );
    const hoof = parse(
      `M${r(0.74, -1.07)}L${r(0.86, -1.24)}C${r(0.92, -1.32)} ${r(1.1, -1.26)} ${r(1.16, -1.18)}Q${r(1.2, -1.12)} ${r(1.14, -1.06)}L${r(0.96, -0.9)}Z`,
    );
    return { plate: subtract(leg, rind), second: grow(shrink(hoof, 7), 7) };
  },
};
