/** Plates of who sells seed and young plants, and of who watches birds. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A seedling whose stem stands at a point, so high. */
function seedling(x: number, y: number, high: number) {
  const thick = high * 0.15;
  const fork = y - high * 0.5;
  return union(
    rect(x - thick / 2, fork - thick * 0.4, thick, high * 0.5 + thick * 0.4),
    leaf(x, fork + thick * 0.6, x - high * 0.58, fork - high * 0.4, 0.3),
    leaf(x, fork + thick * 0.6, x + high * 0.58, fork - high * 0.4, 0.3),
  );
}

/** A packet of seed, what comes up in its window. */
export const seedEnvelope: Plate = {
  about: ['seed-packet'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.48, 0.2, 0.46);
    const r = m * 0.36;
    const top = y0 - r * 2 - m * 0.14;
    const body = rect(x0, top, wide, y1 - top, m * 0.04);
    const hole = circle(cx, y0 - r, r);
    const tooth = m * 0.09;
    const count = Math.round(wide / (tooth * 2));
    const each = wide / count;
    const low = top - GAP;
    const strip = polygon([
      [x0, low],
      ...Array.from({ length: count }, (_, i): [number, number][] => [
        [x0 + each * i, low - m * 0.18],
        [x0 + each * (i + 0.5), low - m * 0.18 - tooth],
      ]).flat(),
      [x1, low - m * 0.18],
      [x1, low],
    ]);
    return { plate: concat(subtract(body, hole), strip), second: seedling(cx, y0 - r * 0.3, r * 1.4) };
  },
};

/** A tray of seedlings in a row. */
export const seedlingTray: Plate = {
  about: ['seed-packet'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.32, 0.34);
    const lean = m * 0.1;
    const tray = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1, y1],
        [x0, y1],
      ],
      m * 0.08,
    );
    const lip = rect(
      x0 - lean - m * 0.1,
      y0 - GAP - m * 0.17,
      wide + (lean + m * 0.1) * 2,
      m * 0.17,
      m * 0.06,
    );
    const high = m * 0.52;
    const count = Math.max(3, Math.round(wide / (high * 1.45)));
    const step = (wide + lean * 2) / count;
    const rows = Array.from({ length: count }, (_, i) =>
      seedling(x0 - lean + step * (i + 0.5), y0 - GAP * 2 - m * 0.17, high * (i % 2 === 0 ? 1 : 1.14)),
    );
    return { plate: concat(tray, lip), second: concat(...rows) };
  },
};

/** An owl on its branch, the name on its breast. */
export const roundOwl: Plate = {
  about: ['owl'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, size: m } = bodyAround(held, 0.58, 0.24, 0.4);
    const top = y0 - m * 0.86;
    const half = parse(
      `M${cx} ${top + m * 0.16}C${cx - wide * 0.18} ${top + m * 0.16} ${cx - wide * 0.24} ${top + m * 0.1} ${x0 + wide * 0.06} ${top - m * 0.14}Q${x0 - m * 0.04} ${top - m * 0.17} ${x0 - m * 0.02} ${top}C${x0 + m * 0.02} ${top + m * 0.2} ${x0 - m * 0.12} ${y0 - m * 0.3} ${x0 - m * 0.12} ${y0 + high * 0.3}C${x0 - m * 0.12} ${y1 - m * 0.1} ${x0 + wide * 0.16} ${y1 + m * 0.14} ${cx} ${y1 + m * 0.14}Z`,
    );
    const body = union(half, mirror(half, cx - 0.01));
    const r = Math.min(m * 0.34, wide * 0.23);
    const [ex, ey] = [r * 1.04, top + m * 0.48];
    const eyes = [-1, 1].map((way) =>
      subtract(circle(cx + way * ex, ey, r), circle(cx + way * ex, ey, r * 0.56)),
    );
    const beak = polygon(
      [
        [cx - r * 0.34, ey + r * 0.46],
        [cx + r * 0.34, ey + r * 0.46],
        [cx, ey + r * 1.16],
      ],
      r * 0.12,
    );
    const wings = [
      leaf(x0 - m * 0.1, y0 - m * 0.06, x0 - m * 0.1, y1 + m * 0.14, 0.15, 0.42),
      leaf(x1 + m * 0.1, y0 - m * 0.06, x1 + m * 0.1, y1 + m * 0.14, 0.15, 0.42),
    ];
    const branch = rect(x0 - m * 0.24, y1 + m * 0.14 + GAP, wide + m * 0.48, m * 0.17, m * 0.085);
    const cuts = [...wings, beak].map((part) => grow(part, 10));
    return {
      plate: concat(subtract(body, ...eyes, ...cuts), ...wings, branch),
      second: beak,
    };
  },
};
