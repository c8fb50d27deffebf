/** Plates of who examines blood, and of who mends bones. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect, wave } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A conical flask: the name in what it holds, bubbles over it. */
export const conicalFlask: Plate = {
  about: ['flask', 'test-tube', 'microscope'],
  aspect: [0.9, 1.7],
  draw(held) {
    const { gap, x0, y0, y1, high, wide, cx } = bodyAround(held, 0.26, 0.34, 0.4);
    const s = (high + wide) * 0.42;
    const neck = 0.27 * s;
    const [top, out] = [y0 - 0.62 * s, 0.16 * s];
    const side = (way: 1 | -1) => (d: number) => cx + way * d;
    const [w, r] = [wide / 2, 0.16 * s];
    const [l, m] = [side(-1), side(1)];
    const glass = parse(
      `M${l(neck)} ${top}V${y0 - 0.36 * s}C${l(neck)} ${y0 - 0.26 * s} ${l(w - 0.06 * s)} ${y0 - 0.16 * s} ${l(w)} ${y0}L${l(w + out)} ${y1 - r}Q${l(w + out + 0.06 * s)} ${y1} ${l(w + out - r)} ${y1}H${m(w + out - r)}Q${m(w + out + 0.06 * s)} ${y1} ${m(w + out)} ${y1 - r}L${m(w)} ${y0}C${m(w - 0.06 * s)} ${y0 - 0.16 * s} ${m(neck)} ${y0 - 0.26 * s} ${m(neck)} ${y0 - 0.36 * s}V${top}Z`,
    );
    const rim = rect(cx - 0.38 * s, top - 0.13 * s, 0.76 * s, 0.16 * s, 0.06 * s);
    const level = stroke(wave(x0 - s, y0 - 0.08 * s, wide + 2 * s, 0.05 * s, 2), gap, { cap: 'butt' });
    const bubble = (dx: number, dy: number, a: number) => circle(cx + dx * s, y0 - dy * s, a * s);
    const holes = [bubble(-0.09, 0.3, 0.085), bubble(0.1, 0.46, 0.065)];
    const over = [bubble(-0.09, 0.92, 0.1), bubble(0.13, 1.1, 0.075)];
    return { plate: subtract(union(glass, rim), level, ...holes), second: concat(...over) };
  },
};

/** A rack of test tubes, the name on its board. */
export const tubeRack: Plate = {
  about: ['test-tube', 'microscope'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { gap, x0, y0, y1, high, wide, cx } = bodyAround(held, 0.5, 0.42);
    const s = Math.min((high + wide) * 0.3, high * 1.1);
    const board = rect(x0, y0, wide, high, 0.1 * s);
    const count = Math.max(3, Math.round(wide / (0.6 * s)));
    const step = (wide - 0.06 * s) / count;
    const at = Array.from({ length: count }, (_, i) => cx + (i - (count - 1) / 2) * step);
    const [w, tall] = [0.2 * s, 0.42 * s];
    const tubes = at.map((x) =>
      concat(
        rect(x - w, y0 - gap - tall, 2 * w, tall),
        parse(
          `M${x - w} ${y1 + gap}H${x + w}V${y1 + gap + 0.06 * s}A${w} ${w} 0 0 1 ${x - w} ${y1 + gap + 0.06 * s}Z`,
        ),
      ),
    );
    const caps = at.map((x) =>
      rect(x - w - 0.04 * s, y0 - 2 * gap - tall - 0.22 * s, 2 * w + 0.08 * s, 0.22 * s, 0.06 * s),
    );
    const shine = at.map((x) =>
      rect(x - w + 0.08 * s, y0 - gap - tall + 0.1 * s, Math.max(10, 0.07 * s), tall - 0.2 * s, 5),
    );
    return {
      plate: concat(board, ...tubes.map((tube) => subtract(tube, ...shine))),
      second: concat(...caps),
    };
  },
};

/** A leg in plaster, which somebody has drawn a heart on. */
export const plasterCast: Plate = {
  about: ['broken-bone', 'ankle-brace'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide } = bodyAround(held, 0.4, 0.42);
    const s = Math.min((high + wide) * 0.32, high * 1.1);
    const [a, b, top] = [x1 + 0.06 * s, x1 + 0.8 * s, y0 - 0.66 * s];
    const cast = parse(
      `M${x0 + 0.1 * s} ${y0}H${a - 0.2 * s}Q${a} ${y0} ${a + 0.02 * s} ${y0 - 0.2 * s}L${a + 0.06 * s} ${top + 0.1 * s}Q${a + 0.07 * s} ${top} ${a + 0.16 * s} ${top}H${b - 0.02 * s}Q${b + 0.08 * s} ${top} ${b + 0.08 * s} ${top + 0.1 * s}L${b + 0.04 * s} ${y1 - 0.3 * s}C${b + 0.03 * s} ${y1 - 0.05 * s} ${b - 0.1 * s} ${y1 + 0.06 * s} ${b - 0.34 * s} ${y1 + 0.06 * s}C${a - 0.1 * s} ${y1 + 0.06 * s} ${a - 0.2 * s} ${y1} ${a - 0.5 * s} ${y1}H${x0 + 0.1 * s}Q${x0} ${y1} ${x0} ${y1 - 0.1 * s}V${y0 + 0.1 * s}Q${x0} ${y0} ${x0 + 0.1 * s} ${y0}Z`,
    );
    const toe = (dx: number, w: number, tall: number) =>
      rect(a + dx * s, top - gap - tall * s, w * s, tall * s, Math.min(w, tall) * 0.46 * s);
    const toes = union(
      toe(0.5, 0.34, 0.36),
      toe(0.34, 0.2, 0.3),
      toe(0.2, 0.2, 0.24),
      rect(a + 0.2 * s, top - gap - 0.14 * s, 0.64 * s, 0.14 * s, 0.05 * s),
    );
    const [hx, hy, h] = [(a + b) / 2 + 0.07 * s, y0 - 0.24 * s, 0.17 * s];
    const heart = parse(
      `M${hx} ${hy + h}C${hx - h * 1.5} ${hy + h * 0.1} ${hx - h * 1.1} ${hy - h * 1.2} ${hx} ${hy - h * 0.4}C${hx + h * 1.1} ${hy - h * 1.2} ${hx + h * 1.5} ${hy + h * 0.1} ${hx} ${hy + h}Z`,
    );
    const knee = rect(x0 - gap - 0.34 * s, y0 + 0.07 * high, 0.34 * s, high * 0.86, 0.05 * s);
    return { plate: subtract(cast, heart), second: concat(knee, toes) };
  },
};
