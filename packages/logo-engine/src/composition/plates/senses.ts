/** Plates of who cares for women, for ears and for speech, and of who mourns. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { arc, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An ear and what it hears. */
export const listeningEar: Plate = {
  about: ['ear', 'hearing-aid'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.3, 0.3, 0.36);
    const s = (high + wide) * 0.42;
    const l = x0 - 0.12 * s;
    const r = x1 + 0.3 * s;
    const top = y0 - 0.52 * s;
    const ear = parse(
      `M${l + 0.06 * s} ${y0 + 0.3 * high}C${l - 0.06 * s} ${y0 + 0.2 * high} ${l - 0.1 * s} ${y0 - 0.02 * s} ${l + 0.04 * s} ${y0 - 0.22 * s}C${l + 0.16 * s} ${y0 - 0.4 * s} ${l + 0.34 * (r - l)} ${top} ${l + 0.56 * (r - l)} ${top}C${r - 0.14 * s} ${top} ${r} ${y0 - 0.24 * s} ${r} ${y0 + 0.2 * high}C${r} ${y1 - 0.06 * s} ${cx + 0.54 * wide} ${y1 + 0.08 * s} ${cx + 0.38 * wide} ${y1 + 0.3 * s}C${cx + 0.26 * wide} ${y1 + 0.5 * s} ${cx + 0.06 * wide} ${y1 + 0.64 * s} ${cx - 0.14 * wide} ${y1 + 0.6 * s}C${l + 0.12 * s} ${y1 + 0.54 * s} ${l + 0.06 * s} ${y1 + 0.3 * s} ${l + 0.08 * s} ${y1 + 0.06 * s}C${l + 0.08 * s} ${y1 - 0.06 * high} ${l - 0.04 * s} ${y0 + 0.86 * high} ${l - 0.02 * s} ${y0 + 0.66 * high}C${l} ${y0 + 0.5 * high} ${l + 0.16 * s} ${y0 + 0.46 * high} ${l + 0.06 * s} ${y0 + 0.3 * high}Z`,
    );
    const k = 0.2 * s;
    const helix = stroke(
      parse(
        `M${l + k + 0.04 * s} ${y0 - 0.1 * s}C${l + k + 0.1 * s} ${y0 - 0.24 * s} ${l + 0.4 * (r - l)} ${top + k} ${l + 0.56 * (r - l)} ${top + k}C${r - k - 0.08 * s} ${top + k} ${r - k} ${y0 - 0.16 * s} ${r - k} ${y0 + 0.2 * high}C${r - k} ${y1 - 0.1 * s} ${cx + 0.38 * wide} ${y1 + 0.12 * s} ${cx + 0.2 * wide} ${y1 + 0.25 * s}C${cx + 0.08 * wide} ${y1 + 0.36 * s} ${cx - 0.1 * wide} ${y1 + 0.38 * s} ${cx - 0.14 * wide} ${y1 + 0.2 * s}`,
      ),
      Math.max(14, 0.07 * s),
    );
    const wave = (d: number, half: number) =>
      stroke(
        arc(l + 0.5 * s, y0 + high * 0.5, 0.5 * s + d * s, 180 - half, 180 + half),
        Math.max(16, 0.1 * s),
      );
    const clear = grow(ear, gap);
    return { plate: subtract(ear, helix), second: subtract(concat(wave(0.2, 22), wave(0.42, 26)), clear) };
  },
};

/** A mouth that is wide open: teeth over the name, lips around it. */
export const openMouth: Plate = {
  about: ['mouth-sound', 'speaking-head', 'smile'],
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

/** A broad candle whose wax has run down, lit. */
export const broadCandle: Plate = {
  about: ['candle', 'scented-candle', 'laurel-flame'],
  aspect: [0.9, 2.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.5, 0.4);
    const s = Math.min((high + wide) * 0.4, high * 1.2);
    const top = y0 - 0.44 * s;
    const r = 0.07 * s;
    const body = parse(
      `M${x0} ${top + 0.12 * s}Q${x0} ${top} ${x0 + 0.12 * s} ${top}H${x1 - 0.12 * s}Q${x1} ${top} ${x1} ${top + 0.12 * s}V${y1 - r}Q${x1} ${y1} ${x1 - r} ${y1}H${x0 + r}Q${x0} ${y1} ${x0} ${y1 - r}Z`,
    );
    const u = wide / 6;
    const [a, b] = [y0 - 0.2 * s, y0 - 0.04 * s];
    const drip = stroke(
      parse(
        `M${x0 - 20} ${a}H${x0 + 0.6 * u}C${x0 + 1.1 * u} ${a} ${x0 + u} ${b} ${x0 + 1.5 * u} ${b}C${x0 + 2 * u} ${b} ${x0 + 1.9 * u} ${a} ${x0 + 2.5 * u} ${a}C${x0 + 3.1 * u} ${a} ${x0 + 3 * u} ${y0 - 0.12 * s} ${x0 + 3.5 * u} ${y0 - 0.12 * s}C${x0 + 4 * u} ${y0 - 0.12 * s} ${x0 + 3.9 * u} ${a} ${x0 + 4.3 * u} ${a}C${x0 + 4.8 * u} ${a} ${x0 + 4.7 * u} ${b} ${x0 + 5.1 * u} ${b}C${x0 + 5.6 * u} ${b} ${x0 + 5.5 * u} ${a} ${x1 + 20} ${a}`,
      ),
      gap,
    );
    const wick = rect(cx - Math.max(6, 0.03 * s), top - 0.16 * s, Math.max(12, 0.06 * s), 0.2 * s);
    const low = top - 0.1 * s;
    const flame = parse(
      `M${cx + 0.04 * s} ${low - 0.62 * s}C${cx + 0.1 * s} ${low - 0.4 * s} ${cx + 0.24 * s} ${low - 0.32 * s} ${cx + 0.22 * s} ${low - 0.14 * s}C${cx + 0.2 * s} ${low + 0.04 * s} ${cx - 0.2 * s} ${low + 0.04 * s} ${cx - 0.22 * s} ${low - 0.14 * s}C${cx - 0.24 * s} ${low - 0.34 * s} ${cx - 0.02 * s} ${low - 0.38 * s} ${cx + 0.04 * s} ${low - 0.62 * s}Z`,
    );
    const wax = subtract(union(body, wick), drip);
    return { plate: wax, second: subtract(flame, grow(wax, gap)) };
  },
};
