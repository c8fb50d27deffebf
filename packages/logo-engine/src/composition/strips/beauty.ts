/** Long things of beauty salons and spas. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { CUT, evenly, roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A bottle of nail polish lying, its long cap to the right. */
export const polishBottle: Strip = {
  about: ['nail-polish', 'painted-nails', 'polish-brush'],
  high: 3,
  aspect: [2.4, 8],
  ends: 1.16,
  draw(w) {
    const end = w - 114;
    const cap = parse(
      `M18,19Q0,20 0,36V64Q0,80 18,81L${end - 6},84Q${end},84 ${end},78V22Q${end},16 ${end - 6},16Z`,
    );
    const neck = rect(end + CUT, 26, 12, 48, 3);
    const glass = parse(
      `M${end + 26},40C${end + 26},12 ${end + 36},0 ${end + 60},0H${w - 20}Q${w},0 ${w},20V80Q${w},100 ${w - 20},100H${end + 60}C${end + 36},100 ${end + 26},88 ${end + 26},60Z`,
    );
    const shine = parse(`M${end + 46},44C${end + 46},26 ${end + 52},20 ${end + 66},20H${w - 34}`);
    return {
      strip: concat(cap, union(neck, rect(end + 16, 34, 20, 32), subtract(glass, stroke(shine, 8)))),
      room: roomWithin(0, end, 18, 82),
    };
  },
};

/** A mascara wand, its brush to the right. */
export const mascara: Strip = {
  about: ['eyelash', 'lashes-and-brow', 'made-up-eye', 'makeup-tools', 'powder-compact'],
  high: 2.6,
  aspect: [2.5, 8],
  ends: 1.08,
  draw(w) {
    const end = w - 114;
    const brush = intersect(
      union(...evenly(7, w - 76, w - 4).map((x) => stroke(line(x + 3, -10, x - 5, 110), 7, { cap: 'butt' }))),
      parse(`M${w - 90},22C${w - 60},0 ${w - 20},6 ${w},38V62C${w - 20},94 ${w - 60},100 ${w - 90},78Z`),
    );
    return {
      strip: union(
        rect(0, 2, end, 96, 26),
        rect(end + CUT, 20, 16, 60, 4),
        rect(end + 20, 42, w - end - 24, 16, 4),
        brush,
      ),
      room: roomWithin(0, end, 2, 98),
    };
  },
};

/** Somebody lying under a towel on a massage couch. */
export const couch: Strip = {
  about: ['massage', 'massage-table', 'spine', 'stones-in-hands', 'needle-lotus'],
  high: 3.6,
  aspect: [2.3, 5.6],
  ends: 0.2,
  draw(w) {
    const l = w - 70;
    const at = (share: number): number => 48 + l * share;
    const person = parse(
      `M48,34V28C48,12 58,4 74,5C${at(0.24)},7 ${at(0.3)},15 ${at(0.38)},15C${at(0.45)},15 ${at(0.5)},5 ${at(0.58)},5C${at(0.7)},5 ${at(0.85)},18 ${w - 18},19Q${w - 8},20 ${w - 8},28Q${w - 8},36 ${w - 16},36H50Q48,36 48,34Z`,
    );
    const towel = [0.42, 0.72].map((share) =>
      stroke(line(at(share) + 3, -4, at(share) - 3, 40), 6.5, { cap: 'butt' }),
    );
    const legs = [rect(22, 84, 13, 16, 4), rect(w - 35, 84, 13, 16, 4)];
    return {
      strip: union(circle(25, 21, 15.5), subtract(person, ...towel), rect(0, 44, w, 46, 14), ...legs),
      room: roomWithin(0, w, 44, 90),
    };
  },
};
