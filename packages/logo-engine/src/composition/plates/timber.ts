/** Plates of wood and glass. */
import { CAP } from '../../fonts/shape.js';
import { centreY, right } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { ellipse, polygon } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A felled log with the rings of its cut, the name along its bark. */
export const log: Plate = {
  about: ['log-pile', 'axe-log', 'chainsaw'],
  aspect: [1.5, 3.6],
  draw(held) {
    const size = 0.5 * held.height + 0.17 * held.width;
    const cy = centreY(held);
    const half = held.height / 2 + 0.44 * CAP;
    const [y0, y1] = [cy - half, cy + half];
    const rx = half * 0.46;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP + rx];
    const end = ellipse(x1, cy, rx, half);
    const rough = parse(
      `M${x1} ${y0} H${x0} L${x0 - half * 0.2} ${y0 + half * 0.36} L${x0 + half * 0.02} ${y0 + half * 0.7} L${x0 - half * 0.26} ${cy + half * 0.1} L${x0 - half * 0.04} ${cy + half * 0.5} L${x0 - half * 0.16} ${y1} H${x1}Z`,
    );
    const [bx, t] = [x0 + (x1 - x0) * 0.24, 0.12 * CAP + 0.26 * size];
    const stub = polygon(
      [
        [bx - t * 0.7, y0 + 12],
        [bx + t * 0.1, y0 - t * 1.2],
        [bx + t * 0.8, y0 - t * 1.0],
        [bx + t * 0.7, y0 + 12],
      ],
      t * 0.16,
    );
    const bark = subtract(union(softened(rough, 0.06 * CAP), stub), grow(end, GAP));
    const ring = (k: number) => ellipse(x1, cy, rx * k, half * k);
    const w = Math.max(0.1 * CAP, half * 0.1) / half;
    const inner = 0.62;
    const cut = union(
      subtract(end, ellipse(x1, cy, rx * inner + 0.04 * CAP, half * inner)),
      ring(inner - w * 1.7),
    );
    return { plate: bark, second: cut };
  },
};
