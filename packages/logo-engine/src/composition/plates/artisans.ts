/** Plates of who carves altars, blows glass and rolls cigars. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A painted altar box, its doors open. */
export const altarBox: Plate = {
  about: ['retablo'],
  aspect: [1, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size: m } = bodyAround(held, 0.34, 0.34, 0.34);
    const scene = rect(x0, y0, wide, high, 0.03 * m);
    const base = rect(x0 - 0.1 * m, y1 + gap, wide + 0.2 * m, 0.16 * m, 0.04 * m);
    const t = y0 - gap;
    const tall = Math.min(0.66 * m, 0.3 * m + 0.16 * wide);
    const gable = polygon(
      [
        [x0 - 0.12 * m, t],
        [x0 - 0.12 * m, t - 0.12 * m],
        [cx, t - tall],
        [x1 + 0.12 * m, t - 0.12 * m],
        [x1 + 0.12 * m, t],
      ],
      0.05 * m,
    );
    const flower = (x: number, y: number, r: number) =>
      union(
        ...Array.from({ length: 6 }, (_, i) =>
          rotate(ellipse(x, y - 0.62 * r, 0.3 * r, 0.42 * r), i * 60, x, y),
        ),
      );
    const s = x1 + gap;
    const deep = 0.4 * m;
    const door = polygon(
      [
        [s, y0],
        [s + deep, y0 - 0.18 * m],
        [s + deep, y1 + 0.18 * m],
        [s, y1],
      ],
      0.03 * m,
    );
    const mid = s + 0.5 * deep;
    const cy = (y0 + y1) / 2;
    const bloom = flower(mid, cy - 0.14 * high, 0.155 * m);
    const stem = stroke(line(mid, cy - 0.1 * high, mid, y1 - 0.06 * m), Math.max(9, 0.05 * m));
    const leaves = [-1, 1].map((way) => leaf(mid, y1 - 0.1 * m, mid + way * 0.14 * m, cy + 0.12 * high, 0.2));
    const painted = subtract(door, bloom, stem, ...leaves);
    return {
      plate: concat(scene, base, subtract(gable, flower(cx, t - 0.42 * tall, 0.44 * tall * 0.62))),
      second: concat(painted, mirror(painted, cx)),
    };
  },
};

/** A decanter of blown glass, bubbles in it, its stopper in colour. */
export const stopperedDecanter: Plate = {
  about: ['blown-glassware', 'glass-blowpipe'],
  aspect: [0.8, 2.9],
  draw(held) {
    const { x1, y0, y1, high, wide, cx, cy, gap, size } = bodyAround(held, 0.5, 0.26, 0.26);
    const m = Math.min(size, 1.1 * high);
    const a = wide / 2 + 0.32 * m;
    const [n, lip, low] = [0.26 * m, y0 - 0.98 * m, y1 + 0.2 * m];
    const half = parse(
      `M${cx - 2} ${lip}H${cx + 0.38 * m}Q${cx + 0.46 * m} ${lip + 0.06 * m} ${cx + 0.38 * m} ${lip + 0.12 * m}C${cx + n} ${lip + 0.18 * m} ${cx + n} ${lip + 0.3 * m} ${cx + n} ${y0 - 0.5 * m}C${cx + n} ${y0 - 0.22 * m} ${cx + a - 0.3 * m} ${y0 - 0.2 * m} ${cx + a - 0.08 * m} ${y0 + 0.16 * m}C${cx + a + 0.08 * m} ${cy} ${cx + a + 0.1 * m} ${low} ${cx + a - 0.14 * m} ${low}H${cx - 2}Z`,
    );
    const flask = union(half, mirror(half, cx));
    const level = stroke(
      parse(
        `M${cx - 2 * a} ${y0 - 0.1 * m}H${cx - 0.5 * m}Q${cx - 0.25 * m} ${y0 - 0.18 * m} ${cx} ${y0 - 0.1 * m}T${cx + 0.5 * m} ${y0 - 0.1 * m}H${cx + 2 * a}`,
      ),
      gap,
    );
    const ring = rect(cx - m, lip + 0.24 * m, 2 * m, gap);
    const shine = stroke(
      parse(
        `M${cx - n + 0.1 * m} ${lip + 0.42 * m}V${y0 - 0.5 * m}Q${cx - n + 0.08 * m} ${y0 - 0.38 * m} ${cx - n - 0.06 * m} ${y0 - 0.34 * m}`,
      ),
      Math.max(12, 0.07 * m),
    );
    const bubbles = [
      subtract(
        circle(x1 + 0.1 * m, cy - 0.1 * high, 0.08 * m),
        circle(x1 + 0.1 * m, cy - 0.1 * high, 0.08 * m - 8),
      ),
      circle(x1 + 0.13 * m, cy + 0.14 * high, Math.max(7, 0.05 * m)),
      circle(x1 + 0.05 * m, cy + 0.3 * high, Math.max(6, 0.04 * m)),
    ];
    const foot = rect(cx - a + 0.02 * m, low + gap, 2 * a - 0.04 * m, 0.14 * m, 0.06 * m);
    const s = lip - gap;
    const ball = circle(cx, s - 0.36 * m, 0.27 * m);
    const stopper = union(ball, rect(cx - 0.14 * m, s - 0.2 * m, 0.28 * m, 0.2 * m, 0.02 * m));
    return {
      plate: concat(subtract(flask, level, ring, shine, ...bubbles), foot),
      second: stopper,
    };
  },
};

