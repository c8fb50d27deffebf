/** Plates of who gathers kelp, waters drop by drop and embroiders on a frame. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, leaf, line, polar, polygon, polyline, rect } from '../../geometry/shapes.js';
import { filleted } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bundle of dried kelp, its tubes folded and tied with a string. */
export const kelpBundle: Plate = {
  about: ['kelp'],
  aspect: [1, 3],
  draw(held) {
    const { x0, x1, y0, high: h, wide, gap, size } = bodyAround(held, 0.34, 0.34);
    const m = Math.min(size, 1.05 * h);
    const thick = 0.14 * m;
    const wrap = rect(x0, y0 - 0.05 * m, wide, h + 0.1 * m, 0.06 * m);
    const tubes = (out: number[], from: number, way: 1 | -1) => {
      const tall = (h - (out.length - 1) * gap) / out.length;
      return out.map((length, i) => {
        const y = y0 + i * (tall + gap);
        const end = from + way * length * m;
        const [a, b] = [Math.min(from, end), Math.max(from, end)];
        const loop = rect(a - (way > 0 ? tall : 0), y, b - a + tall, tall, tall / 2);
        const slit = stroke(
          line(from - way * tall, y + tall / 2, end - way * 0.5 * tall, y + tall / 2),
          Math.max(12, 0.16 * tall),
        );
        return subtract(loop, slit);
      });
    };
    const ends = [...tubes([0.66, 0.9, 0.72], x0, -1), ...tubes([0.86, 0.66, 0.94], x1, 1)].map((one) =>
      subtract(one, rect(x0 - 2 * gap - thick, y0 - m, wide + 4 * gap + 2 * thick, h + 2 * m)),
    );
    const strings = [x0 - gap - thick, x1 + gap].map((x) =>
      rect(x, y0 - 0.12 * m, thick, h + 0.24 * m, thick / 2),
    );
    return { plate: concat(wrap, ...ends), second: concat(...strings) };
  },
};

/** A bed of seedlings under a hose that drips. */
export const drippedBed: Plate = {
  about: ['drip-line'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, size } = bodyAround(held, 0.34, 0.3);
    const m = Math.min(size, 1.05 * h);
    const bed = polygon(
      [
        [x0 - 0.06 * m, y0 - 0.06 * m],
        [x1 + 0.06 * m, y0 - 0.06 * m],
        [x1 + 0.26 * m, y1 + 0.04 * m],
        [x0 - 0.26 * m, y1 + 0.04 * m],
      ],
      0.14 * m,
    );
    const count = Math.max(3, Math.round(wide / (0.66 * m)));
    const pitch = wide / count;
    const soil = y0 - 0.06 * m;
    const sprouts = Array.from({ length: count }, (_, i) => {
      const x = x0 + (i + 0.5) * pitch;
      const one = leaf(x, soil - 0.16 * m, x - 0.28 * m, soil - 0.4 * m, 0.28, 0.58);
      return union(one, mirror(one, x), rect(x - 0.045 * m, soil - 0.24 * m, 0.09 * m, 0.3 * m));
    });
    const hy = soil - 0.92 * m;
    const hose = union(
      stroke(line(x0 - 0.12 * m, hy, x1 + 0.12 * m, hy), 0.17 * m),
      ...Array.from({ length: count }, (_, i) =>
        rect(x0 + (i + 0.5) * pitch - 0.09 * m, hy - 0.13 * m, 0.18 * m, 0.31 * m, 0.04 * m),
      ),
    );
    const drops = Array.from({ length: count }, (_, i) => {
      const [x, y] = [x0 + (i + 0.5) * pitch, hy + 0.42 * m];
      const r = 0.105 * m;
      return parse(
        `M${x} ${y - 2 * r}C${x + 0.3 * r} ${y - 1.2 * r} ${x + r} ${y - 0.7 * r} ${x + r} ${y}C${x + r} ${y + 1.34 * r} ${x - r} ${y + 1.34 * r} ${x - r} ${y}C${x - r} ${y - 0.7 * r} ${x - 0.3 * r} ${y - 1.2 * r} ${x} ${y - 2 * r}Z`,
      );
    });
    return { plate: concat(union(bed, ...sprouts), filleted(hose, 0.02 * m)), second: concat(...drops) };
  },
};

/** A cloth laced into a frame for embroidery, a flower stitched on it and its needle. */
export const lacedFrame: Plate = {
  about: ['embroidery-hoop'],
  aspect: [1.4, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, high: h, wide, gap, cy, size } = bodyAround(held, 0.36, 0.3);
    const m = Math.min(size, 1.05 * h);
    const edge = x1 + 0.66 * m;
    const [fx, petal] = [x1 + 0.33 * m, 0.12 * m];
    const flower = Array.from({ length: 5 }, (_, i) =>
      circle(...polar(fx, cy, 0.19 * m, -90 + 72 * i), petal),
    );
    const cloth = rect(x0, y0, wide + 0.66 * m, h, 0.05 * m);
    const [thick, air] = [0.17 * m, 0.26 * m];
    const [left, right] = [x0 - air - thick, edge + air + thick];
    const rods = [y0 - gap - thick, y1 + gap].map((y) =>
      union(
        rect(left - 0.1 * m, y, right - left + 0.2 * m, thick),
        ...[left - 0.2 * m, right + 0.2 * m].map((x) => ellipse(x, y + thick / 2, 0.15 * m, 0.17 * m)),
      ),
    );
    const posts = [left, right - thick].map((x) =>
      rect(x, y0 - 2 * gap - thick, thick, h + 4 * gap + 2 * thick),
    );
    const turns = Math.max(3, Math.round(h / (0.4 * m)));
    const lace = (a: number, b: number) =>
      stroke(
        polyline(
          Array.from({ length: 2 * turns + 1 }, (_, i) => [
            i % 2 === 0 ? a : b,
            y0 + 0.08 * m + ((h - 0.16 * m) * i) / (2 * turns),
          ]),
        ),
        13,
      );
    return {
      plate: union(
        subtract(cloth, subtract(union(...flower), circle(fx, cy, 0.085 * m))),
        lace(x0 + 4, left + thick - 4),
        lace(edge - 4, right - thick + 4),
      ),
      second: union(...rods, ...posts),
    };
  },
};
