/** Plates of who builds robots and chips, and of who plays. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A robot that stands, the name on its chest. */
export const robot: Plate = {
  about: ['robot'],
  styles: ['modern', 'minimal', 'playful', 'creative', 'vintage'],
  aspect: [1, 2.3],
  draw(held) {
    const { gap, x0, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.76, 0.54, 0.5);
    const chest = rect(x0, y0, wide, high, m * 0.16);
    const [half, tall] = [Math.min(m * 0.52, wide * 0.4), m * 0.46];
    const chin = y0 - gap;
    const top = chin - tall;
    const skull = rect(cx - half, top, half * 2, tall, m * 0.17);
    const eyes = [-1, 1].map((way) => circle(cx + way * half * 0.46, chin - tall * 0.58, m * 0.09));
    const mouth = rect(cx - half * 0.36, chin - tall * 0.26, half * 0.72, Math.max(12, m * 0.05), 6);
    const ears = [-1, 1].map((way) =>
      rect(
        cx + way * (half + gap + m * 0.04) - m * 0.04,
        chin - tall * 0.76,
        m * 0.08,
        tall * 0.52,
        m * 0.03,
      ),
    );
    const aerial = union(
      rect(cx - m * 0.035, top - m * 0.1, m * 0.07, m * 0.14),
      circle(cx, top - m * 0.13, m * 0.075),
    );
    const [hx, hy] = [x0 - m * 0.21, y0 + m * 0.64];
    const arm = union(
      stroke(
        parse(
          `M${x0 + 4} ${y0 + m * 0.24}H${x0 - m * 0.07}Q${hx} ${y0 + m * 0.24} ${hx} ${y0 + m * 0.38}V${hy}`,
        ),
        m * 0.14,
        { cap: 'butt' },
      ),
      subtract(circle(hx, hy + m * 0.08, m * 0.17), rect(hx - m * 0.065, hy + m * 0.08, m * 0.13, m * 0.3)),
    );
    const fx = Math.min(wide * 0.26, m * 0.46);
    const leg = union(
      rect(cx - fx - m * 0.11, y1 - 6, m * 0.22, m * 0.2 + 6),
      rect(cx - fx - m * 0.22, y1 + m * 0.13, m * 0.44, m * 0.17, m * 0.06),
    );
    return {
      plate: union(chest, arm, mirror(arm, cx), leg, mirror(leg, cx)),
      second: concat(subtract(union(skull, aerial), ...eyes, mouth), ...ears),
    };
  },
};

/** Two bricks that click together. */
export const studBrick: Plate = {
  about: ['lego'],
  styles: ['modern', 'minimal', 'playful', 'creative'],
  aspect: [1.2, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, size: m } = bodyAround(held, 0.46, 0.44);
    const count = Math.max(4, Math.round(wide / (m * 0.42)));
    const pitch = wide / count;
    const rise = m * 0.13;
    const stud = (i: number, y: number) =>
      rect(x0 + pitch * (i + 0.2), y - rise, pitch * 0.6, rise * 2, m * 0.035);
    const all = Array.from({ length: count }, (_, i) => i);
    const tall = m * 0.42;
    const lid = y0 - gap - tall;
    const small = union(
      rect(x1 - pitch * 2, lid, pitch * 2, tall, m * 0.05),
      ...all.slice(-2).map((i) => stud(i, lid)),
    );
    return {
      plate: union(rect(x0, y0, wide, high, m * 0.05), ...all.slice(0, -2).map((i) => stud(i, y0))),
      second: small,
    };
  },
};

/** A games console for two hands. */
export const handheld: Plate = {
  about: ['game-controller', 'joystick', 'arcade-machine'],
  styles: ['playful', 'creative', 'modern', 'minimal'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, size: m, cx } = bodyAround(held, 0.42, 0.44);
    const grip = Math.max(m * 0.46, Math.min(high * 0.42, m * 0.6));
    const [round, mid] = [Math.min(grip * 0.72, high * 0.36), grip * 0.54];
    const side = union(
      rect(x0 - gap - grip, y0, grip, high, round),
      rect(x0 - gap - grip / 2, y0, grip / 2, high, 0.1 * CAP),
    );
    const [lx, rx] = [x0 - gap - mid, x1 + gap + mid];
    const [up, low] = [y0 + high * 0.31, y0 + high * 0.68];
    const r = Math.min(grip * 0.24, high * 0.14);
    const stick = (x: number, y: number) => circle(x, y, r);
    const pad = union(
      rect(lx - r * 1.15, low - r * 0.4, r * 2.3, r * 0.8, 4),
      rect(lx - r * 0.4, low - r * 1.15, r * 0.8, r * 2.3, 4),
    );
    const dots = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([x = 0, y = 0]) => circle(rx + x * r * 0.82, up + y * r * 0.82, r * 0.42));
    const key = rect(x0 - gap - grip * 0.66, y0 - gap - m * 0.1, grip * 0.66, m * 0.1, m * 0.04);
    return {
      plate: rect(x0, y0, wide, high, 0.1 * CAP),
      second: concat(
        subtract(side, stick(lx, up), pad),
        subtract(mirror(side, cx), stick(rx, low), ...dots),
        key,
        mirror(key, cx),
      ),
    };
  },
};

/** A chip with its pins, a spark at its corner. */
export const chip: Plate = {
  about: ['chip-sparkle', 'cpu', 'circuitry', 'transistor'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, size: m, cx, cy } = bodyAround(held, 0.5, 0.5);
    const [thick, long] = [Math.max(24, m * 0.13), m * 0.22];
    const body = rect(x0, y0, wide, high, m * 0.16);
    const row = (span: number) => {
      const count = Math.max(2, Math.round((span - m * 0.3) / (thick * 2.3)));
      return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * ((span - m * 0.3) / count));
    };
    const [sx, sy, r] = [x1 + m * 0.08, y0 - m * 0.1, m * 0.34];
    // No pin is cut by the spark: the ones that it would touch are left out.
    const pins = union(
      ...row(wide).flatMap((at) => [
        rect(cx + at - thick / 2, cy, thick, high / 2 + long, thick * 0.4),
        ...(cx + at + thick / 2 + gap * 1.3 < sx - r
          ? [rect(cx + at - thick / 2, y0 - long, thick, high / 2 + long, thick * 0.4)]
          : []),
      ]),
      ...row(high).flatMap((at) => [
        rect(x0 - long, cy + at - thick / 2, wide / 2 + long, thick, thick * 0.4),
        ...(cy + at - thick / 2 - gap * 1.3 > sy + r
          ? [rect(cx, cy + at - thick / 2, wide / 2 + long, thick, thick * 0.4)]
          : []),
      ]),
    );
    const b = r * 0.16;
    const spark = parse(
      `M${sx} ${sy - r}C${sx + b * 0.6} ${sy - b * 1.6} ${sx + b * 1.6} ${sy - b * 0.6} ${sx + r} ${sy}C${sx + b * 1.6} ${sy + b * 0.6} ${sx + b * 0.6} ${sy + b * 1.6} ${sx} ${sy + r}C${sx - b * 0.6} ${sy + b * 1.6} ${sx - b * 1.6} ${sy + b * 0.6} ${sx - r} ${sy}C${sx - b * 1.6} ${sy - b * 0.6} ${sx - b * 0.6} ${sy - b * 1.6} ${sx} ${sy - r}Z`,
    );
    return { plate: subtract(union(body, pins), grow(spark, gap * 1.2, { join: 'round' })), second: spark };
  },
};
