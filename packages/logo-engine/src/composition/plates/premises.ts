/** Plates of who comes to the house and of who keeps a shop. */
import { CAP } from '../../fonts/shape.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

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
    const bumper = rect(x0 - m * 0.06, y1 - m * 0.1, nose - x0 + m * 0.14, m * 0.1, m * 0.04);
    const body = subtract(union(shell, bumper), pane, seam, catchBar, lamp);
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
      plate: onWheels(union(body, ...rests), r, y1, x0 + m * 0.52, nose - m * 0.45),
      second: union(...rungs, ...rails),
    };
  },
};

/** A shop under its gable and striped awning, its door beside the name. */
export const shopFront: Plate = {
  about: ['storefront', 'shopping-bag', 'shopping-basket', 'clothes-rack', 'tote-bag'],
  styles: ['vintage', 'playful', 'creative', 'modern'],
  aspect: [1.1, 3],
  draw(held) {
    const s = 0.5 * held.height + 0.16 * held.width;
    const lap = 0.1 * CAP + 0.11 * s;
    const { gap, x0, x1: end, y0, y1, high, size: m } = bodyAround(held, 0.44, 0.5 + lap / CAP, 0.44);
    const x1 = end + m * 0.06;
    const leaf = m * 0.44;
    const far = x1 + leaf + m * 0.16;
    const [wide, cx, out, drop] = [far - x0, (x0 + far) / 2, m * 0.12, m * 0.36];
    const count = Math.max(7, Math.round((wide + 2 * out) / (2 * lap)) | 1);
    const step = (wide + 2 * out) / count;
    const narrow = (x: number) => cx + (x - cx) * (1 - (2.4 * out) / (wide + 2 * out));
    const strip = (i: number, by: number) => {
      const [a, b] = [x0 - out + step * i, x0 - out + step * (i + 1)];
      const slope = polygon([
        [narrow(a), y0 - drop],
        [narrow(b), y0 - drop],
        [b, y0],
        [a, y0],
      ]);
      return union(slope, circle((a + b) / 2, y0, step / 2 + by));
    };
    const all = Array.from({ length: count }, (_, i) => i);
    const cloth = union(...all.filter((i) => i % 2 === 0).map((i) => strip(i, 0)));
    const head = y0 - drop - gap;
    const ledge = m * 0.13;
    const gable = subtract(
      union(
        rect(x0 - out * 0.2, head - ledge, wide + out * 0.4, ledge, ledge * 0.3),
        subtract(ellipse(cx, head - ledge * 0.5, wide * 0.2, m * 0.4), rect(x0, head, wide, m)),
      ),
      circle(cx, head - m * 0.21, m * 0.09),
    );
    const top = y1 - Math.min(high * 0.72, leaf * 1.9);
    const door = subtract(
      rect(x1, top, leaf, y1 - top, leaf * 0.08),
      rect(x1 + leaf * 0.2, top + leaf * 0.2, leaf * 0.6, (y1 - top) * 0.42, leaf * 0.06),
      circle(x1 + leaf * 0.2, y1 - (y1 - top) * 0.34, Math.max(6, leaf * 0.08)),
    );
    const frame = rect(x1 - gap, top - gap, leaf + 2 * gap, y1 - top + 3 * gap, leaf * 0.1);
    const wall = subtract(
      rect(x0, y0 - m, wide, y1 - y0 + m, 0.06 * CAP),
      rect(x0 - out, y0 - 2 * m, wide + 2 * out, 2 * m),
      ...all.map((i) => strip(i, gap)),
      frame,
    );
    const kerb = rect(x0 - out, y1 + gap, wide + 2 * out, m * 0.12, m * 0.04);
    return { plate: concat(wall, door, gable, kerb), second: cloth };
  },
};
