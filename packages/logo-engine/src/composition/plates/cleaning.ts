/** Plates of who washes and cleans. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The edges of what holds the name, with air around it. */
function room(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  return { x0, x1, y0, y1, high: y1 - y0, wide: x1 - x0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** A bubble with its shine. */
const bubble = (x: number, y: number, r: number) =>
  subtract(circle(x, y, r), stroke(arc(x, y, r * 0.56, 190, 260), Math.max(9, r * 0.2), { cap: 'round' }));

/** A bar of soap with bubbles at a corner. */
export const soap: Plate = {
  about: ['soap-bar', 'hand-soap', 'bubbles', 'suds-bucket', 'spray-bottle', 'mop-bucket'],
  aspect: [1, 5],
  draw(held) {
    const { x0, x1, y0, high } = room(held, 0.5, 0.46);
    const gap = 0.11 * CAP;
    const r = Math.min(high * 0.36, 1.05 * CAP);
    const bar = rect(x0, y0, x1 - x0, high, r);
    const under = rect(x0, y0 + high * 0.17, x1 - x0, high, r);
    const edge = subtract(under, rect(x0 - gap, y0 - gap, x1 - x0 + 2 * gap, high + 2 * gap, r + gap));
    const big = Math.min(high * 0.2, 0.6 * CAP);
    const off = (big + gap + 0.26 * CAP) * 0.71;
    const [bx, by] = [right(held) + off, held.y - off];
    const small = big * 0.58;
    const foam = [
      [bx, by, big],
      [bx - big * 1.75, Math.min(by - big * 0.5, held.y - small - gap - 0.21 * CAP), small],
      [bx + big * 1.2, by - big * 1.05, big * 0.4],
    ] as const;
    const clear = foam.map(([x, y, s]) => circle(x, y, s + gap));
    return {
      plate: concat(subtract(bar, ...clear), edge),
      second: concat(...foam.map(([x, y, s], i) => (i === 0 ? bubble(x, y, s) : circle(x, y, s)))),
    };
  },
};

/** A bucket full of foam, its handle up. */
export const bucket: Plate = {
  about: ['suds-bucket', 'mop-bucket', 'broom', 'spray-bottle', 'house-sparkle', 'squeegee', 'window-wash'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, cx } = room(held, 0.5, 0.42);
    const gap = 0.11 * CAP;
    const [lean, r] = [high * 0.12, high * 0.1];
    const body = polygon(
      [
        [x0 - lean, y0 - r],
        [x1 + lean, y0 - r],
        [x1 - lean * 0.2, y1],
        [x0 + lean * 0.2, y1],
      ],
      r,
    );
    const lip = rect(x0 - lean * 1.7, y0 - high * 0.14, x1 - x0 + lean * 3.4, high * 0.15, high * 0.06);
    const foot = y0 - high * 0.14 - gap;
    const half = (x1 - x0) / 2 + lean;
    const thick = Math.max(11, high * 0.06);
    const rise = high * 0.54;
    const bail = subtract(
      ellipse(cx, foot + gap, half, rise),
      ellipse(cx, foot + gap, half - thick, rise - thick),
      rect(cx - half * 2, foot + gap - 1, half * 4, high * 2),
    );
    const inner = half - thick - gap;
    const size = Math.max(high * 0.2, inner * 0.235);
    const puffs = [
      [-0.72, 0.02, 0.72],
      [-0.36, 0.2, 1],
      [0.02, 0.1, 0.84],
      [0.38, 0.16, 0.9],
      [0.74, 0, 0.66],
    ].map(([at = 0, up = 0, s = 0]) => circle(cx + inner * at, foot - size * up, size * s));
    const foam = intersect(
      union(...puffs),
      ellipse(cx, foot + gap, inner, rise - thick - gap),
      rect(cx - half, foot - high, half * 2, high),
    );
    const spill = [
      circle(x0 - lean * 0.5, y0 - high * 0.04, high * 0.15),
      circle(x0 + lean * 1.4, y0 - high * 0.08, high * 0.11),
      circle(x0 - lean * 0.9, y0 + high * 0.2, high * 0.075),
    ];
    const suds = union(foam, ...spill);
    return { plate: subtract(union(body, lip, bail), grow(union(...spill), gap)), second: suds };
  },
};

/** A sheet that hangs by two pegs from a line. */
export const laundry: Plate = {
  about: ['washing-line', 'washing-machine', 'iron', 'shirt-folded', 'hung-towel', 'towel-stack'],
  aspect: [1, 5],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.48, 0.46);
    const peg = { wide: Math.min(high * 0.12, 0.3 * CAP), tall: Math.min(high * 0.3, 0.66 * CAP) };
    const t = Math.max(11, high * 0.055);
    const top = y0 - high * 0.06;
    const out = high * 0.3;
    const rope = stroke(
      parse(
        `M${x0 - out} ${top - high * 0.09}Q${x0} ${top} ${x0 + high * 0.2} ${top + t / 2}H${x1 - high * 0.2}Q${x1} ${top} ${x1 + out} ${top - high * 0.09}`,
      ),
      t,
      { cap: 'round' },
    );
    const folds = Math.max(2, Math.round(wide / (high * 0.8)));
    const [left, far] = [x0 - high * 0.05, x1 + high * 0.05];
    const step = (far - left) / folds;
    const hem = Array.from({ length: folds }, (_, i) => {
      const x = far - step * i;
      return `C${x - step * 0.3} ${y1 + high * 0.16} ${x - step * 0.66} ${y1 - high * 0.08} ${x - step} ${y1 + high * 0.04}`;
    });
    const sheet = parse(
      `M${x0} ${top}Q${cx} ${top + high * 0.05} ${x1} ${top}Q${x1 - high * 0.02} ${y0 + high * 0.6} ${far} ${y1 + high * 0.04}${hem.join('')}Q${x0 + high * 0.02} ${y0 + high * 0.6} ${x0} ${top}Z`,
    );
    const pegs = [x0 + peg.wide * 0.9, x1 - peg.wide * 0.9].map((x) => ({
      x: x - peg.wide / 2,
      y: top - peg.tall * 0.56,
    }));
    const clear = pegs.map((p) =>
      rect(p.x - 10, p.y - 10, peg.wide + 20, peg.tall + 20, peg.wide * 0.3 + 10),
    );
    return {
      plate: subtract(union(rope, sheet), ...clear),
      second: concat(...pegs.map((p) => rect(p.x, p.y, peg.wide, peg.tall, peg.wide * 0.3))),
    };
  },
};

