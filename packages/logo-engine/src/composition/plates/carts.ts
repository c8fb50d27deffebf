/** Plates that are pushed. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A seller's cart under its parasol. */
export const cart: Plate = {
  about: [
    'food-cart',
    'hot-dog',
    'hot-dog-pocket',
    'completo',
    'ice-cream',
    'popsicle',
    'fruit-popsicle',
    'ice-cream-cup',
    'snow-cone',
    'soft-serve',
    'corn-cup',
    'corn-on-a-stick',
    'churro',
    'churro-cone',
    'popcorn',
    'candy-floss',
  ],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.7, 3.2],
  draw(held) {
    const r = 0.18 * CAP + 0.1 * held.height + 0.035 * held.width;
    const [x0, x1] = [held.x - 0.45 * CAP, right(held) + 0.45 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.22 * CAP + r * 0.62];
    const high = y1 - y0;
    const box = rect(x0, y0, x1 - x0, high, 0.14 * CAP);
    const at = y1 + r * 0.36 + GAP * 0.6;
    const axles = [x0 + r * 1.7, x1 - r * 1.7];
    const thick = 0.12 * CAP + 0.04 * held.height;
    const grip = stroke(
      parse(
        `M${x0 + 0.1 * CAP} ${y0 + 0.28 * high} L${x0 - 0.22 * high} ${y0 + 0.28 * high} Q${x0 - 0.32 * high} ${y0 + 0.28 * high} ${x0 - 0.36 * high} ${y0 + 0.12 * high}`,
      ),
      thick,
    );
    const cx = (x0 + x1) / 2;
    const span = (x1 - x0) / 2 + 0.3 * CAP;
    const rise = 0.12 * CAP + span * 0.4;
    const hem = y0 - 0.24 * CAP - 0.07 * held.height - 0.05 * held.width;
    const n = 5;
    const step = (2 * span) / n;
    let d = `M${cx - span} ${hem} C${cx - span * 0.86} ${hem - rise * 0.95} ${cx - span * 0.4} ${hem - rise} ${cx} ${hem - rise} C${cx + span * 0.4} ${hem - rise} ${cx + span * 0.86} ${hem - rise * 0.95} ${cx + span} ${hem}`;
    for (let i = 0; i < n; i++) d += ` q${-step / 2} ${-step * 0.36} ${-step} 0`;
    const shade = parse(`${d}Z`);
    const pole = rect(cx - thick / 2, hem - rise * 0.5, thick, y0 - hem + rise * 0.5 + 5);
    const wheels = axles.map((x) => subtract(circle(x, at, r), circle(x, at, r * 0.4)));
    const body = subtract(union(box, grip, pole), ...axles.map((x) => circle(x, at, r + GAP)), shade);
    return { plate: concat(body, ...wheels), second: shade };
  },
};

/** A wheelbarrow, the name on its tray. */
export const barrow: Plate = {
  about: [
    'wheelbarrow',
    'garden-tools',
    'lawnmower',
    'watering-can',
    'secateurs',
    'bricks',
    'brick-pallet',
    'concrete-block',
    'fertiliser-sack',
    'seed-packet',
    'brush-cutter',
  ],
  aspect: [1.3, 2.9],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.4 * CAP];
    const high = y1 - y0;
    const tray = polygon(
      [
        [x0 - high * 0.3, y0],
        [x1 + high * 0.42, y0],
        [x1 + high * 0.02, y1],
        [x0 + high * 0.02, y1],
      ],
      0.14 * CAP,
    );
    const r = 0.14 * CAP + 0.1 * high + 0.05 * (x1 - x0);
    const thick = 0.16 * CAP + 0.02 * (x1 - x0);
    const wx = x1 + high * 0.1;
    const wy = y1 + GAP + thick + r * 0.3;
    const bar = y1 + GAP + thick / 2;
    const frame = stroke(
      parse(
        `M${x0 - high * 0.62} ${y1 - high * 0.36} L${x0 - high * 0.46} ${y1 - high * 0.36} L${x0 - high * 0.06} ${bar} L${wx} ${bar}`,
      ),
      thick,
      { join: 'round' },
    );
    const leg = stroke(parse(`M${x0 + high * 0.2} ${bar} L${x0 + high * 0.08} ${wy + r - thick / 2}`), thick);
    const wheel = subtract(circle(wx, wy, r), circle(wx, wy, r * 0.36));
    const clear = circle(wx, wy, r + GAP);
    const under = stroke(tray, GAP * 2);
    return {
      plate: concat(subtract(tray, clear), wheel),
      second: subtract(union(frame, leg), clear, tray, under),
    };
  },
};
