/** Plates of who spans a river, crosses a mountain, teaches a language and changes money. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bridge of arches over water, the name on its wall. */
export const archedBridge: Plate = {
  about: ['bridge'],
  aspect: [1.6, 3.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, size: m, cx } = bodyAround(held, 0.2, 0.4, 0.22);
    const [l, r] = [x0 - 0.5 * m, x1 + 0.5 * m];
    const hump = 0.12 * m;
    const low = y1 + 0.5 * m;
    const deck = (up: number) => `M${l} ${y0 - up + hump}Q${cx} ${y0 - up - hump} ${r} ${y0 - up + hump}`;
    const wall = parse(`${deck(0)}V${low}H${l}Z`);
    const rail = stroke(parse(deck(0.26 * m)), 0.13 * m, { cap: 'butt' });
    const under = parse(`${deck(0.26 * m)}V${y0 + m}H${l}Z`);
    const spaces = 2 * Math.round((r - l) / (0.76 * m)) + 1;
    const step = (r - l) / spaces;
    const balusters = Array.from({ length: spaces - 1 }, (_, i) =>
      rect(l + (i + 1) * step - 0.07 * m, y0 - m, 0.14 * m, 1.14 * m),
    );
    const pillar = union(
      rect(l - 0.16 * m, y0 + hump - 0.46 * m, 0.32 * m, low - y0 - hump + 0.46 * m),
      rect(l - 0.22 * m, y0 + hump - 0.54 * m, 0.44 * m, 0.15 * m, 0.04 * m),
    );
    const slope = parse(
      `M${l} ${y0 + 0.3 * m}C${l - 0.3 * m} ${y0 + 0.3 * m} ${l - 0.5 * m} ${low - 0.1 * m} ${l - 0.9 * m} ${low}H${l}Z`,
    );
    const end = union(pillar, slope);
    const count = Math.max(2, Math.round((r - l) / (1.3 * m)));
    const pier = 0.2 * m;
    const span = (r - l - 0.32 * m - pier) / count - pier;
    const arches = Array.from({ length: count }, (_, i) =>
      ellipse(l + 0.16 * m + pier + i * (span + pier) + span / 2, low, span / 2, low - y1),
    );
    const [w0, w1] = [l - 0.8 * m, r + 0.8 * m];
    const waves = Math.max(4, Math.round((w1 - w0) / (0.6 * m)));
    const water = stroke(wave(w0, low + gap + 0.14 * m, w1 - w0, 0.08 * m, waves), 0.13 * m);
    return {
      plate: union(
        subtract(wall, ...arches),
        rail,
        intersect(under, union(...balusters)),
        end,
        mirror(end, cx),
      ),
      second: water,
    };
  },
};

/** A bus of two floors, as they drive in London. */
export const doubleDecker: Plate = {
  about: ['english-bubble', 'hi-bubble', 'phone-box'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, size: m } = bodyAround(held, 0.4, 0.38, 0.36);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const pane = 0.28 * m;
    const top = y0 - pane - 0.12 * m;
    const low = y1 + pane + 0.24 * m;
    const body = parse(
      `M${l} ${low - 0.04 * m}V${top + 0.2 * m}Q${l} ${top} ${l + 0.2 * m} ${top}H${r - 0.14 * m}Q${r} ${top} ${r} ${top + 0.14 * m}V${low - 0.04 * m}Q${r} ${low} ${r - 0.04 * m} ${low}H${l + 0.04 * m}Q${l} ${low} ${l} ${low - 0.04 * m}Z`,
    );
    const row = (y: number, from: number, to: number) => {
      const count = Math.max(3, Math.round((to - from) / (0.44 * m)));
      const each = (to - from - gap * (count - 1)) / count;
      return Array.from({ length: count }, (_, i) => rect(from + i * (each + gap), y, each, pane, 0.05 * m));
    };
    const upper = row(y0 - pane, l + 0.1 * m, r - 0.1 * m);
    const lower = row(y1, l + 0.1 * m, r - 0.56 * m);
    const door = rect(r - 0.42 * m, y1, 0.32 * m, pane + 0.14 * m, 0.05 * m);
    const R = 0.21 * m;
    const axles = [l + 0.42 * m, r - 0.74 * m];
    const at = low - 0.02 * m;
    const clear = axles.map((x) => circle(x, at, R + gap));
    const wheels = axles.map((x) => subtract(circle(x, at, R), circle(x, at, 0.38 * R)));
    return { plate: subtract(body, ...upper, ...lower, door, ...clear), second: concat(...wheels) };
  },
};

