/** Plates of who makes nougat, biscuits and sweets by the handful. */

import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A bar of nougat with almonds in it. */
export const turronBlock: Plate = {
  about: ['nougat'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size: m, wide } = bodyAround(held, 0.4, 0.34, 0.36);
    const [rise, lean] = [0.44 * m, 0.4 * m];
    const low = y0 - gap;
    const front = rect(x0, y0, wide, h, 0.04 * m);
    const top = polygon(
      [
        [x0 + 0.02 * m, low],
        [x0 + lean, low - rise],
        [x1 + lean, low - rise],
        [x1, low],
      ],
      0.04 * m,
    );
    // The gap between top and side runs along their slanted edge.
    const sx = x1 + gap;
    const side = polygon(
      [
        [sx, low + gap],
        [sx + lean, low + gap - rise],
        [sx + lean, y1 - rise],
        [sx, y1],
      ],
      0.04 * m,
    );
    const nut = (x: number, y: number, long: number, turn: number) => {
      const whole = leaf(x - long, y, x + long, y, 0.36, 0.36);
      return rotate(whole, turn, x, y);
    };
    const count = Math.max(4, Math.round(wide / (0.36 * m)));
    const almonds = Array.from({ length: count }, (_, i) => {
      const up = [0.3, 0.68, 0.44, 0.74, 0.28][i % 5] ?? 0.5;
      const x = x0 + 0.14 * m + lean * up + ((i + 0.4) * (wide - 0.16 * m)) / count;
      return nut(
        x,
        low - rise * up,
        ([0.15, 0.1, 0.13, 0.09, 0.12][i % 5] ?? 0.1) * m,
        [18, -24, 160, 40, -12][i % 5] ?? 0,
      );
    });
    const inSide = [
      nut(sx + 0.4 * lean, y0 + 0.16 * h, 0.1 * m, 60),
      nut(sx + 0.62 * lean, y0 + 0.4 * h, 0.09 * m, -50),
      nut(sx + 0.36 * lean, y0 + 0.62 * h, 0.1 * m, 100),
    ];
    return {
      plate: concat(front, subtract(side, ...inSide)),
      second: subtract(top, ...almonds),
    };
  },
};

/** A globe of gumballs on its stand. */
export const gumballGlobe: Plate = {
  about: ['candy', 'candy-jar', 'lollipop'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 2.3],
  draw(held) {
    const { cx, cy } = bodyAround(held, 0, 0);
    const r = Math.hypot(held.width, held.height) / 2 + 12;
    const gap = Math.min(14, Math.max(10, 0.06 * r));
    const globe = circle(cx, cy, r);
    // How far over and under the name the balls lie, in shares of what is left there.
    const room = 0.93 * r - held.height / 2 - 20;
    const balls = [
      [-0.42, 0.16, 0.2],
      [-0.16, 0.5, 0.24],
      [0.12, 0.2, 0.18],
      [0.4, 0.3, 0.26],
    ].flatMap(([x = 0, up = 0, size = 0]) => {
      const s = Math.min(size * room * 1.15, 0.13 * r);
      const y = held.height / 2 + 20 + s + up * (room - 2 * s);
      return [circle(cx + x * r, cy - y, s), circle(cx - x * r, cy + y, s)];
    });
    const low = cy + 0.93 * r;
    const collar = rect(cx - 0.58 * r, low, 1.16 * r, 0.15 * r, 0.06 * r);
    const t = low + 0.15 * r + gap;
    const stand = polygon(
      [
        [cx - 0.5 * r, t],
        [cx + 0.5 * r, t],
        [cx + 0.72 * r, t + 0.56 * r],
        [cx - 0.72 * r, t + 0.56 * r],
      ],
      0.08 * r,
    );
    const knob = subtract(
      circle(cx, t + 0.2 * r, 0.12 * r),
      rotate(rect(cx - 0.08 * r, t + 0.175 * r, 0.16 * r, 0.05 * r), -30, cx, t + 0.2 * r),
    );
    const chute = rect(cx - 0.13 * r, t + 0.4 * r, 0.26 * r, 0.3 * r, 0.08 * r);
    const lid = union(
      intersect(circle(cx, cy, 1.14 * r), rect(cx - 0.4 * r, cy - 2 * r, 0.8 * r, 1.2 * r, 0.06 * r)),
      circle(cx, cy - 1.16 * r, 0.11 * r),
    );
    return {
      plate: concat(subtract(globe, grow(collar, gap), ...balls), subtract(stand, chute, knob)),
      second: concat(collar, subtract(lid, circle(cx, cy, r + gap))),
    };
  },
};

/** A jar from which biscuits look out. */
export const biscuitJar: Plate = {
  about: ['cookie-jar', 'cookie'],
  aspect: [0.9, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, cx, wide } = bodyAround(held, 0.34, 0.34, 0.36);
    const [a, top] = [wide / 2 + 0.14 * m, y0 - 0.02 * m];
    const belly = parse(
      `M${x0 + 0.1 * m} ${top}H${x1 - 0.1 * m}C${cx + a + 0.06 * m} ${y0 + 0.1 * h} ${cx + a + 0.06 * m} ${y1 - 0.24 * h} ${x1 - 0.1 * m} ${y1}Q${x1 - 0.16 * m} ${y1 + 0.04 * m} ${x1 - 0.24 * m} ${y1 + 0.04 * m}H${x0 + 0.24 * m}Q${x0 + 0.16 * m} ${y1 + 0.04 * m} ${x0 + 0.1 * m} ${y1}C${cx - a - 0.06 * m} ${y1 - 0.24 * h} ${cx - a - 0.06 * m} ${y0 + 0.1 * h} ${x0 + 0.1 * m} ${top}Z`,
    );
    const rim = rect(x0 + 0.04 * m, top - 0.16 * m, wide - 0.08 * m, 0.2 * m, 0.07 * m);
    const floor = top - 0.16 * m - GAP;
    const count = Math.max(2, Math.round(wide / (0.82 * m)));
    const r = (wide - 0.2 * m) / (2 * count - (count - 1) * 0.24);
    const cookies: ReturnType<typeof circle>[] = [];
    for (let i = 0; i < count; i++) {
      const x = x0 + 0.1 * m + r + i * 1.76 * r;
      const y = floor - (i % 2 === 0 ? 0.3 : 0.5) * r;
      const chips = [
        [-0.36, -0.34],
        [0.2, -0.6],
        [0.44, -0.1],
        [-0.1, 0.02],
      ].map(([u = 0, v = 0]) => circle(x + u * r, y + v * r, 0.13 * r));
      const before = cookies.map((each) => grow(each, GAP));
      cookies.push(subtract(circle(x, y, r), ...chips, ...before));
    }
    const shown = intersect(concat(...cookies), rect(x0 - m, floor - 4 * r, wide + 2 * m, 4 * r));
    return { plate: union(belly, rim), second: shown };
  },
};
