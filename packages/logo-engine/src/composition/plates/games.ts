/** Plates of who plays outside. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A football pitch from above, the name in its middle. */
export const pitch: Plate = {
  about: ['soccer-ball', 'goal', 'football-boot'],
  aspect: [1, 1.7],
  draw(held) {
    const [y0, y1] = [held.y - 0.86 * CAP, bottom(held) + 0.86 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const box = 0.32 * high;
    const [x0, x1] = [held.x - 0.6 * CAP - box, right(held) + 0.6 * CAP + box];
    const field = rect(x0, y0, x1 - x0, high, 0.16 * CAP);
    const thick = Math.max(11, 0.04 * high);
    const end = (x: number, way: 1 | -1) => {
      const area = (deep: number, tall: number) =>
        rect(way > 0 ? x - 40 : x - deep, cy - tall / 2, deep + 40, tall);
      const band = (deep: number, tall: number) =>
        subtract(area(deep, tall), area(deep - thick, tall - 2 * thick));
      const arc = subtract(
        circle(x + way * box * 0.5, cy, box * 0.42),
        circle(x + way * box * 0.5, cy, box * 0.42 - thick),
        area(box * 0.72 - thick / 2, high),
      );
      const corner = (y: number) => subtract(circle(x, y, 0.15 * high), circle(x, y, 0.15 * high - thick));
      return union(band(box * 0.72, high * 0.6), band(box * 0.3, high * 0.3), arc, corner(y0), corner(y1));
    };
    const half = [y0 - 5, y1 - 0.46 * CAP].map((y) =>
      rect(centreX(held) - thick / 2, y, thick, 0.46 * CAP + 5, 0),
    );
    const radius = held.height / 2 + 0.5 * CAP;
    const ring = subtract(
      circle(centreX(held), cy, radius),
      circle(centreX(held), cy, radius - thick),
      rect(x0, held.y - 24, x1 - x0, held.height + 48),
    );
    const net = Math.max(11, 0.045 * high);
    const goal = (x: number, way: 1 | -1) => {
      const box = (deep: number, tall: number) =>
        rect(way > 0 ? x : x - deep, cy - tall / 2, deep, tall, 0.02 * high);
      return subtract(
        box(0.15 * high, 0.4 * high),
        rect(
          way > 0 ? x - 5 : x - 0.15 * high + net,
          cy - 0.2 * high + net,
          0.15 * high - net + 5,
          0.4 * high - 2 * net,
        ),
      );
    };
    return {
      plate: concat(
        subtract(field, end(x0, 1), end(x1, -1), ...half, ring),
        goal(x0 - GAP, -1),
        goal(x1 + GAP, 1),
      ),
    };
  },
};

/** A cup with its handles on a foot. */
export const cup: Plate = {
  about: ['trophy', 'medal'],
  aspect: [1, 2],
  draw(held) {
    const cx = centreX(held);
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.34 * CAP];
    const high = y1 - y0;
    const half = held.width / 2 + 0.5 * CAP;
    const size = (high + half) / 2;
    const low = y1 + 0.5 * size;
    const bowl = parse(
      `M${cx - half - 0.1 * size} ${y0}L${cx + half + 0.1 * size} ${y0}L${cx + half} ${y0 + high * 0.7}C${cx + half} ${y1 + 0.14 * size} ${cx + half * 0.6} ${y1 + 0.24 * size} ${cx + 0.16 * size} ${y1 + 0.3 * size}L${cx + 0.13 * size} ${low}L${cx - 0.13 * size} ${low}L${cx - 0.16 * size} ${y1 + 0.3 * size}C${cx - half * 0.6} ${y1 + 0.24 * size} ${cx - half} ${y1 + 0.14 * size} ${cx - half} ${y0 + high * 0.7}Z`,
    );
    const lip = rect(
      cx - half - 0.22 * size,
      y0 - 0.14 * size,
      2 * half + 0.44 * size,
      0.17 * size,
      0.06 * size,
    );
    const ear = (way: 1 | -1) => {
      const x = cx + way * half;
      const out = way * 0.38 * size;
      return stroke(
        parse(
          `M${x - way * 8} ${y0 + 0.16 * size}L${x + out * 0.45} ${y0 + 0.16 * size}Q${x + out} ${y0 + 0.16 * size} ${x + out} ${y0 + 0.4 * size}C${x + out} ${y0 + high * 0.5 + 0.26 * size} ${x + out * 0.4} ${y0 + high * 0.62} ${x - way * 8} ${y0 + high * 0.68}`,
        ),
        Math.max(15, 0.13 * size),
      );
    };
    const foot = polygon(
      [
        [cx - 0.3 * size, low - 4],
        [cx + 0.3 * size, low - 4],
        [cx + 0.44 * size, low + 0.16 * size],
        [cx - 0.44 * size, low + 0.16 * size],
      ],
      0.04 * size,
    );
    const base = rect(cx - 0.56 * size, low + 0.16 * size + GAP, 1.12 * size, 0.17 * size, 0.05 * size);
    return { plate: concat(union(lip, bowl, ear(1), ear(-1), foot), base) };
  },
};

/** A firecracker, its fuse alight. */
export const firecracker: Plate = {
  about: ['skyrocket', 'fireworks', 'fire-fountain'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.7, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const size = (high + (x1 - x0) * 0.5) / 2;
    const band = 0.16 * size;
    const lip = 0.05 * high;
    const tube = rect(x0, y0, x1 - x0, high, 0.03 * CAP);
    const ring = (x: number) => rect(x, y0 - lip, band, high + 2 * lip, 0.3 * band);
    const [fore, aft] = [x1 + GAP, x0 - GAP - band];
    const fx = fore + band;
    const [sx, sy] = [fx + 0.62 * size, y0 - 0.3 * size];
    const fuse = stroke(
      parse(
        `M${fx - 10} ${cy}C${fx + 0.3 * size} ${cy + 0.1 * size} ${fx + 0.5 * size} ${cy + 0.34 * size} ${fx + 0.62 * size} ${cy + 0.06 * size}C${fx + 0.72 * size} ${cy - 0.26 * size} ${fx + 0.3 * size} ${y0 + 0.2 * size} ${sx} ${sy + 0.1 * size}`,
      ),
      Math.max(13, 0.085 * size),
    );
    const rays = Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4 + 0.2;
      const at = (d: number) => `${sx + Math.cos(a) * d * size} ${sy + Math.sin(a) * d * size}`;
      return stroke(parse(`M${at(0.15)}L${at(i % 2 === 0 ? 0.34 : 0.27)}`), Math.max(12, 0.08 * size), {
        cap: 'round',
      });
    });
    const spark = concat(...rays);
    const clear = grow(spark, GAP);
    return {
      plate: concat(
        subtract(ring(aft), clear),
        subtract(tube, clear),
        subtract(union(ring(fore), fuse), clear),
      ),
      second: spark,
    };
  },
};
