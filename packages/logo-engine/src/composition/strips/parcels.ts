/** Long things of who wraps and who sends. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { ellipse, line, polyline, rect } from '../../geometry/shapes.js';
import { roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A parcel closed with tape. */
export const parcel: Strip = {
  about: [
    'package',
    'parcel-van',
    'winged-parcel',
    'carton-box',
    'moving-box',
    'carton-loop',
    'storage',
    'bike-courier',
    'truck-house',
    'hand-truck',
  ],
  high: 3.1,
  aspect: [2.2, 8],
  ends: 0.6,
  draw(w) {
    const c = w / 2;
    const top = parse(`M26,0H${w - 26}Q${w - 20},0 ${w - 16},5L${w - 2},22H2L16,5Q20,0 26,0Z`);
    const tape = [-1, 1].map((side) =>
      stroke(line(c + side * 16, -4, c + side * 19, 44), 6, { cap: 'butt' }),
    );
    const tongue = rect(c - 20, 38, 40, 6);
    const arrows = [w - 46, w - 20].flatMap((x) => [
      stroke(line(x, 54, x, 88), 7),
      stroke(
        polyline([
          [x - 9, 58],
          [x, 49],
          [x + 9, 58],
        ]),
        7,
      ),
    ]);
    return {
      strip: concat(subtract(top, ...tape), subtract(rect(0, 30, w, 70, 6), ...tape, tongue, ...arrows)),
      room: roomWithin(0, w - 56, 46, 98),
    };
  },
};

/** A wrapped present from above: its ribbon and bow. */
export const present: Strip = {
  about: ['gift', 'bow'],
  high: 2.6,
  aspect: [2.4, 8],
  ends: 1.12,
  draw(w) {
    const x = 58;
    const loops = [-1, 1].map((side) => {
      const at = (dx: number): number => x + side * dx;
      return parse(
        `M${at(0)},42C${at(10)},32 ${at(24)},4 ${at(40)},9Q${at(50)},13 ${at(50)},42Q${at(50)},71 ${at(40)},75C${at(24)},80 ${at(10)},52 ${at(0)},42Z`,
      );
    });
    const eyes = [-1, 1].map((side) => ellipse(x + side * 33, 42, 8, 14));
    const tails = [-1, 1].map((side) => stroke(line(x, 46, x + side * 27, 90), 11, { cap: 'butt' }));
    return {
      strip: concat(
        subtract(rect(0, 0, w, 100, 8), union(...loops, ...tails, rect(x - 13, 29, 26, 27, 9))),
        ...eyes,
      ),
      room: roomWithin(111, w),
    };
  },
};
