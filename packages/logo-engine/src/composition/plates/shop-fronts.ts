/** Plates of a house that trades, seen from the street. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A shop under its gable and striped awning, its door beside the name. */
export const shopFront: Plate = {
  about: [],
  industries: ['food', 'gastronomy'],
  styles: ['vintage', 'playful', 'creative', 'modern'],
  aspect: [1.1, 3],
  draw(held) {
    const s = 0.5 * held.height + 0.16 * held.width;
    const lap = 0.1 * CAP + 0.11 * s;
    const { gap, x0, x1: end, y0, y1, high, size: m } = bodyAround(held, 0.44, 0.5 + lap / CAP, 0.44);
    const x1 = end + m * 0.06;
    const leaf = m * 0.44;
    const far = x1 + leaf + m * 0.16;
    const [wide, cx, out, drop] = [far - x0, (x0 + far) / 2, m * 0.12, m * 0.36];
    const count = Math.max(7, Math.round((wide + 2 * out) / (2 * lap)) | 1);
    const step = (wide + 2 * out) / count;
    const narrow = (x: number) => cx + (x - cx) * (1 - (2.4 * out) / (wide + 2 * out));
    const strip = (i: number, by: number) => {
      const [a, b] = [x0 - out + step * i, x0 - out + step * (i + 1)];
      const slope = polygon([
        [narrow(a), y0 - drop],
        [narrow(b), y0 - drop],
        [b, y0],
        [a, y0],
      ]);
      return union(slope, circle((a + b) / 2, y0, step / 2 + by));
    };
    const all = Array.from({ length: count }, (_, i) => i);
    const cloth = union(...all.filter((i) => i % 2 === 0).map((i) => strip(i, 0)));
    const head = y0 - drop - gap;
    const ledge = m * 0.13;
    const gable = subtract(
      union(
        rect(x0 - out * 0.2, head - ledge, wide + out * 0.4, ledge, ledge * 0.3),
        subtract(ellipse(cx, head - ledge * 0.5, wide * 0.2, m * 0.4), rect(x0, head, wide, m)),
      ),
      circle(cx, head - m * 0.21, m * 0.09),
    );
    const top = y1 - Math.min(high * 0.72, leaf * 1.9);
    const door = subtract(
      rect(x1, top, leaf, y1 - top, leaf * 0.08),
      rect(x1 + leaf * 0.2, top + leaf * 0.2, leaf * 0.6, (y1 - top) * 0.42, leaf * 0.06),
      circle(x1 + leaf * 0.2, y1 - (y1 - top) * 0.34, Math.max(6, leaf * 0.08)),
    );
    const frame = rect(x1 - gap, top - gap, leaf + 2 * gap, y1 - top + 3 * gap, leaf * 0.1);
    const wall = subtract(
      rect(x0, y0 - m, wide, y1 - y0 + m, 0.06 * CAP),
      rect(x0 - out, y0 - 2 * m, wide + 2 * out, 2 * m),
      ...all.map((i) => strip(i, gap)),
      frame,
    );
    const kerb = rect(x0 - out, y1 + gap, wide + 2 * out, m * 0.12, m * 0.04);
    return { plate: concat(wall, door, gable, kerb), second: cloth };
  },
};

