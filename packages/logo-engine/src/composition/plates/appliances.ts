/** Plates of who washes and who mends what stands in kitchens. */
import { CAP } from '../../fonts/shape.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A washing machine, the name on its broad panel over its round door. */
export const washer: Plate = {
  about: ['washing-machine', 'washer-wrench', 'washer-suds'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.5, 0.42);
    const r = mean * 0.36;
    const rim = Math.max(20, r * 0.17);
    const low = y1 + gap + r * 2.35;
    const cy = y1 + gap + r * 1.18;
    const shell = union(rect(x0, y0, wide, low - y0, mean * 0.08));
    const seam = rect(x0 - 5, y1, wide + 10, gap);
    const ring = subtract(circle(cx, cy, r), circle(cx, cy, r - rim));
    const inside = circle(cx, cy, r - rim - gap);
    const wave: Path = {
      commands: [
        [MOVE, cx - r, cy],
        [CUBIC, cx - r * 0.7, cy - r * 0.16, cx - r * 0.4, cy - r * 0.16, cx, cy],
        [CUBIC, cx + r * 0.4, cy + r * 0.16, cx + r * 0.7, cy + r * 0.16, cx + r, cy],
        [LINE, cx + r, cy + r],
        [LINE, cx - r, cy + r],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const water = intersect(inside, wave);
    const knob = (x: number, size: number) => circle(x, y1 + gap + r * 0.36, r * size);
    const knobs = [knob(x0 + r * 0.38, 0.16), knob(x1 - r * 0.38, 0.16)];
    const feet = [x0 + mean * 0.08, x1 - mean * 0.26].map((x) =>
      rect(x, low + gap, mean * 0.18, Math.max(18, mean * 0.055), 6),
    );
    return {
      plate: concat(subtract(shell, seam, circle(cx, cy, r + gap), ...knobs), ring, ...feet),
      second: water,
    };
  },
};

/** A refrigerator with its two doors, snow on the upper one. */
export const fridge: Plate = {
  about: ['fridge', 'fridge-wrench'],
  aspect: [0.9, 1.7],
  draw(held) {
    const { gap, x1, y0, y1, mean } = bodyAround(held, 0.66, 0.5);
    const x0 = held.x - 0.66 * CAP;
    const wide = x1 - x0;
    const [upper, lower] = [mean * 0.42, mean * 0.14];
    const [top, low] = [y0 - gap - upper, y1 + lower];
    const shell = rect(x0, top, wide, low - top, mean * 0.1);
    const grip = Math.min(26, Math.max(16, mean * 0.05));
    const gx = x0 + 0.16 * CAP;
    const handles = [
      rect(gx, y0 - gap - mean * 0.34, grip, mean * 0.24, grip / 2),
      rect(gx, y0 + mean * 0.1, grip, mean * 0.42, grip / 2),
    ];
    const [sx, sy, s] = [(x0 + x1) / 2, top + upper / 2, mean * 0.17];
    const arm = (turn: number) => {
      const bar = Math.max(12, s * 0.17);
      const v = (way: 1 | -1) =>
        rotate(rect(sx - bar / 2, sy - s * 0.98, bar, s * 0.42, bar / 2), way * 45, sx, sy - s * 0.56);
      return rotate(union(rect(sx - bar / 2, sy - s, bar, s, bar / 2), v(1), v(-1)), turn, sx, sy);
    };
    const snow = union(...[0, 60, 120, 180, 240, 300].map(arm));
    const feet = [x0 + mean * 0.12, x1 - mean * 0.3].map((x) =>
      rect(x, low + gap, mean * 0.18, mean * 0.06, 6),
    );
    return {
      plate: concat(subtract(shell, rect(x0 - 5, y0 - gap, wide + 10, gap), snow, ...handles), ...feet),
    };
  },
};
