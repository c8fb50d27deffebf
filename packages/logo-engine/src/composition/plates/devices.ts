/** Plates of who works with computers, phones and words. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, LINE, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const gap = Math.min(14, Math.max(10, (y1 - y0) * 0.045));
  return { gap, x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: centreX(held), cy: centreY(held) };
};

/** A portable computer, open. */
export const laptop: Plate = {
  about: [
    'laptop',
    'laptop-wrench',
    'laptop-lock',
    'laptop-bill',
    'code',
    'cpu',
    'desktop-computer',
    'chip-sparkle',
  ],
  aspect: [1, 6.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cx } = around(held, 0.48, 0.46);
    const out = Math.max(34, high * 0.17);
    const deck = Math.max(30, high * 0.13);
    const top = y1 + gap;
    const base: Path = {
      commands: [
        [MOVE, x0 - out + 5, top + 5],
        [LINE, x1 + out - 5, top + 5],
        [CUBIC, x1 + out - 5, top + deck * 0.7, x1 + out - 20, top + deck - 5, x1 + out - 42, top + deck - 5],
        [LINE, x0 - out + 42, top + deck - 5],
        [CUBIC, x0 - out + 20, top + deck - 5, x0 - out + 5, top + deck * 0.7, x0 - out + 5, top + 5],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const notch = rect(cx - high * 0.2, top - 20, high * 0.4, 20 + Math.max(11, deck * 0.4), 8);
    const screen = union(rect(x0, y0, wide, high, 0.22 * CAP), rect(x0, y1 - 60, wide, 60, 6));
    return { plate: concat(screen, subtract(grow(base, 5), notch)) };
  },
};

/** A computer's screen on its foot. */
export const monitor: Plate = {
  about: [
    'monitor',
    'monitor-tools',
    'desktop',
    'desktop-computer',
    'computer-tower',
    'laptop-wrench',
    'laptop',
    'code',
    'cpu',
    'hard-disk',
    'television',
  ],
  aspect: [1, 5],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, cx } = around(held, 0.48, 0.46);
    const chin = Math.max(30, high * 0.13);
    const low = y1 + gap + chin;
    const shell = rect(x0, y0, x1 - x0, low - y0, 0.2 * CAP);
    const [neck, foot] = [high * 0.17, high * 0.4];
    const fall = high * 0.17;
    const stand = polygon([
      [cx - neck, low - 4],
      [cx + neck, low - 4],
      [cx + neck * 1.25, low + fall],
      [cx - neck * 1.25, low + fall],
    ]);
    const plinth = rect(cx - foot, low + fall - 8, foot * 2, 30, 15);
    const cut = rect(x0 - 5, y1, x1 - x0 + 10, gap);
    return { plate: subtract(union(shell, stand, plinth), cut) };
  },
};

/** A browser's window with its three buttons, and the arrow that points. */
export const browser: Plate = {
  about: ['browser-code', 'browser', 'browser-cart', 'cursor-click', 'code'],
  aspect: [1, 6.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high } = around(held, 0.54, 0.5);
    const bar = Math.max(46, high * 0.2);
    const top = y0 - gap - bar;
    const shell = rect(x0, top, wide, y1 - top, 0.24 * CAP);
    const r = bar * 0.2;
    const dots = [0, 1, 2].map((i) => circle(x0 + bar * 0.62 + i * r * 3.3, top + bar / 2, r));
    const size = Math.max(96, high * 0.42);
    const [px, py] = [x1 - 0.28 * CAP, y1 - 0.26 * CAP];
    const at = (x: number, y: number): [number, number] => [px + x * size, py + y * size];
    const arrow = polygon([at(0, 0), at(0.9, 0.36), at(0.54, 0.54), at(0.36, 0.9)], 7);
    return {
      plate: subtract(shell, rect(x0 - 5, y0 - gap, wide + 10, gap), ...dots, grow(arrow, gap)),
      second: arrow,
    };
  },
};

/** A telephone on its side, with its speaker and its button. */
export const phone: Plate = {
  about: ['device-mobile', 'phone-wrench', 'cracked-phone', 'phone-cable', 'phone-screwdriver', 'phone-case'],
  aspect: [1.2, 8],
  draw(held) {
    const { gap, x0, x1, y0, high, cy } = around(held, 0.36, 0.46);
    const cap = Math.max(52, high * 0.24);
    const [left, far] = [x0 - gap - cap * 0.82, x1 + gap + cap];
    const shell = rect(left, y0, far - left, high, Math.max(40, high * 0.2));
    const cut = [x0 - gap, x1].map((x) => rect(x, y0 - 5, gap, high + 10));
    const slot = rect((left + x0 - gap) / 2 - 6, cy - high * 0.14, 12, high * 0.28, 6);
    const button = circle(x1 + gap + cap / 2 - 2, cy, cap * 0.24);
    return { plate: subtract(shell, ...cut, slot, button) };
  },
};

/** What somebody says. */
export const speech: Plate = {
  about: [
    'bubble',
    'chats',
    'translate',
    'english-bubble',
    'hi-bubble',
    'letter-bubble',
    'two-tongues',
    'speaking-head',
    'mouth-sound',
    'bubble-heart',
    'phone-megaphone',
    'megaphone',
    'headset',
    'support-agent',
    'mind-heart',
  ],
  aspect: [0.9, 7.5],
  draw(held) {
    const { x0, y0, y1, wide, high } = around(held, 0.56, 0.5);
    const body = rect(x0, y0, wide, high, Math.min(high * 0.42, CAP));
    const at = (x: number, y: number) => [x0 + high * x, y1 + high * y] as const;
    const tail: Path = {
      commands: [
        [MOVE, ...at(0.3, -0.2)],
        [CUBIC, ...at(0.34, 0.06), ...at(0.26, 0.18), ...at(0.13, 0.27)],
        [CUBIC, ...at(0.42, 0.27), ...at(0.66, 0.16), ...at(0.78, -0.1)],
        [CLOSE],
      ],
      evenOdd: false,
    };
    return { plate: union(body, tail) };
  },
};
