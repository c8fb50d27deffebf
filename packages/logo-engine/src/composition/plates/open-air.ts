/** Plates of who builds in bamboo, who paves, who plays in a band. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, leaf, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A culm of bamboo that lies, the name between two of its nodes, leaves at one. */
export const bambooCulm: Plate = {
  about: ['bamboo'],
  aspect: [1.3, 4.6],
  draw(held) {
    const { x0, x1, y0, y1, high, size } = bodyAround(held, 0.56, 0.4);
    const lip = Math.min(20, 6 + high * 0.05);
    const bulge = lip * 0.85;
    const end = high * 0.46 + size * 0.08;
    const ring = (x: number) => rect(x, y0 - bulge, lip, high + 2 * bulge, lip * 0.45);
    const slant = high * 0.16;
    const [a, b] = [x0 - GAP, x1 + GAP];
    const pieces = [
      union(
        polygon(
          [
            [a - end + slant, y0],
            [a - 4, y0],
            [a - 4, y1],
            [a - end - slant, y1],
          ],
          6,
        ),
        ring(a - lip),
      ),
      union(rect(x0 + 4, y0, x1 - x0 - 8, high), ring(x0), ring(x1 - lip)),
      union(
        polygon(
          [
            [b + 4, y0],
            [b + end + slant, y0],
            [b + end - slant, y1],
            [b + 4, y1],
          ],
          6,
        ),
        ring(b),
      ),
    ].map((piece) => filleted(piece, 7));
    const culm = concat(...pieces);
    const [nx, ny] = [x1 - lip * 0.4, y0 - bulge - GAP];
    const long = size * 0.9;
    const leaves = union(
      leaf(nx, ny, nx + long * 0.95, ny - long * 0.42, 0.24, 0.45),
      leaf(nx, ny, nx - long * 0.05, ny - long * 0.85, 0.24, 0.45),
    );
    return { plate: culm, second: leaves };
  },
};

/** A road roller, the name on its frame between a canopy and two drums. */
export const tandemRoller: Plate = {
  about: ['road-roller'],
  aspect: [2, 4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size } = bodyAround(held, 0.46, 0.32);
    const r = size * 0.46;
    const t = r * 0.36;
    const cy = y1 + GAP + r;
    const axles = [-1, 1].map((way) => cx + way * (wide / 2 - r * 0.5));
    const body = polygon(
      [
        [x0 - r * 0.2, y0],
        [x1 + r * 0.2, y0],
        [x1 + r * 0.42, y1],
        [x0 - r * 0.42, y1],
      ],
      r * 0.12,
    );
    const forks = axles.flatMap((x) => [rect(x - t / 2, y1 - 8, t, cy - y1 + 8), circle(x, cy, t * 0.85)]);
    const canopy = Math.min(wide * 0.66, size * 1.7);
    const roof = y0 - size * 0.44;
    const post = t * 0.7;
    const cab = [
      rect(cx - canopy / 2, roof - t * 0.9, canopy, t * 0.9, t * 0.4),
      rect(cx - canopy * 0.38, roof - 4, post, y0 - roof + 12),
      rect(cx + canopy * 0.38 - post, roof - 4, post, y0 - roof + 12),
    ];
    const room = wide - 3 * r - 2 * GAP;
    const belly = room > r * 0.5 ? [rect(cx - room / 2, y1 - 8, room, r * 0.8, r * 0.1)] : [];
    const frame = union(body, ...forks, ...cab, ...belly);
    const drums = axles.map((x) => circle(x, cy, r));
    const road = rect(x0 - r * 0.55, cy + r + GAP, wide + r * 1.1, t * 0.7, t * 0.3);
    return { plate: frame, second: concat(subtract(union(...drums), grow(frame, GAP)), road) };
  },
};

/** A trumpet, the name within its bends under the valves. */
export const trumpetBends: Plate = {
  about: ['trumpet', 'tuba'],
  aspect: [1.5, 4],
  draw(held) {
    const { x0, x1, y0, high, cx, size } = bodyAround(held, 0.56, 0.5, 0.44);
    const t = size * 0.2;
    const v = t * 1.3;
    const my = y0 + t * 0.5;
    const out = size * 0.72;
    const half = size * 0.62;
    const bends = rect(x0, y0, x1 - x0, high, high * 0.38);
    const lead = union(
      rect(x0 - out, y0, out + high * 0.5, t, t * 0.2),
      rect(x0 - out - t * 0.5, my - t * 0.9, t * 0.62, t * 1.8, t * 0.2),
    );
    const tip = x1 + out;
    const bell = parse(
      `M${x1 - high * 0.5} ${y0}L${x1 + out * 0.15} ${y0}C${x1 + out * 0.55} ${y0} ${tip - out * 0.2} ${my - half * 0.5} ${tip - out * 0.14} ${my - half}L${tip} ${my - half}L${tip} ${my + half}L${tip - out * 0.14} ${my + half}C${tip - out * 0.2} ${my + half * 0.5} ${x1 + out * 0.55} ${y0 + t} ${x1 + out * 0.15} ${y0 + t}L${x1 - high * 0.5} ${y0 + t}Z`,
    );
    const valve = (x: number) =>
      union(
        rect(x - v * 0.42, y0 - GAP - v * 1.1, v * 0.84, v * 1.1, v * 0.1),
        rect(x - v * 0.2, y0 - GAP - v * 1.7, v * 0.4, v),
        rect(x - v * 0.5, y0 - GAP - v * 2.1, v, v * 0.55, v * 0.25),
      );
    return {
      plate: filleted(union(bends, lead, softened(bell, t * 0.12)), t * 0.3),
      second: concat(...[-1, 0, 1].map((i) => valve(cx + i * v * 1.35))),
    };
  },
};
