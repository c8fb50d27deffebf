/** Plates of who dives and who fishes. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A diver's mask, the name on its glass, the snorkel beside it. */
export const diveMask: Plate = {
  about: ['dive-mask', 'snorkeller', 'harpooned-fish'],
  aspect: [1.7, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.42 * CAP, right(held) + 0.42 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const size = (high + (x1 - x0) * 0.42) / 2;
    const [n, deep] = [0.26 * size, 0.36 * size];
    const low = y1 + deep;
    const r = 0.34 * size;
    const glass = parse(
      `M${x0 + r} ${y0}L${x1 - r} ${y0}Q${x1} ${y0} ${x1} ${y0 + r}L${x1 - 0.04 * size} ${low - 0.5 * size}Q${x1 - 0.08 * size} ${low} ${x1 - 0.5 * size} ${low}L${cx + n * 1.9} ${low}C${cx + n * 1.1} ${low} ${cx + n} ${y1 + 6} ${cx} ${y1 + 6}C${cx - n} ${y1 + 6} ${cx - n * 1.1} ${low} ${cx - n * 1.9} ${low}L${x0 + 0.5 * size} ${low}Q${x0 + 0.08 * size} ${low} ${x0 + 0.04 * size} ${low - 0.5 * size}L${x0} ${y0 + r}Q${x0} ${y0} ${x0 + r} ${y0}Z`,
    );
    const rim = Math.max(15, 0.13 * size);
    const nose = ellipse(cx, low - 0.06 * size, n * 0.86, 0.24 * size);
    const outer = union(grow(glass, GAP + rim), nose);
    const strap = (x: number, long: number) => rect(x, y0 + 0.3 * size, long, 0.36 * size, 0.07 * size);
    const reach = GAP + rim;
    const sx = x1 + reach + 0.3 * size;
    const foot = low + 0.26 * size;
    const tube = stroke(
      parse(
        `M${sx} ${y0 - 0.36 * size}L${sx} ${foot - 0.4 * size}Q${sx} ${foot} ${sx - 0.4 * size} ${foot}L${cx + n * 2.3} ${foot}`,
      ),
      0.21 * size,
    );
    const frame = union(
      outer,
      strap(x0 - reach - 0.3 * size + 4, 0.3 * size),
      strap(x1 + reach - 4, 0.3 * size),
    );
    return { plate: concat(glass, subtract(frame, grow(glass, GAP), grow(tube, GAP))), second: tube };
  },
};

/** A lure with its bill and its hooks, the name on its side. */
export const lure: Plate = {
  about: ['fishing-rod', 'hook', 'angler'],
  aspect: [1.7, 3.4],
  draw(held) {
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [x0, x1] = [held.x - 0.1 * CAP, right(held) + 0.1 * CAP];
    const [nose, end] = [x1 + 0.72 * high, x0 - 0.66 * high];
    const mid = (x0 + x1) / 2;
    const body = parse(
      `M${nose} ${cy + 0.02 * high}C${nose - 0.06 * high} ${cy - 0.3 * high} ${x1 - 0.1 * high} ${y0 - 0.06 * high} ${mid} ${y0 - 0.06 * high}C${x0} ${y0 - 0.06 * high} ${x0 - 0.3 * high} ${cy - 0.34 * high} ${end} ${cy - 0.08 * high}L${end} ${cy + 0.08 * high}C${x0 - 0.3 * high} ${cy + 0.34 * high} ${x0} ${y1 + 0.06 * high} ${mid} ${y1 + 0.06 * high}C${x1 - 0.1 * high} ${y1 + 0.06 * high} ${nose - 0.06 * high} ${cy + 0.34 * high} ${nose} ${cy + 0.02 * high}Z`,
    );
    const eye = subtract(
      circle(x1 + 0.34 * high, cy - 0.1 * high, 0.13 * high),
      circle(x1 + 0.34 * high, cy - 0.1 * high, 0.055 * high),
    );
    const bill = rotate(
      rect(nose - 0.12 * high, cy + 0.12 * high, 0.46 * high, 0.17 * high, 0.08 * high),
      34,
      nose - 0.1 * high,
      cy + 0.2 * high,
    );
    const thick = Math.max(12, 0.065 * high);
    const ring = (x: number, y: number) =>
      subtract(circle(x, y, 0.12 * high), circle(x, y, 0.12 * high - thick));
    const hook = (x: number, y: number) => {
      const [r, s] = [0.17 * high, y + 0.42 * high];
      const barb = (way: 1 | -1) =>
        stroke(
          parse(
            `M${x} ${s - 4}C${x} ${s + r * 1.3} ${x + way * r * 1.9} ${s + r * 1.3} ${x + way * r * 1.7} ${s - r * 0.5}`,
          ),
          thick,
          { cap: 'round' },
        );
      return union(stroke(line(x, y, x, s), thick), barb(1), barb(-1));
    };
    const foot = y1 + 0.06 * high;
    return {
      plate: union(
        subtract(body, eye),
        bill,
        ring(end - 0.06 * high, cy),
        hook(mid + 0.28 * held.width, foot - 0.06 * high),
        hook(end - 0.1 * high, cy + 0.08 * high),
      ),
    };
  },
};
