/** Plates of who grows and sells plants. */
import { CAP } from '../../fonts/shape.js';
import type { Box } from '../../geometry/bounds.js';
import { bottom, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, leaf, line, polar, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A pot under its rim, and where what grows in it comes out. */
function pot(held: Box): { pot: Path; top: number; x0: number; x1: number; high: number } {
  const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.44 * CAP];
  const high = y1 - y0;
  const lean = high * 0.1;
  const [x0, x1] = [held.x - 0.42 * CAP - lean, right(held) + 0.42 * CAP + lean];
  const body = polygon(
    [
      [x0, y0],
      [x1, y0],
      [x1 - lean, y1],
      [x0 + lean, y1],
    ],
    0.18 * CAP,
  );
  const deep = 0.1 * CAP + high * 0.07;
  const top = y0 - 0.1 * CAP - deep;
  const out = 0.16 * CAP;
  const rim = rect(x0 - out, top, x1 - x0 + out * 2, deep, 0.1 * CAP);
  return { pot: concat(rim, body), top, x0, x1, high };
}

/** A flowerpot with one plant whose broad leaves rise out of it. */
export const flowerpot: Plate = {
  about: ['plant', 'potted-plant', 'watering-can', 'sapling', 'wall-pots', 'fern', 'garden-tools', 'bonsai'],
  aspect: [1, 2.1],
  draw(held) {
    const { pot: body, top, x0, x1, high } = pot(held);
    const m = high * 0.36 + (x1 - x0) * 0.42;
    const [cx, base] = [(x0 + x1) / 2, top - 0.1 * CAP];
    const grown = [
      [-90, 0.22, 0.98, 0.28, 0],
      [-131, 0.26, 0.92, 0.27, 0.06],
      [-49, 0.26, 0.92, 0.27, 0.06],
      [-161, 0.3, 0.92, 0.24, 0.14],
      [-19, 0.3, 0.92, 0.24, 0.14],
    ].map(([turn = 0, near = 0, long = 0, bulge = 0, lift = 0]) => {
      const y = base - m * lift;
      const from = polar(cx, y, m * near, turn);
      const to = polar(cx, y, m * long, turn);
      return {
        leaf: subtract(
          leaf(...from, ...to, bulge, 0.45),
          stroke(
            line(...from, ...polar(cx, y, m * (near + (long - near) * 0.66), turn)),
            Math.max(9, m * 0.035),
          ),
        ),
        stalk: stroke(parse(`M${cx} ${base + 20}Q${cx} ${y - m * 0.06} ${from[0]} ${from[1]}`), m * 0.075),
      };
    });
    const soil = rect(x0 - CAP, base, x1 - x0 + CAP * 2, high);
    return {
      plate: body,
      second: subtract(union(...grown.flatMap(({ leaf: blade, stalk }) => [blade, stalk])), soil),
    };
  },
};

/** A pot of flowers with their leaves. */
export const flowerBox: Plate = {
  about: ['flower', 'bouquet', 'flower-tulip', 'daisy', 'potted-orchid'],
  aspect: [1, 3.2],
  draw(held) {
    const { pot: body, top, x0, x1, high } = pot(held);
    const m = high * 0.5 + (x1 - x0) * 0.22;
    const r = m * 0.23;
    const count = Math.max(3, Math.round((x1 - x0) / (m * 0.62)));
    const step = (x1 - x0) / count;
    const base = top - 0.1 * CAP;
    const flowers = Array.from({ length: count }, (_, i) => {
      const [x, y] = [x0 + step * (i + 0.5), base - r * (i % 2 ? 2.1 : 1.2)];
      const petals = Array.from({ length: 5 }, (__, k) =>
        circle(...polar(x, y, r * 0.56, -90 + k * 72), r * 0.46),
      );
      const head = subtract(union(...petals, circle(x, y, r * 0.6)), circle(x, y, r * 0.34));
      const stem = rect(x - m * 0.03, y + r * 0.6, m * 0.06, base - y + 20);
      return union(head, stem);
    });
    const leaves = Array.from({ length: count - 1 }, (_, i) => {
      const x = x0 + step * (i + 1);
      return union(
        ...[-1, 1].map((way) => leaf(x, base + 4, x + way * step * 0.3, base - m * 0.15, 0.24, 0.5)),
      );
    });
    const soil = rect(x0 - CAP, base, x1 - x0 + CAP * 2, high);
    return { plate: body, second: subtract(union(...flowers, ...leaves), soil) };
  },
};
