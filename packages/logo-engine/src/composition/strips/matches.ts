/** Long things of where people play. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { arc, circle, rect } from '../../geometry/shapes.js';
import { roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A game controller. */
export const gamepad: Strip = {
  about: ['game-controller', 'joystick', 'gaming-tower', 'arcade-machine'],
  high: 2.5,
  aspect: [2.4, 9],
  ends: 1.15,
  draw(w) {
    const body = parse(
      `M50,0H${w - 50}C${w - 24},0 ${w - 14},14 ${w - 8},40C${w + 2},76 ${w + 4},100 ${w - 18},100C${w - 38},100 ${w - 44},76 ${w - 70},76H70C44,76 38,100 18,100C-4,100 -2,76 8,40C14,14 24,0 50,0Z`,
    );
    const pad = union(rect(24, 33, 34, 11, 3), rect(35.5, 21.5, 11, 34, 3));
    const buttons = [
      [-14, 0],
      [14, 0],
      [0, -14],
      [0, 14],
    ].map(([x = 0, y = 0]) => circle(w - 41 + x, 38 + y, 6.5));
    return { strip: subtract(body, pad, ...buttons), room: roomWithin(60, w - 60, 1, 75) };
  },
};

/** A football pitch from above: its two areas and its corners. */
export const pitch: Strip = {
  about: ['soccer-ball', 'goal', 'top-corner', 'football-boot', 'ball-cup'],
  high: 2.4,
  aspect: [2.2, 10],
  ends: 1.05,
  draw(w) {
    const areas = concat(rect(-20, 16, 66, 68), rect(-20, 33, 40, 34));
    const half = stroke(areas, 6.5, { join: 'miter' });
    const bow = subtract(stroke(arc(34, 50, 24, -80, 80), 6.5), rect(0, 0, 46, 100));
    const end = union(half, bow);
    return {
      strip: subtract(rect(0, 0, w, 100, 5), end, mirror(end, w / 2)),
      room: roomWithin(60, w - 60),
    };
  },
};

/** A billiard table from above: its pockets, its cushions and its racked balls. */
export const poolTable: Strip = {
  about: ['eight-ball', 'billiard-rack'],
  high: 3.1,
  aspect: [2.2, 8],
  ends: 0.95,
  draw(w) {
    const cushion = subtract(rect(15, 15, w - 30, 70), rect(21.5, 21.5, w - 43, 57));
    const pockets = [18, w - 18].flatMap((x) => [18, 82].map((y) => circle(x, y, 11)));
    const middle = [15, 85].map((y) => circle(w / 2, y, 9));
    const balls = [0, 1, 2].flatMap((r) =>
      Array.from({ length: r + 1 }, (_, i) => circle(w - 67 + r * 14, 50 + (i - r / 2) * 16, 6.8)),
    );
    return {
      strip: subtract(rect(0, 0, w, 100, 16), cushion, ...pockets, ...middle, ...balls),
      room: roomWithin(24, w - 74, 22, 78),
    };
  },
};
