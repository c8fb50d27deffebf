/** Plates of who roasts over a fire and bottles what burns. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, leaf, line, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A flame of two tongues that stands on a floor, with its middle at x. */
export const flame = (x: number, floor: number, r: number, tall: number): Path => {
  const at = (across: number, up: number) => `${x + across * r} ${floor - up * tall}`;
  return parse(
    `M${at(0, 0)}C${at(-0.7, 0)} ${at(-1, 0.2)} ${at(-1, 0.42)}C${at(-1, 0.64)} ${at(-0.4, 0.72)} ${at(-0.4, 1)}C${at(0, 0.92)} ${at(0.2, 0.78)} ${at(0.26, 0.58)}` +
      `C${at(0.4, 0.64)} ${at(0.44, 0.72)} ${at(0.42, 0.8)}C${at(0.82, 0.68)} ${at(1, 0.5)} ${at(1, 0.34)}C${at(1, 0.14)} ${at(0.6, 0)} ${at(0, 0)}Z`,
  );
};

/** A chicken on the spit over its fire. */
export const spitRoast: Plate = {
  about: ['roast-chicken', 'spit-chicken'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx, cy } = bodyAround(held, 0.26, 0.3, 0.3);
    const [l, e] = [x0 - 0.34 * m, x1 + 0.2 * m];
    const low = y1 + 0.24 * m;
    const body = parse(
      `M${l} ${cy + 0.1 * m}C${l} ${y0 + 0.1 * m} ${l + 0.2 * m} ${y0 - 0.16 * m} ${x0 + 0.5 * m} ${y0 - 0.2 * m}C${cx} ${y0 - 0.26 * m} ${x1 - 0.3 * m} ${y0 - 0.12 * m} ${e} ${y0 + 0.06 * m}` +
        `C${e + 0.26 * m} ${y0 + 0.2 * m} ${e + 0.24 * m} ${y1 - 0.1 * m} ${e - 0.06 * m} ${y1 + 0.06 * m}C${x1 - 0.4 * m} ${low + 0.04 * m} ${cx} ${low} ${x0 + 0.5 * m} ${low}C${l + 0.14 * m} ${low} ${l} ${y1 - 0.1 * m} ${l} ${cy + 0.1 * m}Z`,
    );
    const leg = (x: number, y: number, s: number, turn: number) =>
      rotate(
        union(
          leaf(x - 0.62 * s, y, x + 0.6 * s, y, 0.36, 0.36),
          rect(x + 0.2 * s, y - 0.09 * s, 0.62 * s, 0.18 * s),
          circle(x + 0.84 * s, y - 0.1 * s, 0.13 * s),
          circle(x + 0.84 * s, y + 0.1 * s, 0.13 * s),
        ),
        turn,
        x,
        y,
      );
    const [lx, ly] = [e + 0.06 * m, y0 + 0.14 * m];
    const near = leg(lx, ly, 0.86 * m, -38);
    const hind = leg(e - 0.5 * m, y0 - 0.02 * m, 0.74 * m, -56);
    const wing = parse(
      `M${x0 + 0.02 * m} ${y1 + 0.04 * m}C${x0 + 0.3 * m} ${y1 - 0.02 * m} ${x0 + 0.74 * m} ${y1 - 0.02 * m} ${x0 + 0.86 * m} ${y1 + 0.16 * m}C${x0 + 0.9 * m} ${y1 + 0.34 * m} ${x0 + 0.5 * m} ${low + 0.22 * m} ${x0 + 0.24 * m} ${low + 0.16 * m}L${x0 + 0.34 * m} ${y1 + 0.24 * m}C${x0 + 0.2 * m} ${y1 + 0.2 * m} ${x0 + 0.08 * m} ${y1 + 0.16 * m} ${x0 + 0.02 * m} ${y1 + 0.04 * m}Z`,
    );
    const bird = union(body, near);
    const cut = subtract(bird, grow(wing, GAP));
    const behind = subtract(hind, grow(bird, GAP));
    const whole = union(bird, hind, wing);
    const rod = subtract(
      union(
        stroke(line(l - 0.6 * m, cy, e + 0.96 * m, cy), 0.13 * m),
        stroke(parse(`M${l - 0.6 * m} ${cy}V${cy + 0.34 * m}H${l - 0.86 * m}`), 0.13 * m),
        stroke(line(l - 0.18 * m, cy - 0.16 * m, l - 0.18 * m, cy + 0.16 * m), 0.1 * m),
      ),
      grow(whole, GAP),
    );
    const span = x1 - x0 + 0.3 * m;
    const count = Math.max(3, Math.round(span / (0.5 * m)));
    const step = span / count;
    const floor = low + GAP + 0.62 * m;
    const fire = Array.from({ length: count }, (_, i) =>
      flame(cx + (i - (count - 1) / 2) * step, floor, 0.54 * step, (i % 2 === 0 ? 0.5 : 0.64) * m),
    );
    return {
      plate: concat(cut, wing, behind, rod),
      second: subtract(union(...fire), grow(whole, GAP)),
    };
  },
};

/** A bottle of hot sauce, a chili over the name. */
export const sauceBottle: Plate = {
  about: ['hot-sauce'],
  aspect: [0.75, 1.5],
  draw(held) {
    const { x0, x1, y0, y1, size: m, cx } = bodyAround(held, 0.36, 0.36, 0.46);
    const neck = 0.2 * m;
    const shoulder = y0 - 0.36 * m;
    const top = shoulder - 0.44 * m;
    const body = parse(
      `M${cx - neck} ${top}H${cx + neck}V${shoulder - 0.22 * m}C${cx + neck} ${shoulder + 0.02 * m} ${x1} ${shoulder} ${x1} ${shoulder + 0.36 * m}V${y1 - 0.14 * m}Q${x1} ${y1} ${x1 - 0.14 * m} ${y1}H${x0 + 0.14 * m}Q${x0} ${y1} ${x0} ${y1 - 0.14 * m}V${shoulder + 0.36 * m}C${x0} ${shoulder} ${cx - neck} ${shoulder + 0.02 * m} ${cx - neck} ${shoulder - 0.22 * m}Z`,
    );
    const ring = rect(cx - neck - 0.06 * m, top - 0.02 * m, 2 * neck + 0.12 * m, 0.13 * m, 0.05 * m);
    const low = top - 0.02 * m - GAP;
    const cap = parse(
      `M${cx - 1.1 * neck} ${low}L${cx - 0.8 * neck} ${low - 0.34 * m}Q${cx - 0.76 * neck} ${low - 0.4 * m} ${cx - 0.4 * neck} ${low - 0.4 * m}H${cx + 0.4 * neck}Q${cx + 0.76 * neck} ${low - 0.4 * m} ${cx + 0.8 * neck} ${low - 0.34 * m}L${cx + 1.1 * neck} ${low}Z`,
    );
    const py = y0 - 0.14 * m;
    const pod = union(
      parse(
        `M${cx - 0.3 * m} ${py - 0.1 * m}C${cx - 0.1 * m} ${py - 0.14 * m} ${cx + 0.1 * m} ${py + 0.02 * m} ${cx + 0.42 * m} ${py - 0.06 * m}C${cx + 0.3 * m} ${py + 0.2 * m} ${cx - 0.1 * m} ${py + 0.24 * m} ${cx - 0.3 * m} ${py + 0.08 * m}Z`,
      ),
      stroke(line(cx - 0.3 * m, py - 0.01 * m, cx - 0.44 * m, py - 0.1 * m), 0.08 * m),
    );
    return { plate: subtract(union(body, ring), pod), second: cap };
  },
};
