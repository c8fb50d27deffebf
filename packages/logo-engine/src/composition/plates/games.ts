/** Plates of who plays outside. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

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
