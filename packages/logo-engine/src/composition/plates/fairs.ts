/** Plates of parties, puppets and fairs. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A box out of which three balloons rise, the name on the box. */
export const balloonBox: Plate = {
  about: ['balloon-bunch', 'balloon', 'party-hat', 'balloon-dog'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.2, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.46 * CAP];
    const [cx, s] = [centreX(held), (y1 - y0 + (x1 - x0) * 0.6) / 2];
    const lid = 0.26 * s;
    const top = y0 - GAP - lid;
    const box = rect(x0, y0, x1 - x0, y1 - y0, 0.1 * CAP);
    const rim = rect(x0 - 0.1 * s, top, x1 - x0 + 0.2 * s, lid, 0.07 * s);
    const thick = Math.max(10, 0.05 * s);
    const balloon = (dx: number, up: number, r: number, lean: number) => {
      const [x, y] = [cx + dx * s, top - up * s];
      const d = r * s;
      const shape = parse(
        `M${x} ${y - d * 1.08}C${x + d * 0.58} ${y - d * 1.08} ${x + d} ${y - d * 0.6} ${x + d} ${y - d * 0.04}C${x + d} ${y + d * 0.6} ${x + d * 0.4} ${y + d * 1.2} ${x} ${y + d * 1.2}C${x - d * 0.4} ${y + d * 1.2} ${x - d} ${y + d * 0.6} ${x - d} ${y - d * 0.04}C${x - d} ${y - d * 0.6} ${x - d * 0.58} ${y - d * 1.08} ${x} ${y - d * 1.08}Z`,
      );
      const knot = polygon(
        [
          [x, y + d * 1.05],
          [x + d * 0.26, y + d * 1.42],
          [x - d * 0.26, y + d * 1.42],
        ],
        d * 0.08,
      );
      const shine = stroke(
        parse(
          `M${x - d * 0.62} ${y - d * 0.16}Q${x - d * 0.58} ${y - d * 0.56} ${x - d * 0.24} ${y - d * 0.72}`,
        ),
        Math.max(9, d * 0.17),
      );
      return rotate(subtract(union(shape, knot), shine), lean, x, y);
    };
    const string = (from: number, up: number) =>
      stroke(
        parse(
          `M${cx + from * s} ${top - up * s}Q${cx + from * 0.7 * s} ${top - up * 0.4 * s} ${cx + from * 0.24 * s} ${top + 5}`,
        ),
        thick,
      );
    return {
      plate: concat(box, union(rim, string(-0.5, 0.32), string(0, 0.6), string(0.5, 0.32))),
      second: concat(
        balloon(-0.74, 0.78, 0.36, -16),
        balloon(0, 1.12, 0.4, 0),
        balloon(0.74, 0.78, 0.36, 16),
      ),
    };
  },
};

/** A hand puppet with its jester's cap, the name on its robe. */
export const handPuppet: Plate = {
  about: ['puppet'],
  styles: ['playful', 'creative', 'vintage', 'modern'],
  aspect: [1, 1.9],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.4 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const s = (high + (x1 - x0) * 0.7) / 2;
    const flare = 0.12 * s;
    const count = Math.max(4, Math.round((x1 - x0 + 2 * flare) / (0.34 * s)));
    const step = (x1 - x0 + 2 * flare) / count;
    const hem = Array.from({ length: count }, (_, i) => {
      const [from, to] = [x1 + flare - step * i, x1 + flare - step * (i + 1)];
      return `C${from} ${y1 + step * 0.5} ${to} ${y1 + step * 0.5} ${to} ${y1}`;
    });
    const robe = parse(
      `M${cx - 0.2 * s} ${y0 - 0.12 * s}L${cx + 0.2 * s} ${y0 - 0.12 * s}Q${x1} ${y0 - 0.1 * s} ${x1} ${y0 + 0.12 * s}L${x1 + flare} ${y1}${hem.join('')}L${x0} ${y0 + 0.12 * s}Q${x0} ${y0 - 0.1 * s} ${cx - 0.2 * s} ${y0 - 0.12 * s}Z`,
    );
    const arm = (x: number, way: 1 | -1) => {
      const at = (d: number) => x + way * d * s;
      return union(
        polygon(
          [
            [at(-0.3), y0 - 0.08 * s],
            [at(0.3), y0 - 0.34 * s],
            [at(0.48), y0 + 0.02 * s],
            [at(0.02), y0 + 0.46 * s],
            [at(-0.1), y0 + 0.4 * s],
          ],
          0.05 * s,
        ),
      );
    };
    const hand = (x: number, way: 1 | -1) => circle(x + way * 0.58 * s, y0 - 0.25 * s, 0.18 * s);
    const r = 0.38 * s;
    const cy = y0 - 0.12 * s - GAP - r * 0.96;
    const eye = (way: 1 | -1) => circle(cx + way * r * 0.36, cy - r * 0.02, Math.max(6, r * 0.13));
    const smile = stroke(
      parse(`M${cx - r * 0.42} ${cy + r * 0.36}Q${cx} ${cy + r * 0.78} ${cx + r * 0.42} ${cy + r * 0.36}`),
      Math.max(9, r * 0.15),
    );
    const cap = (way: 1 | -1) => {
      const at = (d: number) => cx + way * d * r;
      return union(
        parse(
          `M${at(-0.1)} ${cy - r * 0.5}L${at(-0.1)} ${cy - r * 1.1}C${at(0.3)} ${cy - r * 1.9} ${at(1.3)} ${cy - r * 1.7} ${at(1.62)} ${cy - r * 0.62}L${at(1.36)} ${cy - r * 0.56}C${at(1.2)} ${cy - r * 0.84} ${at(1.1)} ${cy - r * 0.7} ${at(0.94)} ${cy - r * 0.5}Z`,
        ),
        circle(at(1.5), cy - r * 0.46, r * 0.24),
      );
    };
    const face = subtract(
      circle(cx, cy, r),
      eye(1),
      eye(-1),
      smile,
      rect(cx - 2 * r, cy - 2 * r, 4 * r, 2 * r - r * 0.36),
    );
    const head = concat(face, union(cap(1), cap(-1)));
    return {
      plate: concat(union(robe, arm(x0, -1), arm(x1, 1)), head),
      second: concat(hand(x0, -1), hand(x1, 1)),
    };
  },
};
