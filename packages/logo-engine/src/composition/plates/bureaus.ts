/** Plates of who copies, calls and keeps what others send. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A sheet with its corner folded, and its copies behind it. */
export const copiedSheets: Plate = {
  about: ['printer', 'flyer'],
  aspect: [1, 2.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, mean: m } = bodyAround(held, 0.48, 0.5);
    const [top, low, ear] = [y0 - 0.22 * m, y1 + 0.36 * m, 0.26 * m];
    const sheet = polygon(
      [
        [x0, top],
        [x1 - ear, top],
        [x1, top + ear],
        [x1, low],
        [x0, low],
      ],
      0.05 * m,
    );
    const crease = stroke(
      polyline([
        [x1 - ear, top - m],
        [x1 - ear, top + ear],
        [x1 + m, top + ear],
      ]),
      gap,
    );
    const bar = Math.max(14, 0.07 * m);
    const row = (i: number, share: number) =>
      rect(
        x0 + 0.48 * CAP,
        y1 + 0.04 * m + i * (bar + 0.08 * m),
        (x1 - x0 - 0.96 * CAP) * share,
        bar,
        bar / 2,
      );
    const step = gap + 0.08 * m;
    const behind = (i: number) => rect(x0 + i * step, top - i * step, x1 - x0, low - top, 0.05 * m);
    const copies = subtract(behind(1), grow(union(sheet, rect(x0, top, x1 - x0, low - top, 0.05 * m)), gap));
    const last = subtract(behind(2), grow(behind(1), gap));
    return {
      plate: concat(subtract(sheet, crease, row(0, 1), row(1, 0.6))),
      second: concat(copies, last),
    };
  },
};

/** A telephone of old, its handset on it. */
export const dialTelephone: Plate = {
  about: ['phone', 'headset'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m, cx } = bodyAround(held, 0.4, 0.36, 0.4);
    const out = 0.2 * m;
    const body = parse(
      `M${x0 + 0.12 * m} ${y0}H${x1 - 0.12 * m}Q${x1} ${y0} ${x1 + 0.03 * m} ${y0 + 0.12 * m}C${x1 + 0.08 * m} ${y0 + 0.5 * high} ${x1 + out} ${y1 - 0.3 * high} ${x1 + out} ${y1 - 0.08 * m}Q${x1 + out} ${y1} ${x1 + out - 0.08 * m} ${y1}` +
        `H${x0 - out + 0.08 * m}Q${x0 - out} ${y1} ${x0 - out} ${y1 - 0.08 * m}C${x0 - out} ${y1 - 0.3 * high} ${x0 - 0.08 * m} ${y0 + 0.5 * high} ${x0 - 0.03 * m} ${y0 + 0.12 * m}Q${x0} ${y0} ${x0 + 0.12 * m} ${y0}Z`,
    );
    const foot = rect(x0 - out - 0.04 * m, y1 + gap, x1 - x0 + 2 * out + 0.08 * m, 0.12 * m, 0.04 * m);
    const fork = (way: number) => rect(cx + way * 0.34 * m - 0.06 * m, y0 - 0.2 * m, 0.12 * m, 0.3 * m);
    const [a, b] = [x0 - 0.16 * m, x1 + 0.16 * m];
    const top = y0 - 0.2 * m - gap;
    const ear = 0.46 * m;
    const handset = parse(
      `M${a} ${top + 0.1 * m}C${a} ${top - 0.26 * m} ${a + 0.24 * m} ${top - 0.36 * m} ${a + 0.6 * m} ${top - 0.36 * m}H${b - 0.6 * m}C${b - 0.24 * m} ${top - 0.36 * m} ${b} ${top - 0.26 * m} ${b} ${top + 0.1 * m}Q${b} ${top + 0.16 * m} ${b - 0.06 * m} ${top + 0.16 * m}H${b - ear + 0.06 * m}Q${b - ear} ${top + 0.16 * m} ${b - ear} ${top + 0.1 * m}` +
        `C${b - ear} ${top + 0.02 * m} ${b - ear - 0.04 * m} ${top} ${b - ear - 0.1 * m} ${top}H${a + ear + 0.1 * m}C${a + ear + 0.04 * m} ${top} ${a + ear} ${top + 0.02 * m} ${a + ear} ${top + 0.1 * m}Q${a + ear} ${top + 0.16 * m} ${a + ear - 0.06 * m} ${top + 0.16 * m}H${a + 0.06 * m}Q${a} ${top + 0.16 * m} ${a} ${top + 0.1 * m}Z`,
    );
    const seat = rect(cx - 0.5 * m, y0 - 0.09 * m, m, 0.2 * m, 0.04 * m);
    const lower = subtract(union(body, seat, fork(-1), fork(1)), grow(handset, gap));
    return { plate: concat(lower, foot), second: handset };
  },
};

