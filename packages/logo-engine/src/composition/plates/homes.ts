/** Plates of who furnishes homes: curtains, kitchens, mattresses, cookers. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** Cloth swagged over a pole, its tails at both sides. */
export const swagValance: Plate = {
  about: ['tied-curtain', 'curtain'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.34, 0.2);
    const top = y0;
    const [l, r] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const deep = y1 + 0.42 * m;
    const swag = parse(
      `M${l} ${top}H${r}C${r} ${y1 + 0.1 * m} ${cx + 0.36 * wide} ${deep} ${cx} ${deep}C${cx - 0.36 * wide} ${deep} ${l} ${y1 + 0.1 * m} ${l} ${top}Z`,
    );
    const pole = rect(l - 0.5 * m, top - GAP - 0.17 * m, r - l + m, 0.17 * m);
    const knob = (x: number) => circle(x, top - GAP - 0.085 * m, 0.19 * m);
    const [a, b] = [r - 0.2 * m, r + 0.46 * m];
    const fall = parse(
      `M${a} ${top}H${b}V${deep + 0.34 * m}Q${b - 0.1 * m} ${deep + 0.36 * m} ${b - 0.17 * m} ${deep + 0.16 * m}Q${b - 0.26 * m} ${deep + 0.18 * m} ${b - 0.34 * m} ${deep - 0.08 * m}Q${b - 0.5 * m} ${deep - 0.06 * m} ${a} ${deep - 0.3 * m}Z`,
    );
    const pleat = stroke(line(b - 0.17 * m, top + 0.3 * m, b - 0.17 * m, deep + m), 11);
    const tail = subtract(fall, grow(swag, 12), pleat);
    const fold = stroke(
      parse(
        `M${cx - 0.3 * wide} ${y1 + 0.06 * m}Q${cx} ${y1 + 0.34 * m} ${cx + 0.3 * wide} ${y1 + 0.06 * m}`,
      ),
      12,
      { cap: 'round' },
    );
    return {
      plate: concat(subtract(swag, fold), tail, mirror(tail, cx)),
      second: union(pole, knob(l - 0.52 * m), knob(r + 0.52 * m)),
    };
  },
};

/** A fitted kitchen: its cupboards and hood over its worktop, the name on what is under it. */
export const fittedKitchen: Plate = {
  about: ['kitchen-units', 'worktop'],
  aspect: [1.3, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.34, 0.32);
    const thick = 0.15 * m;
    const slab = rect(x0 - 0.12 * m, y0 - GAP - thick, wide + 0.24 * m, thick, 0.03 * m);
    const body = rect(x0, y0, wide, y1 - y0, 0.03 * m);
    const plinth = rect(x0 + 0.12 * m, y1 + GAP, wide - 0.24 * m, 0.1 * m);
    const low = y0 - GAP - thick - 0.5 * m;
    const top = low - 0.56 * m;
    const half = 0.5 * m;
    const hood = polygon(
      [
        [cx - 0.2 * m, top],
        [cx + 0.2 * m, top],
        [cx + 0.2 * m, top + 0.26 * m],
        [cx + half, low - 0.1 * m],
        [cx + half, low],
        [cx - half, low],
        [cx - half, low - 0.1 * m],
        [cx - 0.2 * m, top + 0.26 * m],
      ],
      0.03 * m,
    );
    const end = cx + half + GAP;
    const doors = Math.max(1, Math.round((x1 - end) / (0.62 * m)));
    const each = (x1 + 0.12 * m - end - GAP * (doors - 1)) / doors;
    const cupboards = Array.from({ length: doors }, (_, i) => {
      const x = end + i * (each + GAP);
      return subtract(
        rect(x, top, each, 0.56 * m, 0.03 * m),
        rect(x + 0.08 * m, low - 0.24 * m, 0.09 * m, 0.14 * m, 0.03 * m),
      );
    });
    const pan = y0 - GAP - thick - GAP;
    const pot = union(
      rect(cx - 0.26 * m, pan - 0.27 * m, 0.52 * m, 0.27 * m, 0.07 * m),
      rect(cx - 0.36 * m, pan - 0.22 * m, 0.72 * m, 0.07 * m, 0.03 * m),
      circle(cx, pan - 0.29 * m, 0.07 * m),
    );
    const row = concat(...cupboards);
    return { plate: concat(slab, body, plinth, pot), second: concat(hood, row, mirror(row, cx)) };
  },
};

