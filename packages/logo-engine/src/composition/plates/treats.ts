/** Plates of who makes small sweet things. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.11 * CAP;

/** A butter biscuit with its frilled edge and a bite out of it. */
export const biscuit: Plate = {
  about: ['cookie'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [0.9, 6.6],
  draw(held) {
    const high = held.height + 1.04 * CAP;
    const q = Math.max(CAP, 0.42 * high);
    const [x0, x1] = [held.x - 0.6 * CAP, right(held) + 0.7 * q];
    const [y0, y1] = [held.y - 0.52 * CAP, bottom(held) + 0.52 * CAP];
    const pitch = 0.38 * q;
    const [across, along] = [Math.round((x1 - x0) / pitch), Math.round(high / pitch)];
    const [px, py] = [(x1 - x0) / across, high / along];
    const frill = (n: number, dx: number, dy: number) =>
      `a${pitch * 0.52} ${pitch * 0.52} 0 0 1 ${dx} ${dy}`.repeat(n);
    const edge = parse(
      `M${x0} ${y0}${frill(across, px, 0)}${frill(along, 0, py)}${frill(across, -px, 0)}${frill(along, 0, -py)}Z`,
    );
    const ears = [x0, x1].flatMap((x) => [y0, y1].map((y) => circle(x, y, pitch * 0.52)));
    const bite = [
      circle(x1 - 0.62 * q, y0 - 0.06 * q, 0.28 * q),
      circle(x1 - 0.24 * q, y0 + 0.18 * q, 0.28 * q),
      circle(x1 + 0.02 * q, y0 + 0.58 * q, 0.28 * q),
      circle(x1 + 0.12 * q, y0 - 0.1 * q, 0.5 * q),
    ];
    return { plate: subtract(union(edge, ...ears), ...bite) };
  },
};

/** A bar of chocolate that comes out of its wrapper. */
export const chocolateBar: Plate = {
  about: ['chocolate', 'bonbon-box'],
  aspect: [1.2, 7.5],
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
    const wide = side * 1.05;
    const pieces = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) =>
        rect(
          px - wide * 0.5 + column * (wide + GAP),
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

/** An ice pop that lies on its side, bitten once. */
export const icePop: Plate = {
  about: ['popsicle', 'fruit-popsicle', 'ice-cream', 'soft-serve'],
  styles: ['playful', 'creative', 'modern', 'vintage', 'minimal'],
  aspect: [1.1, 6.6],
  draw(held) {
    const [y0, y1] = [held.y - 0.48 * CAP, bottom(held) + 0.48 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const q = Math.min(high, 1.4 * CAP + 0.4 * high);
    const [x0, x1] = [held.x - 0.3 * CAP - 0.25 * q, right(held) + 0.5 * CAP];
    const bar = union(
      rect(x0, y0, x1 - x0, high, 0.42 * q),
      rect(x1 - 0.6 * high, y0, 0.6 * high, high, 0.14 * high),
    );
    const r = 0.13 * q;
    const bite = [
      circle(x0 + 0.03 * q, y0 + 0.38 * q, r),
      circle(x0 + 0.14 * q, y0 + 0.16 * q, r),
      circle(x0 + 0.36 * q, y0 + 0.01 * q, r),
      circle(x0, y0, 0.34 * q),
    ];
    const [from, to] = [x1 + 0.11 * CAP, x1 + 0.5 * high];
    const stick = union(
      rect(from, cy - 0.12 * high, to - from, 0.24 * high, 0.12 * high),
      rect(from, cy - 0.12 * high, 0.2 * high, 0.24 * high, 0.02 * high),
    );
    return { plate: subtract(bar, ...bite), second: stick };
  },
};

/** A tub of ice cream, its scoops over the rim. */
export const iceTub: Plate = {
  about: ['ice-cream', 'soft-serve', 'popsicle'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [0.9, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const lean = 0.1 * high;
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
    const top = y0 - 0.04 * high - 0.11 * CAP;
    const wide = x1 - x0 + lean;
    const n = Math.max(3, Math.round(wide / (0.62 * high)));
    const r = wide / n / 1.72;
    const scoops = Array.from({ length: n }, (_, i) =>
      circle(cx + (i - (n - 1) / 2) * (wide / n), top - 0.42 * r, r),
    );
    const apart = scoops.map((scoop, i) => {
      const next = scoops[i + 1];
      const x = cx + (i + 1 - (n - 1) / 2) * (wide / n);
      return next === undefined ? scoop : subtract(scoop, circle(x, top - 0.42 * r, r + 0.1 * CAP));
    });
    const below = rect(x0 - high, top, x1 - x0 + 2 * high, 3 * r);
    return { plate: union(cup, lip), second: concat(...apart.map((scoop) => subtract(scoop, below))) };
  },
};
