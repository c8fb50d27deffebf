/** Plates of who harvests for others, and of who grows aloe. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, polar, polygon, polyline, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A combine harvester, its reel in front and its auger behind. */
export const combineSide: Plate = {
  about: ['harvester', 'tractor'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.34, 0.28, 0.26);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.12 * m];
    const low = y1 + 0.52 * m;
    const body = polygon(
      [
        [l, y0 - 0.02 * m],
        [r, y0 - 0.02 * m],
        [r + 0.22 * m, y0 + 0.24 * m],
        [r + 0.16 * m, low],
        [l, low],
      ],
      0.08 * m,
    );
    const tank = polygon(
      [
        [l + 0.86 * m, y0 + 10],
        [l + 0.76 * m, y0 - 0.34 * m],
        [r + 0.02 * m, y0 - 0.34 * m],
        [r - 0.14 * m, y0 + 10],
      ],
      0.03 * m,
    );
    const c = from(l, y0, m);
    const cab = softened(
      parse(`M${c(0.6, 0.1)}V${y0 - 0.5 * m}H${l - 0.08 * m}L${c(-0.2, 0.24)}L${c(0, 0.46)}H${l + 0.6 * m}Z`),
      4,
    );
    const roof = rect(l - 0.18 * m, y0 - 0.6 * m, 0.86 * m, 0.15 * m, 0.06 * m);
    const glass = parse(`M${c(0.46, 0)}V${y0 - 0.36 * m}H${l + 0.05 * m}L${c(-0.04, 0)}Z`);
    const auger = stroke(
      polyline([
        [r - 0.2 * m, y0 + 0.1 * m],
        [r + 0.42 * m, y0 - 0.52 * m],
        [r + 0.62 * m, y0 - 0.38 * m],
      ]),
      0.16 * m,
      { cap: 'butt' },
    );
    const [big, small] = [0.46 * m, 0.31 * m];
    const ground = low + 0.4 * m;
    const wheel = (x: number, radius: number) => ({
      tyre: subtract(circle(x, ground - radius, radius), circle(x, ground - radius, radius * 0.5)),
      hub: circle(x, ground - radius, radius * 0.5 - GAP),
      hole: circle(x, ground - radius, radius + GAP),
    });
    const front = wheel(l + 0.4 * m, big);
    const back = wheel(r - 0.24 * m, small);
    const rr = 0.48 * m;
    const [rx, ry] = [l - 0.82 * m, ground - 0.14 * m - GAP - rr];
    const reach = grow(circle(rx, ry, rr), GAP);
    const header = union(
      polygon(
        [
          [l + 0.06 * m, y1 - 0.1 * m],
          [l + 0.06 * m, low],
          [rx + 0.5 * m, ground],
          [rx + 0.3 * m, ground - 0.14 * m],
          [rx + 0.44 * m, ground - 0.56 * m],
        ],
        0.02 * m,
      ),
      polygon(
        [
          [rx + 0.52 * m, ground],
          [rx - 0.78 * m, ground],
          [rx - 0.5 * m, ground - 0.14 * m],
          [rx + 0.52 * m, ground - 0.14 * m],
        ],
        0.02 * m,
      ),
    );
    const rim = [0, 60, 120, 180, 240, 300].map((turn) => polar(rx, ry, rr, turn));
    const reel = subtract(
      polygon(rim, 0.03 * m),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        polygon(
          [
            polar(rx, ry, 0.11 * m, 30 + 60 * i),
            polar(rx, ry, rr * 0.76, 60 * i + 9),
            polar(rx, ry, rr * 0.76, 60 * i + 51),
          ],
          0.01 * m,
        ),
      ),
    );
    const away = [front.hole, back.hole];
    return {
      plate: concat(
        subtract(union(body, tank, subtract(cab, glass), roof, auger, subtract(header, reach)), ...away),
        front.tyre,
        back.tyre,
        front.hub,
        back.hub,
      ),
      second: reel,
    };
  },
};

/** An aloe in a wide bowl. */
export const aloeBowl: Plate = {
  about: ['aloe-vera'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.28);
    const low = y1 + 0.14 * m;
    const bowl = parse(
      `M${x0 - 0.06 * m} ${y0}H${x1 + 0.06 * m}C${x1 + 0.06 * m} ${y1 - 0.1 * m} ${x1 - 0.06 * m} ${low} ${x1 - 0.34 * m} ${low}H${x0 + 0.34 * m}C${x0 + 0.06 * m} ${low} ${x0 - 0.06 * m} ${y1 - 0.1 * m} ${x0 - 0.06 * m} ${y0}Z`,
    );
    const rim = rect(x0 - 0.2 * m, y0 - 0.14 * m, wide + 0.4 * m, 0.22 * m, 0.08 * m);
    const base = y0 - 0.14 * m;
    const n = from(cx, base + 0.1 * m, m);
    const upright = (tall: number) =>
      parse(
        `M${n(-0.17, 0)}C${n(-0.2, -0.3 * tall)} ${n(-0.12, -0.7 * tall)} ${n(0, -tall)}C${n(0.12, -0.7 * tall)} ${n(0.2, -0.3 * tall)} ${n(0.17, 0)}Z`,
      );
    const bent = (out: number, up: number, thick: number) =>
      parse(
        `M${n(0, 0)}C${n(0.1 * out, -0.5 * up)} ${n(0.5 * out, -0.9 * up)} ${n(out, -up)}C${n(0.8 * out, -0.5 * up)} ${n(0.6 * out, -0.2 * up)} ${n(thick, 0)}Z`,
      );
    const centre = softened(upright(1.14), 2);
    const near = softened(bent(0.56, 0.94, 0.4), 2);
    const far = softened(bent(0.92, 0.6, 0.62), 2);
    const pot = union(bowl, rim);
    const inner = union(near, mirror(near, cx));
    const outer = union(far, mirror(far, cx));
    const [a, b] = [subtract(inner, grow(centre, GAP)), subtract(outer, grow(union(inner, centre), GAP))];
    return { plate: pot, second: subtract(concat(centre, a, b), grow(pot, GAP)) };
  },
};
