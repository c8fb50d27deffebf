/** Plates of who keeps and lends money. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { CUBIC, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  const gap = Math.min(14, Math.max(10, high * 0.045));
  return {
    gap,
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    mean: Math.sqrt(wide * high),
    cx: centreX(held),
    cy: centreY(held),
  };
};

/** A money box in the shape of a pig, and the coin that falls into it. */
export const piggyBank: Plate = {
  about: ['coins', 'bank-notes', 'safe', 'bank'],
  aspect: [1.2, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx, cy } = around(held, 0.42, 0.5);
    const out = mean * 0.16;
    const [left, far] = [x0 - out, x1 + out];
    const body = rect(left, y0, far - left, high, high * 0.48);
    const leg = mean * 0.2;
    const legs = [left + mean * 0.26, far - mean * 0.26 - leg].map((x) =>
      rect(x, y1 - high * 0.3, leg, high * 0.3 + mean * 0.15, mean * 0.05),
    );
    const snout = rect(far - mean * 0.12, cy - high * 0.2, mean * 0.27, high * 0.44, mean * 0.08);
    const [ex, ey] = [x1 - mean * 0.02, y0 + high * 0.02];
    const ear = polygon(
      [
        [ex - mean * 0.22, ey + mean * 0.1],
        [ex + mean * 0.04, ey - mean * 0.2],
        [ex + mean * 0.12, ey + mean * 0.2],
      ],
      mean * 0.035,
    );
    const eye = circle(far - out * 0.52, cy - high * 0.2, mean * 0.032);
    const tail: Path = {
      commands: [
        [MOVE, left + 10, cy - high * 0.08],
        [
          CUBIC,
          left - mean * 0.14,
          cy - high * 0.06,
          left - mean * 0.2,
          cy - high * 0.16,
          left - mean * 0.13,
          cy - high * 0.22,
        ],
      ],
      evenOdd: false,
    };
    const curl = stroke(tail, Math.max(20, mean * 0.06), { cap: 'round', join: 'round' });
    const r = mean * 0.2;
    const px = cx - wide * 0.06;
    const slot = rect(px - r * 1.15, y0 - 4, r * 2.3, gap + 8, 4);
    const coin = subtract(circle(px, y0 - r * 0.55, r), rect(px - r * 2, y0 + 4 - gap, r * 4, r * 3));
    const mark = rect(px - r * 0.11, y0 - r * 1.12, r * 0.22, r * 0.72, r * 0.1);
    return {
      plate: subtract(union(body, ...legs, snout, ear, curl), eye, slot),
      second: subtract(coin, mark),
    };
  },
};
