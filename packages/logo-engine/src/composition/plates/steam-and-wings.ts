/** Plates of who is called on for warm springs and butterflies. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { circle, ellipse, type Point, polar, polygon } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** Steam that rises from a place. */
const steam = (x: number, low: number, m: number): Path => {
  const k = from(x, low, m);
  return stroke(parse(`M${k(0, 0)}C${k(-0.24, -0.2)} ${k(0.2, -0.3)} ${k(0, -0.52)}`), Math.max(14, 0.1 * m));
};

/** Head and shoulders of who bathes. */
const bust = (x: number, low: number, m: number): Path => {
  const k = from(x, low, m);
  return concat(
    union(circle(x, low - 0.58 * m, 0.19 * m), circle(x, low - 0.79 * m, 0.09 * m)),
    parse(
      `M${k(-0.42, 0.2)}V${low}C${k(-0.42, -0.2)} ${k(-0.26, -0.3)} ${k(0, -0.3)}C${k(0.26, -0.3)} ${k(0.42, -0.2)} ${k(0.42, 0)}V${low + 0.2 * m}Z`,
    ),
  );
};

/** A warm spring among stones. */
export const steamingPool: Plate = {
  about: ['hot-spring'],
  aspect: [1.3, 3],
  draw(held) {
    const { cx, cy, y0, gap, size: m } = bodyAround(held, 0.1, 0.1);
    const [rx, ry] = [held.width * 0.62 + 0.14 * m, held.height * 0.68 + 0.14 * m];
    const water = ellipse(cx, cy, rx, ry);
    const count = Math.max(8, Math.round((rx + ry) / (0.26 * m)));
    const [first, last] = [-24, 204];
    const stones = Array.from({ length: count }, (_, i) => {
      const at = (n: number) =>
        first +
        ((last - first) * (n + (n === 0 || n === count ? 0 : ([0.14, -0.16, 0.06][n % 3] ?? 0)))) / count;
      const deep = ([0.26, 0.36, 0.3, 0.4, 0.32][i % 5] ?? 0.3) * m;
      const out = (by: number, turn: number): Point => {
        const [dx, dy] = polar(0, 0, 1, turn);
        return [cx + dx * (rx + by), cy + dy * (ry + by)];
      };
      const turns = [0, 0.25, 0.5, 0.75, 1].map((t) => at(i) + (at(i + 1) - at(i)) * t);
      const rock = polygon([
        ...turns.map((t) => out(gap, t)),
        ...turns.reverse().map((t) => out(gap + deep, t)),
      ]);
      return softened(shrink(rock, gap / 2), 0.09 * m);
    });
    const top = Math.min(y0, cy - ry) - gap;
    const b = bust(cx - 0.42 * rx, cy - ry * 0.9 - gap, m);
    const bather = subtract(b, grow(water, gap));
    return {
      plate: concat(water, ...stones),
      second: concat(
        bather,
        steam(cx + 0.06 * rx, top - 0.08 * m, m),
        steam(cx + 0.06 * rx + 0.42 * m, top - 0.02 * m, m),
      ),
    };
  },
};

/** A butterfly, the name across its upper wings. */
export const butterflyWings: Plate = {
  about: ['butterfly'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x1, y0, y1, cx, cy, gap, size: m } = bodyAround(held, 0.12, 0.16);
    const half = x1 - cx;
    const upper = parse(
      `M${cx - 1} ${y0}C${cx + 0.16 * half} ${y0 - 0.2 * m} ${cx + 0.5 * half} ${y0 - 0.62 * m} ${x1 + 0.1 * m} ${y0 - 0.6 * m}C${x1 + 0.5 * m} ${y0 - 0.56 * m} ${x1 + 0.4 * m} ${y0} ${x1 + 0.3 * m} ${cy}C${x1 + 0.24 * m} ${y1} ${x1 + 0.1 * m} ${y1 + 0.16 * m} ${x1 - 0.2 * m} ${y1 + 0.1 * m}L${cx - 1} ${y1 + 0.06 * m}Z`,
    );
    const lower = parse(
      `M${cx + 0.06 * m} ${y1 - 0.1 * m}L${x1 - 0.1 * m} ${y1 + 0.06 * m}C${x1 + 0.24 * m} ${y1 + 0.2 * m} ${x1 + 0.16 * m} ${y1 + 0.72 * m} ${x1 - 0.16 * m} ${y1 + 0.82 * m}C${cx + 0.5 * half} ${y1 + 0.92 * m} ${cx + 0.2 * m} ${y1 + 0.5 * m} ${cx + 0.06 * m} ${y1 + 0.26 * m}Z`,
    );
    const both = (side: Path) => union(side, mirror(side, cx));
    const wings = both(upper);
    const spots = [-1, 1].map((way) => circle(cx + way * (half + 0.12 * m), y0 - 0.3 * m, 0.11 * m));
    const tail = ellipse(cx, y1 + 0.2 * m, 0.1 * m, 0.34 * m);
    const feeler = stroke(
      parse(
        `M${cx + 0.05 * m} ${y0 - 0.06 * m}C${cx + 0.08 * m} ${y0 - 0.5 * m} ${cx + 0.2 * m} ${y0 - 0.7 * m} ${cx + 0.36 * m} ${y0 - 0.74 * m}`,
      ),
      Math.max(13, 0.06 * m),
    );
    const head = circle(cx, y0 - 0.06 * m, 0.13 * m);
    const body = union(
      head,
      both(feeler),
      circle(cx + 0.36 * m, y0 - 0.74 * m, 0.07 * m),
      circle(cx - 0.36 * m, y0 - 0.74 * m, 0.07 * m),
    );
    const under = subtract(both(lower), grow(wings, gap), grow(tail, gap));
    return {
      plate: subtract(union(wings, body, tail), ...spots),
      second: under,
    };
  },
};
