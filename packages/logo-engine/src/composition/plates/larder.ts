/** Plates of who puts up and who sells what keeps. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.11 * CAP;

/** A jar with its lid. */
export const jar: Plate = {
  about: [
    'jar',
    'honey-jar',
    'honeycomb',
    'honey-dipper',
    'beehive',
    'saffron-jar',
    'candy-jar',
    'scoby-jar',
  ],
  aspect: [0.8, 3.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.46 * CAP];
    const high = y1 - y0;
    const body = rect(x0, y0, x1 - x0, high, 0.2 * high);
    const neck = rect(x0 + 0.17 * high, y0 - 0.06 * high, x1 - x0 - 0.34 * high, 0.2 * high);
    const low = y0 - 0.06 * high - GAP;
    const lid = rect(x0 + 0.1 * high, low - 0.2 * high, x1 - x0 - 0.2 * high, 0.2 * high, 0.06 * high);
    return { plate: union(body, neck), second: lid };
  },
};

/** A jar of preserves, a cloth tied over its lid. */
export const preserve: Plate = {
  about: ['jar', 'honey-jar', 'honeycomb', 'honey-dipper', 'beehive', 'candy-jar'],
  aspect: [0.8, 6.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.46 * CAP];
    const high = y1 - y0;
    const [left, end] = [x0 - 0.02 * high, x1 + 0.02 * high];
    const n = Math.max(4, Math.round((end - left) / (0.3 * high)));
    const pitch = (end - left) / n;
    const low = y0 - GAP - 0.36 * pitch;
    const tie = low - 0.13 * high;
    const hem = `a${pitch * 0.54} ${pitch * 0.54} 0 0 1 ${-pitch} 0`.repeat(n);
    const skirt = parse(
      `M${x0 + 0.14 * high} ${tie}H${x1 - 0.14 * high}Q${x1 - 0.02 * high} ${tie + 0.04 * high} ${end} ${low}${hem}Q${x0 + 0.02 * high} ${tie + 0.04 * high} ${x0 + 0.14 * high} ${tie}Z`,
    );
    const top = tie - GAP;
    const dome = parse(
      `M${x0 + 0.14 * high} ${top}C${x0 + 0.06 * high} ${top - 0.21 * high} ${x0 + 0.2 * high} ${top - 0.21 * high} ${x0 + 0.36 * high} ${top - 0.22 * high}H${x1 - 0.36 * high}C${x1 - 0.2 * high} ${top - 0.21 * high} ${x1 - 0.06 * high} ${top - 0.21 * high} ${x1 - 0.14 * high} ${top}Z`,
    );
    const r = 0.18 * high;
    const body = union(rect(x0, y0, x1 - x0, high, r), rect(x0, low, x1 - x0, y1 - low - r));
    return { plate: subtract(body, grow(skirt, GAP)), second: concat(skirt, dome) };
  },
};

/** A dairy cow that looks to the right. */
export const cow: Plate = {
  about: ['milk-can', 'dairy-cow', 'cow', 'cattle-rosette'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 5.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const leg = (x: number) =>
      polygon(
        [
          [x, y1 - 0.2 * high],
          [x + 0.18 * high, y1 - 0.2 * high],
          [x + 0.16 * high, y1 + 0.26 * high],
          [x + 0.02 * high, y1 + 0.26 * high],
        ],
        0.03 * high,
      );
    const legs = [x0, x0 + 0.23 * high, x1 - 0.41 * high, x1 - 0.18 * high].map(leg);
    const udder = rect(x0 + 0.46 * high, y1 - 0.2 * high, 0.32 * high, 0.32 * high, 0.12 * high);
    const hx = x1 + 0.27 * high;
    const head = polygon(
      [
        [hx - 0.2 * high, y0 - 0.06 * high],
        [hx + 0.2 * high, y0 - 0.06 * high],
        [hx + 0.16 * high, y0 + 0.3 * high],
        [hx + 0.19 * high, y0 + 0.62 * high],
        [hx - 0.19 * high, y0 + 0.62 * high],
        [hx - 0.16 * high, y0 + 0.3 * high],
      ],
      0.1 * high,
    );
    const neck = rect(x1 - 0.3 * high, y0, 0.5 * high, 0.4 * high, 0.06 * high);
    const pair = [-1, 1].flatMap((way) => [
      stroke(
        parse(
          `M${hx + way * 0.12 * high} ${y0}q${way * 0.07 * high} ${-0.06 * high} ${way * 0.05 * high} ${-0.15 * high}`,
        ),
        0.075 * high,
      ),
      stroke(
        parse(`M${hx + way * 0.14 * high} ${y0 + 0.07 * high}L${hx + way * 0.27 * high} ${y0 + 0.1 * high}`),
        0.13 * high,
      ),
    ]);
    const tail = stroke(
      parse(
        `M${x0 + 0.1 * high} ${y0 + 0.07 * high}C${x0 - 0.16 * high} ${y0} ${x0 - 0.2 * high} ${y0 + 0.3 * high} ${x0 - 0.16 * high} ${y0 + 0.5 * high}`,
      ),
      0.08 * high,
    );
    const tuft = ellipse(x0 - 0.16 * high, y0 + 0.6 * high, 0.075 * high, 0.14 * high);
    const body = rect(x0, y0, x1 - x0, high, 0.14 * high);
    return { plate: union(body, neck, head, ...legs, udder, ...pair, tail, tuft) };
  },
};

/** A wedge of cheese. */
export const cheese: Plate = {
  about: ['cheese', 'cheese-wheel'],
  aspect: [1, 6.3],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.48 * CAP];
    const high = y1 - y0;
    const tall = 0.5 * high;
    const r = 0.06 * high;
    const top = parse(
      `M${x0 + 0.04 * high} ${y0 - GAP}Q${x0} ${y0 - GAP} ${x0 + 0.03 * high} ${y0 - GAP - 0.1 * high}L${x1 - 0.5 * high} ${y0 - GAP - tall}Q${x1} ${y0 - GAP - tall} ${x1} ${y0 - GAP}Z`,
    );
    const face = rect(x0, y0, x1 - x0, high, r);
    const hole = Math.min(0.27 * CAP, 0.15 * high);
    const holes = [
      circle(x0 + 0.5 * high, y1, hole),
      circle(x1, y0 + 0.62 * high, hole),
      circle(x1 - 0.52 * high, y0 - GAP - 0.42 * tall, 0.2 * tall),
    ];
    return { plate: subtract(concat(face, top), ...holes) };
  },
};
