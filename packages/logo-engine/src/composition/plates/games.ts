/** Plates of who plays outside. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A football pitch from above, the name in its middle. */
export const pitch: Plate = {
  about: ['soccer-ball', 'goal', 'football-boot'],
  aspect: [1.1, 3],
  draw(held) {
    const [y0, y1] = [held.y - 0.74 * CAP, bottom(held) + 0.74 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const box = 0.38 * high;
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
      return union(band(box * 0.72, high * 0.66), band(box * 0.3, high * 0.32), arc, corner(y0), corner(y1));
    };
    const half = [y0 - 5, y1 - 0.46 * CAP].map((y) =>
      rect(centreX(held) - thick / 2, y, thick, 0.46 * CAP + 5, 0),
    );
    const goal = (x: number) => rect(x, cy - 0.17 * high, 0.12 * high, 0.34 * high, 0.03 * high);
    return {
      plate: concat(
        subtract(field, end(x0, 1), end(x1, -1), ...half),
        goal(x0 - GAP - 0.12 * high),
        goal(x1 + GAP),
      ),
    };
  },
};

/** A cup with its handles on a foot. */
export const cup: Plate = {
  about: ['trophy', 'medal'],
  aspect: [1, 1.8],
  draw(held) {
    const cx = centreX(held);
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.34 * CAP];
    const high = y1 - y0;
    const half = held.width / 2 + 0.56 * CAP;
    const size = (high + half) / 2;
    const low = y1 + 0.62 * size;
    const bowl = parse(
      `M${cx - half} ${y0}L${cx + half} ${y0}L${cx + half} ${y0 + high * 0.7}C${cx + half} ${y1 + 0.14 * size} ${cx + half * 0.6} ${y1 + 0.24 * size} ${cx + 0.16 * size} ${y1 + 0.3 * size}L${cx + 0.13 * size} ${low}L${cx - 0.13 * size} ${low}L${cx - 0.16 * size} ${y1 + 0.3 * size}C${cx - half * 0.6} ${y1 + 0.24 * size} ${cx - half} ${y1 + 0.14 * size} ${cx - half} ${y0 + high * 0.7}Z`,
    );
    const lip = rect(
      cx - half - 0.1 * size,
      y0 - GAP - 0.15 * size,
      2 * half + 0.2 * size,
      0.15 * size,
      0.06 * size,
    );
    const ear = (way: 1 | -1) => {
      const x = cx + way * half;
      const out = way * 0.46 * size;
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
        [cx + 0.44 * size, low + 0.2 * size],
        [cx - 0.44 * size, low + 0.2 * size],
      ],
      0.04 * size,
    );
    const base = rect(cx - 0.62 * size, low + 0.2 * size + GAP, 1.24 * size, 0.2 * size, 0.05 * size);
    return { plate: concat(lip, union(bowl, ear(1), ear(-1), foot), base) };
  },
};

/** A skateboard from above, its wheels at its sides. */
export const skateboard: Plate = {
  about: ['skateboard'],
  styles: ['playful', 'creative', 'modern', 'vintage', 'minimal'],
  aspect: [1.6, 3.6],
  draw(held) {
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.36 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const [x0, x1] = [held.x - 0.2 * CAP - 0.34 * high, right(held) + 0.2 * CAP + 0.34 * high];
    const tip = 0.3 * high;
    const deck = parse(
      `M${x0} ${y0}L${x1} ${y0}C${x1 + tip * 0.8} ${y0} ${x1 + tip * 1.3} ${cy - high * 0.3} ${x1 + tip * 1.3} ${cy}C${x1 + tip * 1.3} ${cy + high * 0.3} ${x1 + tip * 0.8} ${y1} ${x1} ${y1}L${x0} ${y1}C${x0 - tip * 0.8} ${y1} ${x0 - tip * 1.3} ${cy + high * 0.3} ${x0 - tip * 1.3} ${cy}C${x0 - tip * 1.3} ${cy - high * 0.3} ${x0 - tip * 0.8} ${y0} ${x0} ${y0}Z`,
    );
    const [long, tall] = [0.4 * high, 0.22 * high];
    const truck = (x: number) =>
      [-1, 1].flatMap((i) =>
        [-1, 1].map((j) => circle(x + i * 0.075 * high, cy + j * 0.13 * high, Math.max(6, 0.036 * high))),
      );
    const wheel = (x: number, top: boolean) =>
      rect(x - long / 2, top ? y0 - GAP - tall : y1 + GAP, long, tall, 0.07 * high);
    const axles = [x0 + 0.1 * high, x1 - 0.1 * high];
    return {
      plate: subtract(deck, ...axles.flatMap(truck)),
      second: concat(...axles.flatMap((x) => [wheel(x, true), wheel(x, false)])),
    };
  },
};

/** A firecracker, its fuse alight. */
export const firecracker: Plate = {
  about: ['skyrocket', 'fireworks', 'fire-fountain'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 3],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.44 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const size = (high + (x1 - x0) * 0.5) / 2;
    const band = 0.24 * size;
    const lip = 0.07 * high;
    const tube = rect(x0, y0, x1 - x0, high, 0.03 * CAP);
    const ring = (x: number) => rect(x, y0 - lip, band, high + 2 * lip, 0.3 * band);
    const [fore, aft] = [x1 + GAP, x0 - GAP - band];
    const fx = fore + band;
    const [sx, sy] = [fx + 0.36 * size, y0 - 0.2 * size];
    const fuse = stroke(
      parse(
        `M${fx - 10} ${cy}C${fx + 0.34 * size} ${cy} ${fx + 0.3 * size} ${cy - 0.2 * high} ${sx} ${sy + 0.3 * size}`,
      ),
      Math.max(13, 0.08 * size),
    );
    const spark = star(sx, sy, 0.46 * size, 0.2 * size, 8, 4);
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
