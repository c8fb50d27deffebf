/** Plates of who plays from a score. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** The stand of a musician, a score with notes on it. */
export const scoreStand: Plate = {
  about: ['treble-clef'],
  aspect: [1, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, high, gap, size } = bodyAround(held, 0.5, 0.34, 0.34);
    const m = Math.min(size, 1.1 * high);
    const desk = polygon(
      [
        [x0 - 0.08 * m, y0],
        [x1 + 0.08 * m, y0],
        [x1, y1],
        [x0, y1],
      ],
      0.05 * m,
    );
    const t = y0 - gap;
    const far = Math.min(wide / 2 - 0.1 * m, 1.3 * m);
    const tall = 0.86 * m;
    const page = parse(
      `M${cx + gap / 2} ${t}V${t - tall + 0.06 * m}C${cx + 0.2 * far} ${t - tall - 0.08 * m} ${cx + 0.6 * far} ${t - tall - 0.08 * m} ${cx + far} ${t - tall}V${t}Z`,
    );
    const thin = Math.max(12, 0.07 * m);
    const head = (x: number, y: number) => rotate(ellipse(x, y, 0.13 * m, 0.1 * m), -20, x, y);
    const [mid, base] = [cx + far / 2, t - 0.24 * m];
    const a = 0.2 * m;
    const stems = [mid - a / 2 - 0.02 * m, mid + a + 0.02 * m].map((x) => x);
    const [s0 = 0, s1 = 0] = stems;
    const beam = polygon([
      [s0, base - 0.42 * m],
      [s1, base - 0.48 * m],
      [s1, base - 0.34 * m],
      [s0, base - 0.28 * m],
    ]);
    const pair = union(
      head(s0 - 0.1 * m, base),
      head(s1 - 0.1 * m, base - 0.06 * m),
      rect(s0 - thin, base - 0.42 * m, thin, 0.42 * m),
      rect(s1 - thin, base - 0.47 * m, thin, 0.42 * m),
      intersect(beam, rect(s0 - thin, t - m, s1 - s0 + thin, m)),
    );
    const ml = cx - far / 2;
    const quaver = union(
      head(ml - 0.1 * m, base),
      rect(ml, base - 0.44 * m, thin, 0.44 * m),
      parse(
        `M${ml} ${base - 0.46 * m}H${ml + thin}C${ml + thin + 0.02 * m} ${base - 0.3 * m} ${ml + 0.32 * m} ${base - 0.3 * m} ${ml + 0.2 * m} ${base - 0.04 * m}C${ml + 0.22 * m} ${base - 0.2 * m} ${ml + 0.12 * m} ${base - 0.24 * m} ${ml} ${base - 0.26 * m}Z`,
      ),
    );
    const shelf = rect(x0 - 0.12 * m, y1 + gap, wide + 0.24 * m, 0.15 * m, 0.05 * m);
    const thick = Math.max(17, 0.13 * m);
    const low = y1 + gap + 0.1 * m;
    const [hub, floor] = [low + 0.3 * m, low + 0.74 * m];
    const leg = stroke(line(cx, hub, cx + 0.56 * m, floor), thick);
    const stand = union(shelf, rect(cx - thick / 2, low, thick, hub - low + thick / 2), leg, mirror(leg, cx));
    return {
      plate: concat(desk, stand),
      second: concat(subtract(page, pair), subtract(mirror(page, cx), quaver)),
    };
  },
};

