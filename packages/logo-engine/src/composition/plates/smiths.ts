/** Plates of who locks, fences and sharpens. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, translate } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
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

/** A heavy padlock, its keyhole beside the name. */
export const padlock: Plate = {
  about: ['lock-key', 'keyhole', 'key-copies', 'escape-door'],
  aspect: [1.2, 2.2],
  draw(held) {
    const {
      x0,
      x1: end,
      y0,
      y1,
      high,
      u: mean,
    } = around({ ...held, x: held.x - 10, width: held.width + 10 }, 0.54, 0.52);
    const u = mean * 0.7;
    const x1 = end + u * 0.42;
    const [cx, cy, keyX] = [(x0 + x1) / 2, (y0 + y1) / 2, end + u * 0.14];
    const body = rect(x0, y0, x1 - x0, high, u * 0.16);
    const hole = union(
      circle(keyX, cy - u * 0.08, u * 0.13),
      polygon(
        [
          [keyX - u * 0.05, cy - u * 0.04],
          [keyX + u * 0.05, cy - u * 0.04],
          [keyX + u * 0.1, cy + u * 0.24],
          [keyX - u * 0.1, cy + u * 0.24],
        ],
        4,
      ),
    );
    const [r, foot] = [(x1 - x0) * 0.27, y0 - u * 0.2];
    const bow = stroke(
      parse(
        `M${cx - r} ${y0 - 12}V${foot - r * 0.25}C${cx - r} ${foot - r * 1.35} ${cx + r} ${foot - r * 1.35} ${cx + r} ${foot - r * 0.25}V${y0 - 12}`,
      ),
      u * 0.25,
      { cap: 'butt' },
    );
    const collar = (x: number) => rect(x - u * 0.2, y0 - u * 0.1, u * 0.4, u * 0.2, u * 0.04);
    return {
      plate: concat(subtract(union(body, collar(cx - r), collar(cx + r)), hole), translate(bow, 0, -u * 0.1)),
    };
  },
};

/** An iron gate between its pillars, the name on its plate. */
export const gate: Plate = {
  about: ['gate', 'garage-door', 'wrought-iron'],
  aspect: [1.5, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, u: mean } = around(held, 0.5, 0.46);
    const u = mean * 0.62;
    const thick = Math.max(12, u * 0.08);
    const count = 2 * Math.max(3, Math.round(wide / (u * 0.56)));
    const step = wide / count;
    const bars = Array.from({ length: count }, (_, i) => {
      const x = x0 + step * (i + 0.5);
      const t = (x - cx) / (wide / 2);
      const top = y0 - u * (0.28 + 0.26 * (1 - t * t));
      const tip = polygon(
        [
          [x - thick * 1.15, top],
          [x, top - thick * 2.2],
          [x + thick * 1.15, top],
          [x, top + thick * 1.2],
        ],
        5,
      );
      return union(rect(x - thick / 2, top, thick, y1 + u * 0.3 - top), tip);
    });
    const rail = (y: number) => rect(x0, y, wide, thick);
    const pillar = (x: number) =>
      union(
        rect(x, y0 - u * 0.34, u * 0.28, high + u * 0.76, 4),
        rect(x - u * 0.05, y0 - u * 0.4, u * 0.38, u * 0.13, 4),
        circle(x + u * 0.14, y0 - u * 0.52, u * 0.14),
      );
    const hinge = (x: number, y: number) => rect(x, y, 30, thick * 1.4);
    const [left, far] = [x0 - 14 - u * 0.28, x1 + 14];
    const hinges = [x0 - 22, x1 - 8].flatMap((x) => [
      hinge(x, y0 + high * 0.12),
      hinge(x, y1 - high * 0.12 - thick),
    ]);
    return {
      plate: union(
        rect(x0, y0, wide, high, 5),
        ...bars,
        rail(y0 - u * 0.2),
        rail(y1 + u * 0.24),
        pillar(left),
        pillar(far),
        ...hinges,
      ),
    };
  },
};

/** A cook's knife with its edge, the name on its blade. */
export const knife: Plate = {
  about: ['knife', 'grindstone', 'fish-and-knife'],
  aspect: [2.8, 4.6],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, u: mean } = around(held, 0.5, 0.42);
    const u = Math.min(high, mean * 0.62);
    const tip = x1 + high * 0.7;
    const blade = parse(
      `M${x0} ${y0}H${x1}C${x1 + high * 0.3} ${y0} ${tip - high * 0.25} ${y0 + high * 0.12} ${tip} ${y0 + high * 0.3}C${tip - high * 0.24} ${y0 + high * 0.72} ${x1 + high * 0.1} ${y1 + high * 0.04} ${x1 - wide * 0.22} ${y1 + high * 0.04}C${x0 + wide * 0.3} ${y1 + high * 0.04} ${x0} ${y1} ${x0} ${y1}Z`,
    );
    const grip = (h: number) =>
      parse(
        `M${x0 - 12} ${y0}H${x0 - u * 0.66}C${x0 - u * 0.86} ${y0} ${x0 - u * 1.02} ${y0 - u * 0.02} ${x0 - u * 1.12} ${y0 + u * 0.06}C${x0 - u * 1.22} ${y0 + h * 0.6} ${x0 - u * 1.12} ${y0 + h * 1.24} ${x0 - u * 0.94} ${y0 + h * 1.2}C${x0 - u * 0.76} ${y0 + h * 1.1} ${x0 - u * 0.44} ${y0 + h * 0.94} ${x0 - 12} ${y0 + h}Z`,
      );
    const h = u * 0.46;
    const rivets = [0.2, 0.46, 0.72].map((share) =>
      circle(x0 - 12 - u * share, y0 + h * 0.5, Math.max(9, u * 0.055)),
    );
    return {
      plate: concat(grow(shrink(blade, 6), 6), subtract(grow(shrink(grip(h), 6), 6), ...rivets)),
      second: star(tip + u * 0.1, y0 - u * 0.02, u * 0.3, u * 0.12, 4, u * 0.05),
    };
  },
};
