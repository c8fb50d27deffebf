/** Plates of who saws, paints and hammers. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, scale, translate } from '../../geometry/path.js';
import { type Point, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, px: number, py: number) => {
  const [x0, x1, y0, y1] = [
    held.x - px * CAP,
    right(held) + px * CAP,
    held.y - py * CAP,
    bottom(held) + py * CAP,
  ];
  return { x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
};

const GRIP = subtract(
  parse(
    'M100 0H56C44 0 42 -9 30 -9C16 -9 9 3 15 14C22 27 20 42 12 58C2 79 4 101 24 101C38 101 40 90 54 88L80 84C93 82 100 74 100 62Z',
  ),
  parse('M54 24C64 20 77 22 77 33V48C77 58 70 62 60 64L49 66C38 68 33 61 38 51C44 39 42 29 54 24Z'),
);

/** A saw with its teeth below, the name on its blade. */
export const handsaw: Plate = {
  about: ['handsaw', 'hand-plane', 'saw-blade', 'dovetail'],
  aspect: [1.2, 6],
  draw(held) {
    const { x0, x1, y0, y1, high } = around(held, 0.36, 0.36);
    const drop = Math.min(high * 0.1, 0.18 * CAP);
    const top = y0 - drop * 0.7;
    const toe = x1 + high * 0.12;
    const deep = high * 0.13;
    const count = Math.round((toe - x0) / (high * 0.17));
    const step = (toe - x0) / count;
    const teeth = Array.from({ length: count }, (_, i): Point[] => [
      [toe - step * i, y1],
      [toe - step * (i + 0.35), y1 + deep],
    ]).flat();
    const blade = polygon(
      [
        [x0, top],
        [toe - high * 0.06, top + drop],
        [toe + high * 0.06, top + drop + high * 0.3],
        ...teeth,
        [x0, y1],
      ],
      3,
    );
    const size = (y1 - top) / 100;
    return { plate: blade, second: translate(scale(GRIP, size), x0 - 12 - 100 * size, top) };
  },
};

/** A paint roller, the name on its sleeve. */
export const paintRoller: Plate = {
  about: ['paint-roller', 'paint-brush-household', 'paint-bucket'],
  aspect: [1.2, 5],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, cy } = around(held, 0.44, 0.36);
    const u = Math.min(high, 2.4 * CAP);
    const [out, low, neck] = [x1 + u * 0.2, y1 + u * 0.16, y1 + u * 0.3];
    const [w, k] = [u * 0.12, u * 0.12];
    const wire = stroke(
      parse(
        `M${x1 - 4} ${cy}H${out - k}Q${out} ${cy} ${out} ${cy + k}V${low - k}Q${out} ${low} ${out - k} ${low}H${cx + k}Q${cx} ${low} ${cx} ${low + k}V${neck}`,
      ),
      w,
      { cap: 'butt' },
    );
    const grip = polygon(
      [
        [cx - u * 0.11, neck],
        [cx + u * 0.11, neck],
        [cx + u * 0.15, neck + u * 0.46],
        [cx - u * 0.15, neck + u * 0.46],
      ],
      u * 0.07,
    );
    const sleeve = rect(x0, y0, x1 - x0, high, u * 0.13);
    return { plate: union(sleeve, wire), second: translate(grip, 0, 10) };
  },
};

/** An anvil, the name on its body. */
export const anvil: Plate = {
  about: ['anvil', 'wrought-iron', 'foundry-ladle'],
  aspect: [1.4, 5],
  draw(held) {
    const { x0, x1, y0, y1, high } = around(held, 0.36, 0.36);
    const u = Math.min(high, 2.6 * CAP);
    const horn = u * 0.78;
    const [a, b, foot] = [y1 + u * 0.2, y1 + u * 0.38, y1 + u * 0.52];
    const side = (x: number, way: 1 | -1, back: boolean) => {
      const [waist, mid, tip] = [x - way * u * 0.46, x - way * u * 0.36, x + way * u * 0.06];
      return back
        ? `V${foot}V${b}C${x - way * u * 0.3} ${b} ${waist} ${b - u * 0.02} ${waist} ${a}C${waist} ${y1 + u * 0.08} ${mid} ${y1} ${x} ${y1 - u * 0.04}`
        : `C${mid} ${y1} ${waist} ${y1 + u * 0.08} ${waist} ${a}C${waist} ${b - u * 0.02} ${x - way * u * 0.3} ${b} ${tip} ${b}V${foot}`;
    };
    const outline = parse(
      `M${x0 - horn} ${y0 + u * 0.06}Q${x0 - horn * 0.5} ${y0} ${x0 - horn * 0.2} ${y0}H${x1 + u * 0.3}V${y0 + high * 0.36}Q${x1} ${y0 + high * 0.36} ${x1} ${y0 + high * 0.36 + u * 0.16}V${y1 - u * 0.04}` +
        `${side(x1, 1, false)}H${x0 - u * 0.06}${side(x0, -1, true)}V${y0 + high * 0.62}C${x0 - horn * 0.3} ${y0 + high * 0.62} ${x0 - horn * 0.75} ${y0 + high * 0.4} ${x0 - horn} ${y0 + u * 0.06}Z`,
    );
    return { plate: grow(shrink(union(outline), 6), 6) };
  },
};

/** A wooden arrow on a post beside a trail. */
export const trailSign: Plate = {
  about: ['log-cabin', 'a-frame-cabin', 'cabin-and-pine', 'surf-cabin', 'campfire', 'geodesic-dome'],
  aspect: [1.2, 5.5],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, cy } = around(held, 0.4, 0.36);
    const u = Math.min(high, 2.4 * CAP);
    const board = polygon(
      [
        [x0 - u * 0.16, y0 + u * 0.02],
        [x1 + u * 0.04, y0 - u * 0.03],
        [x1 + u * 0.44, cy],
        [x1 + u * 0.04, y1 + u * 0.02],
        [x0 - u * 0.2, y1 - u * 0.02],
        [x0 - u * 0.06, cy + high * 0.2],
        [x0 - u * 0.22, cy - high * 0.02],
        [x0 - u * 0.08, cy - high * 0.22],
      ],
      u * 0.035,
    );
    const w = u * 0.14;
    const top = polygon(
      [
        [cx - w, y0 - 10],
        [cx - w, y0 - u * 0.22],
        [cx, y0 - u * 0.3],
        [cx + w, y0 - u * 0.22],
        [cx + w, y0 - 10],
      ],
      4,
    );
    return { plate: board, second: concat(top, rect(cx - w, y1 + 11, w * 2, u * 0.36, 4)) };
  },
};
