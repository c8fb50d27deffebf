/** Plates of who grows, picks and keeps bees. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, leaf, polar, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The edges of what holds the name, with air around it. */
function room(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  return { x0, x1, y0, y1, high: y1 - y0, wide: x1 - x0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** A broad leaf, lying, its stem to the left. */
export const leafPlate: Plate = {
  about: [
    'leaf-split',
    'leaf-radial',
    'plant',
    'cup-leaf',
    'leaf-fork',
    'vegan-sign',
    'tea-bag',
    'cross-leaf',
    'fern',
    'basil',
    'hands-sprout',
    'watering-can',

    'garden-tools',
  ],
  aspect: [1.2, 5],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.25, 0.52);
    const [base, tip] = [x0 - high * 0.34, x1 + high * 0.42];
    const top = y0 - high * 0.02;
    const body = parse(
      `M${base} ${cy + high * 0.12}C${base} ${cy - high * 0.3} ${x0 - high * 0.05} ${top} ${x0 + high * 0.3} ${top}H${x1 - high * 0.35}C${x1} ${top} ${x1 + high * 0.2} ${y0 + high * 0.1} ${tip} ${y0 + high * 0.06}C${x1 + high * 0.3} ${y1 - high * 0.3} ${x1 + high * 0.05} ${y1} ${x1 - high * 0.3} ${y1}H${x0 + high * 0.3}C${x0 - high * 0.1} ${y1} ${base} ${y1 - high * 0.1} ${base} ${cy + high * 0.12}Z`,
    );
    const stem = stroke(
      parse(
        `M${base - high * 0.26} ${cy + high * 0.36}Q${base - high * 0.1} ${cy + high * 0.14} ${base + high * 0.08} ${cy + high * 0.1}`,
      ),
      high * 0.085,
      { cap: 'round' },
    );
    const rib = stroke(
      parse(
        `M${base - high * 0.16} ${cy + high * 0.13}Q${base + high * 0.04} ${cy - high * 0.01} ${held.x - 0.36 * CAP} ${cy - high * 0.02}`,
      ),
      Math.max(12, high * 0.066),
      { cap: 'round' },
    );
    return { plate: union(subtract(body, rib), stem) };
  },
};

/** A bee: its head to the left, its sting to the right. */
export const bee: Plate = {
  about: ['bee', 'honeycomb', 'honey-jar', 'honey-dipper', 'beehive'],
  aspect: [1, 4.5],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.34, 0.46);
    const gap = Math.max(0.12 * CAP, high * 0.06);
    const [tail, bow] = [high * 0.56, high * 0.16];
    const end = x1 + tail;
    const body = parse(
      `M${x0} ${y0}Q${(x0 + x1) / 2} ${y0 - high * 0.05} ${x1} ${y0}C${x1 + tail * 0.62} ${y0} ${end} ${cy - high * 0.3} ${end} ${cy}C${end} ${cy + high * 0.3} ${x1 + tail * 0.62} ${y1} ${x1} ${y1}Q${(x0 + x1) / 2} ${y1 + high * 0.05} ${x0} ${y1}C${x0 - bow * 2} ${y1 - high * 0.06} ${x0 - bow * 2} ${y0 + high * 0.06} ${x0} ${y0}Z`,
    );
    const sting = polygon(
      [
        [end - high * 0.08, cy - high * 0.11],
        [end + high * 0.2, cy],
        [end - high * 0.08, cy + high * 0.11],
      ],
      high * 0.03,
    );
    const cuts = [0.04, 0.42].map((share) => {
      const x = x1 + tail * share;
      return stroke(parse(`M${x} ${y0 - high * 0.1}Q${x + high * 0.16} ${cy} ${x} ${y1 + high * 0.1}`), gap);
    });
    const [hx, hr] = [x0 - high * 0.19, high * 0.34];
    const shoulder = stroke(body, gap * 2);
    const feelers = [
      [-0.1, -0.42],
      [0.1, -0.5],
    ].map(([dx = 0, up = 0]) => {
      const x = hx - hr * 0.5 + dx * high;
      return union(
        stroke(
          parse(
            `M${x} ${cy - hr * 0.7}Q${x} ${cy + high * up} ${x - high * 0.13} ${cy + high * (up - 0.06)}`,
          ),
          Math.max(12, high * 0.066),
          { cap: 'round' },
        ),
      );
    });
    const head = subtract(union(circle(hx, cy, hr), ...feelers), body, shoulder);
    const eye = circle(hx - hr * 0.5, cy - hr * 0.12, high * 0.05);
    const mid = x0 + Math.min((x1 - x0) * 0.56, high * 1.3);
    const wing = (turn: number, long: number) => {
      const [x, y] = polar(mid, y0 + high * 0.08, long * high, turn);
      return leaf(mid, y0 + high * 0.08, x, y, 0.25, 0.64);
    };
    const wings = subtract(union(wing(-108, 0.66), wing(-42, 0.78)), body, shoulder);
    return { plate: concat(subtract(union(body, sting), ...cuts), subtract(head, eye)), second: wings };
  },
};

/** A cloud. */
export const cloudPlate: Plate = {
  about: ['cloud', 'crib', 'bed-moon', 'mattress', 'cumulus', 'baby', 'baby-carriage', 'onesie'],
  styles: ['modern', 'minimal', 'playful', 'creative'],
  aspect: [1, 5],
  draw(held) {
    const { x0, y0, y1, high, wide } = room(held, 0.4, 0.42);
    const r = Math.min(high * 0.42, 1.3 * CAP);
    const base = rect(x0 - r * 0.55, y1 - r * 2, wide + r * 1.1, r * 2, r);
    const count = Math.round(wide / (high * 0.85));
    const step = wide / count;
    const rises = [0.2, 0.1, 0.28, 0.14, 0.24, 0.1];
    const big = Math.min(wide * 0.42, high * 0.62);
    const few = [
      circle(x0 + wide * 0.37, y0 - high * 0.3 + big, big),
      circle(x0 + wide * 0.8, y0 - high * 0.08 + big * 0.66, big * 0.66),
    ];
    const many = Array.from({ length: count }, (_, i) => {
      const radius = step * (i % 2 === 0 ? 0.54 : 0.6);
      return circle(x0 + step * (i + 0.5), y0 - high * (rises[i % 6] ?? 0) + radius, radius);
    });
    const puffs = count < 3 ? few : many;
    return { plate: union(base, rect(x0 - 0.1 * CAP, y0, wide + 0.2 * CAP, high * 0.96, r * 0.7), ...puffs) };
  },
};
