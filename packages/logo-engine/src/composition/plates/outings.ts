/** Plates that go on an outing. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A motorhome with a surfboard on its roof, the name on its side. */
export const camper: Plate = {
  about: ['camper', 'motorhome'],
  aspect: [1.4, 3],
  draw(held) {
    const size = 0.55 * held.height + 0.16 * held.width;
    const r = 0.12 * CAP + 0.16 * size;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.45 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.3 * CAP + GAP + r * 0.8];
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
    const [b0, b1, by] = [x0 + (x1 - x0) * 0.12, x1 - (x1 - x0) * 0.04, y0 - GAP - 0.1 * CAP];
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
    return { plate: concat(body, ...wheels), second: union(board, fin) };
  },
};

/** A cargo bicycle, the name on its box. */
export const cargoBike: Plate = {
  about: ['bicycle', 'spoked-wheel', 'chainring'],
  aspect: [1.2, 2.8],
  draw(held) {
    const size = 0.55 * held.height + 0.18 * held.width;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const box = polygon(
      [
        [x0 - high * 0.02, y0],
        [x1 + high * 0.12, y0],
        [x1, y1],
        [x0 + high * 0.08, y1],
      ],
      0.12 * CAP,
    );
    const r = 0.2 * CAP + 0.33 * size;
    const thick = 0.07 * CAP + 0.13 * r;
    const small = r * 0.76;
    const ground = y1 + GAP + small * 1.9;
    const at = (x: number, y: number) => [x0 + x * r, ground + y * r] as const;
    const [rear, crank, saddle] = [at(-2.75, -1), at(-1.4, -0.72), at(-2, -2.45)];
    const [post, head, bar] = [at(-1.86, -2), at(-0.66, -1.75), at(-0.82, -2.7)];
    const front = [x1 - small * 0.7, ground - small] as const;
    const rim = ([x, y]: readonly [number, number], q: number) =>
      subtract(circle(x, y, q), circle(x, y, q - thick * 1.25));
    const tube = (...points: readonly (readonly [number, number])[]) =>
      stroke(polyline(points), thick, { join: 'round', cap: 'round' });
    const frame = union(
      tube(rear, crank, [x0 + high * 0.16, crank[1]], front),
      tube(rear, post, crank),
      tube(saddle, post, head),
      tube(at(-1.16, -2.7), bar, head, at(-0.46, -0.72)),
      tube(at(-2.26, -2.5), at(-1.76, -2.5)),
    );
    const around = stroke(box, GAP * 2);
    return {
      plate: box,
      second: union(subtract(frame, box, around), rim(rear, r), subtract(rim(front, small), box, around)),
    };
  },
};
