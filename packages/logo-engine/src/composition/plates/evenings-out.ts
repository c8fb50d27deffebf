/** Plates of who plays the piano, shows the stars and crowns who is fifteen. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A grand piano from above, its keys at the left. */
export const grandAbove: Plate = {
  about: ['piano-keys', 'grand-piano'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, size: m } = bodyAround(held, 0.32, 0.34, 0.24);
    const low = y1 + 0.62 * m;
    const end = x1 + 0.36 * m;
    const tail = y1 + 0.02 * m;
    const [a, b] = [x0 + 0.1 * wide, x0 + 0.78 * wide];
    const body = parse(
      `M${x0} ${y0}H${end - 0.4 * m}C${end - 0.06 * m} ${y0} ${end} ${y0 + 0.24 * m} ${end} ${(y0 + tail) / 2}S${end - 0.1 * m} ${tail} ${end - 0.42 * m} ${tail}C${b - 0.1 * wide} ${tail} ${a + 0.36 * wide} ${low} ${a} ${low}H${x0}Z`,
    );
    const long = 0.46 * m;
    const rim = 0.1 * m;
    const k = x0 - gap;
    const bed = rect(k - long - rim, y0 - 0.06 * m, long + rim, low - y0 + 0.12 * m, 0.05 * m);
    const [from, span] = [y0 + rim - 0.04 * m, low - y0 - 2 * rim + 0.08 * m];
    const count = Math.max(7, Math.round(span / (0.2 * m)));
    const step = span / count;
    const slim = Math.max(9, 0.05 * m);
    const white = Array.from({ length: count }, (_, i) =>
      rect(k - long, from + step * i + slim / 2, long + 4, step - slim, 3),
    );
    const black = Array.from({ length: count - 1 }, (_, i) => i)
      .filter((i) => ![2, 6].includes(i % 7))
      .map((i) => rect(k - 0.58 * long, from + step * (i + 1) - 0.28 * step, 0.58 * long, 0.56 * step, 3));
    const edge = rect(k - rim * 0.7, y0, rim * 0.7, low - y0);
    return { plate: concat(body, union(subtract(bed, ...white), ...black, edge)) };
  },
};

