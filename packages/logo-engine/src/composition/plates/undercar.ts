/** Plates of who mends what is under a lorry: gearboxes, springs, hoses and rams. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, polyline, rect } from '../../geometry/shapes.js';
import { inked } from '../../marks/mark.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

const eye = (x: number, y: number, r: number) => subtract(circle(x, y, r), circle(x, y, r * 0.42));

/** A hydraulic cylinder, its rod half out. */
export const hydraulicRam: Plate = {
  about: ['hydraulic-cylinder', 'bottle-jack'],
  aspect: [1.5, 3.6],
  draw(held) {
    const { x0, x1, y0, wide, high, cy, gap } = bodyAround(held, 0.26, 0.36);
    const u = 0.5 * high + 0.1 * wide;
    const cap = 0.3 * u;
    const ends = [x0 - gap - cap, x1 + gap].map((x) =>
      rect(x, y0 - 0.08 * u, cap, high + 0.16 * u, 0.07 * u),
    );
    const port = (x: number) =>
      union(
        rect(x - 0.13 * u, y0 - 0.3 * u, 0.26 * u, 0.34 * u, 0.03 * u),
        rect(x - 0.2 * u, y0 - 0.38 * u, 0.4 * u, 0.15 * u, 0.04 * u),
      );
    const back = x0 - gap - cap;
    const clevis = eye(back - 0.26 * u, cy, 0.36 * u);
    const lug = subtract(
      rect(back - 0.26 * u, cy - 0.36 * u, 0.3 * u, 0.72 * u),
      circle(back - 0.26 * u, cy, 0.36 * u),
    );
    const tip = x1 + gap + cap;
    const rod = union(
      rect(tip + gap, cy - 0.2 * u, 0.56 * u, 0.4 * u, 4),
      eye(tip + gap + 0.76 * u, cy, 0.36 * u),
    );
    return {
      plate: concat(
        union(rect(x0, y0, wide, high, 0.05 * u), port(x0 + 0.3 * u), port(x1 - 0.3 * u)),
        union(ends[0] ?? clevis, clevis, lug),
        ends[1] ?? clevis,
      ),
      second: rod,
    };
  },
};

/** A hose in a coil, its crimped end out. */
export const coiledHose: Plate = {
  about: ['hose'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size: m } = bodyAround(held, 0.48, 0.46);
    const r = Math.min(high / 2, 110);
    const core = rect(x0, y0, wide, high, r);
    const t = 0.17 * m;
    const ring = (out: number) => subtract(grow(core, out + t), grow(core, out));
    const inner = ring(gap);
    const outer = ring(2 * gap + t);
    const edge = 2 * gap + 2 * t;
    const low = y1 + edge - t / 2;
    const tail = stroke(line((x0 + x1) / 2, low, x1 + 0.3 * m, low), t, { cap: 'butt' });
    const nut = x1 + 0.3 * m + gap;
    const fitting = union(
      rect(nut, low - 0.15 * m, 0.3 * m, 0.3 * m, 0.04 * m),
      rect(nut + 0.3 * m + gap * 0.7, low - 0.2 * m, 0.22 * m, 0.4 * m, 0.06 * m),
      rect(nut + 0.26 * m, low - 0.1 * m, 0.42 * m, 0.2 * m, 0.03 * m),
    );
    return { plate: concat(core, inner, union(outer, tail)), second: fitting };
  },
};

