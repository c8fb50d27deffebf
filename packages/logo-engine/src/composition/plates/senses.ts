/** Plates of who cares for ears and for speech, and of who mourns. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** What is said, in its bubble, and the ear that hears it. */
export const listeningEar: Plate = {
  about: ['ear', 'hearing-aid'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, wide, high, cy, size: m } = bodyAround(held, 0.42, 0.44);
    const e = 0.92 * m;
    const ex = x1 + 0.24 * m + 0.5 * e;
    const p = (x: number, y: number) => `${ex + x * e} ${cy + y * e}`;
    const ear = parse(
      `M${p(-0.44, -0.3)}C${p(-0.5, -0.82)} ${p(-0.2, -1)} ${p(0.1, -1)}C${p(0.5, -1)} ${p(0.7, -0.66)} ${p(0.66, -0.3)}C${p(0.62, 0.1)} ${p(0.34, 0.2)} ${p(0.26, 0.54)}C${p(0.2, 0.86)} ${p(0.02, 1)} ${p(-0.16, 1)}C${p(-0.4, 1)} ${p(-0.48, 0.78)} ${p(-0.44, 0.56)}C${p(-0.4, 0.38)} ${p(-0.26, 0.3)} ${p(-0.26, 0.1)}C${p(-0.26, -0.08)} ${p(-0.42, -0.1)} ${p(-0.44, -0.3)}Z`,
    );
    const pen = Math.max(14, 0.1 * m);
    const helix = stroke(
      parse(
        `M${p(-0.2, -0.38)}C${p(-0.22, -0.64)} ${p(-0.06, -0.75)} ${p(0.1, -0.75)}C${p(0.34, -0.75)} ${p(0.44, -0.54)} ${p(0.4, -0.32)}C${p(0.36, -0.06)} ${p(0.14, 0.06)} ${p(0.04, 0.34)}Q${p(0, 0.5)} ${p(-0.12, 0.54)}`,
      ),
      pen,
    );
    const canal = stroke(
      parse(
        `M${p(-0.02, -0.42)}C${p(0.1, -0.5)} ${p(0.2, -0.4)} ${p(0.16, -0.26)}Q${p(0.12, -0.14)} ${p(-0.02, -0.1)}`,
      ),
      pen,
    );
    const tail = polygon(
      [
        [x1 - 20, cy - 0.2 * m],
        [x1 + 0.2 * m, cy + 0.02 * m],
        [x1 - 20, cy + 0.18 * m],
      ],
      0.03 * m,
    );
    const bubble = union(rect(x0, y0, wide, high, Math.min(0.26 * m, 0.4 * high)), tail);
    return { plate: subtract(bubble, grow(ear, 13)), second: subtract(ear, helix, canal) };
  },
};

/** A mouth that is wide open: teeth over the name, lips around it. */
export const openMouth: Plate = {
  about: ['mouth-sound', 'speaking-head', 'smile', 'ear-nose-throat'],
  styles: ['playful', 'creative', 'modern'],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, x0, y0, y1, high, wide, cx } = bodyAround(held, 0.2, 0.24, 0.2);
    const s = Math.min((high + wide) * 0.34, high * 1.1);
    const [a, top, low] = [wide / 2 + 0.42 * s, y0 - 0.34 * s, y1 + 0.3 * s];
    const mouth = (by: number) => {
      const [w, t, d] = [a + by, top - by, low + by];
      const half = parse(
        `M${cx - 2} ${t + 0.05 * s}H${cx}C${cx + 0.1 * s} ${t + 0.05 * s} ${cx + 0.16 * s} ${t} ${cx + 0.3 * s} ${t}C${cx + w * 0.66} ${t} ${cx + w - 0.06 * s} ${t + 0.06 * s} ${cx + w} ${t + 0.24 * s}C${cx + w + 0.06 * s} ${y0 + 0.8 * high} ${cx + w * 0.66} ${d} ${cx} ${d}H${cx - 2}Z`,
      );
      return union(half, mirror(half, cx));
    };
    const inner = mouth(0);
    const row = rect(x0 - 0.1 * s, top - s, wide + 0.2 * s, s + 0.26 * s, 0.12 * s);
    const between = [-0.25, 0, 0.25].map((d) =>
      rect(cx + d * (wide + 0.2 * s) - gap / 2, top - s, gap, 2 * s),
    );
    const teeth = subtract(intersect(row, shrink(inner, gap)), ...between);
    const lips = subtract(mouth(gap + 0.22 * s), grow(inner, gap));
    return { plate: subtract(inner, teeth), second: lips };
  },
};

