/** Plates of who sells comics, lets cabins, and has people bowl and play chess. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path } from '../../geometry/path.js';
import { circle, line, type Point, polar, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A bang of a comic around its word. */
export const comicBang: Plate = {
  about: ['comic-book'],
  aspect: [1.1, 3],
  draw(held) {
    const { wide, high, cx, cy, gap, size: m } = bodyAround(held, 0.1, 0.1);
    const [a, b] = [wide * 0.62 + 0.05 * m, high * 0.62 + 0.12 * m];
    const rays = 2 * Math.max(7, Math.round((a + b) / (0.26 * m) / 2) + 4);
    const out = [0.36, 0.22, 0.3, 0.2, 0.4, 0.24];
    const points = Array.from({ length: rays * 2 }, (_, i): Point => {
      const turn = (180 * i) / rays - 84;
      const far = i % 2 === 0 ? (out[(i / 2) % out.length] ?? 0.3) * m : 0;
      const [ux, uy] = polar(0, 0, 1, turn);
      // A corner outside the oval of a wide name.
      const k = 1 / (Math.abs(ux) ** 2.6 + Math.abs(uy) ** 2.6) ** (1 / 2.6);
      return [cx + ux * k * (a + far), cy + uy * k * (b + far)];
    });
    const bang = polygon(points, 0.02 * m);
    const edge = subtract(grow(bang, gap + Math.max(13, 0.09 * m)), grow(bang, gap));
    return { plate: bang, second: edge };
  },
};

/** A cabin that is let for feasts and works. */
export const hiredCabin: Plate = {
  about: ['portable-toilet'],
  aspect: [0.8, 2.9],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, high, gap, size } = bodyAround(held, 0.4, 0.34, 0.3);
    const m = Math.min(size, 1.1 * high);
    const wall = 0.2 * m;
    const [l, r] = [x0 - gap - wall, x1 + gap + wall];
    const [top, low] = [y0 - 0.32 * m, y1 + 0.78 * m];
    const body = rect(l, top, r - l, low - top, 0.05 * m);
    const door = [x0 - gap / 2, x1 + gap / 2].map((x) => line(x, y0 - 0.08 * m, x, low + 20));
    const vent = Math.max(12, 0.075 * m);
    const lintel = line(x0 - gap / 2, y0 - 0.08 * m, x1 + gap / 2, y0 - 0.08 * m);
    const slits = [-1, 0, 1].map((at) =>
      rect(cx + at * 0.3 * wide - 0.11 * wide, top + 0.11 * m - vent / 2, 0.22 * wide, vent, vent / 2),
    );
    const [f, p] = [y1 + 0.14 * m, 0.66 * m];
    const people = [-1, 1].map((way) => {
      const x = cx + way * 0.34 * p;
      const trunk =
        way < 0
          ? union(
              rect(x - 0.17 * p, f + 0.15 * p, 0.34 * p, 0.36 * p, 0.07 * p),
              rect(x - 0.11 * p, f + 0.2 * p, 0.22 * p, 0.58 * p, 0.05 * p),
            )
          : polygon(
              [
                [x - 0.06 * p, f + 0.15 * p],
                [x + 0.06 * p, f + 0.15 * p],
                [x + 0.24 * p, f + 0.58 * p],
                [x + 0.1 * p, f + 0.58 * p],
                [x + 0.1 * p, f + 0.78 * p],
                [x - 0.1 * p, f + 0.78 * p],
                [x - 0.1 * p, f + 0.58 * p],
                [x - 0.24 * p, f + 0.58 * p],
              ],
              0.03 * p,
            );
      return union(trunk, circle(x, f + 0.02 * p, 0.11 * p));
    });
    const bar = rect(cx - 0.035 * p, f - 0.06 * p, 0.07 * p, 0.84 * p, 0.03 * p);
    const latch = union(
      circle(x1 - 0.2 * m, f + 0.24 * m, 0.1 * m),
      rect(x1 - 0.42 * m, f + 0.24 * m - 6, 0.24 * m, 12, 6),
    );
    const t = top - gap;
    const far = (r - l) / 2 + 0.1 * m;
    const roof = parse(
      `M${cx - far} ${t}V${t - 0.12 * m}C${cx - 0.7 * far} ${t - 0.4 * m} ${cx + 0.7 * far} ${t - 0.4 * m} ${cx + far} ${t - 0.12 * m}V${t}Z`,
    );
    const skid = rect(l - 0.1 * m, low + gap, r - l + 0.2 * m, 0.15 * m, 0.05 * m);
    const seams = [...door, lintel].map((path) => stroke(path, gap));
    return {
      plate: concat(subtract(body, ...seams, ...slits, bar, ...people, latch), skid),
      second: roof,
    };
  },
};

