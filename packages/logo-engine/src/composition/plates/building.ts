/** Plates of who builds and glazes. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, px: number, py: number) => {
  const [x0, x1, y0, y1] = [
    held.x - px * CAP,
    right(held) + px * CAP,
    held.y - py * CAP,
    bottom(held) + py * CAP,
  ];
  const [wide, high] = [x1 - x0, y1 - y0];
  return { x0, x1, y0, y1, wide, high, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, u: Math.sqrt(wide * high) };
};

/** A wall that is being built, the name on a stone in its bond. */
export const brickWall: Plate = {
  about: [
    'bricks',
    'hollow-brick',
    'concrete-block',
    'brick-pallet',
    'level-on-bricks',
    'scaffold',
    'work-crew',
    'sand-barrow',
    'wheelbarrow',
    'adobe-house',
  ],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, y0, wide, high } = around(held, 0.56, 0.44);
    const gap = 11;
    const rows = high > 4.2 * CAP ? 7 : high > 2.1 * CAP ? 5 : 3;
    const course = (high - gap * (rows - 1)) / rows;
    const halves = 2 * Math.max(2, Math.round(wide / ((course + gap) * 2.3)));
    const half = (wide + gap) / halves;
    const brick = (from: number, row: number, long = 2) =>
      rect(x0 + from * half, y0 + row * (course + gap), long * half - gap, course, 5);
    const across = (row: number, from: number, to: number) =>
      Array.from({ length: (to - from) / 2 }, (_, i) => brick(from + 2 * i, row));
    const sides = Array.from({ length: rows }, (_, i) =>
      i % 2 === 0 ? [brick(-2, i), brick(halves, i)] : [brick(-1, i, 1), brick(halves, i, 1)],
    ).flat();
    const laid = across(-1, -1, halves + 1);
    const next = across(-2, -2, 2);
    return {
      plate: concat(rect(x0, y0, wide, high, 5), ...sides, ...laid, ...across(rows, -1, halves + 1)),
      second: concat(...next),
    };
  },
};

/** A window with both its leaves open over its sill. */
export const sashWindow: Plate = {
  about: ['window', 'glass-pane', 'sliding-window', 'window-wash', 'squeegee'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, u: mean } = around(held, 0.62, 0.58);
    const u = mean * 0.62;
    const [deep, lean, gap] = [u * 0.46, u * 0.2, 11];
    const at = (d: number, share: number, t: number): readonly [number, number] => {
      const x = x0 - gap - deep * d;
      const [top, low] = [y0 - lean * d, y1 + lean * d];
      return [x, top + (low - top) * share + t];
    };
    const edge = u * 0.1;
    const pane = (from: number, to: number) =>
      polygon([at(0.24, from, edge), at(0.76, from, edge), at(0.76, to, -edge), at(0.24, to, -edge)], 3);
    const leaf = subtract(
      polygon([at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)], 8),
      pane(0, 0.53),
      pane(0.47, 1),
    );
    const sill = rect(x0 + 1, y1 + gap, wide - 2, u * 0.15, 6);
    const frame = rect(x0, y0, wide, high, 6);
    const line = subtract(
      rect(x0 + 14, y0 + 14, wide - 28, high - 28, 4),
      rect(x0 + 24, y0 + 24, wide - 48, high - 48, 3),
    );
    const hinges = [0.2, 0.8].flatMap((share) => [
      rect(x0 - gap - 4, y0 + high * share - u * 0.07, gap + 10, u * 0.14),
      rect(x1 - 6, y0 + high * share - u * 0.07, gap + 10, u * 0.14),
    ]);
    return { plate: concat(subtract(union(frame, leaf, mirror(leaf, cx), ...hinges), line), sill) };
  },
};
