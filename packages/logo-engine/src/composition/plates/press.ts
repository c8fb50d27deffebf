/** Plates of who prints and who sells what is printed. */
import { CAP } from '../../fonts/shape.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A newspaper: the name is its title, over a picture and columns. */
export const frontPage: Plate = {
  about: ['newspaper'],
  styles: ['vintage', 'modern', 'corporate', 'minimal', 'creative'],
  aspect: [1.4, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean } = bodyAround(held, 0.52, 0.64);
    const [body, roll] = [mean * 0.4, mean * 0.15];
    const low = y1 + body;
    const page = rect(x0, y0, wide, low - y0, mean * 0.05);
    const pad = 0.44 * CAP;
    const bar = Math.max(14, mean * 0.045);
    const rows = [0, 1, 2];
    const step = (body - pad * 0.9 - bar) / 2;
    const photo = rect(x0 + pad, y1 + bar * 0.4, (wide - pad * 2) * 0.3, step * 2 + bar, 6);
    const left = x0 + pad + (wide - pad * 2) * 0.3 + mean * 0.08;
    const lines = rows.map((i) =>
      rect(left, y1 + bar * 0.4 + i * step, (x1 - pad - left) * (i === 2 ? 0.6 : 1), bar, 4),
    );
    const head = y0 + mean * 0.2;
    const fold = union(
      rect(x1 - mean * 0.2, head, mean * 0.2 + gap + roll, low - head, mean * 0.07),
      rect(x1 + gap, head, roll, mean * 0.2, mean * 0.03),
    );
    const slit = rect(x1, head - 10, gap, low - head - mean * 0.08, gap / 2);
    const rule = (y: number) => rect(x0 + pad, y, wide - pad * 2, Math.max(9, gap * 0.8));
    const whole = union(page, fold);
    const rules = [rule(y0 + 0.24 * CAP), rule(y1 - 0.2 * CAP)];
    return { plate: subtract(whole, slit, photo, ...lines, ...rules) };
  },
};

/** A printer, and the sheet that comes out of it with the name. */
export const printer: Plate = {
  about: ['printer', 'printing-press', 'printer-ink', 'plotter', 'flyer'],
  aspect: [1.35, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.54, 0.54);
    const [body, out, feed] = [mean * 0.3, mean * 0.16, mean * 0.2];
    const [top, left, far] = [y0 - gap - body, x0 - out, x1 + out];
    const shell = union(
      rect(left, top, far - left, body + mean * 0.1, mean * 0.08),
      rect(left, top + body * 0.5, far - left, body * 0.5 + mean * 0.1, mean * 0.05),
    );
    const r = Math.max(11, body * 0.11);
    const lights = [0, 1].map((i) => circle(far - body * 0.45 - i * r * 3.4, top + body * 0.46, r));
    const slot = rect(left + body * 0.34, top + body * 0.46 - r * 0.75, mean * 0.34, r * 1.5, r * 0.75);
    const low = y1 + mean * 0.06;
    const line = rect(cx - mean * 0.24, low - mean * 0.01, mean * 0.48, Math.max(11, mean * 0.03), 5);
    const paper = rect(x0, y0, wide, low + mean * 0.1 - y0, mean * 0.03);
    const mouth = rect(x0 - gap, y0 - gap, wide + gap * 2, mean, 4);
    const half = wide * 0.36;
    const tray = union(
      rect(cx - half, top - gap - feed, half * 2, feed, 12),
      rect(cx - half, top - gap - 20, half * 2, 20),
    );
    return { plate: concat(subtract(shell, mouth, slot, ...lights), subtract(paper, line)), second: tray };
  },
};

/** Business cards: the one that holds the name, and two behind it. */
export const businessCards: Plate = {
  about: ['printing-press', 'flyer'],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, x0, y0, y1, wide, high, mean } = bodyAround(held, 0.62, 0.54);
    const card = rect(x0, y0, wide, high, mean * 0.055);
    const lift = (dx: number, dy: number, turn: number) =>
      rotate(rect(x0 + dx * mean, y0 - dy * mean, wide, high, mean * 0.055), turn, x0, y1);
    const [second, third] = [lift(0.03, 0.02, -7), lift(0.05, 0.05, -14)];
    const tall = mean * 0.09;
    const edge = (i: number) =>
      rect(
        x0 + mean * (0.02 + i * 0.03),
        y1 + gap + i * (gap + tall * 0.4),
        wide - mean * 0.04 * i,
        tall * 0.4,
        5,
      );
    const front = grow(card, gap);
    const middle = subtract(second, front);
    return {
      plate: concat(card, edge(0), edge(1)),
      second: concat(middle, subtract(third, front, grow(second, gap))),
    };
  },
};
