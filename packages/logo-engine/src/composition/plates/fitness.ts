/** Plates of who does sport. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, polyline, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A barbell, the name on its bar between the weights. */
export const barbell: Plate = {
  about: ['barbell', 'kettlebell', 'barbell-pulse', 'arm-curl'],
  aspect: [1, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.36 * CAP, right(held) + 0.36 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.36 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const part = Math.min(0.2 * high, 0.56 * CAP);
    const side = (x: number, way: 1 | -1) => {
      const weight = (from: number, wide: number, tall: number) =>
        rect(
          way > 0 ? x + from : x - from - wide,
          cy - tall / 2,
          wide,
          tall,
          Math.min(0.12 * CAP, wide * 0.4),
        );
      return concat(
        weight(GAP, part * 1.15, high * 1.46),
        weight(GAP * 2 + part * 1.15, part, high * 1.02),
        weight(GAP * 3 + part * 2.15, part * 0.7, high * 0.34),
      );
    };
    return { plate: concat(rect(x0, y0, x1 - x0, high, 0.1 * CAP), side(x0, -1), side(x1, 1)) };
  },
};

/** A sports shirt, the name across its chest. */
export const jersey: Plate = {
  about: ['sports-jersey', 'soccer-ball', 'rugby-ball'],
  aspect: [0.9, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const tall = held.height + 0.9 * CAP;
    const high = Math.max(tall, (x1 - x0) * 0.7);
    const y0 = held.y - 0.5 * CAP - (high - tall) * 0.3;
    const y1 = y0 + high;
    const [cx, arm] = [centreX(held), Math.min(0.44 * high, 1.3 * CAP)];
    const neck = Math.min((x1 - x0) * 0.17, 0.3 * high);
    const top = y0 - 0.2 * high;
    const half = (way: 1 | -1) => {
      const at = (x: number) => (way > 0 ? x1 + x : x0 - x);
      return { at, n: cx + way * neck };
    };
    const [l, r] = [half(-1), half(1)];
    const shirt = polygon(
      [
        [l.n, top],
        [l.at(0.02 * high), top + 0.1 * high],
        [l.at(arm), y0 + 0.26 * high],
        [l.at(arm * 0.52), y0 + 0.52 * high],
        [l.at(0), y0 + 0.36 * high],
        [l.at(0), y1],
        [r.at(0), y1],
        [r.at(0), y0 + 0.36 * high],
        [r.at(arm * 0.52), y0 + 0.52 * high],
        [r.at(arm), y0 + 0.26 * high],
        [r.at(0.02 * high), top + 0.1 * high],
        [r.n, top],
      ],
      0.1 * CAP,
    );
    const low = y0 + 0.04 * CAP;
    const collar = (lift: number) =>
      polygon([
        [l.n + 6, top - 30 - lift],
        [r.n - 6, top - 30 - lift],
        [r.n - 6, top - lift],
        [cx, low - lift],
        [l.n + 6, top - lift],
      ]);
    const cuff = (at: (x: number) => number) =>
      stroke(
        polyline([
          [at(arm * 0.9), y0 + 0.08 * high],
          [at(arm * 0.24), y0 + 0.56 * high],
        ]),
        11,
      );
    const cut = subtract(shirt, collar(0), cuff(l.at), cuff(r.at));
    return { plate: cut };
  },
};

/** A surfboard that lies, its nose to the right. */
export const surfboard: Plate = {
  about: ['surfboard'],
  aspect: [1.3, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.2 * CAP, right(held) + 0.2 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [nose, tail] = [x1 + 0.7 * high, x0 - 0.28 * high];
    const mid = (x0 + x1) / 2;
    const board = parse(
      `M${nose} ${cy}C${x1 + 0.46 * high} ${cy - 0.34 * high} ${x1 - 0.1 * high} ${y0} ${mid} ${y0}C${x0 + 0.1 * high} ${y0} ${tail + 0.14 * high} ${y0 + 0.08 * high} ${tail} ${cy - 0.2 * high}L${tail + 0.14 * high} ${cy}L${tail} ${cy + 0.2 * high}C${tail + 0.14 * high} ${y1 - 0.08 * high} ${x0 + 0.1 * high} ${y1} ${mid} ${y1}C${x1 - 0.1 * high} ${y1} ${x1 + 0.46 * high} ${cy + 0.34 * high} ${nose} ${cy}Z`,
    );
    const band = (x: number) =>
      polygon([
        [x, y0 - 9],
        [x + 11, y0 - 9],
        [x + 11, y1 + 9],
        [x, y1 + 9],
      ]);
    return { plate: subtract(board, band(x1 + 0.12 * high), band(x1 + 0.12 * high + 26)) };
  },
};

