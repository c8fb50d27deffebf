/** Plates of who casts and hangs bells. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A ship's bell on its bracket, a rope at its clapper. */
export const bracketBell: Plate = {
  about: ['bell'],
  aspect: [0.9, 2.1],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, cy, size: m } = bodyAround(held, 0.36, 0.3, 0.2);
    const [top, lip] = [y0 - 0.26 * m, y1 + 0.32 * m];
    const half = (way: 1 | -1) => {
      const at = (dx: number, y: number) => `${(way > 0 ? x1 : x0) + way * dx * m} ${y}`;
      return parse(
        `M${cx - way} ${top}H${cx + way * 0.24 * w}C${at(-0.06, top)} ${at(0, y0 + 0.05 * m)} ${at(0.02, cy)}C${at(0.04, y1 - 0.06 * m)} ${at(0.1, y1 + 0.02 * m)} ${at(0.3, lip - 0.14 * m)}Q${at(0.42, lip)} ${at(0.26, lip)}H${cx - way}Z`,
      );
    };
    const shell = subtract(union(half(1), half(-1)), rect(x0 - m, y1 + 0.06 * m, w + 2 * m, 12));
    const [thick, arm] = [0.14 * m, top - 0.44 * m];
    const wall = x0 - 0.62 * m;
    const bracket = union(
      rect(wall - 0.24 * m, arm - 0.26 * m, 0.2 * m, 1.5 * m, 0.07 * m),
      stroke(parse(`M${wall - 0.14 * m} ${arm}H${cx + 0.3 * m}`), thick),
      stroke(
        parse(
          `M${wall - 0.1 * m} ${arm + 0.9 * m}Q${wall + 0.06 * m} ${arm + 0.16 * m} ${wall + 0.72 * m} ${arm}`,
        ),
        thick,
      ),
      circle(cx + 0.34 * m, arm, 0.13 * m),
    );
    const ring = subtract(
      union(
        circle(cx, arm + 0.14 * m, 0.25 * m),
        rect(cx - 0.12 * m, arm + 0.3 * m, 0.24 * m, top - arm - 0.2 * m),
      ),
      circle(cx, arm + 0.17 * m, 0.11 * m),
    );
    const hung = lip + GAP;
    const clapper = subtract(circle(cx, lip, 0.24 * m), rect(cx - m, lip - m, 2 * m, m + GAP));
    const rope = union(
      clapper,
      stroke(parse(`M${cx} ${hung + 0.1 * m}V${hung + 0.36 * m}`), 0.1 * m),
      polygon(
        [
          [cx - 0.08 * m, hung + 0.3 * m],
          [cx + 0.08 * m, hung + 0.3 * m],
          [cx + 0.15 * m, hung + 0.66 * m],
          [cx - 0.15 * m, hung + 0.66 * m],
        ],
        0.04 * m,
      ),
    );
    return { plate: union(shell, ring, bracket), second: rope };
  },
};

/** A cowbell on its collar. */
export const collarCowbell: Plate = {
  about: ['bell', 'bull', 'cow'],
  aspect: [0.9, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, size: m } = bodyAround(held, 0.4, 0.3, 0.24);
    const [top, low] = [y0 - 0.1 * m, y1 + 0.28 * m];
    const body = polygon(
      [
        [x0 + 0.06 * m, top],
        [x1 - 0.06 * m, top],
        [x1 + 0.04 * m, (top + low) / 2],
        [x1 + 0.24 * m, low],
        [x0 - 0.24 * m, low],
        [x0 - 0.04 * m, (top + low) / 2],
      ],
      0.15 * m,
    );
    const rim = rect(x0 - m, y1 + 0.08 * m, w + 2 * m, 12);
    const [side, dip] = [0.3 * w + 0.56 * m, top - 0.26 * m];
    const belt = subtract(
      ellipse(cx, dip - 0.36 * m, side, 0.54 * m),
      ellipse(cx, dip - 0.46 * m, side - 0.17 * m, 0.34 * m),
    );
    const loop = rect(cx - 0.22 * m, dip - 0.3 * m, 0.44 * m, top - dip + 0.4 * m, 0.1 * m);
    const holes = [-0.5, 0.5].map((at) => circle(cx + at * side, dip - 0.05 * m, 0.07 * m));
    const collar = subtract(belt, grow(union(body, loop), 11), ...holes);
    const clapper = subtract(circle(cx, low, 0.3 * m), rect(cx - m, low - m, 2 * m, m + GAP));
    return { plate: subtract(union(body, loop), rim), second: concat(collar, clapper) };
  },
};