/** A car among bubbles. */
export const suds: Plate = {
  about: ['car-wash', 'car-suds', 'roller-wash', 'car-shine'],
  aspect: [1.5, 5],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.5, 0.4);
    const [r, low] = [high * 0.2, y1 + high * 0.08];
    const axle = Math.max(low, bottom(held) + r + 0.34 * CAP);
    const hood = high * 0.2;
    const [roof, run] = [y0 - high * 0.4, Math.min(wide * 0.4, high * 1.1)];
    const car = parse(
      `M${x0 - hood + high * 0.08} ${low}Q${x0 - hood} ${low} ${x0 - hood} ${low - high * 0.08}V${y0 + high * 0.22}Q${x0 - hood} ${y0} ${x0} ${y0}H${cx - run}L${cx - run * 0.62} ${roof + high * 0.08}Q${cx - run * 0.56} ${roof} ${cx - run * 0.42} ${roof}H${cx + run * 0.42}Q${cx + run * 0.56} ${roof} ${cx + run * 0.62} ${roof + high * 0.08}L${cx + run} ${y0}H${x1 - high * 0.1}C${x1 + hood * 0.7} ${y0 + high * 0.02} ${x1 + hood * 1.15} ${y0 + high * 0.14} ${x1 + hood * 1.15} ${y0 + high * 0.5}V${low - high * 0.08}Q${x1 + hood * 1.15} ${low} ${x1 + hood * 1.15 - high * 0.08} ${low}Z`,
    );
    const pane = (way: 1 | -1) =>
      polygon(
        [
          [cx + way * high * 0.045, roof + high * 0.1],
          [cx + way * run * 0.5, roof + high * 0.1],
          [cx + way * run * 0.78, y0 - high * 0.02],
          [cx + way * high * 0.045, y0 - high * 0.02],
        ],
        high * 0.04,
      );
    const axles = [x0 + r * 1.05, x1 - r * 1.05];
    const wheels = axles.map((x) => subtract(circle(x, axle, r), circle(x, axle, r * 0.4)));
    const clear = axles.map((x) => circle(x, axle, r + 0.11 * CAP));
    const foam = [-1, 1].flatMap((way) => {
      const at = (share: number) => cx + way * (run * 0.8 + high * share);
      return [
        bubble(at(0.16), roof + high * 0.06, high * 0.17),
        circle(at(0.44), roof + high * 0.25, high * 0.075),
      ];
    });
    return { plate: concat(subtract(car, pane(-1), pane(1), ...clear), ...wheels), second: concat(...foam) };
  },
};
