/** Plates of who turns parts of metal. */
import { CAP } from '../../fonts/shape.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polar, polygon, rect, regular } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A lathe that turns a bar between its chuck and its tailstock, the name on its bed. */
export const latheBed: Plate = {
  about: ['lathe'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.28, 0.3);
    const rail = Math.max(18, 0.12 * m);
    const way = y0 - gap - rail;
    const [l, r] = [x0 - 0.12 * m, x1 + 0.12 * m];
    const axis = way - 0.33 * m;
    const foot = 0.16 * m;
    const leg = Math.max(0.5 * m, wide * 0.2);
    const bed = softened(
      union(
        rect(x0, y0, wide, y1 - y0),
        ...[x0 - 0.05 * m, x1 + 0.05 * m - leg].map((x) => rect(x, y1 - 0.08 * m, leg, foot + 0.08 * m)),
      ),
      0.03 * m,
    );
    const head = union(
      rect(l, axis - 0.3 * m, 0.62 * m, 0.7 * m, 0.08 * m),
      rect(l, way - 0.1 * m, 0.62 * m, 0.1 * m + rail / 2),
    );
    const chuckAt = l + 0.62 * m + gap;
    const chuck = rect(chuckAt, axis - 0.25 * m, 0.14 * m, 0.5 * m, 0.03 * m);
    const jaws = rect(chuckAt + 0.1 * m, axis - 0.16 * m, 0.13 * m, 0.32 * m, 0.02 * m);
    const tail = r - 0.56 * m;
    const stock = filleted(
      union(
        rect(tail, axis - 0.17 * m, 0.46 * m, 0.34 * m, 0.06 * m),
        polygon([
          [tail + 0.1 * m, axis],
          [tail + 0.38 * m, axis],
          [tail + 0.46 * m, way + 2],
          [tail + 0.02 * m, way + 2],
        ]),
      ),
      0.03 * m,
    );
    const wheel = union(
      rect(r - 0.12 * m, axis - 0.05 * m, 0.14 * m, 0.1 * m),
      rect(r - 0.02 * m, axis - 0.2 * m, 0.09 * m, 0.4 * m, 0.04 * m),
    );
    const from = chuckAt + 0.23 * m + gap;
    const till = tail - gap;
    const step = from + (till - from) * 0.46;
    const bar = union(
      rect(from, axis - 0.12 * m, step - from, 0.24 * m, 3),
      rect(step - 4, axis - 0.07 * m, till - step - 0.02 * m, 0.14 * m, 3),
      polygon(
        [
          [till - 0.1 * m, axis - 0.07 * m],
          [till, axis - 0.02 * m],
          [till, axis + 0.02 * m],
          [till - 0.1 * m, axis + 0.07 * m],
        ],
        2,
      ),
    );
    const post = step + 0.02 * m;
    const tool = union(
      polygon([
        [post - 0.02 * m, axis + 0.07 * m + gap],
        [post + 0.26 * m, axis + 0.07 * m + gap],
        [post + 0.26 * m, way],
        [post + 0.06 * m, way],
        [post + 0.06 * m, axis + 0.2 * m + gap],
      ]),
      rect(post - 0.06 * m, way - 0.08 * m, 0.46 * m, 0.1 * m, 4),
    );
    const dials = [0.2, 0.42].map((x) => circle(l + x * m, axis - 0.04 * m, 0.065 * m));
    return {
      plate: concat(
        bed,
        subtract(union(rect(l, way, r - l, rail, 6), head, stock, wheel, tool), ...dials),
        union(chuck, jaws),
      ),
      second: bar,
    };
  },
};

/** A caliper that measures a nut between its jaws, the name on its slide. */
export const nutCaliper: Plate = {
  about: ['caliper'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cy, size: m } = bodyAround(held, 0.5, 0.34);
    const slide = rect(x0, y0, wide, high, 0.08 * m);
    const across = 0.74 * m;
    const arm = 0.34 * m;
    const tip = y1 + 0.72 * m;
    const jaw = (x: number, way: number) =>
      polygon(
        [
          [x, y1 - 0.14 * m],
          [x + way * 0.5 * m, y1 - 0.14 * m],
          [x + way * 0.4 * m, y1 + 0.16 * m],
          [x + way * 0.16 * m, tip],
          [x, tip],
        ],
        0.03 * m,
      );
    const inner = x0 - across;
    const beamHigh = Math.min(high * 0.3, 0.26 * m);
    const beam = rect(inner - arm, cy - beamHigh, across + arm + 20, 2 * beamHigh, 0.04 * m);
    const end = x1 + 0.62 * m;
    const tail = rect(x1 - 20, cy - beamHigh, end - x1 + 20, 2 * beamHigh, 0.04 * m);
    const marks = Array.from({ length: 4 }, (_, i) =>
      rect(
        x1 + (0.1 + i * 0.125) * m,
        cy + beamHigh - (i % 2 === 0 ? 0.26 : 0.18) * m,
        Math.max(9, 0.045 * m),
        0.4 * m,
      ),
    );
    const fixed = union(
      rect(inner - arm, cy - beamHigh, arm, y1 - cy + beamHigh - 0.02 * m, 0.04 * m),
      jaw(inner, -1),
    );
    const horn = (x: number, way: number) =>
      polygon(
        [
          [x, y0 - 0.36 * m],
          [x, cy],
          [x + way * 0.34 * m, cy],
          [x + way * 0.34 * m, y0 + 0.06 * m],
        ],
        0.02 * m,
      );
    const wheel = circle(x1 - 0.36 * m, y1 + 0.08 * m, 0.17 * m);
    const nutAt = y1 + 0.3 * m;
    const nut = subtract(
      regular(x0 - across / 2, nutAt, (across / 2 - gap) / Math.cos(Math.PI / 6), 6, 0.04 * m, 0),
      circle(x0 - across / 2, nutAt, 0.15 * m),
    );
    const solid = union(slide, beam, tail, fixed, jaw(x0, 1), horn(x0, 1), horn(inner, -1), wheel);
    return { plate: subtract(solid, ...marks), second: nut };
  },
};

/** A toothed wheel. */
export const toothedWheel: Plate = {
  about: ['gear'],
  aspect: [0.9, 2.1],
  draw(held) {
    const { cx, cy, size: m } = bodyAround(held, 0.3, 0.3);
    const r = Math.hypot(held.width, held.height) / 2 + 0.2 * CAP;
    const rim = r + GAP + 0.14 * m;
    const teeth = Array.from({ length: 12 }, (_, i) => {
      const at = (far: number, turn: number) => polar(cx, cy, far, i * 30 + turn);
      return polygon(
        [at(rim - 0.1 * m, -10), at(rim + 0.26 * m, -6.4), at(rim + 0.26 * m, 6.4), at(rim - 0.1 * m, 10)],
        0.05 * m,
      );
    });
    const wheel = subtract(union(circle(cx, cy, rim), ...teeth), circle(cx, cy, r + GAP));
    return { plate: circle(cx, cy, r), second: wheel };
  },
};
