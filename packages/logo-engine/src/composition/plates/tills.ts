/** Plates of who changes, lends and takes money. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { arc, circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A wallet with its clasp, and the notes that look out of it. */
export const wallet: Plate = {
  about: ['wallet', 'bank-notes', 'currency-exchange', 'coins'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, y0, y1, high, size: m, cy, ...edges } = bodyAround(held, 0.54, 0.5);
    const x1 = edges.x1 + m * 0.47;
    const wide = x1 - x0;
    const body = union(rect(x0, y0, wide, high, m * 0.16), rect(x0, y0, wide * 0.6, high * 0.5, m * 0.09));
    const [tall, deep] = [Math.min(high * 0.5, m * 0.44), m * 0.5];
    const clasp = rect(x1 - deep + m * 0.1, cy - tall / 2, deep, tall, tall * 0.42);
    const stud = circle(x1 - deep + m * 0.1 + tall * 0.5, cy, tall * 0.19);
    const note = (lift: number, turn: number) =>
      rotate(rect(x0 + m * 0.14, y0 - lift, wide - m * 0.34, high, m * 0.05), turn, x0, y1);
    const above = rect(x0 - CAP * 3, y0 - gap - CAP * 9, wide + CAP * 6, CAP * 9);
    const front = intersect(note(m * 0.27, 0), above);
    const back = subtract(intersect(note(m * 0.36, -5), above), grow(front, gap));
    return {
      plate: concat(subtract(body, grow(clasp, gap)), subtract(clasp, stud)),
      second: concat(subtract(front, circle(x0 + wide * 0.47, y0 - gap, m * 0.14)), back),
    };
  },
};

/** A bank card with its chip, another one behind it. */
export const bankCard: Plate = {
  about: ['credit-card', 'card-reader'],
  aspect: [1.7, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.66, 0.36, 0.52);
    const top = y0 - m * 0.46;
    const card = rect(x0, top, wide, y1 - top, m * 0.15);
    const [kx, ky, kw, kh] = [x0 + m * 0.18, top + m * 0.15, m * 0.38, m * 0.3];
    const t = Math.max(7, m * 0.034);
    // Slits that do not meet: pieces apart would be taken for a line of text.
    const slits = [
      ...[0, kw * 0.66].map((dx) => rect(kx + dx - 4, ky + kh / 2 - t / 2, kw * 0.34 + 4, t)),
      ...[0.32, 0.68].flatMap((at) =>
        [-4, kh * 0.66].map((dy) => rect(kx + kw * at - t / 2, ky + dy, t, kh * 0.34 + 4)),
      ),
    ];
    const chip = subtract(rect(kx, ky, kw, kh, m * 0.075), ...slits);
    const [wx, wy] = [x1 - m * 0.47, ky + kh / 2];
    const waves = [0.05, 0.155, 0.26].map((r) =>
      stroke(arc(wx, wy, m * r, -44, 44), m * 0.06, { cap: 'round' }),
    );
    const back = rotate(card, -8, x0 + wide * 0.42, y1);
    return { plate: subtract(card, chip, ...waves), second: subtract(back, grow(card, gap)) };
  },
};
