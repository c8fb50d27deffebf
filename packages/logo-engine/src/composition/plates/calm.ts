/** Plates of who massages. */
import { CAP } from '../../fonts/shape.js';
import { parse } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { leaf } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Warm stones one on another, a sprout on top: the name is on the broadest. */
export const stones: Plate = {
  about: ['massage', 'massage-table', 'flower-lotus', 'lotus-pose'],
  styles: ['modern', 'minimal', 'vintage', 'creative', 'playful'],
  aspect: [1.3, 2.8],
  draw(held) {
    const [cx, cy] = [held.x + held.width / 2, held.y + held.height / 2];
    const [rx, ry] = [held.width * 0.58 + 0.74 * CAP, held.height * 0.64 + 0.42 * CAP];
    const s = (rx * 0.7 + ry) * 0.6;
    const gap = Math.max(12, s * 0.07);
    const stone = (x: number, y: number, a: number, b: number, lean: number) =>
      parse(
        `M${x - a} ${y + b * lean}C${x - a} ${y - b * 0.74} ${x - a * 0.66} ${y - b} ${x - a * lean} ${y - b}C${x + a * 0.66} ${y - b} ${x + a} ${y - b * 0.7} ${x + a} ${y - b * lean * 0.4}C${x + a} ${y + b * 0.76} ${x + a * 0.64} ${y + b} ${x} ${y + b}C${x - a * 0.64} ${y + b} ${x - a} ${y + b * 0.8} ${x - a} ${y + b * lean}Z`,
      );
    const one = stone(cx, cy, rx, ry, 0.1);
    const b2 = s * 0.2;
    const y2 = cy - ry - gap - b2;
    const two = stone(cx + s * 0.04, y2, Math.min(rx * 0.68, s * 1.1), b2, -0.12);
    const b3 = s * 0.14;
    const y3 = y2 - b2 - gap - b3;
    const three = stone(cx - s * 0.05, y3, Math.min(rx * 0.42, s * 0.64), b3, 0.12);
    const top = y3 - b3 - gap;
    const leaves = concat(
      leaf(cx - s * 0.07, top, cx - s * 0.42, top - s * 0.22, 0.32),
      leaf(cx + s * 0.03, top, cx + s * 0.3, top - s * 0.34, 0.32),
    );
    return { plate: concat(one, two, three), second: leaves };
  },
};
