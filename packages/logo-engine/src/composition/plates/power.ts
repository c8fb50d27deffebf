/** Plates of who works with current and with light. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { CUBIC, concat, LINE, MOVE, type Path, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const around = (held: Box, x: number, y: number) => {
  const [x0, x1] = [held.x - x * CAP, right(held) + x * CAP];
  const [y0, y1] = [held.y - y * CAP, bottom(held) + y * CAP];
  const [wide, high] = [x1 - x0, y1 - y0];
  const gap = Math.min(14, Math.max(10, high * 0.045));
  return {
    gap,
    x0,
    x1,
    y0,
    y1,
    wide,
    high,
    mean: Math.sqrt(wide * high),
    cx: centreX(held),
    cy: centreY(held),
  };
};

/** A battery on its side, a bolt in its end. */
export const battery: Plate = {
  about: ['battery-full', 'battery-charging', 'charged-battery'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { gap, x0, x1, y0, high, mean, cy } = around(held, 0.5, 0.5);
    const end = mean * 0.44;
    const far = x1 + gap + end;
    const shell = rect(x0, y0, far - x0, high, high * 0.2);
    const knob = rect(far + gap, cy - high * 0.2, mean * 0.13, high * 0.4, mean * 0.04);
    const [bx, size] = [x1 + gap + end * 0.48, Math.min(end * 0.86, high * 0.4)];
    const bolt = polygon(
      [
        [bx + size * 0.16, cy - size * 0.85],
        [bx - size * 0.4, cy + size * 0.14],
        [bx - size * 0.02, cy + size * 0.14],
        [bx - size * 0.16, cy + size * 0.85],
        [bx + size * 0.4, cy - size * 0.14],
        [bx + size * 0.02, cy - size * 0.14],
      ],
      4,
    );
    return { plate: concat(subtract(shell, rect(x1, y0 - 5, gap, high + 10), bolt)), second: knob };
  },
};

/** A plug with its two pins and its curling cable. */
export const plug: Plate = {
  about: ['plug', 'plug-bolt'],
  aspect: [1, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, mean, cy } = around(held, 0.46, 0.5);
    const left = x0 - high * 0.08;
    const body = union(
      rect(left, y0, wide * 0.8, high, high * 0.36),
      rect(x1 - wide * 0.5, y0, wide * 0.5, high, 10),
    );
    const [plate, pin, bar] = [mean * 0.1, mean * 0.27, mean * 0.115];
    const neck = mean * 0.1;
    const collar = rect(left - neck, cy - high * 0.17, neck + 40, high * 0.34, 9);
    const from = left - neck + 6;
    const low = y0 + high + gap + bar * 0.43;
    const cord: Path = {
      commands: [
        [MOVE, from, cy],
        [
          CUBIC,
          from - mean * 0.3,
          cy,
          from - mean * 0.36,
          cy + mean * 0.12,
          from - mean * 0.26,
          cy + (low - cy) * 0.5,
        ],
        [CUBIC, from - mean * 0.2, cy + (low - cy) * 0.8, from - mean * 0.1, low, from + mean * 0.12, low],
        [LINE, from + mean * 0.5, low],
      ],
      evenOdd: false,
    };
    const cable = stroke(cord, bar * 0.86, { cap: 'round', join: 'round' });
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

/** A solar panel on its foot, its cells around the name, and the sun over it. */
export const solarPanel: Plate = {
  about: ['solar-house', 'sun-bolt'],
  aspect: [1.3, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, mean, cx } = around(held, 0.44, 0.42);
    const cell = mean * 0.17;
    const [left, top, far, low] = [x0 - gap - cell, y0 - gap - cell, x1 + gap + cell, y1 + gap + cell];
    const lean = mean * 0.09;
    const shell = grow(
      polygon([
        [left + lean + 8, top + 8],
        [far - lean - 8, top + 8],
        [far + lean - 8, low - 8],
        [left - lean + 8, low - 8],
      ]),
      8,
    );
    const rows = Math.max(1, Math.round(high / (cell * 1.5)));
    const columns = Math.max(3, Math.round(wide / (cell * 1.7)));
    const frame = subtract(
      shell,
      subtract(rect(x0 - gap, y0 - gap, wide + gap * 2, high + gap * 2), rect(x0, y0, wide, high)),
      ...Array.from({ length: columns + 1 }, (_, i) => x0 - gap + (i * (wide + gap)) / columns).flatMap(
        (x) => [rect(x, top - 5, gap, cell + 6), rect(x, y1 + gap - 1, gap, cell + 6)],
      ),
      ...Array.from({ length: rows + 1 }, (_, i) => y0 - gap + (i * (high + gap)) / rows).flatMap((y) => [
        rect(left - lean - 5, y, cell + lean + 6, gap),
        rect(x1 + gap - 1, y, cell + lean + 6, gap),
      ]),
    );
    const leg = mean * 0.13;
    const stand = union(
      rect(cx - mean * 0.06, low + gap, mean * 0.12, leg),
      rect(cx - mean * 0.34, low + gap + leg - 6, mean * 0.68, Math.max(26, mean * 0.075), 10),
    );
    const [r, sx, sy] = [mean * 0.15, far - lean - mean * 0.12, top - mean * 0.1];
    const rays = Array.from({ length: 8 }, (_, i) =>
      rotate(rect(sx + r * 1.28, sy - r * 0.12, r * 0.5, r * 0.24, r * 0.12), i * 45 + 22.5, sx, sy),
    );
    const sun = subtract(union(circle(sx, sy, r), ...rays), grow(shell, gap));
    return { plate: concat(frame, stand), second: sun };
  },
};

/** A camera from its front, the name under its lens. */
export const camera: Plate = {
  about: ['camera', 'camera-heart', 'aperture', 'tripod-camera', 'instant-photos', 'photo-strip'],
  aspect: [1.6, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, mean, cx } = around(held, 0.52, 0.46);
    const r = mean * 0.26;
    const lens = y0 - r * 1.02 - gap;
    const top = lens - r * 0.62;
    const shell = rect(x0, top, wide, y1 - top, mean * 0.1);
    const hump = grow(
      polygon([
        [cx - r * 0.8, lens - r * 1.36 + 10],
        [cx + r * 0.8, lens - r * 1.36 + 10],
        [cx + r * 1.2, top + 20],
        [cx - r * 1.2, top + 20],
      ]),
      10,
    );
    const rim = Math.max(13, r * 0.17);
    const ring = subtract(circle(cx, lens, r), circle(cx, lens, r - rim));
    const glint = circle(cx - r * 0.24, lens - r * 0.24, r * 0.2);
    const flash = rect(x1 - mean * 0.1 - r * 0.8, top + mean * 0.09, r * 0.8, r * 0.44, r * 0.1);
    const tall = Math.max(18, mean * 0.06);
    const button = rect(x0 + mean * 0.12, top - gap - tall, mean * 0.2, tall, 8);
    return { plate: subtract(union(shell, hump), ring, glint, flash), second: button };
  },
};
