/** Plates of who works with computers. */
import { CAP } from '../../fonts/shape.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A portable computer, open: its screen in its frame, the hinge, and the deck with its keys. */
export const laptop: Plate = {
  about: [
    'laptop',
    'laptop-wrench',
    'laptop-lock',
    'laptop-bill',
    'code',
    'cpu',
    'desktop-computer',
    'chip-sparkle',
  ],
  aspect: [1.45, 3],
  draw(held) {
    const { gap, x0, y0, y1, wide, high, mean, cx } = bodyAround(held, 0.5, 0.48);
    const rim = Math.max(16, mean * 0.05) + gap;
    const box = (out: number, round: number) =>
      rect(x0 - out, y0 - out, wide + out * 2, high + out * 2, round);
    const frame = subtract(box(rim, 0.26 * CAP), box(gap, 0.12 * CAP));
    const top = y1 + rim + gap;
    const [deck, out] = [mean * 0.25, mean * 0.16];
    const [l0, l1] = [x0 - rim, x0 - rim - out];
    const mirrored = (x: number) => 2 * cx - x;
    const slab = polygon(
      [
        [l0, top],
        [mirrored(l0), top],
        [mirrored(l1), top + deck],
        [l1, top + deck],
      ],
      mean * 0.02,
    );
    const lip = rect(l1, top + deck + gap, mirrored(l1) - l1, Math.max(20, mean * 0.07), mean * 0.035);
    const row = Math.max(16, deck * 0.24);
    const keys = [0, 1].flatMap((i) => {
      const y = top + deck * 0.17 + i * (row + gap);
      const left = l0 - out * 0.2 + rim * 0.9 - i * out * 0.3;
      const span = mirrored(left) - left;
      const count = Math.max(5, Math.round(span / (row * 3.4)));
      const each = (span - gap * (count - 1)) / count;
      return Array.from({ length: count }, (_, k) => rect(left + k * (each + gap), y, each, row, 3));
    });
    const pad = rect(cx - mean * 0.14, top + deck * 0.17 + 2 * (row + gap), mean * 0.28, row, 3);
    return { plate: concat(frame, box(0, 6), subtract(slab, ...keys, pad), lip) };
  },
};

/** A computer's screen in its frame on its foot. */
export const monitor: Plate = {
  about: [
    'monitor',
    'desktop',
    'desktop-computer',
    'computer-tower',
    'laptop-wrench',
    'laptop',
    'code',
    'cpu',
    'hard-disk',
    'television',
    'gaming-tower',
  ],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, x0, y0, y1, wide, high, mean, cx } = bodyAround(held, 0.52, 0.5);
    const rim = Math.max(18, mean * 0.055) + gap;
    const chin = mean * 0.1;
    const shell = rect(x0 - rim, y0 - rim, wide + rim * 2, high + rim * 2 + chin, 0.28 * CAP);
    const light = circle(cx, y1 + gap + (rim - gap + chin) / 2, Math.max(10, mean * 0.026));
    const glass = rect(x0 - gap, y0 - gap, wide + gap * 2, high + gap * 2, 0.14 * CAP);
    const low = y1 + rim + chin;
    const fall = mean * 0.2;
    const neck = polygon([
      [cx - mean * 0.12, low - 6],
      [cx + mean * 0.12, low - 6],
      [cx + mean * 0.17, low + fall],
      [cx - mean * 0.17, low + fall],
    ]);
    const plinth = rect(cx - mean * 0.36, low + fall - 10, mean * 0.72, Math.max(26, mean * 0.08), 14);
    return {
      plate: concat(subtract(union(shell, neck, plinth), glass, light), rect(x0, y0, wide, high, 0.08 * CAP)),
    };
  },
};
