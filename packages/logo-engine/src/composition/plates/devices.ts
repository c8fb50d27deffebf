/** Plates of who works with computers, phones and words. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CLOSE, CUBIC, concat, MOVE, type Path } from '../../geometry/path.js';
import { circle, polygon, polyline, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  const gap = Math.min(14, Math.max(10, high * 0.045));
  return {
    gap,
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    mean: Math.sqrt(wide * high),
    cx: centreX(held),
    cy: centreY(held),
  };
};

/** A portable computer, open: its screen in its frame, the hinge, and the deck with its keys. */
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
  aspect: [1.15, 2.7],
  draw(held) {
    const { gap, x0, y0, y1, wide, high, mean, cx } = around(held, 0.5, 0.48);
    const rim = Math.max(16, mean * 0.05) + gap;
    const box = (out: number, round: number) =>
      rect(x0 - out, y0 - out, wide + out * 2, high + out * 2, round);
    const frame = subtract(box(rim, 0.26 * CAP), box(gap, 0.12 * CAP));
    const top = y1 + rim + gap;
    const [deck, out] = [mean * 0.25, mean * 0.16];
    const [l0, l1] = [x0 - rim, x0 - rim - out];
    const mirrored = (x: number) => 2 * cx - x;
    const slab = polygon(
      [
        [l0, top],
        [mirrored(l0), top],
        [mirrored(l1), top + deck],
        [l1, top + deck],
      ],
      mean * 0.02,
    );
    const lip = rect(l1, top + deck + gap, mirrored(l1) - l1, Math.max(20, mean * 0.07), mean * 0.035);
    const row = Math.max(14, deck * 0.2);
    const keys = [0, 1].flatMap((i) => {
      const y = top + deck * 0.17 + i * (row + gap);
      const left = l0 - out * 0.2 + rim * 0.9 - i * out * 0.3;
      const span = mirrored(left) - left;
      const count = Math.max(6, Math.round(span / (row * 2.6)));
      const each = (span - gap * (count - 1)) / count;
      return Array.from({ length: count }, (_, k) => rect(left + k * (each + gap), y, each, row, 3));
    });
    const pad = rect(cx - mean * 0.14, top + deck * 0.17 + 2 * (row + gap), mean * 0.28, row, 3);
    return { plate: concat(frame, box(0, 6), subtract(slab, ...keys, pad), lip) };
  },
};

/** A computer's screen in its frame on its foot, with its mouse. */
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
  aspect: [1.1, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = around(held, 0.52, 0.5);
    const rim = Math.max(18, mean * 0.055) + gap;
    const chin = mean * 0.1;
    const shell = rect(x0 - rim, y0 - rim, wide + rim * 2, high + rim * 2 + chin, 0.28 * CAP);
    const light = circle(cx, y1 + gap + (rim - gap + chin) / 2, Math.max(10, mean * 0.026));
    const glass = rect(x0 - gap, y0 - gap, wide + gap * 2, high + gap * 2, 0.14 * CAP);
    const low = y1 + rim + chin;
    const fall = mean * 0.2;
    const neck = polygon([
      [cx - mean * 0.12, low - 6],
      [cx + mean * 0.12, low - 6],
      [cx + mean * 0.17, low + fall],
      [cx - mean * 0.17, low + fall],
    ]);
    const plinth = rect(cx - mean * 0.36, low + fall - 10, mean * 0.72, Math.max(26, mean * 0.08), 14);
    const foot = low + fall - 10 + Math.max(26, mean * 0.08);
    const [mx, mw, mh] = [x1 + rim - mean * 0.24, mean * 0.2, mean * 0.22];
    const mouse = union(
      rect(mx, foot - mh, mw, mh, mw * 0.48),
      rect(mx, foot - mh * 0.4, mw, mh * 0.4, mw * 0.16),
    );
    const wheel = rect(mx + mw / 2 - 6, foot - mh * 0.82, 12, mh * 0.34, 6);
    return {
      plate: concat(subtract(union(shell, neck, plinth), glass, light), rect(x0, y0, wide, high, 0.08 * CAP)),
      second: subtract(mouse, wheel),
    };
  },
};

