/** Plates of who rows, fits showers, treats water and plants pines. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A rowing boat with its two oars up. */
export const oaredBoat: Plate = {
  about: ['crossed-oars', 'rower', 'rowing-boat'],
  aspect: [1.8, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size: m } = bodyAround(held, 0.26, 0.36, 0.3);
    const [l, r] = [x0 - 0.56 * m, x1 + 0.56 * m];
    const hull = softened(
      parse(
        `M${l - 0.14 * m} ${y0 - 0.42 * m}C${x0 + 0.1 * m} ${y0 - 0.02 * m} ${cx - 0.2 * wide} ${y0} ${cx} ${y0}S${x1 - 0.1 * m} ${y0 - 0.02 * m} ${r + 0.14 * m} ${y0 - 0.42 * m}C${r + 0.06 * m} ${y0 + 0.4 * high} ${x1 + 0.16 * m} ${y1 + 0.16 * m} ${x1 - 0.2 * m} ${y1 + 0.16 * m}H${x0 + 0.2 * m}C${x0 - 0.16 * m} ${y1 + 0.16 * m} ${l - 0.06 * m} ${y0 + 0.4 * high} ${l - 0.14 * m} ${y0 - 0.42 * m}Z`,
      ),
      0.04 * m,
    );
    const [fx, fy] = [cx + 0.5 * m, y0 + 0.1 * m];
    const [tx, ty] = [cx - 0.84 * m, y0 - 0.94 * m];
    const turn = Math.atan2(ty - fy, tx - fx);
    const at = (d: number, o: number): readonly [number, number] => [
      tx + d * Math.cos(turn) - o * Math.sin(turn),
      ty + d * Math.sin(turn) + o * Math.cos(turn),
    ];
    const blade = polygon(
      [
        at(-0.42 * m, 0.07 * m),
        at(-0.3 * m, 0.17 * m),
        at(0.14 * m, 0.15 * m),
        at(0.14 * m, -0.15 * m),
        at(-0.3 * m, -0.17 * m),
        at(-0.42 * m, -0.07 * m),
      ],
      0.05 * m,
    );
    const oar = union(stroke(line(fx, fy, tx, ty), 0.1 * m), blade);
    const other = mirror(oar, cx);
    const clear = grow(hull, gap);
    const n = Math.max(4, Math.round((r - l) / (0.5 * m)));
    const step = (r - l) / n;
    const crest = Array.from(
      { length: n },
      () => `q${step / 4} ${-0.16 * m} ${step / 2} 0t${step / 2} 0`,
    ).join('');
    const sea = stroke(parse(`M${l} ${y1 + 0.36 * m + gap}${crest}`), 0.11 * m, {
      cap: 'round',
      join: 'round',
    });
    return {
      plate: hull,
      second: concat(subtract(other, clear), subtract(oar, clear, grow(other, gap)), subtract(sea, clear)),
    };
  },
};

/** The head of a shower, its water under it. */
export const rainShower: Plate = {
  about: ['shower-head', 'shower-screen'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.4, 0.34, 0.24);
    const [l, r] = [x0 - 0.34 * m, x1 + 0.34 * m];
    const neck = y0 - 0.34 * m;
    const bell = parse(
      `M${l} ${y1}C${l} ${y1 - 0.2 * m} ${l + 0.1 * m} ${y0 + 0.1 * m} ${x0 + 0.16 * m} ${y0 - 0.1 * m}C${cx - 0.3 * wide} ${y0 - 0.2 * m} ${cx - 0.2 * m} ${neck + 0.12 * m} ${cx - 0.2 * m} ${neck}H${cx + 0.2 * m}C${cx + 0.2 * m} ${neck + 0.12 * m} ${cx + 0.3 * wide} ${y0 - 0.2 * m} ${x1 - 0.16 * m} ${y0 - 0.1 * m}C${r - 0.1 * m} ${y0 + 0.1 * m} ${r} ${y1 - 0.2 * m} ${r} ${y1}Z`,
    );
    const joint = neck - gap - 0.13 * m;
    const nut = rect(cx - 0.26 * m, joint - 0.13 * m, 0.52 * m, 0.26 * m, 0.08 * m);
    const out = Math.max(0.7 * m, 0.42 * wide);
    const pipe = stroke(
      parse(
        `M${cx} ${joint}V${joint - 0.24 * m}Q${cx} ${joint - 0.52 * m} ${cx + 0.28 * m} ${joint - 0.52 * m}H${cx + out}`,
      ),
      0.2 * m,
    );
    const flange = rect(cx + out - 0.02 * m, joint - 0.78 * m, 0.16 * m, 0.52 * m, 0.05 * m);
    const lip = rect(l - 0.06 * m, y1 + gap, r - l + 0.12 * m, 0.18 * m, 0.07 * m);
    const half = Math.max(1, Math.round(wide / (0.8 * m)));
    const step = (r - l - 0.36 * m) / (2 * half);
    const jets = Array.from({ length: 2 * half + 1 }, (_, i) => {
      const side = (i - half) / half;
      const [x, y] = [cx + (i - half) * step, y1 + 2 * gap + 0.24 * m];
      const long = (i % 2 === half % 2 ? 0.62 : 0.42) * m;
      return stroke(line(x, y, x + 0.16 * side * long, y + long), Math.max(13, 0.1 * m), { cap: 'round' });
    });
    return { plate: concat(bell, lip, union(nut, pipe, flange)), second: concat(...jets) };
  },
};

