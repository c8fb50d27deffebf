/** Plates of who teaches to play. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { mirror, type Path, rotate } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A guitar that lies, the name on its body. */
export const lyingGuitar: Plate = {
  about: ['guitar'],
  aspect: [1.1, 3],
  draw(held) {
    const { x0, x1, high, wide, cy } = bodyAround(held, 0.34, 0.3);
    const s = high * 0.42 + wide * 0.1;
    const low = high * 0.5 + 0.44 * s;
    const waist = high * 0.5 + 0.06 * s;
    const upper = high * 0.5 + 0.28 * s;
    const [left, right] = [x0 - 0.62 * s, x1 + 0.66 * s];
    const [a, w, b] = [x0 + 0.22 * wide, x0 + 0.62 * wide, x1 - 0.06 * wide];
    const half = parse(
      `M${left} ${cy + 2}V${cy}C${left} ${cy - 0.62 * low} ${left + 0.3 * s} ${cy - low} ${a} ${cy - low}C${a + 0.16 * wide} ${cy - low} ${w - 0.12 * wide} ${cy - waist} ${w} ${cy - waist}S${b - 0.16 * wide} ${cy - upper} ${b} ${cy - upper}C${right - 0.16 * s} ${cy - upper} ${right} ${cy - 0.6 * upper} ${right} ${cy}V${cy + 2}Z`,
    );
    const flip = (path: Path) => rotate(mirror(path, 0), 180, 0, cy);
    const body = union(half, flip(half));
    const bridge = rect(x0 - s * 0.3, cy - low * 0.42, Math.max(14, s * 0.13), low * 0.84, s * 0.05);
    const n = s * 0.17;
    const [from, end] = [right - s * 0.3, right + s * 1.3];
    const neck = rect(from, cy - n, end - from + 2, n * 2);
    const frets = [0.5, 0.76, 1, 1.22, 1.42].map((f) => rect(from + f * s, cy - n - 2, 11, 2 * n + 4));
    const head = polygon(
      [
        [end, cy - n],
        [end + s * 0.12, cy - n * 1.8],
        [end + s * 0.74, cy - n * 2.1],
        [end + s * 0.74, cy + n * 2.1],
        [end + s * 0.12, cy + n * 1.8],
        [end, cy + n],
      ],
      s * 0.05,
    );
    const pegs = [0.24, 0.56].flatMap((x) =>
      [-1, 1].map((way) =>
        rect(end + s * x - s * 0.09, cy + way * n * 2.5 - s * 0.16, s * 0.18, s * 0.32, s * 0.08),
      ),
    );
    const arm = union(subtract(neck, ...frets), head, ...pegs);
    return { plate: subtract(body, bridge, grow(neck, GAP)), second: arm };
  },
};
