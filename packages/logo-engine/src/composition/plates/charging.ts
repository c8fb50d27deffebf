/** Plates of who charges, drives and mends what runs on a battery. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

const bolt = (x: number, y: number, r: number, soft: number) =>
  polygon(
    [
      [x + 0.2 * r, y - r],
      [x - 0.6 * r, y + 0.16 * r],
      [x - 0.08 * r, y + 0.16 * r],
      [x - 0.2 * r, y + r],
      [x + 0.6 * r, y - 0.2 * r],
      [x + 0.1 * r, y - 0.2 * r],
    ],
    soft,
  );

/** A post that charges cars, its cable hung at its side. */
export const chargingPost: Plate = {
  about: ['charging-station'],
  aspect: [0.8, 1.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.4, 0.36);
    const head = 0.62 * m;
    const top = y0 - head;
    const shell = rect(x0, top, wide, y1 - top, 0.2 * m);
    const pane = rect(cx - 0.34 * m, top + 0.12 * m, 0.68 * m, head - 0.16 * m, 0.07 * m);
    const foot = rect(x0 - 0.08 * m, y1 + gap, wide + 0.16 * m, 0.16 * m, 0.05 * m);
    const x = x1 + 0.34 * m;
    const plugY = top + 0.34 * m;
    const plug = union(
      rect(x - 0.13 * m, plugY, 0.26 * m, 0.26 * m, 0.06 * m),
      ...[-1, 1].map((i) => rect(x + i * 0.07 * m - 0.03 * m, plugY - 0.13 * m, 0.06 * m, 0.2 * m, 0.02 * m)),
    );
    const cable = stroke(
      parse(
        `M${x1 - 0.1 * m} ${y1 - 0.2 * m}H${x1 + 0.1 * m}C${x1 + 0.3 * m} ${y1 - 0.2 * m} ${x} ${y1 - 0.26 * m} ${x} ${y1 - 0.46 * m}V${plugY + 0.2 * m}`,
      ),
      0.09 * m,
    );
    return {
      plate: concat(subtract(union(shell, cable, plug), pane), foot),
      second: bolt(cx, top + 0.1 * m + head / 2 - 0.06 * m, 0.19 * m, 0.015 * m),
    };
  },
};

