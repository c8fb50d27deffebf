/** Plates of who makes jewels. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import type { Plate } from './plate.js';

/** A heart that opens, on its chain. */
export const heartLocket: Plate = {
  about: ['ring', 'necklace', 'earrings', 'bracelet'],
  aspect: [1.1, 2.8],
  draw(held) {
    const least = (held.width / 2 + 0.22 * CAP) / 0.74;
    const v = Math.max((held.height / 2 + 0.14 * CAP) / 0.36, least / 1.5);
    const u = Math.max(least, v * 0.96);
    const [cx, cy] = [centreX(held), centreY(held) + 0.11 * v];
    const p = (x: number, y: number) => `${cx + x * u} ${cy + y * v}`;
    const heart = parse(
      `M${p(0, -0.6)}C${p(-0.1, -0.84)} ${p(-0.32, -0.96)} ${p(-0.54, -0.96)}C${p(-0.84, -0.96)} ${p(-1, -0.68)} ${p(-1, -0.36)}C${p(-1, 0.2)} ${p(-0.5, 0.6)} ${p(0, 0.98)}C${p(0.5, 0.6)} ${p(1, 0.2)} ${p(1, -0.36)}C${p(1, -0.68)} ${p(0.84, -0.96)} ${p(0.54, -0.96)}C${p(0.32, -0.96)} ${p(0.1, -0.84)} ${p(0, -0.6)}Z`,
    );
    const gap = Math.max(11, v * 0.045);
    const edge = Math.max(13, v * 0.06);
    const rim = subtract(grow(heart, gap + edge), grow(heart, gap));
    const out = u + gap + edge * 0.4;
    const knuckle = (y: number) => rect(cx - out - v * 0.07, cy + y * v, v * 0.13, v * 0.13, v * 0.03);
    const clasp = circle(cx + out, cy - v * 0.36, v * 0.1);
    const [ry, r] = [cy - v * 0.86, v * 0.16];
    const t = Math.max(13, v * 0.07);
    const ring = subtract(circle(cx, ry, r), circle(cx, ry, r - t));
    const seat = rect(cx - v * 0.08, ry + r * 0.5, v * 0.16, v * 0.2);
    const [dx, dy] = [u * 0.98, v * 0.62];
    const count = 2 * Math.round(Math.hypot(dx, dy) / (v * 0.5)) + 1;
    const chain = Array.from({ length: count }, (_, i) => {
      const f = (i + 0.5) / count;
      const [x, y] = [cx + r * 0.7 + f * dx, ry - r * 0.5 - dy * f ** 1.4];
      const turn = (-Math.atan2(dy * 1.4 * f ** 0.4, dx) * 180) / Math.PI;
      const long = (Math.hypot(dx, dy) / count) * 0.66;
      const link =
        i % 2 === 0
          ? rect(x - long, y - t * 0.55, long * 2, t * 1.1, t * 0.5)
          : subtract(ellipse(x, y, long * 1.05, t * 1.5), ellipse(x, y, long * 1.05 - t, t * 0.6));
      return rotate(link, turn, x, y);
    });
    const side = union(...chain);
    const hung = union(ring, side, mirror(side, cx), seat);
    const whole = union(rim, subtract(hung, circle(cx, ry, r - t)), knuckle(-0.42), knuckle(-0.25), clasp);
    return {
      plate: heart,
      second: softened(filleted(subtract(whole, grow(heart, gap)), 3), 2),
    };
  },
};
