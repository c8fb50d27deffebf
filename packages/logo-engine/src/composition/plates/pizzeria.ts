/** Plates of who sends food home in a box. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** An open pizza box: the name on its raised lid, the pizza in it. */
export const pizzaBox: Plate = {
  about: ['slice', 'pizza-whole', 'pizza-oven'],
  aspect: [1.3, 2.6],
  draw(held) {
    const m = (held.height + 0.5 * held.width) / 2 + 0.5 * CAP;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.44 * CAP];
    const cx = centreX(held);
    const lid = union(
      polygon(
        [
          [x0, y0],
          [x1, y0],
          [x1 + 0.08 * m, y1],
          [x0 - 0.08 * m, y1],
        ],
        0.04 * m,
      ),
      ...[-1, 1].map((way) => {
        const x = way < 0 ? x0 : x1;
        return polygon(
          [
            [x - way * 0.2 * m, y0 + 0.05 * m],
            [x, y0 + 0.05 * m],
            [x + way * 0.3 * m, y0 + 0.2 * m],
            [x + way * 0.3 * m, y1 - 0.3 * m],
            [x, y1 - 0.1 * m],
            [x - way * 0.2 * m, y1 - 0.1 * m],
          ],
          0.05 * m,
        );
      }),
    );
    const flap = polygon(
      [
        [x0 + 0.02 * m, y0 - GAP],
        [x0 + 0.16 * m, y0 - GAP - 0.2 * m],
        [x1 - 0.16 * m, y0 - GAP - 0.2 * m],
        [x1 - 0.02 * m, y0 - GAP],
      ],
      0.05 * m,
    );
    const [t0, deep, out] = [y1 + GAP, 0.66 * m, 0.26 * m];
    const tray = polygon(
      [
        [x0 - 0.08 * m, t0],
        [x1 + 0.08 * m, t0],
        [x1 + out, t0 + deep],
        [x0 - out, t0 + deep],
      ],
      0.04 * m,
    );
    const [rx, ry] = [(x1 - x0) / 2, 0.44 * deep];
    const cy = t0 + 0.52 * deep;
    const gap = 0.1 * CAP;
    const crust = subtract(ellipse(cx, cy, rx, ry), ellipse(cx, cy, rx - 0.13 * m, ry - 0.09 * m));
    const well = ellipse(cx, cy, rx + gap, ry + gap);
    const top = ellipse(cx, cy, rx - 0.13 * m - gap, ry - 0.09 * m - gap);
    const dots = [
      [-0.5, 0.1],
      [-0.14, -0.36],
      [0.06, 0.36],
      [0.36, -0.2],
      [0.62, 0.26],
    ].map(([x = 0, y = 0]) => ellipse(cx + x * (rx - 0.2 * m), cy + y * ry, 0.12 * m, 0.065 * m));
    const front = rect(x0 - out, t0 + deep + GAP, x1 - x0 + 2 * out, 0.26 * m, 0.05 * m);
    return {
      plate: concat(lid, flap, subtract(tray, well), front),
      second: concat(crust, subtract(top, ...dots)),
    };
  },
};

/** A bucket of fried chicken, striped at its edges, drumsticks over its rim. */
export const chickenBucket: Plate = {
  about: ['chicken-bucket', 'dipped-wing'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 1.8],
  draw(held) {
    const m = (held.height + 0.6 * held.width) / 2 + 0.6 * CAP;
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.54 * CAP];
    const [cx, wide, lean] = [centreX(held), x1 - x0, 0.15 * (y1 - y0)];
    const body = parse(
      `M${x0 - lean} ${y0}H${x1 + lean}L${x1 + 0.08 * lean} ${y1 - 0.06 * m}Q${x1} ${y1 + 0.02 * m} ${x1 - 0.1 * m} ${y1 + 0.03 * m}Q${cx} ${y1 + 0.08 * m} ${x0 + 0.1 * m} ${y1 + 0.03 * m}Q${x0} ${y1 + 0.02 * m} ${x0 - 0.08 * lean} ${y1 - 0.06 * m}Z`,
    );
    const stripes = [-1, 1].map((way) => {
      const x = way < 0 ? x0 : x1;
      return stroke(line(x + way * (lean - 0.29 * CAP), y0, x - way * 0.29 * CAP, y1), 0.1 * CAP);
    });
    const rim = rect(
      x0 - lean - 0.06 * m,
      y0 - GAP - 0.15 * m,
      wide + 2 * lean + 0.12 * m,
      0.15 * m,
      0.06 * m,
    );
    const top = y0 - 2 * GAP - 0.15 * m;
    const u = Math.min(0.8 * m, 0.29 * wide);
    const leg = (x: number, lift: number, turn: number) => {
      const y = top - lift;
      return rotate(
        union(
          parse(
            `M${x - 0.52 * u} ${y}C${x - 0.56 * u} ${y - 0.5 * u} ${x - 0.26 * u} ${y - 0.72 * u} ${x - 0.14 * u} ${y - 0.98 * u}H${x + 0.14 * u}C${x + 0.26 * u} ${y - 0.72 * u} ${x + 0.56 * u} ${y - 0.5 * u} ${x + 0.52 * u} ${y}V${y + u}H${x - 0.52 * u}Z`,
          ),
          rect(x - 0.1 * u, y - 1.24 * u, 0.2 * u, 0.4 * u),
          circle(x - 0.13 * u, y - 1.24 * u, 0.16 * u),
          circle(x + 0.13 * u, y - 1.24 * u, 0.16 * u),
        ),
        turn,
        x,
        y,
      );
    };
    const inside = rect(x0 - lean, top - 4 * m, wide + 2 * lean, 4 * m);
    const middle = leg(cx, -0.06 * u, 0);
    const away = stroke(middle, 2 * GAP);
    const sides = [-1, 1].map((way) =>
      intersect(subtract(leg(cx + way * 0.28 * wide, -0.2 * u, way * 24), middle, away), inside),
    );
    return {
      plate: concat(subtract(body, ...stripes), rim),
      second: concat(intersect(middle, inside), ...sides),
    };
  },
};
