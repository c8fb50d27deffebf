/** Plates of who keeps or looks after beasts: their bodies hold the name. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, polygon } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The edges of a body with air around what it holds, and the size that its head and legs have beside it. */
function body(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  const [high, wide] = [y1 - y0, x1 - x0];
  return { x0, x1, y0, y1, high, wide, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, s: (high + wide) * 0.3 };
}

/** Writes the points of a path around a place, in a size. */
export const from = (x: number, y: number, s: number) => (dx: number, dy: number) =>
  `${x + s * dx} ${y + s * dy}`;

/** A leg from a body's inside down to the ground, a little thinner below. */
const leg = (x: number, top: number, ground: number, wide: number, lean = 0): Path =>
  polygon(
    [
      [x - wide * 0.86, top],
      [x + wide * 0.86, top],
      [x + wide * 0.5 + lean, ground],
      [x - wide * 0.5 + lean, ground],
    ],
    wide * 0.16,
  );

/** A goat from its side: horns, a beard and a short tail. */
export const goat: Plate = {
  about: ['goat', 'standing-goat'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, s } = body(held, 0.5, 0.42);
    const n = from(x0, y0, s);
    const neck = parse(
      `M${n(0.5, 0.02)}C${n(0.24, 0)} ${n(0.1, -0.16)} ${n(0, -0.36)}C${n(-0.12, -0.54)} ${n(-0.34, -0.52)} ${n(-0.42, -0.4)}L${n(-0.66, -0.12)}C${n(-0.76, 0.02)} ${n(-0.64, 0.1)} ${n(-0.54, 0.06)}C${n(-0.42, 0.02)} ${n(-0.34, 0)} ${n(-0.24, 0.02)}C${n(-0.18, 0.2)} ${n(-0.12, 0.42)} ${n(0.06, 0.62)}L${n(0.5, 0.62)}Z`,
    );
    const horn = stroke(
      parse(`M${n(-0.22, -0.44)}C${n(-0.22, -0.72)} ${n(-0.04, -0.92)} ${n(0.22, -0.8)}`),
      s * 0.11,
      { cap: 'round' },
    );
    const ear = parse(
      `M${n(-0.1, -0.4)}C${n(0.02, -0.46)} ${n(0.16, -0.42)} ${n(0.22, -0.28)}C${n(0.1, -0.2)} ${n(-0.02, -0.24)} ${n(-0.1, -0.3)}Z`,
    );
    const beard = parse(
      `M${n(-0.52, 0)}C${n(-0.52, 0.16)} ${n(-0.46, 0.26)} ${n(-0.38, 0.34)}C${n(-0.34, 0.22)} ${n(-0.32, 0.12)} ${n(-0.3, -0.02)}Z`,
    );
    const trunk = parse(
      `M${x0 + s * 0.2} ${y0}Q${cx} ${y0 + high * 0.05} ${x1 - s * 0.24} ${y0}C${x1} ${y0} ${x1 + s * 0.06} ${y0 + s * 0.14} ${x1 + s * 0.06} ${y0 + high * 0.5}L${x1} ${y1 + s * 0.06}H${x1 - s * 0.34}Q${cx} ${y1 - s * 0.02} ${x0 + s * 0.34} ${y1 + s * 0.06}H${x0 + s * 0.08}C${x0 - s * 0.06} ${y1 - s * 0.1} ${x0 - s * 0.1} ${y0 + s * 0.3} ${x0 - s * 0.04} ${y0 + s * 0.2}Z`,
    );
    const [top, ground, w] = [y1 - s * 0.1, y1 + s * 0.46, s * 0.13];
    const legs = [0.1, 0.34].flatMap((d) => [
      leg(x0 + s * d, top, ground, w),
      leg(x1 - s * d, top, ground, w),
    ]);
    const t = from(x1, y0, s);
    const tail = parse(
      `M${t(-0.2, 0.02)}C${t(-0.02, 0)} ${t(0.08, -0.06)} ${t(0.12, -0.2)}Q${t(0.16, -0.27)} ${t(0.21, -0.2)}C${t(0.26, -0.02)} ${t(0.2, 0.14)} ${t(0.02, 0.22)}Z`,
    );
    const eye = circle(x0 - s * 0.36, y0 - s * 0.3, Math.max(6, s * 0.035));
    return { plate: subtract(union(trunk, neck, horn, ear, beard, tail, ...legs), eye) };
  },
};

