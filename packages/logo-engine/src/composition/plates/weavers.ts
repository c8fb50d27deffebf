/** Plates of who weaves, sews and makes beds. */
import { CAP } from '../../fonts/shape.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A poncho with a woven border and fringes. */
export const poncho: Plate = {
  about: ['loom', 'poncho'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.34, 0.24, 0.26);
    const top = y0 - 0.6 * m;
    const fall = (y: number) => 0.16 * m + 0.34 * m * ((y - y0) / (y1 - y0));
    const [a, b] = [y1 + GAP, y1 + GAP + 0.3 * m];
    const [low, end] = [b + GAP, b + GAP + 0.26 * m];
    const half = (way: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      return parse(
        `M${cx - way} ${top}H${cx + way * 0.3 * m}C${cx + way * 0.5 * m} ${top + 0.06 * m} ${x + way * 0.03 * m} ${y0 - 0.36 * m} ${x + way * 0.16 * m} ${y0}L${x + way * fall(end)} ${end}H${cx - way}Z`,
      );
    };
    const whole = union(half(1), half(-1));
    const neck = polygon([
      [cx - 0.26 * m, top - 1],
      [cx + 0.26 * m, top - 1],
      [cx, Math.min(top + 0.46 * m, held.y - 24)],
    ]);
    const strip = (from: number, to: number) =>
      intersect(whole, rect(x0 - m, from, x1 - x0 + 2 * m, to - from));
    const span = x1 - x0 + 2 * fall(b) - 0.2 * m;
    const count = 2 * Math.round(span / (0.72 * m)) + 1;
    const step = span / count;
    const lozenges = Array.from({ length: count }, (_, i) => {
      const [x, y, d] = [cx + (i - (count - 1) / 2) * step, (a + b) / 2, 0.1 * m];
      return polygon([
        [x - d, y],
        [x, y - d],
        [x + d, y],
        [x, y + d],
      ]);
    });
    const wide = x1 - x0 + 2 * fall(end);
    const strands = 2 * Math.round(wide / (0.34 * m)) + 1;
    const slot = wide / strands;
    const slits = Array.from({ length: strands - 1 }, (_, i) => {
      const x = cx + (i + 1 - strands / 2) * slot;
      return stroke(line(x, low + 0.08 * m, x, end + 20), 12);
    });
    return {
      plate: concat(
        softened(subtract(strip(top, y1), neck), 4),
        softened(subtract(strip(low, end), ...slits), 3),
      ),
      second: subtract(strip(a, b), ...lozenges),
    };
  },
};

/** A plump pillow on a folded blanket. */
export const plumpPillow: Plate = {
  about: ['mattress', 'pillow-mattress', 'bed', 'cushion'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high: h, cx, cy, size: m } = bodyAround(held, 0.3, 0.36);
    const quarter = (way: 1 | -1, up: 1 | -1) => {
      const x = way > 0 ? x1 : x0;
      const y = up > 0 ? y0 : y1;
      const dx = (d: number) => x + way * d * m;
      const dy = (d: number) => y - up * d * m;
      return parse(
        `M${cx - way} ${dy(0.06)}C${dx(-0.1 - (0.14 * wide) / m)} ${dy(0.06)} ${dx(-0.06)} ${dy(0.02)} ${dx(0.2)} ${dy(0.12)}Q${dx(0.36)} ${dy(0.16)} ${dx(0.34)} ${dy(0)}C${dx(0.28)} ${dy(-0.22)} ${dx(0.22)} ${dy(-0.26)} ${dx(0.22)} ${cy + up}H${cx - way}Z`,
      );
    };
    const shape = union(quarter(1, 1), quarter(-1, 1), quarter(1, -1), quarter(-1, -1));
    const crease = (way: 1 | -1, up: 1 | -1) => {
      const [x, y] = [way > 0 ? x1 : x0, up > 0 ? y0 : y1];
      return stroke(
        parse(
          `M${x + way * 0.2 * m} ${y + up * 0.02 * m}Q${x + way * 0.06 * m} ${y + up * 0.06 * m} ${x - way * 0.0 * m} ${y + up * 0.16 * h}`,
        ),
        11,
      );
    };
    const [l, r, top] = [x0 - 0.26 * m, x1 + 0.26 * m, y1 + 0.1 * m];
    const sheet = subtract(rect(l, top, r - l, 0.5 * m, 0.16 * m), grow(shape, 11));
    return {
      plate: subtract(shape, crease(1, 1), crease(-1, 1), crease(1, -1), crease(-1, -1)),
      second: softened(subtract(sheet, rect(l + 0.3 * m, top + 0.29 * m, r - l, 10)), 3),
    };
  },
};

