/** Plates of who guards crops and grows prickly pears. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A tank for the back, its lance that sprays. */
export const knapsackTank: Plate = {
  about: ['knapsack-sprayer', 'bitten-leaf'],
  aspect: [0.9, 2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.44, 0.4);
    const [l, r, top, low] = [x0 - 0.06 * m, x1 + 0.06 * m, y0 - 0.22 * m, y1 + 0.12 * m];
    const tank = union(
      rect(l, top, r - l, low - top, 0.24 * m),
      rect(l, (top + low) / 2, r - l, (low - top) / 2, 0.1 * m),
    );
    const neck = rect(cx - 0.24 * m, top - 0.12 * m, 0.48 * m, 0.24 * m, 0.03 * m);
    const lid = rect(cx - 0.34 * m, top - 0.12 * m - GAP - 0.18 * m, 0.68 * m, 0.18 * m, 0.07 * m);
    const foot = rect(l + 0.06 * m, low + GAP, wide, 0.13 * m, 0.05 * m);
    const k = from(r, low, m);
    const hose = stroke(
      parse(
        `M${k(-0.06, -0.16)}C${k(0.2, -0.16)} ${k(0.12, 0.14)} ${k(0.3, 0.14)}C${k(0.46, 0.14)} ${k(0.44, -0.1)} ${k(0.4, -0.24)}`,
      ),
      0.12 * m,
    );
    const tip = [r + 0.72 * m, top + 0.06 * m] as const;
    const grip = stroke(parse(`M${k(0.4, -0.24)}L${k(0.46, -0.44)}`), 0.19 * m);
    const lance = stroke(
      parse(`M${k(0.42, -0.3)}L${r + 0.6 * m} ${top + 0.1 * m}Q${r + 0.63 * m} ${top} ${tip[0]} ${top}`),
      0.12 * m,
    );
    const nozzle = rect(tip[0] - 0.02 * m, top - 0.1 * m, 0.13 * m, 0.2 * m, 0.04 * m);
    const strap = stroke(
      parse(
        `M${l + 0.1 * m} ${top + 0.2 * m}C${l - 0.44 * m} ${top + 0.2 * m} ${l - 0.44 * m} ${low - 0.18 * m} ${l + 0.1 * m} ${low - 0.18 * m}`,
      ),
      0.13 * m,
    );
    const [sx, sy] = [tip[0] + 0.02 * m, top];
    const spray = [-28, 4, 36].map((turn) =>
      stroke(line(...polar(sx, sy, 0.28 * m, turn), ...polar(sx, sy, 0.54 * m, turn)), 0.11 * m),
    );
    return {
      plate: concat(union(tank, neck, hose, grip, lance, nozzle, strap), foot),
      second: concat(lid, ...spray),
    };
  },
};

/** A prickly pear: young pads on the pad that has the name, their fruit on them. */
export const nopal: Plate = {
  about: ['nopal', 'prickly-pear'],
  aspect: [1.1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, cy, size: m } = bodyAround(held, 0.3, 0.3);
    const [l, r, top, low] = [x0 - 0.22 * m, x1 + 0.22 * m, y0 - 0.2 * m, y1 + 0.34 * m];
    const half = r - cx;
    const pad = parse(
      `M${l} ${cy - 0.06 * m}C${l} ${top + 0.06 * m} ${cx - 0.5 * half} ${top} ${cx} ${top}C${cx + 0.5 * half} ${top} ${r} ${top + 0.06 * m} ${r} ${cy - 0.06 * m}C${r} ${y1 + 0.1 * m} ${cx + 0.6 * half} ${low} ${cx} ${low}C${cx - 0.6 * half} ${low} ${l} ${y1 + 0.1 * m} ${l} ${cy - 0.06 * m}Z`,
    );
    const apart = grow(pad, GAP);
    const young = (t: number, turn: number, size: number) => {
      const [x, y, u] = [cx + t * half, top + 0.34 * t * t * m + 0.1 * m, size * m];
      const turned = (part: Path) => rotate(part, turn, x, y);
      const body = ellipse(x, y - 0.56 * u, 0.4 * u, 0.58 * u);
      const spots = [
        [0, 0.84],
        [-0.17, 0.62],
        [0.17, 0.62],
        [0, 0.4],
      ].map(([dx = 0, dy = 0]) => circle(x + dx * u, y - dy * u, Math.max(7, 0.05 * m)));
      const tuna = (lean: number) =>
        rotate(
          polygon(
            [
              [x - 0.12 * m, y - 1.4 * u],
              [x + 0.12 * m, y - 1.4 * u],
              [x + 0.13 * m, y - u],
              [x - 0.13 * m, y - u],
            ],
            0.07 * m,
          ),
          lean,
          x,
          y - 0.56 * u,
        );
      return {
        leaf: turned(subtract(body, ...spots)),
        outline: turned(body),
        fruits: [-22, 22].map((lean) => turned(tuna(lean))),
      };
    };
    const [front, ...sides] = [
      young(-0.06, -3, 0.92),
      young(-0.64, -36, 0.8),
      young(0.56, 30, 0.86),
    ] as const;
    const behind = grow(front.outline, GAP);
    const pads = [front.leaf, ...sides.map(({ leaf }) => subtract(leaf, behind))].map((one) =>
      subtract(one, apart),
    );
    const all = [front, ...sides];
    const clear = grow(union(...all.map(({ outline }) => outline)), GAP);
    const fruits = all.flatMap((one) => one.fruits).map((one) => subtract(one, clear));
    const ground = rect(cx - 0.86 * half, low - 0.1 * m, 1.72 * half, 0.15 * m, 0.07 * m);
    return { plate: concat(union(pad, ground), ...pads), second: concat(...fruits) };
  },
};
