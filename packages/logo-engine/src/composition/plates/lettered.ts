/** Plates that carry a name about: a van, a ribbon, a label. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect, regular } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

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
    const axles = [x0 + m * 0.52, nose - m * 0.45];
    const clear = axles.map((x) => circle(x, y1, r + gap));
    const wheels = axles.map((x) => subtract(circle(x, y1, r), circle(x, y1, r * 0.4)));
    const bumper = rect(x0 - m * 0.06, y1 - m * 0.1, nose - x0 + m * 0.14, m * 0.1, m * 0.04);
    const body = subtract(union(shell, bumper), pane, seam, catchBar, lamp, ...clear);
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
      plate: concat(union(body, ...rests), ...wheels),
      second: union(...rungs, ...rails),
    };
  },
};

/** A ribbon that folds back at both ends, a flourish over it. */
export const ribbonScroll: Plate = {
  about: [],
  industries: [
    'nature',
    'art',
    'desing',
    'marketing',
    'fishing',
    'livestock',
    'agriculture',
    'entertainment',
    'gastronomy',
    'construction',
    'transportation',
    'food',
    'automotive',
  ],
  styles: ['vintage', 'creative', 'playful'],
  aspect: [1.3, 3.6],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, size: m, cx } = bodyAround(held, 0.44, 0.5, 0.46);
    const bow = m * 0.14;
    const band = parse(
      `M${x0} ${y0 + bow / 2}Q${cx} ${y0 - bow * 1.5} ${x1} ${y0 + bow / 2}L${x1} ${y1 + bow / 2}Q${cx} ${y1 - bow * 1.5} ${x0} ${y1 + bow / 2}Z`,
    );
    const [top, low] = [y0 + bow / 2 + m * 0.24, y1 + bow / 2 + m * 0.24];
    const [inner, outer] = [x1 - m * 0.3, x1 + m * 0.46];
    const tail = parse(
      `M${inner} ${top - m * 0.1}L${x1} ${top}Q${x1 + m * 0.24} ${top + m * 0.07} ${outer} ${top + m * 0.05}L${outer - m * 0.24} ${(top + low) / 2 + m * 0.05}L${outer} ${low + m * 0.05}Q${x1 + m * 0.1} ${low + m * 0.06} ${inner} ${low - m * 0.1}Z`,
    );
    const side = subtract(tail, grow(band, gap * 0.9, { join: 'miter' }));
    const line = Math.max(12, m * 0.07);
    const far = Math.min(wide * 0.42, m * 1.1);
    const base = y0 - bow * 0.5 - m * 0.26;
    const [c, d] = [m * 0.12, m * 0.06];
    const sprig = stroke(
      parse(
        `M${cx} ${base - m * 0.02}C${cx + far * 0.45} ${base - m * 0.22} ${cx + far * 0.6} ${base + m * 0.1} ${cx + far - c} ${base + m * 0.06}A${c} ${c} 0 0 0 ${cx + far - c} ${base + m * 0.06 - 2 * c}A${d} ${d} 0 0 0 ${cx + far - c} ${base + m * 0.06 - 2 * c + 2 * d}`,
      ),
      line,
    );
    const gem = regular(cx, base - m * 0.02, m * 0.16, 4, m * 0.03);
    return {
      plate: concat(band, side, mirror(side, cx)),
      second: union(gem, sprig, mirror(sprig, cx)),
    };
  },
};

/** A paper label with a line round it, tied on with a bow of twine. */
export const bowLabel: Plate = {
  about: [],
  industries: ['food', 'art', 'desing', 'agriculture'],
  styles: ['vintage', 'creative', 'playful', 'minimal'],
  aspect: [1, 3],
  draw(held) {
    const s = (0.5 * held.height + 0.16 * held.width) / CAP;
    const { gap, x0, x1, y0, y1, size: m, cx } = bodyAround(held, 0.66, 0.5 + 0.2 * s, 0.58);
    const corner = m * 0.15;
    const sheet = (by: number) =>
      subtract(
        rect(x0 + by, y0 + by, x1 - x0 - 2 * by, y1 - y0 - 2 * by),
        ...[x0, x1].flatMap((x) => [y0, y1].map((y) => circle(x, y, corner + by))),
      );
    const twine = Math.max(13, m * 0.07);
    const at = (x: number, y: number) => `${cx + x * m} ${y0 + m * y}`;
    const loop = parse(
      `M${at(0, 0)}C${at(0.14, -0.4)} ${at(0.58, -0.46)} ${at(0.56, -0.2)}C${at(0.54, -0.03)} ${at(0.24, 0.02)} ${at(0, 0)}`,
    );
    const end = parse(`M${at(0, 0)}C${at(0.2, 0)} ${at(0.3, 0.06)} ${at(0.42, 0.13)}`);
    const half = union(stroke(loop, twine), stroke(end, twine));
    const bow = union(half, mirror(half, cx), ellipse(cx, y0, m * 0.1, m * 0.085));
    const clear = grow(bow, gap);
    const edge = subtract(sheet(0), sheet(0.14 * CAP), clear);
    return { plate: concat(edge, subtract(sheet(0.14 * CAP + 10), clear)), second: bow };
  },
};

/** The hand of an old sign painter that points: the name in its sleeve, behind the cuff. */
export const pointingHand: Plate = {
  about: [],
  industries: ['marketing'],
  styles: ['vintage', 'creative', 'playful'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, wide, high, size: m, cy } = bodyAround(held, 0.46, 0.42);
    const cut = Math.max(10, gap * 0.85);
    const h = m * 0.96;
    const left = x1 + gap;
    const cuff = rect(left, cy - h * 0.52, m * 0.19, h * 1.04, m * 0.05);
    const x = left + m * 0.19 + gap;
    const palm = union(
      rect(x, cy - h * 0.4, h * 0.6, h * 0.8, h * 0.2),
      rect(x, cy - h * 0.36, h * 0.3, h * 0.72, h * 0.03),
    );
    const index = rect(x + h * 0.2, cy - h * 0.33, h * 1.08, h * 0.25, h * 0.125);
    const curled = [0.5, 0.47, 0.38].map((long, i) =>
      rect(x + h * 0.34, cy - h * 0.08 + cut + i * h * 0.17, h * long, h * 0.17 - cut * 0.5, h * 0.07),
    );
    const thumb = stroke(
      parse(
        `M${x + h * 0.08} ${cy - h * 0.26}Q${x + h * 0.3} ${cy - h * 0.44} ${x + h * 0.62} ${cy - h * 0.46}`,
      ),
      h * 0.2,
    );
    const fist = subtract(union(palm, index), ...curled.map((finger) => grow(finger, cut * 0.8)));
    const hand = union(subtract(fist, grow(thumb, cut)), thumb, rect(x, cy - h * 0.3, h * 0.14, h * 0.5));
    return {
      plate: concat(rect(x0, y0, wide, high, m * 0.06), hand, ...curled),
      second: cuff,
    };
  },
};
