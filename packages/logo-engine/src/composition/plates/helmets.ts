/** Plates of who rides and races. */
import { intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A rider's helmet from the front, the name on its visor. */
export const visorHelmet: Plate = {
  about: ['motorcycle-helmet', 'motorcycle', 'motorcycle-front', 'kart'],
  aspect: [1.4, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u, cx, gap } = bodyAround(held, 0.42, 0.42);
    const side = 0.15 * u;
    const visor = parse(
      `M${x0} ${y0 + 0.22 * h}Q${x0} ${y0} ${x0 + 0.24 * h} ${y0 - 0.02 * h}Q${cx} ${y0 - 0.1 * h} ${x1 - 0.24 * h} ${y0 - 0.02 * h}Q${x1} ${y0} ${x1} ${y0 + 0.22 * h}L${x1 - 0.05 * h} ${y1 - 0.2 * h}Q${x1 - 0.09 * h} ${y1} ${x1 - 0.3 * h} ${y1 + 0.01 * h}Q${cx} ${y1 + 0.07 * h} ${x0 + 0.3 * h} ${y1 + 0.01 * h}Q${x0 + 0.09 * h} ${y1} ${x0 + 0.05 * h} ${y1 - 0.2 * h}Z`,
    );
    const [l, r] = [x0 - side - gap, x1 + side + gap];
    const [top, low] = [y0 - 0.66 * u, y1 + 0.56 * u];
    const half = cx - l;
    const shell = parse(
      `M${cx} ${top}C${cx + half * 0.64} ${top} ${r} ${y0 - 0.22 * u} ${r} ${y0 + 0.44 * h}C${r} ${y1 - 0.1 * h} ${r - 0.12 * u} ${y1 + 0.06 * u} ${r - 0.24 * u} ${y1 + 0.26 * u}Q${r - 0.38 * u} ${low - 0.06 * u} ${r - 0.6 * u} ${low - 0.04 * u}Q${cx} ${low + 0.08 * u} ${l + 0.6 * u} ${low - 0.04 * u}Q${l + 0.38 * u} ${low - 0.06 * u} ${l + 0.24 * u} ${y1 + 0.26 * u}C${l + 0.12 * u} ${y1 + 0.06 * u} ${l} ${y1 - 0.1 * h} ${l} ${y0 + 0.44 * h}C${l} ${y0 - 0.22 * u} ${cx - half * 0.64} ${top} ${cx} ${top}Z`,
    );
    const around = stroke(visor, gap * 2);
    const stripe = polygon([
      [cx - 0.16 * u, top - 0.1 * u],
      [cx + 0.16 * u, top - 0.1 * u],
      [cx + 0.26 * u, y0 + 10],
      [cx - 0.26 * u, y0 + 10],
    ]);
    const vents = [-1, 0, 1].map((i) =>
      rect(cx + i * 0.3 * u - 0.1 * u, y1 + 0.22 * u, 0.2 * u, i === 0 ? 0.2 * u : 0.13 * u, 0.05 * u),
    );
    const bare = subtract(shell, visor, around);
    const middle = intersect(bare, stripe, rect(l, top - 10, r - l, y0 - top + 10));
    const edges = [-1, 1].map((way) =>
      stroke(line(cx + way * 0.16 * u, top - 0.1 * u, cx + way * 0.26 * u, y0 + 10), gap * 1.6, {
        cap: 'butt',
      }),
    );
    const second = subtract(middle, ...edges);
    return { plate: concat(subtract(bare, stripe, ...edges, ...vents), visor), second };
  },
};

