/** Plates of who frames houses in steel and chromes bumpers. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A house of studs under its trusses, a board on its wall. */
export const studdedHouse: Plate = {
  about: ['steel-frame'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, cx, size } = bodyAround(held, 0.34, 0.26);
    const m = Math.min(size, 1.1 * h);
    const beam = Math.max(14, 0.1 * m);
    const bay = 0.36 * m;
    const [left, right] = [x0 - bay - beam, x1 + bay + beam];
    const [top, low] = [y0 - 0.02 * m, y1 + 0.24 * m];
    const ridge = top - 0.42 * m - 0.16 * wide;
    const over = 0.2 * m;
    const roof = polygon(
      [
        [left - over, top],
        [cx, ridge],
        [right + over, top],
      ],
      0.05 * m,
    );
    const [a, b] = [top - beam, ridge + 1.25 * beam];
    const slope = (right + over - cx) / (top - ridge);
    const reach = (y: number) => (y - ridge) * slope - beam * Math.hypot(1, slope);
    const hollow = polygon([
      [cx - reach(a), a],
      [cx, ridge + (beam * Math.hypot(1, slope)) / slope],
      [cx + reach(a), a],
    ]);
    const foot = (t: number) => cx + t * reach(a);
    const webs = [-1, 1].flatMap((s) => [
      line(cx, b, foot(0.36 * s), a),
      line(foot(0.36 * s), a, cx + (s * reach(a)) / 2 + s * 0.02 * m, (a + b) / 2 - 0.04 * m),
    ]);
    const truss = union(subtract(roof, hollow), ...webs.map((web) => stroke(web, beam * 0.8)));
    const frame = rect(left, top - 4, right - left, low - top + 4);
    const open = [left + beam, x1].map((x) => rect(x, top, bay, low - top - beam));
    const studs = [left + beam, x1].map((x) => rect(x - 2, (top + low) / 2 - beam / 2, bay + 4, beam));
    const sole = rect(left - over * 0.5, low - beam, right - left + over, beam, 0.03 * m);
    const whole = union(subtract(frame, ...open), ...studs, sole, truss);
    return { plate: softened(whole, 1) };
  },
};

/** The face of a car from before: its bumper with two guards, lamps and a grille over it. */
export const chromedBumper: Plate = {
  about: ['chrome-bumper'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, cy, size } = bodyAround(held, 0.34, 0.3);
    const m = Math.min(size, h);
    const [left, right] = [x0 - 0.84 * m, x1 + 0.84 * m];
    const bar = parse(
      `M${left + 0.34 * m} ${y0 + 0.03 * m}Q${(x0 + x1) / 2} ${y0 - 0.09 * m} ${right - 0.34 * m} ${y0 + 0.03 * m}C${right - 0.06 * m} ${y0 + 0.06 * m} ${right} ${cy - 0.2 * h} ${right} ${cy}C${right} ${cy + 0.2 * h} ${right - 0.06 * m} ${y1 - 0.02 * m} ${right - 0.34 * m} ${y1 + 0.02 * m}Q${(x0 + x1) / 2} ${y1 + 0.14 * m} ${left + 0.34 * m} ${y1 + 0.02 * m}C${left + 0.06 * m} ${y1 - 0.02 * m} ${left} ${cy + 0.2 * h} ${left} ${cy}C${left} ${cy - 0.2 * h} ${left + 0.06 * m} ${y0 + 0.06 * m} ${left + 0.34 * m} ${y0 + 0.03 * m}Z`,
    );
    const guards = [x0 - 0.2 * m, x1 + 0.2 * m].map((x) =>
      rect(x - 0.11 * m, y0 - 0.17 * m, 0.22 * m, h + 0.34 * m, 0.09 * m),
    );
    const r = 0.31 * m;
    const [low, top] = [y0 - 0.09 * m - gap, y0 - 0.96 * m];
    const [a, b] = [left + 0.24 * m, right - 0.24 * m];
    const nose = parse(
      `M${a} ${low}V${top + 0.5 * m}C${a} ${top + 0.2 * m} ${a + 0.2 * m} ${top + 0.14 * m} ${a + 0.5 * m} ${top + 0.12 * m}Q${(a + b) / 2} ${top - 0.16 * m} ${b - 0.5 * m} ${top + 0.12 * m}C${b - 0.2 * m} ${top + 0.14 * m} ${b} ${top + 0.2 * m} ${b} ${top + 0.5 * m}V${low}Z`,
    );
    const lampY = low - r - 0.14 * m;
    const lamps = [a + r + 0.12 * m, b - r - 0.12 * m].map((x) => circle(x, lampY, r));
    const [from, to] = [a + 2 * r + 0.28 * m, b - 2 * r - 0.28 * m];
    const slats = [-0.24, -0.02, 0.2].map((t) => rect(from, lampY + t * m - 7, to - from, 14, 7));
    return {
      plate: concat(
        subtract(bar, ...guards.map((guard) => grow(guard, gap))),
        subtract(nose, ...lamps, ...slats, ...guards.map((guard) => grow(guard, gap))),
        ...guards,
      ),
      second: concat(...lamps.map((lamp) => shrink(lamp, gap))),
    };
  },
};
