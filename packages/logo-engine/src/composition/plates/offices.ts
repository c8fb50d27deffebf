/** Plates of who works at a desk or posts. */
import { CAP } from '../../fonts/shape.js';
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A briefcase with its flap and lock. */
export const briefcase: Plate = {
  about: ['briefcase', 'scales', 'gavel', 'worker-scales', 'law-book', 'adding-machine', 'tax-form'],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.52, 0.5);
    const flap = Math.max(54, mean * 0.2);
    const [top, seamY] = [y0 - gap - flap - 16, y0 - 16];
    const sag = mean * 0.07;
    const shell = grow(
      polygon([
        [x0 + 22, top + 22],
        [x1 - 22, top + 22],
        [x1 - 16, y1 - 22],
        [x0 + 16, y1 - 22],
      ]),
      22,
    );
    const seam: Path = {
      commands: [
        [MOVE, x0 - 20, seamY - gap - sag],
        [CUBIC, cx - wide * 0.2, seamY - gap, cx + wide * 0.2, seamY - gap, x1 + 20, seamY - gap - sag],
        [LINE, x1 + 20, seamY - sag],
        [CUBIC, cx + wide * 0.2, seamY, cx - wide * 0.2, seamY, x0 - 20, seamY - sag],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const [grip, rise, bar] = [mean * 0.5, mean * 0.19, Math.max(22, mean * 0.075)];
    const handle = subtract(
      rect(cx - grip / 2, top - rise, grip, rise + 20, rise * 0.6),
      rect(cx - grip / 2 + bar, top - rise + bar, grip - bar * 2, rise + 20, rise * 0.35),
    );
    const [lw, lh] = [Math.max(50, mean * 0.13), Math.max(50, mean * 0.13)];
    const lock = rect(cx - lw / 2, seamY - sag * 0.35 - gap - lh * 0.62, lw, lh, 10);
    const hole = rect(cx - 6, seamY - sag * 0.35 - gap - lh * 0.38, 12, lh * 0.5, 6);
    return {
      plate: subtract(
        union(shell, subtract(handle, rect(cx - grip, top, grip * 2, 60))),
        seam,
        grow(lock, 10),
      ),
      second: subtract(lock, hole),
    };
  },
};

/** A file: its back with the tab, a sheet that looks out, and the front that holds the name. */
export const folder: Plate = {
  about: ['sealed-folder', 'invoice', 'tax-form', 'clipboard-text', 'adding-machine', 'laptop-bill'],
  aspect: [1.15, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean } = bodyAround(held, 0.52, 0.5);
    const front = grow(
      polygon([
        [x0 - 12, y0 + 16],
        [x1 + 12, y0 + 16],
        [x1 - 14, y1 - 16],
        [x0 + 14, y1 - 16],
      ]),
      16,
    );
    const [left, far] = [x0 + 6, x1 - 6];
    const [up, tab] = [mean * 0.26, mean * 0.5];
    const tall = mean * 0.12;
    const rear = grow(
      polygon([
        [left + 14, y0 - up - tall + 14],
        [left + tab, y0 - up - tall + 14],
        [left + tab + tall, y0 - up + 14],
        [far - 14, y0 - up + 14],
        [far - 14, y1 - 60],
        [left + 14, y1 - 60],
      ]),
      14,
    );
    const edge = Math.max(26, mean * 0.08);
    const head = y0 - up + Math.max(16, mean * 0.045);
    const [sl, sr] = [left + edge, far - edge];
    const fold = mean * 0.14;
    const sheet = polygon(
      [
        [sl, head],
        [sr - fold, head],
        [sr, head + fold],
        [sr, y1 - 60],
        [sl, y1 - 60],
      ],
      6,
    );
    const lines = rect(sl + mean * 0.08, head + mean * 0.075, mean * 0.42, Math.max(13, mean * 0.035), 6);
    const room = grow(front, gap);
    return {
      plate: concat(front, subtract(rear, grow(sheet, gap), room)),
      second: subtract(sheet, lines, room),
    };
  },
};

/** A closed envelope, the name under its flap and the seal. */
export const envelope: Plate = {
  about: ['envelope', 'postage-stamp'],
  aspect: [2, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = bodyAround(held, 0.86, 0.56);
    const [deep, r] = [mean * 0.36, mean * 0.12];
    const tip = y0 - r * 0.6;
    const top = tip - deep;
    const shell = rect(x0, top, wide, y1 - top, mean * 0.07);
    const rise = (30 * deep) / (wide / 2);
    const seam = polyline([
      [x0 - 30, top + mean * 0.04 - rise],
      [cx, tip],
      [x1 + 30, top + mean * 0.04 - rise],
    ]);
    const fold = (way: 1 | -1) => {
      const x = way < 0 ? x0 : x1;
      return polyline([
        [x + way * 20, y1 + 17],
        [x - way * 0.58 * CAP, y1 - 0.46 * CAP],
      ]);
    };
    const seal = circle(cx, tip - r * 0.45, r);
    const heart = r * 0.56;
    const [hx, hy] = [cx, tip - r * 0.45];
    const love: Path = {
      commands: [
        [MOVE, hx, hy + heart * 0.9],
        [CUBIC, hx - heart * 1.5, hy - heart * 0.1, hx - heart * 0.9, hy - heart * 1.2, hx, hy - heart * 0.4],
        [CUBIC, hx + heart * 0.9, hy - heart * 1.2, hx + heart * 1.5, hy - heart * 0.1, hx, hy + heart * 0.9],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const lines = [
      stroke(seam, gap + 2, { cap: 'butt', join: 'round' }),
      stroke(fold(-1), gap, { cap: 'round' }),
      stroke(fold(1), gap, { cap: 'round' }),
    ];
    return { plate: subtract(shell, ...lines, grow(seal, gap)), second: subtract(seal, love) };
  },
};
