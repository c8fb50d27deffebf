/** Plates of who keeps: law, money, doors and houses. */
import { grow, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A temple's front, the name in its frieze over four columns. */
export const temple: Plate = {
  about: ['bank', 'scales', 'gavel', 'deed', 'law-book', 'worker-scales', 'ionic-column'],
  styles: ['vintage', 'corporate', 'modern', 'minimal', 'creative'],
  aspect: [2, 4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = bodyAround(held, 0.56, 0.4);
    const peak = mean * 0.36;
    const over = mean * 0.07;
    const roof = polygon(
      [
        [x0 - over, y0 - gap],
        [x0 - over, y0 - gap - mean * 0.05],
        [cx, y0 - gap - peak],
        [x1 + over, y0 - gap - mean * 0.05],
        [x1 + over, y0 - gap],
      ],
      mean * 0.02,
    );
    const eye = circle(cx, y0 - gap - peak * 0.38, peak * 0.19);
    const [post, tall, top] = [mean * 0.165, mean * 0.44, y1 + gap];
    const count = wide > mean * 1.75 ? 5 : 4;
    const cap = Math.max(16, mean * 0.05);
    const from = x0 + mean * 0.05;
    const pitch = (wide - mean * 0.1 - post) / (count - 1);
    const column = (i: number) => {
      const x = from + i * pitch;
      const flute = (at: number) =>
        rect(x + post * at - 5, top + cap + gap * 0.7, 10, tall - cap * 2 - gap * 1.4, 5);
      const solid = union(
        rect(x, top, post, tall),
        rect(x - mean * 0.03, top, post + mean * 0.06, cap, 4),
        rect(x - mean * 0.03, top + tall - cap, post + mean * 0.06, cap, 4),
      );
      return post > 58 ? subtract(solid, flute(0.32), flute(0.68)) : subtract(solid, flute(0.5));
    };
    const step = Math.max(20, mean * 0.075);
    const foot = top + tall + gap;
    const steps = union(
      rect(x0 - over * 0.2, foot, wide + over * 0.4, step + 10, 4),
      rect(x0 - over * 1.6, foot + step, wide + over * 3.2, step, 5),
    );
    const frieze = rect(x0, y0, wide, high, 4);
    const columns = Array.from({ length: count }, (_, i) => column(i));
    return { plate: concat(subtract(roof, eye), frieze, ...columns, steps) };
  },
};

/** A shield. */
export const shield: Plate = {
  about: [
    'shield-check',
    'house-shield',
    'security-guard',
    'security-camera',
    'dome-camera',
    'armoured-van',
    'laptop-lock',
    'car-shield',
  ],
  aspect: [0.95, 1.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cx } = bodyAround(held, 0.62, 0.3);
    const [top, tip] = [y0 - gap - high * 0.2, y1 + held.height * 0.42];
    const body = (out: number): Path => ({
      commands: [
        [MOVE, x0 - out, top],
        [CUBIC, x0 + wide * 0.2, top + 4, cx - wide * 0.12, top - high * 0.06, cx, top - high * 0.16 - out],
        [CUBIC, cx + wide * 0.12, top - high * 0.06, x1 - wide * 0.2, top + 4, x1 + out, top],
        [LINE, x1 + out, y1 - high * 0.34],
        [CUBIC, x1 + out, y1 + high * 0.1, cx + wide * 0.24, tip - high * 0.14, cx, tip + out],
        [CUBIC, cx - wide * 0.24, tip - high * 0.14, x0 - out, y1 + high * 0.1, x0 - out, y1 - high * 0.34],
        [CLOSE],
      ],
      evenOdd: false,
    });
    const core = body(0);
    const chief = rect(x0 - 20, y0 - gap, wide + 40, gap);
    const r = Math.max(13, high * 0.075);
    const eye = y1 + high * 0.03;
    const keyhole = union(
      circle(cx, eye + r, r),
      polygon(
        [
          [cx - r * 0.4, eye + r],
          [cx + r * 0.4, eye + r],
          [cx + r * 0.75, eye + r * 3],
          [cx - r * 0.75, eye + r * 3],
        ],
        2,
      ),
    );
    return { plate: concat(subtract(grow(core, gap + 16), grow(core, gap)), subtract(core, chief, keyhole)) };
  },
};
