/** Plates of who keeps: law, money, doors and houses. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const gap = Math.min(14, Math.max(10, (y1 - y0) * 0.045));
  return { gap, x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: centreX(held), cy: centreY(held) };
};

/** A temple's front, the name in the frieze over its columns. */
export const temple: Plate = {
  about: ['bank', 'scales', 'gavel', 'deed', 'law-book', 'worker-scales'],
  styles: ['vintage', 'corporate', 'modern', 'minimal', 'creative'],
  aspect: [1, 6.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cx } = around(held, 0.36, 0.36);
    const post = Math.max(32, high * 0.15);
    const pair = wide > high * 1.7 ? 2 : 1;
    const out = pair * (post + gap + 4);
    const beam = Math.max(22, high * 0.1);
    const [left, far] = [x0 - out - 16, x1 + out + 16];
    const peak = Math.max(held.height * 0.3, Math.min(wide * 0.13, held.height * 0.5));
    const eaves = y0 - gap - beam;
    const roof = grow(
      polygon([
        [left + 6, eaves + 6],
        [cx, eaves - peak],
        [far - 6, eaves + 6],
        [far - 6, y0 - gap - 6],
        [left + 6, y0 - gap - 6],
      ]),
      6,
    );
    const cap = Math.max(13, high * 0.05);
    const column = (x: number) =>
      union(rect(x + 5, y0, post - 10, high), rect(x, y0, post, cap, 3), rect(x, y1 - cap, post, cap, 3));
    const columns = Array.from({ length: pair }, (_, i) => (post + gap + 4) * (i + 1)).flatMap((far) => [
      column(x0 - far),
      column(x1 + far - post),
    ]);
    const step = rect(left, y1 + gap, far - left, beam, 5);
    return { plate: concat(roof, ...columns, rect(x0, y0, wide, high, 4), step) };
  },
};

/** A key on its side, the name in its bow. */
export const key: Plate = {
  about: ['key', 'lock-key', 'key-copies', 'key-ring', 'car-key'],
  aspect: [0.9, 6.5],
  draw(held) {
    const { x0, x1, y0, high, cy } = around(held, 0.46, 0.46);
    const left = x0 - high * 0.23;
    const bow = rect(left, y0, x1 + high * 0.08 - left, high, high * 0.36);
    const end = x1 + held.height * 0.35 + high * 0.62;
    const [half, tooth] = [Math.max(26, high * 0.14), Math.max(32, high * 0.19)];
    const neck = rect(x1 - 20, cy - half * 1.5, high * 0.22 + 20, half * 3, 8);
    const blade = polygon(
      [
        [x1 - 40, cy - half],
        [end - half * 0.8, cy - half],
        [end, cy],
        [end - half * 0.8, cy + half],
        [x1 - 40, cy + half],
      ],
      8,
    );
    const bit = (share: number, long: number) => {
      const x = x1 + (end - x1) * share;
      return rect(x, cy + half - 12, tooth * 0.8, 12 + tooth * long, 6);
    };
    const hole = circle(left + high * 0.18, cy, Math.max(15, high * 0.08));
    return { plate: subtract(union(bow, neck, blade, bit(0.4, 1), bit(0.64, 0.7)), hole) };
  },
};

/** A shield. */
export const shield: Plate = {
  about: [
    'shield-check',
    'house-shield',
    'security-guard',
    'security-camera',
    'dome-camera',
    'armoured-van',
    'laptop-lock',
  ],
  aspect: [0.8, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cx } = around(held, 0.46, 0.3);
    const [top, tip] = [y0 - high * 0.1, y1 + held.height * 0.42];
    const body = (out: number): Path => ({
      commands: [
        [MOVE, x0 - out, top],
        [CUBIC, x0 + wide * 0.2, top + 4, cx - wide * 0.12, top - high * 0.06, cx, top - high * 0.16 - out],
        [CUBIC, cx + wide * 0.12, top - high * 0.06, x1 - wide * 0.2, top + 4, x1 + out, top],
        [LINE, x1 + out, y1 - high * 0.34],
        [CUBIC, x1 + out, y1 + high * 0.1, cx + wide * 0.24, tip - high * 0.14, cx, tip + out],
        [CUBIC, cx - wide * 0.24, tip - high * 0.14, x0 - out, y1 + high * 0.1, x0 - out, y1 - high * 0.34],
        [CLOSE],
      ],
      evenOdd: false,
    });
    const core = body(0);
    return { plate: concat(subtract(grow(core, gap + 16), grow(core, gap)), core) };
  },
};

/** A deed with its seal. */
export const deed: Plate = {
  about: ['deed', 'seal-check', 'certificate'],
  aspect: [1, 6.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high } = around(held, 0.42, 0.4);
    const r = Math.max(48, high * 0.2);
    const edge = gap + Math.max(16, gap * 1.4);
    const [cx, cy] = [x1 + edge - r * 0.1, y1 + edge - r * 0.3];
    const tail = (way: 1 | -1) =>
      polygon(
        [
          [cx + way * r * 0.06, cy],
          [cx + way * r * 0.72, cy],
          [cx + way * r * 0.84, cy + r * 1.7],
          [cx + way * r * 0.45, cy + r * 1.46],
          [cx + way * r * 0.06, cy + r * 1.7],
        ],
        3,
      );
    const solid = union(star(cx, cy, r, r * 0.84, 12, r * 0.12), tail(-1), tail(1));
    const frame = (out: number, round: number) =>
      rect(x0 - out, y0 - out, wide + out * 2, high + out * 2, round);
    const rim = subtract(frame(edge, 14), frame(gap, 6));
    const sheet = subtract(concat(rim, frame(0, 4)), grow(solid, gap));
    return { plate: sheet, second: subtract(solid, circle(cx, cy, r * 0.36)) };
  },
};
