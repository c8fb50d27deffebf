/** Plates of who makes small sweet things. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, rotate } from '../../geometry/path.js';
import { circle, polygon, rect, squircle } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.11 * CAP;

/** A round biscuit with chocolate chips, bitten, and its crumbs. */
export const biscuit: Plate = {
  about: ['cookie'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 1.7],
  draw(held) {
    const [cx, cy] = [centreX(held) + 0.1 * CAP, centreY(held)];
    const rx = held.width / 2 + 0.86 * CAP;
    const ry = Math.max(held.height / 2 + 0.96 * CAP, 0.86 * rx);
    const disc = mapPoints(squircle(0, 0, 1, 0.62), (x, y) => [cx + x * rx, cy + y * ry]);
    const b = 0.2 * ry;
    const [ex, ey] = [cx + 0.76 * rx, cy - 0.76 * ry];
    const near = Math.hypot(ex - right(held), ey - held.y);
    const push = Math.max(0, b + 0.4 * CAP - near) * 0.71;
    const [bx, by] = [ex + push, ey - push];
    const bite = [
      circle(bx - 1.4 * b, by - 0.8 * b, 0.94 * b),
      circle(bx, by, b),
      circle(bx + 0.8 * b, by + 1.4 * b, 0.94 * b),
      circle(bx + 1.3 * b, by - 1.3 * b, 2.2 * b),
    ];
    const room = ry - held.height / 2;
    const chip = Math.min(0.3 * CAP, 0.24 * room);
    const chips = [
      circle(cx - 0.36 * rx, cy - ry + 0.55 * room, chip),
      circle(cx + 0.04 * rx, cy - ry + 0.42 * room, 0.72 * chip),
      circle(cx + 0.3 * rx, cy + ry - 0.5 * room, chip),
      circle(cx - 0.1 * rx, cy + ry - 0.42 * room, 0.8 * chip),
      circle(cx - 0.44 * rx, cy + ry - 0.58 * room, 0.6 * chip),
    ];
    const crumbs = concat(
      circle(bx + 1.5 * b, by - 0.1 * b, 0.5 * b),
      circle(bx + 0.5 * b, by - 1.1 * b, 0.36 * b),
    );
    return { plate: subtract(disc, ...bite, ...chips), second: crumbs };
  },
};

/** A bar of chocolate that comes out of its wrapper. */
export const chocolateBar: Plate = {
  about: ['chocolate', 'bonbon-box'],
  aspect: [1.3, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const high = y1 - y0;
    const teeth = 5;
    const step = high / teeth;
    const tear = Array.from({ length: teeth }, (_, i): [number, number][] => [
      [x1 + 0.12 * high, y0 + (i + 0.5) * step],
      [x1, y0 + (i + 1) * step],
    ]).flat();
    const wrapper = polygon([[x0, y1], [x0, y0], [x1, y0], ...tear], 0.03 * high);
    const [px, inset] = [x1 + 0.12 * high, 0.06 * high];
    const side = (high - 2 * inset - 2 * GAP) / 3;
    const wide = side;
    const pieces = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) =>
        rect(
          px - 0.02 * high + column * (wide + GAP),
          y0 + inset + row * (side + GAP),
          wide,
          side,
          0.05 * high,
        ),
      ),
    );
    return { plate: wrapper, second: subtract(concat(...pieces), grow(wrapper, GAP)) };
  },
};

/** An ice pop that lies on its side, dipped in chocolate and bitten once. */
export const icePop: Plate = {
  about: ['popsicle', 'fruit-popsicle', 'ice-cream', 'soft-serve'],
  styles: ['playful', 'creative', 'modern', 'vintage', 'minimal'],
  aspect: [1.2, 2.9],
  draw(held) {
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const m = Math.min(1.2 * high, 0.5 * high + 0.25 * held.width);
    const [x0, x1] = [held.x - 0.3 * CAP - 0.34 * high, right(held) + 0.3 * CAP];
    const end = x1 + 0.42 * m;
    const bar = union(
      rect(x0, y0, end - x0, high, 0.48 * high),
      rect(end - 0.7 * high, y0, 0.7 * high, high, 0.16 * high),
    );
    const r = 0.13 * high;
    const bite = [
      circle(x0 + 0.03 * high, y0 + 0.31 * high, r),
      circle(x0 + 0.17 * high, y0 + 0.12 * high, r),
      circle(x0 + 0.38 * high, y0 - 0.02 * high, r),
      circle(x0, y0, 0.25 * high),
    ];
    const s = high / 6;
    const dipped = parse(
      `M${x0 - high} ${y0 - s}H${x1 + 0.16 * m}V${y0}c0 ${s} ${-0.14 * m} ${s} ${-0.14 * m} ${2 * s}c0 ${s} ${0.2 * m} ${s} ${0.2 * m} ${2 * s}c0 ${s} ${-0.1 * m} ${s} ${-0.1 * m} ${2 * s}V${y1 + s}H${x0 - high}Z`,
    );
    const coat = subtract(intersect(bar, dipped), ...bite);
    const [from, to] = [end + GAP, end + GAP + 0.56 * m];
    const stick = union(
      rect(from, cy - 0.12 * m, to - from, 0.24 * m, 0.12 * m),
      rect(from, cy - 0.12 * m, 0.2 * m, 0.24 * m, 0.02 * m),
    );
    return { plate: coat, second: concat(subtract(bar, grow(dipped, GAP)), stick) };
  },
};

/** A tub of ice cream: three scoops over the rim and a wafer. */
export const iceTub: Plate = {
  about: ['ice-cream', 'soft-serve', 'popsicle'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const lean = 0.12 * high;
    const cup = polygon(
      [
        [x0 - lean, y0],
        [x1 + lean, y0],
        [x1 - 0.3 * lean, y1],
        [x0 + 0.3 * lean, y1],
      ],
      0.1 * high,
    );
    const lip = rect(x0 - 1.6 * lean, y0 - 0.04 * high, x1 - x0 + 3.2 * lean, 0.15 * high, 0.075 * high);
    const top = y0 - 0.04 * high - GAP;
    const wide = x1 - x0 + 1.2 * lean;
    const r = wide / 4.9;
    const scoop = (i: number) => circle(cx + i * (wide / 2 - r), top - (i === 0 ? 0.78 : 0.3) * r, r);
    const below = rect(x0 - high, top, x1 - x0 + 2 * high, 4 * r);
    const middle = subtract(scoop(0), below);
    const sides = [-1, 1].map((i) => subtract(scoop(i), below, grow(scoop(0), GAP)));
    const [wx, wy] = [cx + 0.86 * r, top - 1.5 * r];
    const wafer = rotate(rect(wx - 0.26 * r, wy - 0.9 * r, 0.52 * r, 1.9 * r, 0.1 * r), 24, wx, wy);
    return {
      plate: concat(union(cup, lip), subtract(wafer, ...[-1, 0, 1].map((i) => grow(scoop(i), GAP)))),
      second: concat(middle, ...sides),
    };
  },
};
