/** Plates of who follows, lifts and tows what moves. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A folded map with a pin on it. */
export const pinnedMap: Plate = {
  about: ['pin', 'map-trifold'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, gap, size: m } = bodyAround(held, 0.44, 0.3);
    const rise = 0.22 * m;
    const top = y0 - 0.4 * m;
    const low = y1 + 0.24 * m;
    const [a, b] = [x0 + (x1 - x0) / 3, x1 - (x1 - x0) / 3];
    const sheet = polygon(
      [
        [x0, top],
        [a, top + rise],
        [b, top],
        [x1, top + rise],
        [x1, low],
        [b, low - rise],
        [a, low],
        [x0, low - rise],
      ],
      0.04 * m,
    );
    const folds = union(
      stroke(line(a, top - m, a, y0 - 0.06 * m), gap, { cap: 'butt' }),
      stroke(line(b, top - m, b, y0 - 0.06 * m), gap, { cap: 'butt' }),
      stroke(line(a, y1 + 0.06 * m, a, low + m), gap, { cap: 'butt' }),
      stroke(line(b, y1 + 0.06 * m, b, low + m), gap, { cap: 'butt' }),
    );
    const [px, py, r] = [(b + x1) / 2, y0 - 0.04 * m, 0.28 * m];
    const head = py - 2.2 * r;
    const pin = subtract(
      parse(
        `M${px} ${py}C${px - 0.3 * r} ${py - 0.7 * r} ${px - r} ${head + 0.9 * r} ${px - r} ${head}A${r} ${r} 0 0 1 ${px + r} ${head}C${px + r} ${head + 0.9 * r} ${px + 0.3 * r} ${py - 0.7 * r} ${px} ${py}Z`,
      ),
      circle(px, head, r * 0.42),
    );
    return { plate: subtract(sheet, folds, grow(union(pin, circle(px, head, r)), gap)), second: pin };
  },
};

/** A fork lift with a box on its forks, the name on the box. */
export const liftedBox: Plate = {
  about: ['forklift', 'warehouse'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.32, 0.32);
    const t = 0.14 * m;
    const fork = y1 + gap;
    const ground = fork + 0.42 * m;
    const mast = x0 - gap - t;
    const lift = union(
      rect(mast, y0 - 0.5 * m, t, ground - y0 + 0.46 * m, 0.03 * m),
      rect(mast, fork, wide + gap + t, t, 0.04 * m),
    );
    const back = mast - gap * 0.6;
    const far = back - 1.2 * m;
    const body = parse(
      `M${back} ${ground - 0.06 * m}V${ground - 0.56 * m}H${back - 0.26 * m}L${back - 0.36 * m} ${ground - 0.42 * m}H${back - 0.56 * m}V${ground - 0.74 * m}H${far + 0.2 * m}Q${far} ${ground - 0.74 * m} ${far} ${ground - 0.54 * m}V${ground - 0.16 * m}Q${far} ${ground - 0.06 * m} ${far + 0.1 * m} ${ground - 0.06 * m}Z`,
    );
    const roof = ground - 1.46 * m;
    const cage = union(
      stroke(line(back - 0.08 * m, ground - 0.56 * m, back - 0.26 * m, roof), 0.1 * m),
      stroke(line(far + 0.36 * m, ground - 0.72 * m, far + 0.42 * m, roof), 0.1 * m),
      rect(far + 0.3 * m, roof - 0.08 * m, 0.66 * m, 0.14 * m, 0.06 * m),
      rect(back - 0.66 * m, ground - 0.98 * m, 0.13 * m, 0.4 * m, 0.05 * m),
    );
    const box = rect(x0, y0 - 0.18 * m, wide, y1 - y0 + 0.18 * m, 0.05 * m);
    return {
      plate: concat(
        subtract(box, rect(cx - 0.15 * m - gap, y0 - m, 0.3 * m + 2 * gap, m + 0.02 * m)),
        lift,
        onWheels(union(body, cage), 0.23 * m, ground - 0.06 * m, far + 0.26 * m, back - 0.26 * m),
      ),
      second: rect(cx - 0.15 * m, y0 - 0.18 * m, 0.3 * m, 0.2 * m - gap, 0.02 * m),
    };
  },
};

/** A trailer for horses, one of which looks out of it. */
export const horseTrailer: Plate = {
  about: ['horse-trailer'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0: left, x1, y0, y1, wide, gap, size: m } = bodyAround(held, 0.34, 0.32);
    const x0 = left - 0.1 * m;
    const low = y1 + 0.18 * m;
    const sill = y0 - gap / 2;
    const roof = sill - 0.84 * m;
    const t = Math.max(14, 0.1 * m);
    const shell = parse(
      `M${x0} ${low}V${roof + 0.3 * m}C${x0} ${roof + 0.06 * m} ${x0 + 0.1 * m} ${roof} ${x0 + 0.3 * m} ${roof}H${x1 - 0.4 * m}C${x1 - 0.1 * m} ${roof} ${x1 + 0.2 * m} ${sill - 0.3 * m} ${x1 + 0.24 * m} ${sill}V${low}Z`,
    );
    const window = parse(
      `M${x0 + t} ${sill}V${roof + 0.32 * m}C${x0 + t} ${roof + t + 0.06 * m} ${x0 + 0.2 * m} ${roof + t} ${x0 + 0.32 * m} ${roof + t}H${x1 - 0.42 * m}C${x1 - 0.2 * m} ${roof + t} ${x1 + 0.04 * m} ${sill - 0.26 * m} ${x1 + 0.24 * m - t * 1.1} ${sill}Z`,
    );
    const h = from(x0 + wide * 0.48, sill - gap, 1.16 * m);
    const head = parse(
      `M${h(-0.36, 0)}C${h(-0.36, -0.22)} ${h(-0.24, -0.42)} ${h(0, -0.47)}L${h(0.03, -0.58)}L${h(0.11, -0.46)}C${h(0.22, -0.41)} ${h(0.34, -0.29)} ${h(0.43, -0.19)}C${h(0.47, -0.11)} ${h(0.41, -0.04)} ${h(0.33, -0.06)}C${h(0.25, -0.1)} ${h(0.19, -0.13)} ${h(0.12, -0.14)}C${h(0.09, -0.08)} ${h(0.1, -0.04)} ${h(0.12, 0)}Z`,
    );
    const r = 0.24 * m;
    const at = low + r * 0.2;
    const mid = x0 + wide * 0.46;
    const reach = x1 + 0.86 * m;
    const drawbar = union(
      polygon(
        [
          [x1, low - 0.2 * m],
          [x1 + 0.3 * m, low - 0.2 * m],
          [reach, low - 0.12 * m],
          [reach, low],
          [x1, low],
        ],
        0.03 * m,
      ),
      rect(reach - 0.12 * m, low - 0.2 * m, 0.26 * m, 0.24 * m, 0.08 * m),
      rect(x1 + 0.5 * m, low - 0.36 * m, 0.11 * m, 0.66 * m, 0.03 * m),
      circle(x1 + 0.555 * m, low + 0.3 * m, 0.12 * m),
    );
    return {
      plate: onWheels(
        filleted(union(subtract(shell, window), drawbar), 3),
        r,
        at,
        mid - r - gap * 0.6,
        mid + r + gap * 0.6,
      ),
      second: head,
    };
  },
};
