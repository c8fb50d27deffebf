/** Plates of who makes a child's room, prints clothes and scents a house. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A horse of wood on its rocker. */
export const rockingPony: Plate = {
  about: ['crib', 'rocking-horse'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size } = bodyAround(held, 0.42, 0.36, 0.34);
    const m = 0.86 * size;
    const at = (x: number, y: number) => `${x0 + (x - 0.16) * m} ${y0 + y * m}`;
    const barrel = rect(x0 - 0.14 * m, y0, wide + 0.2 * m, high, 0.3 * m);
    const head = parse(
      [
        `M${at(0.66, 0.2)}C${at(0.4, 0)} ${at(0.34, -0.5)} ${at(0.06, -0.82)}L${at(-0.02, -1.1)}L${at(-0.16, -0.86)}`,
        `C${at(-0.3, -0.78)} ${at(-0.44, -0.6)} ${at(-0.64, -0.46)}C${at(-0.76, -0.36)} ${at(-0.72, -0.14)} ${at(-0.56, -0.14)}`,
        `C${at(-0.42, -0.14)} ${at(-0.36, -0.24)} ${at(-0.2, -0.26)}C${at(-0.16, -0.1)} ${at(-0.16, 0.2)} ${at(-0.02, 0.5)}Z`,
      ].join(''),
    );
    const [left, right] = [x0 - 0.6 * m, x1 + 0.5 * m];
    const tip = y1 + 0.22 * m;
    const sag = y1 + 1.02 * m;
    const rocker = stroke(parse(`M${left} ${tip}Q${(left + right) / 2} ${sag} ${right} ${tip}`), 0.2 * m);
    const lowAt = (x: number) => {
      const t = (x - left) / (right - left);
      return tip + 2 * t * (1 - t) * (sag - tip);
    };
    const leg = (from: number, to: number) =>
      polygon(
        [
          [from - 0.24 * m, y1 - 0.2 * m],
          [from + 0.24 * m, y1 - 0.2 * m],
          [to + 0.15 * m, lowAt(to)],
          [to - 0.15 * m, lowAt(to)],
        ],
        0.02 * m,
      );
    const legs = [leg(x0 + 0.22 * m, x0 + 0.04 * m), leg(x1 - 0.24 * m, x1 - 0.06 * m)];
    const tail = parse(
      `M${x1 - 0.14 * m} ${y0 + 0.04 * m}C${x1 + 0.3 * m} ${y0 - 0.04 * m} ${x1 + 0.44 * m} ${y0 + 0.3 * m} ${x1 + 0.36 * m} ${y0 + 0.9 * m}C${x1 + 0.24 * m} ${y0 + 0.74 * m} ${x1 + 0.18 * m} ${y0 + 0.6 * m} ${x1 - 0.06 * m} ${y0 + 0.54 * m}Z`,
    );
    const mane = stroke(
      parse(`M${at(0.22, -0.76)}C${at(0.4, -0.6)} ${at(0.42, -0.4)} ${at(0.52, -0.24)}`),
      0.24 * m,
    );
    const eye = circle(x0 - 0.36 * m, y0 - 0.56 * m, 0.065 * m);
    const bit = stroke(line(x0 - 0.6 * m, y0 - 0.68 * m, x0 - 0.44 * m, y0 - 0.16 * m), 0.08 * m);
    const horse = softened(filleted(union(barrel, head, tail, ...legs), 0.06 * m), 0.02 * m);
    const back = rect(x0, y0 - gap, 2 * m, m);
    return {
      plate: subtract(horse, eye, bit, grow(rocker, gap), subtract(grow(mane, gap), rect(x0, y0, 2 * m, m))),
      second: concat(rocker, subtract(mane, back)),
    };
  },
};

