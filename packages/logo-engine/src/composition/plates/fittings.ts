/** Plates of who lays water. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, union } from '../../geometry/kernel.js';
import { concat, scale, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, px: number, py: number) => {
  const [x0, x1, y0, y1] = [
    held.x - px * CAP,
    right(held) + px * CAP,
    held.y - py * CAP,
    bottom(held) + py * CAP,
  ];
  const [wide, high] = [x1 - x0, y1 - y0];
  return { x0, x1, y0, y1, wide, high, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, u: Math.sqrt(wide * high) };
};

const DROP = parse('M50 0C50 0 88 44 88 66A38 38 0 0 1 12 66C12 44 50 0 50 0Z');

/** A tap that drips, the name on its body. */
export const tap: Plate = {
  about: ['faucet', 'pipe', 'drop-wrench', 'plunger'],
  aspect: [1.6, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, u: mean } = around(held, 0.5, 0.4);
    const u = mean * 0.58;
    const wall = rect(x0 - 10 - u * 0.16, y0 - u * 0.1, u * 0.16, high + u * 0.2, u * 0.06);
    const [mouth, lip] = [x1 - u * 0.18, y1 + u * 0.24];
    const end = x1 + u * 0.24;
    const body = parse(
      `M${x0 + 4} ${y0}H${end - u * 0.5}Q${end} ${y0} ${end} ${y0 + u * 0.5}V${lip}H${mouth}V${y1 + u * 0.08}Q${mouth} ${y1} ${mouth - u * 0.08} ${y1}H${x0 + 4}Q${x0} ${y1} ${x0} ${y1 - 4}V${y0 + 4}Q${x0} ${y0} ${x0 + 4} ${y0}Z`,
    );
    const stem = rect(cx - u * 0.09, y0 - u * 0.2, u * 0.18, u * 0.24);
    const handle = rect(cx - u * 0.42, y0 - u * 0.32, u * 0.84, u * 0.17, u * 0.085);
    const size = u * 0.0036;
    const drop = translate(scale(DROP, size), (mouth + end) / 2 - 50 * size, lip + 12);
    return { plate: concat(wall, union(body, stem, handle)), second: drop };
  },
};
