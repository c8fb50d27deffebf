/** Plates of who makes, mends and teaches guitars. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** The head of a guitar that lies, its tuning pegs on both sides and the neck behind its nut. */
export const headstock: Plate = {
  about: ['headstock'],
  aspect: [1.5, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.52 * CAP, right(held) + 0.3 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const s = (high + (x1 - x0) * 0.5) / 2;
    const nut = x1 + 0.5 * s;
    const n = 0.27 * high;
    const half = (way: 1 | -1) => {
      const y = (share: number) => cy + way * high * share;
      return parse(
        `M${x0 - 0.02 * s} ${cy}L${x0 - 0.02 * s} ${y(0.1)}C${x0 - 0.16 * s} ${y(0.16)} ${x0 - 0.26 * s} ${y(0.34)} ${x0 - 0.16 * s} ${y(0.5)}Q${x0 - 0.1 * s} ${y(0.57)} ${x0 + 0.06 * s} ${y(0.55)}L${x1 - 0.04 * s} ${y(0.5)}C${x1 + 0.2 * s} ${y(0.48)} ${x1 + 0.26 * s} ${cy + way * n} ${nut} ${cy + way * n}L${nut} ${cy}Z`,
      );
    };
    const head = union(half(1), half(-1), rect(x0, cy - 5, nut - x0, 10));
    const pegs = [0.1, 0.5, 0.9].flatMap((share) =>
      ([1, -1] as const).map((way) => {
        const x = x0 + (x1 - x0) * share;
        const y = way > 0 ? y1 - 4 : y0 + 4;
        const [stem, wide, deep] = [0.2 * s, 0.36 * s, 0.24 * s];
        return union(
          rect(x - 0.055 * s, way > 0 ? y : y - stem, 0.11 * s, stem),
          rect(x - wide / 2, way > 0 ? y + stem - 4 : y - stem - deep + 4, wide, deep, 0.1 * s),
        );
      }),
    );
    const fret = (from: number, wide: number) =>
      rect(nut + GAP + from * s, cy - n * 0.94, wide * s, n * 1.88, 0.02 * s);
    const gap = GAP / s;
    return {
      plate: concat(union(head, ...pegs), fret(0, 0.1), fret(0.1 + gap, 0.42), fret(0.52 + 2 * gap, 0.36)),
    };
  },
};

/** A plectrum, a note in its point. */
export const plectrum: Plate = {
  about: ['guitar'],
  aspect: [1.1, 2.3],
  draw(held) {
    const [w, h] = [held.width / 2 + 0.4 * CAP, held.height / 2 + 0.34 * CAP];
    const u = Math.max((w + 0.34 * h) / 1.02, h / 0.56);
    const [cx, cy] = [centreX(held), centreY(held) + 0.24 * u];
    const half = (way: 1 | -1) => {
      const p = (x: number, y: number) => `${cx + way * x * u} ${cy + y * u}`;
      return parse(
        `M${p(0, -0.94)}C${p(0.4, -0.94)} ${p(0.66, -0.9)} ${p(0.84, -0.82)}C${p(1.04, -0.73)} ${p(1.12, -0.52)} ${p(1.04, -0.26)}C${p(0.9, 0.2)} ${p(0.56, 0.72)} ${p(0.28, 1.04)}C${p(0.16, 1.18)} ${p(0.08, 1.22)} ${p(0, 1.22)}Z`,
      );
    };
    const shape = union(half(1), half(-1), rect(cx - 5, cy - 0.92 * u, 10, 2.1 * u));
    const r = 0.085 * u;
    const y = cy + 0.86 * u;
    const stem = Math.max(10, 0.045 * u);
    const note = union(
      circle(cx - r * 0.7, y, r),
      rect(cx + r * 0.3 - stem, y - 0.34 * u, stem, 0.34 * u),
      polygon(
        [
          [cx + r * 0.3 - stem, y - 0.36 * u],
          [cx + r * 0.3, y - 0.36 * u],
          [cx + r * 1.8, y - 0.22 * u],
          [cx + r * 1.6, y - 0.12 * u],
          [cx + r * 0.3 - stem, y - 0.2 * u],
        ],
        4,
      ),
    );
    return { plate: subtract(shape, note) };
  },
};
