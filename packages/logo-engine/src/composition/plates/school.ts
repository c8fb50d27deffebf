/** Plates of who teaches and who sells what is written with. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreY, right } from '../../geometry/bounds.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A pencil, sharpened to the right: rubber, ferrule, body, bare wood and lead. */
export const pencil: Plate = {
  about: ['pencil', 'pencil-cup', 'notebook-pencil', 'exam-sheet', 'abacus', 'abacus-head'],
  aspect: [3, 6.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cy] = [y1 - y0, centreY(held)];
    const [gap, rim] = [Math.max(10, high * 0.05), Math.max(13, high * 0.075)];
    const [cone, dip] = [high * 0.95, high * 0.16];
    const tip = x1 + dip + cone;
    const half = (x: number) => (high / 2) * Math.min(1, (tip - x) / cone);
    const shell = union(
      rect(x0, y0, x1 - x0 + dip, high),
      polygon(
        [
          [x1 + dip - 4, y0],
          [x1 + dip, y0],
          [tip, cy],
          [x1 + dip, y1],
          [x1 + dip - 4, y1],
        ],
        high * 0.035,
      ),
    );
    const third = high / 3;
    const edge = [0, 1, 2].flatMap((i) => {
      const [a, b] = [y1 - i * third, y1 - (i + 1) * third];
      return [[CUBIC, x1 + dip * 1.35, a - third * 0.08, x1 + dip * 1.35, b + third * 0.08, x1, b]];
    });
    const bare: Path = {
      commands: [[MOVE, tip, y0], [LINE, tip, y1], [LINE, x1, y1], ...edge, [CLOSE]],
      evenOdd: false,
    };
    const from = tip - cone * 0.3;
    const core = polygon(
      [
        [x1 - 20, cy - half(x1 - 20) + rim],
        [x1 + dip, y0 + rim],
        [from, cy - half(from) + rim * 1.1],
        [from, cy + half(from) - rim * 1.1],
        [x1 + dip, y1 - rim],
        [x1 - 20, cy + half(x1 - 20) - rim],
      ],
      4,
    );
    const [band, end] = [Math.max(18, high * 0.12), high * 0.34];
    const far = x0 - gap * 3 - band * 2;
    const bands = [x0 - gap - band, x0 - gap * 2 - band * 2].map((x) => rect(x, y0, band, high, 4));
    const rubber = union(
      rect(far - end, y0, end, high, high * 0.2),
      rect(far - end * 0.5, y0, end * 0.5, high, 4),
    );
    return { plate: concat(subtract(shell, intersect(bare, core)), ...bands), second: rubber };
  },
};
