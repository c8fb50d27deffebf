/** Plates of who makes parties. */
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX, centreY, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A balloon, its knot and string below. */
export const balloon: Plate = {
  about: ['balloon', 'balloon-bunch', 'balloon-dog', 'party-hat'],
  styles: ['playful', 'creative', 'modern'],
  aspect: [0.9, 1.5],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held) + 0.02 * held.height];
    const b = Math.hypot((held.width / 2 + 0.14 * CAP) / 0.97, held.height / 2 + 0.12 * CAP);
    const a = b * 0.97;
    const low = cy + b * 1.3;
    const half = (way: 1 | -1) => {
      const x = (share: number) => cx + way * a * share;
      return parse(
        `M${cx} ${cy - b}C${x(0.56)} ${cy - b} ${x(1)} ${cy - 0.58 * b} ${x(1)} ${cy - 0.02 * b}C${x(1)} ${cy + 0.56 * b} ${x(0.44)} ${low} ${x(0.06)} ${low}L${cx} ${low}Z`,
      );
    };
    const shape = union(half(1), half(-1), rect(cx - 5, cy - b + 4, 10, low - cy + b - 8));
    const [c, d] = [a * 0.84, b * 0.84];
    const shine = stroke(
      parse(
        `M${cx - 0.68 * c} ${cy - 0.74 * d}Q${cx - 0.5 * c} ${cy - 0.9 * d} ${cx - 0.24 * c} ${cy - 0.97 * d}`,
      ),
      Math.max(12, 0.07 * b),
    );
    const clear = rect(held.x - 24, held.y - 24, held.width + 48, held.height + 48);
    const r = 0.11 * b;
    const knot = polygon(
      [
        [cx, low - r * 0.8],
        [cx + r * 1.3, low + r * 1.1],
        [cx - r * 1.3, low + r * 1.1],
      ],
      r * 0.4,
    );
    const [top, drop] = [low + r, 0.72 * b];
    const string = stroke(
      parse(
        `M${cx} ${top}C${cx + 2.4 * r} ${top + drop * 0.3} ${cx - 2.4 * r} ${top + drop * 0.6} ${cx + 0.4 * r} ${top + drop}`,
      ),
      Math.max(11, 0.05 * b),
    );
    const glint = bounds(intersect(shine, clear)) === null ? [shine] : [];
    return { plate: union(subtract(shape, ...glint), knot, string) };
  },
};

/** Cut paper that hangs from its string. */
export const papelPicado: Plate = {
  about: [
    'pinata',
    'pennant-string',
    'sombrero',
    'taco',
    'two-tacos',
    'pastor-spit',
    'molcajete',
    'catrina',
    'papel-picado',
  ],
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
