/** Plates of who measures land, bores wells and keeps water out. */

import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A surveyor's level on its tripod, a plumb bob under it. */
export const opticalLevel: Plate = {
  about: ['theodolite'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, size: m, cx, cy } = bodyAround(held, 0.4, 0.34);
    const [small, big] = [(y1 - y0) / 2 - 0.02 * m, (y1 - y0) / 2 + 0.08 * m];
    const tube = (from: number, to: number, a: number, b: number) =>
      polygon(
        [
          [from, cy - a],
          [to, cy - b],
          [to, cy + b],
          [from, cy + a],
        ],
        0.07 * m,
      );
    const body = tube(x0 - 0.06 * m, x1 + 0.1 * m, small, big);
    const lens = tube(x1 + 0.1 * m + gap, x1 + 0.34 * m + gap, big + 0.09 * m, big + 0.09 * m);
    const e = x0 - 0.06 * m - gap;
    const eye = union(
      tube(e - 0.26 * m, e, 0.5 * small, 0.56 * small),
      tube(e - 0.38 * m, e - 0.2 * m, 0.62 * small, 0.62 * small),
    );
    const knob = union(
      rect(cx - 0.1 * m, cy - big - 0.1 * m, 0.2 * m, 0.3 * m),
      rect(cx - 0.17 * m, cy - big - 0.2 * m, 0.34 * m, 0.2 * m, 0.06 * m),
    );
    const neck = polygon([
      [cx - 0.3 * m, cy],
      [cx + 0.3 * m, cy],
      [cx + 0.2 * m, cy + big + 0.14 * m],
      [cx - 0.2 * m, cy + big + 0.14 * m],
    ]);
    const b = cy + big + 0.14 * m - 4;
    const plate = rect(cx - 0.5 * m, b, m, 0.14 * m, 0.07 * m);
    const screws = [-0.32, 0, 0.32].map((t) => rect(cx + (t - 0.07) * m, b + 0.1 * m, 0.14 * m, 0.2 * m));
    const head = b + 0.3 * m + gap;
    const leg = (way: number) =>
      polygon(
        [
          [cx + way * 0.24 * m, head],
          [cx + way * 0.5 * m, head],
          [cx + way * 1.02 * m, head + m],
          [cx + way * 0.86 * m, head + m],
        ],
        0.02 * m,
      );
    // A plumb bob hangs between the legs.
    const bob = union(
      rect(cx - 0.035 * m, head, 0.07 * m, 0.5 * m),
      parse(
        `M${cx - 0.06 * m} ${head + 0.4 * m}H${cx + 0.06 * m}C${cx + 0.2 * m} ${head + 0.46 * m} ${cx + 0.2 * m} ${head + 0.62 * m} ${cx + 0.1 * m} ${head + 0.74 * m}L${cx} ${head + 0.92 * m}L${cx - 0.1 * m} ${head + 0.74 * m}C${cx - 0.2 * m} ${head + 0.62 * m} ${cx - 0.2 * m} ${head + 0.46 * m} ${cx - 0.06 * m} ${head + 0.4 * m}Z`,
      ),
    );
    const legs = union(rect(cx - 0.54 * m, head, 1.08 * m, 0.14 * m, 0.05 * m), leg(-1), leg(1), bob);
    return { plate: concat(union(body, knob, neck, plate, ...screws), lens, eye), second: legs };
  },
};

