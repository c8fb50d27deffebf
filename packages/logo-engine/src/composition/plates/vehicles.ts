/** Plates that drive. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A lorry from its side, the name on its box. */
export const truck: Plate = {
  about: [
    'truck',
    'truck-house',
    'moving-box',
    'semi-truck',
    'truck-front',
    'hand-truck',
    'refrigerated-truck',
    'reefer-doors',
    'shipping-container',
    'strapped-load',
  ],
  aspect: [1.7, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const high = y1 - y0;
    const u = Math.sqrt((x1 - x0) * high) * 0.62;
    const r = Math.min(u * 0.19, 0.62 * CAP);
    const cab = { x: x1 + 0.12 * CAP, width: u * 0.54, y: y0 + high * 0.26 };
    const front = cab.x + cab.width;
    const nose = polygon(
      [
        [cab.x, cab.y],
        [cab.x + cab.width * 0.58, cab.y],
        [front, cab.y + high * 0.34],
        [front, y1],
        [cab.x, y1],
      ],
      high * 0.05,
    );
    const pane = polygon(
      [
        [cab.x + cab.width * 0.2, cab.y + high * 0.1],
        [cab.x + cab.width * 0.52, cab.y + high * 0.1],
        [cab.x + cab.width * 0.8, cab.y + high * 0.36],
        [cab.x + cab.width * 0.2, cab.y + high * 0.36],
      ],
      high * 0.02,
    );
    const bed = rect(x0, y1 + 0.08 * CAP, front - x0, 0.12 * CAP);
    const axles = [x0 + r * 1.7, cab.x + cab.width * 0.5];
    if (x1 - x0 > high * 1.9) axles.push(x0 + r * 3.7 + 14);
    const at = y1 + 0.16 * CAP + r * 0.5;
    const wheels = axles.map((x) => concat(circle(x, at, r)));
    const hubs = axles.map((x) => circle(x, at, r * 0.36));
    const clear = axles.map((x) => circle(x, at, r + 0.1 * CAP));
    const body = union(rect(x0, y0, x1 - x0, high, 0.1 * CAP), subtract(nose, pane), bed);
    return { plate: concat(subtract(body, ...clear), subtract(union(...wheels), ...hubs)) };
  },
};
