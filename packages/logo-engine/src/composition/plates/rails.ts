/** Plates of who dresses people. */

import { CAP } from '../../fonts/shape.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A broad hanger for clothes. */
export const solidHanger: Plate = {
  about: ['dress', 'clothes-rack', 'coat-hanger', 'printed-tee'],
  aspect: [1.5, 3.4],
  draw(held) {
    const { y0, y1, cx, size: m } = bodyAround(held, 0.3, 0.26, 0.34);
    const half = held.width / 2 + 0.2 * CAP;
    const [neck, far] = [m * 0.2, half + m * 0.62];
    const top = y0 - m * 0.42;
    const low = y1 + m * 0.06;
    const side = parse(
      `M${cx} ${top}H${cx - neck * 0.5}C${cx - neck} ${top} ${cx - neck} ${top + m * 0.16} ${cx - neck * 1.7} ${top + m * 0.24}L${cx - half} ${y0 - m * 0.02}C${cx - half - m * 0.4} ${y0 + m * 0.14} ${cx - far} ${low - m * 0.42} ${cx - far} ${low - m * 0.14}Q${cx - far} ${low} ${cx - far + m * 0.14} ${low}C${cx - far + m * 0.4} ${low} ${cx - half} ${low - m * 0.04} ${cx} ${low - m * 0.04}Z`,
    );
    const r = m * 0.27;
    const hy = top - GAP - m * 0.14 - r;
    const hook = stroke(
      parse(
        `M${cx} ${top - GAP - m * 0.03}V${top - GAP - m * 0.06}C${cx} ${hy + r} ${cx + r} ${hy + r * 0.9} ${cx + r} ${hy}C${cx + r} ${hy - r * 1.32} ${cx - r} ${hy - r * 1.32} ${cx - r} ${hy}`,
      ),
      Math.max(14, m * 0.11),
    );
    return { plate: union(side, mirror(side, cx - 0.01)), second: hook };
  },
};

/** Trunks for the beach, their cord tied. */
export const beachTrunks: Plate = {
  about: ['swimsuit', 'swim-trunks'],
  aspect: [1.4, 2.8],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.6, 0.3, 0.2);
    const low = y1 + m * 0.44;
    const out = m * 0.26;
    const side = parse(
      `M${cx} ${y0}H${x0}L${x0 - out} ${low - m * 0.06}Q${x0 - out - m * 0.01} ${low} ${x0 - out + m * 0.06} ${low}H${cx - m * 0.24}Q${cx - m * 0.18} ${low} ${cx - m * 0.16} ${low - m * 0.06}L${cx} ${y1 + m * 0.06}Z`,
    );
    const shorts = union(side, mirror(side, cx - 0.01));
    const seam = stroke(parse(`M${x0 - m} ${low - m * 0.16}H${cx + m + wide}`), GAP, { cap: 'butt' });
    const stripe = (way: 1 | -1, by: number) => {
      const x = cx + way * (wide / 2 - by);
      return parse(`M${x} ${y0 - 5}L${x + way * out * 1.1} ${low + (low - y0) * 0.1}`);
    };
    const stripes = [-1, 1].map((way) => stroke(stripe(way > 0 ? 1 : -1, m * 0.1), GAP, { cap: 'butt' }));
    const band = rect(x0 - m * 0.03, y0 - GAP - m * 0.2, wide + m * 0.06, m * 0.2, m * 0.05);
    const knot = [-1, 1].map((way) => circle(cx + way * m * 0.11, y0 - GAP - m * 0.1, m * 0.04));
    return { plate: subtract(shorts, seam, ...stripes), second: subtract(band, ...knot) };
  },
};
