/** Plates of who teaches and who sells what is written with. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A pencil, sharpened to the right. */
export const pencil: Plate = {
  about: ['pencil', 'pencil-cup', 'notebook-pencil', 'exam-sheet', 'abacus', 'pencil-bus'],
  aspect: [2, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.45 * CAP, bottom(held) + 0.45 * CAP];
    const high = y1 - y0;
    const gap = 0.1 * CAP;
    const cone = high * 0.72;
    const at = (share: number) => x1 + gap + cone * share;
    const side = (share: number, way: 1 | -1) => (y0 + y1) / 2 + way * high * 0.5 * (1 - share);
    const wood = polygon([
      [at(0), side(0, -1)],
      [at(0.6), side(0.6, -1)],
      [at(0.6), side(0.6, 1)],
      [at(0), side(0, 1)],
    ]);
    const lead = polygon(
      [
        [at(0.68), side(0.68, -1)],
        [at(1), side(1, -1)],
        [at(0.68), side(0.68, 1)],
      ],
      5,
    );
    const rubber = rect(x0 - gap - high * 0.34, y0, high * 0.34, high, 0.18 * CAP);
    return { plate: concat(rect(x0, y0, x1 - x0, high), lead, rubber), second: wood };
  },
};
