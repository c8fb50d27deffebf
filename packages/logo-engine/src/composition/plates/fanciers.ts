/** Plates of who papers walls, sells sneakers, plays chess and fires rockets. */
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, line, polygon, rect, star } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** Places between two ends, about so far apart. */
function spread(from: number, to: number, apart: number): number[] {
  const count = Math.max(1, Math.round((to - from) / apart));
  return Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
}

/** Papers for walls as a shop hangs them: a long drop among shorter ones, under their rolls. */
export const paperDrops: Plate = {
  about: ['wallpaper'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, size } = bodyAround(held, 0.32, 0.34, 0.34);
    const m = Math.min(size, 1.05 * high);
    const top = y0 - 0.02 * m;
    const side = 0.5 * m;
    const sheet = (x: number, w: number, low: number) =>
      parse(
        `M${x} ${top}H${x + w}V${low - 0.08 * m}C${x + 0.7 * w} ${low + 0.06 * m} ${x + 0.3 * w} ${low - 0.12 * m} ${x} ${low}Z`,
      );
    const roll = (x: number, w: number) =>
      rect(x - 0.04 * m, top - gap - 0.28 * m, w + 0.08 * m, 0.28 * m, 0.09 * m);
    const [l, r] = [x0 - 2 * gap - side - 0.04 * m, x1 + 2 * gap + 0.04 * m];
    const short = y1 - 0.1 * m;
    const motifs = spread(top + 0.06 * m, short - 0.12 * m, 0.3 * m).map((y) =>
      star(l + side / 2, y, 0.14 * m, 0.06 * m, 4),
    );
    const stripes = [0.25, 0.5, 0.75].map((x) => rect(r + x * side - 6, top - 9, 12, high + m));
    return {
      plate: concat(
        sheet(x0, wide, y1 + 0.12 * m),
        union(
          roll(x0, wide),
          rect(x0 - 0.04 * m - 2 * gap, top - gap - 0.19 * m, wide + 0.08 * m + 4 * gap, 0.1 * m),
        ),
      ),
      second: concat(
        subtract(sheet(l, side, short), ...motifs),
        subtract(sheet(r, side, short), ...stripes),
        subtract(roll(l, side), rect(x0 - 0.04 * m - 2 * gap, top - m, 9, m)),
        roll(r, side),
      ),
    };
  },
};

/** A shoe box, a high shoe on its lid. */
export const sneakerBox: Plate = {
  about: ['high-top'],
  aspect: [1.3, 3],
  draw(held) {
    const { x0, y0, wide, high, gap, cx, size } = bodyAround(held, 0.42, 0.32, 0.36);
    const m = 0.84 * Math.min(size, 1.05 * high, 0.7 * wide);
    const box = rect(x0, y0, wide, high, 0.05 * m);
    const lid = rect(x0 - 0.1 * m, y0 - gap - 0.28 * m, wide + 0.2 * m, 0.28 * m, 0.05 * m);
    const floor = y0 - 2 * gap - 0.28 * m;
    const b = floor - 0.15 * m - gap;
    const s = cx - 0.68 * m;
    const sole = rect(s - 0.04 * m, floor - 0.15 * m, 1.44 * m, 0.15 * m, 0.07 * m);
    const shoe = parse(
      `M${s} ${b}V${b - 0.78 * m}Q${s} ${b - 0.88 * m} ${s + 0.1 * m} ${b - 0.86 * m}L${s + 0.46 * m} ${b - 0.8 * m}Q${s + 0.54 * m} ${b - 0.78 * m} ${s + 0.56 * m} ${b - 0.7 * m}C${s + 0.62 * m} ${b - 0.42 * m} ${s + 0.82 * m} ${b - 0.4 * m} ${s + 1.06 * m} ${b - 0.32 * m}C${s + 1.3 * m} ${b - 0.24 * m} ${s + 1.36 * m} ${b - 0.12 * m} ${s + 1.36 * m} ${b}Z`,
    );
    const laces = [0, 1, 2].map((i) => {
      const [x, y] = [s + (0.6 + 0.08 * i * i) * m, b - (0.68 - 0.15 * i) * m];
      return stroke(line(x, y, x - 0.18 * m, y + 0.07 * m), 11);
    });
    const ankle = circle(s + 0.2 * m, b - 0.52 * m, 0.1 * m);
    const cap = stroke(
      parse(`M${s + 1.02 * m} ${b - 0.4 * m}Q${s + 0.94 * m} ${b - 0.2 * m} ${s + 1.04 * m} ${b + 9}`),
      11,
    );
    return { plate: concat(box, lid), second: concat(subtract(shoe, ...laces, ankle, cap), sole) };
  },
};

