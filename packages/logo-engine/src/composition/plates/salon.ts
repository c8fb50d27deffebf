/** Plates of who shaves and of who paints nails. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A barber's pole that stands beside its sign. */
export const barberPole: Plate = {
  about: ['barber-pole', 'beard', 'razor', 'clippers', 'barber-chair'],
  aspect: [1.1, 3.6],
  draw(held) {
    const { x0, y0, y1, high, wide, cy } = bodyAround(held, 0.46, 0.46);
    const s = Math.min((high + wide) * 0.36, high * 1.1);
    const half = 0.25 * s;
    const px = x0 - 0.16 * s - half;
    const [top, low] = [y0 - 0.06 * s, y1 + 0.06 * s];
    const glass = rect(px - half, top, 2 * half, low - top);
    const rim = Math.max(10, 0.06 * s);
    const window = rect(px - half + rim, top, 2 * (half - rim), low - top);
    const pitch = (low - top) / Math.max(3, Math.round((low - top) / (0.34 * s)));
    const bars = Array.from({ length: 12 }, (_, i) => {
      const y = top + (i - 2) * pitch;
      return polygon([
        [px - half, y + 0.34 * s],
        [px + half, y],
        [px + half, y + pitch * 0.5],
        [px - half, y + 0.34 * s + pitch * 0.5],
      ]);
    });
    const cap = (y: number, way: 1 | -1) => {
      const at = (d: number) => y + way * d * s;
      const plinth = (d: number, a: number, tall: number) =>
        rect(px - a * s, Math.min(at(d), at(d + tall)), 2 * a * s, tall * s, 0.035 * s);
      const dome = parse(
        `M${px - half} ${at(0.14)}C${px - half} ${at(0.42)} ${px + half} ${at(0.42)} ${px + half} ${at(0.14)}Z`,
      );
      return union(plinth(0, 0.33, 0.15), dome, circle(px, at(0.37), 0.085 * s));
    };
    const board = rect(x0, y0, wide, high, 0.1 * s);
    const arms = [-0.3, 0.3].map((d) => rect(px, cy + d * high - 0.05 * s, x0 - px + 10, 0.1 * s));
    const stripes = intersect(window, union(...bars));
    const pole = union(glass, cap(top, -1), cap(low, 1));
    const sign = union(board, ...arms.map((arm) => subtract(arm, grow(glass, GAP))));
    return { plate: concat(sign, subtract(pole, stripes)) };
  },
};

/** A cut-throat razor: the name on its blade, the handle folded half under it. */
export const openRazor: Plate = {
  about: ['razor', 'barber-pole', 'beard'],
  styles: ['modern', 'vintage', 'creative', 'minimal', 'playful'],
  aspect: [1.7, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, wide } = bodyAround(held, 0.42, 0.4);
    const s = Math.min((high + wide) * 0.32, high * 1.2);
    const [px, py] = [x1 + 0.62 * s, y0 + 0.24 * s];
    const blade = parse(
      `M${x0} ${y0}H${x1}C${x1 + 0.3 * s} ${y0} ${x1 + 0.34 * s} ${y0 + 0.08 * s} ${px} ${y0 + 0.08 * s}C${px + 0.14 * s} ${y0 + 0.08 * s} ${px + 0.2 * s} ${y0 + 0.02 * s} ${px + 0.24 * s} ${y0 - 0.14 * s}Q${px + 0.28 * s} ${y0 - 0.22 * s} ${px + 0.36 * s} ${y0 - 0.18 * s}Q${px + 0.44 * s} ${y0 - 0.14 * s} ${px + 0.42 * s} ${y0 - 0.06 * s}C${px + 0.36 * s} ${y0 + 0.26 * s} ${px + 0.2 * s} ${y0 + 0.4 * s} ${px} ${y0 + 0.4 * s}H${x1 + 0.4 * s}C${x1 + 0.2 * s} ${y0 + 0.4 * s} ${x1 + 0.12 * s} ${y1} ${x1 - 0.06 * s} ${y1}H${x0 - 0.04 * s}Q${x0 - 0.16 * s} ${y1} ${x0 - 0.16 * s} ${y1 - 0.12 * s}V${y0 + 0.16 * s}Q${x0 - 0.16 * s} ${y0} ${x0} ${y0}Z`,
    );
    const handle = stroke(
      parse(
        `M${px} ${py}C${px - 0.04 * s} ${py + 0.4 * s} ${px + 0.1 * s} ${py + 0.8 * s} ${px + 0.5 * s} ${py + 1.22 * s}`,
      ),
      0.32 * s,
      { cap: 'round' },
    );
    const clear = union(blade, stroke(blade, 2 * GAP));
    return {
      plate: subtract(union(blade), circle(px, py, 0.065 * s)),
      second: subtract(handle, clear),
    };
  },
};
