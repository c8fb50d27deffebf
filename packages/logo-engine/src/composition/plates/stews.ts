/** Plates of who serves soups and stews, fried fish, and banquets. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect, sector } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A tureen with its ears, a lid and a ladle. */
export const soupTureen: Plate = {
  about: ['bowl', 'clay-pot'],
  aspect: [1.1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, gap } = bodyAround(held, 0.34, 0.34, 0.4);
    const b = 0.12 * h + 0.08 * m;
    const [l, e] = [x0 - b, x1 + b];
    const bowl = parse(
      `M${l + 0.06 * m} ${y0}H${e - 0.06 * m}Q${e} ${y0} ${e} ${y0 + 0.08 * m}C${e} ${y0 + 0.62 * h} ${x1 - 0.02 * m} ${y1} ${x1 - 0.46 * m} ${y1}H${x0 + 0.46 * m}C${x0 + 0.02 * m} ${y1} ${l} ${y0 + 0.62 * h} ${l} ${y0 + 0.08 * m}Q${l} ${y0} ${l + 0.06 * m} ${y0}Z`,
    );
    const foot = parse(
      `M${cx - 0.5 * m} ${y1 - 0.04 * m}H${cx + 0.5 * m}Q${cx + 0.5 * m} ${y1 + 0.12 * m} ${cx + 0.7 * m} ${y1 + 0.2 * m}H${cx - 0.7 * m}Q${cx - 0.5 * m} ${y1 + 0.12 * m} ${cx - 0.5 * m} ${y1 - 0.04 * m}Z`,
    );
    const ear = subtract(
      stroke(ellipse(e + 0.02 * m, y0 + 0.3 * h, 0.26 * m, 0.2 * h + 0.06 * m), 0.15 * m),
      rect(e - m, y0 - m, m - 0.06 * m, h + 2 * m),
    );
    const floor = y0 - gap;
    const half = (e - l) / 2 + 0.04 * m;
    const rise = 0.44 * m;
    const lid = parse(
      `M${cx - half + 0.06 * m} ${floor}Q${cx - half} ${floor} ${cx - half} ${floor - 0.08 * m}C${cx - half + 0.1 * m} ${floor - rise} ${cx - 0.5 * half} ${floor - rise} ${cx} ${floor - rise}S${cx + half - 0.1 * m} ${floor - rise} ${cx + half} ${floor - 0.08 * m}Q${cx + half} ${floor} ${cx + half - 0.06 * m} ${floor}Z`,
    );
    const knob = union(
      rect(cx - 0.08 * m, floor - rise - 0.12 * m, 0.16 * m, 0.2 * m),
      ellipse(cx, floor - rise - 0.17 * m, 0.2 * m, 0.11 * m),
    );
    const sx = cx + 0.58 * half;
    const ladle = rotate(
      union(
        rect(sx - 0.075 * m, floor - 0.98 * m, 0.15 * m, m, 0.07 * m),
        stroke(
          parse(`M${sx} ${floor - 0.9 * m}q0 ${-0.16 * m} ${0.16 * m} ${-0.16 * m}t${0.14 * m} ${0.14 * m}`),
          0.13 * m,
        ),
      ),
      24,
      sx,
      floor,
    );
    const cover = union(lid, knob);
    return {
      plate: concat(
        union(bowl, foot, ear, mirror(ear, cx)),
        subtract(ladle, rect(l - m, floor - 0.02 * m, e - l + 3 * m, m)),
      ),
      second: subtract(cover, grow(ladle, gap)),
    };
  },
};

