/** Plates of who plays golf, cuts gravestones and saws wood. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, line, type Point, polar, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A golf ball on its tee. */
export const teedBall: Plate = {
  about: ['golf-flag', 'golf-clubs'],
  aspect: [0.9, 1.5],
  draw(held) {
    const { wide, high, cx, cy, gap, size: m } = bodyAround(held, 0.1, 0.06);
    const R = Math.hypot(wide, high) / 2 + 0.14 * m;
    const pit = 0.05 * R + 3;
    // Between the name and the edge lie the pits, in rows.
    const pits = [-90, 90].flatMap((way) =>
      [
        [0.86, 5, 17],
        [0.7, 3, 21],
      ].flatMap(([share = 0, count = 0, apart = 0]) =>
        Array.from({ length: count }, (_, i) =>
          circle(...polar(cx, cy, R * share, way + (i - (count - 1) / 2) * apart), pit),
        ),
      ),
    );
    const room = rect(held.x - 22, held.y - 22, held.width + 44, held.height + 44);
    const clear = pits.filter((p) => intersect(p, room).commands.length === 0);
    const ball = circle(cx, cy, R);
    const low = cy + R;
    const tee = subtract(
      parse(
        `M${cx - 0.42 * m} ${low - 0.2 * m}L${cx - 0.46 * m} ${low + 0.1 * m}Q${cx - 0.46 * m} ${low + 0.2 * m} ${cx - 0.32 * m} ${low + 0.26 * m}Q${cx - 0.12 * m} ${low + 0.36 * m} ${cx - 0.1 * m} ${low + 0.52 * m}L${cx - 0.03 * m} ${low + 0.98 * m}Q${cx} ${low + 1.02 * m} ${cx + 0.03 * m} ${low + 0.98 * m}L${cx + 0.1 * m} ${low + 0.52 * m}Q${cx + 0.12 * m} ${low + 0.36 * m} ${cx + 0.32 * m} ${low + 0.26 * m}Q${cx + 0.46 * m} ${low + 0.2 * m} ${cx + 0.46 * m} ${low + 0.1 * m}L${cx + 0.42 * m} ${low - 0.2 * m}Z`,
      ),
      grow(ball, gap),
    );
    return { plate: subtract(ball, ...clear), second: tee };
  },
};

/** A flag on a green, a ball by its hole. */
export const greenFlag: Plate = {
  about: ['golf-flag', 'golf-clubs'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size: m } = bodyAround(held, 0.34, 0.4);
    const swell = 0.12 * high;
    const flag = parse(
      `M${x0} ${y0 + 0.06 * m}C${x0 + 0.3 * wide} ${y0 - swell} ${x0 + 0.6 * wide} ${y0 + swell} ${x1 + 0.16 * m} ${y0 - 0.04 * m}L${x1 - 0.02 * m} ${y0 + 0.5 * high}L${x1 + 0.16 * m} ${y1}C${x0 + 0.6 * wide} ${y1 + swell + 0.04 * m} ${x0 + 0.3 * wide} ${y1 - swell} ${x0} ${y1 + 0.1 * m}Z`,
    );
    const t = 0.15 * m;
    const px = x0 - gap - t;
    const low = y1 + 0.86 * m;
    const pole = rect(px, y0 - 0.2 * m, t, low - y0 + 0.24 * m, 0.5 * t);
    const [gx, rx] = [px + 0.5 * wide, 0.62 * wide + 0.3 * m];
    const mound = intersect(
      ellipse(gx, low + 0.36 * m, rx, 0.5 * m),
      rect(gx - rx, low - m, 2 * rx, 1.36 * m),
    );
    const cup = ellipse(px + t / 2, low + 0.12 * m, 0.3 * m, 0.1 * m);
    const bx = px + 0.34 * wide + 0.4 * m;
    const ball = circle(
      bx,
      low + 0.36 * m - 0.5 * m * Math.sqrt(1 - ((bx - gx) / rx) ** 2) - 0.17 * m - gap,
      0.17 * m,
    );
    const stick = intersect(pole, rect(px - m, y0 - m, 2 * m, low + 0.12 * m - y0 + m));
    return {
      plate: concat(softened(flag, 6), stick),
      second: concat(subtract(mound, cup, grow(stick, gap)), ball),
    };
  },
};

/** A gravestone on its steps, flowers at its foot. */
export const steppedHeadstone: Plate = {
  about: ['tombstone'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.34, 0.2, 0.34);
    const [l, r] = [x0 - 0.04 * m, x1 + 0.04 * m];
    const [shoulder, top] = [y0 - 0.06 * m, y0 - 0.96 * m];
    const k = 0.3 * wide;
    const slab = parse(
      `M${l} ${y1}V${shoulder}C${l} ${shoulder - 0.2 * m} ${l + 0.12 * m} ${shoulder - 0.14 * m} ${cx - k} ${shoulder - 0.2 * m}C${cx - k + 0.02 * m} ${top + 0.12 * m} ${cx - 0.24 * m} ${top} ${cx} ${top}S${cx + k - 0.02 * m} ${top + 0.12 * m} ${cx + k} ${shoulder - 0.2 * m}C${r - 0.12 * m} ${shoulder - 0.14 * m} ${r} ${shoulder - 0.2 * m} ${r} ${shoulder}V${y1}Z`,
    );
    const t = Math.max(12, 0.09 * m);
    const cross = union(
      rect(cx - t / 2, top + 0.2 * m, t, 0.5 * m),
      rect(cx - 0.17 * m, top + 0.32 * m, 0.34 * m, t),
    );
    const step = (out: number, y: number) => rect(l - out, y, r - l + 2 * out, 0.18 * m, 0.04 * m);
    return {
      plate: concat(subtract(slab, cross), step(0.34 * m, y1 + 2 * gap + 0.18 * m)),
      second: step(0.16 * m, y1 + gap),
    };
  },
};

/** The disc of a saw, its teeth all around. */
export const toothedDisc: Plate = {
  about: ['saw-blade'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { wide, high, cx, cy, gap, size: m } = bodyAround(held, 0.14, 0.1);
    const r = Math.hypot(wide, high) / 2 + 0.1 * m;
    const R = r + 0.24 * m;
    const count = 20;
    const each = 360 / count;
    const rim = Array.from({ length: count }, (_, i): Point[] => {
      const a = i * each - 90;
      return [polar(cx, cy, R, a), polar(cx, cy, r, a + 0.1 * each), polar(cx, cy, r, a + 0.3 * each)];
    }).flat();
    const slots = [0, 1, 2, 3].map((i) => {
      const a = i * 90 - 90 + 0.2 * each;
      return stroke(line(...polar(cx, cy, R, a), ...polar(cx, cy, r - 0.12 * m, a)), gap, { cap: 'round' });
    });
    const room = rect(held.x - 20, held.y - 20, held.width + 40, held.height + 40);
    return {
      plate: subtract(
        polygon(rim, 2),
        ...slots.filter((slot) => intersect(slot, room).commands.length === 0),
      ),
    };
  },
};