/** A round candle on its dish, lit, the wax run down one side. */
export const broadCandle: Plate = {
  about: ['candle', 'scented-candle', 'flower-candle', 'three-candles', 'laurel-flame'],
  aspect: [0.85, 1.7],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, size: m } = bodyAround(held, 0.4, 0.26, 0.34);
    const l = x0 - 0.12 * m;
    const top = y0 - 0.5 * m;
    const ry = 0.1 * m;
    const mid = (l + x1) / 2;
    const body = union(rect(l, top, x1 - l, y1 - top), ellipse(mid, top, (x1 - l) / 2, ry));
    const w = 0.2 * m;
    const cap = parse(
      [
        `M${l - 0.08 * m} ${top}C${l - 0.08 * m} ${top - 0.24 * m} ${x1 + 0.08 * m} ${top - 0.24 * m} ${x1 + 0.08 * m} ${top}`,
        `V${top + 0.2 * m}A${0.6 * w} ${0.6 * w} 0 0 1 ${x1 + 0.08 * m - 1.2 * w} ${top + 0.2 * m}`,
        `C${x1 - 0.3 * m} ${top + 0.06 * m} ${cx + 0.2 * m} ${top + 0.1 * m} ${l + 3.4 * w} ${top + 0.14 * m}`,
        `V${top + 0.22 * m}A${0.5 * w} ${0.5 * w} 0 0 1 ${l + 2.4 * w} ${top + 0.22 * m}Q${l + 2.3 * w} ${top + 0.12 * m} ${l + 1.9 * w} ${top + 0.14 * m}Q${l + 0.7 * w} ${top + 0.16 * m} ${l + 0.56 * w} ${top + 0.3 * m}`,
        `V${y0 + 0.06 * m}A${0.5 * w} ${0.5 * w} 0 0 1 ${l - 0.08 * m} ${y0 + 0.06 * m}Z`,
      ].join(''),
    );
    const dish = parse(
      `M${l - 0.42 * m} ${y1 + 12}H${x1 + 0.42 * m}C${x1 + 0.36 * m} ${y1 + 0.3 * m} ${x1} ${y1 + 0.3 * m} ${x1 - 0.1 * m} ${y1 + 0.3 * m}H${l + 0.1 * m}C${l} ${y1 + 0.3 * m} ${l - 0.36 * m} ${y1 + 0.3 * m} ${l - 0.42 * m} ${y1 + 12}Z`,
    );
    const loop = subtract(
      stroke(circle(x1 + 0.44 * m, y1 + 0.02 * m, 0.17 * m), 0.11 * m),
      rect(l, y0, x1 + 12 - l, high),
    );
    const fy = top - 0.26 * m;
    const wick = rect(mid - Math.max(7, 0.04 * m), top - 0.26 * m, Math.max(14, 0.08 * m), 0.2 * m);
    const flame = parse(
      `M${mid + 0.04 * m} ${fy - 0.66 * m}C${mid + 0.1 * m} ${fy - 0.42 * m} ${mid + 0.25 * m} ${fy - 0.34 * m} ${mid + 0.23 * m} ${fy - 0.14 * m}C${mid + 0.2 * m} ${fy + 0.04 * m} ${mid - 0.2 * m} ${fy + 0.04 * m} ${mid - 0.23 * m} ${fy - 0.14 * m}C${mid - 0.25 * m} ${fy - 0.34 * m} ${mid - 0.02 * m} ${fy - 0.4 * m} ${mid + 0.04 * m} ${fy - 0.66 * m}Z`,
    );
    const wax = union(cap, subtract(wick, grow(flame, 10)));
    return { plate: concat(subtract(body, grow(cap, 12)), union(dish, loop)), second: concat(wax, flame) };
  },
};
