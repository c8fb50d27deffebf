/** Plates of who collects what is used again. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { band, circle, line, type Point, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A loop of three arrows, as on what is used again. */
const loop = (x: number, y: number, r: number): Path => {
  const arrow = union(
    band(x, y, r, r * 0.62, -112, -40),
    polygon(
      [
        [x + r * 0.24, y - r * 0.36],
        [x + r * 1.22, y - r * 0.46],
        [x + r * 0.9, y + r * 0.3],
      ].map(([px = 0, py = 0]): Point => [px, py]),
    ),
  );
  return concat(...[0, 120, 240].map((turn) => rotate(arrow, turn, x, y)));
};

/** A cart of what is collected from the street: cardboard, a bottle. */
export const scrapCart: Plate = {
  about: ['recycling-bin', 'carton-loop'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, gap, size: m } = bodyAround(held, 0.34, 0.38, 0.32);
    const box = softened(
      parse(`M${x0 - 0.12 * m} ${y0}H${x1 + 0.12 * m}L${x1} ${y1 + 0.2 * m}H${x0}Z`),
      0.04 * m,
    );
    const r = 0.3 * m;
    const axle = y1 + r + 12 + gap;
    const places = [x0 + 0.34 * m, x1 - 0.34 * m];
    const wheels = union(...places.map((x) => circle(x, axle, r)));
    const hubs = places.map((x) => circle(x, axle, 0.1 * m));
    const grip = stroke(
      parse(
        `M${x1} ${y0 + 0.2 * m}L${x1 + 0.5 * m} ${y0 - 0.16 * m}Q${x1 + 0.6 * m} ${y0 - 0.22 * m} ${x1 + 0.84 * m} ${y0 - 0.22 * m}`,
      ),
      0.14 * m,
    );
    const sill = y0 - gap;
    // The flat carton takes what room the others leave.
    const [l, tall] = [x0 + 0.06 * m, 0.84 * m];
    const broad = wide < 2 * m ? x1 - 0.41 * m - gap - l : 0.9 * m;
    const big = rect(l, sill - tall, broad, tall, 0.04 * m);
    const b = l + broad + gap;
    const bottleX = x1 - 0.22 * m;
    const lid = Math.max(0.3 * m, bottleX - 0.2 * m - gap - b);
    const low = 0.46 * m;
    const flat = rect(b, sill - low, lid, low, 0.03 * m);
    const flap = (x: number, way: number) =>
      stroke(line(x, sill - low - 4, x + way * 0.17 * m, sill - low - 0.2 * m), 0.1 * m);
    const open = union(flat, flap(b + 0.08 * m, -0.2), flap(b + lid - 0.08 * m, 0.5));
    const tape = rect(b + lid / 2 - 0.07 * m, sill - low + 0.1 * m, 0.14 * m, 0.12 * m);
    const k = from(bottleX, sill, m);
    const bottle = parse(
      `M${k(-0.19, 0)}V${sill - 0.46 * m}C${k(-0.19, -0.62)} ${k(-0.09, -0.64)} ${k(-0.09, -0.76)}V${sill - 0.84 * m}H${bottleX + 0.09 * m}V${sill - 0.76 * m}C${k(0.09, -0.64)} ${k(0.19, -0.62)} ${k(0.19, -0.46)}V${sill}Z`,
    );
    const cap = rect(bottleX - 0.12 * m, sill - 0.84 * m - gap * 0.8 - 0.1 * m, 0.24 * m, 0.1 * m, 0.03 * m);
    const small = wide < 2 * m ? bottle : union(open, bottle);
    const load = wide < 2 * m ? small : subtract(small, tape);
    return {
      plate: concat(subtract(union(box, grip), grow(wheels, gap)), subtract(wheels, ...hubs)),
      second: concat(subtract(big, loop(l + broad / 2, sill - tall / 2, 0.27 * m)), load, cap),
    };
  },
};
