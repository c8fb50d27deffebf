/** Plates of the circus, of letterers and of the night. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polar, rect, star } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A wagon of the circus with its scalloped roof and spoked wheels. */
export const circusWagon: Plate = {
  about: ['circus-tent'],
  aspect: [1.2, 3],
  draw(held) {
    const {
      x0,
      x1,
      y0,
      y1,
      wide,
      cx,
      size: m,
    } = bodyAround(held, 0.36, 0.34, 0.32 + 0.08 * (held.height / CAP));
    const [l, r] = [x0 - 0.17 * m, x1 + 0.17 * m];
    const eave = y0 - 0.18 * m;
    const count = Math.max(5, 2 * Math.round((r - l) / (0.76 * m)) + 1);
    const step = (r - l) / count;
    const deep = 0.2 * m;
    const scallops = Array.from({ length: count }, (_, i) => {
      const [from, to] = [r - step * i, r - step * (i + 1)];
      return `C${from} ${eave + deep} ${to} ${eave + deep} ${to} ${eave}`;
    });
    const roof = parse(
      `M${l} ${eave}V${eave - 0.1 * m}C${l + 0.3 * m} ${eave - 0.16 * m} ${cx - 0.4 * m} ${eave - 0.24 * m} ${cx} ${eave - 0.42 * m}C${cx + 0.4 * m} ${eave - 0.24 * m} ${r - 0.3 * m} ${eave - 0.16 * m} ${r} ${eave - 0.1 * m}V${eave}${scallops.join('')}Z`,
    );
    const ball = circle(cx, eave - 0.5 * m, 0.12 * m);
    const box = subtract(rect(x0, eave, wide, y1 - eave, 0.04 * m), grow(roof, 11));
    const bed = rect(x0 - 0.12 * m, y1 + GAP, wide + 0.24 * m, 0.17 * m, 0.05 * m);
    const wheelR = 0.36 * m;
    const wy = y1 + GAP + 0.17 * m + 0.17 * m;
    const at = [x0 + 0.34 * m, x1 - 0.34 * m];
    const wheel = (x: number) => {
      const tread = 0.12 * m;
      const spokes = [30, 90, 150].map((angle) =>
        stroke(
          line(...polar(x, wy, wheelR - 0.04 * m, angle), ...polar(x, wy, wheelR - 0.04 * m, angle + 180)),
          0.08 * m,
        ),
      );
      return union(
        subtract(circle(x, wy, wheelR), circle(x, wy, wheelR - tread)),
        ...spokes,
        circle(x, wy, 0.13 * m),
      );
    };
    const clear = at.map((x) => circle(x, wy, wheelR + 11));
    const floor = held.y + held.height + 21;
    const arches = clear.map((c) => subtract(c, rect(x0 - m, floor - 9 * m, wide + 2 * m, 9 * m)));
    const hitch = stroke(line(x1 + 0.1 * m, y1 + GAP + 0.09 * m, x1 + 0.4 * m, y1 + GAP + 0.24 * m), 0.1 * m);
    return {
      plate: concat(
        softened(subtract(box, ...arches), 3),
        union(roof, subtract(rect(cx - 0.05 * m, eave - 0.5 * m, 0.1 * m, 0.3 * m), grow(ball, 9))),
        subtract(union(bed, hitch), ...clear),
      ),
      second: concat(...at.map(wheel), ball),
    };
  },
};

