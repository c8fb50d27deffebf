/** Plates of who weighs, and of who sells ice. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A tied sack on a platform scale, whose head shows the weight. */
export const weighedSack: Plate = {
  about: ['platform-scale'],
  aspect: [0.9, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, size: m } = bodyAround(held, 0.3, 0.26, 0.24);
    const [l, r, low] = [x0 - 0.1 * m, x1 + 0.1 * m, y1 + 0.04 * m];
    const neck = Math.min(0.36 * m, 0.24 * wide);
    const knot = y0 - 0.3 * m;
    const sack = parse(
      `M${cx - neck} ${knot}C${cx - neck} ${y0 - 0.1 * m} ${l} ${y0 - 0.2 * m} ${l} ${y0 + 0.3 * high}C${l} ${y0 + 0.6 * high} ${l - 0.08 * m} ${low - 0.2 * m} ${l + 0.04 * m} ${low}` +
        `H${r - 0.04 * m}C${r + 0.08 * m} ${low - 0.2 * m} ${r} ${y0 + 0.6 * high} ${r} ${y0 + 0.3 * high}C${r} ${y0 - 0.2 * m} ${cx + neck} ${y0 - 0.1 * m} ${cx + neck} ${knot}Z`,
    );
    const ruff = softened(
      parse(
        `M${cx - 0.8 * neck} ${knot - GAP}L${cx - 1.3 * neck} ${knot - 0.36 * m}L${cx - 0.4 * neck} ${knot - 0.28 * m}L${cx} ${knot - 0.4 * m}L${cx + 0.4 * neck} ${knot - 0.28 * m}L${cx + 1.3 * neck} ${knot - 0.36 * m}L${cx + 0.8 * neck} ${knot - GAP}Z`,
      ),
      0.03 * m,
    );
    const deck = low + GAP;
    const [post, t] = [r + 0.34 * m, 0.17 * m];
    const platform = rect(l - 0.2 * m, deck, post + t - l + 0.2 * m, 0.22 * m, 0.06 * m);
    const feet = [l + 0.06 * m, post - 0.12 * m].map((x) =>
      rect(x, deck + 0.1 * m, 0.24 * m, 0.24 * m, 0.05 * m),
    );
    const top = y0 - 0.26 * m;
    const column = rect(post, top, t, deck - top + 0.1 * m);
    const [hw, hh] = [0.4 * m, 0.27 * m];
    const head = (by: number) =>
      rect(post + t / 2 - hw - by, top - hh - by, 2 * (hw + by), 2 * (hh + by), 0.1 * m + by);
    const shown = rect(post + t / 2 - hw + 0.14 * m, top - 0.12 * m, 2 * hw - 0.28 * m, 0.24 * m, 0.03 * m);
    return {
      plate: concat(
        subtract(softened(sack, 0.04 * m), grow(head(0), GAP)),
        union(platform, ...feet, subtract(column, head(GAP))),
      ),
      second: concat(ruff, subtract(head(0), shown)),
    };
  },
};

/** A counter scale with its tray, the price shown on its mast. */
export const priceScale: Plate = {
  about: ['platform-scale'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.26, 0.24);
    const body = softened(
      polygon(
        [
          [x0 - 0.14 * m, y0],
          [x1 + 0.14 * m, y0],
          [x1 + 0.3 * m, y1 + 0.04 * m],
          [x0 - 0.3 * m, y1 + 0.04 * m],
        ],
        0.12 * m,
      ),
      2,
    );
    const feet = [x0 - 0.1 * m, x1 - 0.26 * m].map((x) => rect(x, y1 - 0.1 * m, 0.36 * m, 0.3 * m, 0.07 * m));
    const under = y0 - GAP;
    const stem = rect(x0 + 0.3 * wide, under - 0.2 * m, 0.3 * wide, 0.2 * m);
    const [tl, tr] = [x0 - 0.26 * m, x1 - 0.1 * m];
    const tray = stroke(
      parse(
        `M${tl} ${under - 0.5 * m}L${tl + 0.2 * m} ${under - 0.22 * m}H${tr - 0.2 * m}L${tr} ${under - 0.5 * m}`,
      ),
      0.16 * m,
    );
    const mx = x1 + 0.16 * m;
    const mast = rect(mx - 0.08 * m, y0 - 1 * m, 0.16 * m, 1.1 * m);
    const [hw, hh, hy] = [0.46 * m, 0.3 * m, y0 - 1.14 * m];
    const head = rect(mx - hw, hy - hh, 2 * hw, 2 * hh, 0.1 * m);
    const shown = rect(
      mx - hw + 0.14 * m,
      hy - hh + 0.14 * m,
      2 * hw - 0.28 * m,
      2 * hh - 0.28 * m,
      0.03 * m,
    );
    return {
      plate: concat(union(body, ...feet, mast, subtract(head, shown))),
      second: union(tray, stem),
    };
  },
};

