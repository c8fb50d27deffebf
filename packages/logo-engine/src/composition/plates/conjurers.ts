/** Plates of who hires washrooms, conjures and skates. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { wheel } from './motors.js';
import type { Plate } from './plate.js';

/** A trailer of washrooms, a door at each end. */
export const washroomTrailer: Plate = {
  about: ['portable-toilet'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, gap, cx, size } = bodyAround(held, 0.3, 0.36, 0.36);
    const m = Math.min(size, high);
    const [left, right] = [x0 - 0.5 * m, x1 + 0.5 * m];
    const [top, low] = [y0 - 0.06 * m, y1 + 0.2 * m];
    const body = rect(left, top, right - left, low - top, 0.14 * m);
    const roof = rect(left + 0.14 * m, top - 0.12 * m, right - left - 0.28 * m, 0.12 * m + 8, 0.06 * m);
    const r = 0.2 * m;
    const axles = [cx - r - gap / 2, cx + r + gap / 2];
    const person = (x: number, skirt: boolean) => {
      const y = top + 0.3 * m;
      const wide = skirt ? 0.15 * m : 0.075 * m;
      return union(
        circle(x, y, 0.085 * m),
        polygon(
          [
            [x - (skirt ? 0.05 : 0.1) * m, y + 0.12 * m],
            [x + (skirt ? 0.05 : 0.1) * m, y + 0.12 * m],
            [x + wide, y + 0.46 * m],
            [x - wide, y + 0.46 * m],
          ],
          0.02 * m,
        ),
      );
    };
    const sides = [x0 - 0.03 * m, x1 + 0.03 * m].map((x) => rect(x - 6, top + 0.09 * m, 12, high));
    const doors = [person(left + 0.23 * m, true), person(right - 0.23 * m, false), ...sides];
    const hitch = union(
      rect(right - 0.1 * m, low - 0.12 * m, 0.42 * m, 0.12 * m, 0.04 * m),
      rect(right + 0.2 * m, low - 0.12 * m, 0.12 * m, 0.3 * m, 0.04 * m),
    );
    const steps = [left + 0.06 * m, right - 0.4 * m].map((x) =>
      rect(x, low + gap, 0.34 * m, 0.11 * m, 0.03 * m),
    );
    const arches = axles.map((x) => circle(x, low + 0.05 * m, r + gap));
    return {
      plate: concat(
        subtract(union(body, roof, hitch), ...doors, ...arches),
        ...axles.map((x) => wheel(x, low + 0.05 * m, r)),
      ),
      second: concat(...steps),
    };
  },
};

/** A card held before two more, spades in its corners. */
export const fannedCards: Plate = {
  about: ['rabbit-in-hat', 'club'],
  aspect: [0.8, 2],
  draw(held) {
    const { x0, y0, wide, high, gap, cx, cy, size } = bodyAround(held, 0.3, 0.34);
    const m = Math.min(size, 1.05 * high);
    const [top, tall] = [y0 - 0.46 * m, high + 0.92 * m];
    const card = (out: number) => rect(x0 - out, top - out, wide + 2 * out, tall + 2 * out, 0.16 * m + out);
    const s = 0.16 * m;
    const spade = (x: number, y: number) =>
      union(
        parse(
          `M${x} ${y - 1.05 * s}C${x + 0.3 * s} ${y - 0.5 * s} ${x + s} ${y - 0.2 * s} ${x + s} ${y + 0.3 * s}C${x + s} ${y + 0.85 * s} ${x + 0.3 * s} ${y + 0.85 * s} ${x} ${y + 0.4 * s}C${x - 0.3 * s} ${y + 0.85 * s} ${x - s} ${y + 0.85 * s} ${x - s} ${y + 0.3 * s}C${x - s} ${y - 0.2 * s} ${x - 0.3 * s} ${y - 0.5 * s} ${x} ${y - 1.05 * s}Z`,
        ),
        polygon([
          [x, y + 0.1 * s],
          [x + 0.42 * s, y + 1.1 * s],
          [x - 0.42 * s, y + 1.1 * s],
        ]),
      );
    const corner = spade(x0 + 0.28 * m, top + 0.28 * m);
    const behind = (by: number) =>
      rotate(rect(x0, top, wide, tall - 0.13 * wide, 0.16 * m), by, cx, top + tall);
    const first = subtract(behind(11), card(gap));
    const last = subtract(behind(-13), grow(behind(11), gap), card(gap));
    return {
      plate: subtract(card(0), corner, rotate(corner, 180, cx, cy)),
      second: concat(first, last),
    };
  },
};

/** A low skate on four wheels, a stopper at its toe. */
export const lowSkate: Plate = {
  about: ['roller-skate'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size } = bodyAround(held, 0.36, 0.3, 0.28);
    const m = Math.min(size, 1.05 * h);
    const toe = x1 + 0.56 * m;
    const [back, mouth] = [x0 - 0.14 * m, x0 + 0.72 * m];
    const top = y0 - 0.34 * m;
    const upper = parse(
      `M${back} ${y1}C${back - 0.08 * m} ${y1 - 0.4 * h} ${back + 0.06 * m} ${y0 + 0.1 * m} ${back - 0.02 * m} ${top + 0.02 * m}Q${back - 0.04 * m} ${top - 0.12 * m} ${back + 0.1 * m} ${top - 0.1 * m}C${x0 + 0.2 * m} ${top + 0.14 * m} ${mouth - 0.3 * m} ${top + 0.14 * m} ${mouth - 0.1 * m} ${top - 0.16 * m}Q${mouth} ${top - 0.26 * m} ${mouth + 0.1 * m} ${top - 0.14 * m}C${mouth + 0.26 * m} ${y0 - 0.16 * m} ${mouth + 0.5 * m} ${y0} ${Math.max(x1, mouth + 0.56 * m)} ${y0 + 0.02 * m}C${x1 + 0.34 * m} ${y0 + 0.06 * m} ${toe} ${y1 - 0.6 * h} ${toe} ${y1 - 0.06 * m}Q${toe} ${y1} ${toe - 0.06 * m} ${y1}Z`,
    );
    const laces = [0.1, 0.4].map((t) => {
      const [x, y] = [mouth + (0.16 + 0.5 * t) * m, top + (0 + 0.5 * t) * m];
      return stroke(line(x + 0.16 * m, y - 0.14 * m, x - 0.1 * m, y + 0.08 * m), 12);
    });
    const low = y1 + gap;
    const r = 0.29 * m;
    const [rear, front] = [x0 + 0.2 * m, x1 - 0.06 * m];
    const y = low + 0.2 * m + r;
    const truck = (x: number) =>
      polygon([
        [x - 0.2 * m, low + 0.1 * m],
        [x + 0.2 * m, low + 0.1 * m],
        [x + 0.1 * m, y],
        [x - 0.1 * m, y],
      ]);
    const stop = union(
      polygon(
        [
          [toe - 0.2 * m, low + 0.08 * m],
          [toe + 0.04 * m, low + 0.08 * m],
          [toe + 0.16 * m, low + 0.32 * m],
          [toe, low + 0.36 * m],
        ],
        0.04 * m,
      ),
    );
    const chassis = union(
      rect(back - 0.02 * m, low, toe - back + 0.04 * m, 0.14 * m, 0.05 * m),
      subtract(union(truck(rear), truck(front)), circle(rear, y, r + gap), circle(front, y, r + gap)),
      stop,
    );
    const tread = [rear, front].map((x) => wheel(x, y, r));
    return {
      plate: concat(subtract(upper, ...laces.map((at) => intersect(at, upper))), chassis),
      second: concat(...tread),
    };
  },
};
