/** Plates of who brews and pours. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, EMPTY, type Path, rotate } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A big bottle with a ring at its neck, its bubbles rising. */
export const ringGrowler: Plate = {
  about: ['kombucha', 'scoby-jar'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, wide } = bodyAround(held, 0.4, 0.3, 0.44);
    const neck = 0.24 * m;
    const top = y0 - 0.66 * m;
    const body = parse(
      `M${cx - neck} ${top}H${cx + neck}V${y0 - 0.46 * m}C${cx + neck} ${y0 - 0.2 * m} ${x1 - 0.1 * m} ${y0 - 0.24 * m} ${x1} ${y0 + 0.16 * m}V${y1 - 0.16 * m}Q${x1} ${y1} ${x1 - 0.16 * m} ${y1}H${x0 + 0.16 * m}Q${x0} ${y1} ${x0} ${y1 - 0.16 * m}V${y0 + 0.16 * m}C${x0 + 0.1 * m} ${y0 - 0.24 * m} ${cx - neck} ${y0 - 0.2 * m} ${cx - neck} ${y0 - 0.46 * m}Z`,
    );
    const lip = rect(cx - neck - 0.06 * m, top - 0.03 * m, 2 * neck + 0.12 * m, 0.15 * m, 0.06 * m);
    const ring = subtract(
      circle(cx + neck + 0.14 * m, y0 - 0.44 * m, 0.2 * m),
      circle(cx + neck + 0.14 * m, y0 - 0.44 * m, 0.1 * m),
    );
    const bubbles = [
      circle(cx - 0.2 * wide, y0 - 0.02 * m + 4, 0.06 * m),
      circle(cx - 0.02 * wide, y0 - 0.14 * m, 0.08 * m),
      circle(cx + 0.04 * m, y0 - 0.4 * m, 0.05 * m),
    ];
    const stopper = rect(cx - 0.2 * m, top - 0.03 * m - GAP - 0.22 * m, 0.4 * m, 0.22 * m, 0.09 * m);
    return { plate: subtract(union(body, lip, ring), ...bubbles), second: stopper };
  },
};

/** A tumbler with ice, an olive and a slice of orange on its rim. */
export const vermouthTumbler: Plate = {
  about: ['vermouth', 'martini', 'cocktail-shaker'],
  aspect: [0.8, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.34, 0.36, 0.36);
    const lean = 0.07 * m;
    const t = Math.max(14, 0.11 * m);
    const top = y0 - 0.66 * m;
    const low = y1 + GAP + 0.24 * m;
    const wall = (out: number, from: number, to: number) =>
      polygon(
        [
          [x0 - lean - out, from],
          [x1 + lean + out, from],
          [x1 + out - lean * 0.2, to],
          [x0 - out + lean * 0.2, to],
        ],
        0.09 * m,
      );
    const drink = wall(0, y0, y1);
    const shell = subtract(
      wall(GAP + t, top, low),
      wall(GAP, top - m, y1 + GAP),
      rect(x0 - 2 * m, top - m, wide + 4 * m, m),
    );
    const [cx, r] = [x1 - 0.1 * m, 0.4 * m];
    const oy = top - 0.02 * m;
    const peel = subtract(circle(cx, oy, r), circle(cx, oy, r * 0.8));
    const cut = Math.max(10, r * 0.1);
    const cuts = [20, 80, 140].map((turn) => stroke(rotate(line(cx - r, oy, cx + r, oy), turn, cx, oy), cut));
    const orange = concat(peel, subtract(circle(cx, oy, r * 0.8 - cut), ...cuts));
    const slice = grow(circle(cx, oy, r), GAP);
    const from = x0 + 0.06 * m;
    const free = cx - r - GAP - from;
    const count = Math.max(1, Math.round(free / (0.58 * m)));
    const step = free / count;
    let ice: Path = EMPTY;
    for (let i = 0; i < count; i++) {
      const [x, y] = [from + (i + 0.5) * step, y0 - 0.22 * m];
      const half = 0.26 * m;
      const block = rect(x - half, y - half, 2 * half, 2 * half, 0.08 * m);
      const face = stroke(
        polyline([
          [x - 0.12 * m, y + 0.02 * m],
          [x - 0.12 * m, y - 0.13 * m],
          [x + 0.03 * m, y - 0.13 * m],
        ]),
        Math.max(9, 0.05 * m),
      );
      const cube = rotate(subtract(block, face), [-14, 18, -8][i % 3] ?? 0, x, y);
      ice = concat(ice, i === 0 ? cube : subtract(cube, grow(ice, GAP)));
    }
    const shown = subtract(ice, slice, grow(drink, GAP));
    const sx = x0 + 0.3 * wide;
    const olive = circle(sx - 0.34 * m, top - 0.3 * m, 0.2 * m);
    const stick = stroke(
      line(sx - 0.6 * m, top - 0.56 * m, sx + 0.2 * m, y0 - 0.1 * m),
      Math.max(11, 0.07 * m),
      {
        cap: 'round',
      },
    );
    const pick = subtract(stick, grow(union(shown, drink), GAP * 0.8), grow(olive, GAP * 0.8));
    return {
      plate: concat(drink, subtract(shell, slice), shown),
      second: concat(
        orange,
        olive,
        softened(subtract(pick, grow(shell, GAP), rect(x0 - m, y0 - 0.5 * m, 3 * m, m)), 4),
      ),
    };
  },
};