/** A hoodie, the name on its chest over the pocket. */
export const pocketHoodie: Plate = {
  about: ['printed-tee', 'hoodie'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.3, 0.2, 0.2);
    const top = y0 - 0.5 * m;
    const low = y1 + 0.6 * m;
    const neck = Math.min(0.36 * wide, 0.52 * m);
    const torso = polygon(
      [
        [cx - neck, top],
        [cx + neck, top],
        [x1, top + 0.16 * m],
        [x1, low],
        [x0, low],
        [x0, top + 0.16 * m],
      ],
      0.04 * m,
    );
    const sleeve = polygon(
      [
        [x1 + GAP, top + 0.2 * m],
        [x1 + GAP + 0.16 * m, top + 0.3 * m],
        [x1 + GAP + 0.52 * m, low - 0.2 * m],
        [x1 + GAP + 0.12 * m, low - 0.1 * m],
        [x1 + GAP, low - 0.6 * m],
      ],
      0.05 * m,
    );
    const cuff = polygon(
      [
        [x1 + GAP + 0.14 * m, low + 0.01 * m],
        [x1 + GAP + 0.54 * m, low - 0.09 * m],
        [x1 + GAP + 0.57 * m, low + 0.07 * m],
        [x1 + GAP + 0.17 * m, low + 0.17 * m],
      ],
      0.04 * m,
    );
    const hood = parse(
      `M${cx - neck - 0.2 * m} ${top + 0.06 * m}C${cx - neck - 0.3 * m} ${top - 0.5 * m} ${cx - 0.5 * neck} ${top - 0.72 * m} ${cx} ${top - 0.72 * m}C${cx + 0.5 * neck} ${top - 0.72 * m} ${cx + neck + 0.3 * m} ${top - 0.5 * m} ${cx + neck + 0.2 * m} ${top + 0.06 * m}Q${cx} ${top + 0.4 * m} ${cx - neck - 0.2 * m} ${top + 0.06 * m}Z`,
    );
    const face = parse(
      `M${cx} ${top + 0.12 * m}C${cx - 0.5 * neck} ${top - 0.02 * m} ${cx - 0.78 * neck} ${top - 0.2 * m} ${cx - 0.66 * neck} ${top - 0.36 * m}C${cx - 0.5 * neck} ${top - 0.54 * m} ${cx + 0.5 * neck} ${top - 0.54 * m} ${cx + 0.66 * neck} ${top - 0.36 * m}C${cx + 0.78 * neck} ${top - 0.2 * m} ${cx + 0.5 * neck} ${top - 0.02 * m} ${cx} ${top + 0.12 * m}Z`,
    );
    const p = Math.min(0.34 * wide, 0.7 * m);
    const py = y1 + 0.12 * m;
    const pocket = stroke(
      parse(
        `M${cx - p} ${low + 4}V${py + 0.3 * m}L${cx - 0.62 * p} ${py}H${cx + 0.62 * p}L${cx + p} ${py + 0.3 * m}V${low + 4}`,
      ),
      0.075 * m,
      { cap: 'butt' },
    );
    const hem = rect(x0 + 0.03 * m, low + GAP, wide - 0.06 * m, 0.18 * m, 0.06 * m);
    return {
      plate: concat(
        subtract(torso, pocket, grow(hood, 0.08 * m)),
        subtract(hood, face),
        sleeve,
        mirror(sleeve, cx),
      ),
      second: concat(hem, cuff, mirror(cuff, cx)),
    };
  },
};

/** A flask of scent with its reeds, the name on its belly. */
export const mistDiffuser: Plate = {
  about: ['reed-diffuser'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, size: u } = bodyAround(held, 0.46, 0.14, 0.3);
    const [n, neck, low] = [0.3 * u, y0 - 0.36 * u, y1 + 0.04 * u];
    const half = (way: 1 | -1) => {
      const x = (at: number) => cx + way * at;
      const h = (x1 - x0) / 2 + 0.04 * u;
      return `M${cx} ${neck}H${x(n)}V${neck + 0.06 * u}C${x(n)} ${neck + 0.24 * u} ${x(h)} ${neck + 0.1 * u} ${x(h)} ${y0 + 0.24 * u}V${low - 0.18 * u}Q${x(h)} ${low} ${x(h - 0.18 * u)} ${low}H${cx}Z`;
    };
    const flask = union(parse(half(1)), parse(half(-1)), rect(cx - 3, neck, 6, low - neck));
    const collar = rect(cx - n - 0.06 * u, neck - gap - 0.18 * u, 2 * n + 0.12 * u, 0.18 * u, 0.05 * u);
    const rim = neck - 2 * gap - 0.18 * u;
    const reeds = [-2, -1, 0, 1, 2].map((i) =>
      stroke(
        line(cx + i * 0.11 * u, rim + 0.1 * u, cx + i * 0.34 * u, rim - (0.86 - Math.abs(i) * 0.07) * u),
        0.115 * u,
      ),
    );
    const above = subtract(union(...reeds), rect(cx - u, rim, 2 * u, u));
    return { plate: concat(flask, above), second: collar };
  },
};
