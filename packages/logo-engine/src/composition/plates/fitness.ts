/** Plates of who does sport. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A barbell, the name on its bar between the weights. */
export const barbell: Plate = {
  about: ['barbell', 'kettlebell', 'barbell-pulse', 'arm-curl'],
  aspect: [1.3, 4],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
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
        weight(GAP, part * 1.15, high * 1.56),
        weight(GAP * 2 + part * 1.15, part, high * 1.02),
        weight(GAP * 3 + part * 2.15, part * 0.7, high * 0.34),
      );
    };
    return { plate: concat(rect(x0, y0, x1 - x0, high, 0.1 * CAP), side(x0, -1), side(x1, 1)) };
  },
};

/** A sports shirt with its collar and stripes on its sleeves and sides, the name across its chest. */
export const jersey: Plate = {
  about: ['sports-jersey', 'soccer-ball', 'rugby-ball'],
  aspect: [0.9, 1.9],
  draw(held) {
    const [x0, x1] = [held.x - 0.58 * CAP, right(held) + 0.58 * CAP];
    const tall = held.height + 0.9 * CAP;
    const high = Math.max(tall * 1.12, (x1 - x0) * 0.92);
    const y0 = held.y - 0.46 * CAP - (high - tall) * 0.24;
    const y1 = y0 + high;
    const [cx, size] = [centreX(held), (high + (x1 - x0)) / 2];
    const neck = 0.19 * (x1 - x0);
    const top = y0 - 0.2 * size;
    const half = (way: 1 | -1) => {
      const at = (x: number) => (way > 0 ? x1 : x0) + way * x * size;
      return parse(
        `M${cx} ${top}L${cx + way * neck} ${top}L${at(-0.04)} ${top + 0.1 * size}C${at(0.06)} ${top + 0.13 * size} ${at(0.1)} ${top + 0.17 * size} ${at(0.15)} ${top + 0.25 * size}L${at(0.4)} ${top + 0.66 * size}L${at(0.14)} ${top + 0.8 * size}L${at(0)} ${top + 0.6 * size}L${at(0)} ${y1 - 0.05 * size}Q${at(0)} ${y1} ${at(-0.05)} ${y1}L${cx} ${y1}Z`,
      );
    };
    const shirt = union(half(1), half(-1), rect(cx - 4, top, 8, high));
    const opening = ellipse(cx, top - 0.03 * size, neck, 0.24 * size);
    const band = 0.11 * size;
    const collar = subtract(
      ellipse(cx, top - 0.03 * size, neck + band, 0.24 * size + band),
      opening,
      rect(cx - size, top - size, 2 * size, size),
    );
    const thick = Math.max(11, 0.045 * size);
    const cuffs = ([1, -1] as const).flatMap((way) => {
      const at = (x: number) => (way > 0 ? x1 : x0) + way * x * size;
      return [0.11, 0.23].map((back) =>
        stroke(
          line(
            at(0.44 - back * 0.52),
            top + (0.64 - back * 0.85) * size,
            at(0.1 - back * 0.52),
            top + (0.825 - back * 0.85) * size,
          ),
          thick,
        ),
      );
    });
    const sides = [x0 + 0.17 * CAP, x1 - 0.17 * CAP - 10].map((x) => rect(x, top + 0.8 * size, 10, high, 5));
    const body = subtract(
      shirt,
      opening,
      grow(collar, GAP),
      cuffs[0] ?? opening,
      cuffs[2] ?? opening,
      ...sides,
    );
    return { plate: concat(body, collar) };
  },
};

/** A surfboard that lies, its nose to the right. */
export const surfboard: Plate = {
  about: ['surfboard'],
  aspect: [1.9, 4.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.2 * CAP, right(held) + 0.2 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [nose, tail] = [x1 + 0.7 * high, x0 - 0.28 * high];
    const mid = (x0 + x1) / 2;
    const board = parse(
      `M${nose} ${cy}C${x1 + 0.46 * high} ${cy - 0.34 * high} ${x1 - 0.1 * high} ${y0} ${mid} ${y0}C${x0 + 0.1 * high} ${y0} ${tail + 0.14 * high} ${y0 + 0.08 * high} ${tail} ${cy - 0.2 * high}Q${tail + 0.06 * high} ${cy - 0.08 * high} ${tail + 0.06 * high} ${cy}Q${tail + 0.06 * high} ${cy + 0.08 * high} ${tail} ${cy + 0.2 * high}C${tail + 0.14 * high} ${y1 - 0.08 * high} ${x0 + 0.1 * high} ${y1} ${mid} ${y1}C${x1 - 0.1 * high} ${y1} ${x1 + 0.46 * high} ${cy + 0.34 * high} ${nose} ${cy}Z`,
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

/** The controller of a video game, its controls up on the grips. */
export const gamepad: Plate = {
  about: ['game-controller', 'joystick'],
  styles: ['playful', 'creative', 'modern', 'minimal', 'vintage'],
  aspect: [1.1, 2.2],
  draw(held) {
    const [y0, y1] = [held.y - 0.56 * CAP, bottom(held) + 0.46 * CAP];
    const high = y1 - y0;
    const side = 0.46 * (high + held.width * 0.3);
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.3 * CAP];
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
    const [arm, thick] = [side * 0.29, side * 0.1];
    const pad = union(
      rect(dx - arm, dy - thick, 2 * arm, 2 * thick, 5),
      rect(dx - thick, dy - arm, 2 * thick, 2 * arm, 5),
    );
    const dots = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([x = 0, y = 0]) => circle(bx + x * side * 0.215, dy + y * side * 0.215, side * 0.105));
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
  aspect: [2.2, 3.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.1 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const seat = 0.68 * high;
    const [a, b] = [x0 - 0.62 * high, x1 + seat + 0.78 * high];
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