/** A violin that lies, its bow below. */
export const violinAndBow: Plate = {
  about: ['violin'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, high, wide, cy, gap, size } = bodyAround(held, 0.3, 0.46);
    const s = Math.min(size, 0.95 * high);
    const waist = high / 2 + 0.14 * s;
    const [low, upper] = [high / 2 + 0.48 * s, high / 2 + 0.36 * s];
    const [left, right] = [x0 - 0.6 * s, x1 + 0.36 * s];
    const p = Math.max(x0 + 0.3 * wide, x0 + 0.5 * wide - 0.6 * s);
    const q = Math.min(x0 + 0.74 * wide, x0 + 0.5 * wide + 0.7 * s);
    const half = parse(
      `M${left} ${cy + 2}V${cy}C${left} ${cy - 0.66 * low} ${left + 0.3 * s} ${cy - low} ${(left + p) / 2 + 0.02 * s} ${cy - low}C${p - 0.3 * s} ${cy - low} ${p - 0.12 * s} ${cy - waist - 0.24 * s} ${p + 0.04 * s} ${cy - waist - 0.36 * s}C${p + 0.08 * s} ${cy - waist - 0.1 * s} ${p + 0.2 * s} ${cy - waist} ${(p + q) / 2} ${cy - waist}S${q - 0.08 * s} ${cy - waist - 0.08 * s} ${q - 0.04 * s} ${cy - waist - 0.3 * s}C${q + 0.1 * s} ${cy - waist - 0.18 * s} ${q + 0.2 * s} ${cy - upper} ${(q + right) / 2 + 0.08 * s} ${cy - upper}C${right - 0.14 * s} ${cy - upper} ${right} ${cy - 0.66 * upper} ${right} ${cy - 0.12 * s}V${cy + 2}Z`,
    );
    const flip = (path: Path) => rotate(mirror(path, 0), 180, 0, cy);
    const body = union(half, flip(half));
    const [fx, fy] = [(p + q) / 2, cy - held.height / 2 - 29];
    const hole = union(
      stroke(
        parse(
          `M${fx - 0.3 * s} ${fy}C${fx - 0.2 * s} ${fy - 0.1 * s} ${fx - 0.1 * s} ${fy - 0.04 * s} ${fx} ${fy - 0.03 * s}S${fx + 0.22 * s} ${fy + 0.02 * s} ${fx + 0.3 * s} ${fy - 0.06 * s}`,
        ),
        10,
      ),
      circle(fx - 0.29 * s, fy - 0.01 * s, 8),
      circle(fx + 0.29 * s, fy - 0.05 * s, 8),
    );
    const tail = polygon(
      [
        [left - 0.06 * s, cy - 0.08 * s],
        [x0 - 0.1 * s, cy - 0.2 * s],
        [x0 - 0.04 * s, cy],
        [x0 - 0.1 * s, cy + 0.2 * s],
        [left - 0.06 * s, cy + 0.08 * s],
      ],
      0.05 * s,
    );
    const n = 0.13 * s;
    const end = right + 0.9 * s;
    const neck = polygon(
      [
        [right - 0.22 * s, cy - 1.15 * n],
        [end, cy - 0.8 * n],
        [end, cy + 0.8 * n],
        [right - 0.22 * s, cy + 1.15 * n],
      ],
      0.02 * s,
    );
    const [vx, vy, v] = [end + 0.52 * s, cy - 0.05 * s, 0.21 * s];
    const scroll = union(
      polygon([
        [end - 4, cy - 0.95 * n],
        [vx, vy - v],
        [vx, vy + v],
        [end - 4, cy + 0.95 * n],
      ]),
      circle(vx, vy, v),
    );
    const curl = stroke(
      parse(
        `M${vx - 0.1 * v} ${vy + 0.05 * v}C${vx} ${vy - 0.3 * v} ${vx + 0.55 * v} ${vy - 0.1 * v} ${vx + 0.42 * v} ${vy + 0.3 * v}C${vx + 0.2 * v} ${vy + 0.75 * v} ${vx - 0.7 * v} ${vy + 0.6 * v} ${vx - 0.62 * v} ${vy - 0.1 * v}`,
      ),
      9,
    );
    const pegs = [0.06, 0.26].flatMap((x) =>
      [-1, 1].map((way) =>
        union(
          rect(end + x * s, cy + (way > 0 ? 0 : -2.1 * n), 0.06 * s, 2.1 * n),
          ellipse(end + (x + 0.03) * s, cy + way * 2.4 * n, 0.075 * s, 0.1 * s),
        ),
      ),
    );
    const arm = union(neck, subtract(scroll, curl), ...pegs);
    const y = cy + low + gap + 0.16 * s;
    const [b0, b1] = [left + 0.1 * s, end + 0.5 * s];
    const thin = Math.max(12, 0.075 * s);
    const bow = union(
      stroke(
        parse(
          `M${b0} ${y}Q${(b0 + b1) / 2} ${y + 0.06 * s} ${b1} ${y - 0.04 * s}L${b1 + 0.06 * s} ${y + 0.22 * s}`,
        ),
        thin,
      ),
      stroke(line(b0 + 0.2 * s, y + 0.22 * s, b1 + 0.06 * s, y + 0.22 * s), 10),
      polygon(
        [
          [b0 + 0.14 * s, y],
          [b0 + 0.56 * s, y],
          [b0 + 0.46 * s, y + 0.26 * s],
          [b0 + 0.14 * s, y + 0.26 * s],
        ],
        0.03 * s,
      ),
    );
    return {
      plate: concat(subtract(body, grow(union(neck, tail), gap), hole, flip(hole)), arm),
      second: concat(bow, tail),
    };
  },
};
