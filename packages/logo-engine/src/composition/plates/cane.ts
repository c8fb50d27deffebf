/** Plates of who cuts sugar cane and boils it down. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A cane of as many joints, from its cut end up to its leaves. */
function cane(x: number, y: number, long: number, thick: number, count: number): Path {
  const step = long / count;
  const h = thick / 2;
  const joints = Array.from({ length: count }, (_, i) => {
    const [low, top] = [y - i * step, y - (i + 1) * step + 1.1 * GAP];
    const mid = (low + top) / 2;
    return parse(
      `M${x - h} ${low}Q${x - 0.72 * h} ${mid} ${x - h} ${top}H${x + h}Q${x + 0.72 * h} ${mid} ${x + h} ${low}Z`,
    );
  });
  return concat(...joints.map((joint) => softened(joint, 0.14 * thick)));
}

/** Canes side by side, each turned by where it stands; with leaves, unless their heights are given. */
function row(
  x0: number,
  x1: number,
  y: number,
  m: number,
  turn: (at: number) => number,
  heights?: number[],
): Path[] {
  const thick = 0.34 * m;
  const count = Math.max(4, Math.round((x1 - x0) / (thick + 0.1 * m)));
  const step = (x1 - x0 - thick) / (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + thick / 2 + i * step;
    const high = heights ?? [0.58, 0.8, 0.66];
    const tall = (high[i % high.length] ?? 0.7) * m;
    const tip = y - tall;
    const blades = [-1, 1].map((s) => leaf(x, tip + 0.04 * m, x + s * 0.34 * m, tip - 0.46 * m, 0.2));
    const stalk = heights ? cane(x, y, tall, thick, 1) : concat(cane(x, y, tall, thick, 2), union(...blades));
    return rotate(stalk, turn(i / (count - 1)), x, y);
  });
}

/** A cart with two high wheels, loaded with cut cane. */
export const caneCart: Plate = {
  about: ['sugar-cane'],
  aspect: [1.1, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, size: m } = bodyAround(held, 0.34, 0.28, 0.32);
    const bed = rect(x0 - 0.04 * m, y0, wide + 0.08 * m, y1 - y0, 0.07 * m);
    const pole = stroke(
      parse(`M${x1} ${y1 - 0.16 * m}H${x1 + 0.3 * m}L${x1 + 0.72 * m} ${y1 + 0.04 * m}`),
      0.13 * m,
    );
    const [r, y] = [0.4 * m, y1 + 0.42 * m];
    const at = wide < 2.1 * m ? [cx] : [-1, 1].map((s) => cx + s * (wide / 2 - 0.4 * m));
    const wheels = at.map((x) =>
      union(
        subtract(circle(x, y, r), circle(x, y, r * 0.7)),
        circle(x, y, r * 0.28),
        ...[0, 60, 120].map((turn) => rotate(rect(x - r * 0.8, y - r * 0.09, r * 1.6, r * 0.18), turn, x, y)),
      ),
    );
    const stalks = row(x0 + 0.04 * m, x1 - 0.16 * m, y0, m, () => -24);
    return {
      plate: concat(subtract(union(bed, pole), ...at.map((x) => circle(x, y, r + GAP))), ...wheels),
      // What leaves enclose between them is lost when the logo is small.
      second: filleted(subtract(union(...stalks), grow(bed, GAP)), 4),
    };
  },
};

/** A sheaf of cut cane with a broad band around it. */
export const caneSheaf: Plate = {
  about: ['sugar-cane', 'cane-juice'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, cx, size: m } = bodyAround(held, 0.32, 0.28);
    const bow = 0.07 * m;
    const band = softened(
      parse(
        `M${x0 - 0.1 * m} ${y0}Q${cx} ${y0 + bow} ${x1 + 0.1 * m} ${y0}Q${x1 + 0.02 * m} ${(y0 + y1) / 2} ${x1 + 0.1 * m} ${y1 + bow}Q${cx} ${y1 + 2 * bow} ${x0 - 0.1 * m} ${y1 + bow}Q${x0 - 0.02 * m} ${(y0 + y1) / 2} ${x0 - 0.1 * m} ${y0}Z`,
      ),
      0.05 * m,
    );
    const stalks = row(x0, x1, y0, m, (at) => 26 * (at - 0.5));
    const foot = y1 + 3 * bow + 0.34 * m;
    const ends = row(x0 + 0.12 * m, x1 - 0.12 * m, foot, m, (at) => -20 * (at - 0.5), [0.7]);
    const away = grow(band, GAP);
    return { plate: band, second: subtract(union(...stalks, ...ends), away) };
  },
};

/** The mill where cane is boiled down: its long roof, its chimney that smokes, canes beside it. */
export const caneMillhouse: Plate = {
  about: ['sugar-cane'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, size: m } = bodyAround(held, 0.32, 0.26, 0.26);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const wall = rect(l, y0, r - l, y1 - y0 + 0.1 * m, 0.03 * m);
    const eaves = y0 - GAP;
    const roof = softened(
      polygon([
        [l - 0.2 * m, eaves],
        [l + 0.3 * m, eaves - 0.62 * m],
        [r - 0.3 * m, eaves - 0.62 * m],
        [r + 0.2 * m, eaves],
      ]),
      3,
    );
    const cx = x1 - 0.24 * wide;
    const chimney = polygon([
      [cx - 0.2 * m, eaves - 0.4 * m],
      [cx - 0.14 * m, eaves - 1.34 * m],
      [cx + 0.14 * m, eaves - 1.34 * m],
      [cx + 0.2 * m, eaves - 0.4 * m],
    ]);
    const cap = rect(cx - 0.22 * m, eaves - 1.42 * m, 0.44 * m, 0.17 * m, 0.05 * m);
    const smoke = union(
      circle(cx - 0.06 * m, eaves - 1.66 * m, 0.14 * m),
      circle(cx - 0.32 * m, eaves - 1.8 * m, 0.2 * m),
      circle(cx - 0.66 * m, eaves - 1.84 * m, 0.25 * m),
      circle(cx - 0.98 * m, eaves - 1.78 * m, 0.17 * m),
    );
    const ground = y1 + 0.1 * m;
    const canes = [0, 1].flatMap((i) => {
      const [x, tall, turn] = [l - (0.25 + 0.32 * i) * m, (1.24 - 0.3 * i) * m, -2 - 6 * i];
      const tip = ground - tall;
      const blades = [-1, 1].map((s) => leaf(x, tip + 0.04 * m, x + s * 0.34 * m, tip - 0.44 * m, 0.2));
      return rotate(union(cane(x, ground, tall, 0.24 * m, 3), ...blades), turn, x, ground);
    });
    return {
      plate: union(wall, subtract(chimney, grow(roof, GAP)), cap, roof),
      second: union(smoke, ...canes.map((each) => subtract(each, grow(roof, GAP)))),
    };
  },
};
