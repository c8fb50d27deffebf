/** A plate of who wins. */
import { grow, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, leaf, line, polar, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A medal with laurel on its ribbon, the name on a scroll across it. */
export const ribbonMedal: Plate = {
  about: ['medal', 'laurel-cup', 'trophy'],
  aspect: [1.2, 3.6],
  draw(held) {
    const { y0, y1, cx, cy, high, wide, gap, size } = bodyAround(held, 0.36, 0.28, 0.28);
    const m = Math.min(size, 1.1 * high);
    const r = high / 2 + 0.56 * m;
    const far = Math.max(wide / 2, r + 0.14 * m);
    const bar = polygon(
      [
        [cx - far - 0.34 * m, y0],
        [cx + far + 0.34 * m, y0],
        [cx + far + 0.12 * m, cy],
        [cx + far + 0.34 * m, y1],
        [cx - far - 0.34 * m, y1],
        [cx - far - 0.12 * m, cy],
      ],
      0.03 * m,
    );
    const count = 2 * Math.round((Math.PI * r) / (0.26 * m));
    const disc = union(
      circle(cx, cy, r),
      ...Array.from({ length: count }, (_, i) =>
        circle(...polar(cx, cy, r, (360 * i) / count), (1.08 * Math.PI * r) / count),
      ),
    );
    const edge = (Math.PI * r) / count;
    const shield = rect(cx - 2 * far, y0 - gap, 4 * far, high + 2 * gap);
    const sprigs = [-1, 1].flatMap((way) =>
      [0, 1, 2].map((i) => {
        const [x, y] = polar(cx, cy, r - 0.24 * m, 90 - way * (18 + i * 13));
        const [tx, ty] = polar(cx, cy, r - 0.16 * m, 90 - way * (34 + i * 13));
        return leaf(x, y, tx, ty, 0.3);
      }),
    );
    const low = star(cx, y1 + gap + 0.26 * m, 0.17 * m, 0.075 * m, 5, 0.02 * m);
    const top = cy - r - edge;
    const ribbon = polygon(
      [
        [cx - 0.2 * m, top + 0.5 * m],
        [cx - 0.78 * m, top - 0.62 * m],
        [cx - 0.22 * m, top - 0.62 * m],
        [cx + 0.28 * m, top + 0.4 * m],
      ],
      0.02 * m,
    );
    const stripe = stroke(line(cx - 0.5 * m, top - 0.8 * m, cx + 0.04 * m, top + 0.5 * m), gap);
    const striped = subtract(ribbon, stripe);
    const ring = subtract(circle(cx, top - 0.04 * m, 0.2 * m), circle(cx, top - 0.04 * m, 0.09 * m));
    const clear = union(grow(disc, gap), circle(cx, top - 0.04 * m, 0.2 * m + gap));
    const ends = union(striped, subtract(mirror(striped, cx), grow(ribbon, gap)));
    return {
      plate: concat(bar, subtract(ends, clear)),
      second: subtract(union(disc, ring), circle(cx, top - 0.04 * m, 0.09 * m), shield, ...sprigs, low),
    };
  },
};
