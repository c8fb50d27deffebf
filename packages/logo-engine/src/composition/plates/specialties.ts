/** Plates of nougat, of barrels and of the agave. */
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** An almond, its tip up. */
const almond = (x: number, y: number, s: number, turn: number): Path =>
  rotate(leaf(x, y - s, x, y + s, 0.36, 0.62), turn, x, y);

/** A tablet of almond nougat, half out of its wrapper, a piece broken off. */
export const openTurron: Plate = {
  about: ['nougat'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.34, 0.34);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.06 * m];
    const teeth = Math.max(3, Math.round(high / (0.36 * m)));
    const tear = Array.from({ length: 2 * teeth }, (_, i): [number, number] => [
      r + (i % 2 === 0 ? 0.24 * m : 0),
      y0 - 0.08 * m + ((i + 0.5) * (high + 0.16 * m)) / (2 * teeth),
    ]);
    const wrapper = softened(
      polygon([
        [l, y0 - 0.08 * m],
        [r + 0.06 * m, y0 - 0.08 * m],
        ...tear,
        [r + 0.06 * m, y1 + 0.08 * m],
        [l, y1 + 0.08 * m],
      ]),
      3,
    );
    const fold = rect(l - GAP - 0.2 * m, y0 + 0.04 * m, 0.2 * m, high - 0.08 * m, 0.05 * m);
    const end = r + 1.2 * m;
    const bites = [
      circle(end + 0.02 * m, y0 + 0.06 * m, 0.26 * m),
      circle(end - 0.34 * m, y0 - 0.06 * m, 0.2 * m),
      circle(end + 0.12 * m, y0 + 0.4 * m, 0.2 * m),
    ];
    const tablet = softened(
      subtract(rect(r - 0.3 * m, y0 + 0.02 * m, end - r + 0.3 * m, high - 0.04 * m, 0.07 * m), ...bites),
      3,
    );
    const s = Math.min(0.2 * m, 0.15 * high);
    const nuts = [
      almond(r + 0.56 * m, y0 + 0.3 * high, s, 40),
      almond(r + 0.9 * m, y0 + 0.62 * high, 0.95 * s, -30),
      almond(r + 0.54 * m, y0 + 0.78 * high, 0.95 * s, 74),
    ];
    return {
      plate: concat(wrapper, fold),
      second: subtract(tablet, grow(wrapper, GAP), ...nuts),
    };
  },
};

/** A barrel that stands, its hoops apart from its staves. */
export const standingBarrel: Plate = {
  about: ['barrel', 'wine-barrel', 'brandy', 'cider', 'vermouth'],
  aspect: [0.9, 1.9],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, wide, size: m } = bodyAround(held, 0.3, 0.24);
    const [band, end, g] = [0.22 * m, 0.2 * m, GAP];
    const half = wide / 2 - 0.04 * m;
    const [top, low] = [y0 - g - band - g - end, y1 + g + band + g + end];
    const belly = 0.56 * m;
    const side = (by: number) =>
      parse(
        `M${cx - half - by} ${top}H${cx + half + by}Q${cx + half + belly + by} ${cy} ${cx + half + by} ${low}H${cx - half - by}Q${cx - half - belly - by} ${cy} ${cx - half - by} ${top}Z`,
      );
    const across = (from: number, to: number) => rect(x0 - 2 * m, from, x1 - x0 + 4 * m, to - from);
    const staves = [top, y1 + 2 * g + band].map((y) => across(y, y + end));
    const wood = intersect(side(0), union(across(y0, y1), ...staves));
    const hoops = union(across(y0 - g - band, y0 - g), across(y1 + g, y1 + g + band));
    const seams = [-1, 0, 1].flatMap((i) =>
      [top - 1, low - end - 1].map((y) => rect(cx + i * 0.5 * half - 5.5, y, 11, end + 2)),
    );
    return {
      plate: softened(subtract(wood, ...seams), 2),
      second: softened(intersect(side(0.05 * m), hoops), 3),
    };
  },
};