/** An electric car with its cable and its plug. */
export const pluggedCar: Plate = {
  about: ['charging-station', 'car-bolt'],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.34, 0.36, 0.6);
    const [l, r] = [x0 - 0.28 * m, x1 + 0.22 * m];
    const roof = y0 - 0.56 * m;
    const [a, b] = [x0 + 0.3 * m, x1 - 0.02 * m];
    const body = parse(
      `M${l + 0.06 * m} ${y1}Q${l} ${y1} ${l} ${y1 - 0.08 * m}V${y0 + 0.52 * high}C${l} ${y0 + 0.2 * high} ${l + 0.12 * m} ${y0 + 0.08 * high} ${x0 + 0.02 * m} ${y0}` +
        `L${a} ${roof + 0.16 * m}C${a + 0.12 * m} ${roof + 0.02 * m} ${a + 0.22 * m} ${roof} ${a + 0.4 * m} ${roof}H${b - 0.34 * m}C${b - 0.12 * m} ${roof} ${b - 0.04 * m} ${roof + 0.06 * m} ${b + 0.04 * m} ${roof + 0.24 * m}L${b + 0.12 * m} ${y0}` +
        `Q${r} ${y0 + 0.04 * m} ${r} ${y0 + 0.24 * m}V${y1 - 0.08 * m}Q${r} ${y1} ${r - 0.06 * m} ${y1}Z`,
    );
    const sill = y0 - 0.06 * m;
    const post = a + 0.52 * (b - a);
    const panes = [
      polygon(
        [
          [x0 + 0.2 * m, sill],
          [a + 0.14 * m, roof + 0.12 * m],
          [post - gap / 2, roof + 0.12 * m],
          [post - gap / 2, sill],
        ],
        0.04 * m,
      ),
      polygon(
        [
          [post + gap / 2, sill],
          [post + gap / 2, roof + 0.12 * m],
          [b - 0.08 * m, roof + 0.12 * m],
          [b + 0.02 * m, sill],
        ],
        0.04 * m,
      ),
    ];
    const R = 0.22 * m;
    const axles = [x0 + 0.1 * m, x1 - 0.14 * m];
    const at = y1 + 0.1 * m;
    const wheels = axles.map((x) => subtract(circle(x, at, R), circle(x, at, R * 0.4)));
    const clear = axles.map((x) => circle(x, at, R + gap));
    const lamp = rect(l + 0.07 * m, y0 + 0.46 * high, 0.07 * m, 0.15 * m, 0.035 * m);
    const x = r + 0.36 * m;
    const py = y0 - 0.22 * m;
    const plug = union(
      parse(
        `M${x - 0.16 * m} ${py}H${x + 0.16 * m}V${py + 0.12 * m}C${x + 0.16 * m} ${py + 0.26 * m} ${x + 0.08 * m} ${py + 0.3 * m} ${x} ${py + 0.3 * m}C${x - 0.08 * m} ${py + 0.3 * m} ${x - 0.16 * m} ${py + 0.26 * m} ${x - 0.16 * m} ${py + 0.12 * m}Z`,
      ),
      ...[-1, 1].map((i) => rect(x + i * 0.08 * m - 0.035 * m, py - 0.15 * m, 0.07 * m, 0.2 * m, 0.025 * m)),
      stroke(
        parse(
          `M${x} ${py + 0.2 * m}V${y1 - 0.34 * m}C${x} ${y1 - 0.12 * m} ${x - 0.1 * m} ${y1 - 0.1 * m} ${x - 0.2 * m} ${y1 - 0.1 * m}H${r - 0.1 * m}`,
        ),
        0.09 * m,
      ),
    );
    const shape = subtract(body, ...clear, ...panes, lamp);
    return { plate: concat(shape, ...wheels), second: subtract(plug, grow(body, gap)) };
  },
};

/** A phone that lies, with a plaster on its corner. */
export const bandagedPhone: Plate = {
  about: ['phone-wrench', 'cracked-phone', 'phone-screwdriver'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.5, 0.52);
    const rim = gap + 0.07 * m;
    const shell = rect(x0 - rim - 0.16 * m, y0 - rim, wide + 2 * rim + 0.32 * m, high + 2 * rim, 0.2 * m);
    const glass = rect(x0 - gap, y0 - gap, wide + 2 * gap, high + 2 * gap, 0.1 * m);
    const eye = circle(x0 - gap - 0.115 * m, (y0 + y1) / 2, 0.04 * m);
    const [sx, sy] = [x1 + 0.06 * m, y0];
    const way = 0.46 * m * Math.SQRT1_2;
    const tape = stroke(line(sx - way, sy - way, sx + way, sy + way), 0.34 * m);
    const dots = [-1, 1].flatMap((i) =>
      [-1, 1].map((j) =>
        circle(
          sx + i * 0.07 * m * Math.SQRT1_2 + j * 0.07 * m * Math.SQRT1_2,
          sy + i * 0.07 * m * Math.SQRT1_2 - j * 0.07 * m * Math.SQRT1_2,
          Math.max(6, 0.025 * m),
        ),
      ),
    );
    const pads = [-1, 1].map((i) => {
      const d = i * 0.19 * m * Math.SQRT1_2;
      const e = 0.3 * m * Math.SQRT1_2;
      return stroke(line(sx + d - e, sy + d + e, sx + d + e, sy + d - e), Math.max(8, gap * 0.7), {
        cap: 'butt',
      });
    });
    const around = grow(tape, gap);
    const screen = rect(x0, y0, wide, high, 0.06 * m);
    return {
      plate: concat(subtract(shell, glass, eye, around), subtract(screen, around)),
      second: subtract(tape, ...dots, ...pads),
    };
  },
};
