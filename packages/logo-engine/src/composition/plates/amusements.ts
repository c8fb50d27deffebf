/** Plates of who has people play chess and shoot paint. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A knight of chess, the name on its deep foot. */
export const chessKnight: Plate = {
  about: ['chess-pawn'],
  aspect: [0.9, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.46, 0.3, 0.28);
    const foot = parse(
      `M${x0 + 0.14 * u} ${y0}H${x1 - 0.14 * u}Q${x1 - 0.02 * u} ${y0} ${x1} ${y0 + 0.12 * u}Q${x1 + 0.02 * u} ${y1 - 0.16 * u} ${x1 + 0.22 * u} ${y1}H${x0 - 0.22 * u}Q${x0 - 0.02 * u} ${y1 - 0.16 * u} ${x0} ${y0 + 0.12 * u}Q${x0 + 0.02 * u} ${y0} ${x0 + 0.14 * u} ${y0}Z`,
    );
    const plinth = rect(x0 - 0.3 * u, y1 + gap, wide + 0.6 * u, 0.2 * u, 0.08 * u);
    const collar = rect(cx - 0.8 * u, y0 - gap - 0.16 * u, 1.6 * u, 0.16 * u, 0.07 * u);
    const b = y0 - 2 * gap - 0.16 * u;
    const k = 0.92 * u;
    const at = (x: number, y: number) => `${cx + x * k} ${b + y * k}`;
    const head = parse(
      [
        `M${at(-0.64, 0)}C${at(-0.66, -0.34)} ${at(-0.24, -0.4)} ${at(-0.14, -0.68)}`,
        `C${at(-0.26, -0.6)} ${at(-0.4, -0.58)} ${at(-0.48, -0.5)}Q${at(-0.58, -0.4)} ${at(-0.72, -0.46)}`,
        `C${at(-0.88, -0.54)} ${at(-0.86, -0.7)} ${at(-0.76, -0.8)}C${at(-0.6, -0.98)} ${at(-0.54, -1.14)} ${at(-0.3, -1.26)}`,
        `L${at(-0.22, -1.5)}Q${at(-0.16, -1.56)} ${at(-0.1, -1.5)}L${at(0.02, -1.32)}`,
        `C${at(0.52, -1.22)} ${at(0.74, -0.8)} ${at(0.66, -0.36)}C${at(0.63, -0.22)} ${at(0.63, -0.1)} ${at(0.68, 0)}Z`,
      ].join(''),
    );
    const notches = [
      [0.7, -1.24, 0.42, -1.08],
      [0.86, -0.86, 0.5, -0.78],
      [0.84, -0.46, 0.48, -0.44],
    ].map(([ax = 0, ay = 0, bx = 0, by = 0]) => stroke(parse(`M${at(ax, ay)}L${at(bx, by)}`), 0.1 * k));
    const mane = stroke(
      parse(`M${at(0.04, -1.12)}C${at(0.3, -0.98)} ${at(0.36, -0.6)} ${at(0.24, -0.26)}`),
      0.1 * k,
    );
    const eye = circle(cx - 0.32 * k, b - 0.98 * k, 0.08 * k);
    const nostril = stroke(parse(`M${at(-0.72, -0.66)}L${at(-0.66, -0.7)}`), 0.08 * k);
    return {
      plate: concat(
        foot,
        plinth,
        subtract(softened(filleted(head, 0.02 * u), 0.02 * u), eye, nostril, mane, ...notches),
      ),
      second: collar,
    };
  },
};

/** The mask of who shoots paint: a wide lens, a jaw with vents. */
export const paintMask: Plate = {
  about: ['paintball-marker'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.34, 0.26);
    const lens = parse(
      [
        `M${x0 + 0.1 * m} ${y0}Q${cx} ${y0 - 0.1 * m} ${x1 - 0.1 * m} ${y0}Q${x1 + 0.06 * m} ${y0 + 0.02 * m} ${x1 + 0.06 * m} ${y0 + 0.3 * high}`,
        `L${x1 - 0.06 * m} ${y1 - 0.02 * m}Q${x1 - 0.1 * m} ${y1 + 0.08 * m} ${x1 - 0.26 * m} ${y1 + 0.08 * m}`,
        `H${cx + 0.34 * m}Q${cx + 0.2 * m} ${y1 + 0.08 * m} ${cx} ${y1 + 0.02 * m}Q${cx - 0.2 * m} ${y1 + 0.08 * m} ${cx - 0.34 * m} ${y1 + 0.08 * m}`,
        `H${x0 + 0.26 * m}Q${x0 + 0.1 * m} ${y1 + 0.08 * m} ${x0 + 0.06 * m} ${y1 - 0.02 * m}L${x0 - 0.06 * m} ${y0 + 0.3 * high}Q${x0 - 0.06 * m} ${y0 + 0.02 * m} ${x0 + 0.1 * m} ${y0}Z`,
      ].join(''),
    );
    const chin = y1 + 0.86 * m;
    const j = Math.min(0.26 * wide, 0.6 * m);
    const shell = softened(
      union(
        grow(lens, GAP + 0.16 * m),
        polygon(
          [
            [x0 - 0.1 * m, y1 - 0.2 * m],
            [x1 + 0.1 * m, y1 - 0.2 * m],
            [x1 - 0.07 * wide, y1 + 0.42 * m],
            [cx + j, chin],
            [cx - j, chin],
            [x0 + 0.07 * wide, y1 + 0.42 * m],
          ],
          0.18 * m,
        ),
      ),
      0.06 * m,
    );
    const vents = [-1, 1].flatMap((way) =>
      [0.16, 0.44, 0.72].map((x, i) =>
        stroke(
          line(
            cx + way * x * 0.36 * wide,
            y1 + 0.38 * m,
            cx + way * (x - 0.06) * 0.36 * wide,
            y1 + (0.68 - i * 0.07) * m,
          ),
          0.085 * m,
        ),
      ),
    );
    const strap = (way: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      return polygon(
        [
          [x, y0 + 0.06 * high],
          [x + way * 0.74 * m, y0 + 0.2 * high],
          [x + way * 0.74 * m, y0 + 0.62 * high],
          [x, y0 + 0.8 * high],
        ],
        0.05 * m,
      );
    };
    const straps = [strap(1), strap(-1)].map((path) => subtract(path, grow(shell, GAP)));
    return {
      plate: concat(subtract(shell, grow(lens, GAP), ...vents), lens),
      second: concat(...straps),
    };
  },
};
