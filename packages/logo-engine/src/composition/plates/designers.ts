/** Plates of who designs: pens, swatches and plans. */
import { grow, intersect, stroke, subtract } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { arc, circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** The nib of a pen that lies, its slit and hole to the right. */
export const lyingNib: Plate = {
  about: ['nib', 'bezier'],
  aspect: [1.3, 2.7],
  draw(held) {
    const { x0, x1, high, cy } = bodyAround(held, 0.6, 0.42);
    const m = Math.min(high, high * 0.5 + held.width * 0.3);
    const tip = x1 + m * 0.98;
    const half = high * 0.5;
    const base = half * 0.9;
    const [sx, sy] = [x1 + m * 0.04, half + m * 0.08];
    const side = (way: 1 | -1) => [
      [x0, cy + way * base],
      [sx, cy + way * sy],
    ];
    const [a, b] = [side(-1), side(1)];
    const nib = polygon(
      [
        ...a,
        [x1 + m * 0.34, cy - half * 0.62],
        [tip, cy - m * 0.02],
        [tip, cy + m * 0.02],
        [x1 + m * 0.34, cy + half * 0.62],
        ...b.reverse(),
      ].map(([x = 0, y = 0]) => [x, y] as const),
      m * 0.06,
    );
    const hole = circle(x1 + m * 0.2, cy, m * 0.095);
    const slit = stroke(line(x1 + m * 0.2, cy, tip + m, cy), Math.max(9, m * 0.045));
    const far = x0 - GAP;
    const collar = rect(far - m * 0.14, cy - base, m * 0.14, base * 2, m * 0.04);
    const grip = rect(far - GAP - m * 0.5, cy - base * 0.86, m * 0.36, base * 1.72, m * 0.06);
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

/** The plan of a house: the name in its large room over two more, doors that swing open. */
export const planRooms: Plate = {
  about: ['floor-plan', 'blueprint'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.5, 0.42);
    const gap = Math.max(12, m * 0.06);
    const t = Math.max(12, m * 0.06);
    const deep = m * 0.58;
    const b = y1 + gap + deep;
    const d = deep * 0.62;
    const split = x0 + wide * 0.58;
    const inside = rect(x0, y0, wide, b - y0);
    const h = y1 + gap / 2;
    const [door, hall] = [split - gap - d - m * 0.1, split + gap + m * 0.1];
    // The wall is left open where a door is, its leaf and its swing are lines in the room.
    const walls = [
      rect(x0 - 9, y1, door - x0 + 9, gap),
      rect(door + d, y1, x1 - door - d + 9, gap),
      rect(split - gap / 2, y1, gap, deep + gap + 9),
      stroke(line(door, h, door, h + d), gap * 0.9),
      stroke(arc(door, h, d, 0, 90), gap * 0.7),
      stroke(line(hall, b, hall, b - d), gap * 0.9),
      stroke(arc(hall, b, d, -90, 0), gap * 0.7),
    ];
    const o = gap + t;
    const pane = Math.min(m * 0.6, wide * 0.3);
    // In pieces: a wall that ran around all rooms would be taken for a line of text about them.
    const wall = subtract(
      rect(x0 - o, y0 - o, wide + 2 * o, b - y0 + 2 * o, 3),
      rect(x0 - gap, y0 - gap, wide + 2 * gap, b - y0 + 2 * gap),
      rect(hall, b, d, m),
      rect(cx - pane / 2, y0 - m, pane, m),
      ...[x0 - m, x1].map((x) => rect(x, (y0 + y1) / 2 - pane / 2, m, pane)),
    );
    return { plate: concat(subtract(inside, ...walls), wall) };
  },
};
