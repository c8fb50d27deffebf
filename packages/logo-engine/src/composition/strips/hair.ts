import { parse, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { CUT, roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** A hair comb, its teeth down. */
export const comb: Strip = {
  about: ['comb', 'scissors-comb', 'scissors', 'hair-dryer', 'long-hair'],
  high: 3.6,
  aspect: [2.4, 8],
  ends: 0,
  draw(wide) {
    const { places, step } = row(30, wide - 60, 24, 9);
    const slots = places.map((x) => rect(x + step * 0.25, 56, step * 0.5, 100, step * 0.2));
    return {
      strip: subtract(rect(0, 0, wide, 100, 20), ...slots),
      room: { x: 0, y: 2, width: wide, height: 56 },
    };
  },
};

/** A lying barber's pole, its stripes at both ends. */
export const barberPole: Strip = {
  about: ['barber-pole', 'beard', 'razor', 'clippers', 'barber-chair'],
  high: 2.1,
  aspect: [2.4, 11],
  ends: 1.4,
  draw(w) {
    const cap = union(rect(0, 32, 14, 36, 6), parse('M12,50C12,22 18,10 30,4V96C18,90 12,78 12,50Z'));
    const glass = rect(30 + CUT, 4, w - 60 - CUT * 2, 92, 3);
    const stripes = [0, 1].flatMap((i) => {
      const stripe = (x: number) =>
        polygon([
          [x + 30, 0],
          [x + 42, 0],
          [x + 12, 100],
          [x, 100],
        ]);
      return [stripe(26 + i * 25), stripe(w - 68 - i * 25)];
    });
    return {
      strip: union(cap, mirror(cap, w / 2), subtract(glass, ...stripes)),
      room: roomWithin(78, w - 78, 5, 95),
    };
  },
};
