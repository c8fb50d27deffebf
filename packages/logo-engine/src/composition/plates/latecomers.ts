/** Plates of who varnishes. */
import { parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A broad brush, the name on its bristles. */
export const broadBrush: Plate = {
  about: ['parquet', 'laid-board', 'paint-brush-household', 'house-brush'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.3, 0.24);
    const low = y1 + 0.06 * u;
    const count = Math.max(4, Math.round(wide / (0.36 * u)));
    const step = (wide + 0.12 * u) / count;
    const tufts = Array.from(
      { length: count },
      (_, i) => `q${-step / 2} ${(i % 2 === 0 ? 0.3 : 0.2) * u} ${-step} 0`,
    ).join('');
    const hair = parse(`M${x0} ${y0}H${x1}L${x1 + 0.06 * u} ${low}${tufts}Z`);
    const slits = Array.from({ length: count - 1 }, (_, i) => {
      const x = x1 + 0.06 * u - (i + 1) * step;
      return stroke(line(x, low + 0.02 * u, x, low + u), gap);
    });
    const ferrule = rect(x0 - 0.04 * u, y0 - gap - 0.3 * u, wide + 0.08 * u, 0.3 * u, 0.04 * u);
    const top = y0 - 2 * gap - 0.3 * u;
    const w = wide / 2;
    const handle = parse(
      `M${cx - w} ${top}C${cx - w} ${top - 0.24 * u} ${cx - 0.26 * u} ${top - 0.1 * u} ${cx - 0.18 * u} ${top - 0.36 * u}C${cx - 0.16 * u} ${top - 0.5 * u} ${cx - 0.24 * u} ${top - 0.6 * u} ${cx - 0.2 * u} ${top - 0.72 * u}Q${cx} ${top - 0.9 * u} ${cx + 0.2 * u} ${top - 0.72 * u}C${cx + 0.24 * u} ${top - 0.6 * u} ${cx + 0.16 * u} ${top - 0.5 * u} ${cx + 0.18 * u} ${top - 0.36 * u}C${cx + 0.26 * u} ${top - 0.1 * u} ${cx + w} ${top - 0.24 * u} ${cx + w} ${top}Z`,
    );
    const hole = circle(cx, top - 0.64 * u, 0.07 * u);
    return { plate: concat(subtract(hair, ...slits), subtract(handle, hole)), second: ferrule };
  },
};