/** The controller of a video game. */
export const gamepad: Plate = {
  about: ['game-controller', 'joystick'],
  styles: ['playful', 'creative', 'modern', 'minimal', 'vintage'],
  aspect: [1, 4.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.25 * CAP, right(held) + 0.25 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const high = y1 - y0;
    const side = Math.min(0.54 * high, 1.5 * CAP);
    const [left, end] = [x0 - side, x1 + side];
    const hang = 0.42 * high;
    const lobe = (x: number, way: 1 | -1) => {
      const at = (share: number) => x + way * side * share;
      return `C${at(-0.03)} ${y0 + high * 0.58} ${at(-0.26)} ${y1} ${at(-0.22)} ${y1 + hang * 0.7}C${at(-0.16)} ${y1 + hang * 1.1} ${at(0.2)} ${y1 + hang * 1.1} ${at(0.42)} ${y1 + hang * 0.6}C${at(0.62)} ${y1 + hang * 0.1} ${at(0.7)} ${y1} ${at(1.1)} ${y1}`;
    };
    const half = (x: number, way: 1 | -1) =>
      parse(
        `M${(x0 + x1) / 2} ${y0}L${x + way * side * 0.7} ${y0}C${x + way * side * 0.34} ${y0} ${x + way * side * 0.14} ${y0 + high * 0.05} ${x + way * side * 0.06} ${y0 + high * 0.3}${lobe(x, way)}L${(x0 + x1) / 2} ${y1}Z`,
      );
    const [arm, thick] = [side * 0.3, side * 0.1];
    const [dx, dy] = [left + side * 0.56, y0 + high * 0.46];
    const pad = union(
      rect(dx - arm, dy - thick, 2 * arm, 2 * thick, 4),
      rect(dx - thick, dy - arm, 2 * thick, 2 * arm, 4),
    );
    const bx = end - side * 0.56;
    const dots = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([x = 0, y = 0]) => circle(bx + x * side * 0.22, dy + y * side * 0.22, side * 0.105));
    return { plate: subtract(union(half(left, 1), half(end, -1)), pad, ...dots) };
  },
};

/** A kayak from above, its paddle across the seat. */
export const kayak: Plate = {
  about: ['kayak', 'kayaker', 'moon-kayak'],
  aspect: [1.8, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.16 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const seat = 0.44 * high;
    const [a, b] = [x0 - 0.5 * high, x1 + seat + 0.72 * high];
    const [left, end] = [x0 + 0.5 * high, x1 - 0.1 * high];
    const hull = parse(
      `M${a} ${cy}C${x0 - 0.16 * high} ${cy - 0.36 * high} ${x0 + 0.1 * high} ${y0} ${left} ${y0}L${end} ${y0}C${x1 + seat} ${y0} ${x1 + seat + 0.34 * high} ${cy - 0.3 * high} ${b} ${cy}C${x1 + seat + 0.34 * high} ${cy + 0.3 * high} ${x1 + seat} ${y1} ${end} ${y1}L${left} ${y1}C${x0 + 0.1 * high} ${y1} ${x0 - 0.16 * high} ${cy + 0.36 * high} ${a} ${cy}Z`,
    );
    const at = x1 + seat * 0.55;
    const well = ellipse(at, cy, seat * 0.55, high * 0.27);
    const thick = Math.max(12, 0.06 * high);
    const [long, tip] = [0.72 * high, 0.16 * high];
    const blade = (way: 1 | -1) => ellipse(at, cy + way * (long - tip), 0.085 * high, tip);
    const paddle = rotate(
      union(rect(at - thick / 2, cy - long + tip, thick, 2 * (long - tip)), blade(1), blade(-1)),
      16,
      at,
      cy,
    );
    return { plate: subtract(hull, well, grow(paddle, 0.09 * CAP)), second: paddle };
  },
};
