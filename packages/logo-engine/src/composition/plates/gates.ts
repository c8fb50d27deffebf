/** Plates of who keeps a ranch. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A tuft of grass that stands at a place. */
function tuft(x: number, y: number, s: number) {
  const blade = (at: number, lean: number, high: number) => {
    const [foot, half, top] = [x + at * s, s * 0.1, y - high * s];
    const [tip, bend] = [foot + lean * s, y - high * s * 0.6];
    return parse(
      `M${foot - half} ${y}Q${foot - half + lean * s * 0.16} ${bend} ${tip} ${top}Q${foot + half + lean * s * 0.26} ${bend + s * 0.08} ${foot + half} ${y}Z`,
    );
  };
  return union(
    blade(-0.24, -0.5, 0.62),
    blade(-0.12, -0.2, 0.94),
    blade(0.02, 0.1, 1.12),
    blade(0.14, 0.34, 0.84),
    blade(0.25, 0.58, 0.5),
    rect(x - s * 0.34, y - s * 0.1, s * 0.69, s * 0.1, s * 0.04),
  );
}

/** The gate of a ranch: a log on two posts, the name on the board that hangs from it, a wheel that leans there. */
export const ranchGate: Plate = {
  about: ['barn', 'lasso', 'horse', 'horseshoe', 'saddle', 'cow', 'bull', 'wire-fence', 'field-gate'],
  styles: ['vintage', 'creative', 'playful'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.4, 0.36);
    const [post, thick, over] = [m * 0.21, m * 0.2, m * 0.2];
    const [left, right] = [x0 - m * 0.1 - post, x1 + m * 0.1];
    const [beam, foot] = [y0 - m * 0.16 - thick, y1 + m * 0.4];
    const [a, b, cx] = [left - over, right + post + over, (x0 + x1) / 2];
    const log = parse(
      `M${a} ${beam}Q${cx} ${beam - m * 0.14} ${b} ${beam}Q${b + thick * 0.42} ${beam + thick / 2} ${b} ${beam + thick}Q${cx} ${beam + thick - m * 0.1} ${a} ${beam + thick}Q${a - thick * 0.42} ${beam + thick / 2} ${a} ${beam}Z`,
    );
    const posts = [left, right].map((x) =>
      polygon(
        [
          [x, beam + thick / 2],
          [x + post, beam + thick / 2],
          [x + post + m * 0.02, foot],
          [x - m * 0.02, foot],
        ],
        m * 0.02,
      ),
    );
    const links = [x0 + wide * 0.16, x1 - wide * 0.16].map((x) =>
      stroke(ellipse(x, y0 - m * 0.1, m * 0.055, m * 0.12), Math.max(11, m * 0.06)),
    );
    const r = m * 0.36;
    const [wx, wy] = [left - r * 0.35, foot - r];
    const spoke = Math.max(11, m * 0.055);
    const wheel = union(
      stroke(circle(wx, wy, r - spoke * 0.6), spoke * 1.2),
      circle(wx, wy, r * 0.24),
      ...[0, 45, 90, 135].map((turn) =>
        stroke(line(...polar(wx, wy, r - spoke, turn), ...polar(wx, wy, spoke - r, turn)), spoke * 0.85),
      ),
    );
    const board = rect(x0, y0, wide, high, m * 0.07);
    const disc = circle(wx, wy, r + gap);
    const grass = tuft(right + post * 0.6, foot, m * 0.36);
    const frame = subtract(
      union(log, ...posts),
      disc,
      rect(left - post, wy, post * 3, r + 9),
      grow(grass, gap),
    );
    return { plate: union(frame, subtract(board, disc), ...links), second: union(wheel, grass) };
  },
};
