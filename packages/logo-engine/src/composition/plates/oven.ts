/** Plates of what comes out of an oven or off a cart. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** An oven of clay with its fire. */
export const domeOven: Plate = {
  about: ['slice', 'pizza-whole', 'pizza-oven', 'clay-oven', 'empanada-oven'],
  aspect: [1.3, 2.5],
  draw(held) {
    const m = (held.height + held.width * 0.5) / 2;
    const side = 0.78 * CAP + 0.24 * held.height;
    const [cx, half] = [centreX(held), held.width / 2 + side];
    const top = held.y - 0.6 * CAP;
    const floor = bottom(held) + 0.4 * CAP + 0.68 * m;
    const [x0, x1] = [cx - half, cx + half];
    const dome = parse(
      `M${x0} ${floor}C${x0} ${top} ${x0 + half * 0.26} ${top} ${cx} ${top}C${x1 - half * 0.26} ${top} ${x1} ${top} ${x1} ${floor}Z`,
    );
    const [mw, my] = [0.52 * m, floor - 0.56 * m];
    const mouth = parse(
      `M${cx - mw} ${floor + 2}V${my + 0.3 * m}C${cx - mw} ${my - 0.1 * m} ${cx + mw} ${my - 0.1 * m} ${cx + mw} ${my + 0.3 * m}V${floor + 2}Z`,
    );
    const pipe = rect(cx + half * 0.44, top - 0.2 * m, 0.26 * m, 0.4 * m);
    const capital = rect(cx + half * 0.44 - 0.06 * m, top - 0.26 * m, 0.38 * m, 0.11 * m, 0.03 * m);
    const slab = rect(x0 - 0.14 * m, floor + 0.11 * CAP, 2 * half + 0.28 * m, 0.08 * CAP + 0.1 * m, 0.05 * m);
    const f = floor - 0.01 * m;
    const flame = parse(
      `M${cx} ${f}C${cx - 0.2 * m} ${f} ${cx - 0.27 * m} ${f - 0.16 * m} ${cx - 0.2 * m} ${f - 0.26 * m}C${cx - 0.17 * m} ${f - 0.2 * m} ${cx - 0.14 * m} ${f - 0.19 * m} ${cx - 0.12 * m} ${f - 0.2 * m}` +
        `C${cx - 0.13 * m} ${f - 0.3 * m} ${cx - 0.06 * m} ${f - 0.38 * m} ${cx + 0.04 * m} ${f - 0.42 * m}C${cx + 0.04 * m} ${f - 0.32 * m} ${cx + 0.22 * m} ${f - 0.26 * m} ${cx + 0.22 * m} ${f - 0.14 * m}C${cx + 0.22 * m} ${f - 0.05 * m} ${cx + 0.12 * m} ${f} ${cx} ${f}Z`,
    );
    const arch = subtract(
      stroke(grow(mouth, 0.085 * m), Math.max(11, 0.04 * m)),
      rect(cx - m, floor - 0.12 * m, 2 * m, m),
    );
    return { plate: concat(subtract(union(dome, pipe, capital), mouth, arch), slab), second: flame };
  },
};
