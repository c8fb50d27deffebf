/** Plates of who sells mate and what it is drunk with. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A gourd of mate, leaves heaped in its mouth, its metal rim and its straw. */
export const mateGourd: Plate = {
  about: ['mate'],
  aspect: [0.9, 2.4],
  draw(held) {
    const { y0, y1, cx, cy, wide, size: m } = bodyAround(held, 0.2, 0.16, 0.16);
    const half = wide / 2 + 0.24 * m;
    const neck = 0.62 * half;
    const [top, low] = [y0 - 0.3 * m, y1 + 0.26 * m];
    const gourd = parse(
      `M${cx - neck - 0.06 * m} ${top}C${cx - neck + 0.04 * m} ${top + 0.2 * m} ${cx - half} ${y0 - 0.06 * m} ${cx - half} ${cy + 0.04 * m}C${cx - half} ${y1 + 0.04 * m} ${cx - 0.7 * half} ${low} ${cx} ${low}S${cx + half} ${y1 + 0.04 * m} ${cx + half} ${cy + 0.04 * m}C${cx + half} ${y0 - 0.06 * m} ${cx + neck - 0.04 * m} ${top + 0.2 * m} ${cx + neck + 0.06 * m} ${top}Z`,
    );
    const bar = top - GAP - 0.16 * m;
    const rim = rect(cx - neck - 0.13 * m, bar, 2 * neck + 0.26 * m, 0.16 * m, 0.08 * m);
    const k = from(cx + 0.3 * neck, bar + 0.08 * m, m);
    const straw = union(
      stroke(
        parse(`M${k(0, 0)}L${k(0.24, -0.6)}Q${k(0.33, -0.8)} ${k(0.54, -0.86)}L${k(0.78, -0.92)}`),
        0.13 * m,
      ),
      stroke(parse(`M${k(0.66, -0.89)}L${k(0.86, -0.945)}`), 0.19 * m),
    );
    const leaves = parse(
      `M${cx - 0.98 * neck} ${bar}C${cx - 1.02 * neck} ${bar - 0.28 * m} ${cx - 0.7 * neck} ${bar - 0.44 * m} ${cx - 0.4 * neck} ${bar - 0.38 * m}C${cx} ${bar - 0.3 * m} ${cx + 0.1 * neck} ${bar - 0.08 * m} ${cx + 0.9 * neck} ${bar}Z`,
    );
    const metal = union(rim, straw);
    return {
      plate: concat(gourd, subtract(softened(leaves, 3), grow(metal, GAP))),
      second: metal,
    };
  },
};

/** A kettle for mate and a small gourd beside it. */
export const mateKettle: Plate = {
  about: ['mate'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, cx, size: m } = bodyAround(held, 0.2, 0.16, 0.24);
    const [l, r, low] = [x0 - 0.16 * m, x1 + 0.16 * m, y1 + 0.04 * m];
    const half = (r - l) / 2;
    const top = y0 - 0.32 * m;
    const neck = Math.min(0.5 * half, 0.6 * m);
    const body = parse(
      `M${cx - neck} ${top}H${cx + neck}C${cx + 0.8 * half} ${top} ${r} ${y0} ${r} ${y0 + 0.5 * h}V${low - 0.2 * m}Q${r} ${low} ${r - 0.2 * m} ${low}H${l + 0.2 * m}Q${l} ${low} ${l} ${low - 0.2 * m}V${y0 + 0.5 * h}C${l} ${y0} ${cx - 0.8 * half} ${top} ${cx - neck} ${top}Z`,
    );
    const k = from(r, low, m);
    const spout = parse(
      `M${k(-0.3, -0.16)}V${low - 0.84 * m}C${k(0.16, -0.8)} ${k(0.22, -0.98)} ${k(0.3, -1.34)}L${k(0.56, -1.3)}C${k(0.52, -0.76)} ${k(0.34, -0.24)} ${k(-0.3, -0.16)}Z`,
    );
    const lid = parse(
      `M${cx - neck} ${top - GAP}C${cx - 0.8 * neck} ${top - GAP - 0.24 * m} ${cx + 0.8 * neck} ${top - GAP - 0.24 * m} ${cx + neck} ${top - GAP}Z`,
    );
    const knob = circle(cx, top - GAP - 0.22 * m, 0.12 * m);
    const arch = neck + 0.3 * m;
    const bail = intersect(
      stroke(rect(cx - arch, top - 0.66 * m, 2 * arch, 2 * m, 0.5 * m), 0.16 * m),
      rect(l - m, top - 3 * m, 2 * half + 4 * m, 3 * m + 0.16 * m),
    );
    const main = filleted(union(body, softened(spout, 3), bail), 0.06 * m);
    const g = from(l - GAP - 0.42 * m, low, m);
    const gourd = parse(
      `M${g(-0.24, -0.62)}H${l - GAP - 0.18 * m}C${g(0.26, -0.5)} ${g(0.4, -0.46)} ${g(0.4, -0.26)}C${g(0.4, -0.06)} ${g(0.24, 0)} ${g(0.12, 0)}H${l - GAP - 0.54 * m}C${g(-0.24, 0)} ${g(-0.4, -0.06)} ${g(-0.4, -0.26)}C${g(-0.4, -0.46)} ${g(-0.26, -0.5)} ${g(-0.24, -0.62)}Z`,
    );
    const straw = stroke(parse(`M${g(-0.02, -0.6)}L${g(-0.22, -1.06)}`), Math.max(13, 0.1 * m));
    return {
      plate: main,
      second: union(subtract(softened(union(lid, knob), 3), grow(main, GAP)), union(gourd, straw)),
    };
  },
};
