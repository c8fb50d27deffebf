/** Plates of who fences fields, breeds guinea pigs and picks prickly pears. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A board on barbed wires between two posts. */
export const wiredPosts: Plate = {
  about: ['wire-fence', 'field-gate'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.34, 0.3);
    const board = rect(x0, y0, wide, high, 0.06 * m);
    const t = Math.max(12, 0.075 * m);
    const [px, qx] = [x0 - 0.26 * m, x1 + 0.26 * m];
    const post = (x: number) =>
      parse(
        `M${x - 0.15 * m} ${y1 + 0.66 * m}V${y0 - 0.5 * m}Q${x} ${y0 - 0.72 * m} ${x + 0.15 * m} ${y0 - 0.5 * m}V${y1 + 0.66 * m}Z`,
      );
    const barbs = (y: number, n: number) =>
      Array.from({ length: n }, (_, i) => {
        const x = px + ((i + 0.5) / n) * (qx - px);
        return [
          stroke(line(x - 0.09 * m, y - 0.12 * m, x + 0.09 * m, y + 0.12 * m), t),
          stroke(line(x + 0.09 * m, y - 0.12 * m, x - 0.09 * m, y + 0.12 * m), t),
        ];
      }).flat();
    const n = Math.max(3, Math.round(wide / (0.6 * m)));
    const wires = [y0 - 0.26 * m, y1 + 0.26 * m].flatMap((y) => [
      stroke(line(px - 0.42 * m, y, qx + 0.42 * m, y), t),
      ...barbs(y, n),
      ...[px - 0.3 * m, qx + 0.3 * m].flatMap((x) => [
        stroke(line(x - 0.08 * m, y - 0.11 * m, x + 0.08 * m, y + 0.11 * m), t),
        stroke(line(x + 0.08 * m, y - 0.11 * m, x - 0.08 * m, y + 0.11 * m), t),
      ]),
    ]);
    const posts = softened(union(post(px), post(qx)), 0.03 * m);
    const rail = rect(px, y0 + 0.5 * high - 0.06 * m, qx - px, 0.12 * m);
    return { plate: union(board, rail, posts, ...wires) };
  },
};

/** A guinea pig that looks over a board, its feet on the edge. */
export const peepingCuy: Plate = {
  about: ['guinea-pig', 'guinea-pigs'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, y0, wide, high, cx, size: m } = bodyAround(held, 0.4, 0.66, 0.34);
    const board = rect(x0, y0, wide, high, 0.14 * m);
    const h = from(cx, y0, m);
    const head = parse(
      `M${h(-0.82, 0.2)}C${h(-0.96, -0.3)} ${h(-0.6, -0.94)} ${h(0, -0.94)}C${h(0.6, -0.94)} ${h(0.96, -0.3)} ${h(0.82, 0.2)}Z`,
    );
    const [ex, ey] = [cx + 0.76 * m, y0 - 0.74 * m];
    const ear = rotate(ellipse(ex, ey, 0.24 * m, 0.17 * m), 52, ex, ey);
    const blaze = parse(
      `M${h(-0.1, -1.1)}C${h(-0.06, -0.8)} ${h(-0.06, -0.7)} ${h(-0.12, -0.5)}H${cx + 0.12 * m}C${h(0.06, -0.7)} ${h(0.06, -0.8)} ${h(0.1, -1.1)}Z`,
    );
    const eye = circle(cx + 0.46 * m, y0 - 0.5 * m, 0.1 * m);
    const t = Math.max(11, 0.055 * m);
    const nose = stroke(parse(`M${h(-0.12, -0.32)}Q${h(0, -0.2)} ${h(0.12, -0.32)}`), t);
    const tooth = rect(cx - 0.09 * m, y0 - 0.2 * m, 0.18 * m, 0.16 * m, 0.03 * m);
    const paw = rect(cx + 0.46 * m, y0 - 0.18 * m, 0.36 * m, 0.27 * m, 0.13 * m);
    const toes = [0.58, 0.7].map((x) => stroke(line(cx + x * m, y0 - 0.01 * m, cx + x * m, y0 + 0.1 * m), 9));
    const both = (path: Path) => union(path, mirror(path, cx));
    const paws = both(paw);
    const ears = subtract(both(ear), grow(head, GAP));
    const face = subtract(head, both(eye), nose, tooth, blaze, grow(union(board, paws), GAP));
    return {
      plate: concat(
        subtract(board, subtract(grow(paws, GAP), paws), ...toes, ...toes.map((toe) => mirror(toe, cx))),
        face,
      ),
      second: ears,
    };
  },
};

/** A crate heaped with prickly pears. */
export const pricklyPearCrate: Plate = {
  about: ['prickly-pear', 'nopal-flower'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.36, 0.28);
    const low = y1 + GAP;
    const board = rect(x0, y0, wide, high, 0.05 * m);
    const slat = rect(x0, low, wide, 0.28 * m, 0.05 * m);
    const posts = [x0 + 0.02 * m, x1 - 0.2 * m].map((x) =>
      rect(x, y1 - 0.1 * m, 0.18 * m, 0.5 * m, 0.04 * m),
    );
    const pear = (x: number, y: number, turn: number) => {
      const e = from(x, y, 0.62 * m);
      const fruit = parse(
        `M${e(0, -0.58)}C${e(0.3, -0.58)} ${e(0.44, -0.2)} ${e(0.44, 0.08)}C${e(0.44, 0.4)} ${e(0.24, 0.6)} ${e(0, 0.6)}S${e(-0.44, 0.4)} ${e(-0.44, 0.08)}C${e(-0.44, -0.2)} ${e(-0.3, -0.58)} ${e(0, -0.58)}Z`,
      );
      const crown = ellipse(x, y - 0.4 * 0.62 * m, 0.12 * m, Math.max(6, 0.05 * m));
      const dots = [
        [-0.2, -0.04],
        [0.2, -0.04],
        [0, 0.14],
      ].map(([dx = 0, dy = 0]) => circle(x + dx * 0.62 * m, y + dy * 0.62 * m, Math.max(6, 0.035 * m)));
      return rotate(subtract(fruit, crown, ...dots), turn, x, y);
    };
    const floor = y0 - GAP;
    const count = Math.max(2, Math.round((wide - 0.1 * m) / (0.56 * m)));
    const step = (wide - 0.1 * m) / count;
    const turns = [-14, 10, -6, 16];
    const front = Array.from({ length: count }, (_, i) =>
      pear(cx + (i - (count - 1) / 2) * step, floor - 0.22 * m, turns[i % 4] ?? 0),
    );
    const back = Array.from({ length: count - 1 }, (_, i) =>
      pear(cx + (i - (count - 2) / 2) * step, floor - 0.6 * m, -(turns[i % 4] ?? 0)),
    );
    const heap = [...front, ...back];
    const apart = heap.map((one, i) => subtract(one, ...heap.slice(0, i).map((other) => grow(other, GAP))));
    const shown = subtract(union(...apart), rect(x0 - m, floor, wide + 2 * m, 2 * m));
    return { plate: union(board, slat, ...posts), second: withoutCrumbs(shown, 8) };
  },
};
