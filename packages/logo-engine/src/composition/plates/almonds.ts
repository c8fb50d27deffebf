/** A plate of who grows, roasts and sells peanuts. */
import { parse, subtract } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { ellipse } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A peanut in its shell. */
export const wholePeanut: Plate = {
  about: ['peanut'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, wide, size: m } = bodyAround(held, 0.1, 0.2);
    const [l, r] = [x0 - 0.5 * m, x1 + 0.5 * m];
    const [top, low] = [y0 - 0.34 * m, y1 + 0.34 * m];
    const waist = 0.02 * m;
    const half = (way: number, end: number) =>
      `C${cx + way * 0.14 * wide} ${y0 - waist} ${cx + way * 0.2 * wide} ${top} ${end - way * 0.66 * m} ${top}C${end - way * 0.2 * m} ${top} ${end} ${y0 + 0.1 * m} ${end} ${cy}`;
    const shell = parse(
      `M${cx} ${y0 - waist}${half(1, r)}C${r} ${y1 - 0.1 * m} ${r - 0.2 * m} ${low} ${r - 0.66 * m} ${low}C${cx + 0.2 * wide} ${low} ${cx + 0.14 * wide} ${y1 + waist} ${cx} ${y1 + waist}C${cx - 0.14 * wide} ${y1 + waist} ${cx - 0.2 * wide} ${low} ${l + 0.66 * m} ${low}C${l + 0.2 * m} ${low} ${l} ${y1 - 0.1 * m} ${l} ${cy}C${l} ${y0 + 0.1 * m} ${l + 0.2 * m} ${top} ${l + 0.66 * m} ${top}C${cx - 0.2 * wide} ${top} ${cx - 0.14 * wide} ${y0 - waist} ${cx} ${y0 - waist}Z`,
    );
    const pit = (x: number, y: number, turn: number) =>
      rotate(ellipse(x, y, Math.max(10, 0.085 * m), Math.max(6, 0.045 * m)), turn, x, y);
    const pits = [-1, 1].flatMap((way) => {
      const end = way < 0 ? l : r;
      return [-1, 1].flatMap((up) => {
        const edge = up < 0 ? top : low;
        return [
          pit(end - way * 0.36 * m, edge - up * 0.24 * m, way * up * -36),
          pit(end - way * 0.62 * m, edge - up * 0.13 * m, 0),
          pit(end - way * 0.88 * m, edge - up * 0.2 * m, way * up * 16),
          pit(end - way * 0.16 * m, cy + up * 0.24 * m, 90),
        ];
      });
    });
    return { plate: subtract(shell, ...pits) };
  },
};
