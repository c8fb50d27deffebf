/** Plates of who helps the mind, the heart and those who learn otherwise. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, type Point, polygon, polyline, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A piece of a jigsaw with its socket underneath. */
export const jigsawTile: Plate = {
  about: ['puzzle-piece'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, cy, size: m } = bodyAround(held, 0.36, 0.34, 0.24);
    const low = y1 + 0.5 * m;
    const r = 0.21 * m;
    const tile = rect(x0, y0, wide, low - y0, 0.12 * m);
    const knob = (x: number, y: number, dx: number, dy: number) =>
      union(
        circle(x + dx * 0.26 * m, y + dy * 0.26 * m, r),
        polygon([
          [x - dy * 0.17 * m - dx * 6, y - dx * 0.17 * m - dy * 6],
          [x + dy * 0.17 * m - dx * 6, y + dx * 0.17 * m - dy * 6],
          [x + dy * 0.11 * m + dx * 0.16 * m, y + dx * 0.11 * m + dy * 0.16 * m],
          [x - dy * 0.11 * m + dx * 0.16 * m, y - dx * 0.11 * m + dy * 0.16 * m],
        ]),
      );
    const my = (cy + low - (y1 - y0) / 2) / 2;
    const piece = union(tile, knob(cx, y0, 0, -1), knob(x0, my, -1, 0), knob(x1, my, 1, 0));
    return { plate: subtract(filleted(piece, 0.05 * m), softened(knob(cx, low, 0, -1), 0.02 * m)) };
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

/** A brain from the side, its folds over and under the name. */
export const sideBrain: Plate = {
  about: ['brain', 'mind-heart'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { y0, y1, wide, high, cx, size: m } = bodyAround(held, 0.2, 0.1);
    const [a, over, under] = [wide / 2 + 0.26 * m, 0.52 * m, 0.34 * m];
    const cy = (y0 - over + y1 + under) / 2;
    const b = (high + over + under) / 2;
    const r = 0.3 * m;
    const at = (turn: number): Point => {
      const t = (turn * Math.PI) / 180;
      const [c, s] = [Math.cos(t), Math.sin(t)];
      const k = 0.72;
      return [
        cx + (a - 0.7 * r) * Math.sign(c) * Math.abs(c) ** k,
        cy + (b - 0.7 * r) * Math.sign(s) * Math.abs(s) ** k,
      ];
    };
    const bumps = [164, 184, 206, 228, 250, 272, 294, 316, 338, 360, 380].map((t) =>
      circle(...at(t), 0.92 * r),
    );
    const core = polygon(
      Array.from({ length: 36 }, (_, i) => at(i * 10)),
      0.1 * m,
    );
    const cerebrum = filleted(union(grow(core, 0.55 * r), ...bumps), 0.04 * m);
    const pen = Math.max(13, 0.065 * m);
    const top = y0 - over;
    const fold = (d: string) => stroke(parse(d), pen);
    const folds = [
      fold(
        `M${cx - 0.66 * a} ${top - 0.02 * m}C${cx - 0.62 * a} ${y0 - 0.16 * m} ${cx - 0.5 * a} ${y0 - 0.06 * m} ${cx - 0.36 * a} ${y0 - 0.1 * m}S${cx - 0.26 * a} ${y0 - 0.3 * m} ${cx - 0.34 * a} ${y0 - 0.3 * m}`,
      ),
      fold(
        `M${cx - 0.06 * a} ${top - 0.2 * m}C${cx - 0.16 * a} ${top + 0.16 * m} ${cx + 0.06 * a} ${top + 0.16 * m} ${cx + 0.03 * a} ${y0 - 0.18 * m}Q${cx} ${y0 - 0.06 * m} ${cx - 0.1 * a} ${y0 - 0.06 * m}`,
      ),
      fold(
        `M${cx + 0.62 * a} ${top - 0.06 * m}C${cx + 0.4 * a} ${top + 0.1 * m} ${cx + 0.46 * a} ${y0 - 0.1 * m} ${cx + 0.26 * a} ${y0 - 0.12 * m}`,
      ),
      fold(
        `M${cx - 0.84 * a} ${y1 + 0.06 * m}C${cx - 0.5 * a} ${y1 + 0.02 * m} ${cx - 0.46 * a} ${y1 + 0.2 * m} ${cx - 0.16 * a} ${y1 + 0.12 * m}`,
      ),
      fold(
        `M${cx + 0.74 * a} ${y1 + 0.02 * m}C${cx + 0.5 * a} ${y1 + 0.02 * m} ${cx + 0.48 * a} ${y1 + 0.18 * m} ${cx + 0.16 * a} ${y1 + 0.1 * m}`,
      ),
    ];
    const clear = grow(cerebrum, 12);
    const [ex, ey] = [cx + 0.5 * a, y1 + under + 0.06 * m];
    const cerebellum = ellipse(ex, ey, 0.5 * m, 0.34 * m);
    const furrows = [0.02, 0.17].map((d) =>
      stroke(parse(`M${ex - m} ${ey + d * m}Q${ex} ${ey + (d + 0.16) * m} ${ex + m} ${ey + d * m}`), 11),
    );
    const stem = subtract(
      stroke(
        parse(
          `M${ex - 0.62 * m} ${y1 + under - 0.1 * m}Q${ex - 0.5 * m} ${y1 + under + 0.3 * m} ${ex - 0.34 * m} ${y1 + under + 0.62 * m}`,
        ),
        0.24 * m,
      ),
      grow(cerebellum, 11),
    );
    return {
      plate: subtract(cerebrum, ...folds),
      second: subtract(union(stem, subtract(cerebellum, ...furrows)), clear),
    };
  },
};
