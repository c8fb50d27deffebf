/** Plates of who sells, grooms and lodges small animals. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A print of a paw, the name on its large pad. */
export const pawPad: Plate = {
  about: ['dog', 'dog-on-leash', 'paw-print', 'dog-bath', 'paw-comb', 'dog-and-cat', 'vet'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.5, 0.42, 0.36);
    const top = y0 - m * 0.12;
    const pad = parse(
      `M${cx} ${top}C${cx + wide * 0.34} ${top} ${x1} ${y0 + high * 0.02} ${x1 + m * 0.08} ${y0 + high * 0.55}C${x1 + m * 0.16} ${y1} ${x1 - m * 0.02} ${y1 + m * 0.24} ${cx + wide * 0.24} ${y1 + m * 0.14}Q${cx} ${y1 + m * 0.04} ${cx - wide * 0.24} ${y1 + m * 0.14}C${x0 + m * 0.02} ${y1 + m * 0.24} ${x0 - m * 0.16} ${y1} ${x0 - m * 0.08} ${y0 + high * 0.55}C${x0} ${y0 + high * 0.02} ${cx - wide * 0.34} ${top} ${cx} ${top}Z`,
    );
    const clear = grow(pad, gap);
    const toes = [-1, 1].flatMap((way) => {
      const [near, far] = [cx + way * Math.max(m * 0.3, wide * 0.2), cx + way * (wide / 2 - m * 0.02)];
      return [
        rotate(ellipse(near, top - m * 0.3, m * 0.23, m * 0.31), way * 8, near, top - m * 0.3),
        rotate(ellipse(far, y0 - m * 0.1, m * 0.2, m * 0.28), way * 28, far, y0 - m * 0.1),
      ];
    });
    return { plate: concat(pad, ...toes.map((toe) => subtract(toe, clear))) };
  },
};

/** A goldfish with its veil. */
export const veilGoldfish: Plate = {
  about: ['goldfish'],
  aspect: [1.1, 2.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx, cy } = bodyAround(held, 0.62, 0.46);
    const nose = x0 - m * 0.34;
    const end = x1 + m * 0.06;
    const body = parse(
      `M${nose} ${cy + m * 0.04}C${nose - m * 0.02} ${cy - m * 0.36} ${x0 + m * 0.06} ${y0 - m * 0.14} ${cx - wide * 0.06} ${y0 - m * 0.14}C${cx + wide * 0.3} ${y0 - m * 0.12} ${end - m * 0.12} ${y0} ${end} ${cy - m * 0.12}V${cy + m * 0.14}C${end - m * 0.1} ${y1} ${cx + wide * 0.26} ${y1 + m * 0.14} ${cx - wide * 0.1} ${y1 + m * 0.14}C${x0 + m * 0.04} ${y1 + m * 0.14} ${nose - m * 0.02} ${cy + m * 0.38} ${nose} ${cy + m * 0.04}Z`,
    );
    const at = (x: number, y: number) => `${end + m * x} ${cy + m * y}`;
    const veil = parse(
      `M${at(-0.06, -0.1)}C${at(0.14, -0.3)} ${at(0.3, -0.66)} ${at(0.7, -0.66)}C${at(0.88, -0.66)} ${at(0.9, -0.5)} ${at(0.8, -0.42)}C${at(0.68, -0.3)} ${at(0.6, -0.22)} ${at(0.62, -0.16)}C${at(0.72, -0.18)} ${at(0.98, -0.12)} ${at(1, 0.06)}C${at(1, 0.2)} ${at(0.84, 0.22)} ${at(0.72, 0.26)}C${at(0.82, 0.36)} ${at(0.94, 0.56)} ${at(0.84, 0.72)}C${at(0.72, 0.86)} ${at(0.5, 0.74)} ${at(0.38, 0.6)}C${at(0.24, 0.44)} ${at(0.16, 0.26)} ${at(-0.06, 0.12)}Z`,
    );
    const fold = (y: number, x: number, to: number) =>
      stroke(parse(`M${at(0.24, y)}Q${at(0.4, y * 1.4)} ${at(x, to)}`), Math.max(11, m * 0.045));
    const folds = [fold(-0.14, 0.56, -0.42), fold(0.03, 0.7, 0.06), fold(0.18, 0.6, 0.5)];
    const fin = parse(
      `M${cx - wide * 0.22} ${y0}C${cx - wide * 0.2} ${y0 - m * 0.5} ${cx + m * 0.1} ${y0 - m * 0.56} ${cx + m * 0.36} ${y0 - m * 0.44}C${cx + m * 0.26} ${y0 - m * 0.3} ${cx + m * 0.3} ${y0 - m * 0.2} ${cx + m * 0.3} ${y0 + m * 0.1}Z`,
    );
    const under = (x: number) =>
      parse(
        `M${x - m * 0.2} ${y1}C${x - m * 0.16} ${y1 + m * 0.2} ${x + m * 0.02} ${y1 + m * 0.42} ${x + m * 0.26} ${y1 + m * 0.4}C${x + m * 0.34} ${y1 + m * 0.36} ${x + m * 0.2} ${y1 + m * 0.26} ${x + m * 0.2} ${y1}Z`,
      );
    const clear = grow(body, gap);
    const fins = [fin, under(cx - wide * 0.16), under(cx + wide * 0.2)].map((part) => subtract(part, clear));
    const eye = circle(x0 - m * 0.1, cy - m * 0.13, Math.max(11, m * 0.085));
    const cheek = stroke(
      parse(
        `M${held.x - 42} ${cy - m * 0.26}Q${held.x - 24} ${cy + m * 0.04} ${held.x - 46} ${cy + m * 0.34}`,
      ),
      Math.max(11, m * 0.045),
    );
    const lips = stroke(
      line(nose - 10, cy + m * 0.17, nose + m * 0.14, cy + m * 0.15),
      Math.max(11, m * 0.04),
    );
    return {
      plate: subtract(body, eye, cheek, lips),
      second: union(subtract(veil, clear, ...folds), ...fins),
    };
  },
};

