/** Plates of who moves homes. */
import { subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A taped box with its two arrows, the name on its front. */
export const tapedBox: Plate = {
  about: ['truck-house', 'moving-box', 'package', 'hand-truck', 'carton-loop'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { x0, x1, y0: over, y1, cx, mean } = bodyAround(held, 0.5, 0.46);
    const u = mean * 0.62;
    const gap = 11;
    const y0 = over - u * 0.17;
    const [dx, dy, high] = [u * 0.42, u * 0.34, y1 - y0];
    const w = u * 0.34;
    const top = (from: number, to: number) =>
      polygon(
        [
          [from, y0 - gap],
          [to, y0 - gap],
          [to + dx, y0 - gap - dy],
          [from + dx, y0 - gap - dy],
        ],
        4,
      );
    const drop = u * 0.16;
    const teeth = 4;
    const strip = polygon(
      [
        [cx - w / 2, y0],
        [cx + w / 2, y0],
        [cx + w / 2, y0 + drop],
        ...Array.from({ length: teeth * 2 - 1 }, (_, i): [number, number] => [
          cx + w / 2 - (w * (i + 1)) / (teeth * 2),
          y0 + drop - (i % 2 === 0 ? u * 0.05 : 0),
        ]),
        [cx - w / 2, y0 + drop],
      ],
      1,
    );
    const room = rect(cx - w / 2 - gap, y0 - 20, w + gap * 2, drop + 20 + gap);
    const left = x1 + gap;
    const lean = (x: number, y: number): [number, number] => [x, y - ((x - left) / dx) * dy];
    const arrow = (x: number) => {
      const [a, b] = [y1 - u * 0.12, y1 - u * 0.5];
      return union(
        rect(x - u * 0.03, b + u * 0.1, u * 0.06, a - b - u * 0.1),
        polygon([
          [x - u * 0.085, b + u * 0.13],
          [x, b],
          [x + u * 0.085, b + u * 0.13],
        ]),
      );
    };
    const arrows = [0.3, 0.7].map((share) => arrow(left + dx * share));
    const side = mapPoints(subtract(rect(left, y0, dx, high, 4), ...arrows), lean);
    const flap = subtract(top(x0, x1), top(cx - w / 2 - gap, cx + w / 2 + gap));
    const front = subtract(rect(x0, y0, x1 - x0, high, 6), room);
    return { plate: concat(front, flap, side), second: concat(top(cx - w / 2, cx + w / 2), strip) };
  },
};