/** A pincushion like a tomato, three pins in it. */
export const pinCushion: Plate = {
  about: ['needle'],
  aspect: [1, 2.3],
  draw(held) {
    const {
      x0,
      x1,
      y0,
      y1,
      cx,
      cy,
      high: h,
      size: m,
    } = bodyAround(held, 0.26, 0.6 + 0.12 * (held.height / CAP), 0.3);
    const [l, r] = [x0 - 0.34 * m, x1 + 0.34 * m];
    const [top, low] = [y0 - 0.12 * m, y1 + 0.1 * m];
    const fruit = parse(
      `M${cx} ${top}C${cx + 0.2 * m} ${top - 0.1 * m} ${x1 - 0.2 * m} ${top - 0.08 * m} ${x1 + 0.02 * m} ${y0}C${r - 0.1 * m} ${y0 + 0.12 * h} ${r} ${y0 + 0.3 * h} ${r} ${cy}C${r} ${y1 - 0.12 * h} ${r - 0.16 * m} ${low} ${x1 - 0.1 * m} ${low}H${x0 + 0.1 * m}C${l + 0.16 * m} ${low} ${l} ${y1 - 0.12 * h} ${l} ${cy}C${l} ${y0 + 0.3 * h} ${l + 0.1 * m} ${y0 + 0.12 * h} ${x0 - 0.02 * m} ${y0}C${x0 + 0.2 * m} ${top - 0.08 * m} ${cx - 0.2 * m} ${top - 0.1 * m} ${cx} ${top}Z`,
    );
    const rib = (x: number, way: 1 | -1) =>
      stroke(
        parse(
          `M${x + way * 0.0 * m} ${y0 + 0.1 * h}Q${x + way * 0.18 * m} ${cy} ${x + way * 0.0 * m} ${y1 - 0.04 * h}`,
        ),
        11,
      );
    const s = Math.min(m, (held.y - 32 - top) / 0.46);
    const spur = (d: number, y: number) => [cx + d * s, top + y * s] as const;
    const clear = polygon(
      [
        spur(0, -0.16),
        spur(0.16, -0.06),
        spur(0.62, 0.02),
        spur(0.3, 0.12),
        spur(0.36, 0.36),
        spur(0.1, 0.2),
        spur(0, 0.46),
        spur(-0.1, 0.2),
        spur(-0.36, 0.36),
        spur(-0.3, 0.12),
        spur(-0.62, 0.02),
        spur(-0.16, -0.06),
      ],
      0.05 * m,
    );
    const pin = (dx: number, lean: number, up: number) =>
      rotate(
        union(
          rect(cx + dx - 0.035 * m - 1, top - up, 0.07 * m + 2, up + 0.2 * m),
          circle(cx + dx, top - up, 0.15 * m),
        ),
        lean,
        cx + dx,
        top,
      );
    const [nx, eye] = [cx - 0.5 * m, top - 0.6 * m];
    const needle = rotate(
      subtract(
        union(
          leaf(nx, eye - 0.2 * m, nx, eye + 0.26 * m, 0.17, 0.5),
          rect(nx - 0.035 * m - 1, eye, 0.07 * m + 2, 0.8 * m),
        ),
        stroke(line(nx, eye - 0.02 * m, nx, eye + 0.08 * m), 0.065 * m),
      ),
      -20,
      nx,
      top,
    );
    const pins = [needle, pin(0.46 * m, 14, 0.6 * m), pin(0.84 * m, 34, 0.42 * m)];
    return {
      plate: subtract(union(fruit, ...pins), grow(clear, 10), rib(x0 - 0.08 * m, -1), rib(x1 + 0.08 * m, 1)),
      second: clear,
    };
  },
};