/** The heart of an agave, its leaves cut short. */
export const agaveHeart: Plate = {
  about: ['agave'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, y0, cx, cy, wide, high, size: m } = bodyAround(held, 0.28, 0.26);
    const [rx, ry] = [wide / 2 + 0.36 * m, high / 2 + 0.66 * m];
    const heart = parse(
      `M${cx - rx} ${cy}C${cx - rx} ${cy - 0.7 * ry} ${cx - 0.6 * rx} ${cy - ry} ${cx} ${cy - ry}C${cx + 0.6 * rx} ${cy - ry} ${cx + rx} ${cy - 0.7 * ry} ${cx + rx} ${cy}C${cx + rx} ${cy + 0.7 * ry} ${cx + 0.6 * rx} ${cy + ry} ${cx} ${cy + ry}C${cx - 0.6 * rx} ${cy + ry} ${cx - rx} ${cy + 0.7 * ry} ${cx - rx} ${cy}Z`,
    );
    const t = Math.max(11, 0.075 * m);
    const step = 0.44 * m;
    const lines = Array.from({ length: 16 }, (_, i) => {
      const x = cx + (i - 7.5) * step;
      const tall = 2 * ry;
      return [-1, 1].map((s) =>
        stroke(parse(`M${x - s * 0.6 * tall} ${cy - tall}L${x + s * 0.6 * tall} ${cy + tall}`), t),
      );
    }).flat();
    const bare = rect(x0 - m, y0 - 0.02 * m, wide + 2 * m, high + 0.04 * m);
    const cut = subtract(intersect(union(...lines), shrink(heart, 0.13 * m)), bare);
    const blades = [-66, -40, -14, 14, 40, 66].map((turn) => {
      const [x, y] = [cx + (turn / 66) * 0.62 * rx, cy - ry * (1 - 0.24 * (turn / 66) ** 2)];
      return rotate(
        polygon(
          [
            [x - 0.22 * m, y + 0.2 * m],
            [x - 0.15 * m, y - 0.46 * m],
            [x + 0.15 * m, y - 0.46 * m],
            [x + 0.22 * m, y + 0.2 * m],
          ],
          0.05 * m,
        ),
        turn * 0.7,
        x,
        y,
      );
    });
    return {
      plate: subtract(heart, cut),
      second: subtract(union(...blades), grow(heart, GAP)),
    };
  },
};

/** A wooden box of nougat, its tablets standing in it. */
export const turronBox: Plate = {
  about: ['nougat'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.36, 0.28);
    const [l, r] = [x0 - 0.1 * m, x1 + 0.1 * m];
    const box = rect(l, y0, r - l, y1 - y0, 0.06 * m);
    const feet = [l + 0.06 * m, r - 0.46 * m].map((x) => rect(x, y1 - 0.1 * m, 0.4 * m, 0.26 * m, 0.05 * m));
    const floor = y0 - GAP;
    const count = Math.max(3, Math.round(wide / (0.86 * m)));
    const pitch = (wide + 0.06 * m) / count;
    const tablets = Array.from({ length: count }, (_, i) => {
      const [x, tall, s] = [x0 - 0.03 * m + i * pitch, (0.66 + 0.24 * (i % 2)) * m, 0.16 * m];
      const [cx, w] = [x + pitch / 2, pitch - GAP];
      const nuts = [
        almond(cx - 0.16 * w, floor - tall + 0.27 * m, s, 34),
        almond(cx + 0.2 * w, floor - tall + 0.48 * m, 0.9 * s, -40),
      ];
      const slab = union(
        rect(cx - w / 2, floor - tall, w, tall, 0.08 * m),
        rect(cx - w / 2, floor - 0.2 * m, w, 0.2 * m),
      );
      return subtract(slab, ...nuts.slice(0, tall > 0.7 * m ? 2 : 1));
    });
    return { plate: union(box, ...feet), second: concat(...tablets) };
  },
};
