/** Plates of who makes what is of clay. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A clay jar with two ears and a painted neck. */
export const clayJar: Plate = {
  about: ['pottery', 'vase'],
  aspect: [1, 2.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.62 * CAP, right(held) + 0.62 * CAP];
    const [y0, y1] = [held.y - 0.3 * CAP - held.height * 0.07, bottom(held) + 0.36 * CAP];
    const [high, wide, cx, cy] = [y1 - y0, x1 - x0, centreX(held), centreY(held)];
    const m = high * 0.5 + wide * 0.25;
    const gap = 0.11 * CAP;
    const [neck, foot] = [wide * 0.3, wide * 0.26];
    const [top, low] = [y0 - m * 0.16, y1 + m * 0.14];
    const side = (way: 1 | -1) => (way > 0 ? x1 : x0);
    const belly = parse(
      `M${cx - neck} ${top}L${cx + neck} ${top}C${side(1) - wide * 0.04} ${y0} ${side(1)} ${cy - high * 0.36} ${side(1)} ${cy - high * 0.06}C${side(1)} ${cy + high * 0.36} ${side(1) - wide * 0.06} ${y1} ${cx + foot} ${low}L${cx - foot} ${low}C${side(-1) + wide * 0.06} ${y1} ${side(-1)} ${cy + high * 0.36} ${side(-1)} ${cy - high * 0.06}C${side(-1)} ${cy - high * 0.36} ${side(-1) + wide * 0.04} ${y0} ${cx - neck} ${top}Z`,
    );
    const tall = m * 0.24;
    const collarTop = top - gap - tall;
    const collar = parse(
      `M${cx - neck - m * 0.06} ${collarTop}L${cx + neck + m * 0.06} ${collarTop}C${cx + neck - m * 0.04} ${collarTop + tall * 0.5} ${cx + neck - m * 0.03} ${top - gap - 6} ${cx + neck} ${top - gap}L${cx - neck} ${top - gap}C${cx - neck + m * 0.03} ${top - gap - 6} ${cx - neck + m * 0.04} ${collarTop + tall * 0.5} ${cx - neck - m * 0.06} ${collarTop}Z`,
    );
    const lip = rect(cx - neck - m * 0.13, collarTop - m * 0.08, (neck + m * 0.13) * 2, m * 0.11, m * 0.05);
    const ear = (way: 1 | -1) =>
      stroke(
        parse(
          `M${cx + way * (neck - 4)} ${collarTop + tall * 0.3}C${cx + way * (neck + m * 0.42)} ${collarTop + tall * 0.1} ${cx + way * (neck + m * 0.5)} ${top + m * 0.05} ${cx + way * (neck + m * 0.26)} ${y0 + m * 0.06}`,
        ),
        m * 0.1,
      );
    const base = rect(cx - foot, low + gap, foot * 2, m * 0.11, 0.05 * CAP);
    const jar = union(belly, ear(-1), ear(1), collar, lip);
    const seam = rect(cx - neck - m * 0.02, top - gap, neck * 2 + m * 0.04, gap);
    return { plate: concat(subtract(jar, seam), base) };
  },
};
