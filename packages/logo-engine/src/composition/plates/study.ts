/** Plates of who teaches, and who sells books and what is written in. */
import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A closed book from its front, with its back to the left, its pages below and a ribbon. */
export const book: Plate = {
  about: ['book-stack', 'stitched-book', 'leaning-books', 'law-book', 'book-open'],
  aspect: [0.9, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, high } = bodyAround(held, 0.58, 0.54);
    const spine = Math.max(36, high * 0.15);
    const [left, pages, foot] = [x0 - gap - spine, 26, Math.max(22, high * 0.08)];
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
    'book-open',
  ],
  aspect: [1.45, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, cx } = bodyAround(held, 0.46, 0.44);
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

/** A notebook with its spiral at the left, and a pencil across its corner. */
export const notebook: Plate = {
  about: ['notebook', 'notebook-pencil', 'pencil-cup', 'exam-sheet'],
  aspect: [1.15, 3],
  draw(held) {
    const { gap, x1, y0, mean } = bodyAround(held, 0.56, 0.5);
    const y1 = bottom(held) + 0.66 * CAP;
    const high = y1 - y0;
    const margin = Math.max(50, mean * 0.16);
    const x0 = held.x - 0.4 * CAP - margin;
    const bar = Math.max(14, mean * 0.042);
    const count = Math.max(4, Math.round(high / (bar * 4.4)));
    const pitch = (high - 0.5 * CAP) / (count - 1);
    const rings = Array.from({ length: count }, (_, i) =>
      rect(x0 - margin * 0.36, y0 + 0.25 * CAP + i * pitch - bar / 2, margin * 0.74, bar, bar / 2),
    );
    const sheet = rect(x0, y0, x1 - x0, high, 0.18 * CAP);
    const [thick, long] = [Math.min(60, mean * 0.15), mean * 0.62];
    const [px, py, half] = [x1 - 4, y1 - 4, thick / 2];
    const tip = px - long / 2;
    const turned = (part: Path) => rotate(part, -45, px, py);
    const point = polygon(
      [
        [tip + thick * 0.9, py - half],
        [tip + thick * 0.9, py + half],
        [tip, py],
      ],
      6,
    );
    const from = tip + thick * 0.9 + gap;
    const end = px + long / 2;
    const wood = rect(from, py - half, end - thick * 0.6 - gap - from, thick, 3);
    const rubber = rect(end - thick * 0.6, py - half, thick * 0.6, thick, thick * 0.2);
    const whole = rect(tip + thick * 0.5, py - half, long - thick * 0.5, thick, 6);
    const room = grow(turned(union(point, whole)), gap);
    return {
      plate: concat(subtract(sheet, room, ...rings.map((ring) => grow(ring, gap * 0.9))), ...rings),
      second: concat(...[point, wood, rubber].map(turned)),
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
  aspect: [4, 7],
  draw(held) {
    const { gap, x0, x1, y0, y1, high } = bodyAround(held, 0.45, 0.34);
    const deep = Math.max(46, high * 0.24);
    const [top, left] = [y0 - deep, x0 - 0.05 * CAP];
    const end = x1 + high * 0.36;
    const pitch = Math.max(30, high * 0.15);
    const count = Math.floor((end - left - pitch * 1.2) / pitch);
    const from = (left + end - count * pitch) / 2;
    const ticks = Array.from({ length: count + 1 }, (_, i) =>
      rect(from + i * pitch - gap / 2, top - 10, gap, 10 + deep * (i % 5 === 0 ? 1 : 0.55)),
    );
    const hole = circle(end - high * 0.24, (y0 + y1) / 2 + 6, high * 0.09);
    return { plate: subtract(rect(left, top, end - left, y1 + 14 - top, 12), ...ticks, hole) };
  },
};
