/** Plates of who upholsters car seats, of who mends wheelchairs and of who drives vans. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The seat of a car from the front, its cushion quilted. */
export const bucketSeat: Plate = {
  about: ['quilted-seat', 'seat'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m, gap } = bodyAround(held, 0.24, 0.24, 0.26);
    const both = (part: Path) => [part, mirror(part, cx)];
    const top = y0 - 0.32 * m;
    const back = softened(
      parse(
        `M${x0 + 0.26 * m} ${top}H${x1 - 0.26 * m}C${x1 - 0.06 * m} ${top} ${x1} ${y0 - 0.14 * m} ${x1} ${y0 + 0.04 * m}V${y1}H${x0}V${y0 + 0.04 * m}C${x0} ${y0 - 0.14 * m} ${x0 + 0.06 * m} ${top} ${x0 + 0.26 * m} ${top}Z`,
      ),
      0.03 * m,
    );
    const bolster = subtract(
      softened(
        parse(
          `M${x1 - 0.3 * m} ${top + 0.08 * m}C${x1 + 0.16 * m} ${top + 0.02 * m} ${x1 + 0.3 * m} ${y0 - 0.1 * m} ${x1 + 0.3 * m} ${y0 + 0.3 * m}C${x1 + 0.3 * m} ${y1 - 0.5 * m} ${x1 + 0.36 * m} ${y1 - 0.3 * m} ${x1 + 0.36 * m} ${y1 - 0.1 * m}Q${x1 + 0.36 * m} ${y1} ${x1 + 0.26 * m} ${y1}H${x1 - 0.3 * m}Z`,
        ),
        0.05 * m,
      ),
      grow(back, gap),
    );
    const rest = rect(cx - 0.5 * m, top - 0.6 * m, m, 0.42 * m, 0.16 * m);
    const posts = [-0.28, 0.18].map((at) => rect(cx + at * m, top - 0.18 * m + gap, 0.1 * m, 0.2 * m));
    const low = y1 + gap;
    const reach = wide / 2 + 0.4 * m;
    const cushion = parse(
      `M${cx - reach + 0.06 * m} ${low}H${cx + reach - 0.06 * m}C${cx + reach + 0.14 * m} ${low + 0.1 * m} ${cx + reach + 0.14 * m} ${low + 0.56 * m} ${cx + reach - 0.1 * m} ${low + 0.56 * m}H${cx - reach + 0.1 * m}C${cx - reach - 0.14 * m} ${low + 0.56 * m} ${cx - reach - 0.14 * m} ${low + 0.1 * m} ${cx - reach + 0.06 * m} ${low}Z`,
    );
    const count = Math.max(3, Math.round(wide / (0.5 * m)));
    const step = wide / count;
    const stitches = Array.from({ length: count }, (_, i) => {
      const x = x0 + step * i;
      const [a, b] = [low + 0.1 * m, low + 0.46 * m];
      return [line(x, a, x + step, b), line(x, b, x + step, a)].map((each) =>
        stroke(each, Math.max(9, 0.05 * m), { cap: 'round' }),
      );
    }).flat();
    return {
      plate: concat(union(back, ...posts), ...both(bolster), subtract(cushion, union(...stitches))),
      second: rest,
    };
  },
};

