/** Plates of who makes lamps, and of what comes with a light on its roof. */
import { CAP } from '../../fonts/shape.js';
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A dome that hangs from the ceiling, its bulb under the rim. */
export const pendantDome: Plate = {
  about: ['lamp', 'pendant-lamp'],
  aspect: [1.3, 3],
  draw(held) {
    const { y0, y1, cx, size: m } = bodyAround(held, 0.3, 0.3, 0.3);
    const half = held.width / 2 + 0.26 * CAP + m * 0.3;
    const [top, neck] = [y0 - m * 0.2, m * 0.2];
    const side = parse(
      `M${cx} ${y1}H${cx - half}C${cx - half} ${y1 - (y1 - top) * 0.78} ${cx - neck - (half - neck) * 0.6} ${top} ${cx - neck} ${top}H${cx}Z`,
    );
    const shade = union(side, mirror(side, cx - 0.01));
    const cap = rect(cx - neck, top - GAP - m * 0.22, neck * 2, m * 0.22, m * 0.05);
    const thick = Math.max(11, m * 0.075);
    const high = top - GAP - m * 0.6;
    const cord = rect(cx - thick / 2, high, thick, m * 0.42);
    const rose = rect(cx - m * 0.26, high - m * 0.1, m * 0.52, m * 0.12, m * 0.05);
    const rim = rect(cx - half - m * 0.07, y1 + GAP, (half + m * 0.07) * 2, m * 0.15, m * 0.06);
    const low = y1 + 2 * GAP + m * 0.15;
    const r = m * 0.4;
    const bulb = subtract(circle(cx, low, r), rect(cx - r - 1, low - r - 1, 2 * r + 2, r + 1));
    return { plate: concat(shade, union(cap, cord, rose), rim), second: bulb };
  },
};

/** The light on the roof of who comes in haste. */
export const beaconDome: Plate = {
  about: ['siren', 'ambulance', 'hooked-car'],
  aspect: [1.1, 2.2],
  draw(held) {
    const { y0, y1, cx, high, size: m } = bodyAround(held, 0.3, 0.3, 0.3);
    const half = held.width / 2 + 0.3 * CAP + m * 0.14;
    const top = y0 - m * 0.2;
    const side = parse(
      `M${cx} ${y1}H${cx - half}V${y1 - high * 0.3}C${cx - half} ${top + high * 0.16} ${cx - half * 0.66} ${top} ${cx - half * 0.2} ${top}H${cx}Z`,
    );
    const dome = union(side, mirror(side, cx - 0.01));
    const base = rect(cx - half - m * 0.16, y1 + GAP, (half + m * 0.16) * 2, m * 0.24, m * 0.09);
    const [thick, long, away] = [m * 0.13, m * 0.3, m * 0.15];
    const ray = (turn: number, x: number, y: number) =>
      rotate(rect(x - thick / 2, y - away - long, thick, long, thick / 2), turn, x, y);
    const [ex, ey] = [half - m * 0.42, top + m * 0.42];
    const bent = m * 0.42;
    const corner = (way: 1 | -1) =>
      rotate(
        rect(cx + way * ex - thick / 2, ey - bent - away * 0.6 - long, thick, long, thick / 2),
        way * 48,
        cx + way * ex,
        ey,
      );
    const sideRay = (way: 1 | -1) => ray(way * 90, cx + way * half, y1 - high * 0.34);
    return {
      plate: concat(dome, base),
      second: concat(ray(0, cx, top), corner(-1), corner(1), sideRay(-1), sideRay(1)),
    };
  },
};
