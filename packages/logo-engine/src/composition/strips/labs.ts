/** Long things of laboratories and of who cares for patients and babies. */
import { intersect, parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { CUT, evenly, roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** A test tube lying, what is in it at its end. */
export const testTube: Strip = {
  about: ['test-tube', 'microscope', 'flask', 'sprout-flask', 'dna'],
  high: 3.4,
  aspect: [2.4, 9],
  ends: 0.96,
  draw(w) {
    const tube = parse(`M6,9H${w - 41}C${w - 18},9 ${w},27 ${w},50C${w},73 ${w - 18},91 ${w - 41},91H6Z`);
    const wall = subtract(tube, shrink(tube, 8.5), rect(0, 17.5, 30, 65));
    const held = intersect(
      shrink(tube, 16),
      parse(`M66,0H${w}V100H66C66,84 50,84 50,66C50,50 66,50 66,34C66,20 58,14 66,0Z`),
    );
    return {
      strip: concat(
        union(wall, rect(0, 0, 16, 26, 6), rect(0, 74, 16, 26, 6)),
        held,
        circle(44, 36, 8),
        circle(26, 52, 6),
      ),
      room: roomWithin(56, w - 22, 22, 78),
    };
  },
};

/** A syringe, its needle to the right. */
export const syringe: Strip = {
  about: ['syringe', 'vaccine-vial', 'nurse', 'drip-bag'],
  high: 2.8,
  aspect: [2.6, 9],
  ends: 1.14,
  draw(w) {
    const end = w - 66;
    const { places } = row(64, end - 72, 32, 3);
    return {
      strip: union(
        rect(0, 20, 13, 60, 5),
        rect(10, 42, 26, 16),
        rect(33, 2, 13, 96, 5),
        subtract(rect(40, 12, end - 40, 76, 12), ...places.map((x) => rect(x, 76, 7, 20))),
        rect(end - 6, 32, 22, 36, 4),
        polygon(
          [
            [end + 10, 45],
            [w - 14, 45],
            [w, 55],
            [end + 10, 55],
          ],
          1,
        ),
      ),
      room: roomWithin(48, end - 2, 12, 78),
    };
  },
};

/** A baby's bottle lying, its teat to the right. */
export const babyBottle: Strip = {
  about: ['baby-bottle', 'pacifier', 'baby', 'baby-carriage', 'crib', 'adult-and-child'],
  high: 2.5,
  aspect: [2.4, 8],
  ends: 0.94,
  draw(w) {
    const end = w - 91;
    const marks = row(26, end - 44, 27, 3).places.map((x) => rect(x, 84, 7, 20, 0));
    const teat = parse(
      `M${end + 40},16C${end + 58},18 ${end + 58},36 ${end + 69},36H${w - 14}Q${w},36 ${w},50Q${w},64 ${w - 14},64H${end + 69}C${end + 58},64 ${end + 58},82 ${end + 40},84Z`,
    );
    return {
      strip: concat(
        subtract(
          parse(
            `M26,0H${end - 16}Q${end},0 ${end},16V84Q${end},100 ${end - 16},100H26Q0,100 0,74V26Q0,0 26,0Z`,
          ),
          ...marks,
        ),
        subtract(
          rect(end + CUT, 4, 24, 92, 6),
          ...evenly(3, 28, 72).map((y) => rect(end + CUT + 6, y - 3, 40, 6)),
        ),
        teat,
      ),
      room: roomWithin(2, end - 2),
    };
  },
};