/** A pig from its side: a snout, an ear that hangs and a curly tail. */
export const pig: Plate = {
  about: ['pig', 'standing-pig', 'ham', 'ham-stand'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, cx, cy, s } = body(held, 0.46, 0.44);
    const n = from(x0, cy, s);
    const b = high * 0.1;
    const trunk = parse(
      `M${x0 + s * 0.24} ${y0}Q${cx} ${y0 - b} ${x1 - s * 0.3} ${y0}C${x1} ${y0} ${x1 + s * 0.14} ${cy - high * 0.22} ${x1 + s * 0.14} ${cy}C${x1 + s * 0.14} ${cy + high * 0.3} ${x1 + s * 0.02} ${y1} ${x1 - s * 0.3} ${y1}Q${cx} ${y1 + b} ${x0 + s * 0.24} ${y1}C${x0} ${y1} ${n(-0.24, 0.36)} ${n(-0.34, 0.28)}L${n(-0.5, 0.26)}Q${n(-0.58, 0.25)} ${n(-0.57, 0.17)}L${n(-0.55, -0.02)}Q${n(-0.54, -0.09)} ${n(-0.46, -0.08)}L${n(-0.36, -0.08)}C${n(-0.28, -0.3)} ${x0} ${y0} ${x0 + s * 0.24} ${y0}Z`,
    );
    const ear = parse(
      `M${n(-0.22, -0.34)}C${n(-0.34, -0.44)} ${n(-0.4, -0.5)} ${n(-0.44, -0.62)}Q${n(-0.45, -0.69)} ${n(-0.38, -0.68)}C${n(-0.16, -0.68)} ${n(0.04, -0.6)} ${n(0.14, -0.4)}Z`,
    );
    const t = from(x1 + s * 0.08, y0 + high * 0.3, s);
    const tail = stroke(
      parse(
        `M${t(-0.06, 0.04)}C${t(0.2, 0.12)} ${t(0.32, -0.02)} ${t(0.24, -0.12)}C${t(0.16, -0.2)} ${t(0.08, -0.06)} ${t(0.2, 0.02)}C${t(0.28, 0.08)} ${t(0.38, 0.04)} ${t(0.42, -0.04)}`,
      ),
      Math.max(10, s * 0.065),
      { cap: 'round' },
    );
    const [top, ground, w] = [y1 - s * 0.14, y1 + s * 0.26, s * 0.17];
    const legs = [0.14, 0.4].flatMap((d) => [
      leg(x0 + s * d, top, ground, w),
      leg(x1 - s * d, top, ground, w),
    ]);
    const eye = circle(x0 - s * 0.24, cy - s * 0.12, Math.max(6, s * 0.038));
    const nose = circle(x0 - s * 0.47, cy + s * 0.09, Math.max(5, s * 0.03));
    return { plate: subtract(union(trunk, ear, tail, ...legs), eye, nose) };
  },
};

/** A dachshund: a long body on short legs. */
export const dachshund: Plate = {
  about: [
    'dog',
    'guard-dog',
    'paw-print',
    'dog-on-leash',
    'dog-and-cat',
    'dog-house',
    'dog-collar',
    'pet-tag',
  ],
  aspect: [2.4, 4],
  draw(held) {
    const { x0, x1, y0, y1, high, cx } = body(held, 0.62, 0.42);
    const s = Math.min((high + x1 - x0) * 0.27, high * 1.25);
    const n = from(x0, y0, s);
    const head = parse(
      `M${n(0.5, 0)}C${n(0.2, 0)} ${n(0.1, -0.1)} ${n(0.06, -0.3)}C${n(0, -0.56)} ${n(-0.34, -0.56)} ${n(-0.44, -0.36)}C${n(-0.54, -0.28)} ${n(-0.72, -0.22)} ${n(-0.84, -0.18)}C${n(-0.94, -0.14)} ${n(-0.92, 0.02)} ${n(-0.8, 0.04)}C${n(-0.64, 0.08)} ${n(-0.44, 0.1)} ${n(-0.26, 0.08)}C${n(-0.22, 0.3)} ${n(-0.16, 0.5)} ${n(0.1, 0.7)}L${n(0.5, 0.7)}Z`,
    );
    const ear = stroke(
      parse(
        `M${n(-0.24, -0.34)}C${n(-0.28, -0.1)} ${n(-0.22, 0.16)} ${n(-0.08, 0.2)}C${n(0.06, 0.2)} ${n(0.08, -0.02)} ${n(-0.02, -0.26)}`,
      ),
      Math.max(10, s * 0.05),
      { cap: 'round' },
    );
    const r = high * 0.3;
    const trunk = parse(
      `M${x0 + s * 0.2} ${y0}Q${cx} ${y0 + high * 0.04} ${x1 - r} ${y0}Q${x1 + s * 0.1} ${y0} ${x1 + s * 0.12} ${y0 + r}C${x1 + s * 0.14} ${y0 + high * 0.7} ${x1 + s * 0.1} ${y1} ${x1 + s * 0.05} ${y1 + s * 0.08}H${x1 - s * 0.4}Q${cx} ${y1 - high * 0.04} ${x0 + s * 0.4} ${y1 + s * 0.04}H${x0 + s * 0.1}C${x0 - s * 0.12} ${y1} ${x0 - s * 0.16} ${y1 - high * 0.3} ${x0 - s * 0.1} ${y0 + high * 0.3}Z`,
    );
    const t = from(x1, y0, s);
    const tail = parse(
      `M${t(-0.24, 0)}C${t(0.06, 0)} ${t(0.3, -0.1)} ${t(0.42, -0.36)}Q${t(0.48, -0.43)} ${t(0.53, -0.34)}C${t(0.54, -0.02)} ${t(0.3, 0.24)} ${t(0.04, 0.28)}Z`,
    );
    const [top, ground, w] = [y1 - s * 0.1, y1 + s * 0.24, s * 0.16];
    const legs = [
      leg(x0 + s * 0.08, top, ground, w, -s * 0.02),
      leg(x0 + s * 0.36, top, ground, w, -s * 0.02),
      leg(x1 - s * 0.3, top, ground, w, -s * 0.02),
      leg(x1 - s * 0.05, top, ground, w * 0.98, s * 0.01),
    ];
    const eye = circle(x0 - s * 0.45, y0 - s * 0.18, Math.max(6, s * 0.034));
    return { plate: subtract(union(trunk, head, tail, ...legs), eye, ear) };
  },
};