/** A lorry that bores a well, its mast up. */
export const rigLorry: Plate = {
  about: ['well-bore', 'drilling-rig'],
  aspect: [1.4, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.42, 0.42);
    const R = 0.22 * m;
    const floor = y1 + gap + 0.1 * m;
    const [cab, front] = [x1 + gap, x1 + gap + 0.56 * m];
    const roof = y1 - Math.max(0.72 * m, 0.6 * high);
    const nose = subtract(
      polygon(
        [
          [cab, roof],
          [cab + 0.36 * m, roof],
          [front, roof + 0.36 * m],
          [front, floor],
          [cab, floor],
        ],
        0.05 * m,
      ),
      polygon(
        [
          [cab + 0.11 * m, roof + 0.1 * m],
          [cab + 0.31 * m, roof + 0.1 * m],
          [cab + 0.44 * m, roof + 0.34 * m],
          [cab + 0.11 * m, roof + 0.34 * m],
        ],
        0.02 * m,
      ),
    );
    const bed = rect(x0 - 0.06 * m, y1 + gap, x1 - x0 + 0.1 * m + gap, 0.1 * m);
    const axles = [x0 + 0.24 * m, ...(wide > 1.6 * m ? [x0 + 0.24 * m + 2 * R + gap] : []), cab + 0.26 * m];
    const at = floor + 0.06 * m;
    const clear = axles.map((x) => circle(x, at, R + gap));
    const wheels = axles.map((x) => subtract(circle(x, at, R), circle(x, at, 0.36 * R)));
    const [mx, w, top, low] = [x0 - gap - 0.14 * m, 0.24 * m, y0 - 0.62 * m, at + R];
    const mast = rect(mx - w / 2, top, w, low - 0.3 * m - top, 0.03 * m);
    const count = Math.max(3, Math.round((low - 0.4 * m - top) / (0.28 * m)));
    const step = (low - 0.3 * m - top - 0.08 * m) / count;
    const cells = Array.from({ length: count }, (_, i) =>
      polygon(
        i % 2 === 0
          ? [
              [mx - 0.07 * m, top + 0.07 * m + i * step],
              [mx + 0.07 * m, top + 0.07 * m + (i + 0.5) * step - 0.02 * m],
              [mx - 0.07 * m, top + (i + 1) * step - 0.01 * m],
            ]
          : [
              [mx + 0.07 * m, top + 0.07 * m + i * step],
              [mx - 0.07 * m, top + 0.07 * m + (i + 0.5) * step - 0.02 * m],
              [mx + 0.07 * m, top + (i + 1) * step - 0.01 * m],
            ],
        0.01 * m,
      ),
    );
    const crown = rect(mx - 0.2 * m, top - gap - 0.11 * m, 0.4 * m, 0.11 * m, 0.04 * m);
    const bit = union(
      rect(mx - 0.06 * m, low - 0.3 * m + gap, 0.12 * m, 0.3 * m),
      polygon(
        [
          [mx - 0.12 * m, low - 0.14 * m],
          [mx + 0.12 * m, low - 0.14 * m],
          [mx, low + 0.24 * m],
        ],
        0.03 * m,
      ),
    );
    return {
      plate: concat(
        rect(x0, y0, wide, high, 0.07 * m),
        subtract(union(nose, bed), ...clear),
        ...wheels,
        subtract(mast, ...cells),
      ),
      second: concat(bit, crown),
    };
  },
};

/** An umbrella that keeps the rain off. */
export const shelterUmbrella: Plate = {
  about: ['membrane-roll', 'umbrella', 'under-umbrella'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { gap, x0, x1, y1, high, size: m, cx } = bodyAround(held, 0.26, 0.26, 0.34);
    const rx = 0.5 * (x1 - x0) * 1.38;
    const ry = high / Math.sqrt(1 - 1 / 1.38 ** 2);
    const low = y1 + 0.12 * m;
    const dome = intersect(ellipse(cx, low, rx, ry + 0.12 * m), rect(cx - rx, low - 3 * ry, 2 * rx, 3 * ry));
    const each = (2 * rx) / 4;
    const bays = [0, 1, 2, 3].map((i) =>
      ellipse(cx - rx + (i + 0.5) * each, low + 0.02 * m, each * 0.47, 0.12 * m),
    );
    const tip = rect(cx - 0.05 * m, low - ry - 0.3 * m, 0.1 * m, 0.34 * m, 0.05 * m);
    const end = low + 0.62 * m;
    const shaft = stroke(
      parse(
        `M${cx} ${low - 0.1 * m}V${end}A${0.17 * m} ${0.17 * m} 0 0 0 ${cx + 0.34 * m} ${end}V${end - 0.05 * m}`,
      ),
      0.1 * m,
    );
    const canopy = subtract(dome, ...bays);
    const drop = (x: number, y: number, r: number) =>
      parse(
        `M${x} ${y - 1.5 * r}C${x + 0.3 * r} ${y - 0.9 * r} ${x + r} ${y - 0.4 * r} ${x + r} ${y + 0.1 * r}C${x + r} ${y + 0.66 * r} ${x + 0.55 * r} ${y + r} ${x} ${y + r}C${x - 0.55 * r} ${y + r} ${x - r} ${y + 0.66 * r} ${x - r} ${y + 0.1 * r}C${x - r} ${y - 0.4 * r} ${x - 0.3 * r} ${y - 0.9 * r} ${x} ${y - 1.5 * r}Z`,
      );
    const over = (share: number, up: number) => {
      const x = cx + share * rx;
      return drop(x, low - (ry + 0.12 * m) * Math.sqrt(1 - share * share) - up * m, 0.1 * m);
    };
    return {
      plate: union(canopy, tip, subtract(shaft, grow(canopy, gap))),
      second: concat(over(-0.72, 0.3), over(-0.34, 0.3), over(0.34, 0.3), over(0.72, 0.3)),
    };
  },
};
