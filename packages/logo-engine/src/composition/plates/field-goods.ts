/** Plates of who grows cotton and lavender, and grows under glass. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { ellipse, leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An open boll of cotton on its stalk, its bracts under it. */
export const fluffyBoll: Plate = {
  about: ['cotton-boll'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, cy, size } = bodyAround(held, 0.24, 0.2);
    const m = Math.min(size, 1.1 * h);
    const fluff = filleted(
      union(
        rect(x0, y0, wide, h, 0.3 * m),
        ellipse(cx, y0 + 0.06 * m, 0.27 * wide, 0.34 * m),
        ellipse(x0 + 0.2 * wide, y0 + 0.2 * m, 0.23 * wide, 0.36 * m),
        ellipse(x1 - 0.2 * wide, y0 + 0.2 * m, 0.23 * wide, 0.36 * m),
        ellipse(x0 + 0.02 * m, cy + 0.14 * m, 0.32 * m, 0.36 * h),
        ellipse(x1 - 0.02 * m, cy + 0.14 * m, 0.32 * m, 0.36 * h),
        ellipse(cx, y1 - 0.04 * m, 0.4 * wide, 0.24 * m),
      ),
      0.02 * m,
    );
    const seams = [-1, 1].map((way) =>
      stroke(
        parse(
          `M${cx + way * 0.24 * wide} ${y0 - 0.4 * m}Q${cx + way * 0.2 * wide} ${y0 - 0.16 * m} ${cx + way * 0.22 * wide} ${y0 - 0.02 * m}`,
        ),
        12,
      ),
    );
    const foot = y1 + 0.62 * m;
    const bract = (x: number, y: number, bulge: number) => leaf(cx, foot, x, y, bulge, 0.55);
    const middle = bract(cx, y1 - 0.1 * m, 0.34);
    const outer = bract(x0 - 0.3 * m, y1 - 0.12 * m, 0.13);
    const sides = [outer, mirror(outer, cx)].map((one) => subtract(one, grow(middle, gap)));
    const stalk = stroke(
      parse(
        `M${cx} ${foot - 0.1 * m}C${cx} ${foot + 0.12 * m} ${cx + 0.04 * m} ${foot + 0.2 * m} ${cx + 0.16 * m} ${foot + 0.28 * m}`,
      ),
      0.15 * m,
    );
    const under = subtract(union(middle, stalk, ...sides), grow(fluff, gap));
    return { plate: subtract(fluff, ...seams), second: softened(under, 3) };
  },
};

/** A sprig of lavender that stands on a point. */
function sprig(x: number, y: number, m: number, turn: number): Path {
  const whorls = [0.16, 0.15, 0.13, 0.095].map((half, i) =>
    rect(x - half * m, y - (0.5 + 0.165 * i) * m, 2 * half * m, 0.15 * m, 0.07 * m),
  );
  return rotate(union(stroke(line(x, y, x, y - 0.96 * m), 0.075 * m), ...whorls), turn, x, y);
}

/** A sachet tied with a ribbon, lavender standing out of it. */
export const lavenderSachet: Plate = {
  about: ['lavender'],
  aspect: [0.9, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, cx, size } = bodyAround(held, 0.36, 0.3);
    const m = Math.min(size, 1.05 * h);
    const low = y1 + 0.1 * m;
    const tie = y0 - 0.26 * m;
    const half = 0.4 * m;
    const sack = parse(
      `M${cx - half} ${tie}C${cx - half - 0.1 * m} ${y0 - 0.16 * m} ${x0 - 0.02 * m} ${y0 - 0.16 * m} ${x0 - 0.06 * m} ${y0 + 0.3 * h}L${x0 - 0.1 * m} ${low - 0.22 * m}Q${x0 - 0.12 * m} ${low} ${x0 + 0.14 * m} ${low}H${x1 - 0.14 * m}Q${x1 + 0.12 * m} ${low} ${x1 + 0.1 * m} ${low - 0.22 * m}L${x1 + 0.06 * m} ${y0 + 0.3 * h}C${x1 + 0.02 * m} ${y0 - 0.16 * m} ${cx + half + 0.1 * m} ${y0 - 0.16 * m} ${cx + half} ${tie}Z`,
    );
    const ribbon = rect(cx - half - 0.05 * m, tie - gap - 0.15 * m, 2 * half + 0.1 * m, 0.15 * m, 0.06 * m);
    const mouth = tie - 2 * gap - 0.15 * m;
    const frill = polygon(
      [
        [cx - half + 0.03 * m, mouth],
        [cx - half - 0.2 * m, mouth - 0.24 * m],
        [cx - 0.32 * m, mouth - 0.16 * m],
        [cx - 0.14 * m, mouth - 0.25 * m],
        [cx, mouth - 0.16 * m],
        [cx + 0.14 * m, mouth - 0.25 * m],
        [cx + 0.32 * m, mouth - 0.16 * m],
        [cx + half + 0.2 * m, mouth - 0.24 * m],
        [cx + half - 0.03 * m, mouth],
      ],
      0.06 * m,
    );
    const sprigs = [-24, 0, 24].map((turn) => sprig(cx + turn * 0.007 * m, mouth - 0.1 * m, 1.02 * m, turn));
    return {
      plate: concat(sack, frill),
      second: concat(ribbon, subtract(union(...sprigs), grow(frill, gap * 0.8))),
    };
  },
};

/** A house of glass from its end, seedlings along its foot. */
export const glazedHouse: Plate = {
  about: ['greenhouse'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.3, 0.26, 0.26);
    const m = Math.min(size, 1.1 * h);
    const bar = Math.max(12, gap);
    const side = 0.42 * m;
    const [left, right] = [x0 - side - bar, x1 + side + bar];
    const [eaves, ridge] = [y0 - bar, y0 - bar - 0.4 * m - 0.16 * wide];
    const low = y1 + bar + 0.54 * m;
    const house = polygon(
      [
        [left, eaves],
        [cx, ridge],
        [right, eaves],
        [right, low],
        [left, low],
      ],
      0.07 * m,
    );
    const panes = 2 * Math.max(2, Math.round(wide / (0.9 * m)));
    const posts = Array.from({ length: panes + 1 }, (_, i) =>
      rect(x0 - bar + ((wide + bar) * i) / panes, ridge - m, bar, y0 - ridge + m),
    );
    const level = (y: number, from: number, to: number) => rect(from, y - bar, to - from, bar);
    const cuts = [
      ...posts,
      level(y0, left - m, right + m),
      level(eaves - 0.52 * (eaves - ridge), left - m, right + m),
      level(y1 + bar, left - m, right + m),
      level((y0 + y1) / 2, left - m, x0),
      level((y0 + y1) / 2, x1, right + m),
      rect(x0 - bar, y0, bar, h),
      rect(x1, y0, bar, h),
    ];
    const count = Math.max(4, Math.round((right - left) / (0.46 * m)));
    const pitch = (right - left) / (count + 0.3);
    const sprouts = Array.from({ length: count }, (_, i) => {
      const [x, y] = [left + (i + 0.65) * pitch, low - 0.1 * m];
      const one = leaf(x, y - 0.13 * m, x - 0.2 * m, y - 0.33 * m, 0.28, 0.6);
      return union(one, mirror(one, x), rect(x - 0.04 * m, y - 0.2 * m, 0.08 * m, 0.21 * m));
    });
    const ledge = rect(left - 0.14 * m, low - 0.09 * m, right - left + 0.28 * m, 0.13 * m, 0.06 * m);
    return { plate: softened(union(subtract(house, ...cuts, ...sprouts), subtract(ledge, ...sprouts)), 2) };
  },
};
