/** Plates of who comes to the house, keeps a shop or a ranch. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** The van of who comes to the house, its ladder on the roof. */
export const ladderVan: Plate = {
  about: [
    'faucet',
    'drop-wrench',
    'pipe',
    'pipe-wrench',
    'plunger',
    'plug-bolt',
    'plug',
    'bulb-plug',
    'paint-roller',
    'house-brush',
    'paint-bucket',
    'router',
    'split-unit',
    'solar-panel',
    'solar-house',
    'dome-camera',
    'house-eye',
  ],
  aspect: [1.3, 3],
  draw(held) {
    const s = (0.5 * held.height + 0.16 * held.width) / CAP;
    const { gap, x0, x1, y0, y1: low, size: m } = bodyAround(held, 0.5, 0.4, 0.32 + 0.14 * s);
    const r = m * 0.25;
    const y1 = low + r * 0.7;
    const high = y1 - y0;
    const door = x1 + m * 0.5;
    const nose = door + m * 0.48;
    const shell = polygon(
      [
        [x0, y0],
        [x1 + m * 0.22, y0],
        [door + m * 0.1, y0 + high * 0.42],
        [nose - m * 0.06, y0 + high * 0.5],
        [nose, y0 + high * 0.64],
        [nose, y1],
        [x0, y1],
      ],
      m * 0.09,
    );
    const pane = polygon(
      [
        [x1 + m * 0.1, y0 + m * 0.14],
        [x1 + m * 0.2, y0 + m * 0.14],
        [door - m * 0.06, y0 + high * 0.42],
        [x1 + m * 0.1, y0 + high * 0.42],
      ],
      m * 0.03,
    );
    const seam = rect(x1 + m * 0.02 - gap, y0 - 5, gap, high + 9);
    const catchBar = rect(x1 + m * 0.12, y0 + high * 0.54, m * 0.17, Math.max(10, m * 0.055), 4);
    const lamp = rect(nose - m * 0.1, y0 + high * 0.6, m * 0.2, Math.max(12, m * 0.09), 4);
    const bumper = rect(x0 - m * 0.06, y1 - m * 0.1, nose - x0 + m * 0.14, m * 0.1, m * 0.04);
    const body = subtract(union(shell, bumper), pane, seam, catchBar, lamp);
    const thick = Math.max(12, m * 0.065);
    const tall = m * 0.26;
    const top = y0 - gap - m * 0.1 - tall;
    const [from, to] = [x0 - m * 0.16, x1 + m * 0.26];
    const count = Math.max(5, Math.round((to - from) / (m * 0.26)));
    const rungs = Array.from({ length: count }, (_, i) =>
      rect(from + ((to - from) * (i + 0.5)) / count - thick / 2, top, thick, tall),
    );
    const rails = [top, top + tall - thick].map((y) => rect(from, y, to - from, thick, thick * 0.4));
    const rests = [x0 + m * 0.3, x1 - m * 0.24].map((x) =>
      rect(x - m * 0.06, top + tall - 4, m * 0.12, y0 - top - tall + 8),
    );
    return {
      plate: onWheels(union(body, ...rests), r, y1, x0 + m * 0.52, nose - m * 0.45),
      second: union(...rungs, ...rails),
    };
  },
};

/** A tuft of grass that stands at a place. */
function tuft(x: number, y: number, s: number) {
  const blade = (at: number, lean: number, high: number) => {
    const [foot, half, top] = [x + at * s, s * 0.1, y - high * s];
    const [tip, bend] = [foot + lean * s, y - high * s * 0.6];
    return parse(
      `M${foot - half} ${y}Q${foot - half + lean * s * 0.16} ${bend} ${tip} ${top}Q${foot + half + lean * s * 0.26} ${bend + s * 0.08} ${foot + half} ${y}Z`,
    );
  };
  return union(
    blade(-0.24, -0.5, 0.62),
    blade(-0.12, -0.2, 0.94),
    blade(0.02, 0.1, 1.12),
    blade(0.14, 0.34, 0.84),
    blade(0.25, 0.58, 0.5),
    rect(x - s * 0.34, y - s * 0.1, s * 0.69, s * 0.1, s * 0.04),
  );
}

