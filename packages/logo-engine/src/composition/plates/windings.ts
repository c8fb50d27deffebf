/** Plates of who winds motors and who fits intercoms. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An electric motor between its ribs: terminal box, feet and shaft. */
export const finnedMotor: Plate = {
  about: ['electric-motor', 'open-motor', 'copper-coil'],
  aspect: [1.1, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide, cx, cy, size: m } = bodyAround(held, 0.3, 0.32);
    const rib = 0.34 * m;
    const [l, r] = [x0 - rib, x1 + rib];
    const count = Math.max(4, Math.round(high / (0.2 * m)));
    const pace = high / count;
    const grooves = Array.from({ length: count - 1 }, (_, i) => y0 + (i + 1) * pace - gap / 2).flatMap(
      (y) => [rect(l - 9, y, rib + 9, gap, gap / 2), rect(x1, y, rib + 9, gap, gap / 2)],
    );
    const barrel = subtract(rect(l, y0, r - l, high, 0.05 * m), ...grooves);
    const cowl = softened(
      polygon([
        [l - gap, y0 + 0.02 * m],
        [l - gap, y1 - 0.02 * m],
        [l - gap - 0.34 * m, y1 - 0.02 * m],
        [l - gap - 0.34 * m, y0 + 0.02 * m],
      ]),
      0.12 * m,
    );
    const plug = rect(l - gap - 0.12 * m, y0 + 0.02 * m, 0.12 * m, high - 0.04 * m, 4);
    const shield = polygon(
      [
        [r + gap, y0 + 0.04 * m],
        [r + gap + 0.14 * m, y0 + 0.12 * m],
        [r + gap + 0.14 * m, y1 - 0.12 * m],
        [r + gap, y1 - 0.04 * m],
      ],
      5,
    );
    const shaft = rect(r + gap + 0.1 * m, cy - 0.15 * m, 0.48 * m, 0.3 * m, 5);
    const key = rect(r + gap + 0.27 * m, cy - 0.035 * m, 0.22 * m, 0.07 * m, 0.035 * m);
    const lid = y0 - 0.08 * m;
    const neck = rect(cx - 0.34 * m, lid - 4, 0.68 * m, 0.08 * m + 14);
    const box = union(
      rect(cx - 0.52 * m, lid - 0.36 * m - gap, 1.04 * m, 0.36 * m, 0.06 * m),
      rect(cx - 0.6 * m, lid - 0.1 * m - gap, 1.2 * m, 0.1 * m, 0.03 * m),
    );
    const bolt = polygon(
      [
        [0.05, -0.15],
        [-0.13, 0.03],
        [-0.02, 0.03],
        [-0.05, 0.15],
        [0.13, -0.03],
        [0.02, -0.03],
      ].map(([x = 0, y = 0]): [number, number] => [cx + x * m, lid - gap - 0.2 * m + y * m * 0.85]),
    );
    const foot = (x: number) =>
      softened(
        union(
          rect(x - 0.14 * m, y1 - 10, 0.28 * m, 0.12 * m + 10),
          rect(x - 0.28 * m, y1 + 0.08 * m, 0.56 * m, 0.1 * m),
        ),
        3,
      );
    const stand = Math.min(wide * 0.34, wide / 2);
    return {
      plate: concat(
        union(barrel, neck, foot(cx - stand), foot(cx + stand)),
        union(cowl, plug),
        union(shield, subtract(shaft, key)),
      ),
      second: subtract(box, grow(bolt, 1)),
    };
  },
};

/** The panel of an intercom under its hood: camera, speaker, keys. */
export const hoodedIntercom: Plate = {
  about: ['intercom'],
  aspect: [0.8, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.44, 0.34, 0.34);
    const [top, low] = [y0 - 0.56 * m, y1 + 0.5 * m];
    const panel = rect(x0, top, wide, low - top, 0.12 * m);
    const edge = 0.14 * m;
    const [l, r, peak, drip] = [x0 - gap - edge, x1 + gap + edge, top - gap - 0.2 * m, y0 - 0.26 * m];
    const hood = softened(
      subtract(
        parse(
          `M${l} ${drip + 0.1 * m}V${peak + 0.2 * m}Q${l} ${peak} ${l + 0.2 * m} ${peak}H${r - 0.2 * m}Q${r} ${peak} ${r} ${peak + 0.2 * m}V${drip + 0.1 * m}L${r - edge} ${drip + 0.02 * m}H${l + edge}Z`,
        ),
        grow(panel, gap),
      ),
      5,
    );
    const eye = y0 - 0.24 * m;
    const lens = subtract(circle(cx, eye, 0.2 * m), circle(cx, eye, 0.09 * m));
    const reach = Math.min(wide / 2 - 0.22 * m, 0.86 * m);
    const slots = [-0.11, 0, 0.11].flatMap((y) =>
      [-1, 1].map((way) => {
        const [from, to] = [cx + way * 0.34 * m, cx + way * reach];
        const t = Math.max(11, 0.05 * m);
        return rect(Math.min(from, to), eye + y * m - t / 2, Math.abs(to - from), t, t / 2);
      }),
    );
    const row = y1 + 0.22 * m;
    const key = union(
      subtract(circle(cx - 0.15 * m, row, 0.14 * m), circle(cx - 0.15 * m, row, 0.06 * m)),
      rect(cx - 0.04 * m, row - 0.035 * m, 0.34 * m, 0.075 * m),
      rect(cx + 0.15 * m, row, 0.06 * m, 0.13 * m),
      rect(cx + 0.24 * m, row, 0.06 * m, 0.13 * m),
    );
    const out = Math.min(wide / 2 - 0.3 * m, 0.62 * m);
    const keys = [-1, 1].map((way) => circle(cx + way * out, row, 0.13 * m));
    return { plate: subtract(panel, lens, ...slots, key, ...keys), second: hood };
  },
};
