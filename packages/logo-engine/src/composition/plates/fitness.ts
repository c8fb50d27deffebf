/** Plates of who does sport. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A barbell, the name on a plate on its bar between the weights. */
export const barbell: Plate = {
  about: ['barbell', 'kettlebell', 'barbell-pulse', 'arm-curl'],
  aspect: [2, 4.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.44 * CAP, right(held) + 0.44 * CAP];
    const [y0, y1] = [held.y - 0.34 * CAP, bottom(held) + 0.34 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const s = (high + (x1 - x0) * 0.3) / 2;
    const [bar, part] = [0.26 * s, 0.26 * s];
    const stub = 0.2 * s;
    const side = (x: number, way: 1 | -1) => {
      const weight = (from: number, wide: number, tall: number, radius: number) =>
        rect(way > 0 ? x + from : x - from - wide, cy - tall / 2, wide, tall, radius);
      const second = stub + part + GAP;
      return union(
        weight(-6, stub + 10, bar, 0),
        weight(stub, part, high + 1.3 * s, 0.09 * s),
        weight(stub + part - 5, GAP + 10, bar, 0),
        weight(second, part * 0.8, high + 0.6 * s, 0.08 * s),
        weight(second + part * 0.8 - 6, 0.3 * s, bar, 0.06 * s),
      );
    };
    return { plate: union(rect(x0, y0, x1 - x0, high, 0.16 * CAP), side(x0, -1), side(x1, 1)) };
  },
};

/** A surfboard that lies, its nose to the right. */
export const surfboard: Plate = {
  about: ['surfboard'],
  aspect: [2.4, 4.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.2 * CAP, right(held) + 0.2 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [nose, tail] = [x1 + 1.02 * high, x0 - 0.5 * high];
    const mid = (x0 + x1) / 2;
    const half = (way: 1 | -1) => {
      const y = (share: number) => cy + way * high * share;
      return parse(
        `M${nose} ${cy}Q${nose - 0.01 * high} ${y(0.05)} ${nose - 0.06 * high} ${y(0.09)}C${x1 + 0.6 * high} ${y(0.36)} ${x1 - 0.04 * high} ${y(0.5)} ${mid} ${y(0.5)}C${x0 - 0.06 * high} ${y(0.5)} ${tail + 0.2 * high} ${y(0.36)} ${tail} ${y(0.24)}Q${tail - 0.03 * high} ${y(0.2)} ${tail + 0.01 * high} ${y(0.14)}L${tail + 0.1 * high} ${cy}Z`,
      );
    };
    const board = union(half(1), half(-1), rect(tail + 0.12 * high, cy - 5, nose - tail - 0.16 * high, 10));
    const band = (x: number, wide: number) => rect(x, y0 - 9, wide, high + 18);
    const stringer = (from: number, to: number) => rect(from, cy - 5.5, to - from, 11, 5);
    return {
      plate: subtract(board, band(x1 + 0.16 * high, 12), stringer(x1 + 0.16 * high + 40, nose - 0.24 * high)),
    };
  },
};

