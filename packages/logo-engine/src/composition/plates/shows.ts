/** Plates of who gives shows. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A ticket with its stub, to be torn off along the holes. */
export const ticket: Plate = {
  about: ['ticket', 'film-reel', 'movie-reel', 'theatre-curtain', 'ferris-wheel', 'carousel', 'tombola'],
  aspect: [1.3, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.72 * CAP, right(held) + 0.84 * CAP];
    const [y0, y1] = [held.y - 0.54 * CAP, bottom(held) + 0.54 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const stub = Math.max((x1 - x0) * 0.29, 0.42 * high);
    const end = x1 + stub;
    const notch = 0.1 * high;
    const teeth = 5;
    const pitch = high / teeth;
    const bites = [x0, end].flatMap((x) =>
      Array.from({ length: teeth }, (_, i) => circle(x, y0 + pitch * (i + 0.5), pitch * 0.27)),
    );
    const hole = Math.min(0.09 * high, 0.3 * CAP);
    const dashes = [-1.5, -0.5, 0.5, 1.5].map((i) =>
      rect(x1 - 6.5, cy + i * 0.185 * high - hole / 2, 13, hole, 6),
    );
    const r = Math.min(stub * 0.36, high * 0.26);
    return {
      plate: subtract(
        rect(x0, y0, end - x0, high, 0.1 * CAP),
        ...bites,
        circle(x1, y0, notch),
        circle(x1, y1, notch),
        ...dashes,
        star(x1 + (stub - pitch * 0.22) * 0.5 + 3, cy, r, r * 0.48, 5, 5),
      ),
    };
  },
};

/** The big top of a circus, a flag on it. */
export const circusTent: Plate = {
  about: ['circus-tent', 'clown'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 3],
  draw(held) {
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.54 * CAP];
    const [y0, y1] = [held.y - 0.62 * CAP, bottom(held) + 0.58 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const flare = 0.2 * CAP;
    const [left, end] = [x0 - 0.34 * CAP, x1 + 0.34 * CAP];
    const eave = y0 - 0.06 * CAP;
    const rise = Math.min(0.62 * high, 1.5 * CAP);
    const peak = eave - rise;
    const flaps = end - left > 2.4 * high ? 7 : 5;
    const flap = (end - left) / flaps;
    const sag = Math.min(0.3 * CAP, flap * 0.5);
    const arcs = Array.from({ length: flaps }, (_, i) => {
      const [a, b] = [end - flap * i, end - flap * (i + 1)];
      return `C${a} ${eave + sag} ${b} ${eave + sag} ${b} ${eave}`;
    });
    const hollow = rise * 0.07;
    const cone = parse(
      `M${cx} ${peak}Q${(cx + end) / 2 - hollow} ${(peak + eave) / 2 + hollow} ${end} ${eave}${arcs.join('')}Q${(cx + left) / 2 + hollow} ${(peak + eave) / 2 + hollow} ${cx} ${peak}Z`,
    );
    const stripes = Array.from({ length: (flaps - 1) / 2 }, (_, i) =>
      polygon([
        [cx, peak + rise * 0.12],
        [left + flap * (2 * i + 2), eave],
        [left + flap * (2 * i + 1), eave],
      ]),
    );
    const cut = subtract(union(...stripes), rect(left, eave - 0.08 * CAP, end - left, CAP));
    const walls = polygon(
      [
        [x0, eave - 0.1 * CAP],
        [x1, eave - 0.1 * CAP],
        [x1 + flare, y1],
        [x0 - flare, y1],
      ],
      0.06 * CAP,
    );
    const mast = peak - 0.3 * CAP;
    const flag = union(
      rect(cx - 5, mast, 10, rise * 0.3 + 0.3 * CAP),
      polygon(
        [
          [cx - 5, mast - 0.06 * CAP],
          [cx + 0.66 * CAP, mast + 0.16 * CAP],
          [cx - 5, mast + 0.4 * CAP],
        ],
        5,
      ),
    );
    return { plate: concat(union(subtract(cone, cut), flag), subtract(walls, grow(cone, GAP))) };
  },
};
