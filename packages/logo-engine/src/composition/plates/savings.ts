/** Plates of who keeps and lends money. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A money box in the shape of a pig, and the coin that falls into it. */
export const piggyBank: Plate = {
  about: ['coins', 'bank-notes', 'safe', 'bank'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, mean, cx, cy } = bodyAround(held, 0.36, 0.62);
    const out = mean * 0.2;
    const [left, far] = [x0 - out * 0.8, x1 + out];
    const [mid, wide] = [(left + far) / 2, far - left];
    const body: Path = {
      commands: [
        [MOVE, left, cy],
        [CUBIC, left, y0 + high * 0.14, left + wide * 0.16, y0, mid - wide * 0.08, y0],
        [LINE, mid + wide * 0.08, y0],
        [CUBIC, far - wide * 0.14, y0, far, y0 + high * 0.16, far, cy],
        [CUBIC, far, y1 - high * 0.16, far - wide * 0.14, y1, mid + wide * 0.08, y1],
        [LINE, mid - wide * 0.08, y1],
        [CUBIC, left + wide * 0.16, y1, left, y1 - high * 0.14, left, cy],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const leg = (x: number) =>
      polygon(
        [
          [x - mean * 0.15, y1 - high * 0.28],
          [x + mean * 0.15, y1 - high * 0.28],
          [x + mean * 0.1, y1 + mean * 0.17],
          [x - mean * 0.1, y1 + mean * 0.17],
        ],
        mean * 0.03,
      );
    const legs = [leg(left + wide * 0.27), leg(far - wide * 0.27)];
    const sx = far + mean * 0.12;
    const snout = rect(far - mean * 0.14, cy - high * 0.19, sx - far + mean * 0.14, high * 0.42, mean * 0.06);
    const [nx, nr] = [sx - mean * 0.06, Math.max(8, mean * 0.022)];
    const nostrils = [-1, 1].map((way) => circle(nx, cy + high * 0.02 + way * high * 0.075, nr));
    const ear = (x: number, y: number) =>
      polygon(
        [
          [x - mean * 0.13, y + mean * 0.12],
          [x + mean * 0.02, y - mean * 0.15],
          [x + mean * 0.13, y - mean * 0.08],
          [x + mean * 0.15, y + mean * 0.2],
        ],
        mean * 0.03,
      );
    const [ex, ey] = [far - wide * 0.2, y0 + high * 0.04];
    const rear = subtract(ear(ex + mean * 0.15, ey + mean * 0.06), grow(ear(ex, ey), gap), grow(body, gap));
    const eye = circle(far - out * 0.5, cy - high * 0.14, Math.max(10, mean * 0.03));
    const curl = stroke(
      {
        commands: [
          [MOVE, left + 14, cy - high * 0.06],
          [
            CUBIC,
            left - mean * 0.13,
            cy - high * 0.04,
            left - mean * 0.2,
            cy - high * 0.16,
            left - mean * 0.12,
            cy - high * 0.22,
          ],
        ],
        evenOdd: false,
      },
      Math.max(20, mean * 0.06),
      { cap: 'round', join: 'round' },
    );
    const r = mean * 0.19;
    const px = cx - wide * 0.08;
    const slot = rect(px - r * 1.15, y0 - 6, r * 2.3, gap + 6, 4);
    const coin = subtract(circle(px, y0 - r * 0.62, r), rect(px - r * 2, y0 + 2 - gap, r * 4, r * 3));
    const mark = rect(px - r * 0.12, y0 - r * 1.2, r * 0.24, r * 0.72, r * 0.1);
    return {
      plate: concat(subtract(union(body, ...legs, snout, ear(ex, ey), curl), eye, slot, ...nostrils), rear),
      second: subtract(coin, mark),
    };
  },
};
