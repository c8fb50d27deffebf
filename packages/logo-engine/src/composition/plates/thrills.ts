/** Plates of who takes people over dunes and along cables. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A rider on a cable over the tops of trees. */
export const canopyRide: Plate = {
  about: ['zipline'],
  aspect: [1.1, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, cy, gap, size } = bodyAround(held, 0.3, 0.24, 0.26);
    const m = Math.min(size, 1.1 * high);
    const along = Math.max(3, Math.round(wide / (0.62 * m)));
    const step = wide / along;
    const r = 0.36 * step + 0.12 * m;
    const down = Math.max(1, Math.round(high / step));
    const leaves = union(
      rect(x0, y0, wide, high + 0.1 * m, 0.1 * m),
      ...Array.from({ length: along + 1 }, (_, i) => circle(x0 + i * step, y0 + 0.12 * m, r)),
      ...[x0, x1].flatMap((x) =>
        Array.from({ length: down + 1 }, (_, i) =>
          circle(x, y0 + 0.12 * m + (i * (y1 + 0.1 * m - r - y0 - 0.12 * m)) / down, r),
        ),
      ),
      rect(x0 - r, y1 + 0.1 * m - r, wide + 2 * r, r, 0.14 * m),
    );
    const [px, qx] = [x0 - 0.12 * m, x1 + 0.12 * m];
    const [py, qy] = [y0 - 1.36 * m, y0 - 1.0 * m];
    const cable = (x: number) => py + ((qy - py) * (x - px)) / (qx - px);
    const pine = (x: number, top: number) =>
      union(
        rect(x - 0.08 * m, top, 0.16 * m, cy - top),
        ...[0, 1, 2].map((i) => {
          const [y, half] = [top - 0.5 * m + i * 0.27 * m, (0.24 + 0.07 * i) * m];
          return polygon(
            [
              [x, y],
              [x + half, y + 0.42 * m],
              [x - half, y + 0.42 * m],
            ],
            0.04 * m,
          );
        }),
      );
    const thick = Math.max(13, 0.085 * m);
    const rope = stroke(line(px, py, qx, qy), thick);
    const x = cx - 0.04 * m;
    const y = cable(x);
    const limb = 0.17 * m;
    const trolley = union(
      ...[-0.13, 0.13].map((d) => circle(x + d * m, cable(x + d * m) - thick / 2 - 0.09 * m, 0.1 * m)),
    );
    const [hx, hy] = [x - 0.2 * m, y + 0.34 * m];
    const hips: [number, number] = [x + 0.1 * m, y + 0.72 * m];
    const rider = union(
      circle(hx - 0.06 * m, hy, 0.14 * m),
      stroke(polyline([[x - 0.14 * m, y + 0.52 * m], hips]), limb * 1.15),
      stroke(polyline([hips, [x + 0.42 * m, y + 0.6 * m], [x + 0.62 * m, y + 0.78 * m]]), limb),
      stroke(
        polyline([
          [x - 0.1 * m, y + 0.48 * m],
          [x + 0.06 * m, y + 0.3 * m],
          [x + 0.02 * m, y + 0.14 * m],
        ]),
        limb * 0.8,
      ),
      stroke(line(x + 0.12 * m, y + 0.66 * m, x + 0.06 * m, y + 0.12 * m), Math.max(11, 0.06 * m)),
    );
    const figure = subtract(rider, grow(rope, gap * 0.8));
    return {
      plate: union(leaves, pine(px, py), pine(qx, qy), rope, subtract(trolley, rope)),
      second: figure,
    };
  },
};

/** A buggy of tubes on knobbly tyres, its flag up. */
export const cageBuggy: Plate = {
  about: ['dune-buggy'],
  aspect: [1.6, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size: m } = bodyAround(held, 0.36, 0.28, 0.26);
    const low = y1 + 0.1 * m;
    const body = polygon(
      [
        [x0 - 0.14 * m, y0],
        [x1 + 0.06 * m, y0],
        [x1 + 0.56 * m, y0 + 0.34 * high],
        [x1 + 0.4 * m, low],
        [x0 - 0.34 * m, low],
        [x0 - 0.5 * m, y0 + 0.3 * high],
      ],
      0.08 * m,
    );
    const tyre = (x: number, r: number) => {
      const y = y1 + 0.56 * m - r;
      const knobs = Array.from({ length: 14 }, (_, i) =>
        rotate(rect(x - 0.07 * m, y - r, 0.14 * m, 0.2 * m, 0.03 * m), (i * 360) / 14, x, y),
      );
      return {
        room: circle(x, y, r + gap),
        wheel: subtract(union(circle(x, y, r - 0.06 * m), ...knobs), circle(x, y, 0.36 * r)),
      };
    };
    const tyres = [tyre(x0 - 0.36 * m, 0.46 * m), tyre(x1 + 0.5 * m, 0.42 * m)];
    const tube = Math.max(14, 0.1 * m);
    const top = y0 - 0.74 * m;
    const [a, b] = [x0 + 0.14 * wide, x0 + 0.14 * wide + Math.min(0.42 * wide, 1.1 * m)];
    const cage = [
      polyline([
        [x0 - 0.44 * m, y0 + 0.3 * high],
        [a, top],
        [b, top],
        [x1 + 0.5 * m, y0 + 0.36 * high],
      ]),
      line(a + 0.02 * m, top, a + 0.02 * m, y0 + 6),
      line(b, top, b + 0.14 * m, y0 + 6),
    ].map((path) => stroke(path, tube));
    const head = circle(a + 0.52 * m, y0 - 0.42 * m, 0.17 * m);
    const visor = rect(a + 0.54 * m, y0 - 0.46 * m, 0.3 * m, Math.max(9, 0.06 * m));
    const driver = union(
      subtract(head, visor),
      subtract(
        polygon(
          [
            [a + 0.3 * m, y0 + 8],
            [a + 0.34 * m, y0 - 0.22 * m],
            [a + 0.62 * m, y0 - 0.22 * m],
            [a + 0.74 * m, y0 + 8],
          ],
          0.05 * m,
        ),
        grow(head, 9),
      ),
    );
    const px = x0 - 0.2 * m;
    const pole = rect(px - 6, y0 - 1.16 * m, 12, 1.2 * m, 5);
    const flag = polygon(
      [
        [px - 6 - gap * 0.8, y0 - 1.2 * m],
        [px - 6 - gap * 0.8, y0 - 0.82 * m],
        [px - 0.52 * m, y0 - 1.01 * m],
      ],
      0.03 * m,
    );
    return {
      plate: concat(
        subtract(union(body, ...cage, driver, pole), ...tyres.map(({ room }) => room)),
        ...tyres.map(({ wheel }) => wheel),
      ),
      second: flag,
    };
  },
};
