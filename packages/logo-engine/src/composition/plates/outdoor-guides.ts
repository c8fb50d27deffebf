/** Plates of who takes people down rivers, out to whales and into domes. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { circle, line, type Point, polygon, polyline, rect, wave } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** An inflated raft: its tube, and who paddles at both its ends. */
export const paddledRaft: Plate = {
  about: ['raft'],
  aspect: [1.4, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, cx, wide, gap, size: m } = bodyAround(held, 0.2, 0.22);
    const thick = 0.36 * m;
    const rim = y0 - gap - thick / 2;
    const far = x1 + 0.76 * m;
    const half = parse(
      `M${cx} ${rim}H${x1 + 0.1 * m}C${x1 + 0.4 * m} ${rim} ${far - 0.14 * m} ${rim - 0.04 * m} ${far} ${rim - 0.16 * m}`,
    );
    const tube = union(stroke(half, thick), mirror(stroke(half, thick), cx));
    const low = y1 + 0.06 * m;
    const hull = polygon(
      [
        [x0 - 0.8 * m, rim - 0.1 * m],
        [x1 + 0.8 * m, rim - 0.1 * m],
        [x1 + 0.5 * m, low],
        [x0 - 0.5 * m, low],
      ],
      0.4 * m,
    );
    const sill = rim - thick / 2 - gap;
    const k = from(x1 - 0.02 * m, sill, m);
    const wet = (low + 0.06 * m - sill) / m;
    const oar = union(
      stroke(parse(`M${k(-0.12, -0.56)}L${k(0.46, wet - 0.3)}`), Math.max(14, 0.1 * m)),
      stroke(parse(`M${k(0.44, wet - 0.36)}L${k(0.51, wet - 0.02)}`), 0.24 * m),
      stroke(line(x1 - 0.22 * m, sill - 0.56 * m, x1 - 0.06 * m, sill - 0.6 * m), 0.11 * m),
    );
    const rower = (x: number): Path => {
      const p = from(x, sill, m);
      const vest = parse(
        `M${p(-0.29, 0)}L${p(-0.29, -0.24)}Q${p(-0.28, -0.44)} ${p(-0.08, -0.44)}L${p(0.08, -0.44)}Q${p(0.28, -0.44)} ${p(0.29, -0.24)}L${p(0.29, 0)}Z`,
      );
      const head = circle(x, sill - 0.66 * m, 0.21 * m);
      const brim = rect(x - m, sill - 0.66 * m, 2 * m, Math.max(10, 0.055 * m));
      return union(subtract(vest, grow(head, gap * 0.7)), subtract(head, brim));
    };
    const count = Math.max(2, Math.round(wide / (1.25 * m)));
    const last = 0.5 * m;
    const crew = union(
      ...Array.from({ length: count }, (_, i) => rower(x0 + last + ((wide - 2 * last) * i) / (count - 1))),
    );
    const arm = union(stroke(parse(`M${k(-0.36, -0.3)}L${k(-0.02, -0.2)}`), 0.14 * m));
    const oars = union(oar, mirror(oar, cx));
    const around = grow(oars, gap * 0.8);
    const t = Math.max(12, 0.07 * m);
    const seams = [-0.1, 0.1].map((by) => rect(cx + by * wide * 3 - t / 2, rim - m, t, 2 * m));
    const water = stroke(
      wave(
        x0 - 0.6 * m,
        low + gap + 0.16 * m,
        wide + 1.2 * m,
        0.09 * m,
        Math.max(3, Math.round(wide / (0.7 * m))),
      ),
      0.12 * m,
    );
    return {
      plate: concat(
        subtract(hull, grow(tube, gap), around),
        union(subtract(crew, around), arm, mirror(arm, cx), oars),
        subtract(water, grow(hull, gap), around),
      ),
      second: subtract(tube, around, ...seams),
    };
  },
};

