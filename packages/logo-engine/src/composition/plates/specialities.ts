/** Plates of who serves rice from a pan and sushi by the boat. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { arc, circle, leaf, line, polar, rect, sector } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A paella pan seen from above: its handles, a wedge of lemon, mussels. */
export const paellaPanTop: Plate = {
  about: ['paella-pan', 'paella-fire'],
  aspect: [1.2, 2.3],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const r = Math.hypot(held.width, held.height) / 2 + 0.2 * CAP + 0.08 * held.height;
    const gap = Math.min(14, Math.max(10, 0.06 * r));
    const rim = subtract(circle(cx, cy, r + gap + 0.1 * r), circle(cx, cy, r + gap));
    const gx = cx + 1.08 * r + gap;
    const grip = subtract(
      rect(gx - 0.3 * r, cy - 0.38 * r, 0.58 * r, 0.76 * r, 0.24 * r),
      rect(gx - 0.3 * r, cy - 0.28 * r, 0.48 * r, 0.56 * r, 0.15 * r),
      circle(cx, cy, 1.05 * r + gap),
    );
    const bay = r - held.height / 2;
    const s = 0.34 * bay + 0.08 * r;
    const y = held.height / 2 + 0.5 * bay + 6;
    const ray = (x: number, at: number, long: number, turn: number) =>
      line(x, at, ...polar(x, at, long, turn));
    const shrimp = (x: number) => {
      const k = (0.96 * r - held.height / 2 - 30) / 1.86;
      const at = cy - held.height / 2 - 26 - 0.94 * k;
      const back = stroke(arc(x, at, 0.68 * k, 165, 395), 0.48 * k, { cap: 'round' });
      const [tx, ty] = polar(x, at, 0.68 * k, 40);
      const tail = union(
        leaf(tx + 0.1 * k, ty - 0.1 * k, tx + 0.02 * k, ty + 0.5 * k, 0.36),
        leaf(tx + 0.1 * k, ty - 0.1 * k, tx - 0.56 * k, ty + 0.3 * k, 0.36),
      );
      const cuts = [240, 310].map((turn) => stroke(ray(x, at, 1.2 * k, turn), Math.max(11, 0.13 * k)));
      return union(subtract(back, ...cuts), tail);
    };
    const lemon = (x: number, at: number) => {
      const cuts = [216, 270, 324].map((turn) => {
        const from = polar(x, at - 0.1 * s, 0.16 * s, turn);
        return stroke(line(...from, ...polar(x, at, 0.78 * s, turn)), Math.max(10, 0.13 * s));
      });
      return subtract(sector(x, at, s, 180, 360), ...cuts);
    };
    const pea = (x: number, at: number) => circle(x, at, Math.max(11, 0.17 * s));
    const bits = [
      shrimp(cx),
      lemon(cx, cy + y + 0.4 * s),
      ...[-1, 1].flatMap((way) => [
        pea(cx + way * 1.5 * s, cy - y + 0.3 * s),
        pea(cx + way * 1.2 * s, cy - y - 0.26 * s),
        pea(cx + way * 1.5 * s, cy + y - 0.3 * s),
        pea(cx + way * 1.3 * s, cy + y + 0.28 * s),
      ]),
    ];
    return { plate: concat(union(rim, grip, mirror(grip, cx)), subtract(circle(cx, cy, r), ...bits)) };
  },
};

/** A wooden boat with pieces of sushi on deck. */
export const sushiBoat: Plate = {
  about: ['sushi', 'maki-chopsticks', 'nigiri'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m, wide, cx } = bodyAround(held, 0.34, 0.34, 0.42);
    const [l, e] = [x0 - 0.5 * m, x1 + 0.5 * m];
    const hull = parse(
      `M${l} ${y0}H${e - 0.2 * m}L${e + 0.02 * m} ${y0 - 0.34 * m}Q${e + 0.1 * m} ${y0 - 0.42 * m} ${e + 0.18 * m} ${y0 - 0.34 * m}L${e + 0.24 * m} ${y0 - 0.22 * m}` +
        `C${e + 0.1 * m} ${y1 - 0.3 * h} ${e - 0.1 * m} ${y1} ${e - 0.6 * m} ${y1}H${l + 0.5 * m}C${l + 0.2 * m} ${y1} ${l + 0.02 * m} ${y1 - 0.3 * h} ${l - 0.06 * m} ${y0 + 0.08 * m}Q${l - 0.07 * m} ${y0} ${l} ${y0}Z`,
    );
    const floor = y0 - GAP;
    const [from, to] = [l + 0.06 * m, e - 0.34 * m];
    const n = Math.max(3, Math.round((to - from) / (0.84 * m)));
    const slot = (to - from) / n;
    const wide1 = slot - 0.12 * m;
    const pieces = Array.from({ length: n }, (_, i) => {
      const x = from + (i + 0.5) * slot;
      if (i % 2 === 1) {
        const r = Math.min(0.34 * m, wide1 / 2);
        const roll = circle(x, floor - r, r);
        return subtract(
          roll,
          subtract(circle(x, floor - r, r - 0.08 * m), circle(x, floor - r, Math.max(8, 0.13 * m))),
        );
      }
      const rice = rect(x - wide1 / 2 + 0.03 * m, floor - 0.26 * m, wide1 - 0.06 * m, 0.26 * m, 0.1 * m);
      const fish = parse(
        `M${x - wide1 / 2 - 0.02 * m} ${floor - 0.24 * m}C${x - 0.3 * wide1} ${floor - 0.7 * m} ${x + 0.3 * wide1} ${floor - 0.7 * m} ${x + wide1 / 2 + 0.02 * m} ${floor - 0.24 * m}Q${x} ${floor - 0.42 * m} ${x - wide1 / 2 - 0.02 * m} ${floor - 0.24 * m}Z`,
      );
      const stripes = [-0.2, 0.12].map((k) =>
        stroke(line(x + k * wide1, floor - 0.7 * m, x + (k + 0.1) * wide1, floor - 0.3 * m), 8),
      );
      return union(subtract(rice, grow(fish, 9)), subtract(fish, ...stripes));
    });
    const keel = rect(cx - 0.42 * wide, y1 + GAP, 0.84 * wide, 0.14 * m, 0.05 * m);
    return { plate: concat(hull, keel), second: concat(...pieces) };
  },
};
