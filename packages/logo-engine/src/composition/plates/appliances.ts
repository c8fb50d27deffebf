/** Plates of who washes and who mends what stands in kitchens. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
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

/** A washing machine, the name in its round door. */
export const washer: Plate = {
  about: ['washing-machine', 'washer-wrench', 'fridge-wrench'],
  aspect: [0.9, 1.7],
  draw(held) {
    const { gap, cx, cy } = around(held, 0.4, 0.4);
    const r = Math.hypot(held.width / 2 + 0.1 * CAP, held.height / 2) + 0.3 * CAP;
    const rim = Math.max(18, r * 0.1);
    const side = r + gap * 1.4 + rim + r * 0.04;
    const panel = r * 0.44;
    const top = cy - side - panel;
    const shell = rect(cx - side, top, side * 2, side * 2 + panel, r * 0.16);
    const knob = circle(cx + side - panel * 0.7, top + panel * 0.55, panel * 0.26);
    const light = circle(cx + side - panel * 1.45, top + panel * 0.55, panel * 0.13);
    const drawer = rect(cx - side + panel * 0.42, top + panel * 0.34, r * 0.62, panel * 0.42, 8);
    const door = subtract(circle(cx, cy, r + gap * 1.4), circle(cx, cy, r));
    const feet = [-1, 1].map((way) =>
      rect(cx + way * side * 0.7 - r * 0.12, cy + side + gap, r * 0.24, r * 0.09, 6),
    );
    const bubble = (x: number, y: number, size: number) => circle(cx - side + r * x, top - r * y, r * size);
    return {
      plate: concat(subtract(shell, door, knob, light, drawer), ...feet),
      second: concat(bubble(0.32, 0.26, 0.17), bubble(0.74, 0.22, 0.11), bubble(0.66, 0.56, 0.13)),
    };
  },
};

/** A refrigerator with its two doors, snow on the upper one. */
export const fridge: Plate = {
  about: ['fridge', 'fridge-wrench', 'washer-wrench'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { gap, x1, y0, y1, mean } = around(held, 0.5, 0.5);
    const x0 = held.x - 0.5 * CAP - mean * 0.14;
    const wide = x1 - x0;
    const [upper, lower] = [mean * 0.46, mean * 0.2];
    const [top, low] = [y0 - gap - upper, y1 + lower];
    const shell = rect(x0, top, wide, low - top, mean * 0.1);
    const grip = Math.max(18, mean * 0.055);
    const gx = x0 + grip * 1.1;
    const handles = [
      rect(gx, y0 - gap - mean * 0.34, grip, mean * 0.24, grip / 2),
      rect(gx, y0 + mean * 0.1, grip, mean * 0.42, grip / 2),
    ];
    const [sx, sy, s] = [(x0 + x1) / 2 + grip, top + upper / 2, mean * 0.17];
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
