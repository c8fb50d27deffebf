/** Plates of who picks grapes, signs with the hands, sells phone cases and shoes of feast. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, scale, translate } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bunch of grapes, a leaf at its stalk. */
export const leafyGrapes: Plate = {
  about: ['grape-bunch', 'grapes'],
  aspect: [0.9, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.2, 0.16);
    const m = Math.min(size, 1.1 * h);
    const n = Math.max(4, Math.round(wide / (0.5 * m)));
    const pitch = wide / n;
    const r = pitch / 2;
    const tall = Math.max(2, Math.round(h / pitch));
    const step = h / tall;
    const sides = Array.from({ length: tall }, (_, i) => y0 + (i + 0.5) * step).flatMap((y) => [
      circle(x0 + 0.04 * m, y, Math.max(r, step / 2) * 1.04),
      circle(x1 - 0.04 * m, y, Math.max(r, step / 2) * 1.04),
    ]);
    const crown = Array.from({ length: n }, (_, i) =>
      circle(x0 + (i + 0.5) * pitch, y0 + 0.02 * m, r * 1.04),
    );
    const core = union(rect(x0, y0, wide, h), ...sides, ...crown);
    const d = (pitch - gap) / 2;
    const rows = Array.from({ length: Math.min(4, n - 1) }, (_, k) => {
      const count = Math.max(1, n - k - (n > 5 ? k : 0));
      return Array.from({ length: count }, (_, i) =>
        circle(
          cx + (i - (count - 1) / 2) * pitch,
          y1 + 0.1 * m + k * pitch * 0.86,
          d + (k === 0 ? gap / 2 : 0),
        ),
      );
    });
    const [first = [], ...rest] = rows;
    const body = union(core, ...first);
    const berries = rest.flat().map((berry) => subtract(berry, grow(body, gap * 0.9)));
    const top = y0 - r - gap;
    const stalk = stroke(
      parse(
        `M${cx} ${top + 0.1 * m}C${cx} ${top - 0.16 * m} ${cx - 0.04 * m} ${top - 0.3 * m} ${cx - 0.18 * m} ${top - 0.46 * m}`,
      ),
      0.13 * m,
    );
    const foliage = softened(
      union(
        leaf(cx + 0.02 * m, top, cx + 0.92 * m, top - 0.24 * m, 0.3, 0.45),
        leaf(cx + 0.02 * m, top, cx + 0.6 * m, top - 0.62 * m, 0.26, 0.5),
        leaf(cx + 0.1 * m, top - 0.02 * m, cx + 0.7 * m, top + 0.06 * m, 0.2, 0.5),
      ),
      2,
    );
    return {
      plate: concat(body, ...berries),
      second: subtract(union(stalk, foliage), grow(body, gap)),
    };
  },
};

/** A hand whose fingers sign. */
export const signingHand: Plate = {
  about: ['sign-language'],
  aspect: [0.9, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cx, size } = bodyAround(held, 0.28, 0.3, 0.26);
    const m = Math.min(size, 1.1 * h);
    const f = (wide - 3 * gap) / 4;
    const reach = Math.max(0.8 * m, 1.1 * f);
    const finger = (i: number, out: number) =>
      rect(x0 + i * (f + gap), y0 - out, f, out + 0.3 * m, Math.min(f / 2, 0.24 * m));
    const palm = filleted(
      union(
        parse(
          `M${x0} ${y0}H${x1}V${y1 - 0.2 * m}C${x1} ${y1 + 0.16 * m} ${x1 - 0.24 * wide} ${y1 + 0.1 * m} ${cx + 0.27 * wide} ${y1 + 0.36 * m}H${cx - 0.27 * wide}C${x0 + 0.24 * wide} ${y1 + 0.1 * m} ${x0} ${y1 + 0.16 * m} ${x0} ${y1 - 0.2 * m}Z`,
        ),
        finger(0, reach),
        finger(3, reach * 0.84),
        finger(1, 0.24 * m),
        finger(2, 0.22 * m),
        stroke(
          parse(
            `M${x0 + 0.1 * m} ${y1 - 0.14 * m}C${x0 - 0.2 * m} ${y1 - 0.2 * m} ${x0 - 0.36 * m} ${y1 - 0.5 * m} ${x0 - 0.56 * m} ${y1 - 0.74 * m}`,
          ),
          Math.min(f, 0.4 * m),
        ),
      ),
      0.04 * m,
    );
    const folds = [1, 2, 3].map((i) =>
      rect(x0 + i * (f + gap) - gap, y0 - 2 * reach, gap, 2 * reach + 0.08 * m, gap / 2),
    );
    const cuff = rect(
      cx - 0.27 * wide - 0.14 * m,
      y1 + 0.36 * m + gap,
      0.54 * wide + 0.28 * m,
      0.26 * m,
      0.07 * m,
    );
    return { plate: subtract(palm, ...folds), second: cuff };
  },
};

