/** Plates of who tattoos, sells shoes and paints. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect, star } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A skull, the name on its brow. */
export const skullBrow: Plate = {
  about: ['tattoo-machine', 'tattoo-heart'],
  aspect: [1, 2],
  draw(held) {
    const { y0, y1, wide, cx, size: m } = bodyAround(held, 0.32, 0.2, 0.16);
    const top = y0 - 0.4 * m;
    const low = y1 + 0.66 * m;
    const j = 0.31 * wide;
    const half = (way: 1 | -1) => {
      const x = (at: number) => cx + way * at;
      const h = wide / 2;
      return [
        `C${x(0.36 * wide)} ${top} ${x(h + 0.1 * m)} ${y0 - 0.2 * m} ${x(h + 0.12 * m)} ${y0 + 0.4 * (y1 - y0)}`,
        `C${x(h + 0.14 * m)} ${y1} ${x(h + 0.06 * m)} ${y1 + 0.2 * m} ${x(h - 0.02 * m)} ${y1 + 0.34 * m}`,
        `C${x(h - 0.1 * m)} ${y1 + 0.5 * m} ${x(h + 0.02 * m)} ${low} ${x(j + 0.1 * m)} ${low}`,
        `L${x(j)} ${low + 0.36 * m}Q${x(j - 0.02 * m)} ${low + 0.44 * m} ${x(j - 0.12 * m)} ${low + 0.44 * m}H${cx}Z`,
      ].join('');
    };
    const skull = union(
      parse(`M${cx} ${top}${half(1)}`),
      parse(`M${cx} ${top}${half(-1)}`),
      rect(cx - 3, top + 3, 6, low - top),
    );
    const r = Math.min(0.3 * m, 0.2 * wide);
    const eye = rotate(
      ellipse(cx + 0.25 * wide, y1 + 0.32 * m, r * 1.1, r * 0.92),
      14,
      cx + 0.25 * wide,
      y1 + 0.32 * m,
    );
    const nose = softened(
      parse(
        `M${cx} ${y1 + 0.44 * m}C${cx + 0.12 * m} ${y1 + 0.5 * m} ${cx + 0.18 * m} ${y1 + 0.76 * m} ${cx + 0.1 * m} ${y1 + 0.78 * m}Q${cx} ${y1 + 0.72 * m} ${cx - 0.1 * m} ${y1 + 0.78 * m}C${cx - 0.18 * m} ${y1 + 0.76 * m} ${cx - 0.12 * m} ${y1 + 0.5 * m} ${cx} ${y1 + 0.44 * m}Z`,
      ),
      2,
    );
    const teeth = [-1.5, -0.5, 0.5, 1.5].map((i) =>
      stroke(line(cx + i * 0.42 * j, low + 0.18 * m, cx + i * 0.42 * j, low + 0.6 * m), 0.08 * m),
    );
    return { plate: subtract(softened(skull, 0.03 * m), eye, mirror(eye, cx), nose, ...teeth) };
  },
};