/** A row of bowling pins behind the name. */
export const pinRow: Plate = {
  about: ['skittles', 'bowling-ball'],
  aspect: [1, 3.6],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size } = bodyAround(held, 0.46, 0.34, 0.34);
    const m = Math.min(size, 1.1 * high);
    const count = Math.max(3, Math.round(wide / (0.84 * m)));
    const step = wide / count;
    const b = Math.min(step * 0.46, 0.4 * m);
    const [top, low] = [y0 - 2.75 * b, y1 + 0.26 * m];
    const bar = rect(x0 - 0.04 * m, y0, wide + 0.08 * m, high, 0.06 * m);
    const pins = Array.from({ length: count }, (_, i) => {
      const x = x0 + step * (i + 0.5);
      const at = (dx: number, dy: number) => `${x + dx * b} ${top + dy * b}`;
      const half = parse(
        `M${x - 1} ${top}H${x}C${at(0.32, 0)} ${at(0.56, 0.24)} ${at(0.56, 0.56)}C${at(0.56, 0.88)} ${at(0.41, 1)} ${at(0.41, 1.28)}C${at(0.41, 1.72)} ${at(1, 2.1)} ${at(1, 2.9)}V${y1 - 0.3 * m}L${x + 0.78 * b} ${low - 8}Q${x + 0.76 * b} ${low} ${x + 0.68 * b} ${low}H${x - 1}Z`,
      );
      const rings = [1.06, 1.46].map((dy) => rect(x - b, top + dy * b - 5, 2 * b, 10));
      return { pin: union(half, mirror(half, x)), rings };
    });
    const ball = circle(x1 + 0.04 * m + gap + 0.46 * m, low - 0.46 * m, 0.46 * m);
    const grip = [
      [-0.2, -0.1],
      [-0.02, -0.22],
      [0.06, -0.02],
    ].map(([dx = 0, dy = 0]) =>
      circle(x1 + 0.5 * m + gap + dx * m, low - (0.46 - dy) * m, Math.max(7, 0.06 * m)),
    );
    const all = subtract(union(...pins.map(({ pin }) => pin)), grow(bar, gap));
    const rings = pins.flatMap((one) => one.rings);
    return { plate: concat(bar, subtract(all, ...rings)), second: subtract(ball, ...grip) };
  },
};

/** A chess box with a chequered edge, pieces on it. */
export const pieceRow: Plate = {
  about: ['rook-piece', 'chess-bishop', 'chess-pawn'],
  aspect: [1, 3.4],
  draw(held) {
    const { x0, y0, y1, wide, high, cx, gap, size } = bodyAround(held, 0.4, 0.34, 0.32);
    const m = Math.min(size, 1.1 * high);
    const box = rect(x0, y0, wide, high, 3);
    const tall = 0.17 * m;
    const count = 2 * Math.round(wide / tall / 2) + 1;
    const each = wide / count;
    const base = y1 + gap;
    const squares = Array.from({ length: count }, (_, i) =>
      rect(x0 + i * each + 1, base + 0.06 * m + (i % 2) * each + 1, each - 2, each - 2),
    );
    const chequer = subtract(
      rect(x0 - 0.1 * m, base, wide + 0.2 * m, 2 * each + 0.12 * m, 0.03 * m),
      ...squares,
    );
    const lid = rect(x0 - 0.1 * m, y0 - gap - 0.12 * m, wide + 0.2 * m, 0.12 * m, 0.03 * m);
    const f = y0 - gap - 0.12 * m;
    const piece = (x: number, s: number, top: (at: (dx: number, dy: number) => string) => Path) => {
      const at = (dx: number, dy: number) => `${x + dx * s} ${f + dy * s}`;
      const trunk = parse(
        `M${at(-0.36, 0.04)}V${f - 0.12 * s}H${x - 0.26 * s}C${at(-0.14, -0.24)} ${at(-0.13, -0.4)} ${at(-0.12, -0.56)}H${x + 0.12 * s}C${at(0.13, -0.4)} ${at(0.14, -0.24)} ${at(0.26, -0.12)}H${x + 0.36 * s}V${f + 0.04 * s}Z`,
      );
      const collar = rect(x - 0.22 * s, f - 0.62 * s, 0.44 * s, 0.1 * s, 0.04 * s);
      return union(trunk, collar, top(at));
    };
    const pawn = (x: number, s: number) => piece(x, s, () => circle(x, f - 0.76 * s, 0.21 * s));
    const rook = (x: number, s: number) =>
      piece(x, s, (at) =>
        parse(
          `M${at(-0.18, -0.56)}V${f - 0.7 * s}H${x - 0.27 * s}V${f - 0.98 * s}H${x - 0.13 * s}V${f - 0.86 * s}H${x - 0.07 * s}V${f - 0.98 * s}H${x + 0.07 * s}V${f - 0.86 * s}H${x + 0.13 * s}V${f - 0.98 * s}H${x + 0.27 * s}V${f - 0.7 * s}H${x + 0.18 * s}V${f - 0.56 * s}Z`,
        ),
      );
    const king = (x: number, s: number) =>
      piece(x, s, (at) =>
        union(
          parse(
            `M${at(-0.14, -0.56)}L${at(-0.25, -0.86)}Q${at(0, -0.98)} ${at(0.25, -0.86)}L${at(0.14, -0.56)}Z`,
          ),
          rect(x - 0.055 * s, f - 1.22 * s, 0.11 * s, 0.4 * s),
          rect(x - 0.15 * s, f - 1.14 * s, 0.3 * s, 0.11 * s),
        ),
      );
    const step = Math.min(0.3 * wide, 0.92 * m);
    const chief = king(cx, 0.86 * m);
    return {
      plate: concat(
        box,
        chequer,
        union(
          lid,
          rook(cx - step, 0.76 * m),
          rook(cx + step, 0.76 * m),
          ...(wide > 4.6 * step ? [-1, 1].map((way) => pawn(cx + way * 2 * step * 0.92, 0.7 * m)) : []),
        ),
      ),
      second: subtract(chief, grow(lid, gap)),
    };
  },
};