/** A bottle of ink with a long quill in it. */
export const quillBottle: Plate = {
  about: ['nib', 'inkwell'],
  aspect: [1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.26, 0.34);
    const neck = Math.min(0.24 * wide, 0.4 * m);
    const nx = cx - Math.min(0.2 * wide, 0.5 * m);
    const top = y0 - 0.2 * m;
    const glass = parse(
      `M${nx - neck} ${top}H${nx + neck}V${top + 0.02 * m}C${nx + neck} ${y0 - 0.04 * m} ${x1 - 0.3 * m} ${y0 - 0.04 * m} ${x1 - 0.12 * m} ${y0 - 0.02 * m}Q${x1 + 0.06 * m} ${y0} ${x1 + 0.08 * m} ${y0 + 0.2 * m}L${x1 + 0.14 * m} ${y1 - 0.14 * m}Q${x1 + 0.16 * m} ${y1} ${x1} ${y1}H${x0}Q${x0 - 0.16 * m} ${y1} ${x0 - 0.14 * m} ${y1 - 0.14 * m}L${x0 - 0.08 * m} ${y0 + 0.2 * m}Q${x0 - 0.06 * m} ${y0} ${x0 + 0.12 * m} ${y0 - 0.02 * m}C${x0 + 0.2 * m} ${y0 - 0.04 * m} ${nx - neck} ${y0 - 0.04 * m} ${nx - neck} ${top + 0.02 * m}Z`,
    );
    const mouth = top - GAP - 0.17 * m;
    const lip = rect(nx - neck - 0.1 * m, mouth, 2 * neck + 0.2 * m, 0.17 * m, 0.06 * m);
    const at = (d: number, up: number) => `${nx + d * m} ${mouth - GAP - up * m}`;
    const vane = parse(
      `M${at(0.12, 0.2)}C${at(0.1, 0.6)} ${at(0.5, 1)} ${at(1.1, 1.14)}C${at(1.36, 1.2)} ${at(1.62, 1.16)} ${at(1.8, 1.02)}C${at(1.66, 0.94)} ${at(1.6, 0.8)} ${at(1.4, 0.66)}C${at(1.04, 0.4)} ${at(0.6, 0.22)} ${at(0.12, 0.2)}Z`,
    );
    const spine = stroke(parse(`M${at(0.06, 0.2)}C${at(0.34, 0.58)} ${at(0.8, 0.82)} ${at(1.4, 0.94)}`), 12);
    const notch = (d: number, up: number) =>
      parse(`M${at(d - 0.1, up + 0.2)}L${at(d + 0.16, up - 0.16)}L${at(d + 0.3, up - 0.06)}Z`);
    const shaft = parse(
      `M${at(-0.12, 0)}L${at(0.02, 0)}C${at(0.06, 0.12)} ${at(0.12, 0.2)} ${at(0.2, 0.28)}L${at(0.1, 0.34)}C${at(0, 0.24)} ${at(-0.08, 0.12)} ${at(-0.12, 0)}Z`,
    );
    return {
      plate: concat(softened(glass, 5), lip),
      second: union(softened(subtract(vane, spine, notch(0.62, 0.36), notch(1.12, 0.6)), 3), shaft),
    };
  },
};

/** A cloud before the moon, with stars. */
export const moonCloud: Plate = {
  about: ['moon-stars'],
  aspect: [1.2, 3],
  draw(held) {
    const {
      x0,
      x1,
      y0,
      y1,
      high: h,
      wide,
      size: m,
    } = bodyAround(held, 0.12, 0.38, 0.26 + 0.08 * (held.height / CAP));
    const low = rect(x0 - 0.42 * m, y1 - 0.9 * m, wide + 0.84 * m, 0.9 * m, 0.45 * m);
    const cloud = union(
      low,
      rect(x0 - 0.14 * m, y0, wide + 0.28 * m, h, 0.3 * m),
      circle(x0 + 0.36 * wide, y0 + 0.16 * m, Math.min(0.32 * wide, 0.56 * m)),
      circle(x0 + 0.72 * wide, y0 + 0.1 * m, Math.min(0.2 * wide, 0.36 * m)),
    );
    const [mx, my, r] = [x1 - 0.06 * m, y0 - 0.14 * m, 0.64 * m];
    const moon = subtract(circle(mx, my, r), circle(mx - 0.3 * m, my - 0.2 * m, 0.52 * m), grow(cloud, 12));
    const spark = (x: number, y: number, s: number) => star(x, y, s * m, 0.4 * s * m, 4, 0.02 * m);
    return {
      plate: cloud,
      second: concat(softened(moon, 4), spark(mx - 0.2 * m, my - 0.3 * m, 0.22)),
    };
  },
};