/** The gate of a ranch: a log on two posts, the name on the board that hangs from it, a wheel that leans there. */
export const ranchGate: Plate = {
  about: ['barn', 'lasso', 'horse', 'horseshoe', 'saddle', 'cow', 'bull'],
  styles: ['vintage', 'creative', 'playful'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.4, 0.36);
    const [post, thick, over] = [m * 0.21, m * 0.2, m * 0.2];
    const [left, right] = [x0 - m * 0.1 - post, x1 + m * 0.1];
    const [beam, foot] = [y0 - m * 0.16 - thick, y1 + m * 0.4];
    const [a, b, cx] = [left - over, right + post + over, (x0 + x1) / 2];
    const log = parse(
      `M${a} ${beam}Q${cx} ${beam - m * 0.14} ${b} ${beam}Q${b + thick * 0.42} ${beam + thick / 2} ${b} ${beam + thick}Q${cx} ${beam + thick - m * 0.1} ${a} ${beam + thick}Q${a - thick * 0.42} ${beam + thick / 2} ${a} ${beam}Z`,
    );
    const posts = [left, right].map((x) =>
      polygon(
        [
          [x, beam + thick / 2],
          [x + post, beam + thick / 2],
          [x + post + m * 0.02, foot],
          [x - m * 0.02, foot],
        ],
        m * 0.02,
      ),
    );
    const links = [x0 + wide * 0.16, x1 - wide * 0.16].map((x) =>
      stroke(ellipse(x, y0 - m * 0.1, m * 0.055, m * 0.12), Math.max(11, m * 0.06)),
    );
    const r = m * 0.36;
    const [wx, wy] = [left - r * 0.35, foot - r];
    const spoke = Math.max(11, m * 0.055);
    const wheel = union(
      stroke(circle(wx, wy, r - spoke * 0.6), spoke * 1.2),
      circle(wx, wy, r * 0.24),
      ...[0, 45, 90, 135].map((turn) =>
        stroke(line(...polar(wx, wy, r - spoke, turn), ...polar(wx, wy, spoke - r, turn)), spoke * 0.85),
      ),
    );
    const board = rect(x0, y0, wide, high, m * 0.07);
    const disc = circle(wx, wy, r + gap);
    const grass = tuft(right + post * 0.6, foot, m * 0.36);
    const frame = subtract(
      union(log, ...posts),
      disc,
      rect(left - post, wy, post * 3, r + 9),
      grow(grass, gap),
    );
    return { plate: union(frame, subtract(board, disc), ...links), second: union(wheel, grass) };
  },
};

/** A shop under its gable and striped awning, its door beside the name. */
export const shopFront: Plate = {
  about: ['storefront', 'shopping-bag', 'shopping-basket', 'clothes-rack', 'tote-bag'],
  styles: ['vintage', 'playful', 'creative', 'modern'],
  aspect: [1.1, 3],
  draw(held) {
    const s = 0.5 * held.height + 0.16 * held.width;
    const lap = 0.1 * CAP + 0.11 * s;
    const { gap, x0, x1: end, y0, y1, high, size: m } = bodyAround(held, 0.44, 0.5 + lap / CAP, 0.44);
    const x1 = end + m * 0.06;
    const leaf = m * 0.44;
    const far = x1 + leaf + m * 0.16;
    const [wide, cx, out, drop] = [far - x0, (x0 + far) / 2, m * 0.12, m * 0.36];
    const count = Math.max(7, Math.round((wide + 2 * out) / (2 * lap)) | 1);
    const step = (wide + 2 * out) / count;
    const narrow = (x: number) => cx + (x - cx) * (1 - (2.4 * out) / (wide + 2 * out));
    const strip = (i: number, by: number) => {
      const [a, b] = [x0 - out + step * i, x0 - out + step * (i + 1)];
      const slope = polygon([
        [narrow(a), y0 - drop],
        [narrow(b), y0 - drop],
        [b, y0],
        [a, y0],
      ]);
      return union(slope, circle((a + b) / 2, y0, step / 2 + by));
    };
    const all = Array.from({ length: count }, (_, i) => i);
    const cloth = union(...all.filter((i) => i % 2 === 0).map((i) => strip(i, 0)));
    const head = y0 - drop - gap;
    const ledge = m * 0.13;
    const gable = subtract(
      union(
        rect(x0 - out * 0.2, head - ledge, wide + out * 0.4, ledge, ledge * 0.3),
        subtract(ellipse(cx, head - ledge * 0.5, wide * 0.2, m * 0.4), rect(x0, head, wide, m)),
      ),
      circle(cx, head - m * 0.21, m * 0.09),
    );
    const top = y1 - Math.min(high * 0.72, leaf * 1.9);
    const door = subtract(
      rect(x1, top, leaf, y1 - top, leaf * 0.08),
      rect(x1 + leaf * 0.2, top + leaf * 0.2, leaf * 0.6, (y1 - top) * 0.42, leaf * 0.06),
      circle(x1 + leaf * 0.2, y1 - (y1 - top) * 0.34, Math.max(6, leaf * 0.08)),
    );
    const frame = rect(x1 - gap, top - gap, leaf + 2 * gap, y1 - top + 3 * gap, leaf * 0.1);
    const wall = subtract(
      rect(x0, y0 - m, wide, y1 - y0 + m, 0.06 * CAP),
      rect(x0 - out, y0 - 2 * m, wide + 2 * out, 2 * m),
      ...all.map((i) => strip(i, gap)),
      frame,
    );
    const kerb = rect(x0 - out, y1 + gap, wide + 2 * out, m * 0.12, m * 0.04);
    return { plate: concat(wall, door, gable, kerb), second: cloth };
  },
};
