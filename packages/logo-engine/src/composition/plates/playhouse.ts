/** Plates of who dances, plays and sings before others. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A music box, its dancer on its lid. */
export const musicBox: Plate = {
  about: ['ballet-shoes', 'tutu'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, size: m } = bodyAround(held, 0.42, 0.32);
    const slab = (y: number, deep: number, out: number) =>
      rect(x0 - out * m, y, w + 2 * out * m, deep * m, 0.06 * m);
    const [lid, low] = [y0 - GAP - 0.16 * m, y1 + GAP];
    const foot = (x: number) => rect(x - 0.17 * m, low + 0.06 * m, 0.34 * m, 0.24 * m, 0.08 * m);
    const base = union(slab(low, 0.16, 0.12), foot(x0 + 0.16 * m), foot(x1 - 0.16 * m));
    const floor = lid - GAP;
    const d = 0.86 * m;
    const at = (x: number, y: number) => `${cx + x * d} ${floor + y * d}`;
    const half = union(
      parse(`M${at(0, -0.72)}L${at(0.1, -0.98)}Q${at(0.1, -1.05)} ${at(0, -1.05)}Z`),
      stroke(parse(`M${at(0.07, -1.02)}C${at(0.46, -1.1)} ${at(0.5, -1.46)} ${at(0.06, -1.62)}`), 0.115 * d),
    );
    const skirt = parse(
      `M${at(-0.1, -0.82)}H${cx + 0.1 * d}C${at(0.3, -0.8)} ${at(0.5, -0.7)} ${at(0.6, -0.6)}Q${at(0.62, -0.5)} ${at(0.48, -0.5)}Q${at(0.4, -0.43)} ${at(0.28, -0.47)}Q${at(0.14, -0.39)} ${at(0, -0.45)}Q${at(-0.14, -0.39)} ${at(-0.28, -0.47)}Q${at(-0.4, -0.43)} ${at(-0.48, -0.5)}Q${at(-0.62, -0.5)} ${at(-0.6, -0.6)}C${at(-0.5, -0.7)} ${at(-0.3, -0.8)} ${at(-0.1, -0.82)}Z`,
    );
    const legs = union(
      polygon(
        [
          [cx - 0.085 * d, floor - 0.5 * d],
          [cx + 0.085 * d, floor - 0.5 * d],
          [cx + 0.055 * d, floor + 2],
          [cx - 0.055 * d, floor + 2],
        ],
        0.01 * d,
      ),
      stroke(parse(`M${at(0, -0.42)}L${at(0.2, -0.3)}L${at(0.03, -0.16)}`), 0.1 * d, { join: 'round' }),
    );
    const head = union(circle(cx, floor - 1.2 * d, 0.14 * d), circle(cx, floor - 1.38 * d, 0.08 * d));
    const stand = parse(
      `M${at(-0.24, 0)}Q${at(-0.22, -0.11)} ${at(-0.1, -0.11)}H${cx + 0.1 * d}Q${at(0.22, -0.11)} ${at(0.24, 0)}Z`,
    );
    const dancer = union(half, mirror(half, cx), skirt, legs, head, stand);
    return { plate: concat(slab(lid, 0.16, 0.12), rect(x0, y0, w, y1 - y0, 0.04 * m), base), second: dancer };
  },
};

/** A puppet made of a sock, which speaks. */
export const sockPuppet: Plate = {
  about: ['puppet'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: m } = bodyAround(held, 0.34, 0.3);
    const at = (x: number, y: number) => `${x1 + x * h} ${y0 + y * h}`;
    const skull = ellipse(x1 + 0.46 * h, y0 + 0.12 * h, 0.74 * h, 0.5 * h);
    const jaw = ellipse(x1 + 0.36 * h, y1 - 0.08 * h, 0.66 * h, 0.3 * h);
    const mouth = parse(
      `M${at(0.26, 0.6)}C${at(0.6, 0.62)} ${at(1, 0.5)} ${at(1.5, 0.4)}V${y1 - 0.1 * h}C${at(1, 0.84)} ${at(0.6, 0.78)} ${at(0.26, 0.6)}Z`,
    );
    const eyes = [0.26, 0.66].map((x) => circle(x1 + x * h, y0 - 0.38 * h, 0.21 * h));
    const pupils = [0.32, 0.72].map((x) => circle(x1 + x * h, y0 - 0.36 * h, 0.1 * h));
    const button = circle(x1 + 1.17 * h, y0 + 0.04 * h, 0.13 * h);
    const hair = [
      [-0.36, -0.1, 0.15],
      [-0.2, -0.28, 0.17],
      [-0.02, -0.14, 0.15],
    ].map(([x = 0, y = 0, r = 0]) => circle(x1 + x * h - 0.02 * h, y0 + y * h, r * h));
    const face = union(rect(x0, y0, x1 + 0.4 * h - x0, h), skull, jaw);
    const sock = subtract(softened(subtract(face, mouth), 6), grow(union(...eyes, button), 11));
    const cuff = rect(x0 - GAP - 0.34 * m, y0 - 0.07 * m, 0.34 * m, h + 0.14 * m, 0.1 * m);
    return {
      plate: concat(sock, subtract(cuff, rect(x0 - GAP - 0.17 * m - 6, y0 - m, 12, h + 2 * m))),
      second: concat(
        subtract(union(...hair), grow(union(face, ...eyes), 11)),
        subtract(union(...eyes), ...pupils),
        button,
      ),
    };
  },
};

