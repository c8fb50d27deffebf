/** Plates of who knits, and of who listens to what weighs on the mind. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate, translate } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A knitted jumper, rhombs across its shoulders. */
export const knitJumper: Plate = {
  about: ['yarn', 'jumper'],
  aspect: [1, 2.1],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.26, 0.3);
    const [top, low] = [y0 - m * 0.56, y1 + m * 0.02];
    const neck = m * 0.3;
    const half = parse(
      `M${cx} ${top}H${cx - neck}L${x0 + m * 0.04} ${top + m * 0.14}C${x0 - m * 0.12} ${top + m * 0.2} ${x0 - m * 0.2} ${top + m * 0.3} ${x0 - m * 0.26} ${top + m * 0.46}L${x0 - m * 0.52} ${low - m * 0.3}L${x0 - m * 0.2} ${low - m * 0.2}L${x0} ${y0 + m * 0.2}V${low}H${cx}Z`,
    );
    const body = union(half, mirror(half, cx - 0.01));
    const cuff = polygon(
      [
        [x0 - m * 0.56, low - m * 0.3 + GAP],
        [x0 - m * 0.23, low - m * 0.2 + GAP],
        [x0 - m * 0.26, low - m * 0.02 + GAP],
        [x0 - m * 0.6, low - m * 0.12 + GAP],
      ],
      m * 0.04,
    );
    const hem = rect(x0 + m * 0.03, low + GAP, wide - m * 0.06, m * 0.17, m * 0.05);
    const collar = subtract(
      rect(cx - neck, top - GAP - m * 0.16, neck * 2, m * 0.16 + GAP + m * 0.16, m * 0.07),
      rect(cx - neck - 5, top + m * 0.02, neck * 2 + 10, m),
    );
    const bite = parse(
      `M${cx - neck} ${top - 5}C${cx - neck} ${top + m * 0.14} ${cx + neck} ${top + m * 0.14} ${cx + neck} ${top - 5}Z`,
    );
    const count = Math.max(3, Math.round((wide - m * 0.3) / (m * 0.3)));
    const step = (wide - m * 0.2) / count;
    const [ry, rx] = [y0 - m * 0.15, Math.min(step * 0.4, m * 0.13)];
    const rhombs = Array.from({ length: count }, (_, i) => {
      const x = cx + (i - (count - 1) / 2) * step;
      return polygon([
        [x - rx, ry],
        [x, ry - m * 0.1],
        [x + rx, ry],
        [x, ry + m * 0.1],
      ]);
    });
    const throat = subtract(collar, grow(body, 1));
    return {
      plate: subtract(body, bite, ...rhombs),
      second: concat(throat, hem, cuff, mirror(cuff, cx)),
    };
  },
};

/** The couch of who is listened to, the name on its side. */
export const therapyCouch: Plate = {
  about: ['brain', 'mind-heart'],
  aspect: [1.4, 3.8],
  draw(held) {
    const { x0, x1, y0, y1, size: m } = bodyAround(held, 0.3, 0.3, 0.32);
    const [l, r] = [x0 - m * 0.34, x1 + m * 0.16];
    const seat = y0 - m * 0.06;
    const body = parse(
      `M${l + m * 0.1} ${y1}Q${l} ${y1} ${l} ${y1 - m * 0.1}V${seat}C${l} ${seat - m * 0.4} ${l - m * 0.06} ${seat - m * 0.52} ${l - m * 0.2} ${seat - m * 0.66}C${l - m * 0.36} ${seat - m * 0.84} ${l - m * 0.16} ${seat - m * 1.06} ${l + m * 0.08} ${seat - m * 0.96}C${l + m * 0.44} ${seat - m * 0.8} ${l + m * 0.5} ${seat - m * 0.3} ${l + m * 0.72} ${seat - m * 0.1}Q${l + m * 0.84} ${seat} ${l + m * 1.04} ${seat}H${r - m * 0.14}Q${r} ${seat} ${r} ${seat + m * 0.14}V${y1 - m * 0.1}Q${r} ${y1} ${r - m * 0.1} ${y1}Z`,
    );
    const roll = rotate(
      rect(l + m * 0.4, seat - m * 0.56, m * 0.66, m * 0.36, m * 0.17),
      47,
      l + m * 0.7,
      seat - m * 0.4,
    );
    const bolster = translate(roll, m * 0.04, -m * 0.12);
    const pad = rect(l + m * 1.02, seat - GAP - m * 0.2, r - l - m * 1, m * 0.2, m * 0.09);
    const leg = (x: number, way: 1 | -1) =>
      polygon(
        [
          [x - m * 0.15, y1 - m * 0.04],
          [x + m * 0.15, y1 - m * 0.04],
          [x + way * m * 0.12 + m * 0.07, y1 + m * 0.36],
          [x + way * m * 0.12 - m * 0.07, y1 + m * 0.36],
        ],
        m * 0.03,
      );
    return {
      plate: union(body, leg(l + m * 0.26, -1), leg(r - m * 0.26, 1)),
      second: subtract(union(pad, bolster), grow(body, GAP)),
    };
  },
};
