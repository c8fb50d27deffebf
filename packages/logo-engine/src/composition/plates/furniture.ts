/** Plates of who furnishes and lets rooms. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A low sofa from the front: the name on its back, two cushions between thick arms. */
export const sofa: Plate = {
  about: ['couch', 'armchair', 'buttoned-chair', 'padded-chair', 'couch-suds', 'reading-corner'],
  aspect: [2, 3.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.36 * CAP];
    const [high, cx, gap] = [y1 - y0, centreX(held), 0.11 * CAP];
    const m = high * 0.5 + (x1 - x0) * 0.18;
    const [arm, deep, rail] = [m * 0.4, m * 0.3, m * 0.14];
    const floor = y1 + gap * 2 + deep + rail;
    const back = union(
      rect(x0, y0, x1 - x0, high, m * 0.24),
      rect(x0, y1 - high * 0.4, x1 - x0, high * 0.4, 0.06 * CAP),
    );
    const cushion = (x: number) => rect(x, y1 + gap, (x1 - x0 - gap) / 2, deep, deep * 0.36);
    const armTop = y0 + high * 0.4;
    const [l, r] = [x0 - gap - arm, x1 + gap];
    const side = (x: number) =>
      union(
        rect(x, armTop, arm, floor - armTop, arm * 0.42),
        rect(x, floor - arm * 0.6, arm, arm * 0.6, 0.08 * CAP),
      );
    const base = rect(l + arm * 0.5, floor - rail, r - l, rail);
    const foot = (x: number) => rect(x, floor - 8, m * 0.14, m * 0.15 + 8, 0.04 * CAP);
    return {
      plate: concat(
        back,
        union(side(l), side(r), base, foot(l + arm * 0.28), foot(r + arm * 0.72 - m * 0.14)),
      ),
      second: concat(cushion(x0), cushion(cx + gap / 2)),
    };
  },
};

/** A bed from its foot: two pillows under a tall headboard, the sheet folded over the blanket that holds the name. */
export const bed: Plate = {
  about: ['bed', 'mattress', 'pillow-mattress', 'bed-moon', 'bunk-bed', 'reception-bell', 'door-hanger'],
  aspect: [1.2, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.58 * CAP, right(held) + 0.58 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.5 * CAP];
    const [high, wide, cx] = [y1 - y0, x1 - x0, centreX(held)];
    const m = high * 0.5 + wide * 0.22;
    const gap = 0.11 * CAP;
    const [tall, fold, around] = [m * 0.26, m * 0.14, 0.06 * CAP + m * 0.05];
    const foldTop = y0 - gap - fold;
    const sheet = rect(x0 - around, foldTop, wide + around * 2, fold, fold * 0.35);
    const py = foldTop - gap - tall;
    const each = wide * 0.43;
    const pillow = (x: number) => rect(x, py, each, tall, tall * 0.42);
    const lefts = [cx - wide * 0.035 - each, cx + wide * 0.035];
    const headTop = py - m * 0.24;
    const head = subtract(
      rect(x0, headTop, wide, high + m, m * 0.3),
      rect(x0 - 1, foldTop - gap, wide + 2, high * 4),
      ...lefts.map((x) => rect(x - gap, py - gap, each + gap * 2, high, tall * 0.42 + gap)),
    );
    const blanket = rect(x0 - around, y0, wide + around * 2, high, 0.16 * CAP);
    const foot = (x: number) => rect(x, y1 - 0.3 * CAP, m * 0.14, 0.3 * CAP + m * 0.12, 0.07 * CAP);
    return {
      plate: concat(head, union(blanket, foot(x0), foot(x1 - m * 0.14))),
      second: concat(sheet, ...lefts.map(pillow)),
    };
  },
};

/** A sideboard on splayed legs: two drawers over the one that holds the name. */
export const sideboard: Plate = {
  about: ['dresser', 'open-wardrobe', 'dining-table'],
  aspect: [1.9, 3.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.58 * CAP, right(held) + 0.58 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const m = high * 0.5 + (x1 - x0) * 0.2;
    const [deep, side, slab] = [m * 0.22, 0.05 * CAP + m * 0.05, 0.04 * CAP + m * 0.05];
    const top = y0 - gap - deep;
    const knob = m * 0.05;
    const drawers = [
      [x0, cx - gap / 2],
      [cx + gap / 2, x1],
    ].map(([l = 0, r = 0]) =>
      subtract(rect(l, top, r - l, deep, 0.05 * CAP), circle((l + r) / 2, top + deep / 2, knob)),
    );
    const [l, r] = [x0 - gap - side, x1 + gap + side];
    const shell = subtract(
      rect(l, top - gap - slab, r - l, y1 + gap + slab - (top - gap - slab), 0.1 * CAP),
      rect(x0 - gap, top - gap, x1 - x0 + gap * 2, y1 + gap - (top - gap), 0.04 * CAP),
    );
    const floor = y1 + gap + slab;
    const leg = (x: number, way: 1 | -1) =>
      polygon(
        [
          [x - way * m * 0.16, floor - 4],
          [x, floor - 4],
          [x + way * m * 0.08, floor + m * 0.26],
          [x - way * m * 0.01, floor + m * 0.26],
        ],
        3,
      );
    const frame = union(shell, leg(l + m * 0.16, -1), leg(r - m * 0.16, 1));
    return { plate: concat(frame, rect(x0, y0, x1 - x0, high, 0.05 * CAP)), second: concat(...drawers) };
  },
};
