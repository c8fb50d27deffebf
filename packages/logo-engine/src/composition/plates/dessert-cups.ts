/** Plates of waffles, desserts in glasses and soda. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, type Point, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A waffle from above, syrup running over it. */
export const syrupWaffle: Plate = {
  about: ['waffle'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, gap, cx, size } = bodyAround(held, 0.3, 0.28);
    const m = Math.min(size, 1.1 * high);
    const wall = Math.max(15, 0.115 * m);
    const out = 0.44 * m;
    const [left, top] = [x0 - out, y0 - out];
    const [w, h] = [wide + 2 * out, high + 2 * out + 0.16 * m];
    const cells = (length: number) => Math.max(3, Math.round(length / (0.42 * m)));
    const [cols, rows] = [cells(w), cells(h)];
    const [px, py] = [(w - wall) / cols, (h - wall) / rows];
    const disc = rect(left, top, w, h, 0.26 * m);
    const holes = Array.from({ length: cols * rows }, (_, i) =>
      rect(
        left + wall + (i % cols) * px,
        top + wall + Math.floor(i / cols) * py,
        px - wall,
        py - wall,
        0.06 * m,
      ),
    );
    const pockets = softened(intersect(union(...holes), shrink(disc, wall)), 0.03 * m);
    const b = 0.12 * m;
    const drip = (x: number, to: number): Point[] => [
      [x - b, y1 + 0.02 * m],
      [x - b, y1 + to * m],
      [x + b, y1 + to * m],
      [x + b, y1 + 0.02 * m],
    ];
    const run = [x0 + 0.3 * m, cx + 0.06 * wide, x1 - 0.26 * m];
    const syrup = filleted(
      union(
        rect(x0, y0, wide, high, 0.2 * m),
        ...run.map((x, i) => polygon(drip(x, [0.3, 0.18, 0.36][i] ?? 0), b)),
      ),
      0.06 * m,
    );
    const butter = rotate(
      rect(x1 - 0.66 * m, y0 - 0.32 * m, 0.46 * m, 0.34 * m, 0.06 * m),
      -10,
      x1 - 0.5 * m,
      y0 - 0.13 * m,
    );
    const pool = subtract(syrup, grow(butter, gap));
    const grid = subtract(disc, pockets, grow(union(syrup, butter), gap));
    return { plate: concat(softened(grid, 4), pool), second: butter };
  },
};

/** A glass on a foot, cream and a cherry on it. */
export const footedParfait: Plate = {
  about: ['parfait'],
  aspect: [0.8, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.32, 0.34, 0.24);
    const m = Math.min(size, 1.1 * h);
    const rim = rect(x0 - 0.2 * m, y0 - 0.12 * m, wide + 0.4 * m, 0.16 * m, 0.08 * m);
    const low = y1 + 0.22 * m;
    const half = 0.12 * m;
    const bowl = parse(
      `M${x0 - 0.12 * m} ${y0}L${x0 + 0.01 * m} ${y1 - 0.1 * h}C${x0 + 0.08 * m} ${low - 0.08 * m} ${cx - 0.42 * wide} ${low} ${cx - half} ${low}H${cx + half}C${cx + 0.42 * wide} ${low} ${x1 - 0.08 * m} ${low - 0.08 * m} ${x1 - 0.01 * m} ${y1 - 0.1 * h}L${x1 + 0.12 * m} ${y0}Z`,
    );
    const stem = rect(cx - half, low - 10, 2 * half, 0.22 * m + 10);
    const foot = parse(
      `M${cx - 0.62 * m} ${low + 0.34 * m}C${cx - 0.5 * m} ${low + 0.2 * m} ${cx - 0.2 * m} ${low + 0.2 * m} ${cx - half} ${low + 0.12 * m}H${cx + half}C${cx + 0.2 * m} ${low + 0.2 * m} ${cx + 0.5 * m} ${low + 0.2 * m} ${cx + 0.62 * m} ${low + 0.34 * m}Z`,
    );
    const floor = y0 - 0.12 * m - gap;
    const tier = (y: number, rx: number) =>
      rect(cx - rx, floor - y * m - 0.32 * m, 2 * rx, 0.36 * m, 0.16 * m);
    const broad = 0.44 * wide;
    const cream = softened(
      subtract(
        union(tier(0, broad), tier(0.26, broad * 0.68), tier(0.52, broad * 0.36)),
        rect(cx - wide, floor, 2 * wide, m),
        ...[0.28, 0.54].map((y, i) =>
          stroke(
            line(
              cx - broad,
              floor - (y - 0.05) * m,
              cx + broad * (i === 0 ? 0.36 : 0.1),
              floor - (y + 0.05) * m,
            ),
            12,
          ),
        ),
      ),
      0.06 * m,
    );
    const [qx, qy] = [cx, floor - 0.95 * m];
    const cherry = circle(qx, qy - 0.08 * m, 0.16 * m);
    const stalk = stroke(
      parse(`M${qx} ${qy - 0.2 * m}Q${qx + 0.02 * m} ${qy - 0.42 * m} ${qx + 0.22 * m} ${qy - 0.48 * m}`),
      0.065 * m,
    );
    return {
      plate: concat(union(rim, bowl, stem, foot), subtract(cream, circle(qx, qy - 0.08 * m, 0.16 * m + gap))),
      second: union(cherry, stalk),
    };
  },
};

