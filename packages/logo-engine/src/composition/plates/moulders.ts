/** Plates of who prints plastic, cuts leather and follows lorries. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A whole hide, spread out, stitched along its edge. */
export const spreadHide: Plate = {
  about: ['huaraches'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cy, high: h, size } = bodyAround(held, 0.3, 0.26);
    const m = Math.min(size, 1.05 * h);
    const leg = (x: number, y: number, way: number, up: number) => `${x + way * m} ${y + up * m}`;
    const top = (up: number, y: number) =>
      [
        `M${x0 - 0.2 * m} ${cy}`,
        `C${leg(x0, y, -0.1, up * -0.2)} ${leg(x0, y, -0.1, up * -0.02)} ${leg(x0, y, -0.34, up * 0.1)}`,
        `Q${leg(x0, y, -0.48, up * 0.22)} ${leg(x0, y, -0.32, up * 0.34)}`,
        `Q${leg(x0, y, -0.16, up * 0.4)} ${leg(x0, y, 0.04, up * 0.26)}`,
        `Q${leg(x0, y, 0.24, up * 0.1)} ${leg(x0, y, 0.5, up * 0.06)}`,
        `L${leg(x1, y, -0.5, up * 0.06)}`,
        `Q${leg(x1, y, -0.24, up * 0.1)} ${leg(x1, y, -0.04, up * 0.26)}`,
        `Q${leg(x1, y, 0.16, up * 0.42)} ${leg(x1, y, 0.32, up * 0.34)}`,
        `Q${leg(x1, y, 0.46, up * 0.22)} ${leg(x1, y, 0.32, up * 0.1)}`,
        `C${leg(x1, y, 0.12, up * -0.04)} ${leg(x1, y, 0.1, up * -0.2)} ${x1 + 0.2 * m} ${cy}Z`,
      ].join('');
    const neck = polygon(
      [
        [x0, cy - 0.3 * m],
        [x0 - 0.56 * m, cy - 0.22 * m],
        [x0 - 0.66 * m, cy],
        [x0 - 0.56 * m, cy + 0.22 * m],
        [x0, cy + 0.3 * m],
      ],
      0.1 * m,
    );
    const tail = stroke(
      parse(`M${x1} ${cy}Q${x1 + 0.4 * m} ${cy - 0.02 * m} ${x1 + 0.6 * m} ${cy + 0.12 * m}`),
      0.13 * m,
    );
    const middle = union(
      rect(x0, y0, x1 - x0, h),
      ellipse((x0 + x1) / 2, cy, (x1 - x0) * 0.42, h / 2 + 0.1 * m),
    );
    return { plate: union(middle, parse(top(-1, y0)), parse(top(1, y1)), neck, tail) };
  },
};

/** A lorry that is followed: a pin over its cab, waves about it. */
export const trackedLorry: Plate = {
  about: ['gps', 'navigation-arrow'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size } = bodyAround(held, 0.36, 0.34, 0.3);
    const m = Math.min(size, 1.05 * h);
    const low = y1 + 0.22 * m;
    const box = rect(x0, y0, x1 - x0, h + 0.22 * m, 0.08 * m);
    const c = x1 + gap;
    const top = low - 0.9 * m;
    const nose = c + 0.66 * m;
    const cab = parse(
      `M${c} ${top + 0.06 * m}Q${c} ${top} ${c + 0.06 * m} ${top}H${c + 0.36 * m}Q${c + 0.44 * m} ${top} ${c + 0.48 * m} ${top + 0.07 * m}L${nose - 0.05 * m} ${low - 0.42 * m}Q${nose} ${low - 0.36 * m} ${nose} ${low - 0.3 * m}V${low - 0.06 * m}Q${nose} ${low} ${nose - 0.06 * m} ${low}H${c}Z`,
    );
    const pane = parse(
      `M${c + 0.14 * m} ${top + 0.13 * m}H${c + 0.35 * m}L${c + 0.5 * m} ${low - 0.42 * m}H${c + 0.14 * m}Z`,
    );
    const r = 0.19 * m;
    const wheels = [x0 + 0.34 * m, c + 0.34 * m, ...(x1 - x0 > 1.9 * m ? [x0 + 0.34 * m + 2 * r + gap] : [])];
    const arches = wheels.map((x) => circle(x, low, r + gap));
    const tyres = wheels.map((x) => subtract(circle(x, low, r), circle(x, low, 0.36 * r)));
    const [px, py, p] = [c + 0.26 * m, top - 0.5 * m, 0.22 * m];
    const pin = union(
      circle(px, py, p),
      polygon([
        [px - 0.9 * p, py + 0.42 * p],
        [px + 0.9 * p, py + 0.42 * p],
        [px, top - gap],
      ]),
    );
    const eye = circle(px, py, 0.42 * p);
    const body = subtract(union(box, rect(x0, low - 0.14 * m, c - x0, 0.14 * m), cab), pane, ...arches);
    return {
      plate: concat(subtract(body, rect(x1, y0 - 9, gap, low - y0 - 0.14 * m + 9)), ...tyres),
      second: subtract(pin, eye),
    };
  },
};

/** A vase that a printer lays in layers, its nozzle over it. */
export const layeredVase: Plate = {
  about: ['printer-3d'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, cx, size } = bodyAround(held, 0.3, 0.28, 0.28);
    const m = Math.min(size, 1.05 * high, 0.7 * wide);
    const [left, right] = [x0 - 0.1 * m, x1 + 0.1 * m];
    const neck = Math.min(0.32 * wide, 0.62 * m);
    const foot = Math.min(0.34 * wide, 0.72 * m);
    const [top, low] = [y0 - 0.62 * m, y1 + 0.46 * m];
    const mid = (y0 + y1) / 2;
    const vase = parse(
      `M${cx - neck - 0.12 * m} ${top}H${cx + neck + 0.12 * m}C${cx + neck - 0.06 * m} ${top + 0.3 * m} ${right} ${y0 - 0.2 * m} ${right} ${mid}C${right} ${y1 + 0.1 * m} ${cx + foot + 0.12 * m} ${y1 + 0.16 * m} ${cx + foot} ${low}H${cx - foot}C${cx - foot - 0.12 * m} ${y1 + 0.16 * m} ${left} ${y1 + 0.1 * m} ${left} ${mid}C${left} ${y0 - 0.2 * m} ${cx - neck + 0.06 * m} ${top + 0.3 * m} ${cx - neck - 0.12 * m} ${top}Z`,
    );
    const body = union(vase, rect(x0, y0, wide, high, 0.1 * m));
    const step = 0.21 * m;
    const cuts = [y0 - 6, y0 - 6 - step, y0 - 6 - 2 * step, y1 + 6, y1 + 6 + step].map((y) =>
      rect(left - m, y - 6, right - left + 2 * m, 12),
    );
    // The last layer is half done.
    const [at, tip] = [cx + 0.42 * neck, top - gap];
    const toCome = rect(at + 0.1 * m, top - 9, 2 * neck, y0 - 2 * step - top + 3);
    const nozzle = union(
      polygon([
        [at - 0.06 * m, tip],
        [at + 0.06 * m, tip],
        [at + 0.19 * m, tip - 0.19 * m],
        [at - 0.19 * m, tip - 0.19 * m],
      ]),
      rect(at - 0.29 * m, tip - 0.42 * m, 0.58 * m, 0.25 * m, 0.05 * m),
      rect(at - 0.2 * m, tip - 0.6 * m, 0.4 * m, 0.24 * m, 0.05 * m),
    );
    return { plate: subtract(body, ...cuts, toCome), second: nozzle };
  },
};
