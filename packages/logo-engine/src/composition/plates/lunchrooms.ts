/** Plates of who cooks for works, fits out kitchens, tosses crepes and serves hot drinks in clay. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { arc, circle, ellipse, line, type Point, polygon, polyline, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A factory: its saw-tooth roof with skylights, and a chimney that smokes. */
export const sawtoothFactory: Plate = {
  about: ['factory'],
  aspect: [1.1, 3.4],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size: m, wide } = bodyAround(held, 0.4, 0.3, 0.38);
    const from = x0 + 0.46 * m;
    const count = Math.max(2, Math.round((x1 - from) / (0.74 * m)));
    const slot = (x1 - from) / count;
    const rise = 0.42 * m;
    const teeth = Array.from({ length: count }, (_, i) => {
      const x = from + i * slot;
      const whole = polygon(
        [
          [x, y0 + 0.1 * h],
          [x, y0 - 0.12 * m],
          [x + slot - 0.04 * m, y0 - 0.12 * m - rise],
          [x + slot, y0 - 0.12 * m - rise],
          [x + slot, y0 + 0.1 * h],
        ],
        0.03 * m,
      );
      const light = polygon(
        [
          [x + 0.34 * slot, y0 - 0.08 * m],
          [x + 0.34 * slot, y0 - 0.1 * m - 0.06 * rise],
          [x + 0.84 * slot, y0 - 0.1 * m - 0.52 * rise],
          [x + 0.84 * slot, y0 - 0.08 * m],
        ],
        0.02 * m,
      );
      return subtract(whole, light);
    });
    const [c, top] = [x0 + 0.17 * m, y0 - 0.96 * m];
    const chimney = polygon(
      [
        [c - 0.17 * m, top],
        [c + 0.17 * m, top],
        [c + 0.22 * m, y0 + 0.1 * h],
        [c - 0.22 * m, y0 + 0.1 * h],
      ],
      0.03 * m,
    );
    const ring = rect(c - m, top + 0.15 * m, 2 * m, gap);
    const puff = (x: number, y: number, r: number) => circle(c + x * m, top - gap - y * m, r * m);
    const smoke = union(
      puff(0.04, 0.14, 0.15),
      puff(0.3, 0.26, 0.22),
      puff(0.66, 0.28, 0.18),
      puff(0.96, 0.32, 0.13),
    );
    const ground = rect(x0 - 0.22 * m, y1 + gap, wide + 0.44 * m, 0.13 * m, 0.06 * m);
    const hall = union(
      rect(x0 - 0.05 * m, y0 - 0.02 * m, wide + 0.05 * m, h),
      ...teeth,
      subtract(chimney, ring),
    );
    return { plate: concat(hall, ground), second: smoke };
  },
};

/** A hood over a lidded pot on its hob. */
export const stoveHood: Plate = {
  about: ['kitchen-hood', 'kitchen-units'],
  aspect: [1.4, 3.8],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, cx, wide } = bodyAround(held, 0.3, 0.3, 0.28);
    const s = 0.42 * h + 0.08 * wide;
    const lean = 0.26 * h;
    const canopy = polygon(
      [
        [x0 - 0.02 * h, y0],
        [x1 + 0.02 * h, y0],
        [x1 + lean, y1],
        [x0 - lean, y1],
      ],
      0.08 * s,
    );
    const lip = rect(x0 - lean - 0.1 * s, y1 + gap, wide + 2 * lean + 0.2 * s, 0.24 * s, 0.08 * s);
    const half = Math.min(0.18 * wide, 0.8 * s);
    const duct = rect(cx - half, y0 - 0.5 * s, 2 * half, s, 0.05 * s);
    const seam = rect(cx - half - 9, y0 - 0.24 * s, 2 * half + 18, gap);
    const under = y1 + gap + 0.24 * s;
    const a = 1.15 * s;
    const lid = under + 0.56 * s;
    const cover = union(
      parse(
        `M${cx - a} ${lid}C${cx - 0.9 * a} ${lid - 0.32 * s} ${cx + 0.9 * a} ${lid - 0.32 * s} ${cx + a} ${lid}Z`,
      ),
      circle(cx, lid - 0.26 * s, 0.13 * s),
    );
    const pot = union(
      rect(cx - a, lid + gap, 2 * a, 0.62 * s, 0.16 * s),
      rect(cx - a - 0.34 * s, lid + gap + 0.1 * s, 2 * a + 0.68 * s, 0.18 * s, 0.09 * s),
    );
    const hob = rect(x0, lid + 2 * gap + 0.62 * s, wide, 0.16 * s, 0.08 * s);
    return {
      plate: concat(union(canopy, subtract(duct, seam)), lip, pot, hob),
      second: cover,
    };
  },
};

