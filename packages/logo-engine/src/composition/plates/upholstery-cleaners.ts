/** Plates of who washes sofas and rugs where they stand. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A vacuum cleaner on its wheels, its hose at its side. */
export const drumVacuum: Plate = {
  about: ['couch-suds', 'rug-suds', 'vacuum-cleaner'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, high, gap, size: m } = bodyAround(held, 0.32, 0.3);
    const drum = rect(x0, y0, wide, high, 0.06 * m);
    const sill = y0 - gap;
    const lid = parse(
      `M${x0 - 0.06 * m} ${sill}V${sill - 0.12 * m}H${x0 + 0.06 * m}C${x0 + 0.1 * m} ${sill - 0.42 * m} ${x0 + 0.3 * m} ${sill - 0.5 * m} ${x0 + 0.5 * m} ${sill - 0.5 * m}H${x1 - 0.5 * m}C${x1 - 0.3 * m} ${sill - 0.5 * m} ${x1 - 0.1 * m} ${sill - 0.42 * m} ${x1 - 0.06 * m} ${sill - 0.12 * m}H${x1 + 0.06 * m}V${sill}Z`,
    );
    const grip = stroke(
      parse(
        `M${cx - 0.28 * m} ${sill - 0.4 * m}V${sill - 0.56 * m}Q${cx - 0.28 * m} ${sill - 0.68 * m} ${cx - 0.16 * m} ${sill - 0.68 * m}H${cx + 0.16 * m}Q${cx + 0.28 * m} ${sill - 0.68 * m} ${cx + 0.28 * m} ${sill - 0.56 * m}V${sill - 0.4 * m}`,
      ),
      0.11 * m,
    );
    const floor = y1 + gap;
    const foot = rect(x0 - 0.06 * m, floor, wide + 0.12 * m, 0.16 * m, 0.05 * m);
    const r = 0.17 * m;
    const wheels = [x0 + 0.2 * m, x1 - 0.2 * m].map((x) => circle(x, floor + 0.24 * m, r));
    const ground = floor + 0.24 * m + r;
    const k = from(x1, y0, m);
    const t = 0.15 * m;
    const hose = stroke(
      parse(
        `M${k(-0.2, -0.3)}C${k(0.3, -0.3)} ${k(0.3, -1)} ${k(0.62, -0.94)}C${k(0.94, -0.86)} ${k(0.7, -0.2)} ${x1 + 0.62 * m} ${ground - 0.5 * m}L${x1 + 0.56 * m} ${ground - 0.12 * m}`,
      ),
      t,
      { cap: 'butt' },
    );
    const mouth = parse(
      `M${x1 + 0.48 * m} ${ground - 0.36 * m}H${x1 + 0.66 * m}C${x1 + 0.7 * m} ${ground - 0.2 * m} ${x1 + 0.94 * m} ${ground - 0.18 * m} ${x1 + 0.94 * m} ${ground}H${x1 + 0.22 * m}C${x1 + 0.22 * m} ${ground - 0.18 * m} ${x1 + 0.46 * m} ${ground - 0.2 * m} ${x1 + 0.48 * m} ${ground - 0.36 * m}Z`,
    );
    const top = union(lid, grip);
    return {
      plate: concat(drum, top, union(subtract(foot, ...wheels.map((wheel) => grow(wheel, gap))), ...wheels)),
      second: subtract(union(hose, mouth), grow(union(top, drum), gap)),
    };
  },
};
