/** Long things of engineers and of who does sums. */
import { stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { CUT, roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** A belt of teeth over two wheels. */
export const cogBelt: Strip = {
  about: ['gear', 'bearing', 'timing-belt', 'chainring'],
  high: 2.9,
  aspect: [2.6, 9],
  ends: 1.06,
  draw(w) {
    const tooth = (x: number, y: number): Path =>
      polygon(
        [
          [x - 9, y + 15],
          [x - 5, y],
          [x + 5, y],
          [x + 9, y + 15],
        ],
        1.5,
      );
    const { places } = row(50, w - 100, 25, 4);
    const along = [...places, w - 50].map((x) => tooth(x, 0));
    const teeth = [...along, ...along.map((one) => rotate(one, 180, w / 2, 50))];
    const round = [36, 72, 108, 144].flatMap((turn) => [
      rotate(tooth(50, 0), -turn, 50, 50),
      rotate(tooth(w - 50, 0), turn, w - 50, 50),
    ]);
    return {
      strip: subtract(
        union(rect(12, 12, w - 24, 76, 38), ...teeth, ...round),
        circle(42, 50, 12),
        circle(w - 42, 50, 12),
      ),
      room: roomWithin(50, w - 50, 12, 88),
    };
  },
};

/** A solar panel. */
export const solar: Strip = {
  about: ['solar-panel', 'solar-house', 'sun-bolt'],
  high: 3.8,
  aspect: [2.2, 9],
  ends: 1,
  draw(w) {
    const side = (at: number, y: number): number => at + (24 * (1 - y / 100) * (w - 2 * at)) / w;
    const face = polygon(
      [
        [side(0, 0), 0],
        [side(w, 0), 0],
        [w, 100],
        [0, 100],
      ],
      3,
    );
    const { places } = row(0, w, 40, 6);
    const column = (at: number, from: number, to: number): Path =>
      stroke(line(side(at, from), from, side(at, to), to), 7, { cap: 'butt' });
    const inner = places.slice(1);
    const cuts = inner.flatMap((at, i) =>
      i === 0 || i === inner.length - 1 ? [column(at, -2, 102)] : [column(at, -2, 24), column(at, 72, 102)],
    );
    return {
      strip: subtract(face, rect(0, 19, w, 6), rect(0, 72, w, 7), ...cuts),
      room: roomWithin(52, w - 52, 25, 72),
    };
  },
};

/** The display and the keys of a calculator. */
export const calculator: Strip = {
  about: [
    'calculator',
    'adding-machine',
    'tax-form',
    'invoice',
    'receipt',
    'laptop-bill',
    'cash-register',
    'abacus',
    'abacus-head',
    'math-operations',
  ],
  high: 3.4,
  aspect: [2.2, 8],
  ends: 0.1,
  draw(w) {
    const { step, places } = row(0, w + CUT, 58, 4);
    const signs = (x: number, i: number): Path[] => {
      const y = 83;
      const flat = line(x - 9, y, x + 9, y);
      if (i === places.length - 1)
        return [line(x - 9, y - 5, x + 9, y - 5), line(x - 9, y + 5, x + 9, y + 5)];
      if (i % 4 === 0) return [flat, line(x, y - 9, x, y + 9)];
      if (i % 4 === 1) return [flat];
      if (i % 4 === 2) return [line(x - 7, y - 7, x + 7, y + 7), line(x - 7, y + 7, x + 7, y - 7)];
      return [flat, line(x, y - 8.5, x, y - 8.4), line(x, y + 8.4, x, y + 8.5)];
    };
    const keys = places.map((x, i) => {
      const width = step - CUT;
      return subtract(rect(x, 66, width, 34, 8), ...signs(x + width / 2, i).map((s) => stroke(s, 6)));
    });
    return {
      strip: concat(rect(0, 0, w, 58, 8), ...keys),
      room: roomWithin(2, w - 2, 0, 58),
    };
  },
};