/** A stage between its loudspeakers, a microphone on it. */
export const concertStage: Plate = {
  about: ['stage-microphone'],
  aspect: [1.1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, cx, size: m } = bodyAround(held, 0.32, 0.32);
    const [tower, top] = [0.72 * m, y0 - 0.62 * m];
    const speaker = (x: number) => {
      const mid = x + tower / 2;
      const low = y1 - 0.4 * m;
      return subtract(
        rect(x, top, tower, y1 - top, 0.1 * m),
        subtract(circle(mid, low, 0.25 * m), circle(mid, low, 0.1 * m)),
        circle(mid, Math.min(top + 0.34 * m, low - 0.52 * m), 0.14 * m),
      );
    };
    const step = rect(
      x0 - GAP - tower - 0.12 * m,
      y1 + GAP,
      w + 2 * (GAP + tower + 0.12 * m),
      0.16 * m,
      0.06 * m,
    );
    const floor = y0 - GAP;
    const base = subtract(ellipse(cx, floor, 0.36 * m, 0.17 * m), rect(cx - m, floor, 2 * m, m));
    const mic = rotate(
      union(
        subtract(ellipse(cx, floor - 1.2 * m, 0.28 * m, 0.29 * m), rect(cx - m, floor - 1.12 * m, 2 * m, 11)),
        polygon(
          [
            [cx - 0.19 * m, floor - 0.92 * m],
            [cx + 0.19 * m, floor - 0.92 * m],
            [cx + 0.11 * m, floor - 0.36 * m],
            [cx - 0.11 * m, floor - 0.36 * m],
          ],
          0.05 * m,
        ),
      ),
      26,
      cx,
      floor - 0.62 * m,
    );
    const pole = rect(cx - 0.06 * m, floor - 0.62 * m, 0.12 * m, 0.6 * m);
    return {
      plate: concat(rect(x0, y0, w, y1 - y0, 0.04 * m), speaker(x0 - GAP - tower), speaker(x1 + GAP), step),
      second: union(pole, base, mic),
    };
  },
};

/** A hall of martial arts under its swept roof. */
export const dojoHall: Plate = {
  about: ['martial-belt', 'karate-kick', 'judogi'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide: w, high: h, cx, size: m } = bodyAround(held, 0.36, 0.3);
    const wall = rect(x0, y0, w, h, 0.02 * m);
    const thick = 0.22 * m;
    const post = (x: number) => rect(x, y0, thick, h, 0.03 * m);
    const eave = y0 - GAP;
    const half = (way: 1 | -1) => {
      const at = (dx: number, y: number) => `${(way > 0 ? x1 : x0) + way * dx * m} ${eave + y * m}`;
      return parse(
        `M${cx - way} ${eave}H${cx + way * (w / 2 + 0.36 * m)}Q${at(0.66, -0.02)} ${at(0.88, -0.24)}Q${at(0.94, -0.31)} ${at(0.84, -0.33)}C${at(0.5, -0.36)} ${at(0.2, -0.5)} ${at(0.02, -0.86)}L${at(0.12, -0.86)}Q${at(0.2, -1.08)} ${at(0.02, -1.04)}Q${at(-0.14, -1.0)} ${at(-0.3, -1.0)}H${cx - way}Z`,
      );
    };
    const roof = softened(union(half(1), half(-1)), 2);
    const ridge = rect(x0 - m, eave - 0.82 * m, w + 2 * m, 11);
    const step = (y: number, out: number) => rect(x0 - out * m, y, w + 2 * out * m, 0.17 * m, 0.04 * m);
    return {
      plate: concat(
        wall,
        post(x0 - GAP - thick),
        post(x1 + GAP),
        step(y1 + GAP, 0.42),
        step(y1 + 2 * GAP + 0.17 * m, 0.64),
      ),
      second: subtract(roof, ridge),
    };
  },
};
