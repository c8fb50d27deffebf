/** Plates of who takes people into the air. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A wing of cloth over its flyer. */
export const paragliderWing: Plate = {
  about: ['paraglider', 'parachute'],
  aspect: [1.4, 3.4],
  draw(held) {
    const { x0, y0, y1, wide, cx, gap, size: m } = bodyAround(held, 0.4, 0.3, 0.24);
    const [left, top, low] = [x0 - 0.52 * m, y0 - 0.22 * m, y1 + 0.42 * m];
    const half = parse(
      `M${cx + 2} ${top}H${cx}C${cx - 0.3 * wide} ${top} ${x0 - 0.5 * m} ${y0 - 0.14 * m} ${left} ${low - 0.1 * m}Q${left} ${low + 0.06 * m} ${left + 0.14 * m} ${low - 0.04 * m}C${x0 + 0.06 * m} ${y1 + 0.12 * m} ${cx - 0.3 * wide} ${y1} ${cx} ${y1}H${cx + 2}Z`,
    );
    const wing = union(half, mirror(half, cx));
    const seams = [-0.02, -0.26].map((x) =>
      line(x0 + x * m - 0.12 * m, y0 - m, x0 + x * m + 0.1 * m, y1 + m),
    );
    const cuts = seams.map((seam) => stroke(seam, gap));
    const py = y1 + 1.06 * m;
    const cords = [left + 0.1 * m, x0 + 0.14 * wide, x0 + 0.36 * wide].map((x, i) =>
      stroke(line(x, y1 + (i === 0 ? 0.3 * m : -0.06 * m), cx - 0.05 * m, py), Math.max(10, 0.05 * m)),
    );
    const lines = union(...cords, ...cords.map((each) => mirror(each, cx)));
    const seat = parse(
      `M${cx - 0.3 * m} ${py + 0.02 * m}Q${cx - 0.02 * m} ${py - 0.14 * m} ${cx + 0.14 * m} ${py + 0.06 * m}L${cx + 0.56 * m} ${py + 0.06 * m}Q${cx + 0.64 * m} ${py + 0.16 * m} ${cx + 0.52 * m} ${py + 0.2 * m}L${cx + 0.1 * m} ${py + 0.4 * m}Q${cx - 0.34 * m} ${py + 0.44 * m} ${cx - 0.3 * m} ${py + 0.02 * m}Z`,
    );
    const head = circle(cx, py - 0.18 * m, 0.14 * m);
    const flyer = union(seat, head);
    return {
      plate: union(
        subtract(wing, ...cuts, ...cuts.map((each) => mirror(each, cx))),
        subtract(lines, grow(flyer, gap)),
      ),
      second: flyer,
    };
  },
};

/** A sock in the wind, on its pole. */
export const windSock: Plate = {
  about: ['paraglider', 'parachute'],
  aspect: [1.2, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cy, gap, size: m } = bodyAround(held, 0.4, 0.34, 0.34);
    const slope = 0.09;
    const far = (x: number) => (y1 - y0) / 2 + slope * (x1 - x);
    const end = x1 + 1.0 * m;
    const droop = (x: number) => (x <= x1 ? 0 : 0.14 * m * ((x - x1) / m) ** 2);
    const more = 0.16;
    const half = (x: number) => far(Math.min(x, x1)) - more * Math.max(0, x - x1);
    const part = (from: number, to: number) =>
      polygon(
        [
          [from, cy - half(from) + droop(from)],
          [to, cy - half(to) + droop(to)],
          [to, cy + half(to) + droop(to)],
          [from, cy + half(from) + droop(from)],
        ],
        0.03 * m,
      );
    const step = (end - x1 - 3 * gap) / 3;
    const band = (i: number) => part(x1 + gap + i * (step + gap), x1 + gap + i * (step + gap) + step);
    const px = x0 - 0.42 * m;
    const thick = Math.max(15, 0.12 * m);
    const pole = union(
      rect(px - thick / 2, y0 - 0.34 * m, thick, y1 - y0 + 1.04 * m, 0.02 * m),
      circle(px, y0 - 0.36 * m, 0.12 * m),
    );
    const strings = [-1, 1].map((way) =>
      stroke(
        line(px, cy + way * 0.1 * m, x0 + 0.04 * m, cy + way * (half(x0) - 0.06 * m)),
        Math.max(11, 0.06 * m),
      ),
    );
    const foot = rect(px - 0.3 * m, y1 + 0.6 * m, 0.6 * m, 0.14 * m, 0.06 * m);
    return {
      plate: concat(union(part(x0, x1), pole, foot, ...strings), band(1)),
      second: concat(band(0), band(2)),
    };
  },
};