/** A frying pan that tosses a crepe. */
export const tossedPancake: Plate = {
  about: ['crepe', 'pancakes', 'frying-pan'],
  aspect: [1.7, 3.5],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size: m, cx, wide } = bodyAround(held, 0.4, 0.34, 0.38);
    const lean = 0.3 * h;
    const pan = parse(
      `M${x0 - lean} ${y0}H${x1 + lean}C${x1 + 0.7 * lean} ${y0 + 0.6 * h} ${x1 + 0.1 * m} ${y1} ${x1 - 0.26 * m} ${y1}H${x0 + 0.26 * m}C${x0 - 0.1 * m} ${y1} ${x0 - 0.7 * lean} ${y0 + 0.6 * h} ${x0 - lean} ${y0}Z`,
    );
    const rim = rect(x0 - lean - 0.08 * m, y0 - 0.06 * m, wide + 2 * lean + 0.16 * m, 0.17 * m, 0.08 * m);
    const [hx, hy] = [x1 + 0.5 * lean, y0 + 0.26 * h];
    const [tx, ty] = [x1 + lean + 1.02 * m, y0 - 0.06 * m];
    const grip = stroke(line(hx, hy, tx, ty), 0.26 * m);
    const eye = circle(tx - 0.03 * m, ty + 0.01 * m, 0.085 * m);
    const [r, top, flat] = [Math.min(0.4 * wide, 0.92 * m), y0 - 0.6 * m, 0.19 * m];
    const face = ellipse(cx, top, r, flat);
    const edge = subtract(
      union(ellipse(cx, top + 0.17 * m, r, flat), rect(cx - r, top, 2 * r, 0.17 * m)),
      grow(face, gap),
    );
    const turn = stroke(arc(cx, top + 0.1 * m, r + 0.26 * m, -24, 4), Math.max(13, 0.085 * m));
    return {
      plate: union(pan, rim, subtract(grip, eye)),
      second: concat(rotate(concat(face, edge), -13, cx, top), turn, mirror(turn, cx)),
    };
  },
};

/** A round mug of clay, banded, with a hot drink in it. */
export const roundClayMug: Plate = {
  about: ['jarrito'],
  aspect: [0.9, 2.3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, gap, size: m, cx, wide } = bodyAround(held, 0.3, 0.3, 0.36);
    const [a, b] = [wide / 2 - 0.1 * m, wide / 2 + 0.16 * m];
    const neck = y0 - 0.1 * m;
    const lip = neck - 0.46 * m;
    const belly = parse(
      `M${cx - a - 0.1 * m} ${lip}Q${cx - a - 0.1 * m} ${lip - 0.07 * m} ${cx - a - 0.02 * m} ${lip - 0.07 * m}H${cx + a + 0.02 * m}Q${cx + a + 0.1 * m} ${lip - 0.07 * m} ${cx + a + 0.1 * m} ${lip}Q${cx + a - 0.02 * m} ${neck - 0.2 * m} ${cx + a} ${neck}` +
        `C${cx + b + 0.18 * m} ${y0 + 0.16 * h} ${cx + b + 0.16 * m} ${y1 - 0.16 * h} ${cx + 0.62 * a} ${y1 + 0.06 * m}H${cx - 0.62 * a}C${cx - b - 0.16 * m} ${y1 - 0.16 * h} ${cx - b - 0.18 * m} ${y0 + 0.16 * h} ${cx - a} ${neck}Q${cx - a + 0.02 * m} ${neck - 0.2 * m} ${cx - a - 0.1 * m} ${lip}Z`,
    );
    const count = 2 * Math.max(4, Math.round((2 * a) / (0.46 * m)));
    const zigzag = stroke(
      polyline(
        Array.from({ length: count + 1 }, (_, i): Point => {
          const x = cx - a - 0.2 * m + (i * (2 * a + 0.4 * m)) / count;
          return [x, neck - (i % 2 === 0 ? 0.12 : 0.3) * m];
        }),
      ),
      gap,
    );
    const foot = rect(cx - 0.6 * a, y1, 1.2 * a, 0.16 * m, 0.04 * m);
    const ring = ellipse(x1 + 0.06 * m, y0 + 0.28 * h, 0.54 * m, 0.32 * h + 0.14 * m);
    const bow = stroke(ring, 0.16 * m);
    const whole = union(belly, foot);
    const steam = [-1, 0, 1].map((i) => {
      const [x, y, sway, tall] = [cx + i * 0.32 * m, lip - 0.16 * m, 0.13 * m, 0.34 * m];
      return stroke(
        parse(`M${x} ${y}C${x - sway} ${y - tall * 0.4} ${x + sway} ${y - tall * 0.6} ${x} ${y - tall}`),
        Math.max(13, 0.08 * m),
      );
    });
    const inside = rect(x0 - m, lip - m, x1 - x0 + m - 0.1 * m, h + 3 * m);
    return { plate: union(subtract(whole, zigzag), subtract(bow, inside)), second: concat(...steam) };
  },
};
