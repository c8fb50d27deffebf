/** Plates of who furnishes and lets rooms. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A sofa from the front, the name on its back. */
export const sofa: Plate = {
  about: ['couch', 'armchair', 'buttoned-chair', 'padded-chair', 'couch-suds', 'reading-corner'],
  aspect: [1.1, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.4 * CAP];
    const high = y1 - y0;
    const gap = 0.11 * CAP;
    const [arm, deep] = [high * 0.24, high * 0.24];
    const floor = y1 + gap + deep;
    const back = rect(x0, y0, x1 - x0, high + 0.01 * CAP, 0.34 * CAP);
    const square = rect(x0, y1 - high * 0.4, x1 - x0, high * 0.4, 0.06 * CAP);
    const armTop = y0 + high * 0.36;
    const side = (x: number) =>
      union(
        rect(x, armTop, arm, floor - armTop, arm * 0.5),
        rect(x, floor - 0.5 * CAP, arm, 0.5 * CAP, 0.1 * CAP),
      );
    const seat = rect(x0, y1 + gap, x1 - x0, deep, 0.1 * CAP);
    const [l, r] = [x0 - gap - arm, x1 + gap];
    const foot = (x: number) => rect(x, floor - 0.05 * CAP, arm * 0.5, 0.05 * CAP + high * 0.1, 0.05 * CAP);
    return {
      plate: concat(
        union(back, square),
        seat,
        union(side(l), foot(l + arm * 0.3)),
        union(side(r), foot(r + arm * 0.2)),
      ),
    };
  },
};

/** A bed from its foot, two pillows over the blanket that holds the name. */
export const bed: Plate = {
  about: ['bed', 'mattress', 'bed-moon', 'bunk-bed', 'reception-bell', 'door-hanger'],
  aspect: [1.1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const tall = high * 0.18;
    const wide = Math.min((x1 - x0) * 0.42, high * 0.95);
    const apart = (x1 - x0) * 0.24 - wide / 2;
    const shift = wide / 2 + (apart > 0.22 * CAP ? apart : gap / 2);
    const py = y0 - gap - tall;
    const pillows = [-1, 1].map((way) => rect(cx + way * shift - wide / 2, py, wide, tall, tall * 0.42));
    const board = high * 0.12;
    const around = 0.16 * CAP;
    const headTop = py - gap - board;
    const head = subtract(
      rect(x0 - around, headTop, x1 - x0 + around * 2, high, 0.4 * CAP),
      rect(x0 - around - 1, y0 - gap, x1 - x0 + around * 2 + 2, high * 2),
      ...pillows.map((_, i) => {
        const way = i * 2 - 1;
        return rect(cx + way * shift - wide / 2 - gap, py - gap, wide + gap * 2, high, tall * 0.42 + gap);
      }),
    );
    const blanket = rect(x0 - around, y0, x1 - x0 + around * 2, high, 0.24 * CAP);
    const foot = (x: number) => rect(x, y1 - 0.3 * CAP, high * 0.13, 0.3 * CAP + high * 0.09, 0.07 * CAP);
    return {
      plate: concat(head, union(blanket, foot(x0), foot(x1 - high * 0.13))),
      second: concat(...pillows),
    };
  },
};

/** A sideboard on splayed legs: two drawers over the one that holds the name. */
export const sideboard: Plate = {
  about: ['dresser', 'open-wardrobe', 'dining-table', 'desk'],
  aspect: [1.1, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.45 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const [deep, side, slab] = [high * 0.18, 0.05 * CAP + high * 0.05, 0.04 * CAP + high * 0.05];
    const top = y0 - gap - deep;
    const knob = high * 0.048;
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
          [x - way * high * 0.14, floor - 4],
          [x, floor - 4],
          [x + way * high * 0.05, floor + high * 0.15],
          [x - way * high * 0.03, floor + high * 0.15],
        ],
        3,
      );
    const frame = union(shell, leg(l + high * 0.12, -1), leg(r - high * 0.12, 1));
    return { plate: concat(frame, ...drawers, rect(x0, y0, x1 - x0, high, 0.05 * CAP)) };
  },
};
