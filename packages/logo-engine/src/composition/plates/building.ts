/** Plates of who builds and glazes. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, px: number, py: number) => {
  const [x0, x1, y0, y1] = [
    held.x - px * CAP,
    right(held) + px * CAP,
    held.y - py * CAP,
    bottom(held) + py * CAP,
  ];
  return { x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
};

/** A wall of bricks, the name on a long stone in it. */
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
  aspect: [1.1, 5],
  draw(held) {
    const { x0, x1, y0, y1, wide, high } = around(held, 0.34, 0.3);
    const gap = 10;
    const rows = high > 3 * CAP ? 5 : 3;
    const course = (high - gap * (rows - 1)) / rows;
    const half = course * 1.3;
    const brick = (x: number, y: number, w: number) => rect(x, y, w, course, 5);
    const ends = Array.from({ length: rows }, (_, i) => {
      if (i % 2 === 1) return [];
      const y = y0 + i * (course + gap);
      return [brick(x0 - gap - half, y, half), brick(x1 + gap, y, half)];
    }).flat();
    const count = Math.max(2, Math.round(wide / (half * 2 + gap)));
    const each = (wide - gap * (count - 1)) / count;
    const row = (y: number) => Array.from({ length: count }, (_, i) => brick(x0 + i * (each + gap), y, each));
    return {
      plate: concat(rect(x0, y0, wide, high, 5), ...ends, ...row(y0 - gap - course), ...row(y1 + gap)),
    };
  },
};

/** A window with its upper lights and its sill. */
export const sashWindow: Plate = {
  about: ['window', 'glass-pane', 'sliding-window', 'window-wash', 'squeegee'],
  aspect: [0.9, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high } = around(held, 0.34, 0.34);
    const u = Math.min(high, 2.6 * CAP);
    const [bar, gap, light] = [u * 0.08, 11, u * 0.36];
    const count = Math.max(2, Math.round(wide / (u * 0.8)));
    const each = (wide - gap * (count - 1)) / count;
    const top = y0 - gap - light;
    const lights = Array.from({ length: count }, (_, i) => rect(x0 + i * (each + gap), top, each, light, 4));
    const shine = [0.42, 0.6].map((share) => {
      const x = x0 + each * share;
      return stroke(
        parse(`M${x + light * 0.28} ${top + light * 0.22}L${x - light * 0.28} ${top + light * 0.78}`),
        10,
        { cap: 'butt' },
      );
    });
    const frame = subtract(
      rect(x0 - gap - bar, top - gap - bar, wide + 2 * (gap + bar), y1 - top + 2 * gap + bar, 8),
      rect(x0 - gap, top - gap, wide + 2 * gap, y1 - top + 3 * gap, 3),
    );
    const sill = rect(x0 - gap - bar * 2.4, y1 + gap, x1 - x0 + 2 * gap + bar * 4.8, u * 0.13, 8);
    return { plate: concat(rect(x0, y0, wide, high, 4), subtract(concat(...lights), ...shine), frame, sill) };
  },
};
