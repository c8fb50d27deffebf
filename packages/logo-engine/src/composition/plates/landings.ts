/** Plates of stairs, crowns, nets and stickers. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, type Point, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A flight of stairs with its banister, the name under the steps. */
export const stairFlight: Plate = {
  about: ['staircase'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.26, 0.34);
    const count = Math.max(4, Math.round(wide / (0.6 * m)));
    const [run, rise] = [(wide + 0.1 * m) / count, (0.9 * m) / count];
    const points: Point[] = [
      [x0 - 0.1 * m, y1],
      [x0 - 0.1 * m, y0],
    ];
    for (let i = 1; i < count; i++) {
      const x = x0 + i * run;
      points.push([x, y0 - (i - 1) * rise], [x, y0 - i * rise]);
    }
    points.push([x1 + 0.1 * m, y0 - (count - 1) * rise], [x1 + 0.1 * m, y1]);
    const solid = polygon(points, 0.02 * m);
    const pen = 0.1 * m;
    const up = 0.5 * m;
    const posts = Array.from({ length: count }, (_, i) => {
      const x = x0 + (i + 0.5) * run;
      return rect(x - 8, y0 - i * rise - up, 16, up - 12);
    });
    const rail = stroke(
      line(
        x0 + 0.5 * run - 0.16 * m,
        y0 - up + (rise * 0.16 * m) / run,
        x0 + (count - 0.5) * run + 0.1 * m,
        y0 - (count - 1) * rise - up - (rise * 0.1 * m) / run,
      ),
      pen,
    );
    return { plate: solid, second: union(rail, ...posts) };
  },
};

/** A crown on its cushion. */
export const crownCushion: Plate = {
  about: ['crown', 'honour-sash'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, cy, size: m } = bodyAround(held, 0.36, 0.22, 0.26);
    const [l, r, top, low] = [x0 - 0.22 * m, x1 + 0.22 * m, y0 - 0.1 * m, y1 + 0.1 * m];
    const bulge = 0.1 * m;
    const cushion = softened(
      parse(
        `M${l} ${top}Q${cx} ${top - 2 * bulge} ${r} ${top}Q${r - bulge} ${cy} ${r} ${low}Q${cx} ${low + 2 * bulge} ${l} ${low}Q${l + bulge} ${cy} ${l} ${top}Z`,
      ),
      0.05 * m,
    );
    const knots = [l, r].flatMap((x) => [circle(x, top, 0.1 * m), circle(x, low, 0.1 * m)]);
    const tufts = [l, r].map((x) =>
      polygon(
        [
          [x - 0.05 * m, low + 0.1 * m + 9],
          [x + 0.05 * m, low + 0.1 * m + 9],
          [x + 0.12 * m, low + 0.38 * m],
          [x - 0.12 * m, low + 0.38 * m],
        ],
        0.03 * m,
      ),
    );
    const base = top - bulge - GAP;
    const u = Math.min(0.72 * m, 0.42 * wide);
    const crown = union(
      softened(
        polygon([
          [cx - 0.72 * u, base - 0.26 * m],
          [cx - u, base - 0.74 * m],
          [cx - 0.44 * u, base - 0.5 * m],
          [cx, base - 0.9 * m],
          [cx + 0.44 * u, base - 0.5 * m],
          [cx + u, base - 0.74 * m],
          [cx + 0.72 * u, base - 0.26 * m],
        ]),
        2,
      ),
      circle(cx - u, base - 0.76 * m, 0.09 * m),
      circle(cx + u, base - 0.76 * m, 0.09 * m),
      circle(cx, base - 0.94 * m, 0.1 * m),
    );
    const band = rect(cx - 0.72 * u, base - 0.26 * m + GAP - 14, 1.44 * u, 0.26 * m - GAP + 14, 0.03 * m);
    return {
      plate: concat(union(cushion, ...knots), ...tufts),
      second: concat(subtract(crown, grow(band, 11)), band),
    };
  },
};

/** A fishing net that hangs from its corks. */
export const corkedNet: Plate = {
  about: ['hung-net', 'fishing-net'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.64, 0.26);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const count = Math.max(4, Math.round(wide / (0.62 * m)));
    const step = (r - l) / count;
    const corks = Array.from({ length: count }, (_, i) =>
      rect(l + (i + 0.14) * step, y0 - 0.16 * m - 12, 0.72 * step, 0.26 * m, 0.12 * m),
    );
    const flare = 0.16 * m;
    const w = (r - l + 2 * flare) / count;
    const [hem, dip] = [y1 + 0.66 * m, 0.3 * m];
    const scallops = Array.from(
      { length: count },
      (_, i) => `Q${r + flare - (i + 0.5) * w} ${hem + dip} ${r + flare - (i + 1) * w} ${hem}`,
    ).join('');
    const drape = parse(
      `M${l} ${y0}H${r}C${r} ${y1} ${r + 0.02 * m} ${y1 + 0.2 * m} ${r + flare} ${hem}${scallops}C${l - 0.02 * m} ${y1 + 0.2 * m} ${l} ${y1} ${l} ${y0}Z`,
    );
    const cell = w / 2;
    const meshes = [0, 1, 2, 3, 4].flatMap((row) =>
      Array.from({ length: 2 * count + 2 }, (_, i) => {
        const x = l - flare + (i - (row % 2) / 2) * cell;
        const [y, s] = [y1 + 0.24 * m + row * 0.2 * m, 0.2 * m];
        const [a, b] = [cell / 2 - 9, s - 11];
        return polygon([
          [x, y - b],
          [x + a, y],
          [x, y + b],
          [x - a, y],
        ]);
      }),
    );
    const holes = intersect(
      union(...meshes),
      subtract(drape, stroke(drape, 26)),
      rect(l - m, y1 + 0.06 * m, r - l + 2 * m, 2 * m),
    );
    const weights = Array.from({ length: count + 1 }, (_, i) =>
      circle(l - flare + i * w, hem + 0.06 * m, 0.11 * m),
    );
    const rope = rect(l - 0.2 * m, y0 - 6, r - l + 0.4 * m, 20, 10);
    return {
      plate: union(
        subtract(drape, softened(holes, 3), ...corks.map((cork) => grow(cork, 11))),
        subtract(rope, ...corks.map((cork) => grow(cork, 11))),
        ...weights,
      ),
      second: union(...corks),
    };
  },
};

/** A sticker whose corner comes off. */
export const peeledSticker: Plate = {
  about: ['sticker', 'peeling-sticker'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.44, 0.52, 0.66);
    const out = 13 + 0.09 * m;
    const [r, low] = [x1 + out, y1 + out];
    const edge = rect(x0 - out, y0 - out, wide + 2 * out, high + 2 * out, 0.22 * m);
    const line = subtract(
      rect(x0 - 13, y0 - 13, wide + 26, high + 26, 0.18 * m),
      rect(x0, y0, wide, high, 0.14 * m),
    );
    const s = Math.min(0.35 * m, 86);
    const gone = polygon([
      [r - s, low + 9],
      [r + 9, low - s],
      [r + m, low + m],
    ]);
    const curl = parse(
      `M${r - s} ${low}C${r - 0.8 * s} ${low - 0.3 * s} ${r - 0.8 * s} ${low - 0.6 * s} ${r - 0.94 * s} ${low - 0.92 * s}C${r - 0.62 * s} ${low - 0.8 * s} ${r - 0.3 * s} ${low - 0.8 * s} ${r} ${low - s}Z`,
    );
    return { plate: subtract(edge, line, gone, grow(curl, GAP)), second: softened(curl, 3) };
  },
};