/** A browser's window with its three buttons, and the arrow that points. */
export const browser: Plate = {
  about: ['browser-code', 'browser', 'browser-cart', 'cursor-click', 'code'],
  aspect: [1.1, 2.3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean } = around(held, 0.56, 0.54);
    const bar = Math.max(60, mean * 0.21);
    const [top, low] = [y0 - gap - bar, y1 + mean * 0.08];
    const shell = rect(x0, top, wide, low - top, 0.1 * mean);
    const r = bar * 0.21;
    const dots = [0, 1, 2].map((i) => circle(x0 + bar * 0.66 + i * r * 3.1, top + bar / 2, r));
    const field = rect(x0 + bar * 0.66 + r * 8.4, top + bar * 0.29, x1 - x0 - bar * 1.2 - r * 8.4, r * 2, r);
    const size = mean * 0.42;
    const [px, py] = [x1 - mean * 0.2, low - mean * 0.13];
    const at = (x: number, y: number): [number, number] => [px + x * size, py + y * size];
    const arrow = polygon(
      [at(0, 0), at(0.72, 0.62), at(0.42, 0.65), at(0.6, 1.02), at(0.42, 1.11), at(0.24, 0.73), at(0, 0.94)],
      6,
    );
    return {
      plate: subtract(shell, rect(x0 - 5, y0 - gap, wide + 10, gap), field, ...dots, grow(arrow, gap)),
      second: arrow,
    };
  },
};

/** A telephone on its side: its frame, the keys on its edge and the island of its camera. */
const telephone = (held: Box, cracked: boolean): { plate: Path } => {
  const { gap, x0, x1, y0, high, mean, cy } = around(held, 0.4, 0.5);
  const island = Math.max(24, mean * 0.085);
  const left = x0 - island * 1.5;
  const far = x1 + island * (cracked ? 2.3 : 0.7);
  const rim = Math.max(15, mean * 0.042) + gap;
  const round = high * 0.16;
  const box = (out: number) =>
    rect(left - out, y0 - out, far - left + out * 2, high + out * 2, round + out * 0.8);
  const edge = Math.max(13, mean * 0.035);
  const key = (x: number, long: number) =>
    rect(x, y0 - rim - edge, long, edge + 12, Math.min(6, edge * 0.45));
  const shell = union(box(rim), key(left + mean * 0.3, mean * 0.16), key(left + mean * 0.52, mean * 0.16));
  const lens = rect(left + island * 0.55, cy - high * 0.16, island, high * 0.32, island / 2);
  const split = x1 + island * 0.9;
  const at = (x: number, y: number) => [split + x * mean, y0 + y * high] as const;
  const width = Math.max(13, mean * 0.035);
  const cracks = [
    [at(0.06, -0.3), at(-0.01, 0.2), at(0.05, 0.34), at(-0.03, 0.62), at(0.04, 0.76), at(-0.02, 1.3)],
    [at(0.05, 0.34), at(0.3, 0.16)],
    [at(-0.03, 0.62), at(0.3, 0.72)],
  ].map((points) => stroke(polyline(points), width, { join: 'miter', cap: 'butt' }));
  const screen = subtract(box(0), lens);
  const frame = subtract(shell, box(gap));
  return {
    plate: cracked ? subtract(concat(frame, screen), union(...cracks)) : concat(frame, screen),
  };
};

/** A telephone. */
export const phone: Plate = {
  about: ['device-mobile', 'phone-case', 'phone-cable', 'phone-wrench', 'phone-screwdriver'],
  aspect: [1.4, 2.8],
  draw: (held) => telephone(held, false),
};

/** A telephone whose screen is broken. */
export const brokenPhone: Plate = {
  about: ['phone-wrench', 'cracked-phone', 'phone-screwdriver'],
  aspect: [1.4, 2.8],
  draw: (held) => telephone(held, true),
};

/** What somebody says, and who is about to answer. */
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
  aspect: [1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean } = around(held, 0.66, 0.62);
    const body = rect(x0, y0, wide, high, Math.min(high * 0.4, mean * 0.34));
    const at = (x: number, y: number) => [x0 + mean * x, y1 + mean * y] as const;
    const tail: Path = {
      commands: [
        [MOVE, ...at(0.26, -0.16)],
        [CUBIC, ...at(0.3, 0.06), ...at(0.22, 0.15), ...at(0.12, 0.21)],
        [CUBIC, ...at(0.09, 0.23), ...at(0.1, 0.26), ...at(0.14, 0.26)],
        [CUBIC, ...at(0.38, 0.25), ...at(0.58, 0.13), ...at(0.66, -0.1)],
        [CLOSE],
      ],
      evenOdd: false,
    };
    const main = union(body, tail);
    const [w, h] = [mean * 0.58, mean * 0.34];
    const [left, top] = [x1 - w * 0.6, y1 - h * 0.14];
    const answer = union(
      rect(left, top, w, h, h * 0.46),
      grow(
        polygon([
          [left + w * 0.66, top + h * 0.7],
          [left + w * 0.93, top + h * 0.6],
          [left + w * 0.95, top + h * 1.16],
        ]),
        7,
      ),
    );
    const dots = [-1, 0, 1].map((i) => circle(left + w / 2 + i * w * 0.22, top + h / 2, h * 0.115));
    return { plate: subtract(main, grow(answer, gap)), second: subtract(answer, ...dots) };
  },
};
