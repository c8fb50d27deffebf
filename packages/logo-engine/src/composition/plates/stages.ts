/** Plates of who sings, dances and plays on stages. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { intersect, parse, stroke, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { GAP } from './body.js';
import type { Plate } from './plate.js';

/** A microphone of the fifties, the name on the band across its grille. */
export const vintageMicrophone: Plate = {
  about: ['microphone', 'stage-microphone', 'lectern-talk'],
  aspect: [1.1, 2.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.46 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.36 * CAP, bottom(held) + 0.36 * CAP];
    const [wide, cx] = [x1 - x0, centreX(held)];
    const s = (y1 - y0 + wide * 0.6) / 2;
    const bar = Math.max(12, 0.16 * s);
    const slit = Math.max(10, 0.09 * s);
    const [top, low] = [y0 - 3 * (bar + slit), y1 + 2 * (bar + slit)];
    const inset = 0.05 * wide;
    const capsule = rect(x0 + inset, top, wide - 2 * inset, low - top, Math.min(0.44 * wide, 0.9 * s));
    const rows = [1, 2, 3].map((i) => rect(x0, y0 - i * (bar + slit), wide, bar));
    const more = [0, 1].map((i) => rect(x0, y1 + slit + i * (bar + slit), wide, bar));
    const grille = intersect(capsule, union(...rows, ...more));
    const spine = intersect(capsule, rect(cx - 0.11 * s, top, 0.22 * s, low - top));
    const band = rect(x0, y0, wide, y1 - y0, 0.12 * CAP);
    const [arm, thick] = [low + 0.3 * s, Math.max(13, 0.13 * s)];
    const stand = union(
      rect(cx - 0.2 * s, low - 6, 0.4 * s, 0.16 * s, 0.03 * s),
      rect(cx - thick / 2, low, thick, 0.46 * s),
      rect(cx - 0.52 * s, arm + 0.12 * s, 1.04 * s, thick, thick / 2),
    );
    return { plate: union(band, grille, spine, stand) };
  },
};

/** A tutu, the name on its skirt. */
export const tutu: Plate = {
  about: ['ballet-shoes', 'tutu'],
  styles: ['playful', 'creative', 'modern', 'vintage', 'minimal'],
  aspect: [1.5, 3.2],
  draw(held) {
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.3 * CAP];
    const [cx, high] = [centreX(held), y1 - y0];
    const half = held.width / 2 + 0.36 * CAP;
    const s = (high + half) / 2;
    const waist = 0.32 * s;
    const [top, out] = [y0 - 0.1 * s, half + 0.36 * s];
    const count = 2 * Math.round(out / (0.3 * s)) + 1;
    const step = (2 * out) / count;
    const hem = (x: number) => y1 + 0.02 * s - 0.34 * high * (Math.abs(x - cx) / out) ** 2.4;
    const arcs = Array.from({ length: count }, (_, i) => {
      const [from, to] = [cx + out - step * i, cx + out - step * (i + 1)];
      return `C${from + step * 0.06} ${hem(from) + step * 0.66} ${to - step * 0.06} ${hem(to) + step * 0.66} ${to} ${hem(to)}`;
    });
    const tip = hem(cx + out);
    const skirt = parse(
      `M${cx - waist} ${top}L${cx + waist} ${top}C${cx + half * 0.7} ${top + 0.04 * s} ${cx + half} ${y0 + 0.06 * s} ${cx + out} ${tip}${arcs.join('')}C${cx - half} ${y0 + 0.06 * s} ${cx - half * 0.7} ${top + 0.04 * s} ${cx - waist} ${top}Z`,
    );
    const up = top - GAP;
    const bodice = parse(
      `M${cx - waist} ${up}L${cx - waist * 1.24} ${up - 0.5 * s}C${cx - waist * 1.28} ${up - 0.66 * s} ${cx - waist * 0.2} ${up - 0.74 * s} ${cx} ${up - 0.46 * s}C${cx + waist * 0.2} ${up - 0.74 * s} ${cx + waist * 1.28} ${up - 0.66 * s} ${cx + waist * 1.24} ${up - 0.5 * s}L${cx + waist} ${up}Z`,
    );
    const strap = (way: 1 | -1) =>
      stroke(
        line(cx + way * waist * 0.9, up - 0.5 * s, cx + way * waist * 0.62, up - 0.94 * s),
        Math.max(11, 0.07 * s),
      );
    return { plate: concat(skirt, union(bodice, strap(1), strap(-1))) };
  },
};

/** A grand piano from its side, its lid up. */
export const grandPiano: Plate = {
  about: [],
  aspect: [1.8, 3.6],
  draw(held) {
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.54 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.36 * CAP];
    const [high, wide] = [y1 - y0, x1 - x0];
    const s = (high + wide * 0.4) / 2;
    const shelf = x0 - 0.5 * s;
    const rim = parse(
      `M${x0} ${y0}L${x1 - 0.1 * s} ${y0}Q${x1} ${y0} ${x1} ${y0 + 0.1 * s}L${x1} ${y1 - 0.16 * s}Q${x1} ${y1} ${x1 - 0.16 * s} ${y1}L${shelf + 0.1 * s} ${y1}Q${shelf} ${y1} ${shelf} ${y1 - 0.1 * s}L${shelf} ${y0 + 0.62 * high}Q${shelf} ${y0 + 0.54 * high} ${shelf + 0.08 * s} ${y0 + 0.54 * high}L${x0 - 0.08 * s} ${y0 + 0.54 * high}Q${x0} ${y0 + 0.54 * high} ${x0} ${y0 + 0.46 * high}Z`,
    );
    const leg = (x: number) =>
      polygon(
        [
          [x - 0.13 * s, y1 - 6],
          [x + 0.13 * s, y1 - 6],
          [x + 0.075 * s, y1 + 0.62 * s],
          [x - 0.075 * s, y1 + 0.62 * s],
        ],
        3,
      );
    const wheel = (x: number) => circle(x, y1 + 0.64 * s, 0.1 * s);
    const legs = [x0 - 0.06 * s, x0 + wide * 0.52, x1 - 0.3 * s];
    const rise = 0.8 * s + 0.06 * wide;
    const lid = parse(
      `M${x1 - 0.04 * s} ${y0 - GAP}C${x1 - 0.1 * wide} ${y0 - 0.7 * rise} ${x0 + 0.5 * wide} ${y0 - 0.66 * rise} ${x0 + 0.2 * wide} ${y0 - 1.3 * rise}Q${x0 + 0.17 * wide} ${y0 - 1.36 * rise} ${x0 + 0.13 * wide} ${y0 - 1.28 * rise}L${x0 + 0.1 * wide} ${y0 - 1.1 * rise}L${x1 - 0.2 * wide} ${y0 - GAP}Z`,
    );
    const prop = stroke(
      line(x0 + 0.36 * wide, y0 + 4, x0 + 0.32 * wide, y0 - 0.86 * rise),
      Math.max(11, 0.07 * s),
    );
    return { plate: union(rim, ...legs.map(leg), ...legs.map(wheel), lid, prop) };
  },
};
