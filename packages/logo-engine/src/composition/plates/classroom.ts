/** Plates of who teaches the little ones. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A blackboard on its easel, with the sponge and the chalk on its ledge. */
export const blackboard: Plate = {
  about: [
    'blackboard',
    'schoolhouse',
    'exam-sheet',
    'graduation-cap',
    'abacus',
    'abacus-head',
    'math-operations',
  ],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.54, 0.56);
    const frame = Math.max(22, mean * 0.065);
    const edge = frame + gap;
    const box = (out: number, round: number) =>
      rect(x0 - out, y0 - out, wide + out * 2, y1 - y0 + out * 2, round);
    const low = y1 + edge;
    const ledge = rect(x0 + wide * 0.1, low + gap, wide * 0.8, frame * 0.9, 8);
    const top = y0 - edge - mean * 0.16;
    const leg = Math.max(24, mean * 0.07);
    const foot = low + mean * 0.44;
    const side = (way: 1 | -1) =>
      polyline([
        [cx + way * leg * 0.4, top],
        [cx + way * (wide * 0.34 + mean * 0.08), foot],
      ]);
    const legs = union(...([-1, 1] as const).map((way) => stroke(side(way), leg, { cap: 'round' })));
    const behind = subtract(legs, grow(box(edge, 14), gap), grow(ledge, gap));
    const tall = frame * 2 + gap;
    const sponge = rect(x0 + wide * 0.2, low + gap - tall, mean * 0.26, tall, tall * 0.16);
    const chalk = rect(x1 - wide * 0.22 - mean * 0.22, low + gap - frame, mean * 0.22, frame, frame * 0.3);
    const room = union(grow(sponge, gap), grow(chalk, gap));
    const rim = subtract(box(edge, 14), box(gap, 6), room);
    const grip = rect(x0 + wide * 0.2 - 5, low + gap - tall * 0.52, mean * 0.26 + 10, gap * 0.9);
    return {
      plate: concat(subtract(box(0, 5), room), rim, behind, ledge),
      second: concat(subtract(sponge, grip), chalk),
    };
  },
};

/** A box of crayons, their points over its edge. */
export const crayonBox: Plate = {
  about: ['abc-blocks'],
  styles: ['playful', 'modern', 'creative', 'vintage'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.54, 0.5);
    const count = wide > mean * 1.4 ? 7 : 5;
    const each = (wide - mean * 0.1 - gap * (count - 1)) / count;
    const dip = mean * 0.07;
    const front: Path = {
      commands: [
        [MOVE, x0, y0 - dip * 0.6],
        [CUBIC, cx - wide * 0.22, y0 - dip * 0.6, cx - wide * 0.2, y0 + dip * 0.4, cx, y0 + dip * 0.4],
        [CUBIC, cx + wide * 0.2, y0 + dip * 0.4, cx + wide * 0.22, y0 - dip * 0.6, x1, y0 - dip * 0.6],
        [LINE, x1, y1 + mean * 0.04],
        [LINE, x0, y1 + mean * 0.04],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const box = union(front, rect(x0, y1 - 30, wide, 30 + mean * 0.08, mean * 0.05));
    const crayon = (i: number) => {
      const x = x0 + mean * 0.05 + i * (each + gap);
      const rise = mean * (0.26 + 0.07 * ([0, 1, 0.3, 1.2, 0.2, 0.9, 0][i] ?? 0));
      const top = y0 - rise;
      const cone = Math.min(each * 0.72, mean * 0.16);
      const point = polygon(
        [
          [x + each * 0.1, top],
          [x + each * 0.38, top - cone],
          [x + each * 0.62, top - cone],
          [x + each * 0.9, top],
        ],
        each * 0.05,
      );
      return subtract(union(point, rect(x, top - 1, each, rise + dip, 3)), grow(front, gap));
    };
    const crayons = Array.from({ length: count }, (_, i) => crayon(i));
    const band = (i: number) => {
      const x = x0 + mean * 0.05 + i * (each + gap);
      const rise = mean * (0.26 + 0.07 * ([0, 1, 0.3, 1.2, 0.2, 0.9, 0][i] ?? 0));
      return rect(x - 5, y0 - rise + Math.max(16, mean * 0.06), each + 10, Math.max(9, gap * 0.8));
    };
    const drawn = crayons.map((part, i) => subtract(part, band(i)));
    return {
      plate: concat(
        subtract(box, rect(x0 - 9, y1 + mean * 0.01, wide + 18, gap)),
        ...drawn.filter((_, i) => i % 2 === 1),
      ),
      second: concat(...drawn.filter((_, i) => i % 2 === 0)),
    };
  },
};
