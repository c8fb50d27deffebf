/** Long things of who wires offices, prints for them and makes their signs. */
import { subtract, union } from '../../geometry/kernel.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** A switch of a network: its sockets under its words. */
export const networkSwitch: Strip = {
  about: ['network', 'router', 'database'],
  high: 3.5,
  aspect: [2.2, 10],
  ends: 0.5,
  draw(w) {
    const { places, step } = row(26, w - 52, 37, 4);
    const sockets = places.map((x) =>
      union(rect(x + 4.5, 62, step - 9, 27, 2), rect(x + step / 2 - 6, 54, 12, 12, 2)),
    );
    const screws = [14, w - 14].flatMap((x) => [20, 80].map((y) => circle(x, y, 6)));
    return {
      strip: subtract(rect(0, 0, w, 100, 8), ...sockets, ...screws),
      room: roomWithin(18, w - 18, 2, 52),
    };
  },
};

/** A wide printer, its sheet coming out. */
export const widePrinter: Strip = {
  about: ['printer', 'printer-ink', 'printing-press', 'plotter', 'flyer', 'pasted-poster'],
  high: 2.9,
  aspect: [2.2, 8],
  ends: 0.6,
  draw(w) {
    const body = subtract(
      rect(0, 0, w, 44, 12),
      rect(14, 26, w - 28, 40),
      rect(w - 70, 8, 32, 10, 4),
      circle(w - 22, 13, 6),
    );
    const sheet = polygon(
      [
        [22, 32],
        [w - 22, 32],
        [w - 22, 82],
        [w - 40, 100],
        [22, 100],
      ],
      2,
    );
    const fold = polygon(
      [
        [w - 40, 100],
        [w - 40, 82],
        [w - 22, 82],
      ],
      2,
    );
    return {
      strip: union(body, subtract(sheet, rect(w - 47, 75, 40, 40)), fold),
      room: roomWithin(24, w - 38, 33, 99),
    };
  },
};

/** A sign with bulbs all round. */
export const bulbSign: Strip = {
  about: ['letter-lights', 'neon-sign', 'hanging-sign', 'pole-sign'],
  high: 3.2,
  aspect: [2.2, 10],
  ends: 0.4,
  draw(w) {
    const along = row(13, w - 26, 34, 4);
    const bulbs = [...along.places, w - 13].flatMap((x) => [13, 87].map((y) => circle(x, y, 7)));
    const ends = [13, w - 13].map((x) => circle(x, 50, 7));
    return {
      strip: subtract(rect(0, 0, w, 100, 16), ...bulbs, ...ends),
      room: roomWithin(20, w - 20, 20, 80),
    };
  },
};
