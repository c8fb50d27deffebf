/** Plates of small beasts: a mouse, a frog. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A fat mouse from its side, its tail up. */
export const plumpMouse: Plate = {
  about: ['rat-banned', 'field-mouse'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, cy, size: m } = bodyAround(held, 0.24, 0.22, 0.24);
    const [l, top, low] = [x0 - 0.2 * m, y0 - 0.22 * m, y1 + 0.12 * m];
    const [nx, ny] = [x1 + 0.68 * m, cy + 0.2 * m];
    const body = parse(
      `M${l} ${cy + 0.08 * m}C${l} ${y0 - 0.06 * m} ${x0 + 0.08 * m} ${top} ${x0 + 0.5 * m} ${top}H${x1 - 0.4 * m}C${x1 + 0.1 * m} ${top} ${x1 + 0.46 * m} ${cy - 0.24 * m} ${nx} ${ny - 0.1 * m}C${nx + 0.1 * m} ${ny} ${nx + 0.06 * m} ${ny + 0.12 * m} ${nx - 0.06 * m} ${ny + 0.16 * m}C${x1 + 0.4 * m} ${low - 0.02 * m} ${x1 + 0.1 * m} ${low} ${x1 - 0.1 * m} ${low}H${x0 + 0.16 * m}C${l + 0.06 * m} ${low} ${l} ${cy + 0.4 * m} ${l} ${cy + 0.08 * m}Z`,
    );
    const ear = circle(x1 + 0.16 * m, top - 0.1 * m, 0.35 * m);
    const inner = circle(x1 + 0.16 * m, top - 0.1 * m, 0.19 * m);
    const back = circle(x1 - 0.36 * m, top - 0.06 * m, 0.27 * m);
    const tail = stroke(
      parse(
        `M${l + 0.3 * m} ${low - 0.1 * m}C${l - 0.3 * m} ${low - 0.02 * m} ${l - 0.42 * m} ${cy + 0.3 * m} ${l - 0.3 * m} ${cy - 0.1 * m}C${l - 0.2 * m} ${cy - 0.46 * m} ${l - 0.36 * m} ${cy - 0.7 * m} ${l - 0.54 * m} ${cy - 0.62 * m}`,
      ),
      0.12 * m,
    );
    const foot = (x: number) => ellipse(x, low + 0.01 * m, 0.25 * m, 0.1 * m);
    const eye = circle(x1 + 0.34 * m, cy - 0.02 * m, Math.max(9, 0.065 * m));
    const nose = circle(nx + 0.05 * m, ny, 0.12 * m);
    const rest = subtract(union(body, tail, foot(x0 + 0.3 * m), foot(x1 - 0.14 * m)), eye, grow(nose, 9));
    return {
      plate: concat(
        union(subtract(rest, grow(ear, GAP)), subtract(ear, inner)),
        subtract(back, grow(union(body, ear), GAP)),
      ),
      second: nose,
    };
  },
};

/** A frog that sits, seen from the front. */
export const squatFrog: Plate = {
  about: ['frog'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.24, 0.2, 0.22);
    const [l, r, top, low] = [x0 - 0.14 * m, x1 + 0.14 * m, y0 - 0.5 * m, y1 + 0.14 * m];
    const body = parse(
      `M${cx} ${top}C${cx + 0.36 * wide} ${top} ${r} ${top + 0.14 * m} ${r} ${y0 + 0.1 * m}C${r} ${y0 + 0.3 * m} ${r + 0.02 * m} ${y1 - 0.2 * m} ${r} ${y1 - 0.1 * m}Q${r} ${low} ${r - 0.3 * m} ${low}H${l + 0.3 * m}Q${l} ${low} ${l} ${y1 - 0.1 * m}C${l - 0.02 * m} ${y1 - 0.2 * m} ${l} ${y0 + 0.3 * m} ${l} ${y0 + 0.1 * m}C${l} ${top + 0.14 * m} ${cx - 0.36 * wide} ${top} ${cx} ${top}Z`,
    );
    const ex = cx + Math.min(0.3 * wide, 0.62 * m);
    const eye = circle(ex, top + 0.02 * m, 0.29 * m);
    const pupil = circle(ex, top - 0.02 * m, 0.15 * m);
    const thigh = parse(
      `M${r - 0.2 * m} ${y1 - 0.5 * m}C${r + 0.2 * m} ${y1 - 0.74 * m} ${r + 0.46 * m} ${y1 - 0.4 * m} ${r + 0.36 * m} ${y1 - 0.06 * m}C${r + 0.32 * m} ${y1 + 0.1 * m} ${r + 0.2 * m} ${low} ${r} ${low}L${r - 0.2 * m} ${low}Z`,
    );
    const toes = [0, 0.19, 0.38].map((dx) =>
      stroke(
        parse(`M${r - 0.02 * m + dx * 0.4 * m} ${low - 0.06 * m}L${r - 0.06 * m + dx * m} ${low + 0.1 * m}`),
        0.15 * m,
      ),
    );
    const hand = [-0.14, 0, 0.14].map((dx) =>
      stroke(
        parse(`M${cx + 0.24 * wide} ${low - 0.06 * m}L${cx + 0.24 * wide + dx * m} ${low + 0.1 * m}`),
        0.12 * m,
      ),
    );
    const side = union(eye, thigh, ...toes, ...hand);
    const all = union(body, side, mirror(side, cx));
    const mouth = stroke(
      parse(
        `M${cx - 0.36 * wide} ${y0 - 0.24 * m}Q${cx} ${y0 - 0.06 * m} ${cx + 0.36 * wide} ${y0 - 0.24 * m}`,
      ),
      12,
    );
    const nostrils = [-1, 1].map((way) => circle(cx + way * 0.09 * m, y0 - 0.34 * m, 6));
    return { plate: subtract(all, pupil, mirror(pupil, cx), mouth, ...nostrils) };
  },
};
