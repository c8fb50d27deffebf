/** Plates of who stores goods and ships them. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** Cartons on their pallet, the name on the largest. */
export const loadedPallet: Plate = {
  about: ['warehouse', 'storage', 'pallet', 'pallet-jack'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.42, 0.4, 0.4);
    const strip = (x: number, y: number, half: number, long: number) => {
      const tooth = half / 2;
      return polygon([
        [x - half, y - u],
        [x + half, y - u],
        [x + half, y + long],
        [x + tooth, y + long - 0.06 * u],
        [x, y + long],
        [x - tooth, y + long - 0.06 * u],
        [x - half, y + long],
      ]);
    };
    const seam = (x: number, y: number, half: number, long: number) =>
      subtract(strip(x, y, half, long), strip(x, y, half - gap, long - gap));
    const box = rect(x0, y0, wide, y1 - y0, 0.05 * u);
    const tall = 0.5 * u;
    const top = y0 - gap;
    const carton = (x: number, w: number, h: number) =>
      subtract(rect(x, top - h, w, h, 0.05 * u), seam(x + w / 2, top - h, 0.13 * u, 0.26 * u));
    const [left, right] = [0.5 * wide, 0.36 * wide];
    const deck = y1 + gap;
    const pallet = union(
      rect(x0 - 0.14 * u, deck, wide + 0.28 * u, 0.15 * u, 0.03 * u),
      rect(x0 - 0.14 * u, deck + 0.36 * u, wide + 0.28 * u, 0.13 * u, 0.03 * u),
      ...[x0 - 0.08 * u, cx - 0.18 * u, x1 - 0.28 * u].map((x) =>
        rect(x, deck + 0.06 * u, 0.36 * u, 0.36 * u),
      ),
    );
    return {
      plate: concat(
        carton(x0 + 0.04 * wide, left, tall),
        carton(x0 + 0.04 * wide + left + gap, right, tall * 0.76),
        box,
      ),
      second: pallet,
    };
  },
};

/** A parcel that flies on its wing. */
export const wingedBox: Plate = {
  about: ['parcel-van', 'winged-parcel'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, wide, high, cx, gap, size: u } = bodyAround(held, 0.42, 0.36);
    const flap = 0.26 * u;
    const lid = polygon(
      [
        [x0 + 0.22 * u, y0 - gap - flap],
        [x1 - 0.22 * u, y0 - gap - flap],
        [x1, y0 - gap],
        [x0, y0 - gap],
      ],
      0.03 * u,
    );
    const strip = (half: number) =>
      polygon([
        [cx - half, y0 - gap - flap],
        [cx + half, y0 - gap - flap],
        [cx + half * 1.2, y0 - gap],
        [cx - half * 1.2, y0 - gap],
      ]);
    const feather = (y: number, long: number, deep: number) =>
      parse(
        `M${x0 - gap} ${y0 + y * high}V${y0 + (y + deep) * high}C${x0 - gap - 0.3 * u} ${y0 + (y + deep) * high} ${x0 - gap - long * u} ${y0 + (y + deep * 0.8) * high} ${x0 - gap - long * u} ${y0 + (y - 0.06) * high}Q${x0 - gap - long * 0.5 * u} ${y0 + y * high} ${x0 - gap} ${y0 + y * high}Z`,
      );
    const wing = concat(feather(0.04, 0.7, 0.26), feather(0.37, 0.52, 0.25), feather(0.69, 0.34, 0.22));
    return {
      plate: concat(
        rect(x0, y0, wide, high, 0.05 * u),
        subtract(lid, grow(strip(0.15 * u), gap)),
        strip(0.15 * u),
      ),
      second: wing,
    };
  },
};
