/** Plates of who breeds pigs and races karts. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The face of a pig, the name between its eyes and its snout. */
export const pigFace: Plate = {
  about: ['pig', 'standing-pig'],
  aspect: [1, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, gap, size: u } = bodyAround(held, 0.22, 0.18);
    const [l, r, top, low] = [x0 - 0.16 * u, x1 + 0.16 * u, y0 - 0.48 * u, y1 + 0.46 * u];
    const [cy, bend] = [(y0 + y1) / 2, (r - l) * 0.3];
    const face = parse(
      `M${cx} ${top}C${cx + bend} ${top} ${r} ${top + 0.1 * u} ${r} ${cy}C${r} ${low - 0.16 * u} ${cx + bend} ${low} ${cx} ${low}C${cx - bend} ${low} ${l} ${low - 0.16 * u} ${l} ${cy}C${l} ${top + 0.1 * u} ${cx - bend} ${top} ${cx} ${top}Z`,
    );
    const ex = x1 - wide * 0.1;
    const ear = parse(
      `M${ex - 0.5 * u} ${top + 0.16 * u}C${ex - 0.4 * u} ${top - 0.16 * u} ${ex - 0.02 * u} ${top - 0.36 * u} ${ex + 0.24 * u} ${top - 0.3 * u}C${ex + 0.34 * u} ${top - 0.02 * u} ${ex + 0.24 * u} ${top + 0.34 * u} ${ex + 0.06 * u} ${top + 0.5 * u}Z`,
    );
    const eye = ellipse(cx + Math.min(0.46 * u, wide * 0.28), y0 - 0.16 * u, 0.08 * u, 0.1 * u);
    const sy = y1 + 0.34 * u;
    const snout = ellipse(cx, sy, 0.46 * u, 0.26 * u);
    const nostril = ellipse(cx + 0.16 * u, sy, 0.07 * u, 0.11 * u);
    const ears = union(ear, mirror(ear, cx));
    return {
      plate: subtract(union(face, ears), eye, mirror(eye, cx), grow(snout, gap)),
      second: subtract(snout, nostril, mirror(nostril, cx)),
    };
  },
};

/** A racing kart with its driver, the name on its side. */
export const kartSide: Plate = {
  about: ['kart'],
  aspect: [1.7, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size: u } = bodyAround(held, 0.36, 0.3);
    const r = 0.36 * u;
    const low = y1 + 0.1 * u;
    const [front, rear] = [x1 + 0.52 * u, x0 - 0.34 * u];
    const body = parse(
      `M${rear} ${y0 + 0.2 * u}L${x0} ${y0}H${x1 - 0.1 * u}C${x1 + 0.3 * u} ${y0 + 0.04 * u} ${front + 0.2 * u} ${y0 + high * 0.4} ${front + 0.34 * u} ${low - 0.14 * u}Q${front + 0.36 * u} ${low} ${front + 0.24 * u} ${low}H${rear}Z`,
    );
    const at = low - r * 0.62;
    const axles = [rear - 0.02 * u, front - 0.02 * u];
    const wheels = axles.map((x) => subtract(circle(x, at, r), circle(x, at, r * 0.4)));
    const base = y0 - gap;
    const dx = x0 + wide * 0.3;
    const trunk = parse(
      `M${dx - 0.36 * u} ${base}C${dx - 0.36 * u} ${base - 0.3 * u} ${dx - 0.2 * u} ${base - 0.42 * u} ${dx} ${base - 0.4 * u}C${dx + 0.2 * u} ${base - 0.38 * u} ${dx + 0.26 * u} ${base - 0.2 * u} ${dx + 0.3 * u} ${base}Z`,
    );
    const [hx, hy] = [dx + 0.04 * u, base - 0.64 * u];
    const helmet = subtract(
      circle(hx, hy, 0.31 * u),
      rect(hx + 0.04 * u, hy - 0.1 * u, 0.4 * u, 0.16 * u, 0.05 * u),
    );
    const arm = stroke(line(dx + 0.06 * u, base - 0.26 * u, dx + 0.56 * u, base - 0.2 * u), 0.14 * u);
    const wheel = stroke(line(dx + 0.52 * u, base - 0.36 * u, dx + 0.7 * u, base - 0.06 * u), 0.11 * u);
    const driver = subtract(union(trunk, arm, wheel), rect(x0 - u, base, wide + 2 * u, u), grow(helmet, gap));
    const tail = rect(rear - 0.1 * u, y0 - 0.1 * u, 0.14 * u, 0.4 * u, 0.04 * u);
    return {
      plate: concat(
        subtract(union(body, tail), ...axles.map((x) => circle(x, at, r + gap))),
        ...wheels,
        driver,
      ),
      second: helmet,
    };
  },
};