/** The clock of chess players: two dials, two buttons. */
export const chessClock: Plate = {
  about: ['rook-piece', 'chess-bishop', 'chess-pawn'],
  aspect: [1.2, 3],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, gap, cx, size } = bodyAround(held, 0.36, 0.3, 0.32);
    const m = Math.min(size, 1.05 * high, 0.62 * wide);
    const top = y0 - 0.72 * m;
    const body = rect(x0 - 0.04 * m, top, wide + 0.08 * m, y1 - top, 0.16 * m);
    const off = Math.min(0.27 * wide, 0.6 * m);
    const thin = Math.max(11, 0.07 * m);
    const dial = (x: number, hours: number): Path => {
      const y = top + 0.42 * m;
      const hand = union(
        stroke(line(x, y, x, y - 0.17 * m), thin),
        rotate(stroke(line(x, y, x, y - 0.13 * m), thin), hours, x, y),
      );
      return subtract(circle(x, y, 0.29 * m), hand);
    };
    const button = (x: number, up: number) =>
      union(
        rect(x - 0.2 * m, top - gap - up, 0.4 * m, 0.13 * m, 0.05 * m),
        rect(x - 0.07 * m, top - gap - up, 0.14 * m, up),
      );
    const feet = [x0 + 0.1 * m, x1 - 0.4 * m].map((x) => rect(x, y1 - 8, 0.3 * m, 0.12 * m + 8, 0.03 * m));
    return {
      plate: subtract(union(body, ...feet), dial(cx - off, -60), dial(cx + off, 110)),
      second: concat(button(cx - off, 0.3 * m), button(cx + off, 0.16 * m)),
    };
  },
};

/** A rocket of a fair on its stick, sparks behind it. */
export const stickRocket: Plate = {
  about: ['skyrocket', 'fireworks'],
  aspect: [1.3, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high, gap, cy, size } = bodyAround(held, 0.36, 0.34);
    const m = Math.min(size, 1.05 * high);
    const body = rect(x0, y0, x1 - x0, high, 0.05 * m);
    const half = high / 2 + 0.1 * m;
    const nose = x1 + gap;
    const cone = polygon(
      [
        [nose, cy - half],
        [nose + 0.7 * m, cy],
        [nose, cy + half],
      ],
      0.1 * m,
    );
    const tail = rect(x0 - gap - 0.17 * m, y0, 0.17 * m, high, 0.04 * m);
    const stick = rect(
      x0 - 1.1 * m,
      y1 - 0.02 * m + gap,
      x1 - x0 + 0.86 * m,
      Math.max(15, 0.12 * m),
      0.05 * m,
    );
    const root = x0 - 2 * gap - 0.17 * m;
    const sparks = [-34, 0, 30].map((turn) =>
      rotate(
        rect(
          root - (turn === 0 ? 0.56 : 0.46) * m,
          cy - 0.05 * m - 0.06 * m,
          (turn === 0 ? 0.46 : 0.34) * m,
          Math.max(14, 0.11 * m),
          0.05 * m,
        ),
        turn,
        root + 0.12 * m,
        cy - 0.06 * m,
      ),
    );
    return { plate: concat(body, tail, stick), second: concat(cone, ...sparks) };
  },
};
