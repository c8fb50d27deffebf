/** Plates of who cares for the eyes, the lashes and the skin. */
import { CAP } from '../../fonts/shape.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A closed eye: the name on its lid, lashes under it and a brow over it. */
export const closedLid: Plate = {
  about: ['lashes-and-brow', 'eyelash', 'made-up-eye'],
  aspect: [1.5, 3],
  draw(held) {
    const { gap, y0, y1, high, wide, cx } = bodyAround(held, 0.24, 0.36, 0.3);
    const s = Math.min((high + wide) * 0.34, high * 1.1);
    const [a, top, low] = [wide / 2 + 0.56 * s, y0 + 0.3 * high, y1 + 0.2 * s];
    const [p1, p2] = [
      [cx + a - 0.3 * s, top + (low - top) * 0.5],
      [cx + a * 0.62, low],
    ] as const;
    const half = parse(
      `M${cx - 2} ${y0 - 0.1 * s}H${cx}C${cx + a * 0.4} ${y0 - 0.1 * s} ${cx + a * 0.74} ${y0 - 0.06 * s} ${cx + a} ${top}C${p1.join(' ')} ${p2.join(' ')} ${cx} ${low}H${cx - 2}Z`,
    );
    const lid = union(half, mirror(half, cx));
    const on = (t: number, i: 0 | 1) => {
      const [from, to] = [[cx + a, top][i] ?? 0, [cx, low][i] ?? 0];
      return from * (1 - t) ** 3 + 3 * p1[i] * t * (1 - t) ** 2 + 3 * p2[i] * t * t * (1 - t) + to * t ** 3;
    };
    const lash = (t: number, long: number, curl: number) => {
      const [x, y] = [on(t, 0), on(t, 1)];
      const [dx, dy] = [on(t + 0.01, 0) - on(t - 0.01, 0), on(t + 0.01, 1) - on(t - 0.01, 1)];
      const n = Math.hypot(dx, dy);
      const w = Math.max(8, 0.06 * s);
      /** A point so far from the lid, and so far along it to its corner. */
      const at = (out: number, along: number) =>
        `${x + (dy * out - dx * along) / n} ${y - (dx * out + dy * along) / n}`;
      const [far, bend] = [long * s, curl * s];
      return grow(
        parse(
          `M${at(-6, -w)}C${at(far * 0.4, -w * 0.8)} ${at(far * 0.8, bend * 0.3)} ${at(far, bend)}C${at(far * 0.6, bend * 0.5)} ${at(far * 0.4, w)} ${at(-6, w)}Z`,
        ),
        4,
      );
    };
    const right = [
      lash(0.16, 0.44, 0.34),
      lash(0.36, 0.54, 0.34),
      lash(0.56, 0.6, 0.28),
      lash(0.75, 0.62, 0.2),
      lash(0.92, 0.62, 0.09),
    ];
    const brow = parse(
      `M${cx - a * 0.9} ${y0 - 0.3 * s}C${cx - a * 0.5} ${y0 - 0.68 * s} ${cx + a * 0.3} ${y0 - 0.82 * s} ${cx + a * 1.02} ${y0 - 0.26 * s}C${cx + a * 0.4} ${y0 - 0.52 * s} ${cx - a * 0.3} ${y0 - 0.44 * s} ${cx - a * 0.84} ${y0 - 0.17 * s}C${cx - a * 0.92} ${y0 - 0.13 * s} ${cx - a * 0.97} ${y0 - 0.24 * s} ${cx - a * 0.9} ${y0 - 0.3 * s}Z`,
    );
    return {
      plate: union(lid, ...right, ...right.map((l) => mirror(l, cx))),
      second: subtract(brow, grow(lid, gap)),
    };
  },
};

/** A chart that eyes are tested with: the name is the row that is read. */
export const sightChart: Plate = {
  about: ['eye-chart', 'eyeglasses', 'spectacle-frames'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, y0, y1, high, wide, cx } = bodyAround(held, 0.5, 0.34);
    const s = Math.min((high + wide) * 0.32, high * 1.1);
    const big = Math.max(50, 0.34 * s);
    const top = y0 - big - 0.22 * s;
    const low = y1 + 0.04 * s;
    const sheet = rect(x0, top, wide, low - top, 0.08 * s);
    const letter = (x: number, y: number, e: number, turn: number) => {
      const arm = (i: number) => rect(x - e / 2, y - e / 2 + (i * 2 * e) / 5, e, e / 5);
      return rotate(union(rect(x - e / 2, y - e / 2, e / 5, e), arm(0), arm(1), arm(2)), turn, x, y);
    };
    const letters = [0, 90, 180, -90, 0].slice(0, wide > 4.6 * 1.7 * big ? 5 : 3);
    const rows = letters.map((turn, i) =>
      letter(cx + (i - (letters.length - 1) / 2) * big * 1.7, top + 0.2 * s + big / 2, big, turn),
    );
    const rod = (y: number) => rect(x0 - 0.14 * s, y - 0.08 * s, wide + 0.28 * s, 0.16 * s, 0.08 * s);
    const hook = stroke(
      polyline([
        [cx - 0.5 * s, top - 0.1 * s],
        [cx, top - 0.44 * s],
        [cx + 0.5 * s, top - 0.1 * s],
      ]),
      Math.max(12, 0.06 * s),
    );
    const rods = union(rod(top - 0.1 * s), rod(low + 0.1 * s), hook);
    return { plate: subtract(sheet, ...rows), second: subtract(rods, grow(sheet, 0.11 * CAP)) };
  },
};

/** A jar of cream, the cream in a peak over it. */
export const creamJar: Plate = {
  about: ['skin-care'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.5, 0.44);
    const s = Math.min((high + wide) * 0.34, high * 1.1);
    const r = Math.min(0.42 * high, 0.42 * s);
    const jar = parse(
      `M${x0} ${y0 + 0.05 * s}Q${x0} ${y0} ${x0 + 0.05 * s} ${y0}H${x1 - 0.05 * s}Q${x1} ${y0} ${x1} ${y0 + 0.05 * s}V${y1 - r}Q${x1} ${y1} ${x1 - r} ${y1}H${x0 + r}Q${x0} ${y1} ${x0} ${y1 - r}Z`,
    );
    const neck = y0 - gap - 0.2 * s;
    const rim = rect(x0 + 0.12 * s, neck, wide - 0.24 * s, 0.2 * s, 0.05 * s);
    const c = wide / 2 - 0.24 * s;
    const t = neck - gap;
    const cream = parse(
      `M${cx - c} ${t}C${cx - c} ${t - 0.3 * s} ${cx - c * 0.5} ${t - 0.26 * s} ${cx - 0.24 * s} ${t - 0.42 * s}C${cx - 0.06 * s} ${t - 0.54 * s} ${cx - 0.1 * s} ${t - 0.74 * s} ${cx + 0.16 * s} ${t - 0.84 * s}C${cx + 0.12 * s} ${t - 0.7 * s} ${cx + 0.24 * s} ${t - 0.62 * s} ${cx + 0.3 * s} ${t - 0.46 * s}C${cx + 0.34 * s} ${t - 0.34 * s} ${cx + c} ${t - 0.34 * s} ${cx + c} ${t}Z`,
    );
    const fold = stroke(
      parse(
        `M${cx + 0.26 * s} ${t - 0.44 * s}C${cx + 0.2 * s} ${t - 0.28 * s} ${cx - 0.1 * s} ${t - 0.22 * s} ${cx - c * 0.6} ${t - 0.16 * s}`,
      ),
      gap,
    );
    return { plate: concat(jar, rim), second: subtract(cream, fold) };
  },
};
