/** Plates of who pours hot drinks and beer. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, mirror } from '../../geometry/path.js';
import { circle, rect, squircle } from '../../geometry/shapes.js';
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
  aspect: [1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.52 * CAP, right(held) + 0.52 * CAP];
    const [y0, y1] = [held.y - 0.48 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const m = Math.min(1.2 * high, 0.5 * high + 0.3 * (x1 - x0));
    const [foot, out] = [Math.min(0.42 * high, CAP), 0.05 * high];
    const body = parse(
      [
        `M${x0 - out} ${y0 + 0.05 * high}q0 ${-0.05 * high} ${0.05 * high} ${-0.05 * high}`,
        `H${x1 + out - 0.05 * high}q${0.05 * high} 0 ${0.05 * high} ${0.05 * high}`,
        `Q${x1 + out} ${y0 + 0.4 * high} ${x1} ${y1 - foot}C${x1 - 0.1 * foot} ${y1 - 0.36 * foot} ${x1 - 0.5 * foot} ${y1} ${x1 - 1.1 * foot} ${y1}`,
        `H${x0 + 1.1 * foot}C${x0 + 0.5 * foot} ${y1} ${x0 + 0.1 * foot} ${y1 - 0.36 * foot} ${x0} ${y1 - foot}`,
        `Q${x0 - out} ${y0 + 0.4 * high} ${x0 - out} ${y0 + 0.05 * high}Z`,
      ].join(''),
    );
    const bow = handle(x1, y0 + 0.12 * high, 0.36 * m, 0.54 * m, 0.13 * m);
    const inside = rect(x0, y0, x1 - x0 - 1, high - 1);
    const [sy, deep, far] = [y1 + GAP, Math.max(22, 0.13 * m), 0.16 * m];
    const r = 0.3 * deep;
    const saucer = parse(
      `M${x0 - far + r} ${sy}H${x1 + far - r}a${r} ${r} 0 0 1 ${r * 0.5} ${1.86 * r}Q${x1 - 0.2 * m} ${sy + deep} ${x1 - 0.5 * m} ${sy + deep}H${x0 + 0.5 * m}Q${x0 + 0.2 * m} ${sy + deep} ${x0 - far + 0.5 * r} ${sy + 1.86 * r}a${r} ${r} 0 0 1 ${0.5 * r} ${-1.86 * r}Z`,
    );
    const [tall, step] = [0.32 * m, 0.3 * m];
    const steam = [-1, 0, 1].map((i) => {
      const [x, y] = [cx + i * step, y0 - GAP - 0.05 * m];
      const sway = 0.14 * m;
      return stroke(
        parse(`M${x} ${y}C${x - sway} ${y - tall * 0.4} ${x + sway} ${y - tall * 0.6} ${x} ${y - tall}`),
        Math.max(13, 0.075 * m),
      );
    });
    return { plate: concat(union(body, subtract(bow, inside)), saucer), second: concat(...steam) };
  },
};

/** A round pot of tea. */
export const teapot: Plate = {
  about: ['teapot', 'tea-bag', 'cup-leaf'],
  aspect: [1.1, 1.9],
  draw(held) {
    const [y0, y1] = [held.y - 0.62 * CAP, bottom(held) + 0.62 * CAP];
    const [high, cx, cy] = [y1 - y0, centreX(held), (y0 + y1) / 2];
    const half = held.width / 2 + 0.42 * CAP + 0.15 * high;
    const [x0, x1] = [cx - half, cx + half];
    const m = Math.min(1.1 * high, 0.5 * high + 0.5 * half);
    const belly = mapPoints(squircle(0, 0, 1, 0.74), (x, y) => [cx + x * half, cy + y * 0.5 * high]);
    const foot = rect(cx - 0.5 * half, y1 - 0.1 * high, half, 0.15 * high, 0.05 * high);
    const spout = parse(
      [
        `M${x1 - 0.2 * m} ${cy - 0.02 * high}C${x1 + 0.12 * m} ${cy} ${x1 + 0.08 * m} ${cy - 0.3 * m}`,
        `${x1 + 0.2 * m} ${cy - 0.44 * m}Q${x1 + 0.24 * m} ${cy - 0.5 * m} ${x1 + 0.31 * m} ${cy - 0.48 * m}`,
        `L${x1 + 0.4 * m} ${cy - 0.46 * m}Q${x1 + 0.45 * m} ${cy - 0.44 * m} ${x1 + 0.42 * m} ${cy - 0.39 * m}`,
        `C${x1 + 0.3 * m} ${cy - 0.14 * m} ${x1 + 0.34 * m} ${cy + 0.34 * m} ${x1 - 0.2 * m} ${cy + 0.34 * high}Z`,
      ].join(' '),
    );
    const bow = handle(-x0 - 0.06 * m, cy - 0.34 * m, 0.44 * m, 0.62 * m, 0.12 * m);
    const grip = subtract(mirror(bow, 0), rect(x0 + 0.06 * m, y0, x1 - x0, high));
    const lidHalf = 0.44 * half;
    const rise = 0.2 * m;
    const lid = union(
      parse(
        `M${cx - lidHalf} ${cy}V${y0 + 0.02 * high}C${cx - lidHalf} ${y0 - rise} ${cx + lidHalf} ${y0 - rise} ${cx + lidHalf} ${y0 + 0.02 * high}V${cy}Z`,
      ),
      circle(cx, y0 - 0.75 * rise - 0.08 * m, 0.095 * m),
    );
    const pot = union(belly, foot, spout, grip);
    return { plate: pot, second: subtract(lid, grow(belly, GAP)) };
  },
};

/** A mug of beer whose foam runs over. */
export const stein: Plate = {
  about: ['beer-stein', 'cheers'],
  aspect: [0.75, 1.7],
  draw(held) {
    const [x0, x1] = [held.x - 0.6 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.48 * CAP];
    const high = y1 - y0;
    const n = 4;
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
