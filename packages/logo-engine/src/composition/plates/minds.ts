/** Plates of who helps the mind, the heart and those who learn otherwise. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { arc, circle, ellipse, type Point, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A piece of a jigsaw. */
export const jigsawTile: Plate = {
  about: ['puzzle-piece'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cy } = bodyAround(held, 0.5, 0.5);
    const s = Math.min((high + wide) * 0.36, high * 1.1);
    const [r, off] = [0.19 * s, 0.19 * s];
    const left = x0 - off - r + 0.06 * s;
    const tile = rect(left, y0, x1 - left, high, 0.1 * s);
    const knob = (x: number, y: number, dx: number, dy: number) =>
      union(
        circle(x + dx * off, y + dy * off, r),
        rect(
          Math.min(x, x + dx * off) - Math.abs(dy) * 0.11 * s - Math.abs(dx) * 0.04 * s,
          Math.min(y, y + dy * off) - Math.abs(dx) * 0.11 * s - Math.abs(dy) * 0.04 * s,
          Math.abs(dx) * (off + 0.08 * s) + Math.abs(dy) * 0.22 * s,
          Math.abs(dy) * (off + 0.08 * s) + Math.abs(dx) * 0.22 * s,
        ),
      );
    const mid = (left + x1) / 2;
    const body = union(tile, knob(x1, cy, 1, 0), knob(mid, y0, 0, -1), knob(mid, y1, 0, 1));
    return { plate: subtract(body, knob(left, cy, 1, 0)) };
  },
};

/** A heart that lies in a hand. */
export const heartInHand: Plate = {
  about: ['hand-heart'],
  aspect: [1.1, 2.1],
  draw(held) {
    const { gap, y0, y1, high, wide, cx } = bodyAround(held, 0.3, 0.2, 0.1);
    const s = (high + wide) * 0.42;
    const [a, top, low] = [wide / 2 + 0.1 * s, y0 - 0.24 * s, y1 + 0.5 * s];
    const half = parse(
      `M${cx} ${low}C${cx - a * 0.46} ${y1 + 0.24 * s} ${cx - a} ${y1} ${cx - a} ${y0 + 0.3 * high}C${cx - a} ${top + 0.1 * s} ${cx - a * 0.74} ${top} ${cx - a * 0.5} ${top}C${cx - a * 0.24} ${top} ${cx - a * 0.08} ${y0 - 0.12 * s} ${cx} ${y0}H${cx + 2}V${low}Z`,
    );
    const heart = union(half, mirror(half, cx));
    const l = cx - a - 0.16 * s;
    const palm = parse(
      `M${l} ${low - 0.2 * s}C${l + 0.3 * s} ${low - 0.36 * s} ${cx - 0.5 * a} ${low - 0.3 * s} ${cx - 0.3 * a} ${low - 0.02 * s}C${cx - 0.1 * a} ${low + 0.16 * s} ${cx + 0.3 * a} ${low + 0.12 * s} ${cx + 0.5 * a} ${low - 0.06 * s}L${cx + a - 0.02 * s} ${low - 0.44 * s}C${cx + a + 0.12 * s} ${low - 0.56 * s} ${cx + a + 0.28 * s} ${low - 0.4 * s} ${cx + a + 0.16 * s} ${low - 0.26 * s}L${cx + 0.62 * a} ${low + 0.2 * s}C${cx + 0.5 * a} ${low + 0.34 * s} ${cx + 0.36 * a} ${low + 0.36 * s} ${cx + 0.2 * a} ${low + 0.36 * s}H${cx - 0.3 * a}C${cx - 0.6 * a} ${low + 0.36 * s} ${l + 0.3 * s} ${low + 0.3 * s} ${l} ${low + 0.3 * s}Z`,
    );
    const cuff = rect(l - gap - 0.2 * s, low - 0.28 * s, 0.2 * s, 0.66 * s, 0.05 * s);
    return { plate: heart, second: subtract(concat(palm, cuff), grow(heart, gap)) };
  },
};

