/** Plates of who saves lives in the water and keeps workers safe. */
import { grow, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { band, circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A lifebuoy with its rope, the name on a board across it. */
export const ringBuoy: Plate = {
  about: ['lifebuoy'],
  aspect: [1.2, 2.4],
  draw(held) {
    const { x0, y0, cx, cy, wide, high, gap } = bodyAround(held, 0.36, 0.3);
    const board = rect(x0, y0, wide, high, 0.14 * high);
    const outer = Math.max(wide * 0.5, high * 0.92);
    const inner = outer * 0.6;
    const rope = Math.max(12, outer * 0.07);
    const bands = [-126, -54, 54, 126].map((turn) =>
      band(cx, cy, outer - rope, inner + rope, turn - 12, turn + 12),
    );
    const space = rect(cx - outer * 2, y0 - gap, outer * 4, high + 2 * gap);
    return {
      plate: board,
      second: subtract(circle(cx, cy, outer), circle(cx, cy, inner), space, ...bands),
    };
  },
};

/** A lifeguard's hut on stilts with its ramp and flag, a lifebuoy under its ridge, the name on its wall. */
export const lifeguardHut: Plate = {
  about: ['lifebuoy'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size: u } = bodyAround(held, 0.34, 0.3);
    const wall = rect(x0, y0, wide, y1 - y0, 0.03 * u);
    const eave = y0 - gap;
    const rise = 0.56 * u + 0.04 * wide;
    const slope = polygon(
      [
        [x0 - 0.24 * u, eave],
        [cx - 0.2 * u, eave - rise],
        [cx + 0.2 * u, eave - rise],
        [x1 + 0.24 * u, eave],
      ],
      0.05 * u,
    );
    const buoy = [cx, eave - 0.29 * u] as const;
    const ring = subtract(
      circle(...buoy, 0.2 * u),
      circle(...buoy, 0.095 * u),
      ...[-45, 45, 135, 225].map((turn) => band(...buoy, 0.3 * u, 0.05 * u, turn - 13, turn + 13)),
    );
    const roof = subtract(slope, ring);
    const top = y1 + gap;
    const tall = 0.62 * u;
    const floor = top + 0.12 * u + tall;
    const t = Math.max(14, 0.11 * u);
    const [l, r] = [x0 + 0.12 * u, x1 - 0.12 * u];
    const bays = Math.max(1, Math.round((r - l) / (1.15 * u)));
    const posts = Array.from({ length: bays + 1 }, (_, i) => l + ((r - l) * i) / bays);
    const crosses = posts.slice(1).flatMap((x, i) => {
      const before = posts[i] ?? l;
      return [
        stroke(line(before, top + 0.1 * u, x, floor - 0.1 * u), t * 0.8, { cap: 'butt' }),
        stroke(line(before, floor - 0.1 * u, x, top + 0.1 * u), t * 0.8, { cap: 'butt' }),
      ];
    });
    const deckEnd = x1 + 0.2 * u;
    const legs = union(
      rect(x0 - 0.2 * u, top, deckEnd - x0 + 0.2 * u, 0.13 * u, 0.04 * u),
      ...posts.map((x) => rect(x - t / 2, top, t, floor - top)),
      ...crosses,
      stroke(line(deckEnd - 0.04 * u, top + 0.065 * u, deckEnd + 0.74 * u, floor - 0.06 * u), 0.13 * u),
    );
    const peak = eave - rise;
    const flag = union(
      rect(cx - 0.05 * u, peak - 0.46 * u, 0.1 * u, 0.5 * u, 0.03 * u),
      parse(
        `M${cx} ${peak - 0.46 * u}C${cx + 0.16 * u} ${peak - 0.54 * u} ${cx + 0.3 * u} ${peak - 0.38 * u} ${cx + 0.5 * u} ${peak - 0.46 * u}V${peak - 0.16 * u}C${cx + 0.3 * u} ${peak - 0.08 * u} ${cx + 0.16 * u} ${peak - 0.24 * u} ${cx} ${peak - 0.16 * u}Z`,
      ),
    );
    return { plate: concat(wall, legs), second: union(roof, flag) };
  },
};

/** A laced boot from its side, the name on its shaft. */
export const workBoot: Plate = {
  about: ['boot'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, x1, y0, y1, gap, size: u } = bodyAround(held, 0.34, 0.46, 0.34);
    const [l, r] = [x0 - 0.04 * u, x1 + 0.02 * u];
    const sole = y1 + 0.22 * u;
    const toe = r + 0.8 * u;
    const upper = parse(
      `M${l} ${y0}H${r}V${y1 - 0.46 * u}C${r + 0.06 * u} ${y1 - 0.26 * u} ${r + 0.16 * u} ${y1 - 0.26 * u} ${r + 0.36 * u} ${y1 - 0.24 * u}C${toe - 0.1 * u} ${y1 - 0.18 * u} ${toe} ${y1} ${toe} ${sole}H${l}Z`,
    );
    const smooth = grow(shrink(upper, 0.05 * u), 0.05 * u);
    const cap = stroke(
      parse(
        `M${toe - 0.52 * u} ${y1 - 0.42 * u}C${toe - 0.3 * u} ${y1 - 0.16 * u} ${toe - 0.32 * u} ${y1 + 0.06 * u} ${toe - 0.46 * u} ${sole + 20}`,
      ),
      14,
    );
    const heel = l + 0.62 * u;
    const under = parse(
      `M${l - 0.04 * u} ${sole + gap}H${toe + 0.06 * u}V${sole + gap + 0.1 * u}Q${toe + 0.06 * u} ${sole + gap + 0.24 * u} ${toe - 0.1 * u} ${sole + gap + 0.24 * u}H${heel + 0.24 * u}L${heel + 0.14 * u} ${sole + gap + 0.16 * u}H${heel}V${sole + gap + 0.3 * u}H${l + 0.02 * u}Q${l - 0.04 * u} ${sole + gap + 0.3 * u} ${l - 0.04 * u} ${sole + gap + 0.24 * u}Z`,
    );
    const cuff = rect(l - 0.05 * u, y0 - gap - 0.2 * u, r - l + 0.1 * u, 0.2 * u, 0.09 * u);
    const lace = (i: number) => {
      const y = y0 + 0.12 * u + ((y1 - 0.6 * u - y0 - 0.12 * u) * i) / 2;
      return stroke(line(r + 0.02 * u, y, r + 0.12 * u, y + 0.03 * u), 0.1 * u);
    };
    return { plate: union(subtract(smooth, cap), ...[0, 1, 2].map(lace)), second: concat(cuff, under) };
  },
};
