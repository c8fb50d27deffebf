/** Plates of who designs: pens, swatches and plans. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { arc, circle, line, polar, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** The nib of a pen that lies, its slit and hole to the right. */
export const lyingNib: Plate = {
  about: ['nib', 'bezier'],
  aspect: [1.3, 2.7],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = bodyAround(held, 0.56, 0.46);
    const m = Math.min(high, high * 0.5 + held.width * 0.3);
    const tip = x1 + m * 0.92;
    const waist = high * 0.36;
    const nib = parse(
      `M${x0} ${y0 + m * 0.06}C${x0 + m * 0.4} ${y0 - m * 0.06} ${x1 - m * 0.5} ${y0 - m * 0.12} ${x1 - m * 0.02} ${y0 + m * 0.02}C${x1 + m * 0.3} ${y0 + m * 0.12} ${x1 + m * 0.36} ${cy - m * 0.12} ${tip} ${cy - m * 0.035}Q${tip + m * 0.05} ${cy} ${tip} ${cy + m * 0.035}C${x1 + m * 0.36} ${cy + m * 0.12} ${x1 + m * 0.3} ${y1 - m * 0.12} ${x1 - m * 0.02} ${y1 - m * 0.02}C${x1 - m * 0.5} ${y1 + m * 0.12} ${x0 + m * 0.4} ${y1 + m * 0.06} ${x0} ${y1 - m * 0.06}Z`,
    );
    const hole = circle(x1 + m * 0.18, cy, m * 0.1);
    const slit = stroke(line(x1 + m * 0.18, cy, tip + m, cy), Math.max(9, m * 0.05));
    const far = x0 - GAP;
    const collar = rect(far - m * 0.2, cy - high * 0.44, m * 0.2, high * 0.88, m * 0.05);
    const grip = rect(far - GAP - m * 0.2 - m * 0.34, cy - waist, m * 0.34, 2 * waist, m * 0.06);
    return { plate: subtract(nib, hole, slit), second: concat(collar, grip) };
  },
};

/** A fan of colour swatches, the name on the first. */
export const swatchFan: Plate = {
  about: ['swatch-fan', 'bezier'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.54, 0.46);
    const l = x0 - m * 0.34;
    const pin = { x: l + m * 0.2, y: y1 - m * 0.2 };
    const r = m * 0.1;
    const card = rect(l, y0, x1 - l, high, r);
    const inView = rect(l + m * 0.02, y0 - 4 * m, x1 + m, 4 * m + high);
    const turn = (by: number) => rotate(card, by, pin.x, pin.y);
    const hole = circle(pin.x, pin.y, m * 0.075);
    const step = Math.min(17, (Math.atan2(high * 0.62, x1 - l) * 180) / Math.PI);
    const behind = (i: number) =>
      intersect(subtract(turn(-step * i), grow(turn(-step * (i - 1)), GAP)), inView);
    return { plate: concat(subtract(card, hole), behind(2)), second: behind(1) };
  },
};

/** The plan of a house: the name in its large room, doors that swing open. */
export const planRooms: Plate = {
  about: ['floor-plan', 'blueprint'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.4, 0.4);
    const t = Math.max(13, m * 0.085);
    const gap = Math.max(13, m * 0.07);
    const side = m * 0.62;
    const low = m * 0.5;
    const [r, b] = [x1 + gap + side, y1 + gap + low];
    const split = y0 + (high + gap + low) * 0.44;
    const hall = x0 + (x1 - x0) * 0.42;
    const d = low * 0.7;
    const door = (x: number, y: number, from: number) =>
      union(
        stroke(arc(x, y, d, from, from + 90), gap),
        stroke(line(x, y, ...polar(x, y, d + gap * 0.4, from)), gap),
      );
    const rooms = [
      rect(x0, y0, x1 - x0, high),
      rect(x1 + gap, y0, side, split - y0),
      subtract(rect(x1 + gap, split + gap, side, b - split - gap), door(x1 + gap * 0.5, b + gap * 0.5, -90)),
      rect(x0, y1 + gap, hall - x0, low),
      subtract(
        rect(hall + gap, y1 + gap, x1 - hall - gap, low),
        door(hall + gap + m * 0.1, b + gap * 0.5, -90),
      ),
    ];
    const o = gap + t;
    const pane = m * 0.46;
    // A wall in pieces: one that ran around all rooms would be taken for a line of text about them.
    const wall = subtract(
      rect(x0 - o, y0 - o, r - x0 + 2 * o, b - y0 + 2 * o),
      rect(x0 - gap, y0 - gap, r - x0 + 2 * gap, b - y0 + 2 * gap),
      rect(hall + gap + m * 0.1, b, d, m),
      rect((x0 + r) / 2 - pane / 2, y0 - m, pane, m),
      ...[x0 - m, r].map((x) => rect(x, (y0 + b) / 2 - pane / 2, m, pane)),
    );
    return { plate: concat(...rooms, wall) };
  },
};
