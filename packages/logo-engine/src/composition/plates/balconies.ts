/** Plates of who nets balconies. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A balcony behind its net, a cat on its parapet. */
export const nettedBalcony: Plate = {
  about: ['netted-balcony'],
  aspect: [1.7, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.46, 0.42, 0.34);
    const top = y0 - 0.98 * m;
    const t = Math.max(18, 0.13 * m);
    const out = 0.26 * m;
    const step = polygon(
      [
        [x0 - 0.06 * m, y1 + 0.1 * m],
        [x1 + 0.06 * m, y1 + 0.1 * m],
        [x1 - 0.32 * m, y1 + 0.36 * m],
        [x0 + 0.32 * m, y1 + 0.36 * m],
      ],
      0.05 * m,
    );
    const wall = union(
      rect(x0, y0, wide, y1 - y0),
      rect(x0 - out, y0 - 0.06 * m, wide + 2 * out, 0.16 * m, 0.05 * m),
      rect(x0 - out, y1 - 0.02 * m, wide + 2 * out, 0.18 * m, 0.04 * m),
      step,
    );
    const lintel = rect(x0 - out, top - 0.1 * m, wide + 2 * out, 0.18 * m, 0.04 * m);
    const [l, r, from0, till] = [x0 + t, x1 - t, top + 0.08 * m, y0 - 0.06 * m];
    const across = Math.max(3, Math.round((r - l) / (0.56 * m)));
    const [pace, rise] = [(r - l) / across, (till - from0) / 2];
    const cord = Math.max(14, 0.095 * m);
    const [dx, dy] = [pace / 2 - cord * 0.62, rise / 2 - cord * 0.62 * (rise / pace)];
    const mesh = Array.from({ length: (2 * across + 1) * 5 }, (_, i) => {
      const [col, row] = [i % (2 * across + 1), Math.floor(i / (2 * across + 1))];
      const [x, y] = [l + (col * pace) / 2, from0 + (row * rise) / 2];
      return (col + row) % 2 === 0
        ? []
        : [
            polygon([
              [x - dx, y],
              [x, y - dy],
              [x + dx, y],
              [x, y + dy],
            ]),
          ];
    }).flat();
    const c = from(cx, y0 - 0.06 * m - gap, 0.92 * m);
    const cat = parse(
      `M${c(-0.27, 0)}C${c(-0.38, -0.1)} ${c(-0.38, -0.26)} ${c(-0.35, -0.36)}L${c(-0.36, -0.62)}Q${c(-0.35, -0.68)} ${c(-0.29, -0.64)}L${c(-0.13, -0.51)}Q${c(0, -0.54)} ${c(0.13, -0.51)}L${c(0.29, -0.64)}Q${c(0.35, -0.68)} ${c(0.36, -0.62)}L${c(0.35, -0.36)}C${c(0.38, -0.26)} ${c(0.38, -0.1)} ${c(0.27, 0)}Z`,
    );
    const eyes = [-0.15, 0.15].map((x) => ellipse(cx + x * m, y0 - 0.32 * m, 0.055 * m, 0.075 * m));
    const holes = intersect(
      subtract(union(...mesh), grow(cat, gap + cord)),
      rect(l, from0, r - l, till - from0),
    );
    const net = subtract(rect(x0, top, wide, y0 - top), withoutCrumbs(holes, 30), grow(cat, gap));
    return { plate: union(net, lintel, wall), second: subtract(cat, ...eyes) };
  },
};
