/** Plates of who cooks paella and fries fritters over a fire. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, leaf, line, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { flame } from './embers.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { withoutCrumbs } from './without-crumbs.js';

/** A paella pan on its ring of fire, rice and prawns over its rim. */
export const paellaOnFire: Plate = {
  about: ['paella-pan', 'paella-fire'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.36, 0.34, 0.3);
    const [l, r] = [x0 - 0.36 * m, x1 + 0.36 * m];
    const pan = parse(
      `M${l} ${y0}H${r}L${x1 + 0.2 * m} ${y1 - 0.12 * m}Q${x1 + 0.14 * m} ${y1} ${x1} ${y1}H${x0}Q${x0 - 0.14 * m} ${y1} ${x0 - 0.2 * m} ${y1 - 0.12 * m}Z`,
    );
    const rim = rect(l - 0.08 * m, y0 - 0.08 * m, r - l + 0.16 * m, 0.18 * m, 0.08 * m);
    const handle = stroke(
      parse(
        `M${r - 0.02 * m} ${y0 + 0.02 * m}H${r + 0.3 * m}Q${r + 0.4 * m} ${y0 + 0.02 * m} ${r + 0.36 * m} ${y0 + 0.12 * m}L${r + 0.24 * m} ${y0 + 0.34 * high + 0.1 * m}Q${r + 0.2 * m} ${y0 + 0.4 * high + 0.12 * m} ${r} ${y0 + 0.36 * high + 0.1 * m}L${r - 0.3 * m} ${y0 + 0.36 * high + 0.1 * m}`,
      ),
      0.12 * m,
    );
    const grip = subtract(handle, rect(x0, y0, wide, high));
    const floor = y0 - 0.08 * m - GAP;
    const heap = parse(
      `M${l + 0.1 * m} ${floor}C${l + 0.3 * m} ${floor - 0.22 * m} ${cx - 0.3 * wide} ${floor - 0.34 * m} ${cx} ${floor - 0.34 * m}S${r - 0.3 * m} ${floor - 0.22 * m} ${r - 0.1 * m} ${floor}Z`,
    );
    const lemon = (x: number, turn: number) => {
      const [y, s] = [floor - 0.28 * m, 0.36 * m];
      const half = intersect(circle(x, y, s), rect(x - s, y - s, 2 * s, s));
      const ribs = [-0.5, 0.5].map((u) =>
        stroke(line(x, y - 0.04 * m, x + u * s, y - 0.72 * s), Math.max(10, 0.05 * m)),
      );
      return { whole: rotate(half, turn, x, y), cut: ribs.map((rib) => rotate(rib, turn, x, y)) };
    };
    const wedges = [lemon(cx - 0.3 * wide, -16), lemon(cx + 0.3 * wide, 16)];
    const p = from(cx, floor, m);
    const prawn = union(
      stroke(parse(`M${p(0.26, -0.3)}C${p(0.28, -0.7)} ${p(-0.3, -0.74)} ${p(-0.28, -0.26)}`), 0.24 * m),
      leaf(cx + 0.26 * m, floor - 0.34 * m, cx + 0.62 * m, floor - 0.7 * m, 0.3, 0.7),
    );
    const joints = [`M${p(-0.06, -0.3)}L${p(-0.12, -0.8)}`, `M${p(0.06, -0.3)}L${p(0.2, -0.76)}`].map((d) =>
      stroke(parse(d), Math.max(10, 0.05 * m)),
    );
    const parts = union(prawn, ...wedges.map(({ whole }) => whole));
    const top = union(
      subtract(heap, grow(parts, GAP)),
      subtract(parts, ...joints, ...wedges.flatMap(({ cut }) => cut)),
    );
    const count = Math.max(3, Math.round(wide / (0.5 * m)));
    const step = wide / count;
    const base = y1 + GAP + 0.62 * m;
    const fire = Array.from({ length: count }, (_, i) =>
      flame(cx + (i - (count - 1) / 2) * step, base, 0.54 * step, (i % 2 === 0 ? 0.5 : 0.62) * m),
    );
    const burner = rect(x0 - 0.1 * m, base - 0.06 * m, wide + 0.2 * m, 0.16 * m, 0.08 * m);
    const over = rect(l - m, floor - 2 * m, r - l + 2 * m, 2 * m);
    return {
      plate: union(pan, rim, grip, mirror(grip, cx)),
      second: softened(concat(intersect(top, over), union(...fire, burner)), 2),
    };
  },
};

/** A round-bottomed pan on its flames, fritters afloat in it. */
export const fritterPaila: Plate = {
  about: ['fritter-balls'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.3, 0.36);
    const [l, r, low] = [x0 - 0.3 * m, x1 + 0.3 * m, y1 + 0.2 * m];
    const deep = low - y0;
    const pan = parse(
      `M${l} ${y0}H${r}C${r} ${y0 + 0.66 * deep} ${x1 - 0.04 * m} ${low} ${x1 - 0.4 * m} ${low}H${x0 + 0.4 * m}C${x0 + 0.04 * m} ${low} ${l} ${y0 + 0.66 * deep} ${l} ${y0}Z`,
    );
    const rim = rect(l - 0.12 * m, y0 - 0.08 * m, r - l + 0.24 * m, 0.2 * m, 0.1 * m);
    const ring = subtract(
      circle(r + 0.2 * m, y0 + 0.26 * m, 0.24 * m),
      circle(r + 0.2 * m, y0 + 0.26 * m, 0.11 * m),
    );
    const ears = subtract(union(ring, mirror(ring, cx)), rect(x0, y0, wide, high));
    const floor = y0 - 0.08 * m - GAP;
    const s = 0.3 * m;
    const count = Math.max(2, Math.floor((wide + 0.3 * m) / (2 * s + 0.04 * m)));
    const step = 2 * s + 0.02 * m;
    const ball = (x: number, y: number) => ({
      whole: circle(x, y, s),
      shine: stroke(
        parse(
          `M${x - 0.52 * s} ${y - 0.1 * s}Q${x - 0.46 * s} ${y - 0.5 * s} ${x - 0.06 * s} ${y - 0.54 * s}`,
        ),
        Math.max(11, 0.055 * m),
      ),
    });
    const balls = [
      ...Array.from({ length: count }, (_, i) => ball(cx + (i - (count - 1) / 2) * step, floor - 0.12 * m)),
      ...Array.from({ length: count - 1 }, (_, i) =>
        ball(cx + (i - (count - 2) / 2) * step, floor - 0.56 * m),
      ),
    ];
    const apart = balls.map(({ whole, shine }, i) =>
      subtract(whole, shine, ...balls.slice(0, i).map((other) => grow(other.whole, GAP))),
    );
    const base = low + GAP + 0.5 * m;
    const room = 0.66 * wide;
    const flames = Math.max(3, Math.round(room / (0.46 * m)));
    const fire = Array.from({ length: flames }, (_, i) =>
      flame(
        cx + (i - (flames - 1) / 2) * (room / flames),
        base,
        (0.54 * room) / flames,
        (i % 2 === 0 ? 0.4 : 0.5) * m,
      ),
    );
    const over = rect(l - m, floor - 3 * m, r - l + 2 * m, 3 * m);
    return {
      plate: withoutCrumbs(union(pan, rim, ears), 24),
      second: concat(withoutCrumbs(intersect(union(...apart), over), 30), withoutCrumbs(union(...fire), 30)),
    };
  },
};
