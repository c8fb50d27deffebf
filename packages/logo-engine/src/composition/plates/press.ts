/** Plates of who prints and who sells what is printed. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
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

/** A newspaper: the name is its title, over a picture and columns. */
export const frontPage: Plate = {
  about: ['newspaper'],
  styles: ['vintage', 'modern', 'corporate', 'minimal', 'creative'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean } = around(held, 0.52, 0.5);
    const [body, roll] = [mean * 0.44, mean * 0.16];
    const low = y1 + body;
    const page = rect(x0, y0, wide, low - y0, mean * 0.05);
    const pad = 0.44 * CAP;
    const bar = Math.max(14, mean * 0.045);
    const rows = [0, 1, 2];
    const step = (body - pad * 0.9 - bar) / 2;
    const photo = rect(x0 + pad, y1, (wide - pad * 2) * 0.4, step * 2 + bar, 6);
    const left = x0 + pad + (wide - pad * 2) * 0.4 + mean * 0.08;
    const lines = rows.map((i) => rect(left, y1 + i * step, (x1 - pad - left) * (i === 2 ? 0.6 : 1), bar, 4));
    const head = y0 + mean * 0.22;
    const fold = union(
      rect(x1 + gap, head, roll, low - head, mean * 0.05),
      rect(x1 + gap, head, roll * 0.6, low - head, 4),
    );
    return { plate: concat(subtract(page, photo, ...lines), fold) };
  },
};

/** A printed sheet with its crop marks and the colours it was printed with. */
export const cropMarks: Plate = {
  about: ['printing-press', 'printer-ink', 'plotter', 'flyer', 'printer'],
  aspect: [1.2, 3.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean, cx } = around(held, 0.6, 0.58);
    const [thin, long] = [Math.max(11, mean * 0.032), mean * 0.15];
    const away = gap * 1.5;
    const marks = [x0, x1 - thin].flatMap((x) => [
      rect(x, y0 - away - long, thin, long),
      rect(x, y1 + away, thin, long),
    ]);
    const sides = [y0, y1 - thin].flatMap((y) => [
      rect(x0 - away - long, y, long, thin),
      rect(x1 + away, y, long, thin),
    ]);
    const fold = Math.min(54, mean * 0.14);
    const sheet = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1 - fold],
        [x1 - fold, y1],
        [x0, y1],
      ],
      4,
    );
    const corner = polygon(
      [
        [x1 - fold + gap, y1],
        [x1, y1 - fold + gap],
        [x1 - fold + gap, y1 - fold + gap],
      ],
      4,
    );
    const r = Math.max(14, mean * 0.06);
    const dots = [-1.5, -0.5, 0.5, 1.5].map((i) => circle(cx + i * r * 2.8, y0 - away - r * 1.05, r));
    const flat = subtract(sheet, grow(corner, gap));
    return { plate: concat(flat, ...marks, ...sides), second: concat(corner, ...dots) };
  },
};
