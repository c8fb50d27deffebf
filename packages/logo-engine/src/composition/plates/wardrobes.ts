/** Plates of who sells bags, underwear and what one swims in. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
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

/** A corset, laced under the name, a bow at its neckline. */
export const lacedCorset: Plate = {
  about: ['corset', 'bra'],
  aspect: [1, 1.9],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.4, 0.2, 0.2);
    const [top, waist, foot] = [y0 - m * 0.3, y1 + m * 0.16, y1 + m * 0.62];
    const left = parse(
      `M${cx} ${top + m * 0.14}C${cx - m * 0.06} ${top - m * 0.1} ${cx - wide * 0.16} ${top - m * 0.2} ${cx - wide * 0.28} ${top - m * 0.2}C${cx - wide * 0.4} ${top - m * 0.2} ${x0 - m * 0.04} ${top - m * 0.1} ${x0 - m * 0.14} ${top + m * 0.06}C${x0 - m * 0.22} ${top + m * 0.24} ${x0 - m * 0.16} ${y0 + m * 0.2} ${x0 - m * 0.06} ${y1 - m * 0.24}C${x0 + m * 0.02} ${y1 - m * 0.06} ${x0 + m * 0.08} ${y1} ${x0 + m * 0.08} ${waist}C${x0 + m * 0.06} ${waist + m * 0.16} ${x0 - m * 0.14} ${foot - m * 0.2} ${x0 - m * 0.2} ${foot - m * 0.06}Q${x0 - m * 0.22} ${foot + m * 0.01} ${x0 - m * 0.13} ${foot}C${cx - wide * 0.3} ${foot - m * 0.06} ${cx - m * 0.16} ${foot + m * 0.06} ${cx} ${foot + m * 0.22}Z`,
    );
    const body = union(left, mirror(left, cx - 0.01));
    const t = Math.max(10, m * 0.055);
    const half = m * 0.15;
    const laces = [0.1, 0.36].flatMap((dy) =>
      [1, -1].map((way) =>
        stroke(
          line(cx - half, y1 + m * (dy + 0.11 - way * 0.11), cx + half, y1 + m * (dy + 0.11 + way * 0.11)),
          t,
          {
            cap: 'round',
          },
        ),
      ),
    );
    const bone = stroke(
      parse(
        `M${cx - wide * 0.28} ${waist}C${cx - wide * 0.28} ${waist + m * 0.2} ${cx - wide * 0.33} ${foot - m * 0.2} ${cx - wide * 0.36} ${foot + m * 0.3}`,
      ),
      t,
    );
    const b = from(cx, top + m * 0.02, m);
    const loop = parse(
      `M${b(0, 0)}C${b(-0.1, -0.14)} ${b(-0.28, -0.24)} ${b(-0.33, -0.14)}C${b(-0.36, -0.06)} ${b(-0.36, 0.06)} ${b(-0.33, 0.14)}C${b(-0.28, 0.22)} ${b(-0.1, 0.12)} ${b(0, 0)}Z`,
    );
    const bow = union(loop, mirror(loop, cx), circle(cx, top + m * 0.02, m * 0.08));
    return {
      plate: subtract(body, grow(bow, GAP), ...laces, bone, mirror(bone, cx)),
      second: bow,
    };
  },
};

/** A bathing costume with its straps and a belt. */
export const bathingSuit: Plate = {
  about: ['swimsuit', 'bikini', 'swim-trunks'],
  aspect: [0.9, 1.7],
  draw(held) {
    const { x0, y0, y1, wide, cx, size: m } = bodyAround(held, 0.38, 0.2, 0.22);
    const top = y0 - m * 0.4;
    const foot = y1 + m * 0.78;
    const strap = m * 0.14;
    const s = Math.min(wide * 0.32, m * 0.5);
    const left = parse(
      `M${cx} ${y0 - m * 0.08}C${cx - s * 0.5} ${y0 - m * 0.1} ${cx - s * 0.8} ${top + m * 0.1} ${cx - s + strap * 0.5} ${top - m * 0.26}H${cx - s - strap * 0.5}C${cx - s - strap * 0.5} ${top + m * 0.06} ${x0 + m * 0.04} ${top + m * 0.2} ${x0 - m * 0.08} ${y0 - m * 0.06}C${x0 - m * 0.1} ${y0 + m * 0.2} ${x0 + m * 0.03} ${y1 - m * 0.16} ${x0 + m * 0.03} ${y1 + m * 0.02}C${x0 + m * 0.03} ${y1 + m * 0.16} ${x0 - m * 0.12} ${y1 + m * 0.26} ${x0 - m * 0.14} ${y1 + m * 0.42}C${cx - wide * 0.34} ${y1 + m * 0.44} ${cx - m * 0.2} ${foot - m * 0.2} ${cx - m * 0.16} ${foot}H${cx}Z`,
    );
    const body = union(left, mirror(left, cx - 0.01));
    const [b0, deep] = [y1 + GAP * 0.2, m * 0.13];
    const strip = (from: number, to: number) => rect(cx - wide, from, 2 * wide, to - from);
    const ring = rect(cx - m * 0.12, b0 + GAP - m * 0.04, m * 0.24, deep + m * 0.08, m * 0.06);
    const belt = intersect(body, strip(b0 + GAP, b0 + GAP + deep));
    return {
      plate: subtract(body, strip(b0, b0 + 2 * GAP + deep), grow(ring, GAP)),
      second: union(subtract(belt, grow(ring, GAP * 0.8)), ring),
    };
  },
};
