/** Plates that carry a name about: a van, a ribbon, a label. */
import { CAP } from '../../fonts/shape.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The van of who comes to the house, its ladder on the roof. */
export const ladderVan: Plate = {
  about: [
    'faucet',
    'drop-wrench',
    'pipe',
    'pipe-wrench',
    'plunger',
    'plug-bolt',
    'plug',
    'bulb-plug',
    'paint-roller',
    'house-brush',
    'paint-bucket',
    'router',
    'split-unit',
    'solar-panel',
    'solar-house',
    'dome-camera',
    'house-eye',
  ],
  aspect: [1.3, 3],
  draw(held) {
    const s = (0.5 * held.height + 0.16 * held.width) / CAP;
    const { gap, x0, x1, y0, y1: low, size: m } = bodyAround(held, 0.5, 0.4, 0.32 + 0.14 * s);
    const r = m * 0.25;
    const y1 = low + r * 0.7;
    const high = y1 - y0;
    const door = x1 + m * 0.5;
    const nose = door + m * 0.48;
    const shell = polygon(
      [
        [x0, y0],
        [x1 + m * 0.22, y0],
        [door + m * 0.1, y0 + high * 0.42],
        [nose - m * 0.06, y0 + high * 0.5],
        [nose, y0 + high * 0.64],
        [nose, y1],
        [x0, y1],
      ],
      m * 0.09,
    );
    const pane = polygon(
      [
        [x1 + m * 0.1, y0 + m * 0.14],
        [x1 + m * 0.2, y0 + m * 0.14],
        [door - m * 0.06, y0 + high * 0.42],
        [x1 + m * 0.1, y0 + high * 0.42],
      ],
      m * 0.03,
    );
    const seam = rect(x1 + m * 0.02 - gap, y0 - 5, gap, high + 9);
    const catchBar = rect(x1 + m * 0.12, y0 + high * 0.54, m * 0.17, Math.max(10, m * 0.055), 4);
    const lamp = rect(nose - m * 0.1, y0 + high * 0.6, m * 0.2, Math.max(12, m * 0.09), 4);
    const axles = [x0 + m * 0.52, nose - m * 0.45];
    const clear = axles.map((x) => circle(x, y1, r + gap));
    const wheels = axles.map((x) => subtract(circle(x, y1, r), circle(x, y1, r * 0.4)));
    const bumper = rect(x0 - m * 0.06, y1 - m * 0.1, nose - x0 + m * 0.14, m * 0.1, m * 0.04);
    const body = subtract(union(shell, bumper), pane, seam, catchBar, lamp, ...clear);
    const thick = Math.max(12, m * 0.065);
    const tall = m * 0.26;
    const top = y0 - gap - m * 0.1 - tall;
    const [from, to] = [x0 - m * 0.16, x1 + m * 0.26];
    const count = Math.max(5, Math.round((to - from) / (m * 0.26)));
    const rungs = Array.from({ length: count }, (_, i) =>
      rect(from + ((to - from) * (i + 0.5)) / count - thick / 2, top, thick, tall),
    );
    const rails = [top, top + tall - thick].map((y) => rect(from, y, to - from, thick, thick * 0.4));
    const rests = [x0 + m * 0.3, x1 - m * 0.24].map((x) =>
      rect(x - m * 0.06, top + tall - 4, m * 0.12, y0 - top - tall + 8),
    );
    return {
      plate: concat(union(body, ...rests), ...wheels),
      second: union(...rungs, ...rails),
    };
  },
};
