/** Plates of who digs and levels ground. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A crawler track of a machine, with its wheels. */
function track(from: number, to: number, top: number, high: number) {
  const r = high / 2;
  const count = Math.max(3, Math.round((to - from) / (high * 1.25)));
  const step = (to - from - high) / (count - 1);
  const wheels = Array.from({ length: count }, (_, i) => circle(from + r + step * i, top + r, r * 0.46));
  return subtract(rect(from, top, to - from, high, r), ...wheels);
}

/** An excavator with its arm, the name on its house. */
export const diggerSide: Plate = {
  about: ['excavator', 'bulldozer', 'wrecking-ball'],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, mean } = bodyAround(held, 0.4, 0.38);
    const u = mean * 0.62;
    const house = rect(x0, y0, wide, y1 - y0, u * 0.12);
    const cab = x1 - u * 1.02;
    const roof = y0 - u * 0.74;
    const cabin = polygon(
      [
        [cab, y0 + 20],
        [cab, roof],
        [cab + u * 0.54, roof],
        [cab + u * 0.68, y0 - u * 0.2],
        [cab + u * 0.68, y0 + 20],
      ],
      u * 0.07,
    );
    const pane = polygon(
      [
        [cab + u * 0.13, y0 - u * 0.08],
        [cab + u * 0.13, roof + u * 0.13],
        [cab + u * 0.46, roof + u * 0.13],
        [cab + u * 0.55, y0 - u * 0.18],
        [cab + u * 0.55, y0 - u * 0.08],
      ],
      u * 0.03,
    );
    const stack = rect(x0 + u * 0.3, y0 - u * 0.22, u * 0.16, u * 0.3, u * 0.04);
    const t = u * 0.21;
    const [ex, ey] = [x1 + u * 0.3, y0 - u * 0.98];
    const [wx, wy] = [x1 + u * 0.72, y0 + u * 0.06];
    const boom = stroke(
      polyline([
        [x1 - u * 0.16, y0 + u * 0.16],
        [x1 - u * 0.1, y0 - u * 0.5],
        [ex, ey],
      ]),
      t,
    );
    const stick = stroke(line(ex, ey, wx, wy), t * 0.86);
    const by = wy - u * 0.04;
    const bucket = grow(
      shrink(
        parse(
          `M${wx + u * 0.2} ${by}C${wx + u * 0.34} ${by + u * 0.3} ${wx + u * 0.22} ${by + u * 0.62} ${wx - u * 0.1} ${by + u * 0.66}L${wx - u * 0.48} ${by + u * 0.62}L${wx - u * 0.3} ${by + u * 0.5}L${wx - u * 0.2} ${by}Z`,
        ),
        3,
      ),
      3,
    );
    const pins = [circle(ex, ey, u * 0.055), circle(wx, wy + u * 0.06, u * 0.055)];
    const arm = union(boom, stick);
    const body = union(house, subtract(cabin, pane), stack);
    const all = union(body, subtract(union(arm, bucket), ...pins));
    return { plate: concat(all, track(x0 + wide * 0.04, x1 - wide * 0.04, y1 + 12, u * 0.46)) };
  },
};

/** A bulldozer that pushes its tall blade, the name on its engine. */
export const dozerSide: Plate = {
  about: ['bulldozer'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.34, 0.34, 0.3);
    const deep = 0.62 * m;
    const [from, to] = [x0 - 0.34 * m, x1 + 0.02 * m];
    const floor = y1 + 12 + deep;
    const hull = polygon(
      [
        [from + 0.1 * m, y0 + 0.1 * m],
        [x0 + 0.3 * m, y0],
        [x1 - 0.1 * m, y0],
        [x1 + 0.08 * m, y0 + 0.16 * m],
        [x1 + 0.08 * m, y1],
        [from + 0.1 * m, y1],
      ],
      0.08 * m,
    );
    const roof = y0 - 0.84 * m;
    const [a, b] = [from + 0.16 * m, from + 1.16 * m];
    const cab = union(
      rect(a - 0.1 * m, roof, b - a + 0.24 * m, 0.16 * m, 0.06 * m),
      polygon([
        [a, roof + 0.06 * m],
        [b, roof + 0.06 * m],
        [b + 0.14 * m, y0 + 24],
        [a, y0 + 24],
      ]),
    );
    const panes = [
      rect(a + 0.13 * m, roof + 0.28 * m, 0.28 * m, 0.42 * m, 0.04 * m),
      polygon(
        [
          [a + 0.54 * m, roof + 0.28 * m],
          [b - 0.13 * m, roof + 0.28 * m],
          [b - 0.03 * m, roof + 0.7 * m],
          [a + 0.54 * m, roof + 0.7 * m],
        ],
        0.04 * m,
      ),
    ];
    const px = Math.max(b + 0.34 * m, x1 - 0.5 * m);
    const stack = rect(px, y0 - 0.36 * m, 0.13 * m, 0.5 * m, 0.04 * m);
    const r = deep / 2;
    const belt = polygon(
      [
        [from, y1 + 12 + 0.1 * m],
        [from + 0.16 * m, y1 + 12],
        [to - 0.16 * m, y1 + 12],
        [to, y1 + 12 + 0.1 * m],
        [to, floor - 0.2 * m],
        [to - 0.22 * m, floor],
        [from + 0.22 * m, floor],
        [from, floor - 0.2 * m],
      ],
      0.2 * m,
    );
    const count = Math.max(3, Math.round((to - from) / (deep * 1.1)));
    const wheels = Array.from({ length: count }, (_, i) =>
      circle(from + r + 2 + ((to - from - deep - 4) * i) / (count - 1), y1 + 12 + r, r * 0.44),
    );
    const bx = x1 + 0.22 * m;
    const up = y0 + 0.06 * m;
    const mid = (up + floor) / 2;
    const blade = parse(
      `M${bx + 0.28 * m} ${up}Q${bx + 0.4 * m} ${up} ${bx + 0.36 * m} ${up + 0.12 * m}C${bx + 0.22 * m} ${mid - 0.1 * m} ${bx + 0.24 * m} ${floor - 0.36 * m} ${bx + 0.62 * m} ${floor - 0.08 * m}Q${bx + 0.68 * m} ${floor} ${bx + 0.56 * m} ${floor}H${bx + 0.22 * m}C${bx - 0.04 * m} ${floor - 0.2 * m} ${bx - 0.06 * m} ${mid + 0.1 * m} ${bx - 0.02 * m} ${mid}C${bx} ${mid - 0.3 * m} ${bx + 0.04 * m} ${up} ${bx + 0.28 * m} ${up}Z`,
    );
    const arm = subtract(rect(x1 - m, y1 + 12 + deep * 0.36, m + 0.3 * m, 0.2 * m), grow(belt, 11));
    return {
      plate: concat(union(hull, subtract(cab, ...panes), stack), subtract(belt, ...wheels)),
      second: union(blade, arm),
    };
  },
};
