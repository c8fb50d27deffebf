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
  about: ['excavator', 'bulldozer'],
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

/** A bulldozer with its blade, the name on its hood. */
export const dozerSide: Plate = {
  about: ['bulldozer'],
  aspect: [1.7, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, mean } = bodyAround(held, 0.36, 0.36);
    const u = mean * 0.62;
    const hood = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 + u * 0.06, y1],
        [x0, y1],
      ],
      u * 0.07,
    );
    const roof = y0 - u * 0.8;
    const [a, b] = [x0 + u * 0.1, x0 + u * 0.92];
    const cab = union(
      rect(a - u * 0.08, roof, b - a + u * 0.16, u * 0.14, u * 0.05),
      rect(a, roof, b - a, u * 0.84),
    );
    const pane = rect(a + u * 0.13, roof + u * 0.25, b - a - u * 0.26, u * 0.42, u * 0.03);
    const px = x1 - u * 0.36;
    const stack = union(
      rect(px, y0 - u * 0.5, u * 0.17, u * 0.54, u * 0.04),
      rect(px - u * 0.05, y0 - u * 0.34, u * 0.27, u * 0.2, u * 0.04),
    );
    const deep = u * 0.5;
    const floor = y1 + 12 + deep;
    const bx = x1 + u * 0.3;
    const blade = parse(
      `M${bx} ${y1 - high * 0.6}C${bx + u * 0.02} ${y1 - high * 0.2} ${bx + u * 0.1} ${floor - u * 0.2} ${bx + u * 0.46} ${floor}H${bx + u * 0.16}C${bx - u * 0.16} ${floor - u * 0.1} ${bx - u * 0.2} ${y1 - high * 0.3} ${bx - u * 0.16} ${y1 - high * 0.62}Q${bx - u * 0.06} ${y1 - high * 0.68} ${bx} ${y1 - high * 0.6}Z`,
    );
    const tr = track(x0 - u * 0.04, x1 - u * 0.06, y1 + 12, deep);
    const push = subtract(
      rect(x1 - u * 0.5, y1 + 12 + deep * 0.32, u * 0.86, u * 0.18),
      grow(rect(x0 - u * 0.04, y1 + 12, x1 - x0 - u * 0.02, deep, deep / 2), 11),
    );
    return { plate: concat(union(hood, subtract(cab, pane), stack), tr), second: union(blade, push) };
  },
};