/** A mattress with the springs that are under its cloth. */
export const springMattress: Plate = {
  about: ['pillow-mattress', 'mattress'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { x0, y0, y1, wide, size: m } = bodyAround(held, 0.48, 0.56, 0.56);
    const pad = rect(x0, y0, wide, y1 - y0, 0.18 * m);
    const seams = [y0 + 16, y1 - 27].map((y) => rect(x0 - 10, y, wide + 20, 11));
    const count = Math.max(4, Math.round(wide / (0.5 * m)));
    const step = wide / count;
    const [top, low] = [y1 - 4, y1 + 0.6 * m];
    const coil = (x: number) => {
      const half = step * 0.25;
      const turn = (low + 8 - top) / 4;
      const points = [0, 1, 2, 3, 4].map(
        (i) => `${i === 0 ? 'M' : 'L'}${x + (i % 2 === 0 ? -half : half)} ${top + turn * i}`,
      );
      return stroke(parse(points.join('')), 0.085 * m, { join: 'round' });
    };
    const coils = Array.from({ length: count }, (_, i) => coil(x0 + step * (i + 0.5)));
    const base = rect(x0, low, wide, 0.24 * m, 0.09 * m);
    return {
      plate: subtract(pad, ...seams),
      second: union(...coils.map((one) => subtract(one, grow(pad, GAP))), base),
    };
  },
};

/** A gas cooker for the table, both rings lit. */
export const litCooker: Plate = {
  about: ['gas-cylinders'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.36, 0.36);
    const body = polygon(
      [
        [x0 + 0.02 * m, y0],
        [x1 + 0.5 * m, y0],
        [x1 + 0.6 * m, y1],
        [x0 - 0.1 * m, y1],
      ],
      0.1 * m,
    );
    const knobs = [0.3, 0.7].map((share) => {
      const y = y0 + (y1 - y0) * share;
      const x = x1 + 0.2 * m;
      const size = Math.min(0.17 * m, (y1 - y0) * 0.15);
      return subtract(circle(x, y, size), rect(x - 6, y - size, 12, size));
    });
    const feet = [x0 + 0.2 * m, x1 + 0.3 * m].map((x) =>
      rect(x - 0.14 * m, y1 + GAP, 0.28 * m, 0.1 * m, 0.04 * m),
    );
    const span = wide + 0.5 * m;
    const mid = cx + 0.25 * m;
    const burners = [-1, 1].map((way) => {
      const x = mid + way * Math.min(span * 0.25, 0.95 * m);
      const y = y0 - GAP;
      const grate = rect(x - 0.4 * m, y - 0.14 * m, 0.8 * m, 0.14 * m, 0.05 * m);
      const tongue = (dx: number, tall: number) => {
        const [fx, low] = [x + dx * m, y - 0.14 * m - GAP];
        const w = tall * 0.32 * m;
        return parse(
          `M${fx + 0.3 * w} ${low - tall * m}C${fx + 0.3 * w} ${low - 0.66 * tall * m} ${fx + w} ${low - 0.5 * tall * m} ${fx + w} ${low - 0.26 * tall * m}Q${fx + w} ${low} ${fx} ${low}Q${fx - w} ${low} ${fx - w} ${low - 0.26 * tall * m}C${fx - w} ${low - 0.5 * tall * m} ${fx + 0.1 * w} ${low - 0.62 * tall * m} ${fx + 0.3 * w} ${low - tall * m}Z`,
        );
      };
      return { grate, flames: [tongue(-0.28, 0.34), tongue(0, 0.46), tongue(0.28, 0.34)] };
    });
    return {
      plate: concat(
        subtract(body, ...knobs.map((knob) => grow(knob, 1))),
        ...feet,
        ...burners.map(({ grate }) => grate),
      ),
      second: concat(...burners.flatMap(({ flames }) => flames)),
    };
  },
};
