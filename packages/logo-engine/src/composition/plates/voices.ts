/** Plates of who makes others heard and seen. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { arc, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A megaphone, the name in its horn. */
export const megaphone: Plate = {
  about: ['megaphone', 'phone-megaphone', 'sound-car'],
  aspect: [1.7, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, mean, cy } = bodyAround(held, 0.3, 0.3);
    const flare = mean * 0.3;
    const bell = x1 + mean * 0.12;
    const half = high / 2;
    const long = bell - x0;
    const horn: Path = {
      commands: [
        [MOVE, x0, y0],
        [CUBIC, x0 + long * 0.45, y0, bell - long * 0.22, y0 - flare * 0.22, bell, y0 - flare],
        [LINE, bell, y1 + flare],
        [CUBIC, bell - long * 0.22, y1 + flare * 0.22, x0 + long * 0.45, y1, x0, y1],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const rim = rect(bell - 14, y0 - flare * 1.12, 14 + mean * 0.07, high + flare * 2.24, mean * 0.035);
    const back = x0 - gap - mean * 0.3;
    const cap = polygon(
      [
        [x0 - gap, y0 + 2],
        [x0 - gap, y1 - 2],
        [back + mean * 0.08, cy + half * 0.72],
        [back, cy + half * 0.5],
        [back, cy - half * 0.5],
        [back + mean * 0.08, cy - half * 0.72],
      ],
      mean * 0.035,
    );
    const foot = x0 + mean * 0.1;
    const grip = grow(
      polygon([
        [foot + 12, y1 - 30],
        [foot + mean * 0.26, y1 - 30],
        [foot + mean * 0.34, y1 + mean * 0.36],
        [foot + mean * 0.14, y1 + mean * 0.36],
      ]),
      12,
    );
    const waves = [0.26, 0.46].map((out) => {
      const r = half + mean * out;
      const turn = Math.min(44, 30 + out * 14);
      return stroke(arc(bell - half * 0.72, cy, r + mean * 0.1, -turn, turn), Math.max(22, mean * 0.06), {
        cap: 'round',
      });
    });
    const room = grow(rim, gap * 1.4);
    return {
      plate: concat(union(horn, rim, grip), cap),
      second: concat(...waves.map((wave) => subtract(wave, room))),
    };
  },
};

/** A hoarding on its two posts, with the lamps that light it. */
export const billboard: Plate = {
  about: ['billboard', 'letter-lights', 'hanging-sign', 'pole-sign'],
  aspect: [1.9, 3.4],
  draw(held) {
    const { gap, x0, y0, wide, high, mean, cx } = bodyAround(held, 0.5, 0.5);
    const rim = Math.max(15, mean * 0.045) + gap;
    const box = (out: number, round: number) =>
      rect(x0 - out, y0 - out, wide + out * 2, high + out * 2, round);
    const low = y0 + high + rim;
    const post = mean * 0.12;
    const legs = [-1, 1].map((way) => rect(cx + way * wide * 0.27 - post / 2, low - 6, post, mean * 0.56, 4));
    const walk = rect(x0 - rim * 0.4, low + mean * 0.07, wide + rim * 0.8, mean * 0.055, 6);
    const count = wide > high * 2 ? 4 : 3;
    const lamp = (i: number) => {
      const x = x0 + (wide * (i + 0.5)) / count;
      const y = y0 - rim - mean * 0.14;
      return union(
        rect(x - mean * 0.02, y, mean * 0.04, mean * 0.16),
        polygon(
          [
            [x - mean * 0.045, y - mean * 0.05],
            [x + mean * 0.045, y - mean * 0.05],
            [x + mean * 0.11, y + mean * 0.06],
            [x - mean * 0.11, y + mean * 0.06],
          ],
          mean * 0.02,
        ),
      );
    };
    const lamps = Array.from({ length: count }, (_, i) => lamp(i));
    const frame = subtract(union(box(rim, 14), ...legs, walk, ...lamps), box(gap, 8));
    return { plate: concat(frame, box(0, 4)) };
  },
};
