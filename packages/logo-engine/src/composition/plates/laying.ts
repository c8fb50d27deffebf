/** Plates of who lays floors, digs pools and sets glass. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { line, type Point, polygon, rect, wave } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** Blocks of a parquet in chevrons, the name on the widest row. */
export const chevronParquet: Plate = {
  about: ['parquet', 'laid-board'],
  aspect: [1.3, 3.5],
  draw(held) {
    const { x0, y0, y1, wide, gap, size: u } = bodyAround(held, 0.36, 0.28);
    const peaks = Math.max(2, Math.round(wide / (0.8 * u)));
    const step = wide / peaks / 2;
    const [deep, tall] = [0.2 * u, 0.3 * u];
    const edge = (y: number) =>
      Array.from({ length: 2 * peaks + 1 }, (_, i): Point => [x0 + i * step, i % 2 === 1 ? y - deep : y]);
    const row = (top: number, low: number) => polygon([...edge(top), ...edge(low).reverse()], 0.01 * u);
    const [top, low] = [y0, y1 + deep];
    const blocks = (from: number) =>
      Array.from({ length: 2 * peaks }, (_, i) => {
        const [a, b] = [
          x0 + i * step + (i > 0 ? gap / 2 : 0),
          x0 + (i + 1) * step - (i < 2 * peaks - 1 ? gap / 2 : 0),
        ];
        const at = (x: number) =>
          from - deep * (i % 2 === 0 ? (x - x0) / step - i : 1 - ((x - x0) / step - i));
        return polygon(
          [
            [a, at(a)],
            [b, at(b)],
            [b, at(b) + tall],
            [a, at(a) + tall],
          ],
          0.02 * u,
        );
      });
    const all = [blocks(top - gap * 1.15 - tall), blocks(low + gap * 1.15)];
    const every = (rest: number) => all.flatMap((one, j) => one.filter((_, i) => (i + j) % 2 === rest));
    return { plate: concat(row(top, low), ...every(0)), second: concat(...every(1)) };
  },
};

/** A pool like a bean with its ladder. */
export const beanPool: Plate = {
  about: ['swimming-pool', 'pool-skimmer'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { x0, x1, y0: over, y1, cx, high, gap, size: u } = bodyAround(held, 0.3, 0.34);
    const y0 = over - 0.1 * u;
    const [left, far, mid] = [x0 - 0.3 * u, x1 + 0.3 * u, (y0 + y1) / 2];
    const low = y1 + 0.3 * u;
    const water = parse(
      `M${left} ${mid}C${left} ${y0} ${x0} ${y0 - 0.22 * u} ${x0 + 0.44 * u} ${y0 - 0.22 * u}C${x0 + 0.8 * u} ${y0 - 0.22 * u} ${cx - 0.34 * u} ${y0 + 0.1 * u} ${cx} ${y0 + 0.06 * u}` +
        `C${cx + 0.2 * u} ${y0 + 0.02 * u} ${x1 - 0.5 * u} ${y0 - 0.12 * u} ${x1 - 0.2 * u} ${y0 - 0.12 * u}C${x1 + 0.1 * u} ${y0 - 0.12 * u} ${far} ${y0 + 0.1 * high} ${far} ${mid + 0.1 * u}C${far} ${low - 0.06 * u} ${x1 - 0.2 * u} ${low} ${x1 - 0.7 * u} ${low}H${x0 + 0.6 * u}C${x0} ${low} ${left} ${mid + 0.3 * high} ${left} ${mid}Z`,
    );
    const deck = subtract(grow(water, gap + 0.13 * u), grow(water, gap));
    const ripple = stroke(wave(cx - 0.5 * u, y1 + 0.08 * u, u, 0.07 * u, 2), Math.max(12, 0.07 * u));
    const post = (x: number) =>
      stroke(
        parse(
          `M${x} ${y0 + 0.04 * u}V${y0 - 0.48 * u}C${x} ${y0 - 0.74 * u} ${x + 0.26 * u} ${y0 - 0.74 * u} ${x + 0.26 * u} ${y0 - 0.5 * u}`,
        ),
        0.1 * u,
      );
    const [a, b] = [x1 - 0.62 * u, x1 - 0.2 * u];
    const rungs = [0.06, -0.18].map((t) =>
      stroke(line(a, y0 + (t - 0.12) * u, b, y0 + (t - 0.12) * u), 0.08 * u),
    );
    const ladder = union(post(a), post(b), ...rungs);
    return {
      plate: concat(...[water, deck].map((one) => subtract(one, grow(ladder, gap), ripple))),
      second: ladder,
    };
  },
};

/** A window with both leaves open, the name between them. */
export const openCasement: Plate = {
  about: ['window', 'glass-pane', 'sliding-window'],
  aspect: [1, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size: u } = bodyAround(held, 0.36, 0.42);
    const [deep, rise, e] = [0.44 * u, 0.2 * u, 0.11 * u];
    const from = x1 + gap;
    const leaf = polygon(
      [
        [from, y0],
        [from + deep, y0 - rise],
        [from + deep, y1 + rise],
        [from, y1],
      ],
      0.03 * u,
    );
    const bar = stroke(line(from, (y0 + y1) / 2, from + deep, (y0 + y1) / 2), e * 0.9, { cap: 'butt' });
    const pane = subtract(shrink(leaf, e), bar);
    const side = subtract(leaf, pane);
    const sill = rect(x0 - 0.1 * u, y1 + gap, wide + 0.2 * u, 0.14 * u, 0.04 * u);
    const lintel = rect(x0, y0 - gap - 0.12 * u, wide, 0.12 * u, 0.03 * u);
    const clear = grow(union(side, mirror(side, cx)), gap);
    return {
      plate: concat(rect(x0, y0, wide, high, 4), side, mirror(side, cx), subtract(lintel, clear)),
      second: subtract(sill, clear),
    };
  },
};
