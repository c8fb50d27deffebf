/** Plates of who plays, and of who has others dance. */
import { CAP } from '../../fonts/shape.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect, star } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A ball of mirrors that hangs, a band of it bare. */
export const mirrorBall: Plate = {
  about: ['confetti', 'disco-ball'],
  aspect: [1, 2.1],
  draw(held) {
    const { y0, y1, cx, cy } = bodyAround(held, 0, 0.14);
    const r = Math.hypot(held.width / 2 + 0.2 * CAP, held.height / 2 + 0.1 * CAP);
    const ball = circle(cx, cy, r);
    const cut = Math.max(11, 0.055 * r);
    const bow = (y: number, sag: number) => {
      const half = Math.sqrt(Math.max(0, r * r - (y - cy) ** 2)) + 12;
      return stroke(parse(`M${cx - half} ${y}Q${cx} ${y + 2 * sag} ${cx + half} ${y}`), cut, { cap: 'butt' });
    };
    const rows = [-1, 1].flatMap((way) => {
      const edge = way < 0 ? y0 : y1;
      const deep = r - Math.abs(edge - cy);
      const count = Math.max(1, Math.round(deep / (0.34 * r)));
      return Array.from({ length: count }, (_, i) => bow(edge + (way * deep * i) / count, 0));
    });
    const columns = [-0.78, -0.28, 0.28, 0.78].map((k) =>
      stroke(
        parse(
          `M${cx + k * r * 0.2} ${cy - r - 9}C${cx + k * 1.3 * r} ${cy - 0.7 * r} ${cx + k * 1.3 * r} ${cy + 0.7 * r} ${cx + k * r * 0.2} ${cy + r + 9}`,
        ),
        cut,
      ),
    );
    const bare = rect(cx - 2 * r, y0, 4 * r, y1 - y0);
    const tiles = subtract(ball, subtract(union(...rows, ...columns), bare));
    const cord = union(
      rect(cx - 0.16 * r, cy - r - GAP - 0.14 * r, 0.32 * r, 0.14 * r, 0.04 * r),
      rect(cx - 0.045 * r, cy - r - GAP - 0.44 * r, 0.09 * r, 0.34 * r, 0.03 * r),
    );
    const shine = (dx: number, dy: number, size: number) =>
      star(cx + dx * r, cy + dy * r, size * r, size * 0.34 * r, 4, 3);
    return { plate: concat(tiles, cord), second: concat(shine(0.9, -0.86, 0.26), shine(-1.02, 0.72, 0.2)) };
  },
};
