/** Plates of who sells and mends telephones. */
import { CAP } from '../../fonts/shape.js';
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A telephone from its back, with its three lenses and the keys on its edge. */
export const phone: Plate = {
  about: [
    'device-mobile',
    'phone-swap',
    'phone-case',
    'phone-cable',
    'phone-wrench',
    'phone-screwdriver',
    'phone-shield',
  ],
  aspect: [1.6, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, high, wide, mean } = bodyAround(held, 0.5, 0.5);
    const block = Math.min(high * 0.5, mean * 0.44);
    const pad = high * 0.1;
    const left = x0 + 0.04 * CAP - gap - block - pad;
    const far = x1 + high * 0.04;
    const round = high * 0.2;
    const edge = Math.max(12, mean * 0.032);
    const key = (x: number, long: number) => rect(x, y0 - edge, long, edge + 14, Math.min(6, edge * 0.45));
    const at = left + (wide + block) * 0.36;
    const shell = union(
      rect(left, y0, far - left, high, round),
      key(at, mean * 0.22),
      key(at + mean * 0.28, mean * 0.1),
    );
    const [bx, by] = [left + pad, y0 + pad];
    const island = rect(bx, by, block, block, round - pad * 0.6);
    const r = block * 0.165;
    const lens = (x: number, y: number) =>
      subtract(circle(bx + block * x, by + block * y, r), circle(bx + block * x, by + block * y, r * 0.42));
    const lenses = [lens(0.28, 0.28), lens(0.28, 0.72), lens(0.7, 0.5)];
    const flash = circle(bx + block * 0.72, by + block * 0.2, Math.max(6, block * 0.06));
    return {
      plate: subtract(shell, grow(island, gap)),
      second: subtract(island, ...lenses, flash),
    };
  },
};

/** A telephone whose screen broke from one corner. */
export const brokenPhone: Plate = {
  about: ['phone-wrench', 'cracked-phone', 'phone-screwdriver'],
  aspect: [1.6, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, high, mean, cy } = bodyAround(held, 0.42, 0.5);
    const [left, far] = [x0 - mean * 0.13, x1 + mean * 0.46];
    const rim = Math.max(14, mean * 0.036) + gap;
    const round = high * 0.15;
    const box = (out: number) =>
      rect(left - out, y0 - out, far - left + out * 2, high + out * 2, round + out * 0.8);
    const edge = Math.max(11, mean * 0.03);
    const key = (x: number, long: number) => rect(x, y0 - rim - edge, long, edge + 12, edge * 0.4);
    const shell = union(box(rim), key(left + mean * 0.34, mean * 0.2), key(left + mean * 0.6, mean * 0.1));
    const island = Math.max(20, mean * 0.06);
    const lens = rect(left + island * 0.7, cy - high * 0.15, island, high * 0.3, island / 2);
    const unit = Math.min(mean * 0.5, high * 0.74);
    const at = (x: number, y: number): [number, number] => [far - x * unit, y0 + y * unit];
    const cracks = [
      [at(-0.2, 0.2), at(0.12, 0.26), at(0.3, 0.14), at(0.52, 0.2), at(0.86, 0.06)],
      [at(0.12, 0.26), at(0.3, 0.44), at(0.36, 0.62), at(0.66, 0.82)],
      [at(0.12, 0.26), at(0.1, 0.54), at(0.2, 0.74), at(0.12, 1.04)],
      [at(0.12, 0.26), at(0.14, -0.2)],
    ].map((points) => stroke(polyline(points), Math.max(11, mean * 0.028), { join: 'miter', cap: 'butt' }));
    const hit = circle(...at(0.12, 0.26), unit * 0.11);
    const screen = subtract(box(0), lens, ...cracks, hit);
    return { plate: concat(subtract(shell, box(gap)), screen) };
  },
};
