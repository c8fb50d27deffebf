/** Plates of who saws, paints and hammers. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, scale, translate } from '../../geometry/path.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

const GRIP = subtract(
  parse(
    'M100 0H56C44 0 42 -9 30 -9C16 -9 9 3 15 14C22 27 20 42 12 58C2 79 4 101 24 101C38 101 40 90 54 88L80 84C93 82 100 74 100 62Z',
  ),
  parse('M54 24C64 20 77 22 77 33V48C77 58 70 62 60 64L49 66C38 68 33 61 38 51C44 39 42 29 54 24Z'),
  circle(89, 14, 5),
  circle(89, 54, 5),
);

/** A saw with its teeth below, the name on its blade. */
export const handsaw: Plate = {
  about: ['handsaw', 'hand-plane', 'saw-blade', 'dovetail'],
  aspect: [3, 5.4],
  draw(held) {
    const { x0, x1, y0, y1, high } = bodyAround(held, 0.5, 0.46);
    const toe = x1 + high * 0.3;
    const deep = high * 0.17;
    const count = Math.round((toe - x0) / (high * 0.24));
    const step = (toe - x0) / count;
    const teeth = Array.from({ length: count }, (_, i): Point[] => [
      [toe - step * i, y1],
      [toe - step * (i + 0.3), y1 + deep],
    ]).flat();
    const top = y0 - high * 0.1;
    const blade = polygon(
      [
        [x0, top],
        [x1 - high * 0.2, y0],
        [toe - high * 0.1, y0 + high * 0.06],
        [toe + high * 0.16, y0 + high * 0.42],
        ...teeth,
        [x0, y1],
      ],
      4,
    );
    const size = (y1 - top + high * 0.16) / 100;
    return { plate: blade, second: translate(scale(GRIP, size), x0 - 12 - 100 * size, top - high * 0.08) };
  },
};

/** A paint roller that drips, the name on its sleeve. */
export const paintRoller: Plate = {
  about: ['paint-roller', 'paint-brush-household', 'paint-bucket', 'house-brush'],
  aspect: [2.3, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, cy, mean } = bodyAround(held, 0.5, 0.36);
    const u = mean * 0.62;
    const end = (x: number) => rect(x, y0 + high * 0.1, u * 0.1, high * 0.8, u * 0.03);
    const caps = [end(x0 - 11 - u * 0.1), end(x1 + 11)] as const;
    const [out, low, neck] = [x1 + u * 0.36, y1 + u * 0.18, y1 + u * 0.32];
    const [w, k] = [u * 0.12, u * 0.12];
    const hold = cx + u * 0.12;
    const wire = stroke(
      parse(
        `M${x1 + 15} ${cy}H${out - k}Q${out} ${cy} ${out} ${cy + k}V${low - k}Q${out} ${low} ${out - k} ${low}H${hold + k}Q${hold} ${low} ${hold} ${low + k}V${neck}`,
      ),
      w,
      { cap: 'butt' },
    );
    const grip = polygon(
      [
        [hold - u * 0.1, neck],
        [hold + u * 0.1, neck],
        [hold + u * 0.15, neck + u * 0.62],
        [hold - u * 0.15, neck + u * 0.62],
      ],
      u * 0.08,
    );
    const drip = (x: number, long: number) => rect(x, y1 - u * 0.2, u * 0.13, u * (0.2 + long), u * 0.065);
    const from = x0 + u * 0.16;
    const wet = union(
      rect(x0, y0, x1 - x0, high, u * 0.13),
      rect(from, y1 - u * 0.2, u * 0.57, u * 0.26, u * 0.06),
      drip(from, 0.34),
      drip(from + u * 0.22, 0.2),
      drip(from + u * 0.44, 0.5),
    );
    return {
      plate: concat(shrink(grow(wet, u * 0.04), u * 0.04), caps[0], union(caps[1], wire)),
      second: translate(grip, 0, 10),
    };
  },
};

/** An anvil, the name on its body. */
export const anvil: Plate = {
  about: ['anvil', 'wrought-iron'],
  aspect: [1.6, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, mean } = bodyAround(held, 0.68, 0.44);
    const u = mean * 0.62;
    const horn = u * 0.95;
    const [a, b, foot] = [y1 + u * 0.16, y1 + u * 0.34, y1 + u * 0.52];
    const [waist, mid, step] = [wide * 0.26, wide * 0.18, wide * 0.12];
    const outline = parse(
      `M${x0 - horn} ${y0 + u * 0.1}Q${x0 - horn * 0.55} ${y0} ${x0 - horn * 0.2} ${y0}H${x1 + u * 0.34}V${y0 + high * 0.34}Q${x1} ${y0 + high * 0.34} ${x1} ${y0 + high * 0.34 + u * 0.2}V${y1 - u * 0.08}` +
        `Q${x1} ${y1} ${x1 - u * 0.08} ${y1}C${x1 - mid} ${y1} ${x1 - waist} ${y1 + u * 0.04} ${x1 - waist} ${a}C${x1 - waist} ${b - u * 0.04} ${x1 - step * 1.6} ${b} ${x1 - step} ${b}V${foot}` +
        `H${x0 + step}V${b}C${x0 + step * 1.6} ${b} ${x0 + waist} ${b - u * 0.04} ${x0 + waist} ${a}C${x0 + waist} ${y1 + u * 0.04} ${x0 + mid} ${y1} ${x0 + u * 0.08} ${y1}Q${x0} ${y1} ${x0} ${y1 - u * 0.08}` +
        `V${y0 + high * 0.66}C${x0 - horn * 0.35} ${y0 + high * 0.62} ${x0 - horn * 0.8} ${y0 + high * 0.42} ${x0 - horn} ${y0 + u * 0.1}Z`,
    );
    return { plate: grow(shrink(union(outline), 7), 7) };
  },
};

/** A wooden arrow on a post beside a trail. */
export const trailSign: Plate = {
  about: ['log-cabin', 'a-frame-cabin', 'cabin-and-pine', 'campfire', 'geodesic-dome', 'compass'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, mean } = bodyAround(held, 0.56, 0.46);
    const u = mean * 0.62;
    const board = polygon(
      [
        [x0 - u * 0.2, y0 + u * 0.02],
        [x1 + u * 0.04, y0 - u * 0.03],
        [x1 + u * 0.46, cy],
        [x1 + u * 0.04, y1 + u * 0.02],
        [x0 - u * 0.2, y1 - u * 0.02],
        [x0 - u * 0.02, cy],
      ],
      u * 0.035,
    );
    const w = u * 0.15;
    const post = polygon(
      [
        [cx - w, y1 + u * 0.62],
        [cx - w, y0 - u * 0.24],
        [cx, y0 - u * 0.34],
        [cx + w, y0 - u * 0.24],
        [cx + w, y1 + u * 0.62],
      ],
      5,
    );
    const foot = y1 + u * 0.62;
    const hill = parse(
      `M${cx - u * 0.7} ${foot}C${cx - u * 0.3} ${foot - u * 0.2} ${cx + u * 0.3} ${foot - u * 0.2} ${cx + u * 0.7} ${foot}Z`,
    );
    return { plate: union(board, post, grow(shrink(hill, 4), 4)) };
  },
};