/** A siphon of soda, its spout to the left. */
export const sodaBottle: Plate = {
  about: ['soda-siphon'],
  aspect: [0.8, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.34, 0.36, 0.3);
    const m = Math.min(size, 1.05 * h);
    const neck = y0 - 0.54 * m;
    const [n, low] = [0.24 * m, y1 + 0.12 * m];
    const glass = parse(
      `M${cx - n} ${neck}V${neck + 0.06 * m}C${cx - n} ${neck + 0.26 * m} ${x0} ${y0 - 0.26 * m} ${x0} ${y0 + 0.06 * m}V${low - 0.14 * m}Q${x0} ${low} ${x0 + 0.14 * m} ${low}H${x1 - 0.14 * m}Q${x1} ${low} ${x1} ${low - 0.14 * m}V${y0 + 0.06 * m}C${x1} ${y0 - 0.26 * m} ${cx + n} ${neck + 0.26 * m} ${cx + n} ${neck + 0.06 * m}V${neck}Z`,
    );
    const base = subtract(
      rect(x0 - 0.05 * m, low - 0.1 * m, wide + 0.1 * m, 0.28 * m, 0.08 * m),
      rect(x0 - m, low - m, wide + 2 * m, m + gap),
    );
    const top = neck - gap;
    const head = union(
      rect(cx - 0.34 * m, top - 0.17 * m, 0.68 * m, 0.17 * m, 0.05 * m),
      rect(cx - 0.2 * m, top - 0.6 * m, 0.4 * m, 0.5 * m, 0.07 * m),
      stroke(
        parse(
          `M${cx} ${top - 0.4 * m}H${cx - 0.4 * m}C${cx - 0.66 * m} ${top - 0.4 * m} ${cx - 0.78 * m} ${top - 0.3 * m} ${cx - 0.78 * m} ${top + 0.16 * m}`,
        ),
        0.15 * m,
        { cap: 'butt' },
      ),
      ellipse(cx, top - 0.6 * m, 0.14 * m, 0.09 * m),
      stroke(
        parse(
          `M${cx} ${top - 0.64 * m}H${cx + 0.24 * m}C${cx + 0.54 * m} ${top - 0.62 * m} ${cx + 0.56 * m} ${top - 0.3 * m} ${cx + 0.68 * m} ${top + 0.06 * m}`,
        ),
        0.13 * m,
      ),
    );
    const bubbles = [
      circle(cx + 0.02 * m, neck + 0.14 * m, 0.06 * m),
      circle(cx - 0.14 * m, y0 - 0.14 * m, 0.09 * m),
      circle(cx + 0.22 * m, y0 - 0.1 * m, 0.07 * m),
    ];
    return { plate: concat(subtract(glass, ...bubbles), base), second: filleted(head, 0.02 * m) };
  },
};
