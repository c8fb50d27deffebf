/** Plates that run on wheels. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { band, circle, line, polar, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

const wheel = (x: number, y: number, r: number): Path => subtract(circle(x, y, r), circle(x, y, r * 0.42));

/** A taxi from its side, the name on its doors under a chequered band. */
export const taxiCab: Plate = {
  about: ['taxi', 'cab-side', 'taxi-pin'],
  aspect: [2.2, 3.8],
  draw(held) {
    const size = 0.5 * held.height + 0.17 * held.width;
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const cell = 0.08 * CAP + 0.09 * size;
    const y0 = held.y - 0.54 * CAP - 2 * cell;
    const r = 0.1 * CAP + 0.3 * size;
    const y1 = bottom(held) + 0.14 * CAP + GAP + r * 0.75;
    const [high, wide] = [y1 - y0, x1 - x0];
    const [back, front] = [x0 - 0.24 * size, x1 + 0.44 * size];
    const body = parse(
      `M${back + 0.16 * size} ${y0} H${x1} C${x1 + 0.26 * size} ${y0 + 0.02 * high} ${front} ${y0 + 0.12 * high} ${front} ${y0 + 0.46 * high} V${y1} H${back} V${y0 + 0.3 * high} Q${back} ${y0} ${back + 0.16 * size} ${y0}Z`,
    );
    const up = 0.12 * CAP + 0.62 * size;
    const roof = y0 - up;
    const [a, b, c, d] = [x0 + wide * 0.02, x0 + wide * 0.14, x0 + wide * 0.62, x0 + wide * 0.82];
    const cabin = polygon(
      [
        [a, y0 + 20],
        [a, y0],
        [b, roof],
        [c, roof],
        [d, y0],
        [d, y0 + 20],
      ],
      up * 0.22,
    );
    const e = 0.05 * CAP + 0.1 * size;
    const mid = (b + c) / 2;
    const sill = y0 - 0.02 * size;
    const panes = [
      polygon(
        [
          [a + e * 1.1, sill],
          [b + e * 0.55, roof + e],
          [mid - e * 0.45, roof + e],
          [mid - e * 0.45, sill],
        ],
        up * 0.07,
      ),
      polygon(
        [
          [mid + e * 0.45, sill],
          [mid + e * 0.45, roof + e],
          [c - e * 0.4, roof + e],
          [d - e * 1.4, sill],
        ],
        up * 0.07,
      ),
    ];
    const from = back + 0.3 * size;
    const count = Math.round((x1 - from) / cell);
    const checks = Array.from({ length: count }, (_, i) =>
      rect(from + i * cell, y0 + 0.16 * CAP + (i % 2 === 0 ? 0 : cell), cell + 1, cell + 1),
    );
    const axles = [x0 + r * 0.95, x1 - r * 0.7];
    const at = Math.max(y1 + r * 0.1, bottom(held) + 0.14 * CAP + GAP + r);
    const lamp = rect(front - 0.2 * size, y0 + 0.3 * high, 0.3 * size, 0.1 * CAP + 0.06 * size, 4);
    const shell = subtract(
      union(softened(body, 0.08 * CAP), cabin),
      ...panes,
      ...checks,
      lamp,
      ...axles.map((x) => circle(x, at, r + GAP)),
    );
    const s = 0.3 * size;
    const sign = polygon(
      [
        [mid - s * 0.8, roof - GAP - s * 0.75],
        [mid + s * 0.8, roof - GAP - s * 0.75],
        [mid + s, roof - GAP],
        [mid - s, roof - GAP],
      ],
      s * 0.16,
    );
    return { plate: concat(shell, ...axles.map((x) => wheel(x, at, r))), second: sign };
  },
};