/** The chequered flag of a race, waving. */
export const raceFlag: Plate = {
  about: ['flag-checkered', 'kart'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u } = bodyAround(held, 0.4, 0.44);
    const amp = 0.13 * u;
    const tall = h + 0.1 * u;
    const cell = tall / 4;
    const cols = 3;
    const [left, end] = [x0 - 0.04 * u, x1 + cols * cell];
    const wide = end - left;
    const dip = (x: number) => {
      const t = (x - left) / wide;
      return 3 * amp * t * (1 - t) * (2 * t - 1) * 1.6;
    };
    const [top, low] = [y0 - 0.05 * u, y1 + 0.05 * u];
    const [a, b, wave] = [left + wide / 3, left + (2 * wide) / 3, amp * 1.6];
    const cloth = parse(
      `M${left} ${top}C${a} ${top - wave} ${b} ${top + wave} ${end} ${top}V${low}C${b} ${low + wave} ${a} ${low - wave} ${left} ${low}Z`,
    );
    const checks = Array.from({ length: cols * 4 }, (_, i) => [Math.floor(i / 4), i % 4] as const)
      .filter(([col, row]) => (col + row) % 2 === 0)
      .map(([col, row]) => {
        const [p, q] = [x1 + col * cell, x1 + (col + 1) * cell + (col === cols - 1 ? 20 : 0.5)];
        const [over, under] = [
          top + row * cell - (row === 0 ? 20 : 0),
          top + (row + 1) * cell + (row === 3 ? 20 : 0.5),
        ];
        return polygon([
          [p, over + dip(p)],
          [q, over + dip(q)],
          [q, under + dip(q)],
          [p, under + dip(p)],
        ]);
      });
    const t = 0.14 * u;
    const px = left - GAP - t;
    const pole = union(
      rect(px, top - 0.16 * u, t, low - top + 0.66 * u, t * 0.4),
      circle(px + t / 2, top - 0.2 * u, t * 0.95),
    );
    return { plate: subtract(cloth, ...checks), second: pole };
  },
};

/** A cyclist's helmet from its side, the name under its vents. */
export const cycleHelmet: Plate = {
  about: [
    'bike-courier',
    'bicycle',
    'spoked-wheel',
    'pannier-bike',
    'scooter',
    'scooter-rider',
    'electric-moped',
  ],
  aspect: [1.6, 3],
  draw(held) {
    const { x0, x1, y0, y1, size: u, cx, wide } = bodyAround(held, 0.4, 0.3, 0.4);
    const [l, r, top] = [x0 - 0.34 * u, x1 + 0.34 * u, y0 - 0.62 * u];
    const shell = parse(
      `M${l - 0.1 * u} ${y1 - 0.3 * u}C${l} ${y0 - 0.16 * u} ${l + 0.16 * wide} ${top} ${cx} ${top}C${cx + 0.34 * wide} ${top} ${r - 0.04 * u} ${y0 - 0.06 * u} ${r} ${y1 - 0.14 * u}Q${r} ${y1 + 0.02 * u} ${r - 0.16 * u} ${y1}Q${cx + 0.4 * u} ${y1 - 0.1 * u} ${cx} ${y1}H${l + 0.3 * u}C${l + 0.06 * u} ${y1} ${l - 0.12 * u} ${y1 - 0.14 * u} ${l - 0.1 * u} ${y1 - 0.3 * u}Z`,
    );
    const core = intersect(shrink(shell, 0.14 * u), rect(l, top - 10, r - l, y0 - top + 6));
    const count = Math.max(3, Math.round(wide / (0.62 * u)));
    const step = wide / count;
    const ribs = Array.from({ length: count + 1 }, (_, i) => {
      const x = x0 + (i - 0.1) * step;
      return stroke(line(x - 0.3 * u, y0 + 0.1 * u, x + 0.34 * u, top - 0.1 * u), 0.2 * u, { cap: 'butt' });
    });
    const vents = softened(subtract(core, ...ribs), 0.06 * u);
    const chin = y1 + 0.5 * u;
    const [a, b] = [cx - 0.56 * u, cx + 0.72 * u];
    const strap = stroke(parse(`M${a} ${y1 - 10}L${cx} ${chin}L${b} ${y1 - 10}`), 0.13 * u);
    const clasp = rect(cx - 0.17 * u, chin - 0.12 * u, 0.34 * u, 0.24 * u, 0.07 * u);
    const below = subtract(union(strap, clasp), rect(l, y1 - u, r - l, u + GAP));
    return { plate: subtract(shell, vents), second: below };
  },
};