/** A cat asleep in its basket. */
export const catBasket: Plate = {
  about: ['cat', 'seated-cat', 'cat-tree'],
  aspect: [1.4, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.5, 0.34, 0.36);
    const slope = Math.min(high * 0.2, m * 0.16);
    const tub = parse(
      `M${x0 - slope} ${y0}H${x1 + slope}L${x1 - m * 0.02} ${y1 - m * 0.14}Q${x1 - m * 0.06} ${y1} ${x1 - m * 0.22} ${y1}H${x0 + m * 0.22}Q${x0 + m * 0.06} ${y1} ${x0 + m * 0.02} ${y1 - m * 0.14}Z`,
    );
    const [edge, tall] = [slope + m * 0.07, Math.max(34, m * 0.18)];
    const floor = y0 - gap - tall;
    const rim = rect(x0 - edge, floor, wide + edge * 2, tall, tall * 0.5);
    const count = Math.round((wide + edge * 2) / (tall * 1.25));
    const pitch = (wide + edge * 2) / count;
    const twists = Array.from({ length: count - 1 }, (_, i) => {
      const x = x0 - edge + pitch * (i + 1);
      return stroke(line(x + tall * 0.42, floor - 4, x - tall * 0.42, y0 - gap + 4), Math.max(10, gap * 0.8));
    });
    const base = floor - gap;
    const [hx, hy] = [x0 + m * 0.44, base - m * 0.25];
    const at = (x: number, y: number) => `${hx + m * x} ${hy + m * y}`;
    const head = parse(
      `M${at(-0.36, 0.25)}C${at(-0.42, 0.1)} ${at(-0.4, -0.1)} ${at(-0.34, -0.36)}Q${at(-0.32, -0.44)} ${at(-0.24, -0.38)}L${at(-0.11, -0.25)}Q${at(0, -0.28)} ${at(0.11, -0.25)}L${at(0.24, -0.38)}Q${at(0.32, -0.44)} ${at(0.34, -0.36)}C${at(0.4, -0.1)} ${at(0.42, 0.1)} ${at(0.36, 0.25)}Z`,
    );
    const back = parse(
      `M${hx} ${base}C${hx + m * 0.3} ${base - m * 0.72} ${cx + m * 0.1} ${base - m * 0.66} ${x1 - m * 0.3} ${base - m * 0.52}C${x1 - m * 0.08} ${base - m * 0.42} ${x1 + m * 0.04} ${base - m * 0.24} ${x1 + m * 0.04} ${base}Z`,
    );
    const t = Math.max(9, m * 0.042);
    const eyes = [-0.17, 0.17].map((x) =>
      stroke(parse(`M${at(x - 0.08, -0.02)}Q${at(x, 0.08)} ${at(x + 0.08, -0.02)}`), t),
    );
    const mouth = stroke(
      parse(`M${at(-0.08, 0.12)}Q${at(-0.04, 0.18)} ${at(0, 0.12)}Q${at(0.04, 0.18)} ${at(0.08, 0.12)}`),
      t,
    );
    return {
      plate: concat(tub, subtract(rim, ...twists)),
      second: concat(subtract(back, grow(head, gap)), subtract(head, ...eyes, mouth)),
    };
  },
};
