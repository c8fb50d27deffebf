/** Plates of perfumers and tilers. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { arc, leaf, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A broad bottle of perfume with a cut stopper. */
export const stoppedPerfume: Plate = {
  about: ['perfume', 'atomizer'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, cx, gap, size: u } = bodyAround(held, 0.34, 0.34);
    const [l, r, low] = [x0 - 0.04 * u, x1 + 0.04 * u, y1 + 0.06 * u];
    const body = parse(
      `M${l + 0.2 * u} ${y0 - 0.02 * u}Q${cx} ${y0 - 0.2 * u} ${r - 0.2 * u} ${y0 - 0.02 * u}C${r + 0.1 * u} ${y0 + 0.1 * u} ${r + 0.06 * u} ${y1 - 0.4 * u} ${r - 0.04 * u} ${low - 0.1 * u}Q${r - 0.08 * u} ${low} ${r - 0.2 * u} ${low}H${l + 0.2 * u}Q${l + 0.08 * u} ${low} ${l + 0.04 * u} ${low - 0.1 * u}C${l - 0.06 * u} ${y1 - 0.4 * u} ${l - 0.1 * u} ${y0 + 0.1 * u} ${l + 0.2 * u} ${y0 - 0.02 * u}Z`,
    );
    const top = y0 - 0.1 * u - gap;
    const neck = rect(cx - 0.22 * u, top - 0.14 * u, 0.44 * u, 0.14 * u, 0.03 * u);
    const foot = top - 0.14 * u - gap;
    const facet = foot - 0.36 * u;
    const gem = polygon(
      [
        [cx - 0.26 * u, foot - 0.6 * u],
        [cx + 0.26 * u, foot - 0.6 * u],
        [cx + 0.46 * u, facet],
        [cx + 0.15 * u, foot],
        [cx - 0.15 * u, foot],
        [cx - 0.46 * u, facet],
      ],
      0.05 * u,
    );
    const cut = Math.max(11, 0.06 * u);
    const stopper = subtract(
      gem,
      stroke(line(cx - u, facet, cx + u, facet), cut),
      stroke(line(cx, facet, cx, foot + 20), cut),
    );
    return { plate: concat(body, neck), second: stopper };
  },
};

/** Rows of tiles whose quarters make rosettes, the name on the broad one between them. */
export const quarteredTile: Plate = {
  about: ['tiles'],
  aspect: [1, 3.2],
  draw(held) {
    const { x0, y0, y1, wide, gap, size: u } = bodyAround(held, 0.36, 0.3);
    const count = Math.max(3, Math.round(wide / (0.66 * u)));
    const s = (wide - gap * (count - 1)) / count;
    const thick = Math.max(11, 0.07 * s);
    const tile = (x: number, y: number): Path => {
      const corners = [0, 90, 180, 270].map((turn) =>
        rotate(
          union(stroke(arc(x, y, s * 0.34, 8, 82), thick, { cap: 'round' })),
          turn,
          x + s / 2,
          y + s / 2,
        ),
      );
      const star = [45, 135, 225, 315].map((turn) =>
        rotate(leaf(x + s / 2, y + s * 0.46, x + s / 2, y + s * 0.12, 0.22), turn - 45, x + s / 2, y + s / 2),
      );
      return subtract(rect(x, y, s, s, 0.03 * s), ...corners, ...star);
    };
    const row = (y: number) => Array.from({ length: count }, (_, i) => tile(x0 + i * (s + gap), y));
    return {
      plate: rect(x0, y0, wide, y1 - y0, 0.03 * s),
      second: concat(...row(y0 - gap - s), ...row(y1 + gap)),
    };
  },
};