/** A round lidded stewpot of clay on its feet. */
export const clayStewpot: Plate = {
  about: ['bowl', 'clay-pot', 'cooking-pot', 'seafood-pot'],
  aspect: [0.9, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, gap } = bodyAround(held, 0.3, 0.24, 0.3);
    const [l, e, top, low] = [x0 - 0.2 * h, x1 + 0.2 * h, y0 - 0.1 * m, y1 + 0.1 * m];
    const belly = rect(l, top, e - l, low - top, 0.48 * Math.min(low - top, e - l));
    const a = 0.42 * (e - l);
    const neck = rect(cx - a, top - 0.2 * m, 2 * a, 0.5 * m, 0.07 * m);
    const ear = stroke(ellipse(e - 0.06 * m, y0 + 0.24 * h, 0.26 * m, 0.22 * m), 0.16 * m);
    const eye = ellipse(e - 0.06 * m, y0 + 0.24 * h, 0.18 * m, 0.14 * m);
    const solid = filleted(union(belly, neck), 6);
    const ears = subtract(union(ear, mirror(ear, cx)), eye, mirror(eye, cx));
    const pot = union(solid, ears);
    const up = top - 0.2 * m - gap;
    const lid = softened(
      union(
        parse(
          `M${cx - a} ${up}C${cx - 0.9 * a} ${up - 0.42 * m} ${cx + 0.9 * a} ${up - 0.42 * m} ${cx + a} ${up}Z`,
        ),
        rect(cx - 0.16 * m, up - 0.5 * m, 0.32 * m, 0.3 * m, 0.13 * m),
      ),
      4,
    );
    const feet = [-1, 1].map((way) =>
      rotate(
        rect(cx + way * 0.28 * (e - l) - 0.12 * m, low - 0.2 * m, 0.24 * m, 0.38 * m, 0.1 * m),
        way * -8,
        cx,
        low,
      ),
    );
    const seam = stroke(line(cx - a - 30, top + 0.02 * m, cx + a + 30, top + 0.02 * m), gap);
    return { plate: subtract(union(pot, ...feet), seam), second: lid };
  },
};

/** A long table laid for a banquet, with a dish under its dome and glasses. */
export const laidBanquet: Plate = {
  about: ['banquet-table', 'laid-table', 'tiffany-chair'],
  aspect: [1.3, 3.5],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, wide, gap } = bodyAround(held, 0.36, 0.36, 0.34);
    const [l, e] = [x0 - 0.1 * m, x1 + 0.1 * m];
    const top = rect(l - 0.14 * m, y0 - gap - 0.15 * m, e - l + 0.28 * m, 0.15 * m, 0.05 * m);
    const cloth = parse(`M${l} ${y0}H${e}L${e + 0.1 * m} ${y1}H${l - 0.1 * m}Z`);
    const count = Math.max(4, Math.round((e - l) / (0.62 * m)));
    const slot = (e - l + 0.2 * m) / count;
    const hem = Array.from({ length: count }, (_, i) =>
      ellipse(l - 0.1 * m + (i + 0.5) * slot, y1 - 1, slot / 2, 0.2 * m),
    );
    const floor = y0 - 0.15 * m - 2 * gap;
    const glass = (x: number) =>
      union(
        parse(
          `M${x - 0.18 * m} ${floor - 0.68 * m}H${x + 0.18 * m}C${x + 0.24 * m} ${floor - 0.36 * m} ${x + 0.12 * m} ${floor - 0.28 * m} ${x} ${floor - 0.28 * m}C${x - 0.12 * m} ${floor - 0.28 * m} ${x - 0.24 * m} ${floor - 0.36 * m} ${x - 0.18 * m} ${floor - 0.68 * m}Z`,
        ),
        rect(x - 0.05 * m, floor - 0.32 * m, 0.1 * m, 0.32 * m),
        rect(x - 0.16 * m, floor - 0.08 * m, 0.32 * m, 0.08 * m, 0.03 * m),
      );
    const lift = floor - 0.11 * m - gap;
    const dome = union(
      parse(
        `M${cx - 0.5 * m} ${lift}C${cx - 0.5 * m} ${lift - 0.64 * m} ${cx + 0.5 * m} ${lift - 0.64 * m} ${cx + 0.5 * m} ${lift}Z`,
      ),
      circle(cx, lift - 0.52 * m, 0.1 * m),
    );
    const tray = rect(cx - 0.64 * m, floor - 0.11 * m, 1.28 * m, 0.11 * m, 0.05 * m);
    const side = Math.max(0.94 * m, 0.3 * wide);
    return {
      plate: concat(top, union(cloth, ...hem), tray, glass(cx - side), glass(cx + side)),
      second: dome,
    };
  },
};

