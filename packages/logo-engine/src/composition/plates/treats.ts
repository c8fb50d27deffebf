/** Plates of who makes small sweet things. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect, sector } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A round biscuit with chunks of chocolate, bitten, and its crumbs. */
export const biscuit: Plate = {
  about: ['cookie', 'cookie-jar'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 1.9],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const reach = Math.hypot(held.width / 2, held.height / 2);
    const r = reach + 0.5 * CAP;
    const [ex, ey] = polar(cx, cy, r, -52);
    const near = Math.hypot(ex - right(held), ey - held.y);
    const b = Math.min(0.25 * r, near - 0.3 * CAP);
    const [bx, by] = polar(cx, cy, r + 0.1 * b, -52);
    const beside = (turn: number) => circle(...polar(cx, cy, r + 0.3 * b, -52 + turn), 0.74 * b);
    const turn = (1.2 * b * 180) / (Math.PI * r);
    const bite = [circle(bx, by, b), beside(turn), beside(-turn)];
    const room = r - held.height / 2;
    const c = Math.min(0.42 * CAP, 0.2 * room);
    const chunk = (x: number, y: number, size: number, lean: number) =>
      rotate(
        polygon(
          [
            [x - size, y - 0.5 * size],
            [x + 0.1 * size, y - size],
            [x + size, y - 0.3 * size],
            [x + 0.7 * size, y + 0.8 * size],
            [x - 0.7 * size, y + 0.9 * size],
          ],
          0.3 * size,
        ),
        lean,
        x,
        y,
      );
    const chunks = [
      chunk(cx - 0.4 * r, cy - r + 0.56 * room, c, 10),
      chunk(cx - 0.02 * r, cy - r + 0.42 * room, 0.8 * c, 80),
      chunk(cx - 0.36 * r, cy + r - 0.56 * room, 0.8 * c, 140),
      chunk(cx + 0.04 * r, cy + r - 0.4 * room, 1.1 * c, 30),
      chunk(cx + 0.42 * r, cy + r - 0.6 * room, 0.7 * c, 200),
    ];
    const crumbs = [
      chunk(bx + 0.5 * b, by - 0.6 * b, 0.34 * b, 20),
      chunk(bx + 1.15 * b, by + 0.05 * b, 0.24 * b, 70),
    ];
    return { plate: subtract(circle(cx, cy, r), ...bite, ...chunks), second: concat(...crumbs) };
  },
};

/** A bar of chocolate that comes out of its wrapper. */
export const chocolateBar: Plate = {
  about: ['chocolate', 'bonbon-box', 'cacao'],
  aspect: [1.3, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const high = y1 - y0;
    const teeth = 6;
    const step = high / teeth;
    const tear = Array.from({ length: teeth }, (_, i): [number, number][] => [
      [x1 + 0.1 * high, y0 + (i + 0.5) * step],
      [x1, y0 + (i + 1) * step],
    ]).flat();
    const wrapper = polygon([[x0, y1], [x0, y0], [x1, y0], ...tear], 0.03 * high);
    const [px, inset] = [x1 + 0.12 * high + GAP, 0.06 * high];
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
  about: ['popsicle', 'fruit-popsicle', 'ice-cream'],
  styles: ['playful', 'creative', 'modern', 'vintage', 'minimal'],
  aspect: [1.6, 2.9],
  draw(held) {
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const m = Math.min(1.2 * high, 0.5 * high + 0.25 * held.width);
    const [x0, x1] = [held.x - 0.34 * CAP - 0.36 * high, right(held) + 0.34 * CAP];
    const end = x1 + 0.42 * m;
    const bar = union(
      rect(x0, y0, end - x0, high, 0.48 * high),
      rect(end - 0.7 * high, y0, 0.7 * high, high, 0.16 * high),
    );
    const r = 0.11 * high;
    const bite = [
      circle(x0 + 0.02 * high, y0 + 0.27 * high, r),
      circle(x0 + 0.13 * high, y0 + 0.11 * high, r),
      circle(x0 + 0.31 * high, y0 + 0.01 * high, r),
      circle(x0, y0, 0.25 * high),
    ];
    const s = high / 6;
    const dipped = parse(
      `M${x0 - high} ${y0 - s}H${x1 + 0.16 * m}V${y0}c0 ${s} ${-0.14 * m} ${s} ${-0.14 * m} ${2 * s}c0 ${s} ${0.2 * m} ${s} ${0.2 * m} ${2 * s}c0 ${s} ${-0.1 * m} ${s} ${-0.1 * m} ${2 * s}V${y1 + s}H${x0 - high}Z`,
    );
    const coat = subtract(intersect(bar, dipped), ...bite);
    const [from, to] = [end + GAP, end + GAP + 0.74 * m];
    const stick = union(
      rect(from, cy - 0.12 * m, to - from, 0.24 * m, 0.12 * m),
      rect(from, cy - 0.12 * m, 0.2 * m, 0.24 * m, 0.02 * m),
    );
    return { plate: coat, second: concat(subtract(bar, grow(dipped, GAP)), stick) };
  },
};

/** A tub of ice cream: three ruffled scoops over the rim and a wafer fan. */
export const iceTub: Plate = {
  about: ['ice-cream', 'soft-serve', 'ice-cream-cup'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 2.1],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
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
    const wide = x1 - x0 + 1.4 * lean;
    const r = wide / 5.4;
    const scoop = (x: number, lift: number) => {
      const y = top - lift;
      const f = 0.31 * r;
      const ruffle = [-3, -1, 1, 3].map((i, k) => circle(x + i * f, y - (k % 2) * 0.06 * r, 1.12 * f));
      return union(circle(x, y - 0.5 * r, r), ...ruffle);
    };
    const below = rect(x0 - high, top, x1 - x0 + 2 * high, 4 * r);
    const sides = [-1, 1].map((way) => subtract(scoop(cx + way * (wide / 2 - 1.22 * r), 0.16 * r), below));
    const middle = subtract(scoop(cx, 0.86 * r), ...sides.map((each) => grow(each, GAP)), below);
    const [wx, wy] = [cx + 0.62 * r, top - 1.2 * r];
    const fan = subtract(
      intersect(sector(wx, wy, 2 * r, -88, -28), circle(wx, wy, 1.9 * r)),
      ...[-70, -46].map((turn) => stroke(line(wx, wy, ...polar(wx, wy, 3 * r, turn)), 10)),
    );
    const wafer = subtract(fan, grow(middle, GAP), ...sides.map((each) => grow(each, GAP)));
    return { plate: concat(union(cup, lip), wafer), second: concat(middle, ...sides) };
  },
};