/** The tail of a whale that dives. */
export const whaleFluke: Plate = {
  about: ['whale', 'whale-tail'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x1, y0, y1, cx, gap, size: m } = bodyAround(held, 0, 0.2);
    const half = x1 - cx;
    const b = from(x1, y0, m);
    const sea = y1 + 0.68 * m;
    const side = parse(
      `M${cx - 1} ${y0 + 0.04 * m}C${cx + 0.1 * half} ${y0 - 0.24 * m} ${cx + 0.5 * half} ${y0 - 0.26 * m} ${x1 - 0.1 * m} ${y0 - 0.3 * m}C${b(0.2, -0.34)} ${b(0.46, -0.44)} ${b(0.64, -0.62)}C${b(0.74, 0.1)} ${x1 + 0.5 * m} ${y1 - 0.16 * m} ${x1 + 0.04 * m} ${y1 + 0.04 * m}C${cx + 0.6 * half} ${y1 + 0.24 * m} ${cx + 0.36 * m} ${y1 + 0.34 * m} ${cx + 0.4 * m} ${sea}H${cx - 1}Z`,
    );
    const tail = softened(union(side, mirror(side, cx)), 4);
    const t = Math.max(14, 0.11 * m);
    const long = Math.max(half + 0.3 * m, 1.2 * m);
    const waves = [
      stroke(
        wave(cx - long, sea + 0.08 * m, long * 2, 0.09 * m, Math.max(3, Math.round(long / (0.4 * m)))),
        t,
      ),
      stroke(
        wave(
          cx - long * 0.6,
          sea + 0.34 * m,
          long * 1.2,
          0.09 * m,
          Math.max(2, Math.round(long / (0.6 * m))),
        ),
        t,
      ),
    ];
    return {
      plate: subtract(tail, grow(union(...waves), gap), rect(cx - m, sea, 2 * m, m)),
      second: concat(...waves),
    };
  },
};

/** A dome of triangles on its deck. */
export const facetDome: Plate = {
  about: ['geodesic-dome'],
  aspect: [1.3, 3],
  draw(held) {
    const { y0, y1, cx, gap, size: m } = bodyAround(held, 0.1, 0.22, 0.22);
    const rise = Math.max(0.86 * m, held.width * 0.24);
    const half = held.width / 2 + 0.34 * m;
    const mid = half + 0.16 * m;
    const top = y0 - rise;
    // Corners of the dome, from its foot to its crown.
    const right: Point[] = [
      [mid - 0.02 * m, y1],
      [mid + 0.1 * m, (y0 + y1) / 2 + 0.1 * m],
      [half, y0],
      [half * 0.56, y0 - rise * 0.74],
      [0, top],
    ];
    const shell = polygon(
      [
        ...right.map(([x, y]): Point => [cx + x, y]),
        ...right
          .slice(0, -1)
          .reverse()
          .map(([x, y]): Point => [cx - x, y]),
      ],
      0.03 * m,
    );
    const third = half / 3;
    const up = y0 - rise * 0.74;
    const k = half * 0.56;
    const cuts = [
      [
        [-half, y0],
        [half, y0],
      ],
      [
        [-k, up],
        [k, up],
      ],
      [
        [-k, up],
        [-third, y0],
      ],
      [
        [k, up],
        [third, y0],
      ],
      [
        [0, up],
        [-third, y0],
      ],
      [
        [0, up],
        [third, y0],
      ],
    ].map((ends) => stroke(polyline(ends.map(([x = 0, y = 0]): Point => [cx + x, y - gap / 2])), gap));
    const deck = rect(cx - mid - 0.36 * m, y1 + gap, mid * 2 + 0.72 * m, 0.16 * m, 0.05 * m);
    const posts = [-1, 1].map((way) =>
      rect(cx + way * (mid - 0.06 * m) - 0.08 * m, y1 + gap, 0.16 * m, 0.36 * m, 0.03 * m),
    );
    const roof = subtract(shell, rect(cx - 2 * half, y0 - gap, 4 * half, y1 - y0 + m), ...cuts);
    const wall = intersect(shell, rect(cx - 2 * half, y0, 4 * half, y1 - y0 + m));
    return { plate: concat(wall, union(deck, ...posts)), second: roof };
  },
};
