/** Plates of who pleads and judges. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** Scales: the name in their broad beam, a pan at each end. */
export const scales: Plate = {
  about: ['scales', 'gavel', 'law-book', 'worker-scales'],
  aspect: [1.8, 4.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = bodyAround(held, 0.6, 0.42);
    const beam = rect(x0, y0, wide, high, mean * 0.05);
    const knob = union(
      circle(cx, y0 - mean * 0.1, mean * 0.075),
      rect(cx - mean * 0.1, y0 - mean * 0.04, mean * 0.2, mean * 0.06, 6),
    );
    const thread = Math.max(11, mean * 0.03);
    const half = Math.min(mean * 0.3, wide * 0.24);
    const [hang, from] = [mean * 0.4, y1 + gap];
    const pan = (x: number) => {
      const y = from + hang;
      const lines = stroke(
        polyline([
          [x - half * 0.86, y + 4],
          [x, from + thread * 0.6],
          [x + half * 0.86, y + 4],
        ]),
        thread,
        { cap: 'butt', join: 'round' },
      );
      const bowl: Path = {
        commands: [
          [MOVE, x - half, y],
          [LINE, x + half, y],
          [CUBIC, x + half * 0.9, y + half * 0.66, x - half * 0.9, y + half * 0.66, x - half, y],
          [CLOSE],
        ],
        evenOdd: false,
      };
      return union(lines, grow(bowl, 5));
    };
    const [post, tall] = [mean * 0.1, mean * 0.62];
    const foot = y1 + tall;
    const stand = union(
      rect(cx - post / 2, y1 - 20, post, tall + 20),
      polygon(
        [
          [cx - mean * 0.12, foot],
          [cx + mean * 0.12, foot],
          [cx + mean * 0.2, foot + mean * 0.09],
          [cx - mean * 0.2, foot + mean * 0.09],
        ],
        6,
      ),
      rect(cx - mean * 0.3, foot + mean * 0.08, mean * 0.6, mean * 0.075, 8),
    );
    return { plate: union(beam, stand, knob), second: concat(pan(x0 + half * 0.8), pan(x1 - half * 0.8)) };
  },
};

/** A judge's gavel over its block, which holds the name. */
export const gavelBlock: Plate = {
  about: ['gavel', 'scales', 'law-book', 'worker-scales'],
  aspect: [1.6, 3.2],
  draw(held) {
    const { gap, x0, y0, y1, wide, mean, cx } = bodyAround(held, 0.6, 0.46);
    const step = mean * 0.11;
    const block = union(rect(x0, y0, wide, y1 - y0, mean * 0.07), rect(x0, y1 - 40, wide, 40, 4));
    const base = rect(x0 - mean * 0.1, y1 + gap, wide + mean * 0.2, step, mean * 0.03);
    const [long, thick] = [mean * 0.5, mean * 0.27];
    const [hx, hy] = [cx - mean * 0.32, y0 - gap - mean * 0.29];
    const rim = mean * 0.085;
    const end = (way: 1 | -1) =>
      rect(hx + way * (long / 2 - rim / 2) - rim / 2, hy - thick * 0.6, rim, thick * 1.2, mean * 0.025);
    const inner = long - rim * 2 - gap * 2;
    const head = rect(hx - inner / 2, hy - thick / 2, inner, thick, 4);
    const handle = rect(hx - mean * 0.045, hy + thick / 2 - 6, mean * 0.09, mean * 0.7, mean * 0.04);
    const grip = rect(
      hx - mean * 0.065,
      hy + thick / 2 + mean * 0.44,
      mean * 0.13,
      mean * 0.28,
      mean * 0.055,
    );
    const turned = (part: Path) => rotate(part, -78, hx, hy);
    return {
      plate: concat(block, base),
      second: concat(...[end(-1), end(1), union(head, handle, grip)].map(turned)),
    };
  },
};

/** Two books that lie on each other, the name on the back of the upper one. */
export const lyingBooks: Plate = {
  about: ['law-book', 'book-stack', 'stitched-book', 'leaning-books', 'book-open'],
  aspect: [2, 5.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, mean } = bodyAround(held, 0.44, 0.4);
    const band = Math.max(18, mean * 0.06);
    const end = mean * 0.26;
    const [left, far] = [x0 - gap * 2 - band - end, x1 + gap * 2 + band + end];
    const shell = rect(left, y0, far - left, high, mean * 0.06);
    const cuts = [x0 - gap, x0 - gap * 2 - band, x1, x1 + gap + band].map((x) =>
      rect(x, y0 - 9, gap, high + 18),
    );
    const low = y1 + gap;
    const thin = mean * 0.3;
    const [a, b] = [left + mean * 0.16, far - mean * 0.05];
    const cover = Math.max(18, mean * 0.055);
    const under = union(
      rect(a, low, b - a, thin, 8),
      rect(b - mean * 0.3, low, mean * 0.36, thin, thin * 0.48),
    );
    const pages = rect(a - 9, low + cover, b - a - mean * 0.2, thin - cover * 2, 4);
    const leaves = rect(
      a + mean * 0.05,
      low + cover + gap,
      b - a - mean * 0.25 - gap - 9,
      thin - cover * 2 - gap * 2,
      3,
    );
    return { plate: subtract(shell, ...cuts), second: concat(subtract(under, pages), leaves) };
  },
};