/** A wheelchair from behind; its back holds the name. */
export const wheelchairBack: Plate = {
  about: ['wheelchair'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m, gap } = bodyAround(held, 0.28, 0.26);
    const both = (part: Path) => [part, mirror(part, cx)];
    const back = rect(x0, y0 - 0.04 * m, x1 - x0, y1 - y0 + 0.08 * m, 0.12 * m);
    const px = x1 - 0.12 * m;
    const handle = stroke(
      parse(
        `M${px} ${y0 + 0.1 * m}V${y0 - 0.26 * m}Q${px} ${y0 - 0.4 * m} ${px + 0.16 * m} ${y0 - 0.4 * m}H${px + 0.36 * m}`,
      ),
      0.12 * m,
      { cap: 'round' },
    );
    const grip = rect(px + 0.2 * m, y0 - 0.5 * m, 0.42 * m, 0.2 * m, 0.09 * m);
    const [wx, top, low] = [x1 + gap + 0.16 * m, y0 + 0.14 * m, y1 + 0.86 * m];
    const wheel = rect(wx - 0.14 * m, top, 0.26 * m, low - top, 0.13 * m);
    const seat = y1 + 0.04 * m + gap;
    const pan = rect(x0 + 0.06 * m, seat, x1 - x0 - 0.12 * m, 0.16 * m, 0.06 * m);
    const cross = [
      stroke(line(x0 + 0.12 * m, seat + 0.1 * m, x1 - 0.1 * m, low - 0.26 * m), 0.11 * m),
      stroke(line(x1 - 0.12 * m, seat + 0.1 * m, x0 + 0.1 * m, low - 0.26 * m), 0.11 * m),
    ];
    const caster = rect(x1 - 0.2 * m, low - 0.36 * m, 0.18 * m, 0.36 * m, 0.08 * m);
    return {
      plate: concat(union(back, ...both(subtract(handle, grow(grip, gap)))), ...both(wheel)),
      second: concat(union(pan, ...cross, ...both(caster)), ...both(grip)),
    };
  },
};

/** A van from the front. */
export const vanFace: Plate = {
  about: ['van', 'minibus'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m, gap } = bodyAround(held, 0.3, 0.22, 0.22);
    const top = y0 - 0.88 * m;
    const low = y1 + 0.54 * m;
    const body = softened(
      parse(
        `M${x0 + 0.3 * m} ${top}H${x1 - 0.3 * m}C${x1 - 0.04 * m} ${top} ${x1 - 0.04 * m} ${top + 0.2 * m} ${x1} ${y0 - 0.1 * m}C${x1 + 0.12 * m} ${y0} ${x1 + 0.14 * m} ${y1} ${x1 + 0.12 * m} ${low}H${x0 - 0.12 * m}C${x0 - 0.14 * m} ${y1} ${x0 - 0.12 * m} ${y0} ${x0} ${y0 - 0.1 * m}C${x0 + 0.04 * m} ${top + 0.2 * m} ${x0 + 0.04 * m} ${top} ${x0 + 0.3 * m} ${top}Z`,
      ),
      0.06 * m,
    );
    const glass = polygon(
      [
        [x0 + 0.26 * m, top + 0.2 * m],
        [x1 - 0.26 * m, top + 0.2 * m],
        [x1 - 0.14 * m, y0 - 0.2 * m],
        [x0 + 0.14 * m, y0 - 0.2 * m],
      ],
      0.1 * m,
    );
    const both = (part: Path) => [part, mirror(part, cx)];
    const wipers = [-0.16, 0.16].map((at) =>
      stroke(
        line(cx + at * wide, y0 - 0.19 * m, cx + (at + 0.12) * wide, top + 0.42 * m),
        Math.max(10, 0.06 * m),
      ),
    );
    const lamp = circle(x1 - 0.26 * m, y1 + 0.2 * m, 0.18 * m);
    const grille = [0.1, 0.27].map((at) =>
      rect(cx - 0.3 * wide + 0.12 * m, y1 + at * m, 0.6 * wide - 0.24 * m, Math.max(11, 0.07 * m), 5),
    );
    const bumper = rect(x0 - 0.2 * m, low + gap, wide + 0.4 * m, 0.2 * m, 0.08 * m);
    const wheel = rect(x1 - 0.3 * m, low + 2 * gap + 0.2 * m, 0.36 * m, 0.26 * m, 0.08 * m);
    const mirrors = both(
      union(
        rect(x1 + 0.1 * m, y0 - 0.6 * m, 0.22 * m, 0.46 * m, 0.08 * m),
        rect(x1 - 0.06 * m, y0 - 0.44 * m, 0.2 * m, 0.1 * m),
      ),
    );
    const shell = subtract(body, subtract(glass, ...wipers), ...both(lamp), ...grille);
    return {
      plate: concat(union(shell, ...mirrors), ...both(subtract(wheel, grow(bumper, gap)))),
      second: concat(bumper, ...both(shrink(lamp, gap))),
    };
  },
};
