/** Plates of who washes and cleans. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
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
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, high } = room(held, 0.64, 0.5);
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
  about: ['suds-bucket', 'mop-bucket', 'broom', 'spray-bottle', 'house-sparkle', 'squeegee', 'window-wash'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.5, 0.42);
    const s = (high + wide) * 0.4;
    const gap = 0.11 * CAP;
    const lean = s * 0.12;
    const body = polygon(
      [
        [x0 - lean, y0 - s * 0.02],
        [x1 + lean, y0 - s * 0.02],
        [x1 - lean * 0.3, y1],
        [x0 + lean * 0.3, y1],
      ],
      s * 0.1,
    );
    const [half, lip] = [wide / 2 + lean, s * 0.16];
    const rim = rect(cx - half - lean * 0.8, y0 - lip, (half + lean * 0.8) * 2, lip + s * 0.02, s * 0.06);
    const foot = y0 - lip;
    const thick = Math.max(12, s * 0.08);
    const rise = s * 0.72;
    const bail = subtract(
      ellipse(cx, foot + gap, half, rise),
      ellipse(cx, foot + gap, half - thick, rise - thick),
      rect(cx - half * 2, foot + gap - 1, half * 4, high * 2),
    );
    const b = Math.min(half, s * 0.9);
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
    const free = [
      circle(cx + b * 0.16, foot - s * 0.96, s * 0.09),
      circle(cx + b * 0.62, foot - s * 0.86, s * 0.13),
      circle(cx - b * 0.5, foot - s * 0.9, s * 0.07),
    ];
    const handle = subtract(bail, top, stroke(top, gap * 2));
    return { plate: union(body, rim, handle), second: concat(subtract(top, ...glints), ...free) };
  },
};

/** A sheet that hangs by two pegs from a line. */
export const laundry: Plate = {
  about: ['washing-line', 'washing-machine', 'iron', 'shirt-folded', 'hung-towel', 'towel-stack'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.54, 0.46);
    const peg = { wide: Math.min(high * 0.12, 0.3 * CAP), tall: Math.min(high * 0.3, 0.66 * CAP) };
    const t = Math.max(11, high * 0.06);
    const top = y0 - high * 0.1;
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
      return `C${x - step * 0.3} ${y1 + high * 0.1} ${x - step * 0.66} ${y1 - high * 0.02} ${x - step} ${y1 + high * 0.04}`;
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
    const seam = stroke(
      parse(
        `M${x0 + peg.wide * 2.4} ${top + t + 0.07 * CAP}Q${cx} ${top + high * 0.025 + t + 0.07 * CAP} ${x1 - peg.wide * 2.4} ${top + t + 0.07 * CAP}`,
      ),
      10,
      { cap: 'round' },
    );
    return {
      plate: subtract(union(rope, sheet), seam, ...clear),
      second: concat(...pegs.map((p) => rect(p.x, p.y, peg.wide, peg.tall, peg.wide * 0.3))),
    };
  },
};

/** A car under foam, among bubbles. */
export const suds: Plate = {
  about: ['car-wash', 'car-suds', 'roller-wash', 'car-shine'],
  aspect: [2.1, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.56, 0.4);
    const s = Math.min((high + wide) * 0.26, high * 1.1);
    const gap = 0.11 * CAP;
    const r = s * 0.23;
    const low = y1 + s * 0.06;
    const axle = Math.max(low, bottom(held) + r + 0.34 * CAP);
    const [l, far] = [x0 - s * 0.14, x1 + s * 0.22];
    const [roof, run] = [y0 - s * 0.5, Math.min(wide * 0.36, s * 1.05)];
    const car = parse(
      `M${l + s * 0.1} ${low}Q${l} ${low} ${l} ${low - s * 0.1}V${y0 + s * 0.16}Q${l} ${y0} ${l + s * 0.16} ${y0}H${cx - run}C${cx - run * 0.9} ${roof + s * 0.1} ${cx - run * 0.7} ${roof} ${cx - run * 0.4} ${roof}H${cx + run * 0.36}C${cx + run * 0.7} ${roof} ${cx + run * 0.86} ${roof + s * 0.14} ${cx + run * 1.06} ${y0}H${x1 - s * 0.1}C${far - s * 0.06} ${y0 + s * 0.02} ${far} ${y0 + s * 0.16} ${far} ${y0 + s * 0.36}V${low - s * 0.1}Q${far} ${low} ${far - s * 0.1} ${low}Z`,
    );
    const post = s * 0.05;
    const rear = parse(
      `M${cx - post} ${y0 - s * 0.06}H${cx - run * 0.82}Q${cx - run * 0.72} ${roof + s * 0.13} ${cx - run * 0.4} ${roof + s * 0.13}H${cx - post}Z`,
    );
    const front = parse(
      `M${cx + post} ${y0 - s * 0.06}H${cx + run * 0.86}Q${cx + run * 0.62} ${roof + s * 0.13} ${cx + run * 0.36} ${roof + s * 0.13}H${cx + post}Z`,
    );
    const lamp = circle(far - s * 0.13, y0 + s * 0.34, Math.max(8, s * 0.065));
    const bumper = [
      rect(far - s * 0.08, low - s * 0.2, s * 0.2, s * 0.13, s * 0.05),
      rect(l - s * 0.12, low - s * 0.2, s * 0.2, s * 0.13, s * 0.05),
    ];
    const axles = [x0 + r * 1.3, x1 - r * 1.1];
    const wheels = axles.map((x) => subtract(circle(x, axle, r), circle(x, axle, r * 0.42)));
    const arches = axles.map((x) => circle(x, axle, r + gap));
    const puffs = [
      [-0.62, 0.02, 0.2],
      [-0.3, 0.12, 0.26],
      [0.08, 0.08, 0.22],
      [0.4, 0.06, 0.18],
    ] as const;
    const balls = puffs.map(([dx, up, size]) => circle(cx + run * dx, roof - s * up, s * size));
    const suds = subtract(union(...balls), rect(cx - run * 2, roof - s * 0.02, run * 4, s));
    const glints = puffs.slice(0, 3).map(([dx, up, size]) =>
      stroke(arc(cx + run * dx, roof - s * up, s * size * 0.56, 195, 265), Math.max(9, s * 0.045), {
        cap: 'round',
      }),
    );
    const free = [
      bubble(cx - run * 1.36, roof + s * 0.04, s * 0.19),
      circle(cx - run * 1.02, roof - s * 0.24, s * 0.085),
      bubble(cx + run * 1.4, roof + s * 0.1, s * 0.15),
      circle(cx + run * 1.06, roof - s * 0.22, s * 0.1),
    ];
    const whole = union(car, ...bumper);
    return {
      plate: concat(subtract(whole, rear, front, lamp, suds, stroke(suds, gap * 2), ...arches), ...wheels),
      second: concat(subtract(suds, ...glints), ...free),
    };
  },
};
