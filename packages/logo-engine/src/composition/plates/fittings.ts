/** Plates of who lays water, current and locks. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, scale, translate } from '../../geometry/path.js';
import { circle, type Point, polygon, rect } from '../../geometry/shapes.js';
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

const DROP = parse('M50 0C50 0 88 44 88 66A38 38 0 0 1 12 66C12 44 50 0 50 0Z');

/** A tap that drips, the name on its body. */
export const tap: Plate = {
  about: ['faucet', 'pipe', 'drop-wrench', 'plunger'],
  aspect: [1.2, 5],
  draw(held) {
    const { x0, x1, y0, y1, high, cx } = around(held, 0.4, 0.36);
    const u = Math.min(high, 2.4 * CAP);
    const wall = rect(x0 - 10 - u * 0.16, y0 - u * 0.1, u * 0.16, high + u * 0.2, u * 0.06);
    const [mouth, lip] = [x1 - u * 0.3, y1 + u * 0.16];
    const end = x1 + u * 0.22;
    const body = parse(
      `M${x0 + 4} ${y0}H${end - u * 0.5}Q${end} ${y0} ${end} ${y0 + u * 0.5}V${lip}H${mouth}V${y1 + u * 0.08}Q${mouth} ${y1} ${mouth - u * 0.08} ${y1}H${x0 + 4}Q${x0} ${y1} ${x0} ${y1 - 4}V${y0 + 4}Q${x0} ${y0} ${x0 + 4} ${y0}Z`,
    );
    const stem = rect(cx - u * 0.09, y0 - u * 0.2, u * 0.18, u * 0.24);
    const handle = rect(cx - u * 0.42, y0 - u * 0.32, u * 0.84, u * 0.17, u * 0.085);
    const size = u * 0.0034;
    const drop = translate(scale(DROP, size), (mouth + end) / 2 - 50 * size, lip + 12);
    return { plate: concat(wall, union(body, stem, handle)), second: drop };
  },
};

/** A plug on its cable. */
export const plug: Plate = {
  about: ['plug', 'plug-bolt', 'bulb-plug'],
  aspect: [1.1, 5],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = around(held, 0.4, 0.4);
    const u = Math.min(high, 2.6 * CAP);
    const collar = rect(x1 + 10, y0 - u * 0.05, u * 0.15, high + u * 0.1, u * 0.05);
    const pin = (y: number) => rect(x1 + 10 + u * 0.1, y - u * 0.07, u * 0.46, u * 0.14, u * 0.06);
    const [reach, stem] = [x0 - u * 0.2, u * 0.14];
    const body = parse(
      `M${x1 - 6} ${y0}Q${x1} ${y0} ${x1} ${y0 + 6}V${y1 - 6}Q${x1} ${y1} ${x1 - 6} ${y1}H${x0 + u * 0.12}C${x0 - u * 0.12} ${y1} ${x0 - u * 0.02} ${cy + stem} ${reach} ${cy + stem}` +
        `V${cy - stem}C${x0 - u * 0.02} ${cy - stem} ${x0 - u * 0.12} ${y0} ${x0 + u * 0.12} ${y0}Z`,
    );
    const cable = stroke(
      parse(
        `M${reach + 4} ${cy}H${reach - u * 0.12}C${reach - u * 0.42} ${cy} ${reach - u * 0.2} ${cy + u * 0.42} ${reach - u * 0.5} ${cy + u * 0.42}`,
      ),
      u * 0.13,
    );
    return { plate: concat(union(body, cable), union(collar, pin(cy - high * 0.24), pin(cy + high * 0.24))) };
  },
};

/** A flat key, the name on its blade. */
export const houseKey: Plate = {
  about: ['key', 'lock-key', 'keyhole', 'key-copies', 'car-key', 'door-handle'],
  aspect: [1.5, 6],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = around(held, 0.3, 0.34);
    const u = Math.min(high, 2.4 * CAP);
    const r = Math.min(high * 0.74, high * 0.5 + 0.42 * CAP);
    const bow = subtract(circle(x0 - r * 0.56, cy, r), circle(x0 - r * 0.92, cy, r * 0.3));
    const deep = u * 0.24;
    const [from, to, low] = [x1 - Math.min((x1 - x0) * 0.7, u * 1.5), x1 + u * 0.16, y1 + deep];
    const step = (to - from) / 3;
    const tooth = (i: number, d: number): Point[] => [
      [from + step * i, low - deep + deep * d],
      [from + step * (i + 0.3), low],
      [from + step * (i + 0.62), low],
    ];
    const blade = polygon(
      [
        [x0 - r * 0.1, y0],
        [to - u * 0.04, y0],
        [x1 + u * 0.44, cy],
        ...[...tooth(0, 0), ...tooth(1, 0.3), ...tooth(2, 0)].reverse(),
        [x0 - r * 0.1, y1],
      ],
      u * 0.045,
    );
    return { plate: union(bow, blade) };
  },
};
