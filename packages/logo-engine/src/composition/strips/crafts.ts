/** Long things of who forges, weaves, glazes and makes instruments. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { roomWithin, row } from './pieces.js';
import type { Strip } from './strip.js';

/** An anvil, its horn to the left. */
export const anvil: Strip = {
  about: ['anvil', 'wrought-iron', 'horseshoe'],
  high: 3.2,
  aspect: [2.2, 9],
  ends: 0.7,
  draw(w) {
    const [left, right] = [w * 0.32, w * 0.74];
    return {
      strip: parse(
        `M70,0H${w - 4}Q${w},0 ${w},4V42Q${w},48 ${w - 6},48H${right + 24}C${right + 6},48 ${right},54 ${right},60C${right},71 ${right + 12},77 ${right + 30},79Q${right + 38},80 ${right + 38},87V94Q${right + 38},100 ${right + 32},100H${left - 32}Q${left - 38},100 ${left - 38},94V87Q${left - 38},80 ${left - 30},79C${left - 12},77 ${left},71 ${left},60C${left},54 ${left - 6},50 ${left - 20},50H62C36,48 12,36 1,17Q-3,9 6,9H58Q64,9 64,4Q64,0 70,0Z`,
      ),
      room: roomWithin(56, w - 2, 0, 48),
    };
  },
};

/** A woven basket under its rim. */
export const wovenBasket: Strip = {
  about: ['wicker-basket', 'woven-bowl', 'basket'],
  high: 3.4,
  aspect: [2.2, 9],
  ends: 0.2,
  draw(w) {
    const { places, step } = row(0, w, 46, 5);
    const strands = [0, 1].flatMap((i) =>
      [...places, w].map((x) => rect(x - (i * step) / 2 + 3.5, 57 + i * 23, step - 7, 20, 10)),
    );
    const side = polygon([
      [24, 50],
      [w - 24, 50],
      [w - 40, 100],
      [40, 100],
    ]);
    const ear = stroke(parse('M6,40C2,76 16,83 32,83'), 9);
    return {
      strip: union(rect(0, 0, w, 50, 14), intersect(side, union(...strands)), ear, mirror(ear, w / 2)),
      room: roomWithin(2, w - 2, 0, 50),
    };
  },
};

/** A sliding window in its frame, light on its narrow pane. */
export const slidingWindow: Strip = {
  about: ['glass-pane', 'window', 'sliding-window', 'window-wash', 'squeegee'],
  high: 2.8,
  aspect: [2.2, 8],
  ends: 1,
  draw(w) {
    const frame = subtract(rect(8, 0, w - 16, 90, 5), rect(15, 7, w - 30, 76));
    const pane = w - 72;
    const glints = [
      [pane + 8, 52, pane + 32, 24],
      [pane + 20, 66, pane + 40, 43],
    ].map(([a = 0, b = 0, c = 0, d = 0]) => stroke(line(a, b, c, d), 6.5));
    const panes = [rect(21, 13, pane - 27, 64, 2), subtract(rect(pane + 1, 13, 50, 64, 2), ...glints)];
    return {
      strip: union(frame, ...panes, rect(0, 88, w, 12, 4)),
      room: roomWithin(20, pane - 5, 13, 77),
    };
  },
};

/** A lying guitar. */
export const lyingGuitar: Strip = {
  about: ['guitar', 'headstock'],
  high: 3.1,
  aspect: [2.6, 10],
  ends: 1.27,
  draw(w) {
    const body = parse(
      'M0,50C0,14 16,0 38,0C58,0 62,12 75,12C85,12 88,6 98,8C114,12 118,30 118,50S114,88 98,92C88,94 85,88 75,88C62,88 58,100 38,100C16,100 0,86 0,50Z',
    );
    const neck = rect(104, 24, w - 155, 52);
    const head = polygon(
      [
        [w - 45, 24],
        [w - 36, 14],
        [w - 4, 20],
        [w, 50],
        [w - 4, 80],
        [w - 36, 86],
        [w - 45, 76],
      ],
      4,
    );
    const pegs = [w - 28, w - 10].flatMap((x) => [2, 78].map((y) => rect(x - 5, y, 10, 20, 4)));
    return {
      strip: union(subtract(union(body, neck), circle(66, 50, 14), rect(20, 30, 10, 40, 4)), head, ...pegs),
      room: roomWithin(85, w - 51, 24, 76),
    };
  },
};
