/** Long things of who works with computers, on the web and with words. */
import { grow, subtract, union } from '../../geometry/kernel.js';
import { translate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { CUT, roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A keyboard: its words are the space bar. */
export const keyboard: Strip = {
  about: [
    'keyboard',
    'mouse',
    'desktop-computer',
    'desktop',
    'laptop',
    'gaming-tower',
    'laptop-wrench',
    'laptop-pulse',
    'laptop-lock',
    'wifi-screen',
    'code',
  ],
  high: 3.7,
  aspect: [2.2, 10],
  ends: 0.5,
  draw(w) {
    const count = Math.max(6, Math.round((w + CUT) / 33));
    const key = (w + CUT) / count - CUT;
    const first = Array.from({ length: count }, (_, i) => rect(i * (key + CUT), 0, key, 20, 5));
    const wide = key * 1.5 + CUT / 2;
    const second = Array.from({ length: count - 3 }, (_, i) =>
      rect(wide + CUT + i * (key + CUT), 28, key, 20, 5),
    );
    return {
      strip: union(
        ...first,
        rect(0, 28, wide, 20, 5),
        ...second,
        rect(w - wide, 28, wide, 20, 5),
        rect(0, 56, 24, 44, 5),
        rect(32, 56, w - 64, 44, 5),
        rect(w - 24, 56, 24, 44, 5),
      ),
      room: roomWithin(28, w - 28, 56, 100),
    };
  },
};

/** A field to search in: its lens, and the pointer on its edge. */
export const searchField: Strip = {
  about: ['browser', 'cursor-click', 'browser-code', 'browser-cart', 'wifi-screen'],
  high: 2.4,
  aspect: [2.4, 10],
  ends: 1,
  draw(w) {
    const pointer = translate(
      polygon(
        [
          [0, 0],
          [40, 30],
          [24, 34],
          [14, 50],
        ],
        3,
      ),
      w - 44,
      50,
    );
    const lens = union(
      subtract(circle(38, 42, 20), circle(38, 42, 12)),
      polygon([
        [49, 58],
        [55, 52],
        [70, 67],
        [64, 73],
      ]),
    );
    return {
      strip: union(subtract(rect(0, 0, w, 92, 44), lens, grow(pointer, CUT)), pointer),
      room: roomWithin(63, w - 37, 0, 92),
    };
  },
};

/** A window of a browser: its three buttons, its page and the pointer. */
export const browserBar: Strip = {
  about: ['browser', 'browser-code', 'cursor-click', 'browser-cart', 'code', 'wifi-screen'],
  high: 3.2,
  aspect: [2.2, 10],
  ends: 0.48,
  draw(w) {
    const pointer = translate(
      polygon(
        [
          [0, 0],
          [38, 24],
          [22, 28],
          [16, 42],
        ],
        3,
      ),
      w - 50,
      57,
    );
    const buttons = [18, 40, 62].map((x) => circle(x, 15, 7));
    return {
      strip: union(
        subtract(rect(0, 0, w, 94, 12), ...buttons, rect(-5, 29, w + 10, CUT), grow(pointer, CUT)),
        pointer,
      ),
      room: roomWithin(2, w - 46, 36, 94),
    };
  },
};

/** Two bubbles: what is said, and what is answered behind it. */
export const chat: Strip = {
  about: [
    'bubble',
    'chats',
    'bubble-heart',
    'translate',
    'two-tongues',
    'english-bubble',
    'hi-bubble',
    'headset',
    'support-agent',
    'phone-megaphone',
    'megaphone',
  ],
  high: 2.8,
  aspect: [2.2, 9],
  ends: 0.75,
  draw(w) {
    const first = union(
      rect(0, 0, w - 62, 76, 30),
      polygon(
        [
          [30, 60],
          [80, 60],
          [36, 100],
        ],
        4,
      ),
    );
    const second = union(
      rect(w - 120, 20, 120, 62, 26),
      polygon(
        [
          [w - 60, 60],
          [w - 20, 60],
          [w - 24, 100],
        ],
        4,
      ),
    );
    return {
      strip: union(first, subtract(second, grow(rect(0, 0, w - 62, 76, 30), CUT))),
      room: roomWithin(8, w - 66, 0, 76),
    };
  },
};
