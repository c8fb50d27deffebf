/** Plates of who keeps guinea pigs, cooks snails and mends stoves. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A round guinea pig with its blunt nose, a petal of an ear and small feet. */
export const guineaPigBody: Plate = {
  about: ['guinea-pig', 'guinea-pigs'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, wide, size: m } = bodyAround(held, 0.18, 0.18);
    const [r, top, low] = [x1 + 0.5 * m, y0 - 0.26 * m, y1 + 0.14 * m];
    const k = from(x0 - 0.2 * m, low, m);
    const body = parse(
      `M${k(-0.96, -0.44)}C${k(-1, -0.7)} ${k(-0.84, -0.94)} ${k(-0.54, -1.04)}C${k(-0.3, -1.12)} ${x0 - 0.1 * m} ${y0 - 0.08 * m} ${x0 + 0.3 * m} ${y0 - 0.24 * m}S${cx - 0.16 * wide} ${top - 0.14 * m} ${cx + 0.08 * wide} ${top - 0.14 * m}C${x1 - 0.06 * m} ${top - 0.14 * m} ${r} ${y0 + 0.04 * m} ${r} ${cy + 0.2 * m}C${r} ${low - 0.14 * m} ${x1 + 0.3 * m} ${low} ${x1} ${low}H${x0 - 0.1 * m}C${k(-0.3, 0)} ${k(-0.5, -0.02)} ${k(-0.66, -0.1)}C${k(-0.84, -0.17)} ${k(-0.94, -0.26)} ${k(-0.96, -0.44)}Z`,
    );
    const foot = (x: number) => rect(x - 0.24 * m, low - 0.1 * m, 0.36 * m, 0.2 * m, 0.09 * m);
    const feet = [x0 - 0.1 * m, x0 + 0.32 * m, x1 - 0.3 * m, x1 + 0.12 * m].map(foot);
    const main = filleted(union(body, ...feet), 3);
    const [ex, ey] = [x0 - 0.42 * m, low - 0.92 * m];
    const ear = rotate(ellipse(ex, ey, 0.17 * m, 0.28 * m), 38, ex, ey);
    const t = Math.max(10, 0.055 * m);
    const eye = circle(x0 - 0.84 * m, low - 0.74 * m, Math.max(9, 0.085 * m));
    const lines = [
      `M${k(-0.98, -0.34)}Q${k(-0.84, -0.24)} ${k(-0.72, -0.3)}`,
      `M${k(-0.6, -0.42)}L${k(-0.3, -0.5)}`,
      `M${k(-0.6, -0.28)}L${k(-0.3, -0.26)}`,
    ].map((d) => stroke(parse(d), t));
    return { plate: subtract(main, grow(ear, GAP), eye, ...lines), second: ear };
  },
};

