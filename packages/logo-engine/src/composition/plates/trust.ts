/** Plates of who keeps: law, money, doors and houses. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
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

/** A temple's front: pediment, columns and steps, the name between the columns. */
export const temple: Plate = {
  about: ['bank', 'scales', 'gavel', 'deed', 'law-book', 'worker-scales'],
  styles: ['vintage', 'corporate', 'modern', 'minimal', 'creative'],
  aspect: [1.3, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = around(held, 0.46, 0.42);
    const [post, space] = [Math.max(34, mean * 0.12), gap * 1.25];
    const [left, far] = [x0 - space - post - 10, x1 + space + post + 10];
    const [beam, peak] = [Math.max(24, mean * 0.085), mean * 0.42];
    const [over, step] = [mean * 0.06, Math.max(22, mean * 0.075)];
    const eaves = y0 - gap - beam;
    const base = eaves - gap;
    const roof = grow(
      polygon([
        [left - over + 6, base - 6 - mean * 0.05],
        [cx, base - peak],
        [far + over - 6, base - 6 - mean * 0.05],
        [far + over - 6, base - 6],
        [left - over + 6, base - 6],
      ]),
      6,
    );
    const eye = circle(cx, base - peak * 0.36, mean * 0.075);
    const cap = Math.max(18, mean * 0.05);
    const column = (x: number) =>
      union(
        rect(x, y0, post, high),
        rect(x - 8, y0, post + 16, cap, 4),
        rect(x - 8, y1 - cap, post + 16, cap, 4),
      );
    const sides = [column(x0 - space - post), column(x1 + space)];
    const steps = [
      rect(left - over * 0.2, y1 + gap, far - left + over * 0.4, step, 4),
      rect(left - over * 1.6, y1 + gap * 2 + step, far - left + over * 3.2, step, 4),
    ];
    const frieze = rect(left - over * 0.2, eaves, far - left + over * 0.4, beam, 4);
    return {
      plate: concat(subtract(roof, eye), frieze, ...sides, rect(x0, y0, wide, high, 4), ...steps),
    };
  },
};

/** A key on its side, the name in its bow. */
export const key: Plate = {
  about: ['key', 'lock-key', 'key-copies', 'key-ring', 'car-key'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, high, mean, cy } = around(held, 0.5, 0.56);
    const left = x0 - mean * 0.27;
    const round = high * 0.49;
    const far = x1 + mean * 0.08;
    const bow = rect(left, y0, far - left, high, round);
    const end = far + mean * 1.02;
    const [half, tooth] = [mean * 0.105, mean * 0.25];
    const collar = rect(far + mean * 0.03, cy - half * 1.9, mean * 0.09, half * 3.8, mean * 0.03);
    const neck = rect(far - mean * 0.08, cy - half * 1.25, mean * 0.16, half * 2.5);
    const blade = rect(far - 20, cy - half, end - far + 20, half * 2, half * 0.55);
    const bit = (from: number, wide: number, long: number) =>
      rect(end - mean * from, cy + half - 14, mean * wide, 14 + tooth * long, mean * 0.025);
    const teeth = [bit(0.2, 0.14, 1), bit(0.42, 0.16, 0.68)];
    const hole = rect(left + mean * 0.1, cy - high * 0.13, mean * 0.1, high * 0.26, mean * 0.05);
    return { plate: subtract(union(bow, neck, collar, blade, ...teeth), hole) };
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
  aspect: [0.95, 1.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cx } = around(held, 0.5, 0.34);
    const [top, tip] = [y0 - high * 0.12, y1 + held.height * 0.4];
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

/** A deed: a sheet with a turned corner, its lines under the name, and its seal with ribbons. */
export const deed: Plate = {
  about: ['deed', 'seal-check', 'certificate'],
  aspect: [1, 2],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean } = around(held, 0.5, 0.56);
    const [fold, r] = [mean * 0.17, mean * 0.18];
    const [top, low] = [y0 - fold * 0.75, y1 + mean * 0.28];
    const sheet = polygon(
      [
        [x0, top],
        [x1 - fold, top],
        [x1, top + fold],
        [x1, low],
        [x0, low],
      ],
      12,
    );
    const corner = polygon(
      [
        [x1 - fold + gap, top],
        [x1, top + fold - gap],
        [x1 - fold + gap, top + fold - gap],
      ],
      4,
    );
    const [cx, cy] = [x1 - r * 1.25, low - r * 0.35];
    const tail = (way: 1 | -1) =>
      rotate(
        polygon(
          [
            [cx - r * 0.36, cy],
            [cx + r * 0.36, cy],
            [cx + r * 0.36, cy + r * 1.9],
            [cx, cy + r * 1.62],
            [cx - r * 0.36, cy + r * 1.9],
          ],
          4,
        ),
        -way * 20,
        cx,
        cy,
      );
    const rosette = star(cx, cy, r, r * 0.86, 14, r * 0.1);
    const tails = subtract(union(tail(-1), tail(1)), grow(rosette, gap * 0.8));
    const bar = Math.max(13, mean * 0.04);
    const rule = (y: number, long: number) => rect(x0 + 0.5 * CAP, y, long, bar, bar / 2);
    const span = cx - r - gap * 2.5 - x0 - 0.5 * CAP;
    const rules = [rule(y1 + bar * 0.2, span), rule(y1 + bar * 2.6, span * 0.66)];
    const room = grow(union(rosette, tail(-1), tail(1)), gap);
    return {
      plate: subtract(sheet, grow(corner, gap), room, ...rules),
      second: concat(subtract(rosette, circle(cx, cy, r * 0.4)), tails, corner),
    };
  },
};