/** A card that hangs in a shop, a phone's case on it. */
export const cardedCase: Plate = {
  about: ['phone-case'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, y0, y1, wide, high: h, gap, size } = bodyAround(held, 0.36, 0.3);
    const m = Math.min(size, 1.05 * h);
    const tall = Math.max(h + 0.1 * m, 1.36 * m);
    const top = (y0 + y1) / 2 - tall / 2;
    const low = top + tall;
    const phone = 0.58 * tall;
    const end = x0 + wide + phone + 0.2 * m;
    const mid = (x0 + end) / 2;
    const card = union(
      rect(x0, top, end - x0, tall, 0.12 * m),
      rect(mid - 0.5 * m, top - 0.34 * m, m, 0.6 * m, 0.14 * m),
    );
    const hook = union(
      rect(mid - 0.24 * m, top - 0.17 * m, 0.48 * m, 0.11 * m, 0.055 * m),
      circle(mid, top - 0.15 * m, 0.1 * m),
    );
    const [px, py] = [x0 + wide + 0.02 * m, top + 0.12 * m];
    const shell = rect(px, py, phone, low - 0.12 * m - py, 0.14 * m);
    const eye = 0.1 * phone;
    const lens = rect(px + 0.11 * phone, py + 0.11 * phone, 0.44 * phone, 0.44 * phone, 0.12 * phone);
    const lenses = [
      circle(px + 0.23 * phone, py + 0.23 * phone, eye),
      circle(px + 0.43 * phone, py + 0.43 * phone, eye),
    ];
    return {
      plate: subtract(filleted(card, 0.06 * m), hook, grow(shell, gap)),
      second: subtract(shell, subtract(lens, ...lenses)),
    };
  },
};

/** A high-heeled shoe, its toe to the left, in a square of 100 whose floor is at 78. */
const pump = (): Path =>
  filleted(
    parse(
      'M2 71C12 60 25 58 36 46C39 42 43 42 47 44C60 44 72 30 79 10Q82 5 88 7C97 16 98 26 97 40L99 78H91L87 48C74 48 62 58 52 69C46 76 38 78 28 78H6Q0 78 2 71Z',
    ),
    2,
  );

/** A high-heeled shoe on a cushion with tassels. */
export const heelCushion: Plate = {
  about: ['high-heel'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, cx, cy, size } = bodyAround(held, 0.36, 0.34);
    const m = Math.min(size, 1.05 * h);
    const [out, lift] = [0.2 * m, 0.1 * m];
    const cushion = softened(
      parse(
        `M${x0 - out} ${y0 - 0.02 * m}Q${cx} ${y0 - lift - 0.06 * m} ${x1 + out} ${y0 - 0.02 * m}Q${x1 - 0.06 * m} ${cy} ${x1 + out} ${y1 + 0.02 * m}Q${cx} ${y1 + lift + 0.06 * m} ${x0 - out} ${y1 + 0.02 * m}Q${x0 + 0.06 * m} ${cy} ${x0 - out} ${y0 - 0.02 * m}Z`,
      ),
      0.06 * m,
    );
    const tassels = [x0 - out, x1 + out].flatMap((x) => {
      const way = x < cx ? -1 : 1;
      return [y0, y1].map((y) => {
        const [kx, ky] = [x + way * 0.06 * m, y + (y === y0 ? -0.01 : 0.01) * m];
        return union(
          circle(kx, ky, 0.11 * m),
          polygon(
            [
              [kx - 0.07 * m, ky + 0.08 * m],
              [kx + 0.07 * m, ky + 0.08 * m],
              [kx + 0.15 * m, ky + 0.42 * m],
              [kx - 0.15 * m, ky + 0.42 * m],
            ],
            0.03 * m,
          ),
        );
      });
    });
    const s = 1.3 * m;
    const floor = y0 - 0.06 * m - gap;
    const shoe = translate(scale(pump(), s / 100), cx - s / 2, floor - 0.78 * s);
    return { plate: union(cushion, ...tassels), second: subtract(shoe, grow(cushion, gap * 0.8)) };
  },
};
