/** Plates of who works with current and with light. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const gap = Math.min(14, Math.max(10, (y1 - y0) * 0.045));
  return { gap, x0, x1, y0, y1, wide: x1 - x0, high: y1 - y0, cx: centreX(held), cy: centreY(held) };
};

/** A battery on its side. */
export const battery: Plate = {
  about: ['battery-full', 'battery-charging', 'charged-battery'],
  aspect: [1, 8],
  draw(held) {
    const { gap, x0, x1, y0, high, cy } = around(held, 0.46, 0.48);
    const [end, pole] = [Math.max(58, high * 0.26), Math.max(24, high * 0.12)];
    const far = x1 + gap + end;
    const shell = rect(x0, y0, far - x0, high, 0.24 * CAP);
    const knob = rect(far - 20, cy - high * 0.22, 20 + pole, high * 0.44, 14);
    const [long, bar, px] = [end * 0.58, end * 0.2, x1 + gap + end / 2];
    const plus = union(
      rect(px - long / 2, cy - bar / 2, long, bar, 2),
      rect(px - bar / 2, cy - long / 2, bar, long, 2),
    );
    return { plate: subtract(union(shell, knob), rect(x1, y0 - 5, gap, high + 10), plus) };
  },
};

/** A plug with its two pins and its cable. */
export const plug: Plate = {
  about: ['plug', 'plug-bolt'],
  aspect: [0.9, 5.6],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, cy } = around(held, 0.44, 0.46);
    const left = x0 - high * 0.06;
    const body = union(
      rect(left, y0, wide * 0.8, high, high * 0.36),
      rect(x1 - wide * 0.5, y0, wide * 0.5, high, 10),
    );
    const [plate, pin] = [Math.max(24, high * 0.11), Math.max(54, high * 0.32)];
    const [bar, neck] = [Math.max(26, high * 0.13), Math.max(24, high * 0.13)];
    const collar = rect(left - neck, cy - high * 0.17, neck + 30, high * 0.34, 9);
    const cable = rect(left - neck - high * 0.26, cy - bar / 2, high * 0.26 + 20, bar, 8);
    const face = rect(x1 + gap, y0 + 4, plate, high - 8, 10);
    const pins = [-0.24, 0.24].map((share) =>
      rect(x1 + gap + plate - 14, cy + high * share - bar * 0.62, pin + 14, bar * 1.24, 10),
    );
    return { plate: concat(union(body, collar, cable), union(face, ...pins)) };
  },
};

/** A car's battery with its two poles. */
export const carBattery: Plate = {
  about: ['car-battery', 'car-bolt', 'charged-battery'],
  aspect: [1, 5.5],
  draw(held) {
    const { gap, x0, x1, y0, wide, high } = around(held, 0.48, 0.46);
    const lid = Math.max(54, high * 0.24);
    const top = y0 - gap - lid;
    const cover = rect(x0 - 14, top, wide + 28, lid, 12);
    const post = Math.max(64, high * 0.32);
    const at = [x0 + 10, x1 - 10 - post];
    const posts = at.map((x) => rect(x, top - Math.max(26, high * 0.12), post, 60, 9));
    const [long, bar, my] = [lid * 0.6, Math.max(12, lid * 0.17), top + lid / 2];
    const [mx, px] = [x0 + 10 + post / 2, x1 - 10 - post / 2];
    const minus = rect(mx - long / 2, my - bar / 2, long, bar);
    const plus = union(
      rect(px - long / 2, my - bar / 2, long, bar),
      rect(px - bar / 2, my - long / 2, bar, long),
    );
    const body = union(rect(x0, y0, wide, high, 0.16 * CAP), rect(x0, y0, wide, 40, 4));
    return { plate: concat(subtract(union(cover, ...posts), minus, plus), body) };
  },
};

/** A solar panel on its stand, cells above and below the name, and the sun. */
export const solarPanel: Plate = {
  about: ['solar-house', 'sun-bolt'],
  aspect: [1.1, 6.5],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, cx } = around(held, 0.46, 0.4);
    const cell = Math.max(34, held.height * 0.24);
    const [top, low] = [y0 - gap - cell, y1 + gap + cell];
    const lean = 0.16;
    const inset = (y: number) => (low - y) * lean;
    const shell = grow(
      polygon([
        [x0 - inset(y0) + inset(top) + 8, top + 8],
        [x1 + inset(y0) - inset(top) - 8, top + 8],
        [x1 + inset(y0) - 8, low - 8],
        [x0 - inset(y0) + 8, low - 8],
      ]),
      8,
    );
    const count = Math.max(3, Math.round(wide / (cell * 2.4)));
    const lines = Array.from({ length: count - 1 }, (_, i) => {
      const share = (i + 1) / count;
      const at = (y: number): number => {
        const [l, r] = [x0 - inset(y0) + inset(y), x1 + inset(y0) - inset(y)];
        return l + (r - l) * share;
      };
      const bar = (a: number, b: number) =>
        polygon([
          [at(a) - 6, a],
          [at(a) + 6, a],
          [at(b) + 6, b],
          [at(b) - 6, b],
        ]);
      return union(bar(top - 5, y0 - gap + 1), bar(y1 + gap - 1, low + 5));
    });
    const rows = [y0 - gap, y1].map((y) => rect(x0 - 200, y, wide + 400, gap));
    const leg = Math.max(30, held.height * 0.2);
    const stand = union(
      rect(cx - high * 0.09, low + gap, high * 0.18, leg),
      rect(cx - high * 0.36, low + gap + leg - 6, high * 0.72, Math.max(24, high * 0.09), 10),
    );
    return { plate: concat(subtract(shell, ...rows, ...lines), stand) };
  },
};

/** A camera, the name beside its lens. */
export const camera: Plate = {
  about: ['camera', 'camera-heart', 'aperture', 'tripod-camera', 'instant-photos', 'photo-strip'],
  aspect: [0.8, 6.5],
  draw(held) {
    const { gap, x0, x1, y0, high, cy } = around(held, 0.46, 0.48);
    const r = high * 0.36;
    const far = x1 + r * 2 + high * 0.1;
    const shell = rect(x0, y0, far - x0, high, 0.24 * CAP);
    const lens = { x: x1 + r - high * 0.02, y: cy };
    const rise = Math.max(32, high * 0.15);
    const hump = grow(
      polygon([
        [lens.x - r * 0.55, y0 - rise + 10],
        [lens.x + r * 0.55, y0 - rise + 10],
        [lens.x + r * 0.95, y0 + 30],
        [lens.x - r * 0.95, y0 + 30],
      ]),
      10,
    );
    const button = rect(
      x0 + high * 0.2,
      y0 - gap - Math.max(18, high * 0.08),
      high * 0.36,
      Math.max(18, high * 0.08),
      8,
    );
    const ring = subtract(circle(lens.x, lens.y, r), circle(lens.x, lens.y, r - Math.max(14, r * 0.16)));
    const glint = circle(lens.x, lens.y, r * 0.34);
    return { plate: concat(subtract(union(shell, hump), ring, glint), button) };
  },
};
