/** Plates of who washes and cleans. */
import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A bubble with its shine. */
export const bubble = (x: number, y: number, r: number) =>
  subtract(circle(x, y, r), stroke(arc(x, y, r * 0.56, 190, 260), Math.max(9, r * 0.2), { cap: 'round' }));

/** A bar of soap with bubbles at a corner. */
export const soap: Plate = {
  about: ['soap-bar', 'hand-soap', 'bubbles'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, high } = bodyAround(held, 0.64, 0.5);
    const gap = 0.11 * CAP;
    const r = Math.min(high * 0.36, 1.05 * CAP);
    const bar = rect(x0, y0, x1 - x0, high, r);
    const under = rect(x0, y0 + high * 0.17, x1 - x0, high, r);
    const edge = subtract(under, rect(x0 - gap, y0 - gap, x1 - x0 + 2 * gap, high + 2 * gap, r + gap));
    const big = Math.min(high * 0.24, 0.7 * CAP);
    const off = (big + gap + 0.26 * CAP) * 0.71;
    const [bx, by] = [right(held) + off, held.y - off];
    const small = big * 0.58;
    const foam = [
      [bx, by, big],
      [bx - big * 1.75, Math.min(by - big * 0.5, held.y - small - gap - 0.21 * CAP), small],
      [bx + big * 1.25, by - big * 1.1, big * 0.42],
      [bx - big * 0.5, by - big * 1.75, big * 0.3],
      [bx + big * 1.5, by + big * 0.5, big * 0.32],
    ] as const;
    const clear = foam.map(([x, y, s]) => circle(x, y, s + gap));
    return {
      plate: concat(subtract(bar, ...clear), edge),
      second: concat(...foam.map(([x, y, s], i) => (i === 0 ? bubble(x, y, s) : circle(x, y, s)))),
    };
  },
};

/** A bucket that foams over, its handle up. */
export const bucket: Plate = {
  about: [
    'suds-bucket',
    'detergent-jug',
    'mop-bucket',
    'broom',
    'spray-bottle',
    'house-sparkle',
    'squeegee',
    'window-wash',
    'couch-suds',
    'car-wash',
    'car-suds',
    'truck-suds',
  ],
  aspect: [0.9, 1.6],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.56, 0.5);
    const s = (high + wide) * 0.4;
    const gap = 0.11 * CAP;
    const lean = s * 0.14;
    const body = polygon(
      [
        [x0 - lean, y0 - s * 0.02],
        [x1 + lean, y0 - s * 0.02],
        [x1 - lean * 0.1, y1],
        [x0 + lean * 0.1, y1],
      ],
      s * 0.1,
    );
    const [half, lip] = [wide / 2 + lean, s * 0.16];
    const rim = rect(cx - half - lean * 0.8, y0 - lip, (half + lean * 0.8) * 2, lip + s * 0.02, s * 0.06);
    const foot = y0 - lip;
    const thick = Math.max(12, s * 0.08);
    const rise = s * 0.66;
    const bail = subtract(
      ellipse(cx, foot + gap, half, rise),
      ellipse(cx, foot + gap, half - thick, rise - thick),
      rect(cx - half * 2, foot + gap - 1, half * 4, high * 2),
    );
    const b = Math.min(half, s * 0.9) * 0.84;
    const foam = [
      [-0.66, 0.04, 0.3],
      [-0.24, 0.24, 0.4],
      [0.3, 0.14, 0.36],
      [0.72, 0, 0.26],
    ] as const;
    const balls = foam.map(([dx, up, r]) => circle(cx + b * dx, foot - b * up, b * r));
    const glints = foam.map(([dx, up, r]) =>
      stroke(arc(cx + b * dx, foot - b * up, b * r * 0.6, 195, 265), Math.max(9, s * 0.05), {
        cap: 'round',
      }),
    );
    const under = rect(cx - half * 2, foot - gap, half * 4, high * 3);
    const top = subtract(union(...balls), under);
    const handle = subtract(bail, top, stroke(top, gap * 2));
    return { plate: union(body, rim, handle), second: subtract(top, ...glints) };
  },
};

/** A sheet that hangs by two pegs from a line. */
export const laundry: Plate = {
  about: ['washing-line', 'iron', 'hung-towel', 'towel-stack'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.54, 0.54);
    const peg = {
      wide: Math.max(20, Math.min(high * 0.13, 0.3 * CAP)),
      tall: Math.min(high * 0.34, 0.8 * CAP),
    };
    const t = Math.max(11, high * 0.06);
    const top = y0 - high * 0.06;
    const out = high * 0.42;
    const sag = high * 0.1;
    const line = top - GAP - t / 2 - sag * 0.3;
    const rope = stroke(
      parse(`M${x0 - out} ${line - sag}Q${cx} ${line + sag * 1.6} ${x1 + out} ${line - sag}`),
      t,
      { cap: 'round' },
    );
    const folds = Math.max(2, Math.round(wide / (high * 0.8)));
    const [left, far] = [x0 - high * 0.05, x1 + high * 0.05];
    const step = (far - left) / folds;
    const hem = Array.from({ length: folds }, (_, i) => {
      const x = far - step * i;
      return `C${x - step * 0.3} ${y1 + high * 0.1} ${x - step * 0.66} ${y1 - high * 0.02} ${x - step} ${y1 + high * 0.04}`;
    });
    const sheet = parse(
      `M${x0} ${top}Q${cx} ${top + sag * 0.9} ${x1} ${top}Q${x1 - high * 0.02} ${y0 + high * 0.6} ${far} ${y1 + high * 0.04}${hem.join('')}Q${x0 + high * 0.02} ${y0 + high * 0.6} ${x0} ${top}Z`,
    );
    const pegs = [x0 + peg.wide * 1.5, x1 - peg.wide * 1.5].map((x) => ({
      x: x - peg.wide / 2,
      y: top - peg.tall * 0.6,
    }));
    const clear = pegs.map((p) =>
      rect(p.x - 10, p.y - 10, peg.wide + 20, peg.tall + 20, peg.wide * 0.3 + 10),
    );
    return {
      plate: concat(subtract(rope, ...clear), subtract(sheet, ...clear)),
      second: concat(...pegs.map((p) => rect(p.x, p.y, peg.wide, peg.tall, peg.wide * 0.3))),
    };
  },
};
