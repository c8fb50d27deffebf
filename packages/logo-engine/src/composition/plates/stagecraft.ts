/** Plates of who dances, plays and does magic. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A magician's hat, brim up: a rabbit and a wand look out of it. */
export const magicHat: Plate = {
  about: ['magic-wand', 'wizard-hat'],
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

/** A dancer with her handkerchief up, the name on her wide skirt. */
export const wideSkirt: Plate = {
  about: ['dancing-couple', 'dancer'],
  aspect: [1.3, 2.4],
  draw(held) {
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.26 * CAP];
    const [cx, high] = [centreX(held), y1 - y0];
    const half = held.width / 2 + 0.42 * CAP;
    const s = high * 0.36 + half * 0.5;
    const out = half + 0.36 * s;
    const hip = y0 - 0.16 * s;
    const lap = 0.17 * s;
    const dome = `C${cx + half * 0.66} ${hip - 0.04 * s} ${cx + half * 0.96} ${y0 - 0.14 * s} ${cx + half + 0.06 * s} ${y0 + 0.4 * high}C${cx + half + 0.14 * s} ${y0 + 0.7 * high} ${cx + out - 0.14 * s} ${y1 - 0.1 * high} ${cx + out} ${y1}`;
    const back = `C${cx - out + 0.14 * s} ${y1 - 0.1 * high} ${cx - half - 0.14 * s} ${y0 + 0.7 * high} ${cx - half - 0.06 * s} ${y0 + 0.4 * high}C${cx - half * 0.96} ${y0 - 0.14 * s} ${cx - half * 0.66} ${hip - 0.04 * s} ${cx - lap} ${hip}`;
    const sag = 0.16 * s;
    const skirt = parse(
      `M${cx - lap} ${hip}H${cx + lap}${dome}Q${cx} ${y1 + 2 * sag} ${cx - out} ${y1}${back}Z`,
    );
    const count = 2 * Math.round(out / (0.32 * s)) + 1;
    const step = (2 * out) / count;
    const fall = (x: number) => y1 + GAP + sag * (1 - ((x - cx) / out) ** 2);
    const frills = Array.from({ length: count }, (_, i) => {
      const [a, b] = [cx - out + step * i, cx - out + step * (i + 1)];
      const deep = 0.2 * s;
      return parse(
        `M${a + 5} ${fall(a)}L${b - 5} ${fall(b)}L${b - 5} ${fall(b) + deep * 0.7}C${b - 5} ${fall(b) + deep * 1.3} ${a + 5} ${fall(a) + deep * 1.3} ${a + 5} ${fall(a) + deep * 0.7}Z`,
      );
    });
    const up = hip - 0.5 * s;
    const torso = parse(
      `M${cx - lap} ${hip + 4}C${cx - lap * 0.7} ${hip - 0.14 * s} ${cx - 0.26 * s} ${up + 0.24 * s} ${cx - 0.23 * s} ${up}Q${cx} ${up + 0.06 * s} ${cx + 0.23 * s} ${up}C${cx + 0.26 * s} ${up + 0.24 * s} ${cx + lap * 0.7} ${hip - 0.14 * s} ${cx + lap} ${hip + 4}Z`,
    );
    const pen = 0.12 * s;
    const raised = stroke(
      parse(
        `M${cx + 0.18 * s} ${up + 0.07 * s}C${cx + 0.46 * s} ${up - 0.04 * s} ${cx + 0.5 * s} ${up - 0.36 * s} ${cx + 0.4 * s} ${up - 0.66 * s}`,
      ),
      pen,
    );
    const akimbo = stroke(
      parse(
        `M${cx - 0.18 * s} ${up + 0.07 * s}L${cx - 0.52 * s} ${up + 0.26 * s}L${cx - 0.2 * s} ${hip - 0.04 * s}`,
      ),
      pen,
    );
    const head = union(
      circle(cx, up - 0.24 * s, 0.19 * s),
      circle(cx - 0.17 * s, up - 0.36 * s, 0.1 * s),
      rect(cx - 0.06 * s, up - 0.1 * s, 0.12 * s, 0.2 * s),
    );
    const [hx, hy] = [cx + 0.46 * s, up - 0.76 * s];
    const cloth = polygon(
      [
        [hx - 0.08 * s, hy + 0.02 * s],
        [hx + 0.14 * s, hy - 0.26 * s],
        [hx + 0.52 * s, hy - 0.2 * s],
        [hx + 0.4 * s, hy + 0.16 * s],
      ],
      0.06 * s,
    );
    return {
      plate: subtract(union(skirt, torso, raised, akimbo, head), grow(cloth, 10)),
      second: concat(cloth, ...frills),
    };
  },
};

/** A violin case from above, its handle at its side. */
export const violinCase: Plate = {
  about: ['violin'],
  aspect: [1.8, 3.4],
  draw(held) {
    const { x0, x1, y0, high, wide, cx, cy, size: m } = bodyAround(held, 0.26, 0.56);
    const [end, tip] = [x0 - 0.5 * m, x1 + m];
    const y = (share: number) => cy - share * high;
    const upper = parse(
      [
        `M${end} ${cy + 1}V${cy}C${end} ${y(0.34)} ${x0 - 0.3 * m} ${y(0.6)} ${x0 + 0.2 * m} ${y(0.58)}`,
        `C${cx - 0.2 * wide} ${y(0.56)} ${cx - 0.1 * wide} ${y(0.43)} ${cx + 0.06 * wide} ${y(0.43)}`,
        `C${cx + 0.2 * wide} ${y(0.43)} ${x1 - 0.2 * wide} ${y(0.51)} ${x1 - 0.06 * m} ${y(0.5)}`,
        `C${x1 + 0.34 * m} ${y(0.48)} ${x1 + 0.24 * m} ${y(0.2)} ${x1 + 0.56 * m} ${y(0.19)}`,
        `L${tip - 0.1 * m} ${y(0.18)}Q${tip} ${y(0.18)} ${tip} ${y(0.1)}V${cy + 1}Z`,
      ].join(''),
    );
    const shell = union(
      upper,
      mapPoints(upper, (px, py) => [px, 2 * cy - py]),
    );
    const [hx, top] = [cx + 0.04 * wide, y0 - 0.22 * m];
    const grip = stroke(
      parse(
        `M${hx - 0.3 * m} ${cy}V${top + 0.16 * m}Q${hx - 0.3 * m} ${top} ${hx - 0.14 * m} ${top}H${hx + 0.14 * m}Q${hx + 0.3 * m} ${top} ${hx + 0.3 * m} ${top + 0.16 * m}V${cy}`,
      ),
      0.12 * m,
    );
    return { plate: union(shell, subtract(grip, rect(x0, y0 + 0.12 * high, wide, high))) };
  },
};
