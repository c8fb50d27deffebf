/** Plates of who keeps rabbits. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { ellipse, line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A rabbit that looks over a board, the name on the board. */
export const rabbitMuzzle: Plate = {
  about: ['rabbit', 'rabbit-face'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size } = bodyAround(held, 0.44, 0.36);
    const u = Math.min(size, wide * 0.6);
    const top = y0 - 0.06 * u;
    const board = rect(x0, top, x1 - x0, y1 - top, 0.16 * u);
    const hy = top - 0.42 * u;
    const skull = union(ellipse(cx, hy, 0.54 * u, 0.46 * u), ellipse(cx, hy + 0.18 * u, 0.64 * u, 0.36 * u));
    const [ex, ey] = [cx + 0.24 * u, hy - 0.3 * u];
    const ear = rotate(ellipse(ex, ey - 0.34 * u, 0.19 * u, 0.46 * u), 14, ex, ey);
    const inner = rotate(ellipse(ex, ey - 0.38 * u, 0.085 * u, 0.29 * u), 14, ex, ey);
    const eye = ellipse(cx + 0.27 * u, hy - 0.09 * u, 0.085 * u, 0.115 * u);
    const ny = hy + 0.06 * u;
    const nose = parse(
      `M${cx - 0.11 * u} ${ny}Q${cx} ${ny - 0.06 * u} ${cx + 0.11 * u} ${ny}Q${cx + 0.08 * u} ${ny + 0.1 * u} ${cx} ${ny + 0.12 * u}Q${cx - 0.08 * u} ${ny + 0.1 * u} ${cx - 0.11 * u} ${ny}Z`,
    );
    const t = 0.06 * u;
    const lip = stroke(
      parse(`M${cx} ${ny + 0.1 * u}Q${cx + 0.02 * u} ${ny + 0.2 * u} ${cx + 0.19 * u} ${ny + 0.16 * u}`),
      t,
    );
    const tooth = rect(cx + 0.025 * u, ny + 0.2 * u, 0.1 * u, 0.14 * u, 0.02 * u);
    const hairs = [-0.02, 0.09].map((y) =>
      stroke(line(cx + 0.42 * u, ny + (0.13 + y) * u, cx + 0.57 * u, ny + (0.09 + 1.6 * y) * u), t),
    );
    const paw = ellipse(cx + 0.82 * u, top - 0.06 * u, 0.15 * u, 0.16 * u);
    const right = union(inner, eye, lip, tooth, ...hairs);
    const head = subtract(
      union(skull, ear, mirror(ear, cx)),
      union(right, mirror(right, cx), nose),
      grow(board, gap),
    );
    const paws = union(paw, mirror(paw, cx));
    return {
      plate: concat(subtract(board, grow(paws, gap)), subtract(head, grow(paws, gap)), paws),
    };
  },
};
