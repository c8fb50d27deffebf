/** Plates of the shore. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A motorboat with its outboard engine, the name on its side. */
export const motorboat: Plate = {
  about: ['motorboat', 'boat-bow'],
  aspect: [2, 4.2],
  draw(held) {
    const size = 0.5 * held.height + 0.14 * held.width;
    const [x0, x1] = [held.x - 0.76 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.42 * CAP];
    const high = y1 - y0;
    const bow = x1 + high * 0.9;
    const hull = parse(
      `M${x0} ${y0 + high * 0.04} C${x0 + (x1 - x0) * 0.5} ${y0 + high * 0.04} ${x1 - high * 0.4} ${y0} ${x1} ${y0 - high * 0.05} Q${x1 + high * 0.5} ${y0 - high * 0.08} ${bow} ${y0 - high * 0.2} ` +
        `Q${bow - high * 0.1} ${y0 + high * 0.4} ${x1 + high * 0.22} ${y1 - high * 0.1} Q${x1} ${y1} ${x1 - high * 0.3} ${y1} L${x0 + high * 0.06} ${y1}Z`,
    );
    const g = 0.5 * (x0 + x1) + 0.1 * (x1 - x0);
    const [roof, sill] = [y0 - 0.86 * size, y0 - 0.06 * size];
    const cabin = subtract(
      union(
        polygon(
          [
            [g - 0.9 * size, y0 + 0.2 * CAP],
            [g - 0.84 * size, roof],
            [g + 0.16 * size, roof],
            [g + 0.86 * size, y0 + 0.2 * CAP],
          ],
          0.08 * size,
        ),
        rect(g - 1.1 * size, roof - 0.06 * size, 1.4 * size, 0.07 * CAP + 0.1 * size, 0.05 * size),
      ),
      polygon(
        [
          [g - 0.7 * size, sill],
          [g - 0.66 * size, roof + 0.24 * size],
          [g - 0.28 * size, roof + 0.24 * size],
          [g - 0.28 * size, sill],
        ],
        0.05 * size,
      ),
      polygon(
        [
          [g - 0.12 * size, sill],
          [g - 0.12 * size, roof + 0.24 * size],
          [g + 0.08 * size, roof + 0.24 * size],
          [g + 0.5 * size, sill],
        ],
        0.05 * size,
      ),
    );
    const m = x0 - GAP;
    const engine = union(
      rect(m - 0.5 * size, y0 - 0.3 * size, 0.52 * size, 0.56 * size, 0.13 * size),
      polygon(
        [
          [m - 0.36 * size, y0],
          [m - 0.08 * size, y0],
          [m - 0.04 * size, y1 + 0.06 * size],
          [m - 0.3 * size, y1 + 0.06 * size],
        ],
        0.04 * size,
      ),
      rect(m - 0.46 * size, y1 - 0.14 * size, 0.16 * size + 0.2 * size, 0.1 * CAP + 0.06 * size, 0.05 * size),
    );
    const body = softened(hull, 0.07 * CAP);
    const [w0, w1, water] = [x0 + 0.02 * size, x1 + high * 0.5, y1 + GAP + 0.14 * size];
    const n = Math.max(3, Math.round((w1 - w0) / (0.95 * size)));
    const step = (w1 - w0) / n;
    const sea = stroke(
      parse(
        `M${w0} ${water}${Array.from({ length: n }, () => ` q${step / 4} ${-0.2 * size} ${step / 2} 0 q${step / 4} ${0.2 * size} ${step / 2} 0`).join('')}`,
      ),
      0.08 * CAP + 0.07 * size,
      { cap: 'round', join: 'round' },
    );
    const aft = subtract(engine, grow(body, GAP));
    return { plate: union(body, cabin), second: concat(aft, subtract(sea, grow(body, GAP), grow(aft, GAP))) };
  },
};

/** A hut of palm leaves on its posts, the name on its thatch. */
export const palapa: Plate = {
  about: ['palapa', 'beach-parasol'],
  aspect: [1.4, 3],
  draw(held) {
    const size = 0.5 * held.height + 0.18 * held.width;
    const cx = centreX(held);
    const [y0, y1] = [held.y - 0.44 * CAP - 0.1 * size, bottom(held) + 0.36 * CAP];
    const half = held.width / 2 + 0.42 * CAP;
    const run = (y1 - y0) * 0.5;
    const low = half + run;
    const count = Math.max(5, Math.round((2 * low) / (0.16 * CAP + 0.34 * size)));
    const step = (2 * low) / count;
    const drop = 0.1 * CAP + 0.26 * size;
    const hem = Array.from({ length: count }, (_, i) => {
      const x = cx + low - i * step;
      return `L${x - step * 0.5} ${y1 + drop} L${x - step} ${y1 + (i === count - 1 ? 0 : drop * 0.3)}`;
    }).join(' ');
    const roof = softened(
      parse(
        `M${cx - half * 0.9} ${y0} Q${cx} ${y0 - 0.1 * size} ${cx + half * 0.9} ${y0} Q${cx + half + run * 0.3} ${y0 + run * 0.9} ${cx + low} ${y1} ${hem}Z`,
      ),
      0.05 * CAP,
    );
    const brim = half * 0.9;
    const tuft = (2 * brim) / Math.max(4, count - 2);
    const lift = y0 - GAP - 0.02 * size;
    const crown = softened(
      parse(
        `M${cx - brim * 0.84} ${lift - 0.34 * size} Q${cx} ${lift - 0.46 * size} ${cx + brim * 0.84} ${lift - 0.34 * size} L${cx + brim} ${lift - 0.06 * size} ` +
          `${Array.from({ length: Math.max(4, count - 2) }, (_, k) => `L${cx + brim - (k + 0.5) * tuft} ${lift + 0.1 * size} L${cx + brim - (k + 1) * tuft} ${lift - 0.06 * size}`).join(' ')}Z`,
      ),
      0.04 * CAP,
    );
    const foot = y1 + drop + 0.62 * size;
    const t = 0.12 * CAP + 0.18 * size;
    const posts = [-1, 1].map((way) => rect(cx + way * half * 0.8 - t / 2, y1, t, foot - y1));
    const table = union(
      rect(cx - half * 0.5, foot - 0.42 * size, half, 0.08 * CAP + 0.08 * size, 5),
      rect(cx - t / 2, foot - 0.4 * size, t, 0.4 * size),
    );
    const sand = rect(cx - half * 1.1, foot, half * 2.2, 0.08 * CAP + 0.1 * size, 0.05 * CAP);
    return {
      plate: concat(subtract(roof, grow(crown, GAP)), crown),
      second: union(subtract(union(...posts, table), grow(roof, GAP)), sand),
    };
  },
};
