/** Plates that go on an outing. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A motorhome with a surfboard on its roof, the name on its side. */
export const camper: Plate = {
  about: ['camper', 'motorhome'],
  aspect: [1.4, 3],
  draw(held) {
    const size = 0.55 * held.height + 0.16 * held.width;
    const r = 0.12 * CAP + 0.16 * size;
    const [x0, x1] = [held.x - 0.6 * CAP, right(held) + 0.45 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.4 * CAP + GAP + r * 0.8];
    const high = y1 - y0;
    const X = (v: number) => x1 + v * high;
    const Y = (v: number) => y0 + v * high;
    const home = polygon(
      [
        [x0, y0],
        [X(0.34), y0],
        [X(0.5), Y(0.2)],
        [X(0.42), Y(0.4)],
        [X(0.1), Y(0.4)],
        [X(0.1), y1],
        [x0, y1],
      ],
      high * 0.08,
    );
    const cab = polygon(
      [
        [X(-0.1), Y(0.3)],
        [X(0.36), Y(0.3)],
        [X(0.52), Y(0.62)],
        [X(0.72), Y(0.7)],
        [X(0.74), y1],
        [X(-0.1), y1],
      ],
      high * 0.06,
    );
    const glass = polygon(
      [
        [X(0.1), Y(0.46)],
        [X(0.34), Y(0.46)],
        [X(0.42), Y(0.64)],
        [X(0.1), Y(0.64)],
      ],
      high * 0.03,
    );
    const bunk = rect(X(0.1), Y(0.12), high * 0.22, high * 0.16, high * 0.04);
    const axles = [x0 + r * 2.3, X(0.46)];
    const at = y1 + r * 0.1;
    const clear = axles.map((x) => circle(x, at, r + GAP));
    const wheels = axles.map((x) => subtract(circle(x, at, r), circle(x, at, r * 0.38)));
    const body = subtract(union(home, cab), glass, bunk, ...clear);
    const [b0, b1, by] = [x0 + (x1 - x0) * 0.12, x1 - (x1 - x0) * 0.04, y0 - 0.2 * CAP];
    const t = 0.1 * CAP + 0.09 * size;
    const board = parse(
      `M${b0} ${by - t * 0.5} C${b0} ${by - t * 1.1} ${b0 + (b1 - b0) * 0.3} ${by - t} ${b1 - t * 1.6} ${by - t} Q${b1 - t * 0.2} ${by - t} ${b1 + t * 0.3} ${by - t * 1.45} Q${b1 + t * 0.1} ${by} ${b1 - t * 1.8} ${by} L${b0 + t} ${by} Q${b0} ${by} ${b0} ${by - t * 0.5}Z`,
    );
    const fin = polygon(
      [
        [b0 + t * 0.8, by - t * 0.5],
        [b0 + t * 2, by - t * 0.5],
        [b0 + t * 0.9, by - t * 1.9],
        [b0 + t * 0.5, by - t * 1.9],
      ],
      t * 0.1,
    );
    const feet = [0.2, 0.76].map((share) =>
      rect(b0 + (b1 - b0) * share, by - t * 0.5, 0.16 * CAP, y0 - by + t * 0.5 + 4),
    );
    const strapped = subtract(union(...feet), grow(union(board, fin), GAP * 0.9));
    return { plate: concat(union(body, strapped), ...wheels), second: union(board, fin) };
  },
};
