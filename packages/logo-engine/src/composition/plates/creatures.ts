/** Plates of who keeps animals, and of who looks after babies. */
import { CAP } from '../../fonts/shape.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** Two pairs of legs under a body. */
export const legs = (x0: number, x1: number, y: number, high: number, long: number) =>
  [x0 + high * 0.14, x0 + high * 0.38, x1 - high * 0.5, x1 - high * 0.26].map((x) =>
    rect(x, y - high * 0.2, high * 0.13, long + high * 0.2, high * 0.035),
  );

/** A cow from its side, its head turned to us. */
export const cow: Plate = {
  about: ['cow', 'dairy-cow', 'milk-bottle', 'cattle-rosette', 'cattle-truck', 'beef-cuts'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.6, 0.44);
    const gap = 0.11 * CAP;
    const s = Math.min((high + wide) * 0.32, high * 1.1);
    const body = parse(
      `M${x0} ${y0 + high * 0.2}Q${x0} ${y0} ${x0 + high * 0.2} ${y0}Q${cx} ${y0 + high * 0.05} ${x1 - high * 0.3} ${y0}Q${x1} ${y0} ${x1 + s * 0.03} ${y0 + high * 0.32}L${x1 - s * 0.06} ${y1}Q${cx} ${y1 + high * 0.06} ${x0 + high * 0.2} ${y1}Q${x0} ${y1} ${x0} ${y1 - high * 0.2}Z`,
    );
    const [hx, hy] = [held.x - 0.32 * CAP - gap - s * 0.38, y0 + s * 0.26];
    const face = parse(
      `M${hx - s * 0.2} ${hy - s * 0.24}H${hx + s * 0.2}C${hx + s * 0.2} ${hy} ${hx + s * 0.14} ${hy + s * 0.06} ${hx + s * 0.19} ${hy + s * 0.22}C${hx + s * 0.22} ${hy + s * 0.42} ${hx - s * 0.22} ${hy + s * 0.42} ${hx - s * 0.19} ${hy + s * 0.22}C${hx - s * 0.14} ${hy + s * 0.06} ${hx - s * 0.2} ${hy} ${hx - s * 0.2} ${hy - s * 0.24}Z`,
    );
    const ears = [-1, 1].flatMap((way) => [
      ellipse(hx + way * s * 0.25, hy - s * 0.12, s * 0.13, s * 0.075),
      stroke(
        parse(
          `M${hx + way * s * 0.13} ${hy - s * 0.2}Q${hx + way * s * 0.26} ${hy - s * 0.28} ${hx + way * s * 0.2} ${hy - s * 0.42}`,
        ),
        s * 0.07,
        { cap: 'round' },
      ),
    ]);
    const head = union(face, ...ears);
    const nose = [-1, 1].map((way) => circle(hx + way * s * 0.075, hy + s * 0.24, Math.max(5.5, s * 0.036)));
    const tail = stroke(
      parse(
        `M${x1 - high * 0.1} ${y0 + high * 0.12}Q${x1 + high * 0.2} ${y0 + high * 0.04} ${x1 + high * 0.16} ${y0 + high * 0.5}`,
      ),
      high * 0.06,
      { cap: 'round' },
    );
    const tuft = ellipse(x1 + high * 0.155, y0 + high * 0.6, high * 0.065, high * 0.13);
    const udder = circle(x1 - s * 0.64, y1, s * 0.12);
    const neck = polygon([
      [x0 + high * 0.24, y0],
      [hx + s * 0.06, y0 + s * 0.14],
      [hx + s * 0.06, y0 + s * 0.52],
      [x0 + high * 0.24, y0 + s * 0.84],
    ]);
    const all = union(body, neck, tail, tuft, udder, ...legs(x0, x1, y1, s, s * 0.4));
    return { plate: concat(subtract(all, stroke(head, gap * 2), head), subtract(head, ...nose)) };
  },
};

