/** Plates of who locks, fences and sharpens. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A heavy padlock, its keyhole beside the name. */
export const padlock: Plate = {
  about: ['lock-key', 'keyhole', 'key-copies', 'escape-door'],
  aspect: [1.1, 2],
  draw(held) {
    const { x0, x1, y0, y1: under, cx, mean } = bodyAround(held, 0.6, 0.48);
    const u = mean * 0.7;
    const y1 = under + u * 0.46;
    const body = rect(x0, y0, x1 - x0, y1 - y0, u * 0.18);
    const keyY = under + u * 0.09;
    const hole = union(
      circle(cx, keyY, u * 0.11),
      polygon(
        [
          [cx - u * 0.04, keyY],
          [cx + u * 0.04, keyY],
          [cx + u * 0.09, keyY + u * 0.23],
          [cx - u * 0.09, keyY + u * 0.23],
        ],
        4,
      ),
    );
    const [r, top] = [u * 0.4, y0 - u * 0.26];
    const bow = stroke(
      parse(
        `M${cx - r} ${y0 + 12}V${top}C${cx - r} ${top - r * 1.3} ${cx + r} ${top - r * 1.3} ${cx + r} ${top}V${y0 + 12}`,
      ),
      u * 0.24,
      { cap: 'butt' },
    );
    const collar = (x: number) => rect(x - u * 0.19, y0 - u * 0.1, u * 0.38, u * 0.2, u * 0.04);
    return { plate: subtract(union(body, bow, collar(cx - r), collar(cx + r)), hole) };
  },
};

/** An iron gate between its pillars, the name on its plate. */
export const gate: Plate = {
  about: ['gate', 'garage-door', 'wrought-iron'],
  aspect: [1.9, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, mean } = bodyAround(held, 0.54, 0.52);
    const u = mean * 0.58;
    const thick = Math.max(16, u * 0.12);
    const count = 2 * Math.max(3, Math.round(wide / (u * 0.78)));
    const step = wide / count;
    const bars = Array.from({ length: count }, (_, i) => {
      const x = x0 + step * (i + 0.5);
      const t = (x - cx) / (wide / 2);
      const top = y0 - u * (0.28 + 0.26 * (1 - t * t));
      const tip = polygon(
        [
          [x - thick * 0.95, top],
          [x, top - thick * 1.8],
          [x + thick * 0.95, top],
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
  about: ['knife', 'grindstone'],
  aspect: [2.6, 4.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, mean } = bodyAround(held, 0.46, 0.38);
    const u = Math.min(high * 1.25, mean * 0.68);
    const tip = x1 + high * 0.7;
    const blade = parse(
      `M${x0} ${y0}H${x1}C${x1 + high * 0.3} ${y0} ${tip - high * 0.25} ${y0 + high * 0.12} ${tip} ${y0 + high * 0.3}C${tip - high * 0.24} ${y0 + high * 0.72} ${x1 + high * 0.1} ${y1 + high * 0.1} ${x1 - wide * 0.22} ${y1 + high * 0.1}C${x0 + wide * 0.3} ${y1 + high * 0.1} ${x0} ${y1 + high * 0.04} ${x0} ${y1 + high * 0.04}Z`,
    );
    const grip = (h: number) =>
      parse(
        `M${x0 - 12} ${y0}H${x0 - u * 0.86}C${x0 - u * 1.06} ${y0} ${x0 - u * 1.26} ${y0 - u * 0.02} ${x0 - u * 1.4} ${y0 + u * 0.06}C${x0 - u * 1.5} ${y0 + h * 0.6} ${x0 - u * 1.4} ${y0 + h * 1.24} ${x0 - u * 1.2} ${y0 + h * 1.2}C${x0 - u * 1} ${y0 + h * 1.1} ${x0 - u * 0.5} ${y0 + h * 0.94} ${x0 - 12} ${y0 + h}Z`,
      );
    const h = u * 0.46;
    const rivets = [0.24, 0.58, 0.92].map((share) =>
      circle(x0 - 12 - u * share, y0 + h * 0.5, Math.max(9, u * 0.055)),
    );
    return {
      plate: concat(grow(shrink(blade, 6), 6), subtract(grow(shrink(grip(h), 6), 6), ...rivets)),
      second: star(tip + u * 0.2, y0 - u * 0.1, u * 0.28, u * 0.11, 4, u * 0.05),
    };
  },
};
