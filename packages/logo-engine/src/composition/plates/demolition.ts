/** Plates of who pulls down, carts away and lifts. */
import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { grow, intersect, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, line, type Point, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A wrecking ball on its chain among bricks that fly, the name on the ball. */
export const wreckingBall: Plate = {
  about: ['wrecking-ball', 'jackhammer'],
  aspect: [1, 1.9],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const r = Math.max(
      Math.hypot(held.width / 2, held.height / 2) + 0.06 * CAP,
      Math.max(held.width, held.height) / 2 + 0.26 * CAP,
    );
    const ball = circle(cx, cy, r);
    const cap = rect(cx - r * 0.28, cy - r * 1.12, r * 0.56, r * 0.3, r * 0.05);
    const t = r * 0.085;
    const link = (up: number) =>
      subtract(
        rect(cx - r * 0.13, cy - r * up - r * 0.3, r * 0.26, r * 0.34, r * 0.12),
        rect(cx - r * 0.13 + t, cy - r * up - r * 0.3 + t, r * 0.26 - t * 2, r * 0.34 - t * 2, r * 0.05),
      );
    const bead = (up: number) => rect(cx - t * 0.6, cy - r * up - r * 0.22, t * 1.2, r * 0.24, t * 0.6);
    const chain = union(link(1.12), bead(1.34), link(1.5));
    const away = grow(ball, 14);
    const [tall, wide] = [r * 0.3, r * 0.56];
    const brick = (dx: number, dy: number, turn: number, w = wide) =>
      rotate(
        rect(cx + dx * r - w / 2, cy + dy * r - tall / 2, w, tall, r * 0.03),
        turn,
        cx + dx * r,
        cy + dy * r,
      );
    const bricks = [
      brick(-1.18, 0.84, 0),
      brick(-1.28, 0.44, -14),
      brick(-1.36, 0, 24, wide * 0.6),
      brick(1.18, 0.84, 0),
      brick(1.3, 0.44, 16),
      brick(1.34, 0.02, -28, wide * 0.56),
      brick(-0.56, 0.84, 0),
      brick(0.56, 0.84, 0),
    ];
    return {
      plate: union(ball, cap, chain),
      second: subtract(concat(...bricks), away),
    };
  },
};

/** A lift whose doors have slid aside, the name on the wall of its cabin. */
export const liftDoors: Plate = {
  about: ['elevator', 'lift-buttons'],
  aspect: [0.9, 2.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.36, 0.36);
    const leaf = 0.2 * m;
    const [top, low] = [y0 - 0.12 * m, y1 + 0.24 * m];
    const cabin = rect(x0, top, wide, low - top, 5);
    const [l, r] = [x0 - 12 - leaf, x1 + 12];
    const doors = concat(rect(l, top, leaf, low - top, 5), rect(r, top, leaf, low - top, 5));
    const [jamb, deep] = [0.15 * m, 0.52 * m];
    const [from, to] = [l - 12 - jamb, r + leaf + 12 + jamb];
    const ly = top - 12 - deep;
    const frame = subtract(
      rect(from, ly, to - from, low + 12 - ly, 0.1 * m),
      rect(l - 12, top - 12, r + leaf - l + 24, low - top + 60),
    );
    const arrow = (x: number, way: 1 | -1) =>
      polygon(
        [
          [x - 0.22 * m, ly + deep / 2 + way * 0.13 * m],
          [x + 0.22 * m, ly + deep / 2 + way * 0.13 * m],
          [x, ly + deep / 2 - way * 0.17 * m],
        ],
        0.04 * m,
      );
    const sill = rect(from, low + 12, to - from, 0.13 * m, 5);
    return {
      plate: concat(cabin, union(subtract(frame, arrow(cx - 0.3 * m, 1), arrow(cx + 0.3 * m, -1)), sill)),
      second: doors,
    };
  },
};

/** A skip full of rubble, the name on its side. */
export const skip: Plate = {
  about: ['trash'],
  aspect: [1.6, 3],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx, mean } = bodyAround(held, 0.36, 0.4);
    const u = mean * 0.62;
    const out = u * 0.4;
    const tub = polygon(
      [
        [x0 - out, y0],
        [x1 + out, y0],
        [x1 + out * 0.86, y0 + high * 0.3],
        [x1 - u * 0.02, y1],
        [x0 + u * 0.02, y1],
        [x0 - out * 0.86, y0 + high * 0.3],
      ],
      u * 0.05,
    );
    const rim = rect(x0 - out - u * 0.1, y0 - 11 - u * 0.15, wide + (out + u * 0.1) * 2, u * 0.15, u * 0.05);
    const foot = (x: number) => rect(x - u * 0.2, y1 - 4, u * 0.4, u * 0.13, 4);
    const rib = (way: number) => {
      const [top, low] = [cx + way * (wide / 2 + out * 0.46), cx + way * (wide / 2 - u * 0.02)];
      return stroke(
        line(
          top,
          y0 - 4,
          way > 0 ? Math.max(low, held.x + held.width + 28) : Math.min(low, held.x - 28),
          y1 + 4,
        ),
        12,
        {
          cap: 'butt',
        },
      );
    };
    const base = y0 - 22 - u * 0.15;
    const at = (x: number, y: number): Point => [cx + u * x, base - u * y];
    const span = wide / 2 / u + 0.1;
    const stones = polygon(
      [
        at(-span, 0),
        at(-span * 0.86, 0.2),
        at(-span * 0.62, 0.16),
        at(-span * 0.44, 0.44),
        at(-span * 0.14, 0.36),
        at(0.02, 0.54),
        at(span * 0.34, 0.4),
        at(span * 0.5, 0.16),
        at(span * 0.76, 0.24),
        at(span * 0.94, 0),
      ],
      u * 0.04,
    );
    const plank = rotate(rect(cx + u * 0.1, base - u * 0.22, u * 1.24, u * 0.17, 5), -38, cx + u * 0.3, base);
    const above = rect(x0 - u * 2, base - u * 3, wide + u * 4, u * 3);
    const heap = intersect(union(subtract(stones, grow(plank, 11)), plank), above);
    return {
      plate: concat(subtract(union(tub, foot(x0 + wide * 0.2), foot(x1 - wide * 0.2)), rib(-1), rib(1)), rim),
      second: heap,
    };
  },
};

/** The panel of a lift: the name, and the buttons that call it up and down. */
export const liftArrows: Plate = {
  about: ['elevator', 'lift-buttons'],
  aspect: [1, 2.6],
  draw(held) {
    const { x0, x1, y0, y1, high, cy, gap, size: u } = bodyAround(held, 0.5, 0.38);
    const r = high * 0.24 - gap * 0.4;
    const bx = x1 + r;
    const panel = rect(x0, y0 - 0.08 * u, bx + r + gap + 0.1 * u - x0, y1 - y0 + 0.16 * u, 0.2 * u);
    const buttons = [-1, 1].map((way) => {
      const y = cy + way * (1.13 * r + gap * 0.5);
      const arrow = polygon(
        [
          [bx, y + way * 0.5 * r],
          [bx - 0.52 * r, y - way * 0.34 * r],
          [bx + 0.52 * r, y - way * 0.34 * r],
        ],
        0.1 * r,
      );
      return { hole: circle(bx, y, r + gap * 0.3), disc: subtract(circle(bx, y, r - gap * 0.7), arrow) };
    });
    return {
      plate: subtract(panel, ...buttons.map(({ hole }) => hole)),
      second: concat(...buttons.map(({ disc }) => disc)),
    };
  },
};
