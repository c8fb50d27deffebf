/** Plates of who weaves and sells cloth by the metre. */
import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A rug half unrolled: the name on what lies open, over its fringe. */
export const rugRoll: Plate = {
  about: ['rolled-rug', 'unrolled-rug', 'rug', 'rug-suds'],
  aspect: [1.2, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.66 * CAP];
    const [high, wide] = [y1 - y0, x1 - x0];
    const m = high * 0.5 + wide * 0.25;
    const r = m * 0.32;
    const [top, cy] = [y0 - GAP - r * 2, y0 - GAP - r];
    const roll = rect(x0 - m * 0.12, top, wide + m * 0.12, r * 2, r * 0.5);
    const ex = x1 + m * 0.04;
    const end = circle(ex, cy, r);
    const spiral = stroke(
      parse(
        `M${ex - r * 0.1} ${cy + r * 0.06}C${ex - r * 0.1} ${cy - r * 0.24} ${ex + r * 0.36} ${cy - r * 0.22} ${ex + r * 0.34} ${cy + r * 0.1}C${ex + r * 0.3} ${cy + r * 0.54} ${ex - r * 0.5} ${cy + r * 0.5} ${ex - r * 0.52} ${cy}C${ex - r * 0.52} ${cy - r * 0.5} ${ex} ${cy - r * 0.62} ${ex + r * 0.3} ${cy - r * 0.5}`,
      ),
      Math.max(10, r * 0.15),
      { cap: 'round' },
    );
    const sheet = rect(x0, y0, wide, high);
    const stripe = rect(x0 - 1, y1 - 0.32 * CAP, wide + 2, 0.1 * CAP);
    const hem = rect(x0, y1 + GAP, wide, m * 0.08);
    const threads = Math.round(wide / (m * 0.15));
    const each = wide / (threads - 0.45);
    const tufts = Array.from({ length: threads }, (_, i) =>
      rect(x0 + each * i, y1 + GAP + m * 0.06, each * 0.55, m * 0.22, each * 0.2),
    );
    return {
      plate: concat(subtract(sheet, stripe), subtract(roll, grow(end, GAP))),
      second: concat(subtract(end, spiral), union(hem, ...tufts)),
    };
  },
};
