/** Plates of who dances, plays and does magic. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { circle, ellipse, line, rect, star } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A magician's hat, brim up: a rabbit and a wand look out of it. */
export const magicHat: Plate = {
  about: ['rabbit-in-hat', 'magic-wand', 'wizard-hat'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, size: m } = bodyAround(held, 0.4, 0.34);
    const low = y1 + 0.06 * m;
    const crown = parse(
      `M${x0} ${y0}H${x1}C${x1 - 0.07 * m} ${y0 + 0.3 * high} ${x1 - 0.03 * m} ${y0 + 0.7 * high} ${x1 + 0.04 * m} ${low}Q${cx} ${low + 0.14 * m} ${x0 - 0.04 * m} ${low}C${x0 + 0.03 * m} ${y0 + 0.7 * high} ${x0 + 0.07 * m} ${y0 + 0.3 * high} ${x0} ${y0}Z`,
    );
    const band = 0.1 * m + 0.06 * CAP;
    const by = y0 - GAP - band;
    const strip = parse(`M${x0 - 0.04 * m} ${by}H${x1 + 0.04 * m}L${x1} ${y0 - GAP}H${x0}Z`);
    const edge = by - GAP - 0.15 * m;
    const out = 0.38 * m;
    const brim = parse(
      `M${x0 - out} ${edge - 0.02 * m}Q${cx} ${edge + 0.04 * m} ${x1 + out} ${edge - 0.02 * m}C${x1 + out + 0.16 * m} ${edge + 0.06 * m} ${x1 + out + 0.04 * m} ${edge + 0.36 * m} ${x1 + out - 0.12 * m} ${edge + 0.28 * m}C${x1 + 0.2 * m} ${edge + 0.15 * m} ${x1} ${edge + 0.15 * m} ${cx} ${edge + 0.15 * m}S${x0 - 0.2 * m} ${edge + 0.15 * m} ${x0 - out + 0.12 * m} ${edge + 0.28 * m}C${x0 - out - 0.04 * m} ${edge + 0.36 * m} ${x0 - out - 0.16 * m} ${edge + 0.06 * m} ${x0 - out} ${edge - 0.02 * m}Z`,
    );
    const rx = cx - 0.3 * m;
    const ear = (way: 1 | -1) =>
      stroke(line(rx + way * 0.16 * m, edge - 0.4 * m, rx + way * 0.25 * m, edge - 0.78 * m), 0.21 * m);
    const inner = (way: 1 | -1) =>
      stroke(line(rx + way * 0.185 * m, edge - 0.52 * m, rx + way * 0.245 * m, edge - 0.76 * m), 0.075 * m);
    const eyes = [-1, 1].map((way) => ellipse(rx + way * 0.14 * m, edge - 0.23 * m, 0.05 * m, 0.065 * m));
    const above = rect(x0 - m, edge - GAP, x1 - x0 + 2 * m, m);
    const rabbit = subtract(
      union(ellipse(rx, edge - 0.1 * m, 0.37 * m, 0.36 * m), ear(1), ear(-1)),
      ...eyes,
      inner(1),
      inner(-1),
      above,
    );
    const [wx, wy] = [cx + 0.72 * m, edge - 0.7 * m];
    const wand = subtract(
      stroke(line(cx + 0.26 * m, edge + 0.1 * m, wx - 0.12 * m, wy + 0.21 * m), 0.1 * m, { cap: 'butt' }),
      above,
    );
    const spark = star(wx, wy, 0.24 * m, 0.11 * m, 5, 0.04 * m);
    return {
      plate: concat(crown, brim, rabbit, subtract(wand, grow(spark, 10))),
      second: concat(strip, spark),
    };
  },
};

