/** Plates of who talks, translates and teaches languages. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** What somebody says, and who is about to answer. */
export const speech: Plate = {
  about: [
    'bubble',
    'chats',
    'translate',
    'english-bubble',
    'hi-bubble',
    'letter-bubble',
    'two-tongues',
    'speaking-head',
    'mouth-sound',
    'bubble-heart',
    'phone-megaphone',
    'megaphone',
    'headset',
    'support-agent',
    'mind-heart',
  ],
  aspect: [1.35, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.78, 0.66);
    const body = rect(x0, y0, wide, high, Math.min(high * 0.4, mean * 0.34));
    const at = (x: number, y: number) => [x0 + mean * x, y1 + mean * y] as const;
    const tail: Path = {
      commands: [
        [MOVE, ...at(0.26, -0.16)],
        [CUBIC, ...at(0.3, 0.06), ...at(0.22, 0.15), ...at(0.12, 0.21)],
        [CUBIC, ...at(0.09, 0.23), ...at(0.1, 0.26), ...at(0.14, 0.26)],
        [CUBIC, ...at(0.38, 0.25), ...at(0.58, 0.13), ...at(0.66, -0.1)],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const main = union(body, tail);
    const [w, h] = [mean * 0.46, mean * 0.28];
    const [left, top] = [x1 - w * 0.62, y1 - h * 0.1];
    const answer = union(
      rect(left, top, w, h, h * 0.46),
      grow(
        polygon([
          [left + w * 0.66, top + h * 0.7],
          [left + w * 0.93, top + h * 0.6],
          [left + w * 0.95, top + h * 1.16],
        ]),
        7,
      ),
    );
    const dots = [-1, 0, 1].map((i) =>
      circle(left + w / 2 + i * w * 0.22, top + h / 2, Math.max(6, h * 0.115)),
    );
    return { plate: subtract(main, grow(answer, gap)), second: subtract(answer, ...dots) };
  },
};

/** What somebody says in English: a bubble that starts with the flag. */
export const flagBubble: Plate = {
  about: ['english-bubble', 'hi-bubble', 'phone-box'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, mean, cy } = bodyAround(held, 0.52, 0.6);
    const panel = Math.min(high, mean * 0.74);
    const left = x0 - gap - panel;
    const far = x1 + 0.1 * CAP;
    const at = (x: number, y: number) => [left + panel + mean * x, y1 + mean * y] as const;
    const tail: Path = {
      commands: [
        [MOVE, ...at(0.12, -0.16)],
        [CUBIC, ...at(0.14, 0.06), ...at(0.08, 0.15), ...at(-0.01, 0.21)],
        [CUBIC, ...at(-0.04, 0.23), ...at(-0.03, 0.26), ...at(0.01, 0.26)],
        [CUBIC, ...at(0.22, 0.25), ...at(0.38, 0.13), ...at(0.44, -0.1)],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const shell = union(rect(left, y0, far - left, high, mean * 0.2), tail);
    const bar = Math.max(12, mean * 0.05);
    const cut = rect(x0 - gap - 1, y0 - 5, gap + 1, high + 5);
    const [cx, thick] = [left + panel / 2, Math.max(24, mean * 0.11)];
    const field = rect(left - 2, y0 - 2, panel + 2, high + 4);
    const cross = union(
      rect(cx - thick / 2, y0 - 5, thick, high + 10),
      rect(left - 5, cy - thick / 2, panel + 10, thick),
    );
    const ends = [
      [left, y0, left + panel, y1],
      [left, y1, left + panel, y0],
    ] as const;
    const saltire = union(
      ...ends.map(([a, b, c, d]) =>
        stroke(
          polyline([
            [a - (c - a) * 0.1, b - (d - b) * 0.1],
            [c + (c - a) * 0.1, d + (d - b) * 0.1],
          ]),
          bar,
          { cap: 'butt' },
        ),
      ),
    );
    const white = union(grow(cross, gap), saltire);
    const jack = subtract(intersect(shell, field), white);
    const red = intersect(shell, field, cross);
    const name = subtract(shell, union(field, cut));
    return { plate: concat(name, jack), second: red };
  },
};
