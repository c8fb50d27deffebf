/** Plates of who works with current. */
import { CAP } from '../../fonts/shape.js';
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A battery on its side, a bolt in its end. */
export const battery: Plate = {
  about: ['battery-full', 'battery-charging', 'charged-battery'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { gap, x0, x1, y0, high, mean, cy } = bodyAround(held, 0.58, 0.54);
    const end = mean * 0.44;
    const far = x1 + gap + end;
    const shell = rect(x0, y0, far - x0, high, high * 0.2);
    const knob = rect(far - 12, cy - high * 0.2, 12 + mean * 0.12, high * 0.4, mean * 0.04);
    const [bx, size] = [x1 + gap + end * 0.48, Math.min(end * 0.86, high * 0.4)];
    const bolt = polygon(
      [
        [bx + size * 0.16, cy - size * 0.85],
        [bx - size * 0.4, cy + size * 0.14],
        [bx - size * 0.02, cy + size * 0.14],
        [bx - size * 0.16, cy + size * 0.85],
        [bx + size * 0.4, cy - size * 0.14],
        [bx + size * 0.02, cy - size * 0.14],
      ],
      4,
    );
    return { plate: subtract(union(shell, knob), rect(x1, y0 - 5, gap, high + 10), bolt) };
  },
};

/** A plug with its two pins and its curling cable. */
export const plug: Plate = {
  about: ['plug', 'plug-bolt', 'bulb-plug'],
  aspect: [1.2, 3],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, mean, cy } = bodyAround(held, 0.6, 0.56);
    const left = x0 - high * 0.08;
    const body = union(
      rect(left, y0, wide * 0.8, high, high * 0.36),
      rect(x1 - wide * 0.5, y0, wide * 0.5, high, 10),
    );
    const [plate, pin, bar] = [mean * 0.1, mean * 0.27, mean * 0.115];
    const neck = mean * 0.1;
    const collar = rect(left - neck, cy - high * 0.17, neck + 40, high * 0.34, 9);
    const from = left - neck + 6;
    const cord: Path = {
      commands: [
        [MOVE, from + 10, cy],
        [LINE, from - mean * 0.04, cy],
        [
          CUBIC,
          from - mean * 0.34,
          cy,
          from - mean * 0.16,
          cy + high * 0.4,
          from - mean * 0.5,
          cy + high * 0.4,
        ],
        [LINE, from - mean * 0.56, cy + high * 0.4],
      ],
      evenOdd: false,
    };
    const cable = stroke(cord, bar * 0.86, { cap: 'round', join: 'round' });
    const face = rect(x1 + gap, y0 + 4, plate, high - 8, 10);
    const pins = [-0.24, 0.24].map((share) =>
      rect(x1 + gap + plate - 14, cy + high * share - bar * 0.62, pin + 14, bar * 1.24, 10),
    );
    return { plate: concat(union(body, collar, cable), union(face, ...pins)) };
  },
};

/** A car's battery with its two poles. */
export const carBattery: Plate = {
  about: ['car-battery', 'car-bolt', 'starter-motor', 'alternator', 'blade-fuse'],
  aspect: [1.4, 4.5],
  draw(held) {
    const { gap, x0, x1, y0, wide, high } = bodyAround(held, 0.48, 0.46);
    const lid = Math.max(54, high * 0.24);
    const top = y0 - gap - lid;
    const cover = rect(x0 - 14, top, wide + 28, lid, 12);
    const post = Math.max(64, high * 0.32);
    const at = [x0 + 10, x1 - 10 - post];
    const posts = at.map((x) => rect(x, top - Math.max(26, high * 0.12), post, 60, 9));
    const [long, bar, my] = [lid * 0.6, Math.max(12, lid * 0.17), top + lid / 2];
    const [mx, px] = [x0 + 10 + post / 2, x1 - 10 - post / 2];
    const minus = rect(mx - long / 2, my - bar / 2, long, bar);
    const plus = union(
      rect(px - long / 2, my - bar / 2, long, bar),
      rect(px - bar / 2, my - long / 2, bar, long),
    );
    const body = union(rect(x0, y0, wide, high, 0.16 * CAP), rect(x0, y0, wide, 40, 4));
    return { plate: concat(subtract(union(cover, ...posts), minus, plus), body) };
  },
};
