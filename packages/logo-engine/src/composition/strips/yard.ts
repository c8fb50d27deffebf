/** Long things of lawns, of pens of small animals and of who fries chicken. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { rotate, scale, translate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** A guinea pig. */
export const lyingCuy: Strip = {
  about: ['guinea-pig', 'guinea-pigs'],
  high: 2.6,
  aspect: [2.2, 9],
  ends: 0.95,
  draw(w) {
    const body = parse(
      `M70,4H${w - 130}C${w - 110},4 ${w - 96},0 ${w - 74},0C${w - 40},0 ${w - 20},14 ${w - 7},36C${w + 4},54 ${w + 2},78 ${w - 22},80L${w - 60},86H44C12,86 0,70 0,54C0,22 30,4 70,4Z`,
    );
    const ear = parse(
      `M${w - 86},14C${w - 76},6 ${w - 62},12 ${w - 60},26C${w - 59},38 ${w - 70},44 ${w - 79},38C${w - 88},32 ${w - 92},20 ${w - 86},14Z`,
    );
    const mouth = stroke(parse(`M${w + 2},60C${w - 12},63 ${w - 19},61 ${w - 24},54`), 6.5);
    const feet = [
      parse('M24,80H60L66,100H32Q24,100 24,92Z'),
      parse(`M${w - 92},80H${w - 58}L${w - 52},100H${w - 82}Q${w - 92},100 ${w - 92},90Z`),
    ];
    return {
      strip: union(
        subtract(union(body, ...feet), subtract(stroke(ear, 14), ear), ellipse(w - 36, 34, 6, 7), mouth),
        ear,
      ),
      room: roomWithin(12, w - 95, 5, 85),
    };
  },
};

/** A roll of turf, half unrolled. */
export const turfRoll: Strip = {
  about: ['lawnmower', 'turf-roll'],
  high: 2.5,
  aspect: [2.2, 9],
  ends: 0.95,
  draw(w) {
    const { places, step } = row(0, w - 92, 21, 5);
    const blades = places.map((x, i) =>
      polygon(
        [
          [x + 1, 44],
          [x + step / 2 + (i % 2 ? 5 : -3), i % 3 === 1 ? 14 : 22],
          [x + step - 1, 44],
        ],
        2,
      ),
    );
    const roll = circle(w - 46, 54, 46);
    const spiral = stroke(
      parse(
        `M${w - 84},74H${w - 60}C${w - 20},80 ${w - 16},28 ${w - 46},26C${w - 74},26 ${w - 72},58 ${w - 50},58`,
      ),
      7.5,
    );
    return {
      strip: subtract(union(rect(0, 38, w - 60, 62, 5), ...blades, roll), spiral),
      room: roomWithin(0, w - 90, 38, 100),
    };
  },
};

/** A row of drumsticks on a tray. */
export const drumsticks: Strip = {
  about: ['drumstick', 'chicken-bucket', 'dipped-wing', 'roast-chicken', 'spit-chicken'],
  high: 3.7,
  aspect: [2.2, 9],
  ends: 0.1,
  draw(w) {
    const { places, step } = row(4, w - 8, 57, 3);
    const leg = union(
      parse('M-20,28C-22,10 -7,8 -5,-4Q-5,-6 -3,-6H3Q5,-6 5,-4C7,8 22,10 20,28C18,42 -18,42 -20,28Z'),
      rect(-3.5, -18, 7, 16),
      circle(-5, -19, 6),
      circle(5, -19, 6),
    );
    const legs = places.map((x) => translate(scale(rotate(leg, 55, 0, 10), 0.82), x + step / 2 - 1.5, 14));
    const tray = polygon(
      [
        [0, 52],
        [w, 52],
        [w - 12, 100],
        [12, 100],
      ],
      8,
    );
    return { strip: union(tray, ...legs), room: roomWithin(10, w - 10, 52, 100) };
  },
};
