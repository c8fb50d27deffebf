/** Plates of who makes soap and creams. */
import { CAP } from '../../fonts/shape.js';
import { parse, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A bottle with a pump that gives a drop. */
export const pumpBottle: Plate = {
  about: ['skin-care', 'soap-bar', 'hand-soap'],
  aspect: [0.8, 1.6],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.42, 0.4, 0.46);
    const r = Math.min(m * 0.4, 0.95 * CAP, (y1 - y0) * 0.4);
    const body = union(rect(x0, y0, wide, y1 - y0, r), rect(x0, y0 + r, wide, y1 - y0 - r, m * 0.12));
    const ring = rect(cx - m * 0.22, y0 - GAP - m * 0.17, m * 0.44, m * 0.17, m * 0.04);
    const b = y0 - 2 * GAP - m * 0.17;
    const pump = union(
      rect(cx - m * 0.06, b - m * 0.24, m * 0.12, m * 0.24 + GAP + 2),
      parse(
        `M${cx + m * 0.2} ${b - m * 0.2}V${b - m * 0.3}Q${cx + m * 0.2} ${b - m * 0.38} ${cx + m * 0.12} ${b - m * 0.38}H${cx - m * 0.36}Q${cx - m * 0.56} ${b - m * 0.38} ${cx - m * 0.56} ${b - m * 0.2}V${b - m * 0.14}H${cx - m * 0.44}V${b - m * 0.18}Q${cx - m * 0.44} ${b - m * 0.24} ${cx - m * 0.36} ${b - m * 0.24}L${cx - m * 0.1} ${b - m * 0.2}Z`,
      ),
    );
    const [dx, dy] = [cx - m * 0.5, b - m * 0.03];
    const drop = parse(
      `M${dx} ${dy}C${dx + m * 0.05} ${dy + m * 0.08} ${dx + m * 0.085} ${dy + m * 0.11} ${dx + m * 0.085} ${dy + m * 0.165}A${m * 0.085} ${m * 0.085} 0 1 1 ${dx - m * 0.085} ${dy + m * 0.165}C${dx - m * 0.085} ${dy + m * 0.11} ${dx - m * 0.05} ${dy + m * 0.08} ${dx} ${dy}Z`,
    );
    return { plate: body, second: concat(union(ring, pump), drop) };
  },
};
