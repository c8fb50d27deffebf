/** Plates of who catches, tins and freezes what comes from the sea. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, leaf, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** An octopus, the name on its head, its arms under it. */
export const octopus: Plate = {
  about: ['octopus'],
  aspect: [1, 2.5],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.2, 0.2);
    const [l, r, top] = [x0 - 0.2 * m, x1 + 0.2 * m, y0 - 0.4 * m];
    const neck = y1 + 0.33 * m;
    const half = r - cx;
    const head = parse(
      `M${l + 0.12 * half} ${neck}C${l - 0.02 * m} ${y1} ${l - 0.06 * m} ${y1 - 0.1 * m} ${l - 0.06 * m} ${(y0 + y1) / 2 - 0.1 * m}C${l - 0.06 * m} ${top + 0.16 * m} ${cx - 0.5 * half} ${top} ${cx} ${top}C${cx + 0.5 * half} ${top} ${r + 0.06 * m} ${top + 0.16 * m} ${r + 0.06 * m} ${(y0 + y1) / 2 - 0.1 * m}C${r + 0.06 * m} ${y1 - 0.1 * m} ${r + 0.02 * m} ${y1} ${r - 0.12 * half} ${neck}Z`,
    );
    const eyes = [-1, 1].map((way) => circle(cx + way * 0.32 * m, y1 + 0.17 * m, Math.max(9, 0.08 * m)));
    const t = 0.2 * m;
    const arms = [
      `M${r - 0.16 * half} ${neck - 0.12 * m}C${r + 0.1 * m} ${neck + 0.14 * m} ${r + 0.44 * m} ${neck + 0.14 * m} ${r + 0.46 * m} ${neck - 0.12 * m}C${r + 0.46 * m} ${neck - 0.28 * m} ${r + 0.26 * m} ${neck - 0.28 * m} ${r + 0.26 * m} ${neck - 0.14 * m}`,
      `M${cx + 0.62 * half} ${neck - 0.1 * m}C${cx + 0.66 * half} ${neck + 0.3 * m} ${r - 0.06 * m} ${neck + 0.52 * m} ${r + 0.22 * m} ${neck + 0.42 * m}C${r + 0.36 * m} ${neck + 0.36 * m} ${r + 0.3 * m} ${neck + 0.2 * m} ${r + 0.18 * m} ${neck + 0.24 * m}`,
      `M${cx + 0.22 * half} ${neck - 0.1 * m}C${cx + 0.22 * half} ${neck + 0.2 * m} ${cx + 0.24 * half} ${neck + 0.56 * m} ${cx + 0.5 * half} ${neck + 0.56 * m}C${cx + 0.5 * half + 0.16 * m} ${neck + 0.56 * m} ${cx + 0.5 * half + 0.16 * m} ${neck + 0.38 * m} ${cx + 0.5 * half + 0.03 * m} ${neck + 0.4 * m}`,
    ].map((d) => stroke(parse(d), t));
    const side = union(...arms);
    return { plate: subtract(union(head, side, mirror(side, cx)), ...eyes) };
  },
};

/** An open mussel, the name on the shell in front, the flesh behind it. */
export const musselShell: Plate = {
  about: ['mussel', 'mussel-pot'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, cy, size: m } = bodyAround(held, 0.2, 0.24);
    const [l, r, top, low] = [x0 - 0.5 * m, x1 + 0.56 * m, y0 - 0.22 * m, y1 + 0.16 * m];
    const outline = (out: number) =>
      parse(
        `M${l - 0.1 * m} ${cy + 0.16 * m}C${l - 0.1 * m} ${cy} ${l + 0.06 * m} ${cy - 0.02 * m} ${l + 0.2 * m} ${cy - 0.2 * m}C${x0} ${y0} ${x0 + 0.2 * m} ${top} ${cx + 0.1 * m} ${top}C${x1 + 0.1 * m} ${top} ${r - out} ${y0 + 0.02 * m} ${r - out} ${cy + 0.04 * m}C${r - out} ${low - 0.12 * m} ${x1 + 0.1 * m} ${low} ${cx + 0.1 * m} ${low}C${x0 + 0.1 * m} ${low} ${l + 0.16 * m} ${y1 + 0.06 * m} ${l} ${cy + 0.32 * m}C${l - 0.06 * m} ${cy + 0.26 * m} ${l - 0.1 * m} ${cy + 0.22 * m} ${l - 0.1 * m} ${cy + 0.16 * m}Z`,
      );
    const shell = outline(0);
    const t = Math.max(11, 0.055 * m);
    const end = rect(x1 - 0.1 * m, y0 + 0.05 * m, 2 * m, y1 - y0 - 0.1 * m);
    const rings = [0.16].map((out) => intersect(stroke(outline(out * m), t), end));
    const open = Math.min(15, (m * 15) / wide + 6);
    const lid = rotate(shell, -open * 1.5, l, cy + 0.16 * m);
    const meat = rotate(outline(0.3 * m), -open * 0.72, l, cy + 0.16 * m);
    const flesh = subtract(meat, grow(shell, GAP));
    return {
      plate: concat(subtract(shell, ...rings), subtract(lid, grow(union(shell, meat), GAP))),
      second: softened(flesh, 4),
    };
  },
};