/** A mountain range, the sun behind it. */
export const sunRange: Plate = {
  about: ['mountain'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.2, 0.2, 0.36);
    const [l, r] = [x0 - 0.5 * m, x1 + 0.5 * m];
    const at = (share: number) => x0 + share * wide;
    const range = polygon(
      [
        [l, y1],
        [at(0.02), y0 - 0.02 * m],
        [at(0.14), y0 - 0.3 * m],
        [at(0.28), y0 - 0.12 * m],
        [at(0.56), y0 - 0.78 * m],
        [at(0.84), y0 - 0.14 * m],
        [at(0.91), y0 - 0.24 * m],
        [at(1), y0 - 0.02 * m],
        [r, y1],
      ],
      0.07 * m,
    );
    const px = at(0.56);
    const top = y0 - 0.78 * m;
    const snow = stroke(
      parse(
        `M${px - 0.6 * m} ${top + 0.36 * m}L${px - 0.12 * m} ${top + 0.36 * m}L${px - 0.02 * m} ${top + 0.48 * m}L${px + 0.1 * m} ${top + 0.34 * m}L${px + 0.6 * m} ${top + 0.42 * m}`,
      ),
      gap,
    );
    const sun = subtract(circle(at(0.2), y0 - 0.46 * m, 0.36 * m), grow(range, gap));
    return { plate: subtract(range, snow), second: sun };
  },
};

/** A note of money, a coin at its corner. */
export const noteAndCoin: Plate = {
  about: ['currency-exchange', 'bank-notes', 'piggy-bank'],
  aspect: [1.4, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, size: m } = bodyAround(held, 0.4, 0.42);
    const rim = gap + 0.1 * m;
    const box = (out: number, round: number) =>
      rect(x0 - out - 0.1 * m, y0 - out, x1 - x0 + 2 * out + 0.2 * m, y1 - y0 + 2 * out, round);
    const corner = [
      [x0 - 0.1 * m, y0],
      [x1 + 0.1 * m, y0],
      [x0 - 0.1 * m, y1],
      [x1 + 0.1 * m, y1],
    ].map(([x = 0, y = 0]) => [x, y] as const);
    const bites = (r: number) => corner.map(([x, y]) => circle(x, y, r));
    const field = subtract(box(0, 4), ...bites(0.16 * m));
    const frame = subtract(box(rim, 0.09 * m), grow(field, gap));
    const [kx, ky, R] = [x1 + 0.28 * m, y1 + 0.1 * m, 0.36 * m];
    const coin = circle(kx, ky, R);
    const k = R * 0.3;
    const sign = union(
      stroke(
        parse(
          `M${kx + 1.05 * k} ${ky - 0.85 * k}C${kx + 0.7 * k} ${ky - 1.5 * k} ${kx - 1.1 * k} ${ky - 1.5 * k} ${kx - 1.1 * k} ${ky - 0.72 * k}C${kx - 1.1 * k} ${ky + 0.1 * k} ${kx + 1.1 * k} ${ky - 0.1 * k} ${kx + 1.1 * k} ${ky + 0.72 * k}C${kx + 1.1 * k} ${ky + 1.5 * k} ${kx - 0.7 * k} ${ky + 1.5 * k} ${kx - 1.05 * k} ${ky + 0.85 * k}`,
        ),
        0.17 * R,
      ),
      stroke(line(kx, ky - 2 * k, kx, ky + 2 * k), 0.15 * R),
    );
    const room = circle(kx, ky, R + gap);
    return { plate: concat(subtract(field, room), subtract(frame, room)), second: subtract(coin, sign) };
  },
};
