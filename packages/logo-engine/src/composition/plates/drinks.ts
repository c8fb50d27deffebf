/** Plates of who pours hot drinks and beer. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** Room between parts. */
const GAP = 0.11 * CAP;

/** A handle at the right of a vessel: a bow that is thick all along. */
const handle = (x: number, y: number, out: number, tall: number, thick: number) =>
  subtract(
    rect(x - tall, y, tall + out, tall, Math.min(tall * 0.42, out)),
    rect(x - tall, y + thick, tall + out - thick, tall - 2 * thick, Math.min(tall * 0.42, out) - thick),
  );

/** A cup of coffee on its saucer, steaming. */
export const mug: Plate = {
  about: ['cup', 'coffee-to-go', 'latte-art', 'coffee-bean', 'pour-over', 'cup-croissant', 'cat-cup'],
  aspect: [0.9, 5.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.48 * CAP, right(held) + 0.48 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const foot = Math.min(0.36 * high, 0.9 * CAP);
    const body = parse(
      [
        `M${x0} ${y0 + 0.05 * high}q0 ${-0.05 * high} ${0.05 * high} ${-0.05 * high}`,
        `H${x1 - 0.05 * high}q${0.05 * high} 0 ${0.05 * high} ${0.05 * high}`,
        `V${y1 - foot}C${x1} ${y1 - 0.4 * foot} ${x1 - 0.4 * foot} ${y1} ${x1 - foot} ${y1}`,
        `H${x0 + foot}C${x0 + 0.4 * foot} ${y1} ${x0} ${y1 - 0.4 * foot} ${x0} ${y1 - foot}Z`,
      ].join(''),
    );
    const bow = handle(x1, y0 + 0.12 * high, 0.32 * high, 0.54 * high, 0.12 * high);
    const inside = rect(x0, y0, x1 - x0 - 1, high - 1);
    const saucer = rect(
      x0 - 0.06 * high,
      y1 + GAP,
      x1 - x0 + 0.12 * high,
      Math.max(15, 0.09 * high),
      0.05 * high,
    );
    const [tall, step] = [0.3 * high, 0.3 * high];
    const steam = [-1, 0, 1].map((i) => {
      const [x, y] = [cx + i * step, y0 - GAP - 0.03 * high];
      const sway = 0.13 * high;
      return stroke(
        parse(`M${x} ${y}C${x - sway} ${y - tall * 0.4} ${x + sway} ${y - tall * 0.6} ${x} ${y - tall}`),
        Math.max(13, 0.07 * high),
      );
    });
    return { plate: concat(union(body, subtract(bow, inside)), saucer), second: concat(...steam) };
  },
};

/** A pot of tea. */
export const teapot: Plate = {
  about: ['teapot', 'tea-bag', 'cup-leaf'],
  aspect: [1, 5.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const belly = parse(
      [
        `M${x0 + 0.3 * high} ${y0}H${x1 - 0.3 * high}C${x1 - 0.06 * high} ${y0} ${x1 + 0.05 * high} ${y0 + 0.26 * high}`,
        `${x1 + 0.05 * high} ${y0 + 0.5 * high}C${x1 + 0.05 * high} ${y0 + 0.78 * high} ${x1 - 0.08 * high} ${y1}`,
        `${x1 - 0.3 * high} ${y1}H${x0 + 0.3 * high}C${x0 + 0.08 * high} ${y1} ${x0 - 0.05 * high} ${y0 + 0.78 * high}`,
        `${x0 - 0.05 * high} ${y0 + 0.5 * high}C${x0 - 0.05 * high} ${y0 + 0.26 * high} ${x0 + 0.06 * high} ${y0} ${x0 + 0.3 * high} ${y0}Z`,
      ].join(' '),
    );
    const spout = parse(
      [
        `M${x1 - 0.08 * high} ${y0 + 0.5 * high}C${x1 + 0.16 * high} ${y0 + 0.46 * high} ${x1 + 0.14 * high} ${y0 + 0.2 * high}`,
        `${x1 + 0.24 * high} ${y0 + 0.02 * high}Q${x1 + 0.28 * high} ${y0 - 0.04 * high} ${x1 + 0.36 * high} ${y0 - 0.02 * high}`,
        `L${x1 + 0.42 * high} ${y0}C${x1 + 0.32 * high} ${y0 + 0.24 * high} ${x1 + 0.42 * high} ${y0 + 0.76 * high}`,
        `${x1 - 0.08 * high} ${y0 + 0.86 * high}Z`,
      ].join(' '),
    );
    const bow = handle(-x0, y0 + 0.12 * high, 0.36 * high, 0.66 * high, 0.11 * high);
    const grip = subtract(mirror(bow, 0), rect(x0 + 1, y0, x1 - x0, high));
    const half = Math.min((x1 - x0) / 2 - 0.36 * high, 0.7 * high);
    const low = y0 - GAP;
    const lid = parse(
      `M${cx - half} ${low}C${cx - half} ${low - 0.22 * high} ${cx + half} ${low - 0.22 * high} ${cx + half} ${low}Z`,
    );
    const knob = circle(cx, low - 0.22 * high, 0.085 * high);
    return { plate: union(belly, spout, grip), second: union(lid, knob) };
  },
};

/** A mug of beer whose foam runs over. */
export const stein: Plate = {
  about: ['beer-stein', 'cheers'],
  aspect: [0.9, 5.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.6 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.48 * CAP];
    const high = y1 - y0;
    const n = Math.max(3, Math.round((x1 - x0 + 0.2 * high) / (0.36 * high)));
    const pitch = (x1 - x0 + 0.12 * high) / n;
    const at = y0 - GAP - 0.12 * high;
    const puffs = Array.from({ length: n }, (_, i) =>
      circle(x0 - 0.06 * high + pitch * (i + 0.5), at - 0.06 * high * (i % 2), pitch * 0.58),
    );
    const flat = rect(x0 - high, y0 - GAP, x1 - x0 + 2 * high, 2 * high);
    const run = rect(
      x0 - 0.08 * high,
      at,
      0.08 * high + 0.27 * CAP,
      0.2 * high + 0.3 * CAP,
      0.04 * high + 0.13 * CAP,
    );
    const foam = union(
      subtract(union(...puffs), flat),
      rect(x0 - 0.08 * high, at, x1 - x0 + 0.16 * high, 0.12 * high, 0.06 * high),
      run,
    );
    const body = rect(x0, y0, x1 - x0, high, 0.12 * high);
    const bow = handle(x1, y0 + 0.14 * high, 0.36 * high, 0.66 * high, 0.14 * high);
    const inside = rect(x0, y0, x1 - x0 - 1, high);
    const vessel = union(body, subtract(bow, inside));
    return { plate: subtract(vessel, grow(foam, GAP)), second: foam };
  },
};
