/** Plates of who makes alfajores, fries plantain and sells fish. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { spacedOn } from './puddings.js';

/** An alfajor that is seen from a little above: a crimped biscuit with the name, thick filling and a biscuit under it. */
export const filledAlfajor: Plate = {
  about: ['alfajor'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { y0, y1, cx, cy, wide, high: h, size: m } = bodyAround(held, 0.16, 0.14);
    const [rx, ry] = [0.5 * wide + 0.24 * h + 0.1 * m, 0.5 * h + 0.24 * m];
    const round = (out: number, down: number) => {
      const [a, b, y] = [rx + out, ry + out * 0.5, cy + down];
      return parse(
        `M${cx - a} ${y}C${cx - a} ${y - 0.7 * b} ${cx - 0.66 * a} ${y - b} ${cx} ${y - b}S${cx + a} ${y - 0.7 * b} ${cx + a} ${y}S${cx + 0.66 * a} ${y + b} ${cx} ${y + b}S${cx - a} ${y + 0.7 * b} ${cx - a} ${y}Z`,
      );
    };
    const crimped = (down: number) => {
      const bumps = spacedOn(round(0, down), 0.25 * m).map(([x, y]) => circle(x, y, 0.155 * m));
      return filleted(union(round(0, down), ...bumps), 3);
    };
    const upper = crimped(0);
    const soft = union(round(0.13 * m, 0.3 * m), round(0.1 * m, 0.2 * m));
    const lower = crimped(0.66 * m);
    const filling = softened(subtract(soft, grow(upper, GAP)), 0.06 * m);
    const biscuit = softened(subtract(lower, grow(union(upper, soft), GAP)), 0.05 * m);
    const keep = rect(cx - 2 * rx, cy + 0.1 * h, 4 * rx, y1 - y0 + 4 * m);
    return {
      plate: union(upper, intersect(biscuit, keep)),
      second: intersect(filling, keep),
    };
  },
};

/** A bag of chips, its ends crimped, a plantain under the name. */
export const chipsBag: Plate = {
  about: ['plantain-chips'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, cy, size: m } = bodyAround(held, 0.3, 0.26, 0.2);
    const [top, low] = [y0 - 0.16 * m, y1 + 0.74 * m];
    const [l, r] = [x0 - 0.08 * m, x1 + 0.08 * m];
    const teeth = Math.max(6, Math.round(wide / (0.24 * m)));
    const step = (r - l) / teeth;
    const zig = (way: number, down: number) =>
      Array.from(
        { length: teeth },
        () => `l${(way * step) / 2} ${down * 0.1 * m}l${(way * step) / 2} ${-down * 0.1 * m}`,
      ).join('');
    const bag = parse(
      `M${l} ${top - 0.24 * m}${zig(1, -1)}V${top}C${r - 0.06 * m} ${y0} ${r + 0.12 * m} ${y0 + 0.1 * m} ${r + 0.12 * m} ${cy}C${r + 0.12 * m} ${y1 + 0.1 * m} ${r - 0.06 * m} ${low - 0.3 * m} ${r} ${low}V${low + 0.22 * m}${zig(-1, 1)}V${low}C${l + 0.06 * m} ${low - 0.3 * m} ${l - 0.12 * m} ${y1 + 0.1 * m} ${l - 0.12 * m} ${cy}C${l - 0.12 * m} ${y0 + 0.1 * m} ${l + 0.06 * m} ${y0} ${l} ${top}Z`,
    );
    const t = Math.max(11, 0.06 * m);
    const seams = [top - 0.02 * m, low + 0.02 * m].map((y) => stroke(line(l - m, y, r + m, y), t));
    const k = from(cx, y1 + 0.3 * m, Math.min(m, 0.62 * wide));
    const plantain = softened(
      union(
        parse(
          `M${k(-0.66, -0.14)}C${k(-0.4, 0.08)} ${k(0.1, 0.1)} ${k(0.5, -0.14)}L${k(0.58, 0.02)}C${k(0.3, 0.36)} ${k(-0.4, 0.42)} ${k(-0.72, 0)}Z`,
        ),
        stroke(parse(`M${k(0.5, -0.04)}Q${k(0.62, -0.1)} ${k(0.7, -0.22)}`), 0.12 * m),
      ),
      3,
    );
    const ridge = stroke(
      parse(`M${k(-0.5, 0.06)}C${k(-0.26, 0.24)} ${k(0.14, 0.2)} ${k(0.36, 0.04)}`),
      Math.max(10, 0.045 * m),
    );
    return {
      plate: subtract(bag, ...seams, grow(plantain, GAP)),
      second: subtract(plantain, ridge),
    };
  },
};