/** A fried fish on its dish, with lemon. */
export const dishedFish: Plate = {
  about: ['fish-on-a-plate'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, cy, wide, gap } = bodyAround(held, 0.06, 0.2, 0.2);
    const [l, e] = [x0 - 0.62 * h - 0.1 * m, x1 + 0.36 * h + 0.1 * m];
    const [top, low, half] = [y0 - 0.16 * h, y1 + 0.14 * h, 0.5 * h];
    const t = e + 0.62 * half + 0.16 * m;
    const body = parse(
      `M${l} ${cy + 0.04 * h}C${x0 - 0.3 * h} ${y0 - 0.02 * h} ${cx - 0.42 * wide} ${top} ${cx} ${top}S${e - 0.24 * h} ${cy - 0.3 * h} ${e} ${cy - 0.14 * h}` +
        `L${t - 0.1 * m} ${cy - 0.9 * half}Q${t + 0.04 * m} ${cy - 1.02 * half} ${t + 0.04 * m} ${cy - 0.8 * half}Q${t - 0.2 * m} ${cy} ${t + 0.04 * m} ${cy + 0.8 * half}Q${t + 0.04 * m} ${cy + 1.02 * half} ${t - 0.1 * m} ${cy + 0.9 * half}L${e} ${cy + 0.14 * h}` +
        `C${e - 0.24 * h} ${cy + 0.3 * h} ${cx + 0.42 * wide} ${low} ${cx} ${low}S${x0 - 0.3 * h} ${y1 + 0.02 * h} ${l} ${cy + 0.04 * h}Z`,
    );
    const fin = parse(
      `M${cx - 0.24 * wide} ${top + 0.2 * h}Q${cx - 0.2 * wide} ${top - 0.34 * m} ${cx + 0.2 * wide} ${top - 0.22 * m}Q${cx + 0.16 * wide} ${top} ${cx + 0.24 * wide} ${top + 0.2 * h}Z`,
    );
    const gill = stroke(
      parse(
        `M${x0 - 0.1 * h - 16} ${cy - 0.34 * h}Q${x0 + 0.02 * h - 16} ${cy} ${x0 - 0.1 * h - 16} ${cy + 0.34 * h}`,
      ),
      13,
    );
    const eye = circle(x0 - 0.3 * h - 0.04 * m, cy - 0.06 * h, Math.max(10, 0.06 * m));
    const shelf = low + gap;
    const dish = parse(
      `M${l - 0.08 * m} ${shelf}H${t + 0.08 * m}Q${t + 0.16 * m} ${shelf} ${t + 0.1 * m} ${shelf + 0.08 * m}C${t - 0.1 * m} ${shelf + 0.28 * m} ${t - 0.5 * m} ${shelf + 0.28 * m} ${t - 0.6 * m} ${shelf + 0.28 * m}H${l + 0.6 * m}C${l + 0.5 * m} ${shelf + 0.28 * m} ${l + 0.1 * m} ${shelf + 0.28 * m} ${l - 0.1 * m} ${shelf + 0.08 * m}Q${l - 0.16 * m} ${shelf} ${l - 0.08 * m} ${shelf}Z`,
    );
    const lemon = (x: number, r: number) =>
      subtract(
        sector(x, shelf - gap, r, 180, 360),
        ...[-36, 0, 36].map((turn) =>
          rotate(
            stroke(line(x, shelf - gap - 0.24 * r, x, shelf - gap - 0.74 * r), 10),
            turn,
            x,
            shelf - gap,
          ),
        ),
      );
    const wedge = subtract(lemon(e - 0.02 * m, 0.34 * m), grow(body, gap));
    return { plate: concat(subtract(union(body, fin), gill, eye), dish), second: wedge };
  },
};
