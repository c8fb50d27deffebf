/** Plates of who makes parties. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect, star } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

const GAP = 0.11 * CAP;

/** A balloon, its knot and string below. */
export const balloon: Plate = {
  about: ['balloon', 'balloon-bunch', 'balloon-dog', 'party-hat'],
  styles: ['playful', 'creative', 'modern'],
  aspect: [0.8, 2.8],
  draw(held) {
    const [cx, cy] = [centreX(held), centreY(held)];
    const a = (held.width / 2 + 0.48 * CAP) / 0.79;
    const b = (held.height / 2 + 0.44 * CAP) / 0.77;
    const k = 0.76;
    const low = cy + b * 1.16;
    const shape = parse(
      `M${cx} ${cy - b}C${cx + a * k} ${cy - b} ${cx + a} ${cy - b * k} ${cx + a} ${cy - 0.02 * b}C${cx + a} ${cy + b * 0.62} ${cx + a * 0.52} ${low} ${cx} ${low}C${cx - a * 0.52} ${low} ${cx - a} ${cy + b * 0.62} ${cx - a} ${cy - 0.02 * b}C${cx - a} ${cy - b * k} ${cx - a * k} ${cy - b} ${cx} ${cy - b}Z`,
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
  aspect: [1, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.3 * CAP];
    const unit = Math.min(0.4 * (y1 - y0), 0.86 * CAP);
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

/** A rocket of fireworks that lies on its stick. */
export const skyrocket: Plate = {
  about: ['skyrocket', 'fireworks'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.4 * CAP, right(held) + 0.4 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const cone = polygon(
      [
        [x1 + GAP, y0 - 0.12 * high],
        [x1 + GAP + 0.62 * high, cy],
        [x1 + GAP, y1 + 0.12 * high],
      ],
      0.05 * high,
    );
    const thick = Math.max(13, 0.1 * high);
    const ring = Math.min(0.14 * high, 0.32 * CAP);
    const foot = x0 - GAP - ring;
    const tube = concat(
      rect(x0, y0, x1 - x0, high, 0.04 * CAP),
      union(
        rect(foot, y0, ring, high, 0.06 * CAP),
        rect(foot - 0.62 * high, cy - thick / 2, 0.62 * high + 10, thick, thick / 2),
      ),
    );
    const sparks = [
      [-0.26, -0.33, 0.15],
      [-0.26, 0.33, 0.15],
      [-0.52, -0.24, 0.1],
      [-0.52, 0.24, 0.1],
    ].map(([x = 0, y = 0, r = 0]) => star(foot + x * high, cy + y * high, r * high, r * 0.42 * high, 4, 2));
    return { plate: concat(tube, cone), second: concat(...sparks) };
  },
};