/** A crate of ice with a fish on it. */
export const icedFish: Plate = {
  about: ['fish', 'fish-on-ice'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.3, 0.34);
    const [l, r] = [x0 - 0.08 * m, x1 + 0.08 * m];
    const box = softened(
      polygon(
        [
          [l - 0.12 * m, y0],
          [r + 0.12 * m, y0],
          [r - 0.02 * m, y1],
          [l + 0.02 * m, y1],
        ],
        0.06 * m,
      ),
      3,
    );
    const rim = rect(l - 0.22 * m, y0 - 0.1 * m, r - l + 0.44 * m, 0.2 * m, 0.08 * m);
    const crate = union(box, rim);
    const base = y0 - 0.1 * m;
    const [nose, fork] = [l - 0.24 * m, r + 0.28 * m];
    const u = 0.8 * m;
    const cy = base - 0.5 * m;
    const k = from(nose, cy, u);
    const t = from(fork, cy, u);
    const body = parse(
      `M${k(0, 0.02)}C${k(0.3, -0.34)} ${k(0.62, -0.42)} ${cx - 0.1 * wide} ${cy - 0.4 * u}C${cx + 0.2 * wide} ${cy - 0.38 * u} ${t(-0.7, -0.14)} ${t(-0.5, -0.12)}C${t(-0.34, -0.1)} ${t(-0.2, -0.3)} ${t(0.02, -0.44)}C${t(-0.08, -0.2)} ${t(-0.1, -0.1)} ${t(-0.1, 0.02)}C${t(-0.1, 0.12)} ${t(-0.08, 0.22)} ${t(0.04, 0.42)}C${t(-0.2, 0.34)} ${t(-0.34, 0.14)} ${t(-0.5, 0.14)}C${t(-0.7, 0.16)} ${cx + 0.2 * wide} ${cy + 0.34 * u} ${cx - 0.1 * wide} ${cy + 0.36 * u}C${k(0.6, 0.38)} ${k(0.2, 0.3)} ${k(0.06, 0.18)}L${k(0.14, 0.1)}Z`,
    );
    const fin = parse(
      `M${cx - 0.22 * wide} ${cy - 0.3 * u}C${cx - 0.14 * wide} ${cy - 0.6 * u} ${cx + 0.06 * wide} ${cy - 0.64 * u} ${cx + 0.14 * wide} ${cy - 0.56 * u}Q${cx + 0.1 * wide} ${cy - 0.44 * u} ${cx + 0.16 * wide} ${cy - 0.26 * u}Z`,
    );
    const fish = softened(union(body, fin), 3);
    const eye = circle(nose + 0.3 * u, cy - 0.07 * u, Math.max(8, 0.065 * u));
    const gill = stroke(parse(`M${k(0.5, -0.22)}Q${k(0.62, 0)} ${k(0.5, 0.22)}`), Math.max(10, 0.06 * u));
    const n = Math.max(3, Math.round((r - l) / (0.56 * m)));
    const cubes = Array.from({ length: n }, (_, i) => {
      const [x, side] = [l + ((i + 0.5) / n) * (r - l), 0.36 * m];
      const cube = rect(x - side / 2, base - 0.56 * side, side, side, 0.06 * m);
      return rotate(cube, i % 2 === 0 ? 14 : -18, x, base);
    });
    const ice = subtract(union(...cubes), grow(crate, GAP), grow(fish, GAP));
    return { plate: crate, second: union(subtract(fish, eye, gill, grow(crate, GAP)), softened(ice, 4)) };
  },
};
