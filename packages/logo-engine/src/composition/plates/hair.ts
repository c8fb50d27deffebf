/** Plates of who cuts hair and paints nails. */
import { CAP } from '../../fonts/shape.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A hairdresser's comb, its teeth down. */
export const comb: Plate = {
  about: [
    'comb',
    'scissors-comb',
    'long-hair',
    'hair-dryer',
    'braid',
    'wig',
    'clippers',
    'barber-chair',
    'dye-bowl',
  ],
  aspect: [2.2, 4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.56, 0.36);
    const long = Math.min((high + wide) * 0.2, high * 0.72);
    const [guard, r] = [long * 0.3, high * 0.26];
    const arch = Math.min(high * 0.3, wide * 0.08);
    const spine = parse(
      `M${x0} ${y1 + 1}V${y0 + r}Q${x0} ${y0} ${x0 + r} ${y0}Q${cx} ${y0 - arch} ${x1 - r} ${y0}Q${x1} ${y0} ${x1} ${y0 + r}V${y1 + 1}Z`,
    );
    const row = (from: number, to: number, tooth: number, gap: number) => {
      const count = Math.round((to - from) / (tooth + gap));
      const pitch = (to - from) / count;
      return Array.from({ length: count }, (_, i) =>
        rect(from + i * pitch, y1 - r, pitch - gap, long + r, (pitch - gap) * 0.42),
      );
    };
    const [coarse, fine] = [Math.max(12, long * 0.14), Math.max(11, long * 0.09)];
    const gaps = [Math.max(10, long * 0.13), Math.max(10, long * 0.09)] as const;
    const teeth = [...row(x0 + guard + gaps[0], cx, coarse, gaps[0]), ...row(cx, x1 - guard, fine, gaps[1])];
    const guards = [x0, x1 - guard].map((x) => rect(x, y1 - r, guard, long + r, guard * 0.4));
    return { plate: union(spine, ...teeth, ...guards) };
  },
};

/** A bottle of nail polish, its long cap up. */
export const polish: Plate = {
  about: ['nail-polish', 'painted-nails', 'polish-brush'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { x0, y0, y1, high: tallness, wide, cx } = bodyAround(held, 0.62, 0.52);
    const high = (tallness + wide) * 0.5;
    const gap = 0.11 * CAP;
    const [half, tall, r] = [high * 0.23, high * 0.46, high * 0.26];
    const body = rect(x0, y0, wide, y1 - y0, r);
    const ring = rect(cx - half * 1.1, y0 - high * 0.07, half * 2.2, high * 0.2, high * 0.03);
    const foot = y0 - high * 0.07 - gap;
    const cap = polygon(
      [
        [cx - half * 0.8, foot - tall],
        [cx + half * 0.8, foot - tall],
        [cx + half, foot],
        [cx - half, foot],
      ],
      high * 0.06,
    );
    const shine = rect(
      cx - half * 0.42,
      foot - tall * 0.78,
      Math.max(9, high * 0.055),
      tall * 0.5,
      high * 0.027,
    );
    return { plate: union(body, ring), second: subtract(cap, shine) };
  },
};

/** A hand mirror, its handle down. */
export const mirror: Plate = {
  about: ['hand-mirror', 'powder-compact', 'makeup-tools', 'lipstick', 'eyelash'],
  aspect: [1, 1.7],
  draw(held) {
    const [cx, cy] = [held.x + held.width / 2, held.y + held.height / 2];
    const [rx, ry] = [held.width * 0.61 + 0.3 * CAP, held.height * 0.61 + 0.34 * CAP];
    const s = (rx + ry) * 0.5;
    const [gap, thick] = [Math.max(12, s * 0.06), s * 0.11];
    const k = 0.6;
    const oval = (by: number) => {
      const [a, b] = [rx + by, ry + by];
      return parse(
        `M${cx - a} ${cy}C${cx - a} ${cy - b * k} ${cx - a * k} ${cy - b} ${cx} ${cy - b}C${cx + a * k} ${cy - b} ${cx + a} ${cy - b * k} ${cx + a} ${cy}C${cx + a} ${cy + b * k} ${cx + a * k} ${cy + b} ${cx} ${cy + b}C${cx - a * k} ${cy + b} ${cx - a} ${cy + b * k} ${cx - a} ${cy}Z`,
      );
    };
    const foot = cy + ry + gap + thick;
    const n = (dx: number, dy: number) => `${cx + s * dx} ${foot + s * dy * 0.74}`;
    const handle = parse(
      `M${n(-0.5, -0.12)}C${n(-0.2, 0.04)} ${n(-0.26, 0.18)} ${n(-0.09, 0.24)}C${n(-0.09, 0.36)} ${n(-0.19, 0.46)} ${n(-0.17, 0.62)}C${n(-0.16, 0.76)} ${n(-0.09, 0.84)} ${n(-0.08, 0.98)}H${n(0.08, 0.98).split(' ')[0]}C${n(0.09, 0.84)} ${n(0.16, 0.76)} ${n(0.17, 0.62)}C${n(0.19, 0.46)} ${n(0.09, 0.36)} ${n(0.09, 0.24)}C${n(0.26, 0.18)} ${n(0.2, 0.04)} ${n(0.5, -0.12)}Z`,
    );
    const ball = circle(cx, foot + s * 0.8, s * 0.15);
    return { plate: concat(subtract(union(oval(gap + thick), handle, ball), oval(gap)), oval(0)) };
  },
};

/** A hair dryer that blows to the right: slots at its back, and its cable. */
export const dryer: Plate = {
  about: ['hair-dryer', 'long-hair', 'wig', 'braid'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'minimal'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy } = bodyAround(held, 0.44, 0.44);
    const s = Math.min((high + wide) * 0.32, high * 1.15);
    const gap = 0.11 * CAP;
    const [end, k] = [x0 - high * 0.36, high * 0.56];
    const barrel = parse(
      `M${end + k} ${y0 - high * 0.05}L${x1} ${y0 + high * 0.05}V${y1 - high * 0.05}L${end + k} ${y1 + high * 0.05}C${end + k * 0.3} ${y1 + high * 0.05} ${end} ${y1 - k * 0.5} ${end} ${cy}C${end} ${y0 + k * 0.5} ${end + k * 0.3} ${y0 - high * 0.05} ${end + k} ${y0 - high * 0.05}Z`,
    );
    const slots = [-0.2, 0, 0.2].map((dy) =>
      rect(end + high * 0.09, cy + high * dy - high * 0.035, high * 0.22, high * 0.07, high * 0.035),
    );
    const c = x1 + gap;
    const nozzle = polygon(
      [
        [c, cy - high * 0.37],
        [c + s * 0.3, cy - high * 0.52],
        [c + s * 0.3, cy + high * 0.52],
        [c, cy + high * 0.37],
      ],
      s * 0.04,
    );
    const [g, low] = [x0 + s * 0.1, y1 + s * 0.72];
    const grip = polygon(
      [
        [g, y1 - high * 0.1],
        [g + s * 0.46, y1 - high * 0.1],
        [g + s * 0.28, low],
        [g - s * 0.08, low],
      ],
      s * 0.07,
    );
    const cable = stroke(
      parse(
        `M${g + s * 0.1} ${low - s * 0.06}C${g + s * 0.1} ${low + s * 0.3} ${g + s * 0.6} ${low + s * 0.24} ${g + s * 0.72} ${low - s * 0.06}`,
      ),
      Math.max(12, s * 0.07),
      { cap: 'round' },
    );
    return { plate: subtract(union(barrel, grip, cable), ...slots), second: nozzle };
  },
};
