/** Plates of who sells bags, underwear and what one swims in. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, translate } from '../../geometry/path.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { bodyAround, GAP } from './body.js';
import { from } from './herd.js';
import type { Plate } from './plate.js';

/** A leather handbag: its handle, its flap with a clasp, the name under it. */
export const flapHandbag: Plate = {
  about: ['handbag'],
  aspect: [1, 2.4],
  draw(held) {
    const { x0, x1, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.3, 0.46);
    const lean = m * 0.12;
    const flap = m * 0.42;
    const top = y0 - flap;
    const whole = polygon(
      [
        [x0, top],
        [x1, top],
        [x1 + lean, y1],
        [x0 - lean, y1],
      ],
      m * 0.13,
    );
    const edge = parse(
      `M${x0 - m} ${y0 - m * 0.16}L${x0 - lean} ${y0 - m * 0.16}C${cx - wide * 0.2} ${y0 - m * 0.1} ${cx - wide * 0.12} ${y0 - m * 0.02} ${cx} ${y0 - m * 0.02}C${cx + wide * 0.12} ${y0 - m * 0.02} ${cx + wide * 0.2} ${y0 - m * 0.1} ${x1 + lean} ${y0 - m * 0.16}H${x1 + m}`,
    );
    const seam = stroke(edge, GAP);
    const clasp = rect(cx - m * 0.13, y0 - m * 0.2, m * 0.26, m * 0.2, m * 0.06);
    const hold = Math.min(wide * 0.3, m * 0.6);
    const thick = Math.max(14, m * 0.11);
    const bow = stroke(
      parse(
        `M${cx - hold} ${top - GAP}C${cx - hold} ${top - m * 0.66} ${cx + hold} ${top - m * 0.66} ${cx + hold} ${top - GAP}`,
      ),
      thick,
    );
    const lugs = [-1, 1].map((way) =>
      rect(cx + way * hold - thick * 0.85, top - thick * 0.9, thick * 1.7, thick * 1.4, thick * 0.2),
    );
    return {
      plate: union(
        subtract(whole, seam, grow(clasp, GAP * 0.8)),
        subtract(union(bow, ...lugs), grow(whole, -1)),
      ),
      second: clasp,
    };
  },
};

/** A corset with a trim at its neck, its front laced under the name, garters at its hem. */
export const lacedCorset: Plate = {
  about: ['corset', 'bra'],
  aspect: [1, 1.9],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.26, 0.2);
    const t = Math.max(11, m * 0.055);
    const [top, hem] = [y0 - m * 0.14, y1 + m * 0.5];
    const edge = x0 - m * 0.06;
    const left = parse(
      `M${cx} ${top - m * 0.06}C${cx - wide * 0.05} ${top - m * 0.28} ${cx - wide * 0.18} ${top - m * 0.4} ${cx - wide * 0.3} ${top - m * 0.38}C${cx - wide * 0.42} ${top - m * 0.36} ${edge - m * 0.02} ${top - m * 0.22} ${edge - m * 0.05} ${top - m * 0.02}C${edge - m * 0.07} ${y0 + m * 0.2} ${x0 + m * 0.1} ${y1 - m * 0.12} ${x0 + m * 0.1} ${y1 + m * 0.06}C${x0 + m * 0.08} ${y1 + m * 0.2} ${x0 - m * 0.12} ${y1 + m * 0.28} ${x0 - m * 0.14} ${hem - m * 0.1}Q${x0 - m * 0.15} ${hem} ${x0 - m * 0.06} ${hem}C${cx - wide * 0.28} ${hem - m * 0.02} ${cx - wide * 0.14} ${hem + m * 0.06} ${cx} ${hem + m * 0.2}Z`,
    );
    const body = union(left, mirror(left, cx - 0.01));
    // The neck comes down by its trim: what is over it is the second colour.
    const trim = subtract(body, translate(body, 0, m * 0.15), rect(x0 - m, y0, wide + 2 * m, 4 * m));
    const rest = subtract(
      intersect(body, translate(body, 0, m * 0.15 + t)),
      rect(x0 - m, y0, wide + 2 * m, 4 * m),
    );
    const skirt = intersect(body, rect(x0 - m, y0 - 1, wide + 2 * m, 4 * m));
    const half = m * 0.16;
    const laces = [0.04, 0.27].flatMap((dy) =>
      [1, -1].map((way) =>
        stroke(
          line(cx - half, y1 + m * (dy + 0.09 - way * 0.09), cx + half, y1 + m * (dy + 0.09 + way * 0.09)),
          t,
        ),
      ),
    );
    const bone = stroke(
      parse(
        `M${cx - wide * 0.26} ${y1 + m * 0.06}C${cx - wide * 0.26} ${y1 + m * 0.2} ${cx - wide * 0.3} ${hem - m * 0.2} ${cx - wide * 0.31} ${hem + m * 0.1}`,
      ),
      t,
    );
    const gx = x0 + m * 0.08;
    const garter = union(
      rect(gx - m * 0.045, hem + GAP, m * 0.09, m * 0.14),
      rect(gx - m * 0.08, hem + GAP + m * 0.1, m * 0.16, m * 0.13, m * 0.03),
    );
    return {
      plate: subtract(union(rest, skirt), ...laces, bone, mirror(bone, cx)),
      second: concat(trim, garter, mirror(garter, cx)),
    };
  },
};

