/** Plates of who works at a desk, prints or posts. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, intersect, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const gap = Math.min(14, Math.max(10, (y1 - y0) * 0.045));
  return { gap, x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: centreX(held) };
};

/** A briefcase with its flap and lock. */
export const briefcase: Plate = {
  about: ['briefcase', 'scales', 'gavel', 'worker-scales', 'law-book', 'adding-machine', 'tax-form'],
  aspect: [1, 5.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cx } = around(held, 0.48, 0.5);
    const flap = Math.max(40, high * 0.16);
    const top = y0 - gap - flap;
    const sag = 22;
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
        [MOVE, x0 - 20, y0 - gap - 8],
        [CUBIC, cx - wide * 0.2, y0 - gap + sag, cx + wide * 0.2, y0 - gap + sag, x1 + 20, y0 - gap - 8],
        [LINE, x1 + 20, y0 - 8],
        [CUBIC, cx + wide * 0.2, y0 + sag, cx - wide * 0.2, y0 + sag, x0 - 20, y0 - 8],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const [grip, rise, bar] = [
      Math.max(high * 0.62, wide * 0.24),
      Math.max(44, high * 0.19),
      Math.max(18, high * 0.08),
    ];
    const handle = subtract(
      rect(cx - grip / 2, top - rise, grip, rise + 20, rise * 0.6),
      rect(cx - grip / 2 + bar, top - rise + bar, grip - bar * 2, rise + 20, rise * 0.35),
    );
    const lock = rect(cx - 24, y0 - gap - 18, 48, 46, 9);
    return {
      plate: subtract(
        union(shell, subtract(handle, rect(cx - grip, top, grip * 2, 60))),
        seam,
        grow(lock, 10),
      ),
      second: lock,
    };
  },
};

/** A file: its back with the tab, a sheet, and the front that holds the name. */
export const folder: Plate = {
  about: ['sealed-folder', 'invoice', 'tax-form', 'clipboard-text', 'adding-machine', 'laptop-bill'],
  aspect: [1, 6.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high } = around(held, 0.5, 0.46);
    const front = grow(
      polygon([
        [x0 - 4, y0 + 14],
        [x1 + 4, y0 + 14],
        [x1 - 14, y1 - 14],
        [x0 + 14, y1 - 14],
      ]),
      14,
    );
    const tab = Math.min(wide * 0.42, high * 0.85);
    const [back, up] = [y0 - gap - 26, Math.max(30, high * 0.14)];
    const rear = grow(
      polygon([
        [x0 + 22, back - up + 14],
        [x0 + 8 + tab, back - up + 14],
        [x0 + 8 + tab + up, back + 14],
        [x1 - 22, back + 14],
        [x1 - 22, y0 + 20],
        [x0 + 22, y0 + 20],
      ]),
      14,
    );
    return { plate: concat(front, subtract(rear, grow(front, gap))) };
  },
};

/** A closed envelope, the name under its flap. */
export const envelope: Plate = {
  about: ['envelope', 'postage-stamp'],
  aspect: [1.3, 5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx } = around(held, 0.46, 0.42);
    const deep = Math.max(74, Math.min(held.height * 0.5, 150));
    const top = y0 - deep + 12;
    const shell = rect(x0, top, wide, y1 - top, 0.2 * CAP);
    const tip = top + deep;
    const round = 40;
    const at = (share: number) => top + 8 + (tip - top - 8) * share;
    const near = 1 - round / (wide / 2);
    const seam: Path = {
      commands: [
        [MOVE, x0 - 30, at(-60 / wide)],
        [LINE, cx - round, at(near)],
        [
          CUBIC,
          cx - round * 0.4,
          at(1 - (round * 0.4 * 2) / wide),
          cx + round * 0.4,
          at(1 - (round * 0.4 * 2) / wide),
          cx + round,
          at(near),
        ],
        [LINE, x1 + 30, at(-60 / wide)],
      ],
      evenOdd: false,
    };
    return { plate: subtract(shell, stroke(seam, gap + 1, { cap: 'butt' })) };
  },
};

/** A printer, paper above and a printed sheet below. */
export const printer: Plate = {
  about: ['printer', 'printing-press', 'printer-ink', 'plotter', 'flyer'],
  aspect: [1.1, 5.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high } = around(held, 0.5, 0.46);
    const side = Math.min(high * 0.34, wide * 0.17);
    const up = Math.max(52, held.height * 0.26);
    const [left, span] = [x0 + side, wide - side * 2];
    const feed = union(rect(left, y0 - gap - up, span, up, 16), rect(left, y0 - gap - 24, span, 24, 3));
    const shell = rect(x0, y0, wide, high + 48, 0.26 * CAP);
    const top = y1 + gap;
    const out = union(rect(left, top, span, up + 34, 16), rect(left, top, span, 24, 3));
    const mouth = rect(left - gap, y1, span + gap * 2, 120, 4);
    const line = (y: number, share: number) => rect(left + 28, y, (span - 56) * share, 13, 6);
    const lines = [line(top + up * 0.34, 1), line(top + up * 0.34 + 30, 0.62)];
    const light = circle(x1 - (side - gap) / 2 - 2, y1 + 8, 10);
    return { plate: concat(subtract(shell, mouth, light), feed, subtract(out, ...lines)) };
  },
};

/** A calculator, the name in its display over its four signs. */
export const calculator: Plate = {
  about: ['calculator', 'adding-machine', 'tax-form', 'laptop-bill', 'invoice'],
  aspect: [0.8, 5.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high } = around(held, 0.48, 0.44);
    const tall = Math.max(70, held.height * 0.36);
    const top = y1 + gap;
    const each = (wide - gap * 3) / 4;
    const outer = rect(x0, y0, wide, high + gap + tall, 0.3 * CAP);
    const arm = Math.min(tall * 0.27, each * 0.34);
    const half = Math.max(6, arm * 0.24);
    const [cy, at] = [top + tall / 2, (i: number) => x0 + i * (each + gap) + each / 2];
    const bar = (x: number, y: number) => rect(x - arm, y - half, arm * 2, half * 2, 2);
    const cross = (x: number) => union(bar(x, cy), rect(x - half, cy - arm, half * 2, arm * 2, 2));
    const equal = [bar(at(3), cy - half * 1.9), bar(at(3), cy + half * 1.9)];
    const signs = [cross(at(0)), bar(at(1), cy), rotate(cross(at(2)), 45, at(2), cy)];
    const cuts = [1, 2, 3].map((i) => rect(x0 + i * (each + gap) - gap, top - 2, gap, tall + 10));
    const whole = subtract(outer, rect(x0 - 5, y1, x1 - x0 + 10, gap), ...cuts, ...signs, ...equal);
    const last = rect(x1 - each - gap / 2, top - gap / 2, each + gap, tall + gap);
    return { plate: subtract(whole, last), second: intersect(whole, last) };
  },
};
