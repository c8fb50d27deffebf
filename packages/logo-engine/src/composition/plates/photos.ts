/** Plates of who takes pictures. */
import { grow, intersect, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A camera from its front, the name under its lens. */
export const camera: Plate = {
  about: ['camera', 'camera-heart', 'aperture', 'tripod-camera', 'instant-photos', 'photo-strip'],
  aspect: [2.2, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.52, 0.46);
    const r = mean * 0.29;
    const lens = y0 - r * 1.02 - gap;
    const top = lens - r * 0.55;
    const shell = rect(x0, top, wide, y1 - top, mean * 0.1);
    const hump = grow(
      polygon([
        [cx - r * 0.8, lens - r * 1.36 + 10],
        [cx + r * 0.8, lens - r * 1.36 + 10],
        [cx + r * 1.2, top + 20],
        [cx - r * 1.2, top + 20],
      ]),
      10,
    );
    const rim = Math.max(13, r * 0.17);
    const ring = subtract(circle(cx, lens, r), circle(cx, lens, r - rim));
    const glint = circle(cx - r * 0.24, lens - r * 0.24, r * 0.2);
    const flash = rect(x1 - mean * 0.1 - r * 0.8, top + mean * 0.09, r * 0.8, r * 0.44, r * 0.1);
    const tall = Math.max(18, mean * 0.06);
    const button = rect(x0 + mean * 0.12, top - gap - tall, mean * 0.2, tall, 8);
    return { plate: subtract(union(shell, hump), ring, glint, flash), second: button };
  },
};

/** An instant photo: a sunrise in its picture, the name on its broad lower edge. */
export const polaroid: Plate = {
  about: ['instant-photos', 'camera', 'photo-strip', 'camera-heart', 'aperture'],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, x0, x1, y0, wide, y1, mean } = bodyAround(held, 0.56, 0.42);
    const rim = Math.max(26, mean * 0.085);
    const tall = mean * 0.52;
    const top = y0 - tall - rim;
    const sheet = rect(x0, top, wide, y1 - top, mean * 0.035);
    const [px, pw, low] = [x0 + rim, wide - rim * 2, y0];
    const window = rect(px, top + rim, pw, tall, mean * 0.02);
    const hill = (at: number, half: number, high: number) =>
      polygon(
        [
          [px + pw * at - half, low + 12],
          [px + pw * at, low - high],
          [px + pw * at + half, low + 12],
        ],
        mean * 0.05,
      );
    const sun = circle(px + pw * 0.74, top + rim + tall * 0.32, tall * 0.14);
    const near = intersect(hill(0.34, tall * 0.95, tall * 0.72), window);
    const back = subtract(
      intersect(hill(0.34 + (tall * 0.8) / pw, tall * 0.72, tall * 0.46), window),
      grow(near, gap),
    );
    const inner = rect(px + gap, top + rim, pw - gap * 2, tall - gap);
    const behind = rotate(rect(x0, top, wide, y1 - top, mean * 0.035), 6, x0, y1);
    return {
      plate: concat(subtract(sheet, window), intersect(near, inner), intersect(back, inner)),
      second: concat(
        sun,
        subtract(
          behind,
          grow(sheet, gap),
          rect(x0 - mean, y1 - mean * 0.06, wide * 3, mean * 3),
          rect(x1 - wide * 3, top, wide * 2, mean * 9),
        ),
      ),
    };
  },
};