/** A pine in tiers, the name in the lowest. */
export const tieredPine: Plate = {
  about: ['pine'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.2, 0.2, 0.3);
    const [l, r] = [x0 - 0.46 * m, x1 + 0.46 * m];
    const tier = (top: number, tip: number, low: number, out: number) =>
      softened(
        parse(
          `M${cx - tip} ${top}H${cx + tip}L${cx + out} ${low}Q${cx} ${low + 0.2 * m} ${cx - out} ${low}Z`,
        ),
        0.06 * m,
      );
    const [first, next] = [y0 - 0.14 * m, y0 - 0.7 * m];
    const top = tier(next - 0.72 * m, 0.01 * m, next, 0.26 * wide + 0.16 * m);
    const middle = tier(next - 0.3 * m, 0.1 * wide, first, 0.5 * wide + 0.12 * m);
    const lowest = tier(first - 0.3 * m, 0.34 * wide, y1, 0.5 * (r - l));
    return {
      plate: concat(subtract(lowest, grow(middle, gap)), subtract(middle, grow(top, gap)), top),
      second: subtract(rect(cx - 0.2 * m, y1, 0.4 * m, 0.56 * m, 0.04 * m), grow(lowest, gap)),
    };
  },
};

/** A drop that falls, rings in what it falls into. */
export const rippledDrop: Plate = {
  about: ['drop-half'],
  aspect: [0.9, 1.6],
  draw(held) {
    const { wide, high, cx, cy, gap, size: m } = bodyAround(held, 0.06, 0.06);
    const r = Math.hypot(wide, high) / 2 + 0.09 * m;
    const drop = softened(
      parse(
        `M${cx} ${cy - 1.86 * r}C${cx + 0.3 * r} ${cy - 1.34 * r} ${cx + r} ${cy - 0.76 * r} ${cx + r} ${cy}C${cx + r} ${cy + 0.56 * r} ${cx + 0.56 * r} ${cy + r} ${cx} ${cy + r}S${cx - r} ${cy + 0.56 * r} ${cx - r} ${cy}C${cx - r} ${cy - 0.76 * r} ${cx - 0.3 * r} ${cy - 1.34 * r} ${cx} ${cy - 1.86 * r}Z`,
      ),
      0.04 * r,
    );
    const shine = stroke(
      parse(
        `M${cx - 0.24 * r} ${cy - 1.16 * r}C${cx - 0.36 * r} ${cy - 1.02 * r} ${cx - 0.48 * r} ${cy - 0.88 * r} ${cx - 0.56 * r} ${cy - 0.74 * r}`,
      ),
      Math.max(14, 0.08 * r),
      { cap: 'round' },
    );
    const ring = subtract(
      stroke(ellipse(cx, cy + 0.86 * r, 1.2 * r, 0.32 * r), 0.11 * r),
      grow(drop, gap),
      rect(cx - 3 * r, cy - r, 6 * r, 1.74 * r),
    );
    return { plate: subtract(drop, shine), second: ring };
  },
};
