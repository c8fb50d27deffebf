/** Plates of who teaches, and who sells books and what is written in. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const gap = Math.min(14, Math.max(10, (y1 - y0) * 0.045));
  return { gap, x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: centreX(held) };
};

/** A closed book from its front, with its back to the left, its pages below and a ribbon. */
export const book: Plate = {
  about: ['book-stack', 'stitched-book', 'leaning-books', 'law-book'],
  aspect: [0.9, 7],
  draw(held) {
    const { gap, x0, x1, y0, y1, high } = around(held, 0.46, 0.46);
    const spine = Math.max(36, high * 0.15);
    const [left, pages, foot] = [x0 - gap - spine, 24, 20];
    const base = y1 + pages + foot;
    const outer = union(
      rect(left, y0, x1 - left - 60, base - y0, spine * 0.8),
      rect(x0, y0, x1 - x0, base - y0, 18),
    );
    const slot = rect(left + 22, y1, x1 - left + 20, pages, pages / 2);
    const ribbonX = x1 - 0.34 * high - 38;
    const ribbon = polygon(
      [
        [ribbonX, y1 + gap],
        [ribbonX + 44, y1 + gap],
        [ribbonX + 44, base + 44],
        [ribbonX + 22, base + 26],
        [ribbonX, base + 44],
      ],
      3,
    );
    const cover = subtract(outer, slot, rect(x0 - gap, y0 - 10, gap, y1 - y0 + 11), grow(ribbon, 10));
    return { plate: cover, second: ribbon };
  },
};

/** A book that lies open, the name across both pages. */
export const openBook: Plate = {
  about: [
    'book-stack',
    'stitched-book',
    'leaning-books',
    'book-bulb',
    'schoolhouse',
    'exam-sheet',
    'graduation-cap',
  ],
  aspect: [1.2, 7.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, cx } = around(held, 0.46, 0.44);
    const [rise, dip] = [high * 0.17, 18];
    const spread = (out: number, top: number, foot: number): Path => {
      const half = cx - x0 + out;
      const page = (y: number, from: number, way: 1 | -1) => {
        const [a, b] = [cx - way * half, cx];
        const curve = [CUBIC, a + way * half * 0.34, y - rise, b - way * half * 0.16, y - rise, b, y + dip];
        return from === 0
          ? curve
          : [CUBIC, b - way * half * 0.16, y - rise, a + way * half * 0.34, y - rise, a, y];
      };
      return {
        commands: [
          [MOVE, x0 - out, top],
          page(top, 0, 1),
          page(top, 1, -1),
          [LINE, x1 + out, foot],
          page(foot, 0, -1),
          page(foot, 1, 1),
          [CLOSE],
        ],
        evenOdd: false,
      };
    };
    const pages = grow(spread(-6, y0 + rise * 0.2, y1 + rise * 0.62), 6);
    const cover = grow(spread(gap + 12, y0 + rise * 0.2 + 34, y1 + rise * 0.62 + 34), 6);
    return { plate: pages, second: subtract(cover, grow(pages, gap)) };
  },
};

/** A writing pad, bound by a spiral along its top, a corner of its page turned up. */
export const notebook: Plate = {
  about: ['notebook', 'notebook-pencil', 'pencil-cup', 'exam-sheet'],
  aspect: [0.9, 7],
  draw(held) {
    const { gap, x0, y0, y1, wide, high } = around(held, 0.5, 0.46);
    const top = y0 - 30;
    const scale = Math.min(1.3, Math.max(1, high / 200));
    const count = Math.max(5, Math.round((wide - 0.5 * CAP) / (64 * scale)));
    const step = (wide - 0.9 * CAP) / (count - 1);
    const ring = (i: number) =>
      rect(
        x0 + 0.45 * CAP + i * step - 10 * scale,
        top - 30 * scale,
        20 * scale,
        30 * scale + 30,
        10 * scale,
      );
    const rings = Array.from({ length: count }, (_, i) => ring(i));
    const page = subtract(rect(x0, top, wide, y1 - top, 0.2 * CAP), ...rings.map((path) => grow(path, gap)));
    const under = (y: number) => rect(x0, y - 60, wide, 60, 0.2 * CAP);
    const low = subtract(under(y1 + gap + 16), rect(x0 - 5, y1 - 80, wide + 10, 80), grow(under(y1), gap));
    return { plate: concat(page, low), second: concat(...rings) };
  },
};

/** A blackboard in its frame, with chalk and sponge on its ledge. */
export const blackboard: Plate = {
  about: ['blackboard', 'schoolhouse', 'exam-sheet', 'graduation-cap', 'abacus', 'math-operations'],
  aspect: [1.1, 7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high } = around(held, 0.46, 0.42);
    const low = y1 + 12;
    const [frame, tall] = [Math.max(18, gap * 1.6), low - y0];
    const edge = frame + gap;
    const rim = subtract(
      rect(x0 - edge, y0 - edge, wide + edge * 2, tall + edge * 2, 20),
      rect(x0 - gap, y0 - gap, wide + gap * 2, tall + gap * 2, 8),
    );
    const shelf = rect(x0 - edge - 22, low + gap, wide + edge * 2 + 44, frame + 8, 10);
    const scale = Math.min(1.4, Math.max(1, high / 220));
    const sponge = rect(x1 - 20 - 66 * scale, low + gap - 26 * scale, 66 * scale, 26 * scale, 7);
    const chalk = rect(x0 + 20, low + gap - 16 * scale, 58 * scale, 16 * scale, 6);
    const room = [sponge, chalk].map((path) => grow(path, 10));
    return {
      plate: concat(subtract(rect(x0, y0, wide, tall, 6), ...room), union(rim, shelf, sponge, chalk)),
    };
  },
};

/** A ruler, its measures along the upper edge. */
export const ruler: Plate = {
  about: [
    'ruler',
    'pencil-ruler',
    'set-square',
    'compass-tool',
    'floor-plan',
    'measuring-tape',
    'handsaw',
    'hand-plane',
  ],
  aspect: [1.5, 9],
  draw(held) {
    const { x0, x1, y0, y1, wide, high } = around(held, 0.5, 0.42);
    const scale = Math.min(1.5, Math.max(1, high / 190));
    const top = y0 - 26 * scale;
    const count = Math.max(2, Math.round((wide - 20) / (176 * scale))) * 4;
    const step = (wide - 20) / count;
    const ticks = Array.from({ length: count + 1 }, (_, i) => {
      const long = (i % 4 === 0 ? 46 : i % 2 === 0 ? 33 : 22) * scale;
      return rect(x0 + 24 + i * step - 7 * scale, top - 20, 14 * scale, 20 + long, 6 * scale);
    });
    const end = x1 + 0.62 * CAP * scale;
    const body = rect(x0 - 14, top, end - x0 + 14, y1 - top, 0.14 * CAP * scale);
    return { plate: subtract(body, ...ticks, circle(end - 0.44 * CAP * scale, (y0 + y1) / 2, 18 * scale)) };
  },
};
