/** Plates of who cuts and codes keys of cars. */

import { grow, parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A car key that folds into its fob, the name on the fob. */
export const flipKey: Plate = {
  about: ['car-alarm', 'key-fob'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, cy, gap, size } = bodyAround(held, 0.42, 0.4);
    const tail = 0.44 * size;
    const fob = parse(
      `M${x0 + 0.16 * high} ${y0}H${x1 + tail - 0.4 * high}C${x1 + tail - 0.1 * high} ${y0} ${x1 + tail} ${y0 + 0.2 * high} ${x1 + tail} ${cy}C${x1 + tail} ${y1 - 0.2 * high} ${x1 + tail - 0.1 * high} ${y1} ${x1 + tail - 0.4 * high} ${y1}H${x0 + 0.16 * high}Q${x0} ${y1} ${x0} ${y1 - 0.16 * high}V${y0 + 0.16 * high}Q${x0} ${y0} ${x0 + 0.16 * high} ${y0}Z`,
    );
    const knob = (y: number) =>
      rect(x1 + 0.04 * size, cy + y * size - 0.12 * size, 0.24 * size, 0.24 * size, 0.08 * size);
    const ring = stroke(circle(x1 + tail + 0.13 * size, cy, 0.2 * size), 0.1 * size);
    const [from, to] = [x0 - gap, x0 - 0.8 * size];
    const b = 0.17 * size;
    const blade = polygon(
      [
        [from, cy - b],
        [to + b, cy - b],
        [to, cy],
        [to + b * 0.7, cy + b],
        [to + b * 1.5, cy + b * 0.5],
        [to + b * 2.2, cy + b],
        [to + b * 2.9, cy + b * 0.5],
        [to + b * 3.5, cy + b],
        [from, cy + b],
      ],
      0.02 * size,
    );
    const slot = rect(to + b * 1.1, cy - b * 0.42, from - to - b * 1.1, 11, 5);
    return {
      plate: concat(subtract(fob, knob(-0.2), knob(0.2)), subtract(ring, grow(fob, gap))),
      second: subtract(blade, slot),
    };
  },
};
