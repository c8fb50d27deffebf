/** Plates of who makes parties. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { circle, ellipse, type Point, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A balloon, its knot and string below. */
export const balloon: Plate = {
  about: ['balloon', 'balloon-bunch', 'balloon-dog', 'party-hat'],
  styles: ['playful', 'creative', 'modern'],
  aspect: [0.8, 1.5],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const a = (held.width / 2 + 0.48 * CAP) / 0.79;
    const b = (held.height / 2 + 0.44 * CAP) / 0.77;
    const k = 0.76;
    const low = cy + b * 1.26;
    const shape = parse(
      `M${cx} ${cy - b}C${cx + a * k} ${cy - b} ${cx + a} ${cy - b * k} ${cx + a} ${cy - 0.02 * b}C${cx + a} ${cy + b * 0.6} ${cx + a * 0.42} ${low} ${cx} ${low}C${cx - a * 0.42} ${low} ${cx - a} ${cy + b * 0.6} ${cx - a} ${cy - 0.02 * b}C${cx - a} ${cy - b * k} ${cx - a * k} ${cy - b} ${cx} ${cy - b}Z`,
    );
    const [c, d] = [a - 27, b - 27];
    const shine = intersect(
      stroke(
        parse(`M${cx - c} ${cy}C${cx - c} ${cy - d * k} ${cx - c * k} ${cy - d} ${cx} ${cy - d}`),
        Math.max(13, 0.07 * b),
      ),
      rect(cx - 2 * a, cy - 2 * b, 2 * a - held.width / 2 - 5, 1.72 * b),
    );
    const r = Math.min(0.16 * b, 0.34 * CAP);
    const knot = polygon(
      [
        [cx, low - r * 0.8],
        [cx + r * 1.3, low + r * 1.1],
        [cx - r * 1.3, low + r * 1.1],
      ],
      r * 0.4,
    );
    const [top, drop] = [low + r, 0.42 * b];
    const string = stroke(
      parse(
        `M${cx} ${top}C${cx + 1.6 * r} ${top + drop * 0.3} ${cx - 1.6 * r} ${top + drop * 0.6} ${cx} ${top + drop}`,
      ),
      Math.max(12, r * 0.42),
    );
    return { plate: union(subtract(shape, shine), knot, string) };
  },
};

/** Cut paper that hangs from its string. */
export const papelPicado: Plate = {
  about: ['pinata', 'sombrero', 'taco', 'two-tacos', 'pastor-spit'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1.1, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.3 * CAP];
    const unit = Math.max(Math.min(0.4 * (y1 - y0), 0.86 * CAP), (x1 - x0) / 9);
    const count = Math.max(3, Math.round((x1 - x0) / unit));
    const wide = (x1 - x0) / count;
    const edge = y1 + wide * 0.66;
    const arcs = Array.from({ length: count }, (_, i) => {
      const [from, to] = [x1 - wide * i, x1 - wide * (i + 1)];
      return `C${from} ${edge + wide * 0.52} ${to} ${edge + wide * 0.52} ${to} ${edge}`;
    });
    const sheet = parse(`M${x0} ${y0}L${x1} ${y0}L${x1} ${edge}${arcs.join('')}Z`);
    const cuts = Array.from({ length: count }, (_, i) => {
      const [x, y, r] = [x0 + wide * (i + 0.5), y1 + wide * 0.5, wide * 0.34];
      return concat(
        polygon(
          [
            [x, y - r],
            [x + r * 0.72, y],
            [x, y + r],
            [x - r * 0.72, y],
          ],
          3,
        ),
      );
    });
    const dots = Array.from({ length: count - 1 }, (_, i) =>
      circle(x0 + wide * (i + 1), y1 + wide * 0.16, wide * 0.09),
    );
    const string = rect(x0 - 0.4 * CAP, y0 - 6, x1 - x0 + 0.8 * CAP, 14, 7);
    return { plate: union(subtract(sheet, ...cuts, ...dots), string) };
  },
};

/** A piñata in the shape of a donkey, its fringes at its hem and legs. */
export const pinata: Plate = {
  about: ['pinata'],
  styles: ['playful', 'creative', 'vintage', 'modern'],
  aspect: [1.2, 2.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.44 * CAP, bottom(held) + 0.36 * CAP];
    const size = (y1 - y0 + (x1 - x0) * 0.55) / 2;
    const fringed = (x: number, y: number, wide: number, high: number, count: number) => {
      const step = wide / count;
      const teeth = Array.from({ length: count }, (_, i): Point[] => [
        [x + wide - step * i, y + high],
        [x + wide - step * (i + 0.5), y + high + step * 0.6],
      ]).flat();
      return polygon([[x, y], [x + wide, y], ...teeth, [x, y + high]], 5);
    };
    const count = Math.max(5, Math.round((x1 - x0) / (0.26 * size)));
    const body = fringed(x0, y0, x1 - x0, y1 - y0, count);
    const hem = y1 + ((x1 - x0) / count) * 0.6 + GAP * 0.6;
    const wide = 0.46 * size;
    const leg = (x: number) =>
      concat(
        fringed(x, hem, wide, 0.2 * size, 3),
        rect(x + 0.04 * size, hem + 0.32 * size + GAP * 0.5, wide - 0.08 * size, 0.16 * size, 0.05 * size),
      );
    const neck = union(
      polygon(
        [
          [x1 - 0.5 * size, y0 + 6],
          [x1 - 0.36 * size, y0 - 0.62 * size],
          [x1 - 0.2 * size, y0 - 0.74 * size],
          [x1 + 0.2 * size, y0 - 0.62 * size],
          [x1 + 0.52 * size, y0 - 0.34 * size],
          [x1 + 0.5 * size, y0 - 0.1 * size],
          [x1 + 0.32 * size, y0 - 0.02 * size],
          [x1, y0 - 0.2 * size],
          [x1, y0 + 6],
        ],
        0.09 * size,
      ),
      ellipse(x1 - 0.24 * size, y0 - 0.92 * size, 0.09 * size, 0.28 * size),
      rotate(
        ellipse(x1 - 0.02 * size, y0 - 0.9 * size, 0.09 * size, 0.28 * size),
        16,
        x1 - 0.02 * size,
        y0 - 0.9 * size,
      ),
    );
    const eye = circle(x1 + 0.06 * size, y0 - 0.45 * size, Math.max(7, 0.06 * size));
    const tail = polygon(
      [
        [x0 + 6, y0 + 0.04 * size],
        [x0 - 0.26 * size, y0 - 0.14 * size],
        [x0 - 0.34 * size, y0 + 0.52 * size],
        [x0 - 0.22 * size, y0 + 0.44 * size],
        [x0 - 0.12 * size, y0 + 0.54 * size],
        [x0 - 0.1 * size, y0 + 0.24 * size],
        [x0 + 6, y0 + 0.28 * size],
      ],
      0.05 * size,
    );
    const cord = rect(
      (x0 + x1) / 2 - 0.3 * size,
      y0 - 0.8 * size,
      Math.max(12, 0.07 * size),
      0.8 * size + 6,
      5,
    );
    return {
      plate: concat(
        union(body, subtract(neck, eye), tail, cord),
        leg(x0 + 0.06 * size),
        leg(x1 - wide - 0.06 * size),
      ),
    };
  },
};
