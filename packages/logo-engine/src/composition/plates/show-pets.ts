/** Plates of who bathes and clips dogs. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';
import { fleece } from './wool.js';

/** A poodle clipped for a show. */
export const clippedPoodle: Plate = {
  about: ['poodle', 'dog-bath', 'paw-comb'],
  aspect: [1.1, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, gap, high, wide } = bodyAround(held, 0.26, 0.26);
    const m = (high + wide) * 0.255;
    const coat = fleece(x0, x1, y0, y1, m * 0.2);
    const a = from(x0, y0, m);
    const puff = (x: number, y: number, r: number): Path =>
      union(
        circle(x, y, r * 0.8),
        ...Array.from({ length: 7 }, (_, i) =>
          rotate(circle(x, y - r * 0.62, r * 0.42), (i * 360) / 7, x, y),
        ),
      );
    const neck = parse(`M${a(-0.1, 0.4)}L${a(-0.16, -0.6)}L${a(0.3, -0.6)}L${a(0.6, 0.2)}Z`);
    const face = union(
      parse(
        `M${a(0.2, -1)}L${a(-0.14, -0.96)}C${a(-0.24, -0.84)} ${a(-0.3, -0.8)} ${a(-0.44, -0.76)}L${a(-0.84, -0.66)}C${a(-0.98, -0.62)} ${a(-0.96, -0.44)} ${a(-0.84, -0.44)}C${a(-0.6, -0.42)} ${a(-0.36, -0.4)} ${a(-0.14, -0.34)}L${a(0.2, -0.4)}Z`,
      ),
      circle(x0 - 0.88 * m, y0 - 0.64 * m, 0.09 * m),
    );
    const crest = puff(x0 + 0.06 * m, y0 - 1.14 * m, 0.4 * m);
    const ear = union(
      circle(x0 + 0.2 * m, y0 - 0.72 * m, 0.16 * m),
      circle(x0 + 0.27 * m, y0 - 0.5 * m, 0.22 * m),
      circle(x0 + 0.16 * m, y0 - 0.34 * m, 0.15 * m),
      circle(x0 + 0.36 * m, y0 - 0.32 * m, 0.15 * m),
    );
    const eye = circle(x0 - 0.2 * m, y0 - 0.7 * m, Math.max(7, 0.05 * m));
    const ground = y1 + 0.98 * m;
    const legs = [x0 + 0.16 * m, x0 + 0.62 * m, x1 - 0.62 * m, x1 - 0.16 * m].map((x) =>
      union(
        rect(x - 0.085 * m, y1, 0.17 * m, ground - y1, 0.05 * m),
        puff(x, ground - 0.34 * m, 0.22 * m),
        rect(x - 0.2 * m, ground - 0.12 * m, 0.3 * m, 0.12 * m, 0.06 * m),
      ),
    );
    const t = from(x1, y0, m);
    const tail = union(
      stroke(parse(`M${t(-0.1, 0.1)}C${t(0.16, 0)} ${t(0.22, -0.2)} ${t(0.24, -0.46)}`), 0.12 * m),
      puff(x1 + 0.26 * m, y0 - 0.62 * m, 0.26 * m),
    );
    const dog = union(coat, neck, face, crest, tail, ...legs);
    return { plate: subtract(dog, eye, subtract(grow(ear, gap), ear)) };
  },
};