/** A cat that lies: ears at one end, a tail at the other. */
export const cat: Plate = {
  about: ['cat', 'cat-cup', 'cat-tree', 'seated-cat', 'dog-and-cat', 'sitting-pets', 'vet', 'pet-carrier'],
  styles: ['modern', 'minimal', 'playful', 'creative'],
  aspect: [1.4, 2.3],
  draw(held) {
    const { x0, y0, y1, high, wide, ...edges } = bodyAround(held, 0.62, 0.46);
    const s = (high + wide) * 0.34;
    const x1 = edges.x1 + s * 0.13;
    const [hx, hy] = [x0 + s * 0.06, y0 - s * 0.12];
    const at = (x: number, y: number) => `${hx + s * x} ${hy + s * y}`;
    const head = parse(
      `M${at(-0.44, 0.02)}L${at(-0.43, -0.44)}Q${at(-0.42, -0.54)} ${at(-0.33, -0.48)}L${at(-0.16, -0.33)}Q${at(0, -0.37)} ${at(0.16, -0.33)}L${at(0.33, -0.48)}Q${at(0.42, -0.54)} ${at(0.43, -0.44)}L${at(0.44, 0.02)}C${at(0.44, 0.46)} ${at(-0.44, 0.46)} ${at(-0.44, 0.02)}Z`,
    );
    const trunk = parse(
      `M${hx + s * 0.3} ${y0 + s * 0.1}Q${hx + s * 0.5} ${y0} ${hx + s * 0.7} ${y0}H${x1 - s * 0.4}C${x1 - s * 0.05} ${y0} ${x1 + s * 0.1} ${y0 + high * 0.34} ${x1 + s * 0.1} ${y1 - s * 0.3}Q${x1 + s * 0.1} ${y1} ${x1 - s * 0.2} ${y1}H${x0 + s * 0.1}Q${x0 - s * 0.22} ${y1} ${x0 - s * 0.2} ${y1 - s * 0.2}L${x0 - s * 0.1} ${y0 + s * 0.1}Z`,
    );
    const tail = stroke(
      parse(
        `M${x1 - s * 0.3} ${y1 - s * 0.085}C${x1 + s * 0.44} ${y1 - s * 0.085} ${x1 + s * 0.5} ${y1 - s * 0.36} ${x1 + s * 0.34} ${y1 - s * 0.66}C${x1 + s * 0.22} ${y1 - s * 0.9} ${x1 + s * 0.32} ${y1 - s * 1.06} ${x1 + s * 0.5} ${y1 - s}`,
      ),
      s * 0.17,
      { cap: 'round' },
    );
    const t = Math.max(9, s * 0.045);
    const eyes = [-0.2, 0.2].map((x) => circle(hx + s * x, hy - s * 0.1, Math.max(7, s * 0.05)));
    const mouth = stroke(
      parse(`M${at(-0.1, 0.05)}Q${at(-0.05, 0.12)} ${at(0, 0.04)}Q${at(0.05, 0.12)} ${at(0.1, 0.05)}`),
      t,
      { cap: 'round', join: 'round' },
    );
    const paws = [-0.02, 0.34].map((x) =>
      rect(x0 + s * x - s * 0.22, y1 - s * 0.12, s * 0.34, s * 0.17, s * 0.085),
    );
    const splits = stroke(line(x0 + s * 0.13, y1 + s * 0.1, x0 + s * 0.13, y1 - s * 0.07), t);
    const haunch = stroke(
      parse(
        `M${x1 - s * 0.03} ${y1 - s * 0.5}C${x1 - s * 0.18} ${y1 - s * 0.46} ${x1 - s * 0.22} ${y1 - s * 0.16} ${x1 - s * 0.08} ${y1 - s * 0.13}`,
      ),
      t,
    );
    return { plate: subtract(union(trunk, head, tail, ...paws), ...eyes, mouth, splits, haunch) };
  },
};

/** A baby's bottle, lying. */
export const babyBottle: Plate = {
  about: ['baby-bottle', 'pacifier'],
  styles: ['modern', 'minimal', 'playful', 'creative'],
  aspect: [1.3, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = bodyAround(held, 0.7, 0.56);
    const gap = 0.11 * CAP;
    const r = high * 0.26;
    const body = parse(
      `M${x1} ${y0 + high * 0.05}V${y1 - high * 0.05}Q${x1} ${y1} ${x1 - high * 0.08} ${y1}H${x0 + r}Q${x0} ${y1} ${x0} ${y1 - r}V${y0 + r}Q${x0} ${y0} ${x0 + r} ${y0}H${x1 - high * 0.08}Q${x1} ${y0} ${x1} ${y0 + high * 0.05}Z`,
    );
    const c = x1 + gap;
    const ring = rect(c, cy - high * 0.44, high * 0.2, high * 0.88, high * 0.05);
    const n = c + high * 0.2 + gap;
    const at = (share: number) => n + high * share;
    const teat = parse(
      `M${n} ${cy - high * 0.32}C${at(0.2)} ${cy - high * 0.3} ${at(0.14)} ${cy - high * 0.12} ${at(0.32)} ${cy - high * 0.12}C${at(0.5)} ${cy - high * 0.12} ${at(0.5)} ${cy + high * 0.12} ${at(0.32)} ${cy + high * 0.12}C${at(0.14)} ${cy + high * 0.12} ${at(0.2)} ${cy + high * 0.3} ${n} ${cy + high * 0.32}Z`,
    );
    const step = Math.min(high * 0.22, (x1 - x0) / 6);
    const marks = [0, 1, 2, 3].map((i) =>
      rect(x1 - high * 0.2 - i * step, y1 - 0.22 * CAP, Math.max(10, high * 0.045), 0.22 * CAP + 1),
    );
    return { plate: concat(subtract(body, ...marks), ring), second: teat };
  },
};
