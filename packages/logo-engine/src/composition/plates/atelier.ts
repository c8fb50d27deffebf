/** Plates of who paints and tattoos. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A painter's palette, its paints along the edge. */
export const palette: Plate = {
  about: ['palette', 'brush', 'easel', 'paint-brush', 'paint-tube'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP, bottom(held) + 0.3 * CAP];
    const high = y1 - y0;
    const size = (high + (x1 - x0) * 0.55) / 2;
    const top = y0 - 0.58 * size;
    const low = y1 + 0.2 * size;
    const [left, end] = [x0 - 0.24 * size, x1 + 0.66 * size];
    const cx = (left + end) / 2;
    const my = (top + low) / 2;
    const board = parse(
      `M${cx} ${top}C${end - 0.44 * size} ${top} ${end} ${top + 0.3 * size} ${end} ${my - 0.16 * size}C${end} ${my + 0.16 * size} ${end - 0.2 * size} ${my + 0.2 * size} ${end - 0.36 * size} ${my + 0.3 * size}C${end - 0.5 * size} ${my + 0.4 * size} ${x1 + 0.16 * size} ${low} ${x1 - 0.3 * size} ${low}L${x0 + 0.5 * size} ${low}C${left + 0.3 * size} ${low} ${left} ${low - 0.4 * size} ${left} ${my}C${left} ${top + 0.4 * size} ${left + 0.44 * size} ${top} ${cx} ${top}Z`,
    );
    const thumb = rotate(
      ellipse(end - 0.36 * size, my - 0.04 * size, 0.17 * size, 0.12 * size),
      -20,
      end - 0.36 * size,
      my,
    );
    const [rim, mid] = [0.26 * size, (x0 + x1) / 2];
    const sizes = [0.13, 0.165, 0.145, 0.12];
    const span = Math.min(0.37 * (x1 - x0), 1.05 * size);
    const wells = sizes.map((r, i) => {
      const d = (i / 1.5 - 1) * span;
      return circle(mid + d, top + rim + 0.14 * size * (d / span) ** 2, r * size);
    });
    return { plate: subtract(board, thumb, ...wells) };
  },
};

/** A painting on its easel. */
export const easelCanvas: Plate = {
  about: ['easel', 'palette', 'brush', 'paint-tube'],
  aspect: [1.1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.6 * CAP, right(held) + 0.6 * CAP];
    const [y0, y1] = [held.y - 0.6 * CAP, bottom(held) + 0.56 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, centreX(held)];
    const size = (high + wide * 0.7) / 2;
    const canvas = rect(x0, y0, wide, high, 0.06 * CAP);
    const thick = 0.13 * size;
    const [apex, low] = [y0 - 0.3 * size, y1 + 0.52 * size];
    const foot = Math.min(wide * 0.46, (low - apex) * 0.42);
    const leg = (way: 1 | -1) =>
      stroke(line(cx + way * 0.07 * size, apex, cx + way * foot, low), thick, { cap: 'round' });
    const post = rect(cx - thick / 2, y1, thick, 0.42 * size, thick * 0.5);
    const mast = rect(cx - thick * 0.8, y0 - 0.34 * size, thick * 1.6, 0.4 * size, thick * 0.4);
    const shelf = rect(cx - wide * 0.4, y1 + GAP, wide * 0.8, 0.15 * size, 0.05 * size);
    const above = rect(x0, apex - size, wide, y0 - apex + size);
    const behind = subtract(union(subtract(union(leg(1), leg(-1), post), above), mast), grow(canvas, GAP));
    return { plate: concat(canvas, union(behind, shelf)) };
  },
};
