/** Plates of who warms, tiles and glazes homes. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate, scale, translate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

export const FLAME = parse(
  'M52 0C58 22 86 36 86 66C86 88 70 100 50 100C30 100 14 88 14 66C14 50 24 42 28 30C34 36 37 42 38 48C48 38 54 20 52 0Z',
);

/** A fireplace that burns, the name over its fire. */
export const hearth: Plate = {
  about: ['fireplace', 'wood-stove', 'chimney'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, mean } = bodyAround(held, 0.5, 0.4);
    const u = mean * 0.62;
    const low = y1 + u * 0.86;
    const [l, r] = [x0 + u * 0.24, x1 - u * 0.24];
    const [rx, rise] = [(r - l) / 2, u * 0.2];
    const mouth = parse(
      `M${l} ${low + 10}V${y1 + rise}C${l + rx * 0.3} ${y1 + 2} ${r - rx * 0.3} ${y1 + 2} ${r} ${y1 + rise}V${low + 10}Z`,
    );
    const breast = subtract(rect(x0, y0, wide, high + low - y1, 6), mouth);
    const shelf = rect(x0 - u * 0.18, y0 - 11 - u * 0.18, wide + u * 0.36, u * 0.18, u * 0.05);
    const base = rect(x0 - u * 0.14, low + 11, wide + u * 0.28, u * 0.14, u * 0.05);
    const size = u * 0.0056;
    const flame = (dx: number, k: number) =>
      translate(scale(FLAME, size * k), cx + dx * u - 50 * size * k, low - u * 0.14 - 100 * size * k);
    const log = (turn: number) =>
      rotate(rect(cx - u * 0.46, low - u * 0.14, u * 0.92, u * 0.11, u * 0.05), turn, cx, low - u * 0.085);
    const logs = union(log(6), log(-6));
    const fire = subtract(union(flame(0, 1.06), flame(-0.3, 0.56), flame(0.3, 0.56)), grow(logs, 10));
    return { plate: concat(breast, shelf, base), second: concat(fire, logs) };
  },
};

/** A large window with its three lights above, the name on its pane. */
export const bigWindow: Plate = {
  about: ['glass-pane', 'window', 'sliding-window', 'window-wash', 'squeegee'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.48, 0.44);
    const u = mean * 0.62;
    const [gap, edge, light] = [11, Math.max(16, u * 0.11), u * 0.42];
    const top = y0 - gap - light;
    const [l, t] = [x0 - gap - edge, top - gap - edge];
    const outer = rect(l, t, wide + (gap + edge) * 2, y1 - t + gap + edge, u * 0.05);
    const frame = subtract(outer, rect(x0 - gap, top - gap, wide + gap * 2, y1 - top + gap * 2, 4));
    const count = Math.max(2, Math.min(Math.round(wide / (u * 0.95)), Math.floor(wide / 150)));
    const each = (wide + gap) / count - gap;
    const lean = Math.max(0, Math.min(light * 0.6, each - 48 - 36));
    const start = (each - lean - 48) / 2;
    const lights = Array.from({ length: count }, (_, i) => {
      const x = x0 + i * (each + gap);
      const glint = (from: number, w: number) =>
        polygon([
          [x + from, top + light + 5],
          [x + from + w, top + light + 5],
          [x + from + w + lean, top - 5],
          [x + from + lean, top - 5],
        ]);
      const pane = rect(x, top, each, light, 3);
      return lean < 24 ? pane : subtract(pane, glint(start, 20), glint(start + 36, 12));
    });
    const sill = rect(
      l - u * 0.12,
      y1 + edge + gap * 2,
      x1 - x0 + (gap + edge) * 2 + u * 0.24,
      u * 0.15,
      u * 0.05,
    );
    return { plate: concat(frame, rect(x0, y0, wide, high, 3), ...lights, sill) };
  },
};

/** A panel of patterned tiles around the name. */
export const tilePanel: Plate = {
  about: ['tiles'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, y0, y1, wide, high, mean } = bodyAround(held, 0.44, 0.44);
    const u = mean * 0.62;
    const gap = 11;
    const count = Math.max(4, Math.round((wide + gap) / (u * 0.52)));
    const side = (wide + gap) / count - gap;
    const motif = (x: number, y: number, i: number) => {
      const [mx, my] = [x + side / 2, y + side / 2];
      const diamond = (r: number) =>
        polygon([
          [mx - r, my],
          [mx, my - r],
          [mx + r, my],
          [mx, my + r],
        ]);
      const tile = rect(x, y, side, side, 4);
      if (i % 2 === 0) return subtract(tile, subtract(diamond(side * 0.42), diamond(side * 0.19)));
      const quarters = [
        [x, y],
        [x + side, y],
        [x, y + side],
        [x + side, y + side],
      ].map(([px = 0, py = 0]) => subtract(circle(px, py, side * 0.42), circle(px, py, side * 0.23)));
      return subtract(tile, ...quarters, circle(mx, my, Math.max(9, side * 0.1)));
    };
    const row = (y: number, shift: number) =>
      Array.from({ length: count }, (_, i) => motif(x0 + i * (side + gap), y, i + shift));
    return {
      plate: concat(rect(x0, y0, wide, high, 4), ...row(y0 - gap - side, 0), ...row(y1 + gap, 1)),
    };
  },
};
