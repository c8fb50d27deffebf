/** Plates of who makes pages and programs. */
import { CAP } from '../../fonts/shape.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A browser's window with its three buttons, and the arrow that points. */
export const browser: Plate = {
  about: ['browser-code', 'browser', 'browser-cart', 'cursor-click', 'code'],
  aspect: [2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean } = bodyAround(held, 0.58, 0.5);
    const bar = Math.max(54, mean * 0.18);
    const [top, low] = [y0 - gap - bar, y1 + mean * 0.12];
    const shell = rect(x0, top, wide, low - top, 0.09 * mean);
    const r = bar * 0.2;
    const dots = [0, 1, 2].map((i) => circle(x0 + bar * 0.6 + i * r * 3, top + bar / 2, r));
    const field = rect(
      x0 + bar * 0.6 + r * 8.2,
      top + bar * 0.28,
      wide - bar * 1.05 - r * 8.2,
      bar * 0.44,
      bar * 0.22,
    );
    const size = mean * 0.3;
    const [px, py] = [x1 - mean * 0.1, low - mean * 0.12];
    const at = (x: number, y: number): [number, number] => [px + x * size, py + y * size];
    const arrow = polygon(
      [at(0, 0), at(0.72, 0.62), at(0.42, 0.65), at(0.6, 1.02), at(0.4, 1.11), at(0.22, 0.74), at(0, 0.94)],
      5,
    );
    return {
      plate: subtract(shell, rect(x0 - 5, y0 - gap, wide + 10, gap), field, ...dots, grow(arrow, gap)),
      second: arrow,
    };
  },
};

/** A button of a page, and the arrow that has just pressed it. */
export const clickButton: Plate = {
  about: ['cursor-click', 'browser-cart', 'browser'],
  aspect: [1.8, 4.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean } = bodyAround(held, 0.66, 0.46);
    const round = Math.min(high / 2, mean * 0.3);
    const body = rect(x0, y0, wide, high, round);
    const drop = mean * 0.1;
    const shade = subtract(union(body, rect(x0, y0 + drop + gap, wide, high, round)), grow(body, gap));
    const size = mean * 0.42;
    const [px, py] = [x1 - round * 0.45, y1 - 0.18 * CAP];
    const at = (x: number, y: number): [number, number] => [px + x * size, py + y * size];
    const arrow = polygon(
      [at(0, 0), at(0.72, 0.62), at(0.42, 0.65), at(0.6, 1.02), at(0.4, 1.11), at(0.22, 0.74), at(0, 0.94)],
      6,
    );
    const [rx, ry] = [x1 - round, y0 + round];
    const ray = (turn: number) =>
      rotate(
        rect(rx + round + gap * 1.6, ry - mean * 0.03, mean * 0.13, mean * 0.06, mean * 0.03),
        turn,
        rx,
        ry,
      );
    const room = grow(arrow, gap);
    return {
      plate: concat(subtract(body, room), subtract(shade, room)),
      second: concat(arrow, ray(-20), ray(-45), ray(-70)),
    };
  },
};

/** A tag of code: its two brackets and its stroke, around the name. */
export const codeTag: Plate = {
  about: ['code', 'browser-code'],
  aspect: [1.6, 4.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean, cy } = bodyAround(held, 0.3, 0.5);
    const [nose, thick] = [mean * 0.3, mean * 0.12];
    const lean = mean * 0.16;
    const body = polygon(
      [
        [x0, y0],
        [x1 + lean, y0],
        [x1, y1],
        [x0, y1],
        [x0 - nose, cy],
      ],
      mean * 0.035,
    );
    const space = gap * 1.5;
    const slash = polygon(
      [
        [x1 + lean + space, y0],
        [x1 + lean + space + thick, y0],
        [x1 + space + thick, y1],
        [x1 + space, y1],
      ],
      mean * 0.02,
    );
    const chevron = (x: number, way: 1 | -1) =>
      polygon(
        [
          [x, y0],
          [x + way * thick * 1.25, y0],
          [x + way * (thick * 1.25 + nose), cy],
          [x + way * thick * 1.25, y1],
          [x, y1],
          [x + way * nose, cy],
        ],
        mean * 0.02,
      );
    const left = chevron(x0 - space * 1.4, -1);
    const end = chevron(x1 + lean + space * 2 + thick, 1);
    return { plate: body, second: concat(left, slash, end) };
  },
};
