/** Long things of jewellers, opticians and framers. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { line, type Point, polygon, rect } from '../../geometry/shapes.js';
import { roomWithin } from './pieces.js';
import type { Strip } from './strip.js';

/** A long stone in an emerald cut, seen from above. */
export const emerald: Strip = {
  about: ['gem', 'ring', 'earrings', 'necklace', 'bracelet', 'gem-coin'],
  high: 3.6,
  aspect: [2.2, 9],
  ends: 0.6,
  draw(w) {
    const cut = (inset: number, corner: number): readonly Point[] => [
      [inset + corner, inset],
      [w - inset - corner, inset],
      [w - inset, inset + corner],
      [w - inset, 100 - inset - corner],
      [w - inset - corner, 100 - inset],
      [inset + corner, 100 - inset],
      [inset, 100 - inset - corner],
      [inset, inset + corner],
    ];
    const [outer, inner] = [cut(8, 25), cut(26, 13)];
    const table = polygon(inner, 2);
    // Its facets hold together at the girdle.
    const edges = outer.map(([x, y], i) => stroke(line(x, y, ...(inner[i] ?? [x, y])), 6.5));
    return {
      strip: concat(subtract(polygon(cut(0, 28), 2), grow(table, 8), ...edges), table),
      room: roomWithin(26, w - 26, 26, 74),
    };
  },
};

/** A pair of sunglasses from before. */
export const sunglasses: Strip = {
  about: ['eyeglasses', 'spectacle-frames', 'eye-chart', 'sun-and-shades'],
  high: 3.2,
  aspect: [2.2, 7],
  ends: 0.35,
  draw(w) {
    const c = w / 2;
    const half = (side: 1 | -1): string => {
      const x = (at: number): number => c + side * at;
      return `M${c},0H${x(c - 10)}Q${x(c)},0 ${x(c)},10V20Q${x(c)},28 ${x(c - 8)},32L${x(c - 14)},68Q${x(c - 20)},100 ${x(c - 54)},100H${x(60)}Q${x(30)},100 ${x(20)},78Q${x(13)},64 ${c},64Z`;
    };
    const shine = [-1, 1].flatMap((side) => {
      const x = side < 0 ? 46 : c + 44;
      return [stroke(line(x, 86, x + 16, 68), 7), stroke(line(x + 18, 86, x + 34, 68), 7)];
    });
    return {
      strip: subtract(union(parse(half(1)), parse(half(-1))), ...shine),
      room: roomWithin(10, w - 10, 4, 62),
    };
  },
};

/** A picture in its mitred frame. */
export const pictureFrame: Strip = {
  about: ['picture-frame', 'mitred-frame', 'hung-picture', 'image'],
  high: 3.5,
  aspect: [2.2, 9],
  ends: 0.36,
  draw(w) {
    const inner = rect(26, 26, w - 52, 48, 2);
    const mitres = [
      [0, 0, 1, 1],
      [w, 0, -1, 1],
      [0, 100, 1, -1],
      [w, 100, -1, -1],
    ].map(([x = 0, y = 0, dx = 0, dy = 0]) => stroke(line(x, y, x + dx * 26, y + dy * 26), 6));
    return {
      strip: concat(subtract(rect(0, 0, w, 100, 3), grow(inner, 8), ...mitres), inner),
      room: roomWithin(24, w - 24, 26, 74),
    };
  },
};
