/** Plates of who runs blocks of flats, plots plans, hands out flyers and mends what heats food. */
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A block of flats: its windows over the name, its door under it. */
export const flatBlock: Plate = {
  about: ['keyhole-building', 'skyline', 'building-apartment'],
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.28);
    const [low, high] = [y0 - 0.5 * m, y0 - 0.86 * m];
    const ground = y1 + 0.52 * m;
    const half = Math.min(wide * 0.3, 0.9 * m);
    const tank = x1 - 0.36 * m;
    const mass = union(
      rect(x0, low, wide, ground - low, 4),
      rect(cx - half, high, 2 * half, ground - high, 4),
      rect(cx - half - 0.06 * m, high - 0.06 * m, 2 * half + 0.12 * m, 0.12 * m, 4),
      rect(tank - 0.12 * m, low - 0.2 * m, 0.24 * m, 0.24 * m, 4),
      rect(x0 - 0.1 * m, ground - 0.1 * m, wide + 0.2 * m, 0.1 * m, 4),
    );
    const pane = { wide: 0.16 * m, high: 0.2 * m };
    const step = 0.36 * m;
    const across = (from: number, to: number, y: number) => {
      const count = Math.max(1, Math.floor((to - from - 0.12 * m) / step));
      const middle = (from + to) / 2;
      return Array.from({ length: count }, (_, i) =>
        rect(middle + (i - (count - 1) / 2) * step - pane.wide / 2, y, pane.wide, pane.high, 3),
      );
    };
    const panes = [
      ...across(cx - half, cx + half, high + 0.16 * m),
      ...across(x0, x1, y0 - 0.32 * m),
      ...across(x0, cx - 0.26 * m, y1 + 0.08 * m),
      ...across(cx + 0.26 * m, x1, y1 + 0.08 * m),
    ];
    const way = rect(cx - 0.2 * m - gap, y1 + 0.06 * m, 0.4 * m + 2 * gap, ground - y1);
    const door = rect(cx - 0.2 * m, y1 + 0.06 * m + gap, 0.4 * m, ground - y1 - 0.06 * m - gap, 4);
    return {
      plate: subtract(mass, way, ...panes),
      second: subtract(door, circle(cx + 0.1 * m, ground - 0.2 * m, 7)),
    };
  },
};

/** A plotter, the name on the sheet that it lets down. */
export const plotterSheet: Plate = {
  about: ['plotter', 'roll-up-banner'],
  aspect: [0.9, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.34, 0.34);
    const [l, r] = [x0 - 0.3 * m, x1 + 0.3 * m];
    const deep = 0.42 * m;
    const top = y0 - gap - deep;
    const rail = rect(l, top, r - l, deep, 0.1 * m);
    const slit = rect(x0, top + deep * 0.55, wide, Math.max(12, 0.05 * m), 6);
    const floor = y1 + 0.34 * m;
    const leg = Math.max(18, 0.11 * m);
    const legs = [l + 0.05 * m, r - 0.05 * m - leg].map((x) =>
      softened(
        union(
          rect(x, top + deep - 10, leg, floor - top - deep + 10),
          rect(x + leg / 2 - 0.2 * m, floor - 0.1 * m, 0.4 * m, 0.1 * m),
        ),
        3,
      ),
    );
    const sheet = softened(
      polygon([
        [x0, y0],
        [x1, y0],
        [x1, y1 - 0.14 * m],
        [x1 - 0.26 * m, y1 + 0.12 * m],
        [x0, y1 + 0.12 * m],
      ]),
      3,
    );
    const roll = rect(x0 + 0.06 * m, top - gap - 0.2 * m, wide - 0.12 * m, 0.2 * m, 0.1 * m);
    const lamps = [0.1, 0.2].map((x) =>
      circle(r - x * m - 0.02 * m, top + deep * 0.32, Math.max(7, 0.04 * m)),
    );
    return { plate: concat(sheet, subtract(union(rail, ...legs), slit, ...lamps)), second: roll };
  },
};

/** A flyer on a wall by its pin, one of its strips torn off. */
export const tearOffFlyer: Plate = {
  about: ['flyer'],
  aspect: [0.9, 3.2],
  draw(held) {
    const { gap, x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.34, 0.28);
    const top = y0 - 0.3 * m;
    const long = 0.44 * m;
    const count = Math.max(5, Math.round(wide / (0.34 * m)));
    const pace = wide / count;
    const slits = Array.from({ length: count - 1 }, (_, i) =>
      rect(x0 + (i + 1) * pace - gap / 2, y1, gap, long + 20),
    );
    const gone = count - 2;
    const torn = polygon([
      [x0 + gone * pace - gap / 2, y1 + 0.06 * m],
      [x0 + (gone + 0.5) * pace, y1 + 0.02 * m],
      [x0 + (gone + 1) * pace + gap / 2, y1 + 0.08 * m],
      [x0 + (gone + 1) * pace + gap / 2, y1 + long + 20],
      [x0 + gone * pace - gap / 2, y1 + long + 20],
    ]);
    const sheet = rect(x0, top, wide, y1 + long - top, 5);
    const pin = circle(cx, top + 0.06 * m, 0.17 * m);
    const glint = circle(cx - 0.05 * m, top, 0.045 * m);
    return {
      plate: subtract(sheet, ...slits, torn, circle(cx, top + 0.06 * m, 0.17 * m + gap)),
      second: subtract(pin, glint),
    };
  },
};

/** A microwave oven, the name on its door. */
export const microwaveOven: Plate = {
  about: ['oven'],
  aspect: [1.1, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.4, 0.4);
    const rim = 0.17 * m;
    const panel = 0.62 * m;
    const r = x1 + rim + panel;
    const [l, top, low] = [x0 - rim, y0 - rim, y1 + rim];
    const shell = rect(l, top, r - l, low - top, 0.14 * m);
    const door = subtract(
      rect(x0 - gap, y0 - gap, x1 - x0 + 2 * gap, high + 2 * gap, 0.12 * m),
      rect(x0, y0, x1 - x0, high, 0.08 * m),
    );
    const mid = x1 + rim + (panel - 0.04 * m) / 2 + 0.02 * m;
    const seam = rect(x1 + 0.1 * m + gap, top - 9, gap, low - top + 18);
    const display = rect(mid - 0.17 * m, y0 + 0.02 * m, 0.34 * m, 0.17 * m, 0.04 * m);
    const knobAt = y1 - 0.18 * m;
    const knob = circle(mid, knobAt, 0.18 * m);
    const rows = Math.max(1, Math.floor((high - 0.66 * m) / (0.17 * m)));
    const keys = Array.from({ length: rows }, (_, i) => y0 + 0.28 * m + i * 0.17 * m).flatMap((y) =>
      [-0.105, 0.105].map((x) => circle(mid + x * m, y + 0.05 * m, 0.06 * m)),
    );
    const feet = [l + 0.2 * m, r - 0.5 * m].map((x) => rect(x, low - 8, 0.3 * m, 0.12 * m + 8, 5));
    return {
      plate: subtract(
        union(shell, ...feet),
        door,
        seam,
        display,
        ...keys,
        circle(mid, knobAt, 0.18 * m + gap * 0.9),
      ),
      second: subtract(knob, rect(mid - 0.03 * m, knobAt - 0.2 * m, 0.06 * m, 0.2 * m)),
    };
  },
};
