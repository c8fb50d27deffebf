/** Plates of who mixes plaster, drums and brings water. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';
import { loadedLorry } from './reserves.js';

/** A pail of plaster with a trowel in it. */
export const trowelPail: Plate = {
  about: ['trowel', 'ceiling-rosette'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.3, 0.26, 0.3);
    const [l, r] = [x0 - 0.2 * m, x1 + 0.2 * m];
    const pail = polygon(
      [
        [l, y0],
        [r, y0],
        [x1 - 0.02 * m, y1 + 0.1 * m],
        [x0 + 0.02 * m, y1 + 0.1 * m],
      ],
      0.07 * m,
    );
    const rim = rect(l - 0.1 * m, y0 - 0.12 * m, r - l + 0.2 * m, 0.2 * m, 0.06 * m);
    const floor = y0 - 0.12 * m - gap;
    const heap = parse(
      `M${l + 0.08 * m} ${floor}C${l + 0.1 * m} ${floor - 0.26 * m} ${l + 0.4 * m} ${floor - 0.2 * m} ${cx - 0.2 * wide} ${floor - 0.3 * m}S${cx + 0.2 * wide} ${floor - 0.16 * m} ${r - 0.3 * m} ${floor - 0.22 * m}Q${r - 0.1 * m} ${floor - 0.2 * m} ${r - 0.08 * m} ${floor}Z`,
    );
    const [tx, ty] = [cx + 0.16 * wide, floor - 0.1 * m];
    const blade = rotate(
      union(
        polygon(
          [
            [tx, ty - 1.36 * m],
            [tx + 0.34 * m, ty - 0.66 * m],
            [tx + 0.26 * m, ty - 0.5 * m],
            [tx - 0.26 * m, ty - 0.5 * m],
            [tx - 0.34 * m, ty - 0.66 * m],
          ],
          0.06 * m,
        ),
        rect(tx - 0.07 * m, ty - 0.56 * m, 0.14 * m, 0.9 * m),
      ),
      24,
      tx,
      ty,
    );
    const over = rect(l - 2 * m, floor - 4 * m, r - l + 4 * m, 4 * m);
    const shown = intersect(blade, over);
    return {
      plate: union(pail, rim),
      second: union(subtract(heap, grow(shown, gap)), subtract(shown, heap), intersect(shown, heap)),
    };
  },
};

/** A conga with its tuning lugs. */
export const tunedConga: Plate = {
  about: ['drum', 'congas'],
  aspect: [0.8, 1.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cx, gap, size: m } = bodyAround(held, 0.32, 0.3, 0.2);
    const [l, r] = [x0 - 0.06 * m, x1 + 0.06 * m];
    const [top, low] = [y0 - 0.4 * m, y1 + 1.02 * m];
    const shell = parse(
      `M${x0 + 0.08 * m} ${top}H${x1 - 0.08 * m}C${r} ${y0 + 0.1 * high} ${r + 0.02 * m} ${y0 + 0.5 * high} ${r} ${y1 - 0.2 * high}C${x1 - 0.02 * m} ${y1 + 0.3 * m} ${x1 - 0.2 * wide + 0.02 * m} ${low - 0.4 * m} ${x1 - 0.2 * wide} ${low}H${x0 + 0.2 * wide}C${x0 + 0.2 * wide - 0.02 * m} ${low - 0.4 * m} ${x0 + 0.02 * m} ${y1 + 0.3 * m} ${l} ${y1 - 0.2 * high}C${l - 0.02 * m} ${y0 + 0.5 * high} ${l} ${y0 + 0.1 * high} ${x0 + 0.08 * m} ${top}Z`,
    );
    const band = (y: number) => rect(l - m, y, r - l + 2 * m, gap);
    const hoopY = top - gap - 0.2 * m;
    const hoop = rect(x0 - 0.1 * m, hoopY, wide + 0.2 * m, 0.2 * m, 0.06 * m);
    const lugs = [-0.36, 0, 0.36].map((at) => {
      const x = cx + at * wide;
      return union(
        rect(x - 0.05 * m, hoopY + 0.1 * m, 0.1 * m, 0.4 * m),
        rect(x - 0.11 * m, top + 0.08 * m, 0.22 * m, 0.14 * m, 0.04 * m),
      );
    });
    const skin = parse(
      `M${x0 + 0.02 * m} ${hoopY - gap}C${x0 + 0.1 * m} ${hoopY - gap - 0.14 * m} ${x1 - 0.1 * m} ${hoopY - gap - 0.14 * m} ${x1 - 0.02 * m} ${hoopY - gap}Z`,
    );
    const metal = union(
      hoop,
      ...lugs.map((lug) => intersect(lug, rect(x0 - m, hoopY, wide + 2 * m, top + 0.22 * m - hoopY))),
    );
    return {
      plate: subtract(shell, grow(metal, gap), band(y1 + 0.44 * m), band(y1 + 0.7 * m)),
      second: concat(metal, skin),
    };
  },
};

/** A lorry that brings water in jugs. */
export const jugLorry: Plate = {
  about: ['water-jug', 'water-dispenser'],
  aspect: [1.5, 3.2],
  draw(held) {
    const body = bodyAround(held, 0.34, 0.34);
    const { x0, y0, wide, gap, size: u } = body;
    const count = Math.max(2, Math.round(wide / (0.7 * u)));
    const step = wide / count;
    const jugs = Array.from({ length: count }, (_, i) => {
      const [x, w] = [x0 + (i + 0.5) * step, (step - gap) / 2];
      const y = y0 - gap;
      const jug = parse(
        `M${x - w} ${y}V${y - 0.38 * u}C${x - w} ${y - 0.58 * u} ${x - 0.12 * u} ${y - 0.56 * u} ${x - 0.12 * u} ${y - 0.7 * u}V${y - 0.76 * u}H${x + 0.12 * u}V${y - 0.7 * u}C${x + 0.12 * u} ${y - 0.56 * u} ${x + w} ${y - 0.58 * u} ${x + w} ${y - 0.38 * u}V${y}Z`,
      );
      const cap = rect(x - 0.16 * u, y - 0.9 * u, 0.32 * u, 0.17 * u, 0.04 * u);
      return union(subtract(jug, rect(x - w - 1, y - 0.26 * u, 2 * w + 2, gap)), cap);
    });
    return { plate: loadedLorry(body), second: concat(...jugs) };
  },
};
