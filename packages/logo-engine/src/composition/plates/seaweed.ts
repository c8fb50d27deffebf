/** A plate of who sells what was caught. */
import { grow, intersect, parse, stroke, subtract } from '../../geometry/kernel.js';
import { circle } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A whole fish with a band of paper around it. */
export const wrappedFish: Plate = {
  about: ['fish', 'fish-on-ice', 'fish-and-knife', 'trout', 'salmon'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0: l, x1: r, cx, cy, high, size: m } = bodyAround(held, 0.34, 0.3);
    const [x0, x1] = [l - 0.06 * m, r + 0.06 * m];
    const [nose, root] = [x0 - 1.02 * m, x1 + 0.62 * m];
    const a = 0.5 * high + 0.14 * m;
    const e = from(root, cy, m);
    const body = parse(
      `M${nose} ${cy + 0.06 * m}C${nose + 0.14 * m} ${cy - 0.5 * a} ${x0 - 0.3 * m} ${cy - a} ${cx - 0.1 * m} ${cy - a}C${x1 - 0.1 * m} ${cy - a} ${x1 + 0.2 * m} ${cy - 0.5 * a} ${e(-0.06, -0.17)}C${e(0.14, -0.24)} ${e(0.3, -0.6)} ${e(0.62, -0.72)}C${e(0.5, -0.4)} ${e(0.42, -0.2)} ${e(0.42, 0)}C${e(0.42, 0.2)} ${e(0.5, 0.4)} ${e(0.62, 0.72)}C${e(0.3, 0.6)} ${e(0.14, 0.24)} ${e(-0.06, 0.17)}C${x1 + 0.2 * m} ${cy + 0.5 * a} ${x1 - 0.1 * m} ${cy + a} ${cx - 0.1 * m} ${cy + a}C${x0 - 0.3 * m} ${cy + a} ${nose + 0.14 * m} ${cy + 0.56 * a} ${nose} ${cy + 0.06 * m}Z`,
    );
    const side = (x: number, way: number) =>
      `${x} ${cy - 2 * a}V${cy - a}Q${x + way * 0.16 * m} ${cy} ${x} ${cy + a}V${cy + 2 * a}`;
    const window = parse(
      `M${side(x0, -1)}H${x1}V${cy + a}Q${x1 + 0.16 * m} ${cy} ${x1} ${cy - a}V${cy - 2 * a}Z`,
    );
    const band = intersect(grow(body, 0.1 * m), window);
    const strings = [parse(`M${side(l - 0.02 * m + 16, -1)}`), parse(`M${side(r + 0.02 * m - 16, 1)}`)].map(
      (path) => stroke(path, Math.max(10, 0.05 * m)),
    );
    const eye = circle(x0 - 0.56 * m, cy - 0.14 * m, Math.max(10, 0.085 * m));
    const gill = stroke(
      parse(`M${x0 - 0.16 * m} ${cy - 0.44 * a}Q${x0 - 0.34 * m} ${cy} ${x0 - 0.16 * m} ${cy + 0.5 * a}`),
      Math.max(11, 0.07 * m),
    );
    const mouth = stroke(
      parse(
        `M${nose - 0.1 * m} ${cy + 0.16 * m}Q${nose + 0.16 * m} ${cy + 0.22 * m} ${nose + 0.3 * m} ${cy + 0.18 * m}`,
      ),
      Math.max(10, 0.05 * m),
    );
    const rays = [-0.34, 0, 0.34].map((u) =>
      stroke(parse(`M${e(0.2, 0.6 * u)}L${e(0.36, 1.05 * u)}`), Math.max(10, 0.05 * m)),
    );
    const fish = softened(subtract(body, grow(window, GAP), eye, gill, mouth, ...rays), 3);
    return { plate: subtract(softened(band, 3), ...strings), second: fish };
  },
};