/** A bathing suit, a bow at its neck, seams at its legs. */
export const bathingSuit: Plate = {
  about: ['swimsuit', 'bikini', 'swim-trunks'],
  aspect: [0.9, 1.8],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.34, 0.24, 0.2);
    const foot = y1 + m * 0.8;
    const strap = m * 0.16;
    const dip = y0 - m * 0.2;
    const top = dip - m * 0.46;
    const s = Math.min(wide * 0.34, m * 0.56);
    const left = parse(
      `M${cx} ${dip}C${cx - s * 0.56} ${dip} ${cx - s * 0.84} ${dip - m * 0.16} ${cx - s + strap * 0.4} ${top}H${cx - s - strap * 0.6}C${cx - s - strap * 0.6} ${dip - m * 0.16} ${x0 + m * 0.02} ${dip - m * 0.08} ${x0 - m * 0.06} ${y0 - m * 0.04}C${x0 - m * 0.08} ${y0 + m * 0.2} ${x0 + m * 0.06} ${y1 - m * 0.22} ${x0 + m * 0.05} ${y1 - m * 0.02}C${x0 + m * 0.04} ${y1 + m * 0.08} ${x0 - m * 0.06} ${y1 + m * 0.16} ${x0 - m * 0.1} ${y1 + m * 0.3}C${cx - wide * 0.3} ${y1 + m * 0.38} ${cx - m * 0.24} ${y1 + m * 0.54} ${cx - m * 0.17} ${foot}H${cx}Z`,
    );
    const body = union(left, mirror(left, cx - 0.01));
    const seam = stroke(
      parse(
        `M${x0 - m * 0.2} ${y1 + m * 0.16}C${cx - wide * 0.3} ${y1 + m * 0.24} ${cx - m * 0.18} ${y1 + m * 0.42} ${cx - m * 0.09} ${foot + 20}`,
      ),
      Math.max(10, m * 0.05),
    );
    const b = from(cx, dip, m);
    const loop = parse(
      `M${b(0, 0)}C${b(-0.08, -0.13)} ${b(-0.23, -0.2)} ${b(-0.27, -0.12)}C${b(-0.29, -0.05)} ${b(-0.29, 0.05)} ${b(-0.27, 0.12)}C${b(-0.23, 0.19)} ${b(-0.08, 0.11)} ${b(0, 0)}Z`,
    );
    const bow = union(loop, mirror(loop, cx), circle(cx, dip, m * 0.07));
    return { plate: subtract(body, seam, mirror(seam, cx), grow(bow, GAP)), second: bow };
  },
};