/** A telescope on its three legs, its finder over it, stars before it. */
export const tripodTelescope: Plate = {
  about: ['telescope-star', 'observatory'],
  aspect: [1.5, 3.6],
  draw(held) {
    const { x0, x1, high, wide, cx, cy, gap, size } = bodyAround(held, 0.4, 0.3, 0.3);
    const m = Math.min(size, 0.95 * high);
    const rise = Math.min(0.09 * wide, 0.4 * m);
    const up = rise / wide;
    const at = (x: number, d: number): [number, number] => [x + d * up, cy - (x - cx) * up + d];
    const half = high / 2 + rise * 0.4;
    const part = (from: number, to: number, a: number, b: number, soft = 0.04 * m) =>
      polygon([at(from, -a), at(to, -b), at(to, b), at(from, a)], soft);
    const tube = part(x0 - 0.06 * m, x1 + 0.06 * m, half, half + 0.04 * m);
    const n = x1 + 0.06 * m + gap;
    const hood = part(n, n + 0.34 * m, half + 0.12 * m, half + 0.14 * m, 0.05 * m);
    const t = x0 - 0.06 * m - gap;
    const neck = part(t - 0.4 * m, t, 0.4 * half, 0.46 * half);
    const u = t - 0.4 * m - gap;
    const eyepiece = union(
      part(u - 0.2 * m, u, 0.22 * half, 0.22 * half),
      part(u - 0.3 * m, u - 0.12 * m, 0.36 * half, 0.36 * half, 0.05 * m),
    );
    const f = cx - 0.3 * wide;
    const finder = union(
      polygon(
        [
          at(f, -half - 0.32 * m),
          at(f + 0.8 * m, -half - 0.32 * m),
          at(f + 0.8 * m, -half - 0.12 * m),
          at(f, -half - 0.12 * m),
        ],
        0.04 * m,
      ),
      polygon(
        [
          at(f + 0.7 * m, -half - 0.37 * m),
          at(f + 0.9 * m, -half - 0.37 * m),
          at(f + 0.9 * m, -half - 0.07 * m),
          at(f + 0.7 * m, -half - 0.07 * m),
        ],
        0.04 * m,
      ),
      polygon([
        at(f + 0.18 * m, -half - 0.2 * m),
        at(f + 0.32 * m, -half - 0.2 * m),
        at(f + 0.32 * m, -half + 6),
        at(f + 0.18 * m, -half + 6),
      ]),
    );
    const thick = Math.max(16, 0.14 * m);
    const hub = cy + half + 0.1 * m + gap;
    const floor = hub + 0.94 * m;
    const head = polygon(
      [
        [cx - 0.3 * m, hub - 0.3 * m],
        [cx + 0.3 * m, hub - 0.3 * m],
        [cx + 0.2 * m, hub + 0.18 * m],
        [cx - 0.2 * m, hub + 0.18 * m],
      ],
      0.04 * m,
    );
    const legs = [-1, 0, 1].map((way) =>
      stroke(line(cx + way * 0.1 * m, hub + 0.1 * m, cx + way * 0.78 * m, floor), thick),
    );
    const stand = subtract(union(head, ...legs), grow(tube, gap));
    const sky = at(n, -half)[1];
    const stars = [
      star(n - 0.3 * m, sky - 0.5 * m, 0.27 * m, 0.115 * m, 5, 0.02 * m),
      star(n + 0.3 * m, sky - 0.52 * m, 0.16 * m, 0.07 * m, 5, 0.02 * m),
    ];
    return { plate: concat(union(tube, finder), neck, eyepiece, stand), second: concat(hood, ...stars) };
  },
};

/** A crown with pearls on its points. */
export const pearlCrown: Plate = {
  about: ['crowned-xv', 'crown', 'honour-sash'],
  aspect: [1.1, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.4, 0.3, 0.3);
    const rise = Math.min(0.9 * m, 0.4 * m + 0.16 * wide);
    const dip = y0 - 0.14 * m;
    const tips = [
      [x0 - 0.22 * m, y0 - 0.42 * rise],
      [x0 + 0.23 * wide, y0 - 0.72 * rise],
      [cx, y0 - rise],
      [x1 - 0.23 * wide, y0 - 0.72 * rise],
      [x1 + 0.22 * m, y0 - 0.42 * rise],
    ] as const;
    const edge = tips
      .map(([x], i) => {
        const next = tips[i + 1];
        if (next === undefined) return '';
        const mid = (x + next[0]) / 2;
        return `Q${x + (mid - x) * 0.5} ${dip} ${mid} ${dip}Q${mid + (next[0] - mid) * 0.5} ${dip} ${next[0]} ${next[1]}`;
      })
      .join('');
    const crown = parse(
      `M${tips[0][0]} ${tips[0][1]}${edge}L${x1 + 0.04 * m} ${y1}Q${cx} ${y1 + 0.1 * m} ${x0 - 0.04 * m} ${y1}Z`,
    );
    const base = parse(
      `M${x0 - 0.06 * m} ${y1 + gap}Q${cx} ${y1 + 0.1 * m + gap} ${x1 + 0.06 * m} ${y1 + gap}V${y1 + gap + 0.18 * m}Q${cx} ${y1 + gap + 0.28 * m} ${x0 - 0.06 * m} ${y1 + gap + 0.18 * m}Z`,
    );
    const pearls = tips.map(([x, y], i) => circle(x, y - 0.02 * m, (i === 2 ? 0.15 : 0.115) * m));
    return {
      plate: concat(subtract(crown, ...pearls.map((pearl) => grow(pearl, gap))), base),
      second: concat(...pearls),
    };
  },
};