/** Snails that crawl along the rim of a clay dish. */
export const snailDish: Plate = {
  about: ['snail', 'snail-bowl'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.3, 0.22, 0.2);
    const [l, r, low] = [x0 - 0.12 * m, x1 + 0.12 * m, y1 + 0.06 * m];
    const dish = parse(
      `M${l} ${y0}H${r}C${r} ${y1 - 0.2 * m} ${r - 0.06 * m} ${low} ${r - 0.34 * m} ${low}H${l + 0.34 * m}C${l + 0.06 * m} ${low} ${l} ${y1 - 0.2 * m} ${l} ${y0}Z`,
    );
    const rim = rect(l - 0.3 * m, y0 - 0.12 * m, r - l + 0.6 * m, 0.2 * m, 0.1 * m);
    const n = Math.max(1, Math.round(wide / (1.25 * m)));
    const slot = (r - l) / n;
    const R = Math.min(0.4 * slot, 0.52 * m);
    const snails = Array.from({ length: n }, (_, i) => {
      const ground = y0 - 0.12 * m - GAP;
      const k = from(l + (i + 0.5) * slot, ground, R);
      const [w, h] = [0.3 * R, Math.max(11, 0.13 * R)];
      const body = union(
        stroke(
          parse(`M${k(-0.96, -0.1)}L${k(0.6, -0.15)}C${k(0.98, -0.15)} ${k(0.86, -0.5)} ${k(1, -0.78)}`),
          w,
        ),
        stroke(parse(`M${k(1, -0.8)}L${k(0.86, -1.24)}`), h),
        stroke(parse(`M${k(1.02, -0.8)}L${k(1.26, -1.2)}`), h),
        parse(`M${k(-1.4, 0)}L${k(-0.9, -0.28)}H${l + (i + 0.5) * slot}V${ground}Z`),
      );
      const tips = [
        parse(`M${k(0.86, -1.26)}L${k(0.86, -1.25)}`),
        parse(`M${k(1.28, -1.22)}L${k(1.28, -1.21)}`),
      ];
      const [x, y] = [l + (i + 0.5) * slot - 0.2 * R, ground - 1.02 * R];
      const s = from(x, y, R);
      const whorl = stroke(
        parse(
          `M${s(0.86, 0.36)}C${s(0.62, 0.66)} ${s(0.2, 0.62)} ${s(0, 0.56)}C${s(-0.7, 0.4)} ${s(-0.64, -0.52)} ${s(0.04, -0.5)}C${s(0.56, -0.44)} ${s(0.48, 0.26)} ${s(0.02, 0.2)}C${s(-0.2, 0.16)} ${s(-0.2, -0.12)} ${s(0.04, -0.12)}`,
        ),
        Math.max(10, 0.13 * R),
      );
      const shell = circle(x, y, 0.82 * R);
      const under = rect(x - 3 * R, ground - 4 * R, 6 * R, 4 * R);
      const soft = intersect(union(body, ...tips.map((tip) => stroke(tip, 1.9 * h))), under);
      return concat(subtract(shell, whorl), subtract(soft, grow(shell, GAP)));
    });
    return { plate: union(dish, rim), second: concat(...snails) };
  },
};

/** A stove, the name on its oven and a pot on its burner. */
export const ovenRange: Plate = {
  about: ['oven'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, cx } = bodyAround(held, 0.58, 0.28, 0.34);
    const s = 0.4 * h + 0.1 * wide;
    const [l, r] = [x0 - 0.04 * s, x1 + 0.04 * s];
    const front = y0 - 0.36 * s;
    const door = rect(l, front, r - l, y1 - front, 0.14 * s);
    const bar = rect(x0 + 0.24 * s, front + 0.15 * s, wide - 0.48 * s, Math.max(13, 0.12 * s), 0.06 * s);
    const panelTop = front - GAP - 0.5 * s;
    const panel = rect(l, panelTop, r - l, 0.5 * s, 0.12 * s);
    const n = Math.max(4, Math.min(6, 2 * Math.round(wide / (1.4 * s))));
    const knobs = Array.from({ length: n }, (_, i) =>
      circle(l + ((i + 0.5) / n) * (r - l), panelTop + 0.25 * s, 0.14 * s),
    );
    const feet = [l + 0.16 * s, r - 0.56 * s].map((x) => rect(x, y1 - 0.06 * s, 0.4 * s, 0.26 * s, 0.06 * s));
    const [base, w] = [panelTop - GAP, 0.72 * s];
    const grate = rect(cx - 1.3 * w, base - 0.13 * s, 2.6 * w, 0.13 * s, 0.06 * s);
    const floor = base - 0.13 * s - GAP;
    const pot = union(
      rect(cx - w, floor - 0.56 * s, 2 * w, 0.56 * s, 0.14 * s),
      rect(cx - w - 0.26 * s, floor - 0.46 * s, 2 * w + 0.52 * s, 0.16 * s, 0.08 * s),
    );
    const up = floor - 0.56 * s - GAP;
    const lid = union(
      parse(
        `M${cx - w} ${up}C${cx - 0.9 * w} ${up - 0.3 * s} ${cx + 0.9 * w} ${up - 0.3 * s} ${cx + w} ${up}Z`,
      ),
      circle(cx, up - 0.25 * s, 0.11 * s),
    );
    return {
      plate: concat(subtract(union(door, ...feet), bar), subtract(panel, ...knobs), grate),
      second: concat(pot, lid),
    };
  },
};
