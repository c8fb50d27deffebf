/** Plates of wood and glass. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { ellipse, leaf, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** Rounds the corners that stick out. */
const soft = (path: Path, r: number): Path => grow(shrink(path, r), r, { join: 'round' });

/** A felled log with the rings of its cut, the name along its bark. */
export const log: Plate = {
  about: ['log-pile', 'axe-log'],
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
    const bark = subtract(union(soft(rough, 0.06 * CAP), stub), grow(end, GAP));
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

/** A greenhouse with a seedling on its ridge, the name on its wall. */
export const greenhouse: Plate = {
  about: ['greenhouse', 'hydroponic-channel', 'lettuce'],
  aspect: [1.4, 3],
  draw(held) {
    const size = 0.5 * held.height + 0.18 * held.width;
    const cx = centreX(held);
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const bar = 0.07 * CAP + 0.06 * size;
    const rise = 0.14 * CAP + 0.72 * size;
    const y0 = held.y - 0.4 * CAP;
    const y1 = bottom(held) + 0.44 * CAP;
    const top = y0 - rise;
    const run = rise * 0.62;
    const shell = polygon(
      [
        [x0, y1],
        [x0, y0],
        [x0 + run, top],
        [x1 - run, top],
        [x1, y0],
        [x1, y1],
      ],
      0.08 * CAP,
    );
    const slope = (x: number, y: number) => cx + (x - cx) * (1 - ((y0 - y) / rise) * (run / ((x1 - x0) / 2)));
    const n = Math.max(3, Math.round((x1 - x0) / (rise * 0.95)));
    const [u0, u1] = [x0 + bar * 1.3, x1 - bar * 1.3];
    const step = (u1 - u0 + bar) / n;
    const panes = Array.from({ length: n }, (_, i) => {
      const [a, b] = [u0 + i * step, u0 + (i + 1) * step - bar];
      const [hi, lo] = [top + bar * 1.2, y0 - bar * 0.3];
      return polygon(
        [
          [slope(a, hi), hi],
          [slope(b, hi), hi],
          [slope(b, lo), lo],
          [slope(a, lo), lo],
        ],
        0.03 * CAP,
      );
    });
    const base = rect(x0 - 0.14 * CAP, y1 + GAP, x1 - x0 + 0.28 * CAP, 0.08 * CAP + 0.1 * size, 0.04 * CAP);
    const s = 0.24 * CAP + 0.62 * size;
    const stem = stroke(parse(`M${cx} ${top - GAP} L${cx} ${top - GAP - s * 0.5}`), 0.07 * CAP + 0.07 * size);
    const sprout = union(
      stem,
      soft(leaf(cx, top - GAP - s * 0.3, cx - s * 0.86, top - GAP - s * 0.86, 0.32, 0.5), 4),
      soft(leaf(cx, top - GAP - s * 0.34, cx + s * 0.76, top - GAP - s * 1.04, 0.32, 0.5), 4),
    );
    return { plate: concat(subtract(shell, ...panes), base), second: sprout };
  },
};