/** A chainring with its crank and pedal, the name across it. */
export const chainring: Plate = {
  about: ['bicycle', 'spoked-wheel', 'chainring', 'pannier-bike'],
  aspect: [1.2, 2],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const r = Math.hypot(held.width / 2, held.height / 2) + 0.28 * CAP;
    const tooth = 0.1 * r;
    const teeth = Array.from({ length: 24 }, (_, i) => {
      const at = (q: number, turn: number) => polar(cx, cy, q, i * 15 + turn);
      return polygon([at(r - 4, -5), at(r + tooth, -2.2), at(r + tooth, 2.2), at(r - 4, 5)], 0.02 * r);
    });
    const half = held.height / 2 + 0.3 * CAP;
    const outer = r * 0.86;
    const inner = Math.min(outer - 0.14 * r, Math.max(half + 0.06 * r, r * 0.62));
    const reach = (Math.acos(Math.min(1, half / outer)) * 180) / Math.PI;
    const room = reach * 2 - 8;
    const slots = [90, 270].flatMap((turn) => {
      const n = room > 70 ? 3 : 2;
      const step = room / n;
      return Array.from({ length: n }, (_, i) => {
        const mid = turn - room / 2 + step * (i + 0.5);
        return band(cx, cy, outer, inner, mid - step / 2 + 5, mid + step / 2 - 5);
      });
    });
    const clear = rect(held.x - r, cy - half, held.width + 2 * r, 2 * half);
    const disc = subtract(
      union(circle(cx, cy, r), ...teeth),
      ...slots.map((slot) => softened(subtract(slot, clear), 0.03 * r)),
    );
    const thick = 0.1 * CAP + 0.17 * r;
    const near = r + tooth + GAP;
    const [bx, by] = polar(cx, cy, r * 1.56, 40);
    const crank = union(
      subtract(stroke(line(cx, cy, bx, by), thick, { cap: 'round' }), circle(cx, cy, near)),
      rect(bx - 0.36 * r, by - thick * 0.2, 0.72 * r, thick * 1.2, 0.07 * r),
    );
    return { plate: disc, second: crank };
  },
};

/** A tractor, the name on its bonnet. */
export const tractor: Plate = {
  about: ['tractor', 'harvester', 'chisel-plough'],
  aspect: [1.6, 3.3],
  draw(held) {
    const size = 0.5 * held.height + 0.18 * held.width;
    const [x0, x1] = [held.x - 0.44 * CAP, right(held) + 0.4 * CAP];
    const y0 = held.y - 0.46 * CAP;
    const y1 = bottom(held) + 0.5 * CAP + 0.16 * size;
    const R = 0.2 * CAP + 0.7 * size;
    const r = R * 0.54;
    const ground = bottom(held) + 0.26 * CAP + GAP + 2 * r;
    const [bx, by] = [x0 - R * 0.94, ground - R];
    const [fx, fy] = [x1 - r * 0.9, ground - r];
    const bonnet = parse(
      `M${x0 - 0.3 * R} ${y0} H${x1} C${x1 + 0.22 * size} ${y0} ${x1 + 0.3 * size} ${y0 + 0.14 * size} ${x1 + 0.3 * size} ${y0 + 0.3 * size} V${y1} H${x0 - 0.3 * R}Z`,
    );
    const top = y0 - 0.24 * CAP - 0.62 * size;
    const [c0, c1] = [bx - R * 0.5, x0 - 0.02 * R];
    const cab = union(
      polygon(
        [
          [c0 + R * 0.16, top],
          [c1 - R * 0.1, top],
          [c1 + R * 0.12, y0 + 10],
          [c1 + R * 0.12, y1],
          [c0, y1],
          [c0, y0],
        ],
        R * 0.06,
      ),
      rect(c0 - R * 0.02, top - R * 0.1, c1 - c0 + R * 0.06, R * 0.2, R * 0.08),
    );
    const pane = polygon(
      [
        [c0 + R * 0.3, top + R * 0.22],
        [c1 - R * 0.22, top + R * 0.22],
        [c1 - R * 0.06, Math.min(y0 + 0.1 * size, by - R * 0.5)],
        [c0 + R * 0.2, Math.min(y0 + 0.1 * size, by - R * 0.5)],
      ],
      R * 0.05,
    );
    const px = x1 - 0.34 * size;
    const pipe = union(
      rect(px, y0 - 0.46 * size, 0.06 * CAP + 0.1 * size, 0.46 * size + 20, 4),
      rect(px - 0.05 * size, y0 - 0.5 * size, 0.06 * CAP + 0.2 * size, 0.06 * CAP + 0.08 * size, 4),
    );
    const grille = rect(x1 + 0.14 * size, y0 + 0.34 * size, 0.4 * size, 0.1 * CAP + 0.04 * size, 3);
    const wheels = [
      [bx, by, R],
      [fx, fy, r],
    ] as const;
    const solid = subtract(
      union(softened(bonnet, 0.08 * CAP), cab, pipe),
      pane,
      grille,
      ...wheels.map(([x, y, q]) => circle(x, y, q + GAP)),
    );
    return { plate: concat(solid, ...wheels.map(([x, y, q]) => wheel(x, y, q))) };
  },
};
