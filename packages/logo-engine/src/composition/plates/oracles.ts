/** Plates of who reads stars, sells roses, translates and makes tubs. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { arc, circle, leaf, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** An arched window onto a night of moon and stars. */
export const nightArch: Plate = {
  about: ['moon-stars'],
  aspect: [0.9, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size } = bodyAround(held, 0.36, 0.3, 0.36);
    const m = Math.min(size, 1.05 * high);
    const rise = Math.min(0.5 * wide, 0.9 * m);
    const arch = (out: number): Path =>
      parse(
        `M${x0 - out} ${y1 + out}V${y0}C${x0 - out} ${y0 - 0.62 * (rise + out)} ${cx - 0.3 * wide} ${y0 - rise - out} ${cx} ${y0 - rise - out}S${x1 + out} ${y0 - 0.62 * (rise + out)} ${x1 + out} ${y0}V${y1 + out}Z`,
      );
    const y = y0 - 0.44 * rise + 0.06 * m;
    const r = 0.36 * rise + 0.02 * m;
    const moon = subtract(circle(cx, y, r), circle(cx + 0.42 * r, y - 0.26 * r, 0.8 * r));
    const side = Math.min(0.3 * wide, 0.72 * m);
    const stars = [
      star(cx - side, y + 0.16 * m, 0.12 * m, 0.05 * m, 4),
      star(cx + side, y + 0.14 * m, 0.14 * m, 0.055 * m, 4),
      star(cx + 0.36 * r, y - 0.1 * r, 0.1 * m, 0.042 * m, 4),
    ];
    const rim = Math.max(16, 0.1 * m);
    const frame = subtract(arch(gap + rim), arch(gap));
    const sill = rect(
      x0 - gap - rim - 0.12 * m,
      y1 + gap - 2,
      wide + 2 * (gap + rim + 0.12 * m),
      rim + 0.06 * m,
      0.04 * m,
    );
    return { plate: concat(subtract(arch(0), moon, ...stars), union(frame, sill)) };
  },
};

/** A round box heaped with roses. */
export const roseBox: Plate = {
  about: ['bouquet', 'rose'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, cx, size } = bodyAround(held, 0.36, 0.34, 0.34);
    const m = Math.min(size, 1.05 * high);
    const sag = 0.14 * m;
    const box = parse(
      `M${x0} ${y0}Q${cx} ${y0 + sag * 0.4} ${x1} ${y0}L${x1 - 0.06 * m} ${y1 - 0.02 * m}Q${cx} ${y1 + 2 * sag} ${x0 + 0.06 * m} ${y1 - 0.02 * m}Z`,
    );
    const count = Math.max(2, Math.round(wide / (0.74 * m)));
    const r = (wide + 0.16 * m) / (2 * count) + 3;
    const y = y0 - gap - 0.66 * r;
    const at = Array.from({ length: count }, (_, i) => x0 - 0.08 * m + r - 3 + i * (2 * r - 6));
    const coil = (x: number) =>
      stroke(
        concat(
          arc(x + 0.04 * r, y, 0.2 * r, -30, 150),
          arc(x - 0.05 * r, y - 0.05 * r, 0.3 * r, 150, 330),
          arc(x - 0.04 * r, y + 0.02 * r, 0.58 * r, 10, 170),
          arc(x + 0.04 * r, y + 0.02 * r, 0.68 * r, 200, 320),
        ),
        11,
      );
    const under = rect(x0 - m, y0 - gap, wide + 2 * m, 4 * m);
    const heads = at.map((x) => circle(x, y, r - gap / 2));
    const roses = heads.map((head, i) => subtract(head, coil(at[i] ?? 0), under));
    const leaves = at.slice(1).map((x) => leaf(x - r + 3, y, x - r + 3, y - 1.5 * r, 0.32, 0.42));
    const side = leaf(x1 - 0.2 * m, y, x1 + 0.5 * m, y - 0.62 * m, 0.3, 0.5);
    const green = subtract(
      union(...leaves, side, mirror(side, cx)),
      ...at.map((x) => circle(x, y, r + gap / 2)),
      under,
    );
    return { plate: concat(box, ...roses), second: green };
  },
};

/** Two tongues: a bubble, and a smaller one with a sign of the east. */
export const twoTongueBubbles: Plate = {
  about: ['translate', 'two-tongues'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size } = bodyAround(held, 0.42, 0.46, 0.4);
    const m = Math.min(size, 1.05 * high);
    const body = union(
      rect(x0, y0, wide, high, 0.3 * m),
      polygon(
        [
          [x0 + 0.24 * m, y1 - 0.1 * m],
          [x0 + 0.8 * m, y1 - 0.1 * m],
          [x0 + 0.16 * m, y1 + 0.42 * m],
        ],
        0.04 * m,
      ),
    );
    const [w, h] = [0.92 * m, 0.78 * m];
    const [bx, by] = [x1 - w + 0.24 * m, y0 - h + 0.06 * m];
    const small = union(
      rect(bx, by, w, h, 0.22 * m),
      polygon(
        [
          [bx + w - 0.4 * m, by + h - 0.06 * m],
          [bx + w - 0.1 * m, by + h - 0.06 * m],
          [bx + w - 0.06 * m, by + h + 0.24 * m],
        ],
        0.03 * m,
      ),
    );
    const [cx, cy] = [bx + w / 2, by + h / 2];
    const thick = Math.max(11, 0.075 * m);
    const at = (...points: readonly (readonly [number, number])[]) =>
      points.map(([x, y]) => `${cx + x * m} ${cy + y * m}`);
    const strokes = [
      `M${at([0, -0.27], [0, -0.17]).join('L')}`,
      `M${at([-0.25, -0.13], [0.25, -0.13]).join('L')}`,
      `M${at([0.13, -0.13])}Q${at([0.04, 0.14], [-0.24, 0.24]).join(' ')}`,
      `M${at([-0.13, -0.13])}Q${at([-0.04, 0.14], [0.24, 0.24]).join(' ')}`,
    ].map((d) => stroke(parse(d), thick));
    return { plate: subtract(body, grow(small, gap)), second: subtract(small, union(...strokes)) };
  },
};

/** A tub of plastic, its lid held down by clips. */
export const clipLidTub: Plate = {
  about: ['plastic-mould'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, high, cx, size } = bodyAround(held, 0.4, 0.36, 0.36);
    const m = Math.min(size, 1.05 * high);
    const tub = polygon(
      [
        [x0 - 0.04 * m, y0],
        [x1 + 0.04 * m, y0],
        [x1 - 0.06 * m, y1 + 0.1 * m],
        [x0 + 0.06 * m, y1 + 0.1 * m],
      ],
      0.18 * m,
    );
    const square = rect(x0 - 0.04 * m, y0, wide + 0.08 * m, 0.3 * m);
    const low = y0 - gap;
    const lid = union(
      rect(x0 - 0.22 * m, low - 0.2 * m, wide + 0.44 * m, 0.2 * m, 0.07 * m),
      polygon(
        [
          [x0 + 0.12 * m, low - 0.36 * m],
          [x1 - 0.12 * m, low - 0.36 * m],
          [x1 + 0.02 * m, low - 0.16 * m],
          [x0 - 0.02 * m, low - 0.16 * m],
        ],
        0.06 * m,
      ),
    );
    const clip = subtract(
      rect(x0 - 0.3 * m, low - 0.12 * m, 0.2 * m, 0.46 * m, 0.07 * m),
      grow(union(tub, square), gap),
    );
    return { plate: union(tub, square), second: union(lid, clip, mirror(clip, cx)) };
  },
};