/** A pavement board: the name in chalk, between strokes of chalk. */
export const pavementBoard: Plate = {
  about: [],
  industries: ['food', 'gastronomy'],
  styles: ['playful', 'creative', 'vintage', 'modern'],
  aspect: [0.9, 2.2],
  draw(held) {
    const s = 0.5 * held.height + 0.16 * held.width;
    const over = 0.42 * CAP + 0.22 * s;
    const { gap, x0, x1, y0, y1, high, size: m, cx } = bodyAround(held, 0.44, over / CAP, over / CAP + 0.12);
    const rim = Math.max(16, m * 0.13);
    const lean = high * 0.05;
    const frame = (by: number, round: number) =>
      polygon(
        [
          [x0 - by + lean * 0.6, y0 - by],
          [x1 + by - lean * 0.6, y0 - by],
          [x1 + by + lean, y1 + by],
          [x0 - by - lean, y1 + by],
        ],
        round,
      );
    const foot = y1 + m * 0.5;
    const out = gap + rim;
    const slope = (lean * 1.6) / high;
    const leg = (way: 1 | -1) => {
      const x = (way === 1 ? x1 : x0) + way * lean;
      const low = x + way * slope * (foot - y1);
      return polygon(
        [
          [x, y1],
          [x + way * out, y1],
          [low + way * out, foot],
          [low + way * (out - rim), foot],
        ],
        3,
      );
    };
    const grip = subtract(
      rect(cx - m * 0.34, y0 - out - m * 0.2, m * 0.68, m * 0.34, m * 0.13),
      rect(cx - m * 0.17, y0 - out - m * 0.09, m * 0.34, Math.max(12, m * 0.08), m * 0.04),
    );
    const wood = union(subtract(union(frame(out, m * 0.08), leg(1), leg(-1)), frame(gap, 4)), grip);
    const back = polygon(
      [
        [x1 + out - lean * 0.6 - rim, y0 - out + m * 0.05],
        [x1 + out - lean * 0.6 + gap, y0 - out + m * 0.05],
        [x1 + out + lean + m * 0.4, foot - m * 0.12],
        [x1 + out + lean + m * 0.4 - rim, foot - m * 0.12],
      ],
      3,
    );
    const chalk = Math.max(11, m * 0.055);
    const ray = (turn: number) => {
      const [ry, a] = [held.y - 0.1 * CAP, (turn * Math.PI) / 180];
      const [dx, dy] = [Math.sin(a), -Math.cos(a)];
      const [from, to] = [0.17 * CAP, 0.15 * CAP + 0.17 * s];
      return stroke(
        line(cx + dx * (from + s * 0.1), ry + dy * from, cx + dx * (to + s * 0.1), ry + dy * to),
        chalk,
      );
    };
    const low = y1 - 0.14 * CAP - m * 0.055;
    const curl = stroke(
      parse(
        `M${cx - m * 0.56} ${low}C${cx - m * 0.3} ${low - m * 0.14} ${cx - m * 0.14} ${low + m * 0.12} ${cx} ${low}S${cx + m * 0.3} ${low - m * 0.12} ${cx + m * 0.56} ${low}`,
      ),
      chalk,
    );
    return {
      plate: subtract(frame(0, 3), ray(-52), ray(0), ray(52), curl),
      second: union(wood, subtract(back, grow(union(frame(out, m * 0.08), leg(1)), gap))),
    };
  },
};

/** An office tower: its shaft behind, the name across the house in front, the door under it. */
export const officeTower: Plate = {
  about: [],
  industries: ['marketing'],
  styles: ['corporate', 'modern', 'minimal', 'creative'],
  aspect: [1.1, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.46, 0.42, 0.36);
    const pane = m * 0.24;
    const low = y1 + pane * 1.5;
    const side = (wide - pane * 2.6) / 2;
    const each = Math.max(2, Math.round(side / (pane * 1.7)));
    const step = (side - pane * 0.3) / each;
    const shop = Array.from({ length: each * 2 }, (_, i) => {
      const from = i < each ? x0 + pane * 0.6 : x1 - pane * 0.6 - side + pane * 0.3;
      return rect(from + step * (i % each), y1, step - gap, pane, pane * 0.1);
    });
    const door = subtract(
      rect(cx - pane * 0.62, y1, pane * 1.24, low - y1 + 6, pane * 0.12),
      rect(cx - gap * 0.45, y1 - 4, gap * 0.9, low),
    );
    const cornice = rect(x0 - m * 0.08, y0, wide + m * 0.16, m * 0.13, m * 0.03);
    const body = subtract(union(rect(x0, y0, wide, low - y0, m * 0.03), cornice), ...shop, door);
    const kerb = rect(x0 - m * 0.16, low + gap, wide + m * 0.32, m * 0.11, m * 0.04);
    const [half, foot] = [Math.min(wide * 0.36, m * 0.8), y0 - gap];
    const tall = m * 0.62;
    const shaft = union(
      rect(cx - half, foot - tall, 2 * half, tall, m * 0.03),
      rect(cx - half * 0.66, foot - tall - m * 0.14, half * 1.32, m * 0.3, m * 0.03),
      rect(cx - half * 0.3, foot - tall - m * 0.27, half * 0.6, m * 0.3, m * 0.03),
      rect(cx - m * 0.03, foot - tall - m * 0.46, m * 0.06, m * 0.3, m * 0.03),
      rect(cx - half, foot - m * 0.2, 2 * half, m * 0.2),
    );
    const columns = Math.max(4, Math.round(half / (m * 0.13)));
    const pitch = (2 * half - m * 0.1) / columns;
    const lights = Array.from({ length: columns }, (_, i) =>
      [0.1, 0.345].map((by) =>
        rect(
          cx - half + m * 0.05 + pitch * (i + 0.24),
          foot - tall + m * by,
          pitch * 0.52,
          m * 0.165,
          m * 0.02,
        ),
      ),
    );
    return { plate: concat(body, kerb), second: subtract(shaft, ...lights.flat()) };
  },
};
