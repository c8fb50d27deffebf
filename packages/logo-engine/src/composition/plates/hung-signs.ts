/** Plates that hang over a door or are screwed beside it: what any business may have its name on. */
import { INDUSTRY_IDS } from '../../brief/brief.js';
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polar, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A board that hangs by two rings from a bracket of wrought iron. */
export const bracketSign: Plate = {
  about: [],
  industries: ['gastronomy', 'food', 'art', 'desing', 'entertainment', 'automotive', 'construction'],
  styles: ['vintage', 'creative', 'playful'],
  aspect: [1.1, 3],
  draw(held) {
    const s = (0.5 * held.height + 0.16 * held.width) / CAP;
    const { gap, x0, x1, y0, wide, high, size: m, cx } = bodyAround(held, 0.46, 0.34 + 0.17 * s, 0.36);
    const iron = Math.max(14, m * 0.09);
    const bar = y0 - m * 0.32;
    const wall = x0 - m * 0.17;
    const tip = x1 + m * 0.02;
    const rise = m * 0.54;
    const long = Math.min(tip - wall, m * 2.5);
    const [c, inner] = [m * 0.18, m * 0.095];
    const end = wall + long - c - m * 0.14;
    const sweep = parse(
      `M${wall} ${bar - rise}C${wall + long * 0.46} ${bar - rise} ${end - long * 0.36} ${bar} ${end} ${bar}A${c} ${c} 0 0 0 ${end} ${bar - 2 * c}A${inner} ${inner} 0 0 0 ${end} ${bar - 2 * c + 2 * inner}`,
    );
    const ring = stroke(circle(wall + m * 0.24, bar - m * 0.19, m * 0.145), iron * 0.9);
    const fixed = rect(wall - m * 0.08, bar - rise - m * 0.14, m * 0.16, rise + m * 0.42, m * 0.08);
    const arm = union(stroke(line(wall, bar, tip, bar), iron * 1.1), circle(tip + m * 0.04, bar, m * 0.1));
    const [rx, ry] = [m * 0.1, m * 0.21];
    const at = [cx - wide * 0.39, cx + wide * 0.39];
    const links = at.map((x) => ellipse(x, y0 - m * 0.17, rx, ry));
    const bow = (y: number, by: number) => ellipse(cx, y, wide * 0.27, by);
    const board = filleted(
      union(rect(x0, y0, wide, high, m * 0.1), bow(y0, m * 0.1), bow(y0 + high, m * 0.15)),
      m * 0.07,
    );
    return {
      plate: subtract(board, ...links.map((link) => grow(link, iron / 2 + gap * 0.8))),
      second: union(stroke(sweep, iron), ring, fixed, arm, ...links.map((link) => stroke(link, iron))),
    };
  },
};

/** An old enamelled sign: a bead in each of its notched corners, and two screws. */
export const enamelSign: Plate = {
  about: [],
  industries: INDUSTRY_IDS,
  styles: ['vintage', 'creative'],
  aspect: [1.3, 3.4],
  draw(held) {
    const s = 0.5 * held.height + 0.16 * held.width;
    const screw = 0.08 * CAP + 0.09 * s;
    const { gap, x0, x1, y0, y1, wide, high, size: m, cy } = bodyAround(held, 0.5 + (2 * screw) / CAP, 0.46);
    const rim = Math.max(14, m * 0.08);
    const out = gap + rim;
    const bead = m * 0.085;
    const ends = [-1, 1].flatMap((a) =>
      [-1, 1].map((b) => {
        const by = out - bead;
        return [a < 0 ? x0 - by : x1 + by, b < 0 ? y0 - by : y1 + by] as const;
      }),
    );
    const plaque = (by: number, r: number) =>
      subtract(
        rect(x0 - by, y0 - by, wide + 2 * by, high + 2 * by),
        ...ends.map(([x, y]) => circle(x, y, r)),
        ...ends.map(([x, y]) => rect(x < x0 + m ? x - m : x, y < cy ? y - m : y, m, m)),
      );
    const r = bead + gap;
    const heads = [x0 + 0.26 * CAP + screw, x1 - 0.26 * CAP - screw].map((x, i) => {
      const turn = i === 0 ? 38 : -24;
      const slot = line(...polar(x, cy, screw * 0.5, turn), ...polar(x, cy, -screw * 0.5, turn));
      return subtract(circle(x, cy, screw), stroke(slot, Math.max(9, screw * 0.36)));
    });
    return {
      plate: concat(
        subtract(plaque(out, r), plaque(gap, r + rim)),
        subtract(plaque(0, r + rim + gap), ...heads),
      ),
      second: concat(...ends.map(([x, y]) => circle(x, y, bead))),
    };
  },
};

/** The oval sign of a tavern, leaves all round its rim. */
export const wreathSign: Plate = {
  about: [],
  industries: ['gastronomy', 'food', 'agriculture', 'livestock', 'fishing', 'art', 'entertainment'],
  styles: ['vintage', 'creative', 'playful', 'minimal'],
  aspect: [1.1, 2.6],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const a = (held.width / 2) * 1.22 + 0.26 * CAP;
    const b = held.height * 0.86 + 0.3 * CAP;
    const m = Math.sqrt(a * b);
    const long = m * 0.34;
    const twig = Math.max(12, m * 0.055);
    const stem = { a: a + GAP + twig / 2, b: b + GAP + twig / 2 };
    const on = (turn: number, by: number) => {
      const [x, y] = polar(0, 0, 1, turn);
      return [cx + x * (stem.a + by), cy + y * (stem.b + by)] as const;
    };
    const count = Math.max(7, Math.round((stem.a + stem.b) / (long * 0.68)));
    const leaves = Array.from({ length: count }, (_, i) => {
      const turn = 78 - (153 * (i + 0.4)) / count;
      const [x, y] = on(turn, 0);
      const [nx, ny] = on(turn - 12, long * 0.88);
      return leaf(x, y, nx, ny, 0.29, 0.5);
    });
    const half = union(...leaves);
    const clear = ellipse(cx, cy, a + GAP, b + GAP);
    const berries = [-1, 0, 1].map((i) =>
      circle(cx + i * m * 0.13, cy - stem.b - m * (i === 0 ? 0.17 : 0.05), m * 0.085),
    );
    const knot = [-1, 1].map((way) =>
      leaf(cx, cy + stem.b, cx + way * m * 0.26, cy + stem.b + m * 0.12, 0.3, 0.66),
    );
    const ring = ellipse(cx, cy, a + GAP + twig, b + GAP + twig);
    return {
      plate: ellipse(cx, cy, a, b),
      second: subtract(union(ring, half, mirror(half, cx), ...berries, ...knot), clear),
    };
  },
};