/** A shock absorber that lies, its spring round its rod. */
export const shockAbsorber: Plate = {
  about: ['coil-spring'],
  aspect: [1.3, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cy, gap } = bodyAround(held, 0.42, 0.3);
    const u = 0.5 * high + 0.1 * wide;
    const over = 0.16 * u;
    const seat = (x: number) => rect(x, y0 - over - 0.14 * u, 0.2 * u, high + 2 * over + 0.28 * u, 0.09 * u);
    const t = 0.2 * u;
    const from = x1 + gap + 0.2 * u;
    const turns = 3;
    const pitch = 0.46 * u;
    const to = from + turns * pitch + t;
    const [up, down] = [y0 - over + t / 2, y1 + over - t / 2];
    const bends = Array.from({ length: turns }, (_, i): [number, number][] => {
      const x = from + t / 2 + (i + 0.25) * pitch;
      return [
        [x, up],
        [x + pitch / 2, down],
      ];
    }).flat();
    const coil = inked(polyline([[from - 4, up], ...bends, [to + 4, down]]), t);
    const rod = rect(from - 4, cy - 0.15 * u, to - from + 8, 0.3 * u);
    const joint = (x: number, way: number) =>
      union(eye(x + way * 0.34 * u, cy, 0.36 * u), rect(x - 0.12 * u, cy - 0.22 * u, 0.24 * u, 0.44 * u));
    const room = rect(from + gap, y0 - u, to - from - 2 * gap, high + 2 * u);
    const back = x0 - 0.1 * u;
    return {
      plate: concat(
        union(
          rect(x0, y0, wide + gap, high, 0.04 * u),
          seat(x1 + gap),
          seat(back - 0.1 * u),
          joint(back, -1),
        ),
        union(seat(to), joint(to + 0.16 * u, 1)),
        subtract(rod, grow(coil, gap)),
      ),
      second: intersect(coil, room),
    };
  },
};

/** An automatic gearbox: its bell, its case, its pan and its tail. */
export const gearboxCase: Plate = {
  about: ['auto-selector', 'gear-stick'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, cy, gap } = bodyAround(held, 0.3, 0.32);
    const u = 0.5 * high + 0.1 * wide;
    const bell = union(
      polygon(
        [
          [x0 - 0.6 * u, y0 - 0.42 * u],
          [x0 - 0.44 * u, y0 - 0.42 * u],
          [x0 - gap, y0],
          [x0 - gap, y1],
          [x0 - 0.44 * u, y1 + 0.42 * u],
          [x0 - 0.6 * u, y1 + 0.42 * u],
        ],
        0.04 * u,
      ),
      rect(x0 - 0.72 * u, y0 - 0.5 * u, 0.2 * u, high + u, 0.06 * u),
    );
    const ribs = [-0.5, 0, 0.5].map((i) =>
      stroke(
        line(x0 - 0.36 * u, cy + i * high * 0.9, x0 - gap - 0.08 * u, cy + i * high * 0.66),
        Math.max(9, 0.06 * u),
      ),
    );
    const body = rect(x0, y0, wide, high, 0.06 * u);
    const lever = union(
      stroke(
        parse(
          `M${x0 + wide * 0.66} ${y0 + 10}V${y0 - 0.22 * u}L${x0 + wide * 0.66 + 0.3 * u} ${y0 - 0.42 * u}`,
        ),
        0.14 * u,
      ),
      rect(x0 + wide * 0.66 - 0.26 * u, y0 - 0.1 * u, 0.52 * u, 0.2 * u, 0.05 * u),
    );
    const tail = union(
      polygon(
        [
          [x1 + gap, y0 + 0.06 * high],
          [x1 + 0.6 * u, cy - 0.36 * u],
          [x1 + 0.72 * u, cy - 0.36 * u],
          [x1 + 0.72 * u, cy + 0.36 * u],
          [x1 + 0.6 * u, cy + 0.36 * u],
          [x1 + gap, y1 - 0.06 * high],
        ],
        0.04 * u,
      ),
      rect(x1 + 0.6 * u, cy - 0.16 * u, 0.36 * u, 0.32 * u),
      rect(x1 + 0.88 * u, cy - 0.4 * u, 0.18 * u, 0.8 * u, 0.06 * u),
    );
    const low = y1 + gap;
    const pan = union(
      rect(x0 + 0.06 * u, low, wide - 0.12 * u, 0.14 * u, 0.04 * u),
      polygon(
        [
          [x0 + 0.18 * u, low + 0.06 * u],
          [x1 - 0.18 * u, low + 0.06 * u],
          [x1 - 0.3 * u, low + 0.42 * u],
          [x0 + 0.3 * u, low + 0.42 * u],
        ],
        0.08 * u,
      ),
    );
    return { plate: concat(subtract(bell, ...ribs), union(body, lever), tail), second: pan };
  },
};
