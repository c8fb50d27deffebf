/** Plates of who vaccinates, who looks after feet, and who makes one smile. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A syringe, its plunger drawn: the name in the barrel, whose scale is along its top. */
export const syringe: Plate = {
  about: [],
  aspect: [1.5, 4],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy } = bodyAround(held, 0.46, 0.54);
    const s = Math.min(high, (high + wide) * 0.36);
    const barrel = rect(x0, y0, wide, high, 0.12 * s);
    const step = Math.max(0.22 * s, 34);
    const count = Math.floor((wide - 0.5 * s) / step);
    const ticks = Array.from({ length: count + 1 }, (_, i) =>
      rect(x0 + (wide - count * step) / 2 + i * step - 5.5, y1 - (i % 2 === 0 ? 29 : 21), 11, 40, 0),
    );
    const hub = polygon(
      [
        [x1 - 4, cy - 0.24 * s],
        [x1 + 0.2 * s, cy - 0.13 * s],
        [x1 + 0.3 * s, cy - 0.13 * s],
        [x1 + 0.3 * s, cy + 0.13 * s],
        [x1 + 0.2 * s, cy + 0.13 * s],
        [x1 - 4, cy + 0.24 * s],
      ],
      3,
    );
    const pin = Math.max(11, 0.07 * s);
    const needle = rect(x1 + 0.2 * s, cy - pin / 2, 0.66 * s, pin, pin * 0.3);
    const wing = rect(x0 - 0.04 * s, cy - high / 2 - 0.16 * s, 0.14 * s, high + 0.32 * s, 0.05 * s);
    const from = x0 - 0.04 * s - GAP;
    const rod = rect(from - 0.4 * s, cy - 0.15 * s, 0.4 * s, 0.3 * s, 0);
    const thumb = rect(from - 0.48 * s, cy - 0.38 * s, 0.15 * s, 0.76 * s, 0.05 * s);
    return { plate: subtract(union(barrel, wing, hub, needle), ...ticks), second: union(rod, thumb) };
  },
};

/** A footprint, its toes to the right. */
export const footprint: Plate = {
  about: ['foot', 'toe-nails', 'footprints', 'insole'],
  aspect: [1.5, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, cy } = bodyAround(held, 0.34, 0.36);
    const s = Math.min(high * 1.1, (high + wide) * 0.38);
    const sole = parse(
      `M${x0 - 0.34 * s} ${cy + 0.02 * s}C${x0 - 0.34 * s} ${y0 + 0.14 * high} ${x0 - 0.1 * s} ${y0} ${x0 + 0.2 * s} ${y0}C${cx} ${y0 - 0.02 * s} ${cx + wide * 0.2} ${y0 - 0.14 * s} ${x1 - 0.14 * s} ${y0 - 0.12 * s}C${x1 + 0.24 * s} ${y0 - 0.1 * s} ${x1 + 0.46 * s} ${cy - 0.3 * high} ${x1 + 0.48 * s} ${cy + 0.04 * s}C${x1 + 0.5 * s} ${y1} ${x1 + 0.26 * s} ${y1 + 0.2 * s} ${x1 - 0.1 * s} ${y1 + 0.2 * s}C${x1 - wide * 0.22} ${y1 + 0.2 * s} ${cx + wide * 0.12} ${y1 + 0.01 * s} ${cx - wide * 0.06} ${y1 + 0.01 * s}C${cx - wide * 0.24} ${y1 + 0.01 * s} ${x0 + wide * 0.2} ${y1 + 0.12 * s} ${x0 + 0.14 * s} ${y1 + 0.1 * s}C${x0 - 0.16 * s} ${y1 + 0.08 * s} ${x0 - 0.34 * s} ${cy + 0.4 * high} ${x0 - 0.34 * s} ${cy + 0.02 * s}Z`,
    );
    const clear = grow(sole, GAP);
    const toe = (dx: number, y: number, a: number, b: number, turn: number) =>
      rotate(ellipse(x1 + dx * s, y, a * s, b * s), turn, x1 + dx * s, y);
    const [top, low] = [y0 - 0.06 * s, y1 + 0.06 * s];
    const at = (t: number) => top + (low - top) * t;
    const toes = [
      toe(0.8, at(0.9), 0.29, 0.2, 16),
      toe(0.84, at(0.58), 0.2, 0.13, 2),
      toe(0.74, at(0.34), 0.17, 0.115, -10),
      toe(0.58, at(0.14), 0.15, 0.105, -22),
      toe(0.36, at(-0.04), 0.14, 0.1, -40),
    ];
    return { plate: concat(sole, ...toes.map((t) => subtract(t, clear))) };
  },
};

/** A sticking plaster, the name on its pad. */
export const plaster: Plate = {
  about: [
    'bandaids',
    'syringe',
    'vaccine-vial',
    'nurse',
    'first-aid-kit',
    'first-aid',
    'bear-cross',
    'pill-bottle',
  ],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = bodyAround(held, 0.62, 0.5);
    const [gap, end] = [Math.max(0.11 * CAP, high * 0.05), high * 0.68];
    const tab = (x: number, way: 1 | -1) => {
      const at = (d: number) => x + way * d;
      const r = high * 0.42;
      const shape = parse(
        `M${at(gap)} ${y0}H${at(gap + end - r)}C${at(gap + end - r * 0.4)} ${y0} ${at(gap + end)} ${y0 + r * 0.5} ${at(gap + end)} ${cy}C${at(gap + end)} ${y1 - r * 0.5} ${at(gap + end - r * 0.4)} ${y1} ${at(gap + end - r)} ${y1}H${at(gap)}Z`,
      );
      const dots = [
        [0.16, -0.26],
        [0.16, 0],
        [0.16, 0.26],
        [0.34, -0.13],
        [0.34, 0.13],
        [0.52, 0],
      ].map(([dx = 0, dy = 0]) => circle(at(gap + dx * high), cy + dy * high, Math.max(6, high * 0.04)));
      return subtract(shape, ...dots);
    };
    return { plate: concat(rect(x0, y0, x1 - x0, high), tab(x0, -1), tab(x1, 1)) };
  },
};
