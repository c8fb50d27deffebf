/** Plates of who keeps the books of others. */
import { CAP } from '../../fonts/shape.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A calculator, the name in its display over two rows of keys. */
export const calculator: Plate = {
  about: ['calculator', 'adding-machine', 'tax-form', 'laptop-bill', 'invoice'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, y0, y1, wide, high, mean } = bodyAround(held, 0.5, 0.42);
    const rim = Math.max(22, mean * 0.075);
    const key = Math.max(30, mean * 0.15);
    const space = Math.max(16, mean * 0.055);
    const [left, top, low] = [x0 - gap - rim, y0 - gap - rim, y1 + gap + space * 1.3 + key * 2 + space + rim];
    const shell = rect(left, top, wide + (gap + rim) * 2, low - top, mean * 0.12);
    const glass = (out: number) =>
      rect(x0 - out, y0 - out, wide + out * 2, high + out * 2, mean * 0.05 + out * 0.6);
    const [from, span] = [x0 - gap, wide + gap * 2];
    const count = Math.max(4, Math.round((span + space) / (key * 1.35 + space)));
    const each = (span - space * (count - 1)) / count;
    const rowY = (row: number) => y1 + gap + space * 1.3 + row * (key + space);
    const keys = [0, 1].flatMap((row) =>
      Array.from({ length: row === 0 ? count : count - 2 }, (_, i) =>
        rect(from + i * (each + space), rowY(row), each, key, key * 0.24),
      ),
    );
    const lastX = from + (count - 2) * (each + space);
    const last = rect(lastX, rowY(1), each * 2 + space, key, key * 0.24);
    const half = Math.max(5, key * 0.09);
    const bar = (y: number) => rect(lastX + each * 0.6 + space / 2, y - half, each * 0.8, half * 2, 2);
    const [ey, step] = [rowY(1) + key / 2, half * 1.9];
    return {
      plate: concat(subtract(shell, glass(gap), ...keys, grow(last, gap)), glass(0)),
      second: subtract(last, bar(ey - step), bar(ey + step)),
    };
  },
};

/** A receipt that comes out of its slot, the sums under the name, torn off below. */
export const receipt: Plate = {
  about: ['receipt', 'invoice', 'calculator', 'adding-machine', 'tax-form', 'laptop-bill', 'cash-register'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean } = bodyAround(held, 0.52, 0.42);
    const bar = Math.max(15, mean * 0.05);
    const pad = 0.5 * CAP;
    const rowY = (i: number) => y1 + mean * 0.01 + i * bar * 2.1;
    const low = rowY(2) + bar * 1.4;
    const teeth = Math.max(5, Math.round(wide / (mean * 0.17)));
    const [pitch, deep] = [wide / teeth, mean * 0.085];
    const torn = Array.from({ length: teeth }, (_, i): [number, number][] => [
      [x1 - i * pitch, low],
      [x1 - (i + 0.5) * pitch, low + deep],
    ]).flat();
    const sheet = polygon([[x0, y0], [x1, y0], ...torn, [x0, low]], mean * 0.012);
    const row = (i: number, long: number, sum: number) => [
      rect(x0 + pad, rowY(i), (wide - pad * 2) * long, bar, bar * 0.3),
      rect(x1 - pad - (wide - pad * 2) * sum, rowY(i), (wide - pad * 2) * sum, bar, bar * 0.3),
    ];
    const lip = mean * 0.13;
    const slot = rect(x0 - lip, y0 - gap - lip, wide + lip * 2, lip, lip / 2);
    const ends = [x0 - lip, x1 + gap].map((x) => rect(x, y0 - gap - lip * 0.5, lip - gap, lip, 6));
    return {
      plate: subtract(sheet, ...row(0, 0.5, 0.22), ...row(1, 0.36, 0.3)),
      second: union(slot, ...ends),
    };
  },
};