/** A dancer who lifts the hem of her skirt, the name on it. */
export const wideSkirt: Plate = {
  about: ['dancing-couple', 'dancer', 'folk-dancer', 'folk-dress'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.28, 0.3, 0.22);
    const wx = x0 + 0.36 * wide;
    const waist = y0 - 0.3 * m;
    const lap = 0.19 * m;
    const low = y1 + 0.06 * m;
    const [hx, hy] = [x1 + 0.5 * m, y0 + 0.06 * m];
    const skirt = parse(
      `M${wx - lap} ${waist}H${wx + lap}C${wx + 0.4 * m} ${y0 - 0.08 * m} ${x1 - 0.3 * m} ${y0 - 0.1 * m} ${hx} ${hy - 0.06 * m}Q${hx + 0.14 * m} ${hy} ${hx + 0.06 * m} ${hy + 0.2 * m}C${x1 + 0.14 * m} ${y0 + 0.5 * high} ${x1 + 0.3 * m} ${y1 - 0.2 * m} ${x1 + 0.24 * m} ${low}C${x1 - 0.2 * wide} ${low + 0.2 * m} ${x0 + 0.2 * wide} ${low + 0.2 * m} ${x0 - 0.34 * m} ${low}C${x0 - 0.2 * m} ${y0 + 0.4 * high} ${x0 - 0.1 * m} ${y0 - 0.14 * m} ${wx - lap} ${waist}Z`,
    );
    const frill = stroke(
      parse(
        `M${x0 - 0.34 * m} ${low + 0.16 * m}C${x0 + 0.2 * wide} ${low + 0.36 * m} ${x1 - 0.2 * wide} ${low + 0.36 * m} ${x1 + 0.3 * m} ${low + 0.16 * m}`,
      ),
      0.17 * m,
    );
    const up = waist - 0.56 * m;
    const torso = parse(
      `M${wx - lap} ${waist + 4}C${wx - 0.7 * lap} ${waist - 0.14 * m} ${wx - 0.3 * m} ${up + 0.26 * m} ${wx - 0.28 * m} ${up}Q${wx} ${up + 0.1 * m} ${wx + 0.28 * m} ${up}C${wx + 0.3 * m} ${up + 0.26 * m} ${wx + 0.7 * lap} ${waist - 0.14 * m} ${wx + lap} ${waist + 4}Z`,
    );
    const pen = 0.15 * m;
    const raised = stroke(
      parse(
        `M${wx - 0.2 * m} ${up + 0.08 * m}C${wx - 0.6 * m} ${up + 0.02 * m} ${wx - 0.66 * m} ${up - 0.42 * m} ${wx - 0.3 * m} ${up - 0.78 * m}`,
      ),
      pen,
    );
    const holds = stroke(
      parse(
        `M${wx + 0.2 * m} ${up + 0.08 * m}C${wx + 0.6 * m} ${up + 0.14 * m} ${wx + 0.7 * m} ${y0 - 0.34 * m} ${Math.max(wx + 0.9 * m, hx - 0.1 * m)} ${hy}`,
      ),
      pen,
    );
    const head = union(
      circle(wx + 0.02 * m, up - 0.26 * m, 0.22 * m),
      circle(wx + 0.22 * m, up - 0.42 * m, 0.12 * m),
      rect(wx - 0.07 * m, up - 0.1 * m, 0.14 * m, 0.2 * m),
    );
    return { plate: union(skirt, torso, raised, holds, head), second: frill };
  },
};

/** A violin case, its handle and its latches on its upper side. */
export const violinCase: Plate = {
  about: ['violin'],
  aspect: [1.6, 3.2],
  draw(held) {
    const { x0, x1, high: h, wide, cy, size: m } = bodyAround(held, 0.2, 0.56);
    const end = x0 - 0.46 * m;
    const waist = x0 + 0.58 * wide;
    const upper = x1 + 0.2 * m;
    const y = (share: number) => cy - share * h;
    const half = parse(
      [
        `M${end} ${cy + 1}V${y(0.1)}C${end} ${y(0.44)} ${end + 0.2 * m} ${y(0.66)} ${end + 0.6 * m} ${y(0.66)}`,
        `C${waist - 0.5 * m} ${y(0.66)} ${waist - 0.36 * m} ${y(0.5)} ${waist} ${y(0.49)}`,
        `C${waist + 0.3 * m} ${y(0.5)} ${waist + 0.36 * m} ${y(0.58)} ${waist + 0.62 * m} ${y(0.58)}`,
        `C${upper + 0.1 * m} ${y(0.58)} ${upper + 0.06 * m} ${y(0.2)} ${upper + 0.46 * m} ${y(0.18)}`,
        `H${upper + 1.02 * m}Q${upper + 1.12 * m} ${y(0.18)} ${upper + 1.12 * m} ${y(0.1)}V${cy + 1}Z`,
      ].join(''),
    );
    const shell = union(
      half,
      mapPoints(half, (px, py) => [px, 2 * cy - py]),
    );
    const lid = shrink(shell, Math.max(15, 0.07 * m));
    const line = subtract(lid, shrink(lid, 12));
    const top = y(0.66) - 0.16 * m;
    const grip = stroke(
      parse(
        `M${waist - 0.34 * m} ${cy}V${top + 0.16 * m}Q${waist - 0.34 * m} ${top} ${waist - 0.18 * m} ${top}H${waist + 0.18 * m}Q${waist + 0.34 * m} ${top} ${waist + 0.34 * m} ${top + 0.16 * m}V${cy}`,
      ),
      0.14 * m,
    );
    const latch = (x: number, at: number) => rect(x - 0.1 * m, y(at) - 0.07 * m, 0.2 * m, 0.24 * m, 0.04 * m);
    const latches = union(latch(end + 0.6 * m, 0.66), latch(waist + 0.62 * m, 0.58));
    const clear = grow(rect(held.x, held.y, held.width, held.height), 22);
    return {
      plate: subtract(
        union(shell, subtract(grip, grow(shell, 0))),
        softened(subtract(line, clear), 5),
        grow(latches, 10),
      ),
      second: latches,
    };
  },
};