/** A flat tin whose lid is rolled back over a tail. */
export const openedTin: Plate = {
  about: ['fish-tin', 'tuna-tin'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size: m } = bodyAround(held, 0.46, 0.36);
    const tin = rect(x0, y0, wide, high, 0.26 * m);
    const rim = rect(x0 - 0.09 * m, y0 - 0.02 * m, wide + 0.18 * m, 0.17 * m, 0.08 * m);
    const foot = rect(x0 - 0.03 * m, y1 - 0.15 * m, wide + 0.06 * m, 0.15 * m, 0.07 * m);
    const floor = y0 - 0.02 * m - GAP;
    const tail = (x: number): Path => {
      const u = 0.46 * m;
      return softened(
        parse(
          `M${x - 0.5 * u} ${floor}C${x - 0.4 * u} ${floor - 0.4 * u} ${x - 0.12 * u} ${floor - 0.6 * u} ${x - 0.1 * u} ${floor - 0.74 * u}C${x - 0.2 * u} ${floor - u} ${x - 0.5 * u} ${floor - 1.2 * u} ${x - 0.62 * u} ${floor - 1.5 * u}C${x - 0.3 * u} ${floor - 1.5 * u} ${x - 0.1 * u} ${floor - 1.4 * u} ${x} ${floor - 1.24 * u}C${x + 0.1 * u} ${floor - 1.4 * u} ${x + 0.3 * u} ${floor - 1.5 * u} ${x + 0.62 * u} ${floor - 1.5 * u}C${x + 0.5 * u} ${floor - 1.2 * u} ${x + 0.2 * u} ${floor - u} ${x + 0.1 * u} ${floor - 0.74 * u}C${x + 0.12 * u} ${floor - 0.6 * u} ${x + 0.4 * u} ${floor - 0.4 * u} ${x + 0.5 * u} ${floor}Z`,
        ),
        3,
      );
    };
    const room = wide - 1.02 * m;
    const count = Math.max(1, Math.round(room / (0.68 * m)));
    const tails = Array.from({ length: count }, (_, i) => tail(x0 + 0.06 * m + (room / count) * (i + 0.5)));
    const k = from(x1, y0, m);
    const lid = stroke(
      parse(
        `M${k(-0.04, 0.04)}C${k(0.06, -0.3)} ${k(0.06, -0.86)} ${k(-0.34, -0.86)}C${k(-0.7, -0.86)} ${k(-0.76, -0.36)} ${k(-0.42, -0.36)}C${k(-0.2, -0.36)} ${k(-0.2, -0.66)} ${k(-0.4, -0.64)}`,
      ),
      0.115 * m,
    );
    const main = union(tin, rim, foot, lid);
    return { plate: main, second: subtract(union(...tails), grow(main, GAP)) };
  },
};

/** A bag of ice cubes, tied. */
export const iceBag: Plate = {
  about: ['ice-bag', 'ice-cubes'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.3);
    const [l, r] = [x0 - 0.08 * m, x1 + 0.08 * m];
    const top = y0 - 0.3 * m;
    const low = y1 + 0.58 * m;
    const bag = parse(
      `M${cx - 0.2 * m} ${top}C${cx - 0.3 * m} ${top + 0.2 * m} ${l} ${y0 - 0.14 * m} ${l} ${y0 + 0.2 * m}C${l - 0.04 * m} ${y1} ${l - 0.06 * m} ${low - 0.2 * m} ${l + 0.02 * m} ${low - 0.12 * m}Q${l + 0.06 * m} ${low} ${l + 0.2 * m} ${low}H${r - 0.2 * m}Q${r - 0.06 * m} ${low} ${r - 0.02 * m} ${low - 0.12 * m}C${r + 0.06 * m} ${low - 0.2 * m} ${r + 0.04 * m} ${y1} ${r} ${y0 + 0.2 * m}C${r} ${y0 - 0.14 * m} ${cx + 0.3 * m} ${top + 0.2 * m} ${cx + 0.2 * m} ${top}Z`,
    );
    const n = Math.max(2, Math.round(wide / (0.6 * m)));
    const step = (wide - 0.1 * m) / n;
    const s = Math.min(0.4 * m, step * 0.74);
    const cubes = Array.from({ length: n }, (_, i) => {
      const [x, y] = [x0 + 0.05 * m + (i + 0.5) * step, (y1 + low) / 2 + 0.02 * m];
      const box = rect(x - s / 2, y - s / 2, s, s, 0.06 * m);
      return rotate(box, i % 2 === 0 ? -9 : 11, x, y);
    });
    const tie = rect(cx - 0.27 * m, top - GAP - 0.13 * m, 0.54 * m, 0.13 * m, 0.06 * m);
    const t0 = top - 2 * GAP - 0.13 * m;
    const frill = parse(
      `M${cx - 0.2 * m} ${t0}C${cx - 0.24 * m} ${t0 - 0.14 * m} ${cx - 0.4 * m} ${t0 - 0.2 * m} ${cx - 0.46 * m} ${t0 - 0.34 * m}Q${cx - 0.3 * m} ${t0 - 0.42 * m} ${cx - 0.16 * m} ${t0 - 0.32 * m}Q${cx} ${t0 - 0.46 * m} ${cx + 0.16 * m} ${t0 - 0.32 * m}Q${cx + 0.3 * m} ${t0 - 0.42 * m} ${cx + 0.46 * m} ${t0 - 0.34 * m}C${cx + 0.4 * m} ${t0 - 0.2 * m} ${cx + 0.24 * m} ${t0 - 0.14 * m} ${cx + 0.2 * m} ${t0}Z`,
    );
    return { plate: concat(subtract(bag, ...cubes), frill), second: tie };
  },
};

