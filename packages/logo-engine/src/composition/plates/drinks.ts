/** Plates of who pours hot drinks and beer. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { circle, rect, squircle } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A handle at the right of a vessel: a bow that is thick all along. */
const handle = (x: number, y: number, out: number, tall: number, thick: number) =>
  subtract(
    rect(x - tall, y, tall + out, tall, Math.min(tall * 0.42, out)),
    rect(x - tall, y + thick, tall + out - thick, tall - 2 * thick, Math.min(tall * 0.42, out) - thick),
  );

/** A cup of coffee on its saucer, steaming. */
export const mug: Plate = {
  about: [
    'cup',
    'coffee-to-go',
    'latte-art',
    'coffee-bean',
    'pour-over',
    'cup-croissant',
    'cat-cup',
    'portafilter',
    'churro',
  ],
  aspect: [1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.62 * CAP, right(held) + 0.62 * CAP];
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
  aspect: [1.1, 1.8],
  draw(held) {
    const [y0, y1] = [
      held.y - 0.56 * CAP - 0.06 * held.height,
      bottom(held) + 0.56 * CAP + 0.06 * held.height,
    ];
    const [high, cx, cy] = [y1 - y0, centreX(held), (y0 + y1) / 2];
    const half = held.width / 2 + 0.44 * CAP + 0.13 * high;
    const [x0, x1] = [cx - half, cx + half];
    const m = Math.min(1.1 * high, 0.5 * high + 0.5 * half);
    const belly = mapPoints(squircle(0, 0, 1, 0.74), (x, y) => [cx + x * half, cy + y * 0.5 * high]);
    const foot = rect(cx - 0.5 * half, y1 - 0.1 * high, half, 0.15 * high, 0.05 * high);
    const spout = parse(
      [
        `M${x1 - 0.2 * m} ${cy - 0.02 * high}C${x1 + 0.1 * m} ${cy} ${x1 + 0.06 * m} ${cy - 0.26 * m}`,
        `${x1 + 0.16 * m} ${cy - 0.4 * m}Q${x1 + 0.2 * m} ${cy - 0.46 * m} ${x1 + 0.27 * m} ${cy - 0.44 * m}`,
        `L${x1 + 0.36 * m} ${cy - 0.42 * m}Q${x1 + 0.41 * m} ${cy - 0.4 * m} ${x1 + 0.38 * m} ${cy - 0.35 * m}`,
        `C${x1 + 0.26 * m} ${cy - 0.1 * m} ${x1 + 0.3 * m} ${cy + 0.34 * m} ${x1 - 0.2 * m} ${cy + 0.34 * high}Z`,
      ].join(' '),
    );
    const grip = stroke(
      parse(
        `M${cx - 0.76 * half} ${cy - 0.3 * high}C${x0 - 0.1 * m} ${cy - 0.4 * high} ${x0 - 0.36 * m} ${cy - 0.34 * high} ${x0 - 0.34 * m} ${cy - 0.06 * high}C${x0 - 0.32 * m} ${cy + 0.14 * high} ${x0 - 0.1 * m} ${cy + 0.26 * high} ${cx - 0.8 * half} ${cy + 0.28 * high}`,
      ),
      0.12 * m,
    );
    const lidHalf = 0.44 * half;
    const rise = 0.22 * m;
    const lid = union(
      parse(
        `M${cx - lidHalf} ${cy}V${y0 + 0.02 * high}C${cx - lidHalf} ${y0 - rise} ${cx + lidHalf} ${y0 - rise} ${cx + lidHalf} ${y0 + 0.02 * high}V${cy}Z`,
      ),
      circle(cx, y0 - 0.75 * rise - 0.08 * m, 0.1 * m),
    );
    return {
      plate: union(belly, foot, spout, subtract(grip, rect(cx - 0.7 * half, y0, half, high))),
      second: subtract(lid, grow(belly, GAP)),
    };
  },
};

/** A mug of beer: pale foam runs over its rim in uneven drops. */
export const stein: Plate = {
  about: ['beer-stein', 'cheers', 'michelada', 'hop', 'beer-tap', 'beer-bottle'],
  aspect: [0.8, 1.7],
  draw(held) {
    const m = (held.width + held.height) / 2 + CAP;
    const [x0, x1] = [held.x - 0.5 * CAP - 0.09 * m, right(held) + 0.5 * CAP + 0.09 * m];
    const edge = held.y - 0.7 * CAP;
    const y1 = bottom(held) + 0.44 * CAP;
    const out = 0.07 * m;
    const wide = x1 - x0 + 2 * out;
    const [left, deep] = [x0 - out, 0.2 * m];
    const bumps: [at: number, r: number][] = [
      [0.15, 0.15],
      [0.4, 0.19],
      [0.66, 0.17],
      [0.87, 0.13],
    ];
    const drip = 0.34 * CAP + 0.09 * m + out;
    const foam = union(
      ...bumps.map(([at, r]) => circle(left + at * wide, edge - deep + 0.02 * m, r * wide)),
      rect(left, edge - deep - 0.02 * m, wide, deep + 0.02 * m, 0.09 * m),
      rect(left, edge - deep, drip, deep + 0.6 * CAP, drip / 2),
      rect(x1 + out - drip, edge - deep, drip, deep + 0.34 * CAP, drip / 2),
    );
    const body = rect(x0, edge - 0.1 * m, x1 - x0, y1 + 0.03 * m - edge + 0.1 * m, 0.07 * m);
    const tall = y1 - edge;
    const bow = handle(x1, edge + 0.1 * tall, 0.34 * m, 0.74 * tall, 0.13 * m);
    const base = rect(x0 - 0.04 * m, y1 + 0.03 * m + GAP, x1 - x0 + 0.08 * m, 0.13 * m, 0.05 * m);
    const inside = rect(x0, edge, x1 - x0 - 1, tall);
    const rim = Math.max(15, 0.055 * m);
    const vessel = subtract(union(body, subtract(bow, inside), foam), shrink(foam, rim));
    return { plate: concat(vessel, base) };
  },
};
