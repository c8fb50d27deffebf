/** Plates of things that are kept for long: a bench, a purse, a candle. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A dining table, its chairs behind it, the name on its top. */
export const chairedTable: Plate = {
  about: ['dining-table', 'wooden-chair'],
  aspect: [1.2, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, gap, size } = bodyAround(held, 0.34, 0.3, 0.3);
    const m = Math.min(size, 1.1 * high);
    const slant = 0.34 * m;
    const top = polygon(
      [
        [x0 - 0.06 * m, y0],
        [x1 + 0.06 * m, y0],
        [x1 + slant, y1],
        [x0 - slant, y1],
      ],
      0.04 * m,
    );
    const [l, r, e] = [x0 - slant, x1 + slant, y1 + gap];
    const edge = rect(l, e, r - l, 0.17 * m, 0.03 * m);
    const floor = e + 0.86 * m;
    const leg = polygon(
      [
        [r - 0.34 * m, e + 0.1 * m],
        [r - 0.08 * m, e + 0.1 * m],
        [r - 0.12 * m, floor],
        [r - 0.28 * m, floor],
      ],
      0.02 * m,
    );
    const apron = rect(l + 0.2 * m, e + 0.1 * m, r - l - 0.4 * m, 0.2 * m);
    const count = Math.max(2, Math.round(wide / (1.05 * m)));
    const step = wide / count;
    const each = Math.min(0.76 * step, 0.72 * m);
    const t = y0 - gap;
    const chairs = Array.from({ length: count }, (_, i) => {
      const x = x0 + step * (i + 0.5);
      const back = parse(
        `M${x - each / 2 + 0.02 * m} ${t}L${x - each / 2 - 0.02 * m} ${t - 0.5 * m}Q${x - each / 2 - 0.02 * m} ${t - 0.6 * m} ${x - each / 2 + 0.08 * m} ${t - 0.61 * m}Q${x} ${t - 0.68 * m} ${x + each / 2 - 0.08 * m} ${t - 0.61 * m}Q${x + each / 2 + 0.02 * m} ${t - 0.6 * m} ${x + each / 2 + 0.02 * m} ${t - 0.5 * m}L${x + each / 2 - 0.02 * m} ${t}Z`,
      );
      const slots = [-1, 1].map((at) =>
        rect(x + at * 0.17 * each - 0.09 * each, t - 0.42 * m, 0.18 * each, m),
      );
      return subtract(back, ...slots);
    });
    return { plate: concat(top, union(edge, apron, leg, mirror(leg, cx))), second: concat(...chairs) };
  },
};

/** A purse with a clasp of two balls. */
export const claspPurse: Plate = {
  about: ['handbag'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide: w, size: m } = bodyAround(held, 0.3, 0.3, 0.3);
    const top = y0 - 0.2 * m;
    const half = (way: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      const at = (d: number) => x + way * d * m;
      return parse(
        `M${cx - way} ${top}H${at(-0.06)}C${at(0.16)} ${y0} ${at(0.46)} ${y1 - 0.4 * m} ${at(0.44)} ${y1 - 0.06 * m}C${at(0.42)} ${y1 + 0.26 * m} ${at(0.1)} ${y1 + 0.36 * m} ${at(-0.3)} ${y1 + 0.36 * m}H${cx - way}Z`,
      );
    };
    const pleats = [-0.3, -0.1, 0.1, 0.3].map((d) =>
      stroke(line(cx + d * w, top - 10, cx + d * w * 1.06, Math.min(top + 0.26 * m, held.y - 30)), 11),
    );
    const clasp = union(
      rect(x0 - 0.06 * m, top - GAP - 0.2 * m, w + 0.12 * m, 0.2 * m, 0.09 * m),
      ...[-1, 1].map((way) => circle(cx + way * 0.15 * m, top - GAP - 0.3 * m, 0.15 * m)),
    );
    return { plate: subtract(union(half(1), half(-1)), ...pleats), second: clasp };
  },
};

/** A candle with three flames in its broad glass. */
export const threeWickCandle: Plate = {
  about: ['candle', 'scented-candle', 'flower-candle', 'three-candles'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, gap, size } = bodyAround(held, 0.46, 0.4, 0.36);
    const m = Math.min(size, 1.1 * high);
    const glass = Math.max(14, 0.09 * m);
    const rim = y0 - 0.74 * m;
    const box = (out: number, top: number, low: number, soft: number) =>
      union(
        rect(x0 - out, top, wide + 2 * out, (low - top) * 0.6, 2),
        rect(x0 - out, top, wide + 2 * out, low - top, soft),
      );
    const wax = box(0, y0, y1, 0.16 * m);
    const jar = subtract(
      box(gap + glass, rim, y1 + gap + 0.24 * m, 0.22 * m),
      box(gap, rim - m, y1 + gap, 0.16 * m + gap),
    );
    const lips = [x0 - gap - glass * 1.5, x1 + gap - glass * 0.1].map((x) =>
      rect(x, rim - 0.05 * m, glass * 1.6, 0.13 * m, 0.05 * m),
    );
    const s = 0.82 * m;
    const wick = 0.1 * m;
    const lit = [-1, 0, 1].map((i) => {
      const x = cx + i * Math.min(wide / 2 - 0.3 * m, 0.62 * m);
      const y = y0 - wick;
      const p = (dx: number, dy: number) => `${x + dx * s} ${y + dy * s}`;
      return {
        wick: rect(x - 7, y - 2, 14, wick + 6),
        flame: parse(
          `M${p(0, 0.02)}C${p(-0.26, 0.02)} ${p(-0.26, -0.26)} ${p(-0.1, -0.44)}C${p(-0.03, -0.52)} ${p(0, -0.58)} ${p(0.01, -0.7)}C${p(0.12, -0.54)} ${p(0.24, -0.4)} ${p(0.23, -0.2)}C${p(0.22, -0.06)} ${p(0.13, 0.02)} ${p(0, 0.02)}Z`,
        ),
      };
    });
    const flames = union(...lit.map(({ flame }) => flame));
    return {
      plate: concat(union(wax, ...lit.map((one) => subtract(one.wick, flames))), union(jar, ...lips)),
      second: flames,
    };
  },
};