/** Prawn on rice, the name on the rice. */
export const nigiri: Plate = {
  about: ['nigiri', 'sushi', 'maki-chopsticks'],
  aspect: [1.3, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.56, 0.36, 0.4);
    const [l, r, top] = [x0 - 0.08 * m, x1 + 0.08 * m, y0 - 0.1 * m];
    const low = y1 + 0.04 * m;
    const block = parse(
      `M${l} ${top - m}H${r}V${y0 + 0.2 * m}C${r + 0.1 * m} ${y1 - 0.2 * m} ${r + 0.06 * m} ${low} ${r - 0.14 * m} ${low}H${l + 0.14 * m}C${l - 0.06 * m} ${low} ${l - 0.1 * m} ${y1 - 0.2 * m} ${l} ${y0 + 0.2 * m}Z`,
    );
    const grain = (x: number, y: number, turn: number) =>
      rotate(rect(x - 0.085 * m, y - 0.035 * m, 0.17 * m, Math.max(11, 0.07 * m), 0.035 * m), turn, x, y);
    const grains = [-1, 1].flatMap((way) => {
      const x = cx + way * (wide / 2 - 0.02 * m);
      return [
        grain(x - way * 0.02 * m, low - 0.26 * m, way * -52),
        grain(x - way * 0.16 * m, low - 0.1 * m, way * 12),
      ];
    });
    const slab = parse(
      `M${l - 0.3 * m} ${top + 0.1 * m}C${l - 0.36 * m} ${top + 0.28 * m} ${l - 0.2 * m} ${top + 0.3 * m} ${l - 0.06 * m} ${top + 0.16 * m}C${l + 0.1 * m} ${top} ${cx - 0.3 * wide} ${top - 0.06 * m} ${cx} ${top - 0.06 * m}C${cx + 0.3 * wide} ${top - 0.06 * m} ${r - 0.1 * m} ${top} ${r + 0.1 * m} ${top + 0.1 * m}L${r + 0.24 * m} ${top - 0.06 * m}C${r} ${top - 0.42 * m} ${cx + 0.36 * wide} ${top - 0.6 * m} ${cx} ${top - 0.6 * m}C${cx - 0.36 * wide} ${top - 0.6 * m} ${l - 0.16 * m} ${top - 0.4 * m} ${l - 0.3 * m} ${top + 0.1 * m}Z`,
    );
    const [tx, ty] = [r + 0.1 * m, top + 0.02 * m];
    const fin = (dx: number, dy: number) => leaf(tx, ty, tx + dx * m, ty + dy * m, 0.24, 0.62);
    const fins = union(fin(0.56, -0.34), fin(0.54, 0.16));
    const count = Math.max(3, Math.round(wide / (0.66 * m)));
    const stripes = Array.from({ length: count }, (_, i) => {
      const x = cx + ((i - (count - 1) / 2) * (wide + 0.2 * m)) / count;
      return stroke(
        parse(
          `M${x + 0.06 * m} ${top + 0.2 * m}Q${x - 0.16 * m} ${top - 0.4 * m} ${x + 0.06 * m} ${top - 0.9 * m}`,
        ),
        Math.max(12, 0.07 * m),
      );
    });
    const shrimp = union(slab, fins);
    const over = rect(l - m, top - 3 * m, r - l + 2 * m, 2.9 * m);
    const by = low + GAP;
    const board = union(
      rect(l - 0.42 * m, by, r - l + 0.84 * m, 0.15 * m, 0.04 * m),
      rect(l - 0.02 * m, by, 0.22 * m, 0.34 * m, 0.04 * m),
      rect(r - 0.2 * m, by, 0.22 * m, 0.34 * m, 0.04 * m),
    );
    return {
      plate: concat(subtract(block, grow(shrimp, GAP), over, ...grains), board),
      second: subtract(shrimp, ...stripes),
    };
  },
};
