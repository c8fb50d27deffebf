/** Plates of who keeps the clocks of towers. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polar, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A town hall that holds the name, its clock in the tower over it. */
export const clockTower: Plate = {
  about: ['clock-tower'],
  aspect: [1.8, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.44 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const m = high * 0.5 + (x1 - x0) * 0.22;
    const gap = 0.11 * CAP;
    const hall = rect(x0, y0, x1 - x0, high);
    const cornice = rect(x0 - m * 0.1, y0 - gap - m * 0.12, x1 - x0 + m * 0.2, m * 0.12, 0.04 * CAP);
    const foot = rect(x0 - m * 0.1, y1 + gap, x1 - x0 + m * 0.2, m * 0.14, 0.04 * CAP);
    const k = m * 0.8;
    const [half, r] = [k * 0.48, k * 0.36];
    const base = y0 - gap - k * 0.06;
    const top = base - k * 1.06;
    const dialY = top + k * 0.5;
    const tower = subtract(rect(cx - half, top, half * 2, base - top), circle(cx, dialY, r));
    const hand = (turn: number, long: number) =>
      stroke(line(cx, dialY, ...polar(cx, dialY, r * long, turn)), r * 0.17, { cap: 'round' });
    const eaves = top - gap;
    const roof = polygon(
      [
        [cx - half * 1.3, eaves],
        [cx, eaves - k * 0.66],
        [cx + half * 1.3, eaves],
      ],
      0.08 * CAP,
    );
    const ball = circle(cx, eaves - k * 0.64, k * 0.07);
    return {
      plate: concat(hall, union(cornice, tower), foot),
      second: concat(union(roof, ball), union(hand(-90, 0.66), hand(-10, 0.5))),
    };
  },
};