/** A cigar in its band, alight. */
export const bandedCigar: Plate = {
  about: ['cigar'],
  aspect: [1.6, 4.6],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cy, gap, size: m } = bodyAround(held, 0.34, 0.32, 0.32);
    const b = x1 + gap;
    const [ring, tip] = [0.26 * m, 0.52 * m];
    const band = subtract(
      rect(b, y0 - 0.03 * m, ring, h + 0.06 * m, 0.03 * m),
      polygon(
        [
          [b + ring / 2, cy - 0.16 * h],
          [b + ring * 0.8, cy],
          [b + ring / 2, cy + 0.16 * h],
          [b + ring * 0.2, cy],
        ],
        0.01 * m,
      ),
    );
    const c = b + ring + gap;
    const cap = parse(
      `M${c} ${y0}H${c + 0.1 * m}C${c + 0.1 * m + tip} ${y0 + 0.02 * h} ${c + 0.1 * m + tip} ${y1 - 0.02 * h} ${c + 0.1 * m} ${y1}H${c}Z`,
    );
    const a = x0 - 0.34 * m;
    const leafy = parse(
      `M${x1} ${y0}V${y1}H${a + 0.1 * m}C${a - 0.06 * m} ${y1 - 0.02 * h} ${a + 0.03 * m} ${cy + 0.26 * h} ${a - 0.04 * m} ${cy + 0.06 * h}S${a - 0.02 * m} ${y0 + 0.02 * h} ${a + 0.1 * m} ${y0}Z`,
    );
    const burnt = stroke(
      polyline(
        Array.from({ length: 7 }, (_, i) => [
          x0 - (i % 2 === 0 ? 0.04 : 0.12) * m,
          y0 - 0.05 * h + (i * 1.1 * h) / 6,
        ]),
      ),
      gap,
    );
    const sx = a + 0.1 * m;
    const smoke = stroke(
      parse(
        `M${sx} ${y0 - gap - 0.06 * m}C${sx - 0.26 * m} ${y0 - 0.42 * m} ${sx + 0.3 * m} ${y0 - 0.5 * m} ${sx + 0.06 * m} ${y0 - 0.9 * m}`,
      ),
      Math.max(15, 0.12 * m),
    );
    return { plate: concat(subtract(leafy, burnt), cap, smoke), second: band };
  },
};