/** The controller of a video game, its controls up on the grips. */
export const gamepad: Plate = {
  about: ['game-controller', 'joystick'],
  styles: ['playful', 'creative', 'modern', 'minimal', 'vintage'],
  aspect: [1.1, 2],
  draw(held) {
    const [y0, y1] = [held.y - 0.56 * CAP, bottom(held) + 0.46 * CAP];
    const high = y1 - y0;
    const side = 0.46 * (high + held.width * 0.3);
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const hang = 0.3 * side;
    const half = (x: number, way: 1 | -1) => {
      const at = (share: number) => x + way * side * share;
      return parse(
        `M${(x0 + x1) / 2} ${y0}L${at(0.32)} ${y0}C${at(0.74)} ${y0} ${at(0.9)} ${y0 + 0.12 * high} ${at(0.98)} ${y0 + 0.4 * high}C${at(1.1)} ${y0 + 0.8 * high} ${at(1.2)} ${y1 + hang * 0.2} ${at(1.08)} ${y1 + hang * 0.9}C${at(0.96)} ${y1 + hang * 1.5} ${at(0.62)} ${y1 + hang * 1.5} ${at(0.42)} ${y1 + hang}C${at(0.2)} ${y1 + hang * 0.5} ${at(0.12)} ${y1} ${at(-0.2)} ${y1}L${(x0 + x1) / 2} ${y1}Z`,
      );
    };
    const body = union(half(x0, -1), half(x1, 1));
    const bumper = (x: number, way: 1 | -1) =>
      subtract(
        rect(
          way > 0 ? x - 0.06 * side : x - 0.66 * side,
          y0 - GAP - 0.16 * side,
          0.72 * side,
          side,
          0.16 * side,
        ),
        grow(body, GAP),
      );
    const [dx, bx, dy] = [x0 - side * 0.38, x1 + side * 0.38, y0 + high * 0.38];
    const [arm, thick] = [side * 0.26, side * 0.09];
    const pad = union(
      rect(dx - arm, dy - thick, 2 * arm, 2 * thick, 5),
      rect(dx - thick, dy - arm, 2 * thick, 2 * arm, 5),
    );
    const dots = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([x = 0, y = 0]) => circle(bx + x * side * 0.2, dy + y * side * 0.2, side * 0.095));
    const stick = (x: number) => {
      const [cx, cy, r] = [x, y1 + hang * 0.1, side * 0.17];
      return subtract(circle(cx, cy, r), circle(cx, cy, r - 10));
    };
    const sticks = [stick(x0 - side * 0.5), stick(x1 + side * 0.5)];
    return { plate: concat(subtract(body, pad, ...dots, ...sticks), bumper(x0, -1), bumper(x1, 1)) };
  },
};

/** A kayak from above, its paddle across the seat. */
export const kayak: Plate = {
  about: ['kayak', 'kayaker', 'moon-kayak'],
  aspect: [2.2, 4.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.2 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const seat = 0.58 * high;
    const [a, b] = [x0 - 0.66 * high, x1 + seat + 0.72 * high];
    const mid = (x0 + x1 + seat) / 2;
    const hull = parse(
      `M${a} ${cy - 0.05 * high}C${x0 - 0.3 * high} ${cy - 0.36 * high} ${x0 + 0.1 * high} ${y0} ${mid} ${y0}C${x1 + seat * 0.7} ${y0} ${x1 + seat + 0.3 * high} ${cy - 0.36 * high} ${b} ${cy - 0.05 * high}Q${b + 0.06 * high} ${cy} ${b} ${cy + 0.05 * high}C${x1 + seat + 0.3 * high} ${cy + 0.36 * high} ${x1 + seat * 0.7} ${y1} ${mid} ${y1}C${x0 + 0.1 * high} ${y1} ${x0 - 0.3 * high} ${cy + 0.36 * high} ${a} ${cy + 0.05 * high}Q${a - 0.06 * high} ${cy} ${a} ${cy - 0.05 * high}Z`,
    );
    const at = x1 + seat * 0.5;
    const well = ellipse(at, cy, seat * 0.5, high * 0.25);
    const thick = Math.max(14, 0.085 * high);
    const [long, tip] = [1.02 * high, 0.24 * high];
    const blade = (way: 1 | -1) => ellipse(at, cy + way * (long - tip), 0.14 * high, tip);
    const paddle = rotate(
      union(rect(at - thick / 2, cy - long + tip, thick, 2 * (long - tip)), blade(1), blade(-1)),
      18,
      at,
      cy,
    );
    const deck = stroke(line(b - 0.52 * high, cy, b - 0.22 * high, cy), 11);
    return { plate: subtract(hull, well, deck, grow(paddle, 0.1 * CAP)), second: paddle };
  },
};
