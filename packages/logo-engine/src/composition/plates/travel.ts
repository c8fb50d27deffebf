/** Plates of who goes by water. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A boat on the water, the name on its hull. */
export const boat: Plate = {
  about: [
    'boat',
    'trawler',
    'motorboat',
    'boat-bow',
    'rowing-boat',
    'anchor',
    'helm',
    'cruise-ship',
    'whale-tail',
    'angler',
    'fish-on-ice',
    'hung-fish',
    'fishing-net',
    'hung-net',
    'shrimp',
    'prawn',
    'crab',
    'king-crab',
    'lobster',
    'octopus',
    'squid',
    'mussel',
    'mussel-pot',
    'oyster',
    'half-oyster',
    'ceviche-bowl',
    'fish-and-lime',
    'buoy',
    'whale',
    'fish-on-a-plate',
  ],
  aspect: [2.1, 3.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const stern = x0 - high * 0.1;
    const bow = x1 + high * 0.62;
    const hull = parse(
      `M${stern} ${y0} L${x1 - high * 0.4} ${y0} Q${x1 + high * 0.2} ${y0 - high * 0.02} ${bow} ${y0 - high * 0.3} ` +
        `Q${x1 + high * 0.46} ${y0 + high * 0.5} ${x1 + high * 0.12} ${y1 + high * 0.4} L${x0 + high * 0.02} ${y1 + high * 0.4} Q${x0 - high * 0.08} ${y0 + high * 0.6} ${stern} ${y0}Z`,
    );
    const c = 0.2 * CAP + high * 0.44 + (x1 - x0) * 0.16;
    const c0 = x0 + (x1 - x0) * 0.2;
    const cabin = union(
      polygon(
        [
          [c0, y0 + 12],
          [c0, y0 - c * 0.5],
          [c0 + c * 0.9, y0 - c * 0.5],
          [c0 + c * 1.06, y0 + 12],
        ],
        c * 0.03,
      ),
      rect(c0 - c * 0.08, y0 - c * 0.58, c * 1.14, c * 0.13, c * 0.05),
      rect(c0 + c * 0.14, y0 - c * 0.86, c * 0.2, c * 0.4, c * 0.04),
    );
    const panes = [0.14, 0.54].map((share) =>
      rect(c0 + c * share, y0 - c * 0.36, c * 0.28, c * 0.22, c * 0.04),
    );
    const water = y1 + 0.06 * CAP;
    const thick = 0.1 * CAP + 0.07 * high;
    const [w0, w1] = [stern - high * 0.16, x1 + high * 0.56];
    const n = Math.max(3, Math.round((w1 - w0) / (high * 0.62)));
    const step = (w1 - w0) / n;
    const ripple = (way: 1 | -1) =>
      Array.from(
        { length: n },
        () =>
          ` q${(way * step) / 4} ${-thick * 0.9} ${(way * step) / 2} 0 q${(way * step) / 4} ${thick * 0.9} ${(way * step) / 2} 0`,
      ).join('');
    const sea = softened(
      parse(
        `M${w0} ${water}${ripple(1)} v${thick}${ripple(-1).replaceAll(/ q(\S+) (\S+) (\S+) 0 q(\S+) (\S+) (\S+) 0/g, ' q$1 $5 $3 0 q$4 $2 $6 0')}Z`,
      ),
      0.03 * CAP,
    );
    const depth = parse(
      `M${w0 - high} ${water - GAP} H${w0}${ripple(1)} h${high} v${3 * high} H${w0 - high}Z`,
    );
    return {
      plate: subtract(union(softened(hull, 0.07 * CAP), subtract(cabin, ...panes)), depth),
      second: sea,
    };
  },
};

/** A wave that curls. */
export const curl: Plate = {
  about: [
    'breaker',
    'surfboard',
    'waves',
    'dive-mask',
    'snorkeller',
    'swimmer',
    'swim-goggles',
    'diving-helmet',
    'jet-ski',
  ],
  aspect: [1.2, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.35 * CAP, bottom(held) + 0.45 * CAP];
    const u = y1 - y0;
    const l = x0 - u * 0.1;
    const X = (v: number) => l + v * u;
    const Y = (v: number) => y0 + v * u;
    const body = parse(
      `M${x1} ${y1 - 0.3 * CAP} Q${x1} ${y1} ${x1 - 0.3 * CAP} ${y1} L${X(0) + 0.3 * CAP} ${y1} Q${X(0)} ${y1} ${X(0)} ${y1 - 0.3 * CAP} ` +
        `C${X(0)} ${Y(0.1)} ${X(0.25)} ${Y(-0.5)} ${X(0.85)} ${Y(-0.5)} C${X(1.15)} ${Y(-0.5)} ${X(1.32)} ${Y(-0.36)} ${X(1.36)} ${Y(-0.14)} ` +
        `C${X(1.22)} ${Y(-0.3)} ${X(1.0)} ${Y(-0.34)} ${X(0.9)} ${Y(-0.24)} C${X(0.8)} ${Y(-0.14)} ${X(0.88)} ${Y(0)} ${X(1.1)} ${Y(0)} ` +
        `C${X(1.3)} ${Y(0.0)} ${x1 - u * 0.3} ${Y(-0.05)} ${x1} ${Y(-0.14)}Z`,
    );
    return { plate: softened(body, 0.05 * CAP) };
  },
};