/** A heart across which its beat runs. */
export const beatingHeart: Plate = {
  about: ['heart-stethoscope', 'cross-heart'],
  aspect: [1.1, 2.1],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = bodyAround(held, 0.3, 0.2, 0.1);
    const s = (high + wide) * 0.42;
    const [a, top, low] = [wide / 2 + 0.12 * s, y0 - 0.28 * s, y1 + 0.66 * s];
    const half = parse(
      `M${cx} ${low}C${cx - a * 0.3} ${y1 + 0.4 * s} ${cx - a} ${y1 + 0.1 * high} ${cx - a} ${y0 + 0.3 * high}C${cx - a} ${top + 0.1 * s} ${cx - a * 0.74} ${top} ${cx - a * 0.5} ${top}C${cx - a * 0.24} ${top} ${cx - a * 0.08} ${y0 - 0.12 * s} ${cx} ${y0}H${cx + 2}V${low}Z`,
    );
    const y = y1 + 0.2 * s;
    const beat = stroke(
      polyline([
        [x0 - s, y],
        [cx - 0.3 * s, y],
        [cx - 0.2 * s, y - 0.1 * s],
        [cx - 0.08 * s, y + 0.2 * s],
        [cx + 0.06 * s, y - 0.16 * s],
        [cx + 0.18 * s, y + 0.1 * s],
        [cx + 0.26 * s, y],
        [x1 + s, y],
      ]),
      Math.max(13, 0.06 * s),
    );
    return { plate: subtract(union(half, mirror(half, cx)), beat) };
  },
};

/** A brain from the side, its folds along its rim. */
export const sideBrain: Plate = {
  about: ['brain', 'mind-heart'],
  aspect: [1.2, 2.4],
  draw(held) {
    const { gap, y1, high, wide, cx, cy } = bodyAround(held, 0.3, 0.3);
    const s = Math.min((high + wide) * 0.36, high * 1.1);
    const [a, b] = [wide / 2 + 0.38 * s, high / 2 + 0.36 * s];
    const centre = (turn: number): Point => {
      const t = (turn * Math.PI) / 180;
      return [cx + (a - 0.2 * s) * Math.cos(t), cy + (b - 0.2 * s) * Math.sin(t)];
    };
    const lobe = (turn: number, k: number) => circle(...centre(turn), k * s);
    const core = rect(cx - a + 0.2 * s, cy - b + 0.14 * s, 2 * a - 0.4 * s, 2 * b - 0.28 * s, 0.4 * s);
    const around = [180, 214, 246, 278, 310, 340, 12];
    const lobes = around.map((t) => lobe(t, 0.33));
    const cerebrum = union(core, ...lobes, lobe(38, 0.26), lobe(146, 0.28), lobe(122, 0.2));
    const width = Math.max(12, 0.055 * s);
    // Each fold goes on inside as the rim of a lobe does: to the left on the left, to the right on the right.
    const folds = around.map((t) =>
      t > 180 && t < 278
        ? stroke(arc(...centre(t), 0.33 * s, t - 40, t - 94), width)
        : stroke(arc(...centre(t), 0.33 * s, t + 40, t + 94), width),
    );
    const clear = grow(cerebrum, gap);
    const cerebellum = ellipse(cx + a * 0.44, y1 + 0.32 * s, 0.44 * s, 0.26 * s);
    const stem = rotate(
      rect(cx + a * 0.44 - 0.46 * s, y1 + 0.1 * s, 0.22 * s, 0.62 * s, 0.08 * s),
      12,
      cx + a * 0.44 - 0.4 * s,
      y1,
    );
    return {
      plate: subtract(cerebrum, ...folds),
      second: subtract(concat(subtract(stem, grow(cerebellum, gap)), cerebellum), clear),
    };
  },
};