/** A cooler on a wheel, heaped with cubes of ice. */
export const cubeCooler: Plate = {
  about: ['ice-cubes', 'ice-bag'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.24, 0.28);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.1 * m];
    const box = softened(
      polygon(
        [
          [l, y0 - 0.04 * m],
          [r, y0 - 0.04 * m],
          [r - 0.04 * m, y1 + 0.04 * m],
          [l + 0.04 * m, y1 + 0.04 * m],
        ],
        0.12 * m,
      ),
      2,
    );
    const rim = rect(l - 0.12 * m, y0 - 0.3 * m, r - l + 0.24 * m, 0.24 * m, 0.08 * m);
    const body = union(box, rect(l, y0 - 0.2 * m, r - l, 0.4 * m));
    const foot = rect(l + 0.16 * m, y1 - 0.1 * m, 0.3 * m, 0.57 * m, 0.06 * m);
    const [wx, wy, wr] = [r - 0.2 * m, y1 + 0.22 * m, 0.25 * m];
    const wheel = subtract(circle(wx, wy, wr), circle(wx, wy, 0.36 * wr));
    const pull = stroke(
      parse(`M${l + 0.06 * m} ${y0 + 0.42 * m}H${l - 0.3 * m}V${y0 - 0.5 * m}H${l - 0.66 * m}`),
      0.14 * m,
    );
    const floor = y0 - 0.3 * m - GAP;
    const side = 0.62 * m;
    const count = Math.max(2, Math.floor((wide - 0.1 * m) / (side * 1.16)));
    const pitch = wide / count;
    const cube = (x: number, y: number, turn: number) => {
      const shine = stroke(
        parse(
          `M${x - 0.16 * m} ${y + 0.02 * m}V${y - 0.08 * m}Q${x - 0.16 * m} ${y - 0.16 * m} ${x - 0.08 * m} ${y - 0.16 * m}H${x + 0.02 * m}`,
        ),
        Math.max(11, 0.06 * m),
      );
      return rotate(subtract(rect(x - side / 2, y - side / 2, side, side, 0.13 * m), shine), turn, x, y);
    };
    const cubes = Array.from({ length: count }, (_, i) =>
      cube(x0 + (i + 0.5) * pitch, floor - 0.26 * m - (i % 2) * 0.1 * m, [-16, 12, -8, 20][i % 4] ?? 0),
    );
    const above = Array.from({ length: count - 1 }, (_, i) =>
      cube(x0 + (i + 1) * pitch, floor - 0.86 * m, [24, -14, 32][i % 3] ?? 0),
    ).filter((_, i) => i % 2 === 0);
    const room = rect(l, floor - 3 * m, r - l, 3 * m);
    const heap = [...cubes, ...above].reduce((all, each) =>
      union(subtract(all, grow(each, GAP * 0.8)), each),
    );
    return {
      plate: concat(subtract(union(body, rim, foot, pull), circle(wx, wy, wr + GAP)), wheel),
      second: intersect(heap, room),
    };
  },
};

/** An iceberg, most of it under the water. */
export const floatingBerg: Plate = {
  about: ['ice-cubes', 'ice-bag', 'iceberg'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, size: m } = bodyAround(held, 0.24, 0.3, 0.2);
    const [l, r] = [x0 - 0.12 * m, x1 + 0.12 * m];
    const under = polygon([
      [l, y0],
      [r, y0],
      [r + 0.16 * m, y0 + 0.4 * high],
      [x1 - 0.04 * m, y1 + 0.04 * m],
      [cx + 0.3 * wide, y1 + 0.12 * m],
      [cx + 0.14 * wide, y1 + 0.62 * m],
      [cx - 0.06 * wide, y1 + 0.3 * m],
      [cx - 0.2 * wide, y1 + 0.42 * m],
      [x0 + 0.04 * m, y1 + 0.06 * m],
      [l - 0.14 * m, y0 + 0.5 * high],
    ]);
    const sea = y0 - GAP;
    const w = Math.min(wide, 2.6 * m);
    const p = (dx: number, dy: number) => `${cx + dx * w} ${sea - dy * m}`;
    const tip = parse(
      `M${l + 0.1 * m} ${sea}L${p(-0.3, 0.5)}L${p(-0.22, 0.46)}L${p(-0.06, 1.08)}L${p(0.08, 0.76)}L${p(0.16, 0.84)}L${p(0.32, 0.3)}L${r - 0.06 * m} ${sea}Z`,
    );
    const facets = [
      `M${p(-0.06, 1.3)}V${p(-0.06, 1.08)}L${p(-0.02, 0.6)}L${p(-0.1, 0.3)}L${p(-0.02, -0.1)}`,
      `M${p(0.17, 1)}L${p(0.15, 0.6)}L${p(0.2, 0.36)}`,
    ].map((d) => stroke(parse(d.replace(/V[\d.-]+ /, `L${cx - 0.06 * w} `)), Math.max(11, 0.06 * m)));
    const line = (from: number, to: number) => rect(from, sea - 0.02 * m, to - from, 0.1 * m, 0.05 * m);
    return {
      plate: concat(softened(under, 3), line(l - 0.9 * m, l - 0.2 * m), line(r + 0.2 * m, r + 0.9 * m)),
      second: softened(subtract(tip, ...facets), 2),
    };
  },
};