/** A cloud over the servers that it is made of. */
export const cloudServers: Plate = {
  about: ['cloud', 'hard-drives', 'database'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m, cx } = bodyAround(held, 0.34, 0.3, 0.36);
    const end = 0.44 * high;
    const body = union(
      rect(x0 - 0.5 * end, y1 - 2 * end, x1 - x0 + end, 2 * end, end),
      rect(x0, y0, x1 - x0, high, 0.2 * m),
      circle(x0 + 0.38 * (x1 - x0) - 0.1 * m, y0 + 0.1 * m, 0.42 * m),
      circle(x0 + 0.72 * (x1 - x0), y0 + 0.12 * m, 0.3 * m),
    );
    const low = y1 + gap + 0.16 * m;
    const half = Math.min(0.8 * m, 0.44 * (x1 - x0));
    const units = [0, 1].map((i) => {
      const y = low + i * (0.22 * m + gap);
      return subtract(
        rect(cx - half, y, 2 * half, 0.22 * m, 0.05 * m),
        circle(cx - half + 0.13 * m, y + 0.11 * m, Math.max(8, 0.04 * m)),
        circle(cx - half + 0.27 * m, y + 0.11 * m, Math.max(8, 0.04 * m)),
        rect(
          cx + half - 0.5 * m,
          y + 0.11 * m - Math.max(6, 0.025 * m),
          0.4 * m,
          Math.max(12, 0.05 * m),
          0.02 * m,
        ),
      );
    });
    const wires = [-1, 0, 1].map((i) =>
      rect(cx + i * 0.3 * m - 0.035 * m, y1 - 0.05 * m, 0.07 * m, 0.16 * m + 0.05 * m),
    );
    return { plate: union(body, ...wires), second: concat(...units) };
  },
};

/** Columns that climb out of what holds the name, and an arrow over them. */
export const climbingColumns: Plate = {
  about: ['bars', 'trend'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { gap, x0, y0, y1, wide, size: m } = bodyAround(held, 0.44, 0.3, 0.44);
    const count = Math.max(4, Math.round(wide / (0.46 * m)));
    const each = (wide - gap * (count - 1)) / count;
    const rise = (i: number) => (0.2 + (0.6 * i) / (count - 1)) * m;
    const columns = Array.from({ length: count }, (_, i) =>
      rect(x0 + i * (each + gap), y0 - rise(i), each, rise(i) + 0.2 * m, 0.04 * m),
    );
    const at = (i: number) => [x0 + i * (each + gap) + each / 2, y0 - rise(i) - 0.3 * m] as const;
    const [ax, ay] = at(0);
    const [bx, by] = at(count - 1);
    const k = 0.2 * m;
    const arrow = union(
      stroke(line(ax, ay, bx, by), 0.11 * m),
      stroke(
        polyline([
          [bx - 1.3 * k, by - 0.25 * k],
          [bx, by],
          [bx - 0.75 * k, by + 1.15 * k],
        ]),
        0.11 * m,
      ),
    );
    return { plate: union(rect(x0, y0, wide, y1 - y0, 0.07 * m), ...columns), second: arrow };
  },
};