/** A canvas shoe that goes over the ankle, a star on it. */
export const highTopShoe: Plate = {
  about: ['sneaker', 'high-top', 'sneaker-on-board'],
  aspect: [1.2, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.34, 0.22, 0.3);
    const back = x0 - 0.06 * m;
    const shaft = back + Math.max(0.46 * wide, 0.8 * m);
    const top = y0 - 0.92 * m;
    const toe = x1 + 0.66 * m;
    const boot = parse(
      [
        `M${back} ${y1}C${back - 0.02 * m} ${y0 + 0.4 * high} ${back + 0.06 * m} ${y0} ${back - 0.02 * m} ${top + 0.1 * m}Q${back - 0.02 * m} ${top} ${back + 0.1 * m} ${top}`,
        `L${shaft - 0.1 * m} ${top - 0.06 * m}Q${shaft + 0.04 * m} ${top - 0.06 * m} ${shaft + 0.06 * m} ${top + 0.08 * m}`,
        `C${shaft + 0.1 * m} ${y0 - 0.2 * m} ${shaft + 0.3 * wide} ${y0 - 0.06 * m} ${x1 - 0.04 * m} ${y0 + 0.1 * high}`,
        `C${x1 + 0.36 * m} ${y0 + 0.16 * high} ${toe + 0.06 * m} ${y0 + 0.4 * high} ${toe + 0.02 * m} ${y1}Z`,
      ].join(''),
    );
    const cap = stroke(
      parse(
        `M${x1 + 0.02 * m} ${y0 - 0.2 * m}Q${x1 + 0.26 * m} ${y0 + 0.6 * high} ${x1 + 0.12 * m} ${y1 + 0.1 * m}`,
      ),
      0.085 * m,
    );
    const laces = [0, 1, 2].map((i) => {
      const [x, y] = [shaft - 0.02 * m + i * 0.06 * m, top + (0.2 + i * 0.21) * m];
      return stroke(line(x - 0.24 * m, y + 0.05 * m, x + 0.2 * m, y - 0.02 * m), 0.075 * m);
    });
    const badge = circle(back + 0.42 * (shaft - back) - 0.04 * m, top + 0.46 * m, 0.26 * m);
    const mark = star(back + 0.42 * (shaft - back) - 0.04 * m, top + 0.47 * m, 0.2 * m, 0.085 * m, 5, 3);
    const sole = rect(back - 0.08 * m, y1 + GAP, toe - back + 0.2 * m, 0.27 * m, 0.12 * m);
    return {
      plate: concat(subtract(boot, cap, ...laces, subtract(badge, mark))),
      second: sole,
    };
  },
};

/** A jar with the brushes of who paints. */
export const brushJar: Plate = {
  about: ['brush', 'palette', 'easel', 'paint-tube'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.34, 0.34);
    const rim = 0.17 * m;
    const [l, w] = [x0 - 0.06 * m, wide + 0.12 * m];
    const jar = union(rect(l, y0, w, 0.6 * (y1 - y0), 0.06 * m), rect(l, y0, w, y1 - y0, 0.26 * m));
    const lip = rect(l - 0.07 * m, y0 - GAP - rim, w + 0.14 * m, rim, rim * 0.4);
    const base = y0 - 2 * GAP - rim;
    const spread = Math.min(0.3 * wide, 0.58 * m);
    const t = Math.max(9, 0.055 * m);
    const brush = (i: number, rise: number, kind: number) => {
      const x = cx + i * spread;
      const y = base - rise * m;
      const stem = polygon([
        [x - 0.08 * m, base + 0.3 * m],
        [x - 0.13 * m, y],
        [x + 0.13 * m, y],
        [x + 0.08 * m, base + 0.3 * m],
      ]);
      const hair =
        kind === 0
          ? parse(
              `M${x - 0.13 * m} ${y - t}C${x - 0.36 * m} ${y - 0.3 * m} ${x - 0.06 * m} ${y - 0.42 * m} ${x} ${y - 0.7 * m}C${x + 0.06 * m} ${y - 0.42 * m} ${x + 0.36 * m} ${y - 0.3 * m} ${x + 0.13 * m} ${y - t}Z`,
            )
          : polygon(
              [
                [x - 0.15 * m, y - t],
                [x + 0.15 * m, y - t],
                [x + 0.22 * m, y - (kind === 1 ? 0.5 : 0.38) * m],
                [x - 0.22 * m, y - (kind === 1 ? 0.5 : 0.56) * m],
              ],
              0.04 * m,
            );
      const turned = (path: Parameters<typeof rotate>[0]) => rotate(path, i * 16, x, base + 0.3 * m);
      return { wood: turned(stem), hair: turned(hair) };
    };
    const brushes = [brush(-1, 0.26, 2), brush(0, 0.3, 0), brush(1, 0.26, 1)];
    const above = rect(x0 - 3 * m, base - 5 * m, wide + 6 * m, 5 * m);
    return {
      plate: concat(jar, lip, ...brushes.map(({ wood }) => intersect(wood, above))),
      second: concat(...brushes.map(({ hair }) => hair)),
    };
  },
};
