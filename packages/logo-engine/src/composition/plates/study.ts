/** Plates of who teaches, and who sells books and what is written in. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  const gap = Math.min(14, Math.max(10, high * 0.045));
  return {
    gap,
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    mean: Math.sqrt(wide * high),
    cx: centreX(held),
    cy: centreY(held),
  };
};

/** A closed book from its front, with its back to the left, its pages below and a ribbon. */
export const book: Plate = {
  about: ['book-stack', 'stitched-book', 'leaning-books', 'law-book'],
  aspect: [0.9, 2.7],
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
  aspect: [1.3, 3],
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

/** A notebook with its spiral at the left, the red margin of its page, and a pencil beside it. */
export const notebook: Plate = {
  about: ['notebook', 'notebook-pencil', 'pencil-cup', 'exam-sheet'],
  aspect: [0.95, 1.9],
  draw(held) {
    const { gap, y0, y1, x1, high, mean } = around(held, 0.44, 0.5);
    const margin = Math.max(54, mean * 0.2);
    const x0 = held.x - 0.34 * CAP - margin;
    const count = Math.max(5, Math.round(high / Math.max(64, mean * 0.2)));
    const [bar, pitch] = [Math.max(16, mean * 0.055), (high - 0.4 * CAP) / (count - 1)];
    const rings = Array.from({ length: count }, (_, i) =>
      rect(x0 - margin * 0.4, y0 + 0.2 * CAP + i * pitch - bar / 2, margin * 0.74, bar, bar / 2),
    );
    const line = rect(x0 + margin * 0.86, y0 - 5, gap, high + 10);
    const sheet = rect(x0, y0, x1 - x0, high, 0.2 * CAP);
    const page = subtract(sheet, line, ...rings.map((ring) => grow(ring, gap)));
    const thick = Math.max(44, mean * 0.15);
    const [a, b, low] = [x1 + gap * 2, x1 + gap * 2 + thick, y1 - thick * 1.3];
    const wood = polygon(
      [
        [a, low + gap],
        [b, low + gap],
        [(a + b) / 2 + thick * 0.2, y1 - thick * 0.4],
        [(a + b) / 2, y1],
        [(a + b) / 2 - thick * 0.2, y1 - thick * 0.4],
      ],
      5,
    );
    const top = rect(a, y0, thick, thick * 0.62, thick * 0.26);
    const body = rect(a, y0 + thick * 0.62 + gap, thick, low - y0 - thick * 0.62 - gap, 3);
    return { plate: concat(page, ...rings), second: concat(top, body, wood) };
  },
};

/** A blackboard in its wooden frame: a line in chalk under the name, and the chalk that drew it. */
export const blackboard: Plate = {
  about: ['blackboard', 'schoolhouse', 'exam-sheet', 'graduation-cap', 'abacus', 'math-operations'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean } = around(held, 0.5, 0.46);
    const [frame, stick] = [Math.max(26, mean * 0.075), Math.max(24, mean * 0.075)];
    const low = y1 + stick * 2.1;
    const edge = frame + gap;
    const box = (out: number, round: number) =>
      rect(x0 - out, y0 - out, wide + out * 2, low - y0 + out * 2, round);
    const ledge = rect(x0 - edge - frame, low + gap, wide + (edge + frame) * 2, frame * 1.3, 12);
    const rim = union(subtract(box(edge, 16), box(gap, 6)), ledge);
    const at = y1 + stick * 0.5;
    const drawn = Math.min(wide * 0.5, mean * 0.62);
    const end = x1 - 0.45 * CAP - stick * 2.4;
    const chalkLine: Path = {
      commands: [
        [MOVE, end - drawn, at + stick * 0.3],
        [
          CUBIC,
          end - drawn * 0.7,
          at - stick * 0.1,
          end - drawn * 0.35,
          at + stick * 0.75,
          end,
          at + stick * 0.5,
        ],
      ],
      evenOdd: false,
    };
    const chalk = rotate(
      rect(end + gap * 1.4, at + stick * 0.1, stick * 2.9, stick * 0.95, 8),
      -24,
      end + gap,
      at + stick * 0.5,
    );
    const marks = union(stroke(chalkLine, Math.max(12, stick * 0.5), { cap: 'round' }), chalk);
    return { plate: subtract(box(0, 6), marks), second: rim };
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
    const { gap, x0, x1, y0, y1, high } = around(held, 0.45, 0.34);
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
    return { plate: subtract(rect(left, top, end - left, y1 + 8 - top, 12), ...ticks, hole) };
  },
};
